"""Tables of Colonial for tests of what is seen of them: new ones, some way into a match, and with counters put down."""

from __future__ import annotations

from asztal.engine.bits import bit
from asztal.engine.play import play_on
from asztal.engine.rng import seeded
from asztal.games.colonial import data
from asztal.games.colonial.game import GAME
from asztal.games.colonial.state import Colonial
from asztal.games.colonial.steps import kinds
from asztal.games.colonial.steps.control import put_counters, settle_placement


def new_table(seats: int = 4, seed: int = 1, **options: str) -> Colonial:
    """At the first decision."""
    state = GAME.new(seats, seed, options)
    assert isinstance(state, Colonial)
    return state


def own_copy(state: Colonial) -> Colonial:
    """A copy in which also those lists can be changed in place that copies share."""
    other = state.copy()
    for name in ("counters", "owners", "unrest", "missions", "pirates", "tracks"):
        setattr(other, name, getattr(other, name)[:])
    return other


def played_on(seats: int, seed: int, choices: int, **options: str) -> Colonial:
    """After so many random choices."""
    state = new_table(seats, seed, **options)
    play_on(state, seeded("tables", seed), choices)
    return state


def territory(name: str) -> int:
    return data.TERRITORY_NAMES.index(name)


def settle(state: Colonial, name: str, seat: int, count: int, number: int = 0) -> int:
    """Counters of a seat on a box of a territory, which is explored; says which box."""
    at = territory(name)
    box = data.BOXES_IN[at][number]
    state.unexplored &= ~bit(at)
    if data.CONTINENT[at] == data.AMERICA:
        state.america = 0
    put_counters(state, seat, box, count)
    settle_placement(state, seat, box)
    return box


def program(state: Colonial, *programmes: list[int]) -> None:
    """Everybody lines up cards and confirms, one seat after the other."""
    for seat, cards in enumerate(programmes):
        for card in [*cards, kinds.CONFIRM]:
            state.turn_to(seat)
            state.choose(card)
