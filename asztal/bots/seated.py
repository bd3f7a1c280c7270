"""Bots at a table: they choose for the seats they sit on."""

from __future__ import annotations

from asztal.bots import consult, make
from asztal.match import Match
from asztal.match.record import BOT


def next_bot(match: Match) -> int | None:
    """A seat that owes a choice and has a bot, or None."""
    for seat in match.owing():
        if match.seats[seat].who == BOT:
            return seat
    return None


def let_bot_choose(match: Match, seat: int) -> int:
    """The bot of the seat makes its choice, and which it was is returned."""
    bot = make(match.seats[seat].bot, match.game)
    choice = consult(bot, match.state, seat, match.rng_for(seat))
    match.choose(seat, choice, match.number(seat))
    return choice
