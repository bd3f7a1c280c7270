"""Offers: many numbers are chosen with a stepper, and an offer can be withdrawn while another is asked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.people import PHONE, People
from tests.browser.playing import asked, choice, choose, number, question, until_answered, until_my_turn, view
from tests.browser.server import Server
from tests.browser.test_accessible import assert_accessible
from tests.browser.wire import Wire
from tests.games_for_tests import FOLDER

ZERO = 40


@pytest.fixture(scope="module")
def market(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that has the game of offers on its shelf."""
    running = Server(tmp_path_factory.mktemp("market"), hurried=True, games=FOLDER)
    yield running
    running.close()


@pytest.fixture
def traders(browser: Browser, market: Server) -> Iterator[People]:
    guests = People(browser, market.address)
    yield guests
    guests.leave()


def _sit_down(traders: People, **settings: Any) -> Page:
    page = traders.sit_down("friend", game="bargain", **settings)
    traders.join(page)
    assert until_my_turn(page)
    return page


def _slider(page: Page) -> Locator:
    return page.get_by_role("slider", name="What do you pay?")


def _expect_number(page: Page, payment: int) -> None:
    """One number is shown, and the slider says the same."""
    label = f"ay {payment} (leaves {20 - payment})"
    shown = page.locator(".stepper [data-choice]:visible")
    expect(shown).to_have_count(1)
    expect(shown).to_have_text(f"P{label}")
    expect(_slider(page)).to_have_attribute("aria-valuetext", f"P{label}")
    expect(_slider(page)).to_have_value(str(payment + 5))


def _confirm(page: Page, payment: int) -> None:
    """Says yes to what can't be taken back, and finds the offer made."""
    before = number(page)
    page.get_by_role("dialog").locator('[value="yes"]').click()
    until_answered(page, before)
    assert view(page)["table"]["payment"] == payment


def test_a_number_is_chosen_by_buttons_slider_and_mouse(traders: People) -> None:
    page = _sit_down(traders)
    _expect_number(page, 0)
    page.get_by_role("button", name="One more").click()
    page.get_by_role("button", name="One more").click()
    page.get_by_role("button", name="One less").click()
    _expect_number(page, 1)
    box = _slider(page).bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] - 4, box["y"] + box["height"] / 2)
    _expect_number(page, 7)
    # There is no more.
    page.get_by_role("button", name="One more").click()
    _expect_number(page, 7)
    choice(page, ZERO + 7).click()
    expect(page.locator("#confirm-what")).to_have_text("Pay 7 (leaves 13)")
    _confirm(page, 7)


def test_a_number_is_chosen_by_keys_alone(traders: People) -> None:
    page = _sit_down(traders, pointer=False)
    page.keyboard.press("6")
    _expect_number(page, 6)
    _slider(page).focus()
    page.keyboard.press("ArrowLeft")
    _expect_number(page, 5)
    page.keyboard.press("Home")
    _expect_number(page, -5)
    page.keyboard.type("-3")
    _expect_number(page, -3)
    page.get_by_role("button", name="One less").focus()
    page.keyboard.press("ArrowUp")
    _expect_number(page, -2)
    choice(page, ZERO - 2).focus()
    page.keyboard.press("4")
    # The one that is shown now is the one in focus.
    expect(choice(page, ZERO + 4)).to_be_focused()
    _slider(page).focus()
    page.keyboard.press("Enter")
    before = number(page)
    page.keyboard.press("Enter")
    until_answered(page, before)
    assert view(page)["table"]["payment"] == 4


def test_what_was_stepped_to_outlasts_other_changes_and_the_next_offer_begins_anew(
    traders: People, market: Server
) -> None:
    traders.expect_fault(r"net::ERR_|network error")
    wire = Wire(market.port)
    host, page = traders.gather(wire.address, game="bargain")
    choose(host, ZERO)
    assert until_my_turn(page)
    choose(page, 1)
    assert until_my_turn(page)
    page.keyboard.press("3")
    # A page that connects again gets everything once more.
    wire.cut()
    expect(page.locator("#notice")).to_be_visible()
    wire.mend()
    expect(page.locator("#notice")).to_be_hidden()
    expect(host.locator("#panel-1")).not_to_contain_text("away")
    _expect_number(page, 3)
    choose(page, ZERO + 3)
    page.get_by_role("button", name="Withdraw").click()
    expect(asked(page)).to_have_text("What do you pay?")
    _expect_number(page, 0)
    wire.cut()


def test_a_hint_is_shown_whatever_number_was_stepped_to(traders: People) -> None:
    page = _sit_down(traders)
    page.keyboard.press("7")
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".stepper .hinted")).to_be_visible()
    expect(choice(page, ZERO + 7)).to_be_hidden()


@pytest.mark.parametrize("locale", ["en-GB", "de-DE", "hu-HU"])
def test_a_stepper_fits_a_phone_and_is_accessible(traders: People, locale: str) -> None:
    page = _sit_down(traders, **{**PHONE, "locale": locale})
    page.locator('[data-step="1"]').tap()
    expect(choice(page, ZERO + 1)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    for part in page.locator(".stepper > :visible").all():
        box = part.bounding_box()
        assert box is not None
        assert box["height"] >= 44
        assert 0 <= box["x"] < box["x"] + box["width"] <= 390
    assert_accessible(page)


def test_an_offer_is_withdrawn_while_the_other_is_asked(traders: People) -> None:
    page, friend = traders.gather(game="bargain")
    assert until_my_turn(page)
    choose(page, ZERO + 2)
    expect(asked(friend)).to_have_text("Do you take 2?")
    assert question(friend).get_attribute("data-yours") is not None
    # Whoever made the offer is not on turn, and may choose.
    expect(asked(page)).to_contain_text("is choosing")
    expect(question(page)).to_contain_text("You can withdraw your offer of 2.")
    assert question(page).get_attribute("data-yours") is None
    assert "Your turn" not in page.title()
    assert_accessible(page)
    page.get_by_role("button", name="Withdraw").click()
    expect(asked(page)).to_have_text("What do you pay?")
    expect(asked(friend)).to_contain_text("is choosing")
    assert view(friend)["table"]["coins"] == [20, 20]


def test_people_at_one_screen_find_the_way_to_a_withdrawal_and_back(traders: People) -> None:
    page = traders.sit_down("here", game="bargain")
    assert until_my_turn(page)
    choose(page, ZERO + 2)
    expect(asked(page)).to_contain_text("Do you take 2?")
    page.locator("#question a").click()
    expect(question(page)).to_contain_text("You can withdraw your offer of 2.")
    page.locator("#question a").click()
    expect(asked(page)).to_contain_text("Do you take 2?")
    page.locator("#question a").click()
    page.get_by_role("button", name="Withdraw").click()
    expect(asked(page)).to_contain_text("What do you pay?")
