"""Hand-made positions in the words of docs/colonial/cases.md, and the decisions that follow, by name.

    scene = Scene().put(brazil="red").give("blue", treasury=3, logistics=2)
    after = scene.play("blue", "viceroy", "brazil", 2)
    assert after.stack("brazil") == "blue*2 red"

Seats are blue, red, green, yellow, white, orange clockwise, and blue is the start player. A box is called after its
territory, with a number where there are several: ``brazil``, ``india_2``. A scene never changes: whatever sets the
table or continues play returns another one. Forced choices are made by the engine, so only real decisions are chosen.
What is not given is not there: no treasure, no fleets, no squadrons, no prestige; everything but the Levant is
unexplored, and what has counters or markers on it is explored.

Dice are written as they fall: ``dice("4")`` is the exploration die, ``dice("0/3 2/5")`` are three success dice without
a laurel and five with two of them. A throw that comes out otherwise, or with another number of dice, fails the test.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from asztal.engine.bits import bits
from asztal.engine.events import Event
from asztal.engine.rng import Rng, seeded
from asztal.games.colonial import data
from asztal.games.colonial.game import GAME
from asztal.games.colonial.state import Colonial
from asztal.games.colonial.steps import kinds
from asztal.games.colonial.view import TableView, view
from tests.games.colonial.tables import own_copy

SEAT_NAMES = ["blue", "red", "green", "yellow", "white", "orange"]
BOX_NAMES = [
    name if len(data.BOXES_IN[at]) == 1 else f"{name}_{number + 1}"
    for at, name in enumerate(data.TERRITORY_NAMES)
    for number in range(len(data.BOXES_IN[at]))
]
CARD_OF = {data.CHARACTERS[character]: card for card, pair in enumerate(data.ON_CARD) for character in pair}
_GOODS = ("treasury", "fleets", "squadrons", "goods", "prestige", "diplomacy")
_IDLE = {
    "play": "pass",
    "fleets": "0",
    "naval": "0",
    "piracy": "none",
    "repay": "none",
}
"""What does nothing, where a round or phase asks."""
DICE_LIMIT = 3_000_000
"""So many throws are tried until one is as written."""


def seat_of(name: str) -> int:
    return SEAT_NAMES.index(name)


def box(name: str) -> int:
    return BOX_NAMES.index(name)


def territory(name: str) -> int:
    return data.TERRITORY_NAMES.index(name)


def territories(mask: int) -> set[str]:
    return {data.TERRITORY_NAMES[at] for at in bits(mask)}


def card_of(characters: str) -> int:
    """The card with this character."""
    return CARD_OF[characters]


@dataclass(frozen=True)
class NationBoard:
    """What belongs to one seat, all of it public."""

    treasury: int
    fleets: int
    squadrons: int
    goods: int
    prestige: int
    diplomacy: int
    unrest: int
    loans: list[int]
    values: dict[str, int]
    """What the spaces on the progress tracks count."""
    monopolies: int
    colonies: set[str]
    pirates: dict[str, int]
    """By owner, those that lie in wait for the fleets of this seat."""
    nation: str

    @property
    def economy(self) -> int:
        return self.values["economy"]


@dataclass(frozen=True)
class Land:
    """What lies on a territory."""

    unrest: int
    missions: int
    colony: str
    independent: bool
    explored: bool
    natives: int
    city: int


class Scene:
    """A state of Colonial whose seats have colours; options of the table are given by name."""

    def __init__(self, seats: int = 4, seed: int = 1, /, **options: str) -> None:
        self.state = _state(seats, seed, options)
        self.script: list[str] = []
        self.seen = 0
        # The setup is played for real; what the cases don't mention is cleared away.
        while self.kind != "program":
            self.state.choose(self.state.menu[0])
        self.state.events = []
        self.state.start = 0
        for goods in (self.state.treasury, self.state.fleets, self.state.squadrons):
            goods[:] = [0] * len(goods)
        self._settle()

    def copy(self) -> Scene:
        other = Scene.__new__(Scene)
        other.state = own_copy(self.state)
        other.state.events = list(self.state.events or [])
        other.script = list(self.script)
        other.seen = self.seen
        return other

    # -- setting the table --------------------------------------------------------------------------------------

    def having(self, **fields: Any) -> Scene:
        """The same with other values in fields of the state."""
        other = self.copy()
        for name, value in fields.items():
            assert hasattr(other.state, name), f"the state has no '{name}'"
            setattr(other.state, name, value)
        return other

    def put(self, **stacks: str) -> Scene:
        """Counters on boxes, from the bottom up: ``put(brazil="blue*2 red", india_2="red")``."""
        other = self.copy()
        state = other.state
        for name, stack in stacks.items():
            at = box(name)
            state.counters[at * data.SEATS : (at + 1) * data.SEATS] = [0] * data.SEATS
            state.owners[at] = 0
            for place, word in enumerate(stack.split()):
                owner, _, count = word.partition("*")
                state.counters[at * data.SEATS + seat_of(owner)] = int(count or 1)
                state.owners[at] |= (seat_of(owner) + 1) << 3 * place
            other._explore(data.TERRITORY_OF[at])
        return other._settle()

    def give(
        self, names: str, *, unrest: int | None = None, loans: list[int] | None = None, nation: str = "", **goods: int
    ) -> Scene:
        """Sets what some seats have: ``give("blue red", treasury=5, economy=6, loans=[10, 3])``.

        Besides treasury, fleets, squadrons, goods, prestige and diplomacy (a space from the left), the progress
        tracks are given by the number on the space.
        """
        other = self.copy()
        state = other.state
        for seat in map(seat_of, names.split()):
            for good, count in goods.items():
                if good in data.TRACKS:
                    track = data.TRACKS.index(good)
                    state.tracks[track * data.SEATS + seat] = data.TRACK_VALUES[track].index(count)
                else:
                    assert good in _GOODS, f"'{good}' can't be given"
                    getattr(state, good)[seat] = count
            if unrest is not None:
                state.home_unrest[seat] = unrest
            if loans is not None:
                others = [pair for pair in zip(state.loans, state.lenders, strict=True) if pair[1] != seat]
                state.loans = [loan for loan, _ in others] + loans
                state.lenders = [owner for _, owner in others] + [seat] * len(loans)
            if nation:
                other._take_nation(seat, data.NATIONS.index(nation))
        return other._settle()

    def _take_nation(self, seat: int, nation: int) -> None:
        """Whoever has it takes the seat's in exchange."""
        nations = self.state.nation
        if nation in nations:
            nations[nations.index(nation)] = nations[seat]
        nations[seat] = nation

    def mark(
        self, name: str, *, unrest: int = 0, missions: int = 0, colony: str = "", independent: bool = False
    ) -> Scene:
        """Markers on an explored territory; those that are not named are taken away."""
        other = self.copy()
        state = other.state
        at = territory(name)
        other._explore(at)
        state.unrest[at] = unrest
        state.missions[at] = missions
        for seat in range(state.seats):
            state.colonies[seat] &= ~(1 << at)
        if colony:
            state.colonies[seat_of(colony)] |= 1 << at
        state.independent = state.independent & ~(1 << at) | int(independent) << at
        return other._settle()

    def city(self, name: str, value: int) -> Scene:
        """The booming city."""
        return self.having(city=territory(name), city_value=value)

    def explore(self, names: str) -> Scene:
        """Territories without their prestige."""
        other = self.copy()
        for name in names.split():
            other._explore(territory(name))
        return other._settle()

    def explore_all(self) -> Scene:
        return self.having(unexplored=0, america=0)

    def pirates(self, owner: str, on: str, count: int = 1) -> Scene:
        """Pirates of the owner in the merchant fleet area of another."""
        other = self.copy()
        other.state.pirates[seat_of(on) * data.SEATS + seat_of(owner)] = count
        return other

    def _explore(self, at: int) -> None:
        assert self.state.in_play >> at & 1, f"{data.TERRITORY_NAMES[at]} is not in play"
        self.state.unexplored &= ~(1 << at)

    def _settle(self) -> Scene:
        """What follows from what was set: who controls what and is where, debts, discoveries."""
        state = self.state
        for seat in range(state.seats):
            state.controls[seat] = 0
            state.present[seat] = 0
            state.debt[seat] = sum(
                loan for loan, owner in zip(state.loans, state.lenders, strict=True) if owner == seat
            )
            if state.nation[seat] != data.NOBODY and state.prestige[seat] >= data.THRESHOLD[state.nation[seat]]:
                state.grown |= 1 << seat
        for at in range(data.BOXES):
            owners = state.owners_of(at)
            for seat in owners:
                state.present[seat] |= 1 << data.TERRITORY_OF[at]
            able = [seat for seat in owners if self._may_control(seat, at)]
            if able:
                most = max(able, key=lambda seat: state.counters[at * data.SEATS + seat])
                assert most == able[0] or self._count(most, at) == self._count(able[0], at) or len(able) > 2
                state.controls[able[0]] |= 1 << at
        if state.in_play & ~state.unexplored & data.ON_CONTINENT[data.AMERICA]:
            state.america = 0
        return self

    def _count(self, seat: int, at: int) -> int:
        return self.state.counters[at * data.SEATS + seat]

    def _may_control(self, seat: int, at: int) -> bool:
        """Tea and opium need Economy (C6.4)."""
        return not data.TEA_AND_OPIUM >> at & 1 or self.state.value(data.ECONOMY, seat) >= data.TEA_ECONOMY

    # -- dice ---------------------------------------------------------------------------------------------------

    def dice(self, script: str) -> Scene:
        """How the next dice fall: ``4`` is the exploration die, ``2/5`` two laurels on five success dice."""
        other = self.copy()
        other.script = script.split()
        other.seen = len(other.events)
        other.state.rng = _rigged(script).copy()
        return other

    def _check_dice(self) -> None:
        """Whatever was thrown is what was written."""
        for event in self.events[self.seen :]:
            for throw in _throws(event):
                if self.script:
                    expected = self.script.pop(0)
                    assert throw == expected, f"{event.kind.name}: thrown {throw}, not {expected}"
        self.seen = len(self.events)

    # -- decisions ----------------------------------------------------------------------------------------------

    @property
    def kind(self) -> str:
        """The kind of decision asked for, or an empty text when the match is over."""
        step = self.state.step
        return step.kind.name if self.state.menu and step is not None else ""

    @property
    def asked(self) -> str:
        """Who must decide; in secret decisions, all who still must."""
        return " ".join(SEAT_NAMES[seat] for seat in range(self.state.seats) if self.state.owing() >> seat & 1)

    @property
    def asks_for(self) -> str:
        """Who is asked for what: ``red ship-answer``."""
        return f"{self.asked} {self.kind}"

    @property
    def is_over(self) -> bool:
        return self.state.result is not None

    def _word(self, choice: int) -> str:
        step = self.state.step
        assert step is not None
        kind = step.kind
        if choice in kind.names:
            return kind.names[choice]
        if kind.noun == "payment":
            return str(choice - kinds.NO_PAYMENT)
        if kind.noun == "offer":
            return f"{'ask' if choice >= kinds.ASK_FROM else 'give'} {SEAT_NAMES[choice % kinds.ASK_FROM]}"
        if kind.noun == "counter":
            return f"{BOX_NAMES[choice // data.SEATS]} {SEAT_NAMES[choice % data.SEATS]}"
        names = {
            "territory": data.TERRITORY_NAMES,
            "box": BOX_NAMES,
            "seat": SEAT_NAMES,
            "character": data.CHARACTERS,
            "track": data.TRACKS,
            "nation": data.NATIONS,
            "message": data.MESSAGES,
            "card": [str(card + 1) for card in range(data.CARDS)],
        }.get(kind.noun)
        return names[choice] if names else str(choice)

    def _words(self, name: str = "") -> dict[str, int]:
        """What a seat is offered; without a name, the one that decides first."""
        state = self.state
        step = state.step
        assert self.kind, "nothing is asked any more"
        assert step is not None
        seat = seat_of(name) if name else state.seat
        assert (state.owing() | state.also()) >> seat & 1, f"{name} is not asked, but {self.asks_for}"
        offered = state.menu if seat == state.seat else step.choices(state, seat)
        return {self._word(choice): choice for choice in offered}

    def menu(self, name: str = "") -> set[str]:
        """The choices by name: ``new_spain``, ``india_2``, ``red``, ``pass``, a number, ``give red``."""
        return set(self._words(name))

    def asks(self, kind: str, name: str = "") -> set[str]:
        """What is offered for the kind of decision that must be asked for now, perhaps of a certain seat."""
        assert self.kind == kind, f"asked for '{self.kind}', not '{kind}'"
        assert not name or name in self.asked.split(), f"{self.asked} is asked, not {name}"
        return self.menu(name)

    def choose(self, *choices: str | int) -> Scene:
        """Makes choices, one decision after the other; each must be offered."""
        other = self.copy()
        for choice in choices:
            other._choose(str(choice))
        return other

    def answer(self, name: str, *choices: str | int) -> Scene:
        """Makes choices of a seat, which must be the one that is asked, or may choose besides."""
        other = self.copy()
        for choice in choices:
            other._choose(str(choice), name)
        return other

    def _choose(self, word: str, name: str = "") -> None:
        offered = self._words(name)
        assert word in offered, f"'{word}' is not offered for '{self.asks_for}', only {sorted(offered)}"
        if name:
            self.state.turn_to(seat_of(name))
        self.state.choose(offered[word])
        self._check_dice()
        complaints = GAME.rules.invariants(self.state)
        assert complaints == [], complaints

    def _idle(self) -> None:
        """Does nothing, at a decision of a round or phase."""
        if self.kind == "program":
            offered = self._words()
            self._choose("confirm" if "confirm" in offered else min(offered))
        else:
            assert self.kind in _IDLE, f"unexpectedly asked: {self.asks_for} {sorted(self.menu())}"
            self._choose(_IDLE[self.kind])

    def until(self, kind: str, name: str = "") -> Scene:
        """Everybody does nothing until this is asked, of this seat if one is named."""
        other = self.copy()
        turn = other.state.turn
        while not (other.kind == kind and (not name or other.asked == name)):
            assert other.kind, f"the match is over before '{kind}' is asked"
            assert other.state.turn <= turn + 1, f"'{kind}' is not asked in this turn nor the next"
            other._idle()
        return other

    def next_turn(self) -> Scene:
        """Everybody does nothing until the next turn is programmed, or the match is over."""
        other = self.copy()
        turn = other.state.turn
        while other.kind and other.state.turn == turn:
            other._idle()
        return other

    def program(self, **cards: str) -> Scene:
        """Programmes by one character of each card: ``program(blue="explorer trader viceroy merchant")``.

        Those that are not named take their cards in order.
        """
        other = self.copy()
        for name in other.asked.split():
            for character in cards.get(name, "explorer trader scientist viceroy").split():
                other._choose(str(card_of(character) + 1), name)
            other._choose("confirm", name)
        return other

    def at_play(self, name: str, character: str = "") -> Scene:
        """The seat is on turn, in the round that is on or the next; on its card is the character."""
        other = self.until("play", name)
        state = other.state
        if character and character not in other.menu() and state.round <= data.ROUNDS:
            other._exchange(seat_of(name), int(state.round) - 1, card_of(character))
        return other

    def _exchange(self, seat: int, slot: int, card: int) -> None:
        """Puts a card into the slot that is played now, in exchange for the one there."""
        state = self.state
        cards = [int(state.card_in(seat, at)) for at in range(data.SLOTS)]
        assert card not in cards[:slot], "this card was played before"
        if card in cards:
            cards[cards.index(card)] = cards[slot]
        cards[slot] = card
        state.programme[seat] = 0
        for number in cards:
            state.place_card(seat, number)
        assert state.step is not None
        state.menu = state.step.choices(state, seat)

    def can_play(self, name: str, character: str) -> bool:
        """Whether the seat could use the character, with its card."""
        return character in self.at_play(name, character).menu()

    def play(self, name: str, character: str, *choices: str | int) -> Scene:
        """The seat uses a character, and makes the choices that follow."""
        return self.at_play(name, character).choose(character, *choices)

    # -- reading ------------------------------------------------------------------------------------------------

    def __getitem__(self, name: str) -> NationBoard:
        """What belongs to a seat: ``scene["blue"].treasury``."""
        state = self.state
        seat = seat_of(name)
        return NationBoard(
            unrest=state.home_unrest[seat],
            loans=[loan for loan, owner in zip(state.loans, state.lenders, strict=True) if owner == seat],
            values={track: int(state.value(at, seat)) for at, track in enumerate(data.TRACKS)},
            monopolies=int(state.monopolies(seat)),
            colonies=territories(state.colonies[seat]),
            pirates={
                SEAT_NAMES[owner]: count
                for owner in range(state.seats)
                if (count := state.pirates[seat * data.SEATS + owner])
            },
            nation="" if state.nation[seat] == data.NOBODY else data.NATIONS[state.nation[seat]],
            **{good: getattr(state, good)[seat] for good in _GOODS},
        )

    def each(self, good: str) -> list[Any]:
        """What each seat has of something."""
        return [getattr(self[name], good) for name in SEAT_NAMES[: self.state.seats]]

    def at(self, name: str) -> Land:
        """What lies on a territory."""
        state = self.state
        at = territory(name)
        owner = int(state.colony_of(at))
        return Land(
            unrest=state.unrest[at],
            missions=state.missions[at],
            colony="" if owner == data.NOBODY else SEAT_NAMES[owner],
            independent=bool(state.independent >> at & 1),
            explored=bool(state.explored() >> at & 1),
            natives=int(state.natives(at)),
            city=int(state.city_value) if state.city == at else 0,
        )

    def stack(self, name: str) -> str:
        """The counters on a box, from the bottom up: ``blue*2 red``."""
        at = box(name)
        counts = [(SEAT_NAMES[seat], self._count(seat, at)) for seat in self.state.owners_of(at)]
        return " ".join(owner if count == 1 else f"{owner}*{count}" for owner, count in counts)

    def controller(self, name: str) -> str:
        """Who controls a box; nobody is an empty text."""
        seat = int(self.state.controller(box(name)))
        return "" if seat == data.NOBODY else SEAT_NAMES[seat]

    @property
    def start(self) -> str:
        """The start player."""
        return SEAT_NAMES[self.state.start]

    def view(self, name: str = "") -> TableView:
        """What a seat sees, or a spectator."""
        return view(self.state, seat_of(name) if name else -1)

    @property
    def events(self) -> list[Event]:
        return self.state.events or []

    @property
    def story(self) -> list[str]:
        """The kinds of events since play began, in order."""
        return [event.kind.name for event in self.events]

    def told(self, kind: str) -> list[list[int]]:
        """The values of all events of a kind, in the order of the kind's fields."""
        return [event.values for event in self.events if event.kind.name == kind]

    @property
    def winners(self) -> str:
        """Who has won; nobody yet is an empty text."""
        result = self.state.result
        return " ".join(SEAT_NAMES[seat] for seat in result.winners()) if result else ""


