"""Actions: what can be done. Each is checked here, whatever the page showed."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response

from asztal import games
from asztal.bots import LEVELS, make
from asztal.engine.errors import AsztalError, BadRecord
from asztal.engine.game import Game, phrase_of
from asztal.match import Match, Record
from asztal.match.record import BOT, HUMAN, MAX_SEED, OPEN
from asztal.web import metrics
from asztal.web.chairs import RESIGNED, STANDS_IN, Chair
from asztal.web.forms import BadForm, Form, read_file, read_form
from asztal.web.house import House, house_of, visitor_of
from asztal.web.jobs import HINT, Job
from asztal.web.names import MESSAGE_LENGTH, NOTE_LENGTH, clean_name, clean_text, whole_number
from asztal.web.pages import USUAL_LEVEL, ExpiredLink, NoPosition, page, table_of
from asztal.web.presence import LIVE, TURNS
from asztal.web.render import words_for
from asztal.web.room import Setup
from asztal.web.safety import guest_cookie
from asztal.web.storage import Conflict
from asztal.web.tables import NotNow, NotYours, Table
from asztal.web.thinking import ThinkerFailed
from asztal.words import LANGUAGES, Words

QUICK_LEVEL = "easy"
"""Whom a visitor meets who just wants to try a game; whoever wants more chooses it."""
HINT_BOT = "search:0.8s"
MOST_CHOICES = 20_000
"""In a record that is loaded; random play of the longest game makes about half of them, people a tenth."""
_COOKIE_AGE_S = 365 * 24 * 3600


def _back_to(table: Table, request: Request) -> Response:
    """What answers an action: for scripts a word, for plain forms the table's page."""
    if "application/json" in request.headers.get("accept", ""):
        return JSONResponse({"ok": True})
    return RedirectResponse(f"/t/{table.id}", 303)


async def _own_seat(request: Request, table: Table, form: Form) -> int:
    """The seat an action is for: it must be the visitor's."""
    mine = table.seats_of(visitor_of(request).guest)
    if not mine:
        raise NotYours("Only whoever sits at this table can do this.")
    if len(mine) == 1 and "seat" not in form:
        return mine[0]
    seat = form.number("seat")
    if seat not in mine:
        raise NotYours("This seat is somebody else's.")
    return seat


# -- making tables ----------------------------------------------------------------------------------------------------


async def _me(request: Request, house: House) -> Chair:
    visitor = visitor_of(request)
    return Chair(HUMAN, visitor.guest, await house.name_of(visitor.guest, visitor.language))


async def play_now(request: Request) -> Response:
    """One click from the shelf to a match against bots."""
    return await _against_bots(request, lesson=False)


async def learn(request: Request) -> Response:
    """A first match with a coach, in games that have one."""
    game = games.find(request.path_params["game"])
    if not Words(visitor_of(request).language, game).has("lesson-start"):
        raise HTTPException(404)
    return await _against_bots(request, lesson=True)


async def _against_bots(request: Request, lesson: bool) -> Response:
    house = house_of(request)
    game = games.find(request.path_params["game"])
    form = await read_form(request)
    seats = form.number("seats") if "seats" in form else game.seats[0] if lesson else game.seats[-1]
    _check_seats(game, seats)
    level = "easy" if lesson else form.text("level", QUICK_LEVEL)
    chairs = [await _me(request, house), *(Chair(BOT, bot=level) for _ in range(seats - 1))]
    seed = game.lesson.seed if lesson else None
    table = await house.room.make(
        Setup(game.name, chairs, visitor_of(request).guest, seed=seed, pace=TURNS, lesson=lesson)
    )
    return RedirectResponse(f"/t/{table.id}", 303)


