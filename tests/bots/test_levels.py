"""Levels: what they stand for, how strong they were found to be, and the beginner that is the easiest."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from asztal import games
from asztal.bots import LEVELS, consult, make
from asztal.bots.beginner import AmateurBot, BeginnerBot
from asztal.bots.bot import parse_budget
from asztal.bots.greedy import GreedyBot
from asztal.bots.levels import Measured, Strength, is_quick, measured, spec
from asztal.bots.search_bot import TournamentBot
from asztal.engine.errors import BadBot, BadData
from asztal.engine.game import Game
from asztal.engine.rng import seeded
from asztal.engine.state import State
from asztal.engine.thinking import Sight
from asztal.games import find
from asztal.ladder.summary import CHANCE
from asztal.simulate import play_match
from asztal.web.chairs import check_level

FOUR = find("connect_four")
each_game = pytest.mark.parametrize("name", games.names())

# -- what levels stand for --------------------------------------------------------------------------------------------


def thinking_of(**changes: Any) -> Game:
    """Connect Four, where bots think otherwise."""
    return replace(FOUR, thinking=replace(FOUR.thinking, **changes))


def test_the_levels_from_the_lowest_to_the_highest() -> None:
    assert list(LEVELS) == ["easy", "medium", "hard", "expert"]
    made = [make(level, find("tara")) for level in LEVELS]
    assert [type(bot) for bot in made] == [BeginnerBot, AmateurBot, GreedyBot, TournamentBot]


@each_game
def test_the_expert_thinks_ahead_for_a_few_seconds_at_most(name: str) -> None:
    bot, _, budget = spec("expert", find(name)).partition(":")
    assert bot == "search"
    assert 0 < parse_budget(budget)[1] <= 5.0


@each_game
@pytest.mark.parametrize("level", ["easy", "medium"])
def test_the_lower_levels_answer_at_once(name: str, level: str) -> None:
    assert is_quick(level, find(name))
    assert not is_quick("expert", find(name))


@each_game
def test_a_game_has_no_levels_but_those_that_all_have(name: str) -> None:
    assert set(find(name).thinking.levels) <= set(LEVELS)


def test_a_game_can_have_its_own_bot_for_a_level() -> None:
    game = thinking_of(levels={"easy": "greedy"})
    assert isinstance(make("easy", game), GreedyBot)
    assert spec("medium", game) == LEVELS["medium"]


def test_whatever_is_no_level_is_a_bot_itself() -> None:
    assert spec("search:500", FOUR) == "search:500"


@pytest.mark.parametrize("word", ["Easy", "experts", "beginner:3", ""])
def test_what_is_neither_level_nor_bot_is_refused_in_one_sentence(word: str) -> None:
    with pytest.raises(BadBot, match=r"^[^.]*\.$"):
        make(word, FOUR)


@pytest.mark.parametrize("word", ["beginner", "search:99s", "Hard", ""])
def test_people_choose_among_levels_only(word: str) -> None:
    with pytest.raises(BadBot, match=r"^There is no level .*; there are easy, medium, hard, expert\.$"):
        check_level(word)


# -- measured strength ------------------------------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of games in which nothing was measured."""
    monkeypatch.setattr("asztal.bots.levels.folder_of", lambda game: tmp_path / game)
    (tmp_path / FOUR.name).mkdir()
    return tmp_path / FOUR.name


SUMMARY = """
seats = 2
scale = 0.05
games = 100

[[level]]
name = "easy"
bot = "beginner"
against = "random"
games = 100
won = 0.985
low = 0.93
high = 0.99

[[level]]
name = "medium"
bot = "greedy"
against = "easy"
games = 200
won = 0.71
low = 0.6
high = 0.8
"""
EASY = Strength("easy", CHANCE, 100, 98)
MEDIUM = Strength("medium", "easy", 200, 142)


def test_nothing_is_told_where_nothing_was_measured(folder: Path) -> None:
    assert measured(FOUR) is None


def test_what_was_measured_is_told_in_matches(folder: Path) -> None:
    (folder / "strength.toml").write_text(SUMMARY)
    assert measured(FOUR) == Measured(2, 0.05, [EASY, MEDIUM])


