"""The beginner's first match: its seed is chosen so that the coach has something to explain."""

from __future__ import annotations

import pytest

from asztal.bots import consult, make
from asztal.games.island_fortress.game import GAME
from asztal.games.island_fortress.state import Fortress
from asztal.match import Match, Seat
from asztal.match.record import BOT, HUMAN
from asztal.web.lesson import COACH

_BEGINNER, _BOT = 0, 1
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


def _lesson(advised_first: bool, chooses_first: int) -> tuple[Match, dict[str, int]]:
    """The lesson of a beginner who follows the coach, and the round in which each kind of decision was met first.

    Where both are asked at once, the coach can have seen a bot choose before it speaks, or not.
    """
    match = Match(GAME.name, [Seat(HUMAN, "Ada"), Seat(BOT, bot="easy")], {}, seed=GAME.lesson.seed)
    bots = [make(COACH, GAME), make("easy", GAME)]
    advice: dict[int, int] = {}
    met: dict[str, int] = {}
    while not GAME.lesson.over(match.state):
        owing = match.owing()
        seat = chooses_first if chooses_first in owing else owing[0]
        if _BEGINNER in owing and (advised_first or seat == _BEGINNER) and match.number(_BEGINNER) not in advice:
            decision = match.decision(_BEGINNER)
            assert decision is not None
            met.setdefault(decision.kind.name, _fortress(match).round)
            choice = consult(bots[_BEGINNER], match.state, _BEGINNER, match.rng_for(_BEGINNER))
            advice[match.number(_BEGINNER)] = choice
        if seat == _BEGINNER:
            match.choose(seat, advice[match.number(seat)])
        else:
            match.choose(seat, consult(bots[seat], match.state, seat, match.rng_for(seat)))
    return match, met


@pytest.mark.parametrize(
    ("advised_first", "chooses_first"),
    [(True, _BEGINNER), (True, _BOT), (False, _BOT)],
    ids=["before the bot", "advised before the bot", "after the bot"],
)
def test_whoever_follows_the_coach_builds_at_once_and_plays_a_favor_before_the_lesson_is_over(
    advised_first: bool, chooses_first: int
) -> None:
    match, met = _lesson(advised_first, chooses_first)
    state = _fortress(match)
    assert met.keys() >= _EVERY_STEP, "Another seed is needed for the lesson."
    assert met["build"] == 1
    assert sum(state.own_blocks(_BEGINNER, region) for region in range(state.regions)) >= 4
