"""What never changes in the picture: hills, landscapes, emblems, pieces. All drawn for Asztal, kept small."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin
from typing import Final

from asztal.board import mark
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


def _places() -> list[tuple[int, int]]:
    places = [(left(row) + col * _PITCH, height(row)) for row in range(ROWS) for col in range(ROWS - row)]
    assert len(places) == POSITIONS
    return places


PLACES: Final = _places()
"""The middle of each position in a province's picture."""


def _terrace(row: int) -> str:
    """One step of the hill the ranks stand on, wide enough for their names; the lower ones stand before the higher."""
    flat = (ROWS - 1 - row) * _PITCH // 2
    top = height(row) - 29
    if row == 0:
        # Wider than the picture: where that stands in a wider frame, the fields go on to its edges.
        path = f"M-120 340V{top + 40}C-20 {top + 34} 20 {top} {_LEFT} {top}H{MIDDLE + flat}"
        path += f"C{WIDTH - 10} {top} {WIDTH + 40} {top + 24} 572 {top + 30}V340Z"
    else:
        foot, base = MIDDLE - flat - 122, top + 95
        path = f"M{foot} {base}C{foot + 30} {top + 40} {MIDDLE - flat - 70} {top} {MIDDLE - flat} {top}H{MIDDLE + flat}"
        path += f"C{MIDDLE + flat + 40} {top} {MIDDLE + flat + 62} {top + 36} {MIDDLE + flat + 85} {base}Z"
    return f'<path fill="var(--step-{row})" d="{path}"/>'


HILL: Final = "".join(_terrace(row) for row in reversed(range(ROWS)))

LANDSCAPES: Final = (
    # Connacht: Croagh Patrick above the western sea.
    '<path d="M336 92C350 80 358 62 372 44C376 40 380 40 384 45L392 55M366 92C382 74 390 46 406 26C409 22 413 22 416 27'
    'C428 46 434 66 448 78M406 34L400 52M411 30L410 60M416 34L421 62M422 46L430 68M378 48L373 66M383 52L384 72"/>'
    '<path d="M340 102Q346 97 352 102T364 102T376 102T388 102T400 102T412 102T424 102T436 102T448 102M362 110Q368 105 '
    '374 110T386 110T398 110T410 110T422 110T434 110T446 110"/>',
    # Ulster: the columns of the causeway, and gulls.
    '<path d="M346 88L354 84L362 88V104M346 88V104M346 88L354 92L362 88M354 92V104M362 78L370 74L378 78V104M362 78V90'
    "M362 78L370 82L378 78M370 82V104M378 60L386 56L394 60V104M378 60V80M378 60L386 64L394 60M386 64V104M394 46L402 42"
    "L410 46V104M394 46V62M394 46L402 50L410 46M402 50V104M410 64L418 60L426 64V104M410 64L418 68L426 64M418 68V104"
    'M426 84L434 80L442 84V104M426 84L434 88L442 84M434 88V104M334 104H450"/>'
    '<path d="M352 40Q357 34 361 40Q365 34 370 40M422 26Q426 21 429 26Q432 21 436 26M436 40Q439 36 441 40Q443 36 446 '
    '40"/>',
    # Leinster: the round tower of Glendalough among trees.
    '<path d="M396 104L399 46H411L414 104M397 46L405 28L413 46ZM403 58H407V64H403ZM402 84H408V94H402M399 72H411M334 104'
    'C346 92 360 90 372 96C380 90 388 92 396 98M414 98C424 88 438 90 450 96"/>'
    '<path d="M364 94V80M364 84C354 84 352 72 358 68C358 58 370 58 370 68C377 72 374 84 364 84ZM431 92V82M431 84C424 '
    '84 422 76 427 72C428 64 436 65 436 72C440 77 438 84 431 84ZM334 110H450"/>',
    # Munster: the dolmen of Poulnabrone on its bare stones.
    '<path d="M352 62C352 57 358 54 366 52L430 42C440 41 444 46 438 50L368 68C358 71 352 68 352 62ZM366 69L362 102H374'
    "L377 66M396 61L394 102H404L407 58M424 54L428 100H438L436 50M370 58L420 50M376 62L410 55M334 104C344 100 352 102 "
    '360 104M440 102L450 100"/>'
    '<path d="M340 110H358M364 108H392M398 110H424M430 107H448M350 116H372M384 116H412"/>',
)

