"""The search bot: ``Search`` with a budget."""

from __future__ import annotations

import os

from asztal.bots.bot import Bot
from asztal.bots.search import Search
from asztal.engine.game import Game
from asztal.engine.rng import Rng
from asztal.engine.state import State

CUTOFF = int(os.environ.get("CUT", "0"))
CHAINS = int(os.environ.get("CHAINS", "1"))
WIDTH = int(os.environ.get("WIDTH", "40"))
EXPLORATION = float(os.environ.get("EXPL", "0.5"))


class SearchBot(Bot):
    """Thinks ahead within a budget of iterations or seconds; with iterations the same seed gives the same choice."""

    def __init__(self, game: Game, iterations: int, seconds: float) -> None:
        super().__init__(game)
        self.iterations = iterations
        self.seconds = seconds

    def search(self) -> Search:
        """A search as this bot would make it."""
        return Search(self.game.evaluate, self.iterations, self.seconds, CUTOFF, CHAINS, WIDTH, EXPLORATION)

    def choose(self, state: State, rng: Rng) -> int:
        return self.search().run(state, rng)
