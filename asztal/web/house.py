"""The house: what every request needs at hand."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from dataclasses import dataclass, field

from itsdangerous import BadSignature, URLSafeSerializer
from starlette.requests import Request

from asztal.web.health import Health
from asztal.web.jobs import Jobs
from asztal.web.limits import Limits, origin_of
from asztal.web.presence import NORMAL
from asztal.web.quotas import Quotas
from asztal.web.room import Room
from asztal.web.storage import Storage
from asztal.web.worker import Worker
from asztal.words import LANGUAGES, Words

LINK_AGE_S = 15 * 60
"""How long a link to another device is good."""
_NAMES_KEPT = 20_000


@dataclass(frozen=True)
class Visitor:
    """Who makes a request: the guest, and how they like pages."""

    guest: str
    language: str
    theme: str = "auto"
    confirm: bool = True
    sound: bool = False
    speed: str = NORMAL
    """How fast bots choose."""


@dataclass
class House:
    """Storage, tables, whoever does what is to be done, and the keys that sign what leaves the house."""

    storage: Storage
    worker: Worker
    limits: Limits
    key: str
    names: dict[str, str] = field(default_factory=dict)
    """The guests' names that were looked up already."""
    thinking_for: set[str] = field(default_factory=set)
    """The guests who wait for a hint."""

    def __post_init__(self) -> None:
        self._cookies = URLSafeSerializer(self.key, salt="guest")
        self.quotas = Quotas(self.limits)
        self.health = Health(self.storage, self.worker.thinking, self.limits)

    @property
    def room(self) -> Room:
        return self.worker.room

    @property
    def jobs(self) -> Jobs:
        return self.worker.jobs

    def sign_guest(self, guest: str) -> str:
        return str(self._cookies.dumps(guest))

    def read_guest(self, cookie: str) -> str | None:
        """The guest a cookie names, or None if it was not signed here."""
        try:
            guest = self._cookies.loads(cookie)
        except BadSignature:
            return None
        return guest if isinstance(guest, str) else None

    async def device_link(self, guest: str) -> str:
        """A token that makes another device the same guest, once and for a while; there is one at a time."""
        token = secrets.token_urlsafe(24)
        await self.storage.do(self.storage.set_link, guest, _digest(token))
        return token

    async def read_device_link(self, token: str) -> str | None:
        """The guest a token stands for, or None if it is wrong, expired, used or taken back."""
        return await self.storage.do(self.storage.link_guest, _digest(token), time.time() - LINK_AGE_S)

    async def use_device_link(self, token: str) -> str | None:
        """The same, and the token is used up."""
        return await self.storage.do(self.storage.use_link, _digest(token), time.time() - LINK_AGE_S)

    async def drop_device_link(self, guest: str) -> None:
        await self.storage.do(self.storage.drop_link, guest)

    def origin(self, request: Request) -> str:
        """What is kept of the address that a table is made from: it can be compared, and not read."""
        address = origin_of(_address(request))
        return hmac.new(self.key.encode(), address.encode(), "sha256").hexdigest()[:16]

    def spend(self, request: Request, what: str, amount: float = 1.0) -> None:
        """Counts what a visitor asks for, or refuses it."""
        self.quotas.spend(what, visitor_of(request).guest, _address(request), amount)

    async def name_of(self, guest: str, language: str) -> str:
        """What a guest is called; until they say, by a number of their own."""
        chosen = await self.chosen_name(guest)
        return chosen or Words(language).say("guest-name", number=str(int(guest[:6], 16) % 9000 + 1000))

    async def names_of(self, guest: str) -> set[str]:
        """What a guest may be called at a table: until they say, it depends on the language."""
        return {await self.name_of(guest, language) for language in LANGUAGES}

    async def chosen_name(self, guest: str) -> str:
        """What a guest wants to be called; an empty text for one who has not said."""
        if guest not in self.names:
            if len(self.names) > _NAMES_KEPT:
                self.names.clear()
            self.names[guest] = await self.storage.do(self.storage.guest_name, guest)
        return self.names[guest]

    def forget_name(self, guest: str) -> None:
        """The guest is called otherwise now."""
        self.names.pop(guest, None)

    async def rename(self, guest: str, name: str) -> None:
        await self.storage.do(self.storage.set_guest_name, guest, name)
        self.names[guest] = name


def _address(request: Request) -> str:
    return request.client.host if request.client else "?"


def _digest(token: str) -> str:
    """What is kept of a token: whoever reads the database can't use it."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


def house_of(request: Request) -> House:
    house = request.app.state.house
    assert isinstance(house, House)
    return house


def visitor_of(request: Request) -> Visitor:
    visitor = request.scope["visitor"]
    assert isinstance(visitor, Visitor)
    return visitor


def pick_language(cookie: str, header: str) -> str:
    """The language asked for: by the visitor's own choice, else by the browser's list, else English."""
    if cookie in LANGUAGES:
        return cookie
    wishes = []
    for at, entry in enumerate(header.split(",")[:20]):
        code, _, quality = entry.replace(" ", "").partition(";q=")
        try:
            weight = float(quality) if quality else 1.0
        except ValueError:
            weight = 0.0
        wishes.append((-weight, at, code.split("-")[0].lower()))
    return next((code for weight, _, code in sorted(wishes) if code in LANGUAGES and weight < 0), "en")
