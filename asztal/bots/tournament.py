"""Tournament: the plans for a turn compete with each other in the same imagined deals.

A turn can be a chain of small decisions with hundreds of ends. The best ends by ``evaluate`` are the plans that enter.
In every round one deal of everything hidden is imagined (``redeal``), and each plan is played out in it with the same
luck, so that what differs is the plan. After each stage the worse half drops out (sequential halving).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from asztal.bots.budget import Budget
from asztal.bots.chain import Chain, Plans, Playout, is_over, lucks
from asztal.engine.rng import Rng
from asztal.engine.state import State
from asztal.engine.step import AskTogether

# What ``evaluate`` says of the end of a plan counts as so many rounds: with little time, plans are nearly equal.
_FIRST_ROUNDS: Final = 5


class Entrant:
    """A plan in the tournament: its choices, and what came of it."""

    def __init__(self, path: list[int], value: float) -> None:
        self.path = path
        self.rounds = _FIRST_ROUNDS
        self.total = _FIRST_ROUNDS * value

    def mean(self) -> float:
        """What came of it in the middle."""
        return self.total / self.rounds


def _mean(entrant: Entrant) -> float:
    return entrant.mean()


class Tournament:
    """One thinking about one turn: ``plans`` of the best ends, found among ``width``, are played out."""

    def __init__(self, playout: Playout, plans: int, width: int, budget: Budget) -> None:
        self.playout = playout
        self.plans = plans
        self.width = width
        self.budget = budget
        self.sees_all = False
        """Leaves what is hidden as it is; only for measuring what hidden information is worth."""

    def run(self, state: State, rng: Rng) -> Entrant:
        """The best plan for what ``state.seat`` is asked; the state is only ever played on through ``redeal``."""
        self.budget.begin()
        found = Plans(self.playout.evaluate, rng, self.plans, lucks(rng, self.playout.throws))
        found.find(self.imagine(state, rng), self.width)
        entrants = [Entrant(found.paths[at], found.values[at]) for at in range(len(found.paths))]
        stages = (len(entrants) - 1).bit_length()
        for stage in range(stages):
            self.play_round(state, entrants, rng)
            while self.budget.spent() < (stage + 1) / stages:
                self.play_round(state, entrants, rng)
            entrants.sort(key=_mean, reverse=True)
            del entrants[(len(entrants) + 1) // 2 :]
        return entrants[0]

    def play_round(self, state: State, entrants: list[Entrant], rng: Rng) -> None:
        """One deal, in which each plan that is left is played out with the same luck."""
        seat: i64 = state.seat
        deal = self.imagine(state, rng)
        if isinstance(deal.step, AskTogether):
            self.let_others_choose(deal, seat, rng)
        luck = rng.spawn()
        for entrant in entrants:
            entrant.total += self.outcome(deal, entrant.path, luck.copy())[seat]
            entrant.rounds += 1
            self.budget.done += 1

    def imagine(self, state: State, rng: Rng) -> State:
        """The deal of a round, and its luck."""
        if not self.sees_all:
            return state.redeal(state.seat, rng)
        deal = state.copy()
        deal.rng = rng.spawn()
        return deal

    def outcome(self, deal: State, path: list[int], rng: Rng) -> list[float]:
        """What comes of a plan in a deal, as far as it can be followed there."""
        here = deal.copy()
        for choice in path:
            if is_over(deal, here) or choice not in here.menu:
                break
            here.choose(choice)
        return self.playout.judge(here, 1 if here.seat != deal.seat else 0, rng)

    def let_others_choose(self, deal: State, seat: i64, rng: Rng) -> None:
        """In a simultaneous decision the others choose first, and once for all plans: they can't know the plan."""
        for other in range(deal.seats):
            while other != seat and deal.owing() >> other & 1:
                deal.turn_to(other)
                chain = Chain(self.playout.evaluate, rng)
                chain.explore(deal, self.playout.width)
                deal.choose(chain.path[0])
        deal.turn_to(seat)
