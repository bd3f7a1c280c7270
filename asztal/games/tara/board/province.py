"""A province: its hill with fifteen places, the stacks on them, and what may be chosen there."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from asztal.board import Scene, about, image, mark, may, tab, tabs, thing
from asztal.games.tara.board import layout
from asztal.games.tara.data import KING, POSITIONS, ROW_OF
from asztal.games.tara.steps.kinds import ROLES, TOP
from asztal.games.tara.view import Province, Stack, TableView

_RANKS: Final = ("farmer", "herdsman", "warrior", "chieftain", "throne")
_EDGE: Final = 4
"""How far a disc peeps out below the one above it."""
_HALO: Final = f'<circle class="halo" r="{layout.REACH}"/>'

Captives = tuple[tuple[str, int], ...]


def draw_provinces(scene: Scene[TableView]) -> dict[str, str]:
    """The parts of the provinces in play or closed."""
    provinces = {at: it for at, it in enumerate(scene.table["provinces"]) if it["status"] != "unused"}
    return {f"p{at}": _province(scene, at, it, len(provinces)) for at, it in provinces.items()}


def _province(scene: Scene[TableView], at: int, province: Province, among: int) -> str:
    here = _is_at_hand(scene, at)
    places = _places(scene, at, province, here)
    offer = scene.offer("province", at)
    active = ' data-active=""' if here else ""
    king = province["king"] if province["status"] == "closed" else None
    look, veil = ("", "") if king is None else (" closed", _veil(scene, king))
    name = scene.say(f"province-{at}")
    ranks = tuple(scene.say(f"board-rank-{row}") for row in range(len(_RANKS)))
    attributes = f"{thing('province', at)}{may(offer + places)}{active}{offer}"
    return (
        f'<section id="p{at}" class="province of-{among}{look}"{attributes}>'
        f'<svg viewBox="0 0 {layout.WIDTH} {layout.HEIGHT}" role="group" aria-label="{name}">'
        f"{_backdrop(at, ranks)}{places}{veil}"
        f'<text class="name" x="14" y="35"{about("province")}>{name}</text>{_fee(scene, at, here)}</svg></section>'
    )


def _fee(scene: Scene[TableView], at: int, here: bool) -> str:
    """What the first disc in an empty region costs, while it may be put there (T6.6)."""
    offered = at if scene.may("province", at) else scene.first("position") if here else None
    if offered is None or not scene.mentions(offered, "fee"):
        return ""
    return (
        f'<g class="fee"{about("cumals")} aria-hidden="true">'
        f'<use href="#i-coin" transform="translate(28 62)scale(1.3)"/>'
        f'<text x="48" y="70">−{scene.number(offered, "fee")}</text></g>'
    )


def _is_at_hand(scene: Scene[TableView], at: int) -> bool:
    """Whether something goes on in the province; the table remembers the last one until the next turn begins."""
    asked = scene.noun_asked == "position" or scene.kind == "traitor"
    return scene.table["province"] == at and (asked or scene.table["card"] is not None)


@cache
def _backdrop(at: int, ranks: tuple[str, ...]) -> str:
    """The land, and the ranks along its slope."""
    labels = "".join(
        f'<text x="{layout.left(row) - 33}" y="{layout.height(row) + 5}"{about(_RANKS[row])}>{rank}</text>'
        for row, rank in enumerate(ranks)
    )
    return (
        f'<g class="land"{about("province")}><use class="scape" href="#scape-{at}"/><use href="#hill"/></g>'
        f'<g class="ranks">{labels}</g>'
    )


def _veil(scene: Scene[TableView], king: int) -> str:
    """A closed province is its king's for good (T18.3)."""
    label = scene.say("board-closed", king=scene.words.names[king])
    return (
        f'<g class="veil seat-{scene.colours[king]}"{about("closed")}{image(label)}>'
        f'<rect x="-120" y="-60" width="{layout.WIDTH + 240}" height="{layout.HEIGHT + 120}"/><use href="#i-tara" '
        f'transform="translate({layout.MIDDLE} 150)scale(4)"/>'
        f'<text x="{layout.MIDDLE}" y="222">{scene.name(king)}</text></g>'
    )


# -- places ---------------------------------------------------------------------------------------------------------


def _places(scene: Scene[TableView], at: int, province: Province, here: bool) -> str:
    """The fifteen places with what lies there."""
    swapping = here and scene.noun_asked == "disc"
    active = scene.table["active"] if here else []
    asked = scene.mentioned("position") if here else None
    drawn = ""
    for position, (x, y) in enumerate(layout.PLACES):
        stack = province["stacks"][position]
        king = province["king"] if position == KING else None
        told, label = _told(scene, position, stack, king)
        if swapping and stack is not None:
            name, piece = "", _swap(scene, position, stack)
        else:
            offer = scene.offer("position", position) if here else ""
            name, piece = offer or label, _piece(scene, position, stack, king)
        look = ' class="active"' if position in active else ' class="asked"' if position == asked else ""
        place = f'<g id="p{at}-{position}"{look} transform="translate({x} {y})"'
        drawn += f"{place}{thing('place', at * POSITIONS + position)}{about(told)}{name}>{piece}</g>"
    return drawn


