"""Game: what a game folder hands over, the card on the shelf; and Decision, the question a seat is asked."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from operator import index
from typing import TYPE_CHECKING, Any, SupportsIndex

from asztal.engine.errors import BadOption, BadSeats, OptionNeedsSeats
from asztal.engine.events import Event, EventKind
from asztal.engine.phrase import Phrase
from asztal.engine.state import State
from asztal.engine.step import Kind, Step

if TYPE_CHECKING:
    from rich.text import Text

    from asztal.board import Board

View = dict[str, Any]
"""What a seat may know, as plain data that JSON can hold."""
Options = dict[str, str]
SPECTATOR = -1
EVERYTHING = -2
"""Who looks back at a finished match with all cards open."""


@dataclass(frozen=True)
class Decision:
    """What a seat is asked: the kind, and the choices it has."""

    kind: Kind
    seat: int
    choices: tuple[int, ...]

    def action(self, choice: int) -> int:
        """The choice in the game's flat numbering of actions."""
        return self.kind.offset + choice


def _no_noun(noun: str, value: int, language: str) -> dict[str, str] | None:
    return None


def _never(state: State) -> bool:
    return False


@dataclass(frozen=True)
class Lesson:
    """A beginner's first match, with a coach who explains each kind of decision (texts ``lesson-<kind>``)."""

    seed: int = 1
    """One in which there is something to learn for those who follow the coach."""
    over: Callable[[Any], bool] = _never
    """(state) -> whether a beginner has seen it all: then the coach takes leave."""
    evaluate: Callable[[Any], list[float]] | None = None
    """What the coach thinks of a position, where the best move is not the one to learn from."""


@dataclass(frozen=True)
class Game:
    """Everything Asztal needs to know of a game; ``games/<name>/game.py`` makes one and calls it GAME."""

    name: str
    rules_version: str
    seats: tuple[int, ...]
    """How many can play."""
    kinds: list[Kind]
    """The kinds of decisions; their order fixes the flat numbering of actions."""
    events: list[EventKind]
    start: Callable[[int, Options], tuple[State, Step[Any]]]
    """(seats, options) -> an empty table and the first step of the sequence of play."""
    view: Callable[[Any, int], View]
    """(state, seat or SPECTATOR) -> what the seat may know, built up by addition."""
    observe: Callable[[Any, int], bytes]
    """(state, seat) -> what the seat may know as numbers from 0 to 255, as many for every position; for research."""
    evaluate: Callable[[Any], list[float]]
    """(state) -> each seat's estimated share of the victory; bots call it on redealt copies."""
    invariants: Callable[[Any], list[str]]
    """(state) -> complaints about anything created or lost; none in a sound state."""
    options: Mapping[str, list[str]] = field(default_factory=dict)
    """The table options with their values, the default first."""
    option_seats: Mapping[tuple[str, str], tuple[int, ...]] = field(default_factory=dict)
    """The option values that are for some numbers of seats only: (option, value) -> those numbers."""
    simulation: Options = field(default_factory=dict)
    """The options that bots and tests play with where they differ from the defaults."""
    opening: int = 0
    """So many choices at the start of a match between bots are drawn, the same for every seating; for games in which
    no deal makes matches differ, and good bots would play the same one again and again."""
    search: Mapping[str, Any] = field(default_factory=dict)
    """How the search bot goes about this game where it differs from the usual (``bots/search_bot.py``)."""
    beginner: Mapping[str, Any] = field(default_factory=dict)
    """The same for the beginner bot (``bots/beginner.py``)."""
    levels: Mapping[str, str] = field(default_factory=dict)
    """Level -> the bot behind it, where it differs from the usual (``bots/levels.py``)."""
    colours: tuple[str, ...] = ()
    """Text keys of the names that seats have until somebody sits down."""
    noun: Callable[[str, int, str], dict[str, str] | None] = _no_noun
    """(noun, value, language) -> its forms in words, where they are not in the text files."""
    draw: Callable[[View, Any], str | Text] | None = None
    """(view, words) -> the table as text for the terminal."""
    lesson: Lesson = field(default_factory=Lesson)
    breakdown: Callable[[Any], list[tuple[str, list[int]]]] | None = None
    """(state) -> what a result is made of: text key ``score-<name>`` and each seat's count, for the end of a match."""
    board: Board | None = None
    """The table as a picture for the page; without one, a match is played by labelled buttons."""
    confirms: bool = True
    """Whether a page asks again before what can't be taken back; not where every single choice is such."""
    secrets: bool = True
    """Whether a seat knows anything that others don't; then people at one screen get a curtain between turns."""
    chance: bool = True
    """Whether anything is dealt, drawn or rolled."""

    def __post_init__(self) -> None:
        offset = 0
        for kind in self.kinds:
            kind.offset = offset
            kind.game = self.name
            offset += kind.size

    @property
    def action_count(self) -> int:
        """How many actions the flat numbering has."""
        return self.kinds[-1].offset + self.kinds[-1].size

    def full_options(self, given: Mapping[str, str] | None = None, seats: int | None = None) -> Options:
        """The given options, checked (also for a number of seats, if one is given), and the defaults for all others."""
        chosen = {name: values[0] for name, values in self.options.items()}
        for name, value in (given or {}).items():
            if name not in self.options:
                known = ", ".join(self.options) or "none at all"
                raise BadOption(f"{self.name} has no option '{name}'; it has {known}.")
            if str(value) not in self.options[name]:
                raise BadOption(
                    f"The option '{name}' of {self.name} can't be '{value}'; it can be {', '.join(self.options[name])}."
                )
            allowed = self.option_seats.get((name, str(value)), self.seats)
            if seats is not None and seats not in allowed:
                raise OptionNeedsSeats(
                    f"The option '{name}={value}' of {self.name} is for {spoken(allowed)} seats, not for {seats}."
                )
            chosen[name] = str(value)
        return chosen

    def new(
        self,
        seats: int,
        seed: SupportsIndex,
        options: Mapping[str, str] | None = None,
        events: list[Event] | None = None,
    ) -> State:
        """A new state at its first decision; with a list, it tells there what happens."""
        if seats not in self.seats:
            raise BadSeats(f"{self.name} is a game for {spoken(self.seats)} seats, not for {seats!r}.")
        state, first = self.start(index(seats), self.full_options(options, seats))
        state.events = events
        state.begin(index(seats), index(seed), first)
        return state


