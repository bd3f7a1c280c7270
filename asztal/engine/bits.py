"""Bit masks: sets of small numbers in one int."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

_HIGHEST: Final = 0x2000000000000000


def bit(at: i64) -> i64:
    """The mask with one bit set, at a place from 0 to 61.

    The one way to make a bit in compiled rules: there a literal 1 has only 32 bits to be shifted through, and a literal
    that fills more has 64.
    """
    return _HIGHEST >> (61 - at)


def count_bits(mask: i64) -> i64:
    """How many bits are set."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def bits(mask: i64) -> list[int]:
    """The places of the bits that are set, the lowest first."""
    places: list[int] = []
    at: i64 = 0
    while mask:
        if mask & 1:
            places.append(at)
        mask >>= 1
        at += 1
    return places
