"""The wall, region by region: its blocks, what may be built, replaced or reinforced, and which rows are complete."""

from __future__ import annotations

from functools import cache
from typing import Final

from asztal.board import Scene, about, icon, image, mark, may, shape, tab, tabs, thing
from asztal.games.island_fortress import data
from asztal.games.island_fortress.data import COLUMNS, GOVERNOR, LEVELS, TOWERS, WIDTH
from asztal.games.island_fortress.view import Block, TableView
from asztal.games.island_fortress.wording import cell_name

_COSTLY: Final = {"build", "second", "replace"}
"""The kinds whose cells take workers."""


def draw_walls(scene: Scene[TableView]) -> dict[str, str]:
    """The parts of the wall, one for each region."""
    return {f"r{at}": _region(scene, at) for at in range(len(scene.table["regions"]))}


def _region(scene: Scene[TableView], at: int) -> str:
    rows = "".join(_row(scene, at, level) for level in reversed(range(LEVELS)))
    # Where the viewer's taskmaster is, most of what the viewer does is done (IF7.7).
    home = scene.seat is not None and scene.table["players"][scene.seat]["region"] == at
    here = ' data-here=""' if home else ""
    letters = "".join(f"<b>{cell_name(at * COLUMNS + column)[0]}</b>" for column in range(COLUMNS))
    return (
        f'<section id="r{at}" class="wall of-{len(scene.table["regions"])} at-{at}"{may(rows)}{here} role="group" '
        f'aria-label="{scene.noun("region", at)}">{rows}<p class="letters" aria-hidden="true">{letters}</p></section>'
    )


def _row(scene: Scene[TableView], region: int, level: int) -> str:
    """Five cells side by side, or on level 4 the two towers (IF3.2)."""
    first = level * WIDTH + region * COLUMNS
    cells = [cell for cell in range(first, first + COLUMNS) if data.WALL[level] >> cell % WIDTH & 1]
    drawn = [_cell(scene, cell) for cell in cells]
    blocks = [scene.table["wall"].get(cell) for cell in cells]
    look = "course"
    if level == TOWERS:
        look = "course towers"
        drawn.insert(1, f'<p class="name"{about("region")}>{scene.noun("region", region)}</p>')
    elif all(blocks):
        look = "course done"
        drawn.append(_pennants(scene, [block["owner"] for block in blocks if block]))
    return f'<div id="r{region}-{level}" class="{look}">{"".join(drawn)}</div>'


def _pennants(scene: Scene[TableView], owners: list[int]) -> str:
    """Who has the most blocks in a complete row; the governor's count for nobody (IF10.2)."""
    counts = {seat: owners.count(seat) for seat in sorted(set(owners)) if seat != GOVERNOR}
    most = max(counts.values(), default=0)
    leaders = [seat for seat, count in counts.items() if count == most]
    names = scene.words.joined([scene.words.names[seat] for seat in leaders])
    label = scene.say("board-row-done", count=most, names=names) if leaders else scene.say("board-row-nobodys")
    flags = "".join(
        f'<svg class="pennant seat-{colour}" viewBox="-8 -8 16 18" aria-hidden="true"><path d="M-7-8H7V8L0 4-7 8Z"/>'
        f"{mark(colour, 0, -2.5, 9)}</svg>"
        for colour in [scene.colours[seat] for seat in leaders]
    )
    return f'<span class="most"{image(label)} title="{label}">{flags}</span>'


# -- cells ------------------------------------------------------------------------------------------------------------


def _cell(scene: Scene[TableView], cell: int) -> str:
    """A block, or the place for one."""
    name = scene.offer("cell", cell)
    cost = _cost(scene, cell) if name and scene.kind in _COSTLY else ""
    block = scene.table["wall"].get(cell)
    if block is None:
        look = "open" if cell in scene.table["open"] else ""
        told, inside = ("tower", _MERLONS) if cell // WIDTH == TOWERS else ("cell", "")
    else:
        colour = _colour(scene, block)
        look, inside = f"built seat-{colour}", _block(colour, cell, block["reinforced"])
        told, label = _told(scene, cell, block)
        name = name or image(label)
    attributes = f"{thing('cell', cell)}{name}{about(told)}"
    return f'<div id="c{cell}" class="{f"cell {look}".strip()}"{attributes}>{inside}{cost}</div>'


