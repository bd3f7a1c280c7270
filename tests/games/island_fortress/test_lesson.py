"""The beginner's first match: its seed is chosen so that the coach has something to explain."""

from __future__ import annotations

import pytest

from asztal.bots import consult, make
from asztal.games.island_fortress.game import GAME
from asztal.match import Match, Seat
from asztal.match.record import BOT, HUMAN
from asztal.web.tables import COACH

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
    "play-favor",
    "reinforce",
}


@pytest.mark.parametrize("quicker", [0, -1], ids=["beginner", "bot"])
def test_whoever_follows_the_coach_builds_and_plays_a_favor_before_the_lesson_is_over(quicker: int) -> None:
    match = Match(GAME.name, [Seat(HUMAN, "Ada"), Seat(BOT, bot="easy")], {}, seed=GAME.lesson_seed)
    bots = [make(COACH, GAME), make("easy", GAME)]
    met = set()
    while not GAME.lesson_over(match.state):
        seat = match.owing()[quicker]
        decision = match.decision(seat)
        assert decision is not None
        if seat == 0:
            met.add(decision.kind.name)
        match.choose(seat, consult(bots[seat], match.state, seat, match.rng_for(seat)))
    assert met >= _EVERY_STEP, "Another lesson_seed is needed."
