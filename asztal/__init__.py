"""Asztal: a table for deep board games, and the same rules as fast simulators."""

from asztal._compiled import prefer_sources

__version__ = "0.1.0"

prefer_sources()
