"""Beginner and amateur: play sensibly, but can't tell choices apart that are nearly as good as each other."""

from __future__ import annotations

from math import exp, log

from asztal.bots.bot import Bot
from asztal.bots.chain import Chain, lucks
from asztal.engine.rng import Rng
from asztal.engine.state import State
from asztal.engine.thinking import Sight

# What is worse than the best by so many blurs is seen to be bad, and never chosen.
_SEEN = 2.0
# A victory or a defeat at hand differs from everything else by far more than that.
_NEVER = 1e-9
_WORDS = 1 << 32


class BeginnerBot(Bot):
    """Judges each choice like greedy, then picks among the good ones, the better the likelier."""

    def blur(self, sight: Sight) -> float:
        """The difference that this bot hardly sees."""
        return sight.beginner

    def choose(self, state: State, rng: Rng) -> int:
        sight = self.game.thinking.sight
        blur = self.blur(sight)
        menu = state.menu
        more = lucks(rng, self.game.thinking.approach.throws)
        odds = [self._odds(state, choice, sight.ends // len(menu), rng, more) for choice in menu]
        best = max(odds)
        behind = [(best - value) / blur for value in odds]
        likings = [exp(-blurs) if blurs <= _SEEN else 0.0 for blurs in behind]
        return _pick(menu, likings, rng)

    def _odds(self, state: State, choice: int, ends: int, rng: Rng, more: list[Rng]) -> float:
        """The log odds of victory at the best end that a choice was seen to lead to."""
        chain = Chain(self.game.thinking.evaluate, rng, more)
        chain.explore_choice(state, choice, max(1, ends))
        chance = min(max(chain.value, _NEVER), 1.0 - _NEVER)
        return log(chance / (1.0 - chance))


class AmateurBot(BeginnerBot):
    """Sees finer differences."""

    def blur(self, sight: Sight) -> float:
        return sight.amateur


def _pick(menu: list[int], likings: list[float], rng: Rng) -> int:
    """One of the choices, each as likely as it is liked."""
    left = sum(likings) * float(rng.word()) / _WORDS
    for choice, liking in zip(menu, likings, strict=True):
        if left < liking:
            return choice
        left -= liking
    return menu[likings.index(max(likings))]
