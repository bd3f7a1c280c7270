"""What never changes in the picture: stones, ships, tents, icons, the island. All drawn for Asztal, kept small."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin
from typing import Final

from asztal.board import about, mark
from asztal.games.island_fortress.data import ROLES

_CROWN: Final = "M-7 4.5-8.5-4-4-.5 0-6.5 4-.5 8.5-4 7 4.5Z"
_PAWN: Final = "M0-14A4.6 4.6 0 0 1 3-5.9C3.6-2.6 5-.6 8.4 8C9 10.4 9 12 9 14H-9C-9 12-9 10.4-8.4 8C-5-.6-3.6-2.6-3-5.9A4.6 4.6 0 0 1 0-14Z"

_ICONS: Final = {
    "points": '<path class="gold" d="M0-10.5 2.9-3.6 10.2-3 4.6 1.9 6.4 9.2 0 5.2-6.4 9.2-4.6 1.9-10.2-3-2.9-3.6Z"/>',
    "jade": '<path class="jade" d="M-9.5-2.5-5-8.5H5L9.5-2.5 0 9.5Z"/><path class="thin" d="M-9.5-2.5H9.5M-3.6-2.5 0 9.5 '
    '3.6-2.5 0-8.5Z"/>',
    # A straw hat for those who are paid, stripes for those who are not.
    "laborer": '<path class="straw" d="M-11-1.5C-6-2.5-4-9.5 0-10.5C4-9.5 6-2.5 11-1.5C6 .5-6 .5-11-1.5Z"/>'
    '<path d="M-4 .2C-4 5.6 4 5.6 4 .2M-9 10.5C-8 6-5 4.6-2.6 4.2C-1 5.4 1 5.4 2.6 4.2C5 4.6 8 6 9 10.5Z"/>',
    "convict": '<circle cy="-5.8" r="4.4"/><path d="M-8.5 10.5C-8.5 3-5-.4 0-.4S8.5 3 8.5 10.5Z"/>'
    '<path class="stripe" d="M-6.4 3.4H6.4M-8 7.6H8"/>',
    "chip": '<circle r="10"/><path class="bold" d="M4.4-3.6A5.6 5.6 0 1 0 5.6.8M5.4-7.4V-3H1"/>',
    "treasure": '<path class="gold" d="M-10-1C-10-6-8-8.5-4.5-8.5H4.5C8-8.5 10-6 10-1V8.5H-10Z"/>'
    '<path class="thin" d="M-10-1H10M-2.4-1V3.4H2.4V-1"/>',
    "favor": '<path d="M-8-10.5H8V10.5H-8Z"/><path class="dark" d="M-5 1H0V6H-5ZM0-4H5V1H0Z"/>',
    "iron": '<path class="dark" d="M-11-4.5H11V4.5H-11Z"/><path class="rivets" d="M-7.5 0h.01M0 0h.01M7.5 0h.01"/>',
    "bars": '<path class="bold" d="M-8-8V9M-2.7-9.5V9M2.7-9.5V9M8-8V9M-10 3H10"/>',
    "income": '<path class="jade" d="M-7-3.5-3.5-8H3.5L7-3.5 0 5Z"/><path class="bold" d="M-9 9.5H9M-5 6-9 9.5-5 13"/>',
    "petition": '<path d="M-7-9.5H6A3 3 0 0 1 9-6.5H6V6.5A3 3 0 0 1 3 9.5H-8A3 3 0 0 0-4.4 6.5V-9.5"/>'
    '<path class="thin" d="M-1.5-5H3.5M-1.5-1H3.5M-1.5 3H3.5"/>',
    "fist": '<path d="M-8.5 2.5V-5.4A2.3 2.3 0 0 1-4-6A2.3 2.3 0 0 1 .4-6.6A2.3 2.3 0 0 1 4.8-6A2.2 2.2 0 0 1 9-4.6V3C9 '
    '7 6.5 10.5 1 10.5S-8.5 7-8.5 2.5Z"/><path class="thin" d="M-4-6V-.5M.4-6.6V-.5M4.8-6V-.5M-8.5-.6C-4 1.6 1.4-.6 4.6 1.6C5.8 '
    '2.6 5 4.6 3 4.6H-1"/>',
    "hand": '<path d="M-6.6 10.5C-7 7-11-.6-11-2.4A1.7 1.7 0 0 1-7.8-3.2L-5.6.6V-7.6A1.6 1.6 0 0 1-2.4-7.6V-9.6A1.6 1.6 0 0 '
    '1 .9-9.6V-8.8A1.6 1.6 0 0 1 4.2-8.8V-6A1.6 1.6 0 0 1 7.4-6V3.4C7.4 6.6 6 8 5.6 10.5Z"/>'
    '<path class="thin" d="M-2.4-7.6V-1M.9-8.8V-1M4.2-6V-.6"/>',
}

_ROLE_ICONS: Final = {
    # A horn, dividers, a hammer, a chest, a pawn.
    "recruiter": '<path d="M-10-3C-4-2.6 4-5 9.5-9.5C11.4-3 11.4 3 9.5 9.5C4 5-4 2.6-10 3Z"/>'
    '<path class="thin" d="M-4 3.6C-4.6 7.4-1 8.4-.4 5"/>',
    "planner": '<path class="bold" d="M-1.6-4.6-7 10M1.6-4.6 7 10M-4.6 3.4C-2 5.4 2 5.4 4.6 3.4"/><circle cy="-7" r="3"/>',
    "builder": '<path d="M-9-9.5H3.6C6.6-9.5 8.6-8 9.6-5H9V-2.6H-9Z"/><path d="M-2.6-2.6V10.5H2.2V-2.6Z"/>',
    "treasurer": _ICONS["treasure"],
    "taskmaster": f'<path transform="scale(.78)" d="{_PAWN}"/>',
}


def _scalloped(petals: int = 12, reach: float = 9.4, swing: float = 1.7) -> str:
    """The edge of a seal."""
    points = []
    for at in range(2 * petals):
        angle, far = at * pi / petals, reach + (swing if at % 2 else -swing / 2)
        points.append(f"{far * sin(angle):.3g} {far * cos(angle):.3g}")
    first, *rest = points
    return f"M{first}" + "".join(
        f"Q{rest[at]} {rest[at + 1] if at + 1 < len(rest) else first}" for at in range(0, len(rest), 2)
    )


def _governor(prefix: str) -> str:
    """The governor's seal, and his block: dark stone with the seal on it."""
    return (
        f'<g id="{prefix}i-seal"><path class="wax" d="{_scalloped()}"/><path class="crown" transform="scale(.66)" '
        f'd="{_CROWN}"/></g><g id="{prefix}i-governor"><path class="basalt" d="M-11-9H11V9H-11Z"/>'
        f'<path class="wax" transform="scale(.7)" d="{_scalloped()}"/><path class="crown" transform="scale(.46)" '
        f'd="{_CROWN}"/></g><g id="{prefix}carve-governor"><path class="wax" transform="scale(.56)" d="{_scalloped()}"/>'
        f'<path class="crown" transform="scale(.38)" d="{_CROWN}"/></g>'
    )


