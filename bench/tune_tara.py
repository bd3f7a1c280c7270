"""Tunes the weights of Tara's ``evaluate`` by matches between greedy bots.

    python bench/tune_tara.py --seats 2 --minutes 20

A candidate is the best set of weights so far with some of them changed at random; it takes over when it wins clearly
more than its share against it. Candidates that fall behind early are dropped.
"""

from __future__ import annotations

import argparse
import dataclasses
import random
import time

from asztal.bots import consult
from asztal.bots.bot import Bot
from asztal.bots.greedy import GreedyBot
from asztal.engine.rng import seeded
from asztal.games import find
from asztal.games.tara.features import MORE_PLAYERS, TWO_PLAYERS, Weights, judge

GAMES = 120
LOOK_AFTER = 40
STEPS = [1.2, 1.0, 0.1, 0.15, 0.2, 0.3, 0.15, 0.3, 1.0, 1.0, 0.2, 0.7, 0.7, 0.1, 0.1, 0.05]


def greedy(values: list[float]) -> Bot:
    """A greedy bot that sees the game by these weights."""
    weights = Weights(values)
    return GreedyBot(dataclasses.replace(find("tara"), evaluate=lambda state: judge(state, weights)))


def won(challenger: Bot, champion: Bot, seats: int, seed: int, turn: int) -> float:
    """The challenger's share of one match against champions on all other seats."""
    state = find("tara").new(seats, seed, {"round_limit": "40"})
    rng = seeded(seed, turn)
    while state.menu:
        seat = int(state.seat)
        state.choose(consult(challenger if seat == turn else champion, state, seat, rng))
    assert state.result is not None
    return state.result.payoffs()[turn]


def duel(challenger: list[float], champion: list[float], seats: int, games: int, seed: int) -> float:
    """The challenger's win rate relative to its fair share; 1 is even."""
    bots = greedy(challenger), greedy(champion)
    wins = 0.0
    for at in range(games):
        wins += won(*bots, seats, seed + at // seats, at % seats)
        if at + 1 == LOOK_AFTER and wins * seats < 0.9 * LOOK_AFTER:
            return wins * seats / LOOK_AFTER
    return wins * seats / games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=20.0)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    chance = random.Random(arguments.seed)
    start = list(TWO_PLAYERS if arguments.seats == 2 else MORE_PLAYERS)
    best = start
    deadline = time.monotonic() + 60 * arguments.minutes
    tried = 0
    while time.monotonic() < deadline:
        tried += 1
        scale = chance.choice([0.3, 0.6, 1.0])
        changed = [
            value + chance.gauss(0, step * scale) if chance.random() < 0.5 else value
            for value, step in zip(best, STEPS, strict=True)
        ]
        share = duel(changed, best, arguments.seats, GAMES, 1000 * tried + arguments.seed)
        if share > 1.12:
            best = changed
            print(tried, f"{share:.2f}", [round(value, 3) for value in best], flush=True)
    share = duel(best, start, arguments.seats, 2 * GAMES, 10**6)
    print(f"against the start: {share:.2f} of a fair share", [round(value, 3) for value in best])


if __name__ == "__main__":
    main()
