"""Runs everybody in turns, the peers in an environment of their own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bench.peers.errors import PeersError, last_line

ROOT = Path(__file__).resolve().parent.parent.parent
REQUIREMENTS = ROOT / "bench" / "requirements-peers.txt"
VENV = ROOT / ".bench" / "venv"
STAMP = VENV / "installed.txt"

OURS = ("asztal_rules", "asztal_adapters")
THEIRS = ("openspiel", "pettingzoo", "catanatron", "rlcard")


@dataclass(frozen=True)
class Effort:
    """Everybody gets the same, so the best of each is comparable."""

    rounds: int
    turns: int
    """In each round."""
    seconds: float
    """CPU seconds of a turn."""


FULL = Effort(5, 4, 0.2)
QUICK = Effort(2, 2, 0.15)


@dataclass(frozen=True)
class Outcome:
    """Everybody's best: what was measured -> how much a second; and the versions of all packages."""

    rates: dict[str, float]
    versions: list[str]


def run_rounds(effort: Effort) -> Outcome:
    """Each round begins with another contender."""
    theirs = peers_python()
    names = [*OURS, *THEIRS]
    best: dict[str, float] = {}
    versions: dict[str, str] = {}
    for number in range(effort.rounds):
        say(f"Round {number + 1} of {effort.rounds}")
        first = number % len(names)
        for name in names[first:] + names[:first]:
            outcome = measured(sys.executable if name in OURS else theirs, name, effort)
            versions[name] = outcome["version"]
            for what, found in outcome["rates"].items():
                best[what] = max(best.get(what, 0.0), found)
    return Outcome(best, list(dict.fromkeys(versions[name] for name in names)))


def measured(python: str, name: str, effort: Effort) -> dict[str, Any]:
    """Measures one contender in a process of its own; its last line is the outcome."""
    command = [python, "-m", "bench.peers.measuring", name, str(effort.turns), str(effort.seconds)]
    quiet = {**os.environ, "OMP_NUM_THREADS": "1", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    done = subprocess.run(command, capture_output=True, text=True, env=quiet, cwd=ROOT)
    if done.returncode != 0:
        raise PeersError(f"{name} can't be measured: {last_line(done.stderr)}")
    outcome: dict[str, Any] = json.loads(last_line(done.stdout))
    return outcome


def peers_python() -> str:
    """The peers' own Python; their environment is made on first use and whenever the requirements change."""
    python = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    wanted = REQUIREMENTS.read_text(encoding="utf-8")
    if not STAMP.exists() or STAMP.read_text(encoding="utf-8") != wanted:
        say("Installing the peers into .bench/venv, this once ...")
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


def say(text: str) -> None:
    print(text, file=sys.stderr)
