"""What a seat may know of Tara (T19), as numbers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from asztal.engine.observation import Observation
from asztal.games.tara.data import CARD_COUNT, CARDS_DEALT, CARDS_PER_ROUND, POSITIONS, PROVINCES, SEATS
from asztal.games.tara.state import COUNT, SHIFT, Tara
from asztal.games.tara.steps.kinds import CHOOSE_HAND, KINDS, OWN_DISC, OWN_TARGET, ROLES, SWAP_SECOND

_CARD_BITS: Final[list[int]] = [0] + [1 << at for at in range(CARD_COUNT)]
"""The bit of each card number; looked up, because compiled a literal 1 has only 32 bits to be shifted through."""


def observe(state: Tara, seat: int) -> bytes:
    """What is asked, the cards, the round and the action, the provinces, the fort cards, and all captives."""
    seen = Observation(state, seat)
    seen.asked(state, KINDS)
    _put_cards(seen, state)
    _put_round(seen, state)
    _put_action(seen, state)
    _put_provinces(seen, state)
    for offset in range(state.seats):
        _put_player(seen, state, (seat + offset) % state.seats)
    _put_captives(seen, state)
    return seen.done()


def _put_cards(seen: Observation, state: Tara) -> None:
    """Hand, cards set aside, discards and the card in play, a bit for each card; how many are left to be drawn."""
    hand: i64 = seen.seat * CARDS_PER_ROUND
    aside: i64 = seen.seat * CARDS_DEALT
    seen.bits(_mask(state.hand, hand, hand + CARDS_PER_ROUND), CARD_COUNT)
    seen.bits(_mask(state.aside, aside, aside + CARDS_DEALT), CARD_COUNT)
    seen.bits(_mask(state.discards, 0, len(state.discards)), CARD_COUNT)
    seen.bits(_CARD_BITS[state.card], CARD_COUNT)
    seen.count(len(state.pile))


def _mask(cards: list[int], first: i64, end: i64) -> i64:
    """Some of the cards, as a bit mask."""
    mask: i64 = 0
    for at in range(first, end):
        mask |= _CARD_BITS[cards[at]]
    return mask


def _put_round(seen: Observation, state: Tara) -> None:
    """How far the round has come, and who began it; at its end the traitor and the ransom that are settled."""
    seen.count(state.round)
    seen.count(state.turns)
    seen.flag(state.first_turn)
    seen.who(state.start)
    seen.count(state.visiting + 1)
    seen.those(state.asked)
    seen.who(state.first_right)
    seen.count(state.garrison)
    seen.who((state.start + state.holder) % state.seats)
    seen.count(state.debtor)


def _put_action(seen: Observation, state: Tara) -> None:
    """Who acts where, and what was chosen and promoted so far."""
    seen.who(state.actor)
    seen.flag(state.treason)
    seen.one_of(state.province, PROVINCES)
    _put_chosen(seen, state)
    seen.bits(state.partners, POSITIONS)
    seen.flag(state.may_stop)
    seen.bits(state.active, POSITIONS)
    seen.bits(state.done, POSITIONS)


def _put_chosen(seen: Observation, state: Tara) -> None:
    """The position that is about to be a fort or held; or the first disc of a swap, and whose captive it is."""
    position: i64 = -1
    owner: i64 = -1
    step = state.step
    if step is not None and state.menu:
        if step.kind is SWAP_SECOND:
            position = state.position // ROLES
            owner = state.position % ROLES - 1
        elif step.kind is OWN_DISC or step.kind is OWN_TARGET:
            position = state.position
    seen.one_of(position, POSITIONS)
    seen.who(owner)


def _put_player(seen: Observation, state: Tara, seat: i64) -> None:
    """A fort card with its prisoners, and how many cards are in hand."""
    seen.count(state.supply[seat])
    seen.count(state.cylinders[seat])
    seen.count(state.cumals[seat])
    for offset in range(state.seats):
        seen.count(state.prisoners[seat * SEATS + (seen.seat + offset) % state.seats])
    seen.count(0 if _is_choosing(state, seat) else state.hand_size(seat))


def _is_choosing(state: Tara, seat: i64) -> bool:
    """How far a seat has come with choosing its hand is its secret (T5.2)."""
    step = state.step
    return step is not None and step.kind is CHOOSE_HAND and state.owing() >> seat & 1 == 1


def _put_provinces(seen: Observation, state: Tara) -> None:
    """Which are open, closed, and kept for later; the kings' cylinders; everybody's top discs."""
    seen.bits(state.in_play, PROVINCES)
    seen.bits(state.closed, PROVINCES)
    seen.one_of(state.reserve, PROVINCES)
    for province in range(PROVINCES):
        seen.who(state.kings[province])
        for offset in range(state.seats):
            seen.bits(state.control[province * SEATS + (seen.seat + offset) % state.seats], POSITIONS)


def _put_captives(seen: Observation, state: Tara) -> None:
    """For each position everybody's discs below the top one; most have none."""
    empty: i64 = 0
    for entry in state.below:
        stack: i64 = entry
        if stack == 0:
            empty += state.seats
            continue
        seen.nothing(empty)
        empty = 0
        for offset in range(state.seats):
            seen.count(stack >> (seen.seat + offset) % state.seats * SHIFT & COUNT)
    seen.nothing(empty)
