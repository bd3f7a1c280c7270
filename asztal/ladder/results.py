"""What the matches of a ladder say without any model: who beat whom how often."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations

from asztal.bots.levels import LEVELS, spec
from asztal.engine.game import Game
from asztal.ladder.file import Played
from asztal.simulate import wilson

DUEL_HEADS = ("bot", "against", "matches", "won", "95 % interval")
TEXT_HEADS = ("bot", "against")
"""The columns of tables that hold texts; all others hold figures."""

Victories = dict[tuple[str, str], float]
"""(bot, another at its table) -> the bot's victories over it."""


@dataclass(frozen=True)
class Duel:
    """How two bots did against each other: of the matches that one of them won, the share of the first."""

    bot: str
    against: str
    games: int
    won: float
    low: float
    high: float


def victories(matches: Iterable[Played]) -> Victories:
    """Whoever wins has beaten all others at the table; shared victories count in part."""
    found: Victories = defaultdict(float)
    for match in matches:
        for bot, payoff in zip(match.bots, match.payoffs, strict=True):
            for other in match.bots:
                if other != bot:
                    found[bot, other] += payoff
    return found


def duel(found: Victories, bot: str, against: str) -> Duel | None:
    """How a bot did against another, with Wilson's interval; None if neither ever won with both at the table."""
    won, lost = found.get((bot, against), 0.0), found.get((against, bot), 0.0)
    if won + lost == 0:
        return None
    return Duel(bot, against, round(won + lost), won / (won + lost), *wilson(won, won + lost))


def duels(matches: Iterable[Played], bots: Sequence[str]) -> list[Duel]:
    """All duels, each told of the bot that comes first in ``bots``."""
    found = victories(matches)
    met = [duel(found, bot, against) for bot, against in combinations(bots, 2)]
    return [one for one in met if one is not None]


def duel_rows(matches: Iterable[Played], bots: Sequence[str], game: Game) -> list[list[str]]:
    """All duels as the rows of a table, under DUEL_HEADS."""
    return [
        [
            called(one.bot, game),
            called(one.against, game),
            f"{one.games:,}",
            f"{one.won:.1%}",
            f"{one.low:.1%} to {one.high:.1%}",
        ]
        for one in duels(matches, bots)
    ]


def level_bots(game: Game) -> dict[str, str]:
    """The levels from the lowest to the highest, and the bots behind them in this game."""
    return {level: spec(level, game) for level in LEVELS}


def bots_in(matches: Iterable[Played], game: Game) -> list[str]:
    """The bots that played: the levels from the lowest to the highest, then the others."""
    order = {bot: at for at, bot in enumerate(level_bots(game).values())}
    played = {bot for match in matches for bot in match.bots}
    return sorted(played, key=lambda bot: (order.get(bot, len(order)), bot))


def called(bot: str, game: Game) -> str:
    """The bot with the name of its level in this game, if it has one."""
    return next((f"{level} ({bot})" for level, behind in level_bots(game).items() if behind == bot), bot)
