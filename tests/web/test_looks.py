"""What tables and the shelf look like: the seats' colours, and games without pictures of their own."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from asztal import games
from asztal.engine.folders import folder_of
from asztal.web import statics
from asztal.web.render import Eyes, parts
from asztal.web.tables import Table
from tests.web.tools import Served, elements

pytestmark = pytest.mark.anyio


# -- colours ----------------------------------------------------------------------------------------------------------


@pytest.fixture
def colours_change(monkeypatch: pytest.MonkeyPatch) -> None:
    """The seats exchange their colours with the first choice."""

    def colours(table: Table) -> tuple[str, ...]:
        begun = table.match is not None and table.match.choices
        return table.game.colours[::-1] if begun else table.game.colours

    monkeypatch.setattr(Table, "colours", property(colours))


def seats(drawn: dict[str, str]) -> list[str]:
    """The classes of the two panels, and the colour of the first name in the log."""
    tags = [elements(drawn[part])[0] for part in ("panel-0", "panel-1")]
    named = [element for element in elements(drawn["log"]) if element.tag == "b"]
    return [element.attributes["class"] for element in tags + named[:1]]


async def test_colours_that_change_change_all_that_was_drawn(served: Served, colours_change: None) -> None:
    guest = served.guest()
    table = await served.table("connect_four", [guest, None])
    await guest.post(f"/t/{table.id}/chat", {"text": "hello"})
    before = parts(table, Eyes(0, "en"))
    assert seats(before)[:2] == ["panel seat-red", "panel seat-yellow"]
    assert 'class="seat-red"' in before["chat"]
    assert elements(before["panel-1"])[0].text.strip().startswith("Yellow")
    await guest.chooses(table)
    after = parts(table, Eyes(0, "en"))
    assert seats(after) == ["panel seat-yellow", "panel seat-red", "seat-yellow"]
    assert 'class="seat-yellow"' in after["chat"]
    assert elements(after["panel-1"])[0].text.strip().startswith("Red")


async def test_lines_of_the_log_are_told_again_when_colours_change(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest, other = served.guest(), served.guest()
    table = await served.table("connect_four", [guest, other])
    await guest.chooses(table)
    assert '<b class="seat-red">' in parts(table, Eyes(0, "en"))["log"]
    monkeypatch.setattr(Table, "colours", property(lambda table: table.game.colours[::-1]))
    await other.chooses(table)
    log = parts(table, Eyes(0, "en"))["log"]
    assert [element.attributes["class"] for element in elements(log) if element.tag == "b"] == [
        "seat-yellow",
        "seat-red",
    ]


# -- pictures ---------------------------------------------------------------------------------------------------------


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A game whose folder has neither a cover nor a style sheet."""
    name = "connect_four"
    for game in games.names():
        (tmp_path / game).mkdir()
        if game != name:
            shutil.copy(folder_of(game) / "cover.svg", tmp_path / game)
    monkeypatch.setattr(statics, "folder_of", lambda game: tmp_path / game)
    statics.game_address.cache_clear()
    yield name
    statics.game_address.cache_clear()


async def test_a_game_without_a_cover_stands_on_the_shelf_by_its_title(served: Served, bare: str) -> None:
    answer = await served.guest().get("/")
    assert answer.status_code == 200
    drawn = elements(answer.text)
    covers = [element.attributes["src"] for element in drawn if element.tag == "img"]
    assert len(covers) == len(games.names()) - 1
    assert not any(bare in cover for cover in covers)
    assert [element.text for element in drawn if element.attributes.get("class") == "cover"] == ["Connect Four"]


async def test_a_game_without_a_style_sheet_can_be_played(served: Served, bare: str) -> None:
    guest = served.guest()
    table = await served.table(bare, [guest, None])
    for page in ("", "/replay"):
        answer = await guest.get(f"/t/{table.id}{page}")
        assert answer.status_code == 200
        assert "board.css" not in answer.text
