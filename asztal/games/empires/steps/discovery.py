"""Discovery: expeditions to undiscovered regions, later to discovery cards; and free discoveries (E5.20 to E5.41)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from asztal.engine.bits import bit, count_bits
from asztal.engine.step import Step
from asztal.games.empires import data, events
from asztal.games.empires.state import DIGIT, DIGIT_MASK, Empires, nth_bit, of_type, types_in
from asztal.games.empires.steps import kinds
from asztal.games.empires.steps.asking import REGIONS, TYPES, AskActive, begin_box
from asztal.games.empires.steps.supply import settle


def strength_of(state: Empires, seat: i64, band: i64) -> i64:
    """Captains count two, with Magellan three, all others one (E5.22, E10.4)."""
    strength: i64 = 0
    for figure in range(data.TYPES):
        strength += of_type(band, figure) * data.DISCOVERY_VALUE[figure]
    if state.owns(seat, data.MAGELLAN):
        strength += of_type(band, data.CAPTAIN) * (data.MAGELLAN_VALUE - data.DISCOVERY_VALUE[data.CAPTAIN])
    return strength


def natives_less(state: Empires, seat: i64) -> i64:
    """For Portugal natives count one less, unless it has its free discovery instead (E5.22, E2.11)."""
    return 0 if state.portugal_explores else data.NATIVES_LESS[state.nation[seat]]


class Explorers(Step[Empires]):
    """In turn order, whoever has figures in the box may launch one expedition (E5.20)."""

    def run(self, state: Empires) -> None:
        at: i64 = state.at + 1
        if state.box != data.DISCOVERY:
            begin_box(state, data.DISCOVERY)
            at = 0
        if state.undiscovered() == 0 and state.deck == 0:
            # There is nothing left to discover (R14).
            return
        while at < state.seats and not state.figures[data.DISCOVERY_AREA * data.SEATS + state.order[at]]:
            at += 1
        state.at = at
        if at < state.seats:
            state.active = state.order[at]
            state.sent = 0
            state.do_next(self)
            state.do_next(_SEND)


class Send(AskActive):
    """Which figures go, one at a time; or none (E5.21)."""

    def choices(self, state: Empires, seat: i64) -> list[int]:
        there: i64 = state.figures[data.DISCOVERY_AREA * data.SEATS + seat] - state.sent
        extras: i64 = 1 if state.sent else 0
        if there & data.BYTE > 1:
            extras += 2
        return TYPES[types_in(there)] + _EXTRAS[extras]

    def mentions(self, state: Empires, seat: i64) -> dict[str, int]:
        return {"strength:number": strength_of(state, seat, state.sent)}

    def choose(self, state: Empires, seat: i64, choice: i64) -> None:
        if choice == kinds.STAY:
            return
        there: i64 = state.figures[data.DISCOVERY_AREA * data.SEATS + seat]
        if choice == kinds.SEND_ALL:
            state.sent = there
        elif choice != kinds.SAIL:
            state.sent += data.ONE[choice]
            if state.sent != there:
                state.do_next(self)
                return
        state.tell(events.EXPEDITION, seat, strength_of(state, seat, state.sent))
        if state.undiscovered():
            state.do_next(_SAIL)
        else:
            try_card(state, seat)


class Sail(AskActive):
    """Which undiscovered region the expedition sails to (E5.21)."""

    def choices(self, state: Empires, seat: i64) -> list[int]:
        return REGIONS[state.undiscovered()]

    def mentions(self, state: Empires, seat: i64) -> dict[str, int]:
        return {"strength:number": strength_of(state, seat, state.sent)}

    def choose(self, state: Empires, seat: i64, choice: i64) -> None:
        counter = turn_up(state, seat, choice)
        strength = strength_of(state, seat, state.sent)
        if strength >= data.NATIVES[counter] - natives_less(state, seat):
            soldiers = of_type(state.sent, data.SOLDIER)
            come_back(state, seat)
            state.tell(events.COUNTER_SHOWN, choice, data.NATIVES[counter])
            discover(state, seat, counter, choice, soldiers)
        else:
            come_back(state, seat)
            fail(state, seat, counter, choice, strength)


def turn_up(state: Empires, seat: i64, region: i64) -> i64:
    """The counter of a region: one that was seen before (E5.27), or one that nobody has seen yet."""
    counter: i64 = state.counters[region]
    if counter == data.NOTHING:
        counters = state.unplaced_counters()
        return nth_bit(counters, state.chance(count_bits(counters)))
    if state.seen >> (region * data.SEATS + seat) & 1 == 0:
        state.reveal()
    return counter


def come_back(state: Empires, seat: i64) -> None:
    """Either way all figures sent go to the supply; the others stay for later turns (E5.25)."""
    state.figures[data.DISCOVERY_AREA * data.SEATS + seat] -= state.sent
    state.sent = 0


def discover(state: Empires, seat: i64, counter: i64, region: i64, soldiers: i64) -> None:
    """The counter with its coins, plunder for each soldier, and a colonist in the region (E5.23)."""
    state.counters[region] = data.NOTHING
    state.discovered |= bit(region)
    amount = take_find(state, seat, counter, soldiers)
    state.tell(events.DISCOVERED, seat, region, amount, data.FIND_VP[counter])
    settle(state, seat, data.COLONIST, region)
    nation: i64 = state.nation[seat]
    # France: one more colonist in each new region (E11, R21).
    more: i64 = data.DISCOVERY_COLONISTS[nation]
    if more:
        for _ in range(more):
            settle(state, seat, data.COLONIST, region)
        state.tell(events.SETTLED, seat, more, region)
    reward(state, seat)


def take_find(state: Empires, seat: i64, find: i64, soldiers: i64) -> i64:
    """A counter or card with its coins and plunder; says how much that is."""
    state.finds[seat] |= bit(find)
    amount: i64 = data.COINS[find] + soldiers * data.PLUNDER[find]
    state.money[seat] += amount
    return amount


def reward(state: Empires, seat: i64) -> None:
    """Spain: money right after each own discovery (E11)."""
    money: i64 = data.DISCOVERY_MONEY[state.nation[seat]]
    if money:
        state.money[seat] += money
        state.tell(events.SPAIN_PAID, seat, money)


def fail(state: Empires, seat: i64, counter: i64, region: i64, strength: i64) -> None:
    """The counter goes back face down; all have seen it, or the explorer alone (E5.24, R40)."""
    state.counters[region] = counter
    first: i64 = region * data.SEATS
    if state.explorer_only:
        state.seen |= bit(first + seat)
        state.whisper(bit(seat), events.COUNTER_SHOWN, region, data.NATIVES[counter])
    else:
        state.seen |= (bit(state.seats) - 1) << first
        state.tell(events.COUNTER_SHOWN, region, data.NATIVES[counter])
    exceeded: i64 = strength + natives_less(state, seat)
    if exceeded > state.natives_exceed(region):
        state.withstood &= ~(DIGIT_MASK * bit(DIGIT * region))
        state.withstood |= exceeded << (DIGIT * region)
    state.tell(events.EXPEDITION_FAILED, seat, region, strength)


# -- discovery cards (E5.26) ------------------------------------------------------------------------------------------


def draw_card(state: Empires) -> i64:
    """The top card of the deck."""
    return nth_bit(state.deck, state.chance(count_bits(state.deck)))


def try_card(state: Empires, seat: i64) -> None:
    """Once all regions are discovered, expeditions draw a card; a failed one is shuffled back (E5.26)."""
    card = draw_card(state)
    state.tell(events.CARD_SHOWN, card, data.NATIVES[card])
    strength = strength_of(state, seat, state.sent)
    soldiers = of_type(state.sent, data.SOLDIER)
    come_back(state, seat)
    if strength >= data.NATIVES[card] - natives_less(state, seat):
        take_card(state, seat, card, soldiers)
    else:
        state.tell(events.CARD_FAILED, seat, card, strength)


def take_card(state: Empires, seat: i64, card: i64, soldiers: i64) -> None:
    """A card is discovered like a region, but no colonist is placed."""
    state.deck &= ~bit(card)
    amount = take_find(state, seat, card, soldiers)
    state.tell(events.CARD_DISCOVERED, seat, card, amount, data.FIND_VP[card])
    reward(state, seat)


# -- free discoveries (E5.41) -----------------------------------------------------------------------------------------


class FreeDiscovery(AskActive):
    """New World Cartography, and Portugal's other advantage: a success whatever the natives (E5.41, E2.11, R15)."""

    def run(self, state: Empires) -> None:
        if state.undiscovered():
            super().run(state)
        elif state.deck:
            take_card(state, state.active, draw_card(state), 0)

    def choices(self, state: Empires, seat: i64) -> list[int]:
        return REGIONS[state.undiscovered()]

    def mentions(self, state: Empires, seat: i64) -> dict[str, int]:
        return {"strength:number": 0}

    def choose(self, state: Empires, seat: i64, choice: i64) -> None:
        counter = turn_up(state, seat, choice)
        state.tell(events.COUNTER_SHOWN, choice, data.NATIVES[counter])
        discover(state, seat, counter, choice, 0)


_EXTRAS: Final[list[list[int]]] = [
    [kinds.STAY],
    [kinds.SAIL],
    [kinds.SEND_ALL, kinds.STAY],
    [kinds.SEND_ALL, kinds.SAIL],
]
_SEND: Final = Send(kinds.DISCOVERY_SEND)
_SAIL: Final = Sail(kinds.DISCOVERY_REGION)
FREE_DISCOVERY: Final = FreeDiscovery(kinds.DISCOVERY_REGION)
DISCOVERY: Final = Explorers()
