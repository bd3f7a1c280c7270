"""The Missionary (C19)."""

from __future__ import annotations

from mypy_extensions import i64

from asztal.engine.bits import bits
from asztal.engine.phrase import Phrase
from asztal.engine.state import with_number
from asztal.games.colonial import data, events
from asztal.games.colonial.state import Colonial
from asztal.games.colonial.steps.asking import AskActive
from asztal.games.colonial.steps.purse import gain_prestige


class PlaceMission(AskActive):
    """Where there is unrest a marker is turned over, elsewhere a mission is placed (C19.1)."""

    def choices(self, state: Colonial, seat: i64) -> list[int]:
        return bits(state.explored())

    def words(self, state: Colonial, seat: i64, choice: i64) -> Phrase:
        return Phrase("choice-mission", {"territory": choice, "unrest:number": state.unrest[choice]})

    def choose(self, state: Colonial, seat: i64, choice: i64) -> None:
        turned = state.unrest[choice] > 0
        state.missions = with_number(state.missions, choice, state.missions[choice] + 1)
        if turned:
            state.unrest = with_number(state.unrest, choice, state.unrest[choice] - 1)
            state.tell(events.MISSION_TURNED, seat, choice)
        else:
            state.tell(events.MISSION_PLACED, seat, choice)
        nation: i64 = state.nation[seat]
        if nation == data.NOBODY or state.grown >> seat & 1 or (turned and not state.any_mission):
            return
        # Spain alone gains by missions, and only at first (C26.1.3, R-74).
        if data.MISSION_PRESTIGE[nation]:
            gain_prestige(state, seat, data.MISSION_PRESTIGE[nation])
            state.tell(events.MISSION_PRESTIGE, seat)
