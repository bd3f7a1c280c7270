"""AskActive: the decisions of whoever is on turn."""

from __future__ import annotations

from mypy_extensions import i64

from asztal.engine.step import Ask
from asztal.games.island_fortress.state import Fortress


class AskActive(Ask[Fortress]):
    """A step that asks the active player."""

    def seat(self, state: Fortress) -> i64:
        return state.active
