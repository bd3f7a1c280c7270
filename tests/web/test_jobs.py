"""What is to be done for tables: each thing once, in fair order, and by another if somebody dies."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import text, update

from asztal.match.record import BOT
from asztal.web import jobs as web_jobs
from asztal.web import schema, worker
from asztal.web.chairs import Chair
from asztal.web.database import BadDatabase, open_engine
from asztal.web.jobs import CLOCK, HINT, THINKING, TURN, Desk, Job, Jobs, Lane, OwnDesk, SharedDesk
from asztal.web.room import Setup
from asztal.web.storage import THINKS, Storage
from asztal.web.thinking import ThinkerFailed, Thinking
from tests.web.test_running_server import Server, moves
from tests.web.tools import PATIENCE_S, Served, until

pytestmark = pytest.mark.anyio

ANY = Lane(THINKING)
QUICK = Lane(THINKING, quick=True)
PEOPLE = Lane(THINKING, people=True)


def turn(table: str, guest: str, asked: float = 0.0, **more: bool) -> Job:
    return Job(f"turn:{table}", TURN, table, 0, "hard", guest, quick=False, asked=asked or time.time(), **more)


@pytest.fixture
def kept(database: str) -> Iterator[Storage]:
    kept = Storage(database)
    kept.enter(THINKS)
    yield kept
    kept.leave()
    kept.engine.dispose()


@pytest.fixture
def desk(kept: Storage) -> Desk:
    return SharedDesk(kept) if kept.shared else OwnDesk()


def order(desk: Desk, lane: Lane = ANY) -> list[str]:
    """Who is served, one after the other."""
    served = []
    while (job := desk.take(lane)) is not None:
        served.append(job.table)
    return served


# -- the desk ---------------------------------------------------------------------------------------------------------


def test_a_job_is_taken_once(desk: Desk) -> None:
    desk.put([turn("a", "x")])
    assert [order(desk), order(desk)] == [["a"], []]


def test_the_one_with_many_tables_does_not_keep_another_waiting(desk: Desk) -> None:
    """A hundred tables of one guest, asked for earlier; another's comes second at the latest."""
    desk.put([turn(f"x{at}", "x", asked=at + 1.0) for at in range(100)])
    desk.put([turn("y", "y", asked=500.0)])
    assert "y" in order(desk)[:2]


def test_guests_take_turns_whatever_they_have_asked_for(desk: Desk) -> None:
    desk.put([turn(f"{guest}{at}", guest, asked=at + 1.0) for guest in "xyz" for at in range(4)])
    served = order(desk)
    assert [sorted(table[0] for table in served[at : at + 3]) for at in (0, 3, 6, 9)] == [["x", "y", "z"]] * 4
    # Of one guest's tables, whichever has waited longest.
    assert [table for table in served if table[0] == "x"] == ["x0", "x1", "x2", "x3"]


def test_people_come_before_bots_that_play_alone(desk: Desk) -> None:
    desk.put([turn(f"x{at}", f"guest{at}", asked=at + 1.0, alone=True) for at in range(5)])
    desk.put([turn("y", "y"), replace(turn("z", "z"), key="hint:z", kind=HINT)])
    assert order(desk)[:2] == ["y", "z"]


def test_some_do_only_what_takes_no_time_and_some_only_what_is_for_people(desk: Desk) -> None:
    desk.put([turn("slow", "x"), turn("alone", "y", alone=True), replace(turn("quick", "z"), quick=True)])
    assert order(desk, QUICK) == ["quick"]
    assert order(desk, PEOPLE) == ["slow"]
    assert order(desk) == ["alone"]


def test_what_is_asked_for_while_it_is_being_done_is_done_once_more(desk: Desk) -> None:
    """Somebody chooses just when the bot has finished: its next turn must not be lost."""
    desk.put([turn("a", "x")])
    job = desk.take(ANY)
    assert job is not None
    desk.put([turn("a", "x")])
    assert order(desk) == []
    assert desk.finish(job)
    again = desk.take(ANY)
    assert again is not None
    assert not desk.finish(again)
    assert order(desk) == []


def test_what_failed_is_done_later(desk: Desk) -> None:
    desk.put([turn("a", "x")])
    job = desk.take(ANY)
    assert job is not None
    desk.finish(job, replace(job, due=time.time() + 1000, failures=1))
    assert order(desk) == []
    desk.put([replace(turn("a", "x"), due=0.0)])
    again = desk.take(ANY)
    assert again is not None
    assert again.failures == 1


