"""A whole match of Tara in the browser, by mouse and by keyboard, from the form to the rematch."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.people import People
from tests.browser.playing import (
    MOST_CHOICES,
    asked,
    choice,
    choices,
    choose,
    is_asked,
    make_table,
    number,
    play_to_end,
    shelved,
    until_answered,
    until_my_turn,
    various,
)


def test_a_match_against_a_bot_is_played_by_clicking_to_its_end(people: People) -> None:
    page = people.come()
    shelved(page, "Tara").get_by_role("link", name="Sit down with friends").click()
    page.get_by_role("link", name="2", exact=True).click()
    make_table(page, ["me", "bot-hard"], 215, {"two_player_king": "at_once", "round_limit": "20"})
    expect(page.locator("#panel-1")).to_contain_text("hard bot")
    assert play_to_end(page, min) > 20
    _assert_end_is_told(page)
    page.get_by_role("button", name="Rematch").click()
    assert until_my_turn(page)
    expect(page.locator("#panel-0")).to_contain_text("you")
    assert choices(page)


def _assert_end_is_told(page: Page) -> None:
    """Result, reason, breakdown and chart."""
    end = page.locator(".end")
    expect(page.get_by_role("heading", name="wins")).to_be_visible()
    expect(end).to_contain_text("High King at Tara")
    breakdown = end.get_by_role("table")
    for seat in ("#panel-0 b", "#panel-1 b"):
        expect(breakdown).to_contain_text(page.locator(seat).first.inner_text())
    assert breakdown.get_by_role("cell").count() > 4
    expect(end.locator("svg polyline").first).to_be_attached()


def test_a_match_against_a_bot_is_played_by_keys_alone(people: People) -> None:
    page = people.come("/", pointer=False)
    _make_table_by_keys(page)
    assert until_my_turn(page)
    for made in range(MOST_CHOICES):
        if not until_my_turn(page):
            break
        if made == 0:
            _choose_and_take_back_by_keys(page)
        _choose_by_keys(page, min(choices(page)))
    _assert_end_is_told(page)
    _tab_to(page, page.get_by_role("link", name="Look at it again"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Position 0 of")).to_be_visible()


def _make_table_by_keys(page: Page) -> None:
    """From the start page to a table of two with a hard bot and a seed."""
    _tab_to(page, shelved(page, "Tara").get_by_role("link", name="Sit down with friends"))
    page.keyboard.press("Enter")
    _tab_to(page, page.get_by_role("link", name="2", exact=True))
    page.keyboard.press("Enter")
    page.wait_for_url("**seats=2*")
    _tab_to(page, page.get_by_label("Yellow"))
    page.keyboard.type("hard")
    _tab_to(page, page.locator("summary", has_text="More"))
    page.keyboard.press("Enter")
    _tab_to(page, page.get_by_label("Seed"))
    page.keyboard.type("4")
    _tab_to(page, page.get_by_role("button", name="Make the table"))
    page.keyboard.press("Enter")


def _tab_to(page: Page, wanted: Locator, most: int = 80) -> None:
    """Presses Tab until the wanted element has the focus."""
    expect(wanted).to_be_attached()
    for _ in range(most):
        if wanted.evaluate("(element) => element === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError("Tab does not lead there.")


def _choose_by_keys(page: Page, value: int) -> None:
    """An arrow to get among the choices, Tab to the wanted one, Enter; Enter again where the page asks."""
    before = number(page)
    page.keyboard.press("ArrowDown")
    _tab_to(page, choice(page, value))
    page.keyboard.press("Enter")
    if is_asked(page, before):
        page.keyboard.press("Enter")
    until_answered(page, before)


def _choose_and_take_back_by_keys(page: Page) -> None:
    """The key u takes back what was chosen."""
    before, offered = asked(page).inner_text(), choices(page)
    _choose_by_keys(page, min(offered))
    expect(asked(page)).not_to_have_text(before)
    page.keyboard.press("u")
    expect(asked(page)).to_have_text(before)
    assert choices(page) == offered


@pytest.mark.parametrize("game", ["tara", "island_fortress", "colonial"])
def test_arrows_lead_from_any_choice_to_every_other(people: People, game: str) -> None:
    """Whatever is offered: the cards of the hand at first, buttons, regions and places later."""
    page, pick = people.sit_down("bot-easy", game=game, seed=22), various()
    kinds = set()
    for _ in range(7):
        assert until_my_turn(page)
        kinds.add(asked(page).inner_text())
        assert _reachable_by_arrows(page) == choices(page)
        choose(page, pick)
    assert len(kinds) > 3


def _reachable_by_arrows(page: Page) -> list[int]:
    """The choices that arrows lead to, beginning with the one that the first arrow finds."""
    focused = "document.activeElement.dataset.choice ?? null"
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("ArrowRight")
    first = page.evaluate(focused)
    assert first is not None
    found, waiting = {int(first)}, [int(first)]
    for _ in range(100):
        if not waiting:
            return sorted(found)
        here = waiting.pop()
        for arrow in ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"):
            choice(page, here).focus()
            page.keyboard.press(arrow)
            there = int(page.evaluate(focused))
            if there not in found:
                found.add(there)
                waiting.append(there)
    raise AssertionError("There is no end of choices.")
