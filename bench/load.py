"""Many tables at once: a real server, scripted people at all seats, and what the choices take.

    python bench/load.py                              # 500 tables, 2,000 streams, 100 choices a second for 20 s
    python bench/load.py --tables 50 --seconds 5      # a quick look
    python bench/load.py --bots                       # one person and three bots at each table
    python bench/load.py --json                       # the figures for a program to read

Run it on Linux with the Python that Asztal is installed in. It starts a server with a database of its own in a
temporary folder, makes the tables and seats four guests at each, puts the matches some way forward in the database,
and opens a stream for everybody. Then choices come at a steady rate, whether or not the server keeps up. The generator
mirrors every match (it has given the seeds), so it knows the legal choices without asking. In the end the database must
hold what was confirmed, in order and once; the server is killed in a burst, started again, and asked for every table.
The exit code is 1 if something was lost, doubled, refused or not shown, and 2 if nothing could be measured.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import os
import resource
import signal
import sqlite3
import sys
import tempfile
import time
from collections import deque
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from random import Random
from typing import Any, ClassVar, TypeVar, cast
from urllib.parse import urlencode

import uvloop

from asztal.match import Match

T = TypeVar("T")

ROOT = Path(__file__).resolve().parent.parent
GAME, SEATS = "tara", 4
BOT_LEVEL = "easy"
# How many requests may be under way while tables are made and streams opened; choices are not held back.
AT_ONCE = 32
PATIENCE_S = 20.0
# A stream that has not shown the last choice by then will not.
SETTLE_S = 10.0
# The burst in which the server is killed: so many times the rate, so that more is under way when it happens.
BURST = 3
KILL_AFTER_S = 1.5
# The server closes connections that were idle for longer than this (30 s); ours go a little earlier.
IDLE_S = 20.0
# So many choices that were confirmed are sent once more: they must be refused.
AGAIN = 50
_AT = b'data-at="'
_RELOAD = b"event: reload"


class LoadError(Exception):
    """Nothing can be measured; the message is one sentence for the user."""


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


# -- HTTP, as little of it as is needed -------------------------------------------------------------------------------


@dataclass(frozen=True)
class Reply:
    """What the server answered."""

    status: int
    head: bytes
    body: bytes

    def header(self, name: bytes) -> str:
        """A header's value, or an empty text; the name in lower case."""
        for line in self.head.split(b"\r\n")[1:]:
            key, _, value = line.partition(b":")
            if key.lower() == name:
                return value.strip().decode()
        return ""


class Connection(asyncio.Protocol):
    """A connection that is kept alive; one request at a time."""

    def __init__(self) -> None:
        self.buffer = b""
        self.reply: asyncio.Future[Reply] | None = None
        self.open = True
        self.used = time.monotonic()
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def connection_lost(self, error: Exception | None) -> None:
        self.open = False
        if self.reply is not None and not self.reply.done():
            self.reply.set_exception(ConnectionError("The server has closed the connection."))

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        end = self.buffer.find(b"\r\n\r\n")
        if end < 0 or self.reply is None or self.reply.done():
            return
        found = Reply(int(self.buffer[9:12]), self.buffer[:end], self.buffer[end + 4 :])
        if len(found.body) >= int(found.header(b"content-length") or 0):
            self.buffer = b""
            self.used = time.monotonic()
            self.reply.set_result(found)

    def ask(self, request: bytes) -> asyncio.Future[Reply]:
        """Sends at once; the reply comes later."""
        assert self.transport is not None
        self.reply = asyncio.get_running_loop().create_future()
        self.transport.write(request)
        return self.reply


