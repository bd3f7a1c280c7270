"""The people at all tables: they come, choose at a steady rate, and check what became of it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import signal
import sqlite3
import time
from collections.abc import Awaitable, Iterable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, ClassVar

from bench.load.errors import LoadError
from bench.load.server import Server
from bench.load.table import GAME, NOTHING, SEATS, Choice, FollowedTable, Samples
from bench.load.wire import Client, Reply, Stream

BOT_LEVEL = "easy"
# How many requests may be under way while tables are made and streams opened; choices are not held back.
AT_ONCE = 32
# A stream that has not shown the last choice by then will not.
SETTLE_S = 10.0
# So many choices that were confirmed are sent once more: they must be refused.
AGAIN = 50


class Faults:
    """What must not be: how often, and the first few cases."""

    KINDS: ClassVar = {
        "lost": "confirmed, but not in the database",
        "doubled": "in the database, but made once only, or not at all",
        "refused": "legal, but refused",
        "unseen": "made, but not shown by a stream",
        "differing": "after the server was killed, a table is shown otherwise than it must be",
    }

    def __init__(self) -> None:
        self.counts = dict.fromkeys(self.KINDS, 0)
        self.cases: list[str] = []

    def add(self, kind: str, case: str, count: int = 1) -> None:
        self.counts[kind] += count
        if count and len(self.cases) < 10:
            self.cases.append(f"{kind} ({self.KINDS[kind]}): {case}")

    def any(self) -> bool:
        return any(self.counts.values())


@dataclass(frozen=True)
class Plan:
    """What is asked of the server."""

    tables: int
    rate: float
    seconds: float
    played: int
    bots: bool
    seed: int


class Load:
    """Everything that happens at the tables of one run."""

    def __init__(self, plan: Plan, folder: Path) -> None:
        self.plan = plan
        self.folder = folder
        self.rng = Random(plan.seed)
        self.tables = [FollowedTable(number) for number in range(plan.tables)]
        self.seats = range(1 if plan.bots else SEATS)
        self.streams: list[Stream] = []
        self.samples = Samples()
        self.faults = Faults()
        self.server: Server | None = None
        self.client = Client(0)
        self.skipped = 0

    async def start(self) -> Server:
        """A server on our database, and connections to it."""
        self.server = await Server.start(self.folder)
        self.client = Client(self.server.port)
        return self.server

    async def stop(self, by: signal.Signals = signal.SIGTERM) -> None:
        if self.server is not None:
            await self.server.stop(by)
        self.client.close()

    # -- making tables ------------------------------------------------------------------------------------------

    async def make_table(self, table: FollowedTable) -> None:
        """The host makes the table, and the others sit down, each a guest of their own."""
        others = f"bot-{BOT_LEVEL}" if self.plan.bots else "friend"
        form: dict[str, Any] = {f"who-{seat}": "me" if seat == 0 else others for seat in range(SEATS)}
        form |= {"game": GAME, "seats": SEATS, "seed": table.match.seed}
        made = await self._post("/tables", "", form)
        table.id = made.header(b"location").rpartition("/")[2]
        table.cookies.append(_cookie(made))
        for seat in self.seats[1:]:
            table.cookies.append(_cookie(await self._post(f"/t/{table.id}/sit", "", {"seat": seat})))
        await self._post(f"/t/{table.id}/begin", table.cookies[0], {})

    async def _post(self, path: str, cookie: str, form: dict[str, Any]) -> Reply:
        reply = await self.client.ask(self.client.request("POST", path, cookie, form))
        if reply.status not in (200, 303):
            raise LoadError(f"The server answered {path} with {reply.status}: {reply.body[:200]!r}")
        return reply

    def play_ahead(self) -> None:
        """Matches in all stages: as many random choices as the plan says on average, written while no server runs."""
        rows = []
        for table in self.tables:
            table.play_ahead(self.rng.randint(0, 2 * self.plan.played), self.rng)
            choices = enumerate(table.match.choices)
            rows += [(table.id, at, seat, choice, time.time(), 0.0) for at, (seat, choice) in choices]
        with contextlib.closing(sqlite3.connect(self.folder / "load.db")) as database, database:
            statement = "INSERT INTO acts (table_id, number, seat, choice, at, spent) VALUES (?, ?, ?, ?, ?, ?)"
            database.executemany(statement, rows)

    async def open_streams(self) -> None:
        """A page for everybody."""

        async def look_on(table: FollowedTable) -> None:
            for seat, cookie in enumerate(table.cookies):
                shown = table.watch(seat, self.samples)
                self.streams.append(await self.client.open_stream(f"/t/{table.id}/stream", cookie, shown))

        await few_at_once(look_on(table) for table in self.tables)
        # Everybody's coming is shown to the others; that must be over before anything is measured.
        received = -1
        while received != (received := sum(stream.received for stream in self.streams)):
            await asyncio.sleep(0.5)

    # -- choosing -----------------------------------------------------------------------------------------------

    async def choices(self, rate: float, seconds: float) -> None:
        """Choices at a steady rate, whether or not the server keeps up."""
        tasks = set()
        began = time.perf_counter()
        for count in range(int(rate * seconds)):
            due = began + count / rate
            if (early := due - time.perf_counter()) > 0:
                await asyncio.sleep(early)
            self.samples.late.append(time.perf_counter() - due)
            table = self._idle_table()
            if table is None:
                self.skipped += 1
            else:
                # At once, for the task begins later, and one table must not be taken twice.
                table.open = NOTHING if self.plan.bots else table.decide(self.rng)
                tasks.add(asyncio.create_task(self._choose_at(table, table.open)))
        # Each of them loses its patience by itself.
        await asyncio.gather(*tasks)

    def _idle_table(self) -> FollowedTable | None:
        for _ in range(50):
            table = self.rng.choice(self.tables)
            if table.open is None and not table.match.over:
                return table
        return None

    async def _choose_at(self, table: FollowedTable, choice: Choice) -> None:
        if self.plan.bots:
            await self._choose_among_bots(table)
        else:
            await self.send(table, choice)

    async def _choose_among_bots(self, table: FollowedTable) -> None:
        """The person asks what can be chosen, and whether it is their turn."""
        try:
            reply = await self.client.ask(self.client.request("GET", f"/t/{table.id}/view.json", table.cookies[0]))
        except (OSError, TimeoutError):
            table.open = None
            return
        view = json.loads(reply.body)
        if view["number"] is None:
            self.skipped += 1
            table.open = None
            return
        value = self.rng.choice(view["decision"]["choices"])["value"]
        await self.send(table, Choice(0, value, view["number"]))

    async def send(self, table: FollowedTable, choice: Choice) -> None:
        """Sends a choice, and takes the time."""
        table.open = choice
        mirrored = not self.plan.bots
        request = self._choosing(table, choice)
        sent = table.begin(choice, mirrored)
        try:
            reply = await self.client.ask(request)
        except (OSError, TimeoutError):
            # Nobody knows whether it was made; the table waits until the database has been read.
            table.take_back(sent, mirrored)
            return
        if reply.status == 200:
            self.samples.confirmed.append(time.perf_counter() - sent)
            table.confirm(choice)
        else:
            table.take_back(sent, mirrored)
            table.open = None
            self.faults.add("refused", f"table {table.id}, {choice}: {reply.status} {reply.body[:100]!r}")

    def _choosing(self, table: FollowedTable, choice: Choice) -> bytes:
        fields = {"seat": choice.seat, "number": choice.number, "choice": choice.value}
        return self.client.request("POST", f"/t/{table.id}/choose", table.cookies[choice.seat], fields)

    async def settle(self) -> None:
        """Waits until all streams have shown everything; what is missing then is a fault."""
        if self.plan.bots:
            await asyncio.sleep(1.0)
            return
        until = time.monotonic() + SETTLE_S
        while self._unseen() and time.monotonic() < until:
            await asyncio.sleep(0.05)
        for table in self.tables:
            self.faults.add("unseen", f"table {table.id}: {table.expected}", table.unseen())

    def _unseen(self) -> int:
        return sum(table.unseen() for table in self.tables)

    # -- checking -----------------------------------------------------------------------------------------------

    def stored(self) -> dict[str, list[tuple[int, int]]]:
        """What the database holds: seats and choices by table, in order."""
        found: dict[str, list[tuple[int, int]]] = {table.id: [] for table in self.tables}
        with contextlib.closing(sqlite3.connect(self.folder / "load.db")) as database:
            for table, number, seat, choice in database.execute(
                "SELECT table_id, number, seat, choice FROM acts ORDER BY table_id, number"
            ):
                # A gap is nobody's choice, so whatever was confirmed there counts as lost.
                found[table] += [(-1, -1)] * (number - len(found[table]))
                found[table].append((seat, choice))
        return found

    def check_stored(self) -> None:
        """Compares the database with what was confirmed; a choice that was not answered may be there or not."""
        stored = self.stored()
        for table in self.tables:
            acts = stored[table.id][table.started :]
            if self.plan.bots:
                acts = [act for act in acts if act[0] == 0]
            kept = sum(1 for confirmed, act in zip(table.made, acts, strict=False) if confirmed == act)
            self.faults.add("lost", f"table {table.id}: {table.made} became {acts}", len(table.made) - kept)
            more = acts[len(table.made) :]
            if table.open is not None and more == [(table.open.seat, table.open.value)]:
                if not self.plan.bots:
                    table.follow(table.open)
                table.confirm(table.open)
                more = []
            self.faults.add("doubled", f"table {table.id}: {more} after {table.made}, open {table.open}", len(more))

    async def check_again(self) -> None:
        """Sends choices once more: what was made is refused, what was lost on the way is made now."""
        done = [table for table in self.tables if table.last is not None and table.open is None]
        for table in self.rng.sample(done, min(AGAIN, len(done))):
            assert table.last is not None
            if (await self.client.ask(self._choosing(table, table.last))).status == 200:
                self.faults.add("doubled", f"table {table.id} took {table.last} once more")
        for table in self.tables:
            if table.open is not None and not self.plan.bots:
                await self.send(table, table.open)

    async def check_views(self) -> None:
        """Asks for every table as one of its seats sees it, and compares that with the mirror."""

        async def look(table: FollowedTable) -> None:
            seat = self.rng.randrange(SEATS)
            reply = await self.client.ask(self.client.request("GET", f"/t/{table.id}/view.json", table.cookies[seat]))
            shown = json.loads(reply.body)
            view = json.loads(json.dumps(table.match.view(seat)))
            wrong = [key for key, value in view.items() if shown.get(key) != value]
            self.faults.add("differing", f"table {table.id}, seat {seat}: {wrong}", bool(wrong))

        if not self.plan.bots:
            await few_at_once(look(table) for table in self.tables)


def _cookie(reply: Reply) -> str:
    return reply.header(b"set-cookie").partition(";")[0]


async def few_at_once(work: Iterable[Awaitable[None]]) -> None:
    """All of it, a few at a time; the first failure ends it."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(part: Awaitable[None]) -> None:
        async with gate:
            await part

    await asyncio.gather(*(one(part) for part in work))
