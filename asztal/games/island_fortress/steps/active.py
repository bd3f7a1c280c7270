"""AskActive: the decisions of whoever is on turn; and what every question may mention."""

from __future__ import annotations

from mypy_extensions import i64

from asztal.engine.bits import count_bits
from asztal.engine.step import Ask
from asztal.games.island_fortress.state import Fortress
from asztal.games.island_fortress.steps.goods import petition_bonus


def mentions(state: Fortress, seat: i64) -> dict[str, int]:
    """The seat's goods, where it stands, and the role card played last."""
    return {
        "jade:number": state.jade[seat],
        "laborers:number": state.laborers[seat],
        "convicts:number": state.convicts[seat],
        "stock:number": state.stock[seat],
        "region": state.camp[seat],
        "role": state.role,
        "left:number": state.to_keep,
        "bonus:number": petition_bonus(state, seat),
        "cards:number": count_bits(state.hand[seat]),
    }


class AskActive(Ask[Fortress]):
    """A step that asks the active player."""

    def seat(self, state: Fortress) -> i64:
        return state.active

    def mentions(self, state: Fortress, seat: i64) -> dict[str, int]:
        return mentions(state, seat)
