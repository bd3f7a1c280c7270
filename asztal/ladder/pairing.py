"""Who meets whom, on which seats, and with how much time to think."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations

from asztal.bots.bot import DEFAULT_SECONDS, ENDLESS, THINKING, parse_budget
from asztal.simulate import rotated

NEIGHBOURS, ALL = "neighbours", "all"


@dataclass(frozen=True)
class Meeting:
    """A match to be played: the bots around the table, moved on by ``turn`` seats."""

    bots: tuple[str, ...]
    seed: int
    turn: int

    @property
    def seated(self) -> tuple[str, ...]:
        """The bots in the order of the seats."""
        return tuple(rotated(self.bots, self.turn))


def tables(bots: Sequence[str], seats: int, pairs: str = NEIGHBOURS) -> list[tuple[str, ...]]:
    """The bots that meet at one table: as many neighbours as there are seats, or all combinations."""
    if pairs == ALL:
        return list(combinations(bots, seats))
    return [tuple(bots[at : at + seats]) for at in range(len(bots) - seats + 1)]


def schedule(meeting: Sequence[tuple[str, ...]], games: int, seed: int) -> Iterator[Meeting]:
    """Whole deals for every table, at least so many games each, the tables in turn so that all grow together.

    Each deal is played once from each seat. From deal to deal the bots sit in another order around the table, so that
    nobody always has the same neighbour.
    """
    seats = len(meeting[0])
    for deal in range(-(-games // seats)):
        for table in meeting:
            orders = [(table[0], *others) for others in permutations(table[1:])]
            for turn in range(seats):
                yield Meeting(orders[deal % len(orders)], seed + deal, turn)


def scaled(bot: str, scale: float) -> str:
    """The bot with its seconds of thinking multiplied by the scale; iterations are left as they are."""
    name, _, budget = bot.partition(":")
    if name not in THINKING:
        return bot
    iterations, seconds = parse_budget(budget) if budget else (ENDLESS, DEFAULT_SECONDS)
    return bot if iterations < ENDLESS else f"{name}:{seconds * scale:.6f}s"
