"""RLCard: random matches of Uno and of limit hold'em, two players, with the features that its environments give."""

# mypy: disable-error-code="import-not-found,import-untyped"

from __future__ import annotations

from random import Random

import rlcard

from bench.peers.measuring import Work

DISTRIBUTION = "rlcard"
_MANY = 20


def works() -> dict[str, Work]:
    return {"RLCard uno": _decisions("uno"), "RLCard limit-holdem": _decisions("limit-holdem")}


def _decisions(name: str) -> Work:
    env = rlcard.make(name, config={"seed": 1})
    draw = Random(1).random

    def play() -> int:
        made = 0
        for _ in range(_MANY):
            state, _player = env.reset()
            while not env.is_over():
                legal = list(state["legal_actions"])
                state, _player = env.step(legal[int(draw() * len(legal))])
                made += 1
        return made

    return play
