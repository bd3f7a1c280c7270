"""Presence: whose pages of a table are open, and who has been away for long."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

LIVE, TURNS = "live", "turns"
"""The paces of a table: all are there, or everybody looks in now and then."""
# How long a person must be away before others may let a bot stand in.
ABSENCE_S = {LIVE: 60.0, TURNS: 24 * 3600.0}

NORMAL = "normal"
SPEEDS = {"slow": 3.0, NORMAL: 1.0, "quick": 0.25}
"""How fast somebody wants bots to choose, and how long the pause before a choice is then."""


@dataclass(eq=False)
class Watcher:
    """An open page: it is woken when something changes."""

    guest: str
    speed: str = NORMAL
    woken: asyncio.Event = field(default_factory=asyncio.Event)
    ended: bool = False


class Presence:
    """Who is here. Somebody's coming and going is a change at the table, and so is their being away for long."""

    def __init__(self, pace: str, is_missed: Callable[[str], bool], changed: Callable[[], None]) -> None:
        self.watchers: set[Watcher] = set()
        self._absence_s = ABSENCE_S[pace]
        self._is_missed = is_missed
        """Whether a guest who is away keeps others waiting."""
        self._changed = changed
        self._last_seen: dict[str, float] = {}
        self._since = time.time()

    def guests(self) -> set[str]:
        """Everybody who looks on."""
        return {watcher.guest for watcher in self.watchers}

    def pause(self, seated: Collection[str]) -> float:
        """How long bots wait: as the slowest of those who sit here and look on wants, or of spectators alone."""
        playing = [watcher for watcher in self.watchers if watcher.guest in seated]
        return max((SPEEDS[watcher.speed] for watcher in playing or self.watchers), default=0.0)

    def is_here(self, guest: str) -> bool:
        return any(watcher.guest == guest for watcher in self.watchers)

    def is_long_gone(self, guest: str) -> bool:
        """Whether a guest has been away for so long that a bot may stand in."""
        return not self.is_here(guest) and time.time() - self._last_seen.get(guest, self._since) > self._absence_s

    @contextmanager
    def watched_by(self, guest: str, speed: str = NORMAL) -> Iterator[Watcher]:
        """Somebody looks on for a while."""
        watcher = Watcher(guest, speed)
        came = not self.is_here(guest)
        self.watchers.add(watcher)
        if came:
            self._changed()
        try:
            yield watcher
        finally:
            self.watchers.discard(watcher)
            self._last_seen[guest] = time.time()
            if not self.is_here(guest):
                self._changed()
                if self._is_missed(guest):
                    # From then on the others may let a bot stand in.
                    asyncio.get_running_loop().call_later(self._absence_s + 0.1, self._changed)

    def wake(self) -> None:
        """Tells all open pages that something has changed."""
        for watcher in self.watchers:
            watcher.woken.set()

    def end(self) -> None:
        """Ends the live updates of all open pages; they come anew by themselves."""
        for watcher in self.watchers:
            watcher.ended = True
        self.wake()
