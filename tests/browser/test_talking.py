"""Chat that stays in sight and is counted while unread; notes that save themselves."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import PHONE, People
from tests.browser.test_accessible import assert_accessible


def test_chat_arrives_at_once_and_as_plain_text(people: People) -> None:
    host, friend = people.gather()
    for page in (host, friend):
        page.get_by_role("tab", name="Chat").click()
    message = 'Hello <img src="x" onerror="document.title = 1"> & <b>good luck</b>'
    host.get_by_label("Say something to the table").fill(message)
    host.get_by_role("button", name="Send").click()
    for page in (host, friend):
        expect(page.locator("#chat")).to_contain_text(message)
        expect(page.locator("#chat img")).to_have_count(0)
    expect(host.get_by_label("Say something to the table")).to_have_value("")


@pytest.mark.parametrize("look", [{}, PHONE], ids=["desktop", "phone"])
def test_the_field_of_a_long_chat_stays_in_sight(people: People, look: dict[str, Any]) -> None:
    host, friend = people.gather(**look)
    _open_chat(host)
    for line in range(12):
        _send(host, f"{line}: this is going to be a long evening, I am afraid, and a merry one")
    field = host.get_by_label("Say something to the table")
    expect(field).to_be_in_viewport(ratio=1)
    expect(host.locator("#chat li").nth(11)).to_be_in_viewport()
    expect(host.locator("#chat li").first).not_to_be_in_viewport()
    assert_accessible(host)
    _open_chat(friend)
    expect(friend.locator("#chat li").nth(11)).to_be_in_viewport()


def _open_chat(page: Page) -> None:
    if page.locator("#to-talk").is_visible():
        page.locator("#to-talk").click()
    page.get_by_role("tab", name="Chat").click()


def _send(page: Page, text: str) -> None:
    page.get_by_label("Say something to the table").fill(text)
    page.get_by_role("button", name="Send").click()
    expect(page.locator("#chat")).to_contain_text(text)


def test_unread_messages_are_counted_where_they_are_seen(people: People) -> None:
    host, friend = people.gather()
    pocket = people.come(host.url, storage_state={"cookies": host.context.cookies()}, **PHONE)
    _open_chat(friend)
    for text in ("Hello", "Is anybody there?"):
        _send(friend, text)
    tab = host.get_by_role("tab", name="Chat 2 unread")
    expect(tab).to_be_visible()
    expect(pocket.get_by_role("button", name="Log 2 unread")).to_be_visible()
    expect(friend.locator(".badge")).to_have_count(0)
    host.reload()
    tab.click()
    expect(host.locator(".badge")).to_have_count(0)
    host.reload()
    expect(host.locator("#chat")).to_contain_text("Is anybody there?")
    expect(host.locator(".badge")).to_have_count(0)
    pocket.locator("#to-talk").tap()
    expect(pocket.get_by_text("Is anybody there?")).to_be_in_viewport()
    expect(pocket.locator(".badge")).to_have_count(0)


def test_on_a_tablet_unread_messages_show_above_the_board(people: People) -> None:
    host, friend = people.gather(viewport={"width": 820, "height": 1180})
    _open_chat(friend)
    _send(friend, "Hello")
    way = host.get_by_role("button", name="Log 1 unread")
    expect(way).to_be_in_viewport()
    way.click()
    expect(host.get_by_text("Hello")).to_be_in_viewport()
    expect(host.locator(".badge")).to_have_count(0)


def test_notes_save_themselves_for_oneself(people: People) -> None:
    host, friend = people.gather()
    host.get_by_role("tab", name="Notes").click()
    expect(host.get_by_role("button", name="Save")).to_have_count(0)
    host.get_by_role("textbox", name="Notes").fill("Watch out in Ulster.")
    expect(host.locator("#own-note-state")).to_have_text("Saved")
    host.reload()
    expect(host.locator("textarea")).to_have_value("Watch out in Ulster.")
    friend.reload()
    assert "Watch out" not in friend.content()


def test_a_note_is_kept_when_the_page_is_left_at_once(people: People) -> None:
    host, _ = people.gather()
    table = host.url
    host.get_by_role("tab", name="Notes").click()
    host.get_by_role("textbox", name="Notes").fill("In a hurry.")
    host.goto("/")
    host.goto(table)
    expect(host.locator("textarea")).to_have_value("In a hurry.")


def test_a_note_written_without_a_connection_is_saved_later(people: People) -> None:
    people.expect_fault(r"net::ERR_|Failed to fetch|network error")
    host, _ = people.gather()
    table = host.url
    host.get_by_role("tab", name="Notes").click()
    host.context.set_offline(True)
    host.get_by_role("textbox", name="Notes").fill("Written in a tunnel.")
    expect(host.locator("#own-note-state")).to_contain_text("Not saved yet")
    host.context.set_offline(False)
    expect(host.locator("#own-note-state")).to_have_text("Saved")
    host.context.set_offline(True)
    host.get_by_role("textbox", name="Notes").fill("Written in the next tunnel.")
    expect(host.locator("#own-note-state")).to_contain_text("Not saved yet")
    # The page goes away before the connection comes back.
    host.close()
    host.context.set_offline(False)
    again = host.context.new_page()
    again.goto(table)
    again.get_by_role("tab", name="Notes").click()
    expect(again.locator("#own-note-state")).to_have_text("Saved")
    expect(again.locator("textarea")).to_have_value("Written in the next tunnel.")


def test_a_note_is_the_same_in_two_windows(people: People) -> None:
    host, _ = people.gather()
    other_window = host.context.new_page()
    other_window.goto(host.url)
    host.get_by_role("tab", name="Notes").click()
    host.get_by_role("textbox", name="Notes").fill("Two windows.")
    expect(other_window.locator("textarea")).to_have_value("Two windows.")


def test_without_scripts_notes_have_a_button(people: People) -> None:
    page = people.sit_down("bot-easy", java_script_enabled=False)
    page.locator("textarea").fill("By hand.")
    page.locator("#own-note").get_by_role("button", name="Save").click()
    expect(page.locator("textarea")).to_have_value("By hand.")
