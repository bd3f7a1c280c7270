"""On a phone, small maps that lead to the continents, each with the number of choices there."""

from __future__ import annotations

from asztal.board import Scene
from asztal.games.colonial import data
from asztal.games.colonial.board.chart import ATLAS, LANDS_OF
from asztal.games.colonial.steps import kinds
from asztal.games.colonial.view import TableView


def draw_tabs(scene: Scene[TableView]) -> str:
    """The continents in play, and Europe, where everything lies that is on no territory."""
    lands = scene.table["territories"]
    continents = [at for at in range(len(data.CONTINENTS)) if any(lands[land]["in_play"] for land in LANDS_OF[at])]
    links = "".join(_tab(scene, at) for at in continents)
    beside = _number(scene, _beside(scene))
    europe = (
        f'<a href="#insets">{_small("430 -10 270 190", "rest")}<span>{scene.say("chart-europe")}</span>{beside}</a>'
    )
    label = f'aria-label="{scene.say("chart-continents")}"'
    return (
        f'<nav id="continents" class="of-{len(continents) + 1}" {label} data-asked="{scene.kind}">{links}{europe}</nav>'
    )


def _tab(scene: Scene[TableView], continent: int) -> str:
    number = _number(scene, sum(_choices(scene, land) for land in LANDS_OF[continent]))
    view = " ".join(f"{number:g}" for number in ATLAS.views[data.CONTINENTS[continent]])
    return (
        f'<button type="button" data-view="{view}">{_small(view, f"continent-{continent}")}'
        f"<span>{scene.noun('continent', continent)}</span>{number}</button>"
    )


def _number(scene: Scene[TableView], count: int) -> str:
    """How many choices wait there."""
    return f'<b aria-label="{scene.say("chart-choices", count=count)}">{count}</b>' if count else ""


def _beside(scene: Scene[TableView]) -> int:
    """How many choices lie beside the map: the way around the world, the next spaces of tracks."""
    if scene.kind == kinds.EXPLORE.name:
        return int(scene.may("territory", kinds.CIRCUMNAVIGATE))
    return sum(scene.may("track", track) for track in range(len(data.TRACKS)))


def _small(box: str, shape: str) -> str:
    return f'<svg viewBox="{box}" aria-hidden="true"><use href="#{shape}"/></svg>'


def _choices(scene: Scene[TableView], land: int) -> int:
    """How many choices lie on a territory."""
    if scene.noun_asked == "territory":
        return scene.may("territory", land)
    if scene.noun_asked == "box":
        return sum(scene.may("box", box) for box in data.BOXES_IN[land])
    if scene.noun_asked == "counter":
        first = [box * data.SEATS for box in data.BOXES_IN[land]]
        return sum(scene.may("counter", at + seat) for at in first for seat in range(data.SEATS))
    return 0
