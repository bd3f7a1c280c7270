"""Every game as an environment of PettingZoo, held to PettingZoo's own tests and conventions."""

from __future__ import annotations

import pickle
import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.utils.env_logger import EnvLogger

from asztal import games
from asztal.engine.actions import choose_action
from asztal.engine.errors import AsztalError, BadOption, BadSeats, IllegalChoice, UnknownGame
from asztal.engine.rng import seeded
from asztal.research.pettingzoo import NotReset, OutOfBounds, RawEnvironment, env, raw_env

with warnings.catch_warnings():
    # Its tests load a game of its own in a way that it calls deprecated.
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, seed_test

TABLES = [(name, seats) for name in games.names() for seats in games.find(name).seats]
each_table = pytest.mark.parametrize(("name", "seats"), TABLES)


def legal(table: RawEnvironment) -> list[int]:
    return [int(action) for action in table.observe(table.agent_selection)["action_mask"].nonzero()[0]]


def illegal(table: RawEnvironment) -> int:
    """An action that is one, but not now."""
    return next(action for action in range(table.game.action_count) if action not in legal(table))


def play(table: RawEnvironment, seed: int, choices: int = 1 << 30) -> list[int]:
    """Random legal actions until the match is over or so many were made."""
    rng = seeded(seed, "play")
    made: list[int] = []
    while not any(table.terminations.values()) and len(made) < choices:
        actions = legal(table)
        made.append(actions[rng.below(len(actions))])
        table.step(made[-1])
    return made


def position(table: RawEnvironment) -> list[Any]:
    """All that can be seen from outside."""
    seen = [table.observe(agent) for agent in table.possible_agents]
    numbers = [(one["observation"].tolist(), one["action_mask"].tolist()) for one in seen]
    return [numbers, table.agent_selection, list(table.agents), dict(table.rewards), dict(table.terminations)]


# -- PettingZoo's own tests -------------------------------------------------------------------------------------------


# It expects plain arrays of everybody but its own games, and a legal action even after the end.
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")
@each_table
def test_it_passes_the_api_test(name: str, seats: int) -> None:
    api_test(env(name, seats), num_cycles=200)


@each_table
def test_it_passes_the_seed_test(name: str, seats: int) -> None:
    seed_test(lambda: env(name, seats), num_cycles=60)


@each_table
def test_it_draws_the_table_as_text(name: str, seats: int) -> None:
    table = env(name, seats, render_mode="ansi")
    table.reset(seed=1)
    before = table.render()
    play(table, 1, 12)
    assert before
    assert table.render() not in (None, before)


# -- the match --------------------------------------------------------------------------------------------------------


@each_table
def test_it_plays_the_match_of_the_seed(name: str, seats: int) -> None:
    """Step by step the same as the state played without PettingZoo."""
    table = env(name, seats)
    table.reset(seed=5)
    state = table.game.new(seats, 5, table.game.thinking.simulation)
    for action in play(table, 5, 150):
        assert choose_action(state, action)
    for seat, agent in enumerate(table.possible_agents):
        assert table.observe(agent)["observation"].tobytes() == table.game.thinking.observe(state, seat)
    if state.menu:
        assert table.agent_selection == f"seat_{state.seat}"


def test_without_a_seed_the_matches_that_follow_belong_to_the_seed_before() -> None:
    deals = []
    for table in (env("tara", 2), env("tara", 2)):
        table.reset(seed=3)
        first = position(table)
        table.reset()
        deals.append((first, position(table)))
    assert deals[0] == deals[1]
    assert deals[0][0] != deals[0][1]


@each_table
def test_rewards_come_at_the_end_and_are_nothing_in_total(name: str, seats: int) -> None:
    table = env(name, seats)
    table.reset(seed=2)
    play(table, 2)
    result = table._state.result
    assert result is not None
    assert sum(table.rewards.values()) == pytest.approx(0.0)
    for seat, agent in enumerate(table.possible_agents):
        alone = len(result.winners()) == 1
        assert (table.rewards[agent] > 0) == (result.ranks[seat] == 1 and len(result.winners()) < seats)
        assert not alone or table.rewards[agent] == pytest.approx(
            1.0 if result.ranks[seat] == 1 else -1.0 / (seats - 1)
        )


def test_everybody_sees_the_end_and_goes() -> None:
    table = env("connect_four")
    table.reset(seed=1)
    play(table, 1)
    seen = {}
    for agent in table.agent_iter():
        _, reward, terminated, _, _ = table.last()
        assert terminated
        seen[agent] = reward
        table.step(None)
    assert sorted(seen) == ["seat_0", "seat_1"]
    assert sum(seen.values()) == 0
    assert table.agents == []


