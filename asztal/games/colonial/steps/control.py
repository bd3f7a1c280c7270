"""Counters on boxes, who controls them, and what taking control costs (C5, C6.4)."""

from __future__ import annotations

from mypy_extensions import i64

from asztal.engine.bits import bit
from asztal.engine.phrase import Phrase
from asztal.engine.state import with_number
from asztal.games.colonial import data, events
from asztal.games.colonial.state import DIGIT, DIGIT_MASK, Colonial
from asztal.games.colonial.steps.purse import step_back


def put_counters(state: Colonial, seat: i64, box: i64, count: i64) -> None:
    """Counters come on top of the stack (C5.1); control is determined afterwards."""
    at: i64 = box * data.SEATS + seat
    if state.counters[at] == 0:
        packed: i64 = state.owners[box]
        shift: i64 = 0
        while packed >> shift:
            shift += DIGIT
        state.owners = with_number(state.owners, box, packed | (seat + 1) << shift)
        state.present[seat] |= bit(data.TERRITORY_OF[box])
    state.counters = with_number(state.counters, at, state.counters[at] + count)


def take_counters(state: Colonial, seat: i64, box: i64, count: i64) -> None:
    """The topmost counters of a seat leave the box (C5.9); control is determined afterwards."""
    at: i64 = box * data.SEATS + seat
    state.counters = with_number(state.counters, at, state.counters[at] - count)
    if state.counters[at] == 0:
        state.owners = with_number(state.owners, box, without(state.owners[box], seat))
        territory: i64 = data.TERRITORY_OF[box]
        if state.counters_in(seat, territory) == 0:
            state.present[seat] &= ~bit(territory)


def without(packed: i64, seat: i64) -> i64:
    """The owners of a stack without one of them."""
    shift: i64 = 0
    while packed >> shift & DIGIT_MASK != seat + 1:
        shift += DIGIT
    below: i64 = bit(shift) - 1
    return packed & below | packed >> (shift + DIGIT) << shift


def may_control(state: Colonial, seat: i64, box: i64) -> bool:
    """Tea and opium need Economy (C6.4)."""
    return data.TEA_AND_OPIUM >> box & 1 == 0 or state.value(data.ECONOMY, seat) >= data.TEA_ECONOMY


def rightful(state: Colonial, box: i64, old: i64) -> i64:
    """Who is to control a box after a change, given who did before (C5.10)."""
    packed: i64 = state.owners[box]
    most: i64 = 0
    leader: i64 = data.NOBODY
    leaders: i64 = 0
    old_is_there = False
    while packed:
        owner: i64 = (packed & DIGIT_MASK) - 1
        packed >>= DIGIT
        if may_control(state, owner, box):
            count: i64 = state.counters[box * data.SEATS + owner]
            if count > most:
                most = count
                leader = owner
                leaders = 1
            elif count == most:
                leaders += 1
            if owner == old:
                old_is_there = True
    return old if leaders > 1 and old_is_there else leader


def hand_over(state: Colonial, box: i64, old: i64, new: i64) -> None:
    """Control passes; the new controller's counters go to the bottom of the stack (C5.3)."""
    if old != data.NOBODY:
        state.controls[old] &= ~bit(box)
    if new != data.NOBODY:
        state.controls[new] |= bit(box)
        state.owners = with_number(state.owners, box, without(state.owners[box], new) << DIGIT | (new + 1))


def monopolist(state: Colonial, colour: i64) -> i64:
    """Who alone controls boxes of a colour, or NOBODY (C5.4)."""
    holder: i64 = data.NOBODY
    for seat in range(state.seats):
        if state.controls[seat] & data.OF_COLOUR[colour]:
            if holder != data.NOBODY:
                return data.NOBODY
            holder = seat
    return holder


def breaks_peace(state: Colonial, seat: i64, box: i64) -> bool:
    """Whether gaining control of a box costs a step back: it is another's, or his monopoly ends (C5.3, C5.6)."""
    old = state.controller(box)
    colour: i64 = data.COLOUR_OF[box]
    holder = monopolist(state, colour) if old == data.NOBODY and colour != data.GOLD_COLOUR else old
    return holder != data.NOBODY and holder != seat and state.diplomacy[seat] > 1


def would_control(state: Colonial, seat: i64, box: i64, count: i64) -> bool:
    """Whether so many counters more would give the seat control of a box that it does not have."""
    old = state.controller(box)
    if old == seat:
        return False
    after = state.copy()
    put_counters(after, seat, box, count)
    return rightful(after, box, old) == seat


def words_of_box(state: Colonial, seat: i64, box: i64, most: i64) -> Phrase:
    """A box on which counters may be placed: how many give control, and whether that costs a step back."""
    need: i64 = 1
    while need <= most and not would_control(state, seat, box, need):
        need += 1
    if need > most:
        return Phrase("choice-box", {"box": box})
    step = breaks_peace(state, seat, box)
    return Phrase("choice-box-control", {"box": box, "need:number": need, "step:number": 1 if step else 0})


def settle_placement(state: Colonial, seat: i64, box: i64) -> None:
    """Control after the seat's own doing; who takes a box or breaks a monopoly steps back (C5.3, C5.6)."""
    old = state.controller(box)
    new = rightful(state, box, old)
    if new == old:
        return
    colour: i64 = data.COLOUR_OF[box]
    holder = monopolist(state, colour)
    hand_over(state, box, old, new)
    if old != data.NOBODY:
        state.tell(events.CONTROL_TAKEN, new, box, old)
        step_back(state, new)
        return
    state.tell(events.CONTROL_GAINED, new, box)
    if holder != data.NOBODY and holder != new and colour != data.GOLD_COLOUR:
        state.tell(events.MONOPOLY_BROKEN, new, box, holder)
        step_back(state, new)


def settle_loss(state: Colonial, box: i64) -> None:
    """Control after counters have left; no penalty, but by option for a majority over one who is still there (C5.8)."""
    old = state.controller(box)
    new = rightful(state, box, old)
    if new == old:
        return
    hand_over(state, box, old, new)
    if new != data.NOBODY:
        state.tell(events.CONTROL_TAKEN, new, box, old)
        if state.any_majority and state.counters[box * data.SEATS + old]:
            step_back(state, new)
