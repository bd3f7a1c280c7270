"""Pages: what can be looked at. Nothing here changes anything."""

from __future__ import annotations

import asyncio
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from jinja2 import Environment, PackageLoader, select_autoescape
from markdown_it import MarkdownIt
from markupsafe import Markup, escape
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, JSONResponse, Response

from asztal import __version__, board, games
from asztal.board.parts import filled, outermost
from asztal.bots import LEVELS
from asztal.bots.levels import Strength, measured
from asztal.engine.errors import AsztalError
from asztal.engine.folders import folder_of
from asztal.engine.game import EVERYTHING, SPECTATOR, Game
from asztal.web import gathering, metrics
from asztal.web.chairs import RESIGNED
from asztal.web.chart import draw_chart
from asztal.web.clock import CLOCKS
from asztal.web.ending import result_line, story
from asztal.web.forms import BadForm, Form
from asztal.web.gathering import USUAL_LEVEL
from asztal.web.house import House, Visitor, house_of, visitor_of
from asztal.web.live import Live
from asztal.web.names import whole_number
from asztal.web.render import (
    Eyes,
    Teller,
    draw,
    log_lines,
    panel,
    parts,
    waiting_line,
    way_to_moments,
    with_clocks,
    words_for,
)
from asztal.web.statics import address, game_address
from asztal.web.storage import GATHERING
from asztal.web.tables import NotNow, NotYours, Table
from asztal.words import LANGUAGES, Words

_WAIT_S = 5
"""When to try again, if an error does not say so itself."""
LOG_PAGE, REPLAY_LINES = 1000, 40
"""Lines on a page of the whole log, and beside a position of the past."""
LISTED = 30
"""Public tables on the start page."""


