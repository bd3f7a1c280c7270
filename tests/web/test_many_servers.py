"""Several servers on one PostgreSQL: everybody sees the same tables, whichever server they come to."""

from __future__ import annotations

import asyncio
import re
import signal
from collections.abc import AsyncIterator, Callable, Generator, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack

import pytest
from httpx import Client

from asztal.web import room
from asztal.web.app import make_app
from asztal.web.limits import Limits
from asztal.web.presence import SPEEDS
from asztal.web.storage import SERVES, Act, Storage
from asztal.words import Words
from tests.postgres import Postgres, started
from tests.web.test_running_server import Server, moves
from tests.web.tools import PATIENCE_S, Guest, Served, Stream, until

Start = Callable[[], Server]


@pytest.fixture
def start(on_postgres: str) -> Iterator[Start]:
    """Starts a server beside those that run; all know the same guest."""
    servers: list[Server] = []

    def begin() -> Server:
        server = Server(on_postgres)
        if servers:
            server.browser.cookies = servers[0].browser.cookies
        else:
            server.browser.get("/")
        servers.append(server)
        return server

    yield begin
    for server in servers:
        server.end(signal.SIGKILL)


def news(server: Server, path: str, browser: Client) -> Generator[str, None, None]:
    """What an open page is told."""
    with browser.stream("GET", f"{server.address}{path}") as stream:
        yield from (line for line in stream.iter_lines() if line.startswith(("data: ", "event: reload")))


def test_choices_at_either_server_are_seen_at_the_other(start: Start, on_postgres: str) -> None:
    servers = [start(), start()]
    table = servers[0].make_table()
    with Client(timeout=PATIENCE_S) as spectator:
        told = news(servers[1], f"{table}/stream", spectator)
        next(told)
        for number in range(6):
            assert servers[number % 2].choose(table, number % 2, number, number) == 303
            assert 'hx-target="#log"' in next(told)
        told.close()
    # What is old is refused at both.
    assert [server.choose(table, 1, 3, 0) for server in servers] == [409, 409]
    assert moves(on_postgres) == list(range(6))


def test_a_server_that_is_killed_takes_nothing_with_it(start: Start, on_postgres: str) -> None:
    first, second = start(), start()
    table = first.make_table()
    for number in range(4):
        assert (first, second)[number % 2].choose(table, number % 2, number, number) == 303
    first.end(signal.SIGKILL)
    for number in range(4, 7):
        assert second.choose(table, number % 2, number, number) == 303
    third = start()
    assert third.browser.get(f"{table}/view.json?seat=1").json()["number"] == 7
    assert third.choose(table, 1, 7, 3) == 303
    assert moves(on_postgres) == [*range(7), 3]


def test_a_seat_is_given_to_one_of_those_who_want_it(start: Start) -> None:
    servers = [start(), start()]
    form = {"game": "connect_four", "seats": 2, "who-0": "me", "who-1": "friend"}
    table = str(servers[0].browser.post("/tables", data=form).headers["location"])
    with Client(timeout=PATIENCE_S) as one, Client(timeout=PATIENCE_S) as other:
        answers = [
            guest.post(f"{server.address}{table}/sit", data={"seat": 1}, headers={"origin": server.address})
            for guest, server in zip((one, other), servers, strict=True)
        ]
    assert [answer.status_code for answer in answers] == [303, 409]
    assert servers[0].browser.post(f"{table}/begin").status_code == 303
    assert servers[1].choose(table, 0, 0, 3) == 303


def test_everybody_goes_on_when_the_database_was_started_again() -> None:
    """A choice that is made while there is no database waits for it; nothing is lost or doubled."""
    with started() as postgres:
        address = postgres.make()
        server = Server(address)
        try:
            _play_over_two_ends(server, postgres)
            assert moves(address) == [3, 3, 3, 3]
        finally:
            server.end(signal.SIGKILL)


def _play_over_two_ends(server: Server, postgres: Postgres) -> None:
    assert postgres.own is not None
    table = server.make_table()
    assert server.choose(table, 0, 0, 3) == 303
    postgres.own.stop()
    with ThreadPoolExecutor(1) as person:
        answer = person.submit(server.choose, table, 1, 1, 3)
        postgres.own.start()
        assert answer.result(PATIENCE_S) == 303
    assert server.choose(table, 0, 2, 3) == 303
    # As if the machine had failed.
    postgres.own.process.send_signal(signal.SIGQUIT)
    postgres.own.process.wait(PATIENCE_S)
    postgres.own.start()
    assert server.choose(table, 1, 3, 3) == 303


