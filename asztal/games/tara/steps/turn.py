"""A turn: one card, one use of it (T6)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from asztal.engine.phrase import Phrase
from asztal.engine.step import Step, in_order
from asztal.games.tara import data, events
from asztal.games.tara.state import Tara
from asztal.games.tara.steps import kinds
from asztal.games.tara.steps.asking import AskActor, FromStart
from asztal.games.tara.steps.clearing import clear_if_due
from asztal.games.tara.steps.placement import FIRST_POSITION, can_place, entry_fee
from asztal.games.tara.steps.swap import SWAP_FIRST_DISC, can_swap_in


class Turn(Step[Tara]):
    """A seat plays one card; everybody does three times in a round (T5.4)."""

    def __init__(self, actor: i64) -> None:
        self.actor: i64 = actor

    def run(self, state: Tara) -> None:
        state.actor = self.actor
        state.turns += 1
        begin_action(state)
        state.do_in_order(_TURN)


def begin_action(state: Tara) -> None:
    """Nothing is chosen, active or promoted to yet."""
    state.province = -1
    state.active = 0
    state.done = 0


class PlayCard(AskActor):
    """D2: a card of the hand."""

    def choices(self, state: Tara, seat: i64) -> list[int]:
        return state.hand_of(seat)

    def choose(self, state: Tara, seat: i64, choice: i64) -> None:
        first: i64 = seat * data.CARDS_PER_ROUND
        for slot in range(first, first + data.CARDS_PER_ROUND):
            if state.hand[slot] == choice:
                state.hand[slot] = data.NO_CARD
        state.card = choice
        # Only its owner knew it so far (T19).
        state.disclose(seat)
        state.do_next(USE_CARD)


def has_captives(state: Tara, province: i64) -> bool:
    """A captive or a fort: something an amnesty would change (T11.3)."""
    first: i64 = province * data.POSITIONS
    for cell in range(first, first + data.POSITIONS):
        if state.below[cell]:
            return True
    return False


def can_apply(state: Tara, use: i64, province: i64) -> bool:
    """Whether the card can be put to that use in the province."""
    if state.in_play >> province & 1 == 0:
        return False
    if use == kinds.PLACE:
        return can_place(state, province)
    if use == kinds.SWAP:
        return can_swap_in(state, province)
    return has_captives(state, province)


def can_apply_somewhere(state: Tara, use: i64) -> bool:
    for province in range(data.PROVINCES):
        if can_apply(state, use, province):
            return True
    return False


class UseCard(AskActor):
    """D3: place or swap, amnesty, or sell; selling is always possible (T6.1 to T6.5)."""

    def choices(self, state: Tara, seat: i64) -> list[int]:
        menu: list[int] = []
        own_use = kinds.SWAP if data.IS_STONE[state.card] else kinds.PLACE
        if can_apply_somewhere(state, own_use):
            menu.append(own_use)
        if state.cumals[seat] >= data.AMNESTY_COST and can_apply_somewhere(state, kinds.AMNESTY):
            menu.append(kinds.AMNESTY)
        menu.append(kinds.SELL)
        return menu

    def choose(self, state: Tara, seat: i64, choice: i64) -> None:
        if choice == kinds.PLACE:
            state.do_in_order(_PLACE)
        elif choice == kinds.SWAP:
            state.do_in_order(_SWAP)
        elif choice == kinds.AMNESTY:
            state.cumals[seat] -= data.AMNESTY_COST
            state.do_in_order(_AMNESTY)
        else:
            state.cumals[seat] += data.SELL_PRICE
            state.tell(events.SOLD, seat, state.card, data.SELL_PRICE)


class ChooseProvince(AskActor):
    """D4: a province where the use is possible; closed ones never are (T6.4)."""

    def __init__(self, use: int) -> None:
        super().__init__(kinds.PROVINCE)
        self.use: i64 = use

    def choices(self, state: Tara, seat: i64) -> list[int]:
        return [province for province in range(data.PROVINCES) if can_apply(state, self.use, province)]

    def words(self, state: Tara, seat: i64, choice: i64) -> Phrase:
        fee = entry_fee(state, choice)
        # A fate stone and an amnesty find discs there already, so the fee is for placing only (T6.6).
        if fee == 0:
            return super().words(state, seat, choice)
        return Phrase("choice-province-fee", {"province": choice, "fee:number": fee})

    def choose(self, state: Tara, seat: i64, choice: i64) -> None:
        state.province = choice
        if self.use != kinds.AMNESTY:
            state.tell(events.CARD_PLAYED, seat, state.card, choice)


class DeclareAmnesty(Step[Tara]):
    """Every captive of the province goes home, and all forts are gone (T11.1)."""

    def run(self, state: Tara) -> None:
        for position in range(data.POSITIONS):
            state.send_home(state.province, position)
        state.tell(events.AMNESTY, state.actor, state.province)


class EndTurn(Step[Tara]):
    """The card is discarded; a province that is full now is cleared (T6, T14.7)."""

    def run(self, state: Tara) -> None:
        discard_card(state)
        state.first_turn = False
        clear_if_due(state)


def discard_card(state: Tara) -> None:
    state.discards.append(state.card)
    state.card = data.NO_CARD


USE_CARD: Final = UseCard(kinds.USE)
TURNS: Final = FromStart([Turn(seat) for seat in range(data.SEATS)], data.CARDS_PER_ROUND)
_TURN: Final = in_order(PlayCard(kinds.CARD), EndTurn())
_PLACE: Final = in_order(ChooseProvince(kinds.PLACE), FIRST_POSITION)
_SWAP: Final = in_order(ChooseProvince(kinds.SWAP), SWAP_FIRST_DISC)
_AMNESTY: Final = in_order(ChooseProvince(kinds.AMNESTY), DeclareAmnesty())
