"""Island Fortress's board: the wall seen from the sea, jails and camps, the hand, and what is public of each player."""

from __future__ import annotations

from asztal.board import Board, Drawing, Scene
from asztal.games.island_fortress.board.art import art, scape
from asztal.games.island_fortress.board.hand import draw_hand
from asztal.games.island_fortress.board.motion import motion, spots
from asztal.games.island_fortress.board.panels import draw_panels
from asztal.games.island_fortress.board.shore import draw_feet, draw_sea, draw_supply
from asztal.games.island_fortress.board.wall import draw_levels, draw_regions, draw_walls, draw_worths
from asztal.games.island_fortress.data import TURNS


def draw(scene: Scene) -> Drawing:
    """The table as one viewer sees it."""
    walls, feet = draw_walls(scene), draw_feet(scene)
    return Drawing(
        headline=_headline(scene),
        parts={
            "art": art(scene.prefix, tuple(scene.colours)),
            "scape": scape(scene.prefix),
            "supply": draw_supply(scene),
            "regions": draw_regions(scene, walls, feet),
            "levels": draw_levels(scene),
            **walls,
            "worths": draw_worths(scene),
            **feet,
            "sea": draw_sea(scene),
        },
        panels=draw_panels(scene),
        hand=draw_hand(scene),
    )


def _headline(scene: Scene) -> str:
    """Round, phase and turn."""
    table = scene.table
    phase: str = table["phase"]
    if phase == "action":
        return scene.say(
            "board-headline-action", round=table["round"], rounds=table["rounds"], turn=table["turn"], turns=TURNS
        )
    return scene.say(f"board-headline-{phase}", round=table["round"], rounds=table["rounds"])


BOARD = Board(draw, spots, motion)
