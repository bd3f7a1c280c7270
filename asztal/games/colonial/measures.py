"""What can be counted on the table: so that a hint tells only what anybody can see."""

from __future__ import annotations

from asztal.engine.bits import bits, count_bits
from asztal.games.colonial import data
from asztal.games.colonial.state import Colonial


def measures(state: Colonial) -> dict[str, list[int]]:
    """For each seat; debts and unrest count the less the better."""
    seats = range(state.seats)
    return {
        "prestige": [int(state.prestige[seat]) for seat in seats],
        "treasure": [int(state.treasury[seat]) for seat in seats],
        "goods": [int(state.goods[seat]) for seat in seats],
        "debt": [-int(state.debt[seat]) for seat in seats],
        "resources": [int(count_bits(state.controls[seat])) for seat in seats],
        "monopolies": [int(state.monopolies(seat)) for seat in seats],
        "progress": [int(state.value(data.LOGISTICS, seat) + state.value(data.ECONOMY, seat)) for seat in seats],
        "squadrons": [int(state.squadrons[seat]) for seat in seats],
        "respect": [int(state.diplomacy[seat]) for seat in seats],
        "calm": [-_unrest(state, seat) for seat in seats],
        # Cards in the row are no reason: whoever is poorer can use a loan better.
        "programme": [0 for _ in seats],
        "missions": [sum(int(state.missions[land]) for land in bits(state.colonies[seat])) for seat in seats],
    }


def _unrest(state: Colonial, seat: int) -> int:
    """Unrest at home and in the colonies."""
    return int(state.home_unrest[seat]) + sum(int(state.unrest[land]) for land in bits(state.colonies[seat]))
