"""The app: which address leads where, and what every request passes on its way."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Mount, Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from asztal.engine.errors import AsztalError, BadRecord, LongRecord, UnknownGame
from asztal.web import actions, answers, metrics, pages
from asztal.web.aside import TooBusy
from asztal.web.database import BadDatabase
from asztal.web.forms import BadForm, OtherForm
from asztal.web.house import House
from asztal.web.limits import Limits
from asztal.web.quotas import OverQuota
from asztal.web.safety import (
    BodyLimit,
    ForeignSite,
    Hosts,
    OtherHost,
    SafeHeaders,
    SameSite,
    Slow,
    TooLarge,
    TooMany,
    Visitors,
)
from asztal.web.statics import FOLDER, Statics
from asztal.web.storage import SERVES, Storage
from asztal.web.tables import NoTable, NotYours, UndoneOften
from asztal.web.thinking import ThinkerFailed
from asztal.web.worker import at_work, usual_thinkers

_log = logging.getLogger("asztal")

_STATUS: dict[type[Exception], int] = {
    UnknownGame: 404,
    NoTable: 404,
    pages.NoPosition: 404,
    pages.ExpiredLink: 410,
    pages.Crowded: 503,
    NotYours: 403,
    ForeignSite: 403,
    OtherHost: 421,
    TooLarge: 413,
    TooMany: 429,
    OverQuota: 429,
    BadDatabase: 503,
    BadForm: 400,
    OtherForm: 415,
    LongRecord: 413,
    BadRecord: 400,
    TooBusy: 503,
    UndoneOften: 429,
}


class NoPage(AsztalError):
    """No page under that address."""

    key = "error-no-page"


class Trouble(AsztalError):
    """Something went wrong that should not; what it was is in the server's log alone."""

    key = "error-trouble"


class Busy(AsztalError):
    """The bots can't answer now."""

    key = "error-busy"


class Errors:
    """Whatever goes wrong becomes a page with one clear sentence; no trace of the inside reaches anybody."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        started = False

        async def noting(message: Message) -> None:
            nonlocal started
            started = started or message["type"] == "http.response.start"
            await send(message)

        try:
            await self.app(scope, receive, noting)
        except ClientDisconnect:
            # Nobody is there any more to be told.
            return
        except Exception as error:
            if started:
                _log.exception("a response broke off")
                raise
            await self._answer(Request(scope), error)(scope, receive, send)

    def _answer(self, request: Request, error: Exception) -> Response:
        if isinstance(error, HTTPException):
            known: AsztalError = NoPage() if error.status_code in (404, 405) else BadForm()
            return pages.error_page(request, known, error.status_code)
        if isinstance(error, AsztalError):
            status = next((_STATUS[kind] for kind in type(error).__mro__ if kind in _STATUS), 409)
            return pages.error_page(request, error, status)
        if isinstance(error, ThinkerFailed):
            _log.warning("%s", error)
            return pages.error_page(request, Busy(), 503)
        _log.exception("%s %s failed", request.method, request.url.path, exc_info=error)
        return pages.error_page(request, Trouble(), 500)


def _get(path: str, endpoint: Callable[[Request], Awaitable[object]]) -> Route:
    return Route(path, endpoint, methods=["GET"])


def _post(path: str, endpoint: Callable[[Request], Awaitable[Response]]) -> Route:
    return Route(path, endpoint, methods=["POST"])


ROUTES = [
    _get("/", pages.home),
    _get("/new", pages.make_table),
    _get("/device", pages.device_page),
    _get("/health", pages.ready),
    _get("/health/ready", pages.ready),
    _get("/health/live", pages.live),
    _get("/games/{game}/rules", pages.rules_page),
    _get("/games/{game}/{file}", pages.game_file),
    _get("/t/{table}", pages.table_page),
    _get("/t/{table}/stream", pages.stream),
    _get("/t/{table}/view.json", pages.view_json),
    _get("/t/{table}/log", pages.log_page),
    _get("/t/{table}/replay", pages.replay_page),
    _get("/t/{table}/record.json", pages.record_json),
    _get("/t/{table}/chart", pages.chart),
    _get("/t/{table}/why", answers.why),
    _get("/t/{table}/follows", answers.follows),
    _post("/play/{game}", actions.play_now),
    _post("/learn/{game}", actions.learn),
    _post("/tables", actions.make_table),
    _post("/load", actions.load),
    _post("/settings", actions.settings),
    _post("/device/link", actions.device_link),
    _post("/device", actions.open_device),
    _post("/device/drop", actions.drop_device),
    _post("/t/{table}/sit", actions.sit),
    _post("/t/{table}/rise", actions.rise),
    _post("/t/{table}/fill", actions.fill),
    _post("/t/{table}/give", actions.give),
    _post("/t/{table}/ready", actions.ready),
    _post("/t/{table}/begin", actions.begin),
    _post("/t/{table}/name", actions.rename),
    _post("/t/{table}/choose", actions.choose),
    _post("/t/{table}/undo", actions.undo),
    _post("/t/{table}/leave", actions.leave),
    _post("/t/{table}/resign", actions.resign),
    _post("/t/{table}/stand-in", actions.stand_in),
    _post("/t/{table}/chat", actions.say),
    _post("/t/{table}/note", actions.note),
    _post("/t/{table}/hint", answers.hint),
    _post("/t/{table}/rematch", actions.rematch),
    _post("/t/{table}/play-on", actions.play_on),
    Mount("/static", Statics(directory=FOLDER)),
]


def _pass_on(request: Request, error: Exception) -> Response:
    """Lets ``Errors`` make the page, so that it is made in one place."""
    raise error


def make_app(
    storage: Storage, limits: Limits | None = None, thinkers: int | None = None, names: Collection[str] = ()
) -> Starlette:
    """The app on a storage that is open and up to date."""
    limits = limits or Limits()

    @asynccontextmanager
    async def living(app: Starlette) -> AsyncIterator[None]:
        # Those who share a database have workers for what takes long.
        ours = thinkers if thinkers is not None else 0 if storage.shared else usual_thinkers()
        key = await storage.do(storage.key)
        async with at_work(storage, SERVES, ours, limits) as worker:
            house = House(storage, worker, limits, key)
            worker.news.on("name", house.forget_name)
            metrics.TABLES.set_function(lambda: len(worker.room.tables))
            app.state.house = house
            yield

    return Starlette(
        routes=ROUTES,
        lifespan=living,
        exception_handlers={HTTPException: _pass_on},
        middleware=[
            Middleware(SafeHeaders),
            Middleware(Visitors),
            Middleware(Errors),
            Middleware(Hosts, names=names),
            Middleware(Slow, limits=limits),
            Middleware(SameSite),
            Middleware(BodyLimit, limits=limits),
            Middleware(GZipMiddleware, minimum_size=600, compresslevel=4),
        ],
    )
