"""Jobs: what is to be done for tables, each once: bots' turns, hints, advice, chances, clocks, tidying up.

Where several processes share the database, jobs lie there, and whoever is free takes one; those of a process that has
died are taken by others. One process with an SQLite file keeps them in its memory: what was to be done follows from
the tables when it is started again.

People come before tables at which bots play alone. Then comes whoever has waited longest since something was last
begun for them, however many tables they have; and of their tables the one that has waited longest.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import threading
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field, replace
from typing import Any, Protocol

from sqlalchemy import delete, func, select, update

from asztal.web import schema
from asztal.web.database import BadDatabase
from asztal.web.storage import Row, Storage
from asztal.web.thinking import ThinkerFailed

_log = logging.getLogger("asztal")

TURN, HINT, ADVICE, CHANCES, CLOCK, TIDY = "turn", "hint", "advice", "chances", "clock", "tidy"
THINKING = (TURN, HINT, ADVICE, CHANCES)
LIGHT = (CLOCK, TIDY)
PATIENCE_S = 60.0
"""How long anybody waits for an answer."""
# How often to look for what has come due, or was left by others, and nobody told.
_LOOK_S = 1.0
_KEPT_S = 120.0


@dataclass(frozen=True)
class Job:
    """Something to be done for a table; of one key there is one at a time."""

    key: str
    kind: str
    table: str = ""
    seat: int = -1
    bot: str = ""
    guest: str = ""
    """For whom it is done."""
    alone: bool = False
    """Whether no person plays at the table."""
    quick: bool = True
    """Whether it takes no time to speak of."""
    asked: float = field(default_factory=lambda: time.time())
    due: float = 0.0
    failures: int = 0


@dataclass(frozen=True)
class Lane:
    """What somebody who is free would do."""

    kinds: tuple[str, ...]
    quick: bool = False
    """Nothing that takes long."""
    people: bool = False
    """Nothing for bots that play alone."""

    def takes(self, job: Job) -> bool:
        return job.kind in self.kinds and not (self.quick and not job.quick) and not (self.people and job.alone)


class Desk(Protocol):
    """Where jobs lie."""

    def put(self, jobs: list[Job]) -> None:
        """Adds jobs; one that is there already is done as is said now, and once more if it is being done."""

    def take(self, lane: Lane) -> Job | None:
        """The next one, which nobody else gets."""

    def finish(self, job: Job, after: Job | None = None) -> bool:
        """It is done, or to be done as ``after`` says; whether it waits again."""

    def answer(self, job: Job, text: str) -> None:
        """It is done, and this is the answer."""

    def answer_to(self, key: str) -> str | None:
        """The answer, which is then forgotten; an empty text while there is none, None if nobody was asked."""

    def drop(self, key: str) -> None:
        """Nobody wants it any more."""


class OwnDesk:
    """Jobs of one process, in its memory."""

    def __init__(self) -> None:
        self._jobs: dict[str, Job] = {}
        self._taken: set[str] = set()
        self._again: set[str] = set()
        self._answers: dict[str, str] = {}
        self._served: dict[str, float] = {}

    def put(self, jobs: list[Job]) -> None:
        for job in jobs:
            old = self._jobs.get(job.key)
            self._jobs[job.key] = job if old is None else replace(job, asked=old.asked, failures=old.failures)
            if job.key in self._taken:
                self._again.add(job.key)

    def take(self, lane: Lane) -> Job | None:
        now = time.time()
        waiting = (job for job in self._jobs.values() if job.key not in self._taken and job.due <= now)
        wanted = [job for job in waiting if job.key not in self._answers and lane.takes(job)]
        if not wanted:
            return None
        job = min(wanted, key=lambda job: (job.alone, self._served.get(job.guest, 0.0), job.asked))
        self._taken.add(job.key)
        self._served[job.guest] = now
        if len(self._served) > 10_000:
            self._served.clear()
        return job

    def finish(self, job: Job, after: Job | None = None) -> bool:
        self._taken.discard(job.key)
        if job.key in self._answers:
            return False
        if job.key in self._again:
            self._again.discard(job.key)
            self._jobs[job.key] = replace(self._jobs[job.key], asked=time.time(), failures=0)
        elif after is not None:
            self._jobs[job.key] = after
        else:
            self._jobs.pop(job.key, None)
        return job.key in self._jobs

    def answer(self, job: Job, text: str) -> None:
        if job.key in self._jobs:
            self._answers[job.key] = text

    def answer_to(self, key: str) -> str | None:
        if key not in self._jobs:
            return None
        text = self._answers.get(key, "")
        if text:
            self.drop(key)
        return text

    def drop(self, key: str) -> None:
        self._jobs.pop(key, None)
        self._answers.pop(key, None)
        self._taken.discard(key)
        self._again.discard(key)


class SharedDesk:
    """Jobs of all processes that share a database."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._held: set[str] = set()
        """What this process knows that it does."""
        self._taking = threading.Lock()

    def put(self, jobs: list[Job]) -> None:
        with self._storage.engine.begin() as connection:
            made = self._storage.insert(schema.jobs)
            told = {name: made.excluded[name] for name in ("table_id", "seat", "bot", "guest", "alone", "quick", "due")}
            anew = made.on_conflict_do_update(
                index_elements=["key"], set_={**told, "again": schema.jobs.c.process != ""}
            )
            # In one order for all, so that no two processes wait for each other.
            connection.execute(anew, [_row(job) for job in sorted(jobs, key=lambda job: job.key)])
            self._storage.tell(connection, "job")

    def take(self, lane: Lane) -> Job | None:
        with self._taking:
            job = self._take(lane)
            if job is not None:
                self._held.add(job.key)
            return job

    def _take(self, lane: Lane) -> Job | None:
        jobs, shares, processes, now = schema.jobs.c, schema.shares.c, schema.processes.c, time.time()
        alive = select(processes.id).where(processes.until > now)
        # The database may have gone just when it had given us one.
        unknown = (jobs.process == self._storage.process) & jobs.key.not_in(self._held)
        free = (jobs.process == "") | jobs.process.not_in(alive) | unknown
        wanted = (
            select(schema.jobs)
            .outerjoin(schema.shares, shares.guest == jobs.guest)
            .where(jobs.due <= now, jobs.answer.is_(None), free, jobs.kind.in_(lane.kinds))
            .order_by(jobs.alone, func.coalesce(shares.served, 0.0), jobs.asked)
            .limit(1)
            .with_for_update(of=schema.jobs, skip_locked=True)
        )
        if lane.quick:
            wanted = wanted.where(jobs.quick)
        if lane.people:
            wanted = wanted.where(~jobs.alone)
        with self._storage.engine.begin() as connection:
            found = connection.execute(wanted).mappings().first()
            if found is None:
                return None
            mine = update(schema.jobs).where(jobs.key == found["key"])
            connection.execute(mine.values(process=self._storage.process, again=False))
            served = self._storage.insert(schema.shares).values(guest=found["guest"], served=now)
            connection.execute(served.on_conflict_do_update(index_elements=["guest"], set_={"served": now}))
        return _job(dict(found))

    def finish(self, job: Job, after: Job | None = None) -> bool:
        with self._taking:
            again = self._finish(job, after)
            self._held.discard(job.key)
            return again

    def _finish(self, job: Job, after: Job | None) -> bool:
        jobs = schema.jobs.c
        mine = (jobs.key == job.key) & (jobs.process == self._storage.process) & jobs.answer.is_(None)
        with self._storage.engine.begin() as connection:
            waits = {"process": "", "again": False}
            once_more = update(schema.jobs).where(mine, jobs.again).values(**waits, asked=time.time(), failures=0)
            again = connection.execute(once_more).rowcount > 0
            if not again and after is not None:
                later = update(schema.jobs).where(mine).values(**waits, due=after.due, failures=after.failures)
                again = connection.execute(later).rowcount > 0
            if again:
                self._storage.tell(connection, "job")
            else:
                connection.execute(delete(schema.jobs).where(mine))
        return again

    def answer(self, job: Job, text: str) -> None:
        with self._storage.engine.begin() as connection:
            connection.execute(update(schema.jobs).where(schema.jobs.c.key == job.key).values(answer=text))
            self._storage.tell(connection, f"done {job.key}")

    def answer_to(self, key: str) -> str | None:
        with self._storage.engine.begin() as connection:
            found = connection.execute(select(schema.jobs.c.answer).where(schema.jobs.c.key == key)).first()
            if found is None:
                return None
            if found[0] is not None:
                connection.execute(delete(schema.jobs).where(schema.jobs.c.key == key))
            return str(found[0] or "")

    def drop(self, key: str) -> None:
        with self._storage.engine.begin() as connection:
            connection.execute(delete(schema.jobs).where(schema.jobs.c.key == key))

    def tidy(self) -> None:
        """Forgets answers that nobody has fetched, and who was served long ago."""
        long_ago = time.time() - _KEPT_S
        with self._storage.engine.begin() as connection:
            old = (schema.jobs.c.answer.is_not(None)) & (schema.jobs.c.asked < long_ago)
            connection.execute(delete(schema.jobs).where(old))
            connection.execute(delete(schema.shares).where(schema.shares.c.served < long_ago))


