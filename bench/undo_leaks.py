"""Whether taking back shows anything: each choice that can be taken back is made in other worlds as well.

    python -m bench.undo_leaks --matches 2000

Whatever a choice lets its seat see that it could not have known before makes the choice final. So the position before
it is dealt anew several times, as the seat may imagine it, and the same choice is made in each of these worlds: if the
seat then sees different things, nobody may take the choice back. Counters and marks play no part in this, so a rule
that turns something up without saying so is found as well.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import islice

from asztal import games
from asztal.engine.game import View, view_of
from asztal.engine.rng import seeded
from asztal.engine.state import State
from asztal.machine import cores
from asztal.match import Match

WORLDS = 4
CAP = 2_000
Seen = tuple[View, list[tuple[str, list[int]]]]


def seen_after(match: Match, state: State, seat: int, choice: int) -> Seen:
    """What a seat sees after its choice: the table, and what it is told."""
    state.events = []
    state.turn_to(seat)
    state.choose(choice)
    told = [(event.kind.name, event.values) for event in state.events if event.seen_by(seat)]
    return view_of(match.game, state, seat), told


def shows_something(match: Match, before: State, seat: int, choice: int, at: int) -> bool:
    """Whether the seat sees different things in worlds that it could not tell apart before its choice."""
    truth = seen_after(match, before.copy(), seat, choice)
    worlds = (before.redeal(seat, seeded(match.seed, "world", at, world)) for world in range(WORLDS))
    return any(seen_after(match, world, seat, choice) != truth for world in worlds)


def leaks(match: Match) -> Iterator[str]:
    """Plays a match at random; tells of each choice that shows something and can be taken back all the same."""
    rng = seeded(match.seed, "undo leaks")
    for at in range(CAP):
        if match.over:
            return
        owing = match.owing()
        seat = owing[rng.below(len(owing))]
        decision = match.decision(seat)
        assert decision is not None
        choice = decision.choices[rng.below(len(decision.choices))]
        before = match.state.copy()
        match.choose(seat, choice)
        if match.can_undo(seat) and shows_something(match, before, seat, choice, at):
            table = f"{match.game.name}, {len(match.seats)} seats, seed {match.seed}"
            yield f"{table}: choice {at} ({decision.kind.name} {choice}) of seat {seat} shows something"


def leaks_of(name: str, seats: int, seed: int) -> list[str]:
    """The leaks of one match."""
    game = games.find(name)
    return list(leaks(Match(game, seats, game.thinking.simulation, seed)))


def tables() -> Iterator[tuple[str, int, int]]:
    """Game, seats and seed of one match after the other, every game and number of seats in turn."""
    seed = 0
    while True:
        for name in games.names():
            for seats in games.find(name).seats:
                yield name, seats, seed
        seed += 1


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--matches", type=int, default=2000)
    matches = parser.parse_args().matches
    with ProcessPoolExecutor(cores()) as processes:
        found = list(processes.map(leaks_of, *zip(*islice(tables(), matches), strict=True), chunksize=10))
    complaints = [complaint for each in found for complaint in each]
    for complaint in complaints[:20]:
        print(complaint)
    print(f"{len(complaints)} leaks in {matches} matches")


if __name__ == "__main__":
    main()
