"""Playing a ladder: what is asked for, less what its file holds already, on all cores."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from asztal._compiled import PACKAGE, is_compiled, source_digest
from asztal.bots.levels import spec
from asztal.engine.errors import BadLadder
from asztal.engine.folders import GAMES
from asztal.engine.game import Game
from asztal.games import find
from asztal.ladder.file import Ladder, Played, Terms
from asztal.ladder.pairing import NEIGHBOURS, Meeting, scaled, schedule, tables
from asztal.simulate import Task, check, play_all, rotated

# Where a game says how bots judge its positions and how they go about it.
_JUDGEMENT = ("features.py", "features/*.py", "game.py")
# With less time than that nobody thinks at all.
_LEAST_SCALE = 0.0001


@dataclass(frozen=True)
class Plan:
    """A ladder as it was asked for: its terms, and all matches it shall hold."""

    terms: Terms
    meetings: list[Meeting]

    def missing(self, ladder: Ladder) -> list[Meeting]:
        """The matches still to be played."""
        return [meeting for meeting in self.meetings if not ladder.has(meeting.seated, meeting.seed)]


def plan(
    game_name: str,
    words: Sequence[str],
    games: int,
    seed: int = 1,
    pairs: str = NEIGHBOURS,
    seats: int | None = None,
    scale: float = 1.0,
    options: Mapping[str, str] | None = None,
) -> Plan:
    """Refuses what makes no ladder; who plays whom how often, with as few seats as the game allows, unless told."""
    game = find(game_name)
    seats = min(game.seats) if seats is None else seats
    if not _LEAST_SCALE <= scale <= 1:
        raise BadLadder(f"The scale can't be {scale:g}; it must be from {_LEAST_SCALE:g} to 1, such as 0.05.")
    bots = _different(words, game)
    all_options = check(game.name, [scaled(bot, scale) for bot in bots], games, seed, options, seats)
    if len(bots) < seats:
        raise BadLadder(f"A ladder with {seats} seats needs at least {seats} different bots, not {len(bots)}.")
    terms = Terms(game.name, game.rules_version, all_options, seats, float(scale), bots_version(game))
    return Plan(terms, list(schedule(tables(bots, seats, pairs), games, seed)))


def bots_version(game: Game) -> str:
    """Tells bots apart that have the same name, but think otherwise, or slower: matches of both make no ladder."""
    own = [path for pattern in _JUDGEMENT for path in sorted((GAMES / game.name).glob(pattern))]
    sources = [*sorted((PACKAGE / "bots").glob("*.py")), *own]
    digest = hashlib.sha256("".join(source_digest(source) for source in sources).encode()).hexdigest()
    return f"{digest[:8]} {'compiled' if is_compiled() else 'uncompiled'}"


def _different(words: Sequence[str], game: Game) -> list[str]:
    """The bots behind the words, each of which must be another."""
    bots: dict[str, str] = {}
    for word in words:
        bot = spec(word, game)
        if bot in bots:
            raise BadLadder(f"'{bots[bot]}' and '{word}' are the same bot; name every bot once.")
        bots[bot] = word
    return list(bots)


def climb(
    ladder: Ladder,
    meetings: Sequence[Meeting],
    jobs: int | None = None,
    progress: Callable[[], None] = lambda: None,
) -> None:
    """Plays the matches and keeps each as soon as it ends."""
    terms = ladder.terms
    tasks = [
        Task(terms.game, [scaled(bot, terms.scale) for bot in meeting.bots], meeting.seed, meeting.turn, terms.options)
        for meeting in meetings
    ]
    for at, payoffs in play_all(tasks, jobs):
        meeting = meetings[at]
        ladder.keep(Played(meeting.seated, meeting.seed, tuple(rotated(payoffs, meeting.turn))))
        progress()
