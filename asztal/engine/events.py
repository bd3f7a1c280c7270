"""What happened, told in numbers: log lines and motion are made of these, and simulations skip them."""

from __future__ import annotations

from typing import Final

from asztal.engine.phrase import name_of, noun_of

EVERYONE: Final = -1
NONE: Final = -(1 << 60)
"""No number at all."""


class EventKind:
    """A kind of event: its text key, and its fields as ``name`` or ``name:noun``.

    The noun says what a number stands for ("seat", "province", …), so that it can be put into words.
    """

    def __init__(self, name: str, *fields: str) -> None:
        self.name = name
        self.fields: list[str] = [name_of(field) for field in fields]
        self.nouns: list[str] = [noun_of(field) for field in fields]


class Event:
    """One thing that happened, and the seats that may know of it (a bit mask, or EVERYONE)."""

    def __init__(self, kind: EventKind, audience: int, values: list[int]) -> None:
        self.kind = kind
        self.audience = audience
        self.values = values

    def seen_by(self, seat: int) -> bool:
        """Whether the seat may know; a spectator (a negative seat) knows what everyone knows."""
        return self.audience == EVERYONE or (seat >= 0 and bool(self.audience >> seat & 1))


def told(kind: EventKind, audience: int, values: list[int]) -> Event:
    """The event of some numbers, of which those that are NONE were not given."""
    given = [value for value in values if value != NONE]
    if len(given) != len(kind.fields):
        raise TypeError(
            f"The event '{kind.name}' has {len(kind.fields)} numbers ({', '.join(kind.fields)}), not {len(given)}"
        )
    return Event(kind, audience, given)
