"""The map: each territory with its name, resource boxes, counters and markers, or what exploring it takes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache, lru_cache
from itertools import chain
from pathlib import Path
from typing import Final, NamedTuple

from asztal.board import Atlas, Map, Scene, Thing, Voice, about, escape, image, read_atlas, thing, voice_of
from asztal.engine.errors import BadData
from asztal.games.colonial import data
from asztal.games.colonial.board.pieces import (
    PILL,
    breadth,
    counter,
    gains,
    odds,
    revolt_odds,
    small,
    squeezed,
    throw,
)
from asztal.games.colonial.steps import kinds
from asztal.games.colonial.view import TableView, Territory

ATLAS: Final = read_atlas(Path(__file__).parent.parent / "data" / "shapes.json", "territories")
if list(ATLAS.places) != data.TERRITORY_NAMES:
    # Shapes and words belong to them.
    raise BadData(f"colonial/map.toml: the territories must be, in this order, {', '.join(ATLAS.places)}.")
LANDS_OF: Final = [
    [land for land in range(data.TERRITORIES) if data.CONTINENT[land] == at] for at in range(len(data.CONTINENTS))
]
"""For each continent its territories."""
_GAP: Final = 3.0
_SHRINK: Final = 0.96
_WIDE: Final = 120.0
"""In a room wider than this everything lies in one row."""
_ABOUT_BOX: Final = [
    ("gold-box", data.GOLD),
    ("tea-box", data.TEA_AND_OPIUM),
    ("slaves-box", data.SLAVES),
    ("plantation-box", data.PLANTATIONS),
]
"""Boxes with rules of their own."""


class Stack(NamedTuple):
    """A resource box as it is drawn: its counters, and what can be chosen of it."""

    box: int
    owners: tuple[tuple[int, int, bool, str], ...]
    """Each owner, the number of counters, whether they are idle, and the choice they are."""
    controller: int | None
    offer: str
    bid: tuple[int, bool] | None
    """How many counters give control, and whether that costs a step back, where the box can be chosen."""


class Voyage(NamedTuple):
    """What the viewer must throw for a territory, and how that comes about."""

    need: int
    seafaring: int
    neighbour: int | None
    far: bool
    """Whether America waits to be discovered."""


class Revolt(NamedTuple):
    """What a rebellion would be like, where one can be chosen: how many dice, how likely a success, and in words."""

    dice: int
    percent: int
    label: str


class Gain(NamedTuple):
    """What choosing a territory brings, where it can be chosen: pictures with numbers, and in words."""

    things: tuple[tuple[str, int], ...]
    label: str
    topic: str


class Land(NamedTuple):
    """A territory as it is drawn."""

    at: int
    prestige: int
    """What exploring it would bring."""
    natives: int
    unrest: int
    missions: int
    colony: int | None
    independent: bool
    city: int
    stacks: tuple[Stack, ...]
    voyage: Voyage | None
    revolt: Revolt | None
    gain: Gain | None
    counters: int | None
    """The viewer's own, of as many as a colony takes, where more can be placed."""
    target_of: int | None
    """The viewer's nation, if this is one of its historical targets."""


def draw_map(scene: Scene[TableView]) -> dict[str, str]:
    """The parts of the map."""
    lands = scene.table["territories"]
    atlas = _links(tuple([territory["in_play"] for territory in lands]))
    chart = Map(scene, atlas, "territory", data.TERRITORY_NAMES)
    voice = voice_of(scene)
    present = _present(scene)
    for at, territory in enumerate(lands):
        if not territory["in_play"]:
            chart.place(at, look="bare", explains="bare-land", name="")
            continue
        things = _things(voice, _land(scene, at, territory, present))
        chart.place(at, things, _look(voice, territory), explains="territory", name="")
    return chart.parts(_sea(), _frame(voice))


@cache
def _links(in_play: tuple[bool, ...]) -> Atlas:
    """The shapes with the links between territories that are in play."""
    names = {name for name, here in zip(data.TERRITORY_NAMES, in_play, strict=True) if here}
    return replace(ATLAS, lines=tuple(line for line in ATLAS.lines if names.issuperset(line[:2])))


def _look(voice: Voice, territory: Territory) -> str:
    """Colonies are hatched in their owner's colour."""
    if territory["colony"] is not None:
        colour = voice.colours[territory["colony"]]
        return f"colony seat-{colour} hatched-{colour}"
    return "unknown" if territory["prestige"] else "explored"


# -- what is drawn ----------------------------------------------------------------------------------------------------


