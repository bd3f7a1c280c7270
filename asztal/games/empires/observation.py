"""What a seat may know of Empires (E1), as numbers."""

from __future__ import annotations

from asztal.engine.observation import Observation
from asztal.games.empires.state import Empires
from asztal.games.empires.steps.kinds import KINDS


def observe(state: Empires, seat: int) -> bytes:
    """What is asked."""
    seen = Observation(state, seat)
    seen.asked(state, KINDS)
    return seen.done()