def _row(job: Job) -> Row:
    row = asdict(job)
    row["table_id"] = row.pop("table")
    return {**row, "process": "", "again": False, "answer": None}


def _job(row: Row) -> Job:
    row["table"] = row.pop("table_id")
    return Job(**{name: value for name, value in row.items() if name not in ("process", "again", "answer")})


class Jobs:
    """What is to be done, for whoever asks and whoever does it."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self.desk: Desk = SharedDesk(storage) if storage.shared else OwnDesk()
        self._news = asyncio.Event()
        self._putting: dict[str, Job] = {}
        self._put: asyncio.Task[None] | None = None
        self.closing = False
        """Whether nobody waits any longer for a database that is gone."""

    async def _do(self, method: Callable[..., Any], *arguments: Any) -> Any:
        if self._storage.shared:
            return await self._storage.do(method, *arguments)
        return method(*arguments)

    async def _insist(self, method: Callable[..., Any], *arguments: Any) -> Any:
        """The same for what must not be lost, however long the database is gone."""
        while True:
            try:
                return await self._do(method, *arguments)
            except BadDatabase as error:
                if self.closing:
                    raise
                _log.warning("what is to be done could not be stored: %s", error)
                await asyncio.sleep(_LOOK_S)

    # -- asking -------------------------------------------------------------------------------------------------

    def put(self, job: Job) -> None:
        """Something is to be done."""
        if not self._storage.shared:
            self.desk.put([job])
            self.wake_at(job.due)
            return
        self._putting[job.key] = job
        if self._put is None:
            self._put = asyncio.create_task(self._put_all())

    async def _put_all(self) -> None:
        try:
            while self._putting:
                jobs, self._putting = self._putting, {}
                await self._insist(self.desk.put, list(jobs.values()))
                self.wake_at(min(job.due for job in jobs.values()))
        finally:
            self._put = None

    async def ask(self, job: Job) -> Any:
        """The answer to a question."""
        self.put(job)
        deadline = time.monotonic() + PATIENCE_S
        try:
            while time.monotonic() < deadline:
                news = self._news
                text = await self._do(self.desk.answer_to, job.key)
                if text:
                    return _understood(text)
                if text is None and self._put is None:
                    # Somebody else who asked the same has taken the answer.
                    self.put(job)
                await _woken(news, _LOOK_S)
        except asyncio.CancelledError:
            await self._do(self.desk.drop, job.key)
            raise
        raise ThinkerFailed("nobody answers")

    # -- doing --------------------------------------------------------------------------------------------------

    async def take(self, lane: Lane) -> Job:
        """The next thing to do; waits until there is one."""
        while True:
            news = self._news
            job = await self._take(lane)
            if job is not None:
                return job
            await _woken(news, _LOOK_S)

    async def _take(self, lane: Lane) -> Job | None:
        """What is taken by somebody who is stopped just then is given back."""
        taking: asyncio.Task[Job | None] = asyncio.create_task(self._do(self.desk.take, lane))
        try:
            return await asyncio.shield(taking)
        except asyncio.CancelledError:
            job = await taking
            if job is not None:
                await self.finish(job, replace(job, due=0.0))
            raise

    async def finish(self, job: Job, after: Job | None = None) -> None:
        """It is done, unless it was asked for once more or ``after`` says how it goes on."""
        if await self._insist(self.desk.finish, job, after):
            self.wake_at(after.due if after is not None else 0.0)

    async def answer(self, job: Job, answer: dict[str, Any]) -> None:
        await self._do(self.desk.answer, job, json.dumps(answer))
        self.wake()

    # -- being woken --------------------------------------------------------------------------------------------

    def wake(self, *_: str) -> None:
        """There may be something to do, or an answer."""
        self._news.set()
        self._news = asyncio.Event()

    def wake_at(self, due: float) -> None:
        wait = due - time.time()
        if wait <= 0:
            self.wake()
            return
        if wait < _LOOK_S:
            asyncio.get_running_loop().call_later(wait, self.wake)

    async def flush(self) -> None:
        """Writes what waits."""
        while self._put is not None:
            await self._put


async def _woken(news: asyncio.Event, seconds: float) -> None:
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await news.wait()


def _understood(text: str) -> Any:
    answer = json.loads(text)
    if "error" in answer:
        raise ThinkerFailed(answer["error"])
    return answer["answer"]
