"""What comes from the supply or the bank: money, figures, ships, trade goods."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from asztal.engine.bits import bit
from asztal.engine.step import Ask, Kind, Step
from asztal.games.empires import data, events
from asztal.games.empires.state import Empires, of_kind, of_type
from asztal.games.empires.steps import kinds

# -- money ------------------------------------------------------------------------------------------------------------


def take_money(state: Empires, seat: i64, amount: i64) -> None:
    """Every other player pays what is asked, or what they have (E6.7, R22)."""
    for other in range(state.seats):
        paid: i64 = min(amount, state.money[other])
        if other != seat and paid > 0:
            state.money[other] -= paid
            state.money[seat] += paid
            state.tell(events.MONEY_TAKEN, seat, other, paid)


# -- figures ----------------------------------------------------------------------------------------------------------


def gain_figure(state: Empires, seat: i64, figure: i64, place: i64 = data.HAND) -> None:
    """A figure comes from the supply; if there is none, the player may free one in the New World (E1.5)."""
    limit: i64 = data.LIMIT[figure]
    if limit < data.NO_LIMIT and state.figures_out(seat, figure) >= limit:
        state.do_next(SWAP[(place - data.HAND) * data.SEATS * data.TYPES + seat * data.TYPES + figure])
        return
    put_figure(state, seat, figure, place)
    state.tell(events.FIGURE_GAINED if place == data.HAND else events.FIGURE_BOARDED, seat, figure)


def put_figure(state: Empires, seat: i64, figure: i64, place: i64) -> None:
    """Adds a figure where no rule asks for more."""
    state.figures[place * data.SEATS + seat] += data.ONE[figure]


def remove_figure(state: Empires, seat: i64, figure: i64, place: i64) -> None:
    """A figure goes away, mostly to the supply."""
    state.figures[place * data.SEATS + seat] -= data.ONE[figure]


def settle(state: Empires, seat: i64, figure: i64, region: i64) -> None:
    """A figure appears in a region; the first player to have three there takes its good (E5.7, R12)."""
    at: i64 = region * data.SEATS + seat
    band: i64 = state.figures[at] + data.ONE[figure]
    state.figures[at] = band
    if band & data.BYTE >= data.THRESHOLD and state.tiles_there >> region & 1:
        state.tiles_there &= ~bit(region)
        good: i64 = data.REGION_GOOD[region]
        state.goods[seat] += data.GOOD[good]
        state.tell(events.REGION_GOOD_TAKEN, seat, good, region)


class SwapFigure(Ask[Empires]):
    """One of the own soldiers (builders) in the New World becomes a colonist, and is free (E1.5, R5)."""

    def __init__(self, kind: Kind, place: i64, who: i64, figure: i64) -> None:
        super().__init__(kind)
        self.place: i64 = place
        self.who: i64 = who
        self.figure: i64 = figure

    def seat(self, state: Empires) -> i64:
        return self.who

    def choices(self, state: Empires, seat: i64) -> list[int]:
        menu = [region for region in range(data.REGIONS) if state.count_of(region, seat, self.figure)]
        menu.append(kinds.NO_REGION)
        return menu

    def mentions(self, state: Empires, seat: i64) -> dict[str, int]:
        return {"figure": self.figure}

    def choose(self, state: Empires, seat: i64, choice: i64) -> None:
        if choice == kinds.NO_REGION:
            state.tell(events.FIGURE_LOST, seat, self.figure)
            return
        state.figures[choice * data.SEATS + seat] += data.ONE[data.COLONIST] - data.ONE[self.figure]
        state.tell(events.FIGURE_SWAPPED, seat, self.figure, choice)
        put_figure(state, seat, self.figure, self.place)


SWAP: Final[list[Step[Empires]]] = [
    SwapFigure(kinds.FIGURE_SWAP, place, seat, figure)
    for place in range(data.HAND, data.PLACES)
    for seat in range(data.SEATS)
    for figure in range(data.TYPES)
]

# -- ships ------------------------------------------------------------------------------------------------------------


def gain_ship(state: Empires, seat: i64) -> None:
    """A merchant ship, while there is one (E1.7, R6)."""
    if state.ships_left:
        state.ships_left -= 1
        state.ships[seat] += 1
        state.tell(events.SHIP_GAINED, seat)
    else:
        state.tell(events.NO_SHIP, seat)


# -- trade goods ------------------------------------------------------------------------------------------------------


def draw_tile(state: Empires) -> i64:
    """A tile from the bag, which is not empty."""
    n: i64 = state.chance(state.bag & data.BYTE)
    kind: i64 = 0
    n -= of_kind(state.bag, kind)
    while n >= 0:
        kind += 1
        n -= of_kind(state.bag, kind)
    state.bag -= data.GOOD[kind]
    return kind


def draw_good(state: Empires, seat: i64) -> None:
    """A good drawn blind, if there is one (E1.6, R48)."""
    if state.bag & data.BYTE == 0:
        state.tell(events.BAG_EMPTY, seat)
        return
    good = draw_tile(state)
    state.goods[seat] += data.GOOD[good]
    state.tell(events.GOOD_DRAWN, seat, good)


def kinds_of(tiles: i64) -> list[int]:
    """The kinds among some tiles, as a menu."""
    menu: list[int] = []
    for kind in range(data.KINDS):
        if of_kind(tiles, kind):
            menu.append(kind)
    return menu


def types_of(band: i64) -> list[int]:
    """The types in a band, as a menu."""
    menu: list[int] = []
    for figure in range(data.TYPES):
        if of_type(band, figure):
            menu.append(figure)
    return menu
