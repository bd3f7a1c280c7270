"""Live updates: a stream of server-sent events for each open page, with the parts that have changed."""

from __future__ import annotations

import asyncio
import contextlib
import re

from starlette.types import Message, Receive, Scope, Send

from asztal.board.parts import changes
from asztal.web import metrics
from asztal.web.presence import Watcher
from asztal.web.render import Eyes, parts
from asztal.web.storage import GATHERING
from asztal.web.tables import Table

KEEP_ALIVE_S = 20.0
_READING = re.compile(r' data-left="\d+"|(?<=>)\d+:\d\d(?=</time>)')
"""What a clock shows."""
_RELOAD = b"event: reload\ndata:\n\n"
_ALIVE = b"event: alive\ndata:\n\n"
"""Tells a page that it is still connected; one that hears nothing for long comes anew."""


def message(changed: dict[str, str]) -> bytes:
    """Parts as one event; each is morphed into the element that has its id."""
    html = "".join(_partial(part, element) for part, element in changed.items())
    return b"data: " + html.replace("\r", "").replace("\n", "\ndata: ").encode() + b"\n\n"


def _partial(part: str, element: str) -> str:
    """A part of a picture must be read as one: it travels in a frame that is taken off on arrival."""
    if element.startswith("<g "):
        return f'<hx-partial hx-target="#{part}" hx-swap="outerMorph strip:true"><svg>{element}</svg></hx-partial>'
    return f'<hx-partial hx-target="#{part}" hx-swap="outerMorph">{element}</hx-partial>'


class Live:
    """The response that stays open: everything at first, then whatever changes, until the page or the server goes."""

    def __init__(self, table: Table, eyes: Eyes, guest: str, stage: str, number: int | None) -> None:
        self.table = table
        self.eyes = eyes
        self.guest = guest
        self.stage = stage
        """The stage of the table that the page was made for."""
        self.number = number
        """The number of the decision that the page was made for."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = [(b"content-type", b"text/event-stream; charset=utf-8"), (b"x-accel-buffering", b"no")]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        with self.table.presence.watched_by(self.guest) as watcher, metrics.STREAMS.track_inprogress():
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
            await send({"type": "http.response.body", "body": b""})

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
            body = b""
            if version != self.table.version:
                version = self.table.version
                if self._must_reload():
                    await send({"type": "http.response.body", "body": _RELOAD, "more_body": True})
                    return
                if self.table.phase != GATHERING:
                    body, sent = self._changes(sent)
            if not body and loop.time() >= due:
                body = _ALIVE
            if body:
                await send({"type": "http.response.body", "body": body, "more_body": True})
                due = loop.time() + KEEP_ALIVE_S
            # A timer for each wait would cost more than the wait: the loop's own call is enough.
            alarm = loop.call_at(due, watcher.woken.set)
            await watcher.woken.wait()
            alarm.cancel()

    def _changes(self, sent: dict[str, str]) -> tuple[bytes, dict[str, str]]:
        # A clock that has only gone on is no news: it would tell when others choose or take back in secret.
        now = {
            part: sent[part] if _READING.sub("", sent.get(part, "")) == _READING.sub("", element) else element
            for part, element in parts(self.table, self.eyes).items()
        }
        changed = changes(sent, now)
        return (message(changed) if changed else b""), now

    def _must_reload(self) -> bool:
        """Whether the page is of another kind now: the match has begun or ended, or another person's turn has come."""
        table = self.table
        if table.stage != self.stage:
            return True
        mine = table.seats_of(self.guest)
        owing = table.owing()
        if len(mine) < 2 or self.eyes.seat in owing or not any(seat in owing for seat in mine):
            return False
        # Whoever came here to choose although another is waited for may stay; who has just chosen hands over.
        return self.eyes.seat not in table.also() or table.number(self.eyes.seat) != self.number
