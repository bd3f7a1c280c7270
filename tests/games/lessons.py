"""A beginner's first match, played by somebody who follows the coach."""

from __future__ import annotations

import pytest

from asztal.bots import consult, make
from asztal.engine.game import Game
from asztal.match import Match, Seat
from asztal.match.record import BOT, HUMAN
from asztal.web.lesson import COACH

BEGINNER, OTHER = 0, 1

each_order = pytest.mark.parametrize(
    ("advised_first", "chooses_first"),
    [(True, BEGINNER), (True, OTHER), (False, OTHER)],
    ids=["before the bot", "advised before the bot", "after the bot"],
)
"""Where both are asked at once, the coach can have seen a bot choose before it speaks, or not."""


def follow_the_coach(
    game: Game, advised_first: bool, chooses_first: int, seed: int | None = None
) -> tuple[Match, list[tuple[str, int]]]:
    """The lesson, and what the beginner was asked: each kind of decision with the length of the log at that time."""
    match = Match(
        game.name, [Seat(HUMAN, "Ada"), Seat(BOT, bot="easy")], {}, seed=game.lesson.seed if seed is None else seed
    )
    bots = [make(COACH, game), make("easy", game)]
    advice: dict[int, int] = {}
    asked: list[tuple[str, int]] = []
    while not game.lesson.over(match.state):
        owing = match.owing()
        seat = chooses_first if chooses_first in owing else owing[0]
        if BEGINNER in owing and (advised_first or seat == BEGINNER) and match.number(BEGINNER) not in advice:
            decision = match.decision(BEGINNER)
            assert decision is not None
            asked.append((decision.kind.name, len(match.events)))
            advice[match.number(BEGINNER)] = consult(bots[BEGINNER], match.state, BEGINNER, match.rng_for(BEGINNER))
        if seat == BEGINNER:
            match.choose(seat, advice[match.number(seat)])
        else:
            match.choose(seat, consult(bots[seat], match.state, seat, match.rng_for(seat)))
    return match, asked
