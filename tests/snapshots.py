"""A state as plain data, to the last bit: what tests compare."""

from __future__ import annotations

from typing import Any

from asztal.engine.rng import Rng
from asztal.engine.state import State

# Where events are told is not part of the table.
_NOT_THE_TABLE = {"events"}


def fields(state: State) -> list[str]:
    """All fields of a state's class and its bases, compiled or not."""
    names: set[str] = set()
    for cls in type(state).__mro__:
        names.update(vars(cls).get("__mypyc_attrs__", ()) or vars(cls).get("__annotations__", ()))
    return sorted(name for name in names - _NOT_THE_TABLE if not name.startswith("__"))


def snapshot(state: State) -> dict[str, Any]:
    """Every field by value; steps by their class, kind and own data."""
    return {name: _plain(getattr(state, name)) for name in fields(state)}


def _plain(value: Any) -> Any:
    if isinstance(value, Rng):
        return ("rng", value.a, value.b, value.c, value.counter)
    if isinstance(value, list):
        return [_plain(item) for item in value]
    if isinstance(value, (int, str, float, bool)) or value is None:
        return value
    if hasattr(value, "ranks"):
        return (value.ranks, value.scores, value.reason)
    return type(value).__name__
