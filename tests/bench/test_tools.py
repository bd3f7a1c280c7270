"""The tools that tune, measure and load: a short run of each."""

from __future__ import annotations

import asyncio

from asztal.games import find
from asztal.games.tara.features import TWO_PLAYERS
from bench.load.people import Plan
from bench.load.run import run
from bench.secrets_worth import seeing_wins
from bench.tune import duel, told


def test_a_server_under_load_loses_and_doubles_nothing() -> None:
    figures, faults = asyncio.run(run(Plan(tables=3, rate=12.0, seconds=1.0, played=10, bots=False, seed=1)))
    assert faults.cases == []
    assert figures.choices >= 6
    assert figures.streams == 12


def test_weights_are_compared_by_matches() -> None:
    """Against the very same weights nobody is surely better."""
    game = find("tara")
    found = duel(game, TWO_PLAYERS, TWO_PLAYERS, 2, 12, 1)
    assert found.low < 0.5 < found.high
    assert "won" in told(found)


def test_whoever_sees_everything_plays_a_whole_match() -> None:
    assert seeing_wins("tara", 0.0001, 1) in (0.0, 0.5, 1.0)
