"""Bots: random, beginner, amateur, greedy, coach, search, tree; each sees redealt copies only."""

from __future__ import annotations

import time
from collections.abc import Callable

from asztal.bots.beginner import AmateurBot, BeginnerBot
from asztal.bots.bot import DEFAULT_SECONDS, ENDLESS, THINKING, Bot, RandomBot, consult, parse_budget
from asztal.bots.budget import Budget
from asztal.bots.greedy import CoachBot, GreedyBot
from asztal.bots.levels import LEVELS, spec
from asztal.bots.search_bot import TreeBot, search_bot
from asztal.engine.errors import BadBot
from asztal.engine.game import Game

_PLAIN: dict[str, type[Bot]] = {
    "random": RandomBot,
    "beginner": BeginnerBot,
    "amateur": AmateurBot,
    "greedy": GreedyBot,
    "coach": CoachBot,
}
NAMES = (*_PLAIN, *THINKING)

__all__ = ["LEVELS", "NAMES", "Bot", "consult", "make"]


def make(word: str, game: Game, clock: Callable[[], float] = time.perf_counter) -> Bot:
    """The bot a word describes: a level, a name such as ``greedy`` or ``search``, ``search:0.2s`` or ``search:500``."""
    name, _, budget = spec(word, game).partition(":")
    if name not in NAMES:
        raise BadBot(f"There is no bot '{name}'; there are {', '.join([*NAMES, *LEVELS])}.")
    if name in THINKING:
        given = Budget(*(parse_budget(budget) if budget else (ENDLESS, DEFAULT_SECONDS)), clock)
        return search_bot(game, given) if name == "search" else TreeBot(game, given)
    if budget:
        raise BadBot(f"The bot {name} takes no budget; only {' and '.join(THINKING)} do.")
    return _PLAIN[name](game)
