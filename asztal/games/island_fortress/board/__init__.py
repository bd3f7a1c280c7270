"""Island Fortress's board: the wall seen from the sea, jails and camps, the hand, and what is public of each player."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from asztal.board import Board, Drawing, Scene, still
from asztal.games.island_fortress.board.hand import draw_hand
from asztal.games.island_fortress.board.motion import MOTION, SPOTS
from asztal.games.island_fortress.board.panels import draw_panel
from asztal.games.island_fortress.board.shore import draw_feet, draw_sea, draw_supply
from asztal.games.island_fortress.board.wall import draw_levels, draw_regions, draw_walls, draw_worths
from asztal.games.island_fortress.data import TURNS
from asztal.games.island_fortress.view import TableView

_FOLDER: Final = Path(__file__).parent.parent


def draw(scene: Scene[TableView]) -> Drawing:
    """The table as one viewer sees it."""
    walls, feet = draw_walls(scene), draw_feet(scene)
    return Drawing(
        headline=_headline(scene),
        parts={
            "art": still(_FOLDER / "art.svg", tuple(scene.colours)),
            "scape": still(_FOLDER / "scape.svg"),
            "supply": draw_supply(scene),
            "regions": draw_regions(scene, walls, feet),
            "levels": draw_levels(scene),
            **walls,
            "worths": draw_worths(scene),
            **feet,
            "sea": draw_sea(scene),
        },
        panels=[draw_panel(scene, seat, player) for seat, player in enumerate(scene.table["players"])],
        hand=draw_hand(scene),
    )


def _headline(scene: Scene[TableView]) -> str:
    """Round, phase and, where one is taken, turn."""
    table = scene.table
    turn = {"turn": table["turn"], "turns": TURNS} if table["phase"] == "action" else {}
    return scene.say(f"board-headline-{table['phase']}", round=table["round"], rounds=table["rounds"], **turn)


BOARD = Board(draw, SPOTS, MOTION)
