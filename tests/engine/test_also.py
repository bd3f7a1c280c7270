"""Seats that may choose although nobody waits for them: whoever made an offer may withdraw it until it is answered."""

from __future__ import annotations

import pytest

from asztal import games
from asztal.bots import consult, make
from asztal.engine.actions import action_mask
from asztal.engine.game import SPECTATOR, decision_of, view_of
from asztal.engine.play import play_on
from asztal.engine.rng import seeded
from asztal.engine.state import State
from tests.games_for_tests import FOLDER

PROPOSER, ADDRESSEE, OTHER = range(3)
REFUSE, ACCEPT = range(2)
TWO_COINS = 42


@pytest.fixture(autouse=True)
def _bargain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ASZTAL_GAMES", str(FOLDER))


def offered() -> State:
    """Two coins are on offer."""
    state = games.find("bargain").new(3, 1)
    assert state.also() == 0
    state.choose(TWO_COINS)
    return state


def test_nobody_waits_for_a_seat_that_may_choose_too() -> None:
    state = offered()
    assert (state.owing(), state.also()) == (1 << ADDRESSEE, 1 << PROPOSER)
    kinds = [decision.kind.name if (decision := decision_of(state, seat)) else "" for seat in range(3)]
    assert kinds == ["withdraw", "answer", ""]


def test_a_seat_that_may_choose_too_is_heard() -> None:
    state = offered()
    state.turn_to(PROPOSER)
    state.choose(0)
    assert (state.owing(), state.also()) == (1 << PROPOSER, 0)


def test_only_its_own_view_shows_what_a_seat_may_choose_too() -> None:
    game, state = games.find("bargain"), offered()
    views = [view_of(game, state, seat) for seat in (PROPOSER, ADDRESSEE, OTHER, SPECTATOR)]
    asked = [view["decision"]["kind"] if view["decision"] else None for view in views]
    assert asked == ["withdraw", "answer", None, None]
    assert all(view["owing"] == [ADDRESSEE] for view in views)


def test_research_sees_the_actions_of_seats_that_owe_a_choice_only() -> None:
    game, state = games.find("bargain"), offered()
    legal = [sum(action_mask(state, seat, game.action_count)) for seat in range(3)]
    assert legal == [0, 2, 0]


def test_a_seat_that_owes_a_choice_is_not_one_of_those_that_may_choose_too() -> None:
    state = offered()
    assert state.step is not None
    step = type("Both", (type(state.step),), {"also": lambda self, state: 0b11})(state.step.kind)
    state.step = step
    assert (state.owing(), state.also()) == (1 << ADDRESSEE, 1 << PROPOSER)


def test_when_the_match_is_over_nobody_may_choose() -> None:
    state = offered()
    play_on(state, seeded(1), 100)
    assert state.result is not None
    assert state.also() == 0


@pytest.mark.parametrize("bot", ["random", "greedy", "search:20", "tree:20"])
def test_a_bot_answers_an_offer(bot: str) -> None:
    state = offered()
    assert consult(make(bot, games.find("bargain")), state, ADDRESSEE, seeded(1)) in (REFUSE, ACCEPT)