def _present(scene: Scene[TableView]) -> int:
    """The territories where the viewer has counters, as a bit mask."""
    mask = 0
    for box, found in enumerate(scene.table["boxes"]):
        if any(owner == scene.seat for owner, _ in found["stack"]):
            mask |= 1 << data.TERRITORY_OF[box]
    return mask


def _land(scene: Scene[TableView], at: int, territory: Territory, present: int) -> Land:
    unexplored = territory["prestige"] > 0
    # The first to explore in America gains more (C12.2).
    more = scene.table["america"] if unexplored and data.CONTINENT[at] == data.AMERICA else 0
    return Land(
        at,
        territory["prestige"] + more,
        territory["natives"],
        territory["unrest"],
        territory["missions"],
        territory["colony"],
        territory["independent"],
        territory["city"],
        tuple([_stack(scene, box) for box in data.BOXES_IN[at]]),
        _voyage(scene, at, present) if unexplored else None,
        _revolt(scene, at),
        _gain(scene, at),
        _towards_colony(scene, at),
        _target_of(scene, at),
    )


def _revolt(scene: Scene[TableView], at: int) -> Revolt | None:
    if not scene.may("territory", at) or not scene.mentions(at, "dice"):
        return None
    return Revolt(scene.number(at, "dice"), scene.number(at, "percent"), scene.label(at))


_GAINS: Final = {
    kinds.COLONY.name: ("colony", (("gain", "laurel"), ("trades", "good"))),
    kinds.CITY.name: ("city", (("goods", "good"),)),
}
"""By the kind of decision, what explains a gain, and with which pictures the numbers that its words mention stand."""


def _gain(scene: Scene[TableView], at: int) -> Gain | None:
    if scene.kind not in _GAINS or not scene.may("territory", at):
        return None
    topic, pictures = _GAINS[scene.kind]
    things = tuple([(picture, scene.number(at, name)) for name, picture in pictures if scene.mentions(at, name)])
    return Gain(things, scene.label(at), topic) if things else None


def _towards_colony(scene: Scene[TableView], at: int) -> int | None:
    if scene.kind != kinds.VICEROY.name or not scene.may("territory", at) or not scene.mentions(at, "counters"):
        return None
    return scene.number(at, "counters") if scene.number(at, "need") else None


def _target_of(scene: Scene[TableView], at: int) -> int | None:
    nation = scene.table["players"][scene.seat]["nation"] if scene.seat is not None else None
    return nation if nation is not None and data.TARGETS[nation] >> at & 1 else None


def _stack(scene: Scene[TableView], box: int) -> Stack:
    """The controller's counters come first, then the others from the bottom up."""
    found = scene.table["boxes"][box]
    controller, players = found["controller"], scene.table["players"]
    restricted = data.TEA_AND_OPIUM >> box & 1
    owners = tuple(
        (
            owner,
            number,
            bool(restricted and players[owner]["values"][data.ECONOMY] < data.TEA_ECONOMY),
            scene.offer("counter", box * data.SEATS + owner),
        )
        for owner, number in sorted(found["stack"], key=lambda pair: pair[0] != controller)
    )
    bid = None
    if scene.may("box", box) and scene.mentions(box, "need"):
        need, step = scene.number(box, "need"), bool(scene.number(box, "step"))
        # A first counter in a land that was just explored gives control as a rule.
        bid = (need, step) if step or scene.kind == kinds.VICEROY_BOX.name else None
    return Stack(box, owners, controller, scene.offer("box", box), bid)


def _voyage(scene: Scene[TableView], at: int, present: int) -> Voyage | None:
    need = scene.table["needs"][at] if "needs" in scene.table else None
    if need is None or scene.seat is None:
        return None
    near = present & data.NEIGHBOURS[at]
    far = bool(scene.table["america"]) and data.CONTINENT[at] == data.AMERICA
    neighbour = (near & -near).bit_length() - 1 if near else None
    return Voyage(need, scene.table["players"][scene.seat]["values"][data.SEAFARING], neighbour, far)


# -- a territory ------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=8192)
def _things(voice: Voice, land: Land) -> str:
    """The name, and below it the boxes and markers; before it is explored, the odds in place of counters."""
    boxes = [_cell(voice, stack) for stack in land.stacks]
    markers = _markers(voice, land)
    groups = [[*boxes, *markers], [_odds(voice, land)]] if land.prestige else [boxes, markers]
    if land.revolt is not None:
        # What its dice come from is not needed besides; so everything keeps its size.
        groups = [boxes, [Thing(revolt_odds(voice, *land.revolt), *PILL)]]
    if land.gain is not None:
        groups.append([Thing(gains(*land.gain), *PILL)])
    if not boxes:
        groups = [[*chain(*groups)]]
    return f'<g id="t{land.at}">{_name(voice, land)}{_laid(land.at, groups)}</g>'


