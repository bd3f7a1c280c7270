"""From the invitation to the rematch: the winner's moment, whoever resigned, and everybody on their seat again."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from asztal import games
from tests.browser.people import PHONE, People, begin, take_seat
from tests.browser.playing import asked, choose, until_my_turn
from tests.browser.test_accessible import assert_accessible

_MOVING = {"reduced_motion": "no-preference"}


def _win(winner: Page, loser: Page) -> None:
    """Four in a column."""
    for _ in range(3):
        for page, column in ((winner, 0), (loser, 1)):
            assert until_my_turn(page)
            choose(page, column)
    assert until_my_turn(winner)
    winner.locator('[data-choice="0"]').first.click()
    for page in (winner, loser):
        expect(page.locator(".end")).to_be_visible()


def _heading(page: Page, text: str) -> None:
    expect(page.locator("#question").get_by_role("heading", name=text)).to_be_in_viewport()


def test_the_winner_is_celebrated_once_and_not_over_the_board(people: People) -> None:
    host, friend = people.gather(game="connect_four", **_MOVING)
    _win(host, friend)
    sky = host.locator(".confetti")
    expect(sky).to_have_count(1)
    own, question = sky.bounding_box(), host.locator("#question").bounding_box()
    assert own == question
    _heading(host, "You win!")
    expect(friend.locator("#question h2")).to_have_text(re.compile(r"^Guest \d+ wins\.$"))
    expect(friend.locator(".confetti")).to_have_count(0)
    expect(sky).to_have_count(0)
    host.reload()
    _heading(host, "You win!")
    expect(host.locator(".chart")).to_be_visible()
    expect(sky).to_have_count(0)


def test_on_a_tablet_the_result_and_the_way_to_a_rematch_come_first(people: People) -> None:
    host, friend = people.gather(game="connect_four", viewport={"width": 820, "height": 1180})
    _win(host, friend)
    _heading(host, "You win!")
    expect(host.locator("#question").get_by_role("button", name="Rematch")).to_be_in_viewport(ratio=1)
    expect(host.locator(".end table")).to_be_in_viewport(ratio=1)
    tops = [
        host.locator(part).evaluate("(it) => it.getBoundingClientRect().top")
        for part in ("#question", ".end", "#stage")
    ]
    assert tops == sorted(tops)
    host.locator("#tab-log").scroll_into_view_if_needed()
    expect(host.locator("#tab-log")).to_be_in_viewport()


def test_nothing_moves_for_a_winner_who_wants_it_still(people: People) -> None:
    host, friend = people.gather(game="connect_four", reduced_motion="reduce")
    host.add_init_script(
        "new MutationObserver((all) => { for (const { addedNodes } of all) for (const it of addedNodes)"
        " if (it.className === 'confetti') window.moved = true; }).observe(document, {subtree: true, childList: true})"
    )
    _win(host, friend)
    _heading(host, "You win!")
    expect(host.locator(".chart")).to_be_visible()
    assert host.evaluate("window.moved") is None


def _talk(host: Page, friend: Page) -> None:
    """The host says something, and the friend reads it on the phone."""
    host.get_by_role("tab", name="Chat").click()
    host.get_by_label("Say something to the table").fill("Hello!")
    host.get_by_label("Say something to the table").press("Enter")
    expect(friend.locator("#to-talk")).to_contain_text("1")
    friend.locator("#to-talk").tap()
    expect(friend.get_by_text("Hello!")).to_be_in_viewport()
    friend.keyboard.press("Escape")


def _ask_choose_and_take_back(page: Page, others: Page) -> None:
    """A hint with its reason, a choice, and the choice taken back where it can be."""
    page.get_by_role("button", name="Hint").click()
    hint = page.locator("#hint")
    expect(hint.locator("strong")).to_be_in_viewport(ratio=1)
    expect(hint.locator("p").nth(1)).to_be_visible()
    expect(page.locator(".hinted").first).to_be_in_viewport()
    before = asked(page).inner_text()
    choose(page)
    undo = page.get_by_role("button", name="Undo")
    if undo.is_enabled():
        undo.click()
        expect(asked(page)).to_have_text(before)
    expect(others.locator("#question")).to_be_in_viewport()


def _leave_and_come_back(friend: Page, host: Page) -> None:
    """Whoever leaves is stood in for, and back by one tap from the start page."""
    friend.locator(".menu > summary").tap()
    friend.get_by_role("button", name="Leave").tap()
    expect(host.locator("#panel-1")).to_contain_text("a bot is standing in")
    friend.locator(".listed a").first.tap()
    expect(friend.locator("#panel-1")).to_contain_text("you")
    expect(host.locator("#panel-1")).not_to_contain_text("a bot is standing in")


@pytest.mark.parametrize("game", games.names())
def test_an_evening_from_the_invitation_to_the_rematch(people: People, game: str) -> None:
    """A host at a desk and a friend with a phone; nobody needs to scroll for what comes next."""
    host = people.sit_down("friend", game=game)
    friend = people.come(host.url, **PHONE)
    take_seat(friend, "Béla")
    expect(friend.get_by_role("button", name="I'm ready")).to_be_in_viewport(ratio=1)
    begin(host)
    for page in (host, friend):
        expect(page.locator("#question")).to_be_visible()
    _talk(host, friend)
    on_turn = host if host.locator("#question[data-yours]").count() else friend
    _ask_choose_and_take_back(on_turn, friend if on_turn is host else host)
    _leave_and_come_back(friend, host)
    friend.locator(".menu > summary").tap()
    friend.get_by_role("button", name="Resign").tap()
    expect(friend.get_by_role("dialog")).to_contain_text("The match ends")
    friend.get_by_role("dialog").get_by_role("button", name="Resign").tap()
    _heading(host, "You win!")
    expect(friend.locator("#question")).to_contain_text("You resigned, and so the match ended.")
    for page in (host, friend):
        expect(page.get_by_role("button", name="Rematch")).to_be_in_viewport(ratio=1)
        assert_accessible(page)
    friend.get_by_role("button", name="Rematch").tap()
    expect(friend.locator("#chair-1")).to_contain_text("you")
    expect(host.locator("#question")).to_contain_text("Béla asks for a rematch.")
    assert_accessible(host)
    assert_accessible(friend)
    host.get_by_role("button", name="Join the rematch").click()
    for page, own in ((host, 0), (friend, 1)):
        expect(page.locator("#question")).to_be_visible()
        expect(page.locator(f"#panel-{own}")).to_contain_text("you")
        expect(page.locator("#panel-1")).to_contain_text("Béla")


def test_whoever_does_not_come_is_replaced_by_a_bot(people: People) -> None:
    host, friend = people.gather(game="connect_four")
    _win(host, friend)
    host.get_by_role("button", name="Rematch").click()
    who = host.get_by_label("Who takes this seat: Friend?")
    expect(who.locator("option:checked")).to_have_text("seat kept, not here yet")
    who.select_option("easy bot")
    expect(host.locator("#panel-1")).to_contain_text("easy bot")
