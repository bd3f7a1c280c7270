"""The wire: what one connection may send, how fast it must, and how many connections an address may have.

It stands before everything else, so nothing is known of the visitor yet: whoever is refused here is told so in all
languages.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from functools import cache
from typing import Any, ClassVar, cast

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from asztal.web.limits import Limits, origin_of
from asztal.words import LANGUAGES, Words

_LINGER_S = 1.0


class Refused(Exception):
    """What a connection sends is refused; ends the reading of it."""


@cache
def _sentences(key: str) -> bytes:
    return "".join(f"{Words(language).say(key)}\n" for language in LANGUAGES).encode()


class Wire(HttpToolsProtocol):
    """One connection, within limits."""

    limits: ClassVar[Limits]
    trusted: ClassVar[frozenset[str]]
    """The addresses of proxies, behind which there are many visitors."""
    counts: ClassVar[Counter[str]]
    """How many connections each address has."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._origin = ""
        self._is_refused = False
        self._deadline: asyncio.TimerHandle | None = None
        self._write_deadline: asyncio.TimerHandle | None = None
        self._is_reading = False
        """Whether a request has begun that is not complete."""
        self._frame = 0
        """Bytes of the present request that are not its body."""
        self._body = self._fed = 0
        """Bytes of its body, and those of them that came at last."""

    # -- coming and going ---------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._origin = origin_of(self.client[0]) if self.client else ""
        self.counts[self._origin] += 1
        self.counts[""] += 1
        most = self.limits.connections if self.limits.by_address and self._origin not in self.trusted else 0
        if self.limits.all_connections and self.counts[""] > self.limits.all_connections:
            self._refuse(503, "error-crowded")
        elif most and self.counts[self._origin] > most:
            self._refuse(429, "error-connections")
        else:
            self._expect(self.limits.header_s)

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect(0)
        self._stop_waiting_for_reader()
        for counted in (self._origin, ""):
            self.counts[counted] -= 1
            if not self.counts[counted]:
                del self.counts[counted]
        super().connection_lost(exc)
        # Whatever waited for its turn on this connection waits in vain.
        self.pipeline.clear()

    def _refuse(self, status: int, key: str) -> None:
        """Says why, and hangs up."""
        self._is_refused = True
        self._expect(0)
        if self.transport.is_closing():
            return
        if self.cycle is None or self.cycle.response_complete or not self.cycle.response_started:
            text = _sentences(key)
            wait = b"retry-after: 10\r\n" if status in (429, 503) else b""
            head = b"content-type: text/plain; charset=utf-8\r\ncontent-length: %d\r\n%sconnection: close\r\n\r\n"
            self.transport.write(STATUS_LINE[status] + head % (len(text), wait) + text)
        if self.cycle is not None and not self.cycle.response_complete:
            # Whoever still reads or answers this request does so in vain.
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if self._is_reading and self.transport.can_write_eof():
            # Hanging up at once on somebody who still talks would take back what was said; but nobody listens.
            self.transport.write_eof()
            self.flow.pause_reading()
            self._deadline = self.loop.call_later(_LINGER_S, self.transport.abort)
        else:
            self.transport.close()

    # -- in time ------------------------------------------------------------------------------------------------

    def _expect(self, seconds: float) -> None:
        """From now on so many seconds are left for what must come next; 0 for as long as it likes."""
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = self.loop.call_later(seconds, self._give_up) if seconds else None

    def _give_up(self) -> None:
        self._deadline = None
        if self._is_reading:
            self._refuse(408, "error-slow")
        elif not self.transport.is_closing():
            self.transport.close()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stop_waiting_for_reader()
        if self.limits.write_s:
            self._write_deadline = self.loop.call_later(self.limits.write_s, self.transport.abort)

    def resume_writing(self) -> None:
        self._stop_waiting_for_reader()
        super().resume_writing()

    def _stop_waiting_for_reader(self) -> None:
        if self._write_deadline is not None:
            self._write_deadline.cancel()
            self._write_deadline = None

    # -- in size ------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self._is_refused:
            return
        if self._deadline is None and (self.cycle is None or self.cycle.response_complete):
            self._expect(self.limits.header_s)
        self._fed = 0
        super().data_received(data)
        if self._is_refused or self.transport.is_closing():
            return
        self._frame += len(data) - self._fed
        # What frames a body in pieces may be as long as the body.
        if self._is_reading and self.limits.header_bytes and self._frame > self.limits.header_bytes + self._body:
            self._refuse(431, "error-headers")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._is_reading = True
        self._frame = self._body = 0

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        if self.limits.header_count and len(self.headers) > self.limits.header_count:
            raise self._refusal(431, "error-headers")

    def on_headers_complete(self) -> None:
        size = len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers)
        if self.limits.header_bytes and size > self.limits.header_bytes:
            raise self._refusal(431, "error-headers")
        if self.limits.pipelined and len(self.pipeline) >= self.limits.pipelined:
            raise self._refusal(429, "error-too-many")
        self._expect(self.limits.body_s)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._body += len(body)
        self._fed += len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._is_reading = False
        self._expect(0)
        super().on_message_complete()

    def _refusal(self, status: int, key: str) -> Refused:
        self._refuse(status, key)
        return Refused(key)

    def send_400_response(self, msg: str) -> None:
        if not self._is_refused:
            self._refuse(400, "error-no-http")

    def _unsupported_upgrade_warning(self) -> None:
        """Who asks for another protocol gets an ordinary answer in this one; that is no news."""


def wire(limits: Limits, trusted: frozenset[str] = frozenset()) -> type[asyncio.Protocol]:
    """The kind of connection for a server with these limits."""
    own = {"limits": limits, "trusted": trusted, "counts": Counter()}
    return cast(type[asyncio.Protocol], type("LimitedWire", (Wire,), own))
