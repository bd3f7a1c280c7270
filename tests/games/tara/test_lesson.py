"""The beginner's first match: its seed is chosen so that the coach has something to explain."""

from __future__ import annotations

from asztal.games.tara import data
from asztal.games.tara.game import GAME
from asztal.games.tara.state import Tara
from tests.games.lessons import BEGINNER, each_order, follow_the_coach

_SHOWN = {"captured", "fortified", "promoted", "traitor-paid", "traitor-took", "income"}
_ASKED = {"choose-hand", "card", "use", "province", "position", "promote", "own-target", "traitor", "traitor-position"}


@each_order
def test_whoever_follows_the_coach_meets_captives_forts_traitors_and_income(
    advised_first: bool, chooses_first: int
) -> None:
    match, asked = follow_the_coach(GAME, advised_first, chooses_first)
    assert {event.kind.name for event in match.events} >= _SHOWN, "Another seed is needed for the lesson."
    assert {kind for kind, _ in asked} >= _ASKED
    assert len(asked) <= 24


@each_order
def test_a_hand_that_the_coach_advises_has_a_card_that_can_be_paid(advised_first: bool, chooses_first: int) -> None:
    """As its rule of thumb says; placing discs costs nothing."""
    match, _ = follow_the_coach(GAME, advised_first, chooses_first)
    start = match.at(0).state
    chosen = [choice for seat, choice in match.choices if seat == BEGINNER][:3]
    assert isinstance(start, Tara)
    assert min(data.CARDS[card - 1].cost for card in chosen) <= start.cumals[BEGINNER]
