"""Moving from one database to another, and going on from a back-up: nothing is lost on the way."""

from __future__ import annotations

import signal
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest
from sqlalchemy import Connection, Table, select

from asztal import games
from asztal.web import moving, schema
from asztal.web.app import make_app
from asztal.web.database import BadDatabase, open_engine
from asztal.web.moving import move_database
from asztal.web.storage import SERVES, Storage
from tests.postgres import Postgres
from tests.web.conftest import NO_LIMIT
from tests.web.test_running_server import Server, moves
from tests.web.tools import PATIENCE_S, Guest, Served, ended

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def serving(address: str) -> AsyncIterator[Served]:
    """A server on a database, at which nobody thinks."""
    app = make_app(Storage(address), NO_LIMIT, thinkers=0)
    async with app.router.lifespan_context(app):
        yield Served(app)


def rows(address: str) -> dict[str, list[str]]:
    """All that is to be kept."""
    engine = open_engine(address)
    with engine.connect() as connection:
        found = {
            table.name: sorted(repr(tuple(row)) for row in connection.execute(select(table))) for table in moving._KEPT
        }
    engine.dispose()
    return found


async def fill(address: str) -> tuple[Guest, str]:
    """Matches of every game in all stages, with all that belongs to them; a guest, and a table that goes on."""
    async with serving(address) as served:
        guest, friend = served.guest(), served.guest()
        await guest.post("/settings", {"name": "Ilona 🎲"})
        await guest.post("/device/link")
        for name in games.names():
            seats = games.find(name).seats[0]
            record, owners = ended(name, seats), [guest, friend, *[None] * (seats - 2)]
            await served.finished(name, owners)
            half = record.choices[: len(record.choices) // 2]
            table = await served.table(name, owners, half, options=record.options, seed=record.seed)
            await guest.post(f"/t/{table.id}/chat", {"text": "Hello there"})
            await guest.post(f"/t/{table.id}/note", {"text": "one note; 'quoted'"})
        await guest.post("/play/connect_four")
        gathering = await guest.makes("connect_four", "me", "friend")
        await friend.sits(gathering, 1, name="Réka")
        four = await served.table("connect_four", [guest, friend])
        await guest.chooses(four)
        await guest.undoes(four)
        await guest.chooses(four)
        return guest, four.id


def come(guest: Guest, served: Served) -> Guest:
    """The same guest, at another server."""
    there = Guest(served.app)
    there.id, there.browser.cookies = guest.id, guest.browser.cookies
    return there


async def test_all_is_moved_there_and_back(file: Path, tmp_path: Path, postgres: Postgres) -> None:
    guest, four = await fill(str(file))
    address, again = postgres.make(), str(tmp_path / "again.db")
    before = rows(str(file))
    moved = move_database(str(file), address)
    assert (moved.matches, moved.rows) == (len(before["tables"]), sum(map(len, before.values())))
    assert before == rows(address) == rows(str(file))
    assert all(before[name] for name in before)
    async with serving(address) as served:
        there = come(guest, served)
        table = await served.house.room.find(four)
        assert "Ilona 🎲" in (await there.get("/")).text
        assert (await there.post(f"/t/{four}/chat", {"text": "One more"})).status_code == 303
        assert [message["text"] for message in table.messages] == ["One more"]
        assert table.owing() == [1]
    changed = rows(address)
    assert len(changed["messages"]) == len(before["messages"]) + 1
    move_database(address, again)
    assert rows(again) == changed
    async with serving(again) as served:
        assert (await come(guest, served).get(f"/t/{four}")).status_code == 200
    postgres.drop(address)


async def test_a_target_that_is_not_empty_is_refused(file: Path, tmp_path: Path, on_postgres: str) -> None:
    await fill(str(file))
    kept = Storage(on_postgres)
    kept.key()
    kept.release()
    used = tmp_path / "used.db"
    used.write_bytes(file.read_bytes())
    before = rows(on_postgres)
    for target in (str(used), on_postgres):
        command = [sys.executable, "-m", "asztal", "move-database", str(file), target]
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE_S)
        (sentence,) = done.stderr.splitlines()
        assert (done.returncode, "is not empty" in sentence) == (2, True)
    assert rows(on_postgres) == before


