"""The house: what every request needs at hand."""

from __future__ import annotations

from dataclasses import dataclass, field

from itsdangerous import BadSignature, URLSafeSerializer, URLSafeTimedSerializer
from starlette.requests import Request

from asztal.web.jobs import Jobs
from asztal.web.room import Room
from asztal.web.storage import Storage
from asztal.web.worker import Worker
from asztal.words import LANGUAGES, Words

LINK_AGE_S = 15 * 60
"""How long a link to another device is good."""
_NAMES_KEPT = 20_000


@dataclass(frozen=True)
class Limits:
    """How much one address may ask; more is slowed down, far more is refused. 0 means no limit."""

    requests_per_s: float = 20.0
    burst: int = 80
    streams: int = 60
    body_bytes: int = 64 * 1024
    record_bytes: int = 1024 * 1024


@dataclass(frozen=True)
class Visitor:
    """Who makes a request: the guest, and how they like pages."""

    guest: str
    language: str
    theme: str = "auto"
    confirm: bool = True
    sound: bool = False


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
        self._links = URLSafeTimedSerializer(self.key, salt="device")

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

    def device_link(self, guest: str) -> str:
        """A token that makes another device the same guest."""
        return str(self._links.dumps(guest))

    def read_device_link(self, token: str) -> str | None:
        """The guest a token names, or None if it is wrong or expired."""
        try:
            guest = self._links.loads(token, max_age=LINK_AGE_S)
        except BadSignature:
            return None
        return guest if isinstance(guest, str) else None

    async def name_of(self, guest: str, language: str) -> str:
        """What a guest is called; until they say, by a number of their own."""
        if guest not in self.names:
            if len(self.names) > _NAMES_KEPT:
                self.names.clear()
            self.names[guest] = await self.storage.do(self.storage.guest_name, guest)
        return self.names[guest] or Words(language).say("guest-name", number=str(int(guest[:6], 16) % 9000 + 1000))

    def forget_name(self, guest: str) -> None:
        """The guest is called otherwise now."""
        self.names.pop(guest, None)

    async def rename(self, guest: str, name: str) -> None:
        await self.storage.do(self.storage.set_guest_name, guest, name)
        self.names[guest] = name


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
