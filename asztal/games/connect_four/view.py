"""What a seat may know of Connect Four: everything. And the table as text."""

from __future__ import annotations

from typing import TypedDict

from asztal.engine.view import SeatView
from asztal.games.connect_four.state import COLUMN_BITS, COLUMNS, ROWS, ConnectFour
from asztal.words import Words


class TableView(TypedDict):
    """The columns from left to right, each from the bottom up; a number is the seat of a stone, None is empty."""

    columns: list[list[int | None]]


def view(state: ConnectFour, seat: int) -> TableView:
    """Every seat knows everything."""
    return {"columns": [[_stone(state, column, row) for row in range(ROWS)] for column in range(COLUMNS)]}


def _stone(state: ConnectFour, column: int, row: int) -> int | None:
    bit = column * COLUMN_BITS + row
    if state.first >> bit & 1:
        return 0
    return 1 if state.second >> bit & 1 else None


def draw(view: SeatView[TableView], words: Words) -> str:
    """The board as text."""
    columns = view["table"]["columns"]
    signs = {0: "●", 1: "○", None: "·"}
    rows = [" ".join(signs[column[row]] for column in columns) for row in reversed(range(ROWS))]
    return "\n".join([*rows, " ".join(str(column + 1) for column in range(COLUMNS))])


def invariants(state: ConnectFour) -> list[str]:
    """Stones neither overlap nor get lost."""
    complaints = []
    if state.first & state.second:
        complaints.append("two stones in one place")
    ahead = int(state.first).bit_count() - int(state.second).bit_count()
    if ahead not in (0, 1) or (state.menu and ahead != state.seat):
        complaints.append("a stone was lost or made")
    return complaints
