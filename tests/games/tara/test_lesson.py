"""The beginner's first match: its seed is chosen so that the coach has something to explain."""

from __future__ import annotations

from asztal.games.tara.game import GAME
from tests.games.lessons import each_order, follow_the_coach

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
