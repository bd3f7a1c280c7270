"""Greedy: takes the choice that leads to the best position it can reach by itself."""

from __future__ import annotations

from asztal.bots.bot import Bot
from asztal.bots.chain import Chain, lucks
from asztal.engine.game import Game
from asztal.engine.rng import Rng
from asztal.engine.state import State

# So many ends of chains are looked at for one decision.
_ENDS = 600
# So many throws of dice the coach weighs.
_THROWS = 48


class GreedyBot(Bot):
    """Judges each choice by the game's ``evaluate`` where the seat's own chain of decisions ends."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.evaluate = game.thinking.evaluate
        self.throws = game.thinking.approach.throws

    def choose(self, state: State, rng: Rng) -> int:
        menu = state.menu[:]
        rng.shuffle(menu)
        best, best_value = menu[0], -1.0
        more = lucks(rng, self.throws)
        for choice in menu:
            chain = Chain(self.evaluate, rng, more)
            chain.explore_choice(state, choice, max(1, _ENDS // len(menu)))
            if chain.value > best_value:
                best, best_value = choice, chain.value
        return best


class CoachBot(GreedyBot):
    """Tells beginners what it would choose in their first match."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.evaluate = game.lesson.evaluate or game.thinking.evaluate
        # Beginners are told to look at the odds, so they must count, too.
        self.throws = _THROWS if self.throws > 1 else 1
