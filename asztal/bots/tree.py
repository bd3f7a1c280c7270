"""Tree: information-set Monte-Carlo tree search, for any game and any number of seats.

Each iteration deals everything hidden anew (``redeal``), walks down one shared tree by the choices that this deal
allows, adds one node, and plays it out (``Playout``). Every choice on the way is credited with the outcome for the
seat that made it (max^n). Chance is not in the tree: the redealt copy draws its own.
"""

from __future__ import annotations

from collections.abc import Callable
from math import log, sqrt
from typing import Final

from mypy_extensions import i64

from asztal.bots.budget import Budget
from asztal.bots.chain import Chain, Playout
from asztal.engine.play import play_on
from asztal.engine.rng import Rng
from asztal.engine.state import State
from asztal.engine.step import AskTogether

# A choice is filed under its action number and the seat that makes it.
_SEAT_BITS: Final = 3
# A menu is opened bit by bit: so many choices at first, and more with the square root of the visits.
_FIRST_CHOICES: Final = 8
_MORE_CHOICES: Final = 2.0
_LOOK_AT_CLOCK: Final = 16
_NO_SEAT: Final = -1


class Node:
    """A choice in the tree: how often it was made, how often it could have been, and what came of it for its seat."""

    def __init__(self, seat: i64, choice: i64) -> None:
        self.seat: i64 = seat
        self.choice: i64 = choice
        self.visits: i64 = 0
        self.available: i64 = 0
        self.total = 0.0
        self.weight = 0.0
        """Visits and what the choice was expected to be worth, counted as so many visits."""
        self.primed = False
        """Whether the choices after this one have been judged beforehand."""
        self.children: dict[int, Node] = {}


class Manner:
    """How a search goes about it.

    With a ``playout`` a new node is judged by it; without one, ``cutoff`` random choices are made instead. A node is
    primed after ``prime_after`` visits: its choices are judged beforehand by the ends of their chains, which counts as
    ``prime_weight`` visits.
    """

    def __init__(
        self,
        exploration: float,
        playout: Playout | None = None,
        cutoff: int = 0,
        prime_after: int = 0,
        prime_width: int = 0,
        prime_weight: float = 0.0,
    ) -> None:
        self.exploration = exploration
        self.playout = playout
        self.cutoff: i64 = cutoff
        self.prime_after: i64 = prime_after
        self.prime_width: i64 = prime_width
        self.prime_weight = prime_weight


