"""What research plays for."""

from __future__ import annotations

from collections.abc import Sequence


def rewards_of(shares: Sequence[float]) -> list[float]:
    """Each seat's reward for its share of the victory: from 1 for the only winner to -1 with two seats, 0 in total.

    The winners share 1, the losers share -1; where all win together there is nothing to share.
    """
    seats = len(shares)
    return [(seats * share - 1.0) / (seats - 1.0) for share in shares]
