"""Chains: the small decisions that one seat makes in a row, followed to their end.

A turn is asked one click at a time, and half-way through it nothing may have changed on the board. So a position is
judged where a chain ends: when another seat must choose, when chance is drawn, or when the match is over.
"""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import i64

from asztal.engine.rng import Rng
from asztal.engine.state import State


class Chain:
    """Looks for the best end of the chain that a seat is in, at no more positions than ``width``.

    What is left when the width is used up is finished at random.
    """

    def __init__(self, evaluate: Callable[[State], list[float]], rng: Rng, width: int) -> None:
        self.evaluate = evaluate
        self.rng = rng
        self.left: i64 = width
        self.value = -1.0
        self.end: State | None = None

    def explore(self, state: State) -> None:
        """Tries every choice of ``state.seat``, in a random order, and all that may follow."""
        menu = state.menu[:]
        self.rng.shuffle(menu)
        for choice in menu:
            if self.left <= 0 and self.end is not None:
                return
            self.explore_choice(state, choice)

    def explore_choice(self, state: State, choice: int) -> None:
        """Tries one choice and all that may follow."""
        after = state.copy()
        after.choose(choice)
        self.left -= 1
        while not is_over(state, after):
            if self.left > 0:
                self.explore(after)
                return
            after.choose(after.menu[self.rng.below(len(after.menu))])
        value = self.evaluate(after)[state.seat]
        if value > self.value:
            self.value = value
            self.end = after


def is_over(before: State, after: State) -> bool:
    """Whether the chain of ``before`` has ended in ``after``."""
    return not after.menu or after.seat != before.seat or after.finality != before.finality
