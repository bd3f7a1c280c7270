"""The shelf: every folder here that has a ``game.py`` is a game, and so are those in the folders of ASZTAL_GAMES."""

from __future__ import annotations

import difflib
from functools import cache
from importlib import import_module

from asztal.engine.errors import UnknownGame
from asztal.engine.folders import folder_of, folders
from asztal.engine.game import Game


def names() -> list[str]:
    """The games there are."""
    return sorted({path.parent.name for folder in folders() for path in folder.glob("*/game.py")})


@cache
def find(name: str) -> Game:
    """The game of that name."""
    if name not in names():
        close = difflib.get_close_matches(str(name).lower().replace("-", "_").replace(" ", "_"), names(), 1)
        hint = f"did you mean {close[0]}?" if close else f"there are {', '.join(names())}."
        raise UnknownGame(f"There is no game '{name}'; {hint}")
    shelf = str(folder_of(name).parent)
    if shelf not in __path__:
        # A game from elsewhere is a module of this package like any other.
        __path__.append(shelf)
    game: Game = import_module(f"asztal.games.{name}.game").GAME
    return game
