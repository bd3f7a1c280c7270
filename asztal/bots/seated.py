"""Bots at a table: they choose for the seats they sit on."""

from __future__ import annotations

from asztal.bots import Bot, consult, make
from asztal.match import Match
from asztal.match.record import BOT


class SeatedBots:
    """The bots of a match. Each stays as long as the match lasts, so that it can follow what it has planned."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._bots: dict[int, Bot] = {}

    def next(self) -> int | None:
        """A seat that owes a choice and has a bot, or None."""
        return next((seat for seat in self.match.owing() if self.match.seats[seat].who == BOT), None)

    def choose(self, seat: int) -> int:
        """The bot of the seat makes its choice, and which it was is returned."""
        match = self.match
        if seat not in self._bots:
            self._bots[seat] = make(match.seats[seat].bot, match.game)
        choice = consult(self._bots[seat], match.state, seat, match.rng_for(seat))
        match.choose(seat, choice, match.number(seat))
        return choice
