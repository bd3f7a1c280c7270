"""Storage: tables, seats, choices, messages in the database, and who else uses it.

Acts go through one thread. Those that arrive while a transaction is being written are written together in the next
one, so that a choice is on disk before anybody sees it, and many tables share the cost of making sure. Where several
processes share the database, each of them is told what the others have written (``news``).
"""

from __future__ import annotations

import asyncio
import itertools
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from typing import Any, TypeVar

from sqlalchemy import ColumnElement, Connection, Table, Text, case, delete, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.dialects.postgresql import array
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError, SQLAlchemyError

from asztal.engine.errors import AsztalError
from asztal.web import database, schema
from asztal.web.database import BadDatabase

T = TypeVar("T")
Row = dict[str, Any]

GATHERING, PLAYING, OVER = "gathering", "playing", "over"
UNDO, SEATED = -1, -2
SERVES, THINKS = "serve", "think"
"""What a process does."""
LEASE_S = 8.0
"""A process that has not been heard of for so long is dead: what it has begun is for others to do."""
CHANNEL = "asztal"
_READERS = 4
_AGAIN_S = (0.05, 0.1, 0.2, 0.5, 1.0)
# How long a choice waits for a database that is being started again.
_PATIENCE_S = 20.0


class Conflict(AsztalError):
    """Another writer was first; whoever holds the table must read it again."""

    key = "error-stale"


@dataclass(frozen=True)
class Act:
    """One entry of a table's history: a seat's choice, UNDO, or SEATED with the seat's chair from then on."""

    table: str
    place: int
    """In the table's history, from 0 on; one place is taken once."""
    seat: int
    choice: int
    at: float
    spent: float = 0.0
    """Seconds it took off the seat's clock."""
    chair: Row | None = None


@dataclass(frozen=True)
class Beside:
    """What belongs to a table beside its history."""

    rematch: str
    asked_by: str
    messages: list[Row]
    said: int
    """How many messages there were in all."""
    presence: list[Row]
    """Whose pages are open at other servers, and who was there last when."""


