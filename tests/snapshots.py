"""A state as plain data, to the last bit: what tests compare."""

from __future__ import annotations

from typing import Any

from asztal.engine.fields import arguments, values
from asztal.engine.rng import Rng
from asztal.engine.state import State
from asztal.engine.step import Kind, Step


def snapshot(state: State) -> dict[str, Any]:
    """Every field by value; steps by their class, kind and own data."""
    return {name: _plain(value) for name, value in values(state).items()}


def _plain(value: Any) -> Any:
    if isinstance(value, Rng):
        return ("rng", value.a, value.b, value.c, value.counter)
    if isinstance(value, list):
        return [_plain(item) for item in value]
    if isinstance(value, (int, str, float, bool)) or value is None:
        return value
    if hasattr(value, "ranks"):
        return (value.ranks, value.scores, value.reason)
    if isinstance(value, Step):
        return type(value).__name__, [_plain(argument) for argument in arguments(value)]
    return value.name if isinstance(value, Kind) else type(value).__name__
