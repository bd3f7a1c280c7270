"""How a player counts what a hint talks about: (the table in a view, seat) -> how many."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


def _own(*names: str) -> Callable[[Any, int], int]:
    return lambda table, seat: sum(int(table["players"][seat][name]) for name in names)


def _blocks(table: Any, seat: int) -> int:
    return sum(block["owner"] == seat for block in table["wall"].values())


COUNTS = {
    "points": _own("points"),
    "regions": _blocks,
    "jade": _own("jade"),
    "workers": _own("laborers", "convicts"),
    "stock": _own("stock"),
    "chips": _own("chips"),
    "bonuses": _own("income", "petition"),
}
