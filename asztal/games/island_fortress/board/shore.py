"""At the foot of the wall: jails and camps, the sea with the ships that show the points, and the supply."""

from __future__ import annotations

from typing import Final

from asztal.board import Scene, about
from asztal.games.island_fortress.board.icons import fact, icon

_SUPPLY: Final = {
    "governor_blocks": "governor",
    "laborers": "laborer",
    "convicts": "convict",
    "chips": "chip",
    "reinforcements": "iron",
    "favors": "favor",
}
"""What lies in the supply, with its picture."""


def draw_supply(scene: Scene) -> str:
    """What is left for all; the governor blocks are the rounds still to come (IF6.3.4)."""
    facts = []
    for thing, picture in _SUPPLY.items():
        count: int = scene.table["supply"][thing]
        name = thing.replace("_", "-")
        label = scene.say(f"board-supply-{name}", count=count)
        facts.append(fact(scene.prefix, f"supply-{name}", picture, count, f"supply-{name}", label))
    return (
        f'<div id="{scene.prefix}supply" class="supply" role="group" aria-label="{scene.say("board-supply")}">'
        f"{''.join(facts)}</div>"
    )


# -- jails and camps --------------------------------------------------------------------------------------------------


def draw_feet(scene: Scene) -> dict[str, str]:
    """Below each region its jail on the left and its camp on the right (IF3.6)."""
    return {f"f{at}": _foot(scene, at) for at in range(len(scene.table["regions"]))}


def _foot(scene: Scene, at: int) -> str:
    inside = _jail(scene, at) + _camp(scene, at)
    may = ' data-may=""' if "data-choice" in inside else ""
    return (
        f'<section id="{scene.prefix}f{at}" class="foot of-{len(scene.table["regions"])} at-{at}"{may}>'
        f'<svg class="rocks" viewBox="0 0 300 100" preserveAspectRatio="none" aria-hidden="true">'
        f'<use href="#{scene.prefix}rock"/></svg>{inside}</section>'
    )


def _jail(scene: Scene, at: int) -> str:
    """Bars, and behind them convicts and jade."""
    jail = scene.table["regions"][at]
    name = scene.offer("region", at) if scene.kind == "jail" else ""
    if not name:
        region = scene.words.noun("region", at)
        label = scene.say("board-jail", region=region, convicts=jail["convicts"], jade=jail["jade"])
        name = f' role="img" aria-label="{label}"'
    held = "".join(
        f'<span class="{look}{"" if jail[thing] else " none"}">{icon(scene.prefix, picture)}'
        f'<b data-count="jail-{thing}-{at}">{jail[thing]}</b></span>'
        for thing, picture, look in (("convicts", "convict", "held piece"), ("jade", "jade", "held"))
    )
    return (
        f'<div id="{scene.prefix}jail-{at}" class="jail"{name}{about("jail")}>'
        f'<svg class="gate" viewBox="0 0 60 62" aria-hidden="true"><use href="#{scene.prefix}gate"/></svg>'
        f'<span class="prison">{held}</span></div>'
    )


def _camp(scene: Scene, at: int) -> str:
    """Tents, and before them the taskmasters who work here."""
    here = [seat for seat, player in enumerate(scene.table["players"]) if player["region"] == at]
    name = scene.offer("region", at) if scene.kind == "move" else ""
    if not name:
        names = ", ".join(scene.words.names[seat] for seat in here) or scene.words.say("board-nobody")
        label = scene.say("board-camp", region=scene.words.noun("region", at), names=names)
        name = f' role="img" aria-label="{label}"'
    pawns = "".join(_pawn(scene, seat) for seat in here)
    return (
        f'<div id="{scene.prefix}camp-{at}" class="camp"{name}{about("camp")}>'
        f'<svg class="tents" viewBox="0 0 108 62" aria-hidden="true"><use href="#{scene.prefix}tents"/></svg>'
        f'<span class="pawns">{pawns}</span></div>'
    )


def _pawn(scene: Scene, seat: int) -> str:
    return (
        f'<span id="{scene.prefix}pawn-{seat}" class="pawn"><svg viewBox="-10 -15 20 30" aria-hidden="true">'
        f'<use href="#{scene.prefix}pawn-{scene.colours[seat]}"/></svg></span>'
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


def draw_sea(scene: Scene) -> str:
    """Everybody's ship stands at its points on a chart."""
    points: list[int] = [player["points"] for player in scene.table["players"]]
    most = 60
    while max(points) > most:
        most += 40
    names = scene.words.names
    told = ", ".join(f"{name} {count}" for name, count in zip(names, points, strict=False))
    scale = "".join(_tick(at, most) for at in range(0, most + 1, _STEP))
    ships = "".join(_ship(scene, seat, _place(count, most)) for seat, count in enumerate(points))
    return (
        f'<div id="{scene.prefix}sea" class="sea" role="img" aria-label="{scene.say("board-sea", points=told)}"'
        f'{about("points")}><svg width="100%" height="100%" aria-hidden="true">'
        f'<rect width="100%" height="100%" fill="url(#{scene.prefix}waves)"/>'
        f'<path class="shallows" d="M0 {_DEPTH}H3000"/>{scale}{ships}</svg></div>'
    )


def _ship(scene: Scene, seat: int, place: str) -> str:
    """A ship in the lane of its seat, with a line down to the chart."""
    colour, lane = scene.colours[seat], _FIRST + seat * _LANES
    return (
        f'<svg id="{scene.prefix}ship-{seat}" class="ship" x="{place}%" y="{lane}" overflow="visible">'
        f'<path class="keel seat-{colour}" d="M0 9V{_DEPTH - lane}"/><use href="#{scene.prefix}ship-{colour}"/></svg>'
    )


def _place(points: int, most: int) -> str:
    """How far to the right so many points lie, in per cent."""
    far = (max(_LEAST, points) - _LEAST) / (most + 5 - _LEAST)
    return f"{far * 100:.4g}"


def _tick(points: int, most: int) -> str:
    place = _place(points, most)
    return (
        f'<line class="tick" x1="{place}%" x2="{place}%" y1="{_DEPTH - 4}" y2="{_DEPTH}"/>'
        f'<text x="{place}%" y="{_DEPTH + 13}">{points}</text>'
    )