@cache
def _templates() -> Environment:
    environment = Environment(
        loader=PackageLoader("asztal.web"),
        autoescape=select_autoescape(),
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    environment.globals["static"] = address
    environment.globals["of_game"] = game_address
    environment.globals["symbols"] = Markup(board.symbols())
    environment.globals["languages"] = LANGUAGES
    environment.globals["levels"] = list(LEVELS)
    environment.globals["usual_level"] = USUAL_LEVEL
    return environment


def page(template: str, request: Request, words: Words, status: int = 200, **context: Any) -> HTMLResponse:
    """A page in the visitor's language."""
    visitor = visitor_of(request)
    html = (
        _templates()
        .get_template(template)
        .render(
            say=words.say,
            words=words,
            visitor=visitor,
            path=_way_back(request),
            **context,
        )
    )
    return HTMLResponse(html, status)


def _way_back(request: Request) -> str:
    """Where the settings lead back to: this page, or the start page if this one answers a form."""
    if request.method != "GET":
        return "/"
    return request.url.path + (f"?{request.url.query}" if request.url.query else "")


def error_page(request: Request, error: AsztalError, status: int) -> Response:
    """What went wrong, and what to do, in the visitor's language; for scripts as JSON."""
    words = Words(visitor_of(request).language)
    text = words.say(error.key if words.has(error.key) else "error-refused")
    metrics.REFUSED.labels(type(error).__name__).inc()
    if "application/json" in request.headers.get("accept", ""):
        response: Response = JSONResponse({"error": text}, status)
    else:
        response = page("error.html", request, words, status, text=text)
    if status in (429, 503):
        response.headers["Retry-After"] = str(getattr(error, "wait_s", _WAIT_S))
    return response


# -- the start page ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Listed:
    """A table in a list."""

    table: Table
    title: str
    line: str
    mine: bool
    names: list[str]
    image: str


async def _listed(house: House, ids: list[str], visitor: Visitor) -> list[Listed]:
    found = []
    for table_id in ids:
        try:
            table = await house.room.find(table_id)
        except AsztalError:
            # A table of other rules, or one that is gone: it can't be listed, but it stays where it is.
            continue
        words = words_for(table, visitor.language)
        mine = any(seat in table.owing() for seat in table.seats_of(visitor.guest))
        names = [words.names[seat] for seat, chair in enumerate(table.chairs) if chair.who != "open"]
        title = words.say("game-title")
        found.append(Listed(table, title, _list_line(table, visitor, words, mine), mine, names, table.game.name))
    return found


def _list_line(table: Table, visitor: Visitor, words: Words, mine: bool) -> str:
    if table.phase == GATHERING:
        if table.kept_for(visitor.guest):
            return words.say("gather-kept-for-you")
        free = len(table.free())
        return words.say("list-gathering", free=free) if free else words.say("list-full")
    if table.over:
        seats = table.seats_of(visitor.guest)
        return result_line(table, words, seats[0] if seats else SPECTATOR)
    if mine:
        return words.say("list-your-turn")
    return waiting_line(table, Eyes(SPECTATOR, visitor.language), words)


async def home(request: Request) -> Response:
    """The shelf of games, the visitor's tables, and the public ones."""
    house, visitor = house_of(request), visitor_of(request)
    words = Words(visitor.language)
    own = await _listed(house, await house.storage.do(house.storage.tables_of, visitor.guest), visitor)
    seen = {entry.table.id for entry in own}
    listed = await house.storage.do(house.storage.public_tables, LISTED, house.limits.public_of_one or LISTED)
    public = [entry for entry in await _listed(house, listed, visitor) if entry.table.id not in seen]
    shelf = [(game, Words(visitor.language, game)) for game in shelved()]
    return page(
        "home.html",
        request,
        words,
        shelf=shelf,
        running=sorted(_running(own), key=lambda entry: not entry.mine),
        finished=[entry for entry in own if entry.table.over and not _was_given_up(entry.table)][:8],
        public=public,
        name=await house.name_of(visitor.guest, visitor.language),
        habits=await quick_choices(house, visitor.guest),
    )


def _running(own: list[Listed]) -> Iterator[Listed]:
    """The tables that are not over; of each game's lessons the one that was opened last."""
    learnt = set()
    for entry in own:
        if entry.table.over or (entry.table.lesson and entry.table.game.name in learnt):
            continue
        if entry.table.lesson:
            learnt.add(entry.table.game.name)
        yield entry


def _was_given_up(table: Table) -> bool:
    """A lesson that somebody wanted to be rid of."""
    return table.lesson is not None and any(chair.away == RESIGNED for chair in table.chairs)


QUICK_LEVEL = "easy"
"""Whom a visitor meets who just wants to try a game; whoever wants more chooses it."""


_AT_MOST = 4


def _quick_seats(game: Game) -> int:
    """How many play at first: games for more than a few take long, and are best begun by two."""
    return game.seats[-1] if game.seats[-1] <= _AT_MOST else game.seats[0]


async def quick_choices(house: House, guest: str) -> dict[str, tuple[int, str]]:
    """How many play each game on one click, and how strong the bots are: as the guest last wanted it."""
    last = await house.storage.do(house.storage.habits, guest)
    found = {}
    for game in shelved():
        seats, level = last.get(game.name, (0, ""))
        found[game.name] = (
            seats if seats in game.seats else _quick_seats(game),
            level if level in LEVELS else QUICK_LEVEL,
        )
    return found


@cache
def shelved() -> list[Game]:
    """The games in the order of the shelf: the deep ones first."""
    return sorted((games.find(name) for name in games.names()), key=lambda game: (not game.rules.secrets, game.name))


async def make_table(request: Request) -> Response:
    """The form that makes a table."""
    form = Form(request.query_params)
    game = games.find(form.text("game"))
    wanted = whole_number(form.text("seats"))
    return await make_page(request, game, wanted if wanted in game.seats else game.seats[-1], form)


async def make_page(
    request: Request, game: Game, seats: int, form: Form, status: int = 200, refused: int = SPECTATOR
) -> Response:
    """The form with what was typed already; the name of a seat may have been refused."""
    house, visitor = house_of(request), visitor_of(request)
    words = Words(visitor.language, game)
    options = game.options_for(seats)
    usual = ["me", "friend"] + [f"bot-{USUAL_LEVEL}"] * (seats - 2)
    return page(
        "make.html",
        request,
        words,
        status,
        game=game,
        form=form,
        who=[form.text(f"who-{seat}", usual[seat]) for seat in range(seats)],
        refused=refused,
        seats=seats,
        options=options,
        changed=any(form.text(f"option-{name}", values[0]) != values[0] for name, values in options.items()),
        clocks=CLOCKS,
        strengths=_strengths(game, words),
        name=await house.name_of(visitor.guest, visitor.language),
    )


@dataclass(frozen=True)
class Strengths:
    """What was measured of the levels: a sentence for each that was, and how."""

    lines: dict[str, str]
    how: str


def _strengths(game: Game, words: Words) -> Strengths | None:
    found = measured(game)
    if found is None or not found.strengths:
        return None
    lines = {strength.level: _strength_line(strength, words) for strength in found.strengths}
    return Strengths(lines, words.say("level-measured-how", seats=found.seats, percent=round(100 * found.scale, 1)))


def _strength_line(strength: Strength, words: Words) -> str:
    against = f"level-{strength.against}" if strength.against in LEVELS else f"bot-{strength.against}"
    return words.say("level-measured", won=strength.won, games=strength.games, against=words.say(against))


# -- a table ----------------------------------------------------------------------------------------------------------


async def table_of(request: Request) -> Table:
    """The table of the address."""
    return await house_of(request).room.find(request.path_params["table"])


def eyes_of(request: Request, table: Table) -> Eyes | None:
    """Through which eyes the visitor looks; None where people share a screen and it must be said first."""
    visitor = visitor_of(request)
    mine = table.seats_of(visitor.guest)
    wanted = request.query_params.get("seat", "")
    if wanted:
        seat = whole_number(wanted)
        if seat is None or seat not in mine:
            raise NotYours("This seat is somebody else's.")
        return Eyes(seat, visitor.language)
    if not mine or table.phase == GATHERING:
        return Eyes(SPECTATOR, visitor.language)
    if len(mine) == 1:
        return Eyes(mine[0], visitor.language)
    if table.game.rules.secrets and not table.over:
        return None
    owing = [seat for seat in mine if seat in table.owing()]
    return Eyes(owing[0] if owing else mine[0], visitor.language)


def own_seat(request: Request, table: Table, wanted: str) -> int:
    """The seat that something is done for: it must be the visitor's; whoever has one need not say which."""
    mine = table.seats_of(visitor_of(request).guest)
    if not mine:
        raise NotYours("Only whoever sits at this table can do this.")
    seat = mine[0] if len(mine) == 1 and not wanted else whole_number(wanted)
    if seat is None:
        raise BadForm("Say which of your seats this is for.")
    if seat not in mine:
        raise NotYours("This seat is somebody else's.")
    return seat


async def table_page(request: Request) -> Response:
    """A table: gathering, being played or over; or the curtain between people at one screen."""
    house, visitor = house_of(request), visitor_of(request)
    table = await table_of(request)
    words = words_for(table, visitor.language)
    if table.phase == GATHERING:
        return await gathering_page(request, table)
    await table.come_back(visitor.guest)
    eyes = eyes_of(request, table)
    if eyes is None:
        mine = table.seats_of(visitor.guest)
        next_up = [seat for seat in mine if seat in table.owing()] or mine
        also = [seat for seat in mine if seat in table.also() and seat not in next_up]
        return page("curtain.html", request, words, table=table, seats=next_up, also=also)
    drawn = parts(table, eyes)
    note = await house.storage.do(house.storage.note, table.id, visitor.guest)
    return page(
        "table.html",
        request,
        words,
        table=table,
        game=table.game,
        eyes=eyes,
        drawn={part: Markup(with_clocks(table, filled(drawn, part))) for part in outermost(drawn)},
        note=note,
        abouts=_abouts(words),
        mine=table.seats_of(visitor.guest),
        breakdown=_breakdown(table, words),
        story=story(table, words, eyes.seat),
        own=await _own_name(house, table, visitor, eyes.seat),
        ranking=_ranking(table),
    )


_LOOPBACK = {"127.0.0.1", "localhost", "::1"}
"""Hosts that nobody else can reach."""


async def gathering_page(request: Request, table: Table, typed: str | None = None) -> Response:
    """A table whose match has not begun; ``typed`` is a name that was refused."""
    house, visitor = house_of(request), visitor_of(request)
    words = words_for(table, visitor.language)
    mine = table.seats_of(visitor.guest)
    drawn = gathering.parts(table, visitor.guest, visitor.language)
    return page(
        "gather.html",
        request,
        words,
        200 if typed is None else 409,
        table=table,
        link=str(request.url.replace(path=f"/t/{table.id}", query="")),
        only_here=request.url.hostname in _LOOPBACK,
        mine=mine,
        drawn={part: Markup(element) for part, element in drawn.items()},
        joining=bool(table.free_for(visitor.guest)) and not mine,
        name=await house.chosen_name(visitor.guest) if typed is None else typed,
        own=await _own_name(house, table, visitor, mine[0] if mine else SPECTATOR),
        refused=typed is not None,
        strengths=_strengths(table.game, words),
    )


async def _own_name(house: House, table: Table, visitor: Visitor, seat: int) -> str:
    """What a visitor is called at a table."""
    return table.chairs[seat].name if seat >= 0 else await house.name_of(visitor.guest, visitor.language)


@cache
def _about_keys(game: str) -> list[str]:
    """The things a game can explain."""
    bundle = Words("en", games.find(game)).bundle
    return [key.removeprefix("about-") for key in bundle._messages if key.startswith("about-")]


def _abouts(words: Words) -> list[tuple[str, str]]:
    assert words.game is not None
    return [(key, words.say(f"about-{key}")) for key in _about_keys(words.game.name)]


def _breakdown(table: Table, words: Words) -> list[tuple[str, list[int]]]:
    """What the result is made of, a row for each count."""
    if not table.over or table.game.rules.breakdown is None:
        return []
    return [(words.say(f"score-{name}"), counts) for name, counts in table.game.rules.breakdown(table.playing.state)]


def _ranking(table: Table) -> list[int]:
    """The seats, the winner first."""
    result = table.result()
    return sorted(range(len(table.chairs)), key=lambda seat: result.ranks[seat] if result else seat)


async def stream(request: Request) -> Live:
    """The live updates of a table's page."""
    table = await table_of(request)
    eyes = eyes_of(request, table)
    if eyes is None:
        raise NotYours("Say first who is looking.")
    visitor, most = visitor_of(request), house_of(request).limits.spectators
    if 0 < most <= len(table.presence.watchers) and not table.seats_of(visitor.guest):
        raise Crowded("So many look on at this table that there is no room for more.")
    stage = request.query_params.get("stage", table.stage(visitor.guest))
    packed = "gzip" in request.headers.get("accept-encoding", "")
    return Live(table, eyes, visitor, stage, whole_number(request.query_params.get("number", "")), packed)


class Crowded(AsztalError):
    """A table at which very many look on."""

    key = "error-crowd"
    wait_s = 60


async def view_json(request: Request) -> Response:
    """What a seat may know, as JSON, for programs."""
    table = await table_of(request)
    eyes = eyes_of(request, table)
    if eyes is None:
        raise NotYours("Say with ?seat= who is looking.")
    number = table.number(eyes.seat) if eyes.seat in table.owing() + table.also() else None
    return JSONResponse({"number": number, "phase": table.phase, **table.view(eyes.seat)})


async def log_page(request: Request) -> Response:
    """The whole log."""
    table = await table_of(request)
    eyes = eyes_of(request, table)
    if eyes is None:
        raise NotYours("Say first who is looking.")
    match, way = table.playing, way_to_moments(table, eyes)
    seen = [place for place, event in enumerate(match.events) if event.seen_by(eyes.seat)]
    pages = range(0, max(1, len(seen)), LOG_PAGE)
    at = request.query_params.get("page", str(len(pages)))
    number = whole_number(at)
    if number is None or not 1 <= number <= len(pages):
        raise NoPosition("The log has no such page.")
    places = seen[pages[number - 1] :][:LOG_PAGE]
    shown = [(match.events[place], way.format(match.moment_of(place))) for place in places]
    lines = await house_of(request).room.aside.do(Teller.of(table, eyes.language).lines, shown, eyes.seat)
    words = words_for(table, eyes.language)
    return page(
        "log.html",
        request,
        words,
        table=table,
        lines=[Markup(line) for line in lines],
        number=number,
        pages=len(pages),
        seat=f"seat={eyes.seat}&" if eyes.seat >= 0 else "",
    )


# -- looking back -----------------------------------------------------------------------------------------------------


def _replay_seat(request: Request, table: Table) -> int:
    """Whose eyes to look back through: one's own while it lasts, anybody's afterwards, or with all open."""
    wanted = request.query_params.get("eyes", "")
    mine = table.seats_of(visitor_of(request).guest)
    if wanted == "all" and table.over:
        return EVERYTHING
    seat = whole_number(wanted)
    if seat is not None and seat < len(table.chairs) and (table.over or seat in mine):
        return seat
    if wanted not in ("", "none"):
        raise NotYours("While a match lasts it can be looked at again through one's own eyes only.")
    return mine[0] if len(mine) == 1 and wanted != "none" else SPECTATOR


async def replay_page(request: Request) -> Response:
    """A position of the past."""
    visitor = visitor_of(request)
    table = await table_of(request)
    seat = _replay_seat(request, table)
    points = table.playing.points()
    wanted = whole_number(request.query_params.get("at", str(points[-1])))
    if wanted is None or wanted > points[-1]:
        raise NoPosition("There is no such position in this match.")
    step = bisect_right(points, wanted) - 1
    at = points[step]
    match = table.playing.at(at)
    view = match.view(seat)
    view["decision"] = None
    eyes = Eyes(seat, visitor.language)
    _, drawing = draw(table, match, eyes, view)
    words = words_for(table, visitor.language)
    return page(
        "replay.html",
        request,
        words,
        table=table,
        game=table.game,
        drawing=drawing,
        board=Markup(drawing.whole()),
        hand=Markup(drawing.hand),
        headline=Markup(drawing.headline),
        panels=[
            Markup(with_clocks(table, panel(table, at_seat, eyes, drawing.panels[at_seat], match)))
            for at_seat in range(len(table.chairs))
        ],
        lines=[
            Markup(line) for line in log_lines(table, match, eyes, REPLAY_LINES, request.query_params.get("eyes", ""))
        ],
        points=points,
        written_points=" ".join(map(str, points)),
        at=at,
        step=step,
        chosen=request.query_params.get("eyes", ""),
        mine=table.seats_of(visitor.guest),
        abouts=_abouts(words),
        request_url=str(request.url),
    )


class NoPosition(AsztalError):
    """A link to a position that the match does not have."""

    key = "error-no-position"


async def record_json(request: Request) -> Response:
    """The record of a finished match; before the end it would tell what nobody may know."""
    table = await table_of(request)
    if not table.over:
        raise NotNow("The record can be saved when the match is over: it holds all secrets.")
    name = f"{table.game.name}-{table.id}.json"
    return Response(
        await house_of(request).room.aside.do(table.record().to_json),
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


async def chart(request: Request) -> Response:
    """Each seat's chances over a finished match, as a picture."""
    table = await table_of(request)
    if not table.over:
        raise NotNow("The chances are shown when the match is over.")
    house = house_of(request)
    key = ("chart", visitor_of(request).language)
    if key not in table.drawn:
        chances = await house.room.chances(table, visitor_of(request).guest)
        table.drawn[key] = draw_chart(table, chances, words_for(table, visitor_of(request).language))
    return HTMLResponse(str(table.drawn[key]))


# -- the rest ---------------------------------------------------------------------------------------------------------


@cache
def _rules_html(game: str, language: str) -> Markup:
    """A game's rules, with a list of the chapters, which can be reached by their number."""
    text = (folder_of(game) / "rules" / f"{language}.md").read_text(encoding="utf-8")
    parser = MarkdownIt("commonmark").enable("table")
    tokens = parser.parse(text)
    chapters = [at for at, token in enumerate(tokens) if token.type == "heading_open" and token.tag == "h2"]
    if not chapters:
        return Markup(parser.renderer.render(tokens, parser.options, {}))
    links = ""
    for at in chapters:
        number, _, title = tokens[at + 1].content.partition(" ")
        tokens[at].attrSet("id", number.lower())
        links += f'<li><a href="#{number.lower()}">{escape(title)}</a></li>'
    label = escape(Words(language).say("rules-contents"))
    contents = f'<nav class="contents" aria-label="{label}"><ul>{links}</ul></nav>'
    before, after = (
        parser.renderer.render(part, parser.options, {}) for part in (tokens[: chapters[0]], tokens[chapters[0] :])
    )
    return Markup(before + contents + after)


async def rules_page(request: Request) -> Response:
    """The rules of a game, in our own words."""
    game = games.find(request.path_params["game"])
    language = visitor_of(request).language
    words = Words(language, game)
    if not (folder_of(game.name) / "rules" / f"{language}.md").exists():
        raise HTTPException(404)
    text = await asyncio.to_thread(_rules_html, game.name, language)
    return page("rules.html", request, words, game=game, text=text)


async def game_file(request: Request) -> Response:
    """A game's own style sheet, and its picture on the shelf."""
    game = games.find(request.path_params["game"])
    path = folder_of(game.name) / request.path_params["file"]
    if path.name not in _GAME_FILES or not path.exists():
        raise HTTPException(404)
    return FileResponse(path, headers={"Cache-Control": "public, max-age=31536000, immutable"})


_GAME_FILES = ("board.css", "cover.svg")


async def device_page(request: Request) -> Response:
    """What a link from another device leads to: a question whether to go on as that guest."""
    house = house_of(request)
    token = request.query_params.get("token", "")
    guest = await house.read_device_link(token)
    if guest is None:
        raise ExpiredLink("This link is wrong or has expired; make a new one on the other device.")
    words = Words(visitor_of(request).language)
    return page("device.html", request, words, token=token, name=await house.name_of(guest, words.language))


class ExpiredLink(AsztalError):
    """A link to another device that is wrong, too old, used or taken back."""

    key = "error-expired"


async def live(request: Request) -> Response:
    """Whether the server answers at all: it does."""
    return JSONResponse({"status": "ok", "version": __version__})


async def ready(request: Request) -> Response:
    """Whether the server can do its work: writing, room on the disk, a sound database, bots that answer."""
    checks = await house_of(request).health.checks()
    well = all(checks.values())
    content = {"status": "ok" if well else "not ready", "version": __version__, "checks": checks}
    return JSONResponse(content, 200 if well else 503, {} if well else {"Retry-After": str(_WAIT_S)})
