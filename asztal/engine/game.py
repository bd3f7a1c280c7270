"""Game: what a game folder hands over, the card on the shelf; and Decision, the question a seat is asked."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from operator import index
from typing import TYPE_CHECKING, Any, SupportsIndex

from asztal.engine.errors import BadOption, BadSeats, OptionNeedsSeats
from asztal.engine.events import Event, EventKind
from asztal.engine.phrase import Phrase
from asztal.engine.rng import Rng
from asztal.engine.state import State
from asztal.engine.step import Kind, Step
from asztal.engine.tables import digest
from asztal.engine.thinking import Approach, Sight
from asztal.engine.view import DecisionView, PhraseView, SeatView
from asztal.engine.why import Reason, no_reason, same_noun

if TYPE_CHECKING:
    from rich.text import Text

    from asztal.board import Board

View = SeatView[Any]
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


def _one(state: State) -> float:
    return 1.0


def _nothing_measured(state: State) -> dict[str, list[int]]:
    return {}


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
class Rules:
    """What is played."""

    start: Callable[[int, Options], tuple[State, Step[Any]]]
    """(seats, options) -> an empty table and the first step of the sequence of play."""
    kinds: list[Kind]
    """The kinds of decisions; their order fixes the flat numbering of actions."""
    events: list[EventKind]
    view: Callable[[Any, int], Mapping[str, Any]]
    """(state, seat or SPECTATOR) -> what the seat may know, built up by addition."""
    invariants: Callable[[Any], list[str]]
    """(state) -> complaints about anything created or lost; none in a sound state."""
    version: str = "1"
    """Raised whenever a stored match would play out differently; tables that were read are part of it anyway."""
    older: Mapping[str, Callable[[Options], Options]] = field(default_factory=dict)
    """Older versions whose matches play out the same, and what their table options are called now."""
    options: Mapping[str, list[str]] = field(default_factory=dict)
    """The table options with their values, the default first."""
    option_seats: Mapping[tuple[str, str], tuple[int, ...]] = field(default_factory=dict)
    """The option values that are for some numbers of seats only: (option, value) -> those numbers."""
    why_not: Callable[[Any, int, str, int], Reason | None] = no_reason
    """(redealt state, seat, kind of decision, choice) -> why this is not among the seat's choices now."""
    means: Callable[[Any, str, int, str], int | None] = same_noun
    """(state, noun, value, the noun asked for) -> the choice that a thing on the board would be now, or None."""
    standing: Callable[[Any], list[tuple[str, list[int]]]] | None = None
    """(the table in a seat's view) -> the score so far and its parts, as in ``breakdown``; what a seat can't know does
    not count."""
    breakdown: Callable[[Any], list[tuple[str, list[int]]]] | None = None
    """(state) -> what a result is made of: text key ``score-<name>`` and each seat's count, for the end of a match."""
    secrets: bool = True
    """Whether a seat knows anything that others don't; then people at one screen get a curtain between turns."""
    chance: bool = True
    """Whether anything is dealt, drawn or rolled."""


@dataclass(frozen=True)
class Thinking:
    """What bots and research need."""

    evaluate: Callable[[Any], list[float]]
    """(state) -> each seat's estimated share of the victory; bots call it on redealt copies."""
    observe: Callable[[Any, int], bytes]
    """(state, seat) -> what the seat may know as numbers from 0 to 255, as many for every position; for research."""
    aspects: Callable[[Any], dict[str, list[float]]] | None = None
    """(state) -> what ``evaluate`` is made of: for each aspect what it is worth to each seat, in log odds; so that a
    hint can say why."""
    measures: Callable[[Any], dict[str, list[int]]] = _nothing_measured
    """(state) -> for each aspect that can be counted on the table (texts ``aspect-<name>``), how much of it each seat
    has. A hint tells such an aspect only if the count changes; any other is a hope (texts ``hope-<name>``)."""
    scale: Callable[[Any], float] = _one
    """(state) -> the factor that all aspects have in common there: what only that changes is no change."""
    expect: Callable[[Any, int, Rng], None] | None = None
    """(redealt state, seat, rng): makes it likelier, for a bot at this seat that thinks ahead. Others arrange what they
    hide as it suits them, and what bots never do need not be looked at."""
    prospects: Callable[[Any], list[float]] | None = None
    """(state) -> each seat's share of the victory where a bot that thinks ahead stops (``Approach.moments``), if
    ``evaluate``, which is made to choose by, is no good forecast there."""
    simulation: Options = field(default_factory=dict)
    """The options that bots and tests play with where they differ from the defaults."""
    opening: int = 0
    """So many choices at the start of a match between bots are drawn, the same for every seating; for games in which
    no deal makes matches differ, and good bots would play the same one again and again."""
    approach: Approach = field(default_factory=Approach)
    """How the search bots go about it."""
    sight: Sight = field(default_factory=Sight)
    """How well the beginner bots see."""
    levels: Mapping[str, str] = field(default_factory=dict)
    """Level -> the bot behind it, where it differs from the usual (``bots/levels.py``)."""


@dataclass(frozen=True)
class Wording:
    """The words that are not in the text files."""

    noun: Callable[[str, int, str], dict[str, str] | None] = _no_noun
    """(noun, value, language) -> its forms."""
    draw: Callable[[Any, Any], str | Text] | None = None
    """(view, words) -> the table as text for the terminal."""