def test_what_is_not_due_waits(desk: Desk) -> None:
    clock = Lane((CLOCK,))
    desk.put([Job("clock:a", CLOCK, "a", due=time.time() + 1000)])
    assert order(desk, clock) == []
    desk.put([Job("clock:a", CLOCK, "a", due=time.time() - 1)])
    assert order(desk, clock) == ["a"]


def test_the_jobs_of_a_worker_that_died_are_taken_by_others(on_postgres: str) -> None:
    dead, living = Storage(on_postgres), Storage(on_postgres)
    for storage in (dead, living):
        storage.enter(THINKS)
    SharedDesk(dead).put([turn("a", "x")])
    job = SharedDesk(dead).take(ANY)
    assert job is not None
    assert order(SharedDesk(living)) == []
    with dead.engine.begin() as connection:
        silent = update(schema.processes).where(schema.processes.c.id == dead.process)
        connection.execute(silent.values(until=time.time() - 1))
    assert order(SharedDesk(living)) == ["a"]
    # Whoever was taken for dead and is not has nothing to say about it any more.
    assert not SharedDesk(dead).finish(job)
    with living.engine.connect() as connection:
        assert connection.scalar(text("SELECT process FROM jobs")) == living.process
    for storage in (dead, living):
        storage.engine.dispose()


def test_what_was_given_when_the_database_went_is_taken_once_more(on_postgres: str) -> None:
    storage = Storage(on_postgres)
    storage.enter(THINKS)
    desk = SharedDesk(storage)
    desk.put([turn("a", "x"), turn("b", "x")])
    # Somebody of this process has got one, but never heard of it.
    lost = SharedDesk(storage).take(ANY)
    assert lost is not None
    assert sorted(order(desk)) == ["a", "b"]
    assert order(desk) == []
    storage.engine.dispose()