# -- two servers in one process ---------------------------------------------------------------------------------------

pytestmark = pytest.mark.anyio


@pytest.fixture
async def other(served: Served, on_postgres: str) -> Storage:
    """Another server's storage."""
    return Storage(on_postgres)


@pytest.fixture
def database(on_postgres: str) -> str:
    """What several servers use at once is PostgreSQL."""
    return on_postgres


async def test_a_page_sees_at_once_what_is_written_elsewhere(served: Served, other: Storage) -> None:
    guest = served.guest()
    table = await served.table("connect_four", [guest, served.guest()])
    async with Stream(served.app, guest, f"/t/{table.id}/stream") as stream:
        await stream.next()
        await other.append(Act(table.id, 0, 0, 6, 0.0))
        assert 'hx-target="#log"' in await stream.next()
        await other.do(other.add_message, table.id, "f" * 32, "Friend", "Hello there")
        assert "Hello there" in await stream.next()
    await other.close()


async def test_whoever_is_at_another_server_is_here(served: Served, other: Storage) -> None:
    guest, friend = served.guest(), served.guest()
    table = await served.table("connect_four", [guest, friend])
    async with Stream(served.app, guest, f"/t/{table.id}/stream"):
        await until(lambda: table.presence.is_here(guest.id))
        assert not table.presence.is_here(friend.id)
        await other.do(other.enter, SERVES)
        await other.do(other.set_presence, {(table.id, friend.id): "normal"})
        await until(lambda: table.presence.is_here(friend.id))
        await other.do(other.leave)
        await until(lambda: not table.presence.is_here(friend.id))
    found = await other.do(other.beside, table.id)
    await until(lambda: [row["guest"] for row in other.beside(table.id).presence] == [guest.id])
    assert found.rematch == ""
    await other.close()


async def test_a_guest_is_called_alike_at_all_servers(served: Served, other: Storage) -> None:
    guest = served.guest()
    await guest.post("/settings", {"name": "Ilona"})
    assert "Ilona" in (await guest.get("/")).text
    await other.do(other.set_guest_name, guest.id, "Réka")
    await until(lambda: guest.id not in served.house.names)
    assert "Réka" in (await guest.get("/")).text
    await other.close()


async def test_one_rematch_is_made_for_all(served: Served, other: Storage) -> None:
    guest, friend = served.guest(), served.guest()
    table = await served.finished("connect_four", [guest, friend])
    answers = await asyncio.gather(guest.post(f"/t/{table.id}/rematch"), friend.post(f"/t/{table.id}/rematch"))
    (where,) = {answer.headers["location"] for answer in answers}
    assert re.fullmatch(r"/t/[\w-]+", where)
    assert f"/t/{other.beside(table.id).rematch}" == where
    await other.close()


async def test_news_are_heard_again_after_the_database_was_lost(served: Served, other: Storage) -> None:
    guest = served.guest()
    table = await served.table("connect_four", [guest, served.guest()])
    async with Stream(served.app, guest, f"/t/{table.id}/stream") as stream:
        await stream.next()
        ended = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query = 'LISTEN asztal'"
        with other.engine.connect() as connection:
            assert connection.exec_driver_sql(ended).scalar()
        await other.append(Act(table.id, 0, 0, 6, 0.0))
        assert 'hx-target="#log"' in await stream.next()
    await other.close()


@pytest.fixture
async def second(served: Served, on_postgres: str, limits: Limits) -> AsyncIterator[Served]:
    """A second server, at which nobody thinks."""
    app = make_app(Storage(on_postgres), limits, thinkers=0)
    async with app.router.lifespan_context(app):
        yield Served(app)


def at_the_other(second: Served, guest: Guest) -> Guest:
    """The same guest, who has come to another server."""
    there = Guest(second.app)
    there.id = guest.id
    there.browser.cookies = guest.browser.cookies
    return there


