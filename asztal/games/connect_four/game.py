"""Connect Four: the card on the shelf."""

from __future__ import annotations

from asztal.engine.game import Game, Options
from asztal.games.connect_four.board import BOARD
from asztal.games.connect_four.features import evaluate, observe
from asztal.games.connect_four.state import ConnectFour
from asztal.games.connect_four.steps import COLUMN, DROP, DROPPED, Drop
from asztal.games.connect_four.view import draw, invariants, view


def start(seats: int, options: Options) -> tuple[ConnectFour, Drop]:
    """An empty board."""
    return ConnectFour(), DROP


GAME = Game(
    name="connect_four",
    rules_version="1",
    seats=(2,),
    kinds=[COLUMN],
    events=[DROPPED],
    start=start,
    view=view,
    observe=observe,
    evaluate=evaluate,
    invariants=invariants,
    opening=4,
    beginner={"beginner": 0.28},
    levels={"medium": "greedy", "hard": "search:400"},
    colours=("red", "yellow"),
    draw=draw,
    board=BOARD,
    confirms=False,
    secrets=False,
    chance=False,
)
