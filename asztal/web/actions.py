"""Actions: what can be done. Each is checked here, whatever the page showed."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from dataclasses import replace
from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response

from asztal import games
from asztal.bots import LEVELS, make
from asztal.engine.errors import AsztalError
from asztal.engine.game import SPECTATOR, Game
from asztal.match import Match, Record
from asztal.match.record import BOT, HUMAN, MAX_SEED, OPEN
from asztal.web import metrics
from asztal.web.aside import AT_A_STRETCH, breathe
from asztal.web.chairs import RESIGNED, STANDS_IN, Chair, check_level
from asztal.web.forms import BadForm, Form, read_file, read_form
from asztal.web.gathering import USUAL_LEVEL
from asztal.web.house import House, house_of, visitor_of
from asztal.web.names import (
    MESSAGE_LENGTH,
    NAME_LENGTH,
    NOTE_LENGTH,
    BadName,
    clean_name,
    clean_text,
    whole_number,
)
from asztal.web.pages import (
    QUICK_LEVEL,
    ExpiredLink,
    NoPosition,
    gathering_page,
    make_page,
    own_seat,
    page,
    quick_choices,
    table_of,
)
from asztal.web.presence import LIVE, SPEEDS, TURNS
from asztal.web.room import Setup
from asztal.web.safety import guest_cookie
from asztal.web.storage import GATHERING, Conflict
from asztal.web.tables import NotNow, NotYours, Table
from asztal.words import LANGUAGES, Words

TABLE_BYTES, ACT_BYTES = 1000, 100
"""What a table and an act take on the disk, about."""
_COOKIE_AGE_S = 365 * 24 * 3600


def _back_to(table: Table, request: Request) -> Response:
    """What answers an action: for scripts a word, for plain forms the table's page."""
    if "application/json" in request.headers.get("accept", ""):
        return JSONResponse({"ok": True})
    return RedirectResponse(f"/t/{table.id}", 303)


# -- making tables ----------------------------------------------------------------------------------------------------


async def _me(request: Request, house: House) -> Chair:
    visitor = visitor_of(request)
    return Chair(HUMAN, visitor.guest, await house.name_of(visitor.guest, visitor.language))


async def _make(request: Request, setup: Setup) -> Table:
    """A new table, if the visitor may have one more."""
    house = house_of(request)
    house.spend(request, "tables")
    if setup.public:
        house.spend(request, "public")
    if all(chair.who == BOT for chair in setup.chairs):
        house.spend(request, "bots-only")
    house.spend(request, "disk", TABLE_BYTES + ACT_BYTES * len(setup.choices))
    return await house.room.make(replace(setup, origin=house.origin(request)))


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
    house, guest = house_of(request), visitor_of(request).guest
    game = games.find(request.path_params["game"])
    form = await read_form(request)
    last_seats, last_level = (await quick_choices(house, guest))[game.name]
    seats = form.number("seats") if "seats" in form else game.seats[0] if lesson else last_seats
    _check_seats(game, seats)
    level = QUICK_LEVEL if lesson else form.text("level", last_level)
    check_level(level)
    if not lesson:
        await house.storage.do(house.storage.set_habit, guest, game.name, seats, level)
    chairs = [await _me(request, house), *(Chair(BOT, bot=level) for _ in range(seats - 1))]
    seed = game.lesson.seed if lesson else None
    setup = Setup(game.name, chairs, guest, seed=seed, pace=TURNS, lesson=lesson)
    table = await _make(request, setup)
    return RedirectResponse(f"/t/{table.id}", 303)


async def make_table(request: Request) -> Response:
    """A table as the form describes it."""
    house, visitor = house_of(request), visitor_of(request)
    form = await read_form(request)
    game = games.find(form.text("game"))
    count = form.number("seats")
    _check_seats(game, count)
    me = await _me(request, house)
    chairs = []
    for seat in range(count):
        try:
            chairs.append(_chair(form, seat, me, Words(visitor.language)))
        except BadName:
            return await make_page(request, game, count, form, 409, refused=seat)
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
        hints=form.text("hints"),
    )
    table = await _make(request, setup)
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
    house.spend(request, "uploads")
    text = await read_file(request, "record")
    record = await house.room.aside.do(_read_record, text, house.limits.choices or None)
    me = await _me(request, house)
    chairs = []
    for seat in record.seats:
        if seat.who == BOT:
            make(seat.bot, games.find(record.game))
            chairs.append(Chair(BOT, bot=seat.bot if seat.bot in LEVELS else USUAL_LEVEL))
        else:
            chairs.append(Chair(HUMAN, me.guest, clean_name(seat.name) if seat.name.strip() else me.name))
    setup = Setup(record.game, chairs, visitor.guest, record.options, record.seed, pace=TURNS, choices=record.choices)
    table = await _make(request, setup)
    return RedirectResponse(f"/t/{table.id}", 303)


