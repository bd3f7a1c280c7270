"""Observation: what a seat may know, put down as numbers, for research."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from asztal.engine.state import State
from asztal.engine.step import Kind

# Bits are put down twelve at a time and counts seven at a time, because each piece takes as long as any other.
_CHUNK: Final = 12
_WORD: Final = 56
_MOST: Final = 255


def _chunks() -> list[bytes]:
    """[mask]: its twelve bits as zeros and ones, the lowest first."""
    chunks = [b""]
    for _ in range(_CHUNK):
        chunks = [low + high for high in (b"\0", b"\1") for low in chunks]
    return chunks


_CHUNKS: Final = _chunks()
_NOTHING: Final[list[bytes]] = [bytes(count) for count in range(_MOST + 1)]
_BITS: Final[list[int]] = [1 << at for at in range(62)]
"""Looked up, because compiled a literal 1 has only 32 bits to be shifted through."""


class Observation:
    """Bits and counts, put down one after the other as one seat sees the table; the bits come first, then the counts.

    What is put down must be the seat's to know, its own things before those of others, and as many for every position.
    """

    def __init__(self, state: State, seat: i64) -> None:
        self.seat: i64 = seat
        self.seats: i64 = state.seats
        self.chunks: list[bytes] = []
        self.mask: i64 = 0
        """Bits not yet in a chunk."""
        self.width: i64 = 0
        self.words: list[bytes] = []
        self.word: i64 = 0
        """Counts not yet among the words."""
        self.length: i64 = 0

    def bits(self, mask: i64, count: i64) -> None:
        """The lowest bits of a mask, up to 36 of them."""
        mask = self.mask | (mask & (_BITS[count] - 1)) << self.width
        width = self.width + count
        while width >= _CHUNK:
            self.chunks.append(_CHUNKS[mask & ((1 << _CHUNK) - 1)])
            mask >>= _CHUNK
            width -= _CHUNK
        self.mask = mask
        self.width = width

    def flag(self, value: bool) -> None:
        self.bits(1 if value else 0, 1)

    def one_of(self, at: i64, count: i64) -> None:
        """So many bits, of which the one at this place is set; a negative place stands for none."""
        self.bits(_BITS[at] if at >= 0 else 0, count)

    def who(self, seat: i64) -> None:
        """One of the seats, counted from the one that looks on; a negative seat is nobody."""
        self.one_of((seat + self.seats - self.seat) % self.seats if seat >= 0 else -1, self.seats)

    def those(self, seats: i64) -> None:
        """Some of the seats (a bit mask), counted from the one that looks on."""
        self.bits(seats >> self.seat | seats << (self.seats - self.seat), self.seats)

    def asked(self, state: State, kinds: list[Kind]) -> None:
        """The kind of decision that is asked, and who owes an answer; nothing and nobody when the match is over."""
        at: i64 = -1
        step = state.step
        if step is not None and state.menu:
            kind = step.kind
            at = 0
            while kinds[at] is not kind:
                at += 1
        self.one_of(at, len(kinds))
        self.those(state.owing())

    def count(self, value: i64) -> None:
        """A number; more than 255 counts as 255, and less than nothing as nothing."""
        self.word |= (0 if value < 0 else _MOST if value > _MOST else value) << self.length
        self.length += 8
        if self.length == _WORD:
            self._end_word()

    def nothing(self, count: i64) -> None:
        """So many counts of nothing, up to 255."""
        if count > 0:
            self._end_word()
            self.words.append(_NOTHING[count])

    def done(self) -> bytes:
        """All that was put down."""
        self._end_word()
        if self.width > 0:
            self.chunks.append(_CHUNKS[self.mask][: self.width])
        self.chunks.extend(self.words)
        return b"".join(self.chunks)

    def _end_word(self) -> None:
        if self.length > 0:
            self.words.append(int(self.word).to_bytes(self.length // 8, "little"))
            self.word = 0
            self.length = 0
