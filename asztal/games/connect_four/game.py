"""Connect Four: the card on the shelf."""

from __future__ import annotations

from asztal.engine.game import Game, Options, Rules, Thinking, Wording
from asztal.engine.thinking import Sight
from asztal.games.connect_four.board import BOARD
from asztal.games.connect_four.features import aspects, evaluate, observe
from asztal.games.connect_four.measures import measures
from asztal.games.connect_four.state import ConnectFour
from asztal.games.connect_four.steps import COLUMN, DROP, DROPPED, Drop
from asztal.games.connect_four.view import draw, invariants, view
from asztal.games.connect_four.why import why_not


def start(seats: int, options: Options) -> tuple[ConnectFour, Drop]:
    """An empty board."""
    return ConnectFour(), DROP


GAME = Game(
    name="connect_four",
    seats=(2,),
    colours=("red", "yellow"),
    rules=Rules(start, [COLUMN], [DROPPED], view, invariants, why_not=why_not, secrets=False, chance=False),
    thinking=Thinking(
        evaluate,
        observe,
        aspects,
        measures,
        opening=4,
        sight=Sight(beginner=0.28),
        levels={"medium": "greedy", "hard": "search:400"},
    ),
    wording=Wording(draw=draw),
    board=BOARD,
    confirms=False,
)
