"""The comparison with other engines: ratios, bars, turns; the engines themselves are not installed for tests."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from typing import Any

import pytest

from asztal import _compiled
from bench.peers import rounds, tables
from bench.peers.rounds import OURS, ROOT, THEIRS, Effort, run_rounds

LINES = [line for comparison in tables.COMPARISONS for line in comparison.lines]


def test_a_ratio_is_ours_by_theirs() -> None:
    rates = {line.key: 5.0 for line in LINES} | {"asztal MCTS": 20.0}
    found = {row.key: row for row in tables.rows(rates)}
    assert found["OpenSpiel MCTS"].ratio == 4.0
    assert found["asztal MCTS"].ratio is None


def test_only_a_ratio_below_its_bar_misses() -> None:
    bar = next(line.bar for line in LINES if line.key == "PettingZoo steps")
    assert bar is not None
    for ours, misses in ((bar * 5.0, False), (bar * 5.0 - 1, True)):
        rates = {line.key: 5.0 for line in LINES} | {"adapter PettingZoo tara steps": ours}
        row = next(row for row in tables.rows(rates) if row.key == "PettingZoo steps" and row.bar is not None)
        assert row.misses == misses


def test_all_peers_are_judged_by_figures_of_ours() -> None:
    ours = {line.key for line in LINES if not line.ours}
    for line in LINES:
        assert line.ours in ours or line.key in ours
        assert line.bar is None or line.ours


def test_everybody_has_as_many_turns_and_the_best_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    pythons: dict[str, str] = {}

    def measured(python: str, name: str, effort: Effort) -> dict[str, Any]:
        asked.append(name)
        pythons[name] = python
        return {"version": f"{name} 1", "rates": {name: [3.0, 8.0, 5.0][asked.count(name) - 1]}}

    monkeypatch.setattr(rounds, "peers_python", lambda: "their python")
    monkeypatch.setattr(rounds, "measured", measured)
    outcome = run_rounds(Effort(3, 1, 0.0))
    everybody = [*OURS, *THEIRS]
    assert Counter(asked) == dict.fromkeys(everybody, 3)
    assert outcome.rates == dict.fromkeys(everybody, 8.0)
    assert len({asked[at * len(everybody)] for at in range(3)}) == 3, "each round begins with another"
    assert pythons == {name: sys.executable if name in OURS else "their python" for name in everybody}


def test_uncompiled_rules_are_refused_in_a_sentence() -> None:
    command = [sys.executable, "-m", "bench.peers.measuring", "asztal_rules", "1", "0.01"]
    environment = {**os.environ, _compiled.SWITCH: "1"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert done.returncode != 0
    assert done.stderr.startswith("Only the compiled rules are worth comparing")
    assert len(done.stderr.splitlines()) == 1
