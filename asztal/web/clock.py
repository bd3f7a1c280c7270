"""The clock of a table: how long each seat may still think."""

from __future__ import annotations

import time

CLOCKS = (0, 10, 20, 45)
"""Minutes that each seat may think in all; 0 for no clock."""


class Clock:
    """The time of each seat. It is kept where there is no clock, too, because every act is stored with it."""

    def __init__(self, minutes: int, seats: int, began: float) -> None:
        self.minutes = minutes
        self._spent = [0.0] * seats
        self._asked = [began] * seats
        """When each seat's present decision was asked."""

    def ask(self, seat: int, at: float) -> None:
        """The seat is asked something new."""
        self._asked[seat] = at

    def ask_all(self, at: float) -> None:
        self._asked = [at] * len(self._asked)

    def stood_still(self, until: float) -> None:
        """No time has passed before: there was no server to choose at."""
        self._asked = [max(asked, until) for asked in self._asked]

    def thought(self, seat: int, now: float) -> float:
        """How long the seat has thought about its present decision."""
        return max(0.0, now - self._asked[seat])

    def spend(self, seat: int, seconds: float) -> None:
        self._spent[seat] += seconds

    def left(self, seat: int, running: bool) -> float | None:
        """Seconds that the seat has left, or None without a clock."""
        if not self.minutes:
            return None
        thought = self.thought(seat, time.time()) if running else 0.0
        return max(0.0, self.minutes * 60 - self._spent[seat] - thought)
