"""Chains: the small decisions that one seat makes in a row, followed to their end.

A turn is asked one click at a time, and half-way through it nothing may have changed on the board. So a position is
judged where a chain ends: when another seat must choose, when chance is drawn, when the match comes to its next moment
(``State.moment``), or when it is over.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from asztal.engine.rng import Rng
from asztal.engine.state import State

_NO_MORE: Final[list[Rng]] = []


def lucks(rng: Rng, throws: int) -> list[Rng]:
    """The luck of all throws but the first, which a position has itself.

    All choices of one decision are to be judged by the same ones: otherwise the best of many poor bets, each thrown
    for itself, would look better than a good one.
    """
    return [rng.spawn() for _ in range(throws - 1)]


class Chain:
    """Looks for the best end of the chain that a seat is in.

    ``width`` is how many ends are looked at, shared out evenly among the choices at each step; a share of one is
    finished at random. Where chance ends a chain, the mean over ``more`` luck is the worth of its
    end (see ``lucks``).
    """

    def __init__(self, evaluate: Callable[[State], list[float]], rng: Rng, more: list[Rng] = _NO_MORE) -> None:
        self.evaluate = evaluate
        self.rng = rng
        self.more = more
        """The luck of further throws."""
        self.value = -1.0
        self.end: State | None = None
        self.path: list[int] = []
        """The choices that lead to the best end."""
        self.way: list[int] = []
        """The choices on the way to where it is looking."""

    def explore(self, state: State, width: i64) -> None:
        """Tries the choices of ``state.seat``, in a random order, and what may follow."""
        menu = state.menu[:]
        self.rng.shuffle(menu)
        choices: i64 = len(menu)
        for choice in menu:
            if width <= 0:
                return
            share: i64 = width // choices if width > choices else 1
            self.explore_choice(state, choice, share)
            width -= share
            choices -= 1

    def explore_choice(self, state: State, choice: int, width: i64) -> None:
        """Tries one choice and what may follow."""
        depth = len(self.way)
        self.way.append(choice)
        after = state.copy()
        choose_on(after, choice)
        over = is_over(state, after)
        if over and self.more and after.finality != state.finality:
            self.reach(after, self.mean(state, choice, after))
            del self.way[depth:]
            return
        while not over and width <= 1:
            choice = after.menu[self.rng.below(len(after.menu))]
            self.way.append(choice)
            choose_on(after, choice)
            over = is_over(state, after)
        if over:
            self.reach(after, self.evaluate(after)[state.seat])
        else:
            self.explore(after, width)
        del self.way[depth:]

    def mean(self, state: State, choice: int, after: State) -> float:
        """What a choice is worth that ends in a throw of dice or the like: the mean of some."""
        seat = state.seat
        total = self.evaluate(after)[seat]
        for luck in self.more:
            other = state.copy()
            other.rng = luck.copy()
            choose_on(other, choice)
            total += self.evaluate(other)[seat]
        return total / (1.0 + len(self.more))

    def reach(self, end: State, value: float) -> None:
        """An end was reached; the best one is kept."""
        if value > self.value:
            self.value = value
            self.end = end
            self.path = self.way[:]


class Plans(Chain):
    """Looks for some of the best ends of a chain, and keeps the choices that lead there.

    Ends of equal value are mostly the same one reached in another order, so one of them is kept. Only where there are
    few others, as when ``evaluate`` can't tell the cards in a hand apart, equal ends of other choices fill up.
    """

    def __init__(
        self, evaluate: Callable[[State], list[float]], rng: Rng, count: int, more: list[Rng] = _NO_MORE
    ) -> None:
        super().__init__(evaluate, rng, more)
        self.count: i64 = count
        self.values: list[float] = []
        self.paths: list[list[int]] = []
        self.equal_values: list[float] = []
        self.equal_paths: list[list[int]] = []

    def find(self, state: State, width: i64) -> None:
        """Looks at so many ends, and keeps the best."""
        self.explore(state, width)
        spare = self.count - len(self.paths)
        self.values += self.equal_values[:spare]
        self.paths += self.equal_paths[:spare]

    def reach(self, end: State, value: float) -> None:
        """Keeps the end if it is among the best."""
        if value in self.values:
            self.keep_equal(value)
        elif len(self.values) < self.count:
            self.values.append(value)
            self.paths.append(self.way[:])
        else:
            worst = min(self.values)
            if value > worst:
                at = self.values.index(worst)
                self.values[at] = value
                self.paths[at] = self.way[:]

    def keep_equal(self, value: float) -> None:
        """Keeps one more end of this value, if there is room and other choices lead to it, in whatever order."""
        if len(self.paths) + len(self.equal_paths) >= self.count:
            return
        choices = sorted(self.way)
        for path in self.paths + self.equal_paths:
            if sorted(path) == choices:
                return
        self.equal_values.append(value)
        self.equal_paths.append(self.way[:])


def choose_on(state: State, choice: int) -> None:
    """Makes a choice of ``state.seat``. In a simultaneous decision the seat is asked on until it owes nothing more,
    whoever else may be asked first.
    """
    seat = state.seat
    finality = state.finality
    state.choose(choice)
    if state.seat != seat and state.finality == finality and state.owing() >> seat & 1:
        state.turn_to(seat)


def is_over(before: State, after: State) -> bool:
    """Whether the chain of ``before`` has ended in ``after``."""
    if not after.menu or after.seat != before.seat or after.finality != before.finality:
        return True
    return after.moment() != before.moment()


class Playout:
    """How a position is judged: each seat plays its chains at its best up to a horizon, and there ``prospects`` tells.

    In a simultaneous decision on the way the seats choose one after the other: so an auction ends at a likely price,
    while two equal guesses would end it by the rule for ties.

    ``horizon`` is how often the turn passes to another seat, ``width`` how many ends are looked at for each chain.
    ``throws`` is for those who look for plans.
    """

    def __init__(self, evaluate: Callable[[State], list[float]], horizon: int, width: int, throws: int = 1) -> None:
        self.evaluate = evaluate
        self.horizon: i64 = horizon
        self.width: i64 = width
        self.throws = throws
        self.throws_ahead = 0
        """On the way, each seat weighs so many throws, and chooses without knowing the luck that it then has. With
        none, chance is drawn once, and the choice is made knowing it: quick, and harmless where luck decides little."""
        self.moments: i64 = 0
        """The horizon in moments of the match (``State.moment``), if it is not counted in turns."""
        self.prospects = evaluate
        """Judges where the horizon is."""

    def judge(self, state: State, turns: i64, rng: Rng, began: i64 = 0) -> list[float]:
        """Each seat's share of the victory, if ``turns`` of those up to the horizon are over, or at the moment
        ``began`` it was begun.
        """
        while state.menu and self.goes_on(state, turns, began):
            after = self.play_chain(state, rng)
            if after.seat != state.seat:
                turns += 1
            state = after
        result = state.result
        return result.payoffs() if result is not None else self.prospects(state)

    def goes_on(self, state: State, turns: i64, began: i64) -> bool:
        """Whether the horizon is not reached yet."""
        return state.moment() < began + self.moments if self.moments else turns < self.horizon

    def play_chain(self, state: State, rng: Rng) -> State:
        """What comes of the chain that ``state.seat`` plays."""
        if self.throws_ahead == 0:
            chain = Chain(self.evaluate, rng)
            chain.explore(state, self.width)
            assert chain.end is not None
            return chain.end
        chain = Chain(self.evaluate, rng, lucks(rng, self.throws_ahead))
        imagined = state.copy()
        imagined.rng = rng.spawn()
        chain.explore(imagined, self.width)
        after = state.copy()
        for choice in chain.path:
            choose_on(after, choice)
        return after
