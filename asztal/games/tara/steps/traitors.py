"""End of the round, step 1: the traitors (T12)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from asztal.engine.bits import bit, count_bits
from asztal.engine.phrase import Phrase
from asztal.engine.step import InOrder, Step, in_order
from asztal.games.tara import data, events
from asztal.games.tara.state import SHIFT, Tara
from asztal.games.tara.steps import kinds
from asztal.games.tara.steps.asking import AskActor
from asztal.games.tara.steps.clearing import clear_if_due
from asztal.games.tara.steps.promotion import ACTIVATION
from asztal.games.tara.steps.turn import begin_action, discard_card


class Traitor(Step[Tara]):
    """Settles who may have the traitor of a province (T12.1 to T12.5)."""

    def __init__(self, province: i64) -> None:
        self.province: i64 = province

    def run(self, state: Tara) -> None:
        if state.in_play >> self.province & 1:
            entitled = entitled_to_traitor(state, self.province)
            if can_anyone_pay(state, entitled):
                offer(state, self.province, entitled, first_right(state, self.province, entitled))


def strongest(state: Tara, province: i64) -> i64:
    """Who controls the king position, else who alone controls most positions, or -1 (T12.2)."""
    king = state.king(province)
    return king if king != data.NO_SEAT else state.majority(province, data.ALL_POSITIONS)


def entitled_to_traitor(state: Tara, province: i64) -> i64:
    """Who controls a position with a disc and is not the strongest (T12.3), as a bit mask."""
    top = strongest(state, province)
    mask: i64 = 0
    for seat in range(state.seats):
        if seat != top and state.control[province * data.SEATS + seat]:
            mask |= bit(seat)
    return mask


def can_anyone_pay(state: Tara, entitled: i64) -> bool:
    """Money plays no part in the right, but if nobody has any, there is no traitor (T12.4, R14)."""
    for seat in range(state.seats):
        if entitled >> seat & 1 and state.cumals[seat] >= data.TRAITOR_COST:
            return True
    return False


def first_right(state: Tara, province: i64, entitled: i64) -> i64:
    """Who controls most positions among the entitled; the highest card turned up breaks a tie (T12.5)."""
    most: i64 = 0
    tied: list[int] = []
    for offset in range(state.seats):
        seat: i64 = (state.start + offset) % state.seats
        if entitled >> seat & 1:
            # The king position included (T12.1, R43).
            count = count_bits(state.positions_of(province, seat))
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
        state.tell(events.TIE_CARD, tied[at], card)
        if card > turned[best]:
            best = at
    # Only now: a new draw pile must not hold the cards of an unfinished tie (T12.10).
    state.discards.extend(turned)
    return tied[best]


def offer(state: Tara, province: i64, entitled: i64, first: i64) -> None:
    """The first right, then clockwise: the next entitled seat that can pay is asked (T12.6, R44)."""
    for offset in range(state.seats):
        seat: i64 = (first + offset) % state.seats
        if entitled >> seat & 1 and state.cumals[seat] >= data.TRAITOR_COST:
            begin_action(state)
            state.actor = seat
            state.province = province
            state.do_next(PayTraitor(entitled & ~bit(seat), first))
            return


class PayTraitor(AskActor):
    """D13: pay for the traitor, who turns up a card, or pass it on to the others entitled (T12.6, T12.7)."""

    def __init__(self, others: i64, first: i64) -> None:
        super().__init__(kinds.TRAITOR)
        self.others: i64 = others
        self.first: i64 = first

    def choices(self, state: Tara, seat: i64) -> list[int]:
        return _PAY_OR_PASS

    def choose(self, state: Tara, seat: i64, choice: i64) -> None:
        if choice == kinds.PASS:
            state.tell(events.TRAITOR_PASSED, seat, state.province)
            offer(state, state.province, self.others, self.first)
            return
        state.cumals[seat] -= data.TRAITOR_COST
        state.card = state.turn_up()
        state.treason = True
        state.tell(events.TRAITOR_PAID, seat, state.province, state.card)
        state.do_in_order(_TREASON)


def traitor_positions(state: Tara) -> i64:
    """Enemy discs the turned-up card reaches; a fate stone reaches all but the king position (T12.7)."""
    reach: i64 = ~data.KING_BIT if data.IS_STONE[state.card] else data.CANDIDATES[state.card]
    own: i64 = state.control[state.province * data.SEATS + state.actor]
    return state.occupied(state.province) & ~own & reach


class ChooseTraitor(AskActor):
    """D14: the enemy disc that changes sides, or none (T12.8, R16); it needs a disc in the supply (R17)."""

    def choices(self, state: Tara, seat: i64) -> list[int]:
        menu: list[int] = []
        if state.supply[seat] > 0:
            reach = traitor_positions(state)
            menu = [position for position in range(data.POSITIONS) if reach >> position & 1]
        menu.append(kinds.STOP)
        return menu

    def words(self, state: Tara, seat: i64, choice: i64) -> Phrase:
        if choice == kinds.STOP:
            return super().words(state, seat, choice)
        victim = state.owner(state.province, choice)
        return Phrase("choice-traitor-position", {"position": choice, "victim:seat": victim})

    def choose(self, state: Tara, seat: i64, choice: i64) -> None:
        if choice == kinds.STOP:
            state.tell(events.TRAITOR_FAILED, seat)
        else:
            betray(state, choice)


def betray(state: Tara, position: i64) -> None:
    """The enemy's top disc goes home, the actor's takes its place, the rest below become captives (T12.8)."""
    province = state.province
    victim = state.owner(province, position)
    freed = state.lay(state.actor, province, position)
    # Laying made the former top a captive; a traitor sends it home instead.
    state.below[province * data.POSITIONS + position] -= bit(victim * SHIFT)
    state.supply[victim] += 1
    state.active |= bit(position)
    state.tell(events.TRAITOR_TOOK, state.actor, province, position, victim)
    if freed > 0:
        state.tell(events.FREED, state.actor, freed)


class EndTreason(Step[Tara]):
    """The card is discarded; a province that is full now is cleared (T12.10, T12.11)."""

    def run(self, state: Tara) -> None:
        discard_card(state)
        state.treason = False
        clear_if_due(state)


_PAY_OR_PASS: Final = [kinds.PAY, kinds.PASS]
TRAITORS: Final = InOrder([Traitor(province) for province in range(data.PROVINCES)])
_TREASON: Final = in_order(ChooseTraitor(kinds.TRAITOR_POSITION), ACTIVATION, EndTreason())