def _read_record(text: str, most: int | None) -> Record:
    """A record as today's rules play it."""
    record = Record.from_json(text, most)
    match = Match.replay(record, 0)
    for at in range(0, len(record.choices), AT_A_STRETCH):
        match.go_on(record, at + AT_A_STRETCH)
        breathe()
    return match.record()


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
    setup = Setup(record.game, chairs, visitor.guest, record.options, record.seed, pace=TURNS, choices=choices)
    made = await _make(request, setup)
    return RedirectResponse(f"/t/{made.id}", 303)


async def rematch(request: Request) -> Response:
    """The same people on the same seats once more: whoever asks first makes the table, the others join it."""
    house, visitor = house_of(request), visitor_of(request)
    table = await table_of(request)
    if not table.over:
        raise NotNow("A rematch comes after the end.")
    if not table.seats_of(visitor.guest):
        raise NotYours("Only whoever sits at this table can do this.")
    async with table.lock:
        if not table.rematch:
            await _make_rematch(request, house, table, visitor.guest)
    again = await house.room.find(table.rematch)
    await again.take_kept(visitor.guest)
    return RedirectResponse(f"/t/{again.id}", 303)


async def _make_rematch(request: Request, house: House, table: Table, guest: str) -> None:
    """A table whose seats are kept for those who have played, until they come."""
    chairs = []
    for chair in table.chairs:
        if chair.who == BOT:
            chairs.append(Chair(BOT, bot=chair.bot))
        else:
            alone = len(table.seats_of(chair.guest)) == 1
            name = (await house.chosen_name(chair.guest) if alone else "") or chair.name
            mine = chair.guest == guest
            chairs.append(Chair(HUMAN if mine else OPEN, chair.guest, name, ready=mine))
    setup = Setup(
        table.game.name,
        chairs,
        guest,
        table.options,
        public=table.public,
        pace=table.pace,
        clock=table.clock.minutes,
        hints=table.hints,
        rematch_of=table.id,
    )
    # If somebody else was first at another server, theirs is for all.
    with suppress(Conflict):
        await _make(request, setup)
    await table.read_beside()


# -- at a table -------------------------------------------------------------------------------------------------------


async def sit(request: Request) -> Response:
    """Takes a free seat; whoever comes by a link says first what they are called."""
    house, visitor = house_of(request), visitor_of(request)
    house_of(request).spend(request, "writes")
    table = await table_of(request)
    form = await read_form(request)
    if "name" in form:
        typed = form.text("name")
        try:
            await _rename(house, visitor.guest, clean_name(typed))
        except BadName:
            if table.phase != GATHERING:
                raise
            return await gathering_page(request, table, typed[:NAME_LENGTH])
    seat = form.number("seat")
    if seat in table.kept_for(visitor.guest):
        await table.take_kept(visitor.guest)
    else:
        await table.sit(seat, visitor.guest, await house.name_of(visitor.guest, visitor.language))
    return _back_to(table, request)


async def rise(request: Request) -> Response:
    house_of(request).spend(request, "writes")
    table = await table_of(request)
    await table.rise(visitor_of(request).guest)
    return _back_to(table, request)


async def fill(request: Request) -> Response:
    house_of(request).spend(request, "writes")
    table = await table_of(request)
    form = await read_form(request)
    await table.fill(visitor_of(request).guest, form.text("level", USUAL_LEVEL))
    return _back_to(table, request)


async def ready(request: Request) -> Response:
    """Says that the match may begin, or not yet."""
    table = await table_of(request)
    form = await read_form(request)
    await table.set_ready(visitor_of(request).guest, form.text("ready") == "yes")
    return _back_to(table, request)


async def begin(request: Request) -> Response:
    table = await table_of(request)
    await table.begin(visitor_of(request).guest)
    return _back_to(table, request)


async def give(request: Request) -> Response:
    """The host decides who may take a seat on which nobody sits."""
    table = await table_of(request)
    form = await read_form(request)
    seat, who = form.number("seat"), form.text("who")
    if who != "kept":
        chair = Chair() if who == "friend" else Chair(BOT, bot=who.removeprefix("bot-"))
        await table.give(visitor_of(request).guest, seat, chair)
    return _back_to(table, request)


async def rename(request: Request) -> Response:
    """A new name: at a shared screen the seat's own, else the guest's, wherever they sit."""
    house, guest = house_of(request), visitor_of(request).guest
    table = await table_of(request)
    form = await read_form(request)
    name = clean_name(form.text("name"))
    seat = own_seat(request, table, form.text("seat")) if table.seats_of(guest) else SPECTATOR
    if seat >= 0 and table.chairs[seat].name not in await house.names_of(guest):
        await table.rename_seat(seat, name)
    else:
        await _rename(house, guest, name)
    return _back_to(table, request)


