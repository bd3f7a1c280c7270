"""Setup: nations, turn order and money, the table, perhaps a bid for places and Portugal's discovery (E2)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from asztal.engine.bits import bit
from asztal.engine.step import Ask, Kind, Step, in_order
from asztal.games.empires import data, events
from asztal.games.empires.state import Empires
from asztal.games.empires.steps import kinds
from asztal.games.empires.steps.bidding import AUCTION
from asztal.games.empires.steps.discovery import FREE_DISCOVERY
from asztal.games.empires.steps.refresh import open_age, open_goods, wait_for_ship
from asztal.games.empires.steps.turn import BEGIN_TURN


class Setup(Step[Empires]):
    """Nations are picked before everything else (E2.1)."""

    def run(self, state: Empires) -> None:
        seats = state.seats
        state.figures = [0] * (data.PLACES * data.SEATS)
        state.spaces = [data.NOBODY] * data.SPACES
        state.counters = [data.NOTHING] * data.REGIONS
        state.market = []
        state.row = [data.NOTHING] * data.OPEN_BUILDINGS
        state.money = [data.START_MONEY] * seats
        state.ships = [0] * seats
        state.goods = [0] * seats
        state.buildings = [0] * seats
        state.finds = [0] * seats
        state.points = [0] * (data.SOURCES * data.SEATS)
        state.nation = [data.NO_NATION] * seats
        state.order = list(range(seats))
        state.do_in_order(_SETUP)
        if state.with_nations:
            state.do_for_each_seat(_PICK_NATION, 0)


class PickNation(Ask[Empires]):
    """A nation, and so a colour (E2.1, E11.1)."""

    def __init__(self, kind: Kind, who: i64) -> None:
        super().__init__(kind)
        self.who: i64 = who

    def seat(self, state: Empires) -> i64:
        return self.who

    def choices(self, state: Empires, seat: i64) -> list[int]:
        nations = len(data.NATIONS) if state.with_purple else data.ITALY
        return [nation for nation in range(nations) if nation not in state.nation]

    def choose(self, state: Empires, seat: i64, choice: i64) -> None:
        state.nation[seat] = choice
        state.tell(events.NATION_TAKEN, seat, choice)


class LayOut(Step[Empires]):
    """Colonists, regions, goods, buildings, a ship; the turn order is drawn (E2.2 to E2.9)."""

    def run(self, state: Empires) -> None:
        for seat in range(state.seats):
            state.figures[data.HAND * data.SEATS + seat] = data.START_COLONISTS * data.ONE[data.COLONIST]
        state.discovered = data.OPEN_AT_START
        state.tiles_there = data.ALL_REGIONS
        state.deck = data.ALL_CARDS
        self.fill_bag(state)
        open_age(state, 0)
        open_goods(state)
        state.ships_left = data.SHIPS
        wait_for_ship(state)
        state.shuffle(state.order)
        if state.by_bid:
            state.placeless = bit(state.seats) - 1
            state.do_next(AUCTION)
        else:
            self.pay_late_seats(state)

    def fill_bag(self, state: Empires) -> None:
        """All tiles but one for each region (E2.4)."""
        bag: i64 = 0
        for kind in range(data.KINDS):
            bag += data.TILES[kind] * data.GOOD[kind]
        for good in data.REGION_GOOD:
            bag -= data.GOOD[good]
        state.bag = bag

    def pay_late_seats(self, state: Empires) -> None:
        """Who comes later in turn order has more money (E2.3)."""
        for at in range(state.seats):
            seat = state.order[at]
            state.money[seat] += at * state.late_money
            state.tell(events.START_MONEY, seat, at, state.money[seat])


class PortugalExplores(Step[Empires]):
    """Portugal's free discovery, if that is its advantage (E2.11, R29)."""

    def run(self, state: Empires) -> None:
        if state.portugal_explores:
            for seat in range(state.seats):
                if state.nation[seat] == data.PORTUGAL:
                    state.active = seat
                    state.do_next(FREE_DISCOVERY)


_PICK_NATION: Final[list[Step[Empires]]] = [PickNation(kinds.NATION, seat) for seat in range(data.SEATS)]
_SETUP: Final = in_order(LayOut(), PortugalExplores(), BEGIN_TURN)
