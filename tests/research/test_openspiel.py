"""The games in OpenSpiel: its own tests and its own search run on them, and nothing hidden shows."""

from __future__ import annotations

import pickle
import subprocess
import sys
from collections.abc import Iterator
from itertools import islice
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts

from asztal import games
from asztal.bots import consult, make
from asztal.engine.errors import BadOption, BadSeats, UnknownGame
from asztal.engine.rng import Rng, seeded
from asztal.research import openspiel
from tests.snapshots import snapshot

# Matches that are over soon, where a game has such.
SHORT = {"tara": {"round_limit": "20"}}
TABLES = [(name, seats) for name in games.names() for seats in games.find(name).seats]
each_table = pytest.mark.parametrize(("name", "seats"), TABLES)
each_game = pytest.mark.parametrize("name", games.names())


def load(name: str, seats: int | None = None) -> Any:
    return openspiel.load(name, seats, SHORT.get(name))


def play_on(state: Any, rng: Rng, moves: int) -> None:
    """Makes so many random moves, those of chance included, or fewer if the match is over."""
    for _ in range(moves):
        if not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[rng.below(len(actions))])


def states(name: str, seats: int, every: int) -> Iterator[Any]:
    """States of a random match at which somebody decides, one in so many."""
    state = load(name, seats).new_initial_state()
    rng = seeded("openspiel", name, seats)
    while not state.is_terminal():
        if not state.is_chance_node() and rng.below(every) == 0:
            yield state
        play_on(state, rng, 1)


def known(state: Any, seat: int) -> tuple[str, str, list[float], list[float]]:
    """All that OpenSpiel tells a seat."""
    return (
        state.information_state_string(seat),
        state.observation_string(seat),
        state.information_state_tensor(seat),
        state.observation_tensor(seat),
    )


def owing(state: Any) -> list[int]:
    """The seats that must choose now."""
    return [seat for seat in range(state.num_players()) if state.moment.state.owing() >> seat & 1]


# -- OpenSpiel's own tests ---------------------------------------------------------------------------------------------


@each_table
def test_openspiels_random_simulation_finds_nothing_wrong(name: str, seats: int) -> None:
    """From the last tenth of a match on, because OpenSpiel looks at everything again and again."""
    game = load(name, seats)
    whole = game.new_initial_state()
    play_on(whole, seeded(name, seats), openspiel.LONGEST)
    late = game.new_initial_state()
    for action in whole.history()[: len(whole.history()) * 9 // 10]:
        late.apply_action(action)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False, specific_initial_state=late)


class Enough(Exception):
    """What had to be seen was seen."""


@each_game
def test_openspiels_random_simulation_finds_nothing_wrong_with_the_first_moves(name: str) -> None:
    players: list[int] = []

    def watch(state: Any) -> None:
        players.append(state.current_player())
        if len(players) == 30:
            raise Enough

    with pytest.raises(Enough):
        pyspiel.random_sim_test(load(name), num_sims=2, serialize=True, verbose=False, state_checker_fn=watch)


# -- what a seat may know ----------------------------------------------------------------------------------------------


@each_table
def test_resampling_changes_nothing_that_the_seat_knows(name: str, seats: int) -> None:
    sampler = pyspiel.UniformProbabilitySampler(1, 0.0, 1.0)
    for state in states(name, seats, 25):
        for seat in range(seats):
            other = state.resample_from_infostate(seat, sampler)
            assert known(other, seat) == known(state, seat)
            assert other.current_player() == state.current_player()


@each_table
def test_resampling_depends_on_what_the_seat_knows_alone(name: str, seats: int) -> None:
    for state in states(name, seats, 25):
        seat = state.current_player()
        other = state.resample_from_infostate(seat, lambda: 0.3)
        from_truth, from_other = (world.resample_from_infostate(seat, lambda: 0.7) for world in (state, other))
        assert snapshot(from_truth.moment.state) == snapshot(from_other.moment.state)
        assert [known(from_truth, at) for at in range(seats)] == [known(from_other, at) for at in range(seats)]
        assert from_truth.history() == []


@pytest.mark.parametrize("name", [name for name in games.names() if games.find(name).rules.secrets])
def test_resampled_worlds_differ_where_something_is_hidden(name: str) -> None:
    sampler = pyspiel.UniformProbabilitySampler(1, 0.0, 1.0)

    def differ(state: pyspiel.State) -> bool:
        worlds = [state.resample_from_infostate(0, sampler) for _ in range(8)]
        return len({world.observation_string(1) for world in worlds}) > 1

    # Some games hide nothing until the first secret choices are made.
    assert any(differ(state) for state in islice(states(name, 2, 1), 20))


