"""The ladder file: what is kept, what is mended, what is refused."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from asztal.engine.errors import BadLadder
from asztal.ladder.file import Ladder, Played, Terms
from tests.ladder.tools import FOUR, kept

MATCHES = [
    Played(("greedy", "random"), 1, (1.0, 0.0)),
    Played(("random", "greedy"), 1, (0.0, 1.0)),
    Played(("greedy", "random"), 2, (0.5, 0.5)),
]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return kept(tmp_path / "four.jsonl", MATCHES).path


def test_what_is_kept_is_read_back(path: Path) -> None:
    ladder = Ladder.read(path)
    assert ladder.terms == FOUR
    assert set(ladder.matches) == set(MATCHES)
    assert ladder.notice == ""


def test_every_match_is_in_the_file_at_once(path: Path) -> None:
    ladder = Ladder.go_on(path, FOUR)
    ladder.keep(Played(("random", "greedy"), 2, (0.0, 1.0)))
    assert len(Ladder.read(path).matches) == 4


def test_a_match_that_is_there_twice_counts_once(path: Path) -> None:
    kept(path, [replace(MATCHES[0], payoffs=(0.0, 1.0))])
    assert set(Ladder.read(path).matches) == set(MATCHES)


def test_the_order_in_which_matches_ended_does_not_matter(path: Path, tmp_path: Path) -> None:
    assert kept(tmp_path / "other.jsonl", MATCHES[::-1]).matches == Ladder.read(path).matches


def test_a_last_line_that_was_cut_off_is_dropped_wherever_it_was_cut(path: Path) -> None:
    whole = path.read_bytes()
    last = len(whole.splitlines()[-1])
    for missing in range(1, last + 1):
        path.write_bytes(whole[:-missing])
        ladder = Ladder.go_on(path, FOUR)
        assert "cut off" in ladder.notice
        assert path.read_bytes() == whole[: -last - 1]
        assert set(ladder.matches) == set(MATCHES[:2])


def test_a_file_that_ends_within_its_first_line_begins_anew(tmp_path: Path) -> None:
    path = kept(tmp_path / "new.jsonl", []).path
    whole = path.read_bytes()
    for length in range(len(whole)):
        path.write_bytes(whole[:length])
        assert Ladder.go_on(path, FOUR).matches == []
        assert path.read_bytes() == whole


def test_reading_leaves_a_cut_file_as_it_is(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-5])
    before = path.read_bytes()
    assert "cut off" in Ladder.read(path).notice
    assert path.read_bytes() == before


def test_an_empty_file_is_a_ladder_to_be_begun(tmp_path: Path) -> None:
    (tmp_path / "empty.jsonl").touch()
    assert kept(tmp_path / "empty.jsonl", MATCHES).matches == Ladder.read(tmp_path / "empty.jsonl").matches


OTHER_TERMS = {
    "game": (replace(FOUR, game="tara"), "game connect_four, not tara"),
    "rules": (replace(FOUR, rules="2"), "rules 1, not 2"),
    "options": (replace(FOUR, options={"x": "1"}), "options none, not x=1"),
    "seats": (replace(FOUR, seats=3), "seats 2, not 3"),
    "scale": (replace(FOUR, scale=0.05), "scale 1, not 0.05"),
    "bots": (replace(FOUR, bots_version="1 uncompiled"), "bots_version 0 compiled, not 1 uncompiled"),
}


@pytest.mark.parametrize(("terms", "right"), OTHER_TERMS.values(), ids=OTHER_TERMS)
def test_a_ladder_on_other_terms_is_refused_and_stays_as_it_is(path: Path, terms: Terms, right: str) -> None:
    path.write_bytes(path.read_bytes()[:-5])
    before = path.read_bytes()
    with pytest.raises(BadLadder, match=right):
        Ladder.go_on(path, terms)
    assert path.read_bytes() == before


DAMAGED = {
    "another line": ('"seed": 1, "payoffs": [1.0', '"seed": 1, "pay', "Line 2 "),
    "a line that is no match": ('{"bots": ["random", "greedy"], "seed": 1, "payoffs": [0.0, 1.0]}', "[]", "Line 3 "),
    "an empty line": ("\n{", "\n\n{", "Line 2 "),
    "a bot against itself": ('["random", "greedy"]', '["greedy", "greedy"]', "Line 3 "),
    "a bot too many": ('["random", "greedy"]', '["random", "greedy", "search"]', "Line 3 "),
    "two winners": ("[0.0, 1.0]", "[1.0, 1.0]", "Line 3 "),
    "less than nothing": ("[0.5, 0.5]", "[-0.5, 1.5]", "Line 4 "),
    "no number": ("[0.5, 0.5]", "[NaN, 0.5]", "Line 4 "),
    "a text for a number": ('"seed": 2', '"seed": "2"', "Line 4 "),
    "another format": ('"ladder": 2', '"ladder": 9', "format 9.*reads format 2"),
    "no game": ('"game": "connect_four", ', "", "no ladder file.*first line"),
    "seats in words": ('"seats": 2', '"seats": "two"', "no ladder file"),
    "another kind of file": ('{"ladder"', 'Milk, eggs {"ladder"', "no ladder file"),
}


@pytest.mark.parametrize(("old", "new", "right"), DAMAGED.values(), ids=DAMAGED)
def test_a_damaged_ladder_is_refused_and_stays_as_it_is(path: Path, old: str, new: str, right: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    before = path.read_bytes()
    with pytest.raises(BadLadder, match=right):
        Ladder.go_on(path, FOUR)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "content", [b"Milk, eggs", b'{"ladder": 1, "ga', b'{"ladder": 2, "game": "tara"', b"\xff\xfe\n"]
)
def test_a_file_without_a_first_line_is_nobodys_to_write_into(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "notes").write_bytes(content)
    with pytest.raises(BadLadder, match="no ladder file"):
        Ladder.go_on(tmp_path / "notes", FOUR)
    assert (tmp_path / "notes").read_bytes() == content


def test_a_folder_is_no_ladder(tmp_path: Path) -> None:
    with pytest.raises(BadLadder, match="can't be read"):
        Ladder.go_on(tmp_path, FOUR)


def test_a_ladder_in_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadLadder, match="can't be written"):
        Ladder.go_on(tmp_path / "none" / "four.jsonl", FOUR)
