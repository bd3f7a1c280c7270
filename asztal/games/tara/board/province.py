"""A province: its hill with fifteen places, the stacks on them, and what may be chosen there."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from asztal.board import Scene, about, mark
from asztal.engine.game import View
from asztal.games.tara.board.art import CROWN, HEIGHT, LANDSCAPES, MIDDLE, PLACES, REACH, WIDTH, height, left, small
from asztal.games.tara.data import KING, POSITIONS, ROW_OF, ROWS
from asztal.games.tara.steps.kinds import ROLES, TOP
from asztal.words import Words

_PLACE_KINDS: Final = {"position", "promote", "traitor-position", "keep-fort", "garrison"}
"""The kinds whose choices are positions of the province at hand."""
_PROVINCE_KINDS: Final = {"province", "leave-out"}
_SWAPS: Final = {"swap-first", "swap-second"}
_ASKED_ABOUT: Final = {"swap-second", "own-disc", "own-target"}
"""The kinds that ask about a position chosen before."""
_RANKS: Final = ("farmer", "herdsman", "warrior", "chieftain", "throne")
_EDGE: Final = 4
"""How far a disc peeps out below the one above it."""

Captives = tuple[tuple[str, int], ...]


def draw_provinces(scene: Scene) -> dict[str, str]:
    """The parts of the provinces in play or closed."""
    provinces = {at: it for at, it in enumerate(scene.table["provinces"]) if it["status"] != "unused"}
    return {f"p{at}": _province(scene, at, it, len(provinces)) for at, it in provinces.items()}


def _is_at_hand(scene: Scene, at: int) -> bool:
    """Whether something goes on in the province; the table remembers the last one until the next turn begins."""
    table = scene.table
    return table["province"] == at and (table["card"] is not None or scene.kind in _PLACE_KINDS | {"traitor"})


def _province(scene: Scene, at: int, province: View, count: int) -> str:
    here = _is_at_hand(scene, at)
    places = "".join(_places(scene, at, province, here))
    offer = scene.offer("province", at) if scene.kind in _PROVINCE_KINDS else ""
    may = ' data-may=""' if offer or "data-choice" in places else ""
    active = ' data-active=""' if here else ""
    closed = province["status"] == "closed"
    veil = _veil(scene, province["king"]) if closed else ""
    name = scene.say(f"province-{at}")
    look = f"province of-{count} closed" if closed else f"province of-{count}"
    return (
        f'<section id="{scene.prefix}p{at}" class="{look}"{may}{active}{offer}>'
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="group" aria-label="{name}">'
        f"{_backdrop(scene.prefix, at, _ranks(scene.words))}{places}{veil}"
        f'<text class="name" x="14" y="35"{about("province")}>{name}</text></svg></section>'
    )


def _ranks(words: Words) -> tuple[str, ...]:
    return tuple(words.say(f"board-rank-{row}") for row in range(ROWS))


@lru_cache(maxsize=128)
def _backdrop(prefix: str, at: int, ranks: tuple[str, ...]) -> str:
    """The land, and the ranks along its slope."""
    labels = "".join(
        f'<text x="{left(row) - 33}" y="{height(row) + 5}"{about(_RANKS[row])}>{rank}</text>'
        for row, rank in enumerate(ranks)
    )
    return (
        f'<g class="land"{about("province")}><g class="scape">{LANDSCAPES[at]}</g><use href="#{prefix}hill"/></g>'
        f'<g class="ranks">{labels}</g>'
    )


def _veil(scene: Scene, king: int) -> str:
    """A closed province is its king's for good (T18.3)."""
    label = scene.say("board-closed", king=scene.words.names[king])
    return (
        f'<g class="veil seat-{scene.colours[king]}"{about("closed")} role="img" aria-label="{label}">'
        f'<rect x="-120" y="-60" width="{WIDTH + 240}" height="{HEIGHT + 120}"/><use href="#{scene.prefix}i-tara" '
        f'transform="translate({MIDDLE} 150)scale(4)"/><text x="{MIDDLE}" y="222">{scene.name(king)}</text></g>'
    )


