"""Replay, playing on, and records."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.people import People
from tests.browser.playing import (
    choose,
    choose_hand,
    load,
    save_finished_match,
    until_my_turn,
)


def _position(page: Page, at: int) -> None:
    """The replay shows a position, and its address leads there again."""
    expect(page.get_by_role("heading", name=f"Position {at} of")).to_be_visible()


def _open_replay(page: Page) -> None:
    """From the end of a match to its beginning."""
    page.get_by_role("link", name="Look at it again").click()
    page.wait_for_url("**/replay?at=0")
    _position(page, 0)


def _last_position(page: Page) -> int:
    slider = page.get_by_role("slider")
    return int(slider.get_attribute("max") or 0)


def test_replay_goes_by_slider_keys_and_buttons(people: People, tmp_path: Path) -> None:
    page = people.come()
    load(page, save_finished_match(tmp_path / "match.json"))
    _open_replay(page)
    last = _last_position(page)
    page.keyboard.press("ArrowRight")
    _position(page, 1)
    page.keyboard.press("End")
    _position(page, last)
    page.keyboard.press("ArrowLeft")
    _position(page, last - 1)
    page.keyboard.press("Home")
    _position(page, 0)
    page.get_by_role("slider").fill("20")
    _position(page, 20)
    page.get_by_role("slider").press("ArrowRight")
    _position(page, 21)
    expect(page.get_by_role("slider")).to_be_focused()
    page.get_by_role("link", name="Back", exact=True).click()
    _position(page, 20)
    assert "at=" in page.url
    page.reload()
    _position(page, 20)
    expect(page.locator(".log li").last).to_be_in_viewport()


def test_replay_after_the_end_goes_through_any_eyes(people: People, tmp_path: Path) -> None:
    page = people.come()
    load(page, save_finished_match(tmp_path / "match.json"))
    _open_replay(page)
    eyes = page.get_by_label("Through whose eyes?")
    page.keyboard.press("ArrowRight")
    _position(page, 1)
    own = _cards(page)
    eyes.select_option("1")
    page.wait_for_url("**eyes=1")
    theirs = _cards(page)
    assert own
    assert theirs
    assert not own & theirs
    eyes.select_option("all")
    page.wait_for_url("**eyes=all")
    assert _cards(page) == own | theirs
    eyes.select_option("none")
    page.wait_for_url("**eyes=none")
    assert not _cards(page)


def _cards(page: Page) -> set[str]:
    """The labels of the cards that are shown as somebody's hand."""
    labels = page.locator("#hand [aria-label]").evaluate_all("all => all.map((it) => it.getAttribute('aria-label'))")
    return {label for label in labels if label.lower().startswith("card")}


def test_replay_during_the_match_shows_ones_own_eyes_only(people: People) -> None:
    page = people.sit_down("bot-easy")
    choose_hand(page)
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_label("Through whose eyes?").get_by_role("option")).to_have_count(2)
    expect(page.get_by_role("button", name="Play on from here")).to_have_count(0)
    page.get_by_role("link", name="Back to the table").click()
    assert until_my_turn(page)


def test_a_position_of_the_past_is_played_on_against_bots(people: People, tmp_path: Path) -> None:
    page = people.come()
    load(page, save_finished_match(tmp_path / "match.json"))
    over = page.url
    _open_replay(page)
    page.get_by_role("slider").fill("12")
    _position(page, 12)
    page.get_by_role("button", name="Play on from here against bots").click()
    page.wait_for_url("**/t/*")
    assert page.url != over
    assert until_my_turn(page)
    expect(page.locator("#log li").nth(1)).to_be_attached()
    choose(page)


def test_a_record_is_saved_and_loaded_again(people: People, tmp_path: Path) -> None:
    page = people.come()
    load(page, save_finished_match(tmp_path / "match.json"))
    result = page.locator(".end table").inner_text()
    with page.expect_download() as saving:
        page.get_by_role("link", name="Save the record").click()
    saved = tmp_path / "saved.json"
    saving.value.save_as(saved)
    assert saving.value.suggested_filename.startswith("tara-")
    friend = people.come()
    load(friend, saved)
    assert friend.locator(".end table").inner_text() == result


def test_a_file_that_is_no_record_is_refused_in_words(people: People, tmp_path: Path) -> None:
    people.expect_fault("status of 400")
    file = tmp_path / "notes.json"
    file.write_text("Milk, eggs, bread", encoding="utf-8")
    page = people.come()
    page.get_by_label("Record file").set_input_files(file)
    page.get_by_role("button", name="Load").click()
    expect(page.locator("main")).to_contain_text("This file can't be loaded")
