"""A run: a steady part that is measured, and a burst in which the server is killed."""

from __future__ import annotations

import asyncio
import gc
import signal
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

from bench.load.errors import LoadError
from bench.load.people import Faults, Load, Plan
from bench.load.server import LOG, last_line, machine_cpu_s, say

# The burst in which the server is killed: so many times the rate, so that more is under way when it happens.
BURST = 3
KILL_AFTER_S = 1.5
DUST_S = 0.5


@dataclass
class Figures:
    """What a run has found; times in milliseconds, memory in KB."""

    tables: int
    streams: int
    choices: int
    choices_per_s: float
    confirmed_ms: dict[str, float]
    others_ms: dict[str, float]
    own_ms: dict[str, float]
    late_ms: dict[str, float]
    bytes_per_update: float
    reloads: int
    kb_per_table: float
    kb_per_stream: float
    server_cpu: float
    """The share of one core."""
    server_ms_per_choice: float
    database_ms_per_choice: float
    """Of a PostgreSQL of our own."""
    client_cpu: float
    strangers_cpu: float
    """What other processes took meanwhile, as a share of one core: figures are good if it is small."""
    unanswered_at_kill: int = 0
    back_ms: dict[str, float] = field(default_factory=dict)
    """Until the pages were back after a server was killed: at another, or at the same when it was started again."""
    lost: int = 0
    doubled: int = 0
    refused: int = 0
    unseen: int = 0
    differing: int = 0


def percentiles(seconds: list[float]) -> dict[str, float]:
    """The usual ones, in milliseconds."""
    ordered = sorted(seconds) or [0.0]
    found = {f"p{share}": ordered[min(len(ordered) - 1, len(ordered) * share // 100)] for share in (50, 90, 99)}
    return {name: round(value * 1000, 2) for name, value in [*found.items(), ("max", ordered[-1])]}


async def prepare(load: Load) -> tuple[float, float]:
    """Tables with people at them; returns the servers' memory for a table and for a stream."""
    say(f"making {load.plan.tables} tables ...")
    await load.start()
    await load.make_tables()
    await load.stop()
    load.play_ahead()
    await load.start()
    empty = load.house.memory_kb()
    for table in load.tables:
        await load.client.ask(load.client.request("GET", f"/t/{table.id}/view.json", table.cookies[0]))
    full = load.house.memory_kb()
    say("opening a stream for everybody ...")
    await load.open_streams()
    watched = load.house.memory_kb()
    return (full - empty) / load.plan.tables, (watched - full) / len(load.streams)


async def measure(load: Load) -> Figures:
    """The steady part of a run."""
    plan = load.plan
    kb_per_table, kb_per_stream = await prepare(load)
    gc.collect()
    gc.freeze()
    received, updates = _traffic(load)
    say(f"choosing {plan.rate:g} times a second for {plan.seconds:g} s ...")
    before = _clocks(load)
    await load.choices(plan.rate, plan.seconds)
    took, spent, database, own_spent, all_spent = (now - then for now, then in zip(_clocks(load), before, strict=True))
    await load.settle()
    load.check_stored()
    samples = load.samples
    received, updates = _traffic(load)[0] - received, _traffic(load)[1] - updates
    return Figures(
        tables=plan.tables,
        streams=sum(not stream.closed.is_set() for stream in load.streams.values()),
        choices=len(samples.confirmed),
        choices_per_s=round(len(samples.confirmed) / took, 1),
        confirmed_ms=percentiles(samples.confirmed),
        others_ms=percentiles(samples.others),
        own_ms=percentiles(samples.own),
        late_ms=percentiles(samples.late),
        bytes_per_update=round(received / max(1, updates)),
        reloads=sum(stream.reloads for stream in load.streams.values()),
        kb_per_table=round(kb_per_table, 1),
        kb_per_stream=round(kb_per_stream, 1),
        server_cpu=round(spent / took, 3),
        server_ms_per_choice=round(spent / max(1, len(samples.confirmed)) * 1000, 2),
        database_ms_per_choice=round(database / max(1, len(samples.confirmed)) * 1000, 2),
        client_cpu=round(own_spent / took, 3),
        strangers_cpu=round(max(0.0, all_spent - spent - database - own_spent) / took, 3),
    )


def _clocks(load: Load) -> tuple[float, ...]:
    """The time, and the CPU seconds of the servers, of the database, of the clients, and of the whole machine."""
    house = load.house
    return time.perf_counter(), house.cpu_s(), house.database_cpu_s(), time.process_time(), machine_cpu_s()


def _traffic(load: Load) -> tuple[int, int]:
    streams = load.streams.values()
    return sum(stream.received for stream in streams), sum(stream.updates for stream in streams)


async def kill_and_check(load: Load) -> int:
    """Kills a server while choices come, and starts it again; says how many choices were not answered."""
    say("killing a server in a burst ...")
    burst = asyncio.create_task(load.choices(load.plan.rate * BURST, KILL_AFTER_S + 0.1))
    await asyncio.sleep(KILL_AFTER_S)
    servers = load.house.servers
    await servers[0].stop(signal.SIGKILL)
    await burst
    # What a server had sent to its database when it was killed is written nevertheless.
    await asyncio.sleep(DUST_S)
    unanswered = sum(table.open is not None for table in load.tables)
    load.check_stored()
    servers[0] = await load.house.new_server()
    await load.come_back()
    await load.check_again()
    load.check_stored()
    await load.check_views()
    return unanswered


async def run(plan: Plan) -> tuple[Figures, Faults]:
    """A whole run; the servers are ended whatever happens."""
    with tempfile.TemporaryDirectory(prefix="asztal-load-") as folder:
        load = Load(plan, Path(folder))
        try:
            figures = await measure(load)
            figures.unanswered_at_kill = await kill_and_check(load)
            figures.back_ms = percentiles(load.samples.back)
        except (OSError, TimeoutError) as error:
            raise LoadError(f"The server could not be asked ({error!r}): {last_line(Path(folder, LOG))}") from None
        finally:
            await load.close()
    for kind, count in load.faults.counts.items():
        setattr(figures, kind, count)
    return figures, load.faults
