"""The search bots: thinking ahead within a budget, by a tournament of plans, by looking at everything, or by a tree."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass

from asztal.bots.bot import Bot
from asztal.bots.budget import Budget
from asztal.bots.chain import Playout, choose_on, is_over
from asztal.bots.lookahead import Lookahead
from asztal.bots.tournament import Tournament
from asztal.bots.tree import Manner, Tree
from asztal.engine.game import Game
from asztal.engine.rng import Rng
from asztal.engine.state import State
from asztal.engine.step import AskTogether


@dataclass(frozen=True)
class Thought:
    """What came of thinking: the next choices of the seat, and its share of the victory to be expected."""

    choices: list[int]
    value: float


class SearchBot(Bot):
    """Thinks ahead within a budget of iterations or seconds; with iterations the same seed gives the same choice.

    The small decisions of one turn belong together: what was thought about one is kept for the next, if its seat then
    sees what it expected to see. So the budget is for a turn, as long as nothing is drawn or revealed in between. Where
    all choose at the same time, nobody waits for anybody, and each choice is thought about anew, unless the game says
    that a plan is followed there too (``Approach.follows_together``).
    """

    def __init__(self, game: Game, budget: Budget) -> None:
        super().__init__(game)
        self.budget = budget
        self.approach = game.thinking.approach
        self._expected: tuple[int, bytes] | None = None

    @abstractmethod
    def think(self, state: State, rng: Rng) -> Thought:
        """Thinks about a decision as if it were the first of its turn."""

    @abstractmethod
    def think_on(self, state: State, rng: Rng) -> Thought:
        """Thinks about the next decision of a turn that was thought about before."""

    def choose(self, state: State, rng: Rng) -> int:
        seat = int(state.seat)
        seen = (seat, self.game.thinking.observe(state, seat))
        thought = self.think_on(state, rng) if seen == self._expected else self.think(state, rng)
        choice = thought.choices[0]
        after = state.copy()
        choose_on(after, choice)
        anew = isinstance(state.step, AskTogether) and not self.approach.follows_together
        over = anew or is_over(state, after)
        self._expected = None if over else (seat, self.game.thinking.observe(after, seat))
        return choice

    def playout(self) -> Playout:
        """How this bot judges a position."""
        how = self.approach
        playout = Playout(self.game.thinking.evaluate, how.horizon, how.width, how.throws)
        playout.throws_ahead = how.throws_ahead
        playout.moments = how.moments
        if self.game.thinking.prospects is not None:
            playout.prospects = self.game.thinking.prospects
        return playout


class TournamentBot(SearchBot):
    """Plans its whole turn, and follows the plan that did best in a tournament."""

    def __init__(self, game: Game, budget: Budget) -> None:
        super().__init__(game, budget)
        self.sees_all = False
        self._left = Thought([], 0.0)

    def think(self, state: State, rng: Rng) -> Thought:
        how = self.approach
        plans = how.plans_together if isinstance(state.step, AskTogether) else how.plans
        tournament = Tournament(self.playout(), plans, how.plan_width, self.budget)
        tournament.margin = how.margin
        tournament.caution = how.caution
        tournament.expect = self.game.thinking.expect
        tournament.sees_all = self.sees_all
        best = tournament.run(state, rng)
        thought = Thought(best.path, best.mean())
        self._left = Thought(best.path[1:], best.mean())
        return thought

    def think_on(self, state: State, rng: Rng) -> Thought:
        thought = self._left
        if not thought.choices or thought.choices[0] not in state.menu:
            # What was hidden when the plan was made has taken it elsewhere.
            return self.think(state, rng)
        self._left = Thought(thought.choices[1:], thought.value)
        return thought


class LookaheadBot(SearchBot):
    """Looks at everything that can happen, as deep as there is time."""

    def think(self, state: State, rng: Rng) -> Thought:
        thinking = Lookahead(self.game.thinking.evaluate, self.budget)
        choice = thinking.run(state, rng)
        return Thought([choice], min(max(thinking.value, 0.0), 1.0))

    def think_on(self, state: State, rng: Rng) -> Thought:
        return self.think(state, rng)


class TreeBot(SearchBot):
    """Searches by a tree, and keeps what lies behind its choice for the next one."""

    def __init__(self, game: Game, budget: Budget) -> None:
        super().__init__(game, budget)
        self._tree = self.new_tree()

    def new_tree(self) -> Tree:
        """A tree that has not begun to grow."""
        how = self.approach
        manner = Manner(how.exploration, self.playout(), 0, how.prime_after, how.prime_width, how.prime_weight)
        return Tree(self.game.thinking.evaluate, manner, self.budget)

    def think(self, state: State, rng: Rng) -> Thought:
        self._tree = self.new_tree()
        return self.think_on(state, rng)

    def think_on(self, state: State, rng: Rng) -> Thought:
        best = self._tree.run(state, rng)
        self._tree.descend(best.choice)
        return Thought([int(best.choice)], best.total / best.weight)


def search_bot(game: Game, budget: Budget) -> SearchBot:
    """The search bot that suits a game: where two play, all is open and nothing is left to chance, all can be seen."""
    foreseeable = not game.rules.secrets and not game.rules.chance and max(game.seats) == 2
    return LookaheadBot(game, budget) if foreseeable else TournamentBot(game, budget)
