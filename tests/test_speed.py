"""Speed, as ratios within one run: no absolute time says anything on a shared machine."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable

import pytest

from asztal import _compiled, games
from asztal.engine.actions import action_mask
from asztal.engine.game import Game
from asztal.engine.play import play_on
from asztal.engine.rng import seeded
from asztal.engine.state import State

_RATE = """
import sys, time
from asztal import games
from asztal.engine.play import play_on
from asztal.engine.rng import seeded
game = games.find(sys.argv[1])
start = game.new(game.seats[-1], 1, game.thinking.simulation)
rng = seeded("speed")
best = 0.0
for _ in range(4):
    made, began, spent = 0, time.process_time(), 0.0
    while spent < 0.15:
        made += play_on(start.copy(), rng, 2000)
        spent = time.process_time() - began
    best = max(best, made / spent)
print(best)
"""


def decisions_per_second(game: str, uncompiled: str) -> float:
    environment = {**os.environ, _compiled.SWITCH: uncompiled}
    run = subprocess.run(
        [sys.executable, "-c", _RATE, game], env=environment, capture_output=True, text=True, check=True
    )
    return float(run.stdout)


@pytest.mark.skipif(not _compiled.is_compiled(), reason="nothing is compiled here, so there is nothing to compare")
@pytest.mark.parametrize("game", games.names())
def test_compiled_rules_are_many_times_faster(game: str) -> None:
    """Measured 13 to 25; a hot path that fell back to Python's own objects shows here."""
    assert decisions_per_second(game, "") > 6 * decisions_per_second(game, "1")


def quickest(*works: Callable[[], object]) -> list[float]:
    """What each takes, in the quickest of many short rounds, taking turns."""
    best = [float("inf")] * len(works)
    for _ in range(30):
        for at, work in enumerate(works):
            began = time.process_time()
            for _ in range(50):
                work()
            best[at] = min(best[at], time.process_time() - began)
    return best


@pytest.fixture(params=games.names())
def middle(request: pytest.FixtureRequest) -> tuple[Game, State]:
    """A position within a random match of as many as can play."""
    game = games.find(request.param)
    state = game.new(game.seats[-1], 1, game.thinking.simulation)
    length = play_on(state.copy(), seeded("middle"), 1 << 60)
    play_on(state, seeded("middle"), length // 2)
    return game, state


def test_features_cost_no_more_than_some_copies(middle: tuple[Game, State]) -> None:
    """Observation and mask: measured 2 to 5 copies compiled and 8 to 10 uncompiled; compiled in part it would be 40."""
    game, state = middle
    observing, masking, copying = quickest(
        lambda: game.thinking.observe(state, state.seat),
        lambda: action_mask(state, state.seat, game.action_count),
        state.copy,
    )
    assert observing + masking < 20 * copying


def test_a_redeal_costs_no_more_than_some_copies(middle: tuple[Game, State]) -> None:
    """Measured 2 to 6 copies compiled and 4 to 12 uncompiled; compiled in part it would be 45."""
    _, state = middle
    rng = seeded("redeal")
    redealing, copying = quickest(lambda: state.redeal(state.seat, rng), state.copy)
    assert redealing < 20 * copying
