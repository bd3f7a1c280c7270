"""The Merchant: pirates strike, then goods are shipped to the market (C20)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from asztal.engine.bits import bit
from asztal.engine.state import with_number
from asztal.engine.step import Ask, Kind, Step, in_order
from asztal.games.colonial import data, events
from asztal.games.colonial import state as table
from asztal.games.colonial.state import Colonial
from asztal.games.colonial.steps import kinds
from asztal.games.colonial.steps.asking import AskActive, mentions, some_success
from asztal.games.colonial.steps.dice import show, successes
from asztal.games.colonial.steps.purse import step_back
from asztal.games.colonial.steps.requests import SHIP_ASK, shippable


def pirates_around(state: Colonial, victim: i64) -> i64:
    """The pirates that lie in wait for a seat."""
    count: i64 = 0
    for owner in range(state.seats):
        count += state.pirates[victim * data.SEATS + owner]
    return count


class Merchant(Step[Colonial]):
    """Pirates, counter-attack, shipping (C20.1)."""

    def run(self, state: Colonial) -> None:
        seat = state.active
        state.merchants |= bit(seat)
        state.attacked = False
        state.do_in_order(_SHIPPING)
        if pirates_around(state, seat):
            state.do_next(_COUNTER_ATTACK)
            # In turn order from the active player's left (C20.2); he himself has no pirates here.
            state.do_for_each_seat(_PIRATES, seat)


class PirateAttack(Ask[Colonial]):
    """Whether the pirates of a player attack (C20.2, R-51)."""

    def __init__(self, kind: Kind, owner: i64) -> None:
        super().__init__(kind)
        self.owner: i64 = owner

    def dice(self, state: Colonial) -> i64:
        pirates: i64 = state.pirates[state.active * data.SEATS + self.owner]
        return pirates if state.dice_per_pirate else min(pirates, 1)

    def run(self, state: Colonial) -> None:
        if self.dice(state) > 0:
            super().run(state)

    def seat(self, state: Colonial) -> i64:
        return self.owner

    def choices(self, state: Colonial, seat: i64) -> list[int]:
        return _NO_OR_YES

    def mentions(self, state: Colonial, seat: i64) -> dict[str, int]:
        dice = self.dice(state)
        return {
            **mentions(state, seat),
            "dice:number": dice,
            "percent:number": some_success(dice),
            "victims:number": state.fleets[state.active],
        }

    def choose(self, state: Colonial, seat: i64, choice: i64) -> None:
        victim: i64 = state.active
        if choice == kinds.NO:
            state.tell(events.PIRATES_HELD_BACK, seat, victim)
            return
        state.attacked = True
        dice = self.dice(state)
        hits = successes(state, dice)
        show(state, table.PIRATE_ATTACK, seat, data.NOWHERE, dice, hits)
        state.tell(events.PIRATES_ATTACKED, seat, victim, dice, hits)
        while hits > 0 and state.fleets[victim] > 0:
            hits -= 1
            state.fleets[victim] -= 1
            state.tell(events.FLEET_LOST, victim)


class CounterAttack(AskActive):
    """Whether the squadrons strike back, after an attack (C20.3)."""

    def run(self, state: Colonial) -> None:
        if state.squadrons[state.active] > 0 and (state.attacked or state.always_counter):
            super().run(state)

    def choices(self, state: Colonial, seat: i64) -> list[int]:
        return _NO_OR_YES

    def mentions(self, state: Colonial, seat: i64) -> dict[str, int]:
        dice = min(state.squadrons[seat], data.DEFENCE_DICE)
        return {**super().mentions(state, seat), "dice:number": dice, "percent:number": some_success(dice)}

    def choose(self, state: Colonial, seat: i64, choice: i64) -> None:
        if choice == kinds.YES:
            dice: i64 = min(state.squadrons[seat], data.DEFENCE_DICE)
            hits = successes(state, dice)
            show(state, table.COUNTER_ATTACK, seat, data.NOWHERE, dice, hits)
            state.tell(events.COUNTER_ATTACKED, seat, dice, hits)
            state.hits = hits
            state.do_next(_SINK)


class SinkPirate(AskActive):
    """Whose pirate is destroyed, for each success (C20.3)."""

    def run(self, state: Colonial) -> None:
        seat = state.active
        if state.hits == 0:
            return
        if state.hits >= pirates_around(state, seat):
            for owner in range(state.seats):
                while state.pirates[seat * data.SEATS + owner]:
                    self.choose(state, seat, owner)
            state.hits = 0
        else:
            state.hits -= 1
            state.do_next(self)
            super().run(state)

    def choices(self, state: Colonial, seat: i64) -> list[int]:
        return [owner for owner in range(state.seats) if state.pirates[seat * data.SEATS + owner]]

    def choose(self, state: Colonial, seat: i64, choice: i64) -> None:
        at: i64 = seat * data.SEATS + choice
        state.pirates = with_number(state.pirates, at, state.pirates[at] - 1)
        state.tell(events.PIRATE_SUNK, choice, seat)


class BeginShipping(Step[Colonial]):
    """The fleets that are left carry a good each (C20.4)."""

    def run(self, state: Colonial) -> None:
        state.capacity = state.fleets[state.active]
        state.asked = 0
        state.ships_slaves = not state.abolished()


class Abolition(AskActive):
    """After the abolition: whether to step back so as to ship slaves, if there are any to be shipped (C6.5, C20.10)."""

    def run(self, state: Colonial) -> None:
        seat = state.active
        if state.ships_slaves or state.capacity == 0 or not any_slaves(state):
            return
        if state.diplomacy[seat] > 1:
            super().run(state)
        elif state.lenient:
            # On the leftmost space the step is skipped.
            state.ships_slaves = True

    def choices(self, state: Colonial, seat: i64) -> list[int]:
        return _NO_OR_YES

    def choose(self, state: Colonial, seat: i64, choice: i64) -> None:
        if choice == kinds.YES:
            state.ships_slaves = True
            state.tell(events.ABOLITION_PAID, seat)
            step_back(state, seat)


def any_slaves(state: Colonial) -> bool:
    """Whether anybody controls a black box."""
    for seat in range(state.seats):
        if state.controls[seat] & data.SLAVES:
            return True
    return False


class ShipOwn(AskActive):
    """How many own goods (C20.4)."""

    def choices(self, state: Colonial, seat: i64) -> list[int]:
        return list(range(min(state.capacity, state.own_left) + 1))

    def suggested(self, state: Colonial, seat: i64) -> i64:
        return min(state.capacity, state.own_left)

    def choose(self, state: Colonial, seat: i64, choice: i64) -> None:
        state.goods[seat] += choice
        state.capacity -= choice
        state.own_left -= choice
        if choice > 0:
            state.tell(events.SHIPPED, seat, choice)


class ShipFirst(ShipOwn):
    """Own goods before those of others."""

    def run(self, state: Colonial) -> None:
        state.own_left = state.production(state.active, shippable(state))
        super().run(state)


class ShipAfter(ShipOwn):
    """Once more after requests, if there were any (C20.9)."""

    def run(self, state: Colonial) -> None:
        if state.asked:
            super().run(state)


_NO_OR_YES: Final = [kinds.NO, kinds.YES]
_PIRATES: Final[list[Step[Colonial]]] = [PirateAttack(kinds.PIRATES, owner) for owner in range(data.SEATS)]
_COUNTER_ATTACK: Final = CounterAttack(kinds.COUNTER_ATTACK)
_SINK: Final = SinkPirate(kinds.SINK)
_SHIPPING: Final = in_order(
    BeginShipping(), Abolition(kinds.ABOLITION), ShipFirst(kinds.SHIP), SHIP_ASK, ShipAfter(kinds.SHIP)
)
