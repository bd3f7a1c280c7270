"""What can be counted on the board: so that a hint tells only what anybody can see."""

from __future__ import annotations

from collections.abc import Iterator

from asztal.engine.bits import bit
from asztal.games.connect_four.state import COLUMN_BITS, COLUMNS, ROWS, ConnectFour

_TO_WIN = 4
_WAYS = [(0, 1), (1, 0), (1, -1), (1, 1)]


def _lines() -> Iterator[list[tuple[int, int]]]:
    """All lines of four, each cell by its column and row."""
    for column in range(COLUMNS):
        for row in range(ROWS):
            for right, up in _WAYS:
                cells = [(column + right * step, row + up * step) for step in range(_TO_WIN)]
                if all(0 <= x < COLUMNS and 0 <= y < ROWS for x, y in cells):
                    yield cells


LINES = list(_lines())
_LINES = [[x * COLUMN_BITS + y for x, y in line] for line in LINES]


def measures(state: ConnectFour) -> dict[str, list[int]]:
    """Open lines with own discs in them, the places that would complete one, and whether that can be done at once."""
    seats = [(int(state.first), int(state.second)), (int(state.second), int(state.first))]
    threats = [_threats(own, enemy) for own, enemy in seats]
    return {
        "lines": [sum(1 for line in _LINES if _holds(own, line) and not _holds(enemy, line)) for own, enemy in seats],
        "threats": [len(found) for found in threats],
        "at-once": [
            int(state.active == seat and any(_is_next(state, cell) for cell in found))
            for seat, found in enumerate(threats)
        ],
    }


def _holds(stones: int, line: list[int]) -> int:
    return sum(stones >> cell & 1 for cell in line)


def _threats(own: int, enemy: int) -> set[int]:
    """The empty cells that would complete a line."""
    nearly = [line for line in _LINES if _holds(own, line) == _TO_WIN - 1 and not _holds(enemy, line)]
    return {cell for line in nearly for cell in line if not own >> cell & 1}


def _is_next(state: ConnectFour, cell: int) -> bool:
    """Whether a disc would come to lie there now."""
    stones = int(state.first | state.second)
    return cell % COLUMN_BITS == 0 or bool(stones & bit(cell - 1))
