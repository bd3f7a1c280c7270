"""Lookahead: what is certain is seen, and neither what is left out nor what is remembered changes the choice."""

from __future__ import annotations

from random import Random

import pytest

from asztal.bots import consult, make
from asztal.bots.budget import Budget
from asztal.bots.lookahead import Lookahead
from asztal.bots.search_bot import LookaheadBot
from asztal.engine.rng import seeded
from asztal.engine.state import State
from asztal.games import find
from asztal.games.connect_four.state import ConnectFour

FOUR = find("connect_four")


def four(*columns: int) -> State:
    """Connect Four with stones in these columns."""
    state = FOUR.new(2, 1)
    for column in columns:
        state.choose(column)
    return state


def drawn(seed: int, stones: int) -> State:
    """A position with so many stones dropped at random."""
    random = Random(seed)
    state = four()
    while state.menu and state.decisions < stones:
        state.choose(random.choice(state.menu))
    return state


def plain(state: State, seat: int, depth: int) -> float:
    """What a position is worth if nothing is left out; certain outcomes count as estimates of 0 and 1 do."""
    if not state.menu or depth == 0:
        return FOUR.thinking.evaluate(state)[seat]
    values = []
    for choice in state.menu:
        after = state.copy()
        after.choose(choice)
        values.append(plain(after, seat, depth - 1))
    return max(values) if state.seat == seat else min(values)


def looked(state: State, depth: int) -> Lookahead:
    """A lookahead so deep."""
    thinking = Lookahead(FOUR.thinking.evaluate, Budget(1 << 40))
    thinking.seat = state.seat
    for deep in range(1, depth + 1):
        thinking.deepen(state, state.menu[:], deep)
    return thinking


@pytest.mark.parametrize("seed", range(12))
def test_what_is_left_out_and_what_is_known_again_changes_no_value(seed: int) -> None:
    state = drawn(seed, 6 + seed)
    if state.menu:
        value = looked(state, 4).value
        assert min(max(value, 0.0), 1.0) == pytest.approx(plain(state, int(state.seat), 4))


def test_two_threats_at_once_are_made_when_they_can_be() -> None:
    """With two stones in the middle of the empty bottom row, a third one beside them wins."""
    assert {consult(make("search:2000", FOUR), four(3, 3, 2, 2), 0, seeded(at)) for at in range(4)} <= {1, 4}


def test_two_threats_at_once_are_prevented() -> None:
    assert {consult(make("search:2000", FOUR), four(3, 3, 2), 1, seeded(at)) for at in range(4)} <= {1, 4}


def test_thinking_ends_when_the_outcome_is_certain() -> None:
    thinking = Lookahead(FOUR.thinking.evaluate, Budget(1 << 40))
    assert thinking.run(four(3, 0, 3, 0, 3, 1), seeded(1)) == 3
    assert thinking.value > 1.0
    assert int(thinking.budget.done) < 100


def test_of_two_victories_the_sooner_is_chosen() -> None:
    """Column 3 wins at once; others would leave the win for later."""
    assert {consult(make("search:3000", FOUR), four(3, 0, 3, 0, 3, 6), 0, seeded(at)) for at in range(4)} == {3}


def test_a_full_board_is_looked_at_to_its_end() -> None:
    state = next(state for state in (drawn(seed, 38) for seed in range(1000)) if state.menu)
    thinking = Lookahead(FOUR.thinking.evaluate, Budget(1 << 40))
    assert thinking.run(state, seeded(1)) in state.menu
    assert not thinking.estimated


def test_a_position_that_must_end_in_a_draw_is_looked_at_once() -> None:
    """A certain draw is no estimate: nothing is gained by looking at it deeper and deeper."""
    state = next(state for state in (drawn(seed, 34) for seed in range(1000)) if state.menu and _is_drawn(state))
    thinking = Lookahead(FOUR.thinking.evaluate, Budget(1 << 40))
    thinking.run(state, seeded(1))
    assert thinking.value == 0.5
    assert not thinking.estimated
    again = Lookahead(FOUR.thinking.evaluate, Budget(1 << 40))
    again.seat = state.seat
    again.deepen(state, state.menu[:], 42 - 34)
    assert int(thinking.budget.done) < 8 * int(again.budget.done)


def _is_drawn(state: State) -> bool:
    return looked(state, 42 - int(state.decisions)).value == 0.5


@pytest.mark.parametrize("iterations", [1, 7, 64, 100])
def test_no_more_positions_are_looked_at_than_allowed(iterations: int) -> None:
    thinking = Lookahead(FOUR.thinking.evaluate, Budget(iterations))
    assert thinking.run(four(), seeded(1)) in range(7)
    assert int(thinking.budget.done) == iterations


@pytest.mark.parametrize("stones", [0, 20, 26, 30])
def test_time_ends_the_thinking_wherever_it_is(stones: int) -> None:
    """Also where the end of the match is near and nothing is estimated any more."""
    looks = 0

    def clock() -> float:
        nonlocal looks
        looks += 1
        return float(looks)

    state = next(state for state in (drawn(seed, stones) for seed in range(1000)) if state.menu)
    thinking = Lookahead(FOUR.thinking.evaluate, Budget(1 << 40, 3.0, clock))
    assert thinking.run(state, seeded(1)) in state.menu
    assert int(thinking.budget.done) <= 3 * 64


def test_a_bot_tells_its_chances_as_a_share() -> None:
    bot = make("search:500", FOUR)
    assert isinstance(bot, LookaheadBot)
    assert bot.think(four(3, 0, 3, 0, 3, 1), seeded(1)).value == 1.0
    assert bot.think(four(3, 0, 3, 0, 6, 0, 6), seeded(1)).value == 1.0
    assert 0.0 < bot.think(four(), seeded(1)).value < 1.0


def test_every_position_has_a_fingerprint_of_its_own() -> None:
    """Stones in another order make the same position; anything else makes another."""
    assert four(3, 2, 4).fingerprint() == four(4, 2, 3).fingerprint()
    seen: dict[int, tuple[int, int]] = {}
    for seed in range(300):
        state = drawn(seed, seed % 42)
        assert isinstance(state, ConnectFour)
        stones = (int(state.first), int(state.second))
        assert seen.setdefault(state.fingerprint(), stones) == stones
