"""Tunes the weights of a game's ``evaluate`` by matches between greedy bots.

    python bench/tune.py tara --seats 2 --minutes 20

The game's ``features.py`` has ``Weights(values)``, ``judge(state, weights)``, TWO_PLAYERS and MORE_PLAYERS.

A candidate is the best set of weights so far with some of them changed at random; it takes over when it wins clearly
more than its share against it. Candidates that fall behind early are dropped.
"""

from __future__ import annotations

import argparse
import dataclasses
import importlib
import random
import time

from asztal.bots import consult
from asztal.bots.bot import Bot
from asztal.bots.greedy import GreedyBot
from asztal.engine.game import Game
from asztal.engine.rng import seeded
from asztal.games import find

GAMES = 120
LOOK_AFTER = 40
# A weight is changed by about this part of itself, and at least by this much.
STEP = 0.3
LEAST_STEP = 0.05


def greedy(game: Game, values: list[float]) -> Bot:
    """A greedy bot that sees the game by these weights."""
    features = importlib.import_module(f"asztal.games.{game.name}.features")
    weights = features.Weights(values)
    return GreedyBot(dataclasses.replace(game, evaluate=lambda state: features.judge(state, weights)))


def won(challenger: Bot, champion: Bot, seats: int, seed: int, turn: int) -> float:
    """The challenger's share of one match against champions on all other seats."""
    game = challenger.game
    state = game.new(seats, seed, game.simulation)
    rng = seeded(seed, turn)
    while state.menu:
        seat = int(state.seat)
        state.choose(consult(challenger if seat == turn else champion, state, seat, rng))
    assert state.result is not None
    return state.result.payoffs()[turn]


def duel(game: Game, challenger: list[float], champion: list[float], seats: int, games: int, seed: int) -> float:
    """The challenger's win rate relative to its fair share; 1 is even."""
    bots = greedy(game, challenger), greedy(game, champion)
    wins = 0.0
    for at in range(games):
        wins += won(*bots, seats, seed + at // seats, at % seats)
        if at + 1 == LOOK_AFTER and wins * seats < 0.9 * LOOK_AFTER:
            return wins * seats / LOOK_AFTER
    return wins * seats / games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=20.0)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    chance = random.Random(arguments.seed)
    game = find(arguments.game)
    features = importlib.import_module(f"asztal.games.{game.name}.features")
    start = list(features.TWO_PLAYERS if arguments.seats == 2 else features.MORE_PLAYERS)
    best = start
    deadline = time.monotonic() + 60 * arguments.minutes
    tried = 0
    while time.monotonic() < deadline:
        tried += 1
        scale = chance.choice([0.3, 0.6, 1.0])
        changed = [
            value + chance.gauss(0, max(LEAST_STEP, STEP * abs(value)) * scale) if chance.random() < 0.3 else value
            for value in best
        ]
        share = duel(game, changed, best, arguments.seats, GAMES, 1000 * tried + arguments.seed)
        if share > 1.12:
            best = changed
            print(tried, f"{share:.2f}", [round(value, 3) for value in best], flush=True)
    share = duel(game, best, start, arguments.seats, 2 * GAMES, 10**6)
    print(f"against the start: {share:.2f} of a fair share", [round(value, 3) for value in best])


if __name__ == "__main__":
    main()
