"""Random choices in a match, by whichever seats owe one, in any order."""

from __future__ import annotations

from collections.abc import Iterator

from asztal.engine.rng import seeded
from asztal.match import Match


def choices_made(match: Match, count: int, seed: int = 0) -> Iterator[tuple[int, int]]:
    """Makes so many choices at most, one at a time; tells seat and choice of each."""
    rng = seeded(seed, "random play")
    for _ in range(count):
        if match.over:
            return
        owing = match.owing()
        seat = owing[rng.below(len(owing))]
        decision = match.decision(seat)
        assert decision is not None
        choice = decision.choices[rng.below(len(decision.choices))]
        match.choose(seat, choice)
        yield seat, choice


def play_randomly(match: Match, count: int, seed: int = 0) -> Match:
    """The match after so many choices at most."""
    for _ in choices_made(match, count, seed):
        pass
    return match
