"""Random play, the innermost loop of simulations and searches."""

from __future__ import annotations

from mypy_extensions import i64

from asztal.engine.rng import Rng
from asztal.engine.state import State


def play_on(state: State, rng: Rng, limit: i64) -> i64:
    """Makes random choices until the match is over or the limit is reached; says how many."""
    made: i64 = 0
    while made < limit:
        menu = state.menu
        size: i64 = len(menu)
        if size == 0:
            break
        state.choose(menu[rng.below(size)])
        made += 1
    return made
