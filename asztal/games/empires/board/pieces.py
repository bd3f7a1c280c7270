"""Pieces that boxes, map, hand and panels draw alike: figures, goods, marks, sums of money."""

from __future__ import annotations

from functools import cache
from typing import Final

from asztal.board import icon, mark
from asztal.games.empires import data

CHEST: Final = (12.0, 23.0, 8.0)
"""Where the seat's mark is on a figure, and its size."""
GREY: Final = "nobody"
"""The colour of figures that belong to nobody: on plates, and where specialists are trained."""


@cache
def figure(colour: str, type_: int | None, look: str = "") -> str:
    """A figure in its owner's colour with the seat's mark; without a type, any specialist."""
    name = "any" if type_ is None else data.FIGURES[type_]
    own = "" if colour == GREY else f'<g class="chest">{mark(colour, *CHEST)}</g>'
    return (
        f'<svg class="{f"fig seat-{colour} {look}".strip()}" viewBox="-1 -1 26 33" aria-hidden="true">'
        f'<use href="#fig-{name}"/>{own}</svg>'
    )


@cache
def standing(type_: int, x: float, y: float, height: float) -> str:
    """A figure without its mark within a picture, its feet in the middle of a point."""
    scale = height / 32
    place = f"translate({x - 12 * scale:.4g} {y - 31 * scale:.4g}) scale({scale:.3g})"
    return f'<use href="#fig-{data.FIGURES[type_]}" transform="{place}"/>'


@cache
def disc(colour: str, inside: str = "") -> str:
    """A seat's disc with its mark, or with a number in place of it."""
    sign = inside or mark(colour, 0, 0, 11)
    return f'<svg class="chip seat-{colour}" viewBox="-11 -11 22 22" aria-hidden="true"><circle r="9.6"/>{sign}</svg>'


@cache
def sum_disc(colour: str, number: int) -> str:
    """A seat's disc with a sum."""
    return disc(colour, f'<text y="4.6">{number}</text>')


@cache
def good(kind: int) -> str:
    """A trade good in small."""
    return icon(f"g-{data.GOODS[kind]}")


def money(number: int | str) -> str:
    """A sum with its coin."""
    return f'<span class="money">{icon("coin")}<b>{number}</b></span>'


def capital(text: str) -> str:
    """A name as it stands by itself."""
    return text[:1].upper() + text[1:]
