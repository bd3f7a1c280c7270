"""Colonial's map of the world: lands chosen by mouse and finger, continents on a phone, insets that make room."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from asztal.games.colonial import data
from tests.browser.people import PHONE, People
from tests.browser.playing import choose, number, until_answered, until_my_turn, view
from tests.browser.test_accessible import assert_accessible

EXPLORERS_CARD, CONFIRM, EXPLORER, CIRCUMNAVIGATE = 0, 6, 2, 30
WHOLE = "0 0 1000 548"


def explorer(people: People, **settings: Any) -> Page:
    """Somebody who is asked what to explore, in a match on one continent."""
    given = {"options": {"continent": "america"}, "reduced_motion": "reduce", **settings}
    page = people.sit_down("bot-easy", game="colonial", **given)
    for card in (EXPLORERS_CARD, 1, 2, 3, CONFIRM):
        choose(page, card, tap="has_touch" in given)
    assert until_my_turn(page)
    while view(page)["decision"]["kind"] != "play":
        choose(page)
    choose(page, EXPLORER, tap="has_touch" in given)
    page.locator(".map-list li").first.wait_for(state="attached")
    return page


def test_a_land_is_chosen_by_its_odds_as_well(people: People) -> None:
    page = explorer(people)
    before = number(page)
    page.locator("#map-canada .odds").click()
    until_answered(page, before)
    expect(page.locator("#dice")).to_contain_text("Canada")


@pytest.mark.parametrize(("land", "continent"), [("guyana", "america"), ("japan", "asia_oceania")])
def test_a_land_is_chosen_whose_middle_is_sea(people: People, land: str, continent: str) -> None:
    """Its name stands off the coast, and between the two a press means nobody's land."""
    page = explorer(people, options={"continent": continent})
    choose(page, data.TERRITORY_NAMES.index(land))
    expect(page.locator("#dice")).to_contain_text(land.capitalize())


def test_the_voyage_around_the_world_is_chosen_at_its_inset(people: People) -> None:
    page = explorer(people)
    before = number(page)
    page.locator("#circumnavigation").click()
    until_answered(page, before)
    expect(page.locator("#dice")).to_contain_text("Circumnavigation")


def test_insets_make_room_for_a_closer_look_unless_something_is_chosen_there(people: People) -> None:
    page = explorer(people)
    expect(page.locator("#market")).to_be_visible()
    page.keyboard.press("+")
    expect(page.locator("#map--view")).to_have_attribute("data-near", "")
    expect(page.locator("#market")).to_be_hidden()
    expect(page.locator("#circumnavigation")).to_be_visible()
    page.keyboard.press("0")
    expect(page.locator("#map--view")).to_have_attribute("viewBox", WHOLE)
    expect(page.locator("#market")).to_be_visible()


def test_on_a_phone_tabs_lead_to_continents_and_to_what_lies_beside_the_map(people: People) -> None:
    settings = {"game": "colonial", "reduced_motion": "reduce", **PHONE}
    page = people.sit_down(*["bot-easy"] * 3, **settings)
    page.locator(".scripted").wait_for()
    tabs = page.locator("#continents")
    for name in ("Asia", "Africa", "America"):
        tab = tabs.get_by_role("button", name=name)
        tab.tap()
        left, top, width, height = map(float, (tab.get_attribute("data-view") or "").split())
        seen = [float(at) for at in (page.locator("#map--view").get_attribute("viewBox") or "").split()]
        assert seen[0] <= left + 1
        assert seen[0] + seen[2] >= left + width - 1
        assert seen[1] <= top + 3
        assert seen[1] + seen[3] >= top + height - 3
        expect(tab).to_have_attribute("aria-current", "")
    tabs.get_by_role("link", name="Europe").tap()
    expect(page.locator("#market")).to_be_in_viewport()


def test_on_a_phone_a_land_is_chosen_by_finger(people: People) -> None:
    page = explorer(people, **PHONE)
    expect(page.locator("#continents b")).to_have_text(["11", "1"])
    choose(page, 0, tap=True)
    expect(page.locator("#dice")).to_contain_text("Canada")


def test_on_a_phone_the_tools_of_the_map_cover_no_territory_of_the_continent(people: People) -> None:
    page = explorer(people, **PHONE)
    page.locator("#continents").get_by_role("button", name="America").tap()
    found = page.evaluate(
        """() => {
            const tools = [...document.querySelectorAll(".map-tools > *")].map((tool) => tool.getBoundingClientRect());
            const things = [...document.querySelectorAll(".places .odds, .places .cell, .places .token")];
            return things.map((thing) => thing.getBoundingClientRect()).filter((thing) => tools.some((tool) =>
                tool.width && tool.left < thing.right && thing.left < tool.right
                && tool.top < thing.bottom && thing.top < tool.bottom)).length;
        }"""
    )
    assert found == 0


@pytest.mark.parametrize("settings", [{}, PHONE], ids=["desktop", "phone"])
def test_a_map_with_choices_is_accessible(people: People, settings: dict[str, Any]) -> None:
    assert_accessible(explorer(people, **settings))


def test_what_cannot_be_explored_says_why_and_a_box_stands_for_its_land(people: People) -> None:
    """A press on what lies on a land means the land, whether it can be chosen or not."""
    page = explorer(people, options={"continent": "asia_oceania"})
    page.locator("#map-levant .cell").click()
    expect(page.locator("#tip")).to_have_text("There is nothing left to explore in the Levant. (C16.1)")
    page.locator("#map-brazil-land").dispatch_event("click")
    expect(page.locator("#tip")).to_have_text("This part of the map is not in play in this match. (C26.2)")
    before = number(page)
    page.locator("#map-japan .cell").click()
    until_answered(page, before)
    expect(page.locator("#dice")).to_contain_text("Japan")
    expect(page.locator("#tip")).to_be_hidden()
