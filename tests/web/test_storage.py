"""The database: made, kept in shape, refused where it can't be used; acts in order and each once."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import psycopg
import pytest
from alembic import command, op
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from sqlalchemy import text

from asztal.web import database as web_database
from asztal.web import schema
from asztal.web.chairs import Chair
from asztal.web.database import BadDatabase
from asztal.web.room import Setup
from asztal.web.storage import Act, Conflict, Storage
from tests.postgres import Postgres
from tests.web.tools import Served


def opened(path: Path | str) -> Storage:
    """A storage that is ready for use."""
    kept = Storage(str(path))
    kept.migrate()
    return kept


def refusal(path: Path | str) -> str:
    """The one sentence with which a database is refused."""
    with pytest.raises(BadDatabase) as refused:
        opened(path)
    sentence = str(refused.value)
    assert len(sentence.splitlines()) == 1
    assert "--database" in sentence or "path of" in sentence
    return sentence


def test_a_database_is_made_from_nothing_with_its_folders(tmp_path: Path) -> None:
    path = tmp_path / "not" / "there" / "yet.db"
    opened(path).engine.dispose()
    assert path.exists()


def test_opening_twice_keeps_what_is_there(database: str) -> None:
    keys = []
    for _ in range(2):
        kept = opened(database)
        keys.append(kept.key())
        kept.engine.dispose()
    assert keys[0] == keys[1]


def test_the_migrations_make_what_the_models_describe(database: str) -> None:
    kept = Storage(database)
    with kept.engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, schema.metadata) == []
    kept.engine.dispose()


def test_a_choice_is_on_disk_before_it_is_confirmed(file: Path) -> None:
    kept = Storage(str(file))
    with kept.engine.connect() as connection:
        assert connection.scalar(text("PRAGMA journal_mode")) == "wal"
        assert connection.scalar(text("PRAGMA synchronous")) == 2
    kept.engine.dispose()


def test_a_newer_database_is_refused_and_left_alone(file: Path) -> None:
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    before = file.read_bytes()
    assert "newer Asztal" in refusal(file)
    assert file.read_bytes() == before


def test_a_newer_postgresql_is_refused(postgres: Postgres) -> None:
    address = postgres.make()
    opened(address).engine.dispose()
    with psycopg.connect(address) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    assert "newer Asztal" in refusal(address)
    postgres.drop(address)


def test_a_postgresql_that_does_not_answer_is_refused_without_telling_the_password(tmp_path: Path) -> None:
    sentence = refusal(f"postgresql://asztal:hush@/asztal?host={tmp_path}")
    assert "does not answer" in sentence
    assert "hush" not in sentence


def test_servers_that_start_at_once_make_one_database(postgres: Postgres) -> None:
    address = postgres.make()
    with ThreadPoolExecutor(4) as pool:
        stores = list(pool.map(lambda _: opened(address), range(4)))
        assert len({*pool.map(lambda kept: kept.key(), stores)}) == 1
    for kept in stores:
        kept.engine.dispose()
    postgres.drop(address)


def test_a_folder_is_refused(tmp_path: Path) -> None:
    assert "is a folder" in refusal(tmp_path)


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "can't be made" in refusal(tmp_path / "file" / "asztal.db")


def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Réka, " * 500)
    assert "can't be used" in refusal(path)
    assert path.read_text() == "Dear Réka, " * 500


def test_a_database_that_cannot_be_written_is_refused(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever runs the tests may write any file, so the connection is made to refuse writing."""
    prepare = web_database._prepare_sqlite

    def read_only(connection: sqlite3.Connection, record: object) -> None:
        prepare(connection, record)
        connection.execute("PRAGMA query_only = ON")

    monkeypatch.setattr(web_database, "_prepare_sqlite", read_only)
    assert "make it writable" in refusal(file)


