"""Hand-made positions in the notation of docs/tara/cases.md, and the decisions that follow, by name.

    scene = Scene("F1: blue, F2: white[red 1], H1: blue*, K1: RED").place("blue", 1)
    assert scene.asks("position") == {"F3", "F4", "F5"}
    after = scene.pick("position F3", "promote H2")
    assert after.at("F3") == "blue"

A scene never changes: whatever begins or continues play returns another one. Forced choices are made by the engine,
so only real decisions are picked. A scene made by hand need not hold twenty discs of each colour.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from asztal.engine.events import Event
from asztal.engine.rng import Rng
from asztal.engine.state import NO_MENU
from asztal.engine.step import Step
from asztal.games.tara.data import (
    CARD_COUNT,
    CARDS,
    CARDS_DEALT,
    CARDS_PER_ROUND,
    CYLINDERS,
    KING,
    NO_CARD,
    NO_SEAT,
    POSITION_NAMES,
    POSITIONS,
    PROVINCE_IDS,
    PROVINCES,
    SEATS,
)
from asztal.games.tara.state import COUNT, SHIFT, Tara
from asztal.games.tara.steps.clearing import CLEARING
from asztal.games.tara.steps.closing import CHECK_LIMIT, EXCHANGE, INCOME_PAID, NEW_START_PLAYER
from asztal.games.tara.steps.kinds import ROLES, STOP
from asztal.games.tara.steps.promotion import PROMOTION
from asztal.games.tara.steps.rounds import Setup
from asztal.games.tara.steps.traitors import TRAITORS
from asztal.games.tara.steps.turn import TURNS, Turn

CLOCKWISE = "blue yellow white red"
ALL_BUT_KING = set(POSITION_NAMES[:KING])

_WORDS = {
    "use": ["place", "swap", "amnesty", "sell"],
    "own-disc": ["fort", "hold"],
    "own-target": ["fort", "hold"],
    "activate": ["pay", "pass"],
    "traitor": ["pay", "pass"],
}
_STACK = re.compile(r"([A-Za-z]+)(\*?)(?:\[(.+)\])?")


def names(mask: int) -> set[str]:
    """The positions of a bit mask."""
    return {POSITION_NAMES[at] for at in range(POSITIONS) if mask >> at & 1}


def matches(card: int) -> list[tuple[str, ...]]:
    """The matches of a card as names."""
    return [tuple(POSITION_NAMES[at] for at in match) for match in CARDS[card - 1].matches]


def _spread(places: str) -> list[str]:
    """``F1`` or ``F1 F3`` or ``F1 to F5``."""
    first, to, last = places.partition(" to ")
    if to:
        return POSITION_NAMES[POSITION_NAMES.index(first) : POSITION_NAMES.index(last) + 1]
    return places.split()


class Scene:
    """A state of Tara with the colours of its seats.

    The text is Connacht's. Provinces that are named are in play; an empty text is an empty province.
    """

    def __init__(
        self,
        connacht: str | None = "",
        ulster: str | None = None,
        leinster: str | None = None,
        munster: str | None = None,
        *,
        order: str = CLOCKWISE,
        supply: Mapping[str, int] | None = None,
        cumals: Mapping[str, int] | None = None,
        prisoners: Mapping[str, Mapping[str, int]] | None = None,
    ) -> None:
        self.order = order.split()
        seats = len(self.order)
        state = Tara()
        state.seats = seats
        state.rng = Rng(1, 2, 3, 4)
        state.events = []
        state.control = [0] * (PROVINCES * SEATS)
        state.below = [0] * (PROVINCES * POSITIONS)
        state.kings = [NO_SEAT] * PROVINCES
        state.supply = [(supply or {}).get(colour, 10) for colour in self.order]
        state.cumals = [(cumals or {}).get(colour, 10) for colour in self.order]
        state.cylinders = [CYLINDERS] * seats
        state.prisoners = [0] * (SEATS * SEATS)
        state.hand = [NO_CARD] * (seats * CARDS_PER_ROUND)
        state.aside = [NO_CARD] * (seats * CARDS_DEALT)
        state.pile = []
        state.discards = []
        state.round = 1
        state.first_turn = False
        self.state = state
        for holder, held in (prisoners or {}).items():
            for owner, count in held.items():
                state.prisoners[self.seat(holder) * SEATS + self.seat(owner)] = count
        for province, text in enumerate([connacht, ulster, leinster, munster]):
            if text is not None:
                state.in_play |= 1 << province
                self._put(text, province)

    # -- making positions ---------------------------------------------------------------------------------------

    def seat(self, colour: str) -> int:
        return self.order.index(colour)

    def _put(self, text: str, province: int) -> None:
        for entry in re.split(r", (?![^\[]*\])", text) if text else []:
            places, _, stack = entry.partition(": ")
            found = _STACK.fullmatch(stack)
            assert found, f"'{entry}' is no stack"
            top, fort, captives = found.groups()
            for place in _spread(places):
                self._put_stack(province, POSITION_NAMES.index(place), top, bool(fort), captives or "")

    def _put_stack(self, province: int, position: int, top: str, fort: bool, captives: str) -> None:
        state = self.state
        seat = self.seat(top.lower())
        if top.isupper():
            assert position == KING
            state.kings[province] = seat
            state.cylinders[seat] -= 1
            return
        state.control[province * SEATS + seat] |= 1 << position
        below = 1 << seat * SHIFT if fort else 0
        for captive in captives.split(", ") if captives else []:
            colour, count = captive.split()
            below += int(count) << self.seat(colour) * SHIFT
        state.below[province * POSITIONS + position] = below

    def copy(self) -> Scene:
        other = Scene.__new__(Scene)
        other.order = self.order
        other.state = self.state.copy()
        other.state.events = list(self.state.events or [])
        return other

    def put(self, text: str, province: str = "connacht") -> Scene:
        """More discs or cylinders."""
        other = self.copy()
        other._put(text, PROVINCE_IDS.index(province))
        return other

    def having(self, **fields: Any) -> Scene:
        """The same with other values in fields of the state, such as table options."""
        other = self.copy()
        for name, value in fields.items():
            assert hasattr(other.state, name)
            setattr(other.state, name, value)
        return other

    # -- beginning play -----------------------------------------------------------------------------------------

    def begin(self, *steps: Step[Tara], start: str | None = None, **fields: Any) -> Scene:
        """Plays these steps, in order, to the first decision."""
        other = self.having(**fields)
        if start is not None:
            other.state.start = other.seat(start)
        other.state.menu = NO_MENU
        other.state.agenda = list(reversed(steps))
        other.state.advance()
        return other

    def turn(self, colour: str, card: int) -> Scene:
        """The last turn of a round: the card is played, its use is asked."""
        other = self.copy()
        seat = other.seat(colour)
        seats = other.state.seats
        other.state.hand[seat * CARDS_PER_ROUND] = card
        return other.begin(Turn(seat), turns=CARDS_PER_ROUND * seats - 1)

    def place(self, colour: str, card: int) -> Scene:
        return self.turn(colour, card).pick("use place")

    def swap(self, colour: str, first: str, second: str) -> Scene:
        """A fate stone that swaps two discs: ``F1`` is a top disc, ``F1/red`` a captive."""
        scene = self.turn(colour, 33).pick("use swap", f"swap-first {first}")
        # A second disc without alternative is taken by the engine.
        return scene.pick(f"swap-second {second}") if scene.kind == "swap-second" else scene

    def turns(self, start: str, **hands: Sequence[int]) -> Scene:
        """The turns of a whole round; unnamed cards of the hands are dealt as they come."""
        other = self.copy()
        named = [card for hand in hands.values() for card in hand]
        rest = [card for card in range(CARD_COUNT, 0, -1) if card not in named]
        hand: list[int] = []
        for colour in other.order:
            cards = list(hands.get(colour, []))
            while len(cards) < CARDS_PER_ROUND:
                cards.append(rest.pop())
            hand += cards
        return other.begin(TURNS, start=start, turns=0, hand=hand, pile=rest)

    def promote(self, colour: str, *active: str, province: str = "connacht", **fields: Any) -> Scene:
        """Promotion from active positions, already paid for."""
        mask = sum(1 << POSITION_NAMES.index(place) for place in active)
        return self.begin(
            PROMOTION,
            actor=self.seat(colour),
            province=PROVINCE_IDS.index(province),
            active=mask,
            done=0,
            **fields,
        )

    def traitors(self, start: str, *cards: int, **fields: Any) -> Scene:
        """The traitor step, with these cards on the draw pile, the next one first."""
        return self.begin(TRAITORS, start=start, pile=list(reversed(cards)), **fields)

    def income(self) -> Scene:
        return self.begin(INCOME_PAID)

    def clearing(self) -> Scene:
        return self.begin(CLEARING)

    def exchange(self, start: str) -> Scene:
        return self.begin(EXCHANGE, start=start)

    def check_limit(self, limit: int) -> Scene:
        return self.begin(CHECK_LIMIT, round_limit=limit)

    def next_start(self, start: str) -> Scene:
        return self.begin(NEW_START_PLAYER, start=start)

    # -- decisions ----------------------------------------------------------------------------------------------

    @property
    def kind(self) -> str:
        """The kind of decision asked for, or an empty text when the steps are played."""
        step = self.state.step
        return step.kind.name if self.state.menu and step is not None else ""

    @property
    def is_over(self) -> bool:
        """Whether nothing is asked any more."""
        return not self.state.menu

    @property
    def asked(self) -> str:
        """Who must decide."""
        assert self.state.menu
        return self.order[self.state.seat]

    def _menu(self) -> dict[str, int]:
        return {self._word(choice): choice for choice in self.state.menu}

    def _word(self, choice: int) -> str:
        kind = self.kind
        if kind in _WORDS:
            return _WORDS[kind][choice]
        if kind in ("province", "leave-out"):
            return PROVINCE_IDS[choice]
        if kind == "next-start":
            return self.order[choice]
        if kind in ("swap-first", "swap-second"):
            position, role = divmod(choice, ROLES)
            return POSITION_NAMES[position] + (f"/{self.order[role - 1]}" if role else "")
        if kind in ("card", "choose-hand", "ransom"):
            return str(choice)
        return "stop" if choice == STOP else POSITION_NAMES[choice]

    def asks(self, kind: str) -> set[str]:
        """What is offered for the kind of decision that must be asked for now."""
        assert self.kind == kind, f"asked for '{self.kind}', not '{kind}'"
        return set(self._menu())

    def pick(self, *choices: str) -> Scene:
        """Makes choices such as ``"position F2"``; each must be asked for and offered."""
        other = self.copy()
        for choice in choices:
            kind, _, word = choice.partition(" ")
            offered = other.asks(kind)
            assert word in offered, f"'{choice}' is not offered, only {sorted(offered)}"
            other.state.choose(other._menu()[word])
        return other

    # -- reading ------------------------------------------------------------------------------------------------

    def at(self, place: str, province: str = "connacht") -> str:
        """What lies on a position, captives by the alphabet; nothing is an empty text."""
        state = self.state
        area = PROVINCE_IDS.index(province)
        position = POSITION_NAMES.index(place)
        if position == KING and state.kings[area] != NO_SEAT:
            return self.order[state.kings[area]].upper()
        tops = [seat for seat in range(state.seats) if state.control[area * SEATS + seat] >> position & 1]
        if not tops:
            return ""
        (top,) = tops
        stack = state.below[area * POSITIONS + position]
        count = {self.order[seat]: stack >> seat * SHIFT & COUNT for seat in range(state.seats)}
        own = count.pop(self.order[top])
        assert own <= 1
        captives = ", ".join(f"{colour} {count[colour]}" for colour in sorted(count) if count[colour])
        return self.order[top] + "*" * own + (f"[{captives}]" if captives else "")

    def board(self, province: str = "connacht") -> str:
        """All stacks of a province, farmers first."""
        stacks = [(place, self.at(place, province)) for place in POSITION_NAMES]
        return ", ".join(f"{place}: {stack}" for place, stack in stacks if stack)

    def supply(self, colour: str) -> int:
        return self.state.supply[self.seat(colour)]

    def cumals(self, colour: str) -> int:
        return self.state.cumals[self.seat(colour)]

    def cylinders(self, colour: str) -> int:
        return self.state.cylinders[self.seat(colour)]

    def held(self, holder: str) -> dict[str, int]:
        """The prisoners on a fort card."""
        first = self.seat(holder) * SEATS
        return {colour: count for at, colour in enumerate(self.order) if (count := self.state.prisoners[first + at])}

    @property
    def active(self) -> set[str]:
        return names(self.state.active)

    @property
    def provinces(self) -> set[str]:
        """The provinces in play."""
        return {name for at, name in enumerate(PROVINCE_IDS) if self.state.in_play >> at & 1}

    @property
    def events(self) -> list[Event]:
        return self.state.events or []

    @property
    def told(self) -> list[str]:
        """The kinds of events so far."""
        return [event.kind.name for event in self.events]

    @property
    def winners(self) -> list[str]:
        result = self.state.result
        return [self.order[seat] for seat in result.winners()] if result else []


def new_match(seats: int, seed: int = 1, provinces: str = "default") -> Scene:
    """A real match at its first decision."""
    scene = Scene(order=" ".join(CLOCKWISE.split()[:seats]))
    scene.state = Tara()
    scene.state.events = []
    scene.state.begin(seats, seed, Setup(provinces))
    return scene
