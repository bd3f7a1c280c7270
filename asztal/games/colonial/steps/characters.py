"""The twelve characters: who can do anything now, and what they do (C14 to C25)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from asztal.engine.step import Step
from asztal.games.colonial import data
from asztal.games.colonial.state import Colonial
from asztal.games.colonial.steps import kinds
from asztal.games.colonial.steps.ambassador import Ambassador, can_send
from asztal.games.colonial.steps.conqueror import FoundColony, ripe_for
from asztal.games.colonial.steps.explorer import Explorer, can_explore
from asztal.games.colonial.steps.governor import FoundCity, can_found_city
from asztal.games.colonial.steps.homeland import Financier, Scientist, affordable_tracks
from asztal.games.colonial.steps.merchant import Merchant
from asztal.games.colonial.steps.missionary import PlaceMission
from asztal.games.colonial.steps.rebel import Rebel
from asztal.games.colonial.steps.sovereign import Sovereign, enemies
from asztal.games.colonial.steps.trader import Trader
from asztal.games.colonial.steps.viceroy import ViceroyTerritory, can_place


def can_act(state: Colonial, seat: i64, character: i64) -> bool:
    """Whether a character has anything to do; those that have not are not offered."""
    if character == data.AMBASSADOR:
        return can_send(state)
    if character == data.CONQUEROR:
        return len(ripe_for(state, seat)) > 0
    if character == data.EXPLORER:
        return can_explore(state, seat)
    if character == data.GOVERNOR:
        return can_found_city(state, seat)
    if character == data.MISSIONARY or character == data.REBEL:
        return state.explored() != 0
    if character == data.SCIENTIST:
        return len(affordable_tracks(state, seat)) > 0
    if character == data.SOVEREIGN:
        return state.home_unrest[seat] > 0 or len(enemies(state, seat)) > 0
    if character == data.TRADER:
        return max(state.goods) > 0
    if character == data.VICEROY:
        return can_place(state, seat)
    # The Financier and the Merchant can always be used.
    return True


CHARACTERS: Final[list[Step[Colonial]]] = [
    Ambassador(),
    FoundColony(kinds.COLONY),
    Explorer(),
    Financier(),
    FoundCity(kinds.CITY),
    PlaceMission(kinds.MISSION),
    Merchant(),
    Rebel(kinds.REBEL),
    Scientist(kinds.TRACK),
    Sovereign(),
    Trader(),
    ViceroyTerritory(kinds.VICEROY),
]
"""In the order of their numbers (``data.CHARACTERS``)."""
