"""The Ambassador: respect for somebody, and calm somewhere (C14)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from asztal.engine.bits import bits
from asztal.engine.phrase import Phrase
from asztal.engine.state import with_number
from asztal.engine.step import Step, in_order
from asztal.games.colonial import data, events
from asztal.games.colonial.state import Colonial
from asztal.games.colonial.steps import kinds
from asztal.games.colonial.steps.asking import AskActive


def can_send(state: Colonial) -> bool:
    """Whether there is anybody or anything that he could help."""
    return min(state.diplomacy) < data.DIPLOMACY_SPACES or max(state.unrest) > 0


class RaiseDiplomacy(AskActive):
    """Whose marker moves to the right, if any (C14.1)."""

    def choices(self, state: Colonial, seat: i64) -> list[int]:
        menu = [other for other in range(state.seats) if state.diplomacy[other] < data.DIPLOMACY_SPACES]
        menu.append(kinds.NO_SEAT)
        return menu

    def words(self, state: Colonial, seat: i64, choice: i64) -> Phrase:
        if choice == kinds.NO_SEAT:
            return super().words(state, seat, choice)
        return Phrase("choice-ambassador-seat", {"seat": choice, "space:number": state.diplomacy[choice] + 1})

    def choose(self, state: Colonial, seat: i64, choice: i64) -> None:
        if choice != kinds.NO_SEAT:
            state.diplomacy[choice] += 1
            state.tell(events.DIPLOMACY_RAISED, seat, choice, state.diplomacy[choice])


class CalmUnrest(AskActive):
    """Which territory loses an unrest marker, if any (C14.2)."""

    def choices(self, state: Colonial, seat: i64) -> list[int]:
        menu = [territory for territory in bits(state.in_play) if state.unrest[territory]]
        menu.append(kinds.NO_TERRITORY)
        return menu

    def words(self, state: Colonial, seat: i64, choice: i64) -> Phrase:
        if choice == kinds.NO_TERRITORY:
            return super().words(state, seat, choice)
        return Phrase("choice-ambassador-territory", {"territory": choice, "unrest:number": state.unrest[choice]})

    def choose(self, state: Colonial, seat: i64, choice: i64) -> None:
        if choice != kinds.NO_TERRITORY:
            state.unrest = with_number(state.unrest, choice, state.unrest[choice] - 1)
            state.tell(events.UNREST_CALMED, seat, choice)


class Ambassador(Step[Colonial]):
    """Both parts, each of which can be left out (R-47)."""

    def run(self, state: Colonial) -> None:
        state.do_in_order(_PARTS)


_PARTS: Final = in_order(RaiseDiplomacy(kinds.AMBASSADOR_SEAT), CalmUnrest(kinds.AMBASSADOR_TERRITORY))
