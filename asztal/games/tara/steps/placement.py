"""Using the positions of a placement card (T7)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from asztal.engine.bits import bit
from asztal.engine.phrase import Phrase
from asztal.games.tara import data
from asztal.games.tara.events import FEE_PAID, PLACED
from asztal.games.tara.state import Tara
from asztal.games.tara.steps import kinds
from asztal.games.tara.steps.asking import AskLanding
from asztal.games.tara.steps.promotion import (
    ACTIVATION,
    AskOwn,
    can_attack,
    can_fortify,
    leads_on,
    settle,
)


def entry_fee(state: Tara, province: i64) -> i64:
    """What the actor must pay for a disc put into a province with neither disc nor cylinder (T6.6)."""
    if state.first_turn or state.kings[province] != data.NO_SEAT or state.occupied(province):
        return 0
    return data.ENTRY_FEE


def singles(state: Tara, province: i64) -> i64:
    """The positions that one use alone may take: empty ones come first (T7.2), as a bit mask."""
    candidates: i64 = data.CANDIDATES[state.card]
    empty: i64 = candidates & data.ALL_POSITIONS & ~state.occupied(province)
    if not state.same_rank:
        return empty if empty else candidates
    mask: i64 = 0
    for row in data.ROW_MASKS:
        mask |= (empty & row) if empty & row else (candidates & row)
    return mask


def partners(state: Tara, province: i64, position: i64) -> i64:
    """The partners of a position in those matches of a two-position card that have most empty positions (T7.2)."""
    empty: i64 = data.ALL_POSITIONS & ~state.occupied(province)
    own: i64 = bit(position)
    most: i64 = -1
    found: i64 = 0
    for entry in data.PAIRS[state.card]:
        pair: i64 = entry
        free: i64 = pair & empty
        count: i64 = 0 if free == 0 else (2 if free == pair else 1)
        if count > most:
            most = count
            found = 0
        if count == most and pair & own:
            found |= pair & ~own
    return found


def can_hold(state: Tara, province: i64, position: i64) -> bool:
    """Whether holding the actor's disc can lead to a paid promotion (T7.4, T7.8, R5)."""
    if data.COST[state.card] > state.cumals[state.actor]:
        return False
    if state.no_hold_on_fort and state.captives(province, position, state.actor) > 0:
        return False
    return leads_on(state, province, position)


def can_use(state: Tara, province: i64, position: i64) -> bool:
    """Whether the actor can use the position at all, by what lies there (T7.3, T7.7)."""
    if state.supply[state.actor] > 0:
        control: i64 = state.control[province * data.SEATS + state.actor]
        if control >> position & 1 == 0 or state.captives(province, position, state.actor) == 0:
            return True
        return can_hold(state, province, position)
    owner = state.owner(province, position)
    if owner == state.actor:
        return can_hold(state, province, position)
    return owner != data.NO_SEAT and state.captives(province, position, owner) > 0 and can_attack(state)


def can_finish(state: Tara, province: i64, position: i64, hold: bool) -> bool:
    """Whether a disc is left for the empty partner of a position that can't stand alone (T7.6)."""
    supply: i64 = state.supply[state.actor]
    if hold:
        return supply > 0
    owner = state.owner(province, position)
    if owner == state.actor:
        # An older fort gives its disc back (T8.3).
        return supply > 1 or (supply == 1 and len(state.forts(province, state.actor)) > 0)
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
    candidates: i64 = data.CANDIDATES[state.card]
    alone = singles(state, province)
    for position in range(data.POSITIONS):
        if alone >> position & 1:
            if can_use(state, province, position):
                menu.append(position)
        elif candidates >> position & 1 and can_begin(state, province, position):
            menu.append(position)
    return menu


def can_place(state: Tara, province: i64) -> bool:
    """Whether the card can be used in the province at all."""
    if state.supply[state.actor] > 0 and entry_fee(state, province) <= state.cumals[state.actor]:
        candidates: i64 = data.CANDIDATES[state.card]
        # An empty candidate, or one that isn't the actor's, can always be used with a disc in the supply.
        control: i64 = state.control[province * data.SEATS + state.actor]
        if candidates & ~control:
            return True
    return len(first_positions(state, province)) > 0


class FirstPosition(AskLanding):
    """D5: the first position to use; putting a disc into a bare province costs the fee (T6.6)."""

    def choices(self, state: Tara, seat: i64) -> list[int]:
        return first_positions(state, state.province)

    def words(self, state: Tara, seat: i64, choice: i64) -> Phrase:
        fee = entry_fee(state, state.province)
        if fee == 0:
            return super().words(state, seat, choice)
        return Phrase("choice-position-fee", {"position": choice, "fee:number": fee})

    def choose(self, state: Tara, seat: i64, choice: i64) -> None:
        fee = entry_fee(state, state.province)
        if fee > 0:
            state.cumals[seat] -= fee
            state.tell(FEE_PAID, seat, fee)
        may_stop = singles(state, state.province) >> choice & 1 == 1
        state.do_next(ACTIVATION)
        state.do_next(SecondPosition(partners(state, state.province, choice), may_stop))
        use(state, choice, may_stop)


class SecondPosition(AskLanding):
    """D5 again: the partner of the first position, or stop, where that may stand alone (T7.5, T7.6)."""

    def __init__(self, partners: i64, may_stop: bool) -> None:
        super().__init__(kinds.POSITION)
        self.partners: i64 = partners
        self.may_stop = may_stop

    def choices(self, state: Tara, seat: i64) -> list[int]:
        menu: list[int] = []
        # Read again: a fort on the first position may have taken the last disc, a capture may have set one free.
        for position in range(data.POSITIONS):
            if self.partners >> position & 1 and can_use(state, state.province, position):
                menu.append(position)
        if self.may_stop or not menu:
            menu.append(kinds.STOP)
        return menu

    def choose(self, state: Tara, seat: i64, choice: i64) -> None:
        if choice != kinds.STOP:
            use(state, choice, True)


class OwnDisc(AskOwn):
    """D6: an own disc on the card's position becomes a fort, or is only held (T7.3)."""

    def __init__(self, position: i64, may_stop: bool) -> None:
        super().__init__(kinds.OWN_DISC, position)
        self.may_stop = may_stop

    def choices(self, state: Tara, seat: i64) -> list[int]:
        menu: list[int] = []
        province = state.province
        position = self.position
        if can_fortify(state, province, position):
            if self.may_stop or can_finish(state, province, position, hold=False):
                menu.append(kinds.FORT)
        if can_hold(state, province, position):
            if self.may_stop or can_finish(state, province, position, hold=True):
                menu.append(kinds.HOLD)
        return menu


FIRST_POSITION: Final = FirstPosition(kinds.POSITION)


def use(state: Tara, position: i64, may_stop: bool) -> None:
    """Uses a position by what lies there (T7.3)."""
    owner = state.owner(state.province, position)
    if owner == state.actor:
        state.do_next(OwnDisc(position, may_stop))
    else:
        settle(state, position, PLACED)
