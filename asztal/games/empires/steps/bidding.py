"""Bidding for places in the first turn order, by option (E2.12, R9)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from asztal.engine.bits import bit, count_bits
from asztal.engine.step import Ask, Step
from asztal.games.empires import data, events
from asztal.games.empires.state import DIGIT, DIGIT_MASK, Empires
from asztal.games.empires.steps import kinds

# While places are given away, ``initiative`` keeps who has which, and ``order`` the order in which all are asked.


class Auction(Step[Empires]):
    """One place after the other; who is left at the end takes the last one for nothing."""

    def run(self, state: Empires) -> None:
        if state.placeless == 0:
            take_order(state)
            return
        state.do_next(self)
        if count_bits(state.placeless) == 1:
            take_place(state, first_asked(state), free_places(state)[0], 0)
            return
        state.bid = data.NOTHING
        state.bidder = data.NOBODY
        state.bidding = state.placeless
        state.at = -1
        to_next_bidder(state)
        state.do_next(_BID)


class Bid(Ask[Empires]):
    """More than the last bid, or to pass for good."""

    def seat(self, state: Empires) -> i64:
        return state.order[state.at]

    def choices(self, state: Empires, seat: i64) -> list[int]:
        menu = list(range(state.bid + 1, state.money[seat] + 1))
        menu.append(kinds.NO_BID)
        return menu

    def mentions(self, state: Empires, seat: i64) -> dict[str, int]:
        return {"bid:number": state.bid, "money:number": state.money[seat]}

    def choose(self, state: Empires, seat: i64, choice: i64) -> None:
        if choice == kinds.NO_BID:
            state.bidding &= ~bit(seat)
            state.tell(events.BID_PASSED, seat)
        else:
            state.bid = choice
            state.bidder = seat
            state.tell(events.BID_MADE, seat, choice)
        if state.bidding == 0:
            # All have passed: the first one asked takes a place for nothing.
            state.bid = 0
            state.bidder = first_asked(state)
        if state.bidder != data.NOBODY and state.bidding & ~bit(state.bidder) == 0:
            state.do_next(_TAKE_PLACE)
        else:
            to_next_bidder(state)
            state.do_next(self)


class TakePlace(Ask[Empires]):
    """The winner pays, and takes any free place."""

    def seat(self, state: Empires) -> i64:
        return state.bidder

    def choices(self, state: Empires, seat: i64) -> list[int]:
        return free_places(state)

    def choose(self, state: Empires, seat: i64, choice: i64) -> None:
        take_place(state, seat, choice, state.bid)


def to_next_bidder(state: Empires) -> None:
    """The next of those who still bid, in the order that was drawn."""
    at: i64 = state.at + 1
    while state.bidding >> state.order[at % state.seats] & 1 == 0:
        at += 1
    state.at = at % state.seats


def first_asked(state: Empires) -> i64:
    """The first without a place, in the order that was drawn."""
    at: i64 = 0
    while state.placeless >> state.order[at] & 1 == 0:
        at += 1
    return state.order[at]


def free_places(state: Empires) -> list[int]:
    return [at for at in range(state.seats) if state.initiative >> (DIGIT * at) & DIGIT_MASK == 0]


def take_place(state: Empires, seat: i64, place: i64, price: i64) -> None:
    state.money[seat] -= price
    state.initiative |= (seat + 1) << (DIGIT * place)
    state.placeless &= ~bit(seat)
    state.tell(events.PLACE_TAKEN, seat, place, price)


def take_order(state: Empires) -> None:
    """All places are given away."""
    places: i64 = state.initiative
    order: list[int] = []
    while places:
        order.append((places & DIGIT_MASK) - 1)
        places >>= DIGIT
    state.order = order
    state.initiative = 0


_BID: Final = Bid(kinds.START_BID)
_TAKE_PLACE: Final = TakePlace(kinds.START_PLACE)
AUCTION: Final = Auction()
