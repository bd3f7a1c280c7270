"""What makes each reason in Connect Four untrue."""

from __future__ import annotations

from asztal.games.connect_four.state import COLUMN_BITS, ROWS, ConnectFour


def _empty(state: ConnectFour, seat: int, kind: str, choice: int) -> None:
    column = ((1 << ROWS) - 1) << choice * COLUMN_BITS
    state.first &= ~column
    state.second &= ~column
    state.open_columns |= 1 << choice


MENDS = {"why-column-full": _empty}
