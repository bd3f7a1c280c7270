"""News: what other processes have written, told by PostgreSQL (LISTEN and NOTIFY). An SQLite file has no others.

    acts TABLE PLACES     a table's history has grown to so many places
    beside TABLE PROCESS  its messages, its rematch or who looks on; whoever wrote it (if it is said) has read it
    name GUEST            a guest is called otherwise
    job                   something is to be done
    done KEY              somebody has an answer

News say where to look and nothing else: whoever missed some reads from the place where it is.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable

from sqlalchemy import Engine

from asztal.web.database import PATIENCE
from asztal.web.storage import CHANNEL, Storage

_log = logging.getLogger("asztal")
_AGAIN_S = 0.5
Hear = Callable[..., None]


class News:
    """Hears what is told, and tells whoever wants to know of this kind."""

    def __init__(self, storage: Storage, missed: Callable[[], None]) -> None:
        self._storage = storage
        self._missed = missed
        """Is called when something may have been told that nobody heard."""
        self._hearers: dict[str, Hear] = {}
        self._listening: asyncio.Task[None] | None = None

    def on(self, kind: str, hear: Hear) -> None:
        self._hearers[kind] = hear

    async def begin(self) -> None:
        """Returns when it hears; from then on it connects again by itself."""
        if self._storage.shared:
            ready = asyncio.Event()
            self._listening = asyncio.create_task(self._listen(ready))
            await ready.wait()

    async def end(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._listening

    async def _listen(self, ready: asyncio.Event) -> None:
        # Only whoever has PostgreSQL has this.
        from psycopg import AsyncConnection, OperationalError

        while True:
            try:
                async with await AsyncConnection.connect(
                    _address(self._storage.engine), autocommit=True, **PATIENCE
                ) as wire:
                    await wire.execute(f"LISTEN {CHANNEL}")
                    self._missed()
                    ready.set()
                    async for notice in wire.notifies():
                        self._hear(notice.payload)
            except OperationalError as error:
                _log.warning("the database was lost: %s", " ".join(str(error).split()))
            await asyncio.sleep(_AGAIN_S)

    def _hear(self, told: str) -> None:
        kind, *what = told.split(" ")
        if kind in self._hearers:
            self._hearers[kind](*what)


def _address(engine: Engine) -> str:
    return engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
