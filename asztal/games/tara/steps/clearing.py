"""Clearing a province, its new king's cylinder and garrison (T14), and the two-player game's closed provinces (T18)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from asztal.engine.step import Ask, Step
from asztal.games.tara.data import GARRISON_MAX, KING, NO_SEAT, POSITIONS, PROVINCES, SEATS
from asztal.games.tara.events import (
    CLEARED,
    GARRISONED,
    IMPRISONED,
    KING_SEATED,
    PROVINCE_CLOSED,
    PROVINCE_OPENED,
)
from asztal.games.tara.state import COUNT, SHIFT, Tara
from asztal.games.tara.steps.kinds import GARRISON, STOP


def clear_if_due(state: Tara) -> None:
    """After a turn or a traitor: a province that is all one player's is cleared at once (T14.7).

    With two players and kings that are final at once, so is one with a king's disc (R24 b).
    """
    if state.province < 0:
        return
    king = state.conqueror(state.province)
    if king == NO_SEAT and state.kings_at_once and state.seats == 2:
        king = state.owner(state.province, KING)
    if king != NO_SEAT:
        clear(state, state.province, king)


def clear(state: Tara, province: i64, king: i64) -> None:
    """Discs go home, captives to the fort cards, the king's cylinder onto the king position (T14.2 to T14.4)."""
    state.tell(CLEARED, province)
    for position in range(POSITIONS):
        owner = state.owner(province, position)
        if owner != NO_SEAT:
            _take_away(state, province, position, owner)
    if state.kings[province] == NO_SEAT:
        state.kings[province] = king
        state.cylinders[king] -= 1
        state.tell(KING_SEATED, king, province)
    if state.seats == 2:
        _close(state, province)
    else:
        state.province = province
        state.garrison = GARRISON_MAX
        state.then(LAY_GARRISON)


def _take_away(state: Tara, province: i64, position: i64, owner: i64) -> None:
    stack: i64 = state.below[province * POSITIONS + position]
    for seat in range(state.seats):
        count: i64 = stack >> seat * SHIFT & COUNT
        if seat == owner:
            state.supply[owner] += count + 1
        elif count > 0:
            state.prisoners[owner * SEATS + seat] += count
            state.tell(IMPRISONED, owner, seat, count)
    state.below[province * POSITIONS + position] = 0
    state.control[province * SEATS + owner] &= ~(1 << position)


def _close(state: Tara, province: i64) -> None:
    """With two players the province is closed for good (T18.3); when both have a king a third one opens (T18.4)."""
    state.in_play &= ~(1 << province)
    state.closed |= 1 << province
    state.tell(PROVINCE_CLOSED, province)
    if state.reserve >= 0 and state.kingships(0) > 0 and state.kingships(1) > 0:
        state.in_play |= 1 << state.reserve
        state.tell(PROVINCE_OPENED, state.reserve)
        state.reserve = -1


class LayGarrison(Ask[Tara]):
    """D15: the new king puts up to two discs on two free positions (T14.4), or none or two by option (R23)."""

    def seat(self, state: Tara) -> i64:
        return state.king(state.province)

    def choices(self, state: Tara, seat: i64) -> list[int]:
        supply: i64 = state.supply[seat]
        needed: i64 = state.garrison if state.garrison_of_two else 1
        menu: list[int] = []
        if supply >= needed:
            occupied = state.occupied(state.province)
            menu = [position for position in range(KING) if occupied >> position & 1 == 0]
        if not state.garrison_of_two or state.garrison == GARRISON_MAX:
            menu.append(STOP)
        return menu

    def choose(self, state: Tara, seat: i64, choice: i64) -> None:
        if choice == STOP:
            return
        state.lay(seat, state.province, choice)
        state.tell(GARRISONED, seat, state.province, choice)
        state.garrison -= 1
        if state.garrison > 0:
            state.then(LAY_GARRISON)


LAY_GARRISON: Final = LayGarrison(GARRISON)


class Clearing(Step[Tara]):
    """Each province with a disc on its king position is cleared, in order (T14.1)."""

    def run(self, state: Tara) -> None:
        for province in range(PROVINCES):
            king = state.owner(province, KING)
            if king != NO_SEAT:
                state.then(self)
                clear(state, province, king)
                return


CLEARING: Final = Clearing()
