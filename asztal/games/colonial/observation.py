"""What a seat may know of Colonial (C29), as numbers.

Where there are many small numbers, eight are put down at a time, a byte each.
"""

from __future__ import annotations

from typing import Final

from librt.strings import write_i64_le
from mypy_extensions import i64

from asztal.engine.bits import bit
from asztal.engine.observation import Observation
from asztal.games.colonial import data
from asztal.games.colonial import state as table
from asztal.games.colonial.state import DIGIT, DIGIT_MASK, Colonial
from asztal.games.colonial.steps.explorer import ExploreBox
from asztal.games.colonial.steps.kinds import KINDS

_MOST: Final = 127
_PHASES: Final = table.INTEREST + 1
_THROWS: Final = 2
"""So many throws are put down, the last ones."""
# Owners, cards and characters lie packed in the state: their number plus one.


def observe(state: Colonial, seat: int) -> bytes:
    """What is asked, the turn and the present action, the map, the players, and the counters on the boxes."""
    seen = Observation(state, seat)
    seen.asked(state, KINDS)
    _put_turn(seen, state)
    _put_action(seen, state)
    _put_war(seen, state)
    _put_throws(seen, state)
    _put_map(seen, state)
    for offset in range(state.seats):
        _put_player(seen, state, (seat + offset) % state.seats)
    _put_boxes(seen, state)
    return seen.done()


def _put_turn(seen: Observation, state: Colonial) -> None:
    """How far the match has come, and who stands where in the turn."""
    seen.count(state.turn)
    seen.count(state.turn_limit)
    seen.one_of(state.phase, _PHASES)
    seen.count(state.round)
    seen.who(state.start)
    seen.who(state.active)
    seen.those(state.revolts)
    seen.those(state.merchants)
    seen.those(state.grown)
    seen.flag(state.quiet >> seen.seat & 1 != 0)
    seen.bits(_cards(state, seen.seat, data.SLOTS), data.SLOTS * data.CARDS)


def _cards(state: Colonial, seat: i64, slots: i64) -> i64:
    """The cards in the first slots, a bit for each card that may lie in each."""
    packed: i64 = state.programme[seat] & (bit(slots * DIGIT) - 1)
    mask: i64 = 0
    at: i64 = 0
    while packed:
        mask |= bit(at + (packed & DIGIT_MASK) - 1)
        packed >>= DIGIT
        at += data.CARDS
    return mask


def _put_action(seen: Observation, state: Colonial) -> None:
    """What the present action, request or offer is about."""
    seen.one_of(state.place, data.TERRITORIES)
    seen.one_of(state.box, data.BOXES)
    step = state.step
    seen.flag(isinstance(step, ExploreBox) and step.by_fleet)
    seen.count(state.explorations)
    seen.count(state.capacity)
    seen.count(state.own_left)
    seen.count(state.number)
    seen.count(state.payment)
    seen.count(-state.payment)
    seen.those(state.asked)
    seen.who(state.other)
    seen.who(state.proposer)
    seen.flag(state.gives)
    seen.one_of(state.message, len(data.MESSAGES))
    seen.count(state.offers)
    seen.flag(state.ships_slaves)
    seen.flag(state.attacked)
    seen.count(state.hits)
    seen.count(state.hits_back)


def _put_war(seen: Observation, state: Colonial) -> None:
    """Who wages war, and how far the year has come."""
    seen.who(state.attacker)
    seen.who(state.defender)
    seen.count(state.year)
    seen.bits(state.fought, data.TERRITORIES)
    seen.bits(state.had_dice, 16)
    seen.bits(state.driven_out, 2)


