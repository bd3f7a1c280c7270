"""Axe-core finds nothing serious on any screen, by day and by night."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, expect

from tests.browser.people import PHONE, People, begin, take_seat
from tests.browser.playing import choose_hand, load, play, save_finished_match, until_my_turn

_SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


def _faults(page: Page) -> list[str]:
    """What axe-core finds that keeps people out."""
    found = Axe().run(page).response["violations"]
    return [
        f"{fault['id']}: {node['target']} {node['failureSummary']}"
        for fault in found
        if fault["impact"] in ("serious", "critical")
        for node in fault["nodes"][:3]
    ]


def assert_accessible(page: Page) -> None:
    for scheme in _SCHEMES:
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        faults = _faults(page)
        assert not faults, f"{scheme}:\n" + "\n".join(faults)


_GAMES = ["tara", "island_fortress", "colonial"]


@pytest.mark.parametrize(
    "path", ["/", *[path for game in _GAMES for path in (f"/new?game={game}&seats=4", f"/games/{game}/rules")]]
)
def test_a_page_is_accessible(people: People, path: str) -> None:
    page = people.come(path)
    for details in page.locator("details").all():
        details.locator("summary").click()
    assert_accessible(page)


def test_the_page_of_an_error_is_accessible(people: People) -> None:
    people.expect_fault("status of 404")
    page = people.come("/t/nowhere")
    expect(page.locator("main")).to_contain_text("There is no table at this address")
    assert_accessible(page)


def test_a_table_is_accessible_while_people_gather_and_wait(people: People) -> None:
    page = people.sit_down("friend", "bot-easy", "bot-medium")
    assert_accessible(page)
    friend = people.come(page.url)
    assert_accessible(friend)
    take_seat(friend)
    expect(page.get_by_role("heading", name="Everyone is here")).to_be_visible()
    for each in (page, friend):
        assert_accessible(each)
    begin(page)
    assert until_my_turn(page)
    choose_hand(page)
    expect(page.get_by_role("heading", name="choosing")).to_be_visible()
    assert_accessible(page)
    watching = people.come(page.url)
    assert_accessible(watching)


@pytest.mark.parametrize("game", [*_GAMES, "empires"])
def test_a_table_is_accessible_when_it_is_ones_turn(people: People, game: str) -> None:
    page = people.sit_down("bot-easy", game=game)
    for _ in range(5):
        assert until_my_turn(page)
        assert_accessible(page)
        play(page, 1)
    page.get_by_role("tab", name="Chat").click()
    assert_accessible(page)


@pytest.mark.parametrize("game", [*_GAMES, "empires"])
def test_a_table_is_accessible_on_a_phone(people: People, game: str) -> None:
    page = people.sit_down("bot-easy", game=game, **PHONE)
    assert_accessible(page)
    page.get_by_role("button", name="Players").tap()
    assert_accessible(page)


@pytest.mark.parametrize("game", _GAMES)
def test_the_end_of_a_match_is_accessible(people: People, tmp_path: Path, game: str) -> None:
    page = people.come()
    load(page, save_finished_match(tmp_path / "match.json", game))
    expect(page.locator(".end svg polyline").first).to_be_attached()
    assert_accessible(page)


@pytest.mark.parametrize("game", _GAMES)
def test_the_replay_is_accessible(people: People, tmp_path: Path, game: str) -> None:
    page = people.come()
    load(page, save_finished_match(tmp_path / "match.json", game))
    page.goto(f"{page.url}/replay?at=60&eyes=all")
    assert_accessible(page)
