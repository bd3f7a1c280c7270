"""Why something can't be chosen in Tara; for each kind of decision what is missing comes first."""

from __future__ import annotations

from collections.abc import Callable

from asztal.engine.why import Reason
from asztal.games.tara import data
from asztal.games.tara.state import Tara
from asztal.games.tara.steps import kinds
from asztal.games.tara.steps.placement import SecondPosition, entry_fee, partners, singles
from asztal.games.tara.steps.promotion import leads_on
from asztal.games.tara.steps.swap import SwapSecond, colour, discs
from asztal.games.tara.steps.turn import ChooseProvince


def means(state: Tara, noun: str, value: int, asked: str) -> int | None:
    """A place is its region where one is asked for, else its position or its top disc, in the region at hand."""
    if noun != "place":
        return value if noun == asked else None
    province, position = divmod(value, data.POSITIONS)
    if asked == "province":
        return province
    if province != state.province or asked not in ("position", "disc"):
        return None
    return position if asked == "position" else position * kinds.ROLES + kinds.TOP


def why_not(state: Tara, seat: int, kind: str, choice: int) -> Reason | None:
    """Why the seat can't choose this."""
    return _REASONS[kind](state, seat, choice) if kind in _REASONS else None


# -- cards ------------------------------------------------------------------------------------------------------------


def _hand(state: Tara, seat: int, card: int) -> Reason | None:
    return Reason("why-card-picked", "T5.2") if card in state.hand_of(seat) else None


def _card(state: Tara, seat: int, card: int) -> Reason | None:
    return Reason("why-card-aside", "T5.3") if card in state.aside_of(seat) else None


# -- regions ----------------------------------------------------------------------------------------------------------


def _province(state: Tara, seat: int, province: int) -> Reason | None:
    if state.in_play >> province & 1 == 0:
        return Reason("why-province-closed", "T6.4", {"province": province})
    assert isinstance(state.step, ChooseProvince)
    return _USES[int(state.step.use)](state, seat, province)


def _province_to_place(state: Tara, seat: int, province: int) -> Reason | None:
    fee, cumals = int(entry_fee(state, province)), state.cumals[seat]
    if fee > cumals:
        return Reason("why-province-fee", "T6.6", {"province": province, "fee:number": fee, "cumals:number": cumals})
    return Reason("why-province-no-disc", "T7.7", {"province": province}) if state.supply[seat] == 0 else None


def _province_to_swap(state: Tara, seat: int, province: int) -> Reason | None:
    count = len(discs(state, province))
    if count < 2:
        return Reason("why-province-few", "T10.1", {"province": province, "count:number": count})
    return Reason("why-province-alike", "T10.2", {"province": province})


def _province_to_free(state: Tara, seat: int, province: int) -> Reason | None:
    return Reason("why-province-free", "T11.3", {"province": province})


# -- placing ----------------------------------------------------------------------------------------------------------


def _position(state: Tara, seat: int, position: int) -> Reason | None:
    if data.ROW_OF[position] > 2:
        return Reason("why-no-card", "T3.2", {"position": position})
    mentions = {"position": position, "card": int(state.card)}
    if data.CANDIDATES[state.card] >> position & 1 == 0:
        return Reason("why-card-reach", "T7.1", mentions)
    if isinstance(state.step, SecondPosition):
        if state.step.partners >> position & 1 == 0:
            return Reason("why-partner", "T7.6", mentions)
    elif singles(state, state.province) >> position & 1 == 0:
        if partners(state, state.province, position) == 0:
            return Reason("why-empty-first", "T7.2", {**mentions, "count:number": _empty(state)})
        if state.supply[seat] > 0 and not _is_own_fort(state, seat, position):
            # A position that can't stand alone comes with an empty one, which needs a disc too.
            return Reason("why-two-discs", "T7.6", {**mentions, "supply:number": state.supply[seat]})
    return _unusable(state, seat, position, "T7.7")


def _empty(state: Tara) -> int:
    """How many empty positions the card reaches."""
    return (data.CANDIDATES[state.card] & ~int(state.occupied(state.province))).bit_count()


def _is_own_fort(state: Tara, seat: int, position: int) -> bool:
    return position in state.forts(state.province, seat)


def _unusable(state: Tara, seat: int, position: int, rule: str) -> Reason:
    """An own fort from which nothing can be promoted; else a disc is missing."""
    if _is_own_fort(state, seat, position):
        return Reason("why-own-fort", "T7.8", {"position": position})
    return Reason("why-no-disc", rule, {"position": position})


# -- promoting --------------------------------------------------------------------------------------------------------


def _promote(state: Tara, seat: int, target: int) -> Reason | None:
    if data.ROW_OF[target] == 0:
        return Reason("why-farmer", "T9.3", {"position": target})
    if target == data.KING and state.king(state.province) == seat:
        return Reason("why-own-king", "T9.3", {"province": int(state.province)})
    return _without_pair(state, seat, target) or _unreachable(state, seat, target)


