"""States, games and matches can be copied and sent to other processes, compiled or not."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

from asztal import games
from asztal.engine.play import play_on
from asztal.engine.rng import seeded
from asztal.match import Match
from tests.games.test_every_game import TABLES, each_game, each_size, played, positions
from tests.snapshots import snapshot


def pickled(it: Any) -> Any:
    return pickle.loads(pickle.dumps(it))


WAYS: dict[str, Callable[[Any], Any]] = {"copy": copy.copy, "deepcopy": copy.deepcopy, "pickle": pickled}
each_way = pytest.mark.parametrize("way", WAYS)


@each_size
@each_way
def test_a_state_is_one_of_its_own(name: str, seats: int, way: str) -> None:
    for at, (_, state) in enumerate(positions(name, seats, range(2), 15)):
        before = snapshot(state)
        again = WAYS[way](state)
        assert type(again) is type(state)
        assert snapshot(again) == before
        play_on(again, seeded(at), 40)
        assert snapshot(state) == before
        straight = state.copy()
        play_on(straight, seeded(at), 40)
        assert snapshot(again) == snapshot(straight)


@each_game
@each_way
def test_a_game_is_itself_everywhere(name: str, way: str) -> None:
    game = games.find(name)
    assert WAYS[way](game) is game


@each_size
@each_way
def test_a_match_is_one_of_its_own(name: str, seats: int, way: str) -> None:
    match = played(name, seats, 3, 6)
    again: Match = WAYS[way](match)
    assert snapshot(again.state) == snapshot(match.state)
    assert [(event.kind.name, event.values) for event in again.events] == [
        (event.kind.name, event.values) for event in match.events
    ]
    assert [again.can_undo(seat) for seat in range(seats)] == [match.can_undo(seat) for seat in range(seats)]
    made = list(match.choices)
    seat = again.owing()[0]
    decision = again.decision(seat)
    assert decision is not None
    again.choose(seat, decision.choices[0])
    again.seats[0].name = "somebody else"
    assert match.choices == made
    assert match.seats[0].name != "somebody else"


_ELSEWHERE = """
import pickle, sys
for it in pickle.load(sys.stdin.buffer):
    print(type(it).__name__, it.menu[0] if hasattr(it, "menu") else it.name if hasattr(it, "name") else len(it.choices))
"""


def test_everything_can_be_sent_to_a_fresh_process() -> None:
    sent: list[object] = []
    for name, seats in TABLES:
        match = played(name, seats, 1, 20)
        sent += [match.state, match.game, match]
    outcome = subprocess.run(
        [sys.executable, "-c", _ELSEWHERE], input=pickle.dumps(sent), capture_output=True, check=True
    )
    assert len(outcome.stdout.splitlines()) == len(sent)
