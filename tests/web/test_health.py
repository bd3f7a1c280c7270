"""What the server says of itself is true; a full disk changes nothing and ends nothing; nothing outlives the server."""

from __future__ import annotations

import json
import os
import resource
import signal
import sqlite3
import stat
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from httpx import Client, Response

from asztal.match import Match
from asztal.web import health
from asztal.web.database import BadDatabase
from asztal.web.limits import Limits
from asztal.web.storage import THINKS, Storage
from asztal.web.thinking import ThinkerFailed, Thinking
from asztal.words import LANGUAGES, Words
from tests.web.test_running_server import Server
from tests.web.tools import PATIENCE_S, Served

FULL = {language: Words(language).say("error-storage") for language in LANGUAGES}


def wait_until(happened: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE_S
    while not happened():
        assert time.monotonic() < end
        time.sleep(0.05)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    server = Server(str(tmp_path / "asztal.db"))
    yield server
    server.end(signal.SIGKILL)


def set_room(server: Server, size: int) -> None:
    """Lets no file of the server grow beyond so many bytes, as if the disk were full."""
    hard = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)[1]
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, hard))


def test_on_a_full_disk_every_write_is_refused_and_goes_on_when_there_is_room(server: Server) -> None:
    me = server.browser
    friend = Client(base_url=server.address, headers=me.headers, timeout=PATIENCE_S)
    four = server.make_table()
    assert server.choose(four, 0, 0, 3) == 303
    form = {"game": "connect_four", "seats": 2, "who-0": "me", "who-1": "friend"}
    gathering, to_fill, to_leave = (me.post("/tables", data=form).headers["location"] for _ in range(3))
    shared = me.post("/tables", data={**form, "who-1": "here"}).headers["location"]
    record = Match("connect_four", 2, seed=1).record().to_json().encode()
    writes: dict[str, Callable[[], Response]] = {
        "a choice": lambda: me.post(f"{four}/choose", data={"seat": 1, "number": 1, "choice": 4}),
        "taking back": lambda: me.post(f"{four}/undo", data={"seat": 1, "number": 2, "what": "one"}),
        "a table": lambda: me.post("/tables", data=form),
        "a match against bots": lambda: me.post("/play/connect_four"),
        "a record": lambda: me.post("/load", files={"record": ("match.json", record)}),
        "sitting down": lambda: friend.post(f"{gathering}/sit", data={"seat": 1}),
        "getting up": lambda: me.post(f"{to_leave}/rise"),
        "bots for free seats": lambda: me.post(f"{to_fill}/fill", data={"level": "easy"}),
        "resigning": lambda: me.post(f"{shared}/resign", data={"seat": 0}),
        "a message": lambda: me.post(f"{four}/chat", data={"text": "Hello"}),
        "a note": lambda: me.post(f"{four}/note", data={"text": "Remember"}),
        "a name": lambda: me.post("/settings", data={"name": "Réka"}),
        "a link": lambda: me.post("/device/link"),
    }

    def everything() -> list[object]:
        pages = (
            f"{four}/view.json?seat=1",
            f"{shared}/view.json?seat=1",
            gathering,
            to_fill,
            to_leave,
            f"{four}?seat=1",
        )
        return [me.get(page).text for page in pages]

    before = everything()
    set_room(server, 1)
    for what, write in writes.items():
        answer = write()
        if what == "taking back":
            # Nothing was chosen before it, so there is nothing to take back.
            assert answer.status_code == 409
            continue
        assert answer.status_code == 503, what
        assert FULL["en"] in answer.text, what
        assert "retry-after" in answer.headers
    assert everything() == before
    found = me.get("/health")
    assert (found.status_code, found.json()["checks"]["writing"]) == (503, False)
    assert me.get("/health/ready").status_code == 503
    assert me.get("/health/live").status_code == 200

    set_room(server, resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)[1])
    for what, write in writes.items():
        assert write().status_code in (200, 303), what
    wait_until(lambda: me.get("/health").status_code == 200)
    friend.close()


