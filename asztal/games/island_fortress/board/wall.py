"""The wall, region by region: its blocks, what may be built, replaced or reinforced, and which rows are complete."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from asztal.board import Scene, about, mark
from asztal.engine.game import View
from asztal.games.island_fortress.board.icons import icon
from asztal.games.island_fortress.data import (
    BUILD_WORKERS,
    COLUMNS,
    GOVERNOR,
    LEVELS,
    ROW_POINTS,
    TOWER_POINTS,
    TOWERS,
    WALL,
    WIDTH,
)
from asztal.games.island_fortress.wording import cell_name

_CELL_KINDS: Final = {"build", "second", "governor-cell", "replace", "reinforce", "unreinforce"}
"""The kinds whose choices are cells of the wall."""
_COSTLY: Final = {"build", "second", "replace"}
"""Those of them that take workers."""


def draw_walls(scene: Scene) -> dict[str, str]:
    """The parts of the wall, one for each region."""
    return {f"r{at}": _region(scene, at) for at in range(len(scene.table["regions"]))}


def _region(scene: Scene, at: int) -> str:
    rows = "".join(_row(scene, at, level) for level in reversed(range(LEVELS)))
    may = ' data-may=""' if "data-choice" in rows else ""
    # Where the viewer's taskmaster is, most of what the viewer does is done (IF7.7).
    here = scene.seat is not None and scene.table["players"][scene.seat]["region"] == at
    may += ' data-here=""' if here else ""
    return (
        f'<section id="{scene.prefix}r{at}" class="wall of-{len(scene.table["regions"])} at-{at}"{may} role="group" '
        f'aria-label="{scene.noun("region", at)}">{rows}{_letters(at)}</section>'
    )


@lru_cache(maxsize=8)
def _letters(region: int) -> str:
    letters = "".join(f"<b>{cell_name(region * COLUMNS + at)[0]}</b>" for at in range(COLUMNS))
    return f'<p class="letters" aria-hidden="true">{letters}</p>'


def _row(scene: Scene, region: int, level: int) -> str:
    """Five cells side by side, or on level 4 the two towers (IF3.2)."""
    first = level * WIDTH + region * COLUMNS
    cells = [cell for cell in range(first, first + COLUMNS) if WALL[level] >> cell % WIDTH & 1]
    drawn = [_cell(scene, cell) for cell in cells]
    key = f'id="{scene.prefix}r{region}-{level}"'
    if level == TOWERS:
        name = f'<p class="name"{about("region")}>{scene.noun("region", region)}</p>'
        return f'<div {key} class="course towers">{drawn[0]}{name}{"".join(drawn[1:])}</div>'
    wall = scene.table["wall"]
    if not all(cell in wall for cell in cells):
        return f'<div {key} class="course">{"".join(drawn)}</div>'
    owners = [wall[cell]["owner"] for cell in cells]
    return f'<div {key} class="course done">{"".join(drawn)}{_pennants(scene, owners)}</div>'


def _pennants(scene: Scene, owners: list[int]) -> str:
    """Who has the most blocks in a complete row; the governor's count for nobody (IF10.2)."""
    counts = {seat: owners.count(seat) for seat in sorted(set(owners)) if seat != GOVERNOR}
    if not counts:
        label = scene.say("board-row-nobodys")
        return f'<span class="most" role="img" aria-label="{label}" title="{label}"></span>'
    most = max(counts.values())
    leaders = [seat for seat, count in counts.items() if count == most]
    names = ", ".join(scene.words.names[seat] for seat in leaders)
    label = scene.say("board-row-done", count=most, names=names)
    flags = "".join(
        f'<svg class="pennant seat-{colour}" viewBox="-8 -8 16 18" aria-hidden="true"><path d="M-7-8H7V8L0 4-7 8Z"/>'
        f"{mark(colour, 0, -2.5, 9)}</svg>"
        for colour in [scene.colours[seat] for seat in leaders]
    )
    return f'<span class="most" role="img" aria-label="{label}" title="{label}">{flags}</span>'


# -- cells ------------------------------------------------------------------------------------------------------------


def _cell(scene: Scene, cell: int) -> str:
    """A block, or the place for one."""
    offer = scene.offer("cell", cell) if scene.kind in _CELL_KINDS else ""
    block: View | None = scene.table["wall"].get(cell)
    tower = cell // WIDTH == TOWERS
    key = f"{scene.prefix}c{cell}"
    if block is None:
        look = "cell open" if cell in scene.table["open"] else "cell"
        thing, outline = ("tower", _MERLONS) if tower else ("cell", "")
        return f'<div id="{key}" class="{look}"{offer}{about(thing)}>{outline}{_cost(scene, cell, offer)}</div>'
    owner: int = block["owner"]
    colour = "governor" if owner == GOVERNOR else scene.colours[owner]
    name = offer or f' role="img" aria-label="{_label(scene, cell, block)}"'
    thing = "governor-block" if owner == GOVERNOR else "reinforcement" if block["reinforced"] else "block"
    piece = _block(scene.prefix, colour, cell, block["reinforced"])
    cost = _cost(scene, cell, offer)
    return f'<div id="{key}" class="cell built seat-{colour}"{name}{about(thing)}>{piece}{cost}</div>'


