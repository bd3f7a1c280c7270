"""The board of Isles: a map, a tally in its sea, and a note that comes and goes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from asztal.board import Below, Board, Drawing, Map, Scene, Thing, mark, put, read_atlas, slot
from asztal.engine.events import Event

ATLAS = read_atlas(Path(__file__).parent / "data" / "shapes.json")
_NAMES = list(ATLAS.places)


def draw(scene: Scene[Any]) -> Drawing:
    """The table as everybody sees it."""
    views = {view: scene.say(f"view-{view}") for view in ATLAS.views}
    chart = Map(scene, ATLAS, "isle", _NAMES, views=views)
    for isle, lying in enumerate(scene.table["isles"]):
        leads = f"led seat-{scene.colours[lying.index(max(lying))]}" if any(lying) else ""
        told = f"{scene.noun('isle', isle)}: {sum(lying)}"
        chart.place(isle, _counters(scene, isle, lying), leads, told, "isle")
    placed = scene.table["placed"]
    tally = _tally(scene) if placed else {}
    note = {"note": f'<p id="note">{scene.say("odd")}</p>'} if placed % 2 else {}
    panels = [_panel(scene, seat) for seat in range(len(scene.table["led"]))]
    return Drawing(
        scene.say("placed", count=placed), {**note, **chart.parts(over="".join(map(slot, tally))), **tally}, panels
    )


def _counters(scene: Scene[Any], isle: int, lying: list[int]) -> str:
    place = ATLAS.places[_NAMES[isle]]
    things = [
        Thing(_counter(scene.colours[seat], count, f"c{isle}-{seat}"), 22, 22)
        for seat, count in enumerate(lying)
        if count
    ]
    return put(Below(place.room, place.label[1] + 4), things)


def _counter(colour: str, count: int, key: str) -> str:
    return (
        f'<g id="{key}" class="piece seat-{colour}" data-about="counter"><circle r="11"/>{mark(colour, 0, -4, 8)}'
        f'<text y="9">{count}</text></g>'
    )


def _tally(scene: Scene[Any]) -> dict[str, str]:
    x, y, width, height = ATLAS.insets["tally"]
    return {
        "tally": f'<g id="tally"><rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="5"/>'
        f'<text x="{x + width / 2:g}" y="{y + 17:g}">{scene.say("placed", count=scene.table["placed"])}</text></g>'
    }


def _panel(scene: Scene[Any], seat: int) -> str:
    """Two lines, as much as a panel for six seats can take."""
    left, led = scene.table["left"][seat], scene.table["led"][seat]
    facts = "".join(f'<span>◆ <b data-count="{seat}-{at}">{number}</b></span> ' for at, number in enumerate([led] * 6))
    return f"<div>{facts}</div><div>{'<span>● </span>' * left}</div>"


def spots(event: Event) -> list[str]:
    """The isle that got a counter."""
    name = _NAMES[event.values[1]]
    return [f"map-{name}", f"map-{name}-land"]


def motion(event: Event) -> list[tuple[str, str]]:
    """The counter comes from the seat's panel."""
    return [(f"panel-{event.values[0]}", f"c{event.values[1]}-{event.values[0]}")]


BOARD = Board(draw, spots, motion)
