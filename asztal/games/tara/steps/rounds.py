"""The frame of a match: setup (T4) and the rounds (T5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from asztal.engine.bits import bit, count_bits
from asztal.engine.step import AskTogether, Step, in_order
from asztal.games.tara import data, events
from asztal.games.tara.state import Tara
from asztal.games.tara.steps.asking import AskTara, mentions
from asztal.games.tara.steps.clearing import CLEARING
from asztal.games.tara.steps.closing import CHECK_LIMIT, EXCHANGE, INCOME_PAID, NEW_START_PLAYER
from asztal.games.tara.steps.kinds import CHOOSE_HAND, LEAVE_OUT
from asztal.games.tara.steps.traitors import TRAITORS
from asztal.games.tara.steps.turn import TURNS


class Setup(Step[Tara]):
    """Everybody's discs, cylinders and cumals; the provinces in play; the start player (T4)."""

    def __init__(self, provinces: str) -> None:
        self.provinces = provinces

    def run(self, state: Tara) -> None:
        state.control = [0] * (data.PROVINCES * data.SEATS)
        state.below = [0] * (data.PROVINCES * data.POSITIONS)
        state.kings = [data.NO_SEAT] * data.PROVINCES
        state.supply = [data.DISCS] * state.seats
        state.cylinders = [data.CYLINDERS] * state.seats
        state.cumals = [data.START_CUMALS] * state.seats
        state.prisoners = [0] * (data.SEATS * data.SEATS)
        state.hand = [data.NO_CARD] * (state.seats * data.CARDS_PER_ROUND)
        state.aside = [data.NO_CARD] * (state.seats * data.CARDS_DEALT)
        state.pile = list(range(1, data.CARD_COUNT + 1))
        state.discards = []
        state.in_play = (1 << data.PROVINCES) - 1
        state.do_in_order(_AFTER_SETUP)
        if self.provinces == "default":
            state.in_play = sum([bit(province) for province in data.default_provinces(state.seats)])
        elif self.provinces == "random":
            state.do_next(_LEAVE_OUT_BY_LOT)
        else:
            state.do_next(_HOST_LEAVES_OUT)


def left_out(state: Tara) -> i64:
    """How many provinces are still too many (T4.1)."""
    return count_bits(state.in_play) - state.seats


def leave_out(state: Tara, province: i64) -> None:
    state.in_play &= ~bit(province)
    state.tell(events.LEFT_OUT, province)


class LeaveOutByLot(Step[Tara]):
    """Option R28: chance decides which provinces are in play."""

    def run(self, state: Tara) -> None:
        provinces = list(range(data.PROVINCES))
        state.shuffle(provinces)
        for at in range(left_out(state)):
            leave_out(state, provinces[at])


class HostLeavesOut(AskTara):
    """Option R28: the host (the first seat) decides which provinces are in play."""

    def seat(self, state: Tara) -> i64:
        return 0

    def choices(self, state: Tara, seat: i64) -> list[int]:
        if left_out(state) == 0:
            return [data.NO_SEAT]
        return [province for province in range(data.PROVINCES) if state.in_play >> province & 1]

    def choose(self, state: Tara, seat: i64, choice: i64) -> None:
        if choice >= 0:
            leave_out(state, choice)
            state.do_next(self)


class KeepReserve(Step[Tara]):
    """With two players the first province not in play is kept for later (T18.4, R26)."""

    def run(self, state: Tara) -> None:
        if state.seats == 2:
            province: i64 = 0
            while state.in_play >> province & 1:
                province += 1
            state.reserve = province


class DrawStartPlayer(Step[Tara]):
    """Each player is dealt one card; the highest number begins (T4.3, T4.4)."""

    def run(self, state: Tara) -> None:
        state.shuffle(state.pile)
        for seat in range(state.seats):
            if state.pile[seat] > state.pile[state.start]:
                state.start = seat
        state.tell(events.START_PLAYER, state.start, state.pile[state.start])


class BeginRound(Step[Tara]):
    """A round from the deal to the new start player (T5)."""

    def run(self, state: Tara) -> None:
        state.round += 1
        state.turns = 0
        state.tell(events.ROUND_BEGINS, state.round)
        state.do_in_order(_ROUND)
        if state.round % 2 == 1:
            state.do_in_order(_NEW_CARDS)
        else:
            state.do_next(_TAKE_UP)


class Deal(Step[Tara]):
    """Odd rounds: all cards are shuffled and everyone gets six (T5.1)."""

    def run(self, state: Tara) -> None:
        state.pile = list(range(1, data.CARD_COUNT + 1))
        state.pile_was_seen = False
        state.discards = []
        state.shuffle(state.pile)
        for slot in range(len(state.aside)):
            state.aside[slot] = state.pile.pop()


class ChooseHand(AskTogether[Tara]):
    """D1: all at once and in secret, everyone picks three of the six, one card at a time (T5.2)."""

    def owes(self, state: Tara, seat: i64) -> bool:
        return state.hand[seat * data.CARDS_PER_ROUND + data.CARDS_PER_ROUND - 1] == data.NO_CARD

    def choices(self, state: Tara, seat: i64) -> list[int]:
        return state.aside_of(seat)

    def mentions(self, state: Tara, seat: i64) -> dict[str, int]:
        return {**mentions(state, seat), "left:number": data.CARDS_PER_ROUND - state.hand_size(seat)}

    def choose(self, state: Tara, seat: i64, choice: i64) -> None:
        first: i64 = seat * data.CARDS_DEALT
        for slot in range(first, first + data.CARDS_DEALT):
            if state.aside[slot] == choice:
                state.aside[slot] = data.NO_CARD
        state.hand[seat * data.CARDS_PER_ROUND + state.hand_size(seat)] = choice
        state.whisper(bit(seat), events.HAND_PICKED, seat, choice)


class TakeUp(Step[Tara]):
    """Even rounds: the cards set aside are the hand (T5.3)."""

    def run(self, state: Tara) -> None:
        for seat in range(state.seats):
            cards = state.aside_of(seat)
            for at in range(data.CARDS_PER_ROUND):
                state.hand[seat * data.CARDS_PER_ROUND + at] = cards[at]
        state.aside = [data.NO_CARD] * (state.seats * data.CARDS_DEALT)


_LEAVE_OUT_BY_LOT: Final = LeaveOutByLot()
_HOST_LEAVES_OUT: Final = HostLeavesOut(LEAVE_OUT)
_TAKE_UP: Final = TakeUp()
BEGIN_ROUND: Final = BeginRound()
_AFTER_SETUP: Final = in_order(KeepReserve(), DrawStartPlayer(), BEGIN_ROUND)
_NEW_CARDS: Final = in_order(Deal(), ChooseHand(CHOOSE_HAND))
_ROUND: Final = in_order(TURNS, TRAITORS, INCOME_PAID, CLEARING, EXCHANGE, CHECK_LIMIT, NEW_START_PLAYER, BEGIN_ROUND)
