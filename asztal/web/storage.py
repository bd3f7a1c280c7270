"""Storage: tables, seats, choices, messages in a database, SQLite (WAL) unless told otherwise.

All writing goes through one thread. Choices that arrive while a transaction is being written are written together in
the next one, so that a choice is on disk before anybody sees it, and many tables share the cost of making sure.
"""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, TypeVar

import platformdirs
from sqlalchemy import (
    ColumnElement,
    Connection,
    Engine,
    case,
    create_engine,
    delete,
    event,
    func,
    insert,
    inspect,
    make_url,
    select,
    text,
    update,
)
from sqlalchemy.dialects.sqlite import insert as upsert
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, SQLAlchemyError

from asztal.engine.errors import AsztalError
from asztal.web import schema

T = TypeVar("T")
Row = dict[str, Any]

GATHERING, PLAYING, OVER = "gathering", "playing", "over"
UNDO = -1
_MIGRATIONS = Path(__file__).parent / "migrations"


class BadDatabase(AsztalError):
    """A database that can't be opened, written or understood."""

    key = "error-storage"


class Conflict(AsztalError):
    """Another writer was first; whoever holds the table must read it again."""

    key = "error-stale"


@dataclass(frozen=True)
class Act:
    """One entry of a table's history: a seat's choice, or UNDO."""

    table: str
    place: int
    """In the table's history, from 0 on; one place is taken once."""
    seat: int
    choice: int
    at: float
    spent: float = 0.0
    """Seconds it took off the seat's clock."""


def default_url() -> str:
    """SQLite in the user's data folder."""
    folder = Path(platformdirs.user_data_dir("asztal", appauthor=False))
    return f"sqlite:///{folder / 'asztal.db'}"


def _open(url: str) -> Engine:
    """An engine for the URL (or path of an SQLite file), with its folder made."""
    try:
        parsed = make_url(url if "://" in url else f"sqlite:///{url}")
    except ArgumentError:
        raise BadDatabase(
            f"'{url}' is no database; give the path of an SQLite file.", "serve-no-database", database=url
        ) from None
    if parsed.get_backend_name() != "sqlite":
        raise BadDatabase(
            f"'{url}' is no database of a kind that is supported; give the path of an SQLite file.",
            "serve-no-database",
            database=url,
        )
    if parsed.database:
        path = Path(parsed.database).expanduser()
        if path.is_dir():
            raise BadDatabase(
                f"{path} is a folder; give --database the path of a file in it.",
                "serve-database-folder",
                database=str(path),
            )
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadDatabase(
                f"The folder {path.parent} can't be made ({error.strerror}); give another --database.",
                "serve-database-refused",
                database=str(path),
                reason=error.strerror or str(error),
            ) from None
        parsed = parsed.set(database=str(path))
    return create_engine(parsed, connect_args={"check_same_thread": False, "timeout": 10})


def _prepare(connection: sqlite3.Connection, _: object) -> None:
    # The driver would end a transaction at every CREATE TABLE: SQLAlchemy's BEGIN below is the only one.
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode = WAL")
    # A confirmed choice survives the power going off, not only the end of the process.
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def revisions() -> list[str]:
    """The versions a database can have, the newest last; ``migrations/versions/0001_….py`` leads to version 0001."""
    return sorted(path.name.partition("_")[0] for path in (_MIGRATIONS / "versions").glob("[0-9]*.py"))