class Stream(asyncio.Protocol):
    """A page that is open: every update says which decision its seat has come to."""

    def __init__(self, request: bytes, shown: Callable[[int], None]) -> None:
        self.request = request
        self.shown = shown
        """Told the number that the page shows now; -1 where the page must be loaded again."""
        self.tail = b""
        self.received = self.updates = self.reloads = 0
        self.open = True
        self.first: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self.request)

    def connection_lost(self, error: Exception | None) -> None:
        self.open = False
        if not self.first.done():
            self.first.set_exception(ConnectionError("The server has closed a stream."))

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        if self.tail:
            data = self.tail + data
        at = data.find(_AT)
        while at >= 0:
            start = at + len(_AT)
            end = data.find(b'"', start, start + 12)
            if end < 0:
                break
            self._update(int(data[start:end]))
            at = data.find(_AT, end)
        if data.find(_RELOAD) >= 0:
            self.reloads += 1
            self.shown(-1)
        # What may be the beginning of a mark waits for the rest.
        self.tail = data[at:] if at >= 0 else _possible_start(data)

    def _update(self, number: int) -> None:
        self.updates += 1
        self.shown(number)
        if not self.first.done():
            self.first.set_result(None)


def _possible_start(data: bytes) -> bytes:
    """The end of the data, if a mark could begin there."""
    for mark in (_AT, _RELOAD):
        for length in range(len(mark) - 1, 0, -1):
            if data.endswith(mark[:length]):
                return data[-length:]
    return b""


class Client:
    """Requests to one server, over connections that are shared by all people."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.free: list[Connection] = []
        self.all: list[Connection | Stream] = []

    def request(self, method: str, path: str, cookie: str, fields: dict[str, Any] | None = None) -> bytes:
        """A request as the page's script sends it."""
        body = urlencode(fields) if fields is not None else ""
        host = f"127.0.0.1:{self.port}"
        lines = [
            f"{method} {path} HTTP/1.1",
            f"Host: {host}",
            "User-Agent: asztal-load",
            f"Accept: {'text/event-stream' if path.endswith('/stream') else 'application/json'}",
            "Accept-Language: en",
        ]
        if cookie:
            lines.append(f"Cookie: {cookie}")
        if fields is not None:
            lines += [f"Origin: http://{host}", "Content-Type: application/x-www-form-urlencoded"]
            lines.append(f"Content-Length: {len(body)}")
        return "\r\n".join([*lines, "", body]).encode()

    async def connection(self) -> Connection:
        """A connection that is free; the one used last, so that the others can go."""
        while self.free:
            found = self.free.pop()
            if found.open and time.monotonic() - found.used < IDLE_S:
                return found
        return await self._connect(Connection)

    async def _connect(self, make: Callable[[], T]) -> T:
        async with asyncio.timeout(PATIENCE_S):
            # mypy can't see that the loop wants a protocol that is also known to the caller by its own type.
            made: Any = make()
            await asyncio.get_running_loop().create_connection(lambda: made, "127.0.0.1", self.port)
        self.all.append(made)
        result: T = made
        return result

    async def ask(self, request: bytes) -> Reply:
        """Sends a request and waits for the reply."""
        connection = await self.connection()
        async with asyncio.timeout(PATIENCE_S):
            reply = await connection.ask(request)
        self.free.append(connection)
        return reply

    async def open_stream(self, path: str, cookie: str, shown: Callable[[int], None]) -> Stream:
        """A stream that has shown the page for the first time."""
        stream = await self._connect(lambda: Stream(self.request("GET", path, cookie), shown))
        async with asyncio.timeout(PATIENCE_S):
            await stream.first
        return stream

    def close(self) -> None:
        for connection in self.all:
            if connection.transport is not None:
                connection.transport.abort()


# -- the server -------------------------------------------------------------------------------------------------------


