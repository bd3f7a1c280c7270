"""Requests that nobody would send, over all routes of a server: none may be answered with 500, and it must not end.

    python -m bench.fuzz                     # 20,000 of them
    python -m bench.fuzz 1000 --seed 7       # fewer, and others

Run it on Linux with the Python that Asztal is installed in. It starts a server with a database of its own in a
temporary folder. The exit code is 1 if anything was answered with 500 or the server does not answer in the end.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from urllib.parse import quote, urlencode

from starlette.routing import Route

from asztal import games
from asztal.match import Match
from asztal.web.app import ROUTES
from bench.attacks.wire import Visitor, read_answer
from bench.load.server import Server

AT_ONCE = 8
_LOST = (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, TimeoutError, ValueError, IndexError)
ODD = [
    "",
    "0",
    "1",
    "-1",
    "2",
    "7",
    "99999999999999999999",
    "²",
    "x",
    "null",
    "NaN",
    "1e9",
    "é",
    "\x00",
    "\ud7ff",
    "%",
    "%zz",
    "../../etc/passwd",
    "<script>",
    "' OR 1=1 --",
    "a" * 5000,
    "\u202e",
    "👑",
    "\r\nx: y",
    "all",
    "none",
    "me",
    "here",
    "friend",
    "bot-easy",
    "bot-nobody",
    "yes",
    "live",
    "turns",
    "10",
    "tara",
    "connect_four",
    "chess",
    "easy",
    "expert",
]
FIELDS = [
    "game",
    "seats",
    "who-0",
    "who-1",
    "who-2",
    "name-0",
    "name",
    "public",
    "pace",
    "clock",
    "seed",
    "option-round_limit",
    "seat",
    "number",
    "choice",
    "what",
    "text",
    "absent",
    "at",
    "level",
    "token",
    "back",
    "language",
    "theme",
    "eyes",
    "page",
    "stage",
    "record",
]
ORIGINS = [
    "http://[::1",
    "http://[",
    "null",
    "http://evil.test",
    "http://é",
    "://",
    "http://127.0.0.1:99999",
    "x" * 3000,
]
HOSTS = [
    "[::1",
    "[",
    "evil.test",
    "",
    "é",
    "127.0.0.1:x",
    "127.0.0.1:99999",
    "a" * 300,
    "localhost",
    "[::1]",
    "user@localhost",
]
KINDS = [
    "application/x-www-form-urlencoded",
    "application/x-www-form-urlencoded; charset=utf-16",
    "application/json",
    "application/x-www-form-urlencoded; charset=punycode",
    "multipart/form-data",
    "multipart/form-data; boundary=b",
    "multipart/form-data; boundary=b; charset=idna",
    "multipart/form-data; boundary=" + "b" * 500,
    "text/plain",
    "",
    "multipart/form-data; boundary=é",
    "; charset=",
    "application/x-www-form-urlencoded; charset*=utf-7''x",
    'x/y; a="',
]
LANGUAGES = ["hu", "de;q=0.3, en", "*", ";q=", "x" * 2000, "de;q=nan", "en;q=1e400", ",,,;;;"]


@dataclass
class Fuzz:
    """So many requests, the same for the same seed."""

    port: int
    seed: int = 1
    tables: list[str] = field(default_factory=list)
    answered: Counter[int] = field(default_factory=Counter)
    broken: list[bytes] = field(default_factory=list)
    """The requests that were answered with 500."""

    def __post_init__(self) -> None:
        self.rng = Random(self.seed)

    async def prepare(self) -> None:
        """Tables of each kind, so that there is something to break."""
        self.me = Visitor(self.port)
        for game in games.names():
            seats = games.find(game).seats[0]
            for who in ("here", "friend", "bot-easy"):
                form = {f"who-{seat}": who if seat else "me" for seat in range(seats)}
                answer = await self.me.post("/tables", game=game, seats=seats, **form)
                self.tables.append(answer.headers["location"].removeprefix("/t/"))
        match = Match("connect_four", 2, seed=1)
        for at in range(7):
            match.choose(0, 3) if at % 2 == 0 else match.choose(1, 2)
            if match.over:
                break
        self.record = match.record().to_json()
        answer = await self.me.upload(self.record.encode())
        self.tables.append(answer.headers["location"].removeprefix("/t/"))
        await self.me.leave()

    def requests(self, count: int) -> list[bytes]:
        return [self.request() for _ in range(count)]

    def _some(self, found: list[str]) -> str:
        return self.rng.choice(found)

    def request(self) -> bytes:
        """Mostly right, and in one or two places odd."""
        route = self.rng.choice([route for route in ROUTES if isinstance(route, Route)])
        oddities = self.rng.sample(["method", "path", "query", "host", "origin", "kind", "body", "header", "length"], 2)
        method = next(iter((route.methods or {"GET"}) - {"HEAD"}))
        if "method" in oddities:
            method = self._some(["GET", "POST", "PUT", "HEAD", "OPTIONS", "DELETE", "PATCH", "TRACE"])
        path = self._path(route.path, "path" in oddities)
        if "query" in oddities or self.rng.random() < 0.3:
            path += "?" + self._fields("query" in oddities)
        body, kind = self._body(route.path, "body" in oddities)
        if "kind" in oddities:
            kind = self._some(KINDS)
        own = f"127.0.0.1:{self.port}"
        headers = {
            "Host": self._some(HOSTS) if "host" in oddities else own,
            "Origin": self._some(ORIGINS) if "origin" in oddities else f"http://{own}",
            "Cookie": self.me.cookie if self.rng.random() < 0.8 else self._some(ODD).replace("\r\n", ""),
            "Accept": self._some(["application/json", "text/html", "*/*", "", "é"]),
        }
        if method not in ("GET", "HEAD"):
            headers |= {"Content-Type": kind, "Content-Length": str(len(body))}
        if "length" in oddities:
            headers["Content-Length"] = self._some(["0", "-1", "x", "99999999", "9" * 30, str(len(body))])
        if "header" in oddities:
            headers["Accept-Language"] = self._some(LANGUAGES)
            headers[
                self._some(
                    ["X-Forwarded-For", "Range", "If-Modified-Since", "If-None-Match", "Expect", "Sec-Fetch-Site"]
                )
            ] = self._some(
                [*ODD, "bytes=0-", "bytes=9-1", "100-continue", "same-origin", "Sun, 99 Nov 1994 08:49:37 GMT"]
            )
        lines = [
            f"{method} {path} HTTP/1.1",
            *(f"{name}: {value}" for name, value in headers.items()),
            "Connection: close",
        ]
        head = "\r\n".join(line.replace("\r", "").replace("\n", "").replace("\x00", "") for line in lines)
        return head.encode("utf-8", "replace") + b"\r\n\r\n" + (body if method not in ("GET", "HEAD") else b"")

    def _path(self, path: str, odd: bool) -> str:
        for name in ("{table}", "{game}", "{file}"):
            values = {"{table}": self.tables, "{game}": games.names(), "{file}": ["board.css", "cover.svg", "rules"]}[
                name
            ]
            path = path.replace(
                name, quote(self._some(ODD) if odd else self._some(list(values)), safe=self._some(["", "/%"]))
            )
        if odd and self.rng.random() < 0.2:
            path = self._some(
                ["/static/../app.py", "//", "/%ff%fe", "/static/%00", "*", "/t//", "/t/%2e%2e", "http://x/"]
            )
        return path.replace(" ", "%20")

    def _fields(self, odd: bool) -> str:
        names = self.rng.sample(FIELDS, self.rng.randint(1, 6))
        text = urlencode({name: self._some(ODD) for name in names}, errors="replace")
        return text + self._some(["", "&&&", "=%ff", "&a=b" * 200]) if odd else text

    def _body(self, path: str, odd: bool) -> tuple[bytes, str]:
        if path == "/load" and self.rng.random() < 0.7:
            start = b'--b\r\nContent-Disposition: form-data; name="record"; filename="m.json"\r\n\r\n'
            return start + self._record(odd) + b"\r\n--b--\r\n", "multipart/form-data; boundary=b"
        body = self._fields(odd).encode()
        if odd and self.rng.random() < 0.5:
            body = self._some_bytes()
        return body, "application/x-www-form-urlencoded"

    def _record(self, odd: bool) -> bytes:
        if not odd:
            return self.record.encode()
        depth = self.rng.choice([900, 960, 990, 5000, 100_000])
        at = self.rng.randrange(len(self.record))
        return self.rng.choice(
            [
                self.record[:at].encode(),
                (self.record[:at] + self._some(ODD) + self.record[at:]).encode("utf-8", "replace"),
                self.record.replace('{"asztal"', '{"x": ' + "[" * depth + "]" * depth + ', "asztal"').encode(),
                b"[" * depth,
                b'{"a":' * depth,
                self.record.replace('"seed": 1', '"seed": ' + "9" * 5000).encode(),
                self.record.replace("connect_four", self._some(games.names())).encode(),
                self._some_bytes(),
            ]
        )

    def _some_bytes(self) -> bytes:
        return self.rng.randbytes(self.rng.choice([0, 1, 10, 1000, 70_000]))

    async def send(self, requests: list[bytes]) -> None:
        """Sends them, a few at a time, each on a connection of its own."""
        waiting = iter(requests)

        async def some() -> None:
            for request in waiting:
                await self._send(request)

        await asyncio.gather(*(some() for _ in range(AT_ONCE)))

    async def _send(self, request: bytes) -> None:
        async with Visitor(self.port) as visitor:
            reader, writer = await visitor.connect()
            status = 0
            try:
                writer.write(request)
                # What claims to be longer than it is waits in vain.
                status = (await asyncio.wait_for(read_answer(reader, request.startswith(b"HEAD ")), 3)).status
                if status == 100:
                    status = (await asyncio.wait_for(read_answer(reader), 3)).status
            except _LOST:
                pass
            self.answered[status] += 1
            if status == 500:
                self.broken.append(request)


async def run(count: int, seed: int) -> int:
    with tempfile.TemporaryDirectory() as folder:
        server = await Server.start(Path(folder), "--rate", "0", "--limit", "header_s=1", "--limit", "body_s=1")
        try:
            fuzz = Fuzz(server.port, seed)
            await fuzz.prepare()
            await fuzz.send(fuzz.requests(count))
            async with Visitor(server.port) as visitor:
                alive = (await visitor.get("/health/live")).status == 200
        finally:
            await server.stop()
    print(", ".join(f"{status or 'no answer'}: {number:,}" for status, number in sorted(fuzz.answered.items())))
    for request in fuzz.broken[:20]:
        print("500:", request[:600])
    return 0 if alive and not fuzz.broken else 1


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("count", type=int, nargs="?", default=20_000, help="how many requests (20,000)")
    parser.add_argument("--seed", type=int, default=1, help="of what is sent (1)")
    given = parser.parse_args()
    return asyncio.run(run(given.count, given.seed))


if __name__ == "__main__":
    sys.exit(main())
