"""What a seat may know of Tara (T19), as numbers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from asztal.engine.observation import Observation
from asztal.games.tara import data
from asztal.games.tara.state import COUNT, SHIFT, Tara
from asztal.games.tara.steps import kinds
from asztal.games.tara.steps.clearing import LayGarrison
from asztal.games.tara.steps.closing import Ransom
from asztal.games.tara.steps.placement import SecondPosition
from asztal.games.tara.steps.promotion import AskOwn
from asztal.games.tara.steps.swap import SwapSecond
from asztal.games.tara.steps.traitors import PayTraitor

_CARD_BITS: Final[list[int]] = [0] + [1 << at for at in range(data.CARD_COUNT)]
"""The bit of each card number; looked up, because compiled a literal 1 has only 32 bits to be shifted through."""


def observe(state: Tara, seat: int) -> bytes:
    """What is asked, the cards, the round and the action, the provinces, the fort cards, and all captives."""
    seen = Observation(state, seat)
    seen.asked(state, kinds.KINDS)
    _put_cards(seen, state)
    _put_round(seen, state)
    _put_action(seen, state)
    _put_asked(seen, state)
    _put_provinces(seen, state)
    for offset in range(state.seats):
        _put_player(seen, state, (seat + offset) % state.seats)
    _put_captives(seen, state)
    return seen.done()


def _put_cards(seen: Observation, state: Tara) -> None:
    """Hand, cards set aside, discards and the card in play, a bit for each card; how many are left to be drawn."""
    hand: i64 = seen.seat * data.CARDS_PER_ROUND
    aside: i64 = seen.seat * data.CARDS_DEALT
    seen.bits(_mask(state.hand, hand, hand + data.CARDS_PER_ROUND), data.CARD_COUNT)
    seen.bits(_mask(state.aside, aside, aside + data.CARDS_DEALT), data.CARD_COUNT)
    seen.bits(_mask(state.discards, 0, len(state.discards)), data.CARD_COUNT)
    seen.bits(_CARD_BITS[state.card], data.CARD_COUNT)
    seen.count(len(state.pile))


def _mask(cards: list[int], first: i64, end: i64) -> i64:
    """Some of the cards, as a bit mask."""
    mask: i64 = 0
    for at in range(first, end):
        mask |= _CARD_BITS[cards[at]]
    return mask


def _put_round(seen: Observation, state: Tara) -> None:
    """How far the round has come, and who began it."""
    seen.count(state.round)
    seen.count(state.turns)
    seen.flag(state.first_turn)
    seen.who(state.start)


def _put_action(seen: Observation, state: Tara) -> None:
    """Who acts where, and what was chosen and promoted so far."""
    seen.who(state.actor)
    seen.flag(state.treason)
    seen.one_of(state.province, data.PROVINCES)
    seen.bits(state.active, data.POSITIONS)
    seen.bits(state.done, data.POSITIONS)


def _put_asked(seen: Observation, state: Tara) -> None:
    """What the question is about: a position or disc chosen before, second uses, entitled seats, garrison, holder."""
    position: i64 = -1
    owner: i64 = data.NO_SEAT
    partners: i64 = 0
    may_stop = True
    entitled: i64 = 0
    garrison: i64 = 0
    step = state.step if state.menu else None
    if isinstance(step, SwapSecond):
        position = step.first // kinds.ROLES
        owner = step.first % kinds.ROLES - 1
    elif isinstance(step, AskOwn):
        position = step.position
    elif isinstance(step, SecondPosition):
        partners = step.partners
        may_stop = step.may_stop
    elif isinstance(step, PayTraitor):
        entitled = step.others
        owner = step.first
    elif isinstance(step, LayGarrison):
        garrison = step.left
    elif isinstance(step, Ransom):
        owner = step.holder
    seen.one_of(position, data.POSITIONS)
    seen.who(owner)
    seen.bits(partners, data.POSITIONS)
    seen.flag(may_stop)
    seen.those(entitled)
    seen.count(garrison)


def _put_player(seen: Observation, state: Tara, seat: i64) -> None:
    """A fort card with its prisoners, and how many cards are in hand."""
    seen.count(state.supply[seat])
    seen.count(state.cylinders[seat])
    seen.count(state.cumals[seat])
    for offset in range(state.seats):
        seen.count(state.prisoners[seat * data.SEATS + (seen.seat + offset) % state.seats])
    seen.count(0 if state.is_choosing(seat) else state.hand_size(seat))


def _put_provinces(seen: Observation, state: Tara) -> None:
    """Which are open, closed, and kept for later; the kings' cylinders; everybody's top discs."""
    seen.bits(state.in_play, data.PROVINCES)
    seen.bits(state.closed, data.PROVINCES)
    seen.one_of(state.reserve, data.PROVINCES)
    for province in range(data.PROVINCES):
        seen.who(state.kings[province])
        for offset in range(state.seats):
            seen.bits(state.control[province * data.SEATS + (seen.seat + offset) % state.seats], data.POSITIONS)


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
