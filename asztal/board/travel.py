"""What an event is about, and what travels because of it, as tables of ids with the event's own fields in them."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from asztal.engine.events import Event, EventKind

_FIELD = re.compile(r"\{(\w+)\}")


class Move(NamedTuple):
    """A piece comes travelling to an element from another: ``Move("panel-{seat}", "c{cell}")``."""

    origin: str
    target: str


def spots(*places: str, special: Mapping[EventKind, Sequence[str]] | None = None) -> Callable[[Event], list[str]]:
    """The elements an event is about: the first of the places whose fields it has, else the panels of its seats.

    Kinds of events that are about something else, or about more, have their places in ``special``.
    """
    own = special or {}
    for kind, ids in own.items():
        _check(kind, *ids)

    def of(event: Event) -> list[str]:
        kind, values = event.kind, _values(event)
        if kind in own:
            return [place.format_map(values) for place in own[kind]]
        for place in places:
            if values.keys() >= set(_FIELD.findall(place)):
                return [place.format_map(values)]
        return [f"panel-{value}" for noun, value in zip(kind.nouns, event.values, strict=True) if noun == "seat"]

    return of


def motion(moves: Mapping[EventKind, Sequence[Move]]) -> Callable[[Event], list[tuple[str, str]]]:
    """The pairs of elements between which pieces travel, by the kind of event."""
    for kind, ways in moves.items():
        for way in ways:
            _check(kind, *way)

    def of(event: Event) -> list[tuple[str, str]]:
        values = _values(event)
        return [(way.origin.format_map(values), way.target.format_map(values)) for way in moves.get(event.kind, ())]

    return of


def _values(event: Event) -> dict[str, int]:
    return dict(zip(event.kind.fields, event.values, strict=True))


def _check(kind: EventKind, *ids: str) -> None:
    """A misspelt field is found when the board is imported, not when the event happens."""
    for name in (name for place in ids for name in _FIELD.findall(place)):
        if name not in kind.fields:
            raise TypeError(f"the event '{kind.name}' has no field '{name}'")