def _laid(at: int, groups: list[list[Thing]]) -> str:
    """Groups of things in centred rows from the name down, smaller where they are many."""
    place = ATLAS.places[data.TERRITORY_NAMES[at]]
    left, _, right, bottom = place.room.box
    middle, top, width = place.label[0], place.label[1] + 4, right - left
    scale = 1.0
    while True:
        rows = _rows(groups, width / scale)
        height = sum(_high(row) for row in rows) + _GAP * (len(rows) - 1)
        if height * scale <= bottom - top + 0.5 or scale < 0.3:
            break
        scale *= _SHRINK
    drawn, y = "", 0.0
    for row in rows:
        high, x = _high(row), -_across(row) / 2
        for piece in row:
            drawn += f'<g transform="translate({x + piece.width / 2:.4g} {y + high / 2:.4g})">{piece.picture}</g>'
            x += piece.width + _GAP
        y += high + _GAP
    shrunk = f" scale({scale:.3g})" if scale < 1 else ""
    return f'<g transform="translate({middle:g} {top:g}){shrunk}">{drawn}</g>'


def _rows(groups: list[list[Thing]], width: float) -> list[list[Thing]]:
    """Each group begins a row and goes on in the next where it must; in a wide room all is one group."""
    rows: list[list[Thing]] = []
    for group in [[*chain(*groups)]] if width > _WIDE else groups:
        row: list[Thing] = []
        for piece in group:
            if row and _across([*row, piece]) > width:
                rows.append(row)
                row = []
            row.append(piece)
        rows += [row] if row else []
    return rows


def _high(things: Sequence[Thing]) -> float:
    return max(thing.height for thing in things)


def _across(things: Sequence[Thing]) -> float:
    return sum(thing.width for thing in things) + _GAP * (len(things) - 1)


# -- the name ---------------------------------------------------------------------------------------------------------

_BEYOND: Final = 6.0
"""How far a name may run beyond its room."""


def _name(voice: Voice, land: Land) -> str:
    """The name; on a colony's ribbon in its owner's colour, or on the black band of an Independent State."""
    place = ATLAS.places[data.TERRITORY_NAMES[land.at]]
    (x, y), (left, _, right, _) = place.label, place.room.box
    name, room = voice.words.noun("territory", land.at), right - left + _BEYOND
    if land.colony is None and not land.independent:
        fit = squeezed(name, 13.5, room)
        sign = _target(voice, land, x - min(breadth(name, 13.5), room) / 2 - 9, y - 4.5)
        return f'{sign}<text class="name" x="{x:g}" y="{y:g}"{fit}>{escape(name)}</text>'
    half = min(breadth(name, 13), room) / 2 + 12
    if land.colony is not None:
        colour = voice.colours[land.colony]
        look, label, topic = f"ribbon seat-{colour}", voice.say("chart-colony", name=voice.names[land.colony]), "colony"
        sign = f'<use class="sign" href="#mark-{colour}" x="-5.5" y="-5.5" width="11" height="11"/>'
        end, notch = half + 5, half + 1
        shape = f"M{-end:.4g}-8H{end:.4g}L{notch:.4g} 0 {end:.4g} 8H{-end:.4g}L{-notch:.4g} 0Z"
    else:
        look, label, topic = "ribbon state", voice.say("chart-independent"), "independent"
        sign = small("independent", 0, 0, 13)
        shape = f"M{-half:.4g}-8H{half:.4g}V8H{-half:.4g}Z"
    flag = _target(voice, land, x - half - 12, y - 4.5)
    return flag + (
        f'<g class="{look}" transform="translate({x:g} {y - 4.5:g})"{image(label)}{about(topic)}><path d="{shape}"/>'
        f'<g transform="translate({9.5 - half:.4g} 0)">{sign}</g>'
        f'<text class="name" x="6.5" y="4.5"{squeezed(name, 13, room)}>{escape(name)}</text></g>'
    )


def _target(voice: Voice, land: Land, x: float, y: float) -> str:
    """The flag of the viewer's nation at its historical targets, where colonies bring prestige (C26.1.2)."""
    if land.target_of is None:
        return ""
    picture = f'<use href="#flag-{data.NATIONS[land.target_of]}"/><rect x="-12" y="-8" width="24" height="16" rx="2"/>'
    place = f"translate({x:.4g} {y:g}) scale(.54)"
    return f'<g class="target" transform="{place}"{image(voice.say("chart-target"))}{about("target")}>{picture}</g>'


