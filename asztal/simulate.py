"""Matches between bots, many of them, on all cores: who wins how often."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from math import sqrt
from typing import Any

from asztal.bots import consult, make
from asztal.engine.errors import AsztalError
from asztal.engine.rng import seeded
from asztal.games import find

# Two-sided 95 %.
_Z = 1.959964


@dataclass(frozen=True)
class Standing:
    """How a bot did: shared victories count in part; low and high bound the win rate with 95 % confidence."""

    bot: str
    wins: float
    win_rate: float
    low: float
    high: float


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Wilson's interval for a share, which stays honest near 0 and 1."""
    share = wins / games
    centre = share + _Z * _Z / (2 * games)
    spread = _Z * sqrt(share * (1 - share) / games + _Z * _Z / (4 * games * games))
    scale = 1 + _Z * _Z / games
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


def play_match(game_name: str, bots: Sequence[str], seed: int, turn: int, options: Mapping[str, str]) -> list[float]:
    """One match, the bots moved on by ``turn`` seats; each bot's share of the victory, in the order given."""
    game = find(game_name)
    count = len(bots)
    seated = [make(bots[(seat + turn) % count], game) for seat in range(count)]
    state = game.new(count, seed, options)
    rngs = [seeded(seed, "simulate", turn, seat) for seat in range(count)]
    while state.menu:
        seat = int(state.seat)
        state.choose(consult(seated[seat], state, seat, rngs[seat]))
    assert state.result is not None
    payoffs = state.result.payoffs()
    return [payoffs[(at - turn) % count] for at in range(count)]


def check(
    game_name: str, bots: Sequence[str], games: int, seed: int, options: Mapping[str, str] | None = None
) -> dict[str, str]:
    """Refuses what can't be played; the options that will be played with."""
    game = find(game_name)
    if games < 1:
        raise AsztalError(f"At least one game must be played, not {games}.")
    for bot in bots:
        make(bot, game)
    all_options = game.full_options({**game.simulation, **(options or {})})
    game.new(len(bots), seed, all_options)
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
    """Plays so many matches with the seats rotated: every deal is played once from each seat."""
    all_options = check(game_name, bots, games, seed, options)
    wins = [0.0] * len(bots)
    for payoffs in _matches(game_name, bots, games, seed, all_options, jobs or os.cpu_count() or 1):
        for at, payoff in enumerate(payoffs):
            wins[at] += payoff
        progress()
    return [Standing(bot, won, won / games, *wilson(won, games)) for bot, won in zip(bots, wins, strict=True)]


def _matches(
    game: str, bots: Sequence[str], games: int, seed: int, options: Mapping[str, str], jobs: int
) -> Iterator[list[float]]:
    tasks: list[tuple[Any, ...]] = [
        (game, bots, seed + at // len(bots), at % len(bots), options) for at in range(games)
    ]
    if jobs == 1:
        for task in tasks:
            yield play_match(*task)
        return
    with ProcessPoolExecutor(jobs) as pool:
        futures = [pool.submit(play_match, *task) for task in tasks]
        try:
            for future in as_completed(futures):
                yield future.result()
        finally:
            pool.shutdown(cancel_futures=True)
