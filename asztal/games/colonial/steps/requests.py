"""Asking others for goods: what the Merchant ships and the Trader sells for them (C20.5, C20.6, C24.3).

Both have a capacity; what the asker and the owner gain differs.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from asztal.engine.bits import bit
from asztal.engine.phrase import Phrase
from asztal.engine.step import Kind, in_order
from asztal.games.colonial import data, events
from asztal.games.colonial.state import Colonial
from asztal.games.colonial.steps import kinds
from asztal.games.colonial.steps.asking import AskActive
from asztal.games.colonial.steps.purse import gain_treasure, transfer


def shippable(state: Colonial) -> i64:
    """The boxes that count in this use of the Merchant, as a bit mask (C20.10)."""
    return _ALL_BOXES if state.ships_slaves else _ALL_BOXES & ~data.SLAVES


class AskRequest(AskActive):
    """A step of a request, for the Merchant or for the Trader."""

    def __init__(self, kind: Kind, sells: bool) -> None:
        super().__init__(kind)
        self.sells = sells

    def supply(self, state: Colonial, owner: i64) -> i64:
        """The goods that another player could grant."""
        return state.goods[owner] if self.sells else state.production(owner, shippable(state))


class AskWhom(AskRequest):
    """Who is asked, each once; or nobody more (C20.6)."""

    def choices(self, state: Colonial, seat: i64) -> list[int]:
        menu: list[int] = []
        if state.capacity > 0:
            for after in range(1, state.seats):
                other: i64 = (seat + after) % state.seats
                if state.asked >> other & 1 == 0 and self.supply(state, other) > 0:
                    menu.append(other)
        menu.append(kinds.NO_SEAT)
        return menu

    def words(self, state: Colonial, seat: i64, choice: i64) -> Phrase:
        if choice == kinds.NO_SEAT:
            return super().words(state, seat, choice)
        most = min(state.capacity, self.supply(state, choice))
        return Phrase(f"choice-{self.kind.name}", {"seat": choice, "most:number": most})

    def choose(self, state: Colonial, seat: i64, choice: i64) -> None:
        if choice != kinds.NO_SEAT:
            state.asked |= bit(choice)
            state.other = choice
            state.do_next(self)
            state.do_in_order(_SELL_REQUEST if self.sells else _SHIP_REQUEST)


class AskHowMany(AskRequest):
    """For how many goods."""

    def choices(self, state: Colonial, seat: i64) -> list[int]:
        return list(range(1, min(state.capacity, self.supply(state, state.other)) + 1))

    def choose(self, state: Colonial, seat: i64, choice: i64) -> None:
        state.number = choice


class AskPayment(AskRequest):
    """What is paid for it, by the asker or by the owner; it belongs to C13, so there is none without offers."""

    def choices(self, state: Colonial, seat: i64) -> list[int]:
        if state.no_offers:
            return _NO_PAYMENT
        most: i64 = min(state.treasury[seat], data.MOST_OFFERED)
        least: i64 = min(state.treasury[state.other], data.MOST_OFFERED)
        return list(range(kinds.NO_PAYMENT - least, kinds.NO_PAYMENT + most + 1))

    def suggested(self, state: Colonial, seat: i64) -> i64:
        return kinds.NO_PAYMENT

    def words(self, state: Colonial, seat: i64, choice: i64) -> Phrase:
        name = self.kind.name
        if choice == kinds.NO_PAYMENT:
            return Phrase(f"choice-{name}-none", {})
        if choice > kinds.NO_PAYMENT:
            return Phrase(f"choice-{name}-pay", {"amount:number": choice - kinds.NO_PAYMENT})
        return Phrase(f"choice-{name}-get", {"amount:number": kinds.NO_PAYMENT - choice})

    def choose(self, state: Colonial, seat: i64, choice: i64) -> None:
        state.payment = choice - kinds.NO_PAYMENT
        event = events.SELLING_ASKED if self.sells else events.SHIPPING_ASKED
        state.tell(event, seat, state.other, state.number, state.payment)


class AnswerRequest(AskRequest):
    """The owner grants some, or with a payment all or none (R-49, R-76)."""

    def seat(self, state: Colonial) -> i64:
        return state.other

    def choices(self, state: Colonial, seat: i64) -> list[int]:
        return list(range(state.number + 1)) if state.payment == 0 else [0, state.number]

    def mentions(self, state: Colonial, seat: i64) -> dict[str, int]:
        return {**super().mentions(state, seat), "payment": state.payment}

    def choose(self, state: Colonial, seat: i64, choice: i64) -> None:
        asker: i64 = state.active
        if choice == 0:
            state.tell(events.SELLING_REFUSED if self.sells else events.SHIPPING_REFUSED, seat, asker)
            return
        state.tell(
            events.SELLING_GRANTED if self.sells else events.SHIPPING_GRANTED, seat, asker, choice, state.payment
        )
        if state.payment > 0:
            transfer(state, asker, seat, state.payment)
        elif state.payment < 0:
            transfer(state, seat, asker, -state.payment)
        state.capacity -= choice
        gain_treasure(state, seat, choice)
        if self.sells:
            state.goods[seat] -= choice
            gain_treasure(state, asker, choice)
        else:
            state.goods[asker] += choice


_ALL_BOXES: Final[int] = bit(data.BOXES) - 1
_NO_PAYMENT: Final = [kinds.NO_PAYMENT]
SHIP_ASK: Final = AskWhom(kinds.SHIP_ASK, False)
SELL_ASK: Final = AskWhom(kinds.SELL_ASK, True)
_SHIP_REQUEST: Final = in_order(
    AskHowMany(kinds.SHIP_NUMBER, False), AskPayment(kinds.SHIP_PAYMENT, False), AnswerRequest(kinds.SHIP_ANSWER, False)
)
_SELL_REQUEST: Final = in_order(
    AskHowMany(kinds.SELL_NUMBER, True), AskPayment(kinds.SELL_PAYMENT, True), AnswerRequest(kinds.SELL_ANSWER, True)
)