def _pieces(prefix: str, colours: tuple[str, ...]) -> str:
    """For each colour its carved mark, a block, a taskmaster, a ship."""
    made = ""
    for colour in colours:
        seat = f'class="seat-{colour}"'
        ink = f'fill="var(--seat-ink)" stroke="none">{mark(colour, 0, 0, 10)}'
        made += (
            f'<g id="{prefix}carve-{colour}" {seat} stroke="none"><g fill="var(--seat)" class="groove">'
            f'{mark(colour, 0.35, 0.55, 10)}</g><g {ink}</g></g>'
            f'<g id="{prefix}i-block-{colour}" {seat} fill="var(--seat)" stroke="var(--seat-edge)">'
            f'<path d="M-11-9H11V9H-11Z"/><g transform="scale(1.2)" {ink}</g></g>'
            f'<g id="{prefix}pawn-{colour}" {seat} fill="var(--seat)" stroke="var(--seat-edge)" stroke-width="1.3">'
            f'<path d="{_PAWN}"/><g transform="translate(0 6.6)scale(.92)" {ink}</g></g>'
            f'<g id="{prefix}ship-{colour}" {seat} stroke="var(--seat-edge)" stroke-linejoin="round">'
            f'<path d="M0-17V6" fill="none" stroke-width="1.6"/><path class="hull" d="M-12 3H12L8 9H-7Z"/>'
            f'<path fill="var(--seat)" d="M-9-16H9C11.4-10 11.4-5.6 9 0H-9C-6.6-5.6-6.6-10-9-16Z"/>'
            f'<g transform="translate(1 -8)" {ink}</g></g>'
        )
    return made


