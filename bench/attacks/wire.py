"""HTTP from an address of one's own: on this machine every 127.x.y.z is one."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from urllib.parse import urlencode

PATIENCE_S = 30.0


@dataclass
class Answer:
    """What the server answered."""

    status: int
    headers: dict[str, str] = field(default_factory=dict)
    body: bytes = b""


class Visitor:
    """Somebody at an address, with one connection that is kept, and a cookie."""

    def __init__(self, port: int, address: str = "127.0.0.1", cookie: str = "") -> None:
        self.port = port
        self.address = address
        self.cookie = cookie
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    async def __aenter__(self) -> Visitor:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.leave()

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if self._reader is None or self._writer is None or self._writer.is_closing() or self._reader.at_eof():
            await self.leave()
            opening = asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.address, 0), limit=2**24)
            reader, writer = await asyncio.wait_for(opening, PATIENCE_S)
            self._reader, self._writer = reader, writer
            return reader, writer
        return self._reader, self._writer

    async def leave(self) -> None:
        if self._writer is not None:
            # Whatever was not sent need not be.
            self._writer.transport.abort()
        self._reader = self._writer = None

    async def get(self, path: str) -> Answer:
        return await self.ask("GET", path)

    async def post(self, path: str, **form: object) -> Answer:
        body = urlencode(form).encode()
        return await self.ask("POST", path, body, "application/x-www-form-urlencoded")

    async def upload(self, content: bytes) -> Answer:
        body = b'--b\r\nContent-Disposition: form-data; name="record"; filename="m.json"\r\n\r\n' + content
        return await self.ask("POST", "/load", body + b"\r\n--b--\r\n", "multipart/form-data; boundary=b")

    async def ask(self, method: str, path: str, body: bytes | None = None, kind: str = "") -> Answer:
        """One request; a connection that was closed meanwhile is opened anew, once."""
        fresh = self._writer is None
        try:
            return await self._ask(method, path, body, kind)
        except (OSError, asyncio.IncompleteReadError):
            if fresh:
                raise
            await self.leave()
            return await self._ask(method, path, body, kind)

    async def _ask(self, method: str, path: str, body: bytes | None, kind: str) -> Answer:
        reader, writer = await self.connect()
        writer.write(self.request(method, path, body, kind))
        answer = await asyncio.wait_for(read_answer(reader), PATIENCE_S)
        made = answer.headers.get("set-cookie", "").partition(";")[0]
        if made.startswith("asztal="):
            self.cookie = made
        if answer.headers.get("connection") == "close":
            await self.leave()
        return answer

    def request(self, method: str, path: str, body: bytes | None = None, kind: str = "") -> bytes:
        lines = [f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{self.port}", "Accept: application/json"]
        if self.cookie:
            lines.append(f"Cookie: {self.cookie}")
        if body is not None:
            lines += [f"Origin: http://127.0.0.1:{self.port}", f"Content-Type: {kind}", f"Content-Length: {len(body)}"]
        return "\r\n".join([*lines, "", ""]).encode() + (body or b"")


async def read_answer(reader: asyncio.StreamReader, head_only: bool = False) -> Answer:
    """One answer with a known length; of a stream, its head."""
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
    headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in head[1:] if line)}
    answer = Answer(int(head[0].split()[1]), headers)
    if head_only:
        return answer
    if "content-length" in headers:
        answer.body = await reader.readexactly(int(headers["content-length"]))
    elif headers.get("transfer-encoding") == "chunked" and "event-stream" not in headers.get("content-type", ""):
        while size := int(await reader.readline(), 16):
            answer.body += await reader.readexactly(size)
            await reader.readexactly(2)
        await reader.readexactly(2)
    return answer
