"""The generator: the same stream on every machine, evenly spread, copied with the state."""

from __future__ import annotations

import pickle
from collections import Counter

import pytest

from asztal.engine.rng import Rng, seeded


def words(rng: Rng, count: int) -> list[int]:
    return [int(rng.word()) for _ in range(count)]


@pytest.mark.parametrize(
    ("seeds", "stream"),
    [
        ((7,), [2820384976, 3542085928, 622026916, 3096594712]),
        ((7, "bot", 1, 12), [3958944389, 3119176877, 468692904]),
    ],
)
def test_the_stream_of_a_seed_never_changes(seeds: tuple[int | str, ...], stream: list[int]) -> None:
    """Records are replayed by it: another stream would make all of them worthless."""
    assert words(seeded(*seeds), len(stream)) == stream


def test_draws_and_shuffles_of_a_seed_never_change() -> None:
    rng = seeded("x")
    assert [rng.below(6) for _ in range(10)] == [2, 5, 1, 1, 5, 0, 2, 3, 5, 0]
    cards = list(range(10))
    seeded(7).shuffle(cards)
    assert cards == [3, 9, 0, 4, 8, 2, 5, 1, 7, 6]
    assert seeded(7).spawn().word() == 2067503609


def test_words_have_32_bits() -> None:
    stream = words(seeded(1), 2000)
    assert all(0 <= word < 2**32 for word in stream)
    assert max(stream) > 2**31 > min(stream)


def test_other_seeds_give_other_streams() -> None:
    streams = {tuple(words(seeded(*seeds), 3)) for seeds in ((0,), (1,), (1, 0), (0, 1), ("a",), (2**63 - 1,))}
    assert len(streams) == 6


@pytest.mark.parametrize("bound", [1, 2, 7, 36, 1000])
def test_a_draw_is_below_its_bound(bound: int) -> None:
    rng = seeded("bound", bound)
    drawn = {rng.below(bound) for _ in range(500)}
    assert min(drawn) >= 0
    assert max(drawn) < bound


@pytest.mark.parametrize(("bound", "most"), [(2, 10.83), (6, 20.52), (36, 66.62)])
def test_draws_are_evenly_spread(bound: int, most: float) -> None:
    """Chi-square of a fixed stream, below what chance exceeds once in a thousand times."""
    rng = seeded("even", bound)
    draws = 400 * bound
    counts = Counter(int(rng.below(bound)) for _ in range(draws))
    assert sum((counts[value] - 400) ** 2 / 400 for value in range(bound)) < most


def test_orders_of_a_shuffle_are_evenly_spread() -> None:
    """The 24 orders of four cards, as above."""
    rng = seeded("orders")
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(24 * 200):
        cards = [0, 1, 2, 3]
        rng.shuffle(cards)
        counts[tuple(cards)] += 1
    assert len(counts) == 24
    assert sum((count - 200) ** 2 / 200 for count in counts.values()) < 49.73


@pytest.mark.parametrize("size", [0, 1, 2, 36])
def test_a_shuffle_loses_nothing(size: int) -> None:
    cards = list(range(size))
    seeded(size).shuffle(cards)
    assert sorted(cards) == list(range(size))


def test_a_copy_goes_on_alike_and_apart() -> None:
    rng = seeded(3)
    rng.word()
    copy = rng.copy()
    expected = words(rng, 5)
    assert words(copy, 5) == expected
    copy.word()
    assert rng.word() != copy.word()


def test_a_pickled_generator_goes_on_alike() -> None:
    rng = seeded(3)
    rng.word()
    again = pickle.loads(pickle.dumps(rng))
    assert words(again, 5) == words(rng, 5)


def test_a_spawned_generator_has_a_stream_of_its_own() -> None:
    rng = seeded(3)
    first, second = rng.spawn(), rng.spawn()
    streams = {tuple(words(each, 4)) for each in (rng, first, second)}
    assert len(streams) == 3