def test_figures_of_a_bot_that_the_level_no_longer_is_are_left_out(folder: Path) -> None:
    (folder / "strength.toml").write_text(SUMMARY)
    found = measured(thinking_of(levels={"medium": "search:9"}))
    assert found is not None
    assert found.strengths == [EASY]


def test_figures_against_a_bot_that_the_other_level_no_longer_is_are_left_out(folder: Path) -> None:
    (folder / "strength.toml").write_text(SUMMARY)
    found = measured(thinking_of(levels={"easy": "random"}))
    assert found is not None
    assert found.strengths == []


@pytest.mark.parametrize(
    ("right", "wrong"),
    [("won = 0.71", "won = 71"), ("games = 200", "games = 0"), ('bot = "greedy"', ""), ("scale = 0.05", "")],
)
def test_a_wrong_entry_is_named(folder: Path, right: str, wrong: str) -> None:
    (folder / "strength.toml").write_text(SUMMARY.replace(right, wrong))
    with pytest.raises(BadData, match=f"connect_four/strength.toml.*'{right.split()[0]}'"):
        measured(FOUR)


@each_game
def test_what_was_measured_of_a_game_can_be_read(name: str) -> None:
    found = measured(find(name))
    assert found is None or all(strength.won <= strength.games for strength in found.strengths)


# -- the beginner -----------------------------------------------------------------------------------------------------


def four(*columns: int) -> State:
    """Connect Four with stones in these columns."""
    state = FOUR.new(2, 1)
    for column in columns:
        state.choose(column)
    return state


def chosen(state: State, times: int = 60) -> Counter[int]:
    """How often a beginner makes each choice."""
    bot = make("beginner", FOUR)
    return Counter(consult(bot, state, int(state.seat), seeded("beginner", at)) for at in range(times))


@pytest.mark.parametrize(
    ("columns", "win"), [((3, 0, 3, 0, 3, 1), 3), ((0, 0, 1, 1, 2, 2), 3), ((0, 6, 1, 6, 0, 6, 1), 6)]
)
def test_a_beginner_takes_a_win_at_hand(columns: tuple[int, ...], win: int) -> None:
    assert set(chosen(four(*columns))) == {win}


def test_a_beginner_mostly_stops_what_is_about_to_be_lost() -> None:
    """Three of the other's stones on top of each other, and nothing better to do."""
    assert chosen(four(3, 0, 3, 6, 3)).most_common(1)[0][0] == 3


def one_good_column(others: float) -> set[int]:
    """What a beginner may choose where column 2 gives even chances, and all others these."""
    chances = [others, 1.0 - others]
    game = thinking_of(evaluate=lambda state: [0.5, 0.5] if state.first & 1 << 14 else chances)
    return {consult(make("beginner", game), four(), 0, seeded(at)) for at in range(60)}


def test_a_beginner_never_walks_into_a_defeat_it_sees() -> None:
    assert one_good_column(0.0) == {2}


def test_a_beginner_may_choose_what_is_a_little_worse_and_never_what_is_much_worse() -> None:
    assert one_good_column(0.45) > {2}
    assert one_good_column(0.35) == {2}


def test_a_beginner_is_no_machine() -> None:
    """Of choices that are nearly as good it makes several, the better ones more often."""
    counts = chosen(four(3, 3, 2, 3), 200)
    assert len(counts) >= 3
    assert counts[4] > 2 * counts[5] > 0


def test_a_beginner_sees_as_much_as_the_game_lets_it() -> None:
    sharp = thinking_of(sight=Sight(beginner=0.0001))
    assert {consult(make("beginner", sharp), four(), 0, seeded(at)) for at in range(20)} == {3}


@pytest.mark.parametrize(("other", "least", "most"), [("random", 0.85, 1.0), ("greedy", 0.05, 0.4)])
def test_a_beginner_stands_between_chance_and_greedy(other: str, least: float, most: float) -> None:
    """In 80 matches with fixed seeds."""
    won = [play_match(FOUR.name, ["beginner", other], at // 2, at % 2, {})[0] for at in range(80)]
    assert least <= sum(won) / len(won) <= most
