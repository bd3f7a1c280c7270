"""Actions in words."""

from __future__ import annotations

from asztal.engine.game import Game, decision_of, phrase_of
from asztal.engine.state import State
from asztal.words import Words


def words_of(game: Game, state: State, action: int) -> str:
    """What an action means to the seat that is asked, in English; what it can't choose has a number only."""
    seat = int(state.seat)
    decision = decision_of(state, seat)
    if decision is None or action - decision.kind.offset not in decision.choices:
        return f"action {action}"
    return Words("en", game).phrase(phrase_of(state, seat, action - decision.kind.offset))
