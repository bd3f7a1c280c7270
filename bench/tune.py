"""Tunes the weights of a game's ``evaluate`` by matches between greedy bots.

    python bench/tune.py tara --seats 2 --minutes 20

The game's ``features.py`` has ``Weights(values)``, ``judge(state, weights)``, TWO_PLAYERS and MORE_PLAYERS.

A candidate is the best set of weights so far with some of them changed at random. One that falls behind early is
dropped; one that seems better must win more than its share, with 95 % confidence, on deals it was not picked by.
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
from asztal.simulate import Standing, wilson

GAMES = 120
LOOK_AFTER = 40
# More than this part of its share lets a candidate go on to the matches that decide.
PROMISING = 1.05
SURE_GAMES = 400
# A weight is changed by about this part of itself, and at least by this much.
STEP = 0.3
LEAST_STEP = 0.05


def greedy(game: Game, values: list[float]) -> Bot:
    """A greedy bot that sees the game by these weights."""
    features = importlib.import_module(f"asztal.games.{game.name}.features")
    weights = features.Weights(values)
    thinking = dataclasses.replace(game.thinking, evaluate=lambda state: features.judge(state, weights))
    return GreedyBot(dataclasses.replace(game, thinking=thinking))


def won(challenger: Bot, champion: Bot, seats: int, seed: int, turn: int) -> float:
    """The challenger's share of one match against champions on all other seats."""
    game = challenger.game
    state = game.new(seats, seed, game.thinking.simulation)
    rng = seeded(seed, turn)
    while state.menu:
        seat = int(state.seat)
        state.choose(consult(challenger if seat == turn else champion, state, seat, rng))
    assert state.result is not None
    return state.result.payoffs()[turn]


def duel(game: Game, challenger: list[float], champion: list[float], seats: int, games: int, seed: int) -> Standing:
    """How the challenger did; one that falls behind early plays no more."""
    bots = greedy(game, challenger), greedy(game, champion)
    wins = 0.0
    played = 0
    while played < games and not (played == LOOK_AFTER and wins * seats < 0.9 * LOOK_AFTER):
        wins += won(*bots, seats, seed + played // seats, played % seats)
        played += 1
    return Standing("challenger", wins, wins / played, *wilson(wins, played))


def told(found: Standing) -> str:
    return f"{found.win_rate:.1%} won ({found.low:.1%} to {found.high:.1%})"


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
        deals = 10**6 * (arguments.seed + 1) + 1000 * tried
        if duel(game, changed, best, arguments.seats, GAMES, deals).win_rate * arguments.seats < PROMISING:
            continue
        found = duel(game, changed, best, arguments.seats, SURE_GAMES, deals + GAMES)
        if found.low * arguments.seats > 1.0:
            best = changed
            print(tried, told(found), [round(value, 3) for value in best], flush=True)
    found = duel(game, best, start, arguments.seats, SURE_GAMES, 1)
    print(f"against the start: {told(found)}", [round(value, 3) for value in best])


if __name__ == "__main__":
    main()