class Storage:
    """The database behind the server. The methods are plain; ``do`` runs one of them in the writing thread."""

    def __init__(self, url: str | None = None) -> None:
        self.engine = database.open_engine(url or database.default_url())
        self.shared = database.is_shared(self.engine)
        """Whether other servers may use the database at the same time."""
        # What is one question needs no transaction, which PostgreSQL would have to be asked for, and told of its end.
        self._reading = self.engine.execution_options(isolation_level="AUTOCOMMIT") if self.shared else self.engine
        self._claim: database.Claim | None = None
        self.process = secrets.token_hex(8)
        """What this process is called in the database."""
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="writing")
        # An SQLite file has one writer at a time; PostgreSQL answers several questions at once.
        self._readers = ThreadPoolExecutor(_READERS, thread_name_prefix="reading") if self.shared else self._thread
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
        self.release()

    def release(self) -> None:
        """Closes the database, and leaves an SQLite file to others."""
        self._thread.shutdown()
        self._readers.shutdown()
        self.engine.dispose()
        if self._claim is not None:
            self._claim.give_up()

    async def do(self, method: Callable[..., T], *arguments: Any) -> T:
        """Runs a method in a thread; one that the database has left in the middle is run again.

        What the database refuses has changed nothing.
        """
        for wait in (*_AGAIN_S, None):
            try:
                return await asyncio.get_running_loop().run_in_executor(self._readers, method, *arguments)
            except SQLAlchemyError as error:
                if wait is None or not _is_gone(error):
                    raise BadDatabase(f"The database refuses: {error.__cause__ or error}") from error
                await asyncio.sleep(wait)
        raise AssertionError

    def tell(self, connection: Connection, *news: str) -> None:
        """Tells all processes, as soon as what they are told of can be read."""
        if self.shared:
            said = select(func.pg_notify(CHANNEL, func.unnest(array(news, type_=Text))))
            connection.execute(said)

    def _beside(self, table_id: str) -> str:
        """That something was written of which this process itself knows."""
        return f"beside {table_id} {self.process}"

    def insert(self, table: Table) -> postgresql.Insert | sqlite.Insert:
        """An insert that can say what is to happen if the row is there already."""
        return postgresql.insert(table) if self.shared else sqlite.insert(table)

    # -- the house ----------------------------------------------------------------------------------------------

    def key(self) -> str:
        """The key that signs cookies, made once."""
        with self.engine.begin() as connection:
            made = self.insert(schema.house).values(name="key", value=secrets.token_hex(32))
            connection.execute(made.on_conflict_do_nothing())
            return str(connection.scalar(select(schema.house.c.value).where(schema.house.c.name == "key")))

    def note_life(self) -> None:
        """Writes something, to see whether it can be done."""
        values = {"name": "alive", "value": str(time.time())}
        with self.engine.begin() as connection:
            statement = self.insert(schema.house).values(values)
            connection.execute(statement.on_conflict_do_update(index_elements=["name"], set_=values))

    def is_sound(self) -> bool:
        """Looks through the whole database, which takes a while."""
        if self.shared:
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
            statement = self.insert(schema.links).values(values)
            connection.execute(statement.on_conflict_do_update(index_elements=["guest"], set_=values))

    def link_guest(self, secret: str, since: float) -> str | None:
        """The guest whose link it is, if it was made since then."""
        found = select(schema.links.c.guest).where(schema.links.c.secret == secret, schema.links.c.made >= since)
        with self._reading.connect() as connection:
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
        with self._reading.connect() as connection:
            return connection.scalar(select(schema.guests.c.name).where(schema.guests.c.id == guest)) or ""

    def set_guest_name(self, guest: str, name: str) -> None:
        values = {"id": guest, "name": name, "created": time.time()}
        with self.engine.begin() as connection:
            statement = self.insert(schema.guests).values(values)
            connection.execute(statement.on_conflict_do_update(index_elements=["id"], set_={"name": name}))
            self.tell(connection, f"name {guest}")

    def habits(self, guest: str) -> dict[str, tuple[int, str]]:
        """How a guest last played each game against bots: game -> number of seats, level."""
        statement = select(schema.habits).where(schema.habits.c.guest == guest)
        with self._reading.connect() as connection:
            return {row.game: (row.seats, row.level) for row in connection.execute(statement)}

    def set_habit(self, guest: str, game: str, seats: int, level: str) -> None:
        statement = self.insert(schema.habits).values(guest=guest, game=game, seats=seats, level=level)
        with self.engine.begin() as connection:
            connection.execute(
                statement.on_conflict_do_update(index_elements=["guest", "game"], set_={"seats": seats, "level": level})
            )

    # -- tables -------------------------------------------------------------------------------------------------

    def add_table(self, table: Row, seats: list[Row], acts: list[Act], rematch_of: str = "") -> None:
        """A new table; where it is the rematch of another, Conflict if that one has got its rematch already."""
        with self.engine.begin() as connection:
            if rematch_of:
                of = (schema.tables.c.id == rematch_of) & (schema.tables.c.rematch == "")
                made = {"rematch": table["id"], "asked_by": table["host"]}
                if connection.execute(update(schema.tables).where(of).values(made)).rowcount == 0:
                    raise Conflict("Somebody else has made the rematch in the meantime.")
                self.tell(connection, self._beside(rematch_of))
            connection.execute(insert(schema.tables), table)
            connection.execute(insert(schema.seats), seats)
            if acts:
                connection.execute(insert(schema.acts), [_row(act) for act in acts])

    def table(self, table_id: str) -> tuple[Row, list[Row], list[Act]] | None:
        """A table with its seats and its history, or None."""
        with self.engine.connect() as connection:
            if self.shared:
                # The seats must be those that this history leads to.
                connection.execution_options(isolation_level="REPEATABLE READ")
            return self.table_on(connection, table_id)

    def table_on(self, connection: Connection, table_id: str) -> tuple[Row, list[Row], list[Act]] | None:
        """The same, by a connection that is there already."""
        found = connection.execute(select(schema.tables).where(schema.tables.c.id == table_id)).mappings().first()
        if found is None:
            return None
        of_table = select(schema.seats).where(schema.seats.c.table_id == table_id).order_by(schema.seats.c.seat)
        seats = [dict(row) for row in connection.execute(of_table).mappings()]
        return dict(found), seats, self._history(connection, table_id, 0)

    def acts_from(self, table_id: str, place: int) -> list[Act]:
        """A table's history from a place on."""
        with self._reading.connect() as connection:
            return self._history(connection, table_id, place)

    @staticmethod
    def _history(connection: Connection, table_id: str, place: int) -> list[Act]:
        of_table = (schema.acts.c.table_id == table_id) & (schema.acts.c.number >= place)
        found = connection.execute(select(schema.acts).where(of_table).order_by(schema.acts.c.number))
        return [Act(*row) for row in found]

    def change_table(self, table_id: str, values: Row) -> None:
        with self.engine.begin() as connection:
            connection.execute(update(schema.tables).where(schema.tables.c.id == table_id).values(values))

    def beside(self, table_id: str) -> Beside:
        """What belongs to a table beside its history."""
        with self._reading.connect() as connection:
            tables, messages = schema.tables.c, schema.messages.c
            asked = connection.execute(select(tables.rematch, tables.asked_by).where(tables.id == table_id)).first()
            rematch, asked_by = asked or ("", "")
            said = connection.scalar(select(func.count()).where(messages.table_id == table_id)) or 0
            elsewhere = (schema.presence.c.table_id == table_id) & (schema.presence.c.process != self.process)
            presence = [dict(row) for row in connection.execute(select(schema.presence).where(elsewhere)).mappings()]
            return Beside(rematch, asked_by, self._messages(connection, table_id), said, presence)

    def tables_of(self, guest: str, limit: int = 30) -> list[str]:
        """The tables a guest sits at or has made, the ones changed last first."""
        sits = select(schema.seats.c.table_id).where(schema.seats.c.guest == guest)
        statement = (
            select(schema.tables.c.id)
            .where((schema.tables.c.id.in_(sits)) | (schema.tables.c.host == guest))
            .order_by(schema.tables.c.changed.desc())
            .limit(limit)
        )
        with self._reading.connect() as connection:
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
        with self._reading.connect() as connection:
            return list(connection.scalars(statement))

    def finished_by(self, guest: str, game: str) -> int:
        """How many matches of a game a guest has played to their end."""
        statement = (
            select(func.count())
            .select_from(schema.tables.join(schema.seats))
            .where(schema.seats.c.guest == guest, schema.tables.c.game == game, schema.tables.c.phase == OVER)
        )
        with self._reading.connect() as connection:
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
            self._insert_acts(acts)
        except IntegrityError:
            if len(acts) == 1:
                return [Conflict("Somebody else has chosen here in the meantime; look again.")]
            return [failure for act in acts for failure in self._write([act])]
        except SQLAlchemyError as error:
            return [BadDatabase(f"The choice could not be stored: {error}") for _ in acts]
        return [None] * len(acts)

    def _insert_acts(self, acts: list[Act]) -> None:
        """Writes acts; one that the database may have got before it went is not taken for somebody else's."""
        deadline = time.monotonic() + _PATIENCE_S
        for wait in itertools.chain(_AGAIN_S, itertools.repeat(_AGAIN_S[-1])):
            try:
                with self.engine.begin() as connection:
                    connection.execute(insert(schema.acts), [_row(act) for act in acts])
                    for act in acts:
                        if act.chair is not None:
                            at = (schema.seats.c.table_id == act.table) & (schema.seats.c.seat == act.seat)
                            connection.execute(update(schema.seats).where(at).values(act.chair))
                    self.tell(connection, *(f"acts {act.table} {act.place + 1}" for act in acts))
                return
            except IntegrityError:
                if not all(self._has(act) for act in acts):
                    raise
                return
            except DBAPIError as error:
                if not _is_gone(error) or time.monotonic() > deadline:
                    raise
                time.sleep(wait)

    def _has(self, act: Act) -> bool:
        with self._reading.connect() as connection:
            return self._history(connection, act.table, act.place)[:1] == [act]

    # -- messages and notes -------------------------------------------------------------------------------------

    def add_message(self, table_id: str, guest: str, name: str, text: str) -> None:
        row = {"table_id": table_id, "guest": guest, "name": name, "text": text, "at": time.time()}
        with self.engine.begin() as connection:
            connection.execute(insert(schema.messages), row)
            self.tell(connection, self._beside(table_id))

    @staticmethod
    def _messages(connection: Connection, table_id: str, limit: int = 100) -> list[Row]:
        """The last messages, oldest first."""
        statement = (
            select(schema.messages)
            .where(schema.messages.c.table_id == table_id)
            .order_by(schema.messages.c.id.desc())
            .limit(limit)
        )
        return [dict(row) for row in connection.execute(statement).mappings()][::-1]

    def note(self, table_id: str, guest: str) -> str:
        statement = select(schema.notes.c.text).where(
            schema.notes.c.table_id == table_id, schema.notes.c.guest == guest
        )
        with self._reading.connect() as connection:
            return connection.scalar(statement) or ""

    def set_note(self, table_id: str, guest: str, text: str) -> None:
        values = {"table_id": table_id, "guest": guest, "text": text}
        with self.engine.begin() as connection:
            statement = self.insert(schema.notes).values(values)
            connection.execute(
                statement.on_conflict_do_update(index_elements=["table_id", "guest"], set_={"text": text})
            )

    # -- who uses the database, and who looks on where -----------------------------------------------------------

    def enter(self, kind: str) -> float:
        """Notes that this process begins; since when the house has been open."""
        with self.engine.begin() as connection:
            now, alive = time.time(), select(func.count()).select_from(schema.processes)
            others = connection.scalar(alive.where(schema.processes.c.until > now, schema.processes.c.kind == kind))
            opened = connection.scalar(select(schema.house.c.value).where(schema.house.c.name == "opened"))
            if kind == SERVES and (opened is None or not others):
                opened = str(now)
                made = self.insert(schema.house).values(name="opened", value=opened)
                connection.execute(made.on_conflict_do_update(index_elements=["name"], set_={"value": opened}))
        self.renew(kind)
        return float(opened or 0.0)

    def renew(self, kind: str) -> bool:
        """Notes that this process is alive; whether it had been taken for dead."""
        until = time.time() + LEASE_S
        with self.engine.begin() as connection:
            mine = update(schema.processes).where(schema.processes.c.id == self.process).values(until=until)
            if connection.execute(mine).rowcount:
                return False
            connection.execute(insert(schema.processes), {"id": self.process, "kind": kind, "until": until})
            return True

    def leave(self) -> None:
        """Notes that this process ends."""
        with self.engine.begin() as connection:
            self._bury(connection, [self.process])

    def bury_the_dead(self) -> None:
        """Whoever looked on at a server that is gone looks on no more."""
        with self.engine.begin() as connection:
            silent = select(schema.processes.c.id).where(schema.processes.c.until < time.time())
            self._bury(connection, list(connection.scalars(silent)))

    def _bury(self, connection: Connection, processes: list[str]) -> None:
        if processes:
            connection.execute(delete(schema.processes).where(schema.processes.c.id.in_(processes)))
            there = (schema.presence.c.process.in_(processes)) & schema.presence.c.here
            ended = update(schema.presence).where(there).values(here=False, at=time.time())
            tables = {*connection.scalars(ended.returning(schema.presence.c.table_id))}
            if tables:
                self.tell(connection, *(f"beside {table_id}" for table_id in tables))

    def has_workers(self) -> bool:
        """Whether a worker lives."""
        processes = schema.processes.c
        alive = select(func.count()).where(processes.kind == THINKS, processes.until > time.time())
        with self._reading.connect() as connection:
            return bool(connection.scalar(alive))

    def set_presence(self, changes: dict[tuple[str, str], str]) -> None:
        """Who has come to which table here, and how fast they want bots to choose; an empty text for who has gone."""
        now = time.time()
        rows = [
            {
                "table_id": table_id,
                "guest": guest,
                "process": self.process,
                "here": bool(speed),
                "at": now,
                "speed": speed,
            }
            for (table_id, guest), speed in changes.items()
        ]
        with self.engine.begin() as connection:
            made = self.insert(schema.presence)
            changed = {name: made.excluded[name] for name in ("here", "at", "speed")}
            key = ["table_id", "guest", "process"]
            connection.execute(made.on_conflict_do_update(index_elements=key, set_=changed), rows)
            self.tell(connection, *{self._beside(table_id) for table_id, _ in changes})


def _is_gone(error: SQLAlchemyError) -> bool:
    """Whether the database went away, and may come back: it can't be reached, is shutting down or starting up."""
    if not isinstance(error, OperationalError):
        return False
    state = getattr(error.orig, "sqlstate", "")
    return state is None or state.startswith(("08", "57P"))


def _row(act: Act) -> Row:
    row = asdict(act)
    row["table_id"], row["number"] = row.pop("table"), row.pop("place")
    return row