def _cost(scene: Scene, cell: int, offer: str) -> str:
    """The workers that a choice takes."""
    if not offer or scene.kind not in _COSTLY:
        return ""
    return f'<span class="cost">{icon(scene.prefix, "laborer")}{scene.number(cell, "workers")}</span>'


def _label(scene: Scene, cell: int, block: View) -> str:
    """What stands there, for those who don't see it."""
    if block["owner"] == GOVERNOR:
        return scene.say("board-governor-block", cell=cell_name(cell))
    owner = scene.words.names[block["owner"]]
    return scene.say("board-reinforced" if block["reinforced"] else "board-block", cell=cell_name(cell), owner=owner)


_MERLONS: Final = (
    '<svg class="merlons" viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">'
    '<path d="M1 20V1H21V11H39V1H61V11H79V1H99V20"/></svg>'
)


@lru_cache(maxsize=4096)
def _block(prefix: str, colour: str, cell: int, reinforced: bool) -> str:
    """A stone with the builder's mark carved in; an iron band when it is reinforced; battlements on a tower."""
    iron = f'<b id="{prefix}iron-{cell}" class="iron"></b>' if reinforced else ""
    battlements = _MERLONS if cell // WIDTH == TOWERS else ""
    return (
        f'<i class="piece">{battlements}<svg class="carved" viewBox="-7 -7 14 14" aria-hidden="true">'
        f'<use href="#{prefix}carve-{colour}"/></svg>{iron}</i>'
    )


# -- beside the wall --------------------------------------------------------------------------------------------------


def draw_levels(scene: Scene) -> str:
    """The tower at the left end: the number of each level, and the workers a block needs there (IF8.B1)."""
    rows = "".join(
        f'<p role="img" aria-label="{scene.say("board-level", level=level + 1, workers=BUILD_WORKERS[level])}"'
        f"{about('workers')}><b>{level + 1}</b><span>{icon(scene.prefix, 'laborer')}{BUILD_WORKERS[level]}</span></p>"
        for level in reversed(range(LEVELS))
    )
    return f'<div id="{scene.prefix}levels" class="levels">{rows}</div>'


def draw_worths(scene: Scene) -> str:
    """The tower at the right end: the points for a tower, and for the majority in a row (IF10)."""
    rows = "".join(_worth(scene, level) for level in reversed(range(LEVELS)))
    return f'<div id="{scene.prefix}worths" class="worths">{rows}</div>'


def _worth(scene: Scene, level: int) -> str:
    tower = level == TOWERS
    points = TOWER_POINTS if tower else ROW_POINTS[level]
    label = scene.say("board-tower-points" if tower else "board-row-points", level=level + 1, points=points)
    thing = about("tower" if tower else "row")
    return f'<p role="img" aria-label="{label}"{thing}>{icon(scene.prefix, "points")}<b>{points}</b></p>'


def draw_regions(scene: Scene, walls: dict[str, str], feet: dict[str, str]) -> str:
    """Tabs for the phone: each region in small, marked where something may be done."""
    tabs = []
    for at in range(len(scene.table["regions"])):
        heads = [part[: part.index(">")] for part in (walls[f"r{at}"], feet[f"f{at}"])]
        may = "".join(f' {name}=""' for name in ("data-may", "data-here") if any(name in head for head in heads))
        tabs.append(
            f'<a href="#{scene.prefix}r{at}"{may}><svg viewBox="0 0 50 36" aria-hidden="true">{_small(scene, at)}</svg>'
            f"{scene.noun('region', at)}</a>"
        )
    return (
        f'<nav id="{scene.prefix}regions" class="of-{len(tabs)}" aria-label="{scene.say("board-regions")}">'
        f"{''.join(tabs)}</nav>"
    )


def _small(scene: Scene, region: int) -> str:
    """The region's blocks as coloured rectangles."""
    drawn = []
    for cell, block in scene.table["wall"].items():
        level, column = divmod(cell, WIDTH)
        if column // COLUMNS == region:
            colour = "governor" if block["owner"] == GOVERNOR else scene.colours[block["owner"]]
            x, y = column % COLUMNS * 10, (LEVELS - 1 - level) * 9
            drawn.append(f'<rect class="seat-{colour}" x="{x + 0.5}" y="{y + 0.5}" width="9" height="8"/>')
    return f'<path d="M0 9V0H10V9H40V0H50V36H0Z"/>{"".join(drawn)}'
