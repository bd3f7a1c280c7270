"""What Tara's choices and questions mention: the phrases behind the words of ``text/*.ftl``."""

from __future__ import annotations

from asztal.engine.game import Phrase
from asztal.engine.step import Kind
from asztal.games.tara.data import CARDS, COST, KING, NO_CARD, NO_SEAT, RANSOM, SEATS
from asztal.games.tara.state import Tara
from asztal.games.tara.steps import kinds
from asztal.games.tara.steps.placement import entry_fee
from asztal.games.tara.steps.swap import colour

Arguments = dict[str, tuple[str, int]]


def noun(name: str, value: int, language: str) -> dict[str, str] | None:
    """Cards are named by their table, so that other cards bring their own names."""
    if name != "card":
        return None
    card = CARDS[value - 1]
    return {"": card.labels[language], "number": str(value), "cost": str(card.cost)}


def question_arguments(state: Tara, seat: int) -> Arguments:
    """What every question may mention."""
    arguments: Arguments = {"cumals": ("number", state.cumals[seat]), "actor": ("seat", int(state.actor))}
    if state.card != NO_CARD:
        arguments["card"] = ("card", int(state.card))
        arguments["cost"] = ("number", COST[state.card])
    if state.province >= 0:
        arguments["province"] = ("province", int(state.province))
    kind = state.step.kind if state.step is not None else None
    if kind is kinds.RANSOM_PRICE:
        holder = int((state.start + state.holder) % state.seats)
        arguments["holder"] = ("seat", holder)
        arguments["held"] = ("number", state.prisoners[holder * SEATS + seat])
    elif kind in (kinds.OWN_DISC, kinds.OWN_TARGET):
        arguments["position"] = ("position", int(state.position))
    elif kind is kinds.SWAP_SECOND:
        arguments |= _disc(state, int(state.position))
    elif kind is kinds.CHOOSE_HAND:
        arguments["left"] = ("number", int(3 - state.hand_size(seat)))
    return arguments


def choice_phrase(state: Tara, seat: int, kind: Kind, choice: int) -> Phrase | None:
    """What a choice would do, where its name alone does not say it."""
    if choice in kind.names:
        return None
    if kind in (kinds.POSITION, kinds.PROMOTE):
        return _landing(state, kind, choice)
    if kind is kinds.TRAITOR_POSITION:
        victim = int(state.owner(state.province, choice))
        return Phrase("choice-traitor-position", {"position": ("position", choice), "victim": ("seat", victim)})
    if kind is kinds.PROVINCE:
        return _province(state, choice)
    if kind in (kinds.SWAP_FIRST, kinds.SWAP_SECOND):
        role = "top" if choice % kinds.ROLES == kinds.TOP else "captive"
        return Phrase(f"choice-disc-{role}", _disc(state, choice))
    if kind is kinds.RANSOM_PRICE:
        every = RANSOM[choice] < 0
        return Phrase("choice-ransom-all" if every else "choice-ransom", {"number": ("number", choice)})
    return None


def _landing(state: Tara, kind: Kind, position: int) -> Phrase:
    """Place, capture, storm, depose, or an own disc (T7.3, T9.3)."""
    province = state.province
    arguments: Arguments = {"position": ("position", position)}
    owner = int(state.owner(province, position))
    if position == KING and state.kings[province] != NO_SEAT:
        return Phrase("choice-depose", {"victim": ("seat", state.kings[province])})
    if owner == NO_SEAT:
        return Phrase("choice-crown" if position == KING else f"choice-{kind.name}", arguments)
    if owner == state.actor:
        return Phrase("choice-own", arguments)
    arguments["victim"] = ("seat", owner)
    return Phrase("choice-storm" if state.captives(province, position, owner) else "choice-capture", arguments)


def _province(state: Tara, province: int) -> Phrase:
    arguments: Arguments = {"province": ("province", province)}
    fee = int(entry_fee(state, province))
    # A fate stone and an amnesty find discs there already, so the fee is for placing only (T6.6).
    if fee == 0:
        return Phrase("choice-province", arguments)
    return Phrase("choice-province-fee", {**arguments, "fee": ("number", fee)})


def _disc(state: Tara, disc: int) -> Arguments:
    owner = int(colour(state, state.province, disc))
    return {"position": ("position", disc // kinds.ROLES), "owner": ("seat", owner)}
