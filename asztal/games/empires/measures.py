"""What can be counted on the table: so that a hint tells only what anybody can see."""

from __future__ import annotations

from asztal.engine.bits import count_bits
from asztal.games.empires import data
from asztal.games.empires.state import Empires
from asztal.games.empires.steps.income import buildings_pay, goods_income
from asztal.games.empires.steps.scoring import find_points


def measures(state: Empires) -> dict[str, list[int]]:
    """For each seat."""
    seats = range(state.seats)
    return {
        "points": [int(state.score(seat) + find_points(state, seat)) for seat in seats],
        "landings": [_on_the_dock(state, seat) for seat in seats],
        "money": [int(state.money[seat]) for seat in seats],
        "goods": [int((state.goods[seat] & data.BYTE) + state.ships[seat]) for seat in seats],
        "income": [_income(state, seat) for seat in seats],
        "buildings": [int(count_bits(state.buildings[seat])) for seat in seats],
        "figures": [int(state.count(data.HAND, seat)) for seat in seats],
    }


def _income(state: Empires, seat: int) -> int:
    return int(goods_income(state.goods[seat], state.ships[seat]) + buildings_pay(state, seat))


def _on_the_dock(state: Empires, seat: int) -> int:
    """The figures that are going to land."""
    return sum(state.seat_on(space) == seat for space in range(data.FIRST[data.DOCK], data.DOCK_END))
