"""How a player counts what a hint talks about: (the table in a view, seat) -> how many."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

_LOGISTICS, _ECONOMY = 2, 3


def _own(name: str) -> Callable[[Any, int], int]:
    return lambda table, seat: int(table["players"][seat][name])


def _in_colonies(name: str) -> Callable[[Any, int], int]:
    return lambda table, seat: sum(land[name] for land in table["territories"] if land["colony"] == seat)


def _progress(table: Any, seat: int) -> int:
    values = table["players"][seat]["values"]
    return int(values[_LOGISTICS] + values[_ECONOMY])


COUNTS = {
    "prestige": _own("prestige"),
    "treasure": _own("treasury"),
    "goods": _own("goods"),
    "debt": lambda table, seat: -sum(table["players"][seat]["loans"]),
    "resources": lambda table, seat: sum(box["controller"] == seat for box in table["boxes"]),
    "monopolies": _own("monopolies"),
    "progress": _progress,
    "squadrons": _own("squadrons"),
    "respect": _own("diplomacy"),
    "calm": lambda table, seat: -_own("unrest")(table, seat) - _in_colonies("unrest")(table, seat),
    "missions": _in_colonies("missions"),
}
