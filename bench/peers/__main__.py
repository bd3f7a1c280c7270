"""The command line of the comparison."""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import asdict

from rich.console import Console
from rich.table import Table

import bench.peers
from bench.peers.errors import PeersError
from bench.peers.rounds import FULL, QUICK, run_rounds, say
from bench.peers.tables import COMPARISONS, Row, rows


def show(found: list[Row], versions: list[str]) -> None:
    """A table for each comparison, and under it how both sides were measured."""
    console = Console()
    for comparison in COMPARISONS:
        table = Table(title=comparison.title, title_justify="left", caption=comparison.how, caption_justify="left")
        for at, head in enumerate(comparison.heads()):
            table.add_column(head, justify="right" if at else "left")
        for row in found:
            if row.comparison == comparison.title:
                table.add_row(*row.cells())
        console.print(table)
    console.print(", ".join(versions))


def main() -> int:
    parser = argparse.ArgumentParser(
        "python -m bench.peers", description=bench.peers.__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--quick", action="store_true", help="a short run")
    parser.add_argument("--json", action="store_true", help="print a JSON list instead of the tables")
    arguments = parser.parse_args()
    try:
        outcome = run_rounds(QUICK if arguments.quick else FULL)
    except PeersError as error:
        say(str(error))
        return 2
    found = rows(outcome.rates)
    if arguments.json:
        print(json.dumps([asdict(row) for row in found], indent=2))
    else:
        show(found, outcome.versions)
    for row in found:
        if row.misses:
            say(f"{row.comparison}: {row.what} is {row.ratio:g} times, below its bar of {row.bar:g}.")
    return 1 if any(row.misses for row in found) else 0


if __name__ == "__main__":
    sys.exit(main())