def test_a_postgresql_that_cannot_be_written_is_refused(on_postgres: str) -> None:
    refused = refusal(on_postgres + "&options=-cdefault_transaction_read_only%3Don")
    assert "make it writable" in refused


def test_a_first_start_that_was_broken_off_can_be_repeated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """SQLite's driver commits each CREATE TABLE by itself, so the migration is not one transaction."""
    create, made = op.create_table, 0

    def breaking_off(*arguments: object, **more: object) -> object:
        nonlocal made
        made += 1
        if made == 3:
            raise KeyboardInterrupt
        return create(*arguments, **more)  # type: ignore[arg-type]

    with monkeypatch.context() as broken:
        broken.setattr(op, "create_table", breaking_off)
        storage = Storage(str(tmp_path / "asztal.db"))
        with pytest.raises(KeyboardInterrupt):
            storage.migrate()
        storage.engine.dispose()
    storage = Storage(str(tmp_path / "asztal.db"))
    storage.migrate()
    storage.engine.dispose()


@pytest.mark.parametrize("url", ["mysql://localhost/asztal", "://"])
def test_another_kind_of_database_is_refused(url: str) -> None:
    refusal(url)


# -- acts -------------------------------------------------------------------------------------------------------------


@pytest.fixture
def kept(database: str) -> Iterator[Storage]:
    """A storage with three tables a, b, c."""
    kept = Storage(database)
    row = {"game": "tara", "rules": "1", "options": {}, "seed": 1, "seed_chosen": False, "public": False}
    row |= {"pace": "live", "clock": 0, "lesson": False, "host": "", "phase": "playing", "created": 0, "changed": 0}
    for name in "abc":
        kept.add_table({"id": name, **row}, [{"table_id": name, "seat": 0, **vars(Chair())}], [])
    yield kept
    kept.engine.dispose()


def acts_of(kept: Storage, table: str) -> list[Act]:
    found = kept.table(table)
    assert found is not None
    return found[2]


def test_an_act_whose_number_is_taken_is_a_conflict(kept: Storage) -> None:
    async def twice() -> None:
        await kept.append(Act("a", 0, 0, 5, 1.0))
        with pytest.raises(Conflict):
            await kept.append(Act("a", 0, 1, 6, 2.0))
        await kept.close()

    asyncio.run(twice())
    assert acts_of(kept, "a") == [Act("a", 0, 0, 5, 1.0)]


def test_many_acts_at_once_are_kept_in_order_and_each_once(kept: Storage) -> None:
    async def many() -> None:
        await asyncio.gather(*(kept.append(Act(name, at, at % 4, at, 0.0)) for at in range(200) for name in "abc"))
        await kept.close()

    asyncio.run(many())
    for name in "abc":
        assert [(act.place, act.choice) for act in acts_of(kept, name)] == [(at, at) for at in range(200)]


def test_one_conflict_among_many_spoils_no_other(kept: Storage) -> None:
    async def many() -> list[BaseException | None]:
        await kept.append(Act("b", 3, 0, 99, 0.0))
        acts = [Act(name, at, 0, at, 0.0) for at in range(10) for name in "abc"]
        outcomes = await asyncio.gather(*(kept.append(act) for act in acts), return_exceptions=True)
        await kept.close()
        return [outcome for outcome in outcomes if outcome is not None]

    failures = asyncio.run(many())
    assert [type(failure) for failure in failures] == [Conflict]
    assert [act.choice for act in acts_of(kept, "b")] == [0, 1, 2, 99, *range(4, 10)]
    assert len(acts_of(kept, "a")) == len(acts_of(kept, "c")) == 10


def test_closing_writes_what_waits(kept: Storage) -> None:
    async def close_at_once() -> None:
        waiting = asyncio.gather(*(kept.append(Act("a", at, 0, at, 0.0)) for at in range(20)))
        await asyncio.sleep(0)
        await kept.close()
        await waiting

    asyncio.run(close_at_once())
    assert len(acts_of(kept, "a")) == 20


