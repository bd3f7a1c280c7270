"""The beginner's first match: its seed is chosen so that the coach has something to explain."""

from __future__ import annotations

from asztal.games.island_fortress.game import GAME
from asztal.games.island_fortress.state import Fortress
from asztal.match import Match
from tests.games.lessons import BEGINNER, each_order, follow_the_coach

_EVERY_STEP = {
    "return-favor",
    "bid",
    "action",
    "buy-blocks",
    "recruit",
    "build",
    "second",
    "split",
    "after",
    "governor-cell",
    "reinforce",
}


def _fortress(match: Match) -> Fortress:
    assert isinstance(match.state, Fortress)
    return match.state


@each_order
def test_whoever_follows_the_coach_builds_at_once_and_plays_a_favor_before_the_lesson_is_over(
    advised_first: bool, chooses_first: int
) -> None:
    match, asked = follow_the_coach(GAME, advised_first, chooses_first)
    state = _fortress(match)
    assert {kind for kind, _ in asked} >= _EVERY_STEP, "Another seed is needed for the lesson."
    first_build = next(log for kind, log in asked if kind == "build")
    assert [event.kind.name for event in match.events[:first_build]].count("round-begins") == 1
    assert sum(state.own_blocks(BEGINNER, region) for region in range(state.regions)) >= 4
