"""The table of Isles: how many counters of each seat lie on each isle."""

from __future__ import annotations

from asztal.engine.rng import Rng
from asztal.engine.state import EMPTY, State

ISLES = 30
COLUMNS = 6
SEATS = 6
ROUNDS = 12
FULL = 8
"""So many counters find room on an isle."""


class Isles(State):
    """Counters are put down in turn; nothing is hidden."""

    counters: list[int] = EMPTY
    placed: int = 0
    by_column: bool = False
    """Whether each round is about one column of isles only."""

    def shuffle_unknown(self, seat: int, rng: Rng) -> None:
        """Nothing is hidden."""

    def lying(self, isle: int) -> list[int]:
        """Each seat's counters on an isle."""
        return self.counters[isle * SEATS : isle * SEATS + SEATS]

    def open_isles(self) -> list[int]:
        """Where a counter may be put now."""
        column = self.placed // self.seats % COLUMNS
        return [
            isle
            for isle in range(ISLES)
            if sum(self.lying(isle)) < FULL and not (self.by_column and isle % COLUMNS != column)
        ]

    def led(self) -> list[int]:
        """On how many isles each seat has the most counters."""
        led = [0] * self.seats
        for isle in range(ISLES):
            lying = self.lying(isle)
            most = max(lying)
            if most and lying.count(most) == 1:
                led[lying.index(most)] += 1
        return led
