"""End of the round, step 1: the traitors (T12)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from asztal.engine.bits import count_bits
from asztal.engine.step import Ask, Step, in_order
from asztal.games.tara.data import (
    ALL_POSITIONS,
    CANDIDATES,
    IS_STONE,
    KING_BIT,
    NO_SEAT,
    POSITIONS,
    PROVINCES,
    SEATS,
    TRAITOR_COST,
)
from asztal.games.tara.events import (
    FREED,
    TIE_CARD,
    TRAITOR_FAILED,
    TRAITOR_PAID,
    TRAITOR_PASSED,
    TRAITOR_TOOK,
)
from asztal.games.tara.state import SHIFT, Tara
from asztal.games.tara.steps.clearing import clear_if_due
from asztal.games.tara.steps.kinds import PASS, PAY, STOP, TRAITOR, TRAITOR_POSITION
from asztal.games.tara.steps.promotion import ACTIVATION
from asztal.games.tara.steps.turn import begin_action, discard_card


class Traitors(Step[Tara]):
    """The provinces in play, one after another."""

    def run(self, state: Tara) -> None:
        state.visiting = -1
        state.then(NEXT_PROVINCE)


class NextProvince(Step[Tara]):
    """Settles who may have the traitor of the next province (T12.1 to T12.5)."""

    def run(self, state: Tara) -> None:
        state.visiting += 1
        if state.visiting == PROVINCES:
            return
        state.then(self)
        if state.in_play >> state.visiting & 1:
            entitled = entitled_to_traitor(state, state.visiting)
            if can_anyone_pay(state, entitled):
                state.asked = entitled
                state.first_right = first_right(state, state.visiting, entitled)
                state.then(OFFER)


def count_positions(state: Tara, province: i64, seat: i64) -> i64:
    """Controlled positions, king position included (T12.1, R43)."""
    return count_bits(state.positions_of(province, seat))


def strongest(state: Tara, province: i64) -> i64:
    """Who controls the king position, else who alone controls most positions, or -1 (T12.2)."""
    king = state.king(province)
    return king if king != NO_SEAT else state.majority(province, ALL_POSITIONS)


def entitled_to_traitor(state: Tara, province: i64) -> i64:
    """Who controls a position with a disc and is not the strongest (T12.3), as a bit mask."""
    top = strongest(state, province)
    mask: i64 = 0
    for seat in range(state.seats):
        if seat != top and state.control[province * SEATS + seat]:
            mask |= 1 << seat
    return mask


def can_anyone_pay(state: Tara, entitled: i64) -> bool:
    """Money plays no part in the right, but if nobody has any, there is no traitor (T12.4, R14)."""
    for seat in range(state.seats):
        if entitled >> seat & 1 and state.cumals[seat] >= TRAITOR_COST:
            return True
    return False


def first_right(state: Tara, province: i64, entitled: i64) -> i64:
    """Who controls most positions among the entitled; the highest card turned up breaks a tie (T12.5)."""
    most: i64 = 0
    tied: list[int] = []
    for offset in range(state.seats):
        seat: i64 = (state.start + offset) % state.seats
        if entitled >> seat & 1:
            count = count_positions(state, province, seat)
            if count > most:
                most = count
                tied = []
            if count == most:
                tied.append(seat)
    if len(tied) == 1:
        return tied[0]
    turned: list[int] = []
    best = 0
    for at in range(len(tied)):
        card = state.turn_up()
        turned.append(card)
        state.tell(TIE_CARD, tied[at], card)
        if card > turned[best]:
            best = at
    # Only now: a new draw pile must not hold the cards of an unfinished tie (T12.10).
    state.discards.extend(turned)
    return tied[best]


class Offer(Step[Tara]):
    """The first right, then clockwise: the next entitled seat that can pay is asked (T12.6, R44)."""

    def run(self, state: Tara) -> None:
        for offset in range(state.seats):
            seat: i64 = (state.first_right + offset) % state.seats
            if state.asked >> seat & 1 and state.cumals[seat] >= TRAITOR_COST:
                begin_action(state)
                state.actor = seat
                state.province = state.visiting
                state.then(PAY_TRAITOR)
                return


class PayTraitor(Ask[Tara]):
    """D13: pay for the traitor, who turns up a card, or pass (T12.6, T12.7)."""

    def seat(self, state: Tara) -> i64:
        return state.actor

    def choices(self, state: Tara, seat: i64) -> list[int]:
        return _PAY_OR_PASS

    def choose(self, state: Tara, seat: i64, choice: i64) -> None:
        if choice == PASS:
            state.tell(TRAITOR_PASSED, seat, state.province)
            state.asked &= ~(1 << seat)
            state.then(OFFER)
            return
        state.cumals[seat] -= TRAITOR_COST
        state.card = state.turn_up()
        state.treason = True
        state.tell(TRAITOR_PAID, seat, state.province, state.card)
        state.follow(_TREASON)


def traitor_positions(state: Tara) -> i64:
    """Enemy discs the turned-up card reaches; a fate stone reaches all but the king position (T12.7)."""
    reach: i64 = ~KING_BIT if IS_STONE[state.card] else CANDIDATES[state.card]
    own: i64 = state.control[state.province * SEATS + state.actor]
    return state.occupied(state.province) & ~own & reach


class ChooseTraitor(Ask[Tara]):
    """D14: the enemy disc that changes sides, or none (T12.8, R16); it needs a disc in the supply (R17)."""

    def seat(self, state: Tara) -> i64:
        return state.actor

    def choices(self, state: Tara, seat: i64) -> list[int]:
        menu: list[int] = []
        if state.supply[seat] > 0:
            reach = traitor_positions(state)
            menu = [position for position in range(POSITIONS) if reach >> position & 1]
        menu.append(STOP)
        return menu

    def choose(self, state: Tara, seat: i64, choice: i64) -> None:
        if choice == STOP:
            state.tell(TRAITOR_FAILED, seat)
        else:
            betray(state, choice)


def betray(state: Tara, position: i64) -> None:
    """The enemy's top disc goes home, the actor's takes its place, the rest below become captives (T12.8)."""
    province = state.province
    victim = state.owner(province, position)
    freed = state.lay(state.actor, province, position)
    # Laying made the former top a captive; a traitor sends it home instead.
    state.below[province * POSITIONS + position] -= 1 << victim * SHIFT
    state.supply[victim] += 1
    state.active |= 1 << position
    state.tell(TRAITOR_TOOK, state.actor, province, position, victim)
    if freed > 0:
        state.tell(FREED, state.actor, freed)


class EndTreason(Step[Tara]):
    """The card is discarded; a province that is full now is cleared (T12.10, T12.11)."""

    def run(self, state: Tara) -> None:
        discard_card(state)
        state.treason = False
        clear_if_due(state)


_PAY_OR_PASS: Final = [PAY, PASS]
TRAITORS: Final = Traitors()
NEXT_PROVINCE: Final = NextProvince()
OFFER: Final = Offer()
PAY_TRAITOR: Final = PayTraitor(TRAITOR)
_TREASON: Final = in_order(ChooseTraitor(TRAITOR_POSITION), ACTIVATION, EndTreason())
