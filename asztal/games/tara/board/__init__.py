"""Tara's board: four hills around Tara, the hand, and what is public of each player."""

from __future__ import annotations

from asztal.board import Board, Drawing, Scene
from asztal.games.tara.board.art import art
from asztal.games.tara.board.cards import draw_centre, draw_hand
from asztal.games.tara.board.motion import motion, spots
from asztal.games.tara.board.panels import draw_panels
from asztal.games.tara.board.province import draw_provinces, draw_regions
from asztal.games.tara.data import CARDS_PER_ROUND


def draw(scene: Scene) -> Drawing:
    """The table as one viewer sees it."""
    parts = draw_provinces(scene)
    return Drawing(
        headline=_headline(scene),
        parts={
            "art": art(scene.prefix, tuple(scene.colours)),
            "regions": draw_regions(scene, parts),
            **parts,
            "centre": draw_centre(scene),
        },
        panels=draw_panels(scene),
        hand=draw_hand(scene),
    )


def _headline(scene: Scene) -> str:
    """Round and turn, or what else goes on."""
    table = scene.table
    players = table["players"]
    if scene.view["result"] is not None:
        return scene.say("board-headline-over", round=table["round"])
    if any(player["cards"] is None for player in players) or table["turn"] == 0:
        return scene.say("board-headline-choosing", round=table["round"])
    if table["treason"] or (table["card"] is None and not any(player["cards"] for player in players)):
        return scene.say("board-headline-end", round=table["round"])
    turn = (table["turn"] - 1) // len(players) + 1
    return scene.say("board-headline-turn", round=table["round"], turn=turn, turns=CARDS_PER_ROUND)


BOARD = Board(draw, spots, motion)
