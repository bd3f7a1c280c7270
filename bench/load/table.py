"""A table, and a match of our own that follows it."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

from asztal.match import Match

GAME, SEATS = "tara", 4


@dataclass(frozen=True)
class Choice:
    """A choice that is about to be sent."""

    seat: int
    value: int
    number: int


NOTHING = Choice(0, -1, -1)
"""Stands for a choice that is not known yet."""


@dataclass(frozen=True)
class Expected:
    """A number that a page must show, and by whose choice."""

    number: int
    sent: float
    by: int


@dataclass
class Samples:
    """What was measured, in seconds."""

    confirmed: list[float] = field(default_factory=list)
    others: list[float] = field(default_factory=list)
    own: list[float] = field(default_factory=list)
    late: list[float] = field(default_factory=list)
    """How late the generator itself was."""
    back: list[float] = field(default_factory=list)
    """How long pages that were lost took to come back."""


class FollowedTable:
    """A table with the people at it, and a match of our own that follows it (but not where bots choose)."""

    def __init__(self, number: int, bots: bool) -> None:
        self.number = number
        self.bots = bots
        """Whether all seats but the first are bots."""
        self.id = ""
        self.match = Match(GAME, SEATS, None, number + 1)
        self.cookies: list[str] = []
        self.expected: list[deque[Expected]] = [deque() for _ in range(SEATS)]
        """What each seat's page has still to show."""
        self.made: list[tuple[int, int]] = []
        """What was confirmed, seat and choice."""
        self.last: Choice | None = None
        self.open: Choice | None = None
        """A choice that was sent and not answered."""
        self.started = 0

    @property
    def seats(self) -> range:
        """Where people sit."""
        return range(1 if self.bots else SEATS)

    def play_ahead(self, choices: int, rng: Random) -> None:
        """Puts the match forward before anything is measured."""
        while len(self.match.choices) < choices and not self.match.over:
            self.follow(self.decide(rng))
        self.started = len(self.match.choices)

    def decide(self, rng: Random) -> Choice:
        """Any legal choice of any seat that owes one."""
        seat = rng.choice(self.match.owing())
        decision = self.match.decision(seat)
        assert decision is not None
        return Choice(seat, rng.choice(decision.choices), self.match.number(seat))

    def follow(self, choice: Choice) -> None:
        self.match.choose(choice.seat, choice.value, choice.number)

    def begin(self, choice: Choice) -> float:
        """Notes what the pages must show when the choice is made: its number for each seat that may notice it."""
        after = {choice.seat: choice.number + 1}
        if not self.bots:
            before = [self.match.number(seat) for seat in range(SEATS)]
            self.follow(choice)
            now = [self.match.number(seat) for seat in range(SEATS)]
            # In a secret decision the others' pages do not change.
            after = {seat: number for seat, number in enumerate(now) if number != before[seat]}
        sent = time.perf_counter()
        for seat, number in after.items():
            self.expected[seat].append(Expected(number, sent, choice.seat))
        return sent

    def take_back(self, sent: float) -> None:
        """Forgets a choice that was not confirmed."""
        for queue in self.expected:
            if queue and queue[-1].sent == sent:
                queue.pop()
        if not self.bots:
            choices = self.match.choices[:-1]
            self.match = Match(GAME, SEATS, None, self.match.seed)
            for seat, value in choices:
                self.match.choose(seat, value)

    def watch(self, seat: int, samples: Samples) -> Callable[[int], None]:
        """What a stream calls when it shows a number (-1: whatever there is, on a page that is loaded anew)."""
        queue = self.expected[seat]

        def show(number: int) -> None:
            now = time.perf_counter()
            while queue and (number < 0 or queue[0].number <= number):
                seen = queue.popleft()
                (samples.own if seen.by == seat else samples.others).append(now - seen.sent)

        return show

    def unseen(self) -> int:
        """How much the streams have still to show."""
        return sum(len(queue) for queue in self.expected)

    def confirm(self, choice: Choice) -> None:
        self.made.append((choice.seat, choice.value))
        self.open, self.last = None, choice