class Server:
    """A server of our own, and what the system says about its process."""

    def __init__(self, process: asyncio.subprocess.Process, port: int) -> None:
        self.process = process
        self.port = port

    @classmethod
    async def start(cls, folder: Path) -> Server:
        """Starts one on any port; it is ready when this returns."""
        command = [sys.executable, "-m", "asztal", "serve", "--host", "127.0.0.1", "--port", "0", "--no-browser"]
        command += ["--database", str(folder / "load.db"), "--rate", "0"]
        with (folder / "server.log").open("ab") as log:
            process = await asyncio.create_subprocess_exec(
                *command, stdout=asyncio.subprocess.PIPE, stderr=log, stdin=asyncio.subprocess.DEVNULL, cwd=ROOT
            )
        assert process.stdout is not None
        line = b""
        with contextlib.suppress(TimeoutError):
            line = await asyncio.wait_for(process.stdout.readline(), PATIENCE_S)
        address = line.decode().partition("http://127.0.0.1:")[2]
        if not address:
            await cls(process, 0).stop(signal.SIGKILL)
            raise LoadError(f"The server did not start: {last_line(folder / 'server.log')}")
        say(f"server: process {process.pid}, port {address.partition('/')[0]}")
        return cls(process, int(address.partition("/")[0]))

    async def stop(self, by: signal.Signals = signal.SIGTERM) -> None:
        """Ends it, gracefully if it can."""
        if self.process.returncode is not None:
            return
        with contextlib.suppress(ProcessLookupError):
            self.process.send_signal(by)
        try:
            await asyncio.wait_for(self.process.wait(), PATIENCE_S)
        except TimeoutError:
            self.process.kill()
            await self.process.wait()

    def memory_kb(self) -> int:
        """What it holds in memory now."""
        lines = Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS:"))

    def cpu_s(self) -> float:
        """CPU seconds so far, of all its threads."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def machine_cpu_s() -> float:
    """CPU seconds so far of all processes on this machine."""
    fields = [int(field) for field in Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:]]
    # user, nice, system, idle, iowait, irq, softirq, steal; what guests take is in the first two already.
    return (sum(fields[:8]) - fields[3] - fields[4]) / os.sysconf("SC_CLK_TCK")


def last_line(path: Path) -> str:
    lines = path.read_text(encoding="utf-8").strip().splitlines()
    return lines[-1].strip() if lines else "no reason was given."


# -- tables -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Choice:
    """A choice that is about to be sent."""

    seat: int
    value: int
    number: int


NOTHING = Choice(0, -1, -1)
"""Stands for a choice that is not known yet."""


@dataclass(frozen=True)
class Expected:
    """A number that a page must show, and by whose choice."""

    number: int
    sent: float
    by: int


@dataclass
class Samples:
    """What was measured, in seconds."""

    confirmed: list[float] = field(default_factory=list)
    others: list[float] = field(default_factory=list)
    own: list[float] = field(default_factory=list)
    late: list[float] = field(default_factory=list)
    """How late the generator itself was."""


class Table:
    """A table with the people at it, and a match of our own that follows it (but not where bots choose)."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.id = ""
        self.match = Match(GAME, SEATS, None, number + 1)
        self.cookies: list[str] = []
        self.expected: list[deque[Expected]] = [deque() for _ in range(SEATS)]
        """What each seat's page has still to show."""
        self.made: list[tuple[int, int]] = []
        """What was confirmed, seat and choice."""
        self.last: Choice | None = None
        self.open: Choice | None = None
        """A choice that was sent and not answered."""
        self.started = 0

    def play_ahead(self, choices: int, rng: Random) -> None:
        """Puts the match forward before anything is measured."""
        while len(self.match.choices) < choices and not self.match.over:
            self.follow(self.decide(rng))
        self.started = len(self.match.choices)

    def decide(self, rng: Random) -> Choice:
        """Any legal choice of any seat that owes one."""
        seat = rng.choice(self.match.owing())
        decision = self.match.decision(seat)
        assert decision is not None
        return Choice(seat, rng.choice(decision.choices), self.match.number(seat))

    def follow(self, choice: Choice) -> None:
        self.match.choose(choice.seat, choice.value, choice.number)

    def begin(self, choice: Choice, mirrored: bool) -> float:
        """Notes what the pages must show when the choice is made: its number for each seat that may notice it."""
        after = {choice.seat: choice.number + 1}
        if mirrored:
            before = [self.match.number(seat) for seat in range(SEATS)]
            self.follow(choice)
            now = [self.match.number(seat) for seat in range(SEATS)]
            # In a secret decision the others' pages do not change.
            after = {seat: number for seat, number in enumerate(now) if number != before[seat]}
        sent = time.perf_counter()
        for seat, number in after.items():
            self.expected[seat].append(Expected(number, sent, choice.seat))
        return sent

    def take_back(self, sent: float, mirrored: bool) -> None:
        """Forgets a choice that was not confirmed."""
        for queue in self.expected:
            if queue and queue[-1].sent == sent:
                queue.pop()
        if mirrored:
            choices = self.match.choices[:-1]
            self.match = Match(GAME, SEATS, None, self.match.seed)
            for seat, value in choices:
                self.match.choose(seat, value)

    def watch(self, seat: int, samples: Samples) -> Callable[[int], None]:
        """What a stream calls when it shows a number (-1: whatever there is, on a page that is loaded anew)."""
        queue = self.expected[seat]

        def show(number: int) -> None:
            now = time.perf_counter()
            while queue and (number < 0 or queue[0].number <= number):
                seen = queue.popleft()
                (samples.own if seen.by == seat else samples.others).append(now - seen.sent)

        return show

    def unseen(self) -> int:
        """How much the streams have still to show."""
        return sum(len(queue) for queue in self.expected)

    def confirm(self, choice: Choice) -> None:
        self.made.append((choice.seat, choice.value))
        self.open, self.last = None, choice


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


