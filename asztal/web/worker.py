"""A worker: does what is to be done for tables. In the server itself with SQLite; with PostgreSQL, anywhere.

Whatever it does at a table is an act under the next number like anybody's, so that nothing is done twice.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import aclosing, asynccontextmanager
from dataclasses import replace
from typing import Any

from asztal.engine.errors import AsztalError
from asztal.machine import cores
from asztal.web.chairs import OUT_OF_TIME, STAND_IN_BOT
from asztal.web.database import BadDatabase
from asztal.web.jobs import ADVICE, CHANCES, CLOCK, HINT, LIGHT, THINKING, TIDY, TURN, Job, Jobs, Lane, SharedDesk
from asztal.web.limits import Limits
from asztal.web.news import News
from asztal.web.room import Room
from asztal.web.storage import LEASE_S, Storage
from asztal.web.tables import Table
from asztal.web.thinking import ThinkerFailed, Thinking

_log = logging.getLogger("asztal")

# People want to see what a bot does: the least time between two of its choices while somebody looks on at normal speed.
BOT_PACE_S = 0.45
_RETRY_S = (1, 2, 5, 15, 30)
_FAILURES = 3
_TIDY_S = LEASE_S / 4


def usual_thinkers() -> int:
    return max(1, min(4, cores()))


class Worker:
    """Takes jobs as long as it has a thinker free, and does them."""

    def __init__(self, room: Room, jobs: Jobs, news: News, thinkers: int) -> None:
        self.room = room
        self.jobs = jobs
        self.news = news
        self.thinking = Thinking(thinkers) if thinkers else None
        self._lanes = [asyncio.create_task(self._work(lane)) for lane in _lanes(thinkers)]
        self._busy: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        """Gives back what is not done."""
        self.jobs.closing = True
        tasks = [*self._lanes, *self._busy]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self.thinking is not None:
            await self.thinking.stop()

    async def _work(self, lane: Lane) -> None:
        job: Job | None = None
        while True:
            try:
                job = job or await self.jobs.take(lane)
                job = await self._begin(job, lane)
            except BadDatabase as error:
                _log.warning("the database was lost: %s", error)
                await asyncio.sleep(_TIDY_S)

    async def _begin(self, job: Job, lane: Lane) -> Job | None:
        """Returns as soon as the thinker is free, with what is more urgent than what it thought about, if anything.

        While a turn's choices are shown one by one, the thinker is free for another.
        """
        thought = asyncio.Event()
        task = asyncio.create_task(self._do(job, thought))
        self._busy.add(task)
        task.add_done_callback(self._busy.discard)
        task.add_done_callback(lambda _: thought.set())
        if not job.alone:
            await thought.wait()
            return None
        thinking = asyncio.create_task(thought.wait())
        urgent = asyncio.create_task(self.jobs.take(replace(lane, people=True)))
        try:
            await asyncio.wait([thinking, urgent], return_when=asyncio.FIRST_COMPLETED)
            if urgent.done():
                # Bots that play alone can wait: their turn is thought about anew.
                task.cancel()
                await asyncio.wait([task])
                return urgent.result()
            return None
        finally:
            thinking.cancel()
            urgent.cancel()
            await asyncio.wait([urgent])

    async def _do(self, job: Job, thought: asyncio.Event) -> None:
        after: Job | None = replace(job, due=0.0)
        try:
            await self._do_it(job, thought)
            after = None
        except Exception as error:  # whatever went wrong, the next job must be done, and this one once more
            if not isinstance(error, (ThinkerFailed, AsztalError)):
                _log.exception("a job failed: %s", job.key)
            else:
                _log.warning("table %s: %s", job.table, error)
            wait = _RETRY_S[min(job.failures, len(_RETRY_S) - 1)]
            after = replace(job, due=time.time() + wait, failures=job.failures + 1)
        finally:
            await self.jobs.finish(job, after)

    async def _do_it(self, job: Job, thought: asyncio.Event) -> None:
        if job.kind == TIDY:
            await self._tidy(job)
        elif job.kind == CLOCK:
            await self._look_at_clock(await self.room.find(job.table))
        elif job.kind == TURN:
            await self._turn(job, await self.room.find(job.table), thought)
        else:
            await self._answer(job)

    # -- the house ----------------------------------------------------------------------------------------------

    async def _tidy(self, job: Job) -> None:
        storage, desk = self.room.storage, self.jobs.desk
        assert isinstance(desk, SharedDesk)
        await storage.do(storage.bury_the_dead)
        await storage.do(desk.tidy)
        self.jobs.put(replace(job, due=time.time() + _TIDY_S))
        await self.jobs.flush()

    async def _look_at_clock(self, table: Table) -> None:
        for seat in table.owing():
            if table.time_left(seat) == 0.0 and not table.chairs[seat].chosen_by_bot:
                await table.step_away(seat, OUT_OF_TIME)
        self.room.keep_going(table)

    # -- answers ------------------------------------------------------------------------------------------------

    async def _answer(self, job: Job) -> None:
        try:
            answer = {"answer": await self._think(job)}
        except BadDatabase:
            # It is asked once more.
            raise
        except (ThinkerFailed, AsztalError) as error:
            answer = {"error": str(error)}
        await self.jobs.answer(job, answer)

    async def _think(self, job: Job) -> Any:
        assert self.thinking is not None
        record = (await self.room.find(job.table)).record()
        if job.kind == HINT:
            return await self.thinking.hint(record, job.seat, job.bot)
        if job.kind == ADVICE:
            return await self.thinking.advise(record, job.seat, job.bot)
        assert job.kind == CHANCES
        return await self.thinking.chances(record)

    # -- bots ---------------------------------------------------------------------------------------------------

    async def _turn(self, job: Job, table: Table, thought: asyncio.Event) -> None:
        seat = table.bot_to_choose()
        if seat is None or not self.room.is_going_on(table):
            return
        # Whoever fails again and again is stood in for, so that the match goes on.
        bot = table.chairs[seat].level if job.failures < _FAILURES else STAND_IN_BOT
        table.at_work += 1
        try:
            await self._let_choose(table, seat, bot, thought)
        finally:
            table.at_work -= 1
        self.room.keep_going(table)
        await self.jobs.flush()

    async def _let_choose(self, table: Table, seat: int, bot: str, thought: asyncio.Event) -> None:
        """A bot's turn, at a pace that people can follow."""
        asked = time.monotonic()
        number = table.number(seat)
        async with aclosing(self._choices(table, seat, bot, thought)) as choices:
            async for choice in choices:
                pause = BOT_PACE_S * table.presence.pause({chair.guest for chair in table.chairs})
                await asyncio.sleep(max(0.0, pause - (time.monotonic() - asked)))
                if not self._is_wanted(table, seat, number):
                    return
                # What was begun is finished, even if the thinker is wanted elsewhere.
                await asyncio.shield(table.choose(seat, choice, number))
                asked = time.monotonic()
                number = table.number(seat)

    async def _choices(self, table: Table, seat: int, bot: str, thought: asyncio.Event) -> AsyncGenerator[int, None]:
        """A bot's choices as they are heard; when nobody wants them any more, its thinker is told to stop."""
        heard: deque[int] = deque()

        def hear(choice: int) -> None:
            heard.append(choice)
            table.moved.set()

        def stop_waiting(_: object) -> None:
            thought.set()
            table.moved.set()

        assert self.thinking is not None
        number = table.number(seat)
        thinking = asyncio.create_task(self.thinking.choose(table.record(), seat, bot, hear))
        thinking.add_done_callback(stop_waiting)
        try:
            while self._is_wanted(table, seat, number):
                table.moved.clear()
                if heard:
                    yield heard.popleft()
                    number = table.number(seat)
                elif thinking.done():
                    # What went wrong is for whoever asked.
                    thinking.result()
                    return
                else:
                    await table.moved.wait()
        finally:
            thinking.cancel()
            await asyncio.gather(thinking, return_exceptions=True)

    def _is_wanted(self, table: Table, seat: int, number: int) -> bool:
        """Whether a bot's choice is still waited for: nobody has ended the match, come back, or taken anything back."""
        chosen_by_bot = table.chairs[seat].chosen_by_bot
        return self.room.is_going_on(table) and chosen_by_bot and table.number(seat) == number


