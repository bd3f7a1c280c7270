"""Measures one contender, in a process of its own and in the environment where it is installed.

    python -m bench.peers.measuring catanatron 4 0.2     # turns, CPU seconds of a turn

A contender is a module in ``contenders`` with DISTRIBUTION, the package whose version is told, and ``works()``.
"""

from __future__ import annotations

import importlib
import json
import os
import sys
import time
from collections.abc import Callable
from importlib.metadata import version
from typing import Any

from bench.peers.errors import PeersError

Work = Callable[[], int]
"""Does a batch and says how much was done; short enough for a turn, long enough for the clock not to be noticed."""


def rate(work: Work, seconds: float) -> float:
    """How much is done in a CPU second."""
    done = 0
    began = time.process_time()
    spent = 0.0
    while spent < seconds:
        done += work()
        spent = time.process_time() - began
    return done / spent


def measure(name: str, turns: int, seconds: float) -> dict[str, Any]:
    """The best turn of each of the contender's works, after a short one to warm up."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    contender = importlib.import_module(f"bench.peers.contenders.{name}")
    works: dict[str, Work] = contender.works()
    rates = dict.fromkeys(works, 0.0)
    for work in works.values():
        rate(work, seconds / 10)
    for _ in range(turns):
        for what, work in works.items():
            rates[what] = max(rates[what], rate(work, seconds))
    return {"version": f"{contender.DISTRIBUTION} {version(contender.DISTRIBUTION)}", "rates": rates}


if __name__ == "__main__":
    try:
        print(json.dumps(measure(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]))))
    except PeersError as error:
        sys.exit(str(error))