_EMBLEMS: Final = (
    # An ear of wheat, a crook, a sword, a torc, a crown.
    "M0 12V-4M0-12C3-9 3-6 0-4C-3-6-3-9 0-12M0 2C-5 1-6-3-6-6C-2-6 0-3 0 2M0 2C5 1 6-3 6-6C2-6 0-3 0 2M0 9C-5 8-6 4-6 1"
    "C-2 1 0 4 0 9M0 9C5 8 6 4 6 1C2 1 0 4 0 9",
    "M-3 12V-5C-3-13 8-13 7-5C7-1 2-1 2-4",
    "M0-12L2-9V4H-2V-9ZM-6 4H6M0 4V9M-2 11A2 2 0 1 0 2 11A2 2 0 1 0-2 11",
    "M-4 8A9 9 0 1 1 4 8M-6.5 9A2 2 0 1 0-2.5 9A2 2 0 1 0-6.5 9M2.5 9A2 2 0 1 0 6.5 9A2 2 0 1 0 2.5 9",
    "M-9 8L-11-6L-5-1L0-9L5-1L11-6L9 8ZM-9 4H9",
)

CROWN: Final = "M-13 9-16-8-7.5 0 0-12 7.5 0 16-8 13 9Z"


def _palisade(stakes: int = 20) -> str:
    """A ring of pointed stakes."""
    points = []
    for stake in range(stakes):
        for turn, reach in ((-0.3, 22), (-0.3, 24.5), (0, 27), (0.3, 24.5), (0.3, 22)):
            angle = (stake + turn) * 2 * pi / stakes
            points.append(f"{reach * sin(angle):.3g} {reach * cos(angle):.3g}")
    return f'<path d="M{" ".join(points)}Z"/>'


def _strand(waves: int = 12, radius: float = 43, swing: float = 9) -> str:
    """One of the two strands of the knotwork ring round Tara: a wave laid round a circle."""

    def point(turn: float, reach: float) -> str:
        angle = turn * pi / waves
        return f"{reach * sin(angle):.3g} {reach * cos(angle):.3g}"

    arcs = "".join(
        f"Q{point(half + 0.5, radius + (swing if half % 2 else -swing))} {point(half + 1, radius)}"
        for half in range(2 * waves)
    )
    return f'<path pathLength="{2 * waves}" d="M{point(0, radius)}{arcs}Z"/>'


def _knot(prefix: str) -> str:
    """Two strands that go over and under each other: the first is laid again over every other crossing."""
    bands = ('stroke="var(--soft)" stroke-width="4.2"', 'stroke="var(--panel)" stroke-width="2.2"')
    ways = ("", ' transform="rotate(15)"', ' stroke-dasharray=".5 1.5" stroke-dashoffset="-.25"')
    return "".join(f'<use href="#{prefix}strand" {band}{way}/>' for way in ways for band in bands)


def _pieces(prefix: str, colours: tuple[str, ...]) -> str:
    """A disc and a king's cylinder of each colour, seen from above, with the colour's mark."""
    made = ""
    for colour in colours:
        tint = f'class="seat-{colour}" fill="var(--seat)" stroke="var(--seat-edge)"'
        ink = 'fill="var(--seat-ink)" stroke="none"'
        made += (
            f'<g id="{prefix}disc-{colour}" {tint}><circle cy="2.5" r="19.5" fill="var(--seat-edge)"/>'
            f'<circle r="19.5"/><circle r="15" fill="none" stroke="var(--seat-ink)" stroke-opacity=".4"/>'
            f"<g {ink}>{mark(colour, 0, 0, 17)}</g></g>"
            f'<g id="{prefix}king-{colour}" {tint}><path d="M-21-3V7A21 21 0 0 0 21 7V-3Z" fill="var(--seat-edge)"/>'
            f'<circle cy="-4" r="21"/><circle cy="-4" r="17.5" fill="none" stroke="var(--seat-ink)" '
            f'stroke-opacity=".4"/><g {ink}><path transform="translate(0 -7)scale(.74)" d="{CROWN}"/>'
            f"{mark(colour, 0, 7, 8)}</g></g>"
            f'<g id="{prefix}edge-{colour}" {tint}><circle r="19.5"/></g>'
        )
    return made


