"""Using the positions of a placement card (T7)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from asztal.engine.step import Ask, in_order
from asztal.games.tara.data import (
    ALL_POSITIONS,
    CANDIDATES,
    COST,
    ENTRY_FEE,
    NO_SEAT,
    PAIRS,
    POSITIONS,
    ROW_MASKS,
    SEATS,
)
from asztal.games.tara.events import FEE_PAID, PLACED
from asztal.games.tara.state import Tara
from asztal.games.tara.steps.kinds import FORT, HOLD, OWN_DISC, POSITION, STOP
from asztal.games.tara.steps.promotion import (
    ACTIVATION,
    can_attack,
    can_fortify,
    fort_or_hold,
    leads_on,
    settle,
)


def entry_fee(state: Tara, province: i64) -> i64:
    """What the actor must pay for a disc put into the province (T6.6)."""
    if state.first_turn or not state.is_bare(province):
        return 0
    return ENTRY_FEE


def singles(state: Tara, province: i64) -> i64:
    """The positions that one use alone may take: empty ones come first (T7.2), as a bit mask."""
    candidates: i64 = CANDIDATES[state.card]
    empty: i64 = candidates & ALL_POSITIONS & ~state.occupied(province)
    if not state.same_rank:
        return empty if empty else candidates
    mask: i64 = 0
    for row in ROW_MASKS:
        mask |= (empty & row) if empty & row else (candidates & row)
    return mask


def partners(state: Tara, province: i64, position: i64) -> i64:
    """The partners of a position in those matches of a two-position card that have most empty positions (T7.2)."""
    empty: i64 = ALL_POSITIONS & ~state.occupied(province)
    bit: i64 = 1 << position
    most: i64 = -1
    found: i64 = 0
    for entry in PAIRS[state.card]:
        pair: i64 = entry
        free: i64 = pair & empty
        count: i64 = 0 if free == 0 else (2 if free == pair else 1)
        if count > most:
            most = count
            found = 0
        if count == most and pair & bit:
            found |= pair & ~bit
    return found


def can_hold(state: Tara, province: i64, position: i64) -> bool:
    """Whether holding the actor's disc can lead to a paid promotion (T7.4, T7.8, R5)."""
    if COST[state.card] > state.cumals[state.actor]:
        return False
    if state.no_hold_on_fort and state.captives(province, position, state.actor) > 0:
        return False
    return leads_on(state, province, position)


def can_use(state: Tara, province: i64, position: i64) -> bool:
    """Whether the actor can use the position at all, by what lies there (T7.3, T7.7)."""
    if state.supply[state.actor] > 0:
        control: i64 = state.control[province * SEATS + state.actor]
        if control >> position & 1 == 0 or state.captives(province, position, state.actor) == 0:
            return True
        return can_hold(state, province, position)
    owner = state.owner(province, position)
    if owner == state.actor:
        return can_hold(state, province, position)
    return owner != NO_SEAT and state.captives(province, position, owner) > 0 and can_attack(state)


def can_finish(state: Tara, province: i64, position: i64, hold: bool) -> bool:
    """Whether a disc is left for the empty partner of a position that can't stand alone (T7.6)."""
    supply: i64 = state.supply[state.actor]
    if hold:
        return supply > 0
    owner = state.owner(province, position)
    if owner == state.actor:
        # An older fort gives its disc back (T8.3).
        return supply > 1 or (supply == 1 and state.fort(province, state.actor) >= 0)
    if state.captives(province, position, owner) > 0:
        return supply > 0
    return supply > 0 and supply - 1 + state.captives(province, position, state.actor) > 0


def can_begin(state: Tara, province: i64, position: i64) -> bool:
    """Whether a position that can't stand alone may be the first of an allowed pair (T7.6)."""
    if partners(state, province, position) == 0:
        return False
    if state.owner(province, position) == state.actor:
        return (can_fortify(state, province, position) and can_finish(state, province, position, hold=False)) or (
            can_hold(state, province, position) and can_finish(state, province, position, hold=True)
        )
    return can_use(state, province, position) and can_finish(state, province, position, hold=False)


