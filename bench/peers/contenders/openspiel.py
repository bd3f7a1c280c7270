"""OpenSpiel, as published: its rollouts and its search in C++, its states driven from Python, and a game in Python."""

from __future__ import annotations

from random import Random
from typing import Any

import open_spiel.python.games
import pyspiel

from bench.peers.contenders.driving import spiel
from bench.peers.errors import PeersError
from bench.peers.measuring import Work

DISTRIBUTION = "open_spiel"
# As for Asztal.
SIMULATIONS = 20_000
_MANY = 500


def works() -> dict[str, Work]:
    """Connect Four; and tic-tac-toe, which is written in Python."""
    game = pyspiel.load_game("connect_four")
    start = game.new_initial_state()
    draw = Random(1).random

    def bot(simulations: int, rollouts: int) -> Any:
        # No memory limit, so that it never collects garbage; no solver, because ours has none.
        evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=rollouts, seed=1)
        return pyspiel.MCTSBot(
            game, evaluator, uct_c=2, max_simulations=simulations, max_memory_mb=0, solve=False, seed=1, verbose=False
        )

    def searched(thinking: Any, simulations: int) -> int:
        root = thinking.mcts_search(start)
        if root.explore_count != simulations:
            raise PeersError(f"OpenSpiel's search did {root.explore_count} simulations instead of {simulations}.")
        return simulations

    # Python can't call the evaluator itself. But a search's first simulation has no tree to walk and consists of the
    # evaluator's rollouts from the root alone, all of them in one C++ loop. It is also quicker than evaluate_bots()
    # with two uniform random bots, the other way to stay in C++.
    roller = bot(1, _MANY)
    thinker = bot(SIMULATIONS, 1)

    def from_python() -> int:
        for _ in range(_MANY):
            state = game.new_initial_state()
            legal_actions, apply_action = state.legal_actions, state.apply_action
            # There are no legal actions at the end: this spares is_terminal(), and draw() is quicker than choice().
            while legal := legal_actions():
                apply_action(legal[int(draw() * len(legal))])
        return _MANY

    return {
        "OpenSpiel rollouts": lambda: searched(roller, 1) * _MANY,
        "OpenSpiel from Python": from_python,
        "OpenSpiel MCTS": lambda: searched(thinker, SIMULATIONS),
        "OpenSpiel game in Python": spiel(open_spiel.python.games.tic_tac_toe.TicTacToeGame()),
    }
