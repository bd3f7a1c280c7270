"""Repaying loans: as an extra of other menus, where the engine asks, and to win at once (C17.2, C27.2, C28.4)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from asztal.engine.bits import bit
from asztal.engine.phrase import Phrase
from asztal.engine.step import Ask, Kind, Step
from asztal.games.colonial import data, events
from asztal.games.colonial.state import Colonial
from asztal.games.colonial.steps import kinds
from asztal.games.colonial.steps.asking import mentions
from asztal.games.colonial.steps.purse import repay, repay_all


def can_repay(state: Colonial, seat: i64) -> bool:
    return state.debt[seat] > 0 and state.treasury[seat] > 0


class AskDebtor(Ask[Colonial]):
    """A step that asks one who has loans, whoever is on turn."""

    def __init__(self, kind: Kind, debtor: i64) -> None:
        super().__init__(kind)
        self.debtor: i64 = debtor

    def seat(self, state: Colonial) -> i64:
        return self.debtor

    def mentions(self, state: Colonial, seat: i64) -> dict[str, int]:
        return mentions(state, seat)


class AskRepayment(AskDebtor):
    """Whether to repay now: before a war and before interest (C28.4). After a repayment it is asked again."""

    def run(self, state: Colonial) -> None:
        if can_repay(state, self.debtor):
            super().run(state)

    def choices(self, state: Colonial, seat: i64) -> list[int]:
        return _NOW_OR_NOT

    def choose(self, state: Colonial, seat: i64, choice: i64) -> None:
        if choice == kinds.REPAY_NOW:
            state.do_next(self)
            state.do_next(REPAY_LOAN[seat])
        elif choice == kinds.NEVER_ASK:
            state.quiet |= bit(seat)


class AskAfterReveal(AskRepayment):
    """The same after a card was turned over; who does not want it is not asked again until his next loan."""

    def run(self, state: Colonial) -> None:
        if state.quiet >> self.debtor & 1 == 0:
            super().run(state)

    def choices(self, state: Colonial, seat: i64) -> list[int]:
        return _NOW_NOT_OR_NEVER


class RepayLoan(AskDebtor):
    """Which loan; of loans of the same size the oldest stands for all (C17.2)."""

    def choices(self, state: Colonial, seat: i64) -> list[int]:
        menu: list[int] = []
        sizes: list[int] = []
        own: i64 = 0
        for at in range(len(state.loans)):
            if state.lenders[at] == seat and own < data.MOST_LOANS:
                if state.loans[at] not in sizes:
                    sizes.append(state.loans[at])
                    menu.append(own)
                own += 1
        return menu

    def words(self, state: Colonial, seat: i64, choice: i64) -> Phrase:
        return Phrase("choice-repay-loan", {"size:number": state.loans[own_loan(state, seat, choice)]})

    def choose(self, state: Colonial, seat: i64, choice: i64) -> None:
        state.number = own_loan(state, seat, choice)
        state.do_next(_REPAY_AMOUNT[seat])


def own_loan(state: Colonial, seat: i64, number: i64) -> i64:
    """Where the seat's loan of that number stands among all loans."""
    at: i64 = 0
    while True:
        if state.lenders[at] == seat:
            if number == 0:
                return at
            number -= 1
        at += 1


class RepayAmount(AskDebtor):
    """How much of it, at least 1 (C28.4)."""

    def choices(self, state: Colonial, seat: i64) -> list[int]:
        return list(range(1, self.suggested(state, seat) + 1))

    def suggested(self, state: Colonial, seat: i64) -> i64:
        """As much as can be repaid."""
        return min(state.treasury[seat], state.loans[state.number], data.MOST_REPAID)

    def mentions(self, state: Colonial, seat: i64) -> dict[str, int]:
        return {**mentions(state, seat), "size:number": state.loans[state.number]}

    def choose(self, state: Colonial, seat: i64, choice: i64) -> None:
        repay(state, state.number, choice)
        state.tell(events.LOAN_REPAID, seat, choice, state.debt[seat])


class RepayToWin(AskDebtor):
    """Who has prestige enough and could repay everything may do so at once, in the middle of anything (C27.2)."""

    def choices(self, state: Colonial, seat: i64) -> list[int]:
        return _NO_OR_YES

    def choose(self, state: Colonial, seat: i64, choice: i64) -> None:
        if choice == kinds.YES:
            state.tell(events.LOAN_REPAID, seat, state.debt[seat], 0)
            repay_all(state, seat)


_NOW_OR_NOT: Final = [kinds.NO_REPAYMENT, kinds.REPAY_NOW]
_NOW_NOT_OR_NEVER: Final = [kinds.NO_REPAYMENT, kinds.REPAY_NOW, kinds.NEVER_ASK]
_NO_OR_YES: Final = [kinds.NO, kinds.YES]
REPAY_LOAN: Final[list[Step[Colonial]]] = [RepayLoan(kinds.REPAY_LOAN, seat) for seat in range(data.SEATS)]
_REPAY_AMOUNT: Final[list[Step[Colonial]]] = [RepayAmount(kinds.REPAY_AMOUNT, seat) for seat in range(data.SEATS)]
ASK_REPAYMENT: Final[list[Step[Colonial]]] = [AskRepayment(kinds.REPAY, seat) for seat in range(data.SEATS)]
ASK_AFTER_REVEAL: Final[list[Step[Colonial]]] = [AskAfterReveal(kinds.REPAY, seat) for seat in range(data.SEATS)]
REPAY_TO_WIN: Final[list[Step[Colonial]]] = [RepayToWin(kinds.REPAY_TO_WIN, seat) for seat in range(data.SEATS)]
