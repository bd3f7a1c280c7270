"""The seeded generator: small, quick, copied with the state, and the same to the bit compiled or not.

It is Chris Doty-Humphrey's sfc32: adds, shifts and xors of 32-bit words only, so no product can overflow the
machine integer that mypyc uses.
"""

from __future__ import annotations

import hashlib
from typing import Final

from mypy_extensions import i64

_WARM_UP: Final = 12


class Rng:
    """A stream of 32-bit words; every draw of chance in Asztal comes from one of these."""

    def __init__(self, a: i64, b: i64, c: i64, counter: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.counter: i64 = counter

    def word(self) -> i64:
        """The next 32 bits."""
        a: i64 = self.a
        b: i64 = self.b
        c: i64 = self.c
        out: i64 = (a + b + self.counter) & 0xFFFFFFFF
        self.counter = (self.counter + 1) & 0xFFFFFFFF
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & 0xFFFFFFFF
        self.c = ((((c << 21) & 0xFFFFFFFF) | (c >> 11)) + out) & 0xFFFFFFFF
        return out

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1; the bias of a 32-bit word is far below anything a game can show."""
        return (self.word() * bound) >> 32

    def shuffle(self, items: list[int]) -> None:
        """Shuffles in place (Fisher and Yates)."""
        last: i64 = len(items) - 1
        while last > 0:
            other: i64 = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
            last -= 1

    def spawn(self) -> Rng:
        """A generator of its own, fed by this one."""
        return Rng(self.word(), self.word(), self.word(), 1)

    def copy(self) -> Rng:
        return Rng(self.a, self.b, self.c, self.counter)

    def __reduce__(self) -> tuple[type[Rng], tuple[int, int, int, int]]:
        return Rng, (self.a, self.b, self.c, self.counter)


def seeded(*seeds: int | str) -> Rng:
    """The generator that belongs to these seeds; equal seeds give equal streams on every machine."""
    digest = hashlib.sha256("/".join(str(seed) for seed in seeds).encode()).digest()
    words = [int.from_bytes(digest[at : at + 4], "big") for at in (0, 4, 8)]
    rng = Rng(words[0], words[1], words[2], 1)
    for _ in range(_WARM_UP):
        rng.word()
    return rng
