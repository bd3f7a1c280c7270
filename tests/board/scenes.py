"""Scenes to draw from."""

from __future__ import annotations

from typing import Any

from asztal.board import Scene
from asztal.games import find
from asztal.match import Match
from asztal.words import Words

NAMES = ["Réka <b>", 'Niamh & "Co"']


def scene(game: str, seat: int = 0, final: frozenset[int] = frozenset()) -> Scene[Any]:
    """What a seat sees of a match that has just begun."""
    found = find(game)
    return Scene(Match(found, 2, {}, 1).view(seat), Words("en", found, NAMES), found.colours, final)
