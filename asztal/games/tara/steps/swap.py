"""The fate stone: swapping two discs of a province (T10)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from asztal.engine.step import Ask, Step, in_order
from asztal.games.tara.data import COST, KING, NO_SEAT, POSITIONS, SEATS
from asztal.games.tara.events import FORT_REDUCED, SWAPPED
from asztal.games.tara.state import COUNT, SHIFT, Tara
from asztal.games.tara.steps.kinds import KEEP_FORT, ROLES, SWAP_FIRST, SWAP_SECOND, TOP
from asztal.games.tara.steps.promotion import ACTIVATION, leads_on


def discs(state: Tara, province: i64) -> list[int]:
    """All discs outside the king position, each as position * ROLES + role (T10.1, T10.2)."""
    found: list[int] = []
    for position in range(KING):
        if state.owner(province, position) == NO_SEAT:
            continue
        found.append(position * ROLES + TOP)
        stack: i64 = state.below[province * POSITIONS + position]
        if stack:
            for seat in range(state.seats):
                if stack >> seat * SHIFT & COUNT:
                    found.append(position * ROLES + 1 + seat)
    return found


def colour(state: Tara, province: i64, disc: i64) -> i64:
    """The seat a disc belongs to."""
    role: i64 = disc % ROLES
    return state.owner(province, disc // ROLES) if role == TOP else role - 1


def can_swap(state: Tara, province: i64, first: i64, second: i64) -> bool:
    """Whether the swap changes something, or makes a position active that can promote (R10, R11)."""
    if first == second:
        return False
    is_top = first % ROLES == TOP or second % ROLES == TOP
    owner = colour(state, province, first)
    if owner != colour(state, province, second):
        # Captives of one stack have no order (R9).
        return is_top or first // ROLES != second // ROLES
    if owner != state.actor or not is_top or COST[state.card] > state.cumals[state.actor]:
        return False
    return (first % ROLES == TOP and leads_on(state, province, first // ROLES)) or (
        second % ROLES == TOP and leads_on(state, province, second // ROLES)
    )


def has_partner(state: Tara, province: i64, first: i64, among: list[int]) -> bool:
    for second in among:
        if can_swap(state, province, first, second):
            return True
    return False


def can_swap_in(state: Tara, province: i64) -> bool:
    """Whether any swap is possible in the province."""
    among = discs(state, province)
    for first in among:
        if has_partner(state, province, first, among):
            return True
    return False


class SwapFirst(Ask[Tara]):
    """D7: the first disc of a swap."""

    def seat(self, state: Tara) -> i64:
        return state.actor

    def choices(self, state: Tara, seat: i64) -> list[int]:
        among = discs(state, state.province)
        return [first for first in among if has_partner(state, state.province, first, among)]

    def choose(self, state: Tara, seat: i64, choice: i64) -> None:
        state.position = choice
        state.then(SWAP_SECOND_DISC)


class SwapSecond(Ask[Tara]):
    """D8: the second disc; then both change places, and forts are counted before anything is paid (T10.3 to T10.6)."""

    def seat(self, state: Tara) -> i64:
        return state.actor

    def choices(self, state: Tara, seat: i64) -> list[int]:
        return [
            second for second in discs(state, state.province) if can_swap(state, state.province, state.position, second)
        ]

    def choose(self, state: Tara, seat: i64, choice: i64) -> None:
        state.tell(SWAPPED, seat, state.province, state.position // ROLES, choice // ROLES)
        swap(state, state.position, choice)
        state.follow(_AFTER_SWAP)


def swap(state: Tara, first: i64, second: i64) -> None:
    """Each disc takes the other's place and role (T10.3)."""
    province = state.province
    colour_1 = colour(state, province, first)
    colour_2 = colour(state, province, second)
    _replace(state, first, colour_1, colour_2)
    _replace(state, second, colour_2, colour_1)
    _tidy(state, first)
    _tidy(state, second)


def _replace(state: Tara, disc: i64, old: i64, new: i64) -> None:
    position: i64 = disc // ROLES
    if disc % ROLES == TOP:
        base: i64 = state.province * SEATS
        state.control[base + old] &= ~(1 << position)
        state.control[base + new] |= 1 << position
    else:
        state.below[state.province * POSITIONS + position] += (1 << new * SHIFT) - (1 << old * SHIFT)


def _tidy(state: Tara, disc: i64) -> None:
    """Of own discs below the top one stays, as a fort (T10.4); the actor's new top is active (T10.5)."""
    position: i64 = disc // ROLES
    owner = state.owner(state.province, position)
    surplus = state.captives(state.province, position, owner) - 1
    if surplus > 0:
        state.below[state.province * POSITIONS + position] -= surplus << owner * SHIFT
        state.supply[owner] += surplus
    if disc % ROLES == TOP and owner == state.actor:
        state.active |= 1 << position


def forts_of(state: Tara, province: i64, seat: i64) -> list[int]:
    """All forts of a seat in the province; two only for a moment, after a swap."""
    control: i64 = state.control[province * SEATS + seat]
    return [at for at in range(POSITIONS) if control >> at & 1 and state.captives(province, at, seat) > 0]


class CountForts(Step[Tara]):
    """Whoever has two forts in the province now must reduce one: the actor first, then clockwise (T10.6)."""

    def run(self, state: Tara) -> None:
        for offset in range(state.seats):
            seat: i64 = (state.actor + offset) % state.seats
            if len(forts_of(state, state.province, seat)) > 1:
                state.fort_owner = seat
                state.follow(_REDUCE)
                return


class KeepFort(Ask[Tara]):
    """D9: the owner of two forts chooses the one that loses its top disc, whoever has the turn (R13)."""

    def seat(self, state: Tara) -> i64:
        return state.fort_owner

    def choices(self, state: Tara, seat: i64) -> list[int]:
        return forts_of(state, state.province, seat)

    def choose(self, state: Tara, seat: i64, choice: i64) -> None:
        state.reduce(seat, state.province, choice)
        state.tell(FORT_REDUCED, seat, state.province, choice)


SWAP_FIRST_DISC: Final = SwapFirst(SWAP_FIRST)
SWAP_SECOND_DISC: Final = SwapSecond(SWAP_SECOND)
COUNT_FORTS: Final = CountForts()
_REDUCE: Final = in_order(KeepFort(KEEP_FORT), COUNT_FORTS)
_AFTER_SWAP: Final = in_order(COUNT_FORTS, ACTIVATION)
