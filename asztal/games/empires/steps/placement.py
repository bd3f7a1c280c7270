"""Phase A: in turn order everybody places one figure, until all hands are empty (E4)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from asztal.engine.bits import bit, bits
from asztal.engine.step import Ask
from asztal.games.empires import data, events
from asztal.games.empires.state import Empires, types_in
from asztal.games.empires.steps import kinds
from asztal.games.empires.steps.asking import TYPES


def next_hand(state: Empires) -> None:
    """The next player who has a figure in hand places one (E4.1)."""
    if state.to_place == 0:
        return
    at: i64 = state.at
    while True:
        at += 1
        if at >= state.seats:
            at = 0
        if state.figures[data.HAND * data.SEATS + state.order[at]]:
            break
    state.at = at
    state.do_next(PLACE_FIGURE)


class PlaceFigure(Ask[Empires]):
    """Which figure is placed (E4.5)."""

    def seat(self, state: Empires) -> i64:
        return state.order[state.at]

    def choices(self, state: Empires, seat: i64) -> list[int]:
        return TYPES[types_in(state.figures[data.HAND * data.SEATS + seat])]

    def mentions(self, state: Empires, seat: i64) -> dict[str, int]:
        return {"left:number": state.count(data.HAND, seat)}

    def choose(self, state: Empires, seat: i64, choice: i64) -> None:
        state.lifted = choice
        state.do_next(_PLACE_BOX)


class PlaceBox(Ask[Empires]):
    """Where it is placed: on the next free space of a box, or on a space with a name (E4.2, E4.3)."""

    def seat(self, state: Empires) -> i64:
        return state.order[state.at]

    def choices(self, state: Empires, seat: i64) -> list[int]:
        mask = open_to(state, seat)
        return _LOWER[mask & _LOW] + _UPPER[mask >> _LOWER_BITS]

    def mentions(self, state: Empires, seat: i64) -> dict[str, int]:
        return {"figure": state.lifted}

    def choose(self, state: Empires, seat: i64, choice: i64) -> None:
        figure = state.lifted
        state.figures[data.HAND * data.SEATS + seat] -= data.ONE[figure]
        state.to_place -= 1
        state.tell(events.PLACED, seat, figure, choice)
        place(state, seat, figure, choice)
        next_hand(state)


def open_to(state: Empires, seat: i64) -> i64:
    """Where a seat may place a figure, as a bit mask of targets (E4.2)."""
    mask: i64 = state.open
    if state.initiators >> seat & 1:
        # One figure of each player (E4.2).
        mask &= ~bit(data.INITIATIVE)
    own: i64 = state.buildings[seat]
    if own & data.OPENS_DOCK:
        mask |= own_dock(state, seat, own)
    return mask


def own_dock(state: Empires, seat: i64, own: i64) -> i64:
    """Spaces X and Y by Wharf and Docks, and ships by the Mayflower, even before the others are full (R11)."""
    mask: i64 = 0
    if own & data.WHARF and not state.filled_on(data.DOCK_X):
        mask |= bit(data.DOCK_X)
    if own & data.DOCKS and not state.filled_on(data.DOCK_Y):
        mask |= bit(data.DOCK_Y)
    used = state.filled_on(data.MAYFLOWER_SHIPS)
    if own & data.MAYFLOWER and used < data.MAYFLOWER_SPACES and used < state.ships[seat]:
        # Each figure takes one of the ships owned at this moment (E10.16).
        mask |= bit(data.MAYFLOWER_SHIPS)
    return mask


def place(state: Empires, seat: i64, figure: i64, target: i64) -> None:
    """Puts a figure on the leftmost free space of a target, or into its area."""
    if target == data.SHIPPING or target == data.DISCOVERY:
        area: i64 = data.SHIPPING_AREA if target == data.SHIPPING else data.DISCOVERY_AREA
        state.figures[area * data.SEATS + seat] += data.ONE[figure]
        return
    before = state.filled_on(target)
    state.spaces[data.FIRST[target] + before] = seat * data.TYPES + figure
    state.filled += bit(4 * target)
    size: i64 = state.dock_spaces if target == data.DOCK else data.SIZE[target]
    if before + 1 == size:
        state.open &= ~bit(target)
    if target == data.INITIATIVE:
        state.initiators |= bit(seat)
        state.initiative |= (seat + 1) << (3 * before)


_LOWER_BITS: Final = 8
_LOW: Final = 255
_LOWER: Final[list[list[int]]] = [bits(mask) for mask in range(bit(_LOWER_BITS))]
_UPPER: Final[list[list[int]]] = [
    [_LOWER_BITS + at for at in bits(mask)] for mask in range(bit(data.TARGETS - _LOWER_BITS))
]
"""Menus are put together of two halves, made once for each mask."""
PLACE_FIGURE: Final = PlaceFigure(kinds.PLACE_FIGURE)
_PLACE_BOX: Final = PlaceBox(kinds.PLACE_BOX)
