"""Connect Four side by side: Asztal, OpenSpiel and PettingZoo on this machine, in one go.

    python bench/peers.py             # about a minute
    python bench/peers.py --quick     # about a quarter of that
    python bench/peers.py --json      # a list of rows for a program to read

Run it with the Python that Asztal is installed in. The peers get an environment of their own, ``.bench/venv``, made on
first use from ``requirements-peers.txt``. Everybody is measured in turns, on one core, in CPU time, and the best turn
counts, so that a busy machine hurts all alike. Only ratios are judged: the exit code is 1 if one misses its bar,
and 2 if nothing could be measured.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from importlib.metadata import version
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
REQUIREMENTS = ROOT / "bench" / "requirements-peers.txt"
VENV = ROOT / ".bench" / "venv"
STAMP = VENV / "installed.txt"

# (rounds, turns in each round, CPU seconds of a turn); everybody gets the same, so the best of each is comparable.
FULL = (6, 4, 0.2)
QUICK = (2, 3, 0.15)
# Work between two looks at the clock: small enough for a turn, large enough for the clock not to be noticed.
MANY = 500
FEW = 5
# Simulations in one search, for both trees.
SIMULATIONS = 20_000
LONGER_THAN_ANY_GAME = 1000

Work = Callable[[], int]
"""Does a batch and says how much was done."""


class PeersError(Exception):
    """Nothing can be measured; the message is one sentence for the user."""


@dataclass
class Row:
    """A line of the table; ``ratio`` is ours by theirs, ``bar`` what it must reach."""

    key: str
    what: str
    per_second: float
    ratio: float | None = None
    bar: float | None = None


# -- what is measured -------------------------------------------------------------------------------------------------


def measure_asztal() -> dict[str, Work]:
    """Asztal: the compiled loop, the same loop driven from Python, and the search."""
    from asztal import _compiled
    from asztal.bots.search import Manner, Search
    from asztal.engine.play import play_on
    from asztal.engine.rng import seeded
    from asztal.games import find

    if not _compiled.is_compiled():
        raise PeersError(f"Only the compiled rules are worth comparing; these are {_compiled.status()}.")
    game = find("connect_four")
    start = game.new(2, 1)
    rng = seeded(1)
    draw = Random(1).random

    def playouts() -> int:
        for _ in range(MANY):
            state = start.copy()
            play_on(state, rng, LONGER_THAN_ANY_GAME)
        return MANY

    def from_python() -> int:
        for _ in range(MANY):
            state = start.copy()
            while menu := state.menu:
                state.choose(menu[int(draw() * len(menu))])
        return MANY

    def search() -> int:
        # OpenSpiel's outcomes go from -1 to 1 and ours from 0 to 1, so its uct_c of 2 is an exploration of 1.
        manner = Manner(exploration=1.0, cutoff=LONGER_THAN_ANY_GAME)
        thinking = Search(game.evaluate, manner, SIMULATIONS)
        thinking.patient = True
        thinking.run(start, rng)
        done = int(thinking.done)
        if done != SIMULATIONS:
            raise PeersError(f"Asztal's search did {done} simulations instead of {SIMULATIONS}.")
        return done

    return {"asztal playouts": playouts, "asztal from Python": from_python, "asztal MCTS": search}


def measure_openspiel() -> dict[str, Work]:
    """OpenSpiel, as published on PyPI: its rollouts in C++, its states driven from Python, and its search in C++."""
    import pyspiel

    game = pyspiel.load_game("connect_four")
    start = game.new_initial_state()
    draw = Random(1).random

    def bot(simulations: int, rollouts: int) -> Any:
        # No memory limit, so that it never collects garbage; no solver, because ours has none.
        evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=rollouts, seed=1)
        return pyspiel.MCTSBot(
            game, evaluator, uct_c=2, max_simulations=simulations, max_memory_mb=0, solve=False, seed=1, verbose=False
        )

    def searched(thinking: Any, simulations: int) -> int:
        root = thinking.mcts_search(start)
        if root.explore_count != simulations:
            raise PeersError(f"OpenSpiel's search did {root.explore_count} simulations instead of {simulations}.")
        return simulations

    # Python can't call the evaluator itself. But a search's first simulation has no tree to walk and consists of the
    # evaluator's rollouts from the root alone, all of them in one C++ loop. It is also quicker than evaluate_bots()
    # with two uniform random bots, the other way to stay in C++.
    roller = bot(1, MANY)
    thinker = bot(SIMULATIONS, 1)

    def rollouts() -> int:
        return searched(roller, 1) * MANY

    def from_python() -> int:
        for _ in range(MANY):
            state = game.new_initial_state()
            legal_actions, apply_action = state.legal_actions, state.apply_action
            # There are no legal actions at the end: this spares is_terminal(), and draw() is quicker than choice().
            while legal := legal_actions():
                apply_action(legal[int(draw() * len(legal))])
        return MANY

    def search() -> int:
        return searched(thinker, SIMULATIONS)

    return {"OpenSpiel rollouts": rollouts, "OpenSpiel from Python": from_python, "OpenSpiel MCTS": search}


def measure_pettingzoo() -> dict[str, Work]:
    """PettingZoo's connect_four_v3: with the wrappers that users get, and bare."""
    from pettingzoo.classic import connect_four_v3

    draw = Random(1).random

    def playouts(env: Any) -> Work:
        # One environment for all games. observe() and terminations are public and quicker than last(); a legal column
        # is drawn from the mask by trying, which is quicker than numpy and than action_space.sample(mask); and the
        # agents' empty steps after the end are left out.
        def play() -> int:
            for _ in range(FEW):
                env.reset()
                agent = env.agent_selection
                while not env.terminations[agent]:
                    mask = env.observe(agent)["action_mask"]
                    column = int(draw() * 7)
                    while not mask[column]:
                        column = int(draw() * 7)
                    env.step(column)
                    agent = env.agent_selection
            return FEW

        return play

    return {
        "PettingZoo env": playouts(connect_four_v3.env()),
        "PettingZoo raw_env": playouts(connect_four_v3.raw_env()),
    }


