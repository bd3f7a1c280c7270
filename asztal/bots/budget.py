"""Budget: how much thinking a bot is given for a turn, or for a decision where it does not plan its turns."""

from __future__ import annotations

import time
from collections.abc import Callable

from mypy_extensions import i64


class Budget:
    """So many iterations or seconds, whichever ends first; no seconds means no limit in time.

    The clock is the wall's at a table, and the processor's where strength is measured, so that whatever else the
    machine does takes nothing from a bot.
    """

    def __init__(self, iterations: int, seconds: float = 0.0, clock: Callable[[], float] = time.perf_counter) -> None:
        self.iterations: i64 = iterations
        self.seconds = seconds
        self.clock = clock
        self.done: i64 = 0
        self.began = 0.0

    def begin(self) -> None:
        """The thinking begins now."""
        self.done = 0
        self.began = self.clock()

    def spent(self) -> float:
        """The part of the budget that is used up, from 0 to 1 and beyond."""
        part = float(self.done) / float(self.iterations)
        if self.seconds > 0.0:
            time_part = (self.clock() - self.began) / self.seconds
            if time_part > part:
                return time_part
        return part
