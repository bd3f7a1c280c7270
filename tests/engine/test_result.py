"""Results: ranks, ties and shares."""

from __future__ import annotations

import pytest

from asztal.engine.result import Result, ranked


@pytest.mark.parametrize(
    ("keys", "ranks"),
    [
        ([[1], [3], [2]], [3, 1, 2]),
        ([[5], [5], [1]], [1, 1, 3]),
        ([[1], [5], [1], [1]], [2, 1, 2, 2]),
        ([[4], [4]], [1, 1]),
        ([[1, 9], [2, 0]], [2, 1]),
        ([[1, 2, 3], [1, 2, 4], [1, 2, 3]], [2, 1, 2]),
        ([[-1], [0]], [2, 1]),
    ],
)
def test_more_is_better_from_left_to_right_and_equals_share_a_rank(keys: list[list[int]], ranks: list[int]) -> None:
    assert ranked(keys) == ranks


@pytest.mark.parametrize(
    ("ranks", "winners", "payoffs"),
    [
        ([2, 1], [1], [0.0, 1.0]),
        ([1, 1], [0, 1], [0.5, 0.5]),
        ([1, 3, 1, 4], [0, 2], [0.5, 0.0, 0.5, 0.0]),
        ([1, 1, 1, 1], [0, 1, 2, 3], [0.25] * 4),
    ],
)
def test_winners_share_one_point(ranks: list[int], winners: list[int], payoffs: list[float]) -> None:
    result = Result(ranks, [0] * len(ranks), "reason")
    assert result.winners() == winners
    assert result.payoffs() == payoffs