CONTENDERS: dict[str, tuple[Callable[[], dict[str, Work]], str]] = {
    "asztal": (measure_asztal, "asztal"),
    "openspiel": (measure_openspiel, "open_spiel"),
    "pettingzoo": (measure_pettingzoo, "pettingzoo"),
}


# -- measuring, in the contender's own environment --------------------------------------------------------------------


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
    """The best turn of each of the contender's items, after a short one to warm up."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    items, distribution = CONTENDERS[name]
    works = items()
    rates = dict.fromkeys(works, 0.0)
    for work in works.values():
        rate(work, seconds / 10)
    for _ in range(turns):
        for what, work in works.items():
            rates[what] = max(rates[what], rate(work, seconds))
    return {"version": f"{distribution} {version(distribution)}", "rates": rates}


# -- running everybody ------------------------------------------------------------------------------------------------


def say(text: str) -> None:
    print(text, file=sys.stderr)


def peers_python() -> str:
    """The peers' own Python; their environment is made on first use and whenever the requirements change."""
    python = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    wanted = REQUIREMENTS.read_text(encoding="utf-8")
    if not STAMP.exists() or STAMP.read_text(encoding="utf-8") != wanted:
        say("Installing OpenSpiel and PettingZoo into .bench/venv, this once ...")
        install([sys.executable, "-m", "venv", "--clear", str(VENV)])
        install(
            [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "-r", str(REQUIREMENTS)]
        )
        STAMP.write_text(wanted, encoding="utf-8")
    return str(python)


def install(command: list[str]) -> None:
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        raise PeersError(f"The peers can't be installed into .bench/venv: {last_line(done.stderr or done.stdout)}")


def last_line(text: str) -> str:
    lines = text.strip().splitlines()
    return lines[-1].strip() if lines else "no reason was given."


