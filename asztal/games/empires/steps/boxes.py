"""The event boxes in which little is asked: Initiative, Trade Goods, Merchant Shipping (E5.1, E5.10, E5.12)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from asztal.engine.step import Step
from asztal.games.empires import data, events
from asztal.games.empires.state import Empires, of_type
from asztal.games.empires.steps import kinds
from asztal.games.empires.steps.asking import AskOnSpace, Resolve, begin_box, clear


class Initiative(Step[Empires]):
    """Each figure earns the number of its space; of the row only its order is kept (E5.1, E5.2, R49)."""

    def run(self, state: Empires) -> None:
        begin_box(state, data.INITIATIVE)
        first: i64 = data.FIRST[data.INITIATIVE]
        for at in range(state.filled_on(data.INITIATIVE)):
            seat = state.seat_on(first + at)
            money: i64 = data.INITIATIVE_MONEY[at]
            state.money[seat] += money
            state.tell(events.INITIATIVE_PAID, seat, money)
        clear(state, first, first + data.SEATS)


class PickGood(AskOnSpace):
    """One of the open goods, for the whole game (E5.10)."""

    def choices(self, state: Empires, seat: i64) -> list[int]:
        menu: list[int] = []
        for good in state.market:
            if good not in menu:
                menu.append(good)
        menu.append(kinds.NO_GOOD)
        return menu

    def choose(self, state: Empires, seat: i64, choice: i64) -> None:
        if choice != kinds.NO_GOOD:
            state.market.remove(choice)
            state.goods[seat] += data.GOOD[choice]
            state.tell(events.GOOD_PICKED, seat, choice)


def shipping_value(band: i64) -> i64:
    """What figures count in Merchant Shipping: captains and merchants two, others one (E5.12)."""
    value: i64 = 0
    for figure in range(data.TYPES):
        value += of_type(band, figure) * data.SHIPPING_VALUE[figure]
    return value


class MerchantShipping(Step[Empires]):
    """The highest value takes the ship; of equal ones the earlier in turn order (E5.12)."""

    def run(self, state: Empires) -> None:
        begin_box(state, data.SHIPPING)
        best: i64 = 0
        winner: i64 = data.NOBODY
        for seat in state.order:
            at: i64 = data.SHIPPING_AREA * data.SEATS + seat
            value = shipping_value(state.figures[at])
            if value > best:
                best = value
                winner = seat
            state.figures[at] = 0
        if winner != data.NOBODY and state.ship_waits:
            state.ship_waits = False
            state.ships[winner] += 1
            state.tell(events.SHIP_WON, winner, best)


INITIATIVE: Final = Initiative()
TRADE_GOODS: Final = Resolve(
    data.TRADE_GOODS, data.FIRST[data.TRADE_GOODS] + data.SIZE[data.TRADE_GOODS], PickGood(kinds.GOODS_PICK)
)
MERCHANT_SHIPPING: Final = MerchantShipping()