# -- places ---------------------------------------------------------------------------------------------------------


def _places(scene: Scene, at: int, province: View, here: bool) -> list[str]:
    """The fifteen places with what lies there."""
    chosen = here and scene.kind in _PLACE_KINDS
    swapping = here and scene.kind in _SWAPS
    active = scene.table["active"] if here else ()
    asked = _asked(scene) if here else -1
    key = f"{scene.prefix}p{at}-"
    king = province["king"]
    drawn = []
    for position in range(POSITIONS):
        stack = province["stacks"][position]
        x, y = PLACES[position]
        offer = scene.offer("position", position) if chosen else ""
        seated = king if position == KING else None
        if swapping and stack is not None:
            name, piece = "", _swap(scene, position, stack)
        else:
            name, piece = offer or _label(scene, position, stack, seated), _piece(scene, position, stack, seated)
        look = ' class="active"' if position in active else ' class="asked"' if position == asked else ""
        thing = _thing(position, stack, seated)
        drawn.append(f'<g id="{key}{position}"{look} transform="translate({x} {y})"{thing}{name}>{piece}</g>')
    return drawn


def _asked(scene: Scene) -> int:
    """The position that the question is about, where it was chosen before."""
    if scene.kind not in _ASKED_ABOUT:
        return -1
    position: int = scene.view["decision"]["question"]["arguments"]["position"][1]
    return position


def _thing(position: int, stack: View | None, king: int | None) -> str:
    """What explains the place."""
    if king is not None:
        return about("king")
    if stack is None:
        return about(_RANKS[ROW_OF[position]])
    return about("fort" if stack["fort"] else "disc")


def _label(scene: Scene, position: int, stack: View | None, king: int | None) -> str:
    """What stands there, for those who don't see it."""
    names = scene.words.names
    if king is not None:
        label = scene.say("board-king", owner=names[king])
    elif stack is None:
        return ""
    else:
        place = scene.words.say(f"position-{position}")
        label = scene.say("board-fort" if stack["fort"] else "board-disc", position=place, owner=names[stack["owner"]])
        for seat, count in stack["captives"].items():
            label += scene.say("board-captives", owner=names[seat], count=count)
    return f' role="img" aria-label="{label}"'


def _piece(scene: Scene, position: int, stack: View | None, king: int | None) -> str:
    if king is not None:
        return _throne(scene.prefix, scene.colours[king])
    if stack is None:
        return _well(scene.prefix, ROW_OF[position])
    captives = tuple((scene.colours[seat], count) for seat, count in stack["captives"].items())
    return _stack(scene.prefix, scene.colours[stack["owner"]], stack["fort"], captives, position == KING)


_HALO: Final = f'<circle class="halo" r="{REACH}"/>'


@lru_cache(maxsize=256)
def _throne(prefix: str, colour: str) -> str:
    return f'{_HALO}<use href="#{prefix}king-{colour}"/>'


@lru_cache(maxsize=256)
def _well(prefix: str, row: int) -> str:
    return f'{_HALO}<use class="well" href="#{prefix}well-{row}"/>'


@lru_cache(maxsize=8192)
def _stack(prefix: str, colour: str, fort: bool, captives: Captives, crowned: bool) -> str:
    """A stack: palisade, the edges of the discs below, the top disc, and how many captives of whom (T2.8)."""
    chips = "".join(
        f'<g class="chip seat-{owner}">{_chip(owner, *spot, count)}</g>' for owner, count, spot in _chips(captives)
    )
    chips = f"<g{about('captives')}>{chips}</g>" if chips else ""
    crown = f'<path class="crown" transform="translate(0 -21)scale(.7)" d="{CROWN}"/>' if crowned else ""
    return f'{_HALO}{_below(prefix, colour, fort, captives)}<use href="#{prefix}disc-{colour}"/>{crown}{chips}'


