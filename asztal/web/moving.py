"""Moving: all that a database holds goes to another of either kind, and is compared there match by match.

Who looks on just now, and what is just being done, is not moved: it is found out anew.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Table, func, insert, select, text

from asztal.engine.errors import AsztalError
from asztal.engine.game import SPECTATOR
from asztal.web import schema, tables
from asztal.web.database import BadDatabase, shown
from asztal.web.jobs import Jobs
from asztal.web.private import keep_private, make_files_private
from asztal.web.room import Room, chairs_of
from asztal.web.storage import Storage

_PASSING = frozenset({schema.processes, schema.presence, schema.jobs, schema.shares})
_KEPT = [table for table in schema.metadata.sorted_tables if table not in _PASSING]
_AT_ONCE = 1000


@dataclass(frozen=True)
class Moved:
    """How much was moved."""

    matches: int
    rows: int
    target: str
    """What it is called now, without its password."""


def move_database(source: str, target: str) -> Moved:
    """Everything, or nothing: if anything is otherwise at the target, it stays empty. The source stays as it is."""
    make_files_private()
    with ExitStack() as stack:
        left = stack.enter_context(_opened(source))
        right = stack.enter_context(_opened(target, new=True))
        reading = stack.enter_context(left.engine.connect())
        if left.shared:
            reading.execution_options(isolation_level="REPEATABLE READ")
            _check_idle(left, reading)
        writing = stack.enter_context(right.engine.begin())
        _check_empty(right, writing)
        for table in _KEPT:
            _copy(table, reading, writing)
        if right.shared:
            _count_on(writing)
        rows = sum(_compared(table, reading, writing) for table in _KEPT)
        return Moved(_compare_matches((left, reading), (right, writing)), rows, shown(right.engine.url))


@contextmanager
def _opened(address: str, new: bool = False) -> Iterator[Storage]:
    """A database that nobody else uses, brought up to date."""
    storage = Storage(address)
    try:
        if not storage.shared:
            path = Path(str(storage.engine.url.database))
            if not new and not path.exists():
                raise BadDatabase(f"There is no database {path}.", "move-no-database", database=str(path))
            keep_private(path)
        storage.claim()
        storage.migrate()
        yield storage
    finally:
        storage.release()


def _check_idle(storage: Storage, connection: Connection) -> None:
    processes = schema.processes.c
    if connection.scalar(select(func.count()).where(processes.until > time.time())):
        where = shown(storage.engine.url)
        raise BadDatabase(
            f"An asztal serve or asztal think uses the database {where}; stop it, and try again ten seconds later.",
            "move-database-used",
            database=where,
        )


def _check_empty(storage: Storage, connection: Connection) -> None:
    if any(_count(table, connection) for table in schema.metadata.sorted_tables):
        where = shown(storage.engine.url)
        raise BadDatabase(
            f"The database {where} is not empty; give one that is, or that is still to be made.",
            "move-not-empty",
            database=where,
        )


def _copy(table: Table, reading: Connection, writing: Connection) -> None:
    found = reading.execution_options(yield_per=_AT_ONCE).execute(select(table)).mappings()
    for part in found.partitions():
        writing.execute(insert(table), [dict(row) for row in part])


def _count_on(writing: Connection) -> None:
    """PostgreSQL numbers the next message by what it has counted itself."""
    last = "SELECT setval(pg_get_serial_sequence('messages', 'id'), (SELECT max(id) FROM messages))"
    writing.execute(text(last))


# -- comparing --------------------------------------------------------------------------------------------------------


def _compared(table: Table, reading: Connection, writing: Connection) -> int:
    """How many rows there are at both sides."""
    here, there = (_count(table, connection) for connection in (reading, writing))
    # What was chosen is compared match by match.
    if here != there or (table is not schema.acts and _rows(table, reading) != _rows(table, writing)):
        raise _differs(table.name)
    return here


def _count(table: Table, connection: Connection) -> int:
    return connection.scalar(select(func.count()).select_from(table)) or 0


def _rows(table: Table, connection: Connection) -> list[str]:
    # Databases don't agree on the order of letters.
    return sorted(repr(tuple(row)) for row in connection.execute(select(table)))


def _compare_matches(*sides: tuple[Storage, Connection]) -> int:
    """Each match is read and played again at both sides, to the same end."""
    reading = sides[0][1]
    matches = list(reading.scalars(select(schema.tables.c.id)))
    rooms = [Room(storage, Jobs(storage)) for storage, _ in sides]
    for table_id in matches:
        here, there = (
            _played_again(room, connection, table_id) for room, (_, connection) in zip(rooms, sides, strict=True)
        )
        if here != there:
            raise _differs(f"table {table_id}")
    return len(matches)


def _played_again(room: Room, connection: Connection, table_id: str) -> list[Any]:
    """Whatever is stored of a match, and what it leads to in everybody's eyes."""
    found = room.storage.table_on(connection, table_id)
    assert found is not None
    row, seats, acts = found
    try:
        table = tables.Table(room, row, chairs_of(seats), acts)
    except AsztalError as error:
        # It can't be played here any more, and is kept all the same.
        return [found, str(error)]
    end: list[Any] = [found, table.phase, table.chairs]
    if table.match is not None:
        # With its result, if it has one.
        end += [table.match.choices, [table.view(seat) for seat in range(SPECTATOR, len(seats))]]
    return end


def _differs(what: str) -> BadDatabase:
    return BadDatabase(f"What was written is not what was read ({what}); nothing was moved.", "move-differs", what=what)
