"""What the tests of ladders share."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from asztal.engine.rng import Rng
from asztal.ladder.file import Ladder, Played, Terms
from asztal.ladder.pairing import schedule

FOUR = Terms("connect_four", "1", {}, 2, 1.0, "0 compiled")


def made_up(strengths: dict[str, float], games: int, rng: Rng, tables: Sequence[tuple[str, ...]]) -> list[Played]:
    """Matches whose winners are drawn in proportion to known strengths."""
    return [
        Played(meeting.seated, meeting.seed, drawn([strengths[bot] for bot in meeting.seated], rng))
        for meeting in schedule(tables, games, 1)
    ]


def drawn(strengths: Sequence[float], rng: Rng) -> tuple[float, ...]:
    """The payoffs of a match that one seat wins."""
    left = rng.word() / 2**32 * sum(strengths)
    winner = 0
    while left >= strengths[winner]:
        left -= strengths[winner]
        winner += 1
    return tuple(1.0 if seat == winner else 0.0 for seat in range(len(strengths)))


def kept(path: Path, matches: Sequence[Played], terms: Terms = FOUR) -> Ladder:
    """A ladder file that holds these matches."""
    ladder = Ladder.go_on(path, terms)
    for match in matches:
        ladder.keep(match)
    return ladder
