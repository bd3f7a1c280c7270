"""Bot: whoever chooses for a seat without being asked; and the one door through which bots see a match."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod

from asztal.engine.errors import BadBot
from asztal.engine.game import Game
from asztal.engine.rng import Rng
from asztal.engine.state import State

ENDLESS = 1 << 60
DEFAULT_SECONDS = 0.2
# The bots that think within a budget; all others answer at once.
THINKING = ("search", "tree")


class Bot(ABC):
    """Chooses for the seat that a state asks. The state is a redealt copy: nothing in it is secret from the seat."""

    def __init__(self, game: Game) -> None:
        self.game = game

    @abstractmethod
    def choose(self, state: State, rng: Rng) -> int:
        """A choice from ``state.menu``."""


class RandomBot(Bot):
    """Any choice, with equal chances."""

    def choose(self, state: State, rng: Rng) -> int:
        return state.menu[rng.below(len(state.menu))]


def consult(bot: Bot, state: State, seat: int, rng: Rng) -> int:
    """What the bot chooses for the seat. It gets a redealt copy, so it can't cheat even by mistake."""
    known = state.redeal(seat, rng)
    known.turn_to(seat)
    return bot.choose(known, rng)


_BUDGET = re.compile(r"(?P<amount>\d+(?:\.\d+)?)(?P<unit>s?)")


def parse_budget(text: str) -> tuple[int, float]:
    """A budget such as ``500`` (iterations) or ``0.2s`` (seconds), as (iterations, seconds)."""
    match = _BUDGET.fullmatch(text)
    if match is None or not 0 < float(match["amount"]) <= ENDLESS or (not match["unit"] and "." in match["amount"]):
        raise BadBot(f"'{text}' is no budget for a bot; write 500 for iterations or 0.2s for seconds.")
    if match["unit"]:
        return ENDLESS, float(match["amount"])
    return int(match["amount"]), 0.0
