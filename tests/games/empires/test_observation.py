"""What a seat of Empires is told as numbers; what holds for every game is in tests/research/test_observations.py."""

from __future__ import annotations

import pytest

from asztal.engine.play import play_on
from asztal.engine.rng import seeded
from asztal.games.empires import data
from asztal.games.empires.game import GAME
from asztal.games.empires.observation import observe
from asztal.games.empires.state import Empires
from asztal.games.empires.steps.asking import AskActive, AskOnSpace
from asztal.games.empires.steps.placement import PlaceBox, PlaceFigure
from tests.games.empires.position import Scene

BY_SEAT = ["money", "ships", "goods", "buildings", "finds", "nation"]
MASKS = ["initiators", "bidding", "placeless"]
WHO = ["active", "other", "attacker", "defender", "bidder"]


def moved_up(state: Empires) -> Empires:
    """The same table with everybody one seat farther on."""
    other = state.copy()
    seats = int(state.seats)

    def after(seat: int) -> int:
        return seat if seat == data.NOBODY else (seat + 1) % seats

    for field in BY_SEAT:
        counts = getattr(state, field)
        setattr(other, field, [*counts[-1:], *counts[:-1]])
    for field in MASKS:
        mask = getattr(state, field)
        setattr(other, field, sum(1 << after(seat) for seat in range(seats) if mask >> seat & 1))
    for field in WHO:
        setattr(other, field, after(int(getattr(state, field))))
    for seat in range(seats):
        for place in range(data.PLACES):
            other.figures[place * data.SEATS + after(seat)] = state.figures[place * data.SEATS + seat]
        for source in range(data.SOURCES):
            other.points[source * data.SEATS + after(seat)] = state.points[source * data.SEATS + seat]
    other.spaces = [
        there if there == data.NOBODY else after(there // data.TYPES) * data.TYPES + there % data.TYPES
        for there in state.spaces
    ]
    other.order = [after(seat) for seat in state.order]
    digits = [int(state.initiative) >> 3 * at & 7 for at in range(seats)]
    other.initiative = sum((after(digit - 1) + 1) << 3 * at for at, digit in enumerate(digits) if digit)
    seen = 0
    for region in range(data.REGIONS):
        for seat in range(seats):
            seen |= (int(state.seen) >> (region * data.SEATS + seat) & 1) << (region * data.SEATS + after(seat))
    other.seen = seen
    other.seat = after(int(state.seat))
    return other


@pytest.mark.parametrize("seats", GAME.seats)
def test_it_makes_no_difference_which_seat_one_has(seats: int) -> None:
    """Everything is seen from the seat that looks on."""
    state = GAME.new(seats, seats)
    assert isinstance(state, Empires)
    rng = seeded("moved up", seats)
    seen = 0
    while state.menu:
        if isinstance(state.step, AskActive | AskOnSpace | PlaceFigure | PlaceBox) and rng.below(12) == 0:
            other = moved_up(state)
            for seat in range(seats):
                assert observe(other, (seat + 1) % seats) == observe(state, seat)
            seen += 1
        play_on(state, rng, 1)
    assert seen > 5


def test_a_counter_is_told_to_those_who_have_seen_it() -> None:
    """E5.24."""
    scene = Scene(2, 1, failed_counter="explorer_only").having(seen=0)
    seen = []
    for natives in (4, 5):
        failed = scene.counter("peru", natives=natives).having(seen=0).give("red", discovery="colonist")
        after = failed.resolve("discovery").choose("colonist", "peru")
        seen.append((observe(after.state, 0), observe(after.state, 1)))
    assert seen[0][0] != seen[1][0]
    assert seen[0][1] == seen[1][1]


@pytest.mark.parametrize("many", [255, 256, 10_000])
def test_there_are_numbers_for_any_fortune(many: int) -> None:
    scene = Scene().give("red", money=many)
    scene.state.points[0] = many
    assert len(observe(scene.state, 0)) == len(observe(Scene().state, 0))
