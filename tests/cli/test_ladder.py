"""The commands ladder and strength, as whole commands and as processes that are stopped."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import time
import tomllib
from pathlib import Path

import pytest

from asztal.engine.rng import seeded
from asztal.games import find
from asztal.ladder import rating, summary
from asztal.ladder.file import Ladder, Played
from asztal.ladder.page import place
from asztal.ladder.pairing import tables
from asztal.ladder.results import level_bots
from asztal.writing import marks
from tests.cli.tools import Run, assert_refused, folder_content
from tests.ladder.tools import kept, made_up

SMALL = ("ladder", "connect_four", "--bots", "random,greedy", "--games", "4", "--jobs", "1")
# The same however often it is stopped.
STEADY = ("ladder", "connect_four", "--bots", "random,greedy,search:20", "--jobs", "2", "--games")
DEALS = 10


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(rating, "_SAMPLES", 20)


@pytest.fixture
def levels(tmp_path: Path) -> Path:
    """A ladder of all levels."""
    strengths = {bot: 2.0**at for at, bot in enumerate(level_bots(find("connect_four")).values())}
    return kept(tmp_path / "levels.jsonl", made_up(strengths, 40, seeded(1), tables(list(strengths), 2))).path


# -- Playing and showing ----------------------------------------------------------------------------------------------


def test_a_ladder_is_played_kept_and_shown(run: Run, tmp_path: Path) -> None:
    outcome = run(*SMALL)
    assert outcome.code == 0
    for words in ("rating", "greedy", "random", "95 % interval"):
        assert words in outcome.out
    assert len(Ladder.read(tmp_path / "connect_four.ladder.jsonl").matches) == 4


def test_the_same_command_again_plays_nothing_and_shows_the_same(run: Run, tmp_path: Path) -> None:
    first = run(*SMALL)
    before = folder_content(tmp_path)
    assert run(*SMALL).out == first.out
    assert folder_content(tmp_path) == before


def test_strength_shows_what_the_ladder_showed(run: Run) -> None:
    assert run(*SMALL).out == run("strength", "connect_four.ladder.jsonl").out


def test_a_line_cut_off_is_said_in_a_sentence_and_played_again(run: Run, tmp_path: Path) -> None:
    first = run(*SMALL)
    file = tmp_path / "connect_four.ladder.jsonl"
    file.write_bytes(file.read_bytes()[:-9])
    again = run(*SMALL)
    assert (again.code, again.out) == (0, first.out)
    assert "was cut off" in again.err.splitlines()[0]
    assert run(*SMALL).err == first.err


def test_the_scale_is_kept_in_the_file(run: Run) -> None:
    run(*SMALL, "--scale", "0.5", "--file", "half.jsonl")
    assert Ladder.read(Path("half.jsonl")).terms.scale == 0.5


def test_results_go_into_a_page_and_a_summary(
    run: Run, tmp_path: Path, levels: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "checkout" / "asztal" / "games" / "connect_four").mkdir(parents=True)
    (tmp_path / "checkout" / "pyproject.toml").touch()
    monkeypatch.setattr(summary, "GAMES", tmp_path / "checkout" / "asztal" / "games")
    page = tmp_path / "page.md"
    page.write_text("\n".join(marks(place("connect_four"))), encoding="utf-8")
    outcome = run("strength", str(levels), "--page", str(page), "--publish")
    assert outcome.code == 0
    written = [Path(line.removeprefix("Written: ")) for line in outcome.out.splitlines() if line.startswith("Written")]
    assert [path.name for path in written] == ["page.md", "strength-connect_four.svg", "strength.toml"]
    assert "| bot | rating |" in page.read_text(encoding="utf-8")
    assert tomllib.loads(written[2].read_text(encoding="utf-8"))["seats"] == 2


# -- Without the package for ratings ----------------------------------------------------------------------------------


@pytest.fixture
def _without_choix(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("rating", "page", "chart"):
        monkeypatch.delitem(sys.modules, f"asztal.ladder.{module}", raising=False)
    monkeypatch.setitem(sys.modules, "choix", None)


@pytest.mark.usefixtures("_without_choix")
def test_without_choix_the_pairs_are_shown_and_what_to_install(run: Run) -> None:
    outcome = run(*SMALL)
    assert outcome.code == 0
    assert outcome.out.startswith("Ratings need the package choix; install it with: pip install 'asztal[ladder]'.\n")
    assert "against" in outcome.out


@pytest.mark.usefixtures("_without_choix")
def test_without_choix_no_page_is_written(run: Run, tmp_path: Path, levels: Path) -> None:
    (tmp_path / "page.md").write_text("\n".join(marks(place("connect_four"))), encoding="utf-8")
    before = folder_content(tmp_path)
    assert_refused(run("strength", str(levels), "--page", "page.md"), "pip install 'asztal[ladder]'")
    assert folder_content(tmp_path) == before


# -- Stopped ----------------------------------------------------------------------------------------------------------


def start(file: Path, lines: int) -> subprocess.Popen[bytes]:
    """A ladder that does not end soon, as a process group of its own; it has kept some matches."""
    with file.with_suffix(".said").open("wb") as said:
        process = subprocess.Popen(
            [sys.executable, "-m", "asztal", *STEADY, "5000", "--file", str(file)],
            start_new_session=True,
            stderr=said,
            # Ctrl+C is for commands in the foreground, also when the tests themselves run in the background.
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
        )
    while not file.exists() or file.read_bytes().count(b"\n") < lines:
        assert process.poll() is None, "the ladder ended before it could be stopped"
        time.sleep(0.02)
    return process


def assert_gone(group: int) -> None:
    """All processes of the group end by themselves."""
    with contextlib.suppress(ProcessLookupError):
        for _ in range(500):
            os.killpg(group, 0)
            time.sleep(0.02)
        os.killpg(group, signal.SIGKILL)
        pytest.fail("processes were left behind")


def first_deals(file: Path) -> list[Played]:
    return [match for match in Ladder.read(file).matches if match.seed <= DEALS]


@pytest.mark.parametrize("lines", [3, 12])
def test_a_killed_ladder_leaves_nobody_behind_and_goes_on(run: Run, tmp_path: Path, lines: int) -> None:
    file, whole = tmp_path / "four.jsonl", tmp_path / "whole.jsonl"
    process = start(file, lines)
    process.kill()
    process.wait()
    assert_gone(process.pid)
    for path in (file, whole):
        assert run(*STEADY, str(2 * DEALS), "--file", str(path)).code == 0
    assert first_deals(file) == first_deals(whole)
    assert len(first_deals(whole)) == 4 * DEALS


def test_ctrl_c_keeps_everything_and_says_how_to_go_on(tmp_path: Path) -> None:
    file = tmp_path / "four.jsonl"
    process = start(file, 12)
    os.killpg(process.pid, signal.SIGINT)
    assert process.wait() == 130
    assert_gone(process.pid)
    said = file.with_suffix(".said").read_text(encoding="utf-8")
    count = len(Ladder.read(file).matches)
    assert count >= 11
    assert "Traceback" not in said
    assert f"Stopped with {count:,} matches kept in {file}; the same command goes on." in said


# -- Refused ----------------------------------------------------------------------------------------------------------

REFUSED: dict[str, tuple[list[str], list[str]]] = {
    "an unknown game": (["ladder", "tarra"], ["did you mean tara?"]),
    "an unknown level": (["ladder", "tara", "--bots", "easy,impossible"], ["'impossible'", "easy"]),
    "a bot alone": (["ladder", "tara", "--bots", "easy"], ["at least 2 different bots", "not 1"]),
    "a bot twice": (["ladder", "tara", "--bots", "easy,easy"], ["are the same bot"]),
    "too many seats": (["ladder", "connect_four", "--seats", "3"], ["for 2 seats, not for 3"]),
    "fewer bots than seats": (["ladder", "tara", "--bots", "easy,random", "--seats", "4"], ["at least 4", "not 2"]),
    "no games": (["ladder", "tara", "--games", "0"], ["--games", "x>=1"]),
    "other pairs": (["ladder", "tara", "--pairs", "some"], ["--pairs", "neighbours", "all"]),
    "no time": (["ladder", "tara", "--scale", "0"], ["from 0.0001 to 1"]),
    "an unknown option": (["ladder", "tara", "-o", "x=1"], ["round_limit"]),
    "another game's file": (["ladder", "tara", "--file", "levels.jsonl"], ["game connect_four, not tara", "--file"]),
    "another scale": (["ladder", "connect_four", "--scale", "0.5", "--file", "levels.jsonl"], ["scale 1, not 0.5"]),
    "a damaged file": (["ladder", "connect_four", "--file", "damaged.jsonl"], ["Line 3 of damaged.jsonl"]),
    "a file of something else": (["ladder", "connect_four", "--file", "page.md"], ["no ladder file"]),
    "a folder": (["ladder", "connect_four", "--file", "home"], ["home can't be"]),
    "no file to show": (["strength"], ["FILE"]),
    "a file that is not there": (["strength", "none.jsonl"], ["no file none.jsonl", "asztal ladder"]),
    "a ladder without matches": (["strength", "begun.jsonl"], ["no matches yet"]),
    "a page without a place": (["strength", "levels.jsonl", "--page", "page.md"], ["no place for ladder connect_four"]),
    "a page that is not there": (["strength", "levels.jsonl", "--page", "none.md"], ["no page none.md"]),
}


@pytest.mark.parametrize(("arguments", "right"), REFUSED.values(), ids=REFUSED)
def test_what_is_wrong_is_said_in_one_sentence_and_changes_nothing(
    run: Run, tmp_path: Path, levels: Path, arguments: list[str], right: list[str]
) -> None:
    lines = levels.read_text(encoding="utf-8").splitlines(keepends=True)
    (tmp_path / "begun.jsonl").write_text(lines[0], encoding="utf-8")
    (tmp_path / "damaged.jsonl").write_text("".join([*lines[:2], lines[2][:20], "\n", *lines[3:]]), encoding="utf-8")
    (tmp_path / "page.md").write_text("# Prose\n", encoding="utf-8")
    (tmp_path / "home").mkdir(exist_ok=True)
    before = folder_content(tmp_path)
    assert_refused(run(*arguments), *right)
    assert folder_content(tmp_path) == before
