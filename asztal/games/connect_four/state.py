"""Connect Four's table: each seat's stones as a bit board, and the columns that are still open."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from asztal.engine.rng import Rng
from asztal.engine.state import State

COLUMNS: Final = 7
ROWS: Final = 6
ALL_COLUMNS: Final = (1 << COLUMNS) - 1
# A column takes seven bits: six rows and an empty one on top, so that no line runs over the edge.
COLUMN_BITS: Final = 7


class ConnectFour(State):
    """Bit ``column * 7 + row`` of a seat's bit board is a stone, counted from the lower left corner."""

    first: i64 = 0
    """Stones of seat 0."""
    second: i64 = 0
    """Stones of seat 1."""
    open_columns: i64 = ALL_COLUMNS
    """The columns with room, as a bit mask."""
    active: i64 = 0

    def shuffle_unknown(self, seat: int, rng: Rng) -> None:
        """Nothing is hidden."""

    def fingerprint(self) -> int:
        """No two positions share it: for each height of a column the sum lies between two powers of two of its own."""
        return self.first + (self.first | self.second)


def has_four(stones: i64) -> bool:
    """Four in a row: upwards, sideways, and on both diagonals."""
    pairs: i64 = stones & (stones >> 1)
    if pairs & (pairs >> 2):
        return True
    pairs = stones & (stones >> COLUMN_BITS)
    if pairs & (pairs >> 2 * COLUMN_BITS):
        return True
    pairs = stones & (stones >> (COLUMN_BITS - 1))
    if pairs & (pairs >> 2 * (COLUMN_BITS - 1)):
        return True
    pairs = stones & (stones >> (COLUMN_BITS + 1))
    return bool(pairs & (pairs >> 2 * (COLUMN_BITS + 1)))