def _without_pair(state: Tara, seat: int, target: int) -> Reason | None:
    """Both positions below must be own, and one of them active (T9.3)."""
    pair = data.PAIR_BELOW[target]
    first, second = (at for at in range(data.POSITIONS) if pair >> at & 1)
    mentions = {"position": target, "first:position": first, "second:position": second}
    own = (state.control[state.province * data.SEATS + seat] & pair).bit_count()
    if own < 2:
        return Reason("why-pair", "T9.3", {**mentions, "own:number": own})
    return None if state.active & pair else Reason("why-active", "T9.1", mentions)


def _unreachable(state: Tara, seat: int, target: int) -> Reason | None:
    if state.done >> target & 1:
        return Reason("why-done", "T9.3", {"position": target})
    seated = target == data.KING and state.kings[state.province] != data.NO_SEAT
    if seated and state.treason and not state.traitors_depose:
        return Reason("why-traitor-king", "T12.9", {"province": int(state.province)})
    return _unusable(state, seat, target, "T9.4")


# -- swapping ---------------------------------------------------------------------------------------------------------


def _swap_first(state: Tara, seat: int, disc: int) -> Reason | None:
    position = disc // kinds.ROLES
    return _no_disc(state, position) or Reason("why-swap-alone", "T10.2", {"position": position})


def _no_disc(state: Tara, position: int) -> Reason | None:
    """Discs lie outside the king position (T10.1)."""
    if position == data.KING and state.king(state.province) != data.NO_SEAT:
        return Reason("why-swap-king", "T10.1", {"position": position})
    if state.owner(state.province, position) == data.NO_SEAT:
        return Reason("why-swap-empty", "T10.1", {"position": position})
    return None


def _swap_second(state: Tara, seat: int, disc: int) -> Reason | None:
    assert isinstance(state.step, SwapSecond)
    first, position = int(state.step.first), disc // kinds.ROLES
    if disc == first:
        return Reason("why-swap-same", "T10.1", {"position": position})
    missing = _no_disc(state, position)
    if missing is not None:
        return missing
    owner = int(colour(state, state.province, disc))
    if owner != colour(state, state.province, first):
        return Reason("why-swap-order", "T10.2", {"position": position})
    cost, cumals = data.COST[state.card], state.cumals[seat]
    tops = [it // kinds.ROLES for it in (first, disc) if it % kinds.ROLES == kinds.TOP]
    if owner == seat and cost > cumals and any(leads_on(state, state.province, top) for top in tops):
        return Reason("why-swap-poor", "T10.5", {"cost:number": cost, "cumals:number": cumals})
    return Reason("why-swap-alike", "T10.2", {"owner:seat": owner})


def _keep_fort(state: Tara, seat: int, position: int) -> Reason | None:
    return Reason("why-no-fort", "T10.6", {"position": position})


# -- the end of the round ---------------------------------------------------------------------------------------------


def _traitor(state: Tara, seat: int, position: int) -> Reason | None:
    mentions = {"position": position, "card": int(state.card)}
    owner = state.owner(state.province, position)
    if owner == seat:
        return Reason("why-traitor-own", "T12.7", mentions)
    if owner == data.NO_SEAT:
        seated = position == data.KING and state.kings[state.province] != data.NO_SEAT
        return Reason("why-traitor-throne", "T14.5") if seated else Reason("why-traitor-empty", "T12.7", mentions)
    if data.IS_STONE[state.card]:
        return Reason("why-traitor-stone", "T12.7", mentions)
    return Reason("why-card-reach", "T12.7", mentions)


def _garrison(state: Tara, seat: int, position: int) -> Reason | None:
    key = "why-garrison-king" if position == data.KING else "why-garrison-taken"
    return Reason(key, "T14.4", {"position": position})


def _next_start(state: Tara, seat: int, other: int) -> Reason | None:
    return Reason("why-yourself", "T16.1") if other == seat else None


_USES: dict[int, Callable[[Tara, int, int], Reason | None]] = {
    kinds.PLACE: _province_to_place,
    kinds.SWAP: _province_to_swap,
    kinds.AMNESTY: _province_to_free,
}

_REASONS: dict[str, Callable[[Tara, int, int], Reason | None]] = {
    kinds.CHOOSE_HAND.name: _hand,
    kinds.CARD.name: _card,
    kinds.PROVINCE.name: _province,
    kinds.POSITION.name: _position,
    kinds.PROMOTE.name: _promote,
    kinds.SWAP_FIRST.name: _swap_first,
    kinds.SWAP_SECOND.name: _swap_second,
    kinds.KEEP_FORT.name: _keep_fort,
    kinds.TRAITOR_POSITION.name: _traitor,
    kinds.GARRISON.name: _garrison,
    kinds.NEXT_START.name: _next_start,
}
