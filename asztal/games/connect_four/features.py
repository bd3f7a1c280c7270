"""What a bot thinks of a position: open lines of four, and how far they are filled; and the position as numbers."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from asztal.engine.observation import Observation
from asztal.games.connect_four.state import COLUMN_BITS, COLUMNS, ROWS, ConnectFour


def _lines() -> list[int]:
    """The 69 lines of four, as bit boards."""
    lines = []
    for column in range(COLUMNS):
        for row in range(ROWS):
            for right, up in ((1, 0), (0, 1), (1, 1), (1, -1)):
                if column + 3 * right < COLUMNS and 0 <= row + 3 * up < ROWS:
                    lines.append(sum(1 << (column + i * right) * COLUMN_BITS + row + i * up for i in range(4)))
    return lines


_LINES: Final = _lines()
# What an open line with 0, 1, 2, 3 own stones is worth.
_WORTH: Final = [0.0, 0.02, 0.1, 0.4, 0.0]


def _open_lines(own: i64, enemy: i64) -> float:
    worth = 0.0
    for entry in _LINES:
        line: i64 = entry
        if line & enemy == 0:
            stones: i64 = line & own
            count: i64 = 0
            while stones:
                stones &= stones - 1
                count += 1
            worth += _WORTH[count]
    return worth


def evaluate(state: ConnectFour) -> list[float]:
    """Each seat's estimated share of the victory."""
    if state.result is not None:
        return state.result.payoffs()
    lead = _open_lines(state.first, state.second) - _open_lines(state.second, state.first)
    chance = 1.0 / (1.0 + exp(-lead))
    return [chance, 1.0 - chance]


def observe(state: ConnectFour, seat: int) -> bytes:
    """The seat's own stones, column by column from the bottom up, then the other's, and whether it is its turn."""
    seen = Observation(state, seat)
    for stones in [state.first, state.second] if seat == 0 else [state.second, state.first]:
        for column in range(COLUMNS):
            seen.bits(stones >> column * COLUMN_BITS, ROWS)
    seen.flag(state.owing() >> seat & 1 == 1)
    return seen.done()
