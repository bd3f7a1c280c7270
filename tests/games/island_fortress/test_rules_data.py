"""The tables of Island Fortress: what is wrong in one of one's own is named in one clear sentence."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

import pytest

from asztal.engine.errors import BadData
from asztal.engine.folders import GAMES
from asztal.engine.tables import digest
from asztal.games.island_fortress.game import GAME
from tests.cli.tools import assert_refused, run_apart

FOLDER = GAMES / "island_fortress"


def change(folder: Path, name: str, *changes: tuple[str, str]) -> Path:
    """Puts a table with some changes (each the first of its kind) into a folder for ASZTAL_DATA."""
    text = (FOLDER / "data" / f"{name}.toml").read_text(encoding="utf-8")
    head, tables = (text[: text.index("\n[")], text[text.index("\n[") :])
    for old, new in changes:
        assert old in tables
        tables = tables.replace(old, new, 1)
    (folder / "island_fortress").mkdir(parents=True, exist_ok=True)
    (folder / "island_fortress" / f"{name}.toml").write_text(head + tables, encoding="utf-8")
    return folder


def loaded(folder: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """The data module, read anew with the tables of a folder."""
    monkeypatch.setenv("ASZTAL_DATA", str(folder))
    return runpy.run_path(str(FOLDER / "data.py"))


WRONG: dict[str, tuple[str, str, str, str]] = {
    "a favor of the wrong size": (
        "favors",
        "size = 2",
        "size = 3",
        "favors.toml, favor 1: the entry 'size' is wrong: the pattern has 2 blocks.",
    ),
    "a favor with other signs": (
        "favors",
        'pattern = ["##"]',
        'pattern = ["XX"]',
        "favors.toml, favor 1: the entry 'pattern' is wrong: it must be made of '#' and '.'.",
    ),
    "a favor too wide": (
        "favors",
        'pattern = ["##"]',
        'pattern = ["#..#"]',
        "favors.toml, favor 1: the entry 'pattern' is wrong: it must be 1 to 3 rows of the same length, at most 3.",
    ),
    "a favor too high": (
        "favors",
        'pattern = ["#", "#"]',
        'pattern = ["#", ".", ".", "#"]',
        "favors.toml, favor 2: the entry 'pattern' is wrong: it must be 1 to 3 rows of the same length, at most 3.",
    ),
    "a favor with uneven rows": (
        "favors",
        'pattern = [".#", "#."]',
        'pattern = ["#", "#."]',
        "favors.toml, favor 3: the entry 'pattern' is wrong: it must be 1 to 3 rows of the same length, at most 3.",
    ),
    "a favor without a pattern": (
        "favors",
        'pattern = ["##"]\n',
        "",
        "favors.toml, favor 1: the entry 'pattern' is wrong: a list is missing.",
    ),
    "a favor with an empty pattern": (
        "favors",
        'pattern = ["##"]',
        "pattern = []",
        "favors.toml, favor 1: the entry 'pattern' is wrong: it must be 1 to 3 rows of the same length, at most 3.",
    ),
    "a favor out of order": (
        "favors",
        'id = "F02"',
        'id = "F03"',
        "favors.toml, favor 2: the entry 'id' is wrong: it must be 'F02' here.",
    ),
    "a favor without a German name": (
        "favors",
        'name_de = "Paar"\n',
        "",
        "favors.toml, favor 1: the entry 'name_de' is wrong: a text is missing.",
    ),
    "a favor with a negative reward": (
        "favors",
        "convicts = 1",
        "convicts = -1",
        "favors.toml, favor 1, once: the entry 'convicts' is wrong: it must be from 0 to 99, not -1.",
    ),
    "a favor without rewards": (
        "favors",
        "permanent = { income = 0, petition = 0 }\n",
        "",
        "favors.toml, favor 1: the entry 'permanent' is wrong: each of its entries must be a table.",
    ),
    "a price missing": (
        "tables",
        "quantity = 1\njade = 0\n",
        "quantity = 1\n",
        "tables.toml, recruit_cost 1: the entry 'jade' is wrong: a whole number is missing.",
    ),
    "a price out of order": (
        "tables",
        "quantity = 3",
        "quantity = 4",
        "tables.toml, recruit_cost 3: the entry 'quantity' is wrong: it must be 3 here.",
    ),
    "a price that falls": (
        "tables",
        "quantity = 3\njade = 2",
        "quantity = 3\njade = 0",
        "tables.toml, recruit_cost 3: the entry 'jade' is wrong: it must be from 1 to 100, not 0.",
    ),
    "a level twice": (
        "tables",
        "level = 2",
        "level = 1",
        "tables.toml, level 2: the entry 'level' is wrong: it must be 2 here.",
    ),
    "a level too few": (
        "tables",
        "[[level]]",
        "[[ledge]]",
        "tables.toml: the entry 'level' is wrong: there must be 4 of them, not 3.",
    ),
    "a text for a number": (
        "tables",
        "base_jade = 3",
        'base_jade = "three"',
        "tables.toml, income: the entry 'base_jade' is wrong: it must be a whole number, not 'three'.",
    ),
    "a section missing": (
        "tables",
        "[income]",
        "[outcome]",
        "tables.toml: the entry 'income' is wrong: each of its entries must be a table.",
    ),
    "a third way to draw": (
        "tables",
        "[[draw_option]]",
        "[[draw_option]]\ndraw = 4\nkeep = 2\n[[draw_option]]",
        "tables.toml: the entry 'draw_option' is wrong: there must be 2 of them, not 3.",
    ),
    "chips out of order": (
        "tables",
        "chips = 1\nvp",
        "chips = 2\nvp",
        "tables.toml, chip_score 2: the entry 'chips' is wrong: it must be 1 here.",
    ),
    "a reward for the fewest treasures": (
        "tables",
        "fewest_treasures_vp = -3",
        "fewest_treasures_vp = 3",
        "tables.toml, final_scoring: the entry 'fewest_treasures_vp' is wrong: it must be from -100 to 0, not 3.",
    ),
    "a wall of other columns": (
        "wall",
        "columns = 5",
        "columns = 6",
        "wall.toml, region: the entry 'columns' is wrong: it must be 5 here.",
    ),
    "a column that is not there": (
        "wall",
        "\ncolumns = [1, 5]",
        "\ncolumns = [1, 6]",
        "wall.toml, level_cells 4: the entry 'columns' is wrong: a column is a number from 1 to 5, not 6.",
    ),
    "towers scored as a row": (
        "wall",
        "scored_as_row = false",
        "scored_as_row = true",
        "wall.toml, level_cells 4: the entry 'scored_as_row' is wrong: levels 1 to 3 are rows, and no other.",
    ),
    "a number of players twice": (
        "setup",
        "players = 3",
        "players = 2",
        "setup.toml, setup 2: the entry 'players' is wrong: it must be 3 here.",
    ),
    "a fifth region": (
        "setup",
        "regions = 3",
        "regions = 5",
        "setup.toml, setup 3: the entry 'regions' is wrong: it must be from 2 to 4, not 5.",
    ),
    "more rounds than governor blocks": (
        "setup",
        "governor_blocks = 12",
        "governor_blocks = 13",
        "setup.toml, setup 1: the entry 'governor_blocks' is wrong: it must be from 1 to 12, not 13.",
    ),
    "another deal for some": (
        "setup",
        "players = 3\nregions = 2\ngovernor_blocks = 12\nrounds_max = 12\nstart_jade = 12\nfavors_dealt = 5",
        "players = 3\nregions = 2\ngovernor_blocks = 12\nrounds_max = 12\nstart_jade = 12\nfavors_dealt = 6",
        "setup.toml, setup 2: the entry 'favors_dealt' is wrong: it must be 5 here.",
    ),
    "a component missing": (
        "components",
        'id = "laborer"',
        'id = "worker"',
        "components.toml: the entry 'component' is wrong: the entry with id 'laborer' is missing.",
    ),
    "a role missing": (
        "roles",
        'id = "planner"',
        'id = "surveyor"',
        "roles.toml: the entry 'role' is wrong: the entry with id 'planner' is missing.",
    ),
    "an action in another place": (
        "roles",
        'id = "buy_blocks"',
        'id = "sell_blocks"',
        "roles.toml, role 2, action 1: the entry 'id' is wrong: the action must be 'buy_blocks' here.",
    ),
    "a flag that is a number": (
        "roles",
        "jail_convict = true",
        "jail_convict = 1",
        "roles.toml, role 1, action 1: the entry 'jail_convict' is wrong: it must be true or false, not 1.",
    ),
    "a repeat cost missing": (
        "roles",
        "repeat_cost = 1\n",
        "",
        "roles.toml, role 1: the entry 'repeat_cost' is wrong: a whole number is missing.",
    ),
    "a preset too rich": (
        "variants",
        "jade = 3",
        "jade = 30",
        "variants.toml, variant 3, preset 1: the entry 'jade' is wrong: it must be from 0 to 20, not 30.",
    ),
    "an unknown default": (
        "variants",
        'default = "own"',
        'default = "none"',
        "variants.toml, option 1: 'none' is not known here; it must be one of own, supply.",
    ),
    "an option missing": (
        "variants",
        'id = "pattern_exact"',
        'id = "pattern_precise"',
        "variants.toml: the entry 'option' is wrong: the entry with id 'pattern_exact' is missing.",
    ),
}


@pytest.mark.parametrize(("name", "old", "new", "sentence"), WRONG.values(), ids=WRONG)
def test_a_wrong_table_is_named_with_its_entry(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, old: str, new: str, sentence: str
) -> None:
    """IF2 to IF13: the file, the place in it, and what would be right."""
    folder = change(tmp_path, name, (old, new))
    with pytest.raises(BadData) as refused:
        loaded(folder, monkeypatch)
    assert str(refused.value) == f"island_fortress/{sentence}"


def test_a_wrong_table_is_refused_on_the_command_line(tmp_path: Path) -> None:
    """One sentence, no more, and an exit code that says so."""
    folder = change(tmp_path, "favors", ('pattern = ["##"]', 'pattern = ["XX"]'))
    outcome = run_apart("play", "island_fortress", "--seats", "you,random", ASZTAL_DATA=str(folder))
    assert_refused(outcome, "island_fortress/favors.toml, favor 1", "'pattern'")


def test_our_own_tables_are_right(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Read anew they give the same, down to the digest."""
    loaded(tmp_path, monkeypatch)
    assert GAME.rules_version == f"1-{digest('island_fortress')}"


