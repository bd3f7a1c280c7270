"""Bit masks: sets of small numbers in one int."""

from __future__ import annotations

from mypy_extensions import i64


def count_bits(mask: i64) -> i64:
    """How many bits are set."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count