def test_a_source_that_is_not_there_is_refused_and_not_made(tmp_path: Path) -> None:
    with pytest.raises(BadDatabase, match="There is no database"):
        move_database(str(tmp_path / "none.db"), str(tmp_path / "new.db"))
    assert not [*tmp_path.glob("*.db")]


def test_a_database_that_is_used_is_not_moved(file: Path, tmp_path: Path, on_postgres: str) -> None:
    busy, shared = Storage(str(file)), Storage(on_postgres)
    busy.claim()
    shared.enter(SERVES)
    with pytest.raises(BadDatabase, match="Another Asztal uses"):
        move_database(str(file), str(tmp_path / "new.db"))
    with pytest.raises(BadDatabase, match="An asztal serve or asztal think uses"):
        move_database(on_postgres, str(tmp_path / "new.db"))
    busy.release()
    shared.release()


@pytest.mark.parametrize("name", ["notes", "acts"])
async def test_nothing_is_moved_where_anything_would_differ(
    name: str, file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await fill(str(file))
    copy, target = moving._copy, tmp_path / "new.db"

    def carelessly(table: Table, reading: Connection, writing: Connection) -> None:
        copy(table, reading, writing)
        if table.name == name:
            column = "text = 'nothing'" if name == "notes" else "choice = 0"
            writing.exec_driver_sql(f"UPDATE {name} SET {column}")

    monkeypatch.setattr(moving, "_copy", carelessly)
    with pytest.raises(BadDatabase, match="nothing was moved"):
        move_database(str(file), str(target))
    assert not any(rows(str(target)).values())
    monkeypatch.undo()
    assert move_database(str(file), str(target)).matches


# -- back-ups ---------------------------------------------------------------------------------------------------------


def _play_on(server: Server, restored: str) -> None:
    """What was chosen before the back-up is there, and the match goes on."""
    after = Server(restored)
    after.browser.cookies = server.browser.cookies
    try:
        (table,) = _tables(restored)
        assert after.browser.get(f"/t/{table}/view.json?seat=0").json()["number"] == 2
        assert after.choose(f"/t/{table}", 0, 2, 5) == 303
        assert moves(restored) == [3, 4, 5]
    finally:
        after.end(signal.SIGKILL)


def _tables(address: str) -> list[str]:
    engine = open_engine(address)
    with engine.connect() as connection:
        found = list(connection.scalars(select(schema.tables.c.id)))
    engine.dispose()
    return found


def _begin(server: Server) -> str:
    table = server.make_table()
    assert [server.choose(table, 0, 0, 3), server.choose(table, 1, 1, 4)] == [303, 303]
    return table


def test_a_back_up_of_a_running_server_can_be_restored(file: Path, tmp_path: Path) -> None:
    server, copy = Server(str(file)), tmp_path / "copy.db"
    try:
        table = _begin(server)
        with closing(sqlite3.connect(file)) as running, closing(sqlite3.connect(copy)) as kept:
            running.backup(kept)
        assert server.choose(table, 0, 2, 6) == 303
    finally:
        server.end(signal.SIGKILL)
    _play_on(server, str(copy))


def test_a_dump_of_a_running_postgresql_can_be_restored(on_postgres: str, postgres: Postgres, tmp_path: Path) -> None:
    server, dump, restored = Server(on_postgres), tmp_path / "asztal.dump", postgres.make()
    try:
        table = _begin(server)
        postgres.tool("pg_dump", "--format=custom", f"--file={dump}", on_postgres)
        assert server.choose(table, 0, 2, 6) == 303
    finally:
        server.end(signal.SIGKILL)
    postgres.tool("pg_restore", f"--dbname={restored}", str(dump))
    _play_on(server, restored)
    postgres.drop(restored)
