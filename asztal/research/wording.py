"""Actions in words."""

from __future__ import annotations

from asztal.engine.game import Game, phrase_of
from asztal.engine.state import State
from asztal.words import Words


def words_of(game: Game, state: State, action: int) -> str:
    """What an action means to the seat that is asked, in English; what it can't choose has a number only."""
    kind = state.step.kind if state.step is not None else None
    if kind is None or action - kind.offset not in state.menu:
        return f"action {action}"
    return Words("en", game).phrase(phrase_of(game, state, int(state.seat), kind, action - kind.offset))