def measured(python: str, name: str, turns: int, seconds: float) -> dict[str, Any]:
    """Measures one contender in a process of its own; its last line is the outcome."""
    command = [python, __file__, "--measure", name, "--turns", str(turns), "--seconds", str(seconds)]
    quiet = {**os.environ, "OMP_NUM_THREADS": "1", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    done = subprocess.run(command, capture_output=True, text=True, env=quiet, cwd=ROOT)
    if done.returncode != 0:
        raise PeersError(last_line(done.stderr))
    outcome: dict[str, Any] = json.loads(last_line(done.stdout))
    return outcome


def run_rounds(rounds: int, turns: int, seconds: float) -> tuple[dict[str, float], list[str]]:
    """Everybody's best, and their versions; each round begins with another contender."""
    theirs = peers_python()
    names = list(CONTENDERS)
    best: dict[str, float] = {}
    versions: dict[str, str] = {}
    for number in range(rounds):
        say(f"Round {number + 1} of {rounds}")
        first = number % len(names)
        for name in names[first:] + names[:first]:
            outcome = measured(sys.executable if name == "asztal" else theirs, name, turns, seconds)
            versions[name] = outcome["version"]
            for what, found in outcome["rates"].items():
                best[what] = max(best.get(what, 0.0), found)
    return best, [versions[name] for name in names]


# -- telling ----------------------------------------------------------------------------------------------------------


def table_rows(best: dict[str, float]) -> list[Row]:
    """All rows; playouts are compared with our compiled loop, searches with our search."""

    def row(key: str, what: str, ours: str = "", bar: float | None = None) -> Row:
        return Row(key, what, best[key], best[ours] / best[key] if ours else None, bar)

    return [
        row("asztal playouts", "playouts: Asztal"),
        row("OpenSpiel rollouts", "playouts: OpenSpiel, C++ rollouts", "asztal playouts", 2.0),
        row("OpenSpiel from Python", "playouts: OpenSpiel, driven from Python", "asztal playouts"),
        row("PettingZoo env", "playouts: PettingZoo, env()", "asztal playouts", 200.0),
        row("PettingZoo raw_env", "playouts: PettingZoo, raw_env()", "asztal playouts"),
        row("asztal from Python", "playouts: Asztal, driven from Python"),
        row("asztal MCTS", "MCTS simulations: Asztal"),
        row("OpenSpiel MCTS", "MCTS simulations: OpenSpiel, C++ MCTSBot", "asztal MCTS", 1.0),
    ]


def print_table(rows: list[Row], versions: list[str], rounds: int) -> None:
    from rich.console import Console
    from rich.table import Table

    python = ".".join(str(part) for part in sys.version_info[:3])
    table = Table(
        title=f"Connect Four, one core, CPU time, best of {rounds} rounds",
        caption=f"{', '.join(versions)}; Python {python}",
    )
    table.add_column("what")
    table.add_column("per second", justify="right")
    table.add_column("ours / theirs", justify="right")
    for row in rows:
        table.add_row(row.what, f"{row.per_second:,.0f}", "" if row.ratio is None else f"{row.ratio:,.2f}")
    Console().print(table)


def print_bars(rows: list[Row]) -> None:
    ratios = {row.key: f"{row.ratio:.2f} times" for row in rows if row.ratio is not None}
    bars = {row.key: f"(bar: {row.bar:g})" for row in rows if row.bar is not None}
    print(f"playouts: {ratios['OpenSpiel rollouts']} OpenSpiel's C++ rollouts {bars['OpenSpiel rollouts']}")
    print(f"playouts: {ratios['PettingZoo env']} PettingZoo env() {bars['PettingZoo env']}")
    print(f"MCTS: {ratios['OpenSpiel MCTS']} OpenSpiel's C++ MCTSBot {bars['OpenSpiel MCTS']}")


def misses(row: Row) -> bool:
    return row.ratio is not None and row.bar is not None and row.ratio < row.bar


def compare(effort: tuple[int, int, float], as_json: bool) -> int:
    """The whole comparison; says the exit code."""
    best, versions = run_rounds(*effort)
    rows = table_rows(best)
    if as_json:
        print(json.dumps([asdict(row) for row in rows], indent=2))
    else:
        print_table(rows, versions, effort[0])
        print_bars(rows)
    return 1 if any(misses(row) for row in rows) else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="a short run")
    parser.add_argument("--json", action="store_true", help="print a JSON list instead of the table")
    parser.add_argument("--measure", choices=list(CONTENDERS), help="measure one contender here and print JSON")
    parser.add_argument("--turns", type=int, default=FULL[1], help="with --measure: turns of each item")
    parser.add_argument("--seconds", type=float, default=FULL[2], help="with --measure: CPU seconds of a turn")
    arguments = parser.parse_args()
    try:
        if arguments.measure:
            print(json.dumps(measure(arguments.measure, arguments.turns, arguments.seconds)))
            return 0
        return compare(QUICK if arguments.quick else FULL, arguments.json)
    except PeersError as error:
        say(str(error))
        return 2


if __name__ == "__main__":
    sys.exit(main())
