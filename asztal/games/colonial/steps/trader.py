"""The Trader: goods in the market become treasure (C24)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from asztal.engine.step import Step, in_order
from asztal.games.colonial import events
from asztal.games.colonial.state import Colonial
from asztal.games.colonial.steps import kinds
from asztal.games.colonial.steps.asking import AskActive
from asztal.games.colonial.steps.purse import gain_treasure
from asztal.games.colonial.steps.requests import SELL_ASK


class Trader(Step[Colonial]):
    """Own goods, those of others with their consent, and own goods once more (C24.2, C24.3, C20.9)."""

    def run(self, state: Colonial) -> None:
        state.capacity = state.trade_capacity(state.active)
        state.asked = 0
        state.do_in_order(_SELLING)


class SellOwn(AskActive):
    """How many own goods (C24.2)."""

    def choices(self, state: Colonial, seat: i64) -> list[int]:
        return list(range(min(state.capacity, state.goods[seat]) + 1))

    def suggested(self, state: Colonial, seat: i64) -> i64:
        return min(state.capacity, state.goods[seat])

    def choose(self, state: Colonial, seat: i64, choice: i64) -> None:
        if choice > 0:
            state.goods[seat] -= choice
            state.capacity -= choice
            gain_treasure(state, seat, choice)
            state.tell(events.SOLD, seat, choice)


class SellAfter(SellOwn):
    """Once more after requests, if there were any (C20.9)."""

    def run(self, state: Colonial) -> None:
        if state.asked:
            super().run(state)


_SELLING: Final = in_order(SellOwn(kinds.SELL), SELL_ASK, SellAfter(kinds.SELL))
