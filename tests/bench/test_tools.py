"""The tools that tune, measure and load: a short run of each."""

from __future__ import annotations

import asyncio

import numpy as np

from asztal.games import find
from asztal.games.tara.features import TWO_PLAYERS
from bench import kills
from bench.load.people import Plan
from bench.load.run import run
from bench.prospects import fit, forecast, play
from bench.secrets_worth import seeing_wins
from bench.tune import duel, told


def test_a_server_under_load_loses_and_doubles_nothing() -> None:
    figures, faults = asyncio.run(run(Plan(tables=3, rate=12.0, seconds=1.0, played=10, bots=0, seed=1)))
    assert faults.cases == []
    assert figures.choices >= 6
    assert figures.streams == 12


def test_nothing_is_lost_or_doubled_when_servers_workers_and_the_database_are_killed_or_stand_still() -> None:
    load, done = asyncio.run(kills.run(tables=6, kills=4, pauses=4, pause=0.5))
    assert load.faults.cases == []
    assert done == {"server": 4, "worker": 2, "database": 2}
    assert len(load.samples.confirmed) >= 30
    assert load.bots_chose


def test_weights_are_compared_by_matches() -> None:
    """Against the very same weights nobody is surely better."""
    game = find("tara")
    found = duel(game, TWO_PLAYERS, TWO_PLAYERS, 2, 12, 1)
    assert found.low < 0.5 < found.high
    assert "won" in told(found)


def test_whoever_sees_everything_plays_a_whole_match() -> None:
    assert seeing_wins("tara", 0.0001, 1) in (0.0, 0.5, 1.0)


def test_the_weights_of_traits_are_found_by_results() -> None:
    rng = np.random.default_rng(1)
    traits = rng.normal(size=(4000, 3, 2))
    true = np.array([1.0, -0.5])
    winners = [rng.choice(3, p=shares) for shares in forecast(traits, true)]
    assert np.allclose(fit(traits, np.eye(3)[winners]), true, atol=0.1)


def test_positions_for_a_forecast_are_those_where_a_turn_begins() -> None:
    match = play("colonial", 2, 1)
    assert len(match.traits) == len(match.evaluated) > 2
    assert sum(match.payoffs) == 1.0
