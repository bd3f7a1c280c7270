"""What is refused, and how: one sentence, exit code 2, nothing lost."""

from __future__ import annotations

import contextlib
from pathlib import Path

import pytest

from asztal.engine.folders import GAMES
from tests.cli.tools import Run, assert_refused, folder_content, run_apart

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
    "an unknown bot": (
        ["play", "tara", "--seats", "you,deepblue"],
        ["'deepblue'", "random, beginner, amateur"],
    ),
    "an unknown bot to simulate": (
        ["simulate", "tara", "--seats", "you,greedy"],
        ["random, beginner, amateur"],
    ),
    "a seat left empty": (["play", "tara", "--seats", "you,"], ["random, beginner, amateur"]),
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
        ["random, beginner, amateur"],
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
