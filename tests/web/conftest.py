"""Surroundings for the tests of the pages: a running app on a fresh database, without processes for bots."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest

from asztal.match import Match, Record
from asztal.web import database as web_database
from asztal.web import presence, schema, thinker, worker
from asztal.web.app import make_app
from asztal.web.limits import Limits
from asztal.web.storage import Storage
from asztal.web.thinking import Hear, Thinking
from asztal.web.worker import Worker
from tests.postgres import Postgres, running
from tests.web.tools import Served

NO_LIMIT = Limits(requests_per_s=0)


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def fresh_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An SQLite file as a first start leaves it."""
    path = tmp_path_factory.mktemp("database") / "fresh.db"
    _migrate(str(path))
    return path


@pytest.fixture
def file(fresh_file: Path, tmp_path: Path) -> Path:
    """A fresh SQLite file of the test's own."""
    return Path(shutil.copy(fresh_file, tmp_path / "asztal.db"))


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL for all tests of one process."""
    with running() as server:
        yield server


@pytest.fixture(scope="session")
def used_postgres(postgres: Postgres) -> str:
    """The address of the PostgreSQL database that one test after the other uses."""
    address = postgres.make()
    _migrate(address)
    return address


@pytest.fixture
def on_postgres(used_postgres: str) -> str:
    """The address of a PostgreSQL database with nothing in it."""
    # Emptying a few small tables takes a fiftieth of the time that making a database takes.
    emptied = "; ".join(f"DELETE FROM {table.name}" for table in reversed(schema.metadata.sorted_tables))
    with psycopg.connect(used_postgres, autocommit=True) as connection:
        connection.execute(emptied)
    return used_postgres


@pytest.fixture(params=["file", "on_postgres"], ids=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """The address of a fresh database of the test's own, once of each kind."""
    return str(request.getfixturevalue(request.param))


def _migrate(address: str) -> None:
    storage = Storage(address)
    storage.migrate()
    storage.engine.dispose()


@pytest.fixture
def limits() -> Limits:
    """How much one address may ask; a test can have its own."""
    return NO_LIMIT


@pytest.fixture
async def served(database: str, limits: Limits, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Served]:
    """The app, running; bots choose at random and at once, and nobody waits for the disk."""
    monkeypatch.setattr(web_database, "_prepare_sqlite", _without_waiting)
    monkeypatch.setattr(Thinking, "choose", _choose_at_random)
    monkeypatch.setattr(Thinking, "advise", _advise_at_random)
    monkeypatch.setattr(Thinking, "chances", _chances)
    monkeypatch.setattr(worker, "BOT_PACE_S", 0.0)
    monkeypatch.setattr(presence, "CROWD_S", 0.0)
    monkeypatch.setattr(presence, "CROWD_EACH_S", 0.0)
    app = make_app(Storage(database), limits, thinkers=1)
    async with app.router.lifespan_context(app):
        yield Served(app)
        await _let_bots_finish(app.state.house.worker)


async def _let_bots_finish(worker: Worker) -> None:
    """A choice that is broken off in the middle would complain of it."""
    worker.room.closing = True
    if worker._busy:
        await asyncio.wait(worker._busy, timeout=0.2)


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
