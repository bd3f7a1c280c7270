"""Asztal itself: its loops, states and search, and the same driven from Python."""

from __future__ import annotations

from random import Random

from asztal import _compiled
from asztal.bots.budget import Budget
from asztal.bots.tree import Manner, Tree
from asztal.engine.actions import action_mask
from asztal.engine.game import Game
from asztal.engine.play import play_on
from asztal.engine.rng import seeded
from asztal.engine.state import State
from asztal.games import find
from bench.peers.errors import PeersError
from bench.peers.measuring import Work

DISTRIBUTION = "asztal"
# Simulations in one search, as for OpenSpiel.
SIMULATIONS = 20_000
_MANY = 500
_FEW = 4
_LONGER_THAN_ANY_MATCH = 1 << 30
_RNG = seeded(1)
_draw = Random(1).random


def works() -> dict[str, Work]:
    """Connect Four beside OpenSpiel and PettingZoo, the big games beside Catanatron and RLCard."""
    need_compiled()
    four = find("connect_four").new(2, 1)
    tara = _big(find("tara"))
    fortress = _big(find("island_fortress"))
    duel = find("tara").new(2, 1, find("tara").thinking.simulation)
    return {
        "asztal playouts": lambda: _played(four, _MANY)[0],
        "asztal playouts from Python": lambda: _played_from_python(four, _MANY)[0],
        "asztal MCTS": lambda: _searched(find("connect_four"), four),
        "tara decisions": lambda: _played(tara, _FEW)[1],
        "tara decisions from Python": lambda: _played_from_python(tara, _FEW)[1],
        "tara features from Python": lambda: _features(find("tara"), duel),
        "fortress decisions": lambda: _played(fortress, _FEW)[1],
        "tara copies": _copies(tara),
        "fortress copies": _copies(fortress),
    }


def need_compiled() -> None:
    if not _compiled.is_compiled():
        raise PeersError(f"Only the compiled rules are worth comparing; these are {_compiled.status()}.")


def _big(game: Game) -> State:
    """A match of four, set up."""
    return game.new(4, 1, game.thinking.simulation)


def _played(start: State, matches: int) -> tuple[int, int]:
    """Matches and decisions made at random in the compiled loop."""
    made = 0
    for _ in range(matches):
        made += play_on(start.copy(), _RNG, _LONGER_THAN_ANY_MATCH)
    return matches, made


def _played_from_python(start: State, matches: int) -> tuple[int, int]:
    """The same, each choice drawn in Python."""
    made = 0
    for _ in range(matches):
        state = start.copy()
        while menu := state.menu:
            state.choose(menu[int(_draw() * len(menu))])
            made += 1
    return matches, made


def _features(game: Game, start: State) -> int:
    """Decisions of a match, each with its observation and action mask."""
    made = 0
    actions = game.action_count
    state = start.copy()
    while menu := state.menu:
        seat = state.seat
        game.thinking.observe(state, seat)
        action_mask(state, seat, actions)
        state.choose(menu[int(_draw() * len(menu))])
        made += 1
    return made


def _copies(start: State) -> Work:
    """Copies of a match after 200 decisions."""
    middle = start.copy()
    play_on(middle, seeded(2), 200)

    def copy() -> int:
        for _ in range(_MANY):
            middle.copy()
        return _MANY

    return copy


def _searched(game: Game, start: State) -> int:
    # OpenSpiel's outcomes go from -1 to 1 and ours from 0 to 1, so its uct_c of 2 is an exploration of 1.
    manner = Manner(exploration=1.0, cutoff=_LONGER_THAN_ANY_MATCH)
    thinking = Tree(game.thinking.evaluate, manner, Budget(SIMULATIONS))
    thinking.patient = True
    thinking.run(start, _RNG)
    done = int(thinking.budget.done)
    if done != SIMULATIONS:
        raise PeersError(f"Asztal's search did {done} simulations instead of {SIMULATIONS}.")
    return done
