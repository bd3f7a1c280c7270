"""Activation and promotion (T9), by a played card or by a traitor."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from asztal.engine.bits import bit
from asztal.engine.events import EventKind
from asztal.engine.result import ranked
from asztal.engine.step import Kind
from asztal.games.tara import data, events
from asztal.games.tara.state import Tara
from asztal.games.tara.steps import kinds
from asztal.games.tara.steps.asking import AskActor, AskLanding, mentions

_FIRST_TARGET: Final = 5


def is_target(state: Tara, province: i64, target: i64) -> bool:
    """Whether the actor controls both positions below the target and can do something there (T9.3, T9.4).

    An own disc is a target if a fort can be made of it or if it leads on; a hold that leads nowhere is not offered.
    """
    pair: i64 = data.PAIR_BELOW[target]
    control: i64 = state.control[province * data.SEATS + state.actor]
    if control & pair != pair or state.done >> target & 1:
        return False
    if control >> target & 1:
        return target != data.KING and (can_fortify(state, province, target) or leads_on(state, province, target))
    if target == data.KING:
        crowned: i64 = state.kings[province]
        if crowned == state.actor:
            return False
        if crowned != data.NO_SEAT:
            return (state.traitors_depose or not state.treason) and can_attack(state)
    if state.supply[state.actor] > 0:
        return True
    if not state.storm_without_supply:
        return False
    enemy = state.owner(province, target)
    return enemy != data.NO_SEAT and state.captives(province, target, enemy) > 0


def can_attack(state: Tara) -> bool:
    """Storming and deposing lay no disc, but need one in the supply (R7)."""
    return state.supply[state.actor] > 0 or state.storm_without_supply


def can_fortify(state: Tara, province: i64, position: i64) -> bool:
    """Whether the actor's disc on the position can become a fort (T8.2)."""
    return state.supply[state.actor] > 0 and state.captives(province, position, state.actor) == 0


def leads_on(state: Tara, province: i64, position: i64) -> bool:
    """Whether holding the position makes some promotion possible."""
    for target in data.ABOVE[position]:
        if is_target(state, province, target):
            return True
    return False


def targets(state: Tara) -> list[int]:
    """The positions the actor can promote to now, one of the two below each being active (T9.3)."""
    found: list[int] = []
    active: i64 = state.active
    for target in range(_FIRST_TARGET, data.POSITIONS):
        pair: i64 = data.PAIR_BELOW[target]
        if active & pair and is_target(state, state.province, target):
            found.append(target)
    return found


def can_promote(state: Tara) -> bool:
    active: i64 = state.active
    for target in range(_FIRST_TARGET, data.POSITIONS):
        pair: i64 = data.PAIR_BELOW[target]
        if active & pair and is_target(state, state.province, target):
            return True
    return False


def settle(state: Tara, position: i64, laid: EventKind) -> None:
    """The actor lays a disc on an empty or an enemy position, or storms a fort (T7.3, T8.1, T8.4).

    A position that is the actor's afterwards is active (T9.1).
    """
    province = state.province
    enemy = state.owner(province, position)
    if enemy != data.NO_SEAT and state.captives(province, position, enemy) > 0:
        state.reduce(enemy, province, position)
        state.tell(events.STORMED, state.actor, province, position, enemy)
        return
    freed = state.lay(state.actor, province, position)
    state.active |= bit(position)
    if enemy == data.NO_SEAT or laid is events.PROMOTED:
        state.tell(laid, state.actor, province, position)
    if enemy != data.NO_SEAT:
        state.tell(events.CAPTURED, state.actor, province, position, enemy)
    if freed > 0:
        state.tell(events.FREED, state.actor, freed)


def make_fort(state: Tara, position: i64) -> None:
    """The actor makes a fort (T8.2), which costs an older one its top disc (T8.3)."""
    older = state.fortify(state.actor, state.province, position)
    state.tell(events.FORTIFIED, state.actor, state.province, position)
    if older >= 0:
        state.tell(events.FORT_REDUCED, state.actor, state.province, older)


