"""Isles: the card on the shelf."""

from __future__ import annotations

from typing import Any

from asztal.engine.game import Game, Options, Rules, Thinking, Wording
from asztal.engine.observation import Observation

from .board import BOARD
from .state import ISLES, ROUNDS, SEATS, Isles
from .steps import ISLE, PUT, PUTTING, Put


def start(seats: int, options: Options) -> tuple[Isles, Put]:
    """Empty isles."""
    state = Isles()
    state.counters = [0] * (ISLES * SEATS)
    state.by_column = options["menu"] == "column"
    return state, PUTTING


def view(state: Isles, seat: int) -> dict[str, Any]:
    """Everything."""
    left = [ROUNDS - (state.placed + state.seats - 1 - at) // state.seats for at in range(state.seats)]
    isles = [state.lying(isle) for isle in range(ISLES)]
    return {"isles": isles, "placed": state.placed, "led": state.led(), "left": left}


def observe(state: Isles, seat: int) -> bytes:
    """How many counters of the seat lie on each isle."""
    seen = Observation(state, seat)
    for isle in range(ISLES):
        seen.count(state.lying(isle)[seat])
    return seen.done()


def evaluate(state: Isles) -> list[float]:
    """Who leads on isles is likely to win."""
    led = [count + 1.0 for count in state.led()]
    return [count / sum(led) for count in led]


def invariants(state: Isles) -> list[str]:
    """No counter gets lost."""
    return [] if sum(state.counters) == state.placed else ["a counter was lost or made"]


def noun(word: str, value: int, language: str) -> dict[str, str] | None:
    """The isles have numbers."""
    return {"": f"Isle {value + 1}"} if word == "isle" else None


GAME = Game(
    name="isles",
    seats=(2, 6),
    colours=("blue", "red", "yellow", "green", "white", "orange"),
    rules=Rules(
        start, [ISLE], [PUT], view, invariants, options={"menu": ["all", "column"]}, secrets=False, chance=False
    ),
    thinking=Thinking(evaluate, observe),
    wording=Wording(noun),
    board=BOARD,
    confirms=False,
)