@pytest.fixture(params=["sqlite", "postgresql"])
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database without tables, once of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "asztal.db")
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.make()


def make_older(address: str) -> None:
    """A database as the first version left it: without rematches, nobody ready; at table b the match has begun."""
    config = Config()
    config.set_main_option("script_location", str(Path(web_database.__file__).parent / "migrations"))
    older = Storage(address)
    with older.engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        for name, phase in (("a", "gathering"), ("b", "playing")):
            connection.execute(
                text(
                    "INSERT INTO tables (id, game, rules, options, seed, seed_chosen, public, pace, clock, lesson,"
                    " host, phase, created, changed)"
                    f" VALUES ('{name}', 'tara', '1', '{{}}', 3, false, false, 'live', 0, false, 'g', '{phase}', 1, 1)"
                )
            )
            connection.execute(
                text(
                    "INSERT INTO seats (table_id, seat, who, guest, name, bot, away)"
                    f" VALUES ('{name}', 0, 'human', 'g', 'Réka', '', '')"
                )
            )
            connection.execute(
                text(
                    "INSERT INTO acts (table_id, number, seat, choice, at, spent)"
                    f" SELECT '{name}', 0, 0, 1, 2, 0 WHERE '{phase}' = 'playing'"
                )
            )
    older.engine.dispose()


def test_an_older_database_keeps_what_it_holds(empty: str) -> None:
    make_older(empty)
    kept = opened(empty)
    for name, begun in (("a", False), ("b", True)):
        found = kept.table(name)
        assert found is not None
        row, (seat,), acts = found
        assert (row["seed"], row["hints"], row["rematch"], row["asked_by"], row["origin"]) == (3, "on", "", "", "")
        assert (seat["name"], seat["ready"]) == ("Réka", begun)
        assert acts == [Act("b", 0, 0, 1, 2.0)] * begun
    assert kept.habits("g") == {}
    kept.engine.dispose()


# -- two servers on one database --------------------------------------------------------------------------------------


@pytest.mark.anyio
async def test_a_table_that_another_server_has_changed_is_read_again(served: Served) -> None:
    guest = served.guest()
    table = await served.table("connect_four", [guest, served.guest()])
    await served.house.storage.append(Act(table.id, 0, 0, 6, 0.0))
    assert (await guest.chooses(table, choice=3)).status_code == 409
    again = await served.house.room.find(table.id)
    assert again.playing.choices == [(0, 6)]


@pytest.mark.anyio
async def test_a_table_comes_back_as_it_was_left(served: Served) -> None:
    guest, friend = served.guest(), served.guest()
    table = await guest.makes("tara", "me", "friend", seed=4, pace="turns")
    await friend.sits(table, 1)
    await guest.begins(table)
    for person in (guest, guest, friend):
        await person.chooses(table)
    await guest.undoes(table)
    await guest.post(f"/t/{table.id}/chat", {"text": "Hello"})
    served.house.room.forget(table)
    again = await served.house.room.find(table.id)
    assert again is not table
    for name in ("id", "options", "seed", "seed_chosen", "public", "pace", "host", "phase", "chairs", "acts"):
        assert getattr(again, name) == getattr(table, name), name
    assert again.clock.minutes == table.clock.minutes
    assert again.playing.choices == table.playing.choices
    assert (again.messages, again.said) == (table.messages, 1)


@pytest.mark.anyio
async def test_a_table_of_other_rules_is_kept_and_says_so(served: Served) -> None:
    guest = served.guest()
    table = await served.house.room.make(Setup("connect_four", [Chair("human", guest.id, "I"), Chair()], guest.id))
    await served.house.storage.do(served.house.storage.change_table, table.id, {"rules": "0-older"})
    served.house.room.forget(table)
    answer = await guest.get(f"/t/{table.id}")
    assert answer.status_code == 400
    assert "another version of the rules" in answer.text
    assert (await guest.get("/")).status_code == 200
