"""How a player counts what a hint talks about: (the table in a view, seat) -> how many."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any


def _lines(table: Any) -> Iterator[list[tuple[int, int, int | None]]]:
    """All lines of four: each cell with its column, its row and whose disc is in it."""
    columns = table["columns"]
    for x in range(7):
        for y in range(6):
            for right, up in [(0, 1), (1, 0), (1, 1), (1, -1)]:
                cells = [(x + right * step, y + up * step) for step in range(4)]
                if all(0 <= at < 7 and 0 <= row < 6 for at, row in cells):
                    yield [(at, row, columns[at][row]) for at, row in cells]


def lines(table: Any, seat: int) -> int:
    owners = [[owner for _, _, owner in line] for line in _lines(table)]
    return sum(seat in line and 1 - seat not in line for line in owners)


def _completing(table: Any, seat: int) -> set[tuple[int, int]]:
    found = set()
    for line in _lines(table):
        empty = [(x, y) for x, y, owner in line if owner is None]
        if len(empty) == 1 and [owner for _, _, owner in line].count(seat) == 3:
            found.update(empty)
    return found


def threats(table: Any, seat: int) -> int:
    return len(_completing(table, seat))


def at_once(table: Any, seat: int) -> int:
    """Whoever has as many discs as the other, or fewer, moves; the first begins."""
    discs = [sum(column.count(player) for column in table["columns"]) for player in range(2)]
    moves = seat == (0 if discs[0] == discs[1] else 1)
    return int(moves and any(y == 0 or table["columns"][x][y - 1] is not None for x, y in _completing(table, seat)))


COUNTS = {"lines": lines, "threats": threats, "at-once": at_once}
