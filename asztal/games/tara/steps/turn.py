"""A turn: one card, one use of it (T6)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from asztal.engine.step import Ask, Step, in_order
from asztal.games.tara.data import (
    AMNESTY_COST,
    CARDS_PER_ROUND,
    IS_STONE,
    NO_CARD,
    POSITIONS,
    PROVINCES,
    SELL_PRICE,
)
from asztal.games.tara.events import AMNESTY as AMNESTY_DECLARED
from asztal.games.tara.events import CARD_PLAYED, SOLD
from asztal.games.tara.state import Tara
from asztal.games.tara.steps.clearing import clear_if_due
from asztal.games.tara.steps.kinds import AMNESTY, CARD, PLACE, PROVINCE, SELL, SWAP, USE
from asztal.games.tara.steps.placement import FIRST_POSITION, can_place
from asztal.games.tara.steps.swap import SWAP_FIRST_DISC, can_swap_in


class Turns(Step[Tara]):
    """The start player, then clockwise, three times around (T5.4)."""

    def run(self, state: Tara) -> None:
        if state.turns == CARDS_PER_ROUND * state.seats:
            return
        state.actor = (state.start + state.turns) % state.seats
        state.turns += 1
        begin_action(state)
        state.follow(_TURN)


def begin_action(state: Tara) -> None:
    """Nothing is chosen, active or promoted to yet."""
    state.province = -1
    state.partners = 0
    state.may_stop = True
    state.active = 0
    state.done = 0


class PlayCard(Ask[Tara]):
    """D2: a card of the hand."""

    def seat(self, state: Tara) -> i64:
        return state.actor

    def choices(self, state: Tara, seat: i64) -> list[int]:
        return state.hand_of(seat)

    def choose(self, state: Tara, seat: i64, choice: i64) -> None:
        first: i64 = seat * CARDS_PER_ROUND
        for slot in range(first, first + CARDS_PER_ROUND):
            if state.hand[slot] == choice:
                state.hand[slot] = NO_CARD
        state.card = choice
        state.then(USE_CARD)


def has_captives(state: Tara, province: i64) -> bool:
    """A captive or a fort: something an amnesty would change (T11.3)."""
    first: i64 = province * POSITIONS
    for cell in range(first, first + POSITIONS):
        if state.below[cell]:
            return True
    return False


def can_apply(state: Tara, use: i64, province: i64) -> bool:
    """Whether the card can be put to that use in the province."""
    if state.in_play >> province & 1 == 0:
        return False
    if use == PLACE:
        return can_place(state, province)
    if use == SWAP:
        return can_swap_in(state, province)
    return has_captives(state, province)


def can_apply_somewhere(state: Tara, use: i64) -> bool:
    for province in range(PROVINCES):
        if can_apply(state, use, province):
            return True
    return False


class UseCard(Ask[Tara]):
    """D3: place or swap, amnesty, or sell; selling is always possible (T6.1 to T6.5)."""

    def seat(self, state: Tara) -> i64:
        return state.actor

    def choices(self, state: Tara, seat: i64) -> list[int]:
        menu: list[int] = []
        own_use = SWAP if IS_STONE[state.card] else PLACE
        if can_apply_somewhere(state, own_use):
            menu.append(own_use)
        if state.cumals[seat] >= AMNESTY_COST and can_apply_somewhere(state, AMNESTY):
            menu.append(AMNESTY)
        menu.append(SELL)
        return menu

    def choose(self, state: Tara, seat: i64, choice: i64) -> None:
        if choice == PLACE:
            state.follow(_PLACE)
        elif choice == SWAP:
            state.follow(_SWAP)
        elif choice == AMNESTY:
            state.cumals[seat] -= AMNESTY_COST
            state.follow(_AMNESTY)
        else:
            state.cumals[seat] += SELL_PRICE
            state.tell(SOLD, seat, state.card, SELL_PRICE)


class ChooseProvince(Ask[Tara]):
    """D4: a province where the use is possible; closed ones never are (T6.4)."""

    def __init__(self, use: int) -> None:
        super().__init__(PROVINCE)
        self.use: i64 = use

    def seat(self, state: Tara) -> i64:
        return state.actor

    def choices(self, state: Tara, seat: i64) -> list[int]:
        return [province for province in range(PROVINCES) if can_apply(state, self.use, province)]

    def choose(self, state: Tara, seat: i64, choice: i64) -> None:
        state.province = choice
        if self.use != AMNESTY:
            state.tell(CARD_PLAYED, seat, state.card, choice)


class DeclareAmnesty(Step[Tara]):
    """Every captive of the province goes home, and all forts are gone (T11.1)."""

    def run(self, state: Tara) -> None:
        for position in range(POSITIONS):
            state.send_home(state.province, position)
        state.tell(AMNESTY_DECLARED, state.actor, state.province)


class EndTurn(Step[Tara]):
    """The card is discarded; a province that is full now is cleared (T6, T14.7)."""

    def run(self, state: Tara) -> None:
        discard_card(state)
        state.first_turn = False
        clear_if_due(state)


def discard_card(state: Tara) -> None:
    state.discards.append(state.card)
    state.card = NO_CARD


USE_CARD: Final = UseCard(USE)
TURNS: Final = Turns()
_TURN: Final = in_order(PlayCard(CARD), EndTurn(), TURNS)
_PLACE: Final = in_order(ChooseProvince(PLACE), FIRST_POSITION)
_SWAP: Final = in_order(ChooseProvince(SWAP), SWAP_FIRST_DISC)
_AMNESTY: Final = in_order(ChooseProvince(AMNESTY), DeclareAmnesty())
