"""The shelf: every folder here that has a ``game.py`` is a game, and so are those in the folders of ASZTAL_GAMES."""

from __future__ import annotations

import difflib
import os
from functools import cache
from importlib import import_module
from pathlib import Path

from asztal.engine.errors import UnknownGame
from asztal.engine.folders import folders
from asztal.engine.game import Game


def names() -> list[str]:
    """The games there are."""
    return sorted({path.parent.name for folder in folders() for path in folder.glob("*/game.py")})


def reach_elsewhere() -> None:
    """Makes games from other folders modules of this package like any other."""
    for name in os.environ.get("ASZTAL_GAMES", "").split(os.pathsep):
        shelf = str(Path(name).resolve())
        if name and shelf not in __path__:
            __path__.append(shelf)


# At once: what comes from another process may need a module before anybody asks for its game.
reach_elsewhere()


@cache
def find(name: str) -> Game:
    """The game of that name."""
    if name not in names():
        close = difflib.get_close_matches(str(name).lower().replace("-", "_").replace(" ", "_"), names(), 1)
        hint = f"did you mean {close[0]}?" if close else f"there are {', '.join(names())}."
        raise UnknownGame(f"There is no game '{name}'; {hint}")
    reach_elsewhere()
    game: Game = import_module(f"asztal.games.{name}.game").GAME
    return game
