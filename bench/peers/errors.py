"""What can go wrong, in one sentence for the user."""

from __future__ import annotations


class PeersError(Exception):
    """Nothing can be measured; the message is one sentence for the user."""


def last_line(text: str) -> str:
    """What a program that failed said last."""
    lines = text.strip().splitlines()
    return lines[-1].strip() if lines else "no reason was given."