async def choose(request: Request) -> Response:
    """A seat's choice; it is on disk when the answer goes out."""
    began = time.perf_counter()
    table = await table_of(request)
    form = await read_form(request)
    seat = own_seat(request, table, form.text("seat"))
    if table.chairs[seat].away:
        raise NotNow("A bot chooses for this seat.")
    house_of(request).spend(request, "disk", ACT_BYTES)
    # What was begun is finished, even if whoever asked for it is gone.
    await asyncio.shield(table.choose(seat, form.number("choice"), form.number("number")))
    metrics.CHOICES.inc()
    metrics.CHOICE_SECONDS.observe(time.perf_counter() - began)
    return _back_to(table, request)


async def undo(request: Request) -> Response:
    table = await table_of(request)
    form = await read_form(request)
    seat = own_seat(request, table, form.text("seat"))
    what = form.text("what")
    most = None if what == "all" else whole_number(what) or 1
    house_of(request).spend(request, "disk", ACT_BYTES)
    await asyncio.shield(table.undo(seat, form.number("number"), most))
    return _back_to(table, request)


async def leave(request: Request) -> Response:
    """Gets up from a running match: a bot stands in until one is back."""
    house_of(request).spend(request, "writes")
    table = await table_of(request)
    form = await read_form(request)
    seat = own_seat(request, table, form.text("seat"))
    if any(chair.who == HUMAN and at != seat for at, chair in enumerate(table.chairs)):
        await table.step_away(seat, STANDS_IN)
    return RedirectResponse("/", 303)


async def resign(request: Request) -> Response:
    house_of(request).spend(request, "writes")
    table = await table_of(request)
    form = await read_form(request)
    await table.step_away(own_seat(request, table, form.text("seat")), RESIGNED)
    # A lesson can be given up on the start page.
    return RedirectResponse("/", 303) if form.text("back") == "/" else _back_to(table, request)


async def stand_in(request: Request) -> Response:
    """A bot stands in for somebody who has been away for long."""
    house_of(request).spend(request, "writes")
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
        house.spend(request, "messages")
        house.spend(request, "disk", ACT_BYTES + len(text.encode()))
        await table.say(visitor.guest, await house.name_of(visitor.guest, visitor.language), text)
    return _back_to(table, request)


async def note(request: Request) -> Response:
    """A note for oneself."""
    house = house_of(request)
    table = await table_of(request)
    text = clean_text((await read_form(request)).text("text"), NOTE_LENGTH)
    house.spend(request, "writes")
    house.spend(request, "disk", ACT_BYTES + len(text.encode()))
    await house.storage.do(house.storage.set_note, table.id, visitor_of(request).guest, text)
    return _back_to(table, request)


# -- oneself ----------------------------------------------------------------------------------------------------------


async def _rename(house: House, guest: str, name: str) -> None:
    old = await house.names_of(guest)
    await house.rename(guest, name)
    for table_id in await house.storage.do(house.storage.tables_of, guest):
        try:
            table = await house.room.find(table_id)
        except AsztalError:
            continue
        if not table.over:
            await table.rename(guest, old, name)


async def settings(request: Request) -> Response:
    """Name, language, light or dark, questions before what can't be taken back, sounds, how fast bots choose."""
    house, visitor = house_of(request), visitor_of(request)
    form = await read_form(request)
    if "name" in form:
        house.spend(request, "writes")
        await _rename(house, visitor.guest, clean_name(form.text("name")))
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
    "speed": SPEEDS,
}


def _local(path: str) -> str:
    """A path of this server, and nothing that leads elsewhere."""
    return path if path.startswith("/") and not path.startswith(("//", "/\\")) and path.isprintable() else "/"


async def device_link(request: Request) -> Response:
    """A link that makes another device the same guest."""
    house, visitor = house_of(request), visitor_of(request)
    house.spend(request, "writes")
    token = await house.device_link(visitor.guest)
    words = Words(visitor.language)
    link = str(request.url.replace(path="/device", query=f"token={token}"))
    return page("device.html", request, words, link=link, name=await house.name_of(visitor.guest, visitor.language))


async def open_device(request: Request) -> Response:
    """Makes this device the guest of the link."""
    house = house_of(request)
    guest = await house.use_device_link((await read_form(request)).text("token"))
    if guest is None:
        raise ExpiredLink("This link is wrong or has expired; make a new one on the other device.")
    response = RedirectResponse("/", 303)
    response.headers.append("Set-Cookie", guest_cookie(house, guest, request.scope))
    return response


async def drop_device(request: Request) -> Response:
    """Takes the link to another device back."""
    await house_of(request).drop_device_link(visitor_of(request).guest)
    return RedirectResponse("/", 303)
