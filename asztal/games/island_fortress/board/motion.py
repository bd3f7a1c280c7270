"""Which pieces an event is about, and where they come from."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from asztal.engine.events import Event

Pairs = list[tuple[str, str]]
Values = dict[str, int]


def spots(event: Event) -> list[str]:
    """The cell of the event, else its row, jail or camp, else the players."""
    values = dict(zip(event.kind.fields, event.values, strict=True))
    name = event.kind.name
    if "cell" in values:
        return [f"c{values['cell']}"]
    if "level" in values and "region" in values:
        return [f"r{values['region']}-{values['level']}"]
    if name == "taskmaster-moved":
        return [f"pawn-{values['seat']}"]
    if "region" in values:
        return [f"jail-{values['region']}"]
    return [f"panel-{value}" for noun, value in zip(event.kind.nouns, event.values, strict=True) if noun == "seat"]


def motion(event: Event) -> Pairs:
    """Blocks come from their owner's panel, convicts from the supply; what is taken goes to the panel."""
    way = _WAYS.get(event.kind.name)
    return way(dict(zip(event.kind.fields, event.values, strict=True))) if way else []


def _laid(values: Values) -> Pairs:
    return [(f"panel-{values['seat']}", f"c{values['cell']}")]


def _jailed(values: Values) -> Pairs:
    return [("supply", f"jail-{values['region']}")]


def _paid_into_jail(values: Values) -> Pairs:
    return [(f"panel-{values['seat']}", "seal"), ("supply", f"jail-{values['region']}")]


def _moved(values: Values) -> Pairs:
    return [(f"panel-{values['seat']}", f"pawn-{values['seat']}")]


def _shown(values: Values) -> Pairs:
    return [(f"panel-{values['seat']}", f"played-{values['favor']}")]


_WAYS: Final[dict[str, Callable[[Values], Pairs]]] = {
    "built": _laid,
    "tower-built": _laid,
    "governor-placed": _laid,
    "replaced": _laid,
    "reinforced": _laid,
    "convict-jailed": _jailed,
    "petition-won": _paid_into_jail,
    "taskmaster-moved": _moved,
    "favor-played": _shown,
}
