"""Lining up secret cards by mouse, by keys and by finger, in Colonial; and panels that stand for people."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.people import PHONE, People
from tests.browser.playing import choose, question, until_my_turn, view

CONFIRM, PASS = 6, 12


def sit_down(people: People, **settings: Any) -> Page:
    """Alone against a bot, at the first programming."""
    page = people.sit_down("bot-easy", game="colonial", **settings)
    expect(card(page, 0)).to_have_attribute("data-choice", "0")
    return page


def card(page: Page, number: int) -> Locator:
    return page.locator(f"#card-{number}")


def slot(page: Page, number: int) -> Locator:
    return page.locator(f"#slot-{number}")


def expect_programme(page: Page, *cards: int) -> None:
    """These cards lie in the slots, here and by the server."""
    expect(page.locator(".slot.filled")).to_have_count(len(cards))
    for number, placed in enumerate(cards, 1):
        expect(card(page, placed).locator("> b")).to_have_text(str(number))
    assert view(page)["table"]["programme"] == list(cards)


def test_clicks_line_cards_up_in_their_order(people: People) -> None:
    page = sit_down(people)
    for placed in (4, 0, 3, 5):
        card(page, placed).click()
        expect(card(page, placed)).to_have_class("card placed")
    expect_programme(page, 4, 0, 3, 5)
    question(page).get_by_role("button", name="Confirm").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator("#hand .card .strip > b")).to_have_count(4)
    assert page.locator("#hand .card").evaluate_all("all => all.map((it) => it.id)")[:4] == [
        "card-4",
        "card-0",
        "card-3",
        "card-5",
    ]


@pytest.mark.parametrize("where", ["card", "slot"])
def test_a_click_takes_a_card_back_with_those_after_it(people: People, where: str) -> None:
    page = sit_down(people)
    for placed in (4, 0, 3):
        choose(page, placed)
    (card(page, 0) if where == "card" else slot(page, 2)).click()
    expect_programme(page, 4)
    card(page, 4).click()
    expect_programme(page)


def test_a_card_can_be_dragged_to_the_slots(people: People) -> None:
    page = sit_down(people)
    card(page, 2).drag_to(slot(page, 1))
    expect_programme(page, 2)
    # It goes to the next slot, wherever in the row it is dropped.
    card(page, 5).drag_to(slot(page, 4))
    expect_programme(page, 2, 5)


def test_what_is_dropped_elsewhere_stays_in_hand(people: People) -> None:
    page = sit_down(people)
    card(page, 2).drag_to(page.locator("#board"))
    card(page, 5).drag_to(card(page, 0))
    choose(page, 1)
    expect_programme(page, 1)


def test_cards_can_be_lined_up_and_taken_back_by_keys(people: People) -> None:
    page = sit_down(people, pointer=False)
    card(page, 3).focus()
    page.keyboard.press("Enter")
    expect(slot(page, 1)).to_have_class("slot filled")
    # The next choice has the focus, and arrows lead to the others.
    expect(card(page, 0)).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(card(page, 1)).to_be_focused()
    page.keyboard.press("Space")
    expect_programme(page, 3, 1)
    slot(page, 2).focus()
    page.keyboard.press("Enter")
    expect_programme(page, 3)
    page.keyboard.press("u")
    expect_programme(page)


def test_on_a_phone_a_tap_lines_up_and_later_opens_a_card(people: People) -> None:
    page = sit_down(people, **PHONE)
    for placed in (4, 0, 3, 5):
        choose(page, placed, tap=True)
    expect_programme(page, 4, 0, 3, 5)
    choose(page, CONFIRM, tap=True)
    face = card(page, 5).locator(".face")
    expect(face).to_be_hidden()
    card(page, 5).locator(".strip").tap()
    expect(face).to_be_visible()
    expect(face).to_contain_text("Conqueror")
    card(page, 3).locator(".strip").tap()
    expect(face).to_be_hidden()


def test_a_panel_stands_for_its_player(people: People) -> None:
    """In the piracy phase a click on somebody's panel sends a pirate there."""
    pages = people.gather(game="colonial")
    for page in pages:
        for placed in (0, 1, 2, 3, CONFIRM):
            choose(page, placed)
    mover = _until_piracy(*pages)
    other = mover.locator(".panel:not([data-you])")
    expect(other.locator("[data-for]")).to_be_visible()
    expect(other.locator(".pirates")).to_have_count(0)
    # Anywhere on it.
    other.click(position={"x": 70, "y": 12})
    expect(other.locator(".pirates")).to_have_attribute("aria-label", re.compile(r"Pirates: .* 1"))


def _until_piracy(*pages: Page) -> Page:
    """Everybody passes until somebody may send a pirate; tells whose page it is."""
    while True:
        mover = pages[int(view(pages[0])["owing"][0])]
        assert until_my_turn(mover)
        kind = view(mover)["decision"]["kind"]
        if kind == "piracy":
            return mover
        choose(mover, PASS if kind == "play" else min)
