"""Loops in Python that several contenders are driven by, so that both sides do the same work."""

from __future__ import annotations

from random import Random
from typing import Any

from bench.peers.measuring import Work

_FEW = 5


def agents(env: Any) -> Work:
    """Random matches in an environment of PettingZoo, one for all matches; counts decisions.

    ``observe`` and ``terminations`` are public and quicker than ``last``, and the agents' empty steps after the end are
    left out.
    """
    draw = Random(1).random

    def play() -> int:
        made = 0
        for _ in range(_FEW):
            env.reset()
            agent = env.agent_selection
            while not env.terminations[agent]:
                legal = env.observe(agent)["action_mask"].nonzero()[0]
                env.step(legal[int(draw() * len(legal))])
                made += 1
                agent = env.agent_selection
        return made

    return play


def spiel(game: Any) -> Work:
    """Random matches in a game of OpenSpiel; counts decisions, not what chance draws."""
    draw = Random(1).random

    def play() -> int:
        made = 0
        for _ in range(_FEW):
            state = game.new_initial_state()
            while legal := state.legal_actions():
                made += not state.is_chance_node()
                state.apply_action(legal[int(draw() * len(legal))])
        return made

    return play