_GATE: Final = (
    '<path class="arch" d="M4 60V26C4 10 16 2 30 2S56 10 56 26V60Z"/><path class="cell-dark" d="M11 60V27C11 16 20 9 30 9S49 '
    '16 49 27V60Z"/><path class="bar" d="M17 60V15M24 60V10M30 60V9M36 60V10M43 60V15M11 38H49"/>'
    '<path class="joint" d="M4 36H11M4 48H11M49 36H56M49 48H56M9 13 14 18M51 13 46 18M21 4 23 10M39 4 37 10"/>'
)
_TENTS: Final = (
    '<path class="tent back" d="M52 58 74 16 98 58Z"/><path class="tent" d="M8 60 38 8 70 60Z"/>'
    '<path class="flap" d="M31 60 38 28 46 60Z"/><path class="cloth" d="M38 8V2M74 16V10M38 8 22 60M38 8 56 60M74 16 66 46M74 '
    '16 84 58M4 60H104"/>'
)
_ROCK: Final = (
    '<path class="cliff" d="M0 0H300V86C288 92 280 86 268 92C250 100 240 90 222 94C204 98 196 90 176 93C160 95 150 88 132 94'
    'C112 99 102 90 84 93C66 97 56 88 40 93C26 96 14 90 0 86Z"/>'
    '<path class="hatch" d="M0 8H300M18 16H44M60 14H96M120 17H150M176 14H204M226 17H262M274 14H292M6 26H28M88 25H104M142 26H170'
    "M210 25H228M262 26H284M14 84C22 80 30 84 38 80M96 86C106 82 114 86 124 82M180 86C190 82 200 86 208 82M252 84C260 80 270 84"
    ' 280 80"/>'
)


@lru_cache(maxsize=64)
def art(prefix: str, colours: tuple[str, ...]) -> str:
    """Everything the other parts refer to: sent once, for it never changes."""
    assert list(_ROLE_ICONS) == ROLES
    icons = "".join(f'<g id="{prefix}i-{name}">{shape}</g>' for name, shape in {**_ICONS, **_ROLE_ICONS}.items())
    scenes = {"gate": _GATE, "tents": _TENTS, "rock": _ROCK}
    scenery = "".join(f'<g id="{prefix}{name}">{shape}</g>' for name, shape in scenes.items())
    waves = (
        f'<pattern id="{prefix}waves" width="120" height="30" patternUnits="userSpaceOnUse"><path class="wave" '
        'd="M4 8Q10 3 16 8T28 8T40 8M64 6Q69 2 74 6T84 6M34 22Q40 17 46 22T58 22T70 22T82 22M98 17Q103 13 108 17T118 17"/>'
        "</pattern>"
    )
    return (
        f'<svg id="{prefix}art" class="art" width="0" height="0" aria-hidden="true"><defs>{icons}{_governor(prefix)}'
        f"{_pieces(prefix, colours)}{scenery}{waves}</defs></svg>"
    )


@lru_cache(maxsize=8)
def scape(prefix: str) -> str:
    """The island behind the wall: its mountain, the sun, gulls."""
    rays = "".join(
        f"M{840 + 46 * sin(turn * pi / 12):.0f} {66 - 46 * cos(turn * pi / 12):.0f}L"
        f"{840 + (60 if turn % 2 else 70) * sin(turn * pi / 12):.0f} {66 - (60 if turn % 2 else 70) * cos(turn * pi / 12):.0f}"
        for turn in range(24)
    )
    return (
        f'<svg id="{prefix}scape" class="scape" viewBox="0 0 1000 420" preserveAspectRatio="xMidYMax slice" aria-hidden="true">'
        f'<circle class="sun" cx="840" cy="66" r="36"/><path class="line" d="{rays}"/>'
        '<path class="far" d="M0 420V250C60 236 110 190 160 170C190 158 214 178 240 168C300 130 340 84 384 66C398 60 412 62 424 72'
        'C468 108 510 170 566 186C610 198 640 176 690 190C760 210 820 250 1000 262V420Z"/>'
        '<path class="line" d="M384 66C376 96 352 130 330 168M398 63C396 100 384 140 372 186M412 65C418 104 424 150 420 200M424 72'
        "C440 110 466 150 478 196M446 92C466 126 494 160 516 190M366 76C346 108 316 140 296 168M160 170C152 190 136 206 118 222"
        "M176 168C176 190 166 212 154 230M198 172C204 192 206 210 200 230M690 190C696 206 712 220 730 232M668 186C664 202 668 220"
        ' 676 234M646 186C638 200 636 216 640 230"/>'
        '<path class="line" d="M596 70Q603 62 609 70Q615 62 622 70M640 92Q645 86 650 92Q655 86 660 92M560 104Q564 99 568 104Q572 '
        '99 576 104M96 90C110 76 132 78 140 88C152 80 172 84 174 96H84C84 92 90 90 96 90ZM210 58C220 48 238 50 242 58C252 54 264 '
        '58 264 66H200C200 62 204 58 210 58Z"/></svg>'
    )


def icon(prefix: str, name: str) -> str:
    """A small picture of panels and cards."""
    return f'<svg class="icon" viewBox="-12 -12 24 24" aria-hidden="true"><use href="#{prefix}i-{name}"/></svg>'


def fact(prefix: str, thing: str, name: str, count: int, key: str, label: str) -> str:
    """An icon with a count, told in words to those who don't see it."""
    return (
        f'<span class="fact" role="img" aria-label="{label}"{about(thing)}>{icon(prefix, name)}'
        f'<b data-count="{key}">{count}</b></span>'
    )
