"""Surroundings for the tests of the pages: a running app on a fresh database, without processes for bots."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from asztal.match import Match, Record
from asztal.web import presence, room, storage, thinker
from asztal.web.app import make_app
from asztal.web.limits import Limits
from asztal.web.room import Room
from asztal.web.storage import Storage
from asztal.web.thinking import Hear, Thinking
from tests.web.tools import Served

NO_LIMIT = Limits(requests_per_s=0)


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def fresh_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database as a first start leaves it."""
    path = tmp_path_factory.mktemp("database") / "fresh.db"
    storage = Storage(str(path))
    storage.migrate()
    storage.engine.dispose()
    return path


@pytest.fixture
def database(fresh_database: Path, tmp_path: Path) -> Path:
    """A fresh database of the test's own."""
    return Path(shutil.copy(fresh_database, tmp_path / "asztal.db"))


@pytest.fixture
def limits() -> Limits:
    """How much one address may ask; a test can have its own."""
    return NO_LIMIT


@pytest.fixture
async def served(database: Path, limits: Limits, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Served]:
    """The app, running; bots choose at random and at once, and nobody waits for the disk."""
    monkeypatch.setattr(storage, "_prepare", _without_waiting)
    monkeypatch.setattr(Thinking, "choose", _choose_at_random)
    monkeypatch.setattr(Thinking, "advise", _advise_at_random)
    monkeypatch.setattr(Thinking, "chances", _chances)
    monkeypatch.setattr(room, "BOT_PACE_S", 0.0)
    monkeypatch.setattr(presence, "CROWD_S", 0.0)
    monkeypatch.setattr(presence, "CROWD_EACH_S", 0.0)
    app = make_app(Storage(str(database)), limits, thinkers=1)
    async with app.router.lifespan_context(app):
        yield Served(app, database)
        await _let_bots_finish(app.state.house.room)


async def _let_bots_finish(room: Room) -> None:
    """A choice that is broken off in the middle would complain of it; a clock is not worth waiting for."""
    room.closing = True
    if room._busy:
        await asyncio.wait(room._busy.values(), timeout=0.2)


def _without_waiting(connection: sqlite3.Connection, _: object) -> None:
    connection.isolation_level = None
    connection.execute("PRAGMA synchronous = OFF")
    connection.execute("PRAGMA foreign_keys = ON")


async def _choose_at_random(_: Thinking, record: Record, seat: int, bot: str, hear: Hear) -> None:
    for choice, _more in thinker.choose(Match.replay(record), seat, "random"):
        hear(choice)


async def _advise_at_random(_: Thinking, record: Record, seat: int, bot: str) -> dict[str, Any]:
    choice, _more = next(thinker.choose(Match.replay(record), seat, "random"))
    return {"choice": choice, "merit": None}


async def _chances(_: Thinking, record: Record) -> list[list[float]]:
    return thinker.chances(record)
