"""Packing: what streams send, compressed piece by piece, so that a piece is compressed once for all who get it.

A gzip stream may be put together from pieces that refer to nothing before them. So one piece goes into any number of
streams, and secrets are never compressed together with what another person has written: no size tells what is alike.
"""

from __future__ import annotations

import zlib

_HEAD = b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\xff"
_LAST_BLOCK = b"\x03\x00"
_LEVEL = 4
# What is shorter would only grow.
_WORTH_IT = 40


def pack(plain: bytes) -> bytes:
    """A piece of any gzip stream, which can be read as soon as it is there."""
    packer = zlib.compressobj(_LEVEL if len(plain) >= _WORTH_IT else 0, zlib.DEFLATED, -zlib.MAX_WBITS)
    return packer.compress(plain) + packer.flush(zlib.Z_FULL_FLUSH)


class Packed:
    """One gzip stream: it begins, takes pieces, and ends with the sum of what it has held."""

    def __init__(self) -> None:
        self._begun = False
        self._sum = 0
        self._length = 0

    def take(self, plain: bytes, packed: bytes) -> bytes:
        """What must be sent for one more piece."""
        self._sum = zlib.crc32(plain, self._sum)
        self._length += len(plain)
        head = b"" if self._begun else _HEAD
        self._begun = True
        return head + packed

    def end(self) -> bytes:
        head = b"" if self._begun else _HEAD
        return head + _LAST_BLOCK + self._sum.to_bytes(4, "little") + (self._length % 2**32).to_bytes(4, "little")
