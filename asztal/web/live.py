"""Live updates: a stream of server-sent events for each open page, with the parts that have changed."""

from __future__ import annotations

import asyncio
import contextlib

from starlette.types import Message, Receive, Scope, Send

from asztal.board.parts import changes
from asztal.web import gathering, metrics
from asztal.web.house import Visitor
from asztal.web.packing import Packed, pack
from asztal.web.presence import Watcher
from asztal.web.render import Eyes, parts, with_clocks
from asztal.web.storage import GATHERING
from asztal.web.tables import Table

KEEP_ALIVE_S = 20.0
_RELOAD = ["event: reload\ndata:\n\n"]
_ALIVE = ["event: alive\ndata:\n\n"]
"""Tells a page that it is still connected; one that hears nothing for long comes anew."""


def message(changed: dict[str, str]) -> list[str]:
    """Parts as one event, piece by piece; each part is morphed into the element that has its id."""
    return ["data: ", *(_partial(part, element) for part, element in changed.items()), "\n\n"] if changed else []


def _partial(part: str, element: str) -> str:
    """A part of a picture must be read as one: it travels in a frame that is taken off on arrival."""
    element = element.replace("\r", "").replace("\n", "\ndata: ")
    if element.startswith("<g "):
        return f'<hx-partial hx-target="#{part}" hx-swap="outerMorph strip:true"><svg>{element}</svg></hx-partial>'
    return f'<hx-partial hx-target="#{part}" hx-swap="outerMorph">{element}</hx-partial>'


class Live:
    """The response that stays open: everything at first, then whatever changes, until the page or the server goes."""

    def __init__(
        self, table: Table, eyes: Eyes, visitor: Visitor, stage: str, number: int | None, packed: bool
    ) -> None:
        self.table = table
        self.eyes = eyes
        self.guest = visitor.guest
        self.speed = visitor.speed
        self.stage = stage
        """The stage of the table that the page was made for."""
        self.number = number
        """The number of the decision that the page was made for."""
        self.packed = Packed() if packed else None
        """Whether it is compressed: then what has been so far."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = [(b"content-type", b"text/event-stream; charset=utf-8"), (b"x-accel-buffering", b"no")]
        headers.append((b"vary", b"accept-encoding"))
        if self.packed is not None:
            headers.append((b"content-encoding", b"gzip"))
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        with self.table.presence.watched_by(self.guest, self.speed) as watcher, metrics.STREAMS.track_inprogress():
            leaving = asyncio.create_task(self._notice_leaving(receive, watcher))
            # The server that this page had before may have died before it could ask for the next bot.
            self.table.room.keep_going(self.table)
            try:
                await self._tell(watcher, send)
            finally:
                leaving.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await leaving
        with contextlib.suppress(OSError):
            await send({"type": "http.response.body", "body": self.packed.end() if self.packed is not None else b""})

    async def _notice_leaving(self, receive: Receive, watcher: Watcher) -> None:
        incoming: Message = await receive()
        while incoming["type"] != "http.disconnect":
            incoming = await receive()
        watcher.ended = True
        watcher.woken.set()

    async def _tell(self, watcher: Watcher, send: Send) -> None:
        sent: dict[str, str] = {}
        version = -1
        loop = asyncio.get_running_loop()
        # When the page next hears that it is connected; what others do in secret must not move it.
        due = loop.time()
        while not watcher.ended:
            watcher.woken.clear()
            pieces: list[str] = []
            if version != self.table.version_for(self.eyes.seat):
                version = self.table.version_for(self.eyes.seat)
                if self._must_reload():
                    await send({"type": "http.response.body", "body": self._body(_RELOAD), "more_body": True})
                    return
                pieces, sent = self._changes(sent)
            if not pieces and loop.time() >= due:
                pieces = _ALIVE
            if pieces:
                await send({"type": "http.response.body", "body": self._body(pieces), "more_body": True})
                due = loop.time() + KEEP_ALIVE_S
            # A timer for each wait would cost more than the wait: the loop's own call is enough.
            alarm = loop.call_at(due, watcher.woken.set)
            await watcher.woken.wait()
            alarm.cancel()

    def _changes(self, sent: dict[str, str]) -> tuple[list[str], dict[str, str]]:
        """What must be sent to a page that shows what was sent before; made once for all who have seen the same."""
        now = self._parts()
        if self.table.phase == GATHERING:
            return message(changes(sent, now)), now
        # What was sent is kept with what came of it, so that nothing else can take its place and its id.
        key = ("changes", self.eyes.seat, id(sent) if sent else 0, id(now))
        if key not in self.table.drawn:
            self.table.drawn[key] = sent, message(changes(sent, now))
        made = self.table.drawn[key]
        assert isinstance(made, tuple)
        return made[1], now

    def _body(self, pieces: list[str]) -> bytes:
        """The bytes of what is sent now."""
        if self.packed is None:
            return with_clocks(self.table, "".join(pieces)).encode()
        return b"".join(self.packed.take(*self._piece(piece)) for piece in pieces)

    def _piece(self, piece: str) -> tuple[bytes, bytes]:
        """A piece, plain and compressed: once for all whose pages get the same, unless a clock is in it."""
        shown = with_clocks(self.table, piece)
        if shown != piece:
            return shown.encode(), pack(shown.encode())
        key = ("packed", piece)
        if key not in self.table.drawn:
            self.table.drawn[key] = piece.encode(), pack(piece.encode())
        made = self.table.drawn[key]
        assert isinstance(made, tuple)
        return made

    def _parts(self) -> dict[str, str]:
        if self.table.phase == GATHERING:
            return gathering.parts(self.table, self.guest, self.eyes.language)
        return parts(self.table, self.eyes)

    def _must_reload(self) -> bool:
        """Whether the page is of another kind now: the match has begun or ended, or another person's turn has come."""
        table = self.table
        if table.stage(self.guest) != self.stage:
            return True
        mine = table.seats_of(self.guest)
        owing = table.owing()
        if len(mine) < 2 or self.eyes.seat in owing or not any(seat in owing for seat in mine):
            return False
        # Whoever came here to choose although another is waited for may stay; who has just chosen hands over.
        return self.eyes.seat not in table.also() or table.number(self.eyes.seat) != self.number
