"""Which pieces an event is about, and where they come from."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from asztal.engine.events import Event
from asztal.games.tara.data import KING

Pairs = list[tuple[str, str]]
Values = dict[str, int]

_AT_THE_THRONE: Final = {"crowned", "deposed", "king-seated"}


def spots(event: Event) -> list[str]:
    """The places of the event, else its province, else the players."""
    kind = event.kind
    values = dict(zip(kind.fields, event.values, strict=True))
    told = list(zip(kind.nouns, event.values, strict=True))
    if "province" not in values:
        return [f"panel-{value}" for noun, value in told if noun == "seat"]
    province = f"p{values['province']}"
    if kind.name in _AT_THE_THRONE:
        return [f"{province}-{KING}"]
    return [f"{province}-{value}" for noun, value in told if noun == "position"] or [province]


def motion(event: Event) -> Pairs:
    """Pieces come from their owner's panel and go back there; swapped ones change places."""
    way = _WAYS.get(event.kind.name)
    return way(dict(zip(event.kind.fields, event.values, strict=True))) if way else []


def _place(values: Values) -> str:
    return f"p{values['province']}-{values.get('position', KING)}"


def _laid(values: Values) -> Pairs:
    return [(f"panel-{values['seat']}", _place(values))]


def _taken_back(values: Values) -> Pairs:
    return [(_place(values), f"panel-{values.get('victim', values['seat'])}")]


def _swapped(values: Values) -> Pairs:
    first, second = (f"p{values['province']}-{values[name]}" for name in ("first", "second"))
    return [(first, second), (second, first)]


def _played(values: Values) -> Pairs:
    return [(f"panel-{values['seat']}", "play")]


def _turned_up(values: Values) -> Pairs:
    return [("centre", "play")]


def _led_away(values: Values) -> Pairs:
    return [(f"panel-{values['victim']}", f"panel-{values['seat']}")]


_WAYS: Final[dict[str, Callable[[Values], Pairs]]] = {
    "placed": _laid,
    "captured": _laid,
    "fortified": _laid,
    "promoted": _laid,
    "garrisoned": _laid,
    "king-seated": _laid,
    "traitor-took": _laid,
    "fort-reduced": _taken_back,
    "stormed": _taken_back,
    "deposed": _taken_back,
    "swapped": _swapped,
    "card-played": _played,
    "traitor-paid": _turned_up,
    "imprisoned": _led_away,
}
