"""The sequence of play of Isles: one step, a counter put on an isle."""

from __future__ import annotations

from asztal.engine.events import EventKind
from asztal.engine.step import Ask, Kind

from .state import ISLES, ROUNDS, SEATS, Isles

ISLE = Kind("isle", ISLES, "isle")
PUT = EventKind("put", "seat", "isle")


class Put(Ask[Isles]):
    """The seats put down one counter each, round by round; who leads on most isles wins."""

    def seat(self, state: Isles) -> int:
        return state.placed % state.seats

    def choices(self, state: Isles, seat: int) -> list[int]:
        return state.open_isles()

    def choose(self, state: Isles, seat: int, choice: int) -> None:
        state.counters[choice * SEATS + seat] += 1
        state.placed += 1
        state.tell(PUT, seat, choice)
        if state.placed < ROUNDS * state.seats:
            state.do_next(PUTTING)
            return
        led = state.led()
        state.finish([1 + sum(other > own for other in led) for own in led], led, "done")


PUTTING = Put(ISLE)
