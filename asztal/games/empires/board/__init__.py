"""Empires' board: the New World, the eight event boxes of Europe, the viewer's own things, what is public of people."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from asztal.board import Board, Drawing, Scene, may, slot, still
from asztal.games.empires.board.boxes import draw_boxes
from asztal.games.empires.board.hand import hand
from asztal.games.empires.board.leaves import draw_leaves, headline
from asztal.games.empires.board.motion import motion_of, spots_of
from asztal.games.empires.board.panels import panel
from asztal.games.empires.board.turns import draw_turns
from asztal.games.empires.board.world import draw_world
from asztal.games.empires.steps import kinds
from asztal.games.empires.view import TableView

_FOLDER: Final = Path(__file__).parent.parent


def draw(scene: Scene[TableView]) -> Drawing:
    """The table as one viewer sees it."""
    world, boxes, turns = draw_world(scene), draw_boxes(scene), draw_turns(scene)
    europe = "".join(map(slot, ["order", *boxes, "track"]))
    # While a figure is chosen in hand, the boxes are what one looks at.
    here = ' data-here=""' if scene.kind == kinds.PLACE_FIGURE.name else may("".join(boxes.values()))
    return Drawing(
        headline=headline(scene),
        parts={
            "art": still(_FOLDER / "art.svg"),
            "regions": draw_leaves(scene, list(boxes.values()), list(world.values())),
            **world,
            "europe": f'<section id="europe" class="leaf"{here}>{europe}</section>',
            **turns,
            **boxes,
        },
        panels=[panel(scene, seat) for seat in range(len(scene.table["players"]))],
        hand=hand(scene),
    )


BOARD = Board(draw, spots_of, motion_of)
