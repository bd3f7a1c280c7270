"""Lookahead: for games of two in which nothing is hidden and nothing is left to chance.

All continuations are looked at to a depth, and the depth grows as long as there is time (iterative deepening). What
can't change the choice any more is left out (alpha-beta), and a position that is reached in another order is known
again, if the game can tell (``State.fingerprint``).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from asztal.bots.budget import Budget
from asztal.engine.rng import Rng
from asztal.engine.state import State

_LOOK_AT_CLOCK: Final = 64
# An outcome that is certain lies beyond every estimate.
_CERTAIN: Final = 4.0
_BEYOND: Final = 100.0
_DEEPEST: Final = 200
_MOST_KNOWN: Final = 1_000_000
_FIRST: Final = 1 << 60
_EXACTLY: Final = 0
_AT_LEAST: Final = 1
_AT_MOST: Final = -1


def is_certain(value: float) -> bool:
    """Whether a value is an outcome and no estimate."""
    return value > 1.0 or value < 0.0


class Known:
    """A position that was looked at before: how deep, what it is worth, and the choice that was best."""

    def __init__(self, depth: i64, value: float, estimated: bool, bound: i64, choice: i64) -> None:
        self.depth: i64 = depth
        self.value = value
        self.estimated = estimated
        """Whether the value rests on estimates, so that looking deeper may change it."""
        self.bound: i64 = bound
        self.choice: i64 = choice

    def settles(self, depth: i64, low: float, high: float) -> bool:
        """Whether it need not be looked at again, now so deep and between these bounds."""
        if self.depth < depth and self.estimated:
            return False
        if self.bound == _AT_LEAST:
            return self.value >= high
        if self.bound == _AT_MOST:
            return self.value <= low
        return True


class Lookahead:
    """One thinking about one decision."""

    def __init__(self, evaluate: Callable[[State], list[float]], budget: Budget) -> None:
        self.evaluate = evaluate
        self.budget = budget
        self.seat: i64 = 0
        self.value = 0.0
        """What the best choice is worth to the seat."""
        self.known: dict[int, Known] = {}
        self.cuts: dict[int, int] = {}
        """How much each choice has spared so far; such choices are tried first."""
        self.stopped = False
        self.estimated = False
        """Whether anything was estimated on the way to the values found so far."""

    def run(self, state: State, rng: Rng) -> int:
        """What ``state.seat`` would choose."""
        self.seat = state.seat
        self.budget.begin()
        menu = state.menu[:]
        rng.shuffle(menu)
        depth: i64 = 1
        while depth <= _DEEPEST:
            self.estimated = False
            self.deepen(state, menu, depth)
            if self.stopped or not self.estimated or is_certain(self.value):
                break
            depth += 1
        return menu[0]

    def deepen(self, state: State, menu: list[int], depth: i64) -> None:
        """Looks at each choice so deep, and moves the best to the front, also if time runs out on the way."""
        highest = -_BEYOND
        for choice in menu[:]:
            value = self.look(after(state, choice), depth - 1, highest, _BEYOND)
            if self.stopped:
                return
            if value > highest:
                highest = value
                menu.remove(choice)
                menu.insert(0, choice)
        self.value = highest

    def look(self, state: State, depth: i64, low: float, high: float) -> float:
        """What a position is worth to the seat that thinks, as far as it lies between low and high."""
        self.count()
        if self.stopped:
            return low
        result = state.result
        if result is not None:
            return 0.5 + (result.payoffs()[self.seat] - 0.5) * _CERTAIN
        if depth == 0:
            self.estimated = True
            return self.evaluate(state)[self.seat]
        fingerprint = state.fingerprint()
        known = self.known.get(fingerprint)
        if known is not None and known.settles(depth, low, high):
            self.estimated = self.estimated or known.estimated
            return known.value
        return self.look_on(state, depth, low, high, fingerprint, -1 if known is None else known.choice)

    def look_on(self, state: State, depth: i64, low: float, high: float, fingerprint: int, first: i64) -> float:
        """Looks at what may follow, the most promising first."""
        estimated_before = self.estimated
        self.estimated = False
        own = state.seat == self.seat
        best = -_BEYOND if own else _BEYOND
        favourite: i64 = -1
        floor = low
        ceiling = high
        for choice in self.in_order(state, first) if depth > 1 else state.menu:
            value = self.look(after(state, choice), depth - 1, low, high)
            if self.stopped:
                return best
            if (value > best) if own else (value < best):
                best = value
                favourite = choice
                if own and value > low:
                    low = value
                elif not own and value < high:
                    high = value
            if low >= high:
                key = choice << 1 | state.seat
                self.cuts[key] = self.cuts.get(key, 0) + int(depth * depth)
                break
        estimated = self.estimated and not is_certain(best)
        self.estimated = estimated_before or estimated
        if fingerprint >= 0 and len(self.known) < _MOST_KNOWN:
            bound = _AT_MOST if best <= floor else _AT_LEAST if best >= ceiling else _EXACTLY
            self.known[fingerprint] = Known(depth, best, estimated, bound, favourite)
        return best

    def count(self) -> None:
        """One more position is looked at; the clock is looked at now and then."""
        budget = self.budget
        budget.done += 1
        if budget.done >= budget.iterations or (budget.done % _LOOK_AT_CLOCK == 0 and budget.spent() >= 1.0):
            self.stopped = True

    def in_order(self, state: State, first: i64) -> list[int]:
        """The menu: what was best before, then what has spared most."""
        ordered: list[int] = []
        merits: list[int] = []
        for choice in state.menu:
            merit = _FIRST if choice == first else self.cuts.get(choice << 1 | state.seat, 0)
            at = len(ordered)
            while at > 0 and merits[at - 1] < merit:
                at -= 1
            ordered.insert(at, choice)
            merits.insert(at, merit)
        return ordered


def after(state: State, choice: int) -> State:
    """The position after a choice."""
    there = state.copy()
    there.choose(choice)
    return there
