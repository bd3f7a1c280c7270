"""Chairs: who sits where at a table, and whether a bot chooses for them."""

from __future__ import annotations

from dataclasses import dataclass

from asztal.bots import LEVELS
from asztal.engine.errors import BadBot
from asztal.match.record import BOT, OPEN

STANDS_IN, RESIGNED, OUT_OF_TIME = "bot", "resigned", "time"
"""Why a bot chooses for a person: until the person is back, or for good."""
STAND_IN_BOT = "hard"


@dataclass
class Chair:
    """A seat at a table: who sits there, and whether a bot chooses for them."""

    who: str = OPEN
    guest: str = ""
    """Whose it is; a free seat may be kept for somebody, with their name."""
    name: str = ""
    bot: str = ""
    away: str = ""
    ready: bool = False
    """Whether whoever sits here has said that the match may begin."""

    @property
    def chosen_by_bot(self) -> bool:
        return self.who == BOT or self.away != ""

    @property
    def level(self) -> str:
        """The bot that chooses here."""
        return self.bot if self.who == BOT else STAND_IN_BOT


def check_level(level: str) -> None:
    """People choose among levels; a bot by its own name could be made to think for hours."""
    if level not in LEVELS:
        raise BadBot(f"There is no level '{level}'; there are {', '.join(LEVELS)}.")