@each_table
def test_a_secret_choice_shows_to_nobody_else_while_others_owe_theirs(name: str, seats: int) -> None:
    for state in islice(states(name, seats, 1), 150):
        if len(owing(state)) < 2 or len(state.legal_actions()) < 2:
            continue
        chooser = state.current_player()
        first, second = (state.child(action) for action in state.legal_actions()[:2])
        others = [seat for seat in range(seats) if seat != chooser]
        assert [known(first, seat) for seat in others] == [known(second, seat) for seat in others]
        assert first.current_player() == second.current_player()
        assert first.information_state_string(chooser) != second.information_state_string(chooser)
        one, other = (state.resample_from_infostate(others[0], lambda: 0.5) for state in (first, second))
        assert [known(one, seat) for seat in range(seats)] == [known(other, seat) for seat in range(seats)]


def test_island_fortress_has_secret_choices_and_asks_for_them_one_by_one() -> None:
    """Without them, the test before this one would find nothing to look at."""
    asked = [state.current_player() for state in islice(states("island_fortress", 3, 1), 150) if len(owing(state)) > 1]
    assert {0, 1} <= set(asked)


def test_an_information_state_remembers_what_an_observation_forgets() -> None:
    game = load("connect_four")
    one, other = game.new_initial_state(), game.new_initial_state()
    for first, second in zip([0, 1, 2], [2, 1, 0], strict=True):
        one.apply_action(first)
        other.apply_action(second)
    assert one.observation_string(0) == other.observation_string(0)
    assert one.information_state_string(0) != other.information_state_string(0)


@each_game
def test_the_tensor_holds_the_numbers_of_the_games_observation(name: str) -> None:
    game = openspiel.load(name)
    state = next(states(name, game.num_players(), 1))
    numbers = list(games.find(name).thinking.observe(state.moment.state, 1))
    assert numbers
    assert state.observation_tensor(1) == numbers
    assert game.observation_tensor_shape() == [len(numbers)]


def test_an_observer_refuses_to_show_more_than_a_seat_may_know() -> None:
    everything = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
    with pytest.raises(pyspiel.SpielError, match="its own secrets"):
        load("tara").make_py_observer(everything)


# -- chance ------------------------------------------------------------------------------------------------------------


def before_a_draw(name: str) -> Any:
    """A state after the deal at which chance is about to draw."""
    state = load(name, 2).new_initial_state()
    rng = seeded("draws", name)
    while state.is_chance_node():
        play_on(state, rng, 1)
    while not state.is_chance_node():
        assert not state.is_terminal()
        play_on(state, rng, 1)
    return state


def drawn(state: Any, digits: list[int]) -> str:
    after = state.clone()
    for digit in digits:
        assert after.is_chance_node()
        after.apply_action(digit)
    assert not after.is_chance_node()
    return repr(snapshot(after.moment.state))


@pytest.mark.parametrize("name", ["colonial", "island_fortress", "tara"])
def test_clones_draw_what_chance_names_and_nothing_else(name: str) -> None:
    state = before_a_draw(name)
    assert drawn(state, [1, 2, 3, 4]) == drawn(state, [1, 2, 3, 4])
    assert len({drawn(state, [1, 2, 3, last]) for last in range(8)}) == 8
    assert drawn(state, [5, 2, 3, 4]) != drawn(state, [1, 2, 3, 4])


@pytest.mark.parametrize("name", ["colonial", "island_fortress", "tara"])
def test_the_outcomes_of_chance_are_all_alike(name: str) -> None:
    outcomes = load(name).new_initial_state().chance_outcomes()
    assert {chance for _, chance in outcomes} == {1 / len(outcomes)}


def test_a_game_that_draws_nothing_has_no_chance_nodes() -> None:
    state = load("connect_four").new_initial_state()
    assert state.current_player() == 0
    assert state.legal_actions() == list(range(7))


# -- states ------------------------------------------------------------------------------------------------------------


@each_table
def test_playing_on_a_clone_changes_nothing(name: str, seats: int) -> None:
    for state in states(name, seats, 40):
        before, history = snapshot(state.moment.state), state.history()
        clone = state.clone()
        play_on(clone, seeded("clone"), 20)
        assert clone.history() != history
        assert snapshot(state.moment.state) == before
        assert state.history() == history


@each_game
def test_a_pickled_state_goes_on_exactly_also_a_resampled_one(name: str) -> None:
    state = next(states(name, 2, 10))
    for original in (state, state.resample_from_infostate(0, lambda: 0.5)):
        again = pickle.loads(pickle.dumps(original))
        for each in (original, again):
            play_on(each, seeded("on"), 15)
        assert snapshot(again.moment.state) == snapshot(original.moment.state)
        assert again.history() == original.history()
        assert [known(again, seat) for seat in (0, 1)] == [known(original, seat) for seat in (0, 1)]


@each_game
def test_an_illegal_action_is_openspiels_error_and_changes_nothing(name: str) -> None:
    state = next(states(name, 2, 5))
    before, history = snapshot(state.moment.state), state.history()
    legal = state.legal_actions()
    illegal = next(action for action in range(games.find(name).action_count + 1) if action not in legal)
    for apply in (state.apply_action, state.apply_action_with_legality_check):
        with pytest.raises(pyspiel.SpielError, match=str(illegal)):
            apply(illegal)
    assert snapshot(state.moment.state) == before
    assert state.history() == history


