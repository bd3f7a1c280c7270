"""Attacks on a server at its default settings, each beside ordinary players.

    python -m bench.attacks                       # all of them
    python -m bench.attacks "static files"        # one of them

Run it on Linux with the Python that Asztal is installed in. It starts a server with a database of its own in a
temporary folder. At eight tables ordinary players choose five times a second, in calm and then while the attacker does
its worst from other addresses. The exit code is 1 if a choice was refused, the slowest percent took longer than 300 ms,
or the server needed more than twice its usual memory.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path

from rich.console import Console
from rich.table import Table

from bench.attacks.attacks import ALL
from bench.attacks.beside import Outcome, beside
from bench.load.__main__ import raise_file_limit
from bench.load.server import Server

CHOICES = 40
MOST_S = 0.3
CROWD, SPECTATORS = "two thousand spectators", 2000


def is_held(outcome: Outcome) -> bool:
    slowest = outcome.attacked.share(0.99)
    return not outcome.attacked.refused and slowest < MOST_S and outcome.most_kb < 2 * outcome.calm_kb


async def run(names: list[str]) -> int:
    table = Table("attack", "calm p50 / p99, ms", "attacked p50 / p99, ms", "memory, MB", "refused", "answered", "held")
    failed = 0
    with tempfile.TemporaryDirectory() as folder:
        for name in names:
            server = await Server.start(Path(folder), "--thinkers", "1")
            try:
                outcome = await beside(server, name, CHOICES, addresses=40 if name == CROWD else 4)
            finally:
                await server.stop()
            held = is_held(outcome)
            failed += not held
            answered = ", ".join(f"{status}: {count:,}" for status, count in sorted(outcome.answered.items()))
            table.add_row(
                name,
                f"{1000 * outcome.calm.share(0.5):.1f} / {1000 * outcome.calm.share(0.99):.1f}",
                f"{1000 * outcome.attacked.share(0.5):.1f} / {1000 * outcome.attacked.share(0.99):.1f}",
                f"{outcome.calm_kb / 1024:.0f} → {outcome.most_kb / 1024:.0f}",
                str(len(outcome.attacked.refused)),
                answered,
                "yes" if held else "no",
            )
    Console(width=160).print(table)
    return 1 if failed else 0


def main() -> int:
    names = sys.argv[1:] or list(ALL)
    unknown = [name for name in names if name not in ALL]
    if unknown:
        print(f"There is no attack {unknown[0]!r}; there are {', '.join(ALL)}.", file=sys.stderr)
        return 2
    raise_file_limit(SPECTATORS)
    return asyncio.run(run(names))


if __name__ == "__main__":
    sys.exit(main())
