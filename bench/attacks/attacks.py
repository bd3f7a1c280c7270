"""The attacks: each goes on from addresses of its own until it is told to end, and says what it was answered."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

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

ALL: dict[str, Attack] = {**WIRE}
