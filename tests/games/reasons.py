"""Reasons why not, in positions made by hand: read in words, and mended."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from asztal.engine.game import Game
from asztal.engine.state import State
from asztal.words import Words


def reason_for(game: Game, state: State, choice: int, names: list[str], mends: Mapping[str, Any]) -> str:
    """Why ``state.seat`` can't choose this, with the rule; once it is mended, it is no longer the reason."""
    seat = int(state.seat)
    assert choice not in state.menu
    assert state.step is not None
    kind = state.step.kind.name
    reason = game.rules.why_not(state, seat, kind, choice)
    assert reason is not None
    if reason.key in mends:
        after = state.copy()
        mends[reason.key](after, seat, kind, choice)
        assert after.step is not None
        if choice not in after.step.choices(after, seat):
            other = game.rules.why_not(after, seat, kind, choice)
            assert other is not None
            assert other.key != reason.key
    return f"{Words('en', game, names).phrase(reason.phrase)} ({reason.rule})"
