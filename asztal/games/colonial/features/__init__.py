"""What a bot thinks of a position in Colonial."""

from __future__ import annotations

from asztal.games.colonial.features.forecast import TRAITS, prospects, traits
from asztal.games.colonial.features.judging import (
    MORE_PLAYERS,
    TWO_PLAYERS,
    Weights,
    aspects,
    evaluate,
    evaluate_for_a_lesson,
    expect,
    judge,
    scale,
)

__all__ = [
    "MORE_PLAYERS",
    "TRAITS",
    "TWO_PLAYERS",
    "Weights",
    "aspects",
    "evaluate",
    "evaluate_for_a_lesson",
    "expect",
    "judge",
    "prospects",
    "scale",
    "traits",
]
