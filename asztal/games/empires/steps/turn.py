"""The frame of a turn: placement, the eight boxes, income, benefits, refresh, scoring (E3)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from asztal.engine.step import Step, in_order
from asztal.games.empires import data, events
from asztal.games.empires.state import PLACEMENT, RESOLUTION, Empires
from asztal.games.empires.steps.benefits import BENEFITS_PHASE
from asztal.games.empires.steps.boxes import INITIATIVE, MERCHANT_SHIPPING, TRADE_GOODS
from asztal.games.empires.steps.capital import CAPITAL
from asztal.games.empires.steps.discovery import DISCOVERY
from asztal.games.empires.steps.dock import DOCK
from asztal.games.empires.steps.income import INCOME_PHASE
from asztal.games.empires.steps.placement import next_hand
from asztal.games.empires.steps.refresh import NEW_ORDER, REFRESH_PHASE
from asztal.games.empires.steps.scoring import SCORE_REGIONS
from asztal.games.empires.steps.specialists import ENLIGHTENMENT, SPECIALISTS
from asztal.games.empires.steps.warfare import WARFARE


class BeginTurn(Step[Empires]):
    """The boxes are empty, and the first in turn order places a figure (E3.1, E4.1)."""

    def run(self, state: Empires) -> None:
        state.turn += 1
        state.phase = PLACEMENT
        state.box = data.NOTHING
        state.filled = 0
        state.open = data.ALWAYS_OPEN
        state.initiative = 0
        state.initiators = 0
        state.at = -1
        hands: i64 = 0
        for seat in range(state.seats):
            hands += state.count(data.HAND, seat)
        state.to_place = hands
        state.tell(events.TURN_BEGINS, state.turn, state.age())
        state.do_in_order(_TURN)
        next_hand(state)


class Resolution(Step[Empires]):
    """All hands are empty: the boxes are resolved (E5)."""

    def run(self, state: Empires) -> None:
        state.phase = RESOLUTION


BEGIN_TURN: Final = BeginTurn()
_TURN: Final = in_order(
    Resolution(),
    INITIATIVE,
    DOCK,
    TRADE_GOODS,
    MERCHANT_SHIPPING,
    CAPITAL,
    DISCOVERY,
    ENLIGHTENMENT,
    SPECIALISTS,
    WARFARE,
    INCOME_PHASE,
    BENEFITS_PHASE,
    REFRESH_PHASE,
    SCORE_REGIONS,
    NEW_ORDER,
    BEGIN_TURN,
)
"""Phases A to J (E3.2); after the last turn the final scoring ends the match (E3.3)."""
