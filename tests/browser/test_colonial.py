"""Colonial in the browser: a whole match, secret cards, offers, a war, the choice of nations, and a phone."""

from __future__ import annotations

import re
from collections.abc import Collection

from playwright.sync_api import Locator, Page, expect

from asztal.games.colonial import data
from asztal.games.colonial.steps.kinds import (
    ACCEPT,
    ASK_FROM,
    CONFIRM,
    FIGHT_ON,
    NO_SEAT,
    PASS,
    PLAY_OFFER,
    WITHDRAW,
)
from tests.browser.people import PHONE, People
from tests.browser.playing import (
    asked,
    choices,
    choose,
    everything_sent,
    make_table,
    play_to_end,
    question,
    until_my_turn,
    view,
)
from tests.browser.wire import Wire

_GAME = "colonial"
_MOST_CHOICES = 400
"""More than anybody makes in ten turns."""
_IN_ORDER = (0, 1, 2, 3)
_EXPLORER, _SOVEREIGN = data.CHARACTERS.index("explorer"), data.CHARACTERS.index("sovereign")
_SOVEREIGNS_CARD = next(card for card, pair in enumerate(data.ON_CARD) if _SOVEREIGN in pair)
_THREE_YEARS = 103
"""With this seed the first seat begins, and a war in the first round goes on for three years."""
_FIVE_TURNS = 28
"""With this seed a bot has won after five turns, against somebody who always makes the least choice."""


def _line_up(page: Page, *cards: int, tap: bool = False) -> None:
    """Four cards, one click each, and the confirmation."""
    for card in (*cards, CONFIRM):
        choose(page, card, tap)


def _row(page: Page, seat: int) -> Locator:
    """A panel's row of cards."""
    return page.locator(f"#panel-{seat} .row-of-cards")


def _expect_told(line: str, *pages: Page) -> None:
    """A line of the log, on each page."""
    for page in pages:
        expect(page.locator("#log li", has_text=line).last).to_be_attached()


# -- a whole match ----------------------------------------------------------------------------------------------------


def test_a_match_against_five_bots_is_played_by_clicking_to_its_end(hurried_people: People) -> None:
    page = hurried_people.come(reduced_motion="reduce")
    # Somebody who does not want to be asked twice.
    page.context.add_cookies([{"name": "confirm", "value": "no", "url": hurried_people.address}])
    options = {"turn_limit": "10", "offers": "off"}
    make_table(page, ["me", *["bot-hard"] * 5], _FIVE_TURNS, options, _GAME)

    def least(offered: Collection[int]) -> int:
        # Bots see who has lined up their cards: they come first each time, so that the match goes the same way.
        expect(page.locator(".panel[data-turn]:not([data-you])")).to_have_count(0)
        return min(offered)

    assert play_to_end(page, least, _MOST_CHOICES) > 50
    end = page.locator(".end")
    expect(page.get_by_role("heading", name="wins")).to_be_visible()
    expect(end.get_by_role("row", name="Prestige after debts")).to_be_visible()
    expect(end.get_by_role("columnheader")).to_have_count(6)
    expect(end.locator("svg polyline").first).to_be_attached()


# -- secret cards -----------------------------------------------------------------------------------------------------


def _found_out(host: Page, friend: Page, wire: Wire, *cards: int) -> tuple[list[str], str, list[str]]:
    """The host lines up cards; all that the friend could find out then: by live updates, in the page, by asking."""
    before = len(wire.told())
    _line_up(host, *cards)
    expect(_row(friend, 0).locator(".mini.back")).to_have_count(data.SLOTS)
    expect(friend.locator(".flash")).to_have_count(0)
    return wire.told()[before:], friend.locator("#main").inner_html(), everything_sent(friend)


def test_cards_stay_secret_until_all_have_confirmed(wire: Wire, people: People) -> None:
    host, friend = people.gather(wire.address, game=_GAME)
    # The friend's page gets everything once when it connects; what comes afterwards is compared.
    wire.until_told("headline")
    some = _found_out(host, friend, wire, 4, 0, 3, 5)
    host.get_by_role("button", name="Undo").click()
    expect(_row(friend, 0).locator(".mini.back")).to_have_count(0)
    host.locator("#slot-1").click()
    expect(host.locator(".slot.filled")).to_have_count(0)
    others = _found_out(host, friend, wire, 1, 2, 5, 0)
    assert some == others, "The friend can tell one row of cards from another."
    assert some[0]

    _line_up(friend, *_IN_ORDER)
    hidden = "; face down" * 3
    for page in (host, friend):
        expect(_row(page, 0)).to_have_attribute("aria-label", f"Trader or Financier{hidden}")
        expect(_row(page, 1)).to_have_attribute("aria-label", f"Explorer or Ambassador{hidden}")


# -- offers -----------------------------------------------------------------------------------------------------------


def _traders(people: People) -> tuple[Page, Page]:
    """Two people in the first round; the host is on turn."""
    pages = people.gather(game=_GAME)
    for page in pages:
        _line_up(page, *_IN_ORDER)
    assert until_my_turn(pages[0])
    return pages


def _offer(host: Page, what: int, amount: int, message: str) -> None:
    """The host makes an offer while on turn."""
    for wanted in (PLAY_OFFER, what, amount, data.MESSAGES.index(message)):
        choose(host, wanted)


def _treasure(page: Page, seat: int) -> Locator:
    return page.locator(f"#panel-{seat}").get_by_label(re.compile("^Treasure: "))


