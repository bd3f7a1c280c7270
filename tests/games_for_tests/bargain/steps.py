"""The sequence of play of Bargain: an offer, and an answer while it can be withdrawn."""

from __future__ import annotations

from asztal.engine.bits import bit
from asztal.engine.events import EventKind
from asztal.engine.phrase import Phrase
from asztal.engine.result import ranked
from asztal.engine.step import NUMBER, Ask, Kind

from .state import ROUNDS, ZERO, Bargain

OFFER = Kind("offer", 2 * ZERO + 1, NUMBER)
REFUSE, ACCEPT = 0, 1
ANSWER = Kind("answer", 2, names={REFUSE: "refuse", ACCEPT: "accept"})
WITHDRAW = Kind("withdraw", 1, names={0: "withdraw"})
OFFERED = EventKind("offered", "seat", "victim:seat", "payment:number")
ANSWERED = EventKind("answered", "seat", "accepted:number")
WITHDRAWN = EventKind("withdrawn", "seat")


class Offer(Ask[Bargain]):
    """The seat on turn offers what it, or the other, can pay."""

    def seat(self, state: Bargain) -> int:
        return state.proposer()

    def choices(self, state: Bargain, seat: int) -> list[int]:
        least = max(-5, -state.coins[state.addressee()])
        most = min(7, state.coins[seat])
        return list(range(ZERO + least, ZERO + most + 1))

    def words(self, state: Bargain, seat: int, choice: int) -> Phrase:
        return Phrase("choice-offer", {NUMBER: choice - ZERO, "left:number": state.coins[seat] - (choice - ZERO)})

    def suggested(self, state: Bargain, seat: int) -> int:
        return ZERO

    def choose(self, state: Bargain, seat: int, choice: int) -> None:
        state.payment = choice - ZERO
        state.tell(OFFERED, seat, state.addressee(), state.payment)
        state.do_next(ANSWERING)


class Answer(Ask[Bargain]):
    """The next seat answers; meanwhile the offer may be withdrawn."""

    def seat(self, state: Bargain) -> int:
        return state.addressee()

    def also(self, state: Bargain) -> int:
        return bit(state.proposer())

    def kind_for(self, state: Bargain, seat: int) -> Kind:
        return WITHDRAW if seat == state.proposer() else ANSWER

    def choices(self, state: Bargain, seat: int) -> list[int]:
        return [0] if seat == state.proposer() else [REFUSE, ACCEPT]

    def mentions(self, state: Bargain, seat: int) -> dict[str, int]:
        return {NUMBER: state.payment}

    def choose(self, state: Bargain, seat: int, choice: int) -> None:
        if seat == state.proposer():
            state.tell(WITHDRAWN, seat)
            state.do_next(OFFERING)
            return
        if choice == ACCEPT:
            state.coins[seat] += state.payment
            state.coins[state.proposer()] -= state.payment
        state.tell(ANSWERED, seat, choice)
        state.offers += 1
        if state.offers == ROUNDS * state.seats:
            state.finish(ranked([[coins] for coins in state.coins]), list(state.coins), "done")
        else:
            state.do_next(OFFERING)


OFFERING = Offer(OFFER)
ANSWERING = Answer(ANSWER)
