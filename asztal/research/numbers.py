"""Whole numbers, as researchers write them: Python's own or numpy's."""

from __future__ import annotations

from operator import index
from typing import Any

from asztal.engine.errors import AsztalError


def whole(name: str, value: Any, least: int = 0) -> int:
    """The number as one of Python's; what is none, or too small, is refused."""
    try:
        number = index(value)
    except TypeError:
        number = least - 1
    if number < least:
        raise AsztalError(f"The {name} is a whole number from {least} on, not {value!r}.")
    return number
