"""Colonies lost, Independent States, unrest and revolution (C8, C9)."""

from __future__ import annotations

from mypy_extensions import i64

from asztal.engine.bits import bit
from asztal.engine.state import with_number
from asztal.games.colonial import data, events
from asztal.games.colonial.state import Colonial
from asztal.games.colonial.steps.control import settle_loss, take_counters
from asztal.games.colonial.steps.purse import lose_prestige


def lose_colony(state: Colonial, seat: i64, territory: i64) -> None:
    """The marker and all unrest go, prestige is lost, and an Independent State begins; missions stay (C8.4, C18.6)."""
    state.colonies[seat] &= ~bit(territory)
    lost = lose_prestige(state, seat, 2 if state.city == territory else 1)
    state.tell(events.COLONY_LOST, seat, territory, lost)
    become_independent(state, territory)


def become_independent(state: Colonial, territory: i64) -> None:
    """All unrest goes; in what is independent already nothing else changes (C9.3)."""
    state.unrest = with_number(state.unrest, territory, 0)
    if state.independent >> territory & 1 == 0:
        state.independent |= bit(territory)
        state.tell(events.INDEPENDENT, territory)


def check_colony(state: Colonial, territory: i64) -> None:
    """A colony without a counter of its owner is lost (C8.4)."""
    owner = state.colony_of(territory)
    if owner != data.NOBODY and state.present[owner] >> territory & 1 == 0:
        lose_colony(state, owner, territory)


def add_unrest(state: Colonial, territory: i64, count: i64) -> None:
    """Markers that come together; four and more are a revolution (C9.3)."""
    state.unrest = with_number(state.unrest, territory, state.unrest[territory] + count)
    if state.unrest[territory] < data.REVOLUTION:
        return
    state.tell(events.REVOLUTION, territory)
    owner = state.colony_of(territory)
    if owner != data.NOBODY:
        lose_colony(state, owner, territory)
    else:
        become_independent(state, territory)


def lose_counter(state: Colonial, seat: i64, box: i64) -> None:
    """A counter dies, and what follows: control first, then the colony (C28.5)."""
    take_counters(state, seat, box, 1)
    settle_loss(state, box)
    check_colony(state, data.TERRITORY_OF[box])


def settle_losses(state: Colonial, territory: i64) -> None:
    """The same after several counters of a territory have left together (C23.5)."""
    for box in data.BOXES_IN[territory]:
        settle_loss(state, box)
    check_colony(state, territory)
