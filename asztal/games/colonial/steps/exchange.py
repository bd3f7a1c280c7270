"""Exchange between players: offers of treasure, made, answered and withdrawn (C13)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from asztal.engine.bits import bit
from asztal.engine.phrase import Phrase
from asztal.engine.step import Ask, Kind, Step, in_order
from asztal.games.colonial import data, events
from asztal.games.colonial.state import Colonial
from asztal.games.colonial.steps import kinds
from asztal.games.colonial.steps.asking import mentions
from asztal.games.colonial.steps.purse import transfer


def can_offer(state: Colonial, seat: i64) -> bool:
    """Whether a seat may make a free offer now (C13.4)."""
    if state.no_offers or state.offers >= data.OFFERS_AT_ONCE or state.offers_made[seat] >= data.OFFERS_A_TURN:
        return False
    for treasure in state.treasury:
        if treasure > 0:
            return True
    return False


class AskProposer(Ask[Colonial]):
    """A step that asks one who makes an offer, whoever is on turn."""

    def __init__(self, kind: Kind, proposer: i64) -> None:
        super().__init__(kind)
        self.proposer: i64 = proposer

    def seat(self, state: Colonial) -> i64:
        return self.proposer

    def mentions(self, state: Colonial, seat: i64) -> dict[str, int]:
        return mentions(state, seat)


class OfferTo(AskProposer):
    """To whom, and whether to give or to ask (C13.2)."""

    def choices(self, state: Colonial, seat: i64) -> list[int]:
        menu: list[int] = []
        if state.treasury[seat] > 0:
            menu += [other for other in range(state.seats) if other != seat]
        for other in range(state.seats):
            if other != seat and state.treasury[other] > 0:
                menu.append(kinds.ASK_FROM + other)
        return menu

    def words(self, state: Colonial, seat: i64, choice: i64) -> Phrase:
        if choice == kinds.NO_OFFER:
            return super().words(state, seat, choice)
        if choice >= kinds.ASK_FROM:
            return Phrase("choice-offer-ask", {"other:seat": choice - kinds.ASK_FROM})
        return Phrase("choice-offer-give", {"other:seat": choice})

    def choose(self, state: Colonial, seat: i64, choice: i64) -> None:
        state.gives = choice < kinds.ASK_FROM
        state.other = choice if state.gives else choice - kinds.ASK_FROM
        state.do_in_order(_OFFER[seat])


class OfferInWar(OfferTo):
    """Before the surrender step of a year each side is asked whether to make an offer (C13.3)."""

    def run(self, state: Colonial) -> None:
        state.offers = 0
        if can_offer(state, self.proposer):
            super().run(state)

    def choices(self, state: Colonial, seat: i64) -> list[int]:
        return [*super().choices(state, seat), kinds.NO_OFFER]

    def choose(self, state: Colonial, seat: i64, choice: i64) -> None:
        if choice != kinds.NO_OFFER:
            super().choose(state, seat, choice)


class OfferAmount(AskProposer):
    """How much treasure."""

    def choices(self, state: Colonial, seat: i64) -> list[int]:
        giver: i64 = seat if state.gives else state.other
        return list(range(1, min(state.treasury[giver], data.MOST_OFFERED) + 1))

    def mentions(self, state: Colonial, seat: i64) -> dict[str, int]:
        return {**super().mentions(state, seat), "gives:number": 1 if state.gives else 0}

    def choose(self, state: Colonial, seat: i64, choice: i64) -> None:
        state.number = choice


class OfferMessage(AskProposer):
    """A word that goes with it, without effect (C13.2)."""

    def choices(self, state: Colonial, seat: i64) -> list[int]:
        return _MESSAGES

    def choose(self, state: Colonial, seat: i64, choice: i64) -> None:
        state.message = choice
        state.proposer = seat
        state.offers += 1
        state.offers_made[seat] += 1
        state.tell(events.OFFER_GIVE if state.gives else events.OFFER_ASK, seat, state.other, state.number, choice)


class OfferAnswer(Ask[Colonial]):
    """The other accepts or refuses; until then the offer can be withdrawn (C13.2)."""

    def seat(self, state: Colonial) -> i64:
        return state.other

    def also(self, state: Colonial) -> i64:
        return bit(state.proposer)

    def choices(self, state: Colonial, seat: i64) -> list[int]:
        return _ANSWERS if seat == state.other else _WITHDRAWAL

    def mentions(self, state: Colonial, seat: i64) -> dict[str, int]:
        return {
            **mentions(state, seat),
            "proposer:seat": state.proposer,
            "gives:number": 1 if state.gives else 0,
            "message": state.message,
            "asked:number": 1 if seat == state.other else 0,
        }

    def choose(self, state: Colonial, seat: i64, choice: i64) -> None:
        proposer: i64 = state.proposer
        state.proposer = data.NOBODY
        if choice == kinds.WITHDRAW:
            state.tell(events.OFFER_WITHDRAWN, proposer, state.other)
        elif choice == kinds.REFUSE:
            state.tell(events.OFFER_REFUSED, seat, proposer)
        else:
            giver: i64 = proposer if state.gives else seat
            receiver: i64 = seat if state.gives else proposer
            transfer(state, giver, receiver, state.number)
            state.tell(events.OFFER_ACCEPTED, seat, giver, receiver, state.number)


_MESSAGES: Final = list(range(len(data.MESSAGES)))
_ANSWERS: Final = [kinds.REFUSE, kinds.ACCEPT]
_WITHDRAWAL: Final = [kinds.WITHDRAW]
MAKE_OFFER: Final[list[Step[Colonial]]] = [OfferTo(kinds.OFFER, seat) for seat in range(data.SEATS)]
OFFER_IN_WAR: Final[list[Step[Colonial]]] = [OfferInWar(kinds.OFFER, seat) for seat in range(data.SEATS)]
_ANSWER: Final = OfferAnswer(kinds.OFFER_ANSWER)
_OFFER: Final[list[list[Step[Colonial]]]] = [
    in_order(OfferAmount(kinds.OFFER_AMOUNT, seat), OfferMessage(kinds.OFFER_MESSAGE, seat), _ANSWER)
    for seat in range(data.SEATS)
]