# -- the load ---------------------------------------------------------------------------------------------------------


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
        self.tables = [Table(number) for number in range(plan.tables)]
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

    async def make_table(self, table: Table) -> None:
        """The host makes the table, and the others sit down, each a guest of their own."""
        others = f"bot-{BOT_LEVEL}" if self.plan.bots else "friend"
        form: dict[str, Any] = {f"who-{seat}": "me" if seat == 0 else others for seat in range(SEATS)}
        form |= {"game": GAME, "seats": SEATS, "seed": table.match.seed}
        made = await self._post("/tables", "", form)
        table.id = made.header(b"location").rpartition("/")[2]
        table.cookies.append(_cookie(made))
        for seat in self.seats[1:]:
            table.cookies.append(_cookie(await self._post(f"/t/{table.id}/sit", "", {"seat": seat})))

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

        async def look_on(table: Table) -> None:
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

    def _idle_table(self) -> Table | None:
        for _ in range(50):
            table = self.rng.choice(self.tables)
            if table.open is None and not table.match.over:
                return table
        return None

    async def _choose_at(self, table: Table, choice: Choice) -> None:
        if self.plan.bots:
            await self._choose_among_bots(table)
        else:
            await self.send(table, choice)

    async def _choose_among_bots(self, table: Table) -> None:
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

    async def send(self, table: Table, choice: Choice) -> None:
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

    def _choosing(self, table: Table, choice: Choice) -> bytes:
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

        async def look(table: Table) -> None:
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


# -- a run ------------------------------------------------------------------------------------------------------------


@dataclass
class Figures:
    """What a run has found; times in milliseconds, memory in KB."""

    tables: int
    streams: int
    choices: int
    choices_per_s: float
    confirmed_ms: dict[str, float]
    others_ms: dict[str, float]
    own_ms: dict[str, float]
    late_ms: dict[str, float]
    bytes_per_update: float
    reloads: int
    kb_per_table: float
    kb_per_stream: float
    server_cpu: float
    """The share of one core."""
    server_ms_per_choice: float
    client_cpu: float
    strangers_cpu: float
    """What other processes took meanwhile, as a share of one core: figures are good if it is small."""
    unanswered_at_kill: int = 0
    lost: int = 0
    doubled: int = 0
    refused: int = 0
    unseen: int = 0
    differing: int = 0


