"""What a seat of Colonial is told as numbers; what holds for every game is in tests/research/test_observations.py."""

from __future__ import annotations

import pytest

from asztal.engine.play import play_on
from asztal.engine.rng import seeded
from asztal.games.colonial import data
from asztal.games.colonial.game import GAME
from asztal.games.colonial.observation import observe
from asztal.games.colonial.state import THROW, Colonial
from asztal.games.colonial.steps.asking import AskActive
from tests.games.colonial.tables import new_table, own_copy, settle

BY_SEAT = [
    "treasury",
    "fleets",
    "squadrons",
    "goods",
    "prestige",
    "home_unrest",
    "diplomacy",
    "debt",
    "nation",
    "programme",
    "used",
    "offers_made",
    "controls",
    "present",
    "colonies",
]
MASKS = ["grown", "confirmed", "revolts", "merchants", "asked", "quiet", "unsettled"]
WHO = ["start", "active", "other", "proposer", "attacker", "defender"]


def moved_up(state: Colonial) -> Colonial:
    """The same table with everybody one seat farther on."""
    other = own_copy(state)
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
        setattr(other, field, after(getattr(state, field)))
    for seat in range(seats):
        for track in range(len(data.TRACKS)):
            other.tracks[track * data.SEATS + after(seat)] = state.tracks[track * data.SEATS + seat]
        for owner in range(seats):
            other.pirates[after(seat) * data.SEATS + after(owner)] = state.pirates[seat * data.SEATS + owner]
        for box in range(data.BOXES):
            other.counters[box * data.SEATS + after(seat)] = state.counters[box * data.SEATS + seat]
    for box in range(data.BOXES):
        owners = [after(owner) for owner in state.owners_of(box)]
        other.owners[box] = sum((owner + 1) << 3 * place for place, owner in enumerate(owners))
    other.lenders = [after(lender) for lender in state.lenders]
    for at in range(1, len(state.throws), THROW):
        other.throws[at] = after(state.throws[at])
    other.seat = after(int(state.seat))
    return other


@pytest.mark.parametrize("seats", GAME.seats)
def test_it_makes_no_difference_which_seat_one_has(seats: int) -> None:
    """Everything is seen from the seat that looks on."""
    state = new_table(seats, seats, turn_limit="12")
    rng = seeded("moved up", seats)
    seen = 0
    while state.menu:
        if isinstance(state.step, AskActive) and rng.below(15) == 0:
            other = moved_up(state)
            for seat in range(seats):
                assert observe(other, (seat + 1) % seats) == observe(state, seat)
            seen += 1
        play_on(state, rng, 1)
    assert seen > 5


def test_the_two_lowest_of_a_stack_are_told() -> None:
    """C5.8: who lies lower takes control where two have as many."""
    first, second = new_table(), new_table()
    for state, order in ((first, (0, 1, 2)), (second, (0, 2, 1))):
        for seat in order:
            settle(state, "brazil", seat, 1)
    assert first.counters == second.counters
    assert first.controls == second.controls
    for seat in range(4):
        assert observe(first, seat) != observe(second, seat)


def test_loans_are_told_one_by_one() -> None:
    """C4.6: each grows by itself."""
    seen = set()
    for loans in ([10, 1], [1, 10], [6, 5], [11]):
        state = new_table()
        state.loans, state.lenders, state.debt = loans, [2] * len(loans), [0, 0, 11, 0]
        seen.add(observe(state, 0))
    assert len(seen) == 4


@pytest.mark.parametrize("many", [127, 128, 255, 256, 10_000])
def test_there_are_numbers_for_any_fortune(many: int) -> None:
    state = new_table()
    settle(state, "brazil", 3, many)
    state.treasury[1] = state.diplomacy[1] = many
    state.missions = [many] * data.TERRITORIES
    state.loans, state.lenders, state.debt = [many] * 9, [3] * 9, [0, 0, 0, 9 * many]
    assert len(observe(state, 0)) == len(observe(new_table(), 0))
