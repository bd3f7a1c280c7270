"""Storage: tables, seats, choices, messages in a database, SQLite (WAL) unless told otherwise.

All writing goes through one thread. Choices that arrive while a transaction is being written are written together in
the next one, so that a choice is on disk before anybody sees it, and many tables share the cost of making sure.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from typing import Any, TypeVar

from sqlalchemy import Table, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from asztal.engine.errors import AsztalError
from asztal.web import database, schema
from asztal.web.database import BadDatabase

T = TypeVar("T")
Row = dict[str, Any]

GATHERING, PLAYING, OVER = "gathering", "playing", "over"
UNDO = -1


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


class Storage:
    """The database behind the server. The methods are plain; ``do`` runs one of them in the writing thread."""

    def __init__(self, url: str | None = None) -> None:
        self.engine = database.open_engine(url or database.default_url())
        self.shared = database.is_shared(self.engine)
        """Whether other servers may use the database at the same time."""
        self._claim: database.Claim | None = None
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="storage")
        self._waiting: list[tuple[Act, asyncio.Future[None]]] = []
        self._writing: asyncio.Task[None] | None = None

    # -- opening and closing ------------------------------------------------------------------------------------

    def migrate(self) -> None:
        """Brings the database to this version's shape; a newer or unwritable one is left as it is."""
        database.migrate(self.engine)

    def claim(self) -> None:
        """Keeps an SQLite file from other servers for as long as this one lives."""
        if not self.shared:
            self._claim = database.Claim(self.engine)

    async def close(self) -> None:
        """Writes what waits, then closes."""
        while self._writing is not None:
            await self._writing
        self._thread.shutdown()
        self.engine.dispose()
        if self._claim is not None:
            self._claim.give_up()

    async def do(self, method: Callable[..., T], *arguments: Any) -> T:
        """Runs a method in the writing thread."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, method, *arguments)

    def _insert(self, table: Table) -> postgresql.Insert | sqlite.Insert:
        """An insert that can say what is to happen if the row is there already."""
        return postgresql.insert(table) if self.shared else sqlite.insert(table)

    # -- the house ----------------------------------------------------------------------------------------------

    def key(self) -> str:
        """The key that signs cookies, made once."""
        with self.engine.begin() as connection:
            made = self._insert(schema.house).values(name="key", value=secrets.token_hex(32))
            connection.execute(made.on_conflict_do_nothing())
            return str(connection.scalar(select(schema.house.c.value).where(schema.house.c.name == "key")))

    def alive(self) -> bool:
        """Whether the database answers."""
        try:
            with self.engine.connect() as connection:
                return bool(connection.scalar(select(func.count()).select_from(schema.house)))
        except SQLAlchemyError:
            return False

    # -- guests -------------------------------------------------------------------------------------------------

    def guest_name(self, guest: str) -> str:
        """What a guest wants to be called; an empty text for one who has not said."""
        with self.engine.connect() as connection:
            return connection.scalar(select(schema.guests.c.name).where(schema.guests.c.id == guest)) or ""

    def set_guest_name(self, guest: str, name: str) -> None:
        values = {"id": guest, "name": name, "created": time.time()}
        with self.engine.begin() as connection:
            statement = self._insert(schema.guests).values(values)
            connection.execute(statement.on_conflict_do_update(index_elements=["id"], set_={"name": name}))

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

    def public_tables(self, limit: int = 30) -> list[str]:
        """The public tables that are gathering or playing, the ones changed last first."""
        statement = (
            select(schema.tables.c.id)
            .where(schema.tables.c.public, schema.tables.c.phase.in_([GATHERING, PLAYING]))
            .order_by(schema.tables.c.changed.desc())
            .limit(limit)
        )
        with self.engine.connect() as connection:
            return list(connection.scalars(statement))

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

    def note(self, table_id: str, guest: str) -> str:
        statement = select(schema.notes.c.text).where(
            schema.notes.c.table_id == table_id, schema.notes.c.guest == guest
        )
        with self.engine.connect() as connection:
            return connection.scalar(statement) or ""

    def set_note(self, table_id: str, guest: str, text: str) -> None:
        values = {"table_id": table_id, "guest": guest, "text": text}
        with self.engine.begin() as connection:
            statement = self._insert(schema.notes).values(values)
            connection.execute(
                statement.on_conflict_do_update(index_elements=["table_id", "guest"], set_={"text": text})
            )


def _row(act: Act) -> Row:
    row = asdict(act)
    row["table_id"], row["number"] = row.pop("table"), row.pop("place")
    return row
