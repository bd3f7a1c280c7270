"""Drawing and Board: what a game's board hands over."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from asztal.board.parts import filled, outermost
from asztal.board.scene import Scene
from asztal.engine.events import Event


@dataclass(frozen=True)
class Drawing:
    """A table as HTML and SVG."""

    headline: str
    """Where the match stands, in a few words (escaped): "Round 3 · turn 2 of 3"."""
    parts: dict[str, str]
    """The board: id -> one element that has this id. Only parts that changed travel to a page that is open.

    A part may lie within another, which has ``slot(id)`` in its place; within a picture it is a ``<g>``.
    """
    panels: list[str]
    """For each seat what is public of it: the inside of its panel."""
    hand: str = ""
    """What the viewer alone sees, shown below the board; the inside of an element."""

    def whole(self) -> str:
        """The board in one piece."""
        return "".join(filled(self.parts, part) for part in outermost(self.parts))


def _nowhere(event: Event) -> list[str]:
    return []


def _no_motion(event: Event) -> list[tuple[str, str]]:
    return []


@dataclass(frozen=True)
class Board:
    """A game's board: its ``board.py`` makes one and calls it BOARD."""

    draw: Callable[[Scene[Any]], Drawing]
    spots: Callable[[Event], list[str]] = _nowhere
    """(event) -> ids of the elements it is about: they light up when its line in the log is pointed at."""
    motion: Callable[[Event], list[tuple[str, str]]] = _no_motion
    """(event) -> pairs of ids: the second's piece comes travelling from the first."""
