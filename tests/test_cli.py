"""The command line: what is refused and how, and what a person can do with it."""

from __future__ import annotations

import contextlib
import io
import itertools
import json
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

import asztal.bench
from asztal import __version__, _compiled, cli
from asztal.bots.seated import let_bot_choose, next_bot
from asztal.engine.rng import seeded
from asztal.engine.tables import GAMES
from asztal.games import find
from asztal.match import Match, Record, Seat
from asztal.match.record import BOT, HUMAN
from asztal.words import LANGUAGES, Words

each_language = pytest.mark.parametrize("language", LANGUAGES)


@dataclass
class Outcome:
    """What a command left behind."""

    code: int
    out: str
    err: str


Run = Callable[..., Outcome]


@pytest.fixture(autouse=True)
def _own_surroundings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A home, a language and a screen that depend on nobody's machine."""
    for name in ("XDG_DATA_HOME", "HOME"):
        monkeypatch.setenv(name, str(tmp_path / "home"))
    for name in ("ASZTAL_DATA", "LANGUAGE", "FORCE_COLOR", "TTY_COMPATIBLE", "TTY_INTERACTIVE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "400")
    monkeypatch.setenv("PYTHONUTF8", "1")


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs a command in this process, with lines typed."""

    def command(*arguments: str, typed: list[str] | None = None) -> Outcome:
        monkeypatch.setattr(sys, "argv", ["asztal", *arguments])
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed or [])))
        capsys.readouterr()
        code = 0
        try:
            cli.main()
        except SystemExit as leaving:
            code = leaving.code if isinstance(leaving.code, int) else 1
        out, err = capsys.readouterr()
        return Outcome(code, out, err)

    return command


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


@pytest.fixture
def shelf(tmp_path: Path) -> Path:
    """A folder with records good and bad."""
    folder = tmp_path / "shelf"
    good = keep(folder / "good.json").read_text(encoding="utf-8")
    keep(folder / "rules.json", rules="0-older")
    keep(folder / "illegal.json", choices=[(0, 0)])
    keep(folder / "unknown.json", game="tarra")
    (folder / "cut.json").write_text(good[: len(good) // 2], encoding="utf-8")
    (folder / "edited.json").write_text(good.replace('"seed": 5', '"seed": 6'), encoding="utf-8")
    (folder / "format.json").write_text(good.replace('"asztal": 1', '"asztal": 99'), encoding="utf-8")
    (folder / "notes.txt").write_text("Milk, eggs, bread", encoding="utf-8")
    (folder / "empty.json").write_text("", encoding="utf-8")
    (folder / "binary.json").write_bytes(bytes(range(256)))
    (folder / "folder").mkdir()
    return folder


# -- Refused ----------------------------------------------------------------------------------------------------------

REFUSED: dict[str, tuple[list[str], list[str]]] = {
    "a game with a slip of the pen": (["play", "tar"], ["'tar'", "did you mean tara?"]),
    "a game with a hyphen": (["play", "connect-four"], ["did you mean connect_four?"]),
    "a game nobody knows": (["play", "zzzz"], ["'zzzz'", "connect_four", "tara"]),
    "a game nobody knows, to simulate": (["simulate", "zzzz", "--seats", "greedy,greedy"], ["'zzzz'", "tara"]),
    "a game with brackets, to simulate": (["simulate", "[/tara]", "--seats", "greedy,greedy"], ["did you mean tara?"]),
    "a game with a line break": (["play", "no\nsuch"], ["tara"]),
    "a game nobody knows, to measure": (["bench", "tarra"], ["did you mean tara?"]),
    "too few seats to play": (["play", "tara", "--seats", "you"], ["2, 3 or 4 seats", "not for 1"]),
    "too many seats to play": (["play", "connect_four", "--seats", "you,greedy,greedy"], ["for 2 seats", "not for 3"]),
    "too few seats to simulate": (["simulate", "tara", "--seats", "greedy"], ["2, 3 or 4 seats", "not for 1"]),
    "too many seats to simulate": (["simulate", "connect_four", "--seats", "random,random,random"], ["for 2 seats"]),
    "an unknown option": (["play", "tara", "-o", "colour=red"], ["'colour'", "round_limit"]),
    "an unknown option to simulate": (["simulate", "tara", "--seats", "random,random", "-o", "x=1"], ["round_limit"]),
    "an option of a game without any": (["play", "connect_four", "-o", "x=1"], ["none at all"]),
    "an unknown value": (["play", "tara", "-o", "provinces=two"], ["'two'", "default, host, random"]),
    "an option without '='": (["play", "tara", "-o", "provinces"], ["'provinces'", "NAME=VALUE"]),
    "an unknown bot": (["play", "tara", "--seats", "you,deepblue"], ["'deepblue'", "random, greedy, search"]),
    "an unknown bot to simulate": (["simulate", "tara", "--seats", "you,greedy"], ["random, greedy, search"]),
    "a seat left empty": (["play", "tara", "--seats", "you,"], ["random, greedy, search"]),
    "a budget in letters": (["play", "tara", "--seats", "you,search:long"], ["500 for iterations", "0.2s"]),
    "a budget of nothing": (["play", "tara", "--seats", "you,search:0"], ["500 for iterations"]),
    "a budget of no time": (["simulate", "tara", "--seats", "random,search:0.0s"], ["0.2s for seconds"]),
    "a budget below nothing": (["play", "tara", "--seats", "you,search:-5"], ["500 for iterations"]),
    "half an iteration": (["play", "tara", "--seats", "you,search:1.5"], ["500 for iterations"]),
    "a budget for greedy": (["play", "tara", "--seats", "you,greedy:5"], ["only search"]),
    "nobody at the terminal": (["play", "tara", "--seats", "greedy,greedy"], ["one seat must be 'you'", "simulate"]),
    "an unknown language": (["play", "tara", "--lang", "fr"], ["'fr'", "en (English)", "de (Deutsch)", "hu (magyar)"]),
    "an unknown language to replay": (["replay", "{shelf}/good.json", "--lang", "fr"], ["hu (magyar)"]),
    "a negative seed": (["play", "tara", "--seed", "-1"], ["--seed", "x>=0"]),
    "a negative seed to simulate": (["simulate", "tara", "--seats", "random,random", "--seed", "-1"], ["x>=0"]),
    "a seed too large": (["play", "tara", "--seed", str(2**63)], ["from 0 to 9223372036854775807"]),
    "a seed in letters": (["play", "tara", "--seed", "lucky"], ["--seed", "lucky", "integer"]),
    "no games": (["simulate", "tara", "--seats", "random,random", "--games", "0"], ["--games", "x>=1"]),
    "no jobs": (["simulate", "tara", "--seats", "random,random", "--jobs", "0"], ["--jobs", "x>=1"]),
    "no seats": (["simulate", "tara"], ["--seats"]),
    "no file": (["replay"], ["FILE"]),
    "an unknown command": (["paly"], ["paly"]),
    "an unknown flag": (["play", "tara", "--seatz", "you"], ["--seatz", "--seats"]),
    "a record that is not there": (["replay", "{shelf}/none.json"], ["none.json", "the path of a saved record"]),
    "a record that is cut off": (["replay", "{shelf}/cut.json"], ["cut off", "Save it again"]),
    "a record that is edited": (["replay", "{shelf}/edited.json"], ["edited", "as it was saved"]),
    "a record of other rules": (["replay", "{shelf}/rules.json"], ["rules version 0-older", "plays version 1-"]),
    "a record of another format": (["replay", "{shelf}/format.json"], ["format 99", "reads format 1"]),
    "a record with an illegal choice": (["replay", "{shelf}/illegal.json"], ["Choice 1", "can be"]),
    "a record of an unknown game": (["replay", "{shelf}/unknown.json"], ["'tarra'", "tara"]),
    "a text that is no record": (["replay", "{shelf}/notes.txt"], ["a record is a JSON file"]),
    "an empty file": (["replay", "{shelf}/empty.json"], ["a record is a JSON file"]),
    "a binary file": (["replay", "{shelf}/binary.json"], ["a record is a JSON text"]),
    "a folder": (["replay", "{shelf}/folder"], ["folder", "can't be read"]),
    "a binary file to go on with": (["play", "tara", "--file", "{shelf}/binary.json"], ["a record is a JSON text"]),
    "a folder to go on with": (["play", "tara", "--file", "{shelf}/folder"], ["is a folder", "--file"]),
    "a folder to start anew in": (["play", "tara", "--new", "--file", "{shelf}/folder"], ["folder"]),
    "another game's record": (["play", "connect_four", "--file", "{shelf}/good.json"], ["a match of tara", "--file"]),
    "other seats while a match waits": (
        ["play", "tara", "--seats", "you,random", "--file", "{shelf}/good.json"],
        ["--new"],
    ),
    "another seed while a match waits": (["play", "tara", "--seed", "9", "--file", "{shelf}/good.json"], ["--new"]),
    "options while a match waits": (["play", "tara", "-o", "provinces=host", "--file", "{shelf}/good.json"], ["--new"]),
    "a replay past the end": (["replay", "{shelf}/good.json", "--to", "4"], ["3 choices", "to 4"]),
    "a replay before the beginning": (["replay", "{shelf}/good.json", "--to", "-1"], ["--to", "x>=0"]),
    "the eyes of a third seat of two": (["replay", "{shelf}/good.json", "--seat", "3"], ["2 seats", "no seat 3"]),
    "the eyes of seat 0": (["replay", "{shelf}/good.json", "--seat", "0"], ["--seat", "x>=1"]),
    "anew, with nobody at the terminal": (
        ["play", "tara", "--new", "--seats", "greedy,greedy", "--file", "{shelf}/good.json"],
        ["one seat must be 'you'"],
    ),
    "anew, with an unknown bot": (
        ["play", "tara", "--new", "--seats", "you,x", "--file", "{shelf}/good.json"],
        ["random, greedy, search"],
    ),
    "anew, with an unknown option": (
        ["play", "tara", "--new", "-o", "x=1", "--file", "{shelf}/good.json"],
        ["round_limit"],
    ),
    "anew, with a seed too large": (
        ["play", "tara", "--new", "--seed", str(2**63), "--file", "{shelf}/good.json"],
        ["from 0 to"],
    ),
    "anew, in an unknown language": (
        ["play", "tara", "--new", "--lang", "xx", "--file", "{shelf}/good.json"],
        ["en (English)"],
    ),
}
each_refused = pytest.mark.parametrize(("arguments", "right"), REFUSED.values(), ids=REFUSED)


@each_refused
def test_what_is_wrong_is_said_in_one_sentence(run: Run, shelf: Path, arguments: list[str], right: list[str]) -> None:
    assert_refused(run(*[word.replace("{shelf}", str(shelf)) for word in arguments]), *right)


@each_refused
def test_a_refused_command_changes_no_file(
    run: Run, tmp_path: Path, shelf: Path, arguments: list[str], right: list[str]
) -> None:
    before = folder_content(tmp_path)
    with contextlib.suppress(Exception):
        run(*[word.replace("{shelf}", str(shelf)) for word in arguments])
    assert folder_content(tmp_path) == before


@pytest.mark.parametrize("case", ["a game with a slip of the pen", "too few seats to simulate", "a binary file"])
def test_a_refusal_looks_the_same_from_outside(shelf: Path, case: str) -> None:
    arguments, right = REFUSED[case]
    assert_refused(run_apart(*[word.replace("{shelf}", str(shelf)) for word in arguments]), *right)


def test_no_command_at_all_shows_the_tour(run: Run) -> None:
    outcome = run()
    shown = outcome.out or outcome.err
    assert "asztal play tara" in shown
    assert shown.startswith("Usage:")


# -- Data files -------------------------------------------------------------------------------------------------------

FIRST_CELL = '{ rank = "farmer", dc = 0, kind = "place" }'
DATA: dict[str, tuple[str, str, str, list[str]]] = {
    "a text for a number": ("cards", "cost = 0", 'cost = "none"', ["card 1", "'cost'", "a whole number", "'none'"]),
    "a flag for a number": ("cards", "cost = 0", "cost = true", ["card 1", "'cost'", "a whole number", "True"]),
    "a number out of range": ("cards", "cost = 0", "cost = 9", ["card 1", "'cost'", "from 0 to 4", "9"]),
    "an entry missing": ("cards", "cost = 0\n", "", ["card 1", "'cost'", "is missing"]),
    "broken TOML": ("cards", "[[card]]", "[[card", ["not a TOML file", "line"]),
    "an unknown rank": ("cards", 'rank = "farmer"', 'rank = "bishop"', ["card 1", "'bishop'", "farmer, herdsman"]),
    "an unknown kind": (
        "cards",
        'kind = "placement"',
        'kind = "spell"',
        ["card 1", "'spell'", "placement, fate_stone"],
    ),
    "a pattern that is no list": ("cards", "cells = [", 'cells = "x"\nunused = [', ["card 1", "'cells'", "a list"]),
    "a cell that is no table": ("cards", FIRST_CELL, "3", ["card 1", "'cells'", "a table"]),
    "a number twice": ("cards", "number = 2\n", "number = 1\n", ["card 2", "1 to 36"]),
    "a row out of place": (
        "map",
        '"farmer"\nrow = 0\ncol',
        '"farmer"\nrow = 1\ncol',
        ["position 1", "'row'", "must be 0"],
    ),
    "a number of players twice": ("setup", "players = 3", "players = 2", ["player"]),
    "an option without values": ("setup", 'values = ["default", "host", "random"]', "values = []", ["values"]),
    "an option that is missing": ("setup", 'id = "provinces"', 'id = "regions"', ["provinces"]),
    "a constant that is missing": ("setup", 'id = "sell_card"', 'id = "sell"', ["'sell_card'", "is missing"]),
}


def put_tables(folder: Path, name: str, old: str, new: str) -> str:
    """Puts a table with one change (the first of its kind) into a folder for ASZTAL_DATA."""
    text = (GAMES / "tara" / "data" / f"{name}.toml").read_text(encoding="utf-8")
    assert old in text
    head, cards = (text[: text.index("\n[[")], text[text.index("\n[[") :])
    (folder / "tara").mkdir(parents=True)
    (folder / "tara" / f"{name}.toml").write_text(head + cards.replace(old, new, 1), encoding="utf-8")
    return str(folder)


@pytest.mark.parametrize(("name", "old", "new", "right"), DATA.values(), ids=DATA)
def test_a_wrong_table_is_named_with_its_entry(tmp_path: Path, name: str, old: str, new: str, right: list[str]) -> None:
    data = put_tables(tmp_path / "tables", name, old, new)
    outcome = run_apart("play", "tara", "--seats", "you,random", ASZTAL_DATA=data)
    assert_refused(outcome, f"tara/{name}.toml", *right)


def test_a_wrong_table_is_named_by_the_uncompiled_rules_too(tmp_path: Path) -> None:
    data = put_tables(tmp_path / "tables", "cards", "cost = 0", "cost = 9")
    outcome = run_apart("play", "tara", "--seats", "you,random", ASZTAL_DATA=data, ASZTAL_UNCOMPILED="1")
    assert_refused(outcome, "tara/cards.toml, card 1", "from 0 to 4")


def test_a_table_that_is_no_text_is_named(tmp_path: Path) -> None:
    folder = tmp_path / "tables" / "tara"
    folder.mkdir(parents=True)
    (folder / "cards.toml").write_bytes(b"\xff\xfe")
    assert_refused(run_apart("play", "tara", ASZTAL_DATA=str(tmp_path / "tables")), "tara/cards.toml", "TOML")


def test_other_tables_make_other_rules(tmp_path: Path, shelf: Path) -> None:
    """Whoever plays with his own cards can; and records of one set of cards aren't played on with another."""
    data = put_tables(tmp_path / "tables", "cards", "cost = 0", "cost = 1")
    kept = tmp_path / "own.json"
    played = run_apart("play", "tara", "--seats", "you,random", "--file", str(kept), typed=b"1\nq\n", ASZTAL_DATA=data)
    assert played.code == 0
    assert_refused(run_apart("replay", str(shelf / "good.json"), ASZTAL_DATA=data), "rules version")


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


# -- Connect Four in the terminal -------------------------------------------------------------------------------------


def random_against_greedy(seed: int) -> Match:
    """A whole match in which seat 1 drops its stones at random."""
    match = Match("connect_four", [Seat(HUMAN), Seat(BOT, bot="greedy")], seed=seed)
    rng = seeded(seed, "typed")
    while not match.over:
        bot = next_bot(match)
        decision = match.decision(0)
        if bot is not None:
            let_bot_choose(match, bot)
        elif decision is not None:
            match.choose(0, decision.choices[rng.below(len(decision.choices))])
    return match


def numbers_typed(match: Match) -> list[str]:
    """What the human of a match must type to play it again."""
    typed = []
    for at, (seat, choice) in enumerate(match.choices):
        if match.seats[seat].who == HUMAN:
            decision = Match.replay(match.record(), at).decision(seat)
            assert decision is not None
            typed.append(str(decision.choices.index(choice) + 1))
    return typed


def lost_match() -> tuple[int, Match]:
    """A match that ends with a stone of the bot."""
    return next((seed, match) for seed in range(50) if (match := random_against_greedy(seed)).choices[-1][0] == 1)


def test_a_whole_match_is_played_by_typed_numbers(run: Run, tmp_path: Path) -> None:
    expected = random_against_greedy(3)
    file = tmp_path / "four.json"
    start = ("play", "connect_four", "--seats", "you,greedy", "--seed", "3", "--file", str(file))
    outcome = run(*start, typed=numbers_typed(expected))
    assert outcome.code == 0
    assert outcome.err == ""
    assert expected.state.result is not None
    words = Words("en", find("connect_four"))
    assert words.say(f"reason-{expected.state.result.reason}") in outcome.out
    assert outcome.out.count("●") > 0


def test_a_match_that_a_bot_ends_is_kept_whole(run: Run, tmp_path: Path) -> None:
    seed, expected = lost_match()
    file = tmp_path / "four.json"
    start = ("play", "connect_four", "--seats", "you,greedy", "--seed", str(seed), "--file", str(file))
    run(*start, typed=numbers_typed(expected))
    assert Record.load(file).choices == expected.choices


def test_after_the_end_the_same_command_starts_a_new_match(run: Run, tmp_path: Path) -> None:
    seed, expected = lost_match()
    file = tmp_path / "four.json"
    start = ("play", "connect_four", "--seats", "you,greedy", "--seed", str(seed), "--file", str(file))
    run(*start, typed=numbers_typed(expected))
    outcome = run(*start, typed=["1", "q"])
    assert outcome.code == 0
    assert len(Record.load(file).choices) == 2
    assert Record.load(tmp_path / "four.previous.json").choices == expected.choices


def test_a_match_in_a_process_of_its_own(tmp_path: Path) -> None:
    file = tmp_path / "four.json"
    start = ("play", "connect_four", "--seats", "you,greedy", "--seed", "1", "--file", str(file))
    outcome = run_apart(*start, typed=b"4\n4\nq\n")
    assert outcome.code == 0
    assert outcome.err == ""
    assert [choice for seat, choice in Record.load(file).choices if seat == 0] == [3, 3]


# -- Tara in the terminal ---------------------------------------------------------------------------------------------

START = ("play", "tara", "--seats", "you,greedy", "--seed", "5")


@each_language
def test_tara_takes_every_command_in_every_language(run: Run, tmp_path: Path, language: str) -> None:
    file, copy = tmp_path / "tara.json", tmp_path / "copies" / "copy.json"
    typed = ["rubbish", "", "0", "7", "-1", "1.5", "١", "?", "l", "b", "u", "1", "u", "2", f"s {copy}", "s", "q"]
    outcome = run(*START, "--file", str(file), "--lang", language, typed=typed)
    assert outcome.code == 0
    assert outcome.err == ""
    words = Words(language, find("tara"))
    help_text = " ".join(words.say("terminal-help").split())
    assert " ".join(outcome.out.split()).count(help_text) == 2
    for junk in ("rubbish", "", "0", "7", "-1", "1.5", "١"):
        assert words.say("terminal-not-a-choice", typed=junk, last=6) in outcome.out
    assert words.say("terminal-nothing-to-undo") in outcome.out
    assert words.say("terminal-undone") in outcome.out
    assert words.say("terminal-saved", file=str(copy)) in outcome.out
    assert words.say("terminal-saved", file=str(file)) in outcome.out
    assert copy.read_bytes() == file.read_bytes()
    assert len([1 for seat, _ in Record.load(file).choices if seat == 0]) == 1


@each_language
def test_a_match_that_was_left_goes_on(run: Run, tmp_path: Path, language: str) -> None:
    file = tmp_path / "tara.json"
    run(*START, "--file", str(file), "--lang", language, typed=["2", "3", "q"])
    before = Record.load(file)
    outcome = run("play", "tara", "--file", str(file), "--lang", language, typed=["1", "q"])
    after = Record.load(file)
    assert outcome.code == 0
    assert Words(language, find("tara")).say("terminal-continue", choices=len(before.choices)) in outcome.out
    assert after.choices[: len(before.choices)] == before.choices
    assert after.choices[len(before.choices)][0] == 0
    assert (after.seed, after.seats) == (before.seed, before.seats)


def test_the_plainest_command_comes_back_to_its_own_file(run: Run, tmp_path: Path) -> None:
    run("play", "tara", typed=["1", "q"])
    (file,) = (tmp_path / "home").rglob("tara.json")
    before = Record.load(file).choices
    outcome = run("play", "tara", typed=["q"])
    assert outcome.code == 0
    assert Record.load(file).choices == before


def test_the_command_told_on_leaving_goes_on_from_there(run: Run, tmp_path: Path) -> None:
    """With a file of one's own, the command must name it."""
    file = tmp_path / "tara.json"
    outcome = run(*START, "--file", str(file), typed=["1", "q"])
    farewell = outcome.out.splitlines()[-1]
    assert "--file" in farewell.partition("asztal play tara")[2]


def test_the_end_of_input_saves_and_leaves(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "tara.json"
    outcome = run(*START, "--file", str(file), typed=["1", "1"])
    assert outcome.code == 0
    assert [seat for seat, _ in Record.load(file).choices].count(0) == 2


def test_leaving_before_any_choice_keeps_the_match(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "tara.json"
    run(*START, "--file", str(file), typed=["q"])
    assert Record.load(file).seed == 5


def test_the_language_of_the_environment_is_spoken(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "hu_HU.UTF-8")
    outcome = run(*START, "--file", str(tmp_path / "tara.json"), typed=["q"])
    assert Words("hu", find("tara")).say("terminal-prompt") in outcome.out


def test_a_new_match_keeps_the_old_one_beside(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "tara.json"
    run(*START, "--file", str(file), typed=["1", "q"])
    old = file.read_bytes()
    assert run(*START, "--new", "--file", str(file), typed=["q"]).code == 0
    assert (tmp_path / "tara.previous.json").read_bytes() == old
    assert file.read_bytes() != old


def test_a_file_that_cannot_be_written_is_said_and_not_called_saved(run: Run, tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("", encoding="utf-8")
    file = tmp_path / "taken" / "tara.json"
    outcome = run(*START, "--file", str(file), typed=["1", "q"])
    assert outcome.code == 0
    assert f"It can't be saved to {file}" in outcome.out
    assert f"Saved to {file}" not in outcome.out


TYPED = {
    "a number beyond all numbers": b"1" * 5000,
    "a line without end": b"x" * 5000,
    "a home of nobody": b"s ~nobody-of-this-name/x.json",
    "a file name with a zero byte": b"s a\0b",
    "a folder for a file": b"s /",
    "signs of markup": b"[/b] [red] { $x }",
    "control characters": b"\x1b[2J\x07\x08",
}


@pytest.mark.parametrize("typed", TYPED.values(), ids=TYPED)
def test_nothing_typed_ends_the_match(run: Run, tmp_path: Path, typed: bytes) -> None:
    file = tmp_path / "tara.json"
    outcome = run(*START, "--file", str(file), typed=[typed.decode(), "1", "q"])
    assert outcome.code == 0
    assert [seat for seat, _ in Record.load(file).choices].count(0) == 1


def test_bytes_that_are_no_text_do_not_end_the_match(tmp_path: Path) -> None:
    file = tmp_path / "tara.json"
    outcome = run_apart(*START, "--file", str(file), typed=b"\xff\xfe\n1\nq\n", PYTHONIOENCODING="utf-8:strict")
    assert "Traceback" not in outcome.err
    assert outcome.code == 0
    assert [seat for seat, _ in Record.load(file).choices].count(0) == 1


# -- Several people at one screen -------------------------------------------------------------------------------------


@pytest.fixture
def shared_screen(run: Run, tmp_path: Path) -> tuple[list[tuple[int, str]], Match]:
    """What two people at one screen were shown, cut at the curtains, and their match."""
    file = tmp_path / "tara.json"
    # Enter behind the curtain, three cards each, then a turn each with a look at the log.
    typed = ["", "1", "1", "1", "", "1", "1", "1"] + ["l", "1", "l", "1", "", "1", "l", "1"] * 3
    outcome = run("play", "tara", "--seats", "you,you", "--seed", "4", "--file", str(file), typed=typed)
    assert outcome.code == 0
    words = Words("en", find("tara"))
    shown: list[tuple[int, str]] = []
    rest = outcome.out
    while True:
        cuts = [(rest.find(words.say("terminal-curtain", name=words.names[seat])), seat) for seat in (0, 1)]
        ahead = sorted(cut for cut in cuts if cut[0] >= 0)
        if not ahead:
            break
        at, seat = ahead[0]
        if shown:
            shown[-1] = (shown[-1][0], rest[:at])
        rest = rest[at + 1 :]
        shown.append((seat, rest))
    return shown, Match.load(file)


def test_a_curtain_falls_whenever_the_seat_changes(shared_screen: tuple[list[tuple[int, str]], Match]) -> None:
    shown, _ = shared_screen
    seats = [seat for seat, _ in shown]
    assert len(seats) > 2
    assert all(one != other for one, other in itertools.pairwise(seats))


def test_private_events_are_shown_to_their_owner_only(shared_screen: tuple[list[tuple[int, str]], Match]) -> None:
    shown, match = shared_screen
    words = Words("en", match.game)
    for viewer in (0, 1):
        text = "\n".join(part for seat, part in shown if seat == viewer)
        secrets = [
            words.event(event) for event in match.events if event.seen_by(1 - viewer) and not event.seen_by(viewer)
        ]
        own = [words.event(event) for event in match.events if event.seen_by(viewer) and not event.seen_by(1 - viewer)]
        assert len(secrets) >= 3
        assert not [line for line in secrets if line in text]
        assert all(line in text for line in own)


def test_hands_are_shown_to_their_owner_only(shared_screen: tuple[list[tuple[int, str]], Match]) -> None:
    """While hands are chosen, no card of the other stands on the screen."""
    shown, match = shared_screen
    words = Words("en", match.game)
    dealt = Match.replay(match.record(), 0)
    for viewer in (0, 1):
        first = next(part for seat, part in shown if seat == viewer)
        decision = dealt.decision(1 - viewer)
        assert decision is not None
        for card in decision.choices:
            assert f"card {card}:" not in first
            assert words.noun("card", card)


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
    assert outcome.out.count("drops a stone") == len(match.choices)
    assert match.state.result is not None
    assert Words("en", match.game).say(f"reason-{match.state.result.reason}") in outcome.out


@pytest.mark.parametrize("count", [0, 1, 5])
def test_replay_stops_where_told(run: Run, tmp_path: Path, count: int) -> None:
    match = random_against_greedy(2)
    match.save(tmp_path / "four.json")
    outcome = run("replay", str(tmp_path / "four.json"), "--to", str(count))
    assert outcome.out.count("drops a stone") == count
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
