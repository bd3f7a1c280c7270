"""A thinker: a process that answers questions about matches in lines of JSON, so that the server never waits.

    {"ask": "choose", "record": {…}, "seat": 1, "bot": "hard"}  -> {"answer": 3, "more": true}, …
    {"ask": "advise", "record": {…}, "seat": 1, "bot": "hard"}  -> {"answer": {"choice": 3, "merit": …}}
    {"ask": "hint", "record": {…}, "seat": 1, "bot": "search"}  -> {"answer": {"choice": 3, "merit": …}}
    {"ask": "chances", "record": {…}}                           -> {"answer": [[…], …]}

A turn is answered choice by choice, as soon as each is made; all lines but the last say that there is more to come. The
process ends with its server, whatever it thinks about and whether or not it was stopped: where the system does that,
by the system, and elsewhere when its input ends, at the latest when it has made the choice it thinks about.
"""

from __future__ import annotations

import contextlib
import ctypes
import json
import os
import signal
import sys
import time
from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

from asztal.bots import consult, make
from asztal.bots.greedy import GreedyBot
from asztal.bots.merits import deals_of, merit_of
from asztal.bots.search_bot import SearchBot
from asztal.engine.rng import seeded
from asztal.match import Match, Record

# More points of a chart than this can't be told apart.
MOST_POINTS = 240
# A turn of many decisions must not keep people waiting: after so many seconds the finisher takes over.
TURN_S = 10.0
FINISHER = "search:0.3s"
_PR_SET_PDEATHSIG = 1


def choose(match: Match, seat: int, bot: str) -> Iterator[tuple[int, bool]]:
    """What the bot chooses for the seat, and on to the end of its turn: until another chooses or something is drawn.
    Others who choose at the same time, in secret, don't end it.

    Each choice comes with whether another follows. The choices of one turn belong together, so the bot keeps what it
    has thought between them; only when a turn takes long, a quicker one finishes it.
    """
    player = make(bot, match.game)
    thorough, more = isinstance(player, SearchBot), True
    finality, began = match.state.finality, time.perf_counter()
    while more:
        choice = consult(player, match.state, seat, match.rng_for(seat))
        match.choose(seat, choice)
        more = match.state.finality == finality and seat in match.owing()
        yield choice, more
        if thorough and time.perf_counter() - began > TURN_S:
            player, thorough = make(FINISHER, match.game), False


def hint(match: Match, seat: int, bot: str) -> dict[str, Any]:
    """What the bot would choose, and why, by all the seat may know."""
    rng = seeded(match.seed, "hint", seat, match.number(seat))
    player = make(bot, match.game)
    assert isinstance(player, SearchBot)
    known = match.state.redeal(seat, rng)
    known.turn_to(seat)
    path = player.think(known, rng).choices
    merit = merit_of(match.game, deals_of(match.state, seat, rng), path, rng)
    return {"choice": path[0], "merit": asdict(merit) if merit else None}


def advise(match: Match, seat: int, bot: str) -> dict[str, Any]:
    """What the coach would choose, and why."""
    player = make(bot, match.game)
    assert isinstance(player, GreedyBot)
    choice = consult(player, match.state, seat, match.rng_for(seat))
    rng = seeded(match.seed, "advice", match.number(seat))
    merit = merit_of(match.game, deals_of(match.state, seat, rng), [choice], rng, player.evaluate)
    return {"choice": choice, "merit": asdict(merit) if merit else None}


def shown_points(match: Match) -> list[int]:
    """The points of a match at which the chances are told: as many as can be told apart."""
    points = match.points()
    last = len(points) - 1
    return [points[at] for at in sorted({*range(0, last, max(1, last // MOST_POINTS)), last})]


def chances(record: Record) -> list[list[float]]:
    """Each seat's chances over a finished match: after each choice, or as many of them as can be told apart."""
    whole = Match.replay(record)
    told = [whole.game.thinking.evaluate(whole.at(point).state) for point in shown_points(whole)]
    return [[round(value, 3) for value in values] for values in told]


def answers(question: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """What is answered to one question, line by line."""
    if question["ask"] == "greet":
        yield {"answer": "here"}
        return
    record = Record.from_json(json.dumps(question["record"]))
    if question["ask"] == "chances":
        yield {"answer": chances(record)}
        return
    match, seat, bot = Match.replay(record), question["seat"], question["bot"]
    if question["ask"] == "hint":
        yield {"answer": hint(match, seat, bot)}
        return
    if question["ask"] == "advise":
        yield {"answer": advise(match, seat, bot)}
        return
    for choice, more in choose(match, seat, bot):
        yield {"answer": choice, "more": more}


def end_with(server: int) -> None:
    """Lets the system end this process when the server's has ended."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, int(signal.SIGKILL), 0, 0, 0)
    if server and os.getppid() != server:
        # It has ended meanwhile.
        os._exit(0)


def main() -> None:
    """Answers until the input ends."""
    end_with(int(sys.argv[1]) if len(sys.argv) > 1 else 0)
    for line in sys.stdin:
        try:
            for reply in answers(json.loads(line)):
                _say(reply)
        except Exception as error:  # whatever went wrong is for the server to hear, and the next question must go on
            _say({"error": f"{type(error).__name__}: {error}"})


def _say(reply: dict[str, Any]) -> None:
    try:
        sys.stdout.write(json.dumps(reply) + "\n")
        sys.stdout.flush()
    except BrokenPipeError:
        # The server is gone: nobody hears this, nor what Python would say about it on the way out.
        os._exit(0)


if __name__ == "__main__":
    main()
