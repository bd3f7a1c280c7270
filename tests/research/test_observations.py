"""What a seat is told as numbers: all it may know, nothing else, and always as many."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from asztal import games
from asztal.engine.actions import action_mask, choose_action
from asztal.engine.game import Game, decision_of
from asztal.engine.observation import Observation
from asztal.engine.play import play_on
from asztal.engine.rng import seeded
from asztal.engine.state import State
from asztal.engine.step import AskTogether
from tests.snapshots import snapshot

TABLES = [(name, seats) for name in games.names() for seats in games.find(name).seats]
SECRETIVE = [(name, seats) for name, seats in TABLES if games.find(name).rules.secrets]
each_table = pytest.mark.parametrize(("name", "seats"), TABLES)


def positions(name: str, seats: int, seed: int, every: int) -> Iterator[tuple[Game, State]]:
    """Positions of a random match: all with a simultaneous decision, of the others one in so many, and the last."""
    game = games.find(name)
    state = game.new(seats, seed, game.thinking.simulation)
    rng = seeded(seed, "observations")
    while state.menu:
        if isinstance(state.step, AskTogether) or rng.below(every) == 0:
            yield game, state
        play_on(state, rng, 1)
    yield game, state


@each_table
def test_every_position_has_as_many_numbers(name: str, seats: int) -> None:
    sizes = {
        len(game.thinking.observe(state, seat)) for game, state in positions(name, seats, 1, 9) for seat in range(seats)
    }
    assert len(sizes) == 1


@each_table
def test_a_seat_is_told_nothing_that_it_may_not_know(name: str, seats: int) -> None:
    """What the seat can't know is dealt anew, and it sees no difference."""
    for game, state in positions(name, seats, 2, 9):
        for seat in range(seats):
            seen = game.thinking.observe(state, seat)
            for deal in range(3):
                assert game.thinking.observe(state.redeal(seat, seeded(deal)), seat) == seen


@pytest.mark.parametrize(("name", "seats"), SECRETIVE)
def test_a_secret_choice_shows_to_its_own_seat_alone(name: str, seats: int) -> None:
    """In a simultaneous decision two choices of a seat look the same to the others, and different to itself."""
    together = 0
    for game, state in positions(name, seats, 3, 1_000):
        if not isinstance(state.step, AskTogether) or int(state.owing()).bit_count() < 2 or len(state.menu) < 2:
            continue
        together += 1
        chooser = int(state.seat)
        first, second = state.copy(), state.copy()
        first.choose(state.menu[0])
        second.choose(state.menu[-1])
        assert game.thinking.observe(first, chooser) != game.thinking.observe(second, chooser)
        for seat in range(seats):
            if seat != chooser:
                assert game.thinking.observe(first, seat) == game.thinking.observe(second, seat)
    assert together > 0


@each_table
def test_observing_changes_nothing(name: str, seats: int) -> None:
    for game, state in positions(name, seats, 4, 30):
        before = snapshot(state)
        for seat in range(seats):
            game.thinking.observe(state, seat)
        assert snapshot(state) == before


@each_table
def test_whatever_a_view_tells_apart_the_numbers_tell_apart(name: str, seats: int) -> None:
    """Two choices that leave a seat with different views leave it with different numbers."""
    differ = 0
    for game, state in positions(name, seats, 5, 9):
        if not state.menu:
            continue
        first, second = state.copy(), state.copy()
        first.choose(state.menu[0])
        second.choose(state.menu[-1])
        for seat in range(seats):
            if not first.result and not second.result and game.rules.view(first, seat) != game.rules.view(second, seat):
                assert game.thinking.observe(first, seat) != game.thinking.observe(second, seat)
                differ += 1
    assert differ > 0


@each_table
def test_the_mask_lists_the_choices_of_a_seat_that_owes_one(name: str, seats: int) -> None:
    for game, state in positions(name, seats, 6, 9):
        for seat in range(seats):
            decision = decision_of(state, seat) if state.owing() >> seat & 1 else None
            actions = [] if decision is None else sorted(decision.action(choice) for choice in decision.choices)
            mask = action_mask(state, seat, game.action_count)
            assert len(mask) == game.action_count
            assert [action for action, legal in enumerate(mask) if legal] == actions


@each_table
def test_an_action_is_the_choice_it_stands_for(name: str, seats: int) -> None:
    for _, state in positions(name, seats, 7, 20):
        if state.step is not None and state.menu:
            chosen, acted = state.copy(), state.copy()
            chosen.choose(state.menu[-1])
            assert choose_action(acted, state.step.kind_for(state, state.seat).offset + state.menu[-1])
            assert snapshot(acted) == snapshot(chosen)


@each_table
def test_an_action_that_is_not_on_the_menu_changes_nothing(name: str, seats: int) -> None:
    for game, state in positions(name, seats, 8, 40):
        before = snapshot(state)
        mask = action_mask(state, int(state.seat), game.action_count)
        for action in (-1, *[action for action, legal in enumerate(mask) if not legal], game.action_count):
            assert not choose_action(state, action)
        assert snapshot(state) == before


# -- how numbers are put down -----------------------------------------------------------------------------------------


def paper(seats: int = 2, seat: int = 0) -> Observation:
    state = State()
    state.seats = seats
    return Observation(state, seat)


def test_bits_and_counts_stand_in_the_order_they_were_put_down() -> None:
    seen = paper()
    seen.count(7)
    seen.bits(0b110, 3)
    seen.count(9)
    seen.flag(True)
    assert list(seen.done()) == [7, 0, 1, 1, 9, 1]


@pytest.mark.parametrize("count", [1, 7, 8, 9, 15, 16, 36, 62])
def test_masks_of_any_length_keep_every_bit_and_lose_those_beyond(count: int) -> None:
    seen = paper()
    pattern = [1 if at % 3 == 0 or at == count - 1 else 0 for at in range(count)]
    mask = sum(bit << at for at, bit in enumerate(pattern))
    for _ in range(4):
        seen.bits(mask | 1 << count, count)
    assert list(seen.done()) == pattern * 4


@pytest.mark.parametrize("count", [1, 20])
def test_any_number_of_counts_is_kept(count: int) -> None:
    seen = paper()
    for at in range(count):
        seen.count(200 + at)
    seen.nothing(3)
    seen.nothing(0)
    seen.count(5)
    assert list(seen.done()) == [*range(200, 200 + count), 0, 0, 0, 5]


def test_counts_stay_within_a_byte() -> None:
    seen = paper()
    for value in (-1, 0, 255, 256, 100_000):
        seen.count(value)
    assert list(seen.done()) == [0, 0, 255, 255, 255]


def test_seats_are_counted_from_the_one_that_looks_on() -> None:
    seen = paper(seats=4, seat=3)
    seen.who(3)
    seen.who(0)
    seen.who(-1)
    seen.those(0b1001)
    assert list(seen.done()) == [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0]


def test_the_page_tells_how_many_numbers_and_actions_every_game_has() -> None:
    page = Path(__file__).resolve().parents[2] / "docs" / "research.md"
    told = re.findall(
        r"^\| [^|]+ \| ([\d, ]+) \| ([\d, ]+) \| (\d+) \|$", page.read_text(encoding="utf-8"), re.MULTILINE
    )
    found = []
    for game in map(games.find, games.names()):
        numbers = [len(game.thinking.observe(game.new(seats, 1), 0)) for seats in game.seats]
        actions = sum(kind.size for kind in game.rules.kinds)
        found.append((", ".join(map(str, game.seats)), ", ".join(map(str, numbers)), str(actions)))
    assert told == found
