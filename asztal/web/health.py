"""Health: whether this server can do its work, as it is and not as it was at the start.

Being alive and being ready are two things: a server whose disk is full must not be ended, but nobody new be sent to it.
"""

from __future__ import annotations

import asyncio
import logging
import shutil
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError

from asztal.web.database import BadDatabase
from asztal.web.limits import Limits
from asztal.web.storage import Storage
from asztal.web.thinking import ThinkerFailed, Thinking

_log = logging.getLogger("asztal")

FRESH_S = 5.0
"""So long a finding is good: however often it is asked for, little is written."""
SOUND_S = 3600.0
"""Looking through the whole database takes a while."""
PATIENCE_S = 10.0


class Health:
    """What was found, and when."""

    def __init__(self, storage: Storage, thinking: Thinking | None, limits: Limits) -> None:
        self._storage = storage
        self._thinking = thinking
        self._limits = limits
        self._found: asyncio.Task[dict[str, bool]] | None = None
        self._found_at = 0.0
        self._sound = True
        self._sound_at = -SOUND_S
        self._looking: asyncio.Task[None] | None = None

    async def checks(self) -> dict[str, bool]:
        """Each thing that must be well, and whether it is; asked by many at once, it is found once."""
        if self._found is None or (self._found.done() and time.monotonic() - self._found_at > FRESH_S):
            self._found = asyncio.create_task(self._find())
        return await asyncio.shield(self._found)

    async def _find(self) -> dict[str, bool]:
        tries: dict[str, Callable[[], Awaitable[bool]]] = {
            "writing": self._writes,
            "disk": self._has_room,
            "database": self._is_sound,
            "bots": self._think,
        }
        found = {name: await self._tried(name, attempt) for name, attempt in tries.items()}
        self._found_at = time.monotonic()
        return found

    async def _tried(self, name: str, attempt: Callable[[], Awaitable[bool]]) -> bool:
        try:
            well = await asyncio.wait_for(attempt(), PATIENCE_S)
        except (BadDatabase, SQLAlchemyError, ThinkerFailed, OSError, TimeoutError) as error:
            _log.warning("not well: %s (%r)", name, error)
            return False
        return well

    async def _writes(self) -> bool:
        await self._storage.do(self._storage.note_life)
        return True

    async def _has_room(self) -> bool:
        """Whether so much is left that nothing fails for a while; a database elsewhere looks after itself."""
        where = self._storage.engine.url.database
        if self._storage.shared or not where:
            return True
        usage = await asyncio.to_thread(shutil.disk_usage, Path(where).parent)
        return usage.free >= self._limits.free_bytes

    async def _is_sound(self) -> bool:
        """What was found when it was last looked through, which goes on beside everything else."""
        if self._looking is None and time.monotonic() - self._sound_at > SOUND_S:
            self._looking = asyncio.create_task(self._look_through())
        return self._sound

    async def _look_through(self) -> None:
        try:
            self._sound = await asyncio.to_thread(self._storage.is_sound)
            if not self._sound:
                _log.error("the database is damaged; restore a copy")
        finally:
            self._sound_at = time.monotonic()
            self._looking = None

    async def _think(self) -> bool:
        """Whether this server's own thinkers answer; where it has none, a worker must be there."""
        if self._thinking is None:
            return await self._storage.do(self._storage.has_workers)
        await self._thinking.greet()
        return True
