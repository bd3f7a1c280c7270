"""Levels on pages: what each is, how strong it was found to be, and who gets which."""

from __future__ import annotations

from pathlib import Path

import pytest

from asztal.bots import LEVELS
from asztal.games import find
from tests.web.tools import Guest, Served, each_game, each_language, elements, spoken

pytestmark = pytest.mark.anyio

SUMMARY = """
seats = 2
scale = {scale}
games = 100

[[level]]
name = "easy"
bot = "{easy}"
against = "random"
games = 100
won = 0.97
low = 0.9
high = 0.99

[[level]]
name = "hard"
bot = "{hard}"
against = "medium"
games = 100
won = 0.71
low = 0.6
high = 0.8
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of Connect Four, in which nothing was measured."""
    monkeypatch.setattr("asztal.bots.levels.folder_of", lambda game: tmp_path / game)
    (tmp_path / "connect_four").mkdir()
    return tmp_path / "connect_four"


def measure(folder: Path, scale: float = 1.0, **bots: str) -> None:
    (folder / "strength.toml").write_text(
        SUMMARY.format(scale=scale, **{**LEVELS, **find("connect_four").thinking.levels, **bots})
    )


async def made(guest: Guest) -> str:
    return (await guest.get("/new?game=connect_four")).text


def said_of_levels(page: str) -> list[str]:
    """The lines that tell of the levels, and what stands below them."""
    at = next(at for at, element in enumerate(elements(page)) if element.attributes.get("class") == "soft plain")
    after = elements(page)[at:]
    return [element.text for element in after if element.tag == "li"] + [
        element.text for element in after if element.attributes.get("class") == "soft"
    ]


TOLD = {
    "en": ("Won 71 of 100 matches against the medium bot.", "Won 97 of 100 matches against the random bot."),
    "de": ("Gewann 71 von 100 Partien gegen „mittel“.", "Gewann 97 von 100 Partien gegen „Zufall“."),
    "hu": (
        "100 játszmából 71 győzelem; ellenfél: „közepes” bot.",
        "100 játszmából 97 győzelem; ellenfél: „véletlen” bot.",
    ),
}


@each_language
async def test_the_measured_strength_of_a_level_is_told(served: Served, folder: Path, language: str) -> None:
    measure(folder)
    hard, easy = TOLD[language]
    lines = said_of_levels(await made(served.guest(language)))
    assert lines[0].endswith(easy)
    assert lines[2].endswith(hard)


async def test_the_host_is_told_it_where_people_gather(served: Served, folder: Path) -> None:
    measure(folder)
    host = served.guest()
    table = await host.makes("connect_four", "me", "friend")
    assert TOLD["en"][0] in (await host.get(f"/t/{table.id}")).text
    assert TOLD["en"][0] not in (await served.guest().get(f"/t/{table.id}")).text


async def test_how_it_was_measured_is_told(served: Served, folder: Path) -> None:
    guest = served.guest()
    measure(folder)
    assert "Measured in matches of 2 players." in spoken(await made(guest))
    measure(folder, scale=0.05)
    told = "Measured in matches of 2 players, in which bots that think ahead had far less time than here."
    assert told in spoken(await made(guest))


async def test_levels_that_were_not_measured_are_described_all_the_same(served: Served, folder: Path) -> None:
    lines = said_of_levels(await made(served.guest()))
    assert len(lines) >= len(LEVELS)
    assert all(": " in line and "Won" not in line for line in lines[: len(LEVELS)])


async def test_the_figures_of_another_bot_are_not_told(served: Served, folder: Path) -> None:
    measure(folder, hard="search:7")
    lines = said_of_levels(await made(served.guest()))
    assert "Won" in lines[0]
    assert "Won" not in lines[2]


@each_game
async def test_who_just_plays_meets_easy_bots(served: Served, name: str) -> None:
    guest = served.guest()
    table = guest.arrived_at(await guest.post(f"/play/{name}"))
    assert {chair.bot for chair in table.chairs[1:]} == {"easy"}


async def test_every_level_can_be_chosen(served: Served) -> None:
    guest = served.guest()
    page = (await guest.get("/new?game=tara&seats=3")).text
    offered = {element.attributes["value"] for element in elements(page) if element.tag == "option"}
    assert {f"bot-{level}" for level in LEVELS} <= offered
    for level in LEVELS:
        table = await guest.makes("tara", "me", f"bot-{level}")
        assert table.chairs[1].bot == level
