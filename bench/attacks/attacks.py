"""The attacks: each goes on from addresses of its own until it is told to end, and says what it was answered."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Any

from asztal.match import Match
from bench.attacks.wire import Visitor, read_answer

Attack = Callable[["Attacker"], Coroutine[Any, Any, None]]
LOST = (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, TimeoutError)


@dataclass
class Attacker:
    """Somebody with a few addresses."""

    port: int
    addresses: list[str] = field(default_factory=lambda: ["127.0.2.1"])
    ended: asyncio.Event = field(default_factory=asyncio.Event)
    answered: Counter[int] = field(default_factory=Counter)
    """How often which status was answered; 0 for a connection that was closed without a word."""
    most_open: int = 0

    @asynccontextmanager
    async def connection(self, at: int = 0) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
        visitor = Visitor(self.port, self.addresses[at % len(self.addresses)])
        try:
            yield await visitor.connect()
        finally:
            await visitor.leave()

    def visitor(self, at: int = 0) -> Visitor:
        return Visitor(self.port, self.addresses[at % len(self.addresses)])

    async def hear(self, reader: asyncio.StreamReader) -> None:
        """Counts what is answered."""
        try:
            self.answered[(await asyncio.wait_for(read_answer(reader), 60)).status] += 1
        except LOST:
            self.answered[0] += 1

    async def pause(self, seconds: float) -> None:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.ended.wait(), seconds)

    async def again(self, attack: Callable[[int], Awaitable[None]], at_once: int) -> None:
        """So many at once, each over and over."""

        async def repeat(at: int) -> None:
            while not self.ended.is_set():
                with contextlib.suppress(*LOST):
                    await attack(at)
                await asyncio.sleep(0)

        await asyncio.gather(*(repeat(at) for at in range(at_once)))


# -- what arrives -----------------------------------------------------------------------------------------------------


async def endless_headers(attacker: Attacker) -> None:
    """Headers that never end, as fast as they are taken."""

    async def send(at: int) -> None:
        async with attacker.connection() as (reader, writer):
            writer.write(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n")
            heard = asyncio.create_task(attacker.hear(reader))
            # Half of them are one header without end, the others many small ones.
            more = b"x" * 50_000 if at % 2 else b"x-y: z\r\n" * 5000
            for _ in range(10_000):
                if attacker.ended.is_set() or heard.done():
                    break
                writer.write(more)
                await writer.drain()
            await heard

    await attacker.again(send, 4)


async def slow_headers(attacker: Attacker) -> None:
    """Very many connections that send a byte now and then."""

    async def send(_: int) -> None:
        async with attacker.connection() as (reader, writer):
            writer.write(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nx-")
            heard = asyncio.create_task(attacker.hear(reader))
            while not attacker.ended.is_set() and not heard.done():
                writer.write(b"y")
                await attacker.pause(0.5)
            heard.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await heard

    await attacker.again(send, 400)


async def slow_bodies(attacker: Attacker) -> None:
    """Forms that never end."""

    async def send(at: int) -> None:
        async with attacker.connection() as (reader, writer):
            visitor = attacker.visitor(at)
            head = visitor.request("POST", "/settings", b"", "application/x-www-form-urlencoded")
            writer.write(head.replace(b"Content-Length: 0", b"Content-Length: 60000"))
            heard = asyncio.create_task(attacker.hear(reader))
            while not attacker.ended.is_set() and not heard.done():
                writer.write(b"x")
                await attacker.pause(0.5)
            heard.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await heard

    await attacker.again(send, 100)


async def pipelined(attacker: Attacker) -> None:
    """Thousands of requests on one connection, without waiting for an answer."""

    async def send(at: int) -> None:
        async with attacker.connection() as (reader, writer):
            writer.write(attacker.visitor(at).request("GET", "/") * 5000)
            await attacker.hear(reader)

    await attacker.again(send, 20)


async def static_files(attacker: Attacker) -> None:
    """Static files, over and over."""

    async def send(at: int) -> None:
        async with attacker.visitor(at) as visitor:
            for _ in range(500):
                if attacker.ended.is_set():
                    return
                attacker.answered[(await visitor.get("/static/asztal.css")).status] += 1

    await attacker.again(send, 60)


WIRE: dict[str, Attack] = {
    "headers without end": endless_headers,
    "slow headers": slow_headers,
    "slow bodies": slow_bodies,
    "thousands of requests at once": pipelined,
    "static files": static_files,
}


# -- what takes long --------------------------------------------------------------------------------------------------


@cache
def long_record(choices: int) -> bytes:
    """A match of Tara without a limit of rounds, legal and without end."""
    for seed in range(1000):
        match, rng = Match("tara", 2, {"round_limit": "none"}, seed), Random(seed)
        while not match.over and len(match.choices) < choices:
            seat = rng.choice(match.owing())
            decision = match.decision(seat)
            assert decision is not None
            match.choose(seat, rng.choice(decision.choices))
        if not match.over:
            return match.record().to_json().encode()
    raise AssertionError("no match was so long")


def endless_record() -> bytes:
    """More choices than are taken, as many as there is room for."""
    return long_record(LONG).replace(b'"choices": [', b'"choices": [' + b"[0, 0], " * 120_000)[:1_000_000]


async def endless_records(attacker: Attacker) -> None:
    """Records that are too long, too deep or no records, over and over."""
    contents = [
        endless_record(),
        b"[" * 900_000,
        b'{"asztal": ' * 50_000,
        b'{"asztal": 1, "choices": [' + b"[0,0]," * 150_000,
    ]

    async def send(at: int) -> None:
        async with attacker.visitor(at) as visitor:
            attacker.answered[(await visitor.upload(contents[at % len(contents)])).status] += 1

    await attacker.again(send, 12)


async def long_matches(attacker: Attacker) -> None:
    """Long matches are loaded, resigned, looked at in every way, and played on."""

    async def send(at: int) -> None:
        async with attacker.visitor(at) as visitor:
            made = await visitor.upload(long_record(LONG))
            attacker.answered[made.status] += 1
            table = made.headers.get("location", "")
            if not table:
                return
            await visitor.post(f"{table}/resign", seat=0)
            for path in ("", "/replay?at=100&eyes=all", "/log?page=1", "/chart", "/record.json", "/view.json?seat=0"):
                if not attacker.ended.is_set():
                    attacker.answered[(await visitor.get(table + path)).status] += 1
            attacker.answered[(await visitor.post(f"{table}/play-on", at=0, seat=0)).status] += 1

    await attacker.again(send, 8)


# -- what is there for all --------------------------------------------------------------------------------------------


async def tables(attacker: Attacker) -> None:
    """Tables without end, many of them for bots alone that think long."""

    async def send(at: int) -> None:
        async with attacker.visitor(at) as visitor:
            who = "bot-expert" if at % 2 else "friend"
            form = {"game": "tara", "seats": 2, "who-0": who, "who-1": who, "public": "yes"}
            attacker.answered[(await visitor.post("/tables", **form)).status] += 1

    await attacker.again(send, 12)


async def messages(attacker: Attacker) -> None:
    """Messages without end at one table."""
    async with attacker.visitor() as host:
        form = {"game": "connect_four", "seats": 2, "who-0": "me", "who-1": "here"}
        table = (await host.post("/tables", **form)).headers["location"]

    async def send(at: int) -> None:
        async with attacker.visitor(at) as visitor:
            for _ in range(50):
                if not attacker.ended.is_set():
                    attacker.answered[(await visitor.post(f"{table}/chat", text="x" * 400)).status] += 1

    await attacker.again(send, 12)


async def spectators(attacker: Attacker) -> None:
    """Two thousand look on at one table, and come and go."""
    async with attacker.visitor() as host:
        form = {"game": "tara", "seats": 2, "who-0": "me", "who-1": "here"}
        table = (await host.post("/tables", **form)).headers["location"]

    async def look(at: int) -> None:
        async with attacker.connection(at) as (reader, writer):
            writer.write(attacker.visitor(at).request("GET", f"{table}/stream"))
            answer = await asyncio.wait_for(read_answer(reader), 60)
            attacker.answered[answer.status] += 1
            reading = asyncio.create_task(_read_on(reader))
            # Every tenth comes and goes, the others stay.
            await attacker.pause(2.0 if at % 10 == 0 else 600.0)
            reading.cancel()
            with contextlib.suppress(asyncio.CancelledError, *LOST):
                await reading

    await attacker.again(look, 2000 if len(attacker.addresses) >= 40 else 50 * len(attacker.addresses))


async def _read_on(reader: asyncio.StreamReader) -> None:
    while await reader.read(65536):
        pass


LONG = 4000
ALL: dict[str, Attack] = {
    **WIRE,
    "records without end": endless_records,
    "long matches": long_matches,
    "tables without end": tables,
    "messages without end": messages,
    "two thousand spectators": spectators,
}
