"""The search bot: ``Search`` with a budget."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from asztal.bots.bot import Bot
from asztal.bots.search import Manner, Search
from asztal.engine.game import Game
from asztal.engine.rng import Rng
from asztal.engine.state import State
from asztal.engine.step import AskTogether

# Found by matches of Tara against greedy. Neighbouring choices differ by a few hundredths in value; more exploration
# than this drowns them, and without priming the search is no better than greedy.
USUAL: Mapping[str, Any] = {
    "exploration": 0.02,
    "horizon": 2,
    "width": 24,
    "prime_after": 8,
    "prime_width": 100,
    "prime_weight": 2.0,
}


class SearchBot(Bot):
    """Thinks ahead within a budget of iterations or seconds; with iterations the same seed gives the same choice.

    The small decisions of one turn belong together: the tree of one is kept for the next, as long as nobody else has
    chosen and nothing was drawn or revealed in between.
    """

    def __init__(self, game: Game, iterations: int, seconds: float) -> None:
        super().__init__(game)
        self.iterations = iterations
        self.seconds = seconds
        self._kept: Search | None = None
        self._expected = (-1, -1, -1)

    def search(self) -> Search:
        """A search as this bot would make it."""
        manner = Manner(**{**USUAL, **self.game.search})
        return Search(self.game.evaluate, manner, self.iterations, self.seconds)

    def choose(self, state: State, rng: Rng) -> int:
        now = (int(state.seat), int(state.finality), int(state.decisions))
        search = self._kept if self._kept is not None and now == self._expected else self.search()
        choice = search.run(state, rng)
        search.descend(choice)
        # What others do meanwhile in a simultaneous decision is secret, and must not show in what is kept.
        self._kept = None if isinstance(state.step, AskTogether) else search
        self._expected = (now[0], now[1], now[2] + 1)
        return choice
