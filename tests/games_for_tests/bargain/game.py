"""Bargain: the card on the shelf."""

from __future__ import annotations

from typing import Any

from asztal.engine.game import Game, Options, Rules, Thinking
from asztal.engine.observation import Observation

from .state import COINS, ZERO, Bargain
from .steps import ANSWER, ANSWERED, OFFER, OFFERED, OFFERING, WITHDRAW, WITHDRAWN, Offer


def start(seats: int, options: Options) -> tuple[Bargain, Offer]:
    """Everybody has the same."""
    state = Bargain()
    state.coins = [COINS] * seats
    return state, OFFERING


def view(state: Bargain, seat: int) -> dict[str, Any]:
    """Everything."""
    return {"coins": list(state.coins), "offers": state.offers, "payment": state.payment}


def observe(state: Bargain, seat: int) -> bytes:
    """The coins, the seat's own first, and what is asked."""
    seen = Observation(state, seat)
    for at in range(state.seats):
        seen.count(state.coins[(seat + at) % state.seats])
    seen.count(state.payment + ZERO)
    seen.asked(state, KINDS)
    return seen.done()


def evaluate(state: Bargain) -> list[float]:
    """By coins."""
    return [coins / sum(state.coins) for coins in state.coins]


def invariants(state: Bargain) -> list[str]:
    """No coin gets lost."""
    return [] if sum(state.coins) == COINS * state.seats else ["a coin was lost or made"]


KINDS = [OFFER, ANSWER, WITHDRAW]
GAME = Game(
    name="bargain",
    seats=(2, 3),
    colours=("blue", "red", "yellow"),
    rules=Rules(start, KINDS, [OFFERED, ANSWERED, WITHDRAWN], view, invariants, secrets=False, chance=False),
    thinking=Thinking(evaluate, observe),
)
