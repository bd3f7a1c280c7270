"""Tables: errors that name the file, the entry, and what would be right."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from asztal.engine.errors import BadData
from asztal.engine.tables import TomlTable, digest, read

TABLE = TomlTable(
    "toy/things.toml",
    {
        "cost": 3,
        "name": "hat",
        "new": True,
        "list": [1, 2],
        "hats": [{"id": "top", "size": 5}, {"id": "bowler", "size": 60}],
        "mixed": [{"id": "top"}, 4],
    },
)


def test_entries_are_read_by_their_kind() -> None:
    assert TABLE.number("cost", 0, 4) == 3
    assert TABLE.text("name") == "hat"
    assert TABLE.flag("new") is True
    assert TABLE.items("list") == [1, 2]
    assert TABLE.choice("name", ["cap", "hat"]) == "hat"
    assert TABLE.one_of("hat", ["cap", "hat"]) == 1
    assert [hat.text("id") for hat in TABLE.tables("hats", 2)] == ["top", "bowler"]
    assert TABLE.named("hats", "bowler").number("size", 0, 60) == 60
    TABLE.expect("cost", 3)


Ask = Callable[[TomlTable], Any]
WRONG: dict[str, tuple[Ask, str]] = {
    "a text for a number": (
        lambda t: t.number("name", 0, 4),
        "entry 'name' is wrong: it must be a whole number, not 'hat'",
    ),
    "a flag for a number": (
        lambda t: t.number("new", 0, 4),
        "entry 'new' is wrong: it must be a whole number, not True",
    ),
    "a number too small": (lambda t: t.number("cost", 4, 9), "entry 'cost' is wrong: it must be from 4 to 9, not 3"),
    "a number too large": (lambda t: t.number("cost", 0, 2), "entry 'cost' is wrong: it must be from 0 to 2, not 3"),
    "no number": (lambda t: t.number("size", 0, 2), "entry 'size' is wrong: a whole number is missing"),
    "a number for a text": (lambda t: t.text("cost"), "entry 'cost' is wrong: it must be a text, not 3"),
    "no text": (lambda t: t.text("label"), "entry 'label' is wrong: a text is missing"),
    "a number for a flag": (lambda t: t.flag("cost"), "entry 'cost' is wrong: it must be true or false, not 3"),
    "a text for a list": (lambda t: t.items("name"), "entry 'name' is wrong: it must be a list, not 'hat'"),
    "another number than must be": (lambda t: t.expect("cost", 5), "entry 'cost' is wrong: it must be 5 here"),
    "another choice": (
        lambda t: t.choice("name", ["cap", "wig"]),
        "'hat' is not known here; it must be one of cap, wig",
    ),
    "too few": (lambda t: t.tables("hats", 3), "entry 'hats' is wrong: there must be 3 of them, not 2"),
    "not all tables": (lambda t: t.tables("mixed"), "entry 'mixed 2' is wrong: each of its entries must be a table"),
    "an id missing": (lambda t: t.named("hats", "fez"), "entry 'hats' is wrong: the entry with id 'fez' is missing"),
}


@pytest.mark.parametrize(("ask", "sentence"), WRONG.values(), ids=WRONG)
def test_a_wrong_entry_is_named_with_what_would_be_right(ask: Ask, sentence: str) -> None:
    with pytest.raises(BadData, match=f"^toy/things.toml: (the )?{re.escape(sentence)}\\.$"):
        ask(TABLE)


def test_an_inner_table_tells_where_it_stands() -> None:
    with pytest.raises(
        BadData, match=r"^toy/things.toml, hats 2: the entry 'size' is wrong: it must be from 0 to 9, not 60\.$"
    ):
        TABLE.tables("hats")[1].number("size", 0, 9)


# -- Files ------------------------------------------------------------------------------------------------------------


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with tables of one's own."""
    monkeypatch.setenv("ASZTAL_DATA", str(tmp_path))
    (tmp_path / "tara").mkdir()
    return tmp_path / "tara"


def test_a_games_own_file_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("ASZTAL_DATA", raising=False)
    table = read("tara", "cards")
    assert table.where == "tara/cards.toml"
    assert len(table.tables("card")) == 36


def test_a_table_of_ones_own_comes_first(own: Path) -> None:
    (own / "cards.toml").write_text("cost = 3", encoding="utf-8")
    assert read("tara", "cards").entries == {"cost": 3}


def test_what_one_does_not_have_is_read_from_the_game(own: Path) -> None:
    (own / "cards.toml").write_text("cost = 3", encoding="utf-8")
    assert len(read("tara", "map").tables("position")) == 15


@pytest.mark.parametrize("content", [b"cost = ", b"[[card", b"\xff\xfe", b"cost = 1\ncost = 2"])
def test_what_is_no_toml_is_called_so(own: Path, content: bytes) -> None:
    (own / "cards.toml").write_bytes(content)
    with pytest.raises(BadData, match=r"^tara/cards.toml is not a TOML file: .+\.$"):
        read("tara", "cards")


def test_a_folder_for_a_file_is_called_so(own: Path) -> None:
    (own / "cards.toml").mkdir()
    with pytest.raises(BadData, match=r"^tara/cards.toml can't be read: .+\.$"):
        read("tara", "cards")


def test_a_file_that_is_missing_is_named() -> None:
    with pytest.raises(BadData, match=r"^tara/nothing.toml can't be read"):
        read("tara", "nothing")


def test_a_digest_is_of_all_that_was_read(own: Path) -> None:
    """Every number counts, asked for or not; a text for people does not."""

    def asked(number: int, name: str, more: int) -> str:
        (own / "cards.toml").write_text(f'number = {number}\nname_en = "{name}"\nmore = {more}\nlist = [{{a = 1}}]')
        table = read("tara", "cards")
        table.number("number", 0, 9)
        table.words("name_en")
        table.tables("list")[0].number("a", 0, 9)
        return digest("tara")

    assert asked(1, "Ace", 1) == asked(1, "King", 1)
    assert asked(1, "Ace", 1) != asked(2, "Ace", 1)
    assert asked(1, "Ace", 1) != asked(1, "Ace", 2)
    assert len(asked(1, "Ace", 1)) == 8
    assert digest("a game without tables") == ""