async def make_table(request: Request) -> Response:
    """A table as the form describes it."""
    house, visitor = house_of(request), visitor_of(request)
    form = await read_form(request)
    game = games.find(form.text("game"))
    count = form.number("seats")
    _check_seats(game, count)
    me = await _me(request, house)
    chairs = [_chair(form, seat, me, Words(visitor.language)) for seat in range(count)]
    options = {name: form.text(f"option-{name}", values[0]) for name, values in game.rules.options.items()}
    typed = form.text("seed").strip()
    seed = _seed(typed) if typed else None
    setup = Setup(
        game.name,
        chairs,
        visitor.guest,
        options,
        seed,
        public=form.text("public") == "yes",
        pace=form.text("pace", LIVE),
        clock=form.number("clock") if "clock" in form else 0,
    )
    table = await house.room.make(setup)
    return RedirectResponse(f"/t/{table.id}", 303)


def _check_seats(game: Game, seats: int) -> None:
    if seats not in game.seats:
        raise BadForm(f"{game.name} can't be played by {seats}.")


def _seed(typed: str) -> int:
    seed = whole_number(typed)
    if seed is None or seed > MAX_SEED:
        raise BadForm(f"A seed is a number from 0 to {MAX_SEED}.")
    return seed


def _chair(form: Form, seat: int, me: Chair, words: Words) -> Chair:
    """A seat by the form: me, somebody else at this screen, a friend who will come, or a bot of some level."""
    who = form.text(f"who-{seat}", "friend")
    if who == "me":
        return Chair(HUMAN, me.guest, me.name)
    if who == "here":
        typed = form.text(f"name-{seat}").strip()
        return Chair(HUMAN, me.guest, clean_name(typed or words.say("here-name", number=seat + 1)))
    if who == "friend":
        return Chair(OPEN)
    level = who.removeprefix("bot-")
    if level == who:
        raise BadForm("A seat is for you, for somebody here, for a friend, or for a bot.")
    return Chair(BOT, bot=level)


async def load(request: Request) -> Response:
    """A record becomes a table: to be looked at, or to be played on if it is not over."""
    house, visitor = house_of(request), visitor_of(request)
    record = Record.from_json(await read_file(request, "record"))
    if len(record.choices) > MOST_CHOICES:
        raise BadRecord(f"A record that is loaded has at most {MOST_CHOICES} choices, not {len(record.choices)}.")
    record = Match.replay(record).record()
    me = await _me(request, house)
    chairs = []
    for seat in record.seats:
        if seat.who == BOT:
            make(seat.bot, games.find(record.game))
            chairs.append(Chair(BOT, bot=seat.bot if seat.bot in LEVELS else USUAL_LEVEL))
        else:
            chairs.append(Chair(HUMAN, me.guest, clean_name(seat.name) if seat.name.strip() else me.name))
    table = await house.room.make(
        Setup(record.game, chairs, visitor.guest, record.options, record.seed, pace=TURNS, choices=record.choices)
    )
    return RedirectResponse(f"/t/{table.id}", 303)


async def play_on(request: Request) -> Response:
    """From a position of a finished match on against bots."""
    house, visitor = house_of(request), visitor_of(request)
    table = await table_of(request)
    if not table.over:
        raise NotNow("A match can be played on from a position when it is over: before, it would tell secrets.")
    form = await read_form(request)
    at, seat = form.number("at"), form.number("seat")
    record = table.record()
    if at not in table.playing.points() or not 0 <= seat < len(table.chairs):
        raise NoPosition("There is no such position in this match.")
    me = await _me(request, house)
    chairs = [me if at_seat == seat else Chair(BOT, bot=USUAL_LEVEL) for at_seat in range(len(table.chairs))]
    choices = record.choices[:at]
    made = await house.room.make(
        Setup(record.game, chairs, visitor.guest, record.options, record.seed, pace=TURNS, choices=choices)
    )
    return RedirectResponse(f"/t/{made.id}", 303)


async def rematch(request: Request) -> Response:
    """The same people once more, everybody one seat further; whoever asks first makes the table for all."""
    visitor = visitor_of(request)
    table = await table_of(request)
    if not table.over:
        raise NotNow("A rematch comes after the end.")
    if not table.seats_of(visitor.guest):
        raise NotYours("Only whoever sits at this table can do this.")
    if not table.rematch:
        await _make_rematch(request, table)
    return RedirectResponse(f"/t/{table.rematch}", 303)


