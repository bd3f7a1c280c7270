"""Answers: what a page asks about a position. Nothing here changes anything, and nobody learns what they can't know."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from asztal.engine.errors import AsztalError
from asztal.engine.game import phrase_of, question_of
from asztal.engine.rng import seeded
from asztal.engine.why import NOT_ASKED, NOT_YOUR_TURN, choice_meant, why_not
from asztal.match.foresight import prospect_of
from asztal.web.forms import read_form
from asztal.web.house import House, house_of, visitor_of
from asztal.web.jobs import HINT, Job
from asztal.web.names import whole_number
from asztal.web.pages import eyes_of, own_seat, table_of
from asztal.web.render import Eyes, merit_lines, waiting_line, words_for
from asztal.web.tables import BEGINNERS, OFF, NotNow, NotYours, Table
from asztal.web.thinking import ThinkerFailed

HINT_BOT = "search:0.8s"
BEGINNER = 3
"""Whoever has finished fewer matches of a game is a beginner in it."""


class NoHints(AsztalError):
    """A table at which no hints are given."""

    key = "error-no-hints"


class HintsForBeginners(AsztalError):
    """Somebody who has played too often for a hint."""

    key = "error-hints-for-beginners"


# -- why not? ---------------------------------------------------------------------------------------------------------


async def why(request: Request) -> Response:
    """Why something on the board can't be chosen now; or what it would be called, if it can."""
    table = await table_of(request)
    eyes = eyes_of(request, table)
    if eyes is None:
        raise NotYours("Say with ?seat= who is looking.")
    noun, value = _thing_meant(table, eyes, request.query_params.get("thing", ""))
    try:
        text = why_line(table, eyes, noun, value)
    except LookupError:
        # It has no name: nobody can have seen it.
        raise NotNow("There is no such thing at this table.") from None
    return JSONResponse({"text": text})


def _thing_meant(table: Table, eyes: Eyes, named: str) -> tuple[str, int]:
    """Of things that lie within each other, named from the innermost, the one that is asked for."""
    things = []
    for name in named.split():
        noun, _, number = name.rpartition("-")
        value = whole_number(number)
        if value is None:
            raise NotNow("There is no such thing at this table.")
        things.append((noun, value))
    if not things:
        raise NotNow("There is no such thing at this table.")
    if eyes.seat < 0:
        return things[0]
    state = table.playing.state
    meant = (thing for thing in things if choice_meant(table.game, state, eyes.seat, *thing) is not None)
    return next(meant, things[0])


def why_line(table: Table, eyes: Eyes, noun: str, value: int) -> str:
    """The reason in words, with the rule's number."""
    match, words = table.playing, words_for(table, eyes.language)
    if table.over:
        return words.say("why-over")
    seat = eyes.seat
    state = match.state
    if seat >= 0:
        state = state.redeal(seat, seeded(match.seed, "why", seat, match.number(seat)))
    reason = why_not(table.game, state, seat, noun, value)
    if reason is None:
        choice = choice_meant(table.game, state, seat, noun, value)
        assert choice is not None
        return words.say("why-can", choice=words.phrase(phrase_of(state, seat, choice)))
    if reason.key == NOT_YOUR_TURN or (seat >= 0 and table.chairs[seat].away):
        return waiting_line(table, eyes, words)
    if reason.key == NOT_ASKED:
        # The question itself, without what is said beside it.
        question, mark, _ = words.phrase(question_of(state, seat)).partition("?")
        return words.say(NOT_ASKED, question=question + mark)
    text = words.phrase(reason.phrase)
    return f"{text} ({reason.rule})" if reason.rule else text


# -- what follows -----------------------------------------------------------------------------------------------------


async def follows(request: Request) -> Response:
    """What is certain to follow from a choice, for whoever is asked whether it is meant."""
    table = await table_of(request)
    seat = own_seat(request, table, request.query_params.get("seat", ""))
    choice = whole_number(request.query_params.get("choice", ""))
    decision = table.playing.decision(seat)
    if table.over or choice is None or decision is None or choice not in decision.choices:
        raise NotNow("This can't be chosen now.")
    words = words_for(table, visitor_of(request).language)
    prospect = prospect_of(table.playing, seat, choice)
    lines = [words.event(event) for event in prospect.events]
    if prospect.ends_turn:
        lines.append(words.say("table-ends-turn"))
    return JSONResponse({"lines": lines})


# -- hints ------------------------------------------------------------------------------------------------------------


async def hint(request: Request) -> Response:
    """What the search bot would choose, by what the seat may know, and why; one hint at a time for each guest."""
    house, visitor = house_of(request), visitor_of(request)
    table = await table_of(request)
    seat = own_seat(request, table, (await read_form(request)).text("seat"))
    await _check_hints(house, table, visitor.guest)
    if seat not in table.owing() or visitor.guest in house.thinking_for:
        raise NotNow("A hint is given when it is your turn.")
    number = table.number(seat)
    house.spend(request, "hints")
    house.thinking_for.add(visitor.guest)
    try:
        key = f"hint:{table.id}:{seat}:{number}"
        found = await house.jobs.ask(Job(key, HINT, table.id, seat, HINT_BOT, visitor.guest, quick=False))
    finally:
        house.thinking_for.discard(visitor.guest)
    decision = table.playing.decision(seat)
    if decision is None or table.number(seat) != number:
        raise NotNow("The decision was made in the meantime.")
    if found["choice"] not in decision.choices:
        raise ThinkerFailed("a thinker talks nonsense")
    return JSONResponse({"choice": found["choice"], **_told(table, seat, visitor.language, found)})


async def _check_hints(house: House, table: Table, guest: str) -> None:
    if table.hints == OFF:
        raise NoHints("No hints are given at this table.")
    if table.hints == BEGINNERS:
        finished = await house.storage.do(house.storage.finished_by, guest, table.game.name)
        if finished >= BEGINNER:
            raise HintsForBeginners("Hints at this table are for beginners.")


def _told(table: Table, seat: int, language: str, found: dict[str, Any]) -> dict[str, Any]:
    """A hint in words: the choice, and why."""
    words = words_for(table, language)
    label = words.phrase(phrase_of(table.playing.state, seat, found["choice"]))
    return {"label": label, "lines": merit_lines(words, found["merit"])}
