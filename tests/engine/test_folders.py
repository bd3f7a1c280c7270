"""Games may lie in folders of one's own."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from asztal import games
from asztal.engine.errors import BadData
from asztal.engine.folders import folder_of
from asztal.match import Match
from asztal.words import Words
from tests.games_for_tests import FOLDER
from tests.random_play import play_randomly


def test_a_folder_of_games_is_put_on_the_shelf(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert "isles" not in games.names()
    monkeypatch.setenv("ASZTAL_GAMES", os.pathsep.join([str(tmp_path), str(FOLDER)]))
    assert {"isles", "tara"} <= set(games.names())
    assert folder_of("isles") == FOLDER / "isles"
    assert Words("de", games.find("isles")).say("game-title") == "Inseln"
    match = Match("isles", 6, {}, 1)
    play_randomly(match, 1000)
    assert match.over


def test_the_games_of_the_package_come_first(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "tara").mkdir()
    (tmp_path / "tara" / "game.py").touch()
    monkeypatch.setenv("ASZTAL_GAMES", str(tmp_path))
    assert folder_of("tara").parent == Path(games.__file__).parent


def test_a_folder_that_is_none_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("ASZTAL_GAMES", str(tmp_path / "nowhere"))
    with pytest.raises(BadData, match="nowhere, which is no folder"):
        games.names()