@pytest.mark.parametrize("what", ["put", "finish"])
async def test_nothing_to_be_done_is_lost_while_the_database_is_gone(
    on_postgres: str, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    monkeypatch.setattr(web_jobs, "_LOOK_S", 0.01)
    kept = Storage(on_postgres)
    kept.enter(THINKS)
    jobs = Jobs(kept)
    do, gone = kept.do, 3

    async def fail(method: Callable[..., Any], *arguments: Any) -> Any:
        nonlocal gone
        if method.__name__ == what and gone:
            gone -= 1
            raise BadDatabase("gone")
        return await do(method, *arguments)

    monkeypatch.setattr(kept, "do", fail)
    jobs.put(turn("a", "x"))
    job = await asyncio.wait_for(jobs.take(ANY), PATIENCE_S)
    await asyncio.wait_for(jobs.finish(job, replace(job, failures=1)), PATIENCE_S)
    again = await asyncio.wait_for(jobs.take(ANY), PATIENCE_S)
    assert (gone, again.failures) == (0, 1)
    await kept.close()


async def test_many_who_take_at_once_get_each_job_once(on_postgres: str) -> None:
    stores = [Storage(on_postgres) for _ in range(4)]
    for storage in stores:
        storage.enter(THINKS)
    SharedDesk(stores[0]).put([turn(f"t{at}", f"guest{at % 7}") for at in range(40)])
    served = await asyncio.gather(*(asyncio.to_thread(order, SharedDesk(storage)) for storage in stores))
    assert sorted(table for tables in served for table in tables) == sorted(f"t{at}" for at in range(40))
    for storage in stores:
        storage.engine.dispose()


async def test_an_answer_comes_to_whoever_asked(kept: Storage) -> None:
    jobs = Jobs(kept)
    asking = asyncio.create_task(jobs.ask(Job("hint:a", HINT, "a", quick=False)))
    job = await asyncio.wait_for(jobs.take(ANY), PATIENCE_S)
    await jobs.answer(job, {"answer": 5})
    await jobs.finish(job)
    assert await asyncio.wait_for(asking, PATIENCE_S) == 5
    refused = asyncio.create_task(jobs.ask(Job("hint:b", HINT, "b", quick=False)))
    job = await asyncio.wait_for(jobs.take(ANY), PATIENCE_S)
    await jobs.answer(job, {"error": "no"})
    await jobs.finish(job)
    with pytest.raises(ThinkerFailed, match="no"):
        await asyncio.wait_for(refused, PATIENCE_S)


# -- tables -----------------------------------------------------------------------------------------------------------


async def test_another_guests_expert_does_not_wait_for_a_hundred_tables_of_bots(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There is one thinker, and all of one guest's tables want it for ever; the other's is thought about at once."""
    begun: list[str] = []

    async def think(_: Thinking, record: object, seat: int, bot: str, hear: object) -> None:
        begun.append(bot)
        await asyncio.Event().wait()

    monkeypatch.setattr(Thinking, "choose", think)
    greedy, other = served.guest(), served.guest()
    chairs = [Chair(BOT, bot="hard"), Chair(BOT, bot="hard")]
    for _ in range(100):
        await served.house.room.make(Setup("connect_four", list(chairs), greedy.id))
    await until(lambda: begun == ["hard"])
    table = await other.makes("connect_four", "bot-expert", "me")
    await until(lambda: begun == ["hard", "expert"])
    assert table.owing() == [0]


async def test_a_table_of_bots_alone_plays_to_its_end(served: Served) -> None:
    bots = [Chair(BOT, bot="easy"), Chair(BOT, bot="easy")]
    table = await served.house.room.make(Setup("connect_four", bots, served.guest().id))
    await until(lambda: table.over)
    served.house.room.forget(table)
    again = await served.house.room.find(table.id)
    assert again.over
    assert again.playing.over


# -- workers ----------------------------------------------------------------------------------------------------------


_ENDLESS = """
import asyncio
from asztal.cli import main
from asztal.web.thinking import Thinking

async def for_ever(*_):
    await asyncio.Event().wait()

Thinking.choose = for_ever
main()
"""


class Thinks:
    """A worker in a process of its own; one whose bots think for ever, if that is wanted."""

    def __init__(self, database: str, endless: bool) -> None:
        way = ["-c", _ENDLESS] if endless else ["-m", "asztal"]
        command = [sys.executable, *way, "think", "--thinkers", "1", "--lang", "en", "--database", database]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert self.process.stdout is not None
        assert "Bots can think here" in self.process.stdout.readline()

    def end(self, how: signal.Signals) -> int:
        if self.process.poll() is None:
            self.process.send_signal(how)
        code = self.process.wait(PATIENCE_S)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code


@pytest.fixture
def running(on_postgres: str) -> Iterator[tuple[Server, Callable[[bool], Thinks]]]:
    """A server in which no bot thinks, and workers as they are wanted."""
    server = Server(on_postgres, "--thinkers", "0")
    workers: list[Thinks] = []

    def begin(endless: bool) -> Thinks:
        workers.append(Thinks(on_postgres, endless))
        return workers[-1]

    yield server, begin
    server.end(signal.SIGKILL)
    for one in workers:
        one.end(signal.SIGKILL)


def wait_for(happened: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 3 * PATIENCE_S
    while not happened():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def test_bots_think_on_a_worker_and_another_goes_on_when_it_is_killed(
    running: tuple[Server, Callable[[bool], Thinks]], on_postgres: str
) -> None:
    server, begin = running
    form = {"game": "connect_four", "seats": 2, "who-0": "me", "who-1": "bot-hard"}
    table = str(server.browser.post("/tables", data=form).headers["location"])
    endless = begin(True)
    assert server.choose(table, 0, 0, 3) == 303
    engine = open_engine(on_postgres)

    def being_thought_about() -> bool:
        with engine.connect() as connection:
            return bool(connection.scalar(text("SELECT count(*) FROM jobs WHERE kind = 'turn' AND process <> ''")))

    wait_for(being_thought_about)
    endless.end(signal.SIGKILL)
    begin(False)
    wait_for(lambda: len(moves(on_postgres)) == 2)
    engine.dispose()
    assert server.browser.get(f"{table}/view.json").json()["owing"] == [0]


def test_a_worker_that_is_told_to_stop_gives_back_what_it_has(
    running: tuple[Server, Callable[[bool], Thinks]], on_postgres: str
) -> None:
    _, begin = running
    assert begin(False).end(signal.SIGTERM) == 0
    engine = open_engine(on_postgres)
    with engine.connect() as connection:
        assert list(connection.scalars(text("SELECT kind FROM processes"))) == ["serve"]
    engine.dispose()


def test_a_worker_needs_a_database_that_can_be_shared(tmp_path: object) -> None:
    command = [sys.executable, "-m", "asztal", "think", "--database", f"{tmp_path}/asztal.db"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE_S)
    assert done.returncode == 2
    assert "postgresql://" in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_of_several_thinkers_one_is_for_people() -> None:
    assert [lane.people for lane in worker._lanes(3)] == [False, True, False, False]
    assert worker._lanes(0) == [Lane(("clock", "tidy"))]
