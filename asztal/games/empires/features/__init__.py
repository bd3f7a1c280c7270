"""What a bot thinks of a position in Empires."""

from __future__ import annotations

from asztal.games.empires.features.judging import aspects, evaluate, evaluate_for_a_lesson, judge, scale
from asztal.games.empires.features.weights import MORE_PLAYERS, TWO_PLAYERS, Weights

__all__ = ["MORE_PLAYERS", "TWO_PLAYERS", "Weights", "aspects", "evaluate", "evaluate_for_a_lesson", "judge", "scale"]
