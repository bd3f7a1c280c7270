"""Connect Four's board: one picture, in which each column is a choice."""

from __future__ import annotations

from asztal.board import Board, Drawing, Scene, about, mark, spots, thing
from asztal.games.connect_four.measures import LINES
from asztal.games.connect_four.state import COLUMNS, ROWS
from asztal.games.connect_four.view import TableView

_CELL = 40


def draw(scene: Scene[TableView]) -> Drawing:
    """The table as everybody sees it."""
    columns = "".join(_column(scene, column) for column in range(COLUMNS)) + _completed(scene.table)
    width, height = COLUMNS * _CELL, ROWS * _CELL
    board = (
        f'<svg id="grid" class="grid" viewBox="-8 -8 {width + 16} {height + 16}"{about("stone")}>'
        f'<rect class="frame" x="-6" y="-6" width="{width + 12}" height="{height + 12}" rx="14"/>{columns}</svg>'
    )
    return Drawing("", {"grid": board}, [""] * 2)


def _column(scene: Scene[TableView], column: int) -> str:
    """A column from the bottom up; it can be chosen while it has room."""
    cells = "".join(_cell(scene, column, row, stone) for row, stone in enumerate(scene.table["columns"][column]))
    back = f'<rect class="back" x="{column * _CELL + 2}" y="0" width="{_CELL - 4}" height="{ROWS * _CELL}" rx="10"/>'
    return f'<g id="column-{column}"{thing("column", column)}{scene.offer("column", column)}>{back}{cells}</g>'


def _cell(scene: Scene[TableView], column: int, row: int, stone: int | None) -> str:
    x, y = (column + 0.5) * _CELL, (ROWS - row - 0.5) * _CELL
    if stone is None:
        return f'<circle class="hole" cx="{x:g}" cy="{y:g}" r="15"/>'
    colour = scene.colours[stone]
    return (
        f'<g id="cell-{column}-{row}" class="stone seat-{colour}"><circle cx="{x:g}" cy="{y:g}" r="15"/>'
        f"{mark(colour, x, y, 15)}</g>"
    )


def _completed(table: TableView) -> str:
    """A line through the four that have won."""
    stones = table["columns"]
    for line in LINES:
        owners = {stones[column][row] for column, row in line}
        if len(owners) == 1 and None not in owners:
            (left, low), (right, high) = line[0], line[-1]
            ends = [(left + 0.5, ROWS - low - 0.5), (right + 0.5, ROWS - high - 0.5)]
            (x1, y1), (x2, y2) = [(x * _CELL, y * _CELL) for x, y in ends]
            return f'<line id="four" class="four" x1="{x1:g}" y1="{y1:g}" x2="{x2:g}" y2="{y2:g}"/>'
    return ""


BOARD = Board(draw, spots("column-{column}"))
