"""The table of Bargain: coins, and the payment that is on offer."""

from __future__ import annotations

from asztal.engine.rng import Rng
from asztal.engine.state import EMPTY, State

COINS = 20
ROUNDS = 4
ZERO = 40
"""A payment is chosen as this much more than it is, because it may be negative."""


class Bargain(State):
    """In turn, each seat offers a payment to the next one; nothing is hidden."""

    coins: list[int] = EMPTY
    offers: int = 0
    """Offers answered so far."""
    payment: int = 0
    """What is on offer; the seat on turn pays it, or takes it if it is negative."""

    def shuffle_unknown(self, seat: int, rng: Rng) -> None:
        """Nothing is hidden."""

    def proposer(self) -> int:
        """Who makes the present offer."""
        return self.offers % self.seats

    def addressee(self) -> int:
        """Who answers it."""
        return (self.offers + 1) % self.seats
