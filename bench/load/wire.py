"""HTTP and server-sent events, as little of them as is needed."""

from __future__ import annotations

import asyncio
import contextlib
import time
import zlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar, cast
from urllib.parse import urlencode

T = TypeVar("T")

PATIENCE_S = 20.0
# The server closes connections that were idle for longer than this (30 s); ours go a little earlier.
IDLE_S = 20.0
_HOST = "127.0.0.1"
_AT = b'data-at="'
_RELOAD = b"event: reload"
_OK = b"HTTP/1.1 200"
_STREAM = ["Accept: text/event-stream", "Accept-Encoding: gzip"]


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


class Body:
    """What comes in chunks and compressed, as it was before."""

    def __init__(self) -> None:
        self._raw = b""
        self._begun = False
        self._unpacked = zlib.decompressobj(16 + zlib.MAX_WBITS)

    def read(self, data: bytes) -> bytes:
        """What has come with this data; the beginning of a chunk waits for the rest."""
        self._raw += data
        if not self._begun:
            end = self._raw.find(b"\r\n\r\n")
            if end < 0:
                return b""
            self._begun, self._raw = True, self._raw[end + 4 :]
        found = b""
        while (end := self._raw.find(b"\r\n")) >= 0:
            start, length = end + 2, int(self._raw[:end], 16)
            if len(self._raw) < start + length + 2:
                break
            found += self._unpacked.decompress(self._raw[start : start + length])
            self._raw = self._raw[start + length + 2 :]
        return found


class Stream(asyncio.Protocol):
    """A page that is open: every update says which decision its seat has come to."""

    def __init__(self, request: bytes, shown: Callable[[int], None]) -> None:
        self.request = request
        self.shown = shown
        """Told the number that the page shows now; -1 where the page must be loaded again."""
        self.tail = b""
        self.body = Body()
        self.received = self.updates = self.reloads = 0
        self.closed = asyncio.Event()
        self.first: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self.request)

    def connection_lost(self, error: Exception | None) -> None:
        self.closed.set()
        if not self.first.done():
            self.first.set_exception(ConnectionError("The server has closed a stream."))

    def data_received(self, data: bytes) -> None:
        if not self.received and not data.startswith(_OK):
            # The page tries again, as when nobody answers.
            assert self.transport is not None
            self.transport.abort()
            return
        self.received += len(data)
        data = self.tail + self.body.read(data)
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
    """Requests to servers that share their tables, over connections that are shared by all people.

    Like a proxy without sticky sessions it goes to one server after the other, and passes over those that are gone.
    """

    def __init__(self, ports: Callable[[], list[int]]) -> None:
        self.ports = ports
        self.free: list[Connection] = []
        self.all: list[Connection | Stream] = []
        self._next = 0

    def request(self, method: str, path: str, cookie: str, fields: dict[str, Any] | None = None) -> bytes:
        """A request as the page's script sends it."""
        body = urlencode(fields) if fields is not None else ""
        lines = [
            f"{method} {path} HTTP/1.1",
            f"Host: {_HOST}",
            "User-Agent: asztal-load",
            *(_STREAM if path.endswith("/stream") else ["Accept: application/json"]),
            "Accept-Language: en",
        ]
        if cookie:
            lines.append(f"Cookie: {cookie}")
        if fields is not None:
            lines += [f"Origin: http://{_HOST}", "Content-Type: application/x-www-form-urlencoded"]
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
        # mypy can't see that the loop wants a protocol that is also known to the caller by its own type.
        made: Any = make()
        async with asyncio.timeout(PATIENCE_S):
            await self._reach(made)
        self.all.append(made)
        result: T = made
        return result

    async def _reach(self, made: Any) -> None:
        for _ in range(len(self.ports())):
            self._next += 1
            port = self.ports()[self._next % len(self.ports())]
            with contextlib.suppress(ConnectionRefusedError):
                await asyncio.get_running_loop().create_connection(lambda: made, _HOST, port)
                return
        raise ConnectionRefusedError("No server listens.")

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
