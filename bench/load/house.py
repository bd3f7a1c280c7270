"""The servers and workers of a run, and the database that they share."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from contextlib import ExitStack, suppress
from pathlib import Path

from sqlalchemy import insert, select

from asztal.web import schema
from asztal.web.database import open_engine
from asztal.web.storage import SEATED
from bench.load.server import Running, Server, Worker, cpu_s
from tests.postgres import Postgres, started

OWN_POSTGRES = "postgresql"
"""Stands for a PostgreSQL of our own."""

History = list[tuple[int, int]]
NOBODYS = (-1, -1)


class House:
    """So many servers and workers on one database: an SQLite file, a PostgreSQL of our own, or one that is named."""

    def __init__(self, folder: Path, database: str = "", servers: int = 1, workers: int = 0) -> None:
        self.folder = folder
        self.servers: list[Server] = []
        self.workers: list[Worker] = []
        self._wanted = servers, workers
        self._open = ExitStack()
        self.postgres: Postgres | None = None
        if database == OWN_POSTGRES:
            self.postgres = self._open.enter_context(started(hurried=False))
            database = self.postgres.make()
        self.database = database or str(folder / "load.db")

    @property
    def ports(self) -> list[int]:
        return [server.port for server in self.servers]

    async def start(self) -> None:
        servers, workers = self._wanted
        # The first one makes the tables; none of the others need wait for another.
        self.servers = [await self.new_server()]
        self.servers += await asyncio.gather(*(self.new_server() for _ in range(servers - 1)))
        self.workers = await asyncio.gather(*(self.new_worker() for _ in range(workers)))

    async def new_server(self) -> Server:
        return await Server.start(self.folder, database=self.database)

    async def new_worker(self) -> Worker:
        return await Worker.start(self.folder, self.database)

    async def stop(self) -> None:
        """Ends servers and workers; the database goes on."""
        running: list[Running] = [*self.servers, *self.workers]
        await asyncio.gather(*(one.stop() for one in running))
        self.servers, self.workers = [], []

    async def close(self) -> None:
        await self.stop()
        self._open.close()

    # -- what the system says -----------------------------------------------------------------------------------

    def memory_kb(self) -> int:
        return sum(server.memory_kb() for server in self.servers)

    def cpu_s(self) -> float:
        """CPU seconds of the servers."""
        return sum(server.cpu_s() for server in self.servers)

    def database_cpu_s(self) -> float:
        """CPU seconds of a PostgreSQL of our own."""
        if self.postgres is None or self.postgres.own is None:
            return 0.0
        own = self.postgres.own
        found = cpu_s(own.process.pid, with_children=True)
        for pid in own.children():
            with suppress(FileNotFoundError):
                found += cpu_s(pid)
        return found

    # -- what the database holds --------------------------------------------------------------------------------

    def write(self, choices: dict[str, History]) -> None:
        """Choices that were made before anything is measured; written while no server runs."""
        engine, acts = open_engine(self.database), schema.acts.c
        with engine.begin() as connection:
            taken = Counter(connection.scalars(select(acts.table_id)))
            rows = [
                {"table_id": table, "number": at, "seat": seat, "choice": choice, "at": time.time(), "spent": 0.0}
                for table, made in choices.items()
                for at, (seat, choice) in enumerate(made, taken[table])
            ]
            if rows:
                connection.execute(insert(schema.acts), rows)
        engine.dispose()

    def choices(self) -> dict[str, History]:
        """Seats and choices by table, in order; a gap is nobody's choice, so whatever was confirmed there is lost."""
        engine, acts = open_engine(self.database), schema.acts.c
        found: dict[str, History] = {}
        statement = select(acts.table_id, acts.number, acts.seat, acts.choice).order_by(acts.table_id, acts.number)
        with engine.connect() as connection:
            last, place = "", 0
            for table, number, seat, choice in connection.execute(statement):
                place, last = (place if table == last else 0), table
                history = found.setdefault(table, [])
                history += [NOBODYS] * (number - place)
                if choice != SEATED:
                    history.append((seat, choice))
                place = number + 1
        engine.dispose()
        return found
