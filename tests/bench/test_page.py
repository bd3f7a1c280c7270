"""The page of speeds: figures between marks, prose as it was."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from asztal import bench as rules
from asztal.engine.errors import BadPage
from asztal.writing import put_between_marks
from bench import speed
from bench.peers import tables

OURS = [rules.Row("tara", 2, True, 2_000_000, 1_000, 1.0, 2.0, 3.0, 14_000, None)]
RATES = {line.key: 1000.0 + at for at, line in enumerate(line for one in tables.COMPARISONS for line in one.lines)}
PLACES = ("machine", "rules", "peers")


@pytest.fixture
def page(tmp_path: Path) -> Path:
    """A page with prose before, between and after its places."""
    text = (
        "# Speed\r\n" + "".join(f"Before {name}.\n<!-- {name} -->\n<!-- end of {name} -->\n" for name in PLACES) + "Bye"
    )
    path = tmp_path / "speed.md"
    path.write_bytes(text.encode())
    return path


def write(page: Path, ours: list[rules.Row]) -> str:
    speed.write(page, ours, tables.rows(RATES), ["asztal 1"])
    return page.read_bytes().decode()


def test_prose_stays_as_it_is(page: Path) -> None:
    text = write(page, OURS)
    for name in PLACES:
        before, _, rest = text.partition(f"<!-- {name} -->")
        figures, _, after = rest.partition(f"<!-- end of {name} -->")
        assert figures.strip()
        text = f"{before}<!-- {name} -->\n<!-- end of {name} -->{after}"
    assert text.startswith("# Speed\r\nBefore machine.\n")
    assert text.endswith("\nBye")
    assert text.count("Before") == len(PLACES)
    assert "|" not in text


def test_writing_again_changes_nothing(page: Path) -> None:
    assert write(page, OURS) == write(page, OURS)


def test_other_figures_change_the_figures_only(page: Path) -> None:
    before = write(page, OURS)
    assert write(page, [replace(OURS[0], redeal_us=7.77)]) == before.replace("| 2.00 |", "| 7.77 |")


def test_every_figure_is_on_the_page(page: Path) -> None:
    text = write(page, OURS)
    assert f"| {' | '.join(['Tara, Seat of Kings', *OURS[0].cells()])} |" in text
    for row in tables.rows(RATES):
        assert f"| {' | '.join(row.cells())} |" in text


def test_a_page_without_a_place_stays_as_it_is(page: Path) -> None:
    text = page.read_bytes().replace(b"<!-- end of peers -->", b"")
    page.write_bytes(text)
    with pytest.raises(BadPage, match="no place for peers"):
        write(page, OURS)
    assert page.read_bytes() == text


def test_the_projects_own_page_has_all_places() -> None:
    text = speed.PAGE.read_text(encoding="utf-8")
    for name in PLACES:
        text = put_between_marks(text, speed.PAGE, name, "figures")
