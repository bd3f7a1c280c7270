"""Phones and small laptops."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import PHONE, People
from tests.browser.playing import (
    choose_hand,
    load,
    play,
    save_finished_match,
    until_my_turn,
    various,
)

_WITHOUT_MAP = ["tara", "island_fortress"]
"""On a map a tap at something small comes nearer before it chooses."""
_GAMES = [*_WITHOUT_MAP, "colonial"]
_FINGER = 44
_LEAST = 24
"""Both sides of a target, in px, by WCAG 2.2; one side is at least as long as a finger is wide."""


def _assert_no_sideways_scrolling(page: Page) -> None:
    sizes = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert sizes[0] <= sizes[1], f"{page.url} is {sizes[0]} px wide on a screen of {sizes[1]} px"


def _assert_fingers_find_all_choices(page: Page) -> None:
    boxes = page.locator("[data-choice]").evaluate_all(
        "all => all.map((it) => [it.getAttribute('aria-label') || it.textContent, it.getBoundingClientRect().width,"
        " it.getBoundingClientRect().height])"
    )
    assert boxes
    small = [box for box in boxes if max(box[1:]) < _FINGER or min(box[1:]) < _LEAST]
    assert not small, small


@pytest.mark.parametrize("game", _WITHOUT_MAP)
def test_a_turn_is_played_by_tapping_on_a_phone(people: People, game: str) -> None:
    page, pick = people.sit_down("bot-easy", game=game, **PHONE), various()
    for _ in range(10):
        assert until_my_turn(page)
        _assert_no_sideways_scrolling(page)
        _assert_fingers_find_all_choices(page)
        play(page, 1, pick, tap=True)


def test_one_province_is_seen_at_a_time_and_tabs_lead_to_the_others(people: People) -> None:
    page = people.sit_down("bot-easy", "bot-easy", "bot-easy", **PHONE)
    choose_hand(page, tap=True)
    tabs = page.get_by_role("navigation", name="Regions").get_by_role("link")
    expect(tabs).to_have_count(4)
    for at in (3, 1, 2, 0):
        tabs.nth(at).tap()
        for province in range(4):
            shown = page.locator(f"#p{province}")
            if province == at:
                expect(shown).to_be_in_viewport(ratio=0.9)
            else:
                expect(shown).not_to_be_in_viewport(ratio=0.1)
        _assert_no_sideways_scrolling(page)


@pytest.mark.parametrize(("button", "sheet"), [("Players", "#panel-1"), ("Log", "#log")])
def test_sheets_open_and_close_on_a_phone(people: People, button: str, sheet: str) -> None:
    page = people.sit_down("bot-easy", **PHONE)
    inside = page.locator(sheet)
    expect(inside).to_be_hidden()
    page.get_by_role("button", name=button, exact=True).tap()
    expect(inside).to_be_in_viewport()
    page.get_by_role("button", name=button, exact=True).tap()
    expect(inside).to_be_hidden()


@pytest.mark.parametrize(("button", "sheet"), [("Players", "#panel-1"), ("Log", "#log")])
def test_a_sheet_is_closed_by_tapping_beside_it(people: People, button: str, sheet: str) -> None:
    page = people.sit_down("bot-easy", **PHONE)
    page.get_by_role("button", name=button, exact=True).tap()
    expect(page.locator(sheet)).to_be_in_viewport()
    page.locator("#headline").tap()
    expect(page.locator(sheet)).to_be_hidden()


@pytest.mark.parametrize("game", _GAMES)
@pytest.mark.parametrize("locale", ["en-GB", "de-DE", "hu-HU"])
def test_no_page_scrolls_sideways_on_a_phone(people: People, tmp_path: Path, locale: str, game: str) -> None:
    page = people.come(locale=locale, **PHONE)
    _assert_no_sideways_scrolling(page)
    for path in (f"/new?game={game}&seats=4", f"/games/{game}/rules", "/nowhere"):
        people.expect_fault("status of 404")
        page.goto(path)
        _assert_no_sideways_scrolling(page)
    page.goto(f"/new?game={game}&seats=4")
    page.locator("form.make button[type=submit]").tap()
    page.wait_for_url("**/t/*")
    _assert_no_sideways_scrolling(page)
    page.goto("/")
    page.locator("input[type=file]").set_input_files(save_finished_match(tmp_path / "match.json", game))
    page.locator('form[action="/load"] button').tap()
    expect(page.locator(".end")).to_be_visible()
    _assert_no_sideways_scrolling(page)
    page.goto(f"{page.url}/replay?at=30")
    _assert_no_sideways_scrolling(page)


def _assert_no_scrolling(page: Page) -> None:
    """The page fits on the screen, with board, hand and question in full sight."""
    sizes = page.evaluate("[document.documentElement.scrollHeight, innerHeight]")
    assert sizes[0] <= sizes[1]
    _assert_no_sideways_scrolling(page)
    for part in ("#board", "#hand", "#question"):
        if page.locator(part).inner_html().strip():
            expect(page.locator(part)).to_be_in_viewport(ratio=0.99)


@pytest.mark.parametrize("game", _GAMES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_laptop_shows_the_whole_table_without_scrolling(people: People, seats: int, game: str) -> None:
    page, pick = people.sit_down(*["bot-easy"] * (seats - 1), game=game), various()
    for _ in range(5):
        assert until_my_turn(page)
        _assert_no_scrolling(page)
        assert all(
            page.locator("[data-choice]").evaluate_all(
                "all => all.map((it) => { const box = it.getBoundingClientRect(); return box.width > 0 && box.top >= 0"
                " && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth; })"
            )
        )
        play(page, 1, pick)


@pytest.mark.parametrize("game", _GAMES)
def test_a_laptop_shows_the_end_without_scrolling(people: People, tmp_path: Path, game: str) -> None:
    page = people.come()
    load(page, save_finished_match(tmp_path / "match.json", game))
    expect(page.locator(".end")).to_be_visible()
    _assert_no_scrolling(page)
