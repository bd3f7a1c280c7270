"""What a bot thinks of a position in Empires."""

from __future__ import annotations

from asztal.engine.result import shares
from asztal.games.empires.state import Empires


def evaluate(state: Empires) -> list[float]:
    """Each seat's estimated share of the victory."""
    if state.result is not None:
        return state.result.payoffs()
    return shares([float(state.score(seat)) / 10.0 for seat in range(state.seats)])
