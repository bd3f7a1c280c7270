"""The Viceroy: counters on a box of an explored territory (C25)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from asztal.engine.bits import bit, bits
from asztal.engine.phrase import Phrase
from asztal.games.colonial import data, events
from asztal.games.colonial.state import Colonial
from asztal.games.colonial.steps import kinds
from asztal.games.colonial.steps.asking import AskActive
from asztal.games.colonial.steps.control import (
    breaks_peace,
    put_counters,
    settle_placement,
    words_of_box,
    would_control,
)
from asztal.games.colonial.steps.purse import pay


def settled_by(state: Colonial, seat: i64) -> i64:
    """Where the seat may place counters, as a bit mask: not in another's colony (C8.2, C25.1, C26.1.5)."""
    closed: i64 = 0
    for other in range(state.seats):
        if other != seat:
            closed |= state.colonies[other]
    return state.explored() & state.open_to(seat) & ~closed & data.WITH_BOX


def can_place(state: Colonial, seat: i64) -> bool:
    return state.treasury[seat] > 0 and settled_by(state, seat) != 0


def most_counters(state: Colonial, seat: i64) -> i64:
    return min(state.value(data.LOGISTICS, seat), state.treasury[seat])


class ViceroyTerritory(AskActive):
    """Which territory."""

    def choices(self, state: Colonial, seat: i64) -> list[int]:
        return bits(settled_by(state, seat))

    def words(self, state: Colonial, seat: i64, choice: i64) -> Phrase:
        """What is there already, and what a colony takes (C15.1)."""
        need = 0 if state.colonies[seat] >> choice & 1 else state.natives(choice)
        counters = state.counters_in(seat, choice)
        return Phrase("choice-viceroy", {"territory": choice, "counters:number": counters, "need:number": need})

    def choose(self, state: Colonial, seat: i64, choice: i64) -> None:
        state.place = choice
        if state.spread:
            state.number = 0
            state.touched = 0
            state.do_next(_FIRST)
        else:
            state.do_next(_BOX)


class ViceroyBox(AskActive):
    """Which of its boxes; one for all counters (R-53)."""

    def choices(self, state: Colonial, seat: i64) -> list[int]:
        return data.BOXES_IN[state.place]

    def words(self, state: Colonial, seat: i64, choice: i64) -> Phrase:
        return words_of_box(state, seat, choice, most_counters(state, seat))

    def choose(self, state: Colonial, seat: i64, choice: i64) -> None:
        state.box = choice
        state.do_next(_NUMBER)


class ViceroyNumber(AskActive):
    """How many counters; they are placed together (C25.2)."""

    def choices(self, state: Colonial, seat: i64) -> list[int]:
        return list(range(1, most_counters(state, seat) + 1))

    def words(self, state: Colonial, seat: i64, choice: i64) -> Phrase:
        control = would_control(state, seat, state.box, choice)
        step = control and breaks_peace(state, seat, state.box)
        about = {"number": choice, "control:number": 1 if control else 0, "step:number": 1 if step else 0}
        return Phrase("choice-viceroy-number", about)

    def choose(self, state: Colonial, seat: i64, choice: i64) -> None:
        box: i64 = state.box
        pay(state, seat, choice)
        put_counters(state, seat, box, choice)
        state.tell(events.VICEROY_PLACED, seat, box, choice)
        settle_placement(state, seat, box)


class SpreadCounter(AskActive):
    """By option each counter goes onto a box of the territory of its own choice (R-53)."""

    def choices(self, state: Colonial, seat: i64) -> list[int]:
        return data.BOXES_IN[state.place]

    def choose(self, state: Colonial, seat: i64, choice: i64) -> None:
        if choice != kinds.STOP_PLACING:
            put_counters(state, seat, choice, 1)
            state.tell(events.VICEROY_PLACED, seat, choice, 1)
            state.touched |= bit(choice)
            state.number += 1
            if state.number < most_counters(state, seat):
                state.do_next(_MORE)
                return
        # All together, then control and penalty once for each box (C25.2, R-19).
        pay(state, seat, state.number)
        for box in bits(state.touched):
            settle_placement(state, seat, box)


class SpreadMore(SpreadCounter):
    """Another one, or no more."""

    def choices(self, state: Colonial, seat: i64) -> list[int]:
        return [*data.BOXES_IN[state.place], kinds.STOP_PLACING]


_BOX: Final = ViceroyBox(kinds.VICEROY_BOX)
_NUMBER: Final = ViceroyNumber(kinds.VICEROY_NUMBER)
_FIRST: Final = SpreadCounter(kinds.VICEROY_BOX)
_MORE: Final = SpreadMore(kinds.VICEROY_BOX)
