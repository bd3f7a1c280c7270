"""What never changes in the picture: the island, the shore, and what the other parts refer to."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin
from typing import Final

from asztal.games.island_fortress.board.icons import icons, painted, pieces

_SCENES: Final = {
    # The gate of a jail, the tents of a camp, the rock they stand on.
    "gate": '<path class="arch" d="M4 60V26C4 10 16 2 30 2S56 10 56 26V60Z"/>'
    '<path class="dungeon" d="M11 60V27C11 16 20 9 30 9S49 16 49 27V60Z"/>'
    '<path class="bar" d="M17 60V15M24 60V10M30 60V9M36 60V10M43 60V15M11 38H49"/>'
    '<path class="joint" d="M4 36H11M4 48H11M49 36H56M49 48H56M9 13 14 18M51 13 46 18M21 4 23 10M39 4 37 10"/>',
    "tents": '<path class="back" d="M52 58 74 16 98 58Z"/><path class="tent" d="M8 60 38 8 70 60Z"/>'
    '<path class="dungeon" d="M31 60 38 28 46 60Z"/>'
    '<path class="cloth" d="M38 8V2M74 16V10M38 8 22 60M38 8 56 60M74 16 66 46M74 16 84 58M4 60H104"/>',
    "rock": '<path class="cliff" d="M0 0H300V86C288 92 280 86 268 92C250 100 240 90 222 94C204 98 196 90 176 93'
    "C160 95 150 88 132 94C112 99 102 90 84 93C66 97 56 88 40 93C26 96 14 90 0 86Z"
    '"/><path class="hatch" d="M0 8H300M18 16H44M60 14H96M120 17H150M176 14H204M226 17H262M274 14H292M6 26H28'
    "M88 25H104M142 26H170M210 25H228M262 26H284M14 84C22 80 30 84 38 80M96 86C106 82 114 86 124 82"
    'M180 86C190 82 200 86 208 82M252 84C260 80 270 84 280 80"/>',
}
_WAVES: Final = (
    '<path class="wave" d="M4 8Q10 3 16 8T28 8T40 8M64 6Q69 2 74 6T84 6'
    'M34 22Q40 17 46 22T58 22T70 22T82 22M98 17Q103 13 108 17T118 17"/>'
)
_MOUNTAIN: Final = (
    "M0 420V250C60 236 110 190 160 170C190 158 214 178 240 168C300 130 340 84 384 66C398 60 412 62 424 72"
    "C468 108 510 170 566 186C610 198 640 176 690 190C760 210 820 250 1000 262V420Z"
)
_FOLDS: Final = (
    "M384 66C376 96 352 130 330 168M398 63C396 100 384 140 372 186M412 65C418 104 424 150 420 200"
    "M424 72C440 110 466 150 478 196M446 92C466 126 494 160 516 190M366 76C346 108 316 140 296 168"
    "M160 170C152 190 136 206 118 222M176 168C176 190 166 212 154 230M198 172C204 192 206 210 200 230"
    "M690 190C696 206 712 220 730 232M668 186C664 202 668 220 676 234M646 186C638 200 636 216 640 230"
)
_GULLS_AND_CLOUDS: Final = (
    "M596 70Q603 62 609 70Q615 62 622 70M640 92Q645 86 650 92Q655 86 660 92M560 104Q564 99 568 104Q572 99 576 104"
    "M96 90C110 76 132 78 140 88C152 80 172 84 174 96H84C84 92 90 90 96 90Z"
    "M210 58C220 48 238 50 242 58C252 54 264 58 264 66H200C200 62 204 58 210 58Z"
)
_SUN: Final = (840, 66)


@lru_cache(maxsize=64)
def art(prefix: str, colours: tuple[str, ...]) -> str:
    """Everything the other parts refer to: sent once, for it never changes."""
    scenes = "".join(f'<g id="{prefix}{name}">{shape}</g>' for name, shape in _SCENES.items())
    waves = f'<pattern id="{prefix}waves" width="120" height="30" patternUnits="userSpaceOnUse">{_WAVES}</pattern>'
    return (
        f'<svg id="{prefix}art" class="art" width="0" height="0" aria-hidden="true"><defs>'
        f"{painted(icons(prefix) + scenes + waves)}{pieces(prefix, colours)}</defs></svg>"
    )


def _ray(turn: int) -> str:
    """One of the sun's rays; long and short ones take turns."""
    x, y = _SUN
    across, up = sin(turn * pi / 12), cos(turn * pi / 12)
    far = 60 if turn % 2 else 70
    return f"M{x + 46 * across:.0f} {y - 46 * up:.0f}L{x + far * across:.0f} {y - far * up:.0f}"


@lru_cache(maxsize=8)
def scape(prefix: str) -> str:
    """The island behind the wall: its mountain, the sun, gulls."""
    rays = "".join(_ray(turn) for turn in range(24))
    return (
        f'<svg id="{prefix}scape" class="scape" viewBox="0 0 1000 420" preserveAspectRatio="xMidYMax slice" '
        f'aria-hidden="true"><circle class="sun" cx="{_SUN[0]}" cy="{_SUN[1]}" r="36"/>'
        f'<path class="far" d="{_MOUNTAIN}"/><path class="line" d="{rays}{_FOLDS}{_GULLS_AND_CLOUDS}"/></svg>'
    )
