"""Scene and Drawing: how a game's ``board.py`` turns a view into a picture for the page.

A game's board knows nothing of servers. It gets a ``Scene`` (the view, the words, and which choices are offered) and
returns a ``Drawing``: HTML and SVG as text. Colours come from classes (``seat-blue``) and from the style sheet beside
the board (``board.css``), so that one picture is right by day and by night.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from html import escape
from typing import Any

from asztal.engine.events import Event
from asztal.engine.game import View
from asztal.words import Words

__all__ = ["MARKS", "Board", "Drawing", "Scene", "about", "escape", "mark", "symbols"]

# Pieces are told apart by shape as well as by colour: the mark of each colour, drawn around (0, 0) with a reach of 5.
MARKS = {
    "blue": '<circle r="4"/>',
    "yellow": '<path d="M0-4.8 4.6 3.4H-4.6Z"/>',
    "red": '<path d="M-3.7-3.7H3.7V3.7H-3.7Z"/>',
    "white": '<path d="M0-5 4.4 0 0 5-4.4 0Z"/>',
    "green": '<path d="M-1.6-4.8H1.6V-1.6H4.8V1.6H1.6V4.8H-1.6V1.6H-4.8V-1.6H-1.6Z"/>',
    "orange": '<path d="M0-4.8 4.6-1.5 2.8 3.9H-2.8L-4.6-1.5Z"/>',
    "purple": '<path d="M0-5 1.4-1.6 5-1.4 2.2.9 3.1 4.4 0 2.5-3.1 4.4-2.2.9-5-1.4-1.4-1.6Z"/>',
}


def symbols() -> str:
    """The marks as an SVG that other pictures on the same page refer to."""
    marks = "".join(
        f'<symbol id="mark-{colour}" viewBox="-5 -5 10 10">{shape}</symbol>' for colour, shape in MARKS.items()
    )
    return f'<svg class="symbols" width="0" height="0" aria-hidden="true">{marks}</svg>'


def mark(colour: str, x: float, y: float, size: float) -> str:
    """A colour's mark inside a picture, centred on a point."""
    half = size / 2
    return f'<use href="#mark-{colour}" x="{x - half:g}" y="{y - half:g}" width="{size:g}" height="{size:g}"/>'


def about(thing: str) -> str:
    """The attribute that makes an element explain itself by the text ``about-<thing>``."""
    return f' data-about="{thing}"'


@dataclass
class Scene:
    """What a board draws from: a view, its words, and the choices that wait to be shown."""

    view: View
    words: Words
    """Names in them are plain texts; whatever comes from them must be escaped."""
    colours: Sequence[str]
    """The colour of each seat."""
    final: frozenset[int] = frozenset()
    """The choices that can't be taken back."""
    prefix: str = ""
    """Put before every id, where several pictures share a page."""
    _offered: set[int] = field(default_factory=set)

    def __post_init__(self) -> None:
        decision = self.view["decision"]
        self.kind: str = decision["kind"] if decision else ""
        """The kind of decision the viewer is asked, or an empty text."""
        self._choices: dict[int, Any] = {choice["value"]: choice for choice in decision["choices"]} if decision else {}

    @property
    def table(self) -> View:
        """The game's own part of the view."""
        table: View = self.view["table"]
        return table

    @property
    def seat(self) -> int | None:
        """The seat that looks on; None for a spectator."""
        seat: int | None = self.view["seat"]
        return seat

    def may(self, value: int) -> bool:
        """Whether this is a choice now."""
        return value in self._choices

    def plain_label(self, value: int) -> str:
        """A choice in words."""
        return self.words.plain(self._choices[value]["phrase"])

    def number(self, value: int, name: str) -> int:
        """A number that a choice's words mention."""
        return int(self._choices[value]["phrase"]["arguments"][name][1])

    def label(self, value: int) -> str:
        """A choice in words, escaped."""
        return escape(self.plain_label(value))

    def offer(self, value: int) -> str:
        """The attributes that make an element a choice: it glows, can be clicked and reached by keys, and has a label.

        An empty text where it is no choice now, so a board may offer whatever an element could ever stand for.
        """
        if value not in self._choices:
            return ""
        self._offered.add(value)
        final = ' data-final=""' if value in self.final else ""
        return f' data-choice="{value}"{final} role="button" tabindex="0" aria-label="{self.label(value)}"'

    def left(self) -> list[int]:
        """The choices that got no element of their own: the page makes buttons of them."""
        return [value for value in self._choices if value not in self._offered]

    def say(self, key: str, **arguments: str | int) -> str:
        """A text, escaped."""
        return escape(self.words.say(key, **arguments))

    def noun(self, noun: str, value: int) -> str:
        """A thing's name, escaped."""
        return escape(self.words.noun(noun, value))

    def name(self, seat: int) -> str:
        """A player's name, escaped."""
        return escape(self.words.names[seat])


@dataclass(frozen=True)
class Drawing:
    """A table as HTML and SVG."""

    headline: str
    """Where the match stands, in a few words (escaped): "Round 3 · turn 2 of 3"."""
    parts: dict[str, str]
    """The board: id -> one HTML element that has this id. Only parts that changed travel to a page that is open."""
    panels: list[str]
    """For each seat what is public of it: the inside of its panel."""
    hand: str = ""
    """What the viewer alone sees, shown below the board; the inside of an element."""


def _nowhere(event: Event) -> list[str]:
    return []


def _no_motion(event: Event) -> list[tuple[str, str]]:
    return []


@dataclass(frozen=True)
class Board:
    """A game's board: its ``board.py`` makes one and calls it BOARD."""

    draw: Callable[[Scene], Drawing]
    spots: Callable[[Event], list[str]] = _nowhere
    """(event) -> ids of the elements it is about: they light up when its line in the log is pointed at."""
    motion: Callable[[Event], list[tuple[str, str]]] = _no_motion
    """(event) -> pairs of ids: the second's piece comes travelling from the first."""