def _throws(event: Event) -> list[str]:
    """The throws of an event as they are written."""
    told = dict(zip(event.kind.fields, event.values, strict=True))
    if "roll" in told:
        return [str(told["roll"])]
    sides = [
        (told.get("dice"), told.get("successes", told.get("hits"))),
        (told.get("enemy_dice"), told.get("enemy_hits")),
    ]
    return [f"{hits}/{dice}" for dice, hits in sides if dice]


@lru_cache
def _rigged(script: str) -> Rng:
    """A generator whose next dice fall as written."""
    rng = seeded("dice", script)
    for _ in range(DICE_LIMIT):
        if _falls(rng.copy(), script):
            return rng
        rng.word()
    raise AssertionError(f"no luck with '{script}'")


def _falls(rng: Rng, script: str) -> bool:
    """Whether the dice fall as written."""
    for throw in script.split():
        hits, _, dice = throw.partition("/")
        if not dice:
            if rng.below(data.DIE) != int(hits) - 1:
                return False
        elif sum([rng.below(data.DIE_FACES) < data.SUCCESS_FACES for _ in range(int(dice))]) != int(hits):
            return False
    return True


def _state(seats: int, seed: int, options: dict[str, str]) -> Colonial:
    state = GAME.new(seats, seed, options, [])
    assert isinstance(state, Colonial)
    return state


def new_match(seats: int = 4, seed: int = 1, /, **options: str) -> Scene:
    """A real match at its first decision."""
    scene = Scene.__new__(Scene)
    scene.state = _state(seats, seed, options)
    scene.script = []
    scene.seen = 0
    return scene
