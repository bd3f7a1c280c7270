"""A lesson: a table at which a coach tells beginners what it would choose."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from asztal.web.tables import Table

COACH = "coach"
"""Whoever advises a beginner must be quick, so that the advice is there when the page has been read."""


@dataclass(frozen=True)
class Advice:
    """What the coach would choose, and why."""

    number: int
    """Of the decision it is about."""
    choice: int
    merit: dict[str, Any] | None
    """As in ``bots/merits.py``."""


class Lesson:
    """What the coach has said, and whether it still says anything."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._advice: dict[int, Advice] = {}
        """What each seat was told last."""

    def is_over(self) -> bool:
        """Whether the coach has taken leave; what is new is still explained."""
        return self._table.over or self._table.game.lesson.over(self._table.playing.state)

    def unadvised(self) -> int | None:
        """A beginner who has got no advice yet on what they are asked, or None."""
        if self.is_over():
            return None
        asked = (seat for seat in self._table.owing() if not self._table.chairs[seat].chosen_by_bot)
        return next((seat for seat in asked if self.advice_for(seat) is None), None)

    def advice_for(self, seat: int) -> Advice | None:
        """What the coach would choose now, if it has said so."""
        advice = self._advice.get(seat)
        return advice if advice is not None and advice.number == self._table.number(seat) else None

    def keep_advice(self, seat: int, advice: Advice) -> None:
        """The coach has said what it would choose; if the decision was made meanwhile, nobody needs to know."""
        if advice.number == self._table.number(seat) and seat in self._table.owing():
            self._table.playing.check(seat, advice.choice)
            self._advice[seat] = advice
            self._table.refresh(seat)
