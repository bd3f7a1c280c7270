"""Phases E to I: new buildings, goods, a ship and colonists on offer, and the next turn order (E7)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from asztal.engine.bits import bit, count_bits
from asztal.engine.step import Step
from asztal.games.empires import data, events
from asztal.games.empires.state import DIGIT, DIGIT_MASK, REFRESH, Empires, nth_bit
from asztal.games.empires.steps.supply import draw_tile


def open_age(state: Empires, age: i64) -> None:
    """All tiles of the old age leave the game, and five of the next are opened (E7.1)."""
    state.row = [data.NOTHING] * data.OPEN_BUILDINGS
    state.stack = state.tiles & data.OF_AGE[age]
    open_buildings(state)


def open_buildings(state: Empires) -> None:
    """Fills up the row from the stack, while it lasts (E7.1)."""
    for at in range(data.OPEN_BUILDINGS):
        if state.row[at] == data.NOTHING and state.stack:
            building = nth_bit(state.stack, state.chance(count_bits(state.stack)))
            state.stack &= ~bit(building)
            state.row[at] = building


def open_goods(state: Empires) -> None:
    """What is left goes back into the bag, then four tiles are opened, or as many as there are (E7.2)."""
    for good in state.market:
        state.bag += data.GOOD[good]
    market: list[int] = []
    for _ in range(min(data.OPEN_GOODS, state.bag & data.BYTE)):
        market.append(draw_tile(state))
    market.sort()
    state.market = market


def wait_for_ship(state: Empires) -> None:
    """If the box is empty, a ship is put there, while there are any (E7.3)."""
    if not state.ship_waits and state.ships_left:
        state.ships_left -= 1
        state.ship_waits = True


class Refresh(Step[Empires]):
    """Buildings, goods, ship, colonists (E7.1 to E7.4); after the last turn nothing of it matters (E3.3, R10)."""

    def run(self, state: Empires) -> None:
        if state.turn == data.TURNS:
            return
        state.phase = REFRESH
        if data.AGE_OF[state.turn + 1] != state.age():
            open_age(state, data.AGE_OF[state.turn + 1])
        else:
            open_buildings(state)
        open_goods(state)
        wait_for_ship(state)
        for seat in range(state.seats):
            state.figures[data.HAND * data.SEATS + seat] += data.COLONISTS_A_TURN * data.ONE[data.COLONIST]


def next_order(state: Empires) -> list[int]:
    """Those in the Initiative row first, the others in their old order (E7.5)."""
    order: list[int] = []
    row: i64 = state.initiative
    while row:
        order.append((row & DIGIT_MASK) - 1)
        row >>= DIGIT
    for seat in state.order:
        if state.initiators >> seat & 1 == 0:
            order.append(seat)
    return order


class NewOrder(Step[Empires]):
    """The next turn order (E7.5). It comes after the scoring, which goes by the turn just played (E3.4, R45)."""

    def run(self, state: Empires) -> None:
        order = next_order(state)
        if state.events is not None and order != state.order:
            for at in range(state.seats):
                state.tell(events.TURN_ORDER, order[at], at)
        state.order = order


REFRESH_PHASE: Final = Refresh()
NEW_ORDER: Final = NewOrder()
