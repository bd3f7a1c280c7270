"""Rooms: where things may be put within a place, and where they lie so that they stay inside and apart."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from math import ceil, inf, sqrt
from typing import NamedTuple

Size = tuple[float, float]
"""Width and height."""
Span = tuple[float, float]
"""From left to right."""

_SHRINK = 0.94
_SMALLEST = 0.02
_TRIES = 24
"""How many heights in a room are tried for the first row."""
_HAIR = 1e-6
# Attributes, because style sheets don't reach what a picture refers to.
_UNSEEN = ' fill="transparent" stroke="none"'


class Spot(NamedTuple):
    """Where a thing lies: its middle, and how large it is drawn."""

    x: float
    y: float
    scale: float


class Room(ABC):
    """An area for things."""

    @property
    @abstractmethod
    def box(self) -> tuple[float, float, float, float]:
        """The rectangle around it: left, top, right, bottom."""

    @abstractmethod
    def span(self, top: float, bottom: float) -> Span | None:
        """The widest stretch that is inside all the way from top to bottom, or None."""

    @abstractmethod
    def outline(self) -> str:
        """It as an element of a picture: nothing to be seen, but something to be pressed."""


@dataclass(frozen=True)
class Rectangle(Room):
    """The usual room."""

    x: float
    y: float
    width: float
    height: float

    @property
    def box(self) -> tuple[float, float, float, float]:
        return self.x, self.y, self.x + self.width, self.y + self.height

    def span(self, top: float, bottom: float) -> Span | None:
        inside = top >= self.y - _HAIR and bottom <= self.y + self.height + _HAIR
        return (self.x, self.x + self.width) if inside else None

    def outline(self) -> str:
        return f'<rect{_UNSEEN} x="{self.x:g}" y="{self.y:g}" width="{self.width:g}" height="{self.height:g}"/>'


@dataclass(frozen=True)
class Circle(Room):
    """A round room."""

    x: float
    y: float
    radius: float

    @property
    def box(self) -> tuple[float, float, float, float]:
        return self.x - self.radius, self.y - self.radius, self.x + self.radius, self.y + self.radius

    def span(self, top: float, bottom: float) -> Span | None:
        farthest = max(abs(top - self.y), abs(bottom - self.y))
        if farthest >= self.radius:
            return None
        half = sqrt(self.radius**2 - farthest**2)
        return self.x - half, self.x + half

    def outline(self) -> str:
        return f'<circle{_UNSEEN} cx="{self.x:g}" cy="{self.y:g}" r="{self.radius:g}"/>'


@dataclass(frozen=True)
class Polygon(Room):
    """A room of any shape, by its corners."""

    corners: tuple[tuple[float, float], ...]

    @property
    def box(self) -> tuple[float, float, float, float]:
        across, down = zip(*self.corners, strict=True)
        return min(across), min(down), max(across), max(down)

    def span(self, top: float, bottom: float) -> Span | None:
        # Between two corners the sides are straight: what is inside at both heights is inside at all between.
        bottom = max(bottom, top + 4 * _HAIR)
        heights = sorted({top, bottom, *(y for _, y in self.corners if top < y < bottom)})
        found: list[Span] = [(-inf, inf)]
        for above, below in pairwise(heights):
            for y in (above + _HAIR, below - _HAIR):
                found = _common(found, self._inside(y))
        return max(found, key=lambda span: span[1] - span[0], default=None)

    def _inside(self, y: float) -> list[Span]:
        """The stretches that are inside at one height."""
        crossed = sorted(
            x + (y - from_y) * (to_x - x) / (to_y - from_y)
            for (x, from_y), (to_x, to_y) in pairwise((*self.corners, self.corners[0]))
            if (from_y > y) != (to_y > y)
        )
        return list(zip(crossed[::2], crossed[1::2], strict=True))

    def outline(self) -> str:
        points = " ".join(f"{x:g},{y:g}" for x, y in self.corners)
        return f'<polygon{_UNSEEN} points="{points}"/>'


@dataclass(frozen=True)
class Below(Room):
    """What is left of a room below a height: the name stands above it."""

    room: Room
    y: float

    @property
    def box(self) -> tuple[float, float, float, float]:
        left, top, right, bottom = self.room.box
        return left, max(top, self.y), right, bottom

    def span(self, top: float, bottom: float) -> Span | None:
        return self.room.span(top, bottom) if top >= self.y - _HAIR else None

    def outline(self) -> str:
        return self.room.outline()


def _common(some: list[Span], others: list[Span]) -> list[Span]:
    """What two lists of stretches share."""
    pairs = ((max(one[0], other[0]), min(one[1], other[1])) for one in some for other in others)
    return [(left, right) for left, right in pairs if left < right]


def pack(room: Room, sizes: Sequence[Size], gap: float = 3.0) -> list[Spot]:
    """Where things of these sizes lie in a room: in rows as even as can be, in the middle, in the order given.

    They neither overlap nor reach beyond the room; where there are too many for it, all are drawn smaller.
    """
    return list(_packed(room, tuple(sizes), gap))


@lru_cache(maxsize=4096)
def _packed(room: Room, sizes: tuple[Size, ...], gap: float) -> tuple[Spot, ...]:
    if not sizes:
        return ()
    scale = 1.0
    while scale > _SMALLEST:
        scaled = [(width * scale, height * scale) for width, height in sizes]
        rows = _rows(room, scaled, gap * scale)
        if rows is not None:
            return tuple(Spot(x, y, scale) for x, y in rows)
        scale *= _SHRINK
    left, top, right, bottom = room.box
    return tuple(Spot((left + right) / 2, (top + bottom) / 2, _SMALLEST) for _ in sizes)


def _rows(room: Room, sizes: list[Size], gap: float) -> list[tuple[float, float]] | None:
    """The things in as few rows as will do, or None if they don't fit."""
    for count in range(1, len(sizes) + 1):
        most = ceil(len(sizes) / count)
        rows = [sizes[at : at + most] for at in range(0, len(sizes), most)]
        height = sum(max(size[1] for size in row) for row in rows) + gap * (len(rows) - 1)
        _, top, _, bottom = room.box
        free = bottom - top - height
        if free < -_HAIR:
            return None
        # The middle first, then farther and farther from it.
        starts = sorted((top + free * at / _TRIES for at in range(_TRIES + 1)), key=lambda y: abs(y - top - free / 2))
        for start in starts:
            laid = _laid(room, rows, start, gap)
            if laid is not None:
                return laid
    return None


def _laid(room: Room, rows: list[list[Size]], y: float, gap: float) -> list[tuple[float, float]] | None:
    """The rows one below the other from a height on, each in the middle of what is free there."""
    middles: list[tuple[float, float]] = []
    for row in rows:
        high = max(height for _, height in row)
        wide = sum(width for width, _ in row) + gap * (len(row) - 1)
        span = room.span(y, y + high)
        if span is None or wide > span[1] - span[0] + _HAIR:
            return None
        x = (span[0] + span[1] - wide) / 2
        for width, _ in row:
            middles.append((x + width / 2, y + high / 2))
            x += width + gap
        y += high + gap
    return middles
