"""Steps: the points of a game's sequence of play. They hold no data; what they need to remember lies in the state."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

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


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One point of the sequence of play. An automatic step does its work in ``run``."""

    def run(self, state: S) -> None:
        raise TypeError(f"{type(self).__name__} has no run()")


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

    def owing(self, state: S) -> i64:
        """The seats that still owe a choice, as a bit mask."""
        return 1 << self.seat(state)

    def run(self, state: S) -> None:
        """Asks, or makes a choice that is forced."""
        seat = self.seat(state)
        menu = self.choices(state, seat)
        if len(menu) == 1:
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

    def owing(self, state: S) -> i64:
        raise TypeError(f"{type(self).__name__} has no owing()")

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
            return
        state.then(self)
        seat = self.seat(state)
        state.step = self
        state.seat = seat
        state.menu = self.choices(state, seat)


def in_order(*steps: Step[S]) -> list[Step[S]]:
    """A plan of steps, written in the order in which they come, ready for ``State.follow``."""
    return list(reversed(steps))