async def _make_rematch(request: Request, table: Table) -> None:
    house, visitor = house_of(request), visitor_of(request)
    chairs = []
    for chair in table.chairs[1:] + table.chairs[:1]:
        if chair.who == BOT:
            chairs.append(Chair(BOT, bot=chair.bot))
        elif chair.guest == visitor.guest:
            chairs.append(Chair(HUMAN, chair.guest, chair.name))
        else:
            chairs.append(Chair(OPEN))
    setup = Setup(
        table.game.name,
        chairs,
        visitor.guest,
        table.options,
        public=table.public,
        pace=table.pace,
        clock=table.clock.minutes,
        rematch_of=table.id,
    )
    try:
        made = await house.room.make(setup)
    except Conflict:
        # Somebody else was first; theirs is for all.
        table.hear(await house.storage.do(house.storage.beside, table.id))
        return
    table.rematch = made.id
    name = await house.name_of(visitor.guest, visitor.language)
    if made.free():
        await table.say(visitor.guest, name, f"{request.url.replace(path=f'/t/{made.id}', query='')}")


# -- at a table -------------------------------------------------------------------------------------------------------


async def sit(request: Request) -> Response:
    house, visitor = house_of(request), visitor_of(request)
    table = await table_of(request)
    form = await read_form(request)
    if "name" in form:
        await _rename(house, visitor.guest, clean_name(form.text("name")), visitor.language)
    await table.sit(form.number("seat"), visitor.guest, await house.name_of(visitor.guest, visitor.language))
    return _back_to(table, request)


async def rise(request: Request) -> Response:
    table = await table_of(request)
    await table.rise(visitor_of(request).guest)
    return _back_to(table, request)


async def fill(request: Request) -> Response:
    table = await table_of(request)
    form = await read_form(request)
    await table.fill(visitor_of(request).guest, form.text("level", USUAL_LEVEL))
    return _back_to(table, request)


async def choose(request: Request) -> Response:
    """A seat's choice; it is on disk when the answer goes out."""
    began = time.perf_counter()
    table = await table_of(request)
    form = await read_form(request)
    seat = await _own_seat(request, table, form)
    if table.chairs[seat].away:
        raise NotNow("A bot chooses for this seat.")
    # What was begun is finished, even if whoever asked for it is gone.
    await asyncio.shield(table.choose(seat, form.number("choice"), form.number("number")))
    metrics.CHOICES.inc()
    metrics.CHOICE_SECONDS.observe(time.perf_counter() - began)
    return _back_to(table, request)


async def undo(request: Request) -> Response:
    table = await table_of(request)
    form = await read_form(request)
    seat = await _own_seat(request, table, form)
    what = form.text("what")
    most = None if what == "all" else whole_number(what) or 1
    await asyncio.shield(table.undo(seat, form.number("number"), most))
    return _back_to(table, request)


async def leave(request: Request) -> Response:
    """Gets up from a running match: a bot stands in until one is back."""
    table = await table_of(request)
    form = await read_form(request)
    seat = await _own_seat(request, table, form)
    if any(chair.who == HUMAN and at != seat for at, chair in enumerate(table.chairs)):
        await table.step_away(seat, STANDS_IN)
    return RedirectResponse("/", 303)


async def resign(request: Request) -> Response:
    table = await table_of(request)
    form = await read_form(request)
    await table.step_away(await _own_seat(request, table, form), RESIGNED)
    return _back_to(table, request)


async def stand_in(request: Request) -> Response:
    """A bot stands in for somebody who has been away for long."""
    table = await table_of(request)
    form = await read_form(request)
    seat = form.number("absent")
    if not table.seats_of(visitor_of(request).guest):
        raise NotYours("Only whoever sits at this table can do this.")
    if not 0 <= seat < len(table.chairs) or not table.is_absent(seat):
        raise NotNow("This player is here, or has not been away for long.")
    await table.step_away(seat, STANDS_IN)
    return _back_to(table, request)


async def say(request: Request) -> Response:
    """A message to all at the table."""
    house, visitor = house_of(request), visitor_of(request)
    table = await table_of(request)
    text = clean_text((await read_form(request)).text("text"), MESSAGE_LENGTH)
    if text:
        await table.say(visitor.guest, await house.name_of(visitor.guest, visitor.language), text)
    return _back_to(table, request)


