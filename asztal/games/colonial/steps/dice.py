"""Throwing dice; the throws of an action stay on the table for all to see (C1.1, C28.3)."""

from __future__ import annotations

from mypy_extensions import i64

from asztal.games.colonial import data
from asztal.games.colonial.state import Colonial


def throw_die(state: Colonial) -> i64:
    """The ordinary die."""
    return state.chance(data.DIE) + 1


def successes(state: Colonial, dice: i64) -> i64:
    """So many of some success dice show a laurel."""
    count: i64 = 0
    while dice > 0:
        if state.chance(data.DIE_FACES) < data.SUCCESS_FACES:
            count += 1
        dice -= 1
    return count


def show(state: Colonial, purpose: i64, seat: i64, place: i64, dice: i64, result: i64) -> None:
    """Leaves a throw on the table."""
    state.throws.extend([purpose, seat, place, dice, result])


def clear_dice(state: Colonial) -> None:
    """With the dice of a war that is over, its losses are forgotten."""
    if state.throws:
        state.throws = []
    if state.losses and state.attacker == data.NOBODY:
        state.losses = []
