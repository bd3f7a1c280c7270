"""Marks: the shape that goes with each colour."""

from __future__ import annotations

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
