"""Ratings: known strengths come out again, and intervals are as wide as they should be."""

from __future__ import annotations

import pytest

from asztal.engine.errors import BadLadder
from asztal.engine.rng import seeded
from asztal.ladder import rating
from asztal.ladder.file import Played
from asztal.ladder.pairing import ALL, NEIGHBOURS, tables
from asztal.ladder.rating import POINTS, rate
from tests.ladder.tools import made_up

# Each twice, twice and four times as strong as the one before: 120, 241 and 482 points.
STRENGTHS = {"a": 1.0, "b": 2.0, "c": 4.0, "d": 16.0}
TRUE = {"a": 0.0, "b": 120.4, "c": 240.8, "d": 481.6}
BOTS = list(STRENGTHS)


def single(won: int, lost: int) -> list[Played]:
    """A duel of matches that have nothing in common."""
    return [Played(("a", "b"), at, (0.0, 1.0) if at < won else (1.0, 0.0)) for at in range(won + lost)]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("pairs", [NEIGHBOURS, ALL])
def test_known_strengths_come_out_again(seats: int, pairs: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rating, "_SAMPLES", 10)
    matches = made_up(STRENGTHS, 6000, seeded(1, seats, pairs), tables(BOTS, seats, pairs))
    found = {one.bot: one.points for one in rate(matches, BOTS)}
    assert found == pytest.approx(TRUE, abs=45)


def test_the_strongest_comes_first_and_the_first_named_has_0() -> None:
    matches = made_up(STRENGTHS, 400, seeded(2), tables(BOTS, 2, ALL))
    found = rate(matches, ["c", "a", "b", "d"])
    assert [one.bot for one in found] == ["d", "c", "b", "a"]
    assert (found[1].points, found[1].low, found[1].high) == (0, 0, 0)


def test_the_interval_of_a_duel_is_that_of_its_share() -> None:
    """With two bots and matches on their own, the model adds nothing: the interval is that of Jeffreys for a share."""
    stronger = rate(single(280, 120), ["a", "b"])[0]
    shares = [1 / (1 + 10 ** (-points / 400)) for points in (stronger.low, stronger.high)]
    # The quantiles of the beta distribution for 280.5 and 120.5.
    assert shares == pytest.approx([0.6537, 0.7433], abs=0.006)


@pytest.mark.parametrize("seats", [2, 3])
def test_intervals_cover_the_truth_about_as_often_as_they_say(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rating, "_SAMPLES", 100)
    covered = [
        one.low <= TRUE[one.bot] <= one.high
        for at in range(20)
        for one in rate(made_up(STRENGTHS, 240, seeded(at, "cover"), tables(BOTS, seats, NEIGHBOURS)), BOTS)
        if one.bot != "a"
    ]
    assert 0.85 <= sum(covered) / len(covered) <= 1.0


def test_luck_that_a_deal_gives_to_a_seat_is_no_uncertainty() -> None:
    """Whoever sits first wins: played from both seats, every deal says that the bots are equal."""
    matches = [Played(bots, seed, (1.0, 0.0)) for seed in range(100) for bots in (("a", "b"), ("b", "a"))]
    other = next(one for one in rate(matches, ["a", "b"]) if one.bot == "b")
    assert other.high - other.low < 10
    assert other.points == pytest.approx(0, abs=1e-6)


def test_deals_that_one_bot_wins_from_both_seats_are_worth_one_each() -> None:
    """Played twice with the same outcome, a deal says no more than played once."""
    twice = [Played(match.bots, match.seed // 2, match.payoffs) for match in single(140, 60)]
    once, both = rate(single(70, 30), ["a", "b"])[0], rate(twice, ["a", "b"])[0]
    assert both.high - both.low == pytest.approx(once.high - once.low, rel=0.15)


def test_who_never_lost_has_a_finite_rating_and_a_bound_below() -> None:
    winner = rate(single(400, 0), ["a", "b"])[0]
    assert winner.bot == "b"
    assert winner.points == pytest.approx(1161, abs=1)
    assert 700 < winner.low < winner.points < winner.high < 4000
    assert rate(single(40, 0), ["a", "b"])[0].low < winner.low


def test_bots_that_never_met_are_not_compared() -> None:
    apart = [Played(("a", "b"), 1, (1.0, 0.0)), Played(("c", "d"), 1, (1.0, 0.0))]
    with pytest.raises(BadLadder, match="a and c can't be compared"):
        rate(apart, BOTS)


def test_ten_times_as_strong_is_400_points() -> None:
    assert rate(single(1000, 100), ["a", "b"])[0].points == pytest.approx(400, abs=1)
    assert pytest.approx(173.7, abs=0.1) == POINTS
