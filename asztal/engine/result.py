"""How a match ended."""

from __future__ import annotations

from math import exp


class Result:
    """Ranks (1 is best; equal ranks are shared), a headline score for each seat, and the reason as a text key."""

    def __init__(self, ranks: list[int], scores: list[int], reason: str) -> None:
        self.ranks = ranks
        self.scores = scores
        self.reason = reason

    def winners(self) -> list[int]:
        """The seats that share the first rank."""
        return [seat for seat in range(len(self.ranks)) if self.ranks[seat] == 1]

    def payoffs(self) -> list[float]:
        """One point, shared by the winners: what bots and research play for."""
        winners = self.winners()
        share = 1.0 / len(winners)
        return [share if rank == 1 else 0.0 for rank in self.ranks]


def shares(scores: list[float]) -> list[float]:
    """Chances to win that scores promise: one of a whole more in score makes a chance e times as great."""
    best = max(scores)
    powers = [exp(score - best) for score in scores]
    total = 0.0
    for power in powers:
        total += power
    return [power / total for power in powers]


def ranked(keys: list[list[int]]) -> list[int]:
    """Ranks for keys that are compared from left to right, more is better, equal keys share a rank."""
    return [1 + sum([1 for other in keys if other > key]) for key in keys]
