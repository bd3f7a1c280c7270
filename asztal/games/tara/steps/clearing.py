"""Clearing a province, its new king's cylinder and garrison (T14), and the two-player game's closed provinces (T18)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from asztal.engine.bits import bit
from asztal.engine.step import InOrder, Step
from asztal.games.tara import data, events
from asztal.games.tara.state import COUNT, SHIFT, Tara
from asztal.games.tara.steps.asking import AskTara
from asztal.games.tara.steps.kinds import GARRISON, STOP


def clear_if_due(state: Tara) -> None:
    """After a turn or a traitor: a province that is all one player's is cleared at once (T14.7).

    With two players and kings that are final at once, so is one with a king's disc (R24 b).
    """
    if state.province < 0:
        return
    king = state.conqueror(state.province)
    if king == data.NO_SEAT and state.kings_at_once and state.seats == 2:
        king = state.owner(state.province, data.KING)
    if king != data.NO_SEAT:
        clear(state, state.province, king)


def clear(state: Tara, province: i64, king: i64) -> None:
    """Discs go home, captives to the fort cards, the king's cylinder onto the king position (T14.2 to T14.4)."""
    state.tell(events.CLEARED, province)
    for position in range(data.POSITIONS):
        owner = state.owner(province, position)
        if owner != data.NO_SEAT:
            _take_away(state, province, position, owner)
    if state.kings[province] == data.NO_SEAT:
        state.kings[province] = king
        state.cylinders[king] -= 1
        state.tell(events.KING_SEATED, king, province)
    if state.seats == 2:
        _close(state, province)
    else:
        state.province = province
        state.do_next(LayGarrison(data.GARRISON_MAX))


def _take_away(state: Tara, province: i64, position: i64, owner: i64) -> None:
    stack: i64 = state.below[province * data.POSITIONS + position]
    for seat in range(state.seats):
        count: i64 = stack >> seat * SHIFT & COUNT
        if seat == owner:
            state.supply[owner] += count + 1
        elif count > 0:
            state.prisoners[owner * data.SEATS + seat] += count
            state.tell(events.IMPRISONED, owner, seat, count)
    state.below[province * data.POSITIONS + position] = 0
    state.control[province * data.SEATS + owner] &= ~bit(position)


def _close(state: Tara, province: i64) -> None:
    """With two players the province is closed for good (T18.3); when both have a king a third one opens (T18.4)."""
    state.in_play &= ~bit(province)
    state.closed |= bit(province)
    state.tell(events.PROVINCE_CLOSED, province)
    if state.reserve >= 0 and state.kingships(0) > 0 and state.kingships(1) > 0:
        state.in_play |= bit(state.reserve)
        state.tell(events.PROVINCE_OPENED, state.reserve)
        state.reserve = -1


class LayGarrison(AskTara):
    """D15: the new king puts up to two discs on two free positions (T14.4), or none or two by option (R23)."""

    def __init__(self, left: i64) -> None:
        super().__init__(GARRISON)
        self.left: i64 = left

    def seat(self, state: Tara) -> i64:
        return state.king(state.province)

    def choices(self, state: Tara, seat: i64) -> list[int]:
        needed: i64 = self.left if state.garrison_of_two else 1
        menu: list[int] = []
        if state.supply[seat] >= needed:
            occupied = state.occupied(state.province)
            menu = [position for position in range(data.KING) if occupied >> position & 1 == 0]
        if not state.garrison_of_two or self.left == data.GARRISON_MAX:
            menu.append(STOP)
        return menu

    def choose(self, state: Tara, seat: i64, choice: i64) -> None:
        if choice == STOP:
            return
        state.lay(seat, state.province, choice)
        state.tell(events.GARRISONED, seat, state.province, choice)
        if self.left > 1:
            state.do_next(LayGarrison(self.left - 1))


class ClearProvince(Step[Tara]):
    """A province with a disc on its king position is cleared (T14.1)."""

    def __init__(self, province: i64) -> None:
        self.province: i64 = province

    def run(self, state: Tara) -> None:
        king = state.owner(self.province, data.KING)
        if king != data.NO_SEAT:
            clear(state, self.province, king)


CLEARING: Final = InOrder([ClearProvince(province) for province in range(data.PROVINCES)])
