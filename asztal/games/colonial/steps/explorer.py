"""The Explorer: new lands, the way around the world, and a first foothold (C11, C12, C16)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from asztal.engine.bits import bit, bits
from asztal.engine.phrase import Phrase
from asztal.engine.step import Kind, Step
from asztal.games.colonial import data, events
from asztal.games.colonial.state import EXPLORATION, Colonial
from asztal.games.colonial.steps import kinds
from asztal.games.colonial.steps.asking import AskActive, percent
from asztal.games.colonial.steps.control import put_counters, settle_placement, words_of_box
from asztal.games.colonial.steps.dice import show, throw_die
from asztal.games.colonial.steps.purse import gain_prestige, pay
from asztal.games.colonial.steps.unrest import add_unrest


def can_explore(state: Colonial, seat: i64) -> bool:
    """Whether there is anything left to be explored (C16.1)."""
    return state.circumnavigation > 0 or state.unexplored & state.open_to(seat) != 0


def goals(state: Colonial, seat: i64) -> list[int]:
    """What the seat may explore: territories, by the treaty of Tordesillas, and the way around the world."""
    menu = bits(state.unexplored & state.open_to(seat))
    if state.circumnavigation:
        menu.append(kinds.CIRCUMNAVIGATE)
    return menu


class Explore(AskActive):
    """What to explore; the die decides at once (C16.1, C16.2)."""

    def choices(self, state: Colonial, seat: i64) -> list[int]:
        return goals(state, seat)

    def words(self, state: Colonial, seat: i64, choice: i64) -> Phrase:
        if choice == kinds.STOP_EXPLORING:
            return super().words(state, seat, choice)
        around = choice == kinds.CIRCUMNAVIGATE
        need = state.need_around(seat) if around else state.need(seat, choice)
        prestige: i64 = state.circumnavigation if around else data.PRESTIGE[choice]
        if not around and data.CONTINENT[choice] == data.AMERICA:
            prestige += state.america
        odds = {"need:number": need, "percent:number": percent(need), "gain:number": prestige}
        if around:
            return Phrase("choice-explore-circumnavigation", odds)
        key = "choice-explore" if need <= data.DIE else "choice-explore-never"
        return Phrase(key, {"territory": choice, **odds})

    def choose(self, state: Colonial, seat: i64, choice: i64) -> None:
        state.explorations += 1
        if choice == kinds.CIRCUMNAVIGATE:
            sail_around(state, seat)
            state.do_next(_AGAIN)
        else:
            state.do_next(_AGAIN)
            explore(state, seat, choice)


def sail_around(state: Colonial, seat: i64) -> None:
    """The circumnavigation: Seafaring alone helps (C11)."""
    need = state.need_around(seat)
    roll = throw_die(state)
    show(state, EXPLORATION, seat, data.NOWHERE, 1, roll)
    state.tell(events.CIRCUMNAVIGATION_ROLLED, seat, roll, need)
    if roll >= need:
        state.tell(events.CIRCUMNAVIGATED, seat, state.circumnavigation)
        gain_prestige(state, seat, state.circumnavigation)
        state.circumnavigation = 0
        state.circumnavigator = seat
    else:
        state.tell(events.CIRCUMNAVIGATION_FAILED, seat)


def explore(state: Colonial, seat: i64, territory: i64) -> None:
    """A territory; the first in America brings more (C12.2, C16.3, C16.4)."""
    need = state.need(seat, territory)
    roll = throw_die(state)
    show(state, EXPLORATION, seat, territory, 1, roll)
    state.tell(events.EXPLORATION_ROLLED, seat, territory, roll, need)
    if roll < need:
        state.tell(events.EXPLORATION_FAILED, seat, territory)
        return
    state.unexplored &= ~bit(territory)
    state.tell(events.EXPLORED, seat, territory, data.PRESTIGE[territory])
    prestige: i64 = data.PRESTIGE[territory]
    if state.america and data.CONTINENT[territory] == data.AMERICA:
        state.tell(events.AMERICA_DISCOVERED, seat, state.america)
        prestige += state.america
        state.america = 0
        state.discoverer = seat
    gain_prestige(state, seat, prestige)
    state.place = territory
    if data.BOXES_IN[territory]:
        state.do_next(_FOLLOW_UP)


class FollowUp(AskActive):
    """A trading post, adventurers, or nothing (C16.3)."""

    def choices(self, state: Colonial, seat: i64) -> list[int]:
        menu = [kinds.STOP]
        if state.fleets[seat] > 0:
            menu.append(kinds.TRADING_POST)
        if state.treasury[seat] > 0:
            menu.append(kinds.ADVENTURERS)
        return menu

    def choose(self, state: Colonial, seat: i64, choice: i64) -> None:
        if choice != kinds.STOP:
            state.do_next(_BY_FLEET if choice == kinds.TRADING_POST else _BY_TREASURE)


class ExploreBox(AskActive):
    """Where the counter goes (C16.3)."""

    def __init__(self, kind: Kind, by_fleet: bool) -> None:
        super().__init__(kind)
        self.by_fleet = by_fleet

    def choices(self, state: Colonial, seat: i64) -> list[int]:
        return data.BOXES_IN[state.place]

    def words(self, state: Colonial, seat: i64, choice: i64) -> Phrase:
        return words_of_box(state, seat, choice, 1)

    def choose(self, state: Colonial, seat: i64, choice: i64) -> None:
        put_counters(state, seat, choice, 1)
        if self.by_fleet:
            state.fleets[seat] -= 1
            state.tell(events.TRADING_POST, seat, choice)
            settle_placement(state, seat, choice)
        else:
            pay(state, seat, 1)
            state.tell(events.ADVENTURERS, seat, choice)
            settle_placement(state, seat, choice)
            add_unrest(state, state.place, 1)


class ExploreAgain(Explore):
    """Portugal may explore a second time until it has grown (C26.1.4)."""

    def run(self, state: Colonial) -> None:
        seat = state.active
        nation: i64 = state.nation[seat]
        if nation == data.NOBODY or state.grown >> seat & 1 or state.explorations >= data.EXPLORATIONS[nation]:
            return
        if can_explore(state, seat):
            super().run(state)

    def choices(self, state: Colonial, seat: i64) -> list[int]:
        return [*goals(state, seat), kinds.STOP_EXPLORING]

    def choose(self, state: Colonial, seat: i64, choice: i64) -> None:
        if choice != kinds.STOP_EXPLORING:
            super().choose(state, seat, choice)


class Explorer(Step[Colonial]):
    """A first exploration."""

    def run(self, state: Colonial) -> None:
        state.explorations = 0
        state.do_next(_EXPLORE)


_EXPLORE: Final = Explore(kinds.EXPLORE)
_AGAIN: Final = ExploreAgain(kinds.EXPLORE)
_FOLLOW_UP: Final = FollowUp(kinds.FOLLOW_UP)
_BY_FLEET: Final = ExploreBox(kinds.EXPLORE_BOX, True)
_BY_TREASURE: Final = ExploreBox(kinds.EXPLORE_BOX, False)