def _put_throws(seen: Observation, state: Colonial) -> None:
    """How often dice were thrown in the present action or year, and the last throws, eight numbers each."""
    throws = state.throws
    end: i64 = len(throws)
    seen.count(end // table.THROW)
    for back in range(_THROWS):
        at: i64 = end - (back + 1) * table.THROW
        eight: i64 = 0
        if at >= 0:
            territory: i64 = throws[at + 2]
            eight = throws[at] + 1 | (_offset(seen, throws[at + 1]) + 1) << 8 | (territory + 1) << 16
            eight |= _byte(throws[at + 3]) << 24 | _byte(throws[at + 4]) << 32
        write_i64_le(seen.written, eight)


def _put_map(seen: Observation, state: Colonial) -> None:
    """What lies on the territories but belongs to nobody."""
    seen.bits(state.in_play, data.TERRITORIES)
    seen.bits(state.unexplored, data.TERRITORIES)
    seen.bits(state.independent, data.TERRITORIES)
    _put_counts(seen, state.unrest)
    _put_counts(seen, state.missions)
    seen.one_of(state.city, data.TERRITORIES)
    seen.count(state.city_value)
    seen.count(state.circumnavigation)
    seen.count(state.america)


def _put_counts(seen: Observation, counts: list[int]) -> None:
    """A number for each territory."""
    written = seen.written
    end = len(written) + data.TERRITORIES
    at: i64 = 0
    while at < data.TERRITORIES:
        eight: i64 = 0
        shift: i64 = 0
        while shift < 64 and at < data.TERRITORIES:
            eight |= _byte(counts[at]) << shift
            shift += 8
            at += 1
        write_i64_le(written, eight)
    written.truncate(end)


def _byte(value: i64) -> i64:
    """A number as it is put down with seven others: not so great that it would make them all negative."""
    if value > _MOST:
        return _MOST
    return value


def _put_player(seen: Observation, state: Colonial, seat: i64) -> None:
    """The nation board of a player, his colonies and the boxes that he controls; of his programme what lies open."""
    board: i64 = _byte(state.prestige[seat]) | _byte(state.treasury[seat]) << 8 | _byte(state.fleets[seat]) << 16
    board |= _byte(state.squadrons[seat]) << 24 | _byte(state.goods[seat]) << 32
    board |= _byte(state.home_unrest[seat]) << 40 | _byte(state.debt[seat]) << 48
    board |= _byte(state.diplomacy[seat]) << 56
    write_i64_le(seen.written, board)
    tracks = state.tracks
    progress: i64 = tracks[seat] | tracks[data.SEATS + seat] << 8
    progress |= tracks[2 * data.SEATS + seat] << 16 | tracks[3 * data.SEATS + seat] << 24
    progress |= _byte(state.offers_made[seat]) << 32
    write_i64_le(seen.written, progress)
    write_i64_le(seen.written, _loans(state, seat))
    _put_pirates(seen, state, seat)
    seen.one_of(state.nation[seat], len(data.NATIONS))
    seen.bits(_cards(state, seat, state.shown()), data.SLOTS * data.CARDS)
    seen.bits(_used(state, seat), len(data.CHARACTERS))
    seen.bits(state.controls[seat], data.BOXES)
    seen.bits(state.colonies[seat], data.TERRITORIES)


def _loans(state: Colonial, seat: i64) -> i64:
    """The eight oldest loans of a seat."""
    owed: i64 = state.debt[seat]
    lenders = state.lenders
    loans: i64 = 0
    shift: i64 = 0
    at: i64 = 0
    # No farther than there are loans of this seat.
    while owed > 0 and shift < 64:
        if lenders[at] == seat:
            loan: i64 = state.loans[at]
            loans |= _byte(loan) << shift
            shift += 8
            owed -= loan
        at += 1
    return loans


def _put_pirates(seen: Observation, state: Colonial, victim: i64) -> None:
    """Those that lie in wait for the victim, by their owner."""
    pirates: i64 = 0
    for owner in range(state.seats):
        pirates |= _byte(state.pirates[victim * data.SEATS + owner]) << (8 * _offset(seen, owner))
    written = seen.written
    end = len(written) + state.seats
    write_i64_le(written, pirates)
    written.truncate(end)


def _offset(seen: Observation, seat: i64) -> i64:
    """A seat counted from the one that looks on."""
    offset: i64 = seat - seen.seat
    return offset if offset >= 0 else offset + seen.seats


def _used(state: Colonial, seat: i64) -> i64:
    """The characters used in this turn, as a bit mask."""
    mask: i64 = 0
    packed: i64 = state.used[seat]
    while packed:
        mask |= bit(packed & 15)
        packed >>= 4
    # They lie there plus one, and a round without is nothing.
    return mask >> 1


def _put_boxes(seen: Observation, state: Colonial) -> None:
    """For each box eight numbers: everybody's counters, and the two seats that lie lowest, plus one (C5.1)."""
    for box in range(data.BOXES):
        packed: i64 = state.owners[box]
        eight: i64 = 0
        place: i64 = 8 * data.SEATS
        while packed:
            owner: i64 = (packed & DIGIT_MASK) - 1
            offset: i64 = _offset(seen, owner)
            eight |= _byte(state.counters[box * data.SEATS + owner]) << (8 * offset)
            if place < 64:
                eight |= (offset + 1) << place
            place += 8
            packed >>= DIGIT
        write_i64_le(seen.written, eight)