DIFFERENT: dict[str, tuple[str, str, str]] = {
    "a reward": ("favors", "convicts = 1", "convicts = 2"),
    "a bonus": ("favors", "income = 0", "income = 1"),
    "a price": ("tables", "quantity = 5\njade = 6", "quantity = 5\njade = 7"),
    "the workers of a level": ("tables", "build_workers = 8", "build_workers = 7"),
    "the points of a tower": ("tables", "tower_vp = 5", "tower_vp = 6"),
    "a repeat cost": ("roles", "repeat_cost = 3", "repeat_cost = 2"),
    "the rounds": ("setup", "governor_blocks = 12", "governor_blocks = 10"),
    "the jade at the start": ("setup", "start_jade = 12", "start_jade = 10"),
    "the laborers": ("components", 'id = "laborer"\ncount = 45', 'id = "laborer"\ncount = 40'),
    "a preset": ("variants", "laborers = 2", "laborers = 3"),
    "a default": ("variants", 'default = "own"', 'default = "supply"'),
    "the wall": ("wall", "\ncolumns = [1, 5]", "\ncolumns = [2, 4]"),
}


@pytest.mark.parametrize(("name", "old", "new"), DIFFERENT.values(), ids=DIFFERENT)
def test_other_tables_make_other_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, old: str, new: str
) -> None:
    """R40: an owner of the printed cards can play with them, and no record is played on with other tables."""
    folder = change(tmp_path, name, (old, new))
    loaded(folder, monkeypatch)
    assert GAME.rules_version != f"1-{digest('island_fortress')}"


def test_another_pattern_makes_other_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """R40: also one of the same size; its gaps follow from it."""
    folder = change(tmp_path, "favors", ('pattern = ["##"]', 'pattern = ["#..", "..#"]'))
    other = loaded(folder, monkeypatch)
    assert GAME.rules_version != f"1-{digest('island_fortress')}"
    assert other["MARKED"][0] == [0, 2, 1, 0]
    assert len(other["GAPS"][0]) == 2 * 4