def first_positions(state: Tara, province: i64) -> list[int]:
    """The positions that may be used first (T7.6)."""
    menu: list[int] = []
    if entry_fee(state, province) > state.cumals[state.actor]:
        return menu
    candidates: i64 = CANDIDATES[state.card]
    alone = singles(state, province)
    for position in range(POSITIONS):
        if alone >> position & 1:
            if can_use(state, province, position):
                menu.append(position)
        elif candidates >> position & 1 and can_begin(state, province, position):
            menu.append(position)
    return menu


def can_place(state: Tara, province: i64) -> bool:
    """Whether the card can be used in the province at all."""
    if state.supply[state.actor] > 0 and entry_fee(state, province) <= state.cumals[state.actor]:
        candidates: i64 = CANDIDATES[state.card]
        # An empty candidate, or one that isn't the actor's, can always be used with a disc in the supply.
        control: i64 = state.control[province * SEATS + state.actor]
        if candidates & ~control:
            return True
    return len(first_positions(state, province)) > 0


class FirstPosition(Ask[Tara]):
    """D5: the first position to use; putting a disc into a bare province costs the fee (T6.6)."""

    def seat(self, state: Tara) -> i64:
        return state.actor

    def choices(self, state: Tara, seat: i64) -> list[int]:
        return first_positions(state, state.province)

    def choose(self, state: Tara, seat: i64, choice: i64) -> None:
        fee = entry_fee(state, state.province)
        if fee > 0:
            state.cumals[seat] -= fee
            state.tell(FEE_PAID, seat, fee)
        state.partners = partners(state, state.province, choice)
        state.may_stop = singles(state, state.province) >> choice & 1 == 1
        state.follow(_AFTER_FIRST)
        use(state, choice)


class SecondPosition(Ask[Tara]):
    """D5 again: the partner of the first position, or stop (T7.5, T7.6)."""

    def seat(self, state: Tara) -> i64:
        return state.actor

    def choices(self, state: Tara, seat: i64) -> list[int]:
        menu: list[int] = []
        open_to: i64 = state.partners
        # Read again: a fort on the first position may have taken the last disc, a capture may have set one free.
        for position in range(POSITIONS):
            if open_to >> position & 1 and can_use(state, state.province, position):
                menu.append(position)
        if state.may_stop or not menu:
            menu.append(STOP)
        return menu

    def choose(self, state: Tara, seat: i64, choice: i64) -> None:
        state.partners = 0
        state.may_stop = True
        if choice != STOP:
            use(state, choice)


class OwnDisc(Ask[Tara]):
    """D6: an own disc on the card's position becomes a fort, or is only held (T7.3)."""

    def seat(self, state: Tara) -> i64:
        return state.actor

    def choices(self, state: Tara, seat: i64) -> list[int]:
        menu: list[int] = []
        province = state.province
        position = state.position
        if can_fortify(state, province, position):
            if state.may_stop or can_finish(state, province, position, hold=False):
                menu.append(FORT)
        if can_hold(state, province, position):
            if state.may_stop or can_finish(state, province, position, hold=True):
                menu.append(HOLD)
        return menu

    def choose(self, state: Tara, seat: i64, choice: i64) -> None:
        fort_or_hold(state, choice)


FIRST_POSITION: Final = FirstPosition(POSITION)
SECOND_POSITION: Final = SecondPosition(POSITION)
_OWN_DISC: Final = OwnDisc(OWN_DISC)
_AFTER_FIRST: Final = in_order(SECOND_POSITION, ACTIVATION)


def use(state: Tara, position: i64) -> None:
    """Uses a position by what lies there (T7.3)."""
    owner = state.owner(state.province, position)
    if owner == state.actor:
        state.position = position
        state.then(_OWN_DISC)
    else:
        settle(state, position, PLACED)
