"""A thinker: a process that answers questions about matches, one JSON line for each, so that the server never waits.

    {"ask": "choose", "record": {…}, "seat": 1, "bot": "hard"}   -> {"answer": [choice, …]}
    {"ask": "hint", "record": {…}, "seat": 1, "bot": "hard"}     -> {"answer": {"choice": 3, "before": …, "after": …}}
    {"ask": "chances", "record": {…}}                            -> {"answer": [[…], …]}

It ends when its input ends, so it never outlives the server.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from asztal.bots import consult, make
from asztal.bots.search_bot import SearchBot
from asztal.engine.rng import seeded
from asztal.match import Match, Record

HINT_DEALS = 40


def choose(match: Match, seat: int, bot: str) -> list[int]:
    """What the bot chooses for the seat, and on to the end of its turn: until another chooses or something is drawn.

    The choices of one turn belong together, so the bot keeps what it has thought between them.
    """
    player = make(bot, match.game)
    finality = match.state.finality
    choices: list[int] = []
    while match.decision(seat) is not None and (not choices or match.owing() == [seat]):
        choice = consult(player, match.state, seat, match.rng_for(seat))
        match.choose(seat, choice)
        choices.append(choice)
        if match.state.finality != finality:
            break
    return choices


def hint(match: Match, seat: int, bot: str) -> dict[str, float | int]:
    """What the bot would choose, and the seat's chances before and after, by all the seat may know."""
    rng = seeded(match.seed, "hint", seat, match.number(seat))
    deals = [match.game.evaluate(match.state.redeal(seat, rng))[seat] for _ in range(HINT_DEALS)]
    player = make(bot, match.game)
    assert isinstance(player, SearchBot)
    known = match.state.redeal(seat, rng)
    known.turn_to(seat)
    search = player.search()
    choice = search.run(known, rng)
    after = next(node for node in search.own() if node.choice == choice)
    value = after.total / after.weight if after.weight else 0.0
    return {"choice": choice, "before": sum(deals) / len(deals), "after": value}


def chances(record: Record) -> list[list[float]]:
    """Each seat's chances after each choice of a finished match."""
    match = Match.replay(record, 0)
    found = [match.game.evaluate(match.state)]
    for seat, choice in record.choices:
        match.choose(seat, choice)
        found.append(match.game.evaluate(match.state))
    return [[round(value, 3) for value in values] for values in found]


def answer(question: dict[str, Any]) -> Any:
    """The answer to one question."""
    record = Record.from_json(json.dumps(question["record"]))
    if question["ask"] == "chances":
        return chances(record)
    match = Match.replay(record)
    ask = {"choose": choose, "hint": hint}[question["ask"]]
    return ask(match, question["seat"], question["bot"])


def main() -> None:
    """Answers until the input ends."""
    for line in sys.stdin:
        try:
            reply = {"answer": answer(json.loads(line))}
        except Exception as error:  # whatever went wrong is for the server to hear, and the next question must go on
            reply = {"error": f"{type(error).__name__}: {error}"}
        sys.stdout.write(json.dumps(reply) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
