"""What makes each reason in Tara untrue."""

from __future__ import annotations

from asztal.engine.step import Ask
from asztal.games.tara import data
from asztal.games.tara.state import SHIFT, Tara
from asztal.games.tara.steps import kinds
from asztal.games.tara.steps.placement import FIRST_POSITION, SecondPosition
from asztal.games.tara.steps.promotion import PROMOTION
from asztal.games.tara.steps.swap import SwapSecond


def _empty(state: Tara, province: int, position: int) -> None:
    for seat in range(state.seats):
        state.control[province * data.SEATS + seat] &= ~(1 << position)
    state.below[province * data.POSITIONS + position] = 0
    if position == data.KING:
        state.kings[province] = data.NO_SEAT


def _put(state: Tara, province: int, position: int, seat: int) -> None:
    _empty(state, province, position)
    state.control[province * data.SEATS + seat] |= 1 << position


def _vacate(state: Tara, seat: int, kind: str, position: int) -> None:
    _empty(state, int(state.province), position)


def _vacate_disc(state: Tara, seat: int, kind: str, disc: int) -> None:
    _empty(state, int(state.province), disc // kinds.ROLES)


def _fill_disc(state: Tara, seat: int, kind: str, disc: int) -> None:
    _put(state, int(state.province), disc // kinds.ROLES, seat)


def _enemy_here(state: Tara, seat: int, kind: str, position: int) -> None:
    _put(state, int(state.province), position, (seat + 1) % state.seats)


def _fort_here(state: Tara, seat: int, kind: str, position: int) -> None:
    _put(state, int(state.province), position, seat)
    state.below[state.province * data.POSITIONS + position] = 1 << seat * SHIFT


def _discs(state: Tara, seat: int, kind: str, choice: int) -> None:
    state.supply[seat] = 5


def _cumals(state: Tara, seat: int, kind: str, choice: int) -> None:
    state.cumals[seat] = 9


def _no_fort(state: Tara, seat: int, kind: str, position: int) -> None:
    state.reduce(seat, state.province, position)


def _reaching_card(state: Tara, seat: int, kind: str, position: int) -> None:
    """A card that reaches the position; the Stone of Destiny, if no other does."""
    reaching = [card for card in range(1, data.CARD_COUNT + 1) if data.CANDIDATES[card] >> position & 1]
    state.card = reaching[0] if reaching else data.IS_STONE.index(True)


def _pair_below(state: Tara, seat: int, kind: str, position: int) -> None:
    for below in range(data.POSITIONS):
        if data.PAIR_BELOW[position] >> below & 1:
            _put(state, int(state.province), below, seat)


def _active_below(state: Tara, seat: int, kind: str, position: int) -> None:
    state.active |= data.PAIR_BELOW[position]


def _by_promotion(state: Tara, seat: int, kind: str, position: int) -> None:
    """The position is promoted to instead."""
    _vacate(state, seat, kind, position)
    _pair_below(state, seat, kind, position)
    _active_below(state, seat, kind, position)
    _discs(state, seat, kind, position)
    state.done = 0
    state.actor = seat
    state.step = PROMOTION


def _by_card(state: Tara, seat: int, kind: str, position: int) -> None:
    """A card is played on the position instead."""
    _vacate(state, seat, kind, position)
    _reaching_card(state, seat, kind, position)
    _discs(state, seat, kind, position)
    _cumals(state, seat, kind, position)
    state.actor = seat
    state.step = FIRST_POSITION


def _not_done(state: Tara, seat: int, kind: str, position: int) -> None:
    state.done &= ~(1 << position)


def _no_treason(state: Tara, seat: int, kind: str, position: int) -> None:
    state.treason = False


def _partner(state: Tara, seat: int, kind: str, position: int) -> None:
    state.step = SecondPosition(1 << position, True)


def _take_back(state: Tara, seat: int, kind: str, card: int) -> None:
    """A card of the hand is one of those to choose from again."""
    state.hand[state.hand.index(card)] = data.NO_CARD
    state.aside[state.aside.index(data.NO_CARD, seat * data.CARDS_DEALT)] = card


def _take_up(state: Tara, seat: int, kind: str, card: int) -> None:
    state.aside[state.aside.index(card)] = data.NO_CARD
    state.hand[seat * data.CARDS_PER_ROUND] = card


def _open(state: Tara, seat: int, kind: str, province: int) -> None:
    state.in_play |= 1 << province
    state.closed &= ~(1 << province)


def _captive(state: Tara, seat: int, kind: str, province: int) -> None:
    """A captive under an enemy's farmer."""
    _put(state, province, 0, (seat + 1) % state.seats)
    state.below[province * data.POSITIONS] = 1 << seat * SHIFT


def _two_colours(state: Tara, seat: int, kind: str, province: int) -> None:
    _put(state, province, 0, seat)
    _put(state, province, 1, (seat + 1) % state.seats)


def _other_disc(state: Tara, disc: int) -> int:
    """Puts a disc of another player than this one's somewhere else; returns the new one."""
    province, position = int(state.province), 0 if disc // kinds.ROLES else 1
    role = disc % kinds.ROLES
    owner = int(state.owner(province, disc // kinds.ROLES)) if role == kinds.TOP else role - 1
    _put(state, province, position, (owner + 1) % state.seats)
    return position * kinds.ROLES + kinds.TOP


def _to_swap_with(state: Tara, seat: int, kind: str, disc: int) -> None:
    _other_disc(state, disc)


def _swapped_with(state: Tara, seat: int, kind: str, disc: int) -> None:
    state.step = SwapSecond(_other_disc(state, disc))


class _Anybody(Ask[Tara]):
    """As if a start player could go on."""

    def choices(self, state: Tara, seat: int) -> list[int]:
        return list(range(state.seats))


def _anybody(state: Tara, seat: int, kind: str, other: int) -> None:
    state.step = _Anybody(kinds.NEXT_START)


MENDS = {
    "why-card-picked": _take_back,
    "why-card-aside": _take_up,
    "why-province-closed": _open,
    "why-province-fee": _cumals,
    "why-province-no-disc": _discs,
    "why-province-few": _two_colours,
    "why-province-alike": _two_colours,
    "why-province-free": _captive,
    "why-no-card": _by_promotion,
    "why-card-reach": _reaching_card,
    "why-partner": _partner,
    "why-empty-first": _vacate,
    "why-two-discs": _discs,
    "why-own-fort": _no_fort,
    "why-no-disc": _discs,
    "why-farmer": _by_card,
    "why-own-king": _vacate,
    "why-pair": _pair_below,
    "why-active": _active_below,
    "why-done": _not_done,
    "why-traitor-king": _no_treason,
    "why-swap-king": _vacate_disc,
    "why-swap-empty": _fill_disc,
    "why-swap-alone": _to_swap_with,
    "why-swap-same": _swapped_with,
    "why-swap-order": _swapped_with,
    "why-swap-poor": _cumals,
    "why-swap-alike": _swapped_with,
    "why-no-fort": _fort_here,
    "why-traitor-own": _enemy_here,
    "why-traitor-empty": _enemy_here,
    "why-traitor-throne": _vacate,
    "why-traitor-stone": _vacate,
    "why-garrison-king": _by_promotion,
    "why-garrison-taken": _vacate,
    "why-yourself": _anybody,
}
