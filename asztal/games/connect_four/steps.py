"""Connect Four's sequence of play: one step, a stone dropped into a column."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from asztal.engine.bits import bit
from asztal.engine.events import EventKind
from asztal.engine.step import Ask, Kind
from asztal.games.connect_four.state import COLUMN_BITS, COLUMNS, ROWS, ConnectFour, has_four

COLUMN: Final = Kind("column", COLUMNS, "column")
DROPPED: Final = EventKind("dropped", "seat", "column")

# The menu for each set of open columns, made once.
_MENUS: Final = [[column for column in range(COLUMNS) if columns >> column & 1] for columns in range(1 << COLUMNS)]
_BOTTOM: Final = [1 << column * COLUMN_BITS for column in range(COLUMNS)]
_TOP: Final = [1 << column * COLUMN_BITS + ROWS - 1 for column in range(COLUMNS)]
_COLUMN: Final = [((1 << ROWS) - 1) << column * COLUMN_BITS for column in range(COLUMNS)]


class Drop(Ask[ConnectFour]):
    """The active seat drops a stone; four in a row win, a full board is a draw."""

    def seat(self, state: ConnectFour) -> i64:
        return state.active

    def choices(self, state: ConnectFour, seat: i64) -> list[int]:
        return _MENUS[state.open_columns]

    def choose(self, state: ConnectFour, seat: i64, choice: i64) -> None:
        stones: i64 = state.first | state.second
        bottom: i64 = _BOTTOM[choice]
        column: i64 = _COLUMN[choice]
        # Adding one to a column of stones carries into the lowest free place.
        stone: i64 = (stones + bottom) & column
        if stone == _TOP[choice]:
            state.open_columns &= ~bit(choice)
        state.tell(DROPPED, seat, choice)
        own: i64
        if seat == 0:
            own = state.first | stone
            state.first = own
        else:
            own = state.second | stone
            state.second = own
        if has_four(own):
            state.finish([1, 2] if seat == 0 else [2, 1], [1, 0] if seat == 0 else [0, 1], "four")
        elif state.open_columns == 0:
            state.finish([1, 1], [0, 0], "full")
        else:
            state.active = 1 - seat
            state.do_next(DROP)


DROP: Final = Drop(COLUMN)
