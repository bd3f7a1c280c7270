"""Limits: how much of everything one address, one guest and one match may use, all of them with their names."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from dataclasses import dataclass, fields, replace
from functools import lru_cache

from asztal.engine.errors import AsztalError


class BadLimit(AsztalError):
    """A limit that there is not, or a value that it can't have."""


@dataclass(frozen=True)
class Limits:
    """``asztal serve --limit NAME=VALUE`` sets one. 0 means that there is no such limit."""

    # -- what arrives, before anybody reads it
    header_bytes: int = 16 * 1024
    header_count: int = 64
    header_s: float = 10.0
    """Seconds in which the head of a request must be there, from the first moment on."""
    body_s: float = 30.0
    """Seconds in which the rest of it must be there."""
    write_s: float = 60.0
    """Seconds after which a visitor who does not read what was sent is given up."""
    connections: int = 128
    """Of one address."""
    all_connections: int = 0
    """Of all addresses; unless told, as many as the system lets this process have."""
    pipelined: int = 8
    """Requests that may be sent on one connection before the first of them is answered."""

    # -- requests of one address; more is slowed down, far more is refused
    requests_per_s: float = 20.0
    """0 lifts all limits for addresses and guests."""
    burst: int = 80
    streams: int = 60
    body_bytes: int = 64 * 1024
    record_bytes: int = 1024 * 1024

    # -- what one guest may do; an address may do ``guests_per_address`` times as much
    tables_per_h: int = 60
    public_per_h: int = 6
    bots_only_per_h: int = 6
    """Tables at which nobody but bots plays."""
    uploads_per_h: int = 20
    messages_per_min: int = 20
    hints_per_min: int = 12
    writes_per_min: int = 120
    """Notes, names, settings, sitting down and getting up."""
    disk_bytes_per_h: int = 4 * 1024 * 1024
    guests_per_address: int = 4
    """An address may do so many times what one guest may."""
    public_of_one: int = 3
    """Tables of one host, or of one address, in the list of public tables."""
    free_bytes: int = 64 * 1024 * 1024
    """With less room on the disk the server says that it is not ready."""

    # -- matches
    choices: int = 20_000
    """In a match and in a record: random play of the longest game makes about half of them, people a tenth."""
    undos: int = 2_000
    """Of one seat in one match."""
    aside: int = 200
    """Long matches that may wait to be read or replayed."""
    spectators: int = 5_000
    """Open pages at one table."""

    @property
    def by_address(self) -> bool:
        """Whether addresses are told apart at all."""
        return self.requests_per_s > 0


def with_changes(limits: Limits, changes: Iterable[str]) -> Limits:
    """The limits with some of them set anew, each as NAME=VALUE."""
    known = {field.name: type(getattr(limits, field.name)) for field in fields(limits)}
    for change in changes:
        name, _, value = change.partition("=")
        name = name.strip().replace("-", "_")
        if name not in known:
            raise BadLimit(f"There is no limit '{name}'; there are {', '.join(known)}.")
        try:
            number = known[name](value)
        except ValueError:
            number = -1
        if not 0 <= number < 2**63:
            raise BadLimit(f"The limit {name} is a number from 0 on, not '{value}'.")
        limits = replace(limits, **{name: number})
    return limits


@lru_cache(maxsize=10_000)
def origin_of(address: str) -> str:
    """Whom an address stands for: with IPv6 everybody has a whole network of them, so the network counts."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))
