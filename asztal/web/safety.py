"""Safety: what every request must pass, as plain ASGI layers around the app."""

from __future__ import annotations

import asyncio
import re
import secrets
import socket
import time
from collections import OrderedDict
from collections.abc import Collection

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from asztal.engine.errors import AsztalError
from asztal.web.house import House, Visitor, pick_language
from asztal.web.limits import Limits, origin_of
from asztal.web.names import whole_number
from asztal.web.presence import NORMAL, SPEEDS

COOKIE = "asztal"
_YEAR_S = 365 * 24 * 3600
_CHANGING = ("POST", "PUT", "PATCH", "DELETE")

_HEADERS = {
    # Scripts, styles, fonts and pictures come from this server alone, and nothing runs that stands in a page.
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


class ForeignSite(AsztalError):
    """A changing request that does not come from a page of this server."""

    key = "error-foreign"


class OtherHost(AsztalError):
    """A request for a name that this server does not go by."""

    key = "error-host"


class TooLarge(AsztalError):
    """More was sent than anything here needs."""

    key = "error-too-large"


class TooMany(AsztalError):
    """One address asks far too often."""

    key = "error-too-many"
    wait_s = 5
    """After so many seconds it can be tried again."""


class TooManyPages(TooMany):
    """One address keeps too many pages open."""

    key = "error-too-many-pages"
    wait_s = 60


class SafeHeaders:
    """Headers that keep a page from loading or running anything foreign."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in _HEADERS.items():
                    headers[name] = value
                if scope["scheme"] == "https":
                    headers["Strict-Transport-Security"] = f"max-age={_YEAR_S}"
                # Pages show what one guest may know; no cache may keep them for another.
                headers.setdefault("Cache-Control", "no-store")
            await send(message)

        await self.app(scope, receive, with_headers)


class Visitors:
    """Puts the visitor into the scope; a newcomer gets a signed cookie that scripts can't read."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        house: House = scope["app"].state.house
        headers = Headers(scope=scope)
        cookies = read_cookies(headers)
        guest = house.read_guest(cookies.get(COOKIE, ""))
        fresh = guest is None
        guest = guest or secrets.token_hex(16)
        theme = cookies.get("theme", "auto")
        scope["visitor"] = Visitor(
            guest,
            pick_language(cookies.get("language", ""), headers.get("accept-language", "")),
            theme if theme in ("light", "dark") else "auto",
            cookies.get("confirm") != "no",
            cookies.get("sound") == "yes",
            speed if (speed := cookies.get("speed", "")) in SPEEDS else NORMAL,
        )

        async def with_cookie(message: Message) -> None:
            if fresh and message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                # What a shared cache may keep must make nobody a guest.
                if not headers.get("Cache-Control", "").startswith("public"):
                    headers.append("Set-Cookie", guest_cookie(house, guest, scope))
            await send(message)

        await self.app(scope, receive, with_cookie)


def read_cookies(headers: Headers) -> dict[str, str]:
    """The cookies of a request as they stand: none that is set here has quotes, and undoing them can take seconds."""
    pairs = (cookie.partition("=") for header in headers.getlist("cookie") for cookie in header.split(";"))
    return {name.strip(): value.strip() for name, _, value in pairs}


def guest_cookie(house: House, guest: str, scope: Scope) -> str:
    """The cookie that makes a browser this guest."""
    secure = "; Secure" if scope["scheme"] == "https" else ""
    return f"{COOKIE}={house.sign_guest(guest)}; Path=/; Max-Age={_YEAR_S}; HttpOnly; SameSite=Lax{secure}"


class Hosts:
    """Answers to the names of this server alone: a foreign name that leads here would make its pages own ones.

    The address at which a connection arrived is a name of the server, whatever it was told to listen on.
    """

    LOCAL = ("localhost", "127.0.0.1", "[::1]")

    def __init__(self, app: ASGIApp, names: Collection[str] = ()) -> None:
        self.app = app
        machine = socket.gethostname().lower()
        self.names = {*self.LOCAL, machine, f"{machine}.local", *(name.lower() for name in names)}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and not self._is_own(scope):
            raise OtherHost("This server does not go by that name; --name adds one.")
        await self.app(scope, receive, send)

    def _is_own(self, scope: Scope) -> bool:
        given = Headers(scope=scope).getlist("host")
        if len(given) != 1:
            return False
        found = _HOST.fullmatch(given[0].lower())
        if found is None:
            return False
        here = (scope.get("server") or ("",))[0].lower()
        return found[1] in self.names or found[1] == (f"[{here}]" if ":" in here else here)


_HOST = re.compile(r"([a-z0-9._-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?")


class SameSite:
    """Changing requests must come from a page of this very server."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["method"] in _CHANGING and not _is_own(Headers(scope=scope)):
            raise ForeignSite("This request came from another site; open the page here and try again.")
        await self.app(scope, receive, send)


def _is_own(headers: Headers) -> bool:
    site = headers.get("sec-fetch-site")
    if site is not None:
        return site == "same-origin"
    return headers.get("origin", "").partition("://")[2] == headers.get("host", "") != ""


class BodyLimit:
    """Reads no more than anything here needs."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self.app = app
        self.limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        most = self.limits.record_bytes if scope["path"] == "/load" else self.limits.body_bytes
        length = whole_number(Headers(scope=scope).get("content-length", "0"))
        if length is None or length > most:
            raise TooLarge(f"At most {most} bytes can be sent here.")
        read = 0

        async def counted() -> Message:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            if read > most:
                raise TooLarge(f"At most {most} bytes can be sent here.")
            return message

        await self.app(scope, counted, send)


_STATIC = 0.1
"""What a static file costs, when a page costs one: each page needs several."""


class Bucket:
    """How much one address has asked of late: it empties at a steady rate."""

    def __init__(self) -> None:
        self.level = 0.0
        self.at = time.monotonic()
        self.streams = 0


class Slow:
    """Slows down an address that asks too often, so that the others don't notice; refuses what would queue for long."""

    LONGEST_S = 5.0
    ADDRESSES = 10_000

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self.app = app
        self.limits = limits
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or not self.limits.by_address:
            await self.app(scope, receive, send)
            return
        bucket = self._bucket(origin_of((scope.get("client") or ("?",))[0]))
        await self._take(bucket, _STATIC if scope["path"].startswith("/static/") else 1.0)
        if not scope["path"].endswith("/stream"):
            await self.app(scope, receive, send)
            return
        if bucket.streams >= self.limits.streams:
            raise TooManyPages("Too many pages are open from this address.")
        bucket.streams += 1
        try:
            await self.app(scope, receive, send)
        finally:
            bucket.streams -= 1

    def _bucket(self, address: str) -> Bucket:
        bucket = self.buckets.get(address)
        if bucket is None:
            bucket = self.buckets[address] = Bucket()
            while len(self.buckets) > self.ADDRESSES:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(address)
        return bucket

    async def _take(self, bucket: Bucket, cost: float) -> None:
        now = time.monotonic()
        rate = self.limits.requests_per_s
        bucket.level = max(0.0, bucket.level - (now - bucket.at) * rate) + cost
        bucket.at = now
        wait = (bucket.level - self.limits.burst) / rate
        if wait > self.LONGEST_S:
            bucket.level -= cost
            raise TooMany("Too many requests from this address; wait a little.")
        if wait > 0:
            await asyncio.sleep(wait)
