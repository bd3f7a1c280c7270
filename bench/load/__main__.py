"""Many tables at once: a real server, scripted people at all seats, and what the choices take.

    python -m bench.load                              # 500 tables, 2,000 streams, 100 choices a second for 20 s
    python -m bench.load --tables 50 --seconds 5      # a quick look
    python -m bench.load --bots                       # one person and three bots at each table
    python -m bench.load --database postgresql --servers 2 --workers 1
    python -m bench.load --json                       # the figures for a program to read

Run it on Linux with the Python that Asztal is installed in. It starts a server with a database of its own in a
temporary folder (or several, to which requests go by turns), makes the tables and seats four guests at each, puts the
matches some way forward in the database, and opens a stream for everybody. Then choices come at a steady rate, whether
or not the server keeps up. The generator mirrors every match (it has given the seeds), so it knows the legal choices
without asking. In the end the database must hold what was confirmed, in order and once; a server is killed in a burst,
started again, and asked for every table. Pages that are lost come back by themselves, as real ones do.
The exit code is 1 if something was lost, doubled, refused or not shown, and 2 if nothing could be measured.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import resource
import sys
from dataclasses import asdict

import uvloop
from rich.console import Console
from rich.table import Table

from asztal.machine import cores
from bench.load.errors import LoadError
from bench.load.house import OWN_POSTGRES
from bench.load.people import Plan
from bench.load.run import Figures, run
from bench.load.server import say
from bench.load.table import GAME, SEATS


def print_table(figures: Figures, plan: Plan) -> None:
    def times(found: dict[str, float]) -> str:
        return " / ".join(f"{found[name]:,.1f}" for name in ("p50", "p90", "p99", "max")) if found["max"] else "–"

    table = Table(
        title=f"{GAME}, {SEATS} seats{', three of them bots' if plan.bots else ''}, {plan.rate:g} choices/s wanted",
        caption=f"{cores()} cores for all; other processes took {figures.strangers_cpu:.0%} of one meanwhile",
    )
    table.add_column("what")
    table.add_column("found", justify="right")
    rows = {
        "tables, streams": f"{figures.tables:,}, {figures.streams:,}",
        "choices, choices/s reached": f"{figures.choices:,}, {figures.choices_per_s:,.1f}",
        "choice → confirmation, ms (p50 / p90 / p99 / max)": times(figures.confirmed_ms),
        "choice → the others' views, ms": times(figures.others_ms),
        "choice → own view, ms": times(figures.own_ms),
        "the generator's own delay, ms": times(figures.late_ms),
        "bytes per update": f"{figures.bytes_per_update:,.0f}",
        "pages to be loaded anew": f"{figures.reloads:,}",
        "server memory per table, per stream, KB": f"{figures.kb_per_table:,.1f}, {figures.kb_per_stream:,.1f}",
        "server CPU, share of a core; per choice, ms": f"{figures.server_cpu:.0%}; {figures.server_ms_per_choice:.2f}",
        "PostgreSQL's CPU per choice, ms": f"{figures.database_ms_per_choice:.2f}",
        "clients' CPU, share of a core": f"{figures.client_cpu:.0%}",
        "not answered when a server was killed": f"{figures.unanswered_at_kill:,}",
        "until its pages were back, ms": times(figures.back_ms),
        "lost, doubled": f"{figures.lost:,}, {figures.doubled:,}",
        "refused, not shown, shown otherwise": f"{figures.refused:,}, {figures.unseen:,}, {figures.differing:,}",
    }
    for what, found in rows.items():
        table.add_row(what, found)
    Console().print(table)


def raise_file_limit(streams: int) -> None:
    """Each stream is an open file here and in the server, which inherits the limit."""
    needed = streams + 2000
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < needed:
        raise LoadError(f"{needed} files must be open at once, but the limit is {hard}; take fewer --tables.")
    if soft != resource.RLIM_INFINITY and soft < needed:
        resource.setrlimit(resource.RLIMIT_NOFILE, (needed, hard))


def parse() -> tuple[Plan, bool]:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, help="how many tables (500; with --bots 20)")
    parser.add_argument("--rate", type=float, help="choices a second over all tables (100; with --bots 10)")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long (20)")
    parser.add_argument("--played", type=int, default=100, help="choices made before, on average (100; with --bots 0)")
    parser.add_argument("--bots", action="store_true", help="three of four seats are bots")
    parser.add_argument("--seed", type=int, default=1, help="of what the scripted people choose (1)")
    parser.add_argument("--database", default="", help=f"an empty one; {OWN_POSTGRES}: one of our own (SQLite)")
    parser.add_argument("--servers", type=int, default=1, help="how many share the database (1)")
    parser.add_argument("--workers", type=int, default=0, help="in how many bots think (0: in the server)")
    parser.add_argument("--json", action="store_true", help="print JSON instead of the table")
    given = parser.parse_args()
    tables = given.tables or (20 if given.bots else 500)
    rate = given.rate or (10.0 if given.bots else 100.0)
    if tables < 1 or rate <= 0 or given.seconds <= 0 or given.played < 0:
        parser.error("there must be at least one table, and time and rate must be more than nothing")
    if given.servers < 1 or given.workers < 0 or ((given.servers > 1 or given.workers) and not given.database):
        parser.error("several servers, and workers, need a --database that they can share")
    bots = tables if given.bots else 0
    shared = (given.database, given.servers, given.workers)
    return Plan(tables, rate, given.seconds, given.played, bots, given.seed, *shared), given.json


def main() -> int:
    plan, as_json = parse()
    try:
        raise_file_limit(plan.tables * SEATS)
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            figures, faults = runner.run(run(plan))
    except LoadError as error:
        say(str(error))
        return 2
    if as_json:
        print(json.dumps(asdict(figures), indent=2))
    else:
        print_table(figures, plan)
    for case in faults.cases:
        say(case)
    return 1 if faults.any() else 0


if __name__ == "__main__":
    sys.exit(main())
