"""What a bot thinks of a position: open lines of four, threats to complete one; and the position as numbers."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from asztal.engine.bits import count_bits
from asztal.engine.observation import Observation
from asztal.games.connect_four.state import COLUMN_BITS, COLUMNS, ROWS, ConnectFour

_BOTTOM: Final = sum(1 << column * COLUMN_BITS for column in range(COLUMNS))
_CELLS: Final = _BOTTOM * ((1 << ROWS) - 1)
# When all else is filled up, the first seat gets the odd rows, counted from 1, and the second one the even rows.
_ODD: Final = _BOTTOM | _BOTTOM << 2 | _BOTTOM << 4
_EVEN: Final = _ODD << 1
# Lines run upwards, sideways, and on both diagonals: how far it is from one stone to the next.
_STRIDES: Final = [1, COLUMN_BITS, COLUMN_BITS - 1, COLUMN_BITS + 1]

# What an open line with one and two own stones is worth; the cell that completes one, in the own rows and in others;
# and such a cell if it can be filled at once.
_ONE: Final = 0.02
_TWO: Final = 0.1
_OWN_ROW: Final = 0.6
_OTHER_ROW: Final = 0.2
_AT_ONCE: Final = 3.0


def _promise(own: i64, enemy: i64, own_rows: i64, moves: bool) -> list[float]:
    """What a seat's lines without an enemy stone promise; all at once, each line at the bit of its first cell.

    By aspects: open lines, threats, and one that can be carried out at once.
    """
    lines = 0.0
    threats: i64 = 0
    for entry in _STRIDES:
        stride: i64 = entry
        free: i64 = _CELLS & ~enemy
        free &= free >> stride
        free &= free >> 2 * stride
        # The stones of each line, added up bit by bit: those of its first and its last two cells, then both.
        one: i64 = own ^ own >> stride
        two: i64 = own & own >> stride
        odd: i64 = one ^ one >> 2 * stride
        pair: i64 = two ^ two >> 2 * stride ^ (one & one >> 2 * stride)
        three: i64 = free & odd & pair
        lines += _ONE * float(count_bits(free & odd & ~pair)) + _TWO * float(count_bits(free & pair & ~odd))
        threats |= three | three << stride | three << 2 * stride | three << 3 * stride
    threats &= ~own
    worth = _OWN_ROW * float(count_bits(threats & own_rows)) + _OTHER_ROW * float(count_bits(threats & ~own_rows))
    # Adding one to a column of stones leaves the lowest free cell.
    at_once = _AT_ONCE if moves and threats & ((own | enemy) + _BOTTOM) else 0.0
    return [lines, worth, at_once]


def _promises(state: ConnectFour) -> list[list[float]]:
    first: i64 = state.first
    second: i64 = state.second
    moves = state.active == 0
    return [_promise(first, second, _ODD, moves), _promise(second, first, _EVEN, not moves)]


def evaluate(state: ConnectFour) -> list[float]:
    """Each seat's estimated share of the victory."""
    if state.result is not None:
        return state.result.payoffs()
    first, second = _promises(state)
    lead = first[0] + first[1] + first[2] - second[0] - second[1] - second[2]
    chance = 1.0 / (1.0 + exp(-lead))
    return [chance, 1.0 - chance]


def aspects(state: ConnectFour) -> dict[str, list[float]]:
    """What ``evaluate`` is made of."""
    first, second = _promises(state)
    return {name: [first[at], second[at]] for at, name in enumerate(["lines", "threats", "at-once"])}


def observe(state: ConnectFour, seat: int) -> bytes:
    """The seat's own stones, column by column from the bottom up, then the other's, and whether it is its turn."""
    seen = Observation(state, seat)
    for stones in [state.first, state.second] if seat == 0 else [state.second, state.first]:
        for column in range(COLUMNS):
            seen.bits(stones >> column * COLUMN_BITS, ROWS)
    seen.flag(state.owing() >> seat & 1 == 1)
    return seen.done()
