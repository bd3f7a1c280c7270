"""How fast the rules are: decisions, copies, redeals, features and search iterations in CPU time on one core; and the
steps of a batch in real time on all cores.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import asdict, dataclass

from asztal import _compiled
from asztal.bots.bot import ENDLESS
from asztal.bots.budget import Budget
from asztal.bots.search_bot import search_bot
from asztal.engine.actions import action_mask
from asztal.engine.game import Game
from asztal.engine.play import play_on
from asztal.engine.rng import Rng, seeded
from asztal.engine.state import State
from asztal.engine.step import AskTogether
from asztal.games import find
from asztal.machine import cores

_SECONDS = 0.4
_ROUNDS = 3
_DEALS = 16
_POSITIONS = 8
_BATCH = 1024

HEADS = (
    ("seats", ""),
    ("rules", ""),
    ("decisions", "/s"),
    ("playouts", "/s"),
    ("copy", "µs"),
    ("redeal", "µs"),
    ("features", "µs"),
    ("search", "/s"),
    ("batch", "/s"),
)
"""What the columns of the table are called, and their units."""
LEGEND = (
    "Decisions, playouts: random matches. Features: observation and action mask of one decision. Search: iterations. "
    f"Batch: decisions of {_BATCH:,} matches stepped together, features included, on all cores and in real time; "
    "all else in CPU time on one core."
)


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
    features_us: float
    search_iterations_per_s: float
    batch_steps_per_s: float | None
    """None where numpy is missing, which batches need."""

    def cells(self) -> list[str]:
        """The line in words, one for each of the HEADS."""
        return [
            str(self.seats),
            "compiled" if self.compiled else "uncompiled",
            f"{self.decisions_per_s:,.0f}",
            f"{self.playouts_per_s:,.0f}",
            f"{self.copy_us:.2f}",
            f"{self.redeal_us:.2f}",
            f"{self.features_us:.2f}",
            f"{self.search_iterations_per_s:,.0f}",
            "–" if self.batch_steps_per_s is None else f"{self.batch_steps_per_s:,.0f}",
        ]


def measure(name: str, seconds: float) -> list[Row]:
    """The figures of one game for each number of seats, compiled or not as this process is."""
    game = find(name)
    return [_measure(game, seats, seconds) for seats in game.seats]


def _measure(game: Game, seats: int, seconds: float) -> Row:
    rng = seeded("bench")
    turns = _turns(game, seats)
    decisions, playouts = _random_play(game, seats, rng, seconds)
    actions = game.action_count

    def features(state: State) -> None:
        game.thinking.observe(state, state.seat)
        action_mask(state, state.seat, actions)

    return Row(
        game=game.name,
        seats=seats,
        compiled=_compiled.is_compiled(),
        decisions_per_s=round(decisions),
        playouts_per_s=round(playouts, 1),
        copy_us=round(_microseconds(lambda state: state.copy(), turns, seconds), 3),
        redeal_us=round(_microseconds(lambda state: state.redeal(state.seat, rng), turns, seconds), 3),
        features_us=round(_microseconds(features, turns, seconds), 3),
        search_iterations_per_s=round(_search(game, turns, rng, seconds)),
        batch_steps_per_s=_batch_steps(game, seats, seconds),
    )


def _turns(game: Game, seats: int) -> list[State]:
    """Positions at which a usual turn begins, from all over a random match: together they say what one alone can't."""
    state = game.new(seats, 1, game.thinking.simulation)
    rng = seeded("turns")
    turns: list[State] = []
    before = -1
    while state.menu:
        if state.seat != before and not isinstance(state.step, AskTogether):
            turns.append(state.copy())
        before = state.seat
        play_on(state, rng, 1)
    kinds = [turn.step.kind.name for turn in turns if turn.step is not None]
    usual = Counter(kinds).most_common(1)[0][0]
    found = [turn for turn, kind in zip(turns, kinds, strict=True) if kind == usual]
    return [found[(2 * at + 1) * len(found) // (2 * _POSITIONS)] for at in range(_POSITIONS)]


def _random_play(game: Game, seats: int, rng: Rng, seconds: float) -> tuple[float, float]:
    """Choices and matches made at random in a second, from tables that are set up already; the best of some rounds."""
    starts = [game.new(seats, seed, game.thinking.simulation) for seed in range(_DEALS)]
    decisions = playouts = 0.0
    for _ in range(_ROUNDS):
        made = matches = 0
        began = time.process_time()
        spent = 0.0
        while spent < seconds:
            for start in starts:
                made += play_on(start.copy(), rng, ENDLESS)
            matches += _DEALS
            spent = time.process_time() - began
        decisions = max(decisions, made / spent)
        playouts = max(playouts, matches / spent)
    return decisions, playouts


def _microseconds(work: Callable[[State], object], turns: list[State], seconds: float) -> float:
    """What the work takes on average over the positions, in the best of some rounds."""
    best = float("inf")
    for _ in range(_ROUNDS):
        count = 0
        began = time.process_time()
        spent = 0.0
        while spent < seconds / 4:
            for _ in range(16):
                for state in turns:
                    work(state)
            count += 16 * len(turns)
            spent = time.process_time() - began
        best = min(best, spent / count * 1e6)
    return best


def _search(game: Game, turns: list[State], rng: Rng, seconds: float) -> float:
    """Iterations in a second, if the same number is done at each position: quick ones near the end don't outweigh."""
    best = 0.0
    for _ in range(_ROUNDS):
        spent = 0.0
        for state in turns:
            bot = search_bot(game, Budget(ENDLESS, seconds / len(turns), time.process_time))
            began = time.process_time()
            bot.think(state, rng)
            spent += (time.process_time() - began) / max(1, int(bot.budget.done))
        best = max(best, len(turns) / spent)
    return best


def _batch_steps(game: Game, seats: int, seconds: float) -> float | None:
    """Decisions that a batch makes in a second on all cores; drawing them at random is not counted."""
    try:
        # Both are there with asztal[research] only.
        import numpy as np

        from asztal.research.batch import Batch
    except ImportError:
        return None
    draw = np.random.default_rng(1)
    best = 0.0
    with Batch(game.name, seats, _BATCH, jobs=cores()) as batch:
        for _ in range(_ROUNDS):
            steps = 0
            spent = 0.0
            while spent < seconds:
                actions = (draw.random(batch.masks.shape, np.float32) * batch.masks).argmax(axis=1)
                began = time.perf_counter()
                batch.step(actions)
                spent += time.perf_counter() - began
                steps += _BATCH
            best = max(best, steps / spent)
    return round(best)


def measure_both_ways(name: str) -> list[Row]:
    """The figures compiled and, in a process of its own, uncompiled."""
    here = measure(name, _SECONDS)
    if not _compiled.is_compiled():
        return here
    environment = {**os.environ, _compiled.SWITCH: "1"}
    code = f"from asztal.bench import rows_as_json; print(rows_as_json({name!r}, {_SECONDS!r}))"
    run = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    return here + [Row(**row) for row in json.loads(run.stdout)]


def rows_as_json(name: str, seconds: float) -> str:
    """The figures of this process as JSON."""
    return json.dumps([asdict(row) for row in measure(name, seconds)])
