"""Aside: work of more than a few milliseconds is done in a few threads, so that nobody else waits for it."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from asztal.engine.errors import AsztalError

T = TypeVar("T")

THREADS = 2
"""More would take the processor from whoever plays."""


AT_A_STRETCH = 25
"""So many choices are made again in a millisecond or two."""
_BREATH_S = 0.001
_aside = threading.local()


def breathe() -> None:
    """Long work aside does this after each millisecond or two: whoever waits for the processor gets it at once."""
    if getattr(_aside, "here", False):
        time.sleep(_BREATH_S)


def _begin() -> None:
    _aside.here = True


class TooBusy(AsztalError):
    """So much is to be done already that this would wait for long."""

    key = "error-crowded"


class Aside:
    """A few threads, and a queue of what they must do. What they are given must be nobody else's."""

    def __init__(self, waiting: int, threads: int = THREADS) -> None:
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="aside", initializer=_begin)
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
