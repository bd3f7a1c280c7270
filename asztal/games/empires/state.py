"""Empires' table: event boxes and the New World with their figures, everybody's goods, ships, buildings (E1, E2).

Whatever nobody can know is drawn when it is turned up: the counter of a region, the next tile of a stack, of the bag,
of the deck. The chances are those of a shuffle beforehand, and there is nothing to hide (R54).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from asztal.engine.bits import bit, count_bits
from asztal.engine.rng import Rng
from asztal.engine.state import EMPTY, State
from asztal.games.empires import data

# The phases of a turn (E3.2), as ``State.phase``.
SETUP: Final = 0
PLACEMENT: Final = 1
RESOLUTION: Final = 2
INCOME: Final = 3
BENEFITS: Final = 4
REFRESH: Final = 5
SCORING: Final = 6

# Three bits for what is packed by seat or region.
DIGIT: Final = 3
DIGIT_MASK: Final = 7


def of_type(band: i64, figure: i64) -> i64:
    """How many figures of a type there are in a band."""
    return band >> (8 * figure + 8) & data.BYTE


def of_kind(tiles: i64, good: i64) -> i64:
    """How many tiles of a kind there are among some."""
    return tiles >> (4 * good + 8) & data.NIBBLE


def types_in(band: i64) -> i64:
    """The types that are in a band, as a bit mask."""
    mask: i64 = 0
    band >>= 8
    at: i64 = 1
    while band:
        if band & data.BYTE:
            mask |= at
        band >>= 8
        at += at
    return mask


class Empires(State):
    """The whole truth of a match. Regions, buildings, goods, figures, nations go by their place in the data."""

    # -- figures
    figures: list[int] = EMPTY
    """[place * SEATS + seat]: the seat's figures at a place, as a band (``data.ONE``); regions come first."""
    spaces: list[int] = EMPTY
    """[space]: seat * TYPES + type of the figure there, or NOBODY; which spaces are where is ``data.FIRST``."""
    filled: i64 = 0
    """The figures placed on each target in this turn, four bits each."""
    open: i64 = 0
    """The targets with room for everybody, as a bit mask."""
    to_place: i64 = 0
    """Figures in all hands together."""
    lifted: i64 = 0
    """The type of the figure that is being placed."""
    initiative: i64 = 0
    """The seats in the Initiative row in order, each plus one, three bits each (E5.2)."""
    initiators: i64 = 0
    """The same seats as a bit mask."""
    dock_spaces: i64 = 0
    """Numbered spaces of the dock that are open (E2.10)."""

    # -- the New World
    discovered: i64 = 0
    """The regions that are discovered, as a bit mask."""
    counters: list[int] = EMPTY
    """[region]: the counter that lies there face down, if it was turned up once, else NOTHING."""
    seen: i64 = 0
    """Bit region * SEATS + seat: the seat has seen the counter of the region (E5.24)."""
    withstood: i64 = 0
    """[region], three bits each: a failed expedition has shown that there are more natives than this."""
    tiles_there: i64 = 0
    """The regions whose trade good still lies there, as a bit mask (E5.7)."""

    # -- what is on offer
    bag: i64 = 0
    """The tiles in the bag (``data.GOOD``)."""
    market: list[int] = EMPTY
    """The kinds of the open trade goods."""
    tiles: i64 = 0
    """The buildings in play, as a bit mask (E2.7, E2.13)."""
    stack: i64 = 0
    """The buildings of this age that are still face down, as a bit mask."""
    row: list[int] = EMPTY
    """The open buildings, NOTHING where one was bought."""
    ship_waits: bool = False
    """Whether a ship lies in the Merchant Shipping box."""
    ships_left: i64 = 0
    """Merchant ships that nobody has and that don't lie in the box (E1.7)."""
    deck: i64 = 0
    """The discovery cards left, as a bit mask of finds."""

    # -- by seat
    money: list[int] = EMPTY
    ships: list[int] = EMPTY
    goods: list[int] = EMPTY
    """[seat]: its trade goods (``data.GOOD``)."""
    buildings: list[int] = EMPTY
    """[seat]: its buildings, as a bit mask."""
    finds: list[int] = EMPTY
    """[seat]: its counters and cards, as a bit mask."""
    points: list[int] = EMPTY
    """[source * SEATS + seat]: victory points by where they come from."""
    scored: list[int] = EMPTY
    """[building]: the victory points that it has brought; nothing is there before the first has (E8.8)."""
    nation: list[int] = EMPTY
    """[seat]: its nation, or NO_NATION."""
    order: list[int] = EMPTY
    """The seats in turn order."""

    # -- the turn
    turn: i64 = 0
    phase: i64 = SETUP
    box: i64 = data.NOTHING
    """The event box that is being resolved."""
    at: i64 = 0
    """Whose turn it is, as a place in the turn order."""
    space: i64 = 0
    """The space that is being resolved."""

    # -- what a decision is about
    active: i64 = 0
    """Who discovers, buys a building, or has a benefit."""
    other: i64 = 0
    """Whom the Papal Decree or the Smuggler is about."""
    sent: i64 = 0
    """Those of the explorer's figures in the Discovery box that are to sail, as a band (E5.21)."""
    left: i64 = 0
    """How often something can still be done: colonists of Overpopulation, hits of a battle, moves on Colonial Roads."""
    good: i64 = 0
    """What the Smuggler gives."""
    region: i64 = 0
    """Where a battle is fought, or from where a figure moves."""
    attacker: i64 = data.NOBODY
    defender: i64 = data.NOBODY
    battles: i64 = 0
    """The regions of a war in which there is still to be a battle, as a bit mask (E5.52)."""
    hit_defender: i64 = 0
    """The defender's figures that are named as victims, as a band (E5.53)."""
    hit_attacker: i64 = 0
    bid: i64 = data.NOTHING
    """The highest bid for a place in the turn order (E2.12)."""
    bidder: i64 = data.NOBODY
    bidding: i64 = 0
    """The seats that still bid, as a bit mask."""
    placeless: i64 = 0
    """The seats without a place in the turn order, as a bit mask."""

    # -- options
    with_builders: bool = True
    with_nations: bool = True
    vp_for_sale: bool = True
    with_purple: bool = True
    portugal_explores: bool = False
    """Portugal has a free discovery at the start, and no other advantage in Discovery (E2.11)."""
    explorer_only: bool = False
    """Only the explorer sees the counter of a failed expedition."""
    by_bid: bool = False
    late_money: i64 = 1
    wide_tie: i64 = 0
    """For each of three or more that are tied for first place in a region."""

    # -- looking at the table -----------------------------------------------------------------------------------

    def age(self) -> i64:
        """The age of this turn, 0 to 2 (E3.1)."""
        return data.AGE_OF[self.turn]

    def band(self, place: i64, seat: i64) -> i64:
        """The seat's figures at a place."""
        return self.figures[place * data.SEATS + seat]

    def count(self, place: i64, seat: i64) -> i64:
        """How many figures of any type it has there."""
        band: i64 = self.figures[place * data.SEATS + seat]
        return band & data.BYTE

    def count_of(self, place: i64, seat: i64, figure: i64) -> i64:
        """How many of a type."""
        return of_type(self.figures[place * data.SEATS + seat], figure)

    def owns(self, seat: i64, buildings: i64) -> bool:
        """Whether it has one of these buildings."""
        return self.buildings[seat] & buildings != 0

    def owner_of(self, buildings: i64) -> i64:
        """Who has one of these buildings, or NOBODY."""
        for seat in range(self.seats):
            if self.buildings[seat] & buildings:
                return seat
        return data.NOBODY

    def presence(self, seat: i64) -> i64:
        """The regions where the seat has a figure, as a bit mask."""
        mask: i64 = 0
        at: i64 = seat
        for region in range(data.REGIONS):
            if self.figures[at]:
                mask |= bit(region)
            at += data.SEATS
        return mask

    def seat_on(self, space: i64) -> i64:
        """Whose figure stands on a space."""
        return self.spaces[space] // data.TYPES

    def figure_on(self, space: i64) -> i64:
        """The type of the figure on a space."""
        return self.spaces[space] % data.TYPES

    def filled_on(self, target: i64) -> i64:
        """How many figures were placed on a target in this turn."""
        return self.filled >> (4 * target) & data.NIBBLE

    def figures_out(self, seat: i64, figure: i64) -> i64:
        """How many figures of a type are not in the supply (E1.4)."""
        out: i64 = 0
        for place in range(data.PLACES):
            out += of_type(self.figures[place * data.SEATS + seat], figure)
        standing = seat * data.TYPES + figure
        for there in self.spaces:
            if there == standing:
                out += 1
        return out

    def score(self, seat: i64) -> i64:
        """Its victory points so far."""
        score: i64 = 0
        for source in range(data.SOURCES):
            score += self.points[source * data.SEATS + seat]
        return score

    def undiscovered(self) -> i64:
        """The regions that are still to be discovered, as a bit mask."""
        return data.ALL_REGIONS & ~self.discovered

    # -- secrets ------------------------------------------------------------------------------------------------

    def unplaced_counters(self) -> i64:
        """The counters that nobody has and that no failed expedition has turned up, as a bit mask."""
        counters: i64 = data.ALL_COUNTERS
        for seat in range(self.seats):
            counters &= ~self.finds[seat]
        for counter in self.counters:
            if counter != data.NOTHING:
                counters &= ~bit(counter)
        return counters

    def natives_exceed(self, region: i64) -> i64:
        """The strength that was once too little for a region; everybody knows that (E5.24)."""
        return self.withstood >> (DIGIT * region) & DIGIT_MASK

    def shuffle_unknown(self, seat: int, rng: Rng) -> None:
        """Counters that only other explorers have seen are dealt anew, each too strong for those who have failed."""
        if not self.explorer_only:
            return
        regions = [
            region
            for region in range(data.REGIONS)
            if self.counters[region] != data.NOTHING and not self.seen >> (region * data.SEATS + seat) & 1
        ]
        for region in regions:
            self.counters[region] = data.NOTHING
        # The fewest counters fit where most strength has failed; dealt in this order, all deals are equally likely.
        for enough in range(DIGIT_MASK, -1, -1):
            for region in regions:
                if self.natives_exceed(region) == enough:
                    fitting: i64 = self.unplaced_counters() & data.STRONGER[enough]
                    self.counters[region] = nth_bit(fitting, rng.below(count_bits(fitting)))


def nth_bit(mask: i64, n: i64) -> i64:
    """The place of a set bit, counted from 0."""
    while n > 0:
        mask &= mask - 1
        n -= 1
    at: i64 = 0
    while mask >> at & 1 == 0:
        at += 1
    return at
