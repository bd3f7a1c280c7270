"""A game being played: seats, choices, undo, record, replay."""

from asztal.match.match import Match, Seat
from asztal.match.record import Record

__all__ = ["Match", "Record", "Seat"]
