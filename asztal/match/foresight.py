"""Foresight: what is certain to follow from a choice, by all its seat may know."""

from __future__ import annotations

from dataclasses import dataclass

from asztal.engine.events import Event
from asztal.engine.game import decision_of
from asztal.engine.rng import seeded
from asztal.engine.state import State
from asztal.match.match import Match

# What is the same however the hidden things may lie is certain enough.
_WORLDS = 5


@dataclass(frozen=True)
class Prospect:
    """What a choice leads to before anybody chooses again."""

    events: list[Event]
    """What will be told, as far as it is certain."""
    ends_turn: bool
    """Whether the seat has then chosen for now, whatever happens."""


def prospect_of(match: Match, seat: int, choice: int) -> Prospect:
    """What is certain to follow if the seat makes this choice."""
    rng = seeded(match.seed, "prospect", seat, match.number(seat), choice)
    worlds = [_after(match.state.redeal(seat, rng), seat, choice) for _ in range(_WORLDS)]
    told = [[event for event in events if event.seen_by(seat)] for _, events in worlds]
    return Prospect(_shared(told), all(decision_of(state, seat) is None for state, _ in worlds))


def _after(state: State, seat: int, choice: int) -> tuple[State, list[Event]]:
    events: list[Event] = []
    state.events = events
    state.turn_to(seat)
    state.choose(choice)
    return state, events


def _shared(told: list[list[Event]]) -> list[Event]:
    """What all worlds begin with."""
    shared = []
    for events in zip(*told, strict=False):
        if len({(event.kind.name, tuple(event.values)) for event in events}) > 1:
            break
        shared.append(events[0])
    return shared
