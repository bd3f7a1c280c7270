"""Quotas: how much one guest, and one address, may ask for over time, so that nobody takes what is there for all."""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from dataclasses import dataclass

from asztal.engine.errors import AsztalError
from asztal.web.limits import Limits, origin_of

_HOUR_S, _MINUTE_S = 3600.0, 60.0
# What is asked for: the limit that says how much of it there is, and in what time.
KINDS: dict[str, tuple[str, float]] = {
    "tables": ("tables_per_h", _HOUR_S),
    "public": ("public_per_h", _HOUR_S),
    "bots-only": ("bots_only_per_h", _HOUR_S),
    "uploads": ("uploads_per_h", _HOUR_S),
    "disk": ("disk_bytes_per_h", _HOUR_S),
    "messages": ("messages_per_min", _MINUTE_S),
    "hints": ("hints_per_min", _MINUTE_S),
    "writes": ("writes_per_min", _MINUTE_S),
}
_KEPT = 50_000


class OverQuota(AsztalError):
    """Somebody asks for more than their share."""

    def __init__(self, what: str, wait_s: float) -> None:
        super().__init__(f"That is more of '{what}' than one may have; try again in {wait_s:.0f} seconds.")
        self.key = f"error-quota-{what}"
        self.wait_s = max(1, math.ceil(wait_s))


@dataclass
class _Used:
    """How much was used of late; it is forgotten at a steady rate."""

    amount: float
    at: float


class Quotas:
    """What everybody has used of late, in this process."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._used: OrderedDict[tuple[str, str], _Used] = OrderedDict()

    def spend(self, what: str, guest: str, address: str, amount: float = 1.0) -> None:
        """Counts it for the guest and the address, or refuses it and counts nothing."""
        name, period_s = KINDS[what]
        most: float = getattr(self._limits, name)
        if not self._limits.by_address or not most:
            return
        shares = {f"guest {guest}": most, f"address {origin_of(address)}": most * self._limits.guests_per_address}
        now = time.monotonic()
        found = [(self._of(what, who, now, share / period_s), share) for who, share in shares.items() if share]
        for used, share in found:
            # Whoever has used nothing may ask for anything once.
            if used.amount > 0 and used.amount + amount > share:
                raise OverQuota(what, (used.amount + min(amount, share) - share) * period_s / share)
        for used, _ in found:
            used.amount += amount

    def _of(self, what: str, who: str, now: float, rate: float) -> _Used:
        used = self._used.setdefault((what, who), _Used(0.0, now))
        used.amount = max(0.0, used.amount - (now - used.at) * rate)
        used.at = now
        self._used.move_to_end((what, who))
        while len(self._used) > _KEPT:
            self._used.popitem(last=False)
        return used
