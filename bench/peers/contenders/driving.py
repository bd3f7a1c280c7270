"""Loops in Python that several contenders are driven by, so that both sides do the same work."""

from __future__ import annotations

from random import Random
from typing import Any

from bench.peers.measuring import Work

_FEW = 5


def agents(env: Any) -> Work:
    """Random matches in an environment of PettingZoo, one for all matches; counts decisions.

    ``observe`` and ``terminations`` are public and quicker than ``last``, and the agents' empty steps after the end are
    left out. The next legal action from a random one on is taken, which is quicker than to draw among the legal ones.
    """
    draw = Random(1).random

    def play() -> int:
        made = 0
        for _ in range(_FEW):
            env.reset()
            agent = env.agent_selection
            while not env.terminations[agent]:
                mask = env.observe(agent)["action_mask"].tobytes()
                action = mask.find(1, int(draw() * len(mask)))
                env.step(action if action >= 0 else mask.find(1))
                made += 1
                agent = env.agent_selection
        return made

    return play


def steps(env: Any) -> Work:
    """Matches that were drawn beforehand, played again in an environment of PettingZoo; counts decisions."""
    draw = Random(1).random
    matches = []
    for seed in range(_FEW):
        env.reset(seed=seed)
        actions = []
        while not env.terminations[env.agent_selection]:
            legal = env.observe(env.agent_selection)["action_mask"].nonzero()[0].tolist()
            actions.append(legal[int(draw() * len(legal))])
            env.step(actions[-1])
        matches.append(actions)

    def play() -> int:
        for seed, actions in enumerate(matches):
            env.reset(seed=seed)
            for action in actions:
                env.step(action)
        return sum(map(len, matches))

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
