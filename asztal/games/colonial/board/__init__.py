"""Colonial's board: the map of the world, what lies in its oceans, dice, the hand, and what is public of people."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from asztal.board import Board, Drawing, Scene, slot, still
from asztal.games.colonial import data
from asztal.games.colonial.board.chart import draw_map
from asztal.games.colonial.board.dice import draw_dice
from asztal.games.colonial.board.hand import hand
from asztal.games.colonial.board.insets import draw_insets
from asztal.games.colonial.board.motion import MOTION, spots_of
from asztal.games.colonial.board.panels import panel
from asztal.games.colonial.board.tabs import draw_tabs
from asztal.games.colonial.view import TableView

_FOLDER: Final = Path(__file__).parent.parent


def draw(scene: Scene[TableView]) -> Drawing:
    """The table as one viewer sees it."""
    chart, insets, dice = draw_map(scene), draw_insets(scene), draw_dice(scene)
    beside = "".join(map(slot, [*insets, *dice]))
    return Drawing(
        headline=_headline(scene),
        parts={
            "art": still(_FOLDER / "art.svg"),
            "continents": draw_tabs(scene),
            **chart,
            "insets": f'<div id="insets" class="insets">{beside}</div>',
            **insets,
            **dice,
        },
        panels=[panel(scene, seat) for seat in range(len(scene.table["players"]))],
        hand=hand(scene),
    )


def _headline(scene: Scene[TableView]) -> str:
    """Turn, phase and, while cards are used, the round; a phone has room for turn and round alone."""
    table = scene.table
    phase = scene.say(f"phase-{table['phase']}")
    if not table["turn"]:
        return phase
    turn = short = scene.say("table-turn-endless", turn=table["turn"])
    if table["turn_limit"]:
        turn = scene.say("table-turn", turn=table["turn"], turns=table["turn_limit"])
    if table["phase"] != "rounds":
        wide, narrow = [turn, phase], [short, phase]
    else:
        wide = [turn, phase, scene.say("table-round", round=table["round"], rounds=data.ROUNDS)]
        narrow = [short, scene.say("board-round", round=table["round"])]
    return f'<span class="in-full">{" · ".join(wide)}</span><span class="in-short">{" · ".join(narrow)}</span>'


BOARD = Board(draw, spots_of, MOTION)
