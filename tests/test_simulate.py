"""Matches between bots: each begins as its seed says, from every seat alike."""

from __future__ import annotations

import pytest

from asztal import simulate
from asztal.bots.bot import RandomBot
from asztal.engine.rng import Rng
from asztal.engine.state import State
from asztal.games import find
from asztal.games.connect_four.state import ConnectFour

FOUR = find("connect_four")


def beginnings(monkeypatch: pytest.MonkeyPatch, seed: int) -> list[int]:
    """What the board looks like when the first bot is asked, from each seat."""
    seen: list[int] = []

    class Watcher(RandomBot):
        def choose(self, state: State, rng: Rng) -> int:
            assert isinstance(state, ConnectFour)
            if int(state.first | state.second).bit_count() == FOUR.thinking.opening:
                seen.append(state.fingerprint())
            return super().choose(state, rng)

    monkeypatch.setattr(simulate, "make", lambda word, game, clock: Watcher(game))
    for turn in range(2):
        simulate.play_match(FOUR.name, ["one", "other"], seed, turn, {})
    return seen


def test_without_a_deal_the_first_choices_are_drawn_and_the_same_from_every_seat(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert FOUR.thinking.opening > 0
    drawn = [beginnings(monkeypatch, seed) for seed in range(20)]
    assert all(first == second for first, second in drawn)
    assert len({first for first, _ in drawn}) > 15
