"""The Sovereign: calm at home, and war (C23). war.py fights it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from asztal.engine.phrase import Phrase
from asztal.engine.step import Step
from asztal.games.colonial import events
from asztal.games.colonial.state import Colonial
from asztal.games.colonial.steps import kinds
from asztal.games.colonial.steps.asking import AskActive
from asztal.games.colonial.steps.purse import step_back
from asztal.games.colonial.steps.repayment import ASK_REPAYMENT
from asztal.games.colonial.steps.war import YEAR


def enemies(state: Colonial, seat: i64) -> list[int]:
    """Those on whom the seat may declare war: nobody to the right of it (C10.3)."""
    return [other for other in range(state.seats) if other != seat and state.diplomacy[other] <= state.diplomacy[seat]]


class Sovereign(Step[Colonial]):
    """Repression, if there is anything to repress, then perhaps war (C23.1, R-45)."""

    def run(self, state: Colonial) -> None:
        seat = state.active
        if state.home_unrest[seat] > 0:
            state.home_unrest[seat] -= 1
            state.tell(events.REPRESSED, seat)
        state.do_next(_WAR)


class DeclareWar(AskActive):
    """On whom, if anybody (C23.2); then a step back, and the one attacked may repay (C23.3, C28.4)."""

    def choices(self, state: Colonial, seat: i64) -> list[int]:
        return [*enemies(state, seat), kinds.NO_SEAT]

    def words(self, state: Colonial, seat: i64, choice: i64) -> Phrase:
        if choice == kinds.NO_SEAT:
            return super().words(state, seat, choice)
        return Phrase(
            "choice-war",
            {
                "seat": choice,
                "squadrons:number": state.squadrons[choice],
                "treasury:number": state.treasury[choice],
                "goods:number": state.goods[choice],
                "prestige:number": state.prestige[choice],
            },
        )

    def choose(self, state: Colonial, seat: i64, choice: i64) -> None:
        if choice == kinds.NO_SEAT:
            return
        state.attacker = seat
        state.defender = choice
        state.year = 0
        state.losses = []
        state.tell(events.WAR_DECLARED, seat, choice)
        step_back(state, seat)
        state.do_next(YEAR)
        state.do_next(ASK_REPAYMENT[choice])


_WAR: Final = DeclareWar(kinds.WAR)
