"""The beginner's first match: its seed is chosen so that who follows the coach explores, trades and founds a colony."""

from __future__ import annotations

import pytest

from asztal.bots import consult, make
from asztal.games.colonial import data
from asztal.games.colonial.game import GAME
from asztal.games.colonial.state import Colonial
from asztal.games.colonial.steps import kinds
from asztal.match import Match, Seat
from asztal.match.record import BOT, HUMAN
from asztal.web.lesson import COACH
from asztal.words import Words

_BEGINNER, _BOT = 0, 1
_EVERY_STEP = {"program", "play", "explore", "follow-up", "viceroy", "ship", "sell", "track"}


def _lesson(bot_after: int) -> tuple[Match, list[tuple[str, int]]]:
    """The lesson of a beginner who follows the coach, and what the coach advised.

    While both line up their cards, the bot does so after the beginner has placed so many.
    """
    match = Match(GAME.name, [Seat(HUMAN, "Ada"), Seat(BOT, bot="easy")], {}, seed=GAME.lesson.seed)
    bots = [make(COACH, GAME), make("easy", GAME)]
    advice = []
    while not GAME.lesson.over(match.state):
        owing = match.owing()
        assert isinstance(match.state, Colonial)
        seat = _BOT if len(owing) > 1 and match.state.cards_placed(_BEGINNER) >= bot_after else owing[0]
        choice = consult(bots[seat], match.state, seat, match.rng_for(seat))
        if seat == _BEGINNER:
            decision = match.decision(seat)
            assert decision is not None
            advice.append((decision.kind.name, choice))
        match.choose(seat, choice)
    return match, advice


@pytest.mark.parametrize("bot_after", [0, 1, data.SLOTS + 1], ids=["before", "meanwhile", "after"])
def test_whoever_follows_the_coach_founds_a_first_colony_soon(bot_after: int) -> None:
    match, advice = _lesson(bot_after)
    assert isinstance(match.state, Colonial)
    assert match.state.colonies[_BEGINNER], "Another seed is needed for the lesson."
    assert len(advice) <= 45
    assert {kind for kind, _ in advice} >= _EVERY_STEP


def test_the_first_advice_is_to_explore() -> None:
    """A territory, not to pass, nor what hardly ever succeeds."""
    for bot_after in (0, 1, data.SLOTS + 1):
        _, advice = _lesson(bot_after)
        used = [choice for kind, choice in advice if kind == "play"]
        assert used[0] == data.EXPLORER
        assert used.count(kinds.PASS) <= 4
        assert next(choice for kind, choice in advice if kind == "explore") < kinds.CIRCUMNAVIGATE


def test_the_coach_keeps_to_the_rules_of_thumb() -> None:
    """Good odds where the people who live there are weak; and no war unless the own forces are greater."""
    match = Match(GAME.name, [Seat(HUMAN, "Ada"), Seat(BOT, bot="easy")], {}, seed=GAME.lesson.seed)
    bots = [make(COACH, GAME), make("easy", GAME)]
    met = set()
    while not GAME.lesson.over(match.state):
        seat = match.owing()[0]
        decision = match.decision(seat)
        assert decision is not None
        state = match.state
        assert isinstance(state, Colonial)
        choice = consult(bots[seat], state, seat, match.rng_for(seat))
        if seat == _BEGINNER:
            met.add(decision.kind.name)
            if decision.kind.name == "explore":
                lands = [land for land in decision.choices if land < data.TERRITORIES]
                easier = [land for land in lands if state.need(seat, land) < state.need(seat, choice)]
                assert not [land for land in easier if data.NATIVES[land] < data.NATIVES[choice]]
            if decision.kind.name == "war" and choice != kinds.NO_SEAT:
                assert state.squadrons[seat] > state.squadrons[choice]
        match.choose(seat, choice)
    assert met >= {"explore", "war", "track"}


def test_no_rule_of_thumb_says_which_track_comes_first() -> None:
    """The coach advises Seafaring or Logistics, by what is planned."""
    assert "Logistics first" not in Words("en", GAME).say("lesson-track")
