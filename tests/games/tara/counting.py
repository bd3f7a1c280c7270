"""How a player counts what a hint talks about: (the table in a view, seat) -> how many."""

from __future__ import annotations

from typing import Any

_RANKS = [0] * 5 + [1] * 4 + [2] * 3 + [3] * 2 + [4]
"""By position: farmers, herdsmen, warriors, chieftains, the king."""


def _discs(table: Any, seat: int, *ranks: int) -> int:
    return sum(
        stack is not None and stack["owner"] == seat and rank in ranks
        for province in table["provinces"]
        for rank, stack in zip(_RANKS, province["stacks"], strict=True)
    )


def _lost(table: Any, seat: int) -> int:
    stacks = [stack for province in table["provinces"] for stack in province["stacks"] if stack is not None]
    captive = sum(stack["captives"].get(seat, 0) for stack in stacks)
    return int(captive + sum(player["prisoners"].get(seat, 0) for player in table["players"]))


def _forts(table: Any, seat: int) -> int:
    stacks = [stack for province in table["provinces"] for stack in province["stacks"] if stack is not None]
    return sum(stack["owner"] == seat and stack["fort"] for stack in stacks)


def _income(table: Any, seat: int) -> int:
    """One for each rank in a province that the seat alone leads, one for each that it holds in two (T13)."""
    total = 0
    for rank in range(4):
        counts = [
            [
                sum(
                    stack is not None and stack["owner"] == other and at == rank
                    for at, stack in zip(_RANKS, province["stacks"], strict=True)
                )
                for other in range(len(table["players"]))
            ]
            for province in table["provinces"]
        ]
        total += sum(own[seat] > max([*own[:seat], *own[seat + 1 :]]) for own in counts)
        total += sum(own[seat] > 0 for own in counts) >= 2
    return total


COUNTS = {
    "kings": lambda table, seat: table["players"][seat]["kingships"],
    "followers": lambda table, seat: _discs(table, seat, 0, 1, 2),
    "chieftains": lambda table, seat: _discs(table, seat, 3),
    "forts": _forts,
    "cumals": lambda table, seat: table["players"][seat]["cumals"],
    "income": _income,
    "cards": lambda table, seat: table["players"][seat]["cards"] or 0,
    "freedom": lambda table, seat: -_lost(table, seat),
}
