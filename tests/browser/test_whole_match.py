"""A whole match of Tara in the browser, from the form to the rematch."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.people import People
from tests.browser.playing import choices, load, make_table, play_to_end, until_my_turn


def test_a_match_against_a_bot_is_played_by_clicking_to_its_end(people: People) -> None:
    page = people.come()
    page.get_by_role("link", name="Sit down with friends").first.click()
    page.get_by_role("link", name="2", exact=True).click()
    make_table(page, ["me", "bot-easy"], 22, {"two_player_king": "at_once", "round_limit": "20"})
    expect(page.locator("#panel-1")).to_contain_text("easy bot")
    assert play_to_end(page, min) > 20
    _assert_end_is_told(page)
    page.get_by_role("button", name="Rematch").click()
    assert until_my_turn(page)
    expect(page.locator("#panel-1")).to_contain_text("you")
    assert choices(page)


def _assert_end_is_told(page: Page) -> None:
    """Result, reason, breakdown and chart."""
    end = page.locator(".end")
    expect(page.get_by_role("heading", name="wins")).to_be_visible()
    expect(end).to_contain_text("High King at Tara")
    expect(end.get_by_role("row")).to_have_count(3)
    expect(end.get_by_role("columnheader")).not_to_have_count(2)
    expect(end.locator("svg polyline").first).to_be_attached()
