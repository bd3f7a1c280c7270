"""What can be counted on the table: so that a hint tells only what anybody can see."""

from __future__ import annotations

from asztal.engine.bits import count_bits
from asztal.games.tara import data
from asztal.games.tara.state import COUNT, SHIFT, Tara
from asztal.games.tara.steps.closing import income_of

_FOLLOWERS = data.ROW_MASKS[0] | data.ROW_MASKS[1] | data.ROW_MASKS[2]
_CHIEFTAINS = data.ROW_MASKS[3]


def measures(state: Tara) -> dict[str, list[int]]:
    """For each seat."""
    seats = range(state.seats)
    return {
        "kings": [_discs(state, seat, data.KING_BIT) + state.kings.count(seat) for seat in seats],
        "followers": [_discs(state, seat, _FOLLOWERS) for seat in seats],
        "chieftains": [_discs(state, seat, _CHIEFTAINS) for seat in seats],
        "forts": [_below(state, seat, own=True) for seat in seats],
        "cumals": [int(state.cumals[seat]) for seat in seats],
        "income": list(income_of(state)),
        "cards": [int(state.hand_size(seat)) for seat in seats],
        "freedom": [-_below(state, seat, own=False) - _imprisoned(state, seat) for seat in seats],
    }


def _discs(state: Tara, seat: int, mask: int) -> int:
    """The seat's top discs on some positions."""
    return sum(int(count_bits(state.control[land * data.SEATS + seat] & mask)) for land in range(data.PROVINCES))


def _below(state: Tara, seat: int, own: bool) -> int:
    """The seat's discs below the top: those of its forts, or those captive."""
    total = 0
    for at, stack in enumerate(state.below):
        owner = state.owner(at // data.POSITIONS, at % data.POSITIONS) if stack else data.NO_SEAT
        total += (stack >> seat * SHIFT & COUNT) if (owner == seat) == own else 0
    return total


def _imprisoned(state: Tara, seat: int) -> int:
    return sum(state.prisoners[holder * data.SEATS + seat] for holder in range(state.seats))
