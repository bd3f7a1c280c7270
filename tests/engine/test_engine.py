"""The engine with a game written in plain Python: steps, agenda, forced choices, chance, events."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from asztal.engine.errors import BadOption, BadSeats
from asztal.engine.events import Event, EventKind
from asztal.engine.fields import expand
from asztal.engine.game import SPECTATOR, Game, Rules, Thinking, decision_of, phrase_of, question_of, view_of
from asztal.engine.play import play_on
from asztal.engine.rng import Rng, seeded
from asztal.engine.state import EMPTY, Shared, State, with_number
from asztal.engine.step import Ask, AskTogether, InOrder, Kind, Step, in_order
from asztal.match import Match

GUESS = Kind("guess", 3, "number")
TAKE = Kind("take", 4, "number")
GUESSED = EventKind("guessed", "seat", "guess:number")
TOOK = EventKind("took", "seat", "count:number")
LOADED = EventKind("loaded", "count:number")


class Nim(State):
    """All guess in secret who will win; then they take one to three from a heap, and who takes the last one wins."""

    heap: int = 0
    active: int = 0
    guesses: list[int] = EMPTY
    trail: str = ""

    def shuffle_unknown(self, seat: int, rng: Rng) -> None:
        for other in range(self.seats):
            if other != seat and self.guesses[other] >= 0:
                self.guesses[other] = rng.below(GUESS.size)


class Fill(Step[Nim]):
    """Chance says how large the heap is."""

    def run(self, state: Nim) -> None:
        state.heap = 6 + state.chance(4)
        state.guesses = [-1] * state.seats
        state.tell(LOADED, state.heap)


class Guess(AskTogether[Nim]):
    """Everyone guesses, all at once."""

    def owing(self, state: Nim) -> int:
        return sum(1 << seat for seat in range(state.seats) if state.guesses[seat] < 0)

    def choices(self, state: Nim, seat: int) -> list[int]:
        return [0, 1, 2]

    def choose(self, state: Nim, seat: int, choice: int) -> None:
        state.guesses[seat] = choice
        state.whisper(1 << seat, GUESSED, seat, choice)


class Take(Ask[Nim]):
    """The active seat takes some."""

    def seat(self, state: Nim) -> int:
        return state.active

    def choices(self, state: Nim, seat: int) -> list[int]:
        return list(range(1, min(3, state.heap) + 1))

    def choose(self, state: Nim, seat: int, choice: int) -> None:
        state.heap -= choice
        state.tell(TOOK, seat, choice)
        if state.heap == 0:
            ranks = [2] * state.seats
            ranks[seat] = 1
            state.finish(ranks, [0] * state.seats, "last")
        else:
            state.active = (seat + 1) % state.seats
            state.do_next(self)


def start(seats: int, options: dict[str, str]) -> tuple[Nim, Step[Any]]:
    return Nim(), Opening()


class Opening(Step[Nim]):
    """The whole plan of the game."""

    def run(self, state: Nim) -> None:
        state.do_in_order(in_order(Fill(), Guess(GUESS), Take(TAKE)))


NIM = Game(
    name="nim",
    seats=(2, 3),
    colours=("red", "yellow", "blue"),
    rules=Rules(
        start,
        [GUESS, TAKE],
        [GUESSED, TOOK, LOADED],
        view=lambda state, seat: {"heap": state.heap, "guess": state.guesses[seat] if seat != SPECTATOR else None},
        invariants=lambda state: [],
        options={"length": ["short", "long"]},
    ),
    thinking=Thinking(lambda state: [1 / state.seats] * state.seats, lambda state, seat: bytes([state.heap])),
)


def new(seats: int = 2, events: list[Event] | None = None) -> Nim:
    state = NIM.new(seats, 1, None, events)
    assert isinstance(state, Nim)
    return state


def guessed(seats: int = 2, events: list[Event] | None = None) -> Nim:
    """A heap is there, and all have guessed."""
    state = new(seats, events)
    for _ in range(seats):
        state.choose(0)
    return state


# -- A game in plain Python -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3])
def test_a_plain_python_game_is_played_to_its_end(seats: int) -> None:
    for seed in range(20):
        state = NIM.new(seats, seed)
        play_on(state, seeded(seed), 1000)
        assert state.result is not None
        assert len(state.result.winners()) == 1
        assert state.menu == []
        assert state.owing() == 0


def test_a_plain_python_game_is_played_in_a_match() -> None:
    match = Match(NIM, 3, seed=2)
    for seat in (2, 0, 1):
        match.choose(seat, 1)
    match.choose(0, 2)
    assert match.owing() == [1]
    match.undo(0)
    assert match.owing() == [0]


def test_the_same_seed_gives_the_same_chance() -> None:
    heaps = [[state.heap for state in (NIM.new(2, seed) for seed in range(30)) if isinstance(state, Nim)] for _ in "12"]
    assert heaps[0] == heaps[1]
    assert set(heaps[0]) == {6, 7, 8, 9}


def test_kinds_are_numbered_in_a_row() -> None:
    assert (GUESS.offset, TAKE.offset, NIM.action_count) == (0, 3, 7)


def test_a_wrong_number_of_seats_is_refused() -> None:
    with pytest.raises(BadSeats, match="2 or 3 seats, not for 5"):
        NIM.new(5, 1)


def test_options_have_defaults_and_are_checked() -> None:
    assert NIM.full_options() == {"length": "short"}
    assert NIM.full_options({"length": "long"}) == {"length": "long"}
    with pytest.raises(BadOption, match="short, long"):
        NIM.full_options({"length": "medium"})


def test_options_are_offered_where_there_is_something_to_decide() -> None:
    rules = replace(NIM.rules, option_seats={("length", "long"): (3,)})
    nim = replace(NIM, rules=rules)
    assert nim.options_for(3) == {"length": ["short", "long"]}
    assert nim.options_for(2) == {}


# -- Asking -----------------------------------------------------------------------------------------------------------


def test_a_state_rests_at_a_decision() -> None:
    state = guessed()
    assert (state.seat, state.menu) == (0, [1, 2, 3])
    decision = decision_of(state, 0)
    assert decision is not None
    assert (decision.kind, decision.choices, decision.action(3)) == (TAKE, (1, 2, 3), 6)
    assert decision_of(state, 1) is None


def test_a_forced_choice_is_made_by_the_engine() -> None:
    """One left: the next seat must take it, and nobody is asked."""
    events: list[Event] = []
    state = guessed(2, events)
    while state.heap > 4:
        state.choose(1)
    state.choose(3)
    assert state.heap == 0
    assert state.result is not None
    assert [event.values[1] for event in events if event.kind is TOOK][-2:] == [3, 1]


def test_a_forced_choice_does_not_count_as_a_decision() -> None:
    state = guessed()
    while state.heap > 4:
        state.choose(1)
    before = state.decisions
    state.choose(3)
    assert state.decisions == before + 1


def test_all_are_asked_together_until_nobody_owes() -> None:
    state = new(3)
    assert state.owing() == 0b111
    state.turn_to(1)
    state.choose(2)
    assert state.owing() == 0b101
    state.turn_to(2)
    state.choose(0)
    state.choose(1)
    assert state.guesses == [1, 2, 0]
    assert state.owing() == 0b001
    assert state.step is not None
    assert state.step.kind is TAKE


def test_secret_choices_without_a_menu_are_a_dead_end() -> None:
    class Nothing(Guess):
        def choices(self, state: Nim, seat: int) -> list[int]:
            return []

    with pytest.raises(TypeError, match="Nothing has no choices: a dead end"):
        Nim().begin(2, 1, Plan("opening", Fill(), Nothing(GUESS)))


def test_nothing_is_forced_while_all_choose_in_secret() -> None:
    class OnlyOne(Guess):
        def choices(self, state: Nim, seat: int) -> list[int]:
            return [1]

    state = Nim()
    state.begin(2, 1, Plan("opening", Fill(), OnlyOne(GUESS)))
    assert state.menu == [1]
    assert state.owing() == 0b11


# -- The agenda -------------------------------------------------------------------------------------------------------


class Mark(Step[Nim]):
    """Leaves its name, and perhaps more to do."""

    def __init__(self, name: str, *after: Step[Nim]) -> None:
        self.name = name
        self.after = after

    def run(self, state: Nim) -> None:
        state.trail += self.name
        for step in self.after:
            state.do_next(step)


class Plan(Mark):
    """As above, but what comes after it is a plan."""

    def run(self, state: Nim) -> None:
        state.trail += self.name
        state.do_in_order(in_order(*self.after))


def trail(first: Step[Nim]) -> str:
    state = Nim()
    state.begin(2, 1, first)
    return state.trail


def test_a_plan_comes_in_the_order_it_is_written() -> None:
    assert trail(Plan("a", Mark("b"), Mark("c"), Mark("d"))) == "abcd"


def test_then_comes_before_everything_that_is_there_already() -> None:
    assert trail(Mark("a", Mark("b"), Mark("c"))) == "acb"
    assert trail(Plan("a", Mark("b", Mark("x")), Mark("c"))) == "abxc"


def test_a_plan_within_a_plan_comes_first() -> None:
    assert trail(Plan("a", Plan("b", Mark("1"), Mark("2")), Mark("c"))) == "ab12c"


def test_the_end_clears_the_agenda() -> None:
    class End(Mark):
        def run(self, state: Nim) -> None:
            state.finish([1, 2], [3, 0], "enough")

    state = Nim()
    state.begin(2, 1, Plan("a", Mark("b"), End("end"), Mark("never")))
    assert state.trail == "ab"
    assert state.agenda == []
    assert state.result is not None
    assert (state.result.ranks, state.result.scores, state.result.reason) == ([1, 2], [3, 0], "enough")


def test_an_unfinished_step_says_what_it_lacks() -> None:
    class Lazy(Ask[Nim]):
        pass

    with pytest.raises(TypeError, match=r"Lazy has no seat\(\)"):
        trail(Lazy(TAKE))
    with pytest.raises(TypeError, match=r"Step has no run\(\)"):
        trail(Step())


def test_a_state_without_shuffle_unknown_says_so() -> None:
    class Bare(State):
        pass

    with pytest.raises(TypeError, match=r"Bare has no shuffle_unknown\(\)"):
        Bare().shuffle_unknown(0, seeded(1))


def test_steps_for_each_seat_come_clockwise_from_the_first() -> None:
    class Around(Step[Nim]):
        def run(self, state: Nim) -> None:
            state.do_for_each_seat([Mark("x"), Mark("y"), Mark("z")], 1, 2)

    state = Nim()
    state.begin(3, 1, Around())
    assert state.trail == "yzxyzx"


def test_several_steps_can_be_one() -> None:
    assert trail(Plan("a", InOrder([Mark("b"), Mark("c")]), Mark("d"))) == "abcd"


def test_nothing_comes_after_the_end_whatever_was_put_on_the_agenda() -> None:
    class End(Step[Nim]):
        def run(self, state: Nim) -> None:
            state.finish([1, 1], [0, 0], "end")
            state.do_next(Mark("x"))

    state = Nim()
    state.begin(2, 1, Plan("a", End(), Mark("b"), Take(TAKE)))
    assert (state.trail, state.agenda, list(state.menu)) == ("a", [], [])


class Settling(Nim):
    """Leaves a dot whenever something could follow by itself: after a b an interruption, after a c the end."""

    def settle(self) -> None:
        self.trail += "."
        if self.trail.endswith("b."):
            self.do_next(Mark("!"))
        elif self.trail.endswith("c."):
            self.finish([1, 2], [0, 0], "settled")


def settled(*steps: Step[Nim]) -> Settling:
    state = Settling()
    state.heap = 3
    state.begin(2, 1, Plan("a", *steps))
    return state


def test_what_follows_by_itself_comes_before_each_step() -> None:
    state = settled(Mark("b"), Mark("x"), Take(TAKE))
    assert (state.trail, list(state.menu)) == (".a.b.!.x.", [1, 2, 3])


def test_what_follows_by_itself_can_end_the_match_even_after_the_last_step() -> None:
    for state in (settled(Mark("c"), Mark("never"), Take(TAKE)), settled(Mark("c"))):
        assert (state.trail, state.agenda, list(state.menu)) == (".a.c.", [], [])
        assert state.result is not None
        assert state.result.reason == "settled"


def test_a_field_that_is_not_declared_is_refused() -> None:
    class Careless(State):
        heap: int = 3

    state = Careless()
    assert state.copy().heap == 3
    state.__dict__["forgotten"] = 1
    with pytest.raises(TypeError, match="Careless has fields that it does not declare: forgotten"):
        state.copy()
    source = "class Careless(State):\n    heap: int = 3\n\n    def load(self):\n        self.seats = self.heap = 1\n"
    assert "other.heap = self.heap" in expand(source)
    with pytest.raises(TypeError, match="Careless has fields that it does not declare: forgotten"):
        expand(source + "        self.forgotten = 1\n")


def test_a_shared_list_is_replaced_and_never_changed() -> None:
    class Sharing(State):
        cards: Shared = EMPTY

    state = Sharing()
    state.cards = [1, 2, 3]
    copy = state.copy()
    assert copy.cards is state.cards
    copy.cards = with_number(copy.cards, 1, 7)
    assert (state.cards, copy.cards) == ([1, 2, 3], [1, 7, 3])
    assert "other.cards = self.cards\n" in expand("class Sharing(State):\n    cards: Shared = EMPTY\n")


@pytest.mark.parametrize("annotation", ["dict[int, int]", "Cards", "list[list[int]]", "set[int]"])
def test_a_field_that_copies_would_share_is_refused(annotation: str) -> None:
    made = type("Sharing", (State,), {"__annotations__": {"cards": annotation}, "cards": 0})
    with pytest.raises(TypeError, match=r"Sharing\.cards is a "):
        made().copy()
    with pytest.raises(TypeError, match=r"Sharing\.cards is a "):
        expand(f"class Sharing(State):\n    cards: {annotation} = 0\n")


# -- What is asked ----------------------------------------------------------------------------------------------------


def test_the_only_choice_is_asked_for_where_a_rule_says_so() -> None:
    class Pass(Take):
        def choices(self, state: Nim, seat: int) -> list[int]:
            return [1]

        def is_forced(self, state: Nim, menu: list[int]) -> bool:
            return False

    state = Nim()
    state.begin(2, 1, Plan("a", Fill(), Pass(TAKE)))
    assert (list(state.menu), state.decisions) == ([1], 0)


def test_seats_can_be_asked_different_things_at_the_same_time() -> None:
    class Both(Guess):
        def kind_for(self, state: Nim, seat: int) -> Kind:
            return TAKE if seat else GUESS

    state = Nim()
    state.begin(2, 1, Plan("a", Fill(), Both(GUESS)))
    asked = [decision_of(state, seat) for seat in range(2)]
    assert [decision.kind for decision in asked if decision is not None] == [GUESS, TAKE]
    assert question_of(state, 1).key == "ask-take"
    assert phrase_of(state, 1, 1).key == "choice-take"


def test_an_event_has_as_many_numbers_as_its_kind() -> None:
    long = EventKind("long", *"abcdefg")
    state = new(2, [])
    state.tell(long, 1, 2, 3, 4, 5, 6, 7)
    state.whisper(1, TOOK, 1, 2)
    assert state.events is not None
    assert [event.values for event in state.events[-2:]] == [[1, 2, 3, 4, 5, 6, 7], [1, 2]]
    with pytest.raises(TypeError, match=r"'took' has 2 numbers \(seat, count\), not 1"):
        state.tell(TOOK, 1)


# -- Points of no return ----------------------------------------------------------------------------------------------


def test_chance_is_a_point_of_no_return() -> None:
    state = new()
    before = state.finality
    assert 0 <= state.chance(6) < 6
    assert state.finality == before + 1
    cards = [1, 2, 3]
    state.shuffle(cards)
    assert sorted(cards) == [1, 2, 3]
    assert state.finality == before + 2


def test_something_turned_up_is_a_point_of_no_return() -> None:
    state = new()
    before = state.finality
    state.reveal()
    assert state.finality == before + 1


def test_secret_choices_are_final_when_the_last_is_made() -> None:
    state = new(3)
    before = state.finality
    state.choose(0)
    state.choose(0)
    assert state.finality == before
    state.choose(0)
    assert state.finality == before + 1


def test_a_plain_choice_is_no_point_of_no_return() -> None:
    state = guessed()
    before = state.finality
    state.choose(1)
    assert state.finality == before


# -- Events and views -------------------------------------------------------------------------------------------------


def told(events: list[Event], seat: int) -> list[tuple[str, list[int]]]:
    return [(event.kind.name, event.values) for event in events if event.seen_by(seat)]


def test_events_reach_their_audience() -> None:
    events: list[Event] = []
    state = guessed(2, events)
    state.choose(1)
    heap = ("loaded", [state.heap + 1])
    assert told(events, 0) == [heap, ("guessed", [0, 0]), ("took", [0, 1])]
    assert told(events, 1) == [heap, ("guessed", [1, 0]), ("took", [0, 1])]
    assert told(events, SPECTATOR) == [heap, ("took", [0, 1])]


def test_a_copy_tells_nothing() -> None:
    events: list[Event] = []
    copy = guessed(2, events).copy()
    count = len(events)
    copy.choose(1)
    assert copy.events is None
    assert len(events) == count


def test_fields_of_an_event_have_nouns() -> None:
    assert TOOK.fields == ["seat", "count"]
    assert TOOK.nouns == ["seat", "number"]


def test_a_redealt_copy_keeps_the_own_guess_only() -> None:
    state = new(3)
    state.choose(0)
    state.choose(0)
    deals = [state.redeal(0, seeded(at)) for at in range(20)]
    guesses = {tuple(deal.guesses) for deal in deals if isinstance(deal, Nim)}
    assert {each[0] for each in guesses} == {0}
    assert {each[1] for each in guesses} == {0, 1, 2}
    assert {each[2] for each in guesses} == {-1}


def test_a_view_shows_the_own_decision_only() -> None:
    state = guessed()
    assert view_of(NIM, state, 1)["decision"] is None
    assert view_of(NIM, state, SPECTATOR)["owing"] == [0]
    decision = view_of(NIM, state, 0)["decision"]
    assert decision is not None
    assert [choice["value"] for choice in decision["choices"]] == [1, 2, 3]


# -- Colours ----------------------------------------------------------------------------------------------------------


def test_colours_can_be_chosen_in_the_match() -> None:
    state = new(2)
    assert NIM.colours_in(state) == NIM.colours
    choosing = replace(NIM, colours_chosen=lambda state: ("green", "white") if state.heap else ("red", "red"))
    assert choosing.colours_in(state) == ("green", "white")