def _cost(scene: Scene[TableView], cell: int) -> str:
    """The workers that a choice takes, and the jade for a second block (IF8.B1)."""
    jade = f"<span>{icon('jade')}{data.SECOND_BLOCK_JADE}</span>" if scene.kind == "second" else ""
    return f'<span class="cost"><span>{icon("laborer")}{scene.number(cell, "workers")}</span>{jade}</span>'


def _colour(scene: Scene[TableView], block: Block) -> str:
    return "governor" if block["owner"] == GOVERNOR else scene.colours[block["owner"]]


def _told(scene: Scene[TableView], cell: int, block: Block) -> tuple[str, str]:
    """What explains a block, and its words for those who don't see it."""
    if block["owner"] == GOVERNOR:
        return "governor-block", scene.say("board-governor-block", cell=cell_name(cell))
    told, key = ("reinforcement", "board-reinforced") if block["reinforced"] else ("block", "board-block")
    return told, scene.say(key, cell=cell_name(cell), owner=scene.words.names[block["owner"]])


_MERLONS: Final = (
    '<svg class="merlons" viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">'
    '<path d="M1 20V1H21V11H39V1H61V11H79V1H99V20"/></svg>'
)


@cache
def _block(colour: str, cell: int, reinforced: bool) -> str:
    """A stone with the builder's mark carved in; an iron band when it is reinforced; battlements on a tower."""
    iron = f'<b id="iron-{cell}" class="iron"></b>' if reinforced else ""
    battlements = _MERLONS if cell // WIDTH == TOWERS else ""
    return f'<i class="piece">{battlements}{shape(f"carve-{colour}", "-7 -7 14 14", "carved")}{iron}</i>'


# -- beside the wall --------------------------------------------------------------------------------------------------


def draw_levels(scene: Scene[TableView]) -> str:
    """The tower at the left end: the number of each level, and the workers a block needs there (IF8.B1)."""
    rows = ""
    for level in range(LEVELS, 0, -1):
        workers = data.BUILD_WORKERS[level - 1]
        label = scene.say("board-level", level=level, workers=workers)
        rows += f"<p{image(label)}{about('workers')}><b>{level}</b><span>{icon('laborer')}{workers}</span></p>"
    return f'<div id="levels" class="levels">{rows}</div>'


def draw_worths(scene: Scene[TableView]) -> str:
    """The tower at the right end: the points for a tower, and for the majority in a row (IF10)."""
    rows = ""
    for level in reversed(range(LEVELS)):
        what, points = ("tower", data.TOWER_POINTS) if level == TOWERS else ("row", data.ROW_POINTS[level])
        label = scene.say(f"board-{what}-points", level=level + 1, points=points)
        rows += f"<p{image(label)}{about(what)}>{icon('points')}<b>{points}</b></p>"
    return f'<div id="worths" class="worths">{rows}</div>'


# -- the phone's small maps -------------------------------------------------------------------------------------------


def draw_regions(scene: Scene[TableView], walls: dict[str, str], feet: dict[str, str]) -> str:
    """Tabs for the phone: each region in small."""
    links = [
        tab(f"r{at}", scene.noun("region", at), "0 0 50 36", _small(scene, at), walls[f"r{at}"], feet[f"f{at}"])
        for at in range(len(walls))
    ]
    return tabs(scene.say("board-regions"), links)


def _small(scene: Scene[TableView], region: int) -> str:
    """The region's blocks as coloured rectangles."""
    drawn = '<path d="M0 9V0H10V9H40V0H50V36H0Z"/>'
    for cell, block in scene.table["wall"].items():
        level, column = divmod(cell, WIDTH)
        if column // COLUMNS == region:
            x, y = column % COLUMNS * 10 + 0.5, (LEVELS - 1 - level) * 9 + 0.5
            drawn += f'<rect class="seat-{_colour(scene, block)}" x="{x}" y="{y}" width="9" height="8"/>'
    return drawn