_ICONS: Final = {
    "coin": '<circle r="10" fill="var(--glow)" stroke="none"/><circle r="7" fill="none" stroke="var(--panel)"/>'
    '<path d="M2.5-3A4 4 0 1 0 2.5 3" fill="none" stroke="var(--panel)" stroke-width="1.6"/>',
    "crown": f'<path transform="scale(.68)" d="{CROWN}" stroke-width="2"/>',
    "cylinder": '<path d="M-7-6V6A7 3 0 0 0 7 6V-6" /><ellipse cy="-6" rx="7" ry="3"/>',
    "cards": '<path d="M-9-5-2-8 5 7-2 10Z"/><path d="M-1-9H8V8H-1Z"/>',
    "chain": '<path d="M-2 4-5 7A4 4 0 0 1-9-1L-6-4A4 4 0 0 1 0-3M2-4 5-7A4 4 0 0 1 9 1L6 4A4 4 0 0 1 0 3" fill="none" '
    'stroke-width="2"/>',
    "cube": '<path d="M0-10 9-5V5L0 10-9 5V-5Z" fill="var(--ink)" stroke="none"/>'
    '<path d="M-9-5 0 0 9-5M0 0V10" fill="none" stroke="var(--panel)"/>',
    "tara": f'<path d="{CROWN}"/><path d="M-13 5H13" fill="none"/><circle cx="-16" cy="-9" r="2.2"/>'
    '<circle cy="-13.5" r="2.6"/><circle cx="16" cy="-9" r="2.2"/><circle cy="1" r="1.6"/>',
    "stone": '<path d="M-9 13C-11-4-6-15 0-16C7-15 10-4 9 13Z"/>'
    '<path d="M-3-9C1-12 5-7 1-4C-4-2-4 4 1 5M-5 9H5" fill="none"/>',
}


def small(position: int) -> tuple[float, float]:
    """A place in the small triangles of cards and tabs, within 100 x 66."""
    x, y = PLACES[position]
    return round(50 + (x - MIDDLE) * 0.255, 1), round(6 + (y - _TOP) * 0.255, 1)


def _triangle() -> str:
    """The small triangle with nothing on it."""
    spots = [small(position) for position in range(POSITIONS)]
    return "".join(f'<circle cx="{x:g}" cy="{y:g}" r="3"/>' for x, y in spots)


@lru_cache(maxsize=64)
def art(prefix: str, colours: tuple[str, ...]) -> str:
    """Everything the other parts refer to: sent once, for it never changes."""
    emblems = "".join(
        f'<g id="{prefix}well-{row}"><circle r="19.5"/><path d="{path}"/></g>' for row, path in enumerate(_EMBLEMS)
    )
    icons = "".join(f'<g id="{prefix}i-{name}">{shape}</g>' for name, shape in _ICONS.items())
    knot = f'<g id="{prefix}strand">{_strand()}</g><g id="{prefix}knot" fill="none">{_knot(prefix)}</g>'
    hill = f'<g id="{prefix}hill" stroke="var(--line)">{HILL}</g><g id="{prefix}fort">{_palisade()}</g>'
    hill += f'<g id="{prefix}triangle">{_triangle()}</g>'
    return (
        f'<svg id="{prefix}art" class="art" width="0" height="0" aria-hidden="true"><defs>{hill}{emblems}{icons}{knot}'
        f"{_pieces(prefix, colours)}</defs></svg>"
    )


def icon(prefix: str, name: str) -> str:
    """A small picture of the panels."""
    return f'<svg class="icon" viewBox="-12 -12 24 24"><use href="#{prefix}i-{name}"/></svg>'
