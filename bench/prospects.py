"""Finds what the traits of a position say about who is going to win, by matches between greedy bots.

    python -m bench.prospects colonial --seats 4 --games 1500

The game's ``features`` has TRAITS and ``traits(state, seat)``. Positions are taken where a new moment of the match
begins (``State.moment``); each trait gets the weight by which the results are the least surprising. What is told is the
surprise (log loss) of results that were not used for the weights, beside that of ``evaluate`` and of drawing lots.
"""

from __future__ import annotations

import argparse
import importlib
import math
from dataclasses import dataclass
from functools import partial

import numpy as np
from numpy.typing import NDArray

from asztal.bots import consult, make
from asztal.engine.rng import seeded
from asztal.games import find
from asztal.simulate import processes

Numbers = NDArray[np.float64]

# Weights are drawn towards zero by a little, so that what hardly varies gets none.
PENALTY = 2e-3
STEPS = 12
# One part after the other is foretold by weights that were found on the others.
PARTS = 4


@dataclass(frozen=True)
class Moments:
    """The positions of a match: by moment and seat the traits and what ``evaluate`` says; and how it ended."""

    traits: list[list[list[float]]]
    evaluated: list[list[float]]
    payoffs: list[float]


def play(name: str, seats: int, seed: int) -> Moments:
    """A match between greedy bots."""
    game = find(name)
    features = importlib.import_module(f"asztal.games.{name}.features")
    bots = [make("greedy", game) for _ in range(seats)]
    rngs = [seeded(seed, "prospects", seat) for seat in range(seats)]
    state = game.new(seats, seed, game.thinking.simulation)
    found = Moments([], [], [])
    moment = state.moment()
    while state.menu:
        if state.moment() > moment:
            moment = state.moment()
            found.traits.append([features.traits(state, seat) for seat in range(seats)])
            found.evaluated.append(game.thinking.evaluate(state))
        seat = int(state.seat)
        state.choose(consult(bots[seat], state, seat, rngs[seat]))
    assert state.result is not None
    found.payoffs.extend(state.result.payoffs())
    return found


def forecast(traits: Numbers, weights: Numbers) -> Numbers:
    """By position and seat, the share of the victory to be expected."""
    scores = traits @ weights
    odds = np.exp(scores - scores.max(axis=1, keepdims=True))
    shares: Numbers = odds / odds.sum(axis=1, keepdims=True)
    return shares


def surprise(shares: Numbers, payoffs: Numbers) -> float:
    """The log loss of a forecast."""
    return float(-(payoffs * np.log(np.clip(shares, 1e-9, 1.0))).sum(axis=1).mean())


def fit(traits: Numbers, payoffs: Numbers) -> Numbers:
    """The weights by which the results are the least surprising (Newton's method)."""
    spread = traits.reshape(-1, traits.shape[2]).std(axis=0) + 1e-9
    scaled = traits / spread
    weights = np.zeros(traits.shape[2])
    for _ in range(STEPS):
        shares = forecast(scaled, weights)
        slope = np.einsum("ns,nsi->i", shares - payoffs, scaled) / len(scaled) + PENALTY * weights
        apart = scaled - np.einsum("ns,nsi->ni", shares, scaled)[:, None, :]
        bend = np.einsum("ns,nsi,nsj->ij", shares, apart, apart) / len(scaled) + PENALTY * np.eye(len(weights))
        weights = weights - np.linalg.solve(bend, slope)
    found: Numbers = weights / spread
    return found


def foretold(traits: Numbers, payoffs: Numbers, matches: NDArray[np.int64]) -> float:
    """The surprise of results by weights that were found without them."""
    total = 0.0
    for part in range(PARTS):
        unseen = matches % PARTS == part
        weights = fit(traits[~unseen], payoffs[~unseen])
        total += surprise(forecast(traits[unseen], weights), payoffs[unseen]) * float(unseen.sum())
    return total / len(matches)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--seed", type=int, default=1_000_000)
    arguments = parser.parse_args()
    seeds = range(arguments.seed, arguments.seed + arguments.games)
    with processes() as pool:
        played = list(pool.map(partial(play, arguments.game, arguments.seats), seeds, chunksize=4))
    traits = np.array([moment for match in played for moment in match.traits])
    evaluated = np.array([moment for match in played for moment in match.evaluated])
    payoffs = np.array([match.payoffs for match in played for _ in match.traits])
    matches = np.array([number for number, match in enumerate(played) for _ in match.traits])
    print(f"{len(played)} matches, {len(matches)} positions; surprise by drawing lots {math.log(arguments.seats):.3f},")
    print(f"by evaluate {surprise(evaluated, payoffs):.3f}, by traits {foretold(traits, payoffs, matches):.3f}")
    names = importlib.import_module(f"asztal.games.{arguments.game}.features").TRAITS
    for name, weight in zip(names, fit(traits, payoffs), strict=True):
        print(f"{weight:8.3f}  {name}")


if __name__ == "__main__":
    main()
