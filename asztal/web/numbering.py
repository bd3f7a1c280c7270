"""The one numbering of decisions at a table, by which a choice says what it answers."""

from __future__ import annotations

from asztal.engine.game import SPECTATOR
from asztal.match import Match


class Numbering:
    """A decision's number is how many acts its seat may know of: choices, and choices taken back.

    It grows with each of them, so it never comes again, whatever is taken back. What others choose in a secret
    decision counts when the decision is over, and what they take back there never counts: while it lasts it leaves no
    trace in the number, and afterwards only what all have seen does.

    A match numbers its decisions by the choices that stand (``Match.number``), so that it can be played again. What
    was taken back is missing there: the choice and the taking back, two acts, which are counted here.
    """

    def __init__(self, seats: int) -> None:
        self._taken_back = dict.fromkeys(range(SPECTATOR, seats), 0)
        """How often each seat, and a spectator, has noticed that something was taken back."""

    def of(self, match: Match, seat: int) -> int:
        """The number of what the seat is asked now; for a spectator, of what all can see."""
        return match.number(seat) + 2 * self._taken_back[seat]

    def take_back(self, match: Match, seat: int) -> None:
        """Takes back the seat's last choice; that counts for all who can notice it, to whom a choice is missing."""
        before = {eyes: match.number(eyes) for eyes in self._taken_back}
        match.take_back(seat)
        for eyes, number in before.items():
            self._taken_back[eyes] += match.number(eyes) < number