# -- boxes and counters -----------------------------------------------------------------------------------------------

_SEAL: Final = 26.0
_FIRST: Final = (19.0, 0.976)
_OTHER: Final = (18.0, 0.876)
_SMALL: Final = (14.6, 0.7)
"""How wide a counter's place is, and its scale."""
_IN_LINE: Final = 3
"""More owners than this stand in two rows."""


def _cell(voice: Voice, stack: Stack) -> Thing:
    """A square seal and, on its right, the counters on it."""
    counters, width = _counters(voice, stack)
    seal = f'<use href="#box-{data.GOODS[data.GOOD_OF[stack.box]]}"/>'
    if stack.offer:
        seal = f'<rect class="halo" x="-15" y="-15" width="30" height="30" rx="9"/>{seal}{_bid(stack)}'
    picture = (
        f'<g id="box-{stack.box}" class="cell"{thing("box", stack.box)}{_said(voice, stack)}'
        f"{about(_about(stack.box))}>"
        f'<g transform="translate({-width / 2:.4g} 0)">{seal}{counters}</g></g>'
    )
    return Thing(picture, _SEAL + width, _SEAL)


def _bid(stack: Stack) -> str:
    """A small number at the corner: so many counters give control; its ring warns of a step back."""
    if stack.bid is None:
        return ""
    need, step = stack.bid
    look = "bid back" if step else "bid"
    return f'<g class="{look}" transform="translate(-12 -11)"><circle r="6.5"/><text y="3.9">{need}</text></g>'


def _about(box: int) -> str:
    return next((topic for topic, boxes in _ABOUT_BOX if boxes >> box & 1), "box")


def _said(voice: Voice, stack: Stack) -> str:
    """A box that is a choice says so; one whose counters are choices leaves the word to them."""
    if stack.offer:
        return stack.offer
    box = voice.words.noun("box", stack.box)
    if any(offer for *_, offer in stack.owners):
        return f' role="group" aria-label="{voice.noun("box", stack.box)}"'
    if not stack.owners:
        return image(voice.say("chart-box-empty", box=box))
    counters = voice.counts((owner, number) for owner, number, *_ in stack.owners)
    if stack.controller is None:
        return image(voice.say("chart-box-nobodys", box=box, counters=counters))
    return image(voice.say("chart-box", box=box, counters=counters, name=voice.names[stack.controller]))


