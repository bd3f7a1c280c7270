"""Thinking: the server's side of the thinkers, the processes in which bots think."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import sys
from collections.abc import Callable
from typing import Any

from asztal import games
from asztal.bots.levels import is_quick
from asztal.machine import cores
from asztal.match import Record

# Far more than any bot takes for one decision; a thinker that is silent for so long is stuck.
PATIENCE_S = 30.0
_COMMAND = (sys.executable, "-m", "asztal.web.thinker")
_LINE_LIMIT = 8 * 1024 * 1024
_LONG = 500
"""A record with more choices takes a while to be written."""
Hear = Callable[[Any], None]
"""Is told each answer as soon as it comes."""


class ThinkerFailed(Exception):
    """A thinker crashed, got stuck, talked nonsense or could not answer."""


class Thinker:
    """One process; it is started when first asked, and again after it was ended."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.returncode is None

    async def ask(self, question: dict[str, Any], hear: Hear) -> None:
        """Asks, and hears all that is answered.

        A process that has not said all it had to say is ended, whatever the reason: what it still thinks about is of no
        use to anybody, and would be taken for an answer to the next question.
        """
        answered = False
        try:
            process = await self._running()
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(json.dumps(question).encode() + b"\n")
            await process.stdin.drain()
            while not answered:
                reply = _understood(await asyncio.wait_for(process.stdout.readline(), PATIENCE_S))
                answered = not reply.get("more")
                if "error" in reply:
                    raise ThinkerFailed(reply["error"])
                hear(reply["answer"])
        except (OSError, TimeoutError, ValueError) as error:
            raise ThinkerFailed(f"a thinker was lost: {error!r}") from None
        finally:
            if not answered:
                await self.stop()

    async def _running(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                *_COMMAND,
                str(os.getpid()),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=_LINE_LIMIT,
                start_new_session=True,
            )
        return self._process

    async def stop(self) -> None:
        """Ends the process, whatever it thinks about."""
        process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


def _understood(line: bytes) -> dict[str, Any]:
    """What a thinker says; a line that is none of the protocol's is an error."""
    if not line:
        raise ThinkerFailed("a thinker crashed")
    reply = json.loads(line)
    if not isinstance(reply, dict) or not reply.keys() & {"answer", "error"}:
        raise ThinkerFailed("a thinker talks nonsense")
    return reply


class Thinking:
    """A few thinkers; whoever asks gets a free one.

    Bots that think ahead may keep so many of them busy for long. There is one more, so that a quick question never
    waits for a slow one.
    """

    def __init__(self, thinkers: int | None = None) -> None:
        count = thinkers or max(1, min(4, cores()))
        self._all = [Thinker() for _ in range(count + 1)]
        # The last one that was used is the first to be used again: what is not needed need not be started.
        self._free: asyncio.LifoQueue[Thinker] = asyncio.LifoQueue()
        for thinker in self._all:
            self._free.put_nowait(thinker)
        self._slow = asyncio.Semaphore(count)

    async def choose(self, record: Record, seat: int, bot: str, hear: Hear) -> None:
        """Lets each choice that the bot makes for the seat be heard, up to the end of its turn."""
        quick = is_quick(bot, games.find(record.game))
        await self._ask(quick, hear, "choose", record, seat=seat, bot=bot)

    async def advise(self, record: Record, seat: int, bot: str) -> dict[str, Any]:
        """What a quick bot would choose now, and why."""
        found: dict[str, Any] = await self._one(True, "advise", record, seat=seat, bot=bot)
        return found

    async def hint(self, record: Record, seat: int, bot: str) -> dict[str, Any]:
        """What the bot would choose, why, and the chances before and after."""
        found: dict[str, Any] = await self._one(False, "hint", record, seat=seat, bot=bot)
        return found

    async def chances(self, record: Record) -> list[list[float]]:
        """Each seat's chances after each choice."""
        found: list[list[float]] = await self._one(True, "chances", record)
        return found

    async def greet(self) -> None:
        """Asks a thinker whether it is there; ThinkerFailed if it does not answer. Who was never needed need not be."""
        if any(thinker.is_running for thinker in self._all):
            thinker = await self._free.get()
            try:
                await thinker.ask({"ask": "greet"}, lambda _: None)
            finally:
                self._free.put_nowait(thinker)

    async def _one(self, quick: bool, ask: str, record: Record, **more: Any) -> Any:
        """The answer to a question that has one."""
        heard: list[Any] = []
        await self._ask(quick, heard.append, ask, record, **more)
        return heard[0]

    async def _ask(self, quick: bool, hear: Hear, ask: str, record: Record, **more: Any) -> None:
        written = await asyncio.to_thread(record.to_json) if len(record.choices) > _LONG else record.to_json()
        question = {"ask": ask, "record": json.loads(written), **more}
        async with contextlib.nullcontext() if quick else self._slow:
            thinker = await self._free.get()
            try:
                await thinker.ask(question, hear)
            finally:
                self._free.put_nowait(thinker)

    async def stop(self) -> None:
        """Ends the processes, whatever they think about."""
        for thinker in self._all:
            await thinker.stop()
