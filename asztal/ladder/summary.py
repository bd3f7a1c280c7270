"""The summary of a ladder that a table's page reads: ``strength.toml`` in the game's folder."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

from asztal.engine.errors import BadLadder
from asztal.engine.folders import GAMES
from asztal.ladder.file import Ladder
from asztal.ladder.results import Duel, duel, level_bots, victories
from asztal.writing import put_down

CHANCE = "random"


def publish(ladders: Sequence[Ladder]) -> list[Path]:
    """Writes the summary of each game's first ladder into the game's folder, in a checkout; the files written."""
    if not (GAMES.parent.parent / "pyproject.toml").exists():
        raise BadLadder("This Asztal is installed, not checked out; --publish writes into the sources of a checkout.")
    first = {ladder.terms.game: ladder for ladder in reversed(ladders)}
    for ladder in first.values():
        if ladder.terms.rules != ladder.game.rules_version:
            raise BadLadder(
                f"{ladder.path} was played by rules version {ladder.terms.rules}, and {ladder.terms.game} has "
                f"{ladder.game.rules_version} now; 'asztal ladder {ladder.terms.game}' plays by those."
            )
    files = {GAMES / game / "strength.toml": summary(ladder) for game, ladder in first.items()}
    for path, text in files.items():
        put_down(path, text)
    return list(files)


def summary(ladder: Ladder) -> str:
    """How each level did against the one below it, the lowest against chance if they met; as TOML."""
    levels = _levels(ladder)
    games = min(level["games"] for level in levels)
    head = {"seats": ladder.terms.seats, "scale": ladder.terms.scale, "games": games}
    tables = ["\n[[level]]\n" + _lines(level) for level in levels]
    return "".join(["# Measured by 'asztal ladder', written by 'asztal strength --publish'.\n", _lines(head), *tables])


def _levels(ladder: Ladder) -> list[dict[str, Any]]:
    found = victories(ladder.matches)
    bots = level_bots(ladder.game)
    lowest = next(iter(bots))
    beaten = duel(found, bots[lowest], CHANCE)
    levels = [] if beaten is None else [_level(lowest, CHANCE, beaten)]
    for below, name in pairwise(bots):
        beaten = duel(found, bots[name], bots[below])
        if beaten is None:
            raise BadLadder(
                f"{ladder.path} has no matches between {name} and {below}; "
                f"'asztal ladder {ladder.terms.game}' plays them."
            )
        levels.append(_level(name, below, beaten))
    return levels


def _level(name: str, against: str, beaten: Duel) -> dict[str, Any]:
    shares = {"won": round(beaten.won, 4), "low": round(beaten.low, 4), "high": round(beaten.high, 4)}
    return {"name": name, "bot": beaten.bot, "against": against, "games": beaten.games, **shares}


def _lines(entries: Mapping[str, Any]) -> str:
    """Texts and numbers are written in TOML as they are in JSON."""
    return "".join(f"{key} = {json.dumps(value)}\n" for key, value in entries.items())
