"""What research plays for."""

from __future__ import annotations

from collections.abc import Sequence


def rewards_of(shares: Sequence[float]) -> list[float]:
    """Each seat's reward for its share of the victory; they add up to 0.

    The only winner gets 1, a loser -1 / (seats - 1), and where all win together everybody gets 0.
    """
    seats = len(shares)
    return [(seats * share - 1.0) / (seats - 1.0) for share in shares]
