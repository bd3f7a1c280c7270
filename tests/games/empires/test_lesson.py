"""The beginner's first match: its seed is chosen so that the coach has something to explain."""

from __future__ import annotations

from asztal.bots import consult, make
from asztal.games.empires.game import GAME
from asztal.games.empires.state import Empires
from asztal.games.empires.steps.kinds import NO_BUILDING
from asztal.match import Match, Seat
from asztal.match.record import BOT, HUMAN
from asztal.web.lesson import COACH
from asztal.words import Words

_EVERY_STEP = {
    "nation",
    "place-figure",
    "place-box",
    "dock-region",
    "goods-pick",
    "building-buy",
    "discovery-send",
    "discovery-region",
    "training-pick",
    "vp-buy",
}


def test_who_follows_the_coach_meets_every_box_before_the_first_scoring_is_over() -> None:
    match = Match(GAME.name, [Seat(HUMAN, "Ada"), Seat(BOT, bot="easy")], {}, seed=GAME.lesson.seed)
    bots = [make(COACH, GAME), make("easy", GAME)]
    met: set[str] = set()
    while not GAME.lesson.over(match.state):
        seat = match.owing()[0]
        decision = match.decision(seat)
        assert decision is not None
        choice = consult(bots[seat], match.state, seat, match.rng_for(seat))
        if seat == 0:
            met.add(decision.kind.name)
            if decision.kind.name == "building-buy":
                # Whoever was told to place a figure there is told to buy something.
                assert choice != NO_BUILDING
            if decision.kind.name == "nation":
                assert Words("en", GAME).noun("nation", choice) in Words("en", GAME).say("lesson-nation")
        match.choose(seat, choice)
    assert met >= _EVERY_STEP
    assert isinstance(match.state, Empires)
    assert match.state.turn == 4
    assert match.state.score(0) > match.state.score(1)
    assert match.state.finds[0]