def _lanes(thinkers: int) -> list[Lane]:
    """One for what takes no time, so that it never waits for what does; of the others one is for people alone."""
    if not thinkers:
        return [Lane(LIGHT)]
    return [
        Lane(LIGHT + THINKING, quick=True),
        *(Lane(THINKING, people=thinkers > 1 and at == 0) for at in range(thinkers)),
    ]


@asynccontextmanager
async def at_work(storage: Storage, kind: str, thinkers: int, limits: Limits) -> AsyncIterator[Worker]:
    """A process of the house: it knows the tables, hears the news, and does what is to be done."""
    jobs = Jobs(storage)
    room = Room(storage, jobs, limits, await storage.do(storage.enter, kind))

    def hear_again() -> None:
        room.hear_again()
        room.announce_all()
        jobs.wake()

    news = News(storage, hear_again)
    news.on("acts", room.hear_of_acts)
    news.on("beside", room.hear_of_beside)
    news.on("job", jobs.wake)
    news.on("done", jobs.wake)
    await news.begin()
    pulse = asyncio.create_task(_pulse(room, kind))
    worker = Worker(room, jobs, news, thinkers)
    if storage.shared:
        jobs.put(Job("tidy", TIDY))
    try:
        yield worker
    finally:
        pulse.cancel()
        await room.close()
        await worker.close()
        await news.end()
        try:
            await jobs.flush()
            await storage.do(storage.leave)
        except BadDatabase as error:
            # The others will notice by themselves.
            _log.warning("the database was lost: %s", error)
        await storage.close()


async def _pulse(room: Room, kind: str) -> None:
    """Tells the other processes that this one is alive."""
    storage = room.storage
    while storage.shared:
        try:
            if await storage.do(storage.renew, kind):
                room.announce_all()
        except BadDatabase as error:
            _log.warning("the database was lost: %s", error)
        await asyncio.sleep(LEASE_S / 4)
