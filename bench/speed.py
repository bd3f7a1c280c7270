"""Writes what was measured on this machine into docs/speed.md: figures stand between marks, all else stays as it is.

python -m bench.speed             # asztal bench and the peers: some minutes, best on a machine that is idle
python -m bench.speed --quick     # a short run of the peers
"""

from __future__ import annotations

import argparse
import platform
import sys
from collections.abc import Sequence
from pathlib import Path

from asztal import games
from asztal.bench import HEADS, LEGEND, Row, measure_both_ways
from asztal.engine.errors import AsztalError
from asztal.machine import cores
from asztal.words import Words
from asztal.writing import grid, put_between_marks, put_down, read_page
from bench.peers import tables
from bench.peers.errors import PeersError
from bench.peers.rounds import FULL, QUICK, ROOT, run_rounds, say

PAGE = ROOT / "docs" / "speed.md"


def machine(versions: Sequence[str]) -> str:
    """Where it was measured, and with what."""
    return (
        f"Measured on {cores()} cores of {_processor()}, {platform.system()}, "
        f"{platform.python_implementation()} {platform.python_version()}; {', '.join(versions)}."
    )


def _processor() -> str:
    """What the processor calls itself, where it can be found out."""
    about = Path("/proc/cpuinfo")
    lines = about.read_text(encoding="utf-8").splitlines() if about.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()


def rules(rows: Sequence[Row]) -> str:
    """The table of ``asztal bench``."""
    heads = ["game", *(f"{head} {unit}".strip() for head, unit in HEADS)]
    lines = [[Words("en", games.find(row.game)).say("game-title"), *row.cells()] for row in rows]
    return f"{grid(heads, lines, 3)}\n\n{LEGEND}"


def peers(rows: Sequence[tables.Row]) -> str:
    """The tables of the comparison, each with how both sides were measured."""
    return "\n\n".join(
        f"**{comparison.title}.** {comparison.how}\n\n"
        + grid(
            comparison.heads(),
            [row.cells() for row in rows if row.comparison == comparison.title],
            1,
        )
        for comparison in tables.COMPARISONS
    )


def write(page: Path, ours: Sequence[Row], theirs: Sequence[tables.Row], versions: Sequence[str]) -> None:
    """Puts all figures into the page."""
    text = read_page(page)
    for place, figures in (("machine", machine(versions)), ("rules", rules(ours)), ("peers", peers(theirs))):
        text = put_between_marks(text, page, place, figures)
    put_down(page, text)


def main() -> int:
    parser = argparse.ArgumentParser(
        "python -m bench.speed", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--quick", action="store_true", help="a short run of the peers")
    parser.add_argument("--page", type=Path, default=PAGE, help="the page (default: docs/speed.md)")
    arguments = parser.parse_args()
    try:
        outcome = run_rounds(QUICK if arguments.quick else FULL)
        say("The rules")
        ours = [row for name in games.names() for row in measure_both_ways(name)]
        write(arguments.page, ours, tables.rows(outcome.rates), outcome.versions)
    except (AsztalError, PeersError) as error:
        say(str(error))
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
