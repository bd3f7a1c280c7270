"""What the tests of the pages share: guests with browsers, tables, live streams, and a server of its own."""

from __future__ import annotations

import asyncio
import copy
import json
import re
import secrets
import zlib
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from httpx import ASGITransport, AsyncClient, Response
from starlette.applications import Starlette
from starlette.types import Message, Scope

from asztal import games
from asztal.match import Match, Record
from asztal.match.record import BOT, HUMAN
from asztal.web.chairs import Chair
from asztal.web.house import House
from asztal.web.room import Setup
from asztal.web.safety import COOKIE
from asztal.web.tables import Table
from asztal.words import LANGUAGES

HOST = "asztal.test"
ORIGIN = f"http://{HOST}"
# Long enough for a slow machine; whatever waits for so long waits for ever.
PATIENCE_S = 20.0

TABLES = [(name, seats) for name in games.names() for seats in games.find(name).seats]
each_game = pytest.mark.parametrize("name", games.names())
each_table = pytest.mark.parametrize(("name", "seats"), TABLES)
each_language = pytest.mark.parametrize("language", LANGUAGES)
_RECORDS = Path(__file__).parent.parent / "games"


class Guest:
    """Somebody with a browser: it keeps cookies, and posts forms as a page of this server does."""

    def __init__(self, app: Starlette, language: str = "en", address: str = "10.0.0.1") -> None:
        house: House = app.state.house
        self.app = app
        self.house = house
        self.id = secrets.token_hex(16)
        self.browser = AsyncClient(
            transport=ASGITransport(app, client=(address, 5000)),
            base_url=ORIGIN,
            headers={"accept-language": language},
            cookies={COOKIE: house.sign_guest(self.id)},
        )

    async def get(self, path: str, **headers: str) -> Response:
        return await self.browser.get(path, headers=headers)

    async def post(self, path: str, form: dict[str, Any] | None = None, **headers: str) -> Response:
        return await self.browser.post(path, data=form or {}, headers={"origin": ORIGIN, **headers})

    async def makes(self, game: str, *who: str, **more: Any) -> Table:
        """A table made by the form; each seat is me, here, friend or bot-easy."""
        seats = {f"who-{seat}": occupant for seat, occupant in enumerate(who)}
        answer = await self.post("/tables", {"game": game, "seats": len(who), **seats, **more})
        return self.arrived_at(answer)

    def arrived_at(self, answer: Response) -> Table:
        """The table that an answer leads to."""
        assert answer.status_code == 303, answer.text
        return self.house.room.tables[answer.headers["location"].removeprefix("/t/")]

    async def sits(self, table: Table, seat: int, **more: Any) -> int:
        """Sits down, as the page of an invited guest does; tells the status of the answer."""
        return (await self.post(f"/t/{table.id}/sit", {"seat": seat, **more})).status_code

    async def says_ready(self, table: Table, ready: str = "yes") -> int:
        return (await self.post(f"/t/{table.id}/ready", {"ready": ready})).status_code

    async def begins(self, table: Table) -> int:
        """The host lets the match begin."""
        return (await self.post(f"/t/{table.id}/begin")).status_code

    async def chooses(self, table: Table, seat: int | None = None, **changed: Any) -> Response:
        """Makes the first choice of the own seat's decision, as the page would send it; fields can be changed."""
        seat = table.seats_of(self.id)[0] if seat is None else seat
        decision = table.playing.decision(seat)
        choice = decision.choices[0] if decision else 0
        form = {"seat": seat, "number": table.number(seat), "choice": choice, **changed}
        return await self.post(f"/t/{table.id}/choose", form)

    async def undoes(self, table: Table, what: str = "one", **changed: Any) -> Response:
        seat = table.seats_of(self.id)[0]
        form = {"seat": seat, "number": table.number(seat), "what": what, **changed}
        return await self.post(f"/t/{table.id}/undo", form)

    async def loads(self, content: bytes) -> Response:
        """Sends a file as a record."""
        return await self.browser.post("/load", files={"record": ("match.json", content)}, headers={"origin": ORIGIN})


@dataclass
class Served:
    """An app that is running, and whoever comes to it."""

    app: Starlette

    @property
    def house(self) -> House:
        house: House = self.app.state.house
        return house

    def guest(self, language: str = "en", address: str = "10.0.0.1") -> Guest:
        return Guest(self.app, language, address)

    async def table(
        self, name: str, owners: Sequence[Guest | None], choices: Iterable[tuple[int, int]] = (), **more: Any
    ) -> Table:
        """A table at which these guests sit (bots where it is None), after so many choices."""
        chairs = [
            Chair(HUMAN, guest.id, f"Seat {at}") if guest else Chair(BOT, bot="easy") for at, guest in enumerate(owners)
        ]
        host = next((guest.id for guest in owners if guest), "")
        return await self.house.room.make(Setup(name, chairs, host, choices=list(choices), **more))

    async def finished(self, name: str, owners: Sequence[Guest | None]) -> Table:
        """A table whose match has come to its end."""
        record = ended(name, len(owners))
        return await self.table(name, owners, record.choices, options=record.options, seed=record.seed)

    async def almost_finished(self, name: str, owners: Sequence[Guest | None]) -> Table:
        """A table at which one choice is left: that of ``ended(name, seats).choices[-1]``."""
        record = ended(name, len(owners))
        return await self.table(name, owners, record.choices[:-1], options=record.options, seed=record.seed)