def test_the_database_is_its_owners_alone(server: Server, tmp_path: Path) -> None:
    server.make_table()
    files = list(tmp_path.glob("asztal.db*"))
    assert len(files) > 1
    assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}


def test_a_database_that_others_could_read_is_taken_from_them(tmp_path: Path) -> None:
    path = tmp_path / "asztal.db"
    path.touch()
    path.chmod(0o644)
    server = Server(str(path))
    server.end(signal.SIGTERM)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def children(process: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def has_ended(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except FileNotFoundError:
        return True


@pytest.mark.parametrize("stopped", [False, True])
def test_a_thinker_ends_with_its_server_also_while_it_thinks_or_is_stopped(server: Server, stopped: bool) -> None:
    form = {"game": "connect_four", "seats": 2, "who-0": "bot-expert", "who-1": "me"}
    server.browser.post("/tables", data=form)
    wait_until(lambda: bool(children(server.process.pid)))
    thinkers = children(server.process.pid)
    time.sleep(0.5)
    if stopped:
        for thinker in thinkers:
            os.kill(thinker, signal.SIGSTOP)
    server.process.send_signal(signal.SIGKILL)
    wait_until(lambda: all(has_ended(thinker) for thinker in thinkers))


def test_figures_are_on_an_address_of_their_own_or_nowhere(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "asztal.db"), "--metrics", "127.0.0.1:0")
    try:
        assert server.browser.get("/metrics").status_code == 404
    finally:
        server.end(signal.SIGKILL)


# -- one by one -------------------------------------------------------------------------------------------------------


@pytest.mark.anyio
async def test_health_says_what_is_not_well(served: Served, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    guest = served.guest()
    monkeypatch.setattr(health, "FRESH_S", 0.0)
    assert (await guest.get("/health")).json()["checks"] == dict.fromkeys(("writing", "disk", "database", "bots"), True)

    def full() -> None:
        raise BadDatabase("full")

    async def lost(_: Thinking) -> None:
        raise ThinkerFailed("it is gone")

    async def found() -> dict[str, bool]:
        answer = await guest.get("/health/ready")
        assert answer.status_code == 503
        checks: dict[str, bool] = answer.json()["checks"]
        return {name: well for name, well in checks.items() if not well}

    with monkeypatch.context() as broken:
        broken.setattr(served.house.storage, "note_life", full)
        assert await found() == {"writing": False}
    with monkeypatch.context() as broken:
        broken.setattr(Thinking, "greet", lost)
        assert await found() == {"bots": False}
    if not served.house.storage.shared:
        with monkeypatch.context() as broken:
            broken.setattr(served.house.health, "_limits", Limits(free_bytes=2**62))
            assert await found() == {"disk": False}
    with monkeypatch.context() as broken:
        # A server without thinkers of its own needs a worker.
        broken.setattr(served.house.health, "_thinking", None)
        assert await found() == {"bots": False}
        worker = Storage(database)
        worker.renew(THINKS)
        worker.engine.dispose()
        assert (await guest.get("/health/ready")).status_code == 200
    assert (await guest.get("/health")).status_code == 200


def test_a_damaged_database_is_noticed(file: Path) -> None:
    storage = Storage(str(file))
    assert storage.is_sound()
    with closing(sqlite3.connect(file)) as database:
        page = database.execute("SELECT rootpage FROM sqlite_master WHERE name = 'tables'").fetchone()[0]
        size = database.execute("PRAGMA page_size").fetchone()[0]
    storage.engine.dispose()
    with file.open("r+b") as damaged:
        damaged.seek((page - 1) * size)
        damaged.write(b"\xff" * 200)
    assert not storage.is_sound()
    storage.engine.dispose()


@pytest.mark.anyio
async def test_health_is_found_once_for_all_who_ask(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[int] = []
    monkeypatch.setattr(served.house.storage, "note_life", lambda: written.append(1))
    guest = served.guest()
    for _ in range(20):
        assert json.loads((await guest.get("/health")).text)["status"] == "ok"
    assert len(written) == 1
