"""AskActor: the decisions of whoever plays a card or has paid a traitor; and what every question may mention."""

from __future__ import annotations

from mypy_extensions import i64

from asztal.engine.phrase import Phrase
from asztal.engine.step import Ask, Step
from asztal.games.tara import data
from asztal.games.tara.state import Tara


def mentions(state: Tara, seat: i64) -> dict[str, int]:
    """The seat's money, who acts, the card in play and where."""
    found: dict[str, int] = {"cumals:number": state.cumals[seat], "actor:seat": state.actor}
    if state.card != data.NO_CARD:
        found["card"] = state.card
        found["cost:number"] = data.COST[state.card]
    if state.province >= 0:
        found["province"] = state.province
    return found


class FromStart(Step[Tara]):
    """A step for each seat: the start player's first, then clockwise, so many times around."""

    def __init__(self, steps: list[Step[Tara]], times: i64) -> None:
        self.steps = steps
        self.times: i64 = times

    def run(self, state: Tara) -> None:
        state.do_for_each_seat(self.steps, state.start, self.times)


class AskTara(Ask[Tara]):
    """A step that asks somebody."""

    def mentions(self, state: Tara, seat: i64) -> dict[str, int]:
        return mentions(state, seat)


class AskActor(AskTara):
    """A step that asks the actor."""

    def seat(self, state: Tara) -> i64:
        return state.actor


class AskLanding(AskActor):
    """A step that asks for a position where the actor's disc lands."""

    def words(self, state: Tara, seat: i64, choice: i64) -> Phrase:
        """Place, capture, storm, depose, or an own disc (T7.3, T9.3)."""
        if choice in self.kind.names:
            return super().words(state, seat, choice)
        province = state.province
        owner = state.owner(province, choice)
        if choice == data.KING and state.kings[province] != data.NO_SEAT:
            return Phrase("choice-depose", {"victim:seat": state.kings[province]})
        if owner == data.NO_SEAT:
            return Phrase("choice-crown" if choice == data.KING else f"choice-{self.kind.name}", {"position": choice})
        if owner == state.actor:
            return Phrase("choice-own", {"position": choice})
        key = "choice-storm" if state.captives(province, choice, owner) else "choice-capture"
        return Phrase(key, {"position": choice, "victim:seat": owner})
