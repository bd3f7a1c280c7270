"""Catanatron: random matches of four players, and copies of one."""

# mypy: disable-error-code="import-not-found"

from __future__ import annotations

from random import Random, seed
from typing import Any

from catanatron import Color, Game, RandomPlayer

from bench.peers.measuring import Work

DISTRIBUTION = "catanatron"
# After so many turns Catanatron's own loop gives a match up.
_TURNS = 1000
_MANY = 100


def works() -> dict[str, Work]:
    seed(1)
    start = Game([RandomPlayer(color) for color in Color])
    draw = Random(1).random

    def play_on(game: Any, limit: int) -> int:
        """Quicker than its own play(), which looks up every choice among the legal ones again."""
        made = 0
        while made < limit and game.winning_color() is None and game.state.num_turns < _TURNS:
            actions = game.state.playable_actions
            game.execute(actions[int(draw() * len(actions))], validate_action=False)
            made += 1
        return made

    middle = start.copy()
    play_on(middle, 200)

    def copies() -> int:
        for _ in range(_MANY):
            middle.copy()
        return _MANY

    return {"Catanatron decisions": lambda: play_on(start.copy(), 1 << 30), "Catanatron copies": copies}
