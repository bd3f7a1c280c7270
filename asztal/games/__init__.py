"""The shelf: every folder here that has a ``game.py`` is a game."""

from __future__ import annotations

import difflib
from functools import cache
from importlib import import_module
from pathlib import Path

from asztal.engine.errors import UnknownGame
from asztal.engine.game import Game


def names() -> list[str]:
    """The games there are."""
    return sorted(path.parent.name for path in Path(__file__).parent.glob("*/game.py"))


@cache
def find(name: str) -> Game:
    """The game of that name."""
    if name not in names():
        close = difflib.get_close_matches(str(name).lower().replace("-", "_").replace(" ", "_"), names(), 1)
        hint = f"did you mean {close[0]}?" if close else f"there are {', '.join(names())}."
        raise UnknownGame(f"There is no game '{name}'; {hint}")
    game: Game = import_module(f"asztal.games.{name}.game").GAME
    return game
