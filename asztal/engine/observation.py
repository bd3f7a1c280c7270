"""Observation: what a seat may know, put down as numbers, for research."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter, write_i64_le
from mypy_extensions import i64, u8

from asztal.engine.state import State
from asztal.engine.step import Kind

_MOST: Final = 255
_NOTHING: Final[list[bytes]] = [bytes(count) for count in range(_MOST + 1)]
_BITS: Final[list[int]] = [1 << at for at in range(62)]
"""Looked up, because compiled a literal 1 has only 32 bits to be shifted through."""
# Times seven bits, this puts a copy of them 7 places farther for each byte; of each byte the lowest bit is kept.
_COPIES: Final = 0x2040810204081
_LOWEST: Final = 0x0101010101010101


class Observation:
    """Bits and counts, a byte each, put down one after the other as one seat sees the table.

    What is put down must be the seat's to know, its own things before those of others, and as many for every position.
    """

    def __init__(self, state: State, seat: i64) -> None:
        self.seat: i64 = seat
        self.seats: i64 = state.seats
        self.written = BytesWriter()

    def bits(self, mask: i64, count: i64) -> None:
        """The lowest bits of a mask, up to 62 of them."""
        written = self.written
        end = len(written) + count
        while count > 0:
            # Eight bits at a time; what is too much is taken back.
            write_i64_le(written, (mask & 127) * _COPIES & _LOWEST | (mask >> 7 & 1) << 56)
            mask >>= 8
            count -= 8
        written.truncate(end)

    def flag(self, value: bool) -> None:
        self.written.append(1 if value else 0)

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
            kind = step.kind_for(state, self.seat)
            at = 0
            while kinds[at] is not kind:
                at += 1
        self.one_of(at, len(kinds))
        self.those(state.owing())

    def count(self, value: i64) -> None:
        """A number; more than 255 counts as 255, and less than nothing as nothing."""
        if value < 0:
            value = 0
        elif value > _MOST:
            value = _MOST
        self.written.append(u8(value))

    def nothing(self, count: i64) -> None:
        """So many counts of nothing, up to 255."""
        self.written.write(_NOTHING[count])

    def done(self) -> bytes:
        """All that was put down."""
        return self.written.getvalue()
