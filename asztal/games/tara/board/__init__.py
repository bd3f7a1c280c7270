"""Tara's board: four hills around Tara, the hand, and what is public of each player."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from asztal.board import Board, Drawing, Scene, still
from asztal.games.tara.board.cards import draw_centre, draw_hand
from asztal.games.tara.board.motion import MOTION, SPOTS
from asztal.games.tara.board.panels import draw_panel
from asztal.games.tara.board.province import draw_provinces, draw_regions
from asztal.games.tara.data import CARDS_PER_ROUND
from asztal.games.tara.view import TableView

_ART: Final = Path(__file__).parent.with_name("art.svg")


def draw(scene: Scene[TableView]) -> Drawing:
    """The table as one viewer sees it."""
    provinces = draw_provinces(scene)
    return Drawing(
        headline=_headline(scene),
        parts={
            "art": still(_ART, tuple(scene.colours)),
            "regions": draw_regions(scene, provinces),
            **provinces,
            "centre": draw_centre(scene),
        },
        panels=[draw_panel(scene, seat, player) for seat, player in enumerate(scene.table["players"])],
        hand=draw_hand(scene),
    )


def _headline(scene: Scene[TableView]) -> str:
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


BOARD = Board(draw, SPOTS, MOTION)