class AskOwn(AskActor):
    """The actor's disc on a position becomes a fort, or is only held; it is active both ways (T7.3, T9.3)."""

    def __init__(self, kind: Kind, position: i64) -> None:
        super().__init__(kind)
        self.position: i64 = position

    def mentions(self, state: Tara, seat: i64) -> dict[str, int]:
        return {**mentions(state, seat), "position": self.position}

    def choose(self, state: Tara, seat: i64, choice: i64) -> None:
        if choice == kinds.FORT:
            make_fort(state, self.position)
        else:
            state.tell(events.HELD, state.actor, state.province, self.position)
        state.active |= bit(self.position)


class Activate(AskActor):
    """D10: pay the card's activation cost, or not (T9.2). Cost 0 needs no question."""

    def choices(self, state: Tara, seat: i64) -> list[int]:
        cost: i64 = data.COST[state.card]
        if cost > state.cumals[seat] or not can_promote(state):
            return _DECLINE
        return _PAY_OR_DECLINE if cost > 0 else _FREE

    def choose(self, state: Tara, seat: i64, choice: i64) -> None:
        if choice == kinds.PAY:
            cost: i64 = data.COST[state.card]
            state.cumals[seat] -= cost
            if cost > 0:
                state.tell(events.ACTIVATED, seat, cost)
            state.do_next(PROMOTION)


_DECLINE: Final = [kinds.PASS]
_PAY_OR_DECLINE: Final = [kinds.PAY, kinds.PASS]
_FREE: Final = [kinds.PAY]


class Promotion(AskLanding):
    """D11: promote to a target, as often as there is one, or stop (T9.3, T9.5)."""

    def choices(self, state: Tara, seat: i64) -> list[int]:
        menu = targets(state)
        menu.append(kinds.STOP)
        return menu

    def choose(self, state: Tara, seat: i64, choice: i64) -> None:
        if choice == kinds.STOP:
            return
        state.done |= bit(choice)
        province = state.province
        control: i64 = state.control[province * data.SEATS + seat]
        state.do_next(PROMOTION)
        if control >> choice & 1:
            state.do_next(OwnTarget(choice))
        elif choice == data.KING and state.kings[province] != data.NO_SEAT:
            depose(state)
        else:
            settle(state, choice, events.PROMOTED)
            if choice == data.KING and state.active >> data.KING & 1:
                state.tell(events.CROWNED, seat, province)
                check_victory(state, seat)


PROMOTION: Final = Promotion(kinds.PROMOTE)
ACTIVATION: Final = Activate(kinds.ACTIVATE)


class OwnTarget(AskOwn):
    """D12: an own disc above becomes a fort, or is only held (T9.3)."""

    def __init__(self, position: i64) -> None:
        super().__init__(kinds.OWN_TARGET, position)

    def choices(self, state: Tara, seat: i64) -> list[int]:
        menu: list[int] = []
        if can_fortify(state, state.province, self.position):
            menu.append(kinds.FORT)
        if leads_on(state, state.province, self.position):
            menu.append(kinds.HOLD)
        return menu


def depose(state: Tara) -> None:
    """An enemy's cylinder goes home; the king position stays empty and is not active (T9.3, T14.6)."""
    victim: i64 = state.kings[state.province]
    state.kings[state.province] = data.NO_SEAT
    state.cylinders[victim] += 1
    state.tell(events.DEPOSED, state.actor, state.province, victim)


def check_victory(state: Tara, seat: i64) -> None:
    """Two king positions at the same time win at once (T17.1)."""
    if state.kingships(seat) >= data.KINGS_TO_WIN:
        state.tell(events.HIGH_KING, seat)
        kingships = [[state.kingships(at)] for at in range(state.seats)]
        ranks = ranked([[1 if at == seat else 0] for at in range(state.seats)])
        state.finish(ranks, [key[0] for key in kingships], "high-king")
