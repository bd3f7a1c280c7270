"""Why a column can't be chosen in Connect Four."""

from __future__ import annotations

from asztal.engine.why import Reason
from asztal.games.connect_four.state import ROWS, ConnectFour


def why_not(state: ConnectFour, seat: int, kind: str, choice: int) -> Reason | None:
    """There is one reason: it is full."""
    return Reason("why-column-full", mentions={"column": choice, "rows:number": ROWS})
