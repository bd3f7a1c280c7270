"""What a seat may know of Empires (E1), as numbers.

Figures that stand together lie packed in the state, a byte for each type: they are put down eight bytes at a time.
"""

from __future__ import annotations

from typing import Final

from librt.strings import write_i64_le
from mypy_extensions import i64

from asztal.engine.bits import bit
from asztal.engine.observation import Observation
from asztal.games.empires import data
from asztal.games.empires import state as table
from asztal.games.empires.state import DIGIT, DIGIT_MASK, Empires
from asztal.games.empires.steps.kinds import KINDS

_PHASES: Final = table.SCORING + 1
_CARD_BITS: Final[int] = bit(data.CARDS) - 1


def observe(state: Empires, seat: int) -> bytes:
    """What is asked, the turn, what it is about, the boxes, the New World, what is on offer, and the players."""
    seen = Observation(state, seat)
    seen.asked(state, KINDS)
    _put_turn(seen, state)
    _put_action(seen, state)
    _put_boxes(seen, state)
    _put_regions(seen, state)
    _put_offer(seen, state)
    for offset in range(state.seats):
        _put_player(seen, state, (seat + offset) % state.seats)
    return seen.done()


def _put_turn(seen: Observation, state: Empires) -> None:
    """How far the match has come, the turn order, the Initiative row, and the options of the table."""
    seen.count(state.turn)
    seen.one_of(state.phase, _PHASES)
    seen.one_of(state.box, data.DOCK_X)
    seen.count(state.at)
    for seat in state.order:
        seen.count(_offset(seen, seat))
    row: i64 = state.initiative
    for _ in range(state.seats):
        seen.count(_offset(seen, (row & DIGIT_MASK) - 1) + 1 if row & DIGIT_MASK else 0)
        row >>= DIGIT
    seen.flag(state.with_builders)
    seen.flag(state.with_nations)
    seen.flag(state.vp_for_sale)
    seen.flag(state.portugal_explores)
    seen.flag(state.explorer_only)
    seen.count(state.wide_tie)


def _put_action(seen: Observation, state: Empires) -> None:
    """What the present decision is about."""
    seen.count(state.space)
    seen.one_of(state.lifted, data.TYPES)
    seen.who(state.active)
    seen.who(state.other)
    seen.count(state.left)
    seen.one_of(state.good, data.KINDS)
    seen.one_of(state.region, data.REGIONS)
    seen.who(state.attacker)
    seen.who(state.defender)
    seen.bits(state.battles, data.REGIONS)
    write_i64_le(seen.written, state.sent)
    write_i64_le(seen.written, state.hit_attacker)
    write_i64_le(seen.written, state.hit_defender)
    seen.count(state.bid + 1)
    seen.who(state.bidder)
    seen.those(state.bidding)
    seen.those(state.placeless)


def _offset(seen: Observation, seat: i64) -> i64:
    """A seat counted from the one that looks on."""
    offset: i64 = seat - seen.seat
    return offset if offset >= 0 else offset + seen.seats


def _put_boxes(seen: Observation, state: Empires) -> None:
    """For each space whose figure stands there, plus one, and its type, plus one; how full each target is."""
    for there in state.spaces:
        if there == data.NOBODY:
            seen.nothing(2)
        else:
            figure: i64 = there
            seen.count(_offset(seen, figure // data.TYPES) + 1)
            seen.count(figure % data.TYPES + 1)
    seen.bits(state.open, data.DOCK_X)
    for target in (data.DOCK_X, data.DOCK_Y, data.MAYFLOWER_SHIPS):
        seen.count(state.filled_on(target))
    seen.count(state.dock_spaces)


def _put_regions(seen: Observation, state: Empires) -> None:
    """What lies in the New World; of face-down counters those that the seat has seen (E5.24)."""
    seen.bits(state.discovered, data.REGIONS)
    seen.bits(state.tiles_there, data.REGIONS)
    withstood: i64 = state.withstood
    for region in range(data.REGIONS):
        known = state.seen >> (region * data.SEATS + seen.seat) & 1
        seen.count(state.counters[region] + 1 if known else 0)
        seen.count(withstood & DIGIT_MASK)
        withstood >>= DIGIT


def _put_offer(seen: Observation, state: Empires) -> None:
    """Goods and buildings, open and face down, a ship, discovery cards; all can count what is not open."""
    market: i64 = 0
    for good in state.market:
        market += data.GOOD[good]
    _put_goods(seen, market)
    _put_goods(seen, state.bag)
    row: i64 = 0
    for building in state.row:
        if building != data.NOTHING:
            row |= bit(building)
    seen.bits(row, data.BUILDINGS)
    seen.bits(state.stack, data.BUILDINGS)
    seen.flag(state.ship_waits)
    seen.count(state.ships_left)
    seen.bits(state.deck >> data.COUNTERS & _CARD_BITS, data.CARDS)


def _put_goods(seen: Observation, tiles: i64) -> None:
    """How many tiles, and of each kind how many."""
    seen.count(tiles & data.BYTE)
    tiles >>= 8
    for _ in range(data.KINDS):
        seen.count(tiles & data.NIBBLE)
        tiles >>= 4


def _put_player(seen: Observation, state: Empires, seat: i64) -> None:
    """What a player has, and the figures at every place."""
    seen.one_of(state.nation[seat], data.NO_NATION + 1)
    seen.count(state.money[seat])
    seen.count(state.ships[seat])
    _put_goods(seen, state.goods[seat])
    seen.bits(state.buildings[seat], data.BUILDINGS)
    seen.bits(state.finds[seat], data.FINDS)
    for source in range(data.SOURCES):
        seen.count(state.points[source * data.SEATS + seat])
    written = seen.written
    figures = state.figures
    at: i64 = seat
    while at < data.PLACES * data.SEATS:
        write_i64_le(written, figures[at])
        at += data.SEATS