def spoken(numbers: tuple[int, ...]) -> str:
    """2, 3 or 4."""
    words = [str(number) for number in numbers]
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} or {words[-1]}"


def decision_of(state: State, seat: int) -> Decision | None:
    """What the seat is asked now, or None."""
    step = state.step
    if step is None or seat < 0 or not state.owing() >> seat & 1:
        return None
    choices = state.menu if seat == state.seat else step.choices(state, seat)
    return Decision(step.kind_for(state, seat), seat, tuple(choices))


def phrase_of(state: State, seat: int, choice: int) -> Phrase:
    """What a choice is called."""
    assert state.step is not None
    return state.step.words(state, seat, choice)


def question_of(state: State, seat: int) -> Phrase:
    """What the seat is asked, in words."""
    step = state.step
    assert step is not None
    return Phrase(f"ask-{step.kind_for(state, seat).name}", step.mentions(state, seat))


def view_of(game: Game, state: State, seat: int) -> View:
    """The whole view of a seat or a spectator: the table, who must choose, the own decision, the result."""
    view: View = {
        "game": game.name,
        "seats": int(state.seats),
        "seat": None if seat < 0 else seat,
        "owing": [at for at in range(state.seats) if state.owing() >> at & 1],
        "table": game.view(state, seat),
        "decision": None,
        "result": None,
    }
    decision = decision_of(state, seat)
    if decision is not None:
        view["decision"] = {
            "kind": decision.kind.name,
            "noun": decision.kind.noun,
            "question": _plain(question_of(state, seat)),
            "choices": [
                {"value": choice, "phrase": _plain(phrase_of(state, seat, choice))} for choice in decision.choices
            ],
        }
    if state.result is not None:
        result = state.result
        view["result"] = {"ranks": result.ranks, "scores": result.scores, "reason": result.reason}
    return view


def _plain(phrase: Phrase) -> dict[str, Any]:
    return {"key": phrase.key, "arguments": {name: list(value) for name, value in phrase.arguments.items()}}
