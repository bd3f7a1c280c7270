"""How fast the rules are: decisions, copies, redeals and search iterations per second, in CPU time on one core."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass

from asztal import _compiled
from asztal.bots.search_bot import SearchBot
from asztal.engine.game import Game
from asztal.engine.play import play_on
from asztal.engine.rng import Rng, seeded
from asztal.engine.state import State
from asztal.games import find

_SECONDS = 0.4
_ROUNDS = 3
_ENDLESS = 1 << 60
_DEALS = 16


@dataclass(frozen=True)
class Row:
    """One line of the table."""

    game: str
    seats: int
    compiled: bool
    decisions_per_s: float
    playouts_per_s: float
    copy_us: float
    redeal_us: float
    search_iterations_per_s: float


def measure(name: str) -> list[Row]:
    """The figures of one game for each number of seats, compiled or not as this process is."""
    game = find(name)
    return [_measure(game, seats) for seats in game.seats]


def _measure(game: Game, seats: int) -> Row:
    rng = seeded("bench")
    middle = _middle(game, seats)
    decisions = playouts = 0.0
    for _ in range(_ROUNDS):
        made, matches, spent = _random_play(game, seats, rng)
        decisions = max(decisions, made / spent)
        playouts = max(playouts, matches / spent)
    return Row(
        game=game.name,
        seats=seats,
        compiled=_compiled.is_compiled(),
        decisions_per_s=round(decisions),
        playouts_per_s=round(playouts, 1),
        copy_us=round(_microseconds(middle.copy), 3),
        redeal_us=round(_microseconds(lambda: middle.redeal(int(middle.seat), rng)), 3),
        search_iterations_per_s=round(_search(game, middle, rng)),
    )


def _middle(game: Game, seats: int) -> State:
    """A position a quarter into a random match: it says more than an empty table."""
    state = game.new(seats, 1, game.simulation)
    length = play_on(state.copy(), seeded("middle"), _ENDLESS)
    play_on(state, seeded("middle"), length // 4)
    return state


def _random_play(game: Game, seats: int, rng: Rng) -> tuple[int, int, float]:
    """Choices and matches made at random, and the time they took, from tables that are set up already."""
    starts = [game.new(seats, seed, game.simulation) for seed in range(_DEALS)]
    made = matches = 0
    began = time.process_time()
    spent = 0.0
    while spent < _SECONDS:
        for start in starts:
            made += play_on(start.copy(), rng, _ENDLESS)
        matches += _DEALS
        spent = time.process_time() - began
    return made, matches, spent


def _microseconds(work: Callable[[], object]) -> float:
    best = float("inf")
    for _ in range(_ROUNDS):
        count = 0
        began = time.process_time()
        spent = 0.0
        while spent < _SECONDS / 4:
            for _ in range(100):
                work()
            count += 100
            spent = time.process_time() - began
        best = min(best, spent / count * 1e6)
    return best


def _search(game: Game, state: State, rng: Rng) -> float:
    best = 0.0
    for _ in range(_ROUNDS):
        search = SearchBot(game, _ENDLESS, _SECONDS).search()
        search.patient = True
        began = time.process_time()
        search.run(state, rng)
        best = max(best, int(search.done) / (time.process_time() - began))
    return best


def measure_both_ways(name: str) -> list[Row]:
    """The figures compiled and, in a process of its own, uncompiled."""
    if not _compiled.is_compiled():
        return measure(name)
    environment = {**os.environ, _compiled.SWITCH: "1"}
    code = f"from asztal.bench import rows_as_json; print(rows_as_json({name!r}))"
    run = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    return measure(name) + [Row(**row) for row in json.loads(run.stdout)]


def rows_as_json(name: str) -> str:
    """The figures of this process as JSON."""
    return json.dumps([asdict(row) for row in measure(name)])
