"""The tables of Empires: one's own are read, and what is wrong in one is named in one clear sentence."""

from __future__ import annotations

import json
import runpy
from pathlib import Path
from typing import Any

import pytest

from asztal.engine.bits import count_bits
from asztal.engine.errors import BadData
from asztal.engine.folders import GAMES
from asztal.games.empires import data

FOLDER = GAMES / "empires"


def change(folder: Path, name: str, old: str, new: str) -> Path:
    """Puts a table with a change (the first that is found) into a folder for ASZTAL_DATA."""
    text = (FOLDER / "data" / f"{name}.toml").read_text(encoding="utf-8")
    assert old in text
    (folder / "empires").mkdir(parents=True)
    (folder / "empires" / f"{name}.toml").write_text(text.replace(old, new, 1), encoding="utf-8")
    return folder


def loaded(folder: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """The data module, read anew with the tables of a folder."""
    monkeypatch.setenv("ASZTAL_DATA", str(folder))
    return runpy.run_path(str(FOLDER / "data.py"))


def test_tables_of_ones_own_are_read_in_place_of_ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = change(tmp_path, "discovery_counters", "natives = 6", "natives = 7")
    assert max(data.NATIVES[: data.COUNTERS]) == 6
    assert max(loaded(folder, monkeypatch)["NATIVES"][: data.COUNTERS]) == 7


@pytest.mark.parametrize(
    ("name", "old", "new", "complaint"),
    [
        ("discovery_counters", "natives = 6", "natives = 9", "counter 16: the entry 'natives' is wrong: it must be"),
        ("buildings", 'do = "papal_decree"', 'do = "decree"', "'decree' is not known here"),
        ("buildings", "cost = 14", 'cost = "14"', "the entry 'cost' is wrong: it must be a whole number"),
        ("buildings", 'figure = "captain"', 'figure = "admiral"', "'admiral' is not known here"),
        ("regions", 'good = "fur"', 'good = "wool"', "'wool' is not known here"),
        ("trade_goods", "count = 5", "count = 7", "good 1: the entry 'count' is wrong: it must be from 1 to 6"),
        ("nations", 'colour = "red"', 'colour = "black"', "the entry 'colour' is wrong: it must be red"),
        ("nations", 'do = "natives_minus"', 'do = "natives_plus"', "'natives_plus' is not known here"),
        ("event_boxes", 'id = "dock"', 'id = "harbour"', "the entry 'id' is wrong: it must be dock here"),
        ("event_boxes", '"captain", "merchant"', '"merchant", "captain"', "named_spaces"),
        ("figures", 'id = "builder"', 'id = "mason"', "the entry 'id' is wrong: it must be builder here"),
        ("constants", "turns = [7, 8]", "turns = [7, 9]", "the last age must end with turn 8"),
        ("options", 'id = "dock_six"', 'id = "dock_seven"', "the entry with id 'dock_six' is missing"),
    ],
)
def test_a_wrong_entry_is_named(
    name: str, old: str, new: str, complaint: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(BadData, match=complaint):
        loaded(change(tmp_path, name, old, new), monkeypatch)


def test_what_the_rulebook_counts() -> None:
    """E1.3, E1.6, E1.8, E1.9."""
    assert sum(data.TILES) == 46
    assert [count_bits(data.OF_AGE[age] & ~data.NEW) for age in range(3)] == [12, 12, 10]
    assert [count_bits(data.OF_AGE[age] & data.NEW) for age in range(3)] == [8, 8, 4]
    assert len(data.NATIVES) == 32
    assert [data.LIMIT[figure] for figure in (data.SOLDIER, data.BUILDER)] == [10, 10]
    assert data.REGION_GOOD[data.REGION_NAMES.index("peru")] == data.GOODS.index("silver")


def test_spoils_of_war_cost_nothing_and_all_else_the_price_of_its_age() -> None:
    """E5.15."""
    for building, name in enumerate(data.BUILDING_NAMES):
        age = next(age for age in range(3) if data.OF_AGE[age] >> building & 1)
        assert data.COST[building] == (0 if name.startswith("spoils") else data.PRICE[age])


def test_every_region_has_a_shape() -> None:
    shapes = json.loads((FOLDER / "data" / "shapes.json").read_text(encoding="utf-8"))
    assert set(shapes["regions"]) == set(data.REGION_NAMES)


def test_no_two_regions_have_the_same_good() -> None:
    """E1.1."""
    assert len(set(data.REGION_GOOD)) == 9