def _version(connection: Connection) -> str | None:
    """The version of the database; None for a new one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return str(connection.scalar(text("SELECT version_num FROM alembic_version")))


def _upgrade(connection: Connection) -> None:
    # Takes a while to import, and is needed once.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


class Storage:
    """The database behind the server. The methods are plain; ``do`` runs one of them in the writing thread."""

    def __init__(self, url: str | None = None) -> None:
        self.url = url or default_url()
        self.engine = _open(self.url)
        event.listen(self.engine, "connect", _prepare)
        event.listen(self.engine, "begin", _begin)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="storage")
        self._waiting: list[tuple[Act, asyncio.Future[None]]] = []
        self._writing: asyncio.Task[None] | None = None

    # -- opening and closing ------------------------------------------------------------------------------------

    def migrate(self) -> None:
        """Brings the database to this version's shape; a newer or unwritable one is left as it is."""
        where = self.engine.url.database
        try:
            with self.engine.begin() as connection:
                self._bring_up_to_date(connection)
        except BadDatabase:
            raise
        except DBAPIError as error:
            raise BadDatabase(
                f"The database {where} can't be used ({error.orig}); make it writable, or give another --database.",
                "serve-database-refused",
                database=str(where),
                reason=str(error.orig),
            ) from None

    def _bring_up_to_date(self, connection: Connection) -> None:
        present = _version(connection)
        if present == revisions()[-1]:
            # Says at once if nothing can be written, instead of at the first choice.
            connection.execute(update(schema.house).where(schema.house.c.name == "").values(value=""))
        elif present is None or present in revisions():
            _upgrade(connection)
        else:
            raise BadDatabase(
                f"The database {self.engine.url.database} was made by a newer Asztal (version {present}); "
                f"update Asztal, or give another --database.",
                "serve-database-newer",
                database=str(self.engine.url.database),
                version=present,
            )

    async def close(self) -> None:
        """Writes what waits, then closes."""
        while self._writing is not None:
            await self._writing
        self._thread.shutdown()
        self.engine.dispose()

    async def do(self, method: Callable[..., T], *arguments: Any) -> T:
        """Runs a method in the writing thread; what the database refuses has changed nothing."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, method, *arguments)
        except SQLAlchemyError as error:
            raise BadDatabase(f"The database refuses: {error.__cause__ or error}") from error

    # -- the house ----------------------------------------------------------------------------------------------

    def key(self) -> str:
        """The key that signs cookies, made once."""
        with self.engine.begin() as connection:
            found = connection.scalar(select(schema.house.c.value).where(schema.house.c.name == "key"))
            if found is None:
                found = secrets.token_hex(32)
                connection.execute(insert(schema.house).values(name="key", value=found))
            return str(found)

    def note_life(self) -> None:
        """Writes something, to see whether it can be done."""
        values = {"name": "alive", "value": str(time.time())}
        with self.engine.begin() as connection:
            statement = upsert(schema.house).values(values)
            connection.execute(statement.on_conflict_do_update(index_elements=["name"], set_=values))

    def is_sound(self) -> bool:
        """Looks through the whole database, which takes a while."""
        if self.engine.url.get_backend_name() != "sqlite":
            return True
        try:
            with self.engine.connect() as connection:
                return connection.exec_driver_sql("PRAGMA quick_check(1)").scalar() == "ok"
        except SQLAlchemyError:
            return False

    # -- links to other devices ---------------------------------------------------------------------------------

    def set_link(self, guest: str, secret: str) -> None:
        """The guest's link; one that was made before is worth nothing any more."""
        values = {"guest": guest, "secret": secret, "made": time.time()}
        with self.engine.begin() as connection:
            statement = upsert(schema.links).values(values)
            connection.execute(statement.on_conflict_do_update(index_elements=["guest"], set_=values))

    def link_guest(self, secret: str, since: float) -> str | None:
        """The guest whose link it is, if it was made since then."""
        found = select(schema.links.c.guest).where(schema.links.c.secret == secret, schema.links.c.made >= since)
        with self.engine.connect() as connection:
            return connection.scalar(found)

    def use_link(self, secret: str, since: float) -> str | None:
        """The guest whose link it is; it was good for this once."""
        with self.engine.begin() as connection:
            used = delete(schema.links).where(schema.links.c.secret == secret, schema.links.c.made >= since)
            return connection.scalar(used.returning(schema.links.c.guest))

    def drop_link(self, guest: str) -> None:
        """Takes the guest's link back."""
        with self.engine.begin() as connection:
            connection.execute(delete(schema.links).where(schema.links.c.guest == guest))

    # -- guests -------------------------------------------------------------------------------------------------

    def guest_name(self, guest: str) -> str:
        """What a guest wants to be called; an empty text for one who has not said."""
        with self.engine.connect() as connection:
            return connection.scalar(select(schema.guests.c.name).where(schema.guests.c.id == guest)) or ""

    def set_guest_name(self, guest: str, name: str) -> None:
        values = {"id": guest, "name": name, "created": time.time()}
        with self.engine.begin() as connection:
            statement = upsert(schema.guests).values(values)
            connection.execute(statement.on_conflict_do_update(index_elements=["id"], set_={"name": name}))

    def habits(self, guest: str) -> dict[str, tuple[int, str]]:
        """How a guest last played each game against bots: game -> number of seats, level."""
        statement = select(schema.habits).where(schema.habits.c.guest == guest)
        with self.engine.connect() as connection:
            return {row.game: (row.seats, row.level) for row in connection.execute(statement)}

    def set_habit(self, guest: str, game: str, seats: int, level: str) -> None:
        statement = upsert(schema.habits).values(guest=guest, game=game, seats=seats, level=level)
        with self.engine.begin() as connection:
            connection.execute(
                statement.on_conflict_do_update(index_elements=["guest", "game"], set_={"seats": seats, "level": level})
            )

    # -- tables -------------------------------------------------------------------------------------------------

    def add_table(self, table: Row, seats: list[Row], acts: list[Act]) -> None:
        with self.engine.begin() as connection:
            connection.execute(insert(schema.tables), table)
            connection.execute(insert(schema.seats), seats)
            if acts:
                connection.execute(insert(schema.acts), [_row(act) for act in acts])

    def table(self, table_id: str) -> tuple[Row, list[Row], list[Act]] | None:
        """A table with its seats and its history, or None."""
        with self.engine.connect() as connection:
            found = connection.execute(select(schema.tables).where(schema.tables.c.id == table_id)).mappings().first()
            if found is None:
                return None
            of_table = select(schema.seats).where(schema.seats.c.table_id == table_id).order_by(schema.seats.c.seat)
            history = select(schema.acts).where(schema.acts.c.table_id == table_id).order_by(schema.acts.c.number)
            acts = [Act(*row) for row in connection.execute(history)]
            return dict(found), [dict(row) for row in connection.execute(of_table).mappings()], acts

    def change_table(self, table_id: str, values: Row) -> None:
        with self.engine.begin() as connection:
            connection.execute(update(schema.tables).where(schema.tables.c.id == table_id).values(values))

    def change_seat(self, table_id: str, seat: int, values: Row) -> None:
        with self.engine.begin() as connection:
            connection.execute(
                update(schema.seats)
                .where(schema.seats.c.table_id == table_id, schema.seats.c.seat == seat)
                .values(values)
            )

    def tables_of(self, guest: str, limit: int = 30) -> list[str]:
        """The tables a guest sits at or has made, the ones changed last first."""
        sits = select(schema.seats.c.table_id).where(schema.seats.c.guest == guest)
        statement = (
            select(schema.tables.c.id)
            .where((schema.tables.c.id.in_(sits)) | (schema.tables.c.host == guest))
            .order_by(schema.tables.c.changed.desc())
            .limit(limit)
        )
        with self.engine.connect() as connection:
            return list(connection.scalars(statement))

    def public_tables(self, limit: int = 30, of_one: int = 3) -> list[str]:
        """The public tables that are gathering or playing, the ones changed last first, few of one host or address."""
        tables = schema.tables.c

        def place_among(whose: ColumnElement[str]) -> ColumnElement[int]:
            return func.row_number().over(partition_by=whose, order_by=tables.changed.desc())

        # A table of before says nothing of where it was made: then its host counts alone.
        origin = case((tables.origin == "", tables.id), else_=tables.origin)
        ranked = (
            select(
                tables.id,
                tables.changed,
                place_among(tables.host).label("of_host"),
                place_among(origin).label("of_origin"),
            )
            .where(tables.public, tables.phase.in_([GATHERING, PLAYING]))
            .subquery()
        )
        statement = (
            select(ranked.c.id)
            .where(ranked.c.of_host <= of_one, ranked.c.of_origin <= of_one)
            .order_by(ranked.c.changed.desc())
            .limit(limit)
        )
        with self.engine.connect() as connection:
            return list(connection.scalars(statement))

    def finished_by(self, guest: str, game: str) -> int:
        """How many matches of a game a guest has played to their end."""
        statement = (
            select(func.count())
            .select_from(schema.tables.join(schema.seats))
            .where(schema.seats.c.guest == guest, schema.tables.c.game == game, schema.tables.c.phase == OVER)
        )
        with self.engine.connect() as connection:
            return connection.scalar(statement) or 0

    # -- choices ------------------------------------------------------------------------------------------------

    async def append(self, act: Act) -> None:
        """Writes an act; when this returns it is on disk. Raises Conflict if its place is taken."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((act, future))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_waiting())
        await future

    async def _write_waiting(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting, []
                outcome = await self.do(self._write, [act for act, _ in batch])
                for (_, future), failure in zip(batch, outcome, strict=True):
                    if future.cancelled():
                        continue
                    if failure is None:
                        future.set_result(None)
                    else:
                        future.set_exception(failure)
        finally:
            self._writing = None

    def _write(self, acts: list[Act]) -> list[Exception | None]:
        """Writes acts in one transaction; if one can't be written, each on its own."""
        try:
            with self.engine.begin() as connection:
                connection.execute(insert(schema.acts), [_row(act) for act in acts])
        except IntegrityError:
            if len(acts) == 1:
                return [Conflict("Somebody else has chosen here in the meantime; look again.")]
            return [failure for act in acts for failure in self._write([act])]
        except SQLAlchemyError as error:
            return [BadDatabase(f"The choice could not be stored: {error}") for _ in acts]
        return [None] * len(acts)

    # -- messages and notes -------------------------------------------------------------------------------------

    def add_message(self, table_id: str, guest: str, name: str, text: str) -> None:
        row = {"table_id": table_id, "guest": guest, "name": name, "text": text, "at": time.time()}
        with self.engine.begin() as connection:
            connection.execute(insert(schema.messages), row)

    def messages(self, table_id: str, limit: int = 100) -> list[Row]:
        """The last messages, oldest first."""
        statement = (
            select(schema.messages)
            .where(schema.messages.c.table_id == table_id)
            .order_by(schema.messages.c.id.desc())
            .limit(limit)
        )
        with self.engine.connect() as connection:
            return [dict(row) for row in connection.execute(statement).mappings()][::-1]

    def said(self, table_id: str) -> int:
        """How many messages a table has heard in all."""
        statement = select(func.count()).where(schema.messages.c.table_id == table_id)
        with self.engine.connect() as connection:
            return connection.scalar(statement) or 0

    def note(self, table_id: str, guest: str) -> str:
        statement = select(schema.notes.c.text).where(
            schema.notes.c.table_id == table_id, schema.notes.c.guest == guest
        )
        with self.engine.connect() as connection:
            return connection.scalar(statement) or ""

    def set_note(self, table_id: str, guest: str, text: str) -> None:
        values = {"table_id": table_id, "guest": guest, "text": text}
        with self.engine.begin() as connection:
            statement = upsert(schema.notes).values(values)
            connection.execute(
                statement.on_conflict_do_update(index_elements=["table_id", "guest"], set_={"text": text})
            )


def _row(act: Act) -> Row:
    row = asdict(act)
    row["table_id"], row["number"] = row.pop("table"), row.pop("place")
    return row
