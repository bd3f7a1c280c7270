"""Presence: whose pages of a table are open, and who has been away for long."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

LIVE, TURNS = "live", "turns"
"""The paces of a table: all are there, or everybody looks in now and then."""
# How long a person must be away before others may let a bot stand in.
ABSENCE_S = {LIVE: 60.0, TURNS: 24 * 3600.0}


@dataclass(eq=False)
class Watcher:
    """An open page: it is woken when something changes."""

    guest: str
    woken: asyncio.Event = field(default_factory=asyncio.Event)
    ended: bool = False


class Presence:
    """Who is here. Somebody's coming and going is a change at the table, and so is their being away for long."""

    def __init__(
        self,
        pace: str,
        is_missed: Callable[[str], bool],
        changed: Callable[[], None],
        announce: Callable[[str, bool], None],
    ) -> None:
        self.watchers: set[Watcher] = set()
        self._elsewhere: set[str] = set()
        """Whose pages are open at other servers."""
        self._absence_s = ABSENCE_S[pace]
        self._is_missed = is_missed
        """Whether a guest who is away keeps others waiting."""
        self._changed = changed
        self._announce = announce
        """Tells other servers who has come or gone."""
        self._last_seen: dict[str, float] = {}
        self._since = time.time()

    def guests(self) -> set[str]:
        """Everybody who looks on."""
        return {watcher.guest for watcher in self.watchers} | self._elsewhere

    def is_here(self, guest: str) -> bool:
        return guest in self._elsewhere or self._watches(guest)

    def _watches(self, guest: str) -> bool:
        return any(watcher.guest == guest for watcher in self.watchers)

    def is_long_gone(self, guest: str) -> bool:
        """Whether a guest has been away for so long that a bot may stand in."""
        return not self.is_here(guest) and time.time() - self._last_seen.get(guest, self._since) > self._absence_s

    @contextmanager
    def watched_by(self, guest: str) -> Iterator[Watcher]:
        """Somebody looks on for a while."""
        watcher = Watcher(guest)
        came, first = not self.is_here(guest), not self._watches(guest)
        self.watchers.add(watcher)
        if first:
            self._announce(guest, True)
        if came:
            self._changed()
        try:
            yield watcher
        finally:
            self.watchers.discard(watcher)
            if not self._watches(guest):
                self._announce(guest, False)
            self._left(guest, time.time())

    def _left(self, guest: str, at: float) -> None:
        self._last_seen[guest] = max(at, self._last_seen.get(guest, 0.0))
        if not self.is_here(guest):
            self._changed()
            if self._is_missed(guest):
                # From then on the others may let a bot stand in.
                asyncio.get_running_loop().call_later(self._absence_s + 0.1, self._changed)

    def hear(self, elsewhere: dict[str, tuple[bool, float]]) -> None:
        """Who is at other servers, or was when."""
        before, self._elsewhere = self._elsewhere, {guest for guest, (here, _) in elsewhere.items() if here}
        for guest, (here, at) in elsewhere.items():
            if not here:
                self._last_seen[guest] = max(at, self._last_seen.get(guest, 0.0))
        for guest in before - self._elsewhere:
            self._left(guest, self._last_seen.get(guest, time.time()))
        if self._elsewhere - before:
            self._changed()

    def wake(self) -> None:
        """Tells all open pages that something has changed."""
        for watcher in self.watchers:
            watcher.woken.set()

    def end(self) -> None:
        """Ends the live updates of all open pages; they come anew by themselves."""
        for watcher in self.watchers:
            watcher.ended = True
        self.wake()
