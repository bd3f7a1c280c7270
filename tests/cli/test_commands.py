"""Version, help, simulate, bench and replay."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import asztal.bench
from asztal import __version__, _compiled
from asztal.match import Match
from asztal.words import Words
from tests.cli.tools import Run, each_language, folder_content, random_against_greedy, run_apart

# -- About itself -----------------------------------------------------------------------------------------------------


def test_the_version_tells_which_rules_run(run: Run) -> None:
    outcome = run("--version")
    assert outcome.code == 0
    assert outcome.out == f"asztal {__version__} (rules {_compiled.status()})\n"


def test_the_version_says_uncompiled_when_told_so() -> None:
    assert "rules uncompiled, because ASZTAL_UNCOMPILED is set" in run_apart("--version", ASZTAL_UNCOMPILED="1").out


def test_the_help_is_a_tour(run: Run) -> None:
    outcome = run("--help")
    assert outcome.code == 0
    for line in ("asztal play tara", "asztal simulate tara", "asztal bench", "asztal replay FILE"):
        assert line in outcome.out


@pytest.mark.parametrize("command", ["play", "simulate", "bench", "replay"])
def test_every_command_explains_itself(run: Run, command: str) -> None:
    outcome = run(command, "--help")
    assert outcome.code == 0
    assert f"asztal {command}" in outcome.out


# -- Simulations ------------------------------------------------------------------------------------------------------


def test_simulate_tells_each_bots_share_as_json(run: Run) -> None:
    outcome = run("simulate", "connect_four", "--seats", "random,greedy", "--games", "10", "--jobs", "1", "--json")
    assert outcome.code == 0
    result = json.loads(outcome.out)
    assert result["games"] == 10
    assert [set(bot) for bot in result["bots"]] == [{"bot", "wins", "win_rate", "low", "high"}] * 2
    assert [bot["bot"] for bot in result["bots"]] == ["random", "greedy"]
    assert sum(bot["wins"] for bot in result["bots"]) == pytest.approx(10)
    for bot in result["bots"]:
        assert bot["win_rate"] == pytest.approx(bot["wins"] / 10)
        assert 0 <= bot["low"] <= bot["win_rate"] + 1e-9
        assert bot["win_rate"] - 1e-9 <= bot["high"] <= 1


def test_simulate_shows_a_table(run: Run) -> None:
    outcome = run("simulate", "connect_four", "--seats", "random,greedy", "--games", "2", "--jobs", "1")
    for words in ("random", "greedy", "win rate", "95 % interval"):
        assert words in outcome.out


def test_the_same_seed_gives_the_same_simulation(run: Run) -> None:
    command = ("simulate", "tara", "--seats", "random,greedy", "--games", "4", "--jobs", "1", "--json", "--seed")
    assert run(*command, "8").out == run(*command, "8").out


def test_the_number_of_jobs_does_not_matter() -> None:
    command = ("simulate", "connect_four", "--seats", "random,greedy", "--games", "9", "--json", "--jobs")
    one, two = run_apart(*command, "1"), run_apart(*command, "2")
    assert one.code == two.code == 0
    assert json.loads(one.out) == json.loads(two.out)


def test_a_simulation_plays_by_the_options_given(run: Run) -> None:
    command = ("simulate", "tara", "--seats", "random,random", "--games", "2", "--jobs", "1", "-o", "round_limit=20")
    assert run(*command).code == 0


# -- Measurements and replays -----------------------------------------------------------------------------------------


def test_bench_tells_its_figures_as_json(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asztal.bench, "_SECONDS", 0.01)
    outcome = run("bench", "connect_four", "--json")
    assert outcome.code == 0
    rows = json.loads(outcome.out)
    assert [row["compiled"] for row in rows] == ([True, False] if _compiled.is_compiled() else [False])
    for row in rows:
        assert (row["game"], row["seats"]) == ("connect_four", 2)
        for figure in ("decisions_per_s", "copy_us", "search_iterations_per_s"):
            assert row[figure] > 0


def test_replay_shows_the_whole_match(run: Run, tmp_path: Path) -> None:
    match = random_against_greedy(2)
    match.save(tmp_path / "four.json")
    outcome = run("replay", str(tmp_path / "four.json"))
    assert outcome.code == 0
    assert outcome.out.count("drops a disc") == len(match.choices)
    assert match.state.result is not None
    assert Words("en", match.game).say(f"reason-{match.state.result.reason}") in outcome.out


@pytest.mark.parametrize("count", [0, 1, 5])
def test_replay_stops_where_told(run: Run, tmp_path: Path, count: int) -> None:
    match = random_against_greedy(2)
    match.save(tmp_path / "four.json")
    outcome = run("replay", str(tmp_path / "four.json"), "--to", str(count))
    assert outcome.out.count("drops a disc") == count
    assert "wins" not in outcome.out


def test_replay_shows_secrets_to_their_owner_only(run: Run, shelf: Path) -> None:
    """The record has three cards picked by seat 1."""
    views = [run("replay", str(shelf / "good.json"), *eyes).out for eyes in ([], ["--seat", "1"], ["--seat", "2"])]
    assert ["You keep card" in out for out in views] == [False, True, False]
    assert ["Your hand:" in out for out in views] == [False, True, False]


@each_language
def test_replay_speaks_every_language(run: Run, shelf: Path, language: str) -> None:
    outcome = run("replay", str(shelf / "good.json"), "--lang", language)
    match = Match.load(shelf / "good.json")
    assert Words(language, match.game).event(match.events[-4]) in outcome.out


def test_replay_leaves_the_file_as_it_is(run: Run, shelf: Path) -> None:
    before = folder_content(shelf)
    run("replay", str(shelf / "good.json"))
    assert folder_content(shelf) == before


def test_whoever_stops_reading_gets_no_traceback(shelf: Path) -> None:
    """As in ``asztal replay FILE | head -0``."""
    command = [sys.executable, "-m", "asztal", "replay", str(shelf / "good.json")]
    read, write = os.pipe()
    os.close(read)
    with os.fdopen(write, "wb") as closed:
        done = subprocess.run(command, stdout=closed, stderr=subprocess.PIPE, check=False)
    assert done.stderr == b""
