"""The people at all tables: they come, choose at a steady rate, and check what became of it."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Iterable
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any, ClassVar

from asztal.engine.errors import AsztalError
from asztal.match import Match
from bench.load.errors import LoadError
from bench.load.house import House
from bench.load.table import GAME, NOTHING, SEATS, Choice, FollowedTable, Samples
from bench.load.wire import Client, Reply, Stream

BOT_LEVEL = "easy"
# How many requests may be under way while tables are made and streams opened; choices are not held back.
AT_ONCE = 32
# A stream that has not shown the last choice by then will not.
SETTLE_S = 10.0
# So many choices that were confirmed are sent once more: they must be refused.
AGAIN = 50
# A page that is lost comes back after so long, and after twice as long each time that it fails.
BACK_S, MOST_BACK_S = 0.4, 4.0
BACK_PATIENCE_S = 60.0
# Somebody who got no answer tries again after so long.
INSIST_S = 0.3


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
    bots: int
    """At how many of the tables three of four are bots."""
    seed: int
    database: str = ""
    """An SQLite file of our own unless told otherwise; OWN_POSTGRES, or an address."""
    servers: int = 1
    workers: int = 0


class Load:
    """Everything that happens at the tables of one run."""

    def __init__(self, plan: Plan, folder: Path) -> None:
        self.plan = plan
        self.house = House(folder, plan.database, plan.servers, plan.workers)
        self.rng = Random(plan.seed)
        self.tables = [FollowedTable(number, bots=number < plan.bots) for number in range(plan.tables)]
        self.streams: dict[tuple[int, int], Stream] = {}
        """The open pages: (table, seat)."""
        self._pages: list[asyncio.Task[None]] = []
        self.samples = Samples()
        self.faults = Faults()
        self.client = Client(lambda: self.house.ports)
        self.tries = 1
        """How often somebody who gets no answer sends a choice."""
        self.skipped = 0
        self.bots_chose = 0

    async def start(self) -> None:
        """Servers and workers on our database."""
        await self.house.start()

    async def stop(self) -> None:
        self.client.close()
        await self.house.stop()

    async def close(self) -> None:
        """Ends everything."""
        for page in self._pages:
            page.cancel()
        await asyncio.gather(*self._pages, return_exceptions=True)
        self.client.close()
        await self.house.close()

    # -- making tables ------------------------------------------------------------------------------------------

    async def make_tables(self) -> None:
        await few_at_once(self.make_table(table) for table in self.tables)

    async def make_table(self, table: FollowedTable) -> None:
        """The host makes the table, and the others sit down, each a guest of their own."""
        others = f"bot-{BOT_LEVEL}" if table.bots else "friend"
        form: dict[str, Any] = {f"who-{seat}": "me" if seat == 0 else others for seat in range(SEATS)}
        form |= {"game": GAME, "seats": SEATS, "seed": table.match.seed}
        made = await self._post("/tables", "", form)
        table.id = made.header(b"location").rpartition("/")[2]
        table.cookies.append(_cookie(made))
        for seat in table.seats[1:]:
            table.cookies.append(_cookie(await self._post(f"/t/{table.id}/sit", "", {"seat": seat})))
        await self._post(f"/t/{table.id}/begin", table.cookies[0], {})

    async def _post(self, path: str, cookie: str, form: dict[str, Any]) -> Reply:
        reply = await self.client.ask(self.client.request("POST", path, cookie, form))
        if reply.status not in (200, 303):
            raise LoadError(f"The server answered {path} with {reply.status}: {reply.body[:200]!r}")
        return reply

    def play_ahead(self) -> None:
        """Matches in all stages: as many random choices as the plan says on average, written while no server runs."""
        people = [table for table in self.tables if not table.bots]
        for table in people:
            table.play_ahead(self.rng.randint(0, 2 * self.plan.played), self.rng)
        self.house.write({table.id: table.match.choices for table in people})

    async def open_streams(self) -> None:
        """A page for everybody."""
        gate = asyncio.Semaphore(AT_ONCE)
        seats = [(table, seat) for table in self.tables for seat in table.seats]
        self._pages = [asyncio.create_task(self._look_on(table, seat, gate)) for table, seat in seats]
        until = time.monotonic() + SETTLE_S + len(seats) / 20
        while len(self.streams) < len(seats):
            await asyncio.sleep(0.05)
            if time.monotonic() > until:
                raise LoadError(f"Only {len(self.streams)} of {len(seats)} streams could be opened.")
        # Everybody's coming is shown to the others; that must be over before anything is measured.
        received = -1
        while received != (received := sum(stream.received for stream in self.streams.values())):
            await asyncio.sleep(0.5)

    async def _look_on(self, table: FollowedTable, seat: int, gate: asyncio.Semaphore) -> None:
        """A page that is open: like a real one it comes back by itself when it was lost."""
        shown = table.watch(seat, self.samples)
        lost, wait = 0.0, BACK_S
        while True:
            try:
                async with gate:
                    stream = await self.client.open_stream(f"/t/{table.id}/stream", table.cookies[seat], shown)
            except (OSError, TimeoutError):
                await asyncio.sleep(wait)
                wait = min(2 * wait, MOST_BACK_S)
                continue
            if lost:
                self.samples.back.append(time.perf_counter() - lost)
            self.streams[table.number, seat] = stream
            await stream.closed.wait()
            lost, wait = time.perf_counter(), BACK_S
            await asyncio.sleep(wait)

    async def come_back(self) -> None:
        """Waits until everybody's page is there again; a page that stays away is a fault."""
        until = time.monotonic() + BACK_PATIENCE_S
        while (gone := self._gone()) and time.monotonic() < until:
            await asyncio.sleep(0.05)
        self.faults.add("unseen", f"pages that did not come back: {gone}", gone)

    def _gone(self) -> int:
        return sum(stream.closed.is_set() for stream in self.streams.values())

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
                table.open = NOTHING if table.bots else table.decide(self.rng)
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
        if table.bots:
            await self._choose_among_bots(table)
        else:
            await self.send(table, choice)

    async def _choose_among_bots(self, table: FollowedTable) -> None:
        """The person asks what can be chosen, and whether it is their turn."""
        view = await self._view(table, 0)
        if view.get("number") is None:
            self.skipped += 1
            table.open = None
            return
        value = self.rng.choice(view["decision"]["choices"])["value"]
        await self.send(table, Choice(0, value, view["number"]))

    async def _view(self, table: FollowedTable, seat: int) -> dict[str, Any]:
        """What a seat sees; nothing where nobody answers."""
        try:
            reply = await self.client.ask(self.client.request("GET", f"/t/{table.id}/view.json", table.cookies[seat]))
        except (OSError, TimeoutError):
            return {}
        found: dict[str, Any] = json.loads(reply.body) if reply.status == 200 else {}
        return found

    async def send(self, table: FollowedTable, choice: Choice) -> None:
        """Sends a choice, and takes the time."""
        table.open = choice
        sent = table.begin(choice)
        reply = await self._answer(self._choosing(table, choice))
        if reply is None:
            # Nobody knows whether it was made; the table waits until the database has been read.
            table.take_back(sent)
        elif reply.status == 200:
            self.samples.confirmed.append(time.perf_counter() - sent)
            table.confirm(choice)
        else:
            table.take_back(sent)
            table.open = None
            self.faults.add("refused", f"table {table.id}, {choice}: {reply.status} {reply.body[:100]!r}")

    async def _answer(self, request: bytes) -> Reply | None:
        """What becomes of a choice; somebody who insists sends it until it is made, or was."""
        reply: Reply | None = None
        for count in range(self.tries):
            if count:
                await asyncio.sleep(INSIST_S)
            try:
                reply = await self.client.ask(request)
            except (OSError, TimeoutError):
                reply = None
                continue
            if reply.status == 409 and count:
                # The answer to an earlier one was lost.
                return replace(reply, status=200)
            if reply.status != 503:
                return reply
        return reply

    def _choosing(self, table: FollowedTable, choice: Choice) -> bytes:
        fields = {"seat": choice.seat, "number": choice.number, "choice": choice.value}
        return self.client.request("POST", f"/t/{table.id}/choose", table.cookies[choice.seat], fields)

    async def settle(self) -> None:
        """Waits until all streams have shown everything; what is missing then is a fault."""
        until = time.monotonic() + SETTLE_S
        while self._unseen() and time.monotonic() < until:
            await asyncio.sleep(0.05)
        for table in self._mirrored():
            self.faults.add("unseen", f"table {table.id}: {table.expected}", table.unseen())

    def _mirrored(self) -> list[FollowedTable]:
        """The tables of which we know what must be seen."""
        return [table for table in self.tables if not table.bots]

    def _unseen(self) -> int:
        return sum(table.unseen() for table in self._mirrored())

    # -- checking -----------------------------------------------------------------------------------------------

    def check_stored(self) -> None:
        """Compares the database with what was confirmed; a choice that was not answered may be there or not."""
        stored = self.house.choices()
        for table in self.tables:
            acts = stored.get(table.id, [])[table.started :]
            if table.bots:
                acts = [act for act in acts if act[0] == 0]
            kept = sum(1 for confirmed, act in zip(table.made, acts, strict=False) if confirmed == act)
            self.faults.add("lost", f"table {table.id}: {table.made} became {acts}", len(table.made) - kept)
            more = acts[len(table.made) :]
            if table.open is not None and more == [(table.open.seat, table.open.value)]:
                if not table.bots:
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
            if table.open is not None and not table.bots:
                await self.send(table, table.open)

    def check_rules(self) -> None:
        """Plays every match again as the database has it, with the choices of bots."""
        stored = self.house.choices()
        for table in self.tables:
            match = Match(GAME, SEATS, None, table.match.seed)
            try:
                for seat, value in stored.get(table.id, []):
                    match.choose(seat, value)
            except AsztalError as error:
                self.faults.add("differing", f"table {table.id}, choice {len(match.choices)}: {error}")
            self.bots_chose += sum(seat not in table.seats for seat, _ in match.choices)

    async def bots_go_on(self, seconds: float) -> None:
        """Waits until it is a person's turn wherever bots play, or the match is over; who does not go on is a fault."""
        waiting = [table for table in self.tables if table.bots]
        until = time.monotonic() + seconds
        while waiting and time.monotonic() < until:
            views = {table.id: await self._view(table, 0) for table in waiting}
            waiting = [table for table in waiting if _waits_for_bots(views[table.id])]
            await asyncio.sleep(0.2)
        self.faults.add("unseen", f"no bot goes on at tables {[table.id for table in waiting]}", len(waiting))

    async def check_views(self) -> None:
        """Asks for every table as one of its seats sees it, and compares that with the mirror."""

        async def look(table: FollowedTable) -> None:
            seat = self.rng.randrange(SEATS)
            shown = await self._view(table, seat)
            view = json.loads(json.dumps(table.match.view(seat)))
            wrong = [key for key, value in view.items() if shown.get(key) != value]
            self.faults.add("differing", f"table {table.id}, seat {seat}: {wrong}", bool(wrong))

        await few_at_once(look(table) for table in self._mirrored())


def _waits_for_bots(view: dict[str, Any]) -> bool:
    return not view or (view["result"] is None and 0 not in view["owing"])


def _cookie(reply: Reply) -> str:
    return reply.header(b"set-cookie").partition(";")[0]


async def few_at_once(work: Iterable[Awaitable[None]]) -> None:
    """All of it, a few at a time; the first failure ends it."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(part: Awaitable[None]) -> None:
        async with gate:
            await part

    await asyncio.gather(*(one(part) for part in work))
