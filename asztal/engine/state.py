"""State: the whole truth of a match at one moment, with the agenda of steps that come next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Self

from mypy_extensions import i64, mypyc_attr

from asztal.engine import fields
from asztal.engine.events import EVERYONE, NONE, Event, EventKind, told
from asztal.engine.result import Result
from asztal.engine.rng import Rng, seeded

if TYPE_CHECKING:
    from asztal.engine.step import Ask, Step

Menu = list[int]
"""What may be chosen. Menus are never changed once made, so copies share them."""
NO_MENU: Final[Menu] = []
"""The menu of a state that asks nobody."""
EMPTY: Final[list[int]] = []
"""What a list of the game is before the table is set up; it is never changed."""
Shared = list[int]
"""A field of this type is a list that copies share, for long ones that seldom change. It is never changed in place, but
another takes its place (``with_number``)."""
_NO_AGENDA: Final[list[Step[Any]]] = []
_NO_RNG: Final = Rng(0, 0, 0, 1)


def with_number(numbers: Shared, at: i64, number: i64) -> Shared:
    """The list with another number in one place; the old one stays as it is."""
    others = numbers[:]
    others[at] = number
    return others


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game's state has in common; a game adds its own fields, all ints and flat lists of ints.

    A field is declared with the value it begins with, and that is all: copies and pickles follow from it
    (``engine/fields.py``). Between two choices a state rests: either ``menu`` lists what ``seat`` may choose at
    ``step``, or the match is over and ``result`` is set.
    """

    seats: i64 = 0
    rng: Rng = _NO_RNG
    agenda: list[Step[Any]] = _NO_AGENDA
    """The steps still to come, the next one last."""
    step: Ask[Any] | None = None
    seat: i64 = 0
    """Who is asked; while a choice is carried out, who has made it."""
    menu: Menu = NO_MENU
    decisions: i64 = 0
    """Choices made so far, not counting forced ones."""
    finality: i64 = 0
    """Points of no return passed so far: chance drawn, something hidden turned up, secret choices completed."""
    events: list[Event] | None = None
    """Where events are told, or None in a simulation."""
    result: Result | None = None

    # -- to be written by the game ------------------------------------------------------------------------------

    def shuffle_unknown(self, seat: int, rng: Rng) -> None:
        """Shuffles everything the seat can't know into another possibility that fits all it has seen.

        What comes of it must depend on nothing but the seat's own knowledge and ``rng``, so that no bot can cheat.
        """
        raise TypeError(f"{type(self).__name__} has no shuffle_unknown(); every game's state needs one")

    def fingerprint(self) -> int:
        """All that matters for what follows as one number, if the game can say so; a negative one if not."""
        return -1

    def moment(self) -> i64:
        """How far the match has come, for bots that judge all plans at the same moment (``Approach.moments``)."""
        return 0

    def settle(self) -> None:
        """What follows by itself after every change: a victory in the middle of anything, an interruption.

        Called before each step of the agenda is run, also before the first, which may lay out the table; it may put
        steps on the agenda, or finish the match. Cheap, because it is called so often.
        """

    # -- for the rules ------------------------------------------------------------------------------------------

    def begin(self, seats: int, seed: int, first: Step[Any]) -> None:
        """Called once by a new state: takes the seats and the seed and plays on to the first decision."""
        self.seats = seats
        self.rng = seeded(seed)
        self.agenda = [first]
        self.advance()

    def do_next(self, step: Step[Any]) -> None:
        """Puts a step on the agenda, before everything that is there already."""
        self.agenda.append(step)

    def do_in_order(self, plan: list[Step[Any]]) -> None:
        """Puts a plan (see ``in_order``) on the agenda, before everything that is there already."""
        self.agenda.extend(plan)

    def do_for_each_seat(self, steps: list[Step[Any]], first: i64, times: i64 = 1) -> None:
        """Puts a step for each seat (``steps[seat]``) on the agenda: clockwise from the first, so many times around."""
        at: i64 = first + times * self.seats - 1
        while at >= first:
            self.agenda.append(steps[at % self.seats])
            at -= 1

    def chance(self, bound: i64) -> i64:
        """Draws a number below the bound: the one door through which chance enters."""
        self.finality += 1
        return self.rng.below(bound)

    def shuffle(self, items: list[int]) -> None:
        """Shuffles in place; chance as well."""
        self.finality += 1
        self.rng.shuffle(items)

    def reveal(self) -> None:
        """Marks that something hidden from everybody was turned up: nothing before it can be taken back."""
        self.finality += 1

    def disclose(self, owner: i64) -> None:
        """Marks that something only its owner knew lies open now: nobody else can take back what they did before."""
        if owner != self.seat:
            self.finality += 1

    def tell(self, kind: EventKind, a: int = NONE, b: int = NONE, c: int = NONE, d: int = NONE, *more: int) -> None:
        """Tells everyone what happened, in as many numbers as the kind has fields."""
        if self.events is not None:
            self.events.append(told(kind, EVERYONE, [a, b, c, d, *more]))

    def whisper(
        self, audience: int, kind: EventKind, a: int = NONE, b: int = NONE, c: int = NONE, d: int = NONE, *more: int
    ) -> None:
        """Tells some seats (a bit mask) what happened."""
        if self.events is not None:
            self.events.append(told(kind, audience, [a, b, c, d, *more]))

    def finish(self, ranks: list[int], scores: list[int], reason: str) -> None:
        """Ends the match at once, whatever is on the agenda."""
        self.result = Result(ranks, scores, reason)

    # -- for whoever plays --------------------------------------------------------------------------------------

    def choose(self, choice: int) -> None:
        """Makes a choice for ``seat``, unchecked, and plays on to the next decision."""
        step = self.step
        assert step is not None
        self.menu = NO_MENU
        self.decisions += 1
        step.choose(self, self.seat, choice)
        self.advance()

    def turn_to(self, seat: i64) -> None:
        """Lets another of the seats that owe a choice, or may choose too, be the one that ``choose`` speaks for."""
        if seat != self.seat:
            step = self.step
            assert step is not None
            self.seat = seat
            self.menu = step.choices(self, seat)

    def redeal(self, seat: int, rng: Rng) -> Self:
        """A copy as the seat may imagine it: what it can't know is dealt anew. Bots see nothing else."""
        other = self.copy()
        other.shuffle_unknown(seat, rng)
        other.rng = rng.spawn()
        # In a simultaneous decision it would tell how far the others have come.
        other.decisions = 0
        step = other.step
        if other.menu and other.seat != seat and step is not None:
            # The menu may show what was dealt anew.
            other.menu = step.choices(other, other.seat)
        return other

    def is_over(self) -> bool:
        # Asked anew each time: compiled code would remember what ``result`` was before a step was run.
        return self.result is not None

    def owing(self) -> i64:
        """The seats that must choose now, as a bit mask; 0 when the match is over."""
        step = self.step
        if step is None or not self.menu:
            return 0
        return step.owing(self)

    def also(self) -> i64:
        """The seats that may choose too, though nobody waits for them, as a bit mask."""
        step = self.step
        if step is None or not self.menu:
            return 0
        return step.also(self) & ~step.owing(self)

    def advance(self) -> None:
        """Runs the agenda until somebody is asked or the match is over."""
        agenda = self.agenda
        while not self.menu and not self.is_over():
            self.settle()
            if not agenda or self.is_over():
                break
            agenda.pop().run(self)
        if self.is_over():
            # Whatever was still to come, also what the last step has added, comes no more.
            self.agenda = []

    # -- copies -------------------------------------------------------------------------------------------------

    def copy(self) -> Self:
        """A state of its own that shares nothing that changes; it tells no events."""
        return fields.copied(self, State)

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return fields.rebuilt, (type(self), fields.values(self))