def _below(prefix: str, colour: str, fort: bool, captives: Captives) -> str:
    """What peeps out under the top disc; three edges are as many as can be told apart."""
    edges = [owner for owner, count in captives for _ in range(min(count, 2))][:3]
    palisade = f'<use class="fort" href="#{prefix}fort"/>' if fort else ""
    shown = "".join(
        f'<use href="#{prefix}edge-{owner}" y="{_EDGE * depth + 2.5}"/>'
        for depth, owner in reversed(list(enumerate(edges, 1)))
    )
    return palisade + shown


def _chips(captives: Captives) -> list[tuple[str, int, tuple[int, int]]]:
    """The counts stand in the gap at the right of the disc, one below the other."""
    rise = 18 if len(captives) < 4 else 15
    first = -rise * (len(captives) - 1) // 2 + 2
    return [(owner, count, (32, first + rise * at)) for at, (owner, count) in enumerate(captives)]


def _chip(colour: str, x: int, y: int, count: int) -> str:
    return (
        f'<rect x="{x - 13}" y="{y - 9}" width="26" height="17" rx="8.5"/>{mark(colour, x - 6, y - 0.5, 8.5)}'
        f'<text x="{x + 5.5}" y="{y + 4.5}">{count}</text>'
    )


def _swap(scene: Scene, position: int, stack: View) -> str:
    """A stack whose discs can be chosen one by one: the top one, and one captive of each colour (T10.2)."""
    owner = stack["owner"]
    colour = scene.colours[owner]
    captives = tuple((scene.colours[seat], count) for seat, count in stack["captives"].items())
    seats = list(stack["captives"])
    if stack["fort"]:
        # The lower disc of a fort is named like a captive of the owner's colour (T10.2).
        captives += ((colour, 1),)
        seats.append(owner)
    below = _below(scene.prefix, colour, stack["fort"], captives)
    top = (
        f'<g{scene.offer("disc", position * ROLES + TOP)}>{_HALO}{below}<use href="#{scene.prefix}disc-{colour}"/></g>'
    )
    tall = 2 * REACH // max(len(captives), 1)
    chips = "".join(
        f'<g class="chip seat-{chip}"{scene.offer("disc", position * ROLES + 1 + seat)}>'
        f'<rect class="hit" x="15" y="{spot[1] - tall // 2}" width="31" height="{tall}"/>'
        f"{_chip(chip, *spot, count)}</g>"
        for (chip, count, spot), seat in zip(_chips(captives), seats, strict=True)
    )
    return f"{top}<g{about('captives')}>{chips}</g>" if chips else top


# -- the phone's small maps -------------------------------------------------------------------------------------------


def draw_regions(scene: Scene, parts: dict[str, str]) -> str:
    """Tabs for the phone: a small map of each province, marked where something may be done."""
    tabs = []
    for at, province in enumerate(scene.table["provinces"]):
        part = parts.get(f"p{at}")
        if part is None:
            continue
        owners = [-1 if stack is None else stack["owner"] for stack in province["stacks"]]
        if province["king"] is not None:
            owners[KING] = province["king"]
        dots = _dots(scene.prefix, tuple("" if owner < 0 else scene.colours[owner] for owner in owners))
        may = ' data-may=""' if "data-may" in part[: part.index(">")] else ""
        tabs.append(
            f'<a href="#{scene.prefix}p{at}"{may}><svg viewBox="5 -1 90 68" aria-hidden="true">{dots}</svg>'
            f"{scene.say(f'province-{at}')}</a>"
        )
    return f'<nav id="{scene.prefix}regions" aria-label="{scene.say("board-provinces")}">{"".join(tabs)}</nav>'


@lru_cache(maxsize=1024)
def _dots(prefix: str, owners: tuple[str, ...]) -> str:
    drawn = [f'<use href="#{prefix}triangle"/>']
    for position, colour in enumerate(owners):
        if colour:
            x, y = small(position)
            drawn.append(f'<circle class="seat-{colour}" cx="{x:g}" cy="{y:g}" r="6"/>')
    return "".join(drawn)
