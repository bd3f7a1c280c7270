"""The characters who work at home: Financier and Scientist (C17, C22)."""

from __future__ import annotations

from mypy_extensions import i64

from asztal.engine.bits import bits
from asztal.engine.phrase import Phrase
from asztal.engine.state import with_number
from asztal.engine.step import Step
from asztal.games.colonial import data, events
from asztal.games.colonial.state import Colonial
from asztal.games.colonial.steps.asking import AskActive
from asztal.games.colonial.steps.control import settle_placement
from asztal.games.colonial.steps.purse import borrow, pay


class Financier(Step[Colonial]):
    """A loan (C17.1)."""

    def run(self, state: Colonial) -> None:
        borrow(state, state.active)
        state.tell(events.LOAN_TAKEN, state.active, data.LOAN)


def price(state: Colonial, seat: i64, track: i64) -> i64:
    """What the next space of a track costs, or nothing if there is none for the seat (C6.2, C26.1.7)."""
    space: i64 = state.tracks[track * data.SEATS + seat]
    nation: i64 = state.nation[seat]
    last: i64 = data.SPACES - 1 if nation == data.NOBODY else data.LAST_SPACE[nation][track]
    return 0 if space >= last else data.TRACK_VALUES[track][space + 1]


def affordable_tracks(state: Colonial, seat: i64) -> list[int]:
    """The tracks on which the seat can advance."""
    return [track for track in range(len(data.TRACKS)) if 0 < price(state, seat, track) <= state.treasury[seat]]


class Scientist(AskActive):
    """Which track (C22.1)."""

    def choices(self, state: Colonial, seat: i64) -> list[int]:
        return affordable_tracks(state, seat)

    def words(self, state: Colonial, seat: i64, choice: i64) -> Phrase:
        return Phrase("choice-track", {"track": choice, "price:number": price(state, seat, choice)})

    def choose(self, state: Colonial, seat: i64, choice: i64) -> None:
        cost = price(state, seat, choice)
        was_abolished = state.abolished()
        pay(state, seat, cost)
        at: i64 = choice * data.SEATS + seat
        state.tracks = with_number(state.tracks, at, state.tracks[at] + 1)
        state.tell(events.ADVANCED, seat, choice, state.value(choice, seat), cost)
        if choice == data.ECONOMY:
            claim_tea_and_opium(state, seat)
            if state.abolished() and not was_abolished:
                state.tell(events.ABOLITION, seat)


def claim_tea_and_opium(state: Colonial, seat: i64) -> None:
    """Counters that lay there for nothing count now (C6.4)."""
    for box in bits(data.TEA_AND_OPIUM):
        if state.counters[box * data.SEATS + seat]:
            settle_placement(state, seat, box)
