"""Servers, workers and PostgreSQL are killed again and again while people and bots choose.

    python -m bench.kills                             # 300 kills, two servers, two workers, a PostgreSQL of its own
    python -m bench.kills --kills 8 --tables 20       # a quick look
    python -m bench.kills --kills 0 --pauses 8        # nobody is killed, but one of them stands still for 10 seconds

Run it on Linux with the Python that Asztal is installed in. Whoever is killed is started again. People whose choice was
not answered send it once more, and pages that were lost come back by themselves; bots play at a sixth of the tables.
In the end the database must hold what was confirmed, in order and once, every match must follow its rules, everybody
must see what they should, and bots must go on. The exit code is 1 if something was lost, doubled, refused or not shown.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

import uvloop
from rich.console import Console
from rich.table import Table

from bench.load.house import OWN_POSTGRES
from bench.load.people import Faults, Load, Plan
from bench.load.run import percentiles
from bench.load.server import Running, say

SERVERS, WORKERS = 2, 2
RATE = 30.0
# Choices come for so long around each kill.
ROUND_S = 1.5
# So often a choice is sent until somebody answers.
TRIES = 100
CALM_S = 90.0
SERVER, WORKER, DATABASE = "server", "worker", "database"
# In each four kills, in some order: servers are what people notice most.
VICTIMS = (SERVER, SERVER, WORKER, DATABASE)


async def _kill(load: Load, victim: str) -> None:
    """Kills one, and starts it again."""
    house = load.house
    if victim == DATABASE:
        assert house.postgres is not None
        assert house.postgres.own is not None
        house.postgres.own.kill()
        await asyncio.sleep(load.rng.random())
        await asyncio.to_thread(house.postgres.own.start)
        return
    if victim == SERVER:
        at = load.rng.randrange(len(house.servers))
        await house.servers[at].stop(signal.SIGKILL)
        house.servers[at] = await house.new_server()
    else:
        at = load.rng.randrange(len(house.workers))
        await house.workers[at].stop(signal.SIGKILL)
        house.workers[at] = await house.new_worker()


async def _pause(load: Load, victim: str, seconds: float) -> None:
    """One stands still for a while, as if its machine did."""
    house = load.house
    if victim == DATABASE:
        assert house.postgres is not None
        assert house.postgres.own is not None
        stopped = [house.postgres.own.process.pid, *house.postgres.own.children()]
    else:
        running: list[Running] = [*(house.servers if victim == SERVER else house.workers)]
        stopped = [load.rng.choice(running).process.pid]
    for pid in stopped:
        os.kill(pid, signal.SIGSTOP)
    await asyncio.sleep(seconds)
    for pid in stopped:
        os.kill(pid, signal.SIGCONT)


async def disturb(load: Load, kills: int, pause: float) -> Counter[str]:
    """Choices come all the time; whoever is killed or paused has gone on when the next one is."""
    done: Counter[str] = Counter()
    load.tries = TRIES
    began = time.monotonic()
    victims: list[str] = []
    for count in range(kills):
        victims = victims or load.rng.sample(VICTIMS, len(VICTIMS))
        victim = victims.pop()
        choosing = asyncio.create_task(load.choices(load.plan.rate, max(ROUND_S, pause)))
        await asyncio.sleep(load.rng.random() * ROUND_S / 2)
        if pause:
            await _pause(load, victim, pause)
        else:
            await _kill(load, victim)
        await choosing
        done[victim] += 1
        if (count + 1) % 10 == 0:
            made = len(load.samples.confirmed)
            say(f"{count + 1} of {kills} after {time.monotonic() - began:.0f} s, {made:,} choices made ...")
    return done


async def check(load: Load) -> None:
    """Everybody goes on, and nothing was lost or doubled on the way."""
    await load.come_back()
    await load.choices(load.plan.rate, ROUND_S)
    await load.settle()
    await load.bots_go_on(CALM_S)
    load.check_stored()
    load.check_rules()
    await load.check_again()
    load.check_stored()
    await load.check_views()


async def run(
    tables: int, kills: int, pauses: int = 0, pause: float = 10.0, seed: int = 1
) -> tuple[Load, Counter[str]]:
    """A whole run: first the kills, then the pauses; everything is ended whatever happens."""
    with tempfile.TemporaryDirectory(prefix="asztal-kills-") as folder:
        bots = max(1, tables // 6)
        load = Load(Plan(tables, RATE, 0.0, 0, bots, seed, OWN_POSTGRES, SERVERS, WORKERS), Path(folder))
        try:
            await load.start()
            await load.make_tables()
            await load.open_streams()
            done = await disturb(load, kills, 0.0) + await disturb(load, pauses, pause)
            await check(load)
        finally:
            await load.close()
    return load, done


def print_table(load: Load, done: Counter[str]) -> None:
    def times(seconds: list[float]) -> str:
        return " / ".join(f"{value:,.0f}" for value in percentiles(seconds).values())

    table = Table("what", "found", title=f"{load.plan.tables} tables, {load.plan.bots} of them with bots")
    table.add_row("killed or paused", ", ".join(f"{victim} {count}" for victim, count in sorted(done.items())))
    table.add_row("choices of people", f"{len(load.samples.confirmed):,}")
    table.add_row("choices of bots", f"{load.bots_chose:,}")
    table.add_row("choice → confirmation, ms (p50 / p90 / p99 / max)", times(load.samples.confirmed))
    table.add_row("until a page was back, ms", times(load.samples.back))
    for kind, count in load.faults.counts.items():
        table.add_row(f"{kind} ({Faults.KINDS[kind]})", f"{count:,}")
    Console().print(table)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=300, help="how many (300)")
    parser.add_argument("--tables", type=int, default=120, help="how many tables (120)")
    parser.add_argument("--pauses", type=int, default=0, help="how often one of them stands still (0)")
    parser.add_argument("--pause", type=float, default=10.0, help="for how many seconds (10)")
    parser.add_argument("--seed", type=int, default=1, help="of who is killed when, and what is chosen (1)")
    given = parser.parse_args()
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        load, done = runner.run(run(given.tables, given.kills, given.pauses, given.pause, given.seed))
    print_table(load, done)
    for case in load.faults.cases:
        say(case)
    return 1 if load.faults.any() else 0


if __name__ == "__main__":
    sys.exit(main())