def _told(scene: Scene[TableView], position: int, stack: Stack | None, king: int | None) -> tuple[str, str]:
    """What explains the place, and what stands there for those who don't see it."""
    names = scene.words.names
    if king is not None:
        return "king", image(scene.say("board-king", owner=names[king]))
    if stack is None:
        return _RANKS[ROW_OF[position]], ""
    what, place = "fort" if stack["fort"] else "disc", scene.words.say(f"position-{position}")
    label = scene.say(f"board-{what}", position=place, owner=names[stack["owner"]])
    for seat, count in stack["captives"].items():
        label += scene.say("board-captives", owner=names[seat], count=count)
    return what, image(label)


def _piece(scene: Scene[TableView], position: int, stack: Stack | None, king: int | None) -> str:
    if king is not None:
        return f'{_HALO}<use href="#king-{scene.colours[king]}"/>'
    if stack is None:
        return f'{_HALO}<use class="well" href="#well-{ROW_OF[position]}"/>'
    return _stack(scene.colours[stack["owner"]], stack["fort"], _captives(scene, stack), position == KING)


def _captives(scene: Scene[TableView], stack: Stack) -> Captives:
    return tuple((scene.colours[seat], count) for seat, count in stack["captives"].items())


@lru_cache(maxsize=8192)
def _stack(colour: str, fort: bool, captives: Captives, crowned: bool) -> str:
    """A stack: palisade, the edges of the discs below, the top disc, and how many captives of whom (T2.8)."""
    chips = "".join(f'<g class="chip seat-{owner}">{_chip(owner, y, held)}</g>' for owner, held, y in _chips(captives))
    chips = f"<g{about('captives')}>{chips}</g>" if chips else ""
    crown = '<path class="crown" transform="translate(0 -21)scale(.7)" d="M-13 9-16-8-7.5 0 0-12 7.5 0 16-8 13 9Z"/>'
    return f"{_HALO}{_discs(colour, fort, captives)}{crown if crowned else ''}{chips}"


def _discs(colour: str, fort: bool, captives: Captives) -> str:
    """The top disc and what peeps out under it; three edges are as many as can be told apart."""
    edges = [owner for owner, count in captives for _ in range(min(count, 2))][:3]
    palisade = '<use class="fort" href="#fort"/>' if fort else ""
    below = "".join(
        f'<use href="#edge-{owner}" y="{_EDGE * depth + 2.5}"/>' for depth, owner in reversed(list(enumerate(edges, 1)))
    )
    return f'{palisade}{below}<use href="#disc-{colour}"/>'


def _chips(captives: Captives) -> list[tuple[str, int, int]]:
    """The counts stand in the gap at the right of the disc, one below the other: how high each."""
    rise = 18 if len(captives) < 4 else 15
    first = -rise * (len(captives) - 1) // 2 + 2
    return [(owner, count, first + rise * at) for at, (owner, count) in enumerate(captives)]


def _chip(colour: str, y: int, count: int) -> str:
    return (
        f'<rect x="19" y="{y - 9}" width="26" height="17" rx="8.5"/>{mark(colour, 26, y - 0.5, 8.5)}'
        f'<text x="37.5" y="{y + 4.5}">{count}</text>'
    )


def _swap(scene: Scene[TableView], position: int, stack: Stack) -> str:
    """A stack whose discs can be chosen one by one: the top one, and one captive of each colour (T10.2)."""
    colour = scene.colours[stack["owner"]]
    captives, seats = _captives(scene, stack), list(stack["captives"])
    if stack["fort"]:
        # The lower disc of a fort is named like a captive of the owner's colour (T10.2).
        captives += ((colour, 1),)
        seats.append(stack["owner"])
    top = f"<g{_disc(scene, position * ROLES + TOP)}>{_HALO}{_discs(colour, stack['fort'], captives)}</g>"
    tall = 2 * layout.REACH // max(len(captives), 1)
    chips = "".join(
        f'<g class="chip seat-{chip}"{_disc(scene, position * ROLES + 1 + seat)}>'
        f'<rect class="hit" x="15" y="{y - tall // 2}" width="31" height="{tall}"/>{_chip(chip, y, count)}</g>'
        for (chip, count, y), seat in zip(_chips(captives), seats, strict=True)
    )
    return f"{top}<g{about('captives')}>{chips}</g>" if chips else top


def _disc(scene: Scene[TableView], disc: int) -> str:
    return thing("disc", disc) + scene.offer("disc", disc)


# -- the phone's small maps -------------------------------------------------------------------------------------------


def draw_regions(scene: Scene[TableView], parts: dict[str, str]) -> str:
    """Tabs for the phone: a small map of each province."""
    links = []
    for at, province in enumerate(scene.table["provinces"]):
        if f"p{at}" in parts:
            owners = {position: stack["owner"] for position, stack in enumerate(province["stacks"]) if stack}
            if province["king"] is not None:
                owners[KING] = province["king"]
            dots = "".join(layout.small(at, 6, f"seat-{scene.colours[owner]}") for at, owner in owners.items())
            small = f'<use href="#triangle"/>{dots}'
            links.append(tab(f"p{at}", scene.say(f"province-{at}"), "5 -1 90 68", small, parts[f"p{at}"]))
    return tabs(scene.say("board-provinces"), links)
