"""Measures what hidden information is worth: the search bot against itself, once allowed to see everything.

    python bench/secrets_worth.py tara --games 200 --seconds 0.03

The one that sees everything gets the true state instead of a redealt copy, and deals nothing anew while it thinks; the
luck that is still to come is drawn anew for both. Every deal is played from both seats.
"""

from __future__ import annotations

import argparse
import time
from functools import partial

from asztal.bots import consult, make
from asztal.bots.search_bot import TournamentBot
from asztal.engine.rng import seeded
from asztal.games import find
from asztal.simulate import processes, wilson


def seeing_wins(name: str, seconds: float, match: int) -> float:
    """The share of the one that sees everything in a match of two; the seats change with the number."""
    game = find(name)
    bots = [make(f"search:{seconds}s", game, time.process_time) for _ in range(2)]
    seeing = match % 2
    cheat = bots[seeing]
    if not isinstance(cheat, TournamentBot):
        raise SystemExit(f"Nothing is hidden in {name}.")
    cheat.sees_all = True
    state = game.new(2, match // 2, game.thinking.simulation)
    rngs = [seeded(match, "secrets", seat) for seat in range(2)]
    while state.menu:
        seat = int(state.seat)
        if seat == seeing:
            known = state.copy()
            known.rng = rngs[seat].spawn()
            state.choose(cheat.choose(known, rngs[seat]))
        else:
            state.choose(consult(bots[seat], state, seat, rngs[seat]))
    assert state.result is not None
    return state.result.payoffs()[seeing]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=0.03)
    arguments = parser.parse_args()
    with processes() as pool:
        won = sum(pool.map(partial(seeing_wins, arguments.game, arguments.seconds), range(arguments.games)))
    low, high = wilson(won, arguments.games)
    print(
        f"{arguments.game}: seeing everything won {won:g} of {arguments.games}, 95 % interval {low:.1%} to {high:.1%}"
    )


if __name__ == "__main__":
    main()