def test_agents_that_choose_together_are_asked_one_after_the_other() -> None:
    table = env("tara", 3)
    table.reset(seed=1)
    asked = []
    for _ in range(9):
        asked.append(table.agent_selection)
        table.step(legal(table)[0])
    assert asked == ["seat_0"] * 3 + ["seat_1"] * 3 + ["seat_2"] * 3


def test_an_agent_that_is_not_asked_has_no_action() -> None:
    table = env("connect_four")
    table.reset(seed=1)
    assert not table.observe("seat_1")["action_mask"].any()


def test_observations_are_kept_as_they_were_and_may_be_written_to() -> None:
    table = env("tara", 2)
    table.reset(seed=1)
    seen = table.observe("seat_0")["observation"]
    before = seen.copy()
    play(table, 1, 20)
    assert np.array_equal(seen, before)
    seen[:] = 0
    assert table.observe("seat_0")["observation"].any()


# -- what is refused --------------------------------------------------------------------------------------------------


def test_actions_are_said_in_words() -> None:
    table = env("tara", 2)
    table.reset(seed=3)
    said = [table.action_words(action) for action in legal(table)]
    assert len(set(said)) == len(said)
    assert all(len(words) > 4 and not words.startswith("action ") for words in said)
    assert table.action_words(illegal(table)) == f"action {illegal(table)}"


@pytest.mark.parametrize("seed", [-1, 1.5, "a"])
def test_what_is_no_seed_is_refused_and_the_match_goes_on(seed: Any) -> None:
    table = env("tara", 2)
    table.reset(seed=3)
    table.step(legal(table)[0])
    before = table.observe(table.agent_selection)["observation"].tobytes()
    with pytest.raises(AsztalError, match="The seed is a whole number from 0 on, not"):
        table.reset(seed=seed)
    assert table.observe(table.agent_selection)["observation"].tobytes() == before


@each_table
def test_an_illegal_action_ends_the_match_and_loses_it(name: str, seats: int) -> None:
    table = env(name, seats)
    table.reset(seed=1)
    play(table, 1, 5)
    while len(legal(table)) == table.game.action_count:
        table.step(0)
    culprit = table.agent_selection
    state = table._state
    decisions = state.decisions
    EnvLogger.suppress_output()
    try:
        table.step(illegal(table))
    finally:
        EnvLogger.unsuppress_output()
    assert state.decisions == decisions
    assert all(table.terminations.values())
    assert all(table.truncations.values())
    assert table.rewards == {agent: -1.0 if agent == culprit else 0.0 for agent in table.possible_agents}
    table.reset(seed=1)
    assert not any(table.terminations.values())


def test_the_raw_environment_refuses_an_illegal_action_and_goes_on() -> None:
    table = raw_env("tara", 2)
    table.reset(seed=1)
    before = position(table)
    with pytest.raises(IllegalChoice, match="seat_0 can't choose action 0 now; its action_mask shows what it can"):
        table.step(0)
    assert position(table) == before
    table.step(legal(table)[0])


@pytest.mark.parametrize("action", [-1, 331, 1 << 80, None, 1.5, "card"])
def test_what_is_no_action_at_all_is_refused_and_changes_nothing(action: Any) -> None:
    table = env("tara", 2)
    table.reset(seed=1)
    before = position(table)
    with pytest.raises(OutOfBounds, match="An action is a whole number from 0 to 330") as refused:
        table.step(action)
    assert isinstance(refused.value, AssertionError)
    assert position(table) == before


def test_nothing_can_be_asked_before_a_match_has_begun() -> None:
    table = env("connect_four")
    assert not hasattr(table, "agents")
    with pytest.raises(NotReset, match="reset"):
        table.step(0)
    with pytest.raises(NotReset, match="reset"):
        table.observe("seat_0")


def test_wrong_tables_are_refused_in_a_sentence() -> None:
    with pytest.raises(UnknownGame, match="did you mean tara"):
        env("tarra")
    with pytest.raises(BadSeats, match="not for 5"):
        env("tara", 5)
    with pytest.raises(BadOption, match="no option 'dragons'"):
        env("tara", 2, {"dragons": "yes"})
    with pytest.raises(AsztalError, match="can't be 'human'; it can be 'ansi'"):
        env("tara", 2, render_mode="human")


def test_an_environment_can_be_sent_to_another_process() -> None:
    table = pickle.loads(pickle.dumps(env("tara", 3, {"round_limit": "20"})))
    assert table.possible_agents == ["seat_0", "seat_1", "seat_2"]
    assert table.options["round_limit"] == "20"
