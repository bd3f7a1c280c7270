"""Serving: the server on a port, from its start to its graceful end."""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import signal
import socket
import sys
import threading
import webbrowser
from contextlib import nullcontext
from dataclasses import dataclass, field, replace
from pathlib import Path
from types import FrameType

import uvicorn
from prometheus_client import start_http_server
from starlette.applications import Starlette

from asztal.compiling import compiling
from asztal.engine.errors import AsztalError
from asztal.web.app import make_app
from asztal.web.database import BadDatabase
from asztal.web.house import House
from asztal.web.limits import Limits, origin_of
from asztal.web.private import keep_private, make_files_private
from asztal.web.storage import THINKS, Storage
from asztal.web.wire import wire
from asztal.web.worker import at_work, usual_thinkers
from asztal.words import Words

DEFAULT_PORT = 8137
_GRACE_S = 3
LOOPBACK = ("127.0.0.1", "::1")
_MOST_FILES = 65_536
_OWN_FILES = 200
"""Files that are no connections: the database, the thinkers, what is being read."""


class BadPort(AsztalError):
    """A port that can't be listened on."""


@dataclass(frozen=True)
class Serving:
    """How a server is to run."""

    host: str = "127.0.0.1"
    port: int = DEFAULT_PORT
    database: str | None = None
    browser: bool = False
    proxies: tuple[str, ...] = ()
    """The addresses of reverse proxies, whose headers are believed."""
    limits: Limits = field(default_factory=Limits)
    thinkers: int | None = None
    names: tuple[str, ...] = ()
    """Names by which the server is called besides its address."""
    metrics: str = ""
    """The address, or port of this machine, on which figures can be read; nowhere unless told."""
    compile: bool = False
    """Whether the rules are compiled meanwhile, if they are not."""


class Server(uvicorn.Server):
    """Lets the open pages go as soon as it is told to stop, so that it need not wait for them."""

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        app = self.config.app
        assert isinstance(app, Starlette)
        house = getattr(app.state, "house", None)
        if isinstance(house, House):
            house.room.let_go()
        super().handle_exit(sig, frame)


def listen(host: str, port: int) -> socket.socket:
    """A socket on the port, or one sentence why not."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        listener = socket.socket(family)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen(2048)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise BadPort(
                f"Port {port} is in use, perhaps by another Asztal: open http://{host}:{port}/, "
                f"or give another with --port.",
                "serve-port-used",
                host=host,
                port=str(port),
            ) from None
        raise BadPort(
            f"Can't listen on {host} port {port} ({error.strerror}); give another --host or --port.",
            "serve-port-refused",
            host=host,
            port=str(port),
            reason=error.strerror or str(error),
        ) from None
    return listener


def serve(serving: Serving, words: Words) -> None:
    """Runs until it is told to stop."""
    logging.basicConfig(format="%(asctime)s %(levelname)s %(message)s", level=logging.INFO)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    make_files_private()
    storage = Storage(serving.database)
    if not storage.shared:
        keep_private(Path(storage.engine.url.database or ""))
    storage.claim()
    storage.migrate()
    listener = listen(serving.host, serving.port)
    limits = _with_room(serving.limits)
    app = make_app(storage, limits, serving.thinkers, serving.names)
    config = uvicorn.Config(
        app,
        http=wire(limits, frozenset(map(origin_of, serving.proxies))),
        ws="none",
        # What visitors send wrongly is no news: a log of it would let anybody fill the disk.
        log_level="error",
        access_log=False,
        server_header=False,
        proxy_headers=bool(serving.proxies),
        forwarded_allow_ips=list(serving.proxies),
        timeout_graceful_shutdown=_GRACE_S,
        timeout_keep_alive=30,
        backlog=2048,
    )
    address = f"http://{serving.host}:{listener.getsockname()[1]}/"
    print(words.say("serve-ready", address=address), flush=True)
    if serving.browser:
        threading.Timer(0.3, webbrowser.open, [address]).start()
    _spare_the_pages()
    if serving.metrics:
        _show_metrics(serving.metrics)
    with compiling(words) if serving.compile else nullcontext():
        Server(config).run(sockets=[listener])


def _show_metrics(where: str) -> None:
    """Shows the figures in a thread of their own, which ends with the process."""
    host, _, port = where.rpartition(":")
    try:
        start_http_server(int(port), host.strip("[]") or "127.0.0.1")
    except (OSError, ValueError, OverflowError) as error:
        raise BadPort(
            f"Can't show figures on '{where}' ({error}); give --metrics an address such as 127.0.0.1:9137."
        ) from None


def _with_room(limits: Limits) -> Limits:
    """As many open files as the system allows, and never so many connections that none is left for the database."""
    if sys.platform == "win32":
        return limits
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, _MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    room = max(10, (_MOST_FILES if soft == resource.RLIM_INFINITY else soft) - _OWN_FILES)
    return replace(limits, all_connections=min(limits.all_connections or room, room))


def think(database: str | None, thinkers: int | None, limits: Limits, words: Words) -> None:
    """Lets bots think for the servers that share a database, until it is told to stop."""
    logging.basicConfig(format="%(asctime)s %(levelname)s %(message)s", level=logging.INFO)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    storage = Storage(database)
    if not storage.shared:
        raise BadDatabase(
            "With an SQLite file bots think in the server itself (asztal serve --thinkers); "
            "workers need a --database that begins with postgresql://.",
            "think-needs-postgres",
        )
    storage.migrate()
    asyncio.run(_think(storage, thinkers or usual_thinkers(), limits, words))


async def _think(storage: Storage, thinkers: int, limits: Limits, words: Words) -> None:
    told_to_stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, told_to_stop.set)
    async with at_work(storage, THINKS, thinkers, limits):
        print(words.say("think-ready", thinkers=thinkers), flush=True)
        await told_to_stop.wait()


def _spare_the_pages() -> None:
    """Keeps pauses short.

    With thousands of pages open a full collection takes a tenth of a second and more: what is there from the start need
    not be looked at, and the rest seldom, because almost everything is freed as soon as nobody refers to it. And the
    thread that writes must not wait long for its turn.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(2_000, 10, 1_000)
    sys.setswitchinterval(0.001)
