"""How a player counts what a hint talks about: (the table in a view, seat) -> how many."""

from __future__ import annotations

from typing import Any

from asztal.games.empires import data

_DOCKS = [
    target for target in range(data.MAYFLOWER_SHIPS + 1) if data.FIRST[data.DOCK] <= data.FIRST[target] < data.DOCK_END
]


def _points(table: Any, seat: int) -> int:
    player = table["players"][seat]
    return int(player["points"] + sum(find["points"] for find in player["finds"]))


def _landing(table: Any, seat: int) -> int:
    spaces = [space for target in _DOCKS for space in table["targets"][target]["spaces"]]
    return sum(space is not None and space["seat"] == seat for space in spaces)


COUNTS = {
    "points": _points,
    "landings": _landing,
    "money": lambda table, seat: table["players"][seat]["money"],
    "goods": lambda table, seat: sum(table["players"][seat]["goods"]) + table["players"][seat]["ships"],
    "income": lambda table, seat: table["players"][seat]["income"]["total"],
    "buildings": lambda table, seat: len(table["players"][seat]["buildings"]),
    "figures": lambda table, seat: sum(table["players"][seat]["hand"]),
}
