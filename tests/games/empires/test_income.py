"""Income from sets: the best there are (E6.1), against all arrangements tried out."""

from __future__ import annotations

from functools import cache

import pytest

from asztal.engine.rng import seeded
from asztal.games.empires import data
from asztal.games.empires.sets import best_sets
from asztal.games.empires.steps.income import goods_income


@cache
def tried_out(counts: tuple[int, ...], ships: int) -> int:
    """What the best sets pay, by trying every set of the first kind that there is, or leaving a tile of it loose."""
    return _first(counts, 0, ships, 0)


@cache
def _first(counts: tuple[int, ...], at: int, ships: int, loose: int) -> int:
    if at == len(counts):
        return _any_three(loose, ships)
    count = counts[at]
    rest = (*counts[:at], 0, *counts[at + 1 :])
    best = _first(rest, at + 1, ships, loose + count)
    for tiles, ship, pays in ((3, 0, 3), (4, 0, 6), (2, 1, 3), (3, 1, 6)):
        if tiles <= count and ship <= ships:
            left = (*counts[:at], count - tiles, *counts[at + 1 :])
            best = max(best, pays + _first(left, at, ships - ship, loose))
    return best


def _any_three(loose: int, ships: int) -> int:
    return max(count for count in range(loose + 1) if count == 0 or 3 * count - min(count, ships) <= loose)


def packed(counts: tuple[int, ...]) -> int:
    return sum(count * data.GOOD[kind] for kind, count in enumerate(counts))


def hands(n: int) -> list[tuple[int, ...]]:
    """Some goods as players may have them, drawn from all tiles."""
    rng = seeded("hands")
    found = []
    for _ in range(n):
        tiles = [kind for kind in range(data.KINDS) for _ in range(data.TILES[kind])]
        rng.shuffle(tiles)
        own = tiles[: rng.below(24)]
        found.append(tuple(own.count(kind) for kind in range(data.KINDS)))
    return found


@pytest.mark.parametrize("ships", range(9))
def test_no_arrangement_pays_more(ships: int) -> None:
    """E6.1, E1.7."""
    for counts in hands(120):
        assert goods_income(packed(counts), ships) == tried_out(counts, ships), (counts, ships)


@pytest.mark.parametrize("ships", range(9))
def test_small_hands_one_and_all(ships: int) -> None:
    """E6.1: every hand of three kinds."""
    for first in range(7):
        for second in range(first + 1):
            for third in range(second + 1):
                counts = (first, second, third)
                assert goods_income(packed(counts), ships) == tried_out(counts, ships), (counts, ships)


def test_the_sets_shown_are_those_that_pay() -> None:
    """Each tile and ship is in one set at most, a ship in each at most (E6.1)."""
    for at, counts in enumerate(hands(400)):
        ships = at % 9
        sets, loose, left = best_sets(list(counts), ships)
        assert sum(each["pays"] for each in sets) == goods_income(packed(counts), ships)
        tiles = [good for each in sets for good in each["goods"]] + loose
        assert tuple(tiles.count(kind) for kind in range(data.KINDS)) == counts
        assert sum(each["ship"] for each in sets) + left == ships
        for each in sets:
            size = len(each["goods"]) + each["ship"]
            same = len(set(each["goods"])) == 1
            assert each["pays"] == ({3: 3, 4: 6}[size] if each["pays"] > 1 else 1)
            assert same or size == 3
