"""The sets into which a player's goods and ships are laid, to be shown: those that income reckons with (E6.1)."""

from __future__ import annotations

from typing import TypedDict

from asztal.games.empires import data
from asztal.games.empires.steps.income import sets_of_three


class Set(TypedDict):
    """A set of goods, perhaps with a ship, and what it pays."""

    goods: list[int]
    ship: bool
    pays: int


class Table:
    """Goods being laid into sets, and the ships that are left for it."""

    def __init__(self, counts: list[int], ships: int) -> None:
        self.counts = counts
        self.ships = ships
        self.sets: list[Set] = []
        self.loose: list[int] = []

    def of(self, count: int) -> list[int]:
        """The kinds of which there are so many tiles."""
        return [kind for kind, tiles in enumerate(self.counts) if tiles == count]

    def lay(self, kind: int, tiles: int, ship: bool = False) -> None:
        """Three or four of a kind, a ship included."""
        self.ships -= ship
        same = tiles + ship
        pays = data.FOUR_SAME if same == 4 else data.THREE_SAME
        self.sets.append({"goods": [kind] * tiles, "ship": ship, "pays": pays})


def best_sets(counts: list[int], ships: int) -> tuple[list[Set], list[int], int]:
    """The best sets, the kinds of the tiles that are in none, and how many ships are in none."""
    table = Table(counts, ships)
    for kind in table.of(3):
        table.lay(kind, 3, table.ships > 0)
    for kind in table.of(6):
        _lay_six(table, kind)
    for kind in table.of(2):
        _lay_two(table, kind)
    unbroken = [kind for kind in table.of(5) if not _lay_five(table, kind)] + table.of(4)
    _lay_fours(table, unbroken)
    table.loose += table.of(1)
    _lay_any(table)
    return table.sets, sorted(table.loose), table.ships


def _lay_six(table: Table, kind: int) -> None:
    if table.ships > 1:
        table.lay(kind, 3, True)
        table.lay(kind, 3, True)
    else:
        table.lay(kind, 4)
        _lay_two(table, kind)


def _lay_two(table: Table, kind: int) -> None:
    if table.ships > 0:
        table.lay(kind, 2, True)
    else:
        table.loose += [kind, kind]


def _lay_five(table: Table, kind: int) -> bool:
    """With two ships there are two sets; otherwise a tile is left over."""
    if table.ships < 2:
        table.loose.append(kind)
        return False
    table.lay(kind, 3, True)
    table.lay(kind, 2, True)
    return True


def _lay_fours(table: Table, kinds: list[int]) -> None:
    """Four of a kind each; a ship in place of one frees a tile, where that makes another set of any three."""
    loose = len(table.loose) + len(table.of(1))
    frees = max(
        range(min(table.ships, len(kinds)) + 1),
        key=lambda count: (sets_of_three(loose + count, table.ships - count), -count),
    )
    for at, kind in enumerate(kinds):
        if at < frees:
            table.lay(kind, 3, True)
            table.loose.append(kind)
        else:
            table.lay(kind, 4)


def _lay_any(table: Table) -> None:
    """Sets of any three, with a ship as long as there are some."""
    for _ in range(int(sets_of_three(len(table.loose), table.ships))):
        ship = table.ships > 0
        tiles = 2 if ship else 3
        table.ships -= ship
        table.sets.append({"goods": table.loose[:tiles], "ship": ship, "pays": data.ANY_THREE})
        table.loose = table.loose[tiles:]