def test_an_offer_is_accepted(people: People) -> None:
    host, friend = _traders(people)
    had = [player["treasury"] for player in view(host)["table"]["players"]]
    _offer(host, 1, 2, "thanks")
    expect(asked(friend)).to_contain_text("offers you 2 treasure (“thank you”). Do you accept?")
    choose(friend, ACCEPT)
    for page in (host, friend):
        for seat, now in enumerate((had[0] - 2, had[1] + 2)):
            expect(_treasure(page, seat)).to_have_attribute("aria-label", f"Treasure: {now}")
    _expect_told("accepts:", host, friend)
    # The turn goes on.
    assert until_my_turn(host)
    assert PASS in choices(host)


def test_an_offer_is_withdrawn_while_the_other_thinks(people: People) -> None:
    host, friend = _traders(people)
    had = [player["treasury"] for player in view(host)["table"]["players"]]
    _offer(host, ASK_FROM + 1, 1, "leader")
    expect(asked(friend)).to_contain_text("asks you for 1 treasure")
    expect(question(host)).to_contain_text("Until it is answered you can withdraw it.")
    choose(host, WITHDRAW)
    _expect_told("withdraws the offer", host, friend)
    expect(asked(friend)).to_contain_text("is choosing")
    expect(friend.locator("[data-choice]")).to_have_count(0)
    assert until_my_turn(host)
    assert [player["treasury"] for player in view(friend)["table"]["players"]] == had


# -- war --------------------------------------------------------------------------------------------------------------


def test_a_war_is_told_year_by_year_to_its_end(people: People) -> None:
    options = {"continent": "america", "offers": "off"}
    host, friend = people.gather(game=_GAME, seed=_THREE_YEARS, options=options)
    _line_up(host, _SOVEREIGNS_CARD, 0, 1, 2)
    _line_up(friend, *_IN_ORDER)
    assert until_my_turn(host)
    choose(host, _SOVEREIGN)
    choose(host, 1)
    _expect_told("declares war on", host, friend)
    for year in (1, 2, 3):
        for page in (host, friend):
            expect(page.locator("#war")).to_contain_text(f"War, year {year}" if year < 3 else "The war is over")
            expect(page.locator("#war").get_by_label(re.compile("^(Sea|Europe): "))).not_to_have_count(0)
        _expect_told(f"War, year {year}", host, friend)
        if year < 3:
            for side in (friend, host):
                assert until_my_turn(side)
                choose(side, FIGHT_ON)
    _expect_told("is exhausted.", host, friend)
    _expect_told("surrenders to", host, friend)
    expect(host.locator("#log li", has_text="War, year")).to_have_count(3)


def test_a_page_asks_again_before_a_war_and_before_nothing_usual(people: People) -> None:
    host, friend = people.gather(game=_GAME, seed=_THREE_YEARS, options={"continent": "america", "offers": "off"})
    _line_up(host, _SOVEREIGNS_CARD, 0, 1, 2)
    _line_up(friend, *_IN_ORDER)
    assert until_my_turn(host)
    choose(host, _SOVEREIGN)
    dialog = host.get_by_role("dialog")
    host.locator('[data-choice="1"]').first.click()
    expect(dialog).to_contain_text("Do you declare war?")
    dialog.locator('[value="no"]').click()
    expect(dialog).to_be_hidden()
    host.locator(f'[data-choice="{NO_SEAT}"]').click()
    # It ends the turn.
    assert until_my_turn(friend)
    expect(dialog).to_be_hidden()


# -- nations ----------------------------------------------------------------------------------------------------------


def test_nations_are_chosen_one_by_one(people: People) -> None:
    host, friend = people.gather(game=_GAME, options={"nations": "on", "continent": "america"})
    pages = host, friend
    first = int(view(host)["owing"][0])
    spain, england = data.NATIONS.index("spain"), data.NATIONS.index("england")
    for seat, nation in ((first, spain), (1 - first, england)):
        page = pages[seat]
        assert until_my_turn(page)
        expect(asked(page)).to_contain_text("Which nation do you lead?")
        expect(asked(pages[1 - seat])).to_contain_text("is choosing")
        card = page.locator(f"#nation-card-{nation}")
        expect(card).to_contain_text("Historical targets:")
        card.hover()
        expect(page.locator(".map .lit")).not_to_have_count(0)
        choose(page, nation)
    for page in pages:
        expect(page.locator(f"#panel-{first}").get_by_label("Spain")).to_be_visible()
        expect(page.locator(f"#panel-{1 - first}").get_by_label("England")).to_be_visible()
        assert until_my_turn(page)
        assert choices(page) == list(range(data.CARDS))
    _expect_told("leads Spain.", *pages)


# -- phone ------------------------------------------------------------------------------------------------------------


def test_on_a_phone_cards_are_lined_up_and_a_land_is_explored_by_finger(people: People) -> None:
    options = {"continent": "america"}
    page = people.sit_down("friend", game=_GAME, options=options, reduced_motion="reduce", **PHONE)
    friend = people.join(page)
    assert until_my_turn(page)
    for shown in (page.locator("#hand .programming"), page.locator("#continents")):
        expect(shown).to_be_visible()
    _line_up(page, *_IN_ORDER, tap=True)
    _line_up(friend, *_IN_ORDER)
    assert until_my_turn(page)
    choose(page, _EXPLORER, tap=True)
    page.locator(".map-list li").first.wait_for(state="attached")
    america = page.locator("#continents").get_by_role("button", name="America")
    expect(america.locator("b")).to_have_text("11")
    america.tap()
    expect(america).to_have_attribute("aria-current", "")
    land = data.TERRITORY_NAMES.index("canada")
    choose(page, land, tap=True)
    for each in (page, friend):
        expect(each.locator("#dice")).to_contain_text("Canada")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["viewport"]["width"]
