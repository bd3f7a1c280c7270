"""Who meets whom, on which seats, and with how much time to think."""

from __future__ import annotations

from collections import Counter
from itertools import islice

import pytest

from asztal.ladder.pairing import ALL, NEIGHBOURS, scaled, schedule, tables

BOTS = ["a", "b", "c", "d"]


def test_neighbours_meet_each_other() -> None:
    assert tables(BOTS, 2, NEIGHBOURS) == [("a", "b"), ("b", "c"), ("c", "d")]


def test_as_many_neighbours_sit_at_a_table_as_it_has_seats() -> None:
    assert tables(BOTS, 3, NEIGHBOURS) == [("a", "b", "c"), ("b", "c", "d")]


def test_all_meet_all() -> None:
    assert Counter(frozenset(table) for table in tables(BOTS, 2, ALL)) == Counter(
        frozenset(pair) for pair in ["ab", "ac", "ad", "bc", "bd", "cd"]
    )


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_deal_is_played_once_by_every_bot_on_every_seat(seats: int) -> None:
    table = tuple(BOTS[:seats])
    places = Counter(
        (meeting.seed, seat, bot) for meeting in schedule([table], 40, 1) for seat, bot in enumerate(meeting.seated)
    )
    deals = -(-40 // seats)
    assert places == {(1 + deal, seat, bot): 1 for deal in range(deals) for seat in range(seats) for bot in table}


def test_nobody_always_has_the_same_neighbour() -> None:
    neighbours = Counter(
        (bot, meeting.seated[(seat + 1) % 4])
        for meeting in schedule([tuple(BOTS)], 24, 1)
        for seat, bot in enumerate(meeting.seated)
    )
    assert neighbours == {(bot, other): 8 for bot in BOTS for other in BOTS if bot != other}


@pytest.mark.parametrize(("games", "played"), [(1, 3), (3, 3), (4, 6)])
def test_deals_are_always_whole(games: int, played: int) -> None:
    assert len(list(schedule([("a", "b", "c")], games, 1))) == played


@pytest.mark.parametrize("stop", range(1, 25))
def test_wherever_it_stops_all_pairs_have_played_about_as_much(stop: int) -> None:
    pairs = tables(BOTS, 2, NEIGHBOURS)
    played = Counter(frozenset(meeting.bots) for meeting in islice(schedule(pairs, 8, 1), stop))
    counts = [played[frozenset(pair)] for pair in pairs]
    assert max(counts) - min(counts) <= 2


@pytest.mark.parametrize(
    ("bot", "hasty"),
    [
        ("search:0.8s", "search:0.040000s"),
        ("search", "search:0.010000s"),
        ("search:500", "search:500"),
        ("greedy", "greedy"),
        ("random", "random"),
    ],
)
def test_seconds_are_scaled_and_nothing_else(bot: str, hasty: str) -> None:
    assert scaled(bot, 0.05) == hasty
