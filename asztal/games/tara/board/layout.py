"""Where things stand in a province's picture, and in small on cards and tabs; ``art.svg`` is drawn to fit."""

from __future__ import annotations

from typing import Final

from asztal.games.tara.data import POSITIONS, ROWS

WIDTH: Final = 452
HEIGHT: Final = 280
REACH: Final = 26
"""Half of what a finger finds: 44 px on a phone, where a province is some 390 px wide."""
_PITCH: Final = 72
_RISE: Final = 52
_LEFT: Final = 114
_TOP: Final = 34
MIDDLE: Final = _LEFT + 2 * _PITCH


def height(row: int) -> int:
    """Where a rank stands, farmers lowest (T2.1)."""
    return _TOP + (ROWS - 1 - row) * _RISE


def left(row: int) -> int:
    """Where a rank's first place is; each rank stands above the gaps of the one below (T2.4)."""
    return _LEFT + row * _PITCH // 2


PLACES: Final = [(left(row) + col * _PITCH, height(row)) for row in range(ROWS) for col in range(ROWS - row)]
"""The middle of each position in a province's picture."""
assert len(PLACES) == POSITIONS


def small(position: int, reach: float, look: str) -> str:
    """A dot on a place of the small triangle, which lies within 100 x 66."""
    across, down = PLACES[position]
    x, y = round(50 + (across - MIDDLE) * 0.255, 1), round(6 + (down - _TOP) * 0.255, 1)
    return f'<circle class="{look}" cx="{x:g}" cy="{y:g}" r="{reach:g}"/>'
