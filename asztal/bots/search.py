"""Search: information-set Monte-Carlo tree search, for any game and any number of seats.

Each iteration deals everything hidden anew (``redeal``), walks down one shared tree by the choices that this deal
allows, adds one node, lets the next seats finish what they are at, and takes the game's ``evaluate`` for the outcome,
unless the match is over by then. Every choice on the way is credited with the outcome for the seat that made it
(max^n). Chance is not in the tree: the redealt copy draws its own.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from math import log, sqrt
from typing import Final

from mypy_extensions import i64

from asztal.bots.chain import Chain
from asztal.engine.play import play_on
from asztal.engine.rng import Rng
from asztal.engine.state import State

# A choice is filed under its action number and the seat that makes it.
_SEAT_BITS: Final = 3
# A menu is opened bit by bit: so many choices at first, and more with the square root of the visits.
_FIRST_CHOICES: Final = 8
_MORE_CHOICES: Final = 2.0
_LOOK_AT_CLOCK: Final = 16


class Node:
    """A choice in the tree: how often it was made, how often it could have been, and what came of it for its seat."""

    def __init__(self, seat: i64, choice: i64) -> None:
        self.seat: i64 = seat
        self.choice: i64 = choice
        self.visits: i64 = 0
        self.available: i64 = 0
        self.total = 0.0
        self.children: dict[int, Node] = {}

    def mean(self) -> float:
        return self.total / float(self.visits) if self.visits > 0 else 0.0


class Search:
    """One thinking about one decision; ``iterations`` or ``seconds`` is the budget, whichever ends first."""

    def __init__(
        self,
        evaluate: Callable[[State], list[float]],
        iterations: int,
        seconds: float,
        cutoff: int,
        chains: int,
        width: int,
        exploration: float,
    ) -> None:
        self.evaluate = evaluate
        self.iterations: i64 = iterations
        self.seconds = seconds
        self.cutoff: i64 = cutoff
        self.chains: i64 = chains
        self.width: i64 = width
        self.exploration = exploration
        self.patient = False
        """Uses up the budget even when the outcome is settled; for measurements."""
        self.done: i64 = 0
        self.root = Node(0, 0)

    def run(self, state: State, rng: Rng) -> int:
        """Thinks about what ``state.seat`` is asked, and says what it would choose.

        The state is only ever looked at through ``redeal``.
        """
        self.root = Node(state.seat, 0)
        self.done = 0
        began = time.perf_counter()
        while self.done < self.iterations:
            self.iterate(state, rng)
            self.done += 1
            if self.done % _LOOK_AT_CLOCK == 0 and self.is_settled(time.perf_counter() - began):
                break
        return self.best()

    def is_settled(self, spent: float) -> bool:
        """Whether the time is up, or too little is left for the second best to catch up."""
        left = float(self.iterations - self.done)
        if self.seconds > 0.0:
            if spent >= self.seconds:
                return True
            left = min(left, float(self.done) * (self.seconds - spent) / (spent + 1e-9))
        most: i64 = 0
        second: i64 = 0
        for child in self.root.children.values():
            if child.visits > most:
                second = most
                most = child.visits
            elif child.visits > second:
                second = child.visits
        return not self.patient and float(most - second) > left

    def best(self) -> int:
        """The choice made most often at the root."""
        most: i64 = -1
        best: i64 = 0
        for child in self.root.children.values():
            if child.visits > most:
                most = child.visits
                best = child.choice
        return best

    def iterate(self, state: State, rng: Rng) -> None:
        """One deal, one walk down the tree, one new node, one outcome."""
        seat: i64 = self.root.seat
        deal = state.redeal(seat, rng)
        deal.turn_to(seat)
        node = self.root
        path: list[Node] = []
        while deal.menu:
            node = self.select(node, deal, rng)
            path.append(node)
            deal.choose(node.choice)
            if node.visits == 0:
                deal = self.play_out(deal, rng)
                break
        result = deal.result
        outcome = result.payoffs() if result is not None else self.evaluate(deal)
        self.root.visits += 1
        for node in path:
            node.visits += 1
            node.total += outcome[node.seat]

    def play_out(self, deal: State, rng: Rng) -> State:
        """Lets the next seats finish their chains sensibly, then plays on at random."""
        for _ in range(self.chains):
            if not deal.menu:
                break
            chain = Chain(self.evaluate, rng, self.width)
            chain.explore(deal)
            assert chain.end is not None
            deal = chain.end
        play_on(deal, rng, self.cutoff)
        return deal

    def select(self, node: Node, deal: State, rng: Rng) -> Node:
        """A new choice while the menu is still being opened, else the one with the best upper bound."""
        step = deal.step
        assert step is not None
        base: i64 = step.kind.offset
        seat: i64 = deal.seat
        menu = deal.menu
        size: i64 = len(menu)
        children = node.children
        known: list[Node] = []
        fresh: i64 = 0
        picked: i64 = 0
        for entry in menu:
            choice: i64 = entry
            child = children.get((base + choice) << _SEAT_BITS | seat)
            if child is not None:
                known.append(child)
            else:
                # Each new choice is equally likely to be the one picked, in a single pass.
                fresh += 1
                if rng.below(fresh) == 0:
                    picked = choice
        if fresh > 0 and (
            size <= _FIRST_CHOICES or len(known) < _FIRST_CHOICES + _MORE_CHOICES * sqrt(float(node.visits))
        ):
            child = Node(seat, picked)
            children[(base + picked) << _SEAT_BITS | seat] = child
            for other in known:
                other.available += 1
            child.available = 1
            return child
        return self.upper(known)

    def upper(self, known: list[Node]) -> Node:
        """The best mean plus a bonus for what was tried seldom among the times it could have been."""
        best = known[0]
        best_bound = -1.0
        for child in known:
            child.available += 1
            bound = child.total / float(child.visits) + self.exploration * sqrt(
                log(float(child.available)) / float(child.visits)
            )
            if bound > best_bound:
                best_bound = bound
                best = child
        return best
