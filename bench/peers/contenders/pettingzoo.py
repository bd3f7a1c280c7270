"""PettingZoo's connect_four_v3: with the wrappers that users get, and bare."""

from __future__ import annotations

from random import Random
from typing import Any

from pettingzoo.classic import connect_four_v3

from bench.peers.contenders.driving import agents, steps
from bench.peers.measuring import Work

DISTRIBUTION = "pettingzoo"
_FEW = 5


def works() -> dict[str, Work]:
    return {
        "PettingZoo env": _playouts(connect_four_v3.env()),
        "PettingZoo raw_env": _playouts(connect_four_v3.raw_env()),
        "PettingZoo decisions": agents(connect_four_v3.env()),
        "PettingZoo steps": steps(connect_four_v3.env()),
    }


def _playouts(env: Any) -> Work:
    """As ``agents``, but matches are counted, and a legal column is drawn from the mask by trying, which is quicker."""
    draw = Random(1).random

    def play() -> int:
        for _ in range(_FEW):
            env.reset()
            agent = env.agent_selection
            while not env.terminations[agent]:
                mask = env.observe(agent)["action_mask"]
                column = int(draw() * 7)
                while not mask[column]:
                    column = int(draw() * 7)
                env.step(column)
                agent = env.agent_selection
        return _FEW

    return play
