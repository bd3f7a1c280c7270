"""End of the round, steps 2, 4 and 5: income (T13), exchange and ransom (T15), the new start player (T16)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from asztal.engine.bits import count_bits
from asztal.engine.result import ranked
from asztal.engine.step import Ask, Step, in_order
from asztal.games.tara.data import (
    INCOME_ROWS,
    KING_BIT,
    NO_SEAT,
    PROVINCES,
    RANK_INCOME,
    RANSOM,
    ROW_MASKS,
    SEATS,
    TWO_PROVINCES_INCOME,
)
from asztal.games.tara.events import EXCHANGED, INCOME, NEW_START, RANSOMED, ROUND_LIMIT
from asztal.games.tara.state import Tara
from asztal.games.tara.steps.kinds import NEXT_START, RANSOM_PRICE


def income_of(state: Tara) -> list[int]:
    """What each seat would be paid now (T13); nothing for kings, captives and closed provinces."""
    income = [0] * state.seats
    for row_mask in INCOME_ROWS:
        row: i64 = row_mask
        for province in range(PROVINCES):
            if state.in_play >> province & 1:
                best = state.majority(province, row)
                if best != NO_SEAT:
                    income[best] += RANK_INCOME
        for seat in range(state.seats):
            present: i64 = 0
            for province in range(PROVINCES):
                control: i64 = state.control[province * SEATS + seat]
                if control & row:
                    present += 1
            if present >= 2:
                income[seat] += TWO_PROVINCES_INCOME
    return income


class PayIncome(Step[Tara]):
    """Step 2: income (T13)."""

    def run(self, state: Tara) -> None:
        income = income_of(state)
        for seat in range(state.seats):
            state.cumals[seat] += income[seat]
            if income[seat] > 0:
                state.tell(INCOME, seat, income[seat])


class Exchange(Step[Tara]):
    """Step 4: the start player first, then clockwise, each exchanges prisoners and offers the rest (T15.1)."""

    def run(self, state: Tara) -> None:
        state.holder = 0
        state.then(NEXT_HOLDER)


class NextHolder(Step[Tara]):
    """One against one with each other player (T15.2), then the ransoms, clockwise from the holder (T15.3)."""

    def run(self, state: Tara) -> None:
        if state.holder == state.seats:
            return
        holder: i64 = (state.start + state.holder) % state.seats
        for offset in range(1, state.seats):
            exchange(state, holder, (holder + offset) % state.seats)
        state.debtor = 1
        state.follow(_RANSOMS)


def exchange(state: Tara, seat: i64, other: i64) -> None:
    held: i64 = state.prisoners[seat * SEATS + other]
    lost: i64 = state.prisoners[other * SEATS + seat]
    count: i64 = held if held < lost else lost
    if count > 0:
        state.prisoners[seat * SEATS + other] -= count
        state.prisoners[other * SEATS + seat] -= count
        state.supply[seat] += count
        state.supply[other] += count
        state.tell(EXCHANGED, seat, other, count)


class Ransom(Ask[Tara]):
    """D16: the owner of prisoners pays 0 for none, 1 or 2 cumals for as many discs, 3 for all (T15.3, R31)."""

    def seat(self, state: Tara) -> i64:
        return (state.start + state.holder + state.debtor) % state.seats

    def choices(self, state: Tara, seat: i64) -> list[int]:
        holder: i64 = (state.start + state.holder) % state.seats
        held: i64 = state.prisoners[holder * SEATS + seat]
        cumals: i64 = state.cumals[seat]
        return [price for price in range(len(RANSOM)) if price <= held and price <= cumals]

    def choose(self, state: Tara, seat: i64, choice: i64) -> None:
        holder: i64 = (state.start + state.holder) % state.seats
        if choice > 0:
            held: i64 = state.prisoners[holder * SEATS + seat]
            freed: i64 = RANSOM[choice]
            count: i64 = held if freed < 0 else freed
            state.prisoners[holder * SEATS + seat] -= count
            state.supply[seat] += count
            state.cumals[seat] -= choice
            state.cumals[holder] += choice
            state.tell(RANSOMED, seat, holder, choice, count)
        state.debtor += 1
        if state.debtor < state.seats:
            state.then(self)
        else:
            state.holder += 1


class CheckLimit(Step[Tara]):
    """The limit on rounds is read after exchange and ransom of the last one (R36)."""

    def run(self, state: Tara) -> None:
        if state.round_limit and state.round >= state.round_limit:
            state.tell(ROUND_LIMIT, state.round)
            keys = [standing(state, seat) for seat in range(state.seats)]
            state.finish(ranked(keys), [key[0] for key in keys], "round-limit")


def standing(state: Tara, seat: i64) -> list[int]:
    """Most kings, then chieftains, warriors, herdsmen, farmers, then cumals (R36)."""
    key: list[int] = [state.kingships(seat)]
    for row in range(len(ROW_MASKS) - 2, -1, -1):
        mask: i64 = ROW_MASKS[row] & ~KING_BIT
        count: i64 = 0
        for province in range(PROVINCES):
            control: i64 = state.control[province * SEATS + seat]
            count += count_bits(control & mask)
        key.append(count)
    key.append(state.cumals[seat])
    return key


class NewStart(Ask[Tara]):
    """D17: the start player names another one; with two it is always the other (T16.1, R32)."""

    def seat(self, state: Tara) -> i64:
        return state.start

    def choices(self, state: Tara, seat: i64) -> list[int]:
        return [other for other in range(state.seats) if other != seat]

    def choose(self, state: Tara, seat: i64, choice: i64) -> None:
        state.start = choice
        state.tell(NEW_START, choice)


INCOME_PAID: Final = PayIncome()
EXCHANGE: Final = Exchange()
NEXT_HOLDER: Final = NextHolder()
CHECK_LIMIT: Final = CheckLimit()
NEW_START_PLAYER: Final = NewStart(NEXT_START)
_RANSOMS: Final = in_order(Ransom(RANSOM_PRICE), NEXT_HOLDER)
