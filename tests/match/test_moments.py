"""Moments: where in a match each event has happened."""

from __future__ import annotations

import pytest

from asztal import games
from asztal.match import Match
from tests.random_play import play_randomly


def moments_of(match: Match) -> list[int]:
    return [match.moment_of(place) for place in range(len(match.events))]


@pytest.mark.parametrize("name", games.names())
def test_each_event_has_happened_at_its_moment_and_not_before(name: str) -> None:
    match = Match(name, min(games.find(name).seats), seed=6)
    play_randomly(match, 60, 6)
    points, moments, record = match.points(), moments_of(match), match.record()
    assert len(moments) == len(match.events) > 0
    assert set(moments) <= set(points)
    told = {point: len(Match.replay(record, point).events) for point in points}
    for event, moment in enumerate(moments):
        last = moment == points[-1]
        assert last or told[moment] > event
        assert moment == 0 or told[points[points.index(moment) - 1]] <= event


def test_what_is_chosen_in_secret_belongs_to_the_point_before_until_all_have_chosen() -> None:
    match = Match("tara", 2, seed=3)
    opened = match.points()[-1]
    for _ in range(3):
        decision = match.decision(0)
        assert decision is not None
        match.choose(0, decision.choices[0])
    assert moments_of(match)[-1] == opened
    while match.together:
        decision = match.decision(1)
        assert decision is not None
        match.choose(1, decision.choices[0])
    assert moments_of(match)[-1] > opened


def test_moments_outlast_what_is_taken_back() -> None:
    match = Match("connect_four", 2, seed=1)
    for seat, column in ((0, 3), (1, 3), (0, 4)):
        match.choose(seat, column)
    before = moments_of(match)
    match.undo(0)
    match.choose(0, 4)
    assert moments_of(match) == before
