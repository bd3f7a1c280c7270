"""Double cards: which characters they have, when they lie on the table, and their pictures in small."""

from __future__ import annotations

from functools import cache
from typing import Final

from asztal.board import icon
from asztal.games.colonial import data

LINED_UP: Final = ("rounds", "war", "last-chance")
"""The phases in which programmes lie on the table."""


@cache
def pictures(card: int, used: int | None) -> str:
    """Once one of the characters was used, the other is faint."""
    return "".join(_picture(character, used in (None, character)) for character in data.ON_CARD[card])


def _picture(character: int, clear: bool) -> str:
    drawn = icon(data.CHARACTERS[character])
    return drawn if clear else f'<i class="off">{drawn}</i>'
