"""The database: opened, brought up to date, and refused in one sentence where it can't be used.

SQLite (WAL) unless told otherwise, or PostgreSQL; both have the same tables and the same migrations.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import platformdirs
from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect, make_url, text, update
from sqlalchemy.exc import ArgumentError, DBAPIError, OperationalError

from asztal.engine.errors import AsztalError
from asztal.web import schema

_MIGRATIONS = Path(__file__).parent / "migrations"
# PostgreSQL that is dead without a word is noticed after a quarter of a minute.
PATIENCE: dict[str, Any] = {
    "connect_timeout": 10,
    "keepalives_idle": 5,
    "keepalives_interval": 5,
    "keepalives_count": 2,
    "tcp_user_timeout": 15_000,
}
# Any number will do, as long as nobody else uses it for another lock in this database.
_MIGRATING = 8137


class BadDatabase(AsztalError):
    """A database that can't be opened, written or understood."""

    key = "error-storage"


def default_url() -> str:
    """SQLite in the user's data folder."""
    folder = Path(platformdirs.user_data_dir("asztal", appauthor=False))
    return f"sqlite:///{folder / 'asztal.db'}"


def is_shared(engine: Engine) -> bool:
    """Whether other processes may use the database as well: PostgreSQL is for many, an SQLite file for one."""
    return engine.dialect.name == "postgresql"


def shown(url: URL) -> str:
    """What a database is called in sentences: the file, or the address without its password."""
    return str(url.database) if url.get_backend_name() == "sqlite" else url.render_as_string(hide_password=True)


# -- opening ----------------------------------------------------------------------------------------------------------


def open_engine(address: str) -> Engine:
    """An engine for a URL, or for the path of an SQLite file."""
    try:
        url = make_url(address if "://" in address else f"sqlite:///{address}")
    except ArgumentError:
        raise _no_database(address) from None
    if url.get_backend_name() == "sqlite":
        return _open_sqlite(url)
    if url.get_backend_name() in ("postgresql", "postgres"):
        return _open_postgresql(url)
    raise _no_database(address)


def _no_database(address: str) -> BadDatabase:
    return BadDatabase(
        f"'{address}' is no database of a kind that is supported; give the path of an SQLite file, "
        f"or an address that begins with postgresql://.",
        "serve-no-database",
        database=address,
    )


def _open_sqlite(url: URL) -> Engine:
    """The file is opened when it is first used; its folder is made now."""
    if url.database:
        path = Path(url.database).expanduser()
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
        url = url.set(database=str(path))
    engine = create_engine(url, connect_args={"check_same_thread": False, "timeout": 10})
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", _begin)
    return engine


def _prepare_sqlite(connection: sqlite3.Connection, _: object) -> None:
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


def _open_postgresql(url: URL) -> Engine:
    try:
        # A connection that the server has closed meanwhile is noticed when it is used: then it is all done again.
        return create_engine(url.set(drivername="postgresql+psycopg"), connect_args=PATIENCE)
    except ImportError:
        raise BadDatabase(
            "PostgreSQL needs a package that is not installed: pip install 'asztal[postgres]'.", "serve-no-driver"
        ) from None


# -- keeping an SQLite file for oneself -------------------------------------------------------------------------------


class Claim:
    """An SQLite file is one server's alone for as long as this is held; the end of the process ends it, however."""

    def __init__(self, engine: Engine) -> None:
        # A lock of SQLite's own on a file beside: the system drops it with the process, and it works everywhere.
        path = Path(str(engine.url.database)).resolve()
        self._lock = sqlite3.connect(f"{path}-lock", timeout=0, check_same_thread=False)
        try:
            self._lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError:
            self._lock.close()
            raise BadDatabase(
                f"Another Asztal uses the database {path}; stop it, or give another --database. "
                f"Several can share one of PostgreSQL.",
                "serve-database-taken",
                database=str(path),
            ) from None

    def give_up(self) -> None:
        self._lock.close()


# -- bringing up to date ----------------------------------------------------------------------------------------------


def revisions() -> list[str]:
    """The versions a database can have, the newest last; ``migrations/versions/0001_….py`` leads to version 0001."""
    return sorted(path.name.partition("_")[0] for path in (_MIGRATIONS / "versions").glob("[0-9]*.py"))


def migrate(engine: Engine) -> None:
    """Brings the database to this version's shape; a newer or unwritable one is left as it is."""
    try:
        with engine.begin() as connection:
            if is_shared(engine):
                # Of several servers that start at once, one does it; the others find it done.
                connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _MIGRATING})
            _bring_up_to_date(connection)
    except BadDatabase:
        engine.dispose()
        raise
    except DBAPIError as error:
        engine.dispose()
        raise _unusable(engine, error) from None


def _unusable(engine: Engine, error: DBAPIError) -> BadDatabase:
    where, reason = shown(engine.url), " ".join(str(error.orig).split())
    if is_shared(engine) and isinstance(error, OperationalError):
        return BadDatabase(
            f"The database {where} does not answer ({reason}); start it, or give another --database.",
            "serve-database-silent",
            database=where,
            reason=reason,
        )
    return BadDatabase(
        f"The database {where} can't be used ({reason}); make it writable, or give another --database.",
        "serve-database-refused",
        database=where,
        reason=reason,
    )


def _version(connection: Connection) -> str | None:
    """The version of the database; None for a new one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return str(connection.scalar(text("SELECT version_num FROM alembic_version")))


def _bring_up_to_date(connection: Connection) -> None:
    present = _version(connection)
    if present == revisions()[-1]:
        # Says at once if nothing can be written, instead of at the first choice.
        connection.execute(update(schema.house).where(schema.house.c.name == "").values(value=""))
    elif present is None or present in revisions():
        _upgrade(connection)
    else:
        where = shown(connection.engine.url)
        raise BadDatabase(
            f"The database {where} was made by a newer Asztal (version {present}); "
            f"update Asztal, or give another --database.",
            "serve-database-newer",
            database=where,
            version=present,
        )


def _upgrade(connection: Connection) -> None:
    # Takes a while to import, and is needed once.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
