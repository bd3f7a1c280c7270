"""Levels: bots as players choose them, from easy to hard."""

from __future__ import annotations

from typing import Final

# Each level is a bot and its budget for one decision.
LEVELS: Final = {"easy": "greedy", "medium": "search:0.1s", "hard": "search:0.8s"}


def spec(level: str) -> str:
    """The bot behind a level; whatever is no level is a bot itself."""
    return LEVELS.get(level, level)
