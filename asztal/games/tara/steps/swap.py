"""The fate stone: swapping two discs of a province (T10)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from asztal.engine.bits import bit
from asztal.engine.phrase import Phrase
from asztal.engine.step import Step
from asztal.games.tara import data
from asztal.games.tara.events import FORT_REDUCED, SWAPPED
from asztal.games.tara.state import COUNT, SHIFT, Tara
from asztal.games.tara.steps import kinds
from asztal.games.tara.steps.asking import AskActor, AskTara, mentions
from asztal.games.tara.steps.promotion import ACTIVATION, leads_on


def discs(state: Tara, province: i64) -> list[int]:
    """All discs outside the king position, each as position * ROLES + role (T10.1, T10.2)."""
    found: list[int] = []
    for position in range(data.KING):
        if state.owner(province, position) == data.NO_SEAT:
            continue
        found.append(position * kinds.ROLES + kinds.TOP)
        stack: i64 = state.below[province * data.POSITIONS + position]
        if stack:
            for seat in range(state.seats):
                if stack >> seat * SHIFT & COUNT:
                    found.append(position * kinds.ROLES + 1 + seat)
    return found


def colour(state: Tara, province: i64, disc: i64) -> i64:
    """The seat a disc belongs to."""
    role: i64 = disc % kinds.ROLES
    return state.owner(province, disc // kinds.ROLES) if role == kinds.TOP else role - 1


def can_swap(state: Tara, province: i64, first: i64, second: i64) -> bool:
    """Whether the swap changes something, or makes a position active that can promote (R10, R11)."""
    if first == second:
        return False
    is_top = first % kinds.ROLES == kinds.TOP or second % kinds.ROLES == kinds.TOP
    owner = colour(state, province, first)
    if owner != colour(state, province, second):
        # Captives of one stack have no order (R9).
        return is_top or first // kinds.ROLES != second // kinds.ROLES
    if owner != state.actor or not is_top or data.COST[state.card] > state.cumals[state.actor]:
        return False
    return (first % kinds.ROLES == kinds.TOP and leads_on(state, province, first // kinds.ROLES)) or (
        second % kinds.ROLES == kinds.TOP and leads_on(state, province, second // kinds.ROLES)
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


def disc_words(state: Tara, disc: i64) -> dict[str, int]:
    return {"position": disc // kinds.ROLES, "owner:seat": colour(state, state.province, disc)}


class AskDisc(AskActor):
    """A step that asks for a disc of a swap: a top one or a captive."""

    def words(self, state: Tara, seat: i64, choice: i64) -> Phrase:
        role = "top" if choice % kinds.ROLES == kinds.TOP else "captive"
        return Phrase(f"choice-disc-{role}", disc_words(state, choice))


class SwapFirst(AskDisc):
    """D7: the first disc of a swap."""

    def choices(self, state: Tara, seat: i64) -> list[int]:
        among = discs(state, state.province)
        return [first for first in among if has_partner(state, state.province, first, among)]

    def choose(self, state: Tara, seat: i64, choice: i64) -> None:
        state.do_next(SwapSecond(choice))


class SwapSecond(AskDisc):
    """D8: the second disc; then both change places, and forts are counted before anything is paid (T10.3 to T10.6)."""

    def __init__(self, first: i64) -> None:
        super().__init__(kinds.SWAP_SECOND)
        self.first: i64 = first

    def mentions(self, state: Tara, seat: i64) -> dict[str, int]:
        return {**mentions(state, seat), **disc_words(state, self.first)}

    def choices(self, state: Tara, seat: i64) -> list[int]:
        province = state.province
        return [second for second in discs(state, province) if can_swap(state, province, self.first, second)]

    def choose(self, state: Tara, seat: i64, choice: i64) -> None:
        state.tell(SWAPPED, seat, state.province, self.first // kinds.ROLES, choice // kinds.ROLES)
        swap(state, self.first, choice)
        state.do_next(ACTIVATION)
        # Whoever has two forts in the province now must reduce one: the actor first, then clockwise (T10.6).
        state.do_for_each_seat(_KEEP_FORT, state.actor)


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
    position: i64 = disc // kinds.ROLES
    if disc % kinds.ROLES == kinds.TOP:
        base: i64 = state.province * data.SEATS
        state.control[base + old] &= ~bit(position)
        state.control[base + new] |= bit(position)
    else:
        state.below[state.province * data.POSITIONS + position] += bit(new * SHIFT) - bit(old * SHIFT)


def _tidy(state: Tara, disc: i64) -> None:
    """Of own discs below the top one stays, as a fort (T10.4); the actor's new top is active (T10.5)."""
    position: i64 = disc // kinds.ROLES
    owner = state.owner(state.province, position)
    surplus = state.captives(state.province, position, owner) - 1
    if surplus > 0:
        state.below[state.province * data.POSITIONS + position] -= surplus << owner * SHIFT
        state.supply[owner] += surplus
    if disc % kinds.ROLES == kinds.TOP and owner == state.actor:
        state.active |= bit(position)


class KeepFort(AskTara):
    """D9: the owner of two forts chooses the one that loses its top disc, whoever has the turn (T10.6, R13)."""

    def __init__(self, owner: i64) -> None:
        super().__init__(kinds.KEEP_FORT)
        self.owner: i64 = owner

    def seat(self, state: Tara) -> i64:
        return self.owner

    def run(self, state: Tara) -> None:
        if len(state.forts(state.province, self.owner)) > 1:
            super().run(state)

    def choices(self, state: Tara, seat: i64) -> list[int]:
        return state.forts(state.province, seat)

    def choose(self, state: Tara, seat: i64, choice: i64) -> None:
        state.reduce(seat, state.province, choice)
        state.tell(FORT_REDUCED, seat, state.province, choice)
        state.do_next(self)


SWAP_FIRST_DISC: Final = SwapFirst(kinds.SWAP_FIRST)
_KEEP_FORT: Final[list[Step[Tara]]] = [KeepFort(seat) for seat in range(data.SEATS)]
