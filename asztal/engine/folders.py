"""Where games lie: in the package, and in the folders that ASZTAL_GAMES names."""

from __future__ import annotations

import os
from pathlib import Path

from asztal.engine.errors import BadData

GAMES = Path(__file__).resolve().parent.parent / "games"


def folders() -> list[Path]:
    """Every folder that holds folders of games; the package's own comes first."""
    more = [Path(name).resolve() for name in os.environ.get("ASZTAL_GAMES", "").split(os.pathsep) if name]
    for folder in more:
        if not folder.is_dir():
            raise BadData(f"ASZTAL_GAMES names {folder}, which is no folder; it must hold a folder for each game.")
    return [GAMES, *more]


def folder_of(game: str) -> Path:
    """A game's own folder; where it would lie in the package, if there is none."""
    found = (folder / game for folder in folders() if (folder / game / "game.py").exists())
    return next(found, GAMES / game)
