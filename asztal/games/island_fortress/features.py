"""What a bot thinks of a position in Island Fortress."""

from __future__ import annotations

from asztal.games.island_fortress.state import Fortress


def evaluate(state: Fortress) -> list[float]:
    """Each seat's estimated chance to win."""
    if state.result is not None:
        return state.result.payoffs()
    total = 0.0
    for seat in range(state.seats):
        total += 10.0 + float(state.points[seat])
    return [(10.0 + float(state.points[seat])) / total for seat in range(state.seats)]
