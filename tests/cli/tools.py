"""What the tests of the command line share."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from asztal.bots.seated import SeatedBots
from asztal.engine.rng import seeded
from asztal.match import Match, Seat
from asztal.match.record import BOT, HUMAN
from asztal.words import LANGUAGES

each_language = pytest.mark.parametrize("language", LANGUAGES)


@dataclass
class Outcome:
    """What a command left behind."""

    code: int
    out: str
    err: str


Run = Callable[..., Outcome]


def run_apart(*arguments: str, typed: bytes = b"", **environment: str) -> Outcome:
    """Runs a command in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "asztal", *arguments],
        input=typed,
        env={**os.environ, **environment},
        capture_output=True,
        check=False,
    )
    return Outcome(done.returncode, done.stdout.decode(), done.stderr.decode())


def assert_refused(outcome: Outcome, *right: str) -> None:
    """Exit code 2 and one line that says what is wrong and what would be right."""
    assert "Traceback" not in outcome.err
    assert outcome.code == 2
    assert len(outcome.err.splitlines()) == 1, outcome.err
    assert outcome.err.startswith("asztal: ")
    for words in right:
        assert words in outcome.err


def folder_content(folder: Path) -> dict[str, bytes]:
    return {
        str(path.relative_to(folder)): path.read_bytes() if path.is_file() else b"(folder)"
        for path in folder.rglob("*")
    }


def keep(path: Path, **changes: Any) -> Path:
    """A short record of Tara in a file, with changed fields (and a digest that fits)."""
    match = Match("tara", [Seat(HUMAN), Seat(BOT, bot="greedy")], seed=5)
    for _ in range(3):
        match.choose(0, (match.decision(0) or pytest.fail("seat 1 is not asked")).choices[0])
    record = match.record()
    for name, value in changes.items():
        setattr(record, name, value)
    record.save(path)
    return path


def random_against_greedy(seed: int) -> Match:
    """A whole match in which seat 1 drops its stones at random."""
    match = Match("connect_four", [Seat(HUMAN), Seat(BOT, bot="greedy")], seed=seed)
    rng = seeded(seed, "typed")
    bots = SeatedBots(match)
    while not match.over:
        bot = bots.next()
        decision = match.decision(0)
        if bot is not None:
            bots.choose(bot)
        elif decision is not None:
            match.choose(0, decision.choices[rng.below(len(decision.choices))])
    return match
