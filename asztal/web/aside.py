"""Aside: work of more than a few milliseconds is done in a few threads, so that nobody else waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from asztal.engine.errors import AsztalError

T = TypeVar("T")

THREADS = 2
"""More would take the processor from whoever plays."""


class TooBusy(AsztalError):
    """So much is to be done already that this would wait for long."""

    key = "error-crowded"


class Aside:
    """A few threads, and a queue of what they must do. What they are given must be nobody else's."""

    def __init__(self, waiting: int, threads: int = THREADS) -> None:
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="aside")
        self._waiting = waiting
        """How much may wait; 0 for any number."""
        self._under_way = 0

    async def do(self, work: Callable[..., T], *arguments: Any) -> T:
        """Does it as soon as a thread is free."""
        if self._waiting and self._under_way >= self._waiting:
            raise TooBusy("Too much is waiting to be done; try again in a moment.")
        self._under_way += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work, *arguments)
        finally:
            self._under_way -= 1

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