class Tree:
    """One thinking about the decisions of a turn."""

    def __init__(self, evaluate: Callable[[State], list[float]], manner: Manner, budget: Budget) -> None:
        self.evaluate = evaluate
        self.manner = manner
        self.budget = budget
        self.patient = False
        """Uses up the budget even when the outcome is settled; for measurements."""
        self.root = Node(_NO_SEAT, 0)

    def run(self, state: State, rng: Rng) -> Node:
        """Thinks about what ``state.seat`` is asked, and says what it would choose.

        The state is only ever looked at through ``redeal``. The tree is kept if it was made for this seat.
        """
        if self.root.seat != state.seat:
            self.root = Node(state.seat, 0)
        budget = self.budget
        budget.begin()
        while budget.done < budget.iterations:
            self.iterate(state, rng)
            budget.done += 1
            if budget.done % _LOOK_AT_CLOCK == 0 and self.is_settled(budget.spent()):
                break
        return self.best()

    def is_settled(self, spent: float) -> bool:
        """Whether the budget is used up, or too little is left for the second best to catch up."""
        if spent >= 1.0:
            return True
        left = float(self.budget.done) * (1.0 - spent) / (spent + 1e-9)
        most: i64 = 0
        second: i64 = 0
        for child in self.own():
            if child.visits > most:
                second = most
                most = child.visits
            elif child.visits > second:
                second = child.visits
        return not self.patient and float(most - second) > left

    def own(self) -> list[Node]:
        """The choices of the searching seat; in a simultaneous decision those of others lie beside them."""
        return [child for child in self.root.children.values() if child.seat == self.root.seat]

    def best(self) -> Node:
        """The choice made most often at the root."""
        best = self.own()[0]
        for child in self.own():
            if child.visits > best.visits:
                best = child
        return best

    def descend(self, choice: int) -> None:
        """The choice was made: what follows it is the tree for the seat's next decision."""
        for child in self.own():
            if child.choice == choice:
                self.root = child
                return

    def iterate(self, state: State, rng: Rng) -> None:
        """One deal, one walk down the tree, one new node, one outcome."""
        seat: i64 = self.root.seat
        deal = state.redeal(seat, rng)
        deal.turn_to(seat)
        node = self.root
        path: list[Node] = []
        turns: i64 = 0
        while deal.menu:
            self.prime_if_due(node, deal, rng)
            seat = deal.seat
            if isinstance(deal.step, AskTogether):
                node = self.walk_together(node, deal, path, rng)
            else:
                node = self.select(node, deal, rng)
                path.append(node)
                deal.choose(node.choice)
            if deal.seat != seat:
                turns += 1
            if node.visits == 0:
                break
        outcome = self.judge(deal, turns, rng)
        self.root.visits += 1
        for node in path:
            node.visits += 1
            node.weight += 1.0
            node.total += outcome[node.seat]

    def judge(self, deal: State, turns: i64, rng: Rng) -> list[float]:
        """Each seat's share of the victory, by the playout or by what random choices lead to."""
        if self.manner.playout is not None:
            return self.manner.playout.judge(deal, turns, rng)
        play_on(deal, rng, self.manner.cutoff)
        result = deal.result
        return result.payoffs() if result is not None else self.evaluate(deal)

    def walk_together(self, node: Node, deal: State, path: list[Node], rng: Rng) -> Node:
        """A simultaneous decision: each seat goes its own way down from the same node, as it can't know what the others
        choose. What follows is filed where the searching seat's way leads.
        """
        ways = [node] * deal.seats
        finality: i64 = deal.finality
        while deal.menu and deal.finality == finality:
            seat: i64 = deal.seat
            way = self.select(ways[seat], deal, rng)
            ways[seat] = way
            path.append(way)
            deal.choose(way.choice)
        return ways[self.root.seat]

    def select(self, node: Node, deal: State, rng: Rng) -> Node:
        """A new choice while the menu is still being opened, else the one with the best upper bound."""
        step = deal.step
        assert step is not None
        base: i64 = step.kind_for(deal, deal.seat).offset
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

    def prime_if_due(self, node: Node, deal: State, rng: Rng) -> None:
        """Judges a menu beforehand, once it is worth it; in a simultaneous decision those of all seats."""
        if self.manner.prime_width == 0 or node.primed or node.visits < self.manner.prime_after:
            return
        node.primed = True
        owing: i64 = deal.owing()
        for seat in range(deal.seats):
            if owing >> seat & 1:
                if seat == deal.seat:
                    self.prime(node, deal, rng)
                else:
                    other = deal.copy()
                    other.turn_to(seat)
                    self.prime(node, other, rng)

    def prime(self, node: Node, deal: State, rng: Rng) -> None:
        """Judges each choice of a menu by the best end of its chain."""
        step = deal.step
        assert step is not None
        manner = self.manner
        share: i64 = manner.prime_width // len(deal.menu)
        for choice in deal.menu:
            key = (step.kind_for(deal, deal.seat).offset + choice) << _SEAT_BITS | deal.seat
            child = node.children.get(key)
            if child is None:
                child = Node(deal.seat, choice)
                node.children[key] = child
            chain = Chain(self.evaluate, rng)
            chain.explore_choice(deal, choice, share if share > 0 else 1)
            child.weight += manner.prime_weight
            child.total += manner.prime_weight * chain.value

    def upper(self, known: list[Node]) -> Node:
        """The best mean plus a bonus for what was tried seldom among the times it could have been."""
        best = known[0]
        best_bound = -1.0
        for child in known:
            child.available += 1
            bound = child.total / child.weight + self.manner.exploration * sqrt(
                log(float(child.available) + child.weight - float(child.visits)) / child.weight
            )
            if bound > best_bound:
                best_bound = bound
                best = child
        return best
