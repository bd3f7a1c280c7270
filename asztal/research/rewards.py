"""What research plays for."""

from __future__ import annotations

from asztal.engine.result import Result


def rewards_of(result: Result) -> list[float]:
    """Each seat's reward at the end of a match: from 1 for the only winner to -1 with two seats, and 0 in total.

    The winners share 1, the losers share -1; where all win together there is nothing to share.
    """
    seats = len(result.ranks)
    return [(seats * payoff - 1.0) / (seats - 1.0) for payoff in result.payoffs()]
