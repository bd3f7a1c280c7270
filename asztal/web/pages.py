"""Pages: what can be looked at. Nothing here changes anything."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from functools import cache
from typing import Any

from jinja2 import Environment, PackageLoader, select_autoescape
from markdown_it import MarkdownIt
from markupsafe import Markup, escape
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, JSONResponse, PlainTextResponse, Response

from asztal import __version__, board, games
from asztal.board.parts import filled, outermost
from asztal.bots import LEVELS
from asztal.bots.levels import Strength, measured
from asztal.engine.errors import AsztalError
from asztal.engine.folders import folder_of
from asztal.engine.game import EVERYTHING, SPECTATOR, Game
from asztal.match import Match
from asztal.web import metrics
from asztal.web.chart import draw_chart
from asztal.web.clock import CLOCKS
from asztal.web.house import House, Visitor, house_of, visitor_of
from asztal.web.jobs import CHANCES, Job
from asztal.web.live import Live
from asztal.web.names import whole_number
from asztal.web.render import Eyes, draw, log_lines, panel, parts, reason_line, result_line, waiting_line, words_for
from asztal.web.statics import address, game_address
from asztal.web.storage import GATHERING
from asztal.web.tables import NotNow, NotYours, Table
from asztal.words import LANGUAGES, Words

USUAL_LEVEL = "medium"
"""The level that a form proposes."""


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
        return JSONResponse({"error": text}, status)
    return page("error.html", request, words, status, text=text)


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
        return words.say("list-gathering", free=len(table.free()))
    if table.over:
        return result_line(table, words)
    if mine:
        return words.say("list-your-turn")
    return waiting_line(table, Eyes(SPECTATOR, visitor.language), words)


async def home(request: Request) -> Response:
    """The shelf of games, the visitor's tables, and the public ones."""
    house, visitor = house_of(request), visitor_of(request)
    words = Words(visitor.language)
    own = await _listed(house, await house.storage.do(house.storage.tables_of, visitor.guest), visitor)
    seen = {entry.table.id for entry in own}
    public = [
        entry
        for entry in await _listed(house, await house.storage.do(house.storage.public_tables), visitor)
        if entry.table.id not in seen
    ]
    shelf = [(game, Words(visitor.language, game)) for game in shelved()]
    return page(
        "home.html",
        request,
        words,
        shelf=shelf,
        running=sorted((entry for entry in own if not entry.table.over), key=lambda entry: not entry.mine),
        finished=[entry for entry in own if entry.table.over][:8],
        public=public,
        name=await house.name_of(visitor.guest, visitor.language),
    )


@cache
def shelved() -> list[Game]:
    """The games in the order of the shelf: the deep ones first."""
    return sorted((games.find(name) for name in games.names()), key=lambda game: (not game.rules.secrets, game.name))


async def make_table(request: Request) -> Response:
    """The form that makes a table."""
    house, visitor = house_of(request), visitor_of(request)
    game = games.find(request.query_params.get("game", ""))
    words = Words(visitor.language, game)
    count = request.query_params.get("seats", "")
    wanted = whole_number(count)
    seats = wanted if wanted in game.seats else game.seats[-1]
    return page(
        "make.html",
        request,
        words,
        game=game,
        seats=seats,
        options=game.options_for(seats),
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
    if not mine:
        return Eyes(SPECTATOR, visitor.language)
    if len(mine) == 1:
        return Eyes(mine[0], visitor.language)
    if table.game.rules.secrets and not table.over:
        return None
    owing = [seat for seat in mine if seat in table.owing()]
    return Eyes(owing[0] if owing else mine[0], visitor.language)


async def table_page(request: Request) -> Response:
    """A table: gathering, being played or over; or the curtain between people at one screen."""
    house, visitor = house_of(request), visitor_of(request)
    table = await table_of(request)
    words = words_for(table, visitor.language)
    if table.phase == GATHERING:
        link = str(request.url.replace(query=""))
        return page(
            "gather.html",
            request,
            words,
            table=table,
            link=link,
            mine=table.seats_of(visitor.guest),
            strengths=_strengths(table.game, words),
        )
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
        drawn={part: Markup(filled(drawn, part)) for part in outermost(drawn)},
        note=note,
        abouts=_abouts(words),
        mine=table.seats_of(visitor.guest),
        breakdown=_breakdown(table, words),
        reason=reason_line(table, words),
        ranking=_ranking(table),
    )


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
    stage, number = request.query_params.get("stage", table.stage), request.query_params.get("number", "")
    return Live(table, eyes, visitor_of(request).guest, stage, whole_number(number))


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
    words = words_for(table, eyes.language)
    lines = [Markup(line) for line in log_lines(table, table.playing, eyes)]
    return page("log.html", request, words, table=table, lines=lines)


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
    at = max(point for point in points if point <= wanted)
    match = Match.replay(table.record(), at)
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
            Markup(panel(table, at_seat, eyes, drawing.panels[at_seat], match)) for at_seat in range(len(table.chairs))
        ],
        lines=[Markup(line) for line in log_lines(table, match, eyes)[-40:]],
        points=points,
        at=at,
        step=points.index(at),
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
        table.record().to_json(),
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
        guest = visitor_of(request).guest
        chances = await house.jobs.ask(Job(f"chances:{table.id}", CHANCES, table.id, guest=guest))
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
    guest = house.read_device_link(token)
    if guest is None:
        raise ExpiredLink("This link is wrong or has expired; make a new one on the other device.")
    words = Words(visitor_of(request).language)
    return page("device.html", request, words, token=token, name=await house.name_of(guest, words.language))


class ExpiredLink(AsztalError):
    """A link to another device that is wrong or too old."""

    key = "error-expired"


async def health(request: Request) -> Response:
    """Whether the server and its database are well."""
    house = house_of(request)
    well = await house.storage.do(house.storage.alive)
    return JSONResponse({"status": "ok" if well else "no database", "version": __version__}, 200 if well else 503)


async def show_metrics(request: Request) -> Response:
    """Figures in the format of Prometheus."""
    metrics.TABLES.set(len(house_of(request).room.tables))
    return PlainTextResponse(generate_latest(), media_type=CONTENT_TYPE_LATEST)
