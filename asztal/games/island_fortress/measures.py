"""What can be counted on the table: so that a hint tells only what anybody can see."""

from __future__ import annotations

from asztal.games.island_fortress.state import Fortress
from asztal.games.island_fortress.steps.goods import income_bonus, petition_bonus


def measures(state: Fortress) -> dict[str, list[int]]:
    """For each seat."""
    seats = range(state.seats)
    return {
        "points": [int(points) for points in state.points],
        "regions": [sum(int(state.own_blocks(seat, region)) for region in range(state.regions)) for seat in seats],
        "jade": [int(state.jade[seat]) for seat in seats],
        "workers": [int(state.workers(seat)) for seat in seats],
        "stock": [int(state.stock[seat]) for seat in seats],
        "chips": [int(state.chips[seat]) for seat in seats],
        "bonuses": [int(income_bonus(state, seat) + petition_bonus(state, seat)) for seat in seats],
    }
