"""Speed, as ratios within one run: no absolute time says anything on a shared machine."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from asztal import _compiled, games

_RATE = """
import sys, time
from asztal import games
from asztal.engine.play import play_on
from asztal.engine.rng import seeded
game = games.find(sys.argv[1])
start = game.new(game.seats[-1], 1, game.simulation)
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