def _counters(voice: Voice, stack: Stack) -> tuple[str, float]:
    """Up to three owners side by side, more in two rows; and how wide they are."""
    count = len(stack.owners)
    drawn, x = "", _SEAL / 2
    for place, (owner, number, idle, offer) in enumerate(stack.owners):
        first = owner == stack.controller
        if count > _IN_LINE:
            across, size = _SMALL
            row, column = divmod(place, (count + 1) // 2)
            at, y = x + (column + 0.5) * across, (row - 0.5) * 13
        else:
            across, size = _FIRST if first else _OTHER
            at, y = x + across / 2, 1.0
            x += across
        look = "first" if first else "idle" if idle else ""
        drawn += (
            f'<g id="c{stack.box}-{owner}" class="piece"{thing("counter", stack.box * data.SEATS + owner)}{offer} '
            f'transform="translate({at:.4g} {y:g}) scale({size:g})">'
            f"{_HALO if offer else ''}{counter(voice.colours[owner], number, look)}</g>"
        )
    width = (count + 1) // 2 * _SMALL[0] if count > _IN_LINE else x - _SEAL / 2
    return drawn, width


_HALO: Final = '<circle class="halo" r="11.6"/>'

# -- markers ----------------------------------------------------------------------------------------------------------


def _markers(voice: Voice, land: Land) -> list[Thing]:
    """Native strength, the booming city, unrest, missions."""
    found = []
    if land.natives:
        key = "chart-natives-doubled" if land.independent else "chart-natives"
        label, look = voice.say(key, count=land.natives), "doubled" if land.independent else ""
        if land.counters is None:
            found.append(_marker("natives", label, small("shield", 0, 0, 21, look), land.natives, 0, 17))
        else:
            share = f"{land.counters}/{land.natives}"
            found.append(_marker("natives", label, small("shield", -10, 0, 19, look), share, 9, 36))
    if land.city:
        label = voice.say("chart-city", value=land.city)
        found.append(_marker("city", label, small("city", 0, 0, 21, "gold"), land.city, 0, 20, 7.4))
    if land.unrest:
        label = voice.say("chart-unrest", count=land.unrest)
        found.append(_marker("unrest", label, small("unrest", -5, 0, 18), land.unrest, 8.5, 26))
    if land.missions:
        label = voice.say("chart-missions", count=land.missions)
        found.append(_marker("mission", label, small("mission", -5, 0, 19, "faith"), land.missions, 6.5, 22))
    return found


def _marker(topic: str, label: str, picture: str, number: int | str, x: float, width: float, y: float = 4.4) -> Thing:
    look = f"{topic} token"
    words = f'<text x="{x:g}" y="{y:g}">{number}</text>'
    return Thing(f'<g class="{look}"{image(label)}{about(topic)}>{picture}{words}</g>', width, 19)


def _odds(voice: Voice, land: Land) -> Thing:
    difficulty, voyage = data.DIFFICULTY[land.at], land.voyage
    name = voice.words.noun("territory", land.at)
    if voyage is None:
        label = voice.say("chart-odds-unknown", territory=name, difficulty=difficulty, prestige=land.prestige)
    else:
        terms = _terms(voice, difficulty, voyage)
        label = voice.say("chart-odds", territory=name, throw=throw(voice, voyage.need), terms=terms)
    need = voyage.need if voyage else None
    return Thing(odds(voice, land.prestige, need, difficulty, label), *PILL)


def _terms(voice: Voice, difficulty: int, voyage: Voyage) -> str:
    """How the number that must be thrown comes about (C16.2)."""
    say = voice.words.say
    terms = [say("chart-term-difficulty", difficulty=difficulty)]
    if voyage.seafaring:
        terms.append(say("chart-term-seafaring", count=voyage.seafaring))
    if voyage.neighbour is not None:
        terms.append(voice.told("chart-term-neighbour", {"territory": voyage.neighbour}))
    if voyage.far:
        terms.append(say("chart-term-america", count=data.AMERICA_PENALTY))
    return ", ".join(terms)


# -- the sea ----------------------------------------------------------------------------------------------------------

_ROSE: Final = (428, 378)


@cache
def _sea() -> str:
    """Lines along the coasts as engravers drew them, rhumb lines, and the compass rose they come from."""
    continents = "".join(
        f'<g id="continent-{at}">{"".join(_shape(land) for land in LANDS_OF[at])}</g>' for at in range(len(LANDS_OF))
    )
    whole = "".join(f'<use href="#continent-{at}"/>' for at in range(len(LANDS_OF)))
    rest = "".join(f'<path d="{path}"/>' for path in ATLAS.rest)
    ripples = "".join(
        f'<use class="ripple r{at}" href="#coast"/><use class="wash r{at}" href="#coast"/>' for at in (3, 2, 1)
    )
    x, y = _ROSE
    rhumbs = "".join(f'<use href="#rhumb" transform="rotate({at * 11.25:g} {x} {y})"/>' for at in range(32))
    points = "".join(_point(at * 45, 27.0 if at % 2 == 0 else 17.8) for at in range(8))
    return (
        f'<defs>{continents}<g id="rest">{rest}</g><g id="coast">{whole}<use href="#rest"/></g>'
        f'<path id="rhumb" d="M{x} {y}v-900"/></defs><g class="sea">'
        f'<g class="rhumbs">{rhumbs}</g>{ripples}<g class="rose" transform="translate({x} {y})"><circle r="16.7"/>'
        f'<circle r="13.5"/>{points}</g></g>'
    )


def _shape(land: int) -> str:
    return f'<use href="#map-{data.TERRITORY_NAMES[land]}-shape"/>'


def _point(turn: int, length: float) -> str:
    return (
        f'<g transform="rotate({turn})"><path class="dark" d="M0 0V{-length:g}L3.5-5.9Z"/>'
        f'<path d="M0 0V{-length:g}L-3.5-5.9Z"/></g>'
    )


def _frame(voice: Voice) -> str:
    """The border of the sheet, and Europe's name."""
    x, y, width, height = ATLAS.box
    inner = f'x="{x + 3:g}" y="{y + 3:g}" width="{width - 6:g}" height="{height - 6:g}" rx="6"'
    return (
        f'<g class="sheet"><rect class="margin" {inner}/><rect class="scale" {inner}/>'
        f'<text class="europe" x="560" y="40">{voice.say("chart-europe")}</text></g>'
    )
