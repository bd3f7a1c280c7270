"""Steps: the points of a game's sequence of play.

A step may carry small numbers, what it is about ("the ransom of seat 2 for seat 0"); they are given when it is made and
never change, so states can share it. Everything else that must be remembered lies in the state.
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from asztal.engine import fields
from asztal.engine.bits import bit
from asztal.engine.phrase import Phrase
from asztal.engine.state import State

S = TypeVar("S", bound=State)

NUMBER: Final = "number"
"""The noun of choices that stand for their own number: 3 jade."""


class Kind:
    """A kind of decision: its text key, how many values its choices can take (0 to size - 1), and what they mean.

    A choice stands for a noun ("card" 7), except where ``names`` gives it a name of its own ("stop").
    """

    def __init__(self, name: str, size: int, noun: str = "", names: dict[int, str] | None = None) -> None:
        self.name = name
        self.size = size
        self.noun = noun
        self.names: dict[int, str] = names or {}
        self.offset = 0
        """Where its choices begin in the game's flat numbering of actions; set when the game is put together."""
        self.game = ""
        """The game it belongs to; set at the same time."""

    def __reduce__(self) -> tuple[Any, ...]:
        # Kinds are compared by identity, so one that comes from elsewhere must be the one that is here.
        return fields.kind_called, (self.game, self.name)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One point of the sequence of play. An automatic step does its work in ``run``.

    What a step's constructor takes, it keeps under the same name.
    """

    def run(self, state: S) -> None:
        raise TypeError(f"{type(self).__name__} has no run()")

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), fields.arguments(self)


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Step[S]):
    """A step that asks one seat for a choice."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind

    def seat(self, state: S) -> i64:
        """Who must choose."""
        raise TypeError(f"{type(self).__name__} has no seat()")

    def choices(self, state: S, seat: i64) -> list[int]:
        """What the seat may choose; never empty. The list is shared and must not be changed afterwards."""
        raise TypeError(f"{type(self).__name__} has no choices()")

    def choose(self, state: S, seat: i64, choice: i64) -> None:
        """Does what was chosen."""
        raise TypeError(f"{type(self).__name__} has no choose()")

    def mentions(self, state: S, seat: i64) -> dict[str, int]:
        """What its question and the names of its choices may mention: ``name`` or ``name:noun`` -> number."""
        return {}

    def words(self, state: S, seat: i64, choice: i64) -> Phrase:
        """What a choice is called: by its name, or by the thing it stands for."""
        kind = self.kind_for(state, seat)
        if choice in kind.names:
            return Phrase(f"choice-{kind.name}-{kind.names[choice]}", self.mentions(state, seat))
        return Phrase(f"choice-{kind.name}", {kind.noun: choice})

    def kind_for(self, state: S, seat: i64) -> Kind:
        """The kind of decision that the seat is asked; in a simultaneous decision it may be another for each seat."""
        return self.kind

    def suggested(self, state: S, seat: i64) -> i64:
        """The choice that a page proposes where there are many numbers, if any; it may rest on what the seat knows."""
        return -1

    def is_forced(self, state: S, menu: list[int]) -> bool:
        """Whether the engine chooses by itself; a rule may want even the only choice to be made by the player."""
        return len(menu) == 1

    def owing(self, state: S) -> i64:
        """The seats that still owe a choice, as a bit mask."""
        return bit(self.seat(state))

    def also(self, state: S) -> i64:
        """The seats that may choose too, though nobody waits for them, as a bit mask: whose offer is being answered."""
        return 0

    def run(self, state: S) -> None:
        """Asks, or makes a choice that is forced."""
        seat = self.seat(state)
        menu = self.choices(state, seat)
        if self.is_forced(state, menu):
            self.choose(state, seat, menu[0])
        elif not menu:
            raise TypeError(f"{type(self).__name__} has no choices: a dead end")
        else:
            state.step = self
            state.seat = seat
            state.menu = menu


@mypyc_attr(allow_interpreted_subclasses=True)
class AskTogether(Ask[S]):
    """A step that asks several seats at once, in secret.

    The seats choose in any order, each perhaps several times, until nobody owes a choice. A choice may touch only
    what its own seat knows, so the order leaves no trace. Nothing is forced here: a choice made for a seat would tell
    the others something about it.
    """

    def owes(self, state: S, seat: i64) -> bool:
        """Whether the seat still owes a choice."""
        raise TypeError(f"{type(self).__name__} has no owes()")

    def owing(self, state: S) -> i64:
        mask: i64 = 0
        for seat in range(state.seats):
            if self.owes(state, seat):
                mask |= bit(seat)
        return mask

    def seat(self, state: S) -> i64:
        """The first of those that owe a choice; the others are reached by ``State.turn_to``."""
        owing = self.owing(state)
        seat: i64 = 0
        while owing >> seat & 1 == 0:
            seat += 1
        return seat

    def run(self, state: S) -> None:
        if self.owing(state) == 0:
            state.reveal()
            # Who answered last leaves no trace.
            state.seat = 0
            return
        state.do_next(self)
        seat = self.seat(state)
        state.step = self
        state.seat = seat
        state.menu = self.choices(state, seat)
        if not state.menu:
            raise TypeError(f"{type(self).__name__} has no choices: a dead end")


@mypyc_attr(allow_interpreted_subclasses=True)
class InOrder(Step[S]):
    """Several steps as one, such as one for each place; they come on the agenda when it is their turn."""

    def __init__(self, steps: list[Step[S]]) -> None:
        self.steps = steps

    def run(self, state: S) -> None:
        state.do_in_order(self.steps[::-1])


def in_order(*steps: Step[S]) -> list[Step[S]]:
    """A plan of steps, written in the order in which they come, ready for ``State.do_in_order``."""
    return list(reversed(steps))
