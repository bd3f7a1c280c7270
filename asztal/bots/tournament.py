"""Tournament: the plans for a turn compete with each other in the same imagined deals.

A turn can be a chain of small decisions with hundreds of ends. The best ends by ``evaluate`` are the plans that enter.
In every round one deal of everything hidden is imagined (``redeal``), and each plan is played out in it with the same
luck, so that what differs is the plan. After each stage the worse half drops out (sequential halving).
"""

from __future__ import annotations

from collections.abc import Callable
from math import log, sqrt
from typing import Final

from mypy_extensions import i64

from asztal.bots.budget import Budget
from asztal.bots.chain import Chain, Plans, Playout, is_over, lucks
from asztal.engine.rng import Rng
from asztal.engine.state import State
from asztal.engine.step import AskTogether

# What ``evaluate`` says of the end of a plan counts as so many rounds: with little time, plans are nearly equal.
_FIRST_ROUNDS: Final = 5
# Fewer rounds tell nothing about how sure a lead is.
_FEW: Final = 4
# Who is behind by so many standard errors won't catch up.
_HOPELESS: Final = 2.5
# The share that a sure defeat counts as, because log odds have no end.
_LEAST: Final = 1e-9


class Entrant:
    """A plan in the tournament: its choices, and what came of it, by itself and compared with the favourite."""

    def __init__(self, path: list[int], value: float) -> None:
        self.path = path
        self.rounds = _FIRST_ROUNDS
        self.total = _FIRST_ROUNDS * value
        self.lead = 0.0
        self.squares = 0.0

    def play(self, value: float, usual: float) -> None:
        """What came of it in a round, and what came of the favourite there."""
        lead = value - usual
        self.rounds += 1
        self.total += value
        self.lead += lead
        self.squares += lead * lead

    def mean(self) -> float:
        """What came of it in the middle."""
        return self.total / self.rounds

    def lead_with(self, errors: float) -> float:
        """Its lead over the favourite in the middle, with so many standard errors added."""
        played = self.rounds - _FIRST_ROUNDS
        if played < _FEW:
            return errors
        mean = self.lead / played
        variance = max(self.squares / played - mean * mean, 0.0)
        return mean + errors * sqrt(variance / (played - 1))


def _mean(entrant: Entrant) -> float:
    return entrant.mean()


def log_odds(share: float) -> float:
    """A share of the victory as log odds."""
    bounded = min(max(share, _LEAST), 1.0 - _LEAST)
    return log(bounded / (1.0 - bounded))


class Tournament:
    """One thinking about one turn: ``plans`` of the best ends, found among ``width``, are played out."""

    def __init__(self, playout: Playout, plans: int, width: int, budget: Budget) -> None:
        self.playout = playout
        self.plans = plans
        self.width = width
        self.budget = budget
        self.margin = 0.0
        """Plans that ``evaluate`` likes less than the favourite by more than this, in log odds, are not played out; all
        are, if there is none."""
        self.caution = 0.0
        """The favourite, which ``evaluate`` likes best, is chosen unless another leads by so many standard errors: the
        best of many noisy results is often no better. With none, the best result wins."""
        self.expect: Callable[[State, int, Rng], None] | None = None
        """Makes a deal likelier (``Thinking.expect``)."""
        self.sees_all = False
        """Leaves what is hidden as it is; only for measuring what hidden information is worth."""

    def run(self, state: State, rng: Rng) -> Entrant:
        """The best plan for what ``state.seat`` is asked; the state is only ever played on through ``redeal``."""
        self.budget.begin()
        entrants = self.find_entrants(state, rng)
        favourite = entrants[0]
        stages = (len(entrants) - 1).bit_length()
        for stage in range(stages):
            self.play_round(state, entrants, favourite, rng)
            while self.budget.spent() < (stage + 1) / stages:
                self.play_round(state, entrants, favourite, rng)
                if self.is_decided(entrants, favourite):
                    return favourite
            entrants.sort(key=_mean, reverse=True)
            del entrants[(len(entrants) + 1) // 2 :]
        best = entrants[0]
        return best if self.caution == 0.0 or best.lead_with(-self.caution) > 0.0 else favourite

    def find_entrants(self, state: State, rng: Rng) -> list[Entrant]:
        """The plans that take part, the favourite first."""
        found = Plans(self.playout.evaluate, rng, self.plans, lucks(rng, self.playout.throws))
        found.find(self.imagine(state, rng), self.width)
        entrants = [Entrant(found.paths[at], found.values[at]) for at in range(len(found.paths))]
        entrants.sort(key=_mean, reverse=True)
        if self.margin == 0.0:
            return entrants
        least = log_odds(entrants[0].mean()) - self.margin
        return [entrant for entrant in entrants if log_odds(entrant.mean()) >= least]

    def is_decided(self, entrants: list[Entrant], favourite: Entrant) -> bool:
        """Whether nobody will catch up with the favourite any more."""
        if self.caution == 0.0:
            return False
        for entrant in entrants:
            if entrant is not favourite and entrant.lead_with(_HOPELESS) > 0.0:
                return False
        return True

    def play_round(self, state: State, entrants: list[Entrant], favourite: Entrant, rng: Rng) -> None:
        """One deal, in which each plan that is left is played out with the same luck."""
        seat: i64 = state.seat
        deal = self.imagine(state, rng)
        if isinstance(deal.step, AskTogether):
            self.let_others_choose(deal, seat, rng)
        luck = rng.spawn()
        # Where leads count, the favourite plays on though it may have dropped out.
        usual = self.outcome(deal, favourite.path, luck.copy())[seat] if self.caution > 0.0 else 0.0
        for entrant in entrants:
            known = self.caution > 0.0 and entrant is favourite
            value = usual if known else self.outcome(deal, entrant.path, luck.copy())[seat]
            entrant.play(value, usual)
            self.budget.done += 1

    def imagine(self, state: State, rng: Rng) -> State:
        """The deal of a round, and its luck."""
        if self.sees_all:
            deal = state.copy()
            deal.rng = rng.spawn()
        else:
            deal = state.redeal(state.seat, rng)
            if self.expect is not None:
                self.expect(deal, state.seat, rng)
        return deal

    def outcome(self, deal: State, path: list[int], rng: Rng) -> list[float]:
        """What comes of a plan in a deal, as far as it can be followed there."""
        here = deal.copy()
        for choice in path:
            if is_over(deal, here) or choice not in here.menu:
                break
            here.choose(choice)
        return self.playout.judge(here, 1 if here.seat != deal.seat else 0, rng, deal.moment())

    def let_others_choose(self, deal: State, seat: i64, rng: Rng) -> None:
        """In a simultaneous decision the others choose first, and once for all plans: they can't know the plan."""
        for other in range(deal.seats):
            while other != seat and deal.owing() >> other & 1:
                deal.turn_to(other)
                chain = Chain(self.playout.evaluate, rng)
                chain.explore(deal, self.playout.width)
                deal.choose(chain.path[0])
        deal.turn_to(seat)