@dataclass(frozen=True)
class Game:
    """The card on the shelf; ``games/<name>/game.py`` makes one and calls it GAME."""

    name: str
    seats: tuple[int, ...]
    """How many can play."""
    colours: tuple[str, ...]
    """The colour of each seat; also the text keys of the names that seats have until somebody sits down."""
    rules: Rules
    thinking: Thinking
    wording: Wording = field(default_factory=Wording)
    board: Board | None = None
    """The table as a picture for the page; without one, a match is played by labelled buttons."""
    lesson: Lesson = field(default_factory=Lesson)
    confirms: bool | frozenset[str] = True
    """Whether a page asks again before what can't be taken back; not where every single choice is such. Where most are,
    the text keys of the choices that cost more than one expects."""
    colours_chosen: Callable[[Any], tuple[str, ...]] | None = None
    """(state) -> the colour of each seat, where colours are chosen in the match itself."""
    rules_version: str = field(init=False)
    """What a stored match was played by: the version of the rules, and eight letters for the tables they have read."""

    def plays_version(self, version: str) -> bool:
        """Whether a match of that version plays out the same here."""
        return version == self.rules_version or version in self.rules.older

    def options_of(self, version: str, options: Options) -> Options:
        """The table options of a match of that version, as they are called now."""
        return self.rules.older[version](options) if version in self.rules.older else options

    def colours_in(self, state: State) -> tuple[str, ...]:
        """The colour of each seat at this moment of a match."""
        return self.colours if self.colours_chosen is None else self.colours_chosen(state)

    def __reduce_ex__(self, protocol: SupportsIndex) -> Any:
        # A game is what its folder makes of it, wherever it is sent.
        if _known_game(self.name) is self:
            return _known_game, (self.name,)
        return super().__reduce_ex__(protocol)

    def __post_init__(self) -> None:
        tables = digest(self.name)
        object.__setattr__(self, "rules_version", f"{self.rules.version}-{tables}" if tables else self.rules.version)
        offset = 0
        for kind in self.rules.kinds:
            kind.offset = offset
            kind.game = self.name
            offset += kind.size

    @property
    def action_count(self) -> int:
        """How many actions the flat numbering has."""
        last = self.rules.kinds[-1]
        return last.offset + last.size

    def options_for(self, seats: int) -> dict[str, list[str]]:
        """The options with something to decide for a number of seats, and their values."""
        suits = self.rules.option_seats
        found = {
            name: [value for value in values if seats in suits.get((name, value), self.seats)]
            for name, values in self.rules.options.items()
        }
        return {name: values for name, values in found.items() if len(values) > 1}

    def full_options(self, given: Mapping[str, str] | None = None, seats: int | None = None) -> Options:
        """The given options, checked (also for a number of seats, if one is given), and the defaults for all others."""
        chosen = {name: values[0] for name, values in self.rules.options.items()}
        for name, value in (given or {}).items():
            if name not in self.rules.options:
                known = ", ".join(self.rules.options) or "none at all"
                raise BadOption(f"{self.name} has no option '{name}'; it has {known}.")
            if str(value) not in self.rules.options[name]:
                known = ", ".join(self.rules.options[name])
                raise BadOption(f"The option '{name}' of {self.name} can't be '{value}'; it can be {known}.")
            allowed = self.rules.option_seats.get((name, str(value)), self.seats)
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
        state, first = self.rules.start(index(seats), self.full_options(options, seats))
        state.events = events
        state.begin(index(seats), index(seed), first)
        return state


def _known_game(name: str) -> Game | None:
    from asztal.games import find, names

    return find(name) if name in names() else None


def spoken(numbers: tuple[int, ...]) -> str:
    """2, 3 or 4."""
    words = [str(number) for number in numbers]
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} or {words[-1]}"


def decision_of(state: State, seat: int) -> Decision | None:
    """What the seat is asked now, or may choose though nobody waits for it; or None."""
    step = state.step
    if step is None or seat < 0 or not (state.owing() | state.also()) >> seat & 1:
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


def suggestion_of(state: State, seat: int) -> int:
    """The choice that the game proposes to the seat; a negative number for none."""
    assert state.step is not None
    return int(state.step.suggested(state, seat))


def view_of(game: Game, state: State, seat: int) -> View:
    """The whole view of a seat or a spectator: the table, who must choose, the own decision, the result."""
    view: View = {
        "game": game.name,
        "seats": int(state.seats),
        "seat": None if seat < 0 else seat,
        "owing": [at for at in range(state.seats) if state.owing() >> at & 1],
        "table": game.rules.view(state, seat),
        "decision": None,
        "result": None,
    }
    decision = decision_of(state, seat)
    if decision is not None:
        asked: DecisionView = {
            "kind": decision.kind.name,
            "noun": decision.kind.noun,
            "question": _plain(question_of(state, seat)),
            "choices": [
                {"value": choice, "phrase": _plain(phrase_of(state, seat, choice))} for choice in decision.choices
            ],
        }
        suggested = suggestion_of(state, seat)
        if suggested in decision.choices:
            asked["suggested"] = suggested
        view["decision"] = asked
    if state.result is not None:
        result = state.result
        view["result"] = {"ranks": result.ranks, "scores": result.scores, "reason": result.reason}
    return view


def _plain(phrase: Phrase) -> PhraseView:
    return {"key": phrase.key, "arguments": {name: list(value) for name, value in phrase.arguments.items()}}
