"""The tables of Colonial: one's own are read, and what is wrong in one is named in one clear sentence."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

import pytest

from asztal.engine.errors import BadData
from asztal.engine.folders import GAMES
from asztal.games.colonial import data
from tests.cli.tools import assert_refused, run_apart

FOLDER = GAMES / "colonial"


def change(folder: Path, name: str, old: str, new: str) -> Path:
    """Puts a table with a change (wherever the old is found) into a folder for ASZTAL_DATA."""
    text = (FOLDER / "data" / f"{name}.toml").read_text(encoding="utf-8")
    assert old in text
    (folder / "colonial").mkdir(parents=True)
    (folder / "colonial" / f"{name}.toml").write_text(text.replace(old, new), encoding="utf-8")
    return folder


def loaded(folder: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """The data module, read anew with the tables of a folder."""
    monkeypatch.setenv("ASZTAL_DATA", str(folder))
    return runpy.run_path(str(FOLDER / "data.py"))


def test_a_map_of_ones_own_is_read_in_place_of_ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = change(tmp_path, "map", "difficulty = 7", "difficulty = 5")
    assert 7 in data.DIFFICULTY
    assert 7 not in loaded(folder, monkeypatch)["DIFFICULTY"]


@pytest.mark.parametrize(
    ("name", "old", "new", "complaint"),
    [
        (
            "map",
            "difficulty = 7",
            "difficulty = 8",
            "the entry 'difficulty' is wrong: it must be from 2 to 7, not 8",
        ),
        (
            "map",
            'adjacent = ["egypt", "levant", "persia"]',
            'adjacent = ["egypt", "levant"]',
            "the entry 'adjacent' is wrong: arabia does not name it in turn",
        ),
        ("characters", '"explorer", "ambassador"', '"explorer", "admiral"', "characters.toml"),
        ("nations", '"brazil"', '"atlantis"', "nations.toml"),
    ],
)
def test_a_wrong_entry_is_named(
    name: str, old: str, new: str, complaint: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(BadData, match=complaint):
        loaded(change(tmp_path, name, old, new), monkeypatch)


def test_territories_without_a_shape_are_refused(tmp_path: Path) -> None:
    folder = change(tmp_path, "map", '"sahara"', '"atlantis"')
    refused = run_apart("play", "colonial", "--seats", "you,random", ASZTAL_DATA=str(folder))
    assert_refused(refused, "map.toml", "sahara")
