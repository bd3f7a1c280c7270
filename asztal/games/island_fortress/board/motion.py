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


def _from_the_seal(values: Values) -> Pairs:
    return [("seal", f"c{values['cell']}")]


def _replaced(values: Values) -> Pairs:
    """One block comes, the other goes back to its owner's stock (IF8.B3)."""
    return [*_laid(values), (f"c{values['cell']}", f"panel-{values['victim']}")]


def _banded(values: Values) -> Pairs:
    return [("supply", f"iron-{values['cell']}")]


def _jailed(values: Values) -> Pairs:
    return [("supply", f"jail-{values['region']}")]


def _paid_into_jail(values: Values) -> Pairs:
    return [("supply", "seal"), (f"panel-{values['seat']}", f"jail-{values['region']}")]


def _moved(values: Values) -> Pairs:
    return [(f"camp-{values['origin']}", f"pawn-{values['seat']}")]


def _shown(values: Values) -> Pairs:
    return [(f"panel-{values['seat']}", f"played-{values['favor']}")]


_WAYS: Final[dict[str, Callable[[Values], Pairs]]] = {
    "built": _laid,
    "tower-built": _laid,
    "governor-placed": _from_the_seal,
    "replaced": _replaced,
    "reinforced": _banded,
    "convict-jailed": _jailed,
    "petition-won": _paid_into_jail,
    "taskmaster-moved": _moved,
    "favor-played": _shown,
}
