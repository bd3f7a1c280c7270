"""Small pictures of goods, cards and pieces. All drawn for Asztal, kept small."""

from __future__ import annotations

import re
from math import cos, pi, sin
from typing import Final

from asztal.board import about, mark
from asztal.games.island_fortress.data import ROLES

_LOOKS: Final = {
    "gold": 'fill="var(--gold)"',
    "jade": 'fill="var(--jade)"',
    "straw": 'fill="var(--straw)"',
    "dark": 'fill="var(--soft)"',
    "thin": 'fill="none" stroke-width="1.1"',
    "bold": 'fill="none" stroke-width="2.2"',
    "rivets": 'stroke="var(--panel)" stroke-width="3"',
    "wax": 'fill="var(--purple)" stroke="var(--wax-edge)" stroke-width="1"',
    "crown": 'fill="#fff" stroke="none"',
    "basalt": 'fill="var(--basalt)" stroke="var(--purple)" stroke-width="2"',
    "arch": 'fill="var(--arch)" stroke="var(--rock-line)"',
    "dungeon": 'fill="var(--dungeon)"',
    "bar": 'fill="none" stroke="var(--bars)" stroke-width="2"',
    "joint": 'fill="none" stroke="var(--rock-line)"',
    "tent": 'fill="var(--tent)" stroke="var(--rock-line)"',
    "back": 'fill="var(--tent-back)" stroke="var(--rock-line)"',
    "cloth": 'fill="none" stroke="var(--rock-line)" stroke-opacity=".7"',
    "cliff": 'fill="var(--rock)" stroke="var(--rock-line)" vector-effect="non-scaling-stroke"',
    "hatch": 'fill="none" stroke="var(--rock-line)" stroke-opacity=".5" vector-effect="non-scaling-stroke"',
    "wave": 'fill="none" stroke="var(--sea-line)" stroke-linecap="round" stroke-opacity=".6"',
}
"""Style sheets don't reach into what is referred to from elsewhere, so its looks are attributes."""


def painted(shapes: str) -> str:
    """Shapes with their looks in place of their classes."""
    return re.sub(r'class="([a-z]+)"', lambda found: _LOOKS[found[1]], shapes)


_CROWN: Final = "M-7 4.5-8.5-4-4-.5 0-6.5 4-.5 8.5-4 7 4.5Z"
_PAWN: Final = (
    "M0-14A4.6 4.6 0 0 1 3-5.9C3.6-2.6 5-.6 8.4 8C9 10.4 9 12 9 14H-9C-9 12-9 10.4-8.4 8C-5-.6-3.6-2.6-3-5.9"
    "A4.6 4.6 0 0 1 0-14Z"
)

_ICONS: Final = {
    "points": '<path class="gold" d="M0-10.5 2.9-3.6 10.2-3 4.6 1.9 6.4 9.2 0 5.2-6.4 9.2-4.6 1.9-10.2-3-2.9-3.6Z"/>',
    "jade": '<path class="jade" d="M-9.5-2.5-5-8.5H5L9.5-2.5 0 9.5Z"/>'
    '<path class="thin" d="M-9.5-2.5H9.5M-3.6-2.5 0 9.5 3.6-2.5 0-8.5Z"/>',
    # A straw hat for those who are paid, stripes for those who are not.
    "laborer": '<path class="straw" d="M-11-1.5C-6-2.5-4-9.5 0-10.5C4-9.5 6-2.5 11-1.5C6 .5-6 .5-11-1.5Z"/>'
    '<path d="M-4 .2C-4 5.6 4 5.6 4 .2M-9 10.5C-8 6-5 4.6-2.6 4.2C-1 5.4 1 5.4 2.6 4.2C5 4.6 8 6 9 10.5Z"/>',
    "convict": '<circle cy="-5.8" r="4.4"/><path d="M-8.5 10.5C-8.5 3-5-.4 0-.4S8.5 3 8.5 10.5Z"/>'
    '<path class="bold" d="M-6.4 3.4H6.4M-8 7.6H8"/>',
    "chip": '<circle r="10"/><path class="bold" d="M4.4-3.6A5.6 5.6 0 1 0 5.6.8M5.4-7.4V-3H1"/>',
    "treasure": '<path class="gold" d="M-10-1C-10-6-8-8.5-4.5-8.5H4.5C8-8.5 10-6 10-1V8.5H-10Z"/>'
    '<path class="thin" d="M-10-1H10M-2.4-1V3.4H2.4V-1"/>',
    "favor": '<path d="M-8-10.5H8V10.5H-8Z"/><path class="dark" d="M-5 1H0V6H-5ZM0-4H5V1H0Z"/>',
    "iron": '<path class="dark" d="M-11-4.5H11V4.5H-11Z"/><path class="rivets" d="M-7.5 0h.01M0 0h.01M7.5 0h.01"/>',
    "bars": '<path class="bold" d="M-8-8V9M-2.7-9.5V9M2.7-9.5V9M8-8V9M-10 3H10"/>',
    "income": '<path class="jade" d="M-7-3.5-3.5-8H3.5L7-3.5 0 5Z"/><path class="bold" d="M-9 9.5H9M-5 6-9 9.5-5 13"/>',
    "petition": '<path d="M-7-9.5H6A3 3 0 0 1 9-6.5H6V6.5A3 3 0 0 1 3 9.5H-8A3 3 0 0 0-4.4 6.5V-9.5"/>'
    '<path class="thin" d="M-1.5-5H3.5M-1.5-1H3.5M-1.5 3H3.5"/>',
    "fist": '<path d="M-8.5 2.5V-5.4A2.3 2.3 0 0 1-4-6A2.3 2.3 0 0 1 .4-6.6A2.3 2.3 0 0 1 4.8-6A2.2 2.2 0 0 1 9-4.6'
    'V3C9 7 6.5 10.5 1 10.5S-8.5 7-8.5 2.5Z"/>'
    '<path class="thin" d="M-4-6V-.5M.4-6.6V-.5M4.8-6V-.5M-8.5-.6C-4 1.6 1.4-.6 4.6 1.6C5.8 2.6 5 4.6 3 4.6H-1"/>',
    "hand": '<path d="M-6.6 10.5C-7 7-11-.6-11-2.4A1.7 1.7 0 0 1-7.8-3.2L-5.6.6V-7.6A1.6 1.6 0 0 1-2.4-7.6V-9.6'
    "A1.6 1.6 0 0 1 .9-9.6V-8.8A1.6 1.6 0 0 1 4.2-8.8V-6A1.6 1.6 0 0 1 7.4-6V3.4C7.4 6.6 6 8 5.6 10.5Z"
    '"/><path class="thin" d="M-2.4-7.6V-1M.9-8.8V-1M4.2-6V-.6"/>',
}

