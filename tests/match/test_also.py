"""Matches in which a seat may choose although another is waited for: what counts, and what can be taken back."""

from __future__ import annotations

import pytest

from asztal.bots.seated import SeatedBots
from asztal.engine.errors import CannotUndo, IllegalChoice, StaleChoice
from asztal.match import Match, Seat
from asztal.match.record import BOT, HUMAN
from tests.games_for_tests import FOLDER

PROPOSER, ADDRESSEE, OTHER = range(3)
REFUSE, ACCEPT = range(2)
TWO_COINS = 42
WITHDRAW = 0


@pytest.fixture(autouse=True)
def _bargain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ASZTAL_GAMES", str(FOLDER))


def offered(*answers: tuple[int, int]) -> Match:
    """Two coins are on offer, and more has been chosen since."""
    match = Match("bargain", 3, seed=1)
    for seat, choice in ((PROPOSER, TWO_COINS), *answers):
        match.choose(seat, choice)
    return match


def test_an_offer_is_withdrawn_while_another_is_asked() -> None:
    match = offered()
    assert (match.owing(), match.also()) == ([ADDRESSEE], [PROPOSER])
    match.choose(PROPOSER, WITHDRAW, match.number(PROPOSER))
    assert (match.owing(), match.also()) == ([PROPOSER], [])


def test_somebody_else_has_nothing_to_choose() -> None:
    with pytest.raises(IllegalChoice, match="it is for seat 2 to choose"):
        offered().choose(OTHER, WITHDRAW)


def test_an_answer_that_crosses_a_withdrawal_is_too_late() -> None:
    """The same offer made anew is another decision."""
    match = offered()
    seen = match.number(ADDRESSEE)
    match.choose(PROPOSER, WITHDRAW)
    with pytest.raises(IllegalChoice):
        match.check(ADDRESSEE, ACCEPT, seen)
    match.choose(PROPOSER, TWO_COINS)
    with pytest.raises(StaleChoice):
        match.check(ADDRESSEE, ACCEPT, seen)


def test_a_withdrawal_that_crosses_an_answer_is_too_late() -> None:
    match = Match("bargain", 2, seed=1)
    match.choose(PROPOSER, TWO_COINS)
    seen = match.number(PROPOSER)
    match.choose(ADDRESSEE, REFUSE)
    match.choose(ADDRESSEE, TWO_COINS)
    # The seat is asked again, and may choose again: about something else.
    with pytest.raises(StaleChoice):
        match.check(PROPOSER, ACCEPT, seen)


def test_an_offer_can_be_taken_back_until_it_is_answered() -> None:
    match = offered()
    match.undo(PROPOSER)
    assert (match.owing(), match.also()) == ([PROPOSER], [])
    for answer in (REFUSE, ACCEPT):
        match = offered((ADDRESSEE, answer))
        with pytest.raises(CannotUndo):
            match.undo(PROPOSER)
        assert match.can_undo(ADDRESSEE)


def test_a_withdrawal_can_be_taken_back_and_the_offer_stands_again() -> None:
    match = offered((PROPOSER, WITHDRAW))
    assert not match.can_undo(ADDRESSEE)
    match.undo(PROPOSER)
    assert (match.owing(), match.also()) == ([ADDRESSEE], [PROPOSER])
    match.choose(ADDRESSEE, ACCEPT)
    assert match.view(PROPOSER)["table"]["coins"] == [18, 22, 20]


def test_an_offer_leaves_it_to_another_to_choose_and_a_withdrawal_does_not() -> None:
    match = Match("bargain", 3, seed=1)
    assert TWO_COINS in match.finals(PROPOSER)
    assert offered().finals(PROPOSER) == frozenset()


def test_a_record_with_a_withdrawal_is_played_again() -> None:
    match = offered((PROPOSER, WITHDRAW), (PROPOSER, TWO_COINS), (ADDRESSEE, ACCEPT))
    assert Match.replay(match.record()).record() == match.record()


def test_bots_withdraw_nothing() -> None:
    match = Match("bargain", [Seat(BOT, bot="random"), Seat(HUMAN)], seed=1)
    bots = SeatedBots(match)
    bots.choose(PROPOSER)
    assert match.also() == [PROPOSER]
    assert bots.next() is None