def test_chance_and_the_end_have_illegal_actions_too() -> None:
    state = load("tara").new_initial_state()
    with pytest.raises(pyspiel.SpielError, match="0 to 255"):
        state.apply_action(256)
    over = load("connect_four").new_initial_state()
    play_on(over, seeded("over"), 42)
    with pytest.raises(pyspiel.SpielError, match="it is over"):
        over.apply_action(0)


def test_actions_have_words_and_words_lead_back_to_actions() -> None:
    state = load("connect_four").new_initial_state()
    assert state.action_to_string(0, 3) == "column 4"
    assert state.string_to_action("column 4") == 3


def test_resampling_while_chance_draws_is_refused() -> None:
    with pytest.raises(pyspiel.SpielError, match="resample at a decision"):
        load("tara").new_initial_state().resample_from_infostate(0, lambda: 0.5)


# -- loading -----------------------------------------------------------------------------------------------------------


@each_table
def test_a_game_is_registered_under_its_name(name: str, seats: int) -> None:
    game = pyspiel.load_game(f"asztal_{name}(players={seats})")
    assert game.num_players() == seats
    assert game.num_distinct_actions() == games.find(name).action_count


def test_options_are_a_parameter_and_survive_the_way_through_text() -> None:
    game = openspiel.load("tara", 3, {"round_limit": "20", "provinces": "random"})
    again = pyspiel.load_game(str(game))
    assert str(again) == str(game) == "asztal_tara(options=provinces:random;round_limit:20,players=3)"
    assert again.setting.options == game.setting.options
    assert again.setting.options["round_limit"] == "20"


@pytest.mark.parametrize(
    ("name", "seats", "options", "error"),
    [
        ("tarot", 2, {}, UnknownGame),
        ("tara", 5, {}, BadSeats),
        ("tara", 2, {"round_limit": "21"}, BadOption),
        ("connect_four", 2, {"size": "9"}, BadOption),
    ],
)
def test_what_cannot_be_played_is_refused_in_words(
    name: str, seats: int, options: dict[str, str], error: type[Exception]
) -> None:
    with pytest.raises(error, match=r"\.$|\?$"):
        openspiel.load(name, seats, options)


def test_options_that_are_none_are_refused_in_words() -> None:
    with pytest.raises(BadOption, match="name:value"):
        pyspiel.load_game("asztal_tara(options=short)")


def test_python_ends_quietly_after_a_game_was_loaded() -> None:
    """OpenSpiel's register outlives Python, and what it holds must not be taken apart without it."""
    program = "from asztal.research import openspiel; openspiel.load('tara').new_initial_state().clone()"
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stderr) == (0, "")


# -- OpenSpiel's search ------------------------------------------------------------------------------------------------


def test_openspiels_ismcts_plays_a_match_of_tara_against_our_search() -> None:
    game, rng = load("tara", 2), seeded("match")
    sampler = pyspiel.UniformProbabilitySampler(2, 0.0, 1.0)
    theirs = ismcts.ISMCTSBot(game, openspiel.Evaluator(), 0.2, 3, random_state=np.random.RandomState(2))
    theirs.set_resampler(lambda state, seat: state.resample_from_infostate(seat, sampler))
    ours = make("search:20", games.find("tara"))

    def our_action(state: Any) -> int:
        truth = state.moment.state
        return int(truth.step.kind.offset + consult(ours, truth, state.current_player(), rng))

    state = game.new_initial_state()
    moves = [0, 0]
    while not state.is_terminal():
        if state.is_chance_node():
            play_on(state, rng, 1)
        else:
            seat = state.current_player()
            state.apply_action(int(theirs.step(state)) if seat == 0 else our_action(state))
            moves[seat] += 1
    assert min(moves) > 10
    assert sorted(state.returns()) in ([-1.0, 1.0], [0.0, 0.0])


_ELSEWHERE = """
import pickle, sys
game, state = pickle.load(sys.stdin.buffer)
print(game.num_players(), state.current_player(), len(state.history()))
"""


@pytest.mark.parametrize("name", games.names())
def test_games_and_states_can_be_sent_to_a_fresh_process(name: str) -> None:
    """One that has not loaded this module: so do Ray's and multiprocessing's workers."""
    game = openspiel.load(name)
    state = game.new_initial_state()
    for _ in range(6):
        state.apply_action(state.legal_actions()[0])
    command = [sys.executable, "-c", _ELSEWHERE]
    outcome = subprocess.run(command, input=pickle.dumps((game, state)), capture_output=True, check=True)
    expected = [game.num_players(), state.current_player(), len(state.history())]
    assert outcome.stdout.split() == [str(number).encode() for number in expected]
