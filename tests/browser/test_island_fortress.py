"""Island Fortress in the browser: a whole match, the secret petition, table options, the wall."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from asztal.games.island_fortress.data import BUILD_WALL, FAVORS, REPLACE_BLOCK
from asztal.games.island_fortress.steps.kinds import DONE, PLACE_GOVERNOR
from tests.browser.people import People
from tests.browser.playing import (
    asked,
    choices,
    choose,
    everything_sent,
    make_table,
    play,
    play_to_end,
    until_my_turn,
    various,
    view,
)
from tests.browser.wire import Wire

_GAME = "island_fortress"
_QUICK = {"extra_jade": "6", "extra_laborers": "4", "extra_convicts": "2", "extra_blocks": "3"}
_MOST_CHOICES = 200
_MIDDLE = 2
"""The cell C1, around which every pattern fits."""


def _win_first_petition(page: Page, *others: Page) -> None:
    """Everybody returns two favors; the others bid nothing, one person all there is."""
    for person in (page, *others):
        play(person, 2)
    for person in others:
        play(person, 1)
    play(page, 1, max)
    expect(page.locator(".panel[data-you]").get_by_label("The governor marker")).to_be_visible()


def _build(page: Page) -> Locator:
    """One block in the middle of the first region; the turn goes on. Tells its place in the wall."""
    for wanted in (BUILD_WALL, _MIDDLE, DONE, min):
        assert until_my_turn(page)
        choose(page, wanted)
    return page.locator(f"#c{_MIDDLE}")


def test_a_match_against_a_bot_is_played_by_clicking_to_its_end(hurried_people: People) -> None:
    page = hurried_people.come()
    make_table(
        page,
        ["me", "bot-easy"],
        4,
        _QUICK | {"favor_trade": "yes"},
        _GAME,
    )
    assert play_to_end(page, various(), _MOST_CHOICES) > 50
    end = page.locator(".end")
    expect(page.get_by_role("heading", name="wins")).to_be_visible()
    for part in ("Rows", "Towers", "Favors", "Weakest region", "Most workers"):
        expect(end.get_by_role("row", name=part)).to_be_visible()
    assert page.locator("#board .built").count() > 10
    expect(end.locator("svg polyline").first).to_be_attached()


# -- the petition -----------------------------------------------------------------------------------------------------


def _fist(page: Page, seat: int) -> Locator:
    return page.locator(f"#panel-{seat}").get_by_label("Has bid")


def _bid(host: Page, friend: Page, wire: Wire, jade: int) -> tuple[list[str], str, list[str]]:
    """The host bids; all that the friend could find out then: by the live updates, in the page, by asking."""
    before = len(wire.told())
    choose(host, jade)
    expect(_fist(friend, 0)).to_be_visible()
    expect(friend.locator(".flash")).to_have_count(0)
    return wire.told()[before:], friend.locator("#main").inner_html(), everything_sent(friend)


def test_a_bid_is_a_closed_fist_until_all_have_bid(wire: Wire, people: People) -> None:
    host, friend = people.gather(wire.address, game=_GAME)
    # The friend's page gets everything once when it connects; what comes afterwards is compared.
    wire.until_told("headline")
    for page in (host, friend):
        play(page, 2)
    expect(host.locator("#headline")).to_contain_text("petition")
    assert until_my_turn(host)
    assert until_my_turn(friend)

    little = _bid(host, friend, wire, 2)
    expect(_fist(host, 0)).to_have_text("2")
    expect(host.locator("#log")).to_contain_text("You bid 2 jade.")
    host.get_by_role("button", name="Undo").click()
    expect(_fist(friend, 0)).to_have_count(0)
    much = _bid(host, friend, wire, 5)
    assert little == much, "The friend can tell one bid from another."
    assert "Has bid" in "".join(little[0])
    expect(_fist(friend, 0)).to_have_text("")

    choose(friend, 3)
    for page in (host, friend):
        for seat, jade in ((0, "5"), (1, "3")):
            expect(page.locator(f"#panel-{seat}").get_by_label(f"Bid {jade} jade")).to_have_text(jade)
        expect(page.locator("#panel-0").get_by_label("The governor marker")).to_be_visible()
        expect(page.get_by_label("The governor marker")).to_have_count(1)
        expect(page.locator(".bid-closed")).to_have_count(0)


# -- table options ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("replacing", ["yes", "no"])
def test_the_options_of_the_form_hold_at_the_table(people: People, replacing: str) -> None:
    host = people.come()
    options = {"extra_region": "yes", "replacing": replacing, "favor_trade": "yes", "first_round_prize": "treasure"}
    make_table(host, ["me", "friend", "bot-easy"], 3, {**options, **_QUICK}, _GAME)
    friend = people.join(host)
    expect(host.locator("#board .wall")).to_have_count(3)
    expect(host.get_by_role("group", name="Region III")).to_be_visible()
    _win_first_petition(friend, host)
    for page in (host, friend):
        expect(page.locator("#panel-1").get_by_label("1 treasure")).to_be_visible()
        expect(page.get_by_label("0 treasures")).to_have_count(2)
    _build(friend)
    play(friend, 1)
    assert until_my_turn(host)
    expect(host.locator(f"#c{_MIDDLE}.seat-yellow")).to_be_visible()
    expect(host.locator(f"#act-{BUILD_WALL}[data-choice]")).to_be_visible()
    expect(host.locator(f"#act-{REPLACE_BLOCK}[data-choice]")).to_have_count(1 if replacing == "yes" else 0)


def test_an_option_for_another_number_of_seats_is_not_offered_and_refused_in_words(people: People) -> None:
    page = people.come(f"/new?game={_GAME}&seats=2")
    expect(page.locator('[name="option-replacing"]')).to_have_count(1)
    expect(page.locator('[name="option-extra_region"]')).to_have_count(0)
    form: dict[str, str | float | bool] = {"game": _GAME, "seats": 2, "who-0": "me", "who-1": "bot-easy"}
    answer = page.request.post(
        "/tables",
        form={**form, "option-extra_region": "yes"},
        headers={"Origin": people.address, "Accept": "text/html"},
    )
    assert answer.status == 409
    assert "This table option is not for this number of seats" in answer.text()
    page.goto("/")
    expect(page.get_by_role("heading", name="Your tables")).to_have_count(0)


# -- the wall ---------------------------------------------------------------------------------------------------------


def test_pointing_at_a_favor_shows_in_the_wall_what_it_lacks(people: People) -> None:
    page = people.sit_down("bot-easy", game=_GAME)
    favor = view(page)["table"]["hand"][0]
    lacking = page.locator("#board .cell.lacking")
    expect(lacking).to_have_count(0)
    page.locator(f"#favor-{favor}").hover()
    expect(lacking).to_have_count(len(FAVORS[favor].cells))
    page.locator("#headline").hover()
    expect(lacking).to_have_count(0)


def test_pointing_at_a_favor_lights_up_what_stands_already(people: People) -> None:
    page = people.sit_down("bot-easy", game=_GAME, options=_QUICK)
    _win_first_petition(page)
    block = _build(page)
    page.locator("#hand .favor").first.hover()
    expect(block).to_have_class(re.compile(r"\blit\b"))
    page.locator("#headline").hover()
    expect(block).not_to_have_class(re.compile(r"\blit\b"))


def test_the_governor_block_is_placed_by_clicking_a_cell_and_taken_back(people: People) -> None:
    page = people.sit_down("bot-easy", game=_GAME)
    _win_first_petition(page)
    block = page.locator("#board .cell.seat-governor")
    choose(page, PLACE_GOVERNOR)
    question, offered = asked(page).inner_text(), choices(page)
    cell = choose(page, max)
    expect(block).to_have_count(1)
    expect(block).to_have_id(f"c{cell}")
    page.get_by_role("button", name="Undo").click()
    expect(block).to_have_count(0)
    expect(asked(page)).to_have_text(question)
    assert choices(page) == offered