_ROLE_ICONS: Final = {
    # A horn, dividers, a hammer, a chest, a pawn.
    "recruiter": '<path d="M-10-3C-4-2.6 4-5 9.5-9.5C11.4-3 11.4 3 9.5 9.5C4 5-4 2.6-10 3Z"/>'
    '<path class="thin" d="M-4 3.6C-4.6 7.4-1 8.4-.4 5"/>',
    "planner": '<path class="bold" d="M-1.6-4.6-7 10M1.6-4.6 7 10M-4.6 3.4C-2 5.4 2 5.4 4.6 3.4"/>'
    '<circle cy="-7" r="3"/>',
    "builder": '<path d="M-9-9.5H3.6C6.6-9.5 8.6-8 9.6-5H9V-2.6H-9Z"/><path d="M-2.6-2.6V10.5H2.2V-2.6Z"/>',
    "treasurer": _ICONS["treasure"],
    "taskmaster": f'<path transform="scale(.78)" d="{_PAWN}"/>',
}


def icons(prefix: str) -> str:
    """The icons, to be referred to."""
    assert list(_ROLE_ICONS) == ROLES
    every = {**_ICONS, **_ROLE_ICONS}
    return "".join(f'<g id="{prefix}i-{name}">{shape}</g>' for name, shape in every.items()) + _governor(prefix)


def _scalloped(petals: int = 12, reach: float = 9.4, swing: float = 1.7) -> str:
    """The edge of a seal."""
    points = []
    for at in range(2 * petals):
        angle, far = at * pi / petals, reach + (swing if at % 2 else -swing / 2)
        points.append(f"{far * sin(angle):.3g} {far * cos(angle):.3g}")
    points.append(points[0])
    return f"M{points[0]}" + "".join(f"Q{points[at]} {points[at + 1]}" for at in range(1, 2 * petals, 2))


def _governor(prefix: str) -> str:
    """The governor's seal, and his block: dark stone with the seal on it."""
    edge = _scalloped()

    def seal(size: float) -> str:
        return (
            f'<path class="wax" transform="scale({size:g})" d="{edge}"/>'
            f'<path class="crown" transform="scale({size * 0.67:.2g})" d="{_CROWN}"/>'
        )

    return (
        f'<g id="{prefix}i-seal">{seal(1)}</g><g id="{prefix}carve-governor">{seal(0.56)}</g>'
        f'<g id="{prefix}i-governor"><path class="basalt" d="M-11-9H11V9H-11Z"/>{seal(0.7)}</g>'
    )


def pieces(prefix: str, colours: tuple[str, ...]) -> str:
    """For each colour its carved mark, a block, a taskmaster, a ship."""
    made = ""
    for colour in colours:
        seat = f'class="seat-{colour}" fill="var(--seat)" stroke="var(--seat-edge)"'
        ink = f'fill="var(--seat-ink)" stroke="none">{mark(colour, 0, 0, 10)}</g>'
        made += (
            f'<g id="{prefix}carve-{colour}" {seat}><g opacity=".5" stroke="none">{mark(colour, 0.35, 0.55, 10)}</g>'
            f'<g {ink}</g><g id="{prefix}i-block-{colour}" {seat}><path d="M-11-9H11V9H-11Z"/>'
            f'<g transform="scale(1.2)" {ink}</g>'
            f'<g id="{prefix}pawn-{colour}" {seat} stroke-width="1.3"><path d="{_PAWN}"/>'
            f'<g transform="translate(0 6.6)scale(.92)" {ink}</g>'
            f'<g id="{prefix}ship-{colour}" {seat} transform="scale(.92)" stroke-linejoin="round">'
            '<path d="M0-17V6" fill="none" stroke-width="1.6"/><path fill="var(--hull)" d="M-12 3H12L8 9H-7Z"/>'
            '<path d="M-9-16H9C11.4-10 11.4-5.6 9 0H-9C-6.6-5.6-6.6-10-9-16Z"/>'
            f'<g transform="translate(1 -8)" {ink}</g>'
        )
    return made


def icon(prefix: str, name: str) -> str:
    """A small picture of panels and cards."""
    return f'<svg class="icon" viewBox="-12 -12 24 24" aria-hidden="true"><use href="#{prefix}i-{name}"/></svg>'


def fact(prefix: str, thing: str, name: str, count: int, key: str, label: str) -> str:
    """An icon with a count, told in words to those who don't see it."""
    return (
        f'<span class="fact" role="img" aria-label="{label}"{about(thing)}>{icon(prefix, name)}'
        f'<b data-count="{key}">{count}</b></span>'
    )
