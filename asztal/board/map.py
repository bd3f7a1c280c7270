"""Map: a picture of many places, each of which can be chosen, holds things, and travels to open pages alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from asztal.board.atlas import Atlas, Box
from asztal.board.attributes import about, thing
from asztal.board.parts import slot
from asztal.board.room import Room, pack
from asztal.board.scene import Scene


@dataclass(frozen=True)
class Thing:
    """Something to be put into a room: a picture around (0, 0), and how much space it takes."""

    picture: str
    width: float
    height: float


def put(room: Room, things: Sequence[Thing], gap: float = 3.0) -> str:
    """Things in a room: in rows, apart from each other, smaller where they are many."""
    spots = pack(room, [(thing.width, thing.height) for thing in things], gap)
    return "".join(
        f'<g transform="translate({spot.x:.5g} {spot.y:.5g})'
        f'{f" scale({spot.scale:.3g})" if spot.scale < 1 else ""}">{thing.picture}</g>'
        for thing, spot in zip(things, spots, strict=True)
    )


@dataclass
class Map:
    """A map being drawn: say what is in each place, then take the parts.

    The ids are made of the map's own and the name of a place in the atlas: ``map-peru`` is its name and what lies
    there, ``map-peru-land`` its land, ``map-peru-pick`` what is pressed to choose it.
    """

    scene: Scene[Any]
    atlas: Atlas
    noun: str
    """What a place is called among the choices."""
    names: Sequence[str]
    """The names that the places have in the atlas, by their values."""
    key: str = "map"
    """The id of the whole."""
    views: Mapping[str, str] = field(default_factory=dict)
    """Views of the atlas that get a button, with the words on it (escaped)."""
    _parts: dict[str, str] = field(default_factory=dict)
    _abouts: dict[int, str] = field(default_factory=dict)

    def id_of(self, value: int, what: str = "") -> str:
        """The id of a place, or of its land or what is pressed to choose it (``land``, ``pick``)."""
        return f"{self.key}-{self.names[value]}{f'-{what}' if what else ''}"

    def place(
        self,
        value: int,
        things: str = "",
        look: str = "",
        told: str = "",
        explains: str = "",
        name: str | None = None,
    ) -> None:
        """Draws a place: what lies there, the classes of its land, what a screen reader says, the text about it.

        ``told`` and ``name`` are escaped; the name is written at the place's label if no picture of it is given.
        """
        scene, found = self.scene, self.atlas.places[self.names[value]]
        called = scene.noun(self.noun, value)
        if name is None:
            x, y = found.label
            name = f'<text class="name" x="{x:g}" y="{y:g}">{called}</text>'
        self._abouts[value] = about(explains) if explains else ""
        land, shape = self.id_of(value, "land"), f"#{self.id_of(value, 'shape')}"
        zone = f'<use class="zone" href="#{self.id_of(value, "zone")}"/>' if found.zone else ""
        self._parts[land] = (
            f'<g id="{land}" class="{f"land {look}".strip()}"{self._thing(value)}{self._abouts[value]}>{zone}'
            f'<use href="{shape}"/></g>'
        )
        here = self.id_of(value)
        self._parts[here] = (
            f'<g id="{here}" class="place"{self._thing(value)} role="group" aria-label="{told or called}">'
            f"{name}{things}</g>"
        )

    def _thing(self, value: int) -> str:
        return thing(self.noun, value)

    def parts(self, under: str = "", over: str = "") -> dict[str, str]:
        """All parts of the map; what is given is drawn beneath the land and on top of everything."""
        picks = f"{self.key}--picks"
        values = sorted(self._abouts)
        lands = "".join(slot(self.id_of(value, "land")) for value in values)
        places = "".join(slot(self.id_of(value)) for value in values)
        rest = "".join(f'<path class="rest" d="{path}"/>' for path in self.atlas.rest)
        lines = "".join(f'<path class="link" d="{path}"/>' for _, _, path in self.atlas.lines)
        box = _numbers(self.atlas.box)
        say = self.scene.say
        picture = (
            f'<svg id="{self.key}--view" class="map-view" viewBox="{box}" data-whole="{box}" role="group" tabindex="0"'
            f' aria-label="{say("map-label")}"><defs>{self._defs(values)}</defs>{under}'
            f'<g class="lands">{rest}{lands}</g>{slot(picks)}'
            f'<g class="links">{lines}</g><g class="places">{places}</g>{over}</svg>'
        )
        whole = f'<div id="{self.key}" class="map">{picture}{self._tools()}</div>'
        return {self.key: whole, picks: self._picks(picks, values), **self._parts}

    def _defs(self, values: list[int]) -> str:
        """The shapes, which stay as they are: everything else refers to them."""
        shapes = []
        for value in values:
            found, shape = self.atlas.places[self.names[value]], self.id_of(value, "shape")
            area = f'<use href="#{shape}"/>{found.room.outline()}'
            shapes.append(f'<path id="{shape}" d="{found.path}"/>')
            if found.zone:
                zone = self.id_of(value, "zone")
                shapes.append(f'<path id="{zone}" d="{found.zone}"/>')
                area = f'<use href="#{zone}"/>{area}'
            shapes.append(f'<g id="{self.id_of(value, "area")}">{area}</g>')
        return "".join(shapes)

    def _picks(self, picks: str, values: list[int]) -> str:
        """The places that can be chosen, once more and on top, so that no neighbour covers their edges."""
        offered = "".join(
            f'<g id="{self.id_of(value, "pick")}" class="pick"{self.scene.offer(self.noun, value)}'
            f'{self._thing(value)}{self._abouts[value]}><use href="#{self.id_of(value, "area")}"/>'
            f'<use class="edge" href="#{self.id_of(value, "shape")}"/></g>'
            for value in values
            if self.scene.may(self.noun, value)
        )
        return f'<g id="{picks}" class="picks">{offered}</g>'

    def _tools(self) -> str:
        """Zooming by buttons, and the choices in words; the page's script fills the list."""
        say = self.scene.say
        views = "".join(
            f'<button type="button" data-view="{_numbers(self.atlas.views[view])}">{words}</button>'
            for view, words in self.views.items()
        )
        return (
            '<div class="map-tools">'
            f'<details id="{self.key}--list" class="map-list"><summary>{say("map-list")}</summary>'
            f"<ul hx-morph-skip-children></ul></details>{views}"
            f'<button type="button" data-zoom="0.667" aria-label="{say("map-farther")}">−</button>'
            f'<button type="button" data-zoom="1.5" aria-label="{say("map-nearer")}">+</button>'
            f'<button type="button" data-zoom="0">{say("map-whole")}</button></div>'
        )


def _numbers(box: Box) -> str:
    return " ".join(f"{number:g}" for number in box)
