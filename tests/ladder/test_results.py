"""Who beat whom how often."""

from __future__ import annotations

from dataclasses import replace

from asztal.bots import LEVELS
from asztal.games import find
from asztal.ladder.file import Played
from asztal.ladder.results import bots_in, called, duel, duels, victories
from asztal.simulate import wilson

FOUR = find("connect_four")
PLAIN = replace(FOUR, thinking=replace(FOUR.thinking, levels={}))
PAIR = [
    Played(("a", "b"), 1, (1.0, 0.0)),
    Played(("b", "a"), 1, (0.0, 1.0)),
    Played(("a", "b"), 2, (0.5, 0.5)),
    Played(("b", "a"), 2, (1.0, 0.0)),
]
TABLE = [
    Played(("a", "b", "c"), 1, (1.0, 0.0, 0.0)),
    Played(("b", "c", "a"), 1, (0.5, 0.0, 0.5)),
    Played(("c", "a", "b"), 1, (1.0, 0.0, 0.0)),
]


def test_shared_victories_count_in_part() -> None:
    found = duel(victories(PAIR), "a", "b")
    assert found is not None
    assert (found.games, found.won) == (4, 2.5 / 4)
    assert (found.low, found.high) == wilson(2.5, 4)


def test_both_sides_of_a_duel_add_up() -> None:
    one, other = duel(victories(PAIR), "a", "b"), duel(victories(PAIR), "b", "a")
    assert one is not None
    assert other is not None
    assert one.won + other.won == 1


def test_at_a_mixed_table_a_duel_is_about_the_matches_that_one_of_the_two_won() -> None:
    found = duel(victories(TABLE), "a", "b")
    assert found is not None
    assert (found.games, found.won) == (2, 0.75)


def test_bots_that_never_met_have_no_duel() -> None:
    apart = [Played(("a", "b"), 1, (1.0, 0.0)), Played(("c", "d"), 1, (1.0, 0.0))]
    assert [(one.bot, one.against) for one in duels(apart, ["a", "b", "c", "d"])] == [("a", "b"), ("c", "d")]


def test_levels_come_first_and_from_the_lowest() -> None:
    bots = [*reversed(LEVELS.values()), "search:7"]
    matches = [Played((bot, "no level"), 1, (1.0, 0.0)) for bot in bots]
    assert bots_in(matches, PLAIN) == [*LEVELS.values(), "no level", "search:7"]


def test_a_bot_is_called_by_its_level_too() -> None:
    assert called(LEVELS["hard"], PLAIN) == f"hard ({LEVELS['hard']})"
    assert called("search:7", PLAIN) == "search:7"


def test_a_game_can_have_other_bots_for_its_levels() -> None:
    game = replace(PLAIN, thinking=replace(PLAIN.thinking, levels={"hard": "search:7"}))
    assert called("search:7", game) == "hard (search:7)"
    assert called(LEVELS["hard"], game) == LEVELS["hard"]
