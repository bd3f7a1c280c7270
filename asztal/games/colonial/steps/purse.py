"""Treasure, prestige, debt and respect: what is gained and lost all over the game (C7, C10, C17)."""

from __future__ import annotations

from mypy_extensions import i64

from asztal.engine.bits import bit
from asztal.games.colonial import data, events
from asztal.games.colonial.state import Colonial


def gain_treasure(state: Colonial, seat: i64, count: i64) -> None:
    state.treasury[seat] += count
    if count:
        state.unsettled |= bit(seat)


def pay(state: Colonial, seat: i64, count: i64) -> None:
    """Treasure leaves the treasury, for the talon or to become something else (C2.1)."""
    state.treasury[seat] -= count
    if count:
        state.unsettled |= bit(seat)


def transfer(state: Colonial, giver: i64, receiver: i64, count: i64) -> None:
    """Treasure passes to another player (C13.2)."""
    pay(state, giver, count)
    gain_treasure(state, receiver, count)


def gain_prestige(state: Colonial, seat: i64, count: i64) -> None:
    state.prestige[seat] += count
    if count:
        state.unsettled |= bit(seat)
    nation: i64 = state.nation[seat]
    if nation != data.NOBODY and state.prestige[seat] >= data.THRESHOLD[nation]:
        state.grown |= bit(seat)


def lose_prestige(state: Colonial, seat: i64, count: i64) -> i64:
    """Prestige never drops below nothing; returns how much was lost (C7.2)."""
    lost: i64 = min(count, state.prestige[seat])
    state.prestige[seat] -= lost
    if lost:
        state.unsettled |= bit(seat)
    return lost


def step_back(state: Colonial, seat: i64) -> None:
    """One space to the left on the diplomacy track, if he can (C10.1)."""
    if state.diplomacy[seat] > 1:
        state.diplomacy[seat] -= 1
        state.tell(events.STEPPED_BACK, seat, state.diplomacy[seat])


def borrow(state: Colonial, seat: i64) -> None:
    """A new loan (C17.1)."""
    state.loans.append(data.LOAN)
    state.lenders.append(seat)
    state.debt[seat] += data.LOAN
    state.quiet &= ~bit(seat)
    gain_treasure(state, seat, data.LOAN)


def repay(state: Colonial, loan: i64, count: i64) -> None:
    """Treasure takes counters off a loan; an empty one is gone (C17.2)."""
    seat: i64 = state.lenders[loan]
    pay(state, seat, count)
    state.debt[seat] -= count
    state.loans[loan] -= count
    if state.loans[loan] == 0:
        state.loans.pop(loan)
        state.lenders.pop(loan)


def repay_all(state: Colonial, seat: i64) -> None:
    """All loans of a seat at once."""
    pay(state, seat, state.debt[seat])
    state.debt[seat] = 0
    state.loans = [state.loans[at] for at in range(len(state.loans)) if state.lenders[at] != seat]
    state.lenders = [owner for owner in state.lenders if owner != seat]
