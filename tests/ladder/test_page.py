"""The page of strengths and its charts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest

from asztal import games
from asztal.bots.levels import spec
from asztal.engine.errors import BadPage
from asztal.engine.rng import seeded
from asztal.ladder import rating
from asztal.ladder.file import Ladder, Terms
from asztal.ladder.page import describe, place, write
from asztal.writing import marks
from tests.ladder.tools import FOUR, kept, made_up

START, END = marks(place("connect_four"))
BEFORE, AFTER = "# Strength\n\nProse before, with | and <!-- a remark -->.\n\n", "\n\n## Prose after\r\n"
HARD = spec("hard", games.find("connect_four"))
STRENGTHS = {HARD: 4.0, "random": 1.0}
DOCS = Path(__file__).resolve().parent.parent.parent / "docs"


@pytest.fixture(autouse=True)
def _few_samples(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rating, "_SAMPLES", 20)


@pytest.fixture
def page(tmp_path: Path) -> Path:
    path = tmp_path / "strength.md"
    path.write_bytes(f"{BEFORE}{START}\nold\n{END}{AFTER}".encode())
    return path


@pytest.fixture
def ladder(tmp_path: Path) -> Ladder:
    return kept(tmp_path / "four.jsonl", made_up(STRENGTHS, 40, seeded(1), [(HARD, "random")]))


def test_results_stand_between_the_marks_and_prose_stays_as_it_is(page: Path, ladder: Ladder) -> None:
    write(page, [ladder])
    text = page.read_bytes().decode()
    assert text.startswith(f"{BEFORE}{START}\n")
    assert text.endswith(f"{END}{AFTER}")
    assert "old" not in text
    assert "40 matches" in text
    assert f"| hard ({HARD}) | random | 40 |" in text


def test_writing_twice_changes_nothing(page: Path, ladder: Ladder) -> None:
    written = write(page, [ladder])
    before = [path.read_bytes() for path in written]
    assert write(page, [ladder]) == written
    assert [path.read_bytes() for path in written] == before


def test_nothing_but_the_page_and_its_chart_is_written(page: Path, ladder: Ladder) -> None:
    assert write(page, [ladder]) == [page, page.with_name("strength-connect_four.svg")]
    assert {path.name for path in page.parent.iterdir()} == {"strength.md", "strength-connect_four.svg", "four.jsonl"}


def test_every_ladder_of_a_game_gets_its_section_and_panel(page: Path, ladder: Ladder, tmp_path: Path) -> None:
    hasty = kept(tmp_path / "hasty.jsonl", ladder.matches, replace(FOUR, scale=0.05))
    chart = write(page, [ladder, hasty])[1].read_text(encoding="utf-8")
    for text in (page.read_text(encoding="utf-8"), chart):
        assert "full thinking time" in text
        assert "thinking time × 0.05" in text


def test_the_chart_is_sound_and_names_every_bot_and_rating(page: Path, ladder: Ladder) -> None:
    picture = write(page, [ladder])[1]
    assert picture.name in page.read_text(encoding="utf-8")
    root = ElementTree.parse(picture).getroot()
    texts = ["".join(element.itertext()) for element in root.iter("{http://www.w3.org/2000/svg}text")]
    assert {f"hard ({HARD})", "random", "0"} <= set(texts)
    assert len(list(root.iter("{http://www.w3.org/2000/svg}circle"))) == 2


def test_the_chart_holds_everything_within_its_frame(page: Path, tmp_path: Path) -> None:
    certain = [replace(match, payoffs=(1.0, 0.0)) for match in made_up(STRENGTHS, 2, seeded(1), [(HARD, "random")])]
    root = ElementTree.parse(write(page, [kept(tmp_path / "certain.jsonl", certain)])[1]).getroot()
    _, _, width, height = (float(number) for number in root.attrib["viewBox"].split())
    for element in root.iter():
        assert 0 <= float(element.get("cx", element.get("x", "0"))) <= width
        assert 0 <= float(element.get("cy", element.get("y", "0"))) <= height


def without(mark: str) -> Callable[[str], str]:
    return lambda text: text.replace(mark, "")


UNFIT = {
    "no beginning": without(START),
    "no end": without(END),
    "twice a beginning": lambda text: text + START,
    "the wrong way round": lambda text: text.replace(START, "x").replace(END, START).replace("x", END),
}


@pytest.mark.parametrize("change", UNFIT.values(), ids=UNFIT)
def test_a_page_without_a_place_is_refused_and_nothing_written(
    page: Path, ladder: Ladder, change: Callable[[str], str]
) -> None:
    page.write_text(change(page.read_text(encoding="utf-8")), encoding="utf-8")
    before = page.read_bytes()
    with pytest.raises(BadPage, match="no place for ladder connect_four: put the lines"):
        write(page, [ladder])
    assert page.read_bytes() == before
    assert not page.with_name("strength-connect_four.svg").exists()


def test_a_page_that_is_not_there_is_refused(tmp_path: Path, ladder: Ladder) -> None:
    with pytest.raises(BadPage, match="There is no page"):
        write(tmp_path / "none.md", [ladder])


def test_terms_name_the_options_that_are_not_the_usual_ones() -> None:
    game = games.find("tara")
    usual = game.full_options(game.thinking.simulation)
    other = {
        name: next(value for value in values if value != usual[name]) for name, values in game.rules.options.items()
    }
    terms = Terms("tara", "1", usual, 4, 0.5, "0 compiled")
    assert describe(terms) == "4 seats, thinking time × 0.5"
    assert describe(replace(terms, options=other)).count("=") == len(other)


@pytest.mark.parametrize("game", games.names())
def test_the_page_of_strengths_has_a_place_for_every_game(game: str) -> None:
    text = (DOCS / "strength.md").read_text(encoding="utf-8")
    assert [text.count(mark) for mark in marks(place(game))] == [1, 1]
