"""Bots: random, greedy, search; each sees redealt copies only."""

from __future__ import annotations

from asztal.bots.bot import DEFAULT_SECONDS, ENDLESS, Bot, RandomBot, consult, parse_budget
from asztal.bots.greedy import GreedyBot
from asztal.bots.levels import LEVELS, spec
from asztal.bots.search_bot import SearchBot
from asztal.engine.errors import BadBot
from asztal.engine.game import Game

NAMES = ("random", "greedy", "search")

__all__ = ["LEVELS", "NAMES", "Bot", "consult", "make"]


def make(word: str, game: Game) -> Bot:
    """The bot a word describes: a level, ``random``, ``greedy``, ``search``, ``search:0.2s`` or ``search:500``."""
    name, _, budget = spec(word).partition(":")
    if name not in NAMES:
        raise BadBot(f"There is no bot '{name}'; there are {', '.join([*NAMES, *LEVELS])}.")
    if name == "search":
        iterations, seconds = parse_budget(budget) if budget else (ENDLESS, DEFAULT_SECONDS)
        return SearchBot(game, iterations, seconds)
    if budget:
        raise BadBot(f"The bot {name} takes no budget; only search does.")
    return RandomBot(game) if name == "random" else GreedyBot(game)
