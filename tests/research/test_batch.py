"""Many matches stepped at once play what each of them would play alone."""

from __future__ import annotations

from multiprocessing.connection import Connection
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from asztal import games
from asztal.engine.actions import action_mask, choose_action
from asztal.engine.errors import AsztalError, BadSeats, IllegalChoice
from asztal.research.batch import Batch
from asztal.research.rewards import rewards_of

TABLES = [(name, seats) for name in games.names() for seats in games.find(name).seats]
each_table = pytest.mark.parametrize(("name", "seats"), TABLES)


def legal_actions(batch: Batch, rng: np.random.Generator) -> NDArray[np.intp]:
    """A random action of each mask."""
    drawn: NDArray[np.intp] = (batch.masks * rng.random(batch.masks.shape)).argmax(1)
    return drawn


def shown(batch: Batch) -> list[Any]:
    return [batch.seeds.tolist(), batch.seats.tolist(), batch.masks.tolist(), batch.observations.tolist()]


@each_table
def test_a_batch_plays_what_single_matches_play(name: str, seats: int) -> None:
    """Every row is followed by a match of its own, through the end of matches where they are short."""
    game = games.find(name)
    rng = np.random.default_rng(1)
    batch = Batch(name, seats, 3, seed=4)
    states = [game.new(seats, int(seed), game.thinking.simulation) for seed in batch.seeds]
    for _ in range(60):
        actions = legal_actions(batch, rng)
        rewards, done = batch.step(actions)
        for at, state in enumerate(states):
            assert choose_action(state, int(actions[at]))
            assert done[at] == (state.result is not None)
            assert rewards[at] == pytest.approx(rewards_of(state.result.payoffs()) if state.result else [0.0] * seats)
            if state.result:
                states[at] = state = game.new(seats, int(batch.seeds[at]), game.thinking.simulation)
            assert batch.seats[at] == state.seat
            assert batch.observations[at].tobytes() == game.thinking.observe(state, int(state.seat))
            assert batch.masks[at].tobytes() == bytes(action_mask(state, int(state.seat), game.action_count))


def test_a_match_that_is_over_is_begun_anew_with_another_seed() -> None:
    rng = np.random.default_rng(2)
    batch = Batch("connect_four", 2, 4, seed=1)
    played = set(batch.seeds.tolist())
    for _ in range(100):
        before = batch.seeds.copy()
        rewards, done = batch.step(legal_actions(batch, rng))
        assert ((batch.seeds != before) == done).all()
        assert (batch.observations[done, :84] == 0).all()
        assert rewards.sum() == 0
        played |= set(batch.seeds.tolist())
    assert len(played) >= 12


def test_equal_seeds_give_equal_batches_and_rows_are_different_matches() -> None:
    first, second, other = Batch("tara", 3, 4, seed=1), Batch("tara", 3, 4, seed=1), Batch("tara", 3, 4, seed=2)
    assert shown(first) == shown(second)
    assert not set(first.seeds.tolist()) & set(other.seeds.tolist())
    assert len(set(first.seeds.tolist())) == 4


def test_several_processes_play_the_same() -> None:
    rng = np.random.default_rng(3)
    alone = Batch("tara", 2, 5, seed=1)
    with Batch("tara", 2, 5, seed=1, jobs=2) as shared:
        for _ in range(30):
            assert shown(shared) == shown(alone)
            actions = legal_actions(alone, rng)
            for one, other in zip(alone.step(actions), shared.step(actions), strict=True):
                assert np.array_equal(one, other)
    with pytest.raises(AsztalError, match="was closed"):
        shared.step(legal_actions(alone, rng))


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_batch_that_was_closed_steps_no_more(jobs: int) -> None:
    batch = Batch("connect_four", 2, 4, jobs=jobs)
    batch.close()
    with pytest.raises(AsztalError, match="was closed, or a process of it has ended; make a new one"):
        batch.step([0, 0, 0, 0])


def test_a_step_that_is_interrupted_ends_the_batch(monkeypatch: pytest.MonkeyPatch) -> None:
    """The answers still to come would be taken for those of later steps."""
    batch = Batch("connect_four", 2, 4, jobs=2)

    def interrupted(pipe: Connection) -> bytes:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(Connection, "recv_bytes", interrupted)
        with pytest.raises(KeyboardInterrupt):
            batch.step([0, 0, 0, 0])
    with pytest.raises(AsztalError, match="make a new one"):
        batch.step([0, 0, 0, 0])


def test_a_match_can_be_dealt_again_by_its_seed() -> None:
    """Also by a number of numpy's, as it stands in the batch."""
    batch = Batch("tara", 2, 3, seed=5)
    game = games.find("tara")
    for at, seed in enumerate(batch.seeds):
        assert game.thinking.observe(game.new(2, seed, game.thinking.simulation), 0) == batch.observations[at].tobytes()


@pytest.mark.parametrize("wrong", [None, -1, 1.5, "3"])
def test_what_is_no_seed_is_refused(wrong: Any) -> None:
    with pytest.raises(AsztalError, match="The seed is a whole number from 0 on, not"):
        Batch("tara", 2, 3, seed=wrong)


def test_what_a_step_returns_is_kept_as_it_was() -> None:
    rng = np.random.default_rng(4)
    batch = Batch("connect_four", 2, 8)
    kept = [batch.step(legal_actions(batch, rng)) for _ in range(40)]
    assert any(done.any() for _, done in kept)
    for rewards, done in kept:
        assert (rewards[~done] == 0).all()


# -- what is refused --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("action", [0, -1, 331, 1 << 40])
def test_one_illegal_action_is_named_and_nothing_is_stepped(action: int) -> None:
    batch = Batch("tara", 2, 4, seed=1)
    actions = legal_actions(batch, np.random.default_rng(1))
    before = shown(batch)
    wrong = actions.copy()
    wrong[2] = action
    with pytest.raises(IllegalChoice, match=rf"Match 2 can't take action {action} now; masks\[2\] shows what it can"):
        batch.step(wrong)
    assert shown(batch) == before
    batch.step(actions)
    assert shown(batch) != before


@pytest.mark.parametrize("actions", [[0, 0], [[0, 0, 0]], [0.0, 1.0, 2.0], ["a", "b", "c"], 0])
def test_what_are_no_actions_is_refused(actions: Any) -> None:
    batch = Batch("connect_four", 2, 3)
    before = shown(batch)
    with pytest.raises(IllegalChoice, match="A step takes 3 whole numbers, one action for each match"):
        batch.step(actions)
    assert shown(batch) == before


def test_what_is_shown_can_not_be_written_to() -> None:
    """A mask that somebody changed would let an illegal action through."""
    batch = Batch("connect_four", 2, 3)
    with pytest.raises(ValueError, match="read-only"):
        batch.masks[0] = 1


def test_impossible_batches_are_refused_in_a_sentence() -> None:
    with pytest.raises(BadSeats, match="not for 7"):
        Batch("tara", 7, 3)
    with pytest.raises(AsztalError, match="The count is a whole number from 1 on, not 0"):
        Batch("tara", 2, 0)
    with pytest.raises(AsztalError, match="from 1 to 3 jobs, not 4"):
        Batch("tara", 2, 3, jobs=4)
