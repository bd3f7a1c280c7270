"""Presence: whose pages of a table are open, and who has been away for long."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

LIVE, TURNS = "live", "turns"
"""The paces of a table: all are there, or everybody looks in now and then."""
# How long a person must be away before others may let a bot stand in.
ABSENCE_S = {LIVE: 60.0, TURNS: 24 * 3600.0}
# How long the number of spectators may be old: the more pages must be told, the longer.
CROWD_S, CROWD_EACH_S = 1.0, 0.01
AT_ONCE = 50

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
    """Who is here. A player's coming and going is a change at the table, and so is their being away for long.

    Of spectators only the number is told, and not at once: however many come, each costs the same.
    """

    def __init__(
        self,
        pace: str,
        is_missed: Callable[[str], bool],
        changed: Callable[[], None],
        announce: Callable[[str, str], None],
    ) -> None:
        self.watchers: set[Watcher] = set()
        self._pages: dict[str, list[Watcher]] = {}
        """The pages that each guest has open here."""
        self._elsewhere: dict[str, str] = {}
        """Whose pages are open at other servers, and how fast they want bots to choose."""
        self._absence_s = ABSENCE_S[pace]
        self._is_missed = is_missed
        """Whether a guest who is away keeps others waiting."""
        self._changed = changed
        self._announce = announce
        """Tells other servers who has come, and how fast they want bots to choose; an empty text for who has gone."""
        self._last_seen: dict[str, float] = {}
        self._since = time.time()
        self._telling: asyncio.TimerHandle | None = None
        """When the number of spectators is told anew."""

    def count(self) -> int:
        """How many people look on."""
        return len(self._pages) + sum(1 for guest in self._elsewhere if guest not in self._pages)

    def speeds(self) -> dict[str, str]:
        """Whoever looks on here, and how fast they want bots to choose."""
        return {guest: self._speed(guest) for guest in self._pages}

    def _speed(self, guest: str) -> str:
        """The slowest of those that a guest's pages want; an empty text for one who has none open here."""
        return _slowest(watcher.speed for watcher in self._pages.get(guest, ()))

    def pause(self, seated: Collection[str]) -> float:
        """How long bots wait: as the slowest of those who sit here and look on wants, or of spectators alone."""
        wanted = [*self.speeds().items(), *self._elsewhere.items()]
        playing = [speed for guest, speed in wanted if guest in seated]
        return max((SPEEDS[speed] for speed in playing or [speed for _, speed in wanted]), default=0.0)

    def is_here(self, guest: str) -> bool:
        return guest in self._pages or guest in self._elsewhere

    def is_long_gone(self, guest: str) -> bool:
        """Whether a guest has been away for so long that a bot may stand in."""
        return not self.is_here(guest) and time.time() - self._last_seen.get(guest, self._since) > self._absence_s

    @contextmanager
    def watched_by(self, guest: str, speed: str = NORMAL) -> Iterator[Watcher]:
        """Somebody looks on for a while."""
        watcher = Watcher(guest, speed)
        came, before = not self.is_here(guest), self._speed(guest)
        self.watchers.add(watcher)
        self._pages.setdefault(guest, []).append(watcher)
        self._announce_from(before, guest)
        if came:
            self._tell(guest)
        try:
            yield watcher
        finally:
            before = self._speed(guest)
            self.watchers.discard(watcher)
            self._pages[guest].remove(watcher)
            if not self._pages[guest]:
                del self._pages[guest]
            self._announce_from(before, guest)
            self._left(guest, time.time())

    def _announce_from(self, before: str, guest: str) -> None:
        if self._speed(guest) != before:
            self._announce(guest, self._speed(guest))

    def _left(self, guest: str, at: float) -> None:
        self._note_seen(guest, at)
        if not self.is_here(guest):
            self._tell(guest)
            if self._is_missed(guest):
                # From then on the others may let a bot stand in.
                asyncio.get_running_loop().call_later(self._absence_s + 0.1, self._changed)

    def _note_seen(self, guest: str, at: float) -> None:
        if self._is_missed(guest):
            self._last_seen[guest] = max(at, self._last_seen.get(guest, 0.0))

    def hear(self, elsewhere: dict[str, list[tuple[str, float]]]) -> None:
        """Who is at other servers and how fast they want bots to choose, or (an empty text) was there until when."""
        before = self._elsewhere
        slowest = {guest: _slowest(speed for speed, _ in rows if speed) for guest, rows in elsewhere.items()}
        came = [guest for guest, speed in slowest.items() if speed and not self.is_here(guest)]
        self._elsewhere = {guest: speed for guest, speed in slowest.items() if speed}
        for guest, rows in elsewhere.items():
            if not slowest[guest]:
                self._note_seen(guest, max(at for _, at in rows))
        for guest in before.keys() - self._elsewhere.keys():
            self._left(guest, self._last_seen.get(guest, time.time()))
        for guest in came:
            self._tell(guest)

    def _tell(self, guest: str) -> None:
        """Somebody has come or gone."""
        if self._is_missed(guest):
            self._changed()
        elif self._telling is None:
            wait = CROWD_S + len(self.watchers) * CROWD_EACH_S
            self._telling = asyncio.get_running_loop().call_later(wait, self._tell_crowd)

    def _tell_crowd(self) -> None:
        self._telling = None
        self._changed()

    def wake(self, guest: str | None = None) -> None:
        """Tells open pages that something has changed: all of them, or one guest's."""
        woken = [watcher for watcher in self.watchers if guest is None or watcher.guest == guest]
        if len(woken) <= AT_ONCE:
            for watcher in woken:
                watcher.woken.set()
            return
        # Players before spectators, and spectators in groups, so that other tables need not wait for all of them.
        woken.sort(key=lambda watcher: self._is_missed(watcher.guest), reverse=True)
        self._wake_some(woken)

    def _wake_some(self, woken: list[Watcher]) -> None:
        for watcher in woken[:AT_ONCE]:
            watcher.woken.set()
        if woken[AT_ONCE:]:
            asyncio.get_running_loop().call_soon(self._wake_some, woken[AT_ONCE:])

    def end(self) -> None:
        """Ends the live updates of all open pages; they come anew by themselves."""
        for watcher in self.watchers:
            watcher.ended = True
        self.wake()


def _slowest(speeds: Iterable[str]) -> str:
    return max(speeds, key=lambda speed: SPEEDS[speed], default="")
