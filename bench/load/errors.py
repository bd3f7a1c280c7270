"""What ends a run before anything is measured."""

from __future__ import annotations


class LoadError(Exception):
    """Nothing can be measured; the message is one sentence for the user."""
