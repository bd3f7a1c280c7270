"""The table as text for the terminal."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from asztal.engine.game import SPECTATOR, view_of
from asztal.engine.play import play_on
from asztal.engine.rng import seeded
from asztal.games.empires import data
from asztal.games.empires.game import GAME
from asztal.games.empires.state import Empires
from asztal.games.empires.terminal import draw
from asztal.words import LANGUAGES, Words
from tests.games.empires.position import Scene


def drawn(state: Empires, language: str = "en") -> list[str]:
    """The lines as they stand in a terminal of 80 columns."""
    console = Console(width=80, file=StringIO(), force_terminal=False)
    console.print(draw(view_of(GAME, state, SPECTATOR), Words(language, GAME)), highlight=False)
    assert isinstance(console.file, StringIO)
    return [line.rstrip() for line in console.file.getvalue().splitlines()]


def line_of(scene: Scene, start: str) -> str:
    (line,) = [line for line in drawn(scene.state) if line.startswith(start)]
    return line


def test_a_box_shows_who_stands_there() -> None:
    scene = Scene().box("dock", "red:merchant blue").give("blue", buildings="wharf")
    assert line_of(scene, "Colonist Dock").split(maxsplit=2)[2] == "■$ ▲♟ · · · · · X"


def test_a_region_shows_who_is_there_and_what_it_is_worth() -> None:
    scene = Scene().region("peru", red="colonist*3 soldier", blue="builder").having(tiles_there=0)
    assert line_of(scene, "Peru").split(maxsplit=1)[1] == "10/4 VP · ■4 (♟3⚔1) · ▲1 (⚒1)"


def test_a_failed_expedition_is_remembered() -> None:
    """E5.24."""
    assert "not discovered yet" in line_of(Scene(), "Peru")
    assert "not discovered yet" not in line_of(Scene().counter("peru", natives=5), "Peru")


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_too_wide_in_any_language(language: str) -> None:
    words = Words(language, GAME)
    for seed in range(3):
        state = GAME.new(6, seed)
        assert isinstance(state, Empires)
        play_on(state, seeded("wide", seed), 600)
        lines = drawn(state, language)
        assert max(map(len, lines)) <= 80
        for region in range(data.REGIONS):
            assert any(line.startswith(words.noun("region", region)) for line in lines)