async def test_a_match_begins_at_all_servers_when_all_are_ready(served: Served, second: Served) -> None:
    host, friend = served.guest(), second.guest()
    here = await host.makes("connect_four", "me", "friend")
    there = await second.house.room.find(here.id)
    async with Stream(served.app, host, f"/t/{here.id}/stream?stage={here.stage(host.id)}") as stream:
        await stream.next()
        assert await friend.sits(there, 1, name="Réka") == 303
        assert "Réka" in await stream.next()
        assert await friend.says_ready(there) == 303
        await until(lambda: here.chairs[1].ready)
        assert (here.phase, there.phase) == ("gathering", "gathering")
        assert await at_the_other(second, host).says_ready(there) == 303
        await until(lambda: here.phase == "playing")
    assert there.phase == "playing"
    assert here.chairs == there.chairs
    assert (await host.chooses(here)).status_code == 303
    assert (await friend.get(f"/t/{here.id}/view.json")).json()["owing"] == [1]
    stored = served.house.storage.table(here.id)
    assert stored is not None
    assert stored[0]["phase"] == "playing"


async def test_a_seat_of_a_rematch_is_kept_at_all_servers(served: Served, second: Served) -> None:
    guest, friend, stranger = served.guest(), served.guest(), second.guest()
    table = await served.finished("connect_four", [guest, friend])
    there = await second.house.room.find(table.id)
    again = guest.arrived_at(await guest.post(f"/t/{table.id}/rematch"))
    page = (await at_the_other(second, friend).get(f"/t/{table.id}")).text
    assert (there.rematch, there.asked_by) == (again.id, guest.id)
    assert Words("en").say("rematch-asked", name="Seat 0") in page
    assert await stranger.sits(await second.house.room.find(again.id), 1) == 409
    answer = await at_the_other(second, friend).post(f"/t/{table.id}/rematch")
    assert answer.headers["location"] == f"/t/{again.id}"
    assert (await served.house.room.find(again.id)).phase == "playing"


async def test_bots_are_as_slow_as_somebody_at_another_server_wants(served: Served, second: Served) -> None:
    guest, friend = served.guest(), second.guest()
    table = await served.table("connect_four", [guest, friend])
    async with Stream(served.app, guest, f"/t/{table.id}/stream"):
        await until(lambda: table.presence.pause({guest.id, friend.id}) == SPEEDS["normal"])
        slow = Stream(second.app, friend, f"/t/{table.id}/stream")
        slow.carry("speed=slow")
        async with slow:
            await until(lambda: table.presence.pause({guest.id, friend.id}) == SPEEDS["slow"])
        await until(lambda: table.presence.pause({guest.id, friend.id}) == SPEEDS["normal"])


@pytest.mark.parametrize("watched", [True, False])
async def test_a_bot_is_asked_although_the_server_that_should_have_was_killed(
    served: Served, other: Storage, monkeypatch: pytest.MonkeyPatch, watched: bool
) -> None:
    """It had written the person's choice, and nothing more; the person's page is here, or comes here."""
    monkeypatch.setattr(room, "FORGOTTEN_S", 0.01)
    guest = served.guest()
    table = await served.table("connect_four", [guest, None])
    async with AsyncExitStack() as pages:
        page = Stream(served.app, guest, f"/t/{table.id}/stream")
        if watched:
            await pages.enter_async_context(page)
            await until(lambda: table.presence.is_here(guest.id))
        await other.append(Act(table.id, 0, 0, 6, 0.0))
        if not watched:
            await pages.enter_async_context(page)
        await until(lambda: (table.acts, table.owing()) == (2, [0]))
    await other.close()


async def test_a_secret_choice_at_another_server_redraws_nobody_else(served: Served, second: Served) -> None:
    people = [served.guest() for _ in range(3)]
    table = await served.table("tara", people, seed=5)
    chooser = at_the_other(second, people[0])
    with table.presence.watched_by(people[1].id):
        versions = [table.version_for(seat) for seat in range(-1, 3)]
        assert (await chooser.chooses(await second.house.room.find(table.id))).status_code == 303
        await until(lambda: table.acts == 1)
        changed = [table.version_for(seat) - version for seat, version in zip(range(-1, 3), versions, strict=True)]
        assert changed == [0, 1, 0, 0]
