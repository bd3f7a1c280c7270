"""Matches between bots, many of them, on all cores: who wins how often."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from math import sqrt
from typing import NamedTuple, TypeVar

from asztal.bots import consult, make
from asztal.engine.errors import AsztalError
from asztal.engine.play import play_on
from asztal.engine.rng import seeded
from asztal.games import find
from asztal.machine import cores

# Two-sided 95 %.
_Z = 1.959964

T = TypeVar("T")


@dataclass(frozen=True)
class Standing:
    """How a bot did: shared victories count in part; low and high bound the win rate with 95 % confidence."""

    bot: str
    wins: float
    win_rate: float
    low: float
    high: float


class Task(NamedTuple):
    """A match to be played: what ``play_match`` asks for."""

    game: str
    bots: Sequence[str]
    seed: int
    turn: int
    options: Mapping[str, str]


def wilson(wins: float, games: float) -> tuple[float, float]:
    """Wilson's interval for a share, which stays honest near 0 and 1."""
    share = wins / games
    centre = share + _Z * _Z / (2 * games)
    spread = _Z * sqrt(share * (1 - share) / games + _Z * _Z / (4 * games * games))
    scale = 1 + _Z * _Z / games
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


def rotated(items: Sequence[T], turn: int) -> list[T]:
    """The items moved on by ``turn`` seats: who sat on seat ``turn`` sits on the first one now."""
    return [items[(at + turn) % len(items)] for at in range(len(items))]


def play_match(game_name: str, bots: Sequence[str], seed: int, turn: int, options: Mapping[str, str]) -> list[float]:
    """One match, the bots moved on by ``turn`` seats; each bot's share of the victory, in the order given.

    Thinking time is counted by the processor's clock: whatever else the machine does takes nothing from a bot.
    """
    game = find(game_name)
    count = len(bots)
    seated = [make(bot, game, time.process_time) for bot in rotated(bots, turn)]
    state = game.new(count, seed, options)
    play_on(state, seeded(seed, "opening"), game.thinking.opening)
    rngs = [seeded(seed, "simulate", turn, seat) for seat in range(count)]
    while state.menu:
        seat = int(state.seat)
        state.choose(consult(seated[seat], state, seat, rngs[seat]))
    assert state.result is not None
    return rotated(state.result.payoffs(), -turn)


def check(
    game_name: str,
    bots: Sequence[str],
    games: int,
    seed: int,
    options: Mapping[str, str] | None = None,
    seats: int | None = None,
) -> dict[str, str]:
    """Refuses what can't be played; the options that will be played with. There is a seat for each bot, unless told."""
    game = find(game_name)
    if games < 1:
        raise AsztalError(f"At least one game must be played, not {games}.")
    for bot in bots:
        make(bot, game)
    all_options = game.full_options({**game.thinking.simulation, **(options or {})})
    game.new(len(bots) if seats is None else seats, seed, all_options)
    return all_options


def simulate(
    game_name: str,
    bots: Sequence[str],
    games: int,
    seed: int,
    options: Mapping[str, str] | None = None,
    jobs: int | None = None,
    progress: Callable[[], None] = lambda: None,
) -> list[Standing]:
    """Plays so many matches with the seats rotated: every deal is played from each seat, as far as they go."""
    all_options = check(game_name, bots, games, seed, options)
    count = len(bots)
    tasks = [Task(game_name, bots, seed + at // count, at % count, all_options) for at in range(games)]
    wins = [0.0] * count
    for _, payoffs in play_all(tasks, jobs):
        for at, payoff in enumerate(payoffs):
            wins[at] += payoff
        progress()
    return [Standing(bot, won, won / games, *wilson(won, games)) for bot, won in zip(bots, wins, strict=True)]


def play_all(tasks: Sequence[Task], jobs: int | None = None) -> Iterator[tuple[int, list[float]]]:
    """Plays the matches in so many processes (on all cores, unless told): which one has ended, and its payoffs."""
    jobs = jobs or cores()
    if jobs == 1:
        for at, task in enumerate(tasks):
            yield at, play_match(*task)
        return
    with processes(jobs) as pool:
        futures = {pool.submit(play_match, *task): at for at, task in enumerate(tasks)}
        try:
            for future in as_completed(futures):
                yield futures[future], future.result()
        except BrokenProcessPool:
            raise AsztalError(
                "A process that played matches was ended from outside, perhaps for want of memory; try fewer --jobs."
            ) from None
        finally:
            pool.shutdown(cancel_futures=True)


def processes(jobs: int | None = None) -> ProcessPoolExecutor:
    """So many processes (one for each core, unless told), which end with this one, however it ends."""
    return ProcessPoolExecutor(jobs or cores(), initializer=_end_with_parent)


def _end_with_parent() -> None:
    """Lets a process of the pool end without a word on Ctrl+C, and with its parent, however that one ends."""
    if signal.getsignal(signal.SIGINT) is not signal.SIG_IGN:
        # Ignored is what it is for commands in the background, and then nobody must end.
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    threading.Thread(target=_wait_for_parent, daemon=True).start()


def _wait_for_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
