"""Why something can't be chosen now: a seat's own reason, and the rule behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from asztal.engine.phrase import Phrase

if TYPE_CHECKING:
    from asztal.engine.game import Game
    from asztal.engine.state import State
    from asztal.engine.step import Kind


class Reason:
    """A text key with what the text mentions, as in a ``Phrase``, and the number of the rule, where there is one."""

    def __init__(self, key: str, rule: str = "", mentions: dict[str, int] | None = None) -> None:
        self.phrase = Phrase(key, mentions)
        self.rule = rule

    @property
    def key(self) -> str:
        return self.phrase.key


LOOKING_ON, OVER, NOT_YOUR_TURN, NOT_ASKED, NOT_NOW = "why-looking-on", "why-over", "why-turn", "why-asked", "why-now"
"""The reasons that are the same in every game. Nobody should ever hear the last one: it says nothing."""


def no_reason(state: State, seat: int, kind: str, choice: int) -> Reason | None:
    """For games in which whatever is asked for can always be chosen."""
    return None


def same_noun(state: State, noun: str, value: int, asked: str) -> int | None:
    """For games in which a thing on the board is a choice where its noun is asked for, and none elsewhere."""
    return value if noun == asked else None


def choice_meant(game: Game, state: State, seat: int, noun: str, value: int) -> int | None:
    """The choice that a thing on the board would be for a seat by what it is asked now, or None."""
    from asztal.engine.game import decision_of

    decision = decision_of(state, seat)
    return None if decision is None else game.rules.means(state, noun, value, decision.kind.noun)


def _is_thing(state: State, kind: Kind, choice: int) -> bool:
    """Whether a choice stands for something on the board; where only some have names of their own, those don't."""
    special = len(kind.names) < kind.size and choice in kind.names
    most = state.seats if kind.noun == "seat" else kind.size
    return 0 <= choice < most and not special


def why_not(game: Game, state: State, seat: int, noun: str, value: int) -> Reason | None:
    """Why the seat (or a spectator) can't choose this thing now, or None if it can.

    The state must be one that was redealt for the seat: whoever asks about what it can't know must learn nothing.
    """
    from asztal.engine.game import decision_of

    if state.result is not None:
        return Reason(OVER)
    if seat < 0:
        return Reason(LOOKING_ON)
    decision = decision_of(state, seat)
    if decision is None:
        return Reason(NOT_YOUR_TURN)
    choice = choice_meant(game, state, seat, noun, value)
    if choice is None:
        return Reason(NOT_ASKED)
    if choice in decision.choices:
        return None
    if not _is_thing(state, decision.kind, choice) and noun == decision.kind.noun:
        return Reason(NOT_NOW)
    return game.rules.why_not(state, seat, decision.kind.name, choice) or Reason(NOT_NOW)
