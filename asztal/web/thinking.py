"""Thinking: the server's side of the thinkers, the processes in which bots think."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import sys
from typing import Any

from asztal.match import Record

_log = logging.getLogger("asztal")
# Far more than any bot takes; a thinker that is silent for so long is stuck.
PATIENCE_S = 60.0
_LINE_LIMIT = 8 * 1024 * 1024


class ThinkerFailed(Exception):
    """A thinker crashed, got stuck or could not answer."""


class Thinker:
    """One process; it is started when first asked, and again after a crash."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, question: dict[str, Any]) -> Any:
        process = await self._running()
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(json.dumps(question).encode() + b"\n")
            await process.stdin.drain()
            line = await asyncio.wait_for(process.stdout.readline(), PATIENCE_S)
        except (OSError, TimeoutError) as error:
            self.stop()
            raise ThinkerFailed(f"a thinker was lost: {error!r}") from None
        except asyncio.CancelledError:
            # The answer would be taken for that of the next question.
            self.stop()
            raise
        if not line:
            self.stop()
            raise ThinkerFailed("a thinker crashed")
        reply = json.loads(line)
        if "error" in reply:
            raise ThinkerFailed(reply["error"])
        return reply["answer"]

    async def _running(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "asztal.web.thinker",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=_LINE_LIMIT,
                start_new_session=True,
            )
        return self._process

    async def ended(self) -> None:
        """Stops, and waits until it has."""
        process = self._process
        self.stop()
        if process is not None:
            await process.wait()

    def stop(self) -> None:
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()


class Thinking:
    """A few thinkers; whoever asks gets a free one."""

    def __init__(self, thinkers: int | None = None) -> None:
        count = thinkers or max(1, min(4, os.cpu_count() or 1))
        self._all = [Thinker() for _ in range(count)]
        self._free: asyncio.Queue[Thinker] = asyncio.Queue()
        for thinker in self._all:
            self._free.put_nowait(thinker)

    async def _ask(self, ask: str, record: Record, **more: Any) -> Any:
        thinker = await self._free.get()
        try:
            return await thinker.ask({"ask": ask, "record": json.loads(record.to_json()), **more})
        finally:
            self._free.put_nowait(thinker)

    async def choose(self, record: Record, seat: int, bot: str) -> list[int]:
        """What the bot chooses for the seat, up to the end of its turn."""
        choices: list[int] = await self._ask("choose", record, seat=seat, bot=bot)
        return choices

    async def hint(self, record: Record, seat: int, bot: str) -> dict[str, float]:
        """What the bot would choose, and the chances before and after."""
        found: dict[str, float] = await self._ask("hint", record, seat=seat, bot=bot)
        return found

    async def chances(self, record: Record) -> list[list[float]]:
        """Each seat's chances after each choice."""
        found: list[list[float]] = await self._ask("chances", record)
        return found

    async def stop(self) -> None:
        """Ends the processes, whatever they think about."""
        for thinker in self._all:
            await thinker.ended()
