"""Why a choice is good: the merit names what the evaluation found largest."""

from __future__ import annotations

import pytest

from asztal import games
from asztal.bots.merits import DENIES, GAINS, HITS, WINS, Merit, merit_of
from asztal.engine.game import Game, Thinking
from asztal.engine.rng import seeded
from asztal.engine.state import State

FOUR = games.find("connect_four")


def after(*columns: int) -> State:
    state = FOUR.new(2, 1)
    for column in columns:
        state.choose(column)
    return state


def merit(state: State, choice: int, game: Game = FOUR) -> Merit:
    found = merit_of(game, [state], [choice], seeded(1))
    assert found is not None
    return found


def test_a_winning_choice_wins() -> None:
    assert merit(after(0, 6, 0, 6, 0, 6), 0) == Merit(WINS)


def test_a_block_takes_the_chance_from_the_other() -> None:
    """Yellow could complete four in a row at once; red stops it."""
    found = merit(after(1, 0, 2, 0, 6, 0), 0)
    assert (found.kind, found.aspect, found.seat) == (DENIES, "at-once", 1)


def test_a_third_stone_in_a_row_gains_threats() -> None:
    found = merit(after(2, 2, 3, 3), 4)
    assert (found.kind, found.aspect) == (GAINS, "threats")


@pytest.mark.parametrize(("columns", "choice", "loud"), [((), 3, "lines"), ((2, 2, 3, 3), 4, "threats")])
def test_the_largest_aspect_is_named(columns: tuple[int, ...], choice: int, loud: str) -> None:
    """Whatever weighs a thousand times as much is what the merit is about."""
    told = FOUR.thinking.aspects
    assert told is not None

    def aspects(state: State) -> dict[str, list[float]]:
        return {
            name: [(1000.0 if name == loud else 1.0) * value for value in worth] for name, worth in told(state).items()
        }

    thinking = Thinking(FOUR.thinking.evaluate, FOUR.thinking.observe, aspects, FOUR.thinking.measures)
    game = Game("four", (2,), ("red", "yellow"), FOUR.rules, thinking)
    found = merit(after(*columns), choice, game)
    assert found.aspect == loud
    assert found.kind in (GAINS, HITS, DENIES)


def test_a_game_that_does_not_tell_its_aspects_has_no_merits() -> None:
    thinking = Thinking(FOUR.thinking.evaluate, FOUR.thinking.observe)
    game = Game("four", (2,), ("red", "yellow"), FOUR.rules, thinking)
    assert merit_of(game, [after()], [3], seeded(1)) is None


def test_what_can_be_counted_but_does_not_change_is_no_reason() -> None:
    """However much the evaluation may like it."""
    told = FOUR.thinking.aspects
    assert told is not None

    def aspects(state: State) -> dict[str, list[float]]:
        return {"courage": [10.0 * float(state.decisions), 0.0], **told(state)}

    def measures(state: State) -> dict[str, list[int]]:
        return {"courage": [0, 0], **FOUR.thinking.measures(state)}

    thinking = Thinking(FOUR.thinking.evaluate, FOUR.thinking.observe, aspects, measures)
    game = Game("four", (2,), ("red", "yellow"), FOUR.rules, thinking)
    found = merit(after(2, 2, 3, 3), 4, game)
    assert (found.kind, found.aspect, found.count) == (GAINS, "threats", 2)