def percentiles(seconds: list[float]) -> dict[str, float]:
    """The usual ones, in milliseconds."""
    ordered = sorted(seconds) or [0.0]
    found = {f"p{share}": ordered[min(len(ordered) - 1, len(ordered) * share // 100)] for share in (50, 90, 99)}
    return {name: round(value * 1000, 2) for name, value in [*found.items(), ("max", ordered[-1])]}


async def prepare(load: Load) -> tuple[Server, float, float]:
    """Tables with people at them; returns the server and its memory for a table and for a stream."""
    say(f"making {load.plan.tables} tables ...")
    await load.start()
    await few_at_once(load.make_table(table) for table in load.tables)
    await load.stop()
    if not load.plan.bots:
        load.play_ahead()
    server = await load.start()
    empty = server.memory_kb()
    for table in load.tables:
        await load.client.ask(load.client.request("GET", f"/t/{table.id}/view.json", table.cookies[0]))
    full = server.memory_kb()
    say(f"opening {load.plan.tables * len(load.seats)} streams ...")
    await load.open_streams()
    watched = server.memory_kb()
    return server, (full - empty) / load.plan.tables, (watched - full) / len(load.streams)


async def measure(load: Load) -> Figures:
    """The steady part of a run."""
    plan = load.plan
    server, kb_per_table, kb_per_stream = await prepare(load)
    gc.collect()
    gc.freeze()
    received, updates = _traffic(load)
    say(f"choosing {plan.rate:g} times a second for {plan.seconds:g} s ...")
    before = _clocks(server)
    await load.choices(plan.rate, plan.seconds)
    took, spent, own_spent, all_spent = (now - then for now, then in zip(_clocks(server), before, strict=True))
    await load.settle()
    load.check_stored()
    samples = load.samples
    received, updates = _traffic(load)[0] - received, _traffic(load)[1] - updates
    return Figures(
        tables=plan.tables,
        streams=sum(stream.open for stream in load.streams),
        choices=len(samples.confirmed),
        choices_per_s=round(len(samples.confirmed) / took, 1),
        confirmed_ms=percentiles(samples.confirmed),
        others_ms=percentiles(samples.others),
        own_ms=percentiles(samples.own),
        late_ms=percentiles(samples.late),
        bytes_per_update=round(received / max(1, updates)),
        reloads=sum(stream.reloads for stream in load.streams),
        kb_per_table=round(kb_per_table, 1),
        kb_per_stream=round(kb_per_stream, 1),
        server_cpu=round(spent / took, 3),
        server_ms_per_choice=round(spent / max(1, len(samples.confirmed)) * 1000, 2),
        client_cpu=round(own_spent / took, 3),
        strangers_cpu=round(max(0.0, all_spent - spent - own_spent) / took, 3),
    )


def _clocks(server: Server) -> tuple[float, float, float, float]:
    """The time, and the CPU seconds of the server, of the clients, and of the whole machine."""
    return time.perf_counter(), server.cpu_s(), time.process_time(), machine_cpu_s()


def _traffic(load: Load) -> tuple[int, int]:
    return sum(stream.received for stream in load.streams), sum(stream.updates for stream in load.streams)


async def kill_and_check(load: Load) -> int:
    """Kills the server while choices come; says how many were not answered."""
    assert load.server is not None
    say("killing the server in a burst ...")
    burst = asyncio.create_task(load.choices(load.plan.rate * BURST, KILL_AFTER_S + 0.1))
    await asyncio.sleep(KILL_AFTER_S)
    await load.server.stop(signal.SIGKILL)
    await burst
    unanswered = sum(table.open is not None for table in load.tables)
    load.client.close()
    load.check_stored()
    await load.start()
    await load.check_again()
    load.check_stored()
    await load.check_views()
    return unanswered


async def run(plan: Plan) -> tuple[Figures, Faults]:
    """A whole run; the server is ended whatever happens."""
    with tempfile.TemporaryDirectory(prefix="asztal-load-") as folder:
        load = Load(plan, Path(folder))
        try:
            figures = await measure(load)
            figures.unanswered_at_kill = await kill_and_check(load)
        except (OSError, TimeoutError) as error:
            raise LoadError(
                f"The server could not be asked ({error!r}): {last_line(Path(folder, 'server.log'))}"
            ) from None
        finally:
            await load.stop()
    for kind, count in load.faults.counts.items():
        setattr(figures, kind, count)
    return figures, load.faults


# -- telling ----------------------------------------------------------------------------------------------------------


def print_table(figures: Figures, plan: Plan) -> None:
    from rich.console import Console
    from rich.table import Table as RichTable

    def times(found: dict[str, float]) -> str:
        return " / ".join(f"{found[name]:,.1f}" for name in ("p50", "p90", "p99", "max")) if found["max"] else "–"

    table = RichTable(
        title=f"{GAME}, {SEATS} seats{', three of them bots' if plan.bots else ''}, {plan.rate:g} choices/s wanted",
        caption=f"{os.cpu_count()} cores for all; other processes took {figures.strangers_cpu:.0%} of one meanwhile",
    )
    table.add_column("what")
    table.add_column("found", justify="right")
    rows = {
        "tables, streams": f"{figures.tables:,}, {figures.streams:,}",
        "choices, choices/s reached": f"{figures.choices:,}, {figures.choices_per_s:,.1f}",
        "choice → confirmation, ms (p50 / p90 / p99 / max)": times(figures.confirmed_ms),
        "choice → the others' views, ms": times(figures.others_ms),
        "choice → own view, ms": times(figures.own_ms),
        "the generator's own delay, ms": times(figures.late_ms),
        "bytes per update": f"{figures.bytes_per_update:,.0f}",
        "pages to be loaded anew": f"{figures.reloads:,}",
        "server memory per table, per stream, KB": f"{figures.kb_per_table:,.1f}, {figures.kb_per_stream:,.1f}",
        "server CPU, share of a core; per choice, ms": f"{figures.server_cpu:.0%}; {figures.server_ms_per_choice:.2f}",
        "clients' CPU, share of a core": f"{figures.client_cpu:.0%}",
        "not answered when the server was killed": f"{figures.unanswered_at_kill:,}",
        "lost, doubled": f"{figures.lost:,}, {figures.doubled:,}",
        "refused, not shown, shown otherwise": f"{figures.refused:,}, {figures.unseen:,}, {figures.differing:,}",
    }
    for what, found in rows.items():
        table.add_row(what, found)
    Console().print(table)


def raise_file_limit(streams: int) -> None:
    """Each stream is an open file here and in the server, which inherits the limit."""
    needed = streams + 2000
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < needed:
        raise LoadError(f"{needed} files must be open at once, but the limit is {hard}; take fewer --tables.")
    if soft != resource.RLIM_INFINITY and soft < needed:
        resource.setrlimit(resource.RLIMIT_NOFILE, (needed, hard))


def parse() -> tuple[Plan, bool]:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, help="how many tables (500; with --bots 20)")
    parser.add_argument("--rate", type=float, help="choices a second over all tables (100; with --bots 10)")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long (20)")
    parser.add_argument("--played", type=int, default=100, help="choices made before, on average (100; with --bots 0)")
    parser.add_argument("--bots", action="store_true", help="three of four seats are bots")
    parser.add_argument("--seed", type=int, default=1, help="of what the scripted people choose (1)")
    parser.add_argument("--json", action="store_true", help="print JSON instead of the table")
    given = parser.parse_args()
    tables = given.tables or (20 if given.bots else 500)
    rate = given.rate or (10.0 if given.bots else 100.0)
    if tables < 1 or rate <= 0 or given.seconds <= 0 or given.played < 0:
        parser.error("there must be at least one table, and time and rate must be more than nothing")
    return Plan(tables, rate, given.seconds, given.played, given.bots, given.seed), given.json


def main() -> int:
    plan, as_json = parse()
    try:
        raise_file_limit(plan.tables * SEATS)
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            figures, faults = runner.run(run(plan))
    except LoadError as error:
        say(str(error))
        return 2
    if as_json:
        print(json.dumps(asdict(figures), indent=2))
    else:
        print_table(figures, plan)
    for case in faults.cases:
        say(case)
    return 1 if faults.any() else 0


if __name__ == "__main__":
    sys.exit(main())
