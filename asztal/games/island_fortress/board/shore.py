"""At the foot of the wall: jails and camps, the sea with the ships that show the points, and the supply."""

from __future__ import annotations

from typing import Final

from asztal.board import Scene, about, count, counted, icon, image, may, shape, thing
from asztal.games.island_fortress.view import TableView


def draw_supply(scene: Scene[TableView]) -> str:
    """What is left for all; the governor blocks are the rounds still to come (IF6.3.4)."""
    supply = scene.table["supply"]
    facts = [
        counted(scene, "supply-governor-blocks", icon("governor"), supply["governor_blocks"]),
        counted(scene, "supply-laborers", icon("laborer"), supply["laborers"]),
        counted(scene, "supply-convicts", icon("convict"), supply["convicts"]),
        counted(scene, "supply-chips", icon("chip"), supply["chips"]),
        counted(scene, "supply-reinforcements", icon("iron"), supply["reinforcements"]),
        counted(scene, "supply-favors", icon("favor"), supply["favors"]),
    ]
    name = f'role="group" aria-label="{scene.say("board-supply")}"'
    return f'<div id="supply" class="supply" {name}>{"".join(facts)}</div>'


# -- jails and camps --------------------------------------------------------------------------------------------------


def draw_feet(scene: Scene[TableView]) -> dict[str, str]:
    """Below each region its jail on the left and its camp on the right (IF3.6)."""
    return {f"f{at}": _foot(scene, at) for at in range(len(scene.table["regions"]))}


def _foot(scene: Scene[TableView], at: int) -> str:
    inside = _jail(scene, at) + _camp(scene, at)
    return (
        f'<section id="f{at}" class="foot of-{len(scene.table["regions"])} at-{at}"{may(inside)}>'
        '<svg class="rocks" viewBox="0 0 300 100" preserveAspectRatio="none" aria-hidden="true">'
        f'<use href="#rock"/></svg>{inside}</section>'
    )


def _jail(scene: Scene[TableView], at: int) -> str:
    """Bars, and behind them convicts and jade."""
    jail = scene.table["regions"][at]
    label = scene.say("board-jail", region=scene.words.noun("region", at), **jail)
    offer = scene.offer("region", at) if scene.kind == "jail" else ""
    held = _held(at, "convicts", jail["convicts"], "convict", "held piece") + _held(at, "jade", jail["jade"], "jade")
    return (
        f'<div id="jail-{at}" class="jail"{thing("jail", at)}{offer or image(label)}{about("jail")}>'
        f'{shape("gate", "0 0 60 62", "gate")}<span class="prison">{held}</span></div>'
    )


def _held(at: int, what: str, number: int, picture: str, look: str = "held") -> str:
    look = look if number else f"{look} none"
    return f'<span class="{look}">{icon(picture)}{count(f"jail-{what}-{at}", number)}</span>'


def _camp(scene: Scene[TableView], at: int) -> str:
    """Tents, and before them the taskmasters who work here."""
    here = [seat for seat, player in enumerate(scene.table["players"]) if player["region"] == at]
    names = scene.words.joined([scene.words.names[seat] for seat in here]) or scene.words.say("board-nobody")
    label = scene.say("board-camp", region=scene.words.noun("region", at), names=names)
    offer = scene.offer("region", at) if scene.kind == "move" else ""
    pawns = "".join(
        f'<span id="pawn-{seat}" class="pawn"><svg viewBox="-10 -15 20 30" aria-hidden="true">'
        f'<use href="#pawn-{scene.colours[seat]}"/></svg></span>'
        for seat in here
    )
    return (
        f'<div id="camp-{at}" class="camp"{thing("camp", at)}{offer or image(label)}{about("camp")}>'
        f'{shape("tents", "0 0 108 62", "tents")}<span class="pawns">{pawns}</span></div>'
    )


# -- the sea ----------------------------------------------------------------------------------------------------------

_LEAST: Final = -5
"""Where the chart begins: points can fall below nothing at the end (R25)."""
_STEP: Final = 10
_LANES: Final = 12
"""How far apart the ships of two seats sail."""
_FIRST: Final = 18
_DEPTH: Final = 63
"""Where the chart's line lies, below all ships."""


def draw_sea(scene: Scene[TableView]) -> str:
    """Everybody's ship stands at its points on a chart."""
    points = [player["points"] for player in scene.table["players"]]
    most = 60
    while max(points) > most:
        most += 40
    told = ", ".join(f"{name} {number}" for name, number in zip(scene.words.names, points, strict=False))
    scale = "".join(_tick(at, most) for at in range(0, most + 1, _STEP))
    ships = "".join(_ship(seat, scene.colours[seat], _place(number, most)) for seat, number in enumerate(points))
    return (
        f'<div id="sea" class="sea"{image(scene.say("board-sea", points=told))}{about("points")}>'
        '<svg width="100%" height="100%" aria-hidden="true"><rect width="100%" height="100%" fill="url(#waves)"/>'
        f'<line class="shallows" x2="100%" y1="{_down(_DEPTH)}" y2="{_down(_DEPTH)}"/>{scale}{ships}</svg></div>'
    )


def _ship(seat: int, colour: str, place: str) -> str:
    """A ship in the lane of its seat, with a line down to the chart."""
    lane = _FIRST + seat * _LANES
    return (
        f'<svg id="ship-{seat}" class="ship" x="{place}%" y="{_down(lane)}" width="{_down(1)}" height="{_down(1)}"'
        f' viewBox="0 0 1 1" overflow="visible"><path class="keel seat-{colour}" d="M0 9V{_DEPTH - lane}"/>'
        f'<use href="#ship-{colour}"/></svg>'
    )


def _tick(points: int, most: int) -> str:
    place = _place(points, most)
    return (
        f'<line class="tick" x1="{place}%" x2="{place}%" y1="{_down(_DEPTH - 4)}" y2="{_down(_DEPTH)}"/>'
        f'<text x="{place}%" y="{_down(_DEPTH + 13)}">{points}</text>'
    )


def _down(units: float) -> str:
    """A length of the chart, which grows with the page's type; its breadth is the board's."""
    return f"{units / 16:g}rem"


def _place(points: int, most: int) -> str:
    """How far to the right so many points lie, in per cent."""
    far = (max(_LEAST, points) - _LEAST) / (most + 5 - _LEAST)
    return f"{far * 100:.4g}"
