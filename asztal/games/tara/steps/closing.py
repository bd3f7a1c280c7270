"""End of the round, steps 2, 4 and 5: income (T13), exchange and ransom (T15), the new start player (T16)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from asztal.engine.bits import count_bits
from asztal.engine.phrase import Phrase
from asztal.engine.result import ranked
from asztal.engine.step import Step
from asztal.games.tara import data, events
from asztal.games.tara.state import Tara
from asztal.games.tara.steps.asking import AskTara, FromStart, mentions
from asztal.games.tara.steps.kinds import NEXT_START, RANSOM_PRICE


def income_of(state: Tara) -> list[int]:
    """What each seat would be paid now (T13); nothing for kings, captives and closed provinces."""
    income = [0] * state.seats
    for row_mask in data.INCOME_ROWS:
        row: i64 = row_mask
        for province in range(data.PROVINCES):
            if state.in_play >> province & 1:
                best = state.majority(province, row)
                if best != data.NO_SEAT:
                    income[best] += data.RANK_INCOME
        for seat in range(state.seats):
            present: i64 = 0
            for province in range(data.PROVINCES):
                control: i64 = state.control[province * data.SEATS + seat]
                if control & row:
                    present += 1
            if present >= 2:
                income[seat] += data.TWO_PROVINCES_INCOME
    return income


class PayIncome(Step[Tara]):
    """Step 2: income (T13)."""

    def run(self, state: Tara) -> None:
        income = income_of(state)
        for seat in range(state.seats):
            state.cumals[seat] += income[seat]
            if income[seat] > 0:
                state.tell(events.INCOME, seat, income[seat])


class Exchange(Step[Tara]):
    """Step 4, for each seat: one against one with each other (T15.1, T15.2), then the ransoms, clockwise (T15.3)."""

    def __init__(self, holder: i64) -> None:
        self.holder: i64 = holder

    def run(self, state: Tara) -> None:
        for offset in range(1, state.seats):
            exchange(state, self.holder, (self.holder + offset) % state.seats)
        state.do_for_each_seat(_RANSOM[self.holder], self.holder)


def exchange(state: Tara, seat: i64, other: i64) -> None:
    held: i64 = state.prisoners[seat * data.SEATS + other]
    lost: i64 = state.prisoners[other * data.SEATS + seat]
    count: i64 = held if held < lost else lost
    if count > 0:
        state.prisoners[seat * data.SEATS + other] -= count
        state.prisoners[other * data.SEATS + seat] -= count
        state.supply[seat] += count
        state.supply[other] += count
        state.tell(events.EXCHANGED, seat, other, count)


class Ransom(AskTara):
    """D16: the owner of prisoners pays 0 for none, 1 or 2 cumals for as many discs, 3 for all (T15.3, R31)."""

    def __init__(self, holder: i64, owner: i64) -> None:
        super().__init__(RANSOM_PRICE)
        self.holder: i64 = holder
        self.owner: i64 = owner

    def seat(self, state: Tara) -> i64:
        return self.owner

    def held(self, state: Tara) -> i64:
        return state.prisoners[self.holder * data.SEATS + self.owner]

    def choices(self, state: Tara, seat: i64) -> list[int]:
        held = self.held(state)
        cumals: i64 = state.cumals[seat]
        return [price for price in range(len(data.RANSOM)) if price <= held and price <= cumals]

    def mentions(self, state: Tara, seat: i64) -> dict[str, int]:
        return {**mentions(state, seat), "holder:seat": self.holder, "held:number": self.held(state)}

    def words(self, state: Tara, seat: i64, choice: i64) -> Phrase:
        if data.RANSOM[choice] < 0:
            return Phrase("choice-ransom-all", {"number": choice})
        return super().words(state, seat, choice)

    def choose(self, state: Tara, seat: i64, choice: i64) -> None:
        if choice > 0:
            freed: i64 = data.RANSOM[choice]
            count: i64 = self.held(state) if freed < 0 else freed
            state.prisoners[self.holder * data.SEATS + seat] -= count
            state.supply[seat] += count
            state.cumals[seat] -= choice
            state.cumals[self.holder] += choice
            state.tell(events.RANSOMED, seat, self.holder, choice, count)


class CheckLimit(Step[Tara]):
    """The limit on rounds is read after exchange and ransom of the last one (R36)."""

    def run(self, state: Tara) -> None:
        if state.round_limit and state.round >= state.round_limit:
            state.tell(events.ROUND_LIMIT, state.round)
            keys = [standing(state, seat) for seat in range(state.seats)]
            state.finish(ranked(keys), [key[0] for key in keys], "round-limit")


def standing(state: Tara, seat: i64) -> list[int]:
    """Most kings, then chieftains, warriors, herdsmen, farmers, then cumals (R36)."""
    key: list[int] = [state.kingships(seat)]
    for row in range(len(data.ROW_MASKS) - 2, -1, -1):
        mask: i64 = data.ROW_MASKS[row] & ~data.KING_BIT
        count: i64 = 0
        for province in range(data.PROVINCES):
            control: i64 = state.control[province * data.SEATS + seat]
            count += count_bits(control & mask)
        key.append(count)
    key.append(state.cumals[seat])
    return key


class NewStart(AskTara):
    """D17: the start player names another one; with two it is always the other (T16.1, R32)."""

    def seat(self, state: Tara) -> i64:
        return state.start

    def choices(self, state: Tara, seat: i64) -> list[int]:
        return [other for other in range(state.seats) if other != seat]

    def choose(self, state: Tara, seat: i64, choice: i64) -> None:
        state.start = choice
        state.tell(events.NEW_START, choice)


INCOME_PAID: Final = PayIncome()
CHECK_LIMIT: Final = CheckLimit()
NEW_START_PLAYER: Final = NewStart(NEXT_START)
_SEATS: Final = range(data.SEATS)
EXCHANGE: Final = FromStart([Exchange(seat) for seat in _SEATS], 1)
_RANSOM: Final[list[list[Step[Tara]]]] = [[Ransom(holder, owner) for owner in _SEATS] for holder in _SEATS]
