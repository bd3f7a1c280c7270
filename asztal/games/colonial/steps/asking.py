"""AskActive: the decisions of whoever is on turn; and what every question may mention."""

from __future__ import annotations

from mypy_extensions import i64

from asztal.engine.step import Ask
from asztal.games.colonial import data
from asztal.games.colonial.state import Colonial


def mentions(state: Colonial, seat: i64) -> dict[str, int]:
    """The seat's means, and what the present action is about."""
    return {
        "treasury:number": state.treasury[seat],
        "fleets:number": state.fleets[seat],
        "squadrons:number": state.squadrons[seat],
        "goods:number": state.goods[seat],
        "debt:number": state.debt[seat],
        "unrest:number": state.home_unrest[seat],
        "prestige:number": state.prestige[seat],
        "economy:number": state.value(data.ECONOMY, seat),
        "capacity:number": state.capacity,
        "territory": state.place,
        "active:seat": state.active,
        "other:seat": state.other,
        "number": state.number,
        "round:number": state.round,
    }


class AskActive(Ask[Colonial]):
    """A step that asks the active player."""

    def seat(self, state: Colonial) -> i64:
        return state.active

    def mentions(self, state: Colonial, seat: i64) -> dict[str, int]:
        return mentions(state, seat)


def percent(need: i64) -> i64:
    """The odds that an ordinary die shows at least so much, in percent."""
    faces: i64 = max(0, min(data.DIE, data.DIE + 1 - need))
    return (faces * 100 + data.DIE // 2) // data.DIE


def some_success(dice: i64) -> i64:
    """The odds that some of the success dice show a laurel, in percent."""
    miss = 1.0
    while dice > 0:
        miss *= (data.DIE_FACES - data.SUCCESS_FACES) / data.DIE_FACES
        dice -= 1
    return int(100 * (1 - miss) + 0.5)