def ended(name: str, seats: int) -> Record:
    """The kept record of a match that has come to its end."""
    return copy.deepcopy(_ended(name, seats))


@cache
def _ended(name: str, seats: int) -> Record:
    records = (Record.load(path) for path in sorted((_RECORDS / name / "records").glob("*.json")))
    # As it is played by today's rules.
    return Match.replay(next(record for record in records if len(record.seats) == seats)).record()


# -- live streams -----------------------------------------------------------------------------------------------------


class Stream:
    """The live updates of a page, read as they are sent."""

    def __init__(self, app: Starlette, guest: Guest, path: str, packed: bool = False) -> None:
        path, _, query = path.partition("?")
        headers = [(b"host", HOST.encode()), (b"cookie", f"{COOKIE}={guest.browser.cookies[COOKIE]}".encode())]
        if packed:
            headers.append((b"accept-encoding", b"gzip, br"))
        self._unpacked = zlib.decompressobj(16 + zlib.MAX_WBITS) if packed else None
        self.received = 0
        """How many bytes have come over the wire."""
        self._scope: Scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": "GET",
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": query.encode(),
            "headers": headers,
            "client": ("10.0.0.1", 5000),
            "server": (HOST, 80),
        }
        self._app = app
        self._sent: asyncio.Queue[bytes] = asyncio.Queue()
        self._gone = asyncio.Event()
        self.headers: dict[str, str] = {}

    def carry(self, cookie: str) -> None:
        """One more cookie."""
        headers = self._scope["headers"]
        headers[1] = (b"cookie", headers[1][1] + b"; " + cookie.encode())

    async def __aenter__(self) -> Stream:
        self._running = asyncio.create_task(self._app(self._scope, self._receive, self._send))
        return self

    async def __aexit__(self, *_: object) -> None:
        self._gone.set()
        await asyncio.wait_for(self._running, PATIENCE_S)

    async def _receive(self) -> Message:
        await self._gone.wait()
        return {"type": "http.disconnect"}

    async def _send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.headers = {name.decode(): value.decode() for name, value in message["headers"]}
        elif body := message.get("body"):
            self.received += len(body)
            await self._sent.put(self._unpacked.decompress(body) if self._unpacked else body)

    async def next(self) -> str:
        """What was sent next."""
        return (await asyncio.wait_for(self._sent.get(), PATIENCE_S)).decode()

    async def ended(self) -> None:
        """Waits until the server has ended the stream."""
        await asyncio.wait_for(asyncio.shield(self._running), PATIENCE_S)

    def rest(self) -> list[str]:
        """What has been sent and not been read."""
        return [self._sent.get_nowait().decode() for _ in range(self._sent.qsize())]


async def until(happened: Callable[[], bool]) -> None:
    """Waits until something has happened."""

    async def waiting() -> None:
        while not happened():
            await asyncio.sleep(0.005)

    await asyncio.wait_for(waiting(), PATIENCE_S)


async def settle() -> None:
    """Lets everything go on that needs to wait for nothing."""
    for _ in range(50):
        await asyncio.sleep(0)


# -- reading pages ----------------------------------------------------------------------------------------------------

_VOID = {"meta", "link", "input", "img", "br", "hr"}
_SPOKEN = ("aria-label", "title", "placeholder", "alt", "data-sure", "data-done", "data-your-turn", "data-lost")


@dataclass
class Element:
    """An element of a page: its tag, its attributes and all text inside."""

    tag: str
    attributes: dict[str, str]
    text: str = ""


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.elements: list[Element] = []
        self._open: list[Element] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        element = Element(tag, {name: value or "" for name, value in attrs})
        self.elements.append(element)
        if tag not in _VOID:
            self._open.append(element)

    def handle_endtag(self, tag: str) -> None:
        for at in range(len(self._open) - 1, -1, -1):
            if self._open[at].tag == tag:
                del self._open[at:]
                return

    def handle_data(self, data: str) -> None:
        for element in self._open:
            element.text += data


def elements(html: str) -> list[Element]:
    """All elements of a page, in order."""
    reader = _Reader()
    reader.feed(html)
    reader.close()
    return reader.elements


def spoken(html: str) -> set[str]:
    """Every text of a page that a person may see or hear: the smallest pieces, and spoken attributes."""
    texts = {element.attributes[name] for element in elements(html) for name in _SPOKEN if name in element.attributes}
    without_scripts = re.sub(r"<(script|style).*?</\1>", "", html, flags=re.DOTALL)
    reader = _Pieces()
    reader.feed(without_scripts)
    return {text for text in texts | reader.pieces if text}


class _Pieces(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.pieces: set[str] = set()

    def handle_data(self, data: str) -> None:
        self.pieces.add(" ".join(data.split()))


def error_text(answer: Response) -> str:
    """What an error page says."""
    return next(element.text for element in elements(answer.text) if element.tag == "p")


def view(answer: Response) -> dict[str, Any]:
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = json.loads(answer.text)
    return found
