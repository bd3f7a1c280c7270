"""Levels: bots as players choose them, from easy to expert, and how strong each was found to be."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from asztal.bots.bot import THINKING
from asztal.engine.folders import folder_of
from asztal.engine.game import Game
from asztal.engine.tables import TomlTable

# Each level is a bot and its budget for one turn; a game can have its own (``Thinking.levels``).
LEVELS: Final = {"easy": "beginner", "medium": "amateur", "hard": "greedy", "expert": "search:4s"}


def spec(level: str, game: Game | None = None) -> str:
    """The bot behind a level, in this game; whatever is no level is a bot itself."""
    own = game.thinking.levels if game is not None else {}
    return own.get(level, LEVELS.get(level, level))


def is_quick(word: str, game: Game) -> bool:
    """Whether a bot answers at once; the search bots think as long as they are given."""
    return spec(word, game).partition(":")[0] not in THINKING


@dataclass(frozen=True)
class Strength:
    """How a level did in matches against another, or against a bot that is no level."""

    level: str
    against: str
    games: int
    won: int
    """Shared victories count in part; the sum is rounded."""


@dataclass(frozen=True)
class Measured:
    """What was measured of a game's levels, with how many seats, and with what part of their thinking time."""

    seats: int
    scale: float
    strengths: list[Strength]


def measured(game: Game) -> Measured | None:
    """What ``strength.toml`` in the game's folder says, or None if nothing was measured.

    Figures of levels that stand for other bots by now are left out.
    """
    path = folder_of(game.name) / "strength.toml"
    if not path.exists():
        return None
    table = TomlTable(f"{game.name}/{path.name}", tomllib.loads(path.read_text(encoding="utf-8")))
    levels = table.tables("level")
    played = {level.text("name"): level.text("bot") for level in levels}
    strengths = [
        _strength(level)
        for level in levels
        if _still_plays(level.text("name"), played, game) and _still_plays(level.text("against"), played, game)
    ]
    return Measured(table.number("seats", min(game.seats), max(game.seats)), _share(table, "scale"), strengths)


def _still_plays(level: str, played: Mapping[str, str], game: Game) -> bool:
    """Whether a level is the bot that it was then, as far as that was noted."""
    now = spec(level, game)
    return played.get(level, now) == now


def _strength(level: TomlTable) -> Strength:
    games = level.number("games", 1, 1 << 31)
    return Strength(level.text("name"), level.text("against"), games, round(_share(level, "won") * games))


def _share(table: TomlTable, key: str) -> float:
    value = table.entries.get(key)
    if not isinstance(value, float) or not 0.0 <= value <= 1.0:
        table.wrong(key, f"it must be a number from 0.0 to 1.0, not {value!r}")
    return value