async def note(request: Request) -> Response:
    """A note for oneself."""
    house = house_of(request)
    table = await table_of(request)
    text = clean_text((await read_form(request)).text("text"), NOTE_LENGTH)
    await house.storage.do(house.storage.set_note, table.id, visitor_of(request).guest, text)
    return _back_to(table, request)


async def hint(request: Request) -> Response:
    """What the search bot would choose, by what the seat may know; one hint at a time for each guest."""
    house, guest = house_of(request), visitor_of(request).guest
    table = await table_of(request)
    seat = await _own_seat(request, table, await read_form(request))
    match = table.playing
    if seat not in table.owing() or guest in house.thinking_for:
        raise NotNow("A hint is given when it is your turn.")
    number = table.number(seat)
    house.thinking_for.add(guest)
    try:
        question = Job(f"hint:{table.id}:{seat}:{number}", HINT, table.id, seat, HINT_BOT, guest, quick=False)
        found = await house.jobs.ask(question)
    finally:
        house.thinking_for.discard(guest)
    decision = match.decision(seat)
    if decision is None or table.number(seat) != number:
        raise NotNow("The decision was made in the meantime.")
    if found["choice"] not in decision.choices:
        raise ThinkerFailed("a thinker talks nonsense")
    words = words_for(table, visitor_of(request).language)
    label = words.phrase(phrase_of(match.state, seat, int(found["choice"])))
    before, after = f"{found['before']:.0%}", f"{found['after']:.0%}"
    key = "hint-text" if before != after else "hint-text-even"
    text = words.say(key, choice=label, before=before, after=after)
    return JSONResponse({"choice": int(found["choice"]), "text": text})


# -- oneself ----------------------------------------------------------------------------------------------------------


async def _rename(house: House, guest: str, name: str, language: str) -> None:
    old = await house.name_of(guest, language)
    await house.rename(guest, name)
    for table_id in await house.storage.do(house.storage.tables_of, guest):
        try:
            table = await house.room.find(table_id)
        except AsztalError:
            continue
        if not table.over:
            await table.rename(guest, old, name)


async def settings(request: Request) -> Response:
    """Name, language, light or dark, questions before what can't be taken back, sound."""
    house, visitor = house_of(request), visitor_of(request)
    form = await read_form(request)
    if "name" in form:
        await _rename(house, visitor.guest, clean_name(form.text("name")), visitor.language)
    response = RedirectResponse(_local(form.text("back", "/")), 303)
    for name, allowed in _SETTINGS.items():
        value = form.text(name)
        if value in allowed:
            response.set_cookie(
                name, value, max_age=_COOKIE_AGE_S, samesite="lax", httponly=True, secure=request.url.scheme == "https"
            )
    return response


_SETTINGS: dict[str, Any] = {
    "language": LANGUAGES,
    "theme": ("auto", "light", "dark"),
    "confirm": ("yes", "no"),
    "sound": ("yes", "no"),
}


def _local(path: str) -> str:
    """A path of this server, and nothing that leads elsewhere."""
    return path if path.startswith("/") and not path.startswith(("//", "/\\")) and path.isprintable() else "/"


async def device_link(request: Request) -> Response:
    """A link that makes another device the same guest."""
    house, visitor = house_of(request), visitor_of(request)
    token = house.device_link(visitor.guest)
    words = Words(visitor.language)
    link = str(request.url.replace(path="/device", query=f"token={token}"))
    return page("device.html", request, words, link=link, name=await house.name_of(visitor.guest, visitor.language))


async def open_device(request: Request) -> Response:
    """Makes this device the guest of the link."""
    house = house_of(request)
    guest = house.read_device_link((await read_form(request)).text("token"))
    if guest is None:
        raise ExpiredLink("This link is wrong or has expired; make a new one on the other device.")
    response = RedirectResponse("/", 303)
    response.headers.append("Set-Cookie", guest_cookie(house, guest, request.scope))
    return response
