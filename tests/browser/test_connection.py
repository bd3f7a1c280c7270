"""Lost connections and restarts: a page that is open comes back by itself, and nothing confirmed is lost."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.people import People
from tests.browser.playing import (
    asked,
    choice,
    choices,
    choose,
    number,
    play,
    question,
    until_my_turn,
)
from tests.browser.server import Server
from tests.browser.wire import Wire

_LOST = "The connection is lost"
_CUT = r"net::ERR_|Failed to fetch|network error"


def _say(page: Page, text: str) -> None:
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Say something to the table").fill(text)
    page.get_by_role("button", name="Send").click()
    expect(page.locator("#chat")).to_contain_text(text)


def test_a_page_that_lost_its_connection_is_up_to_date_again_afterwards(people: People, wire: Wire) -> None:
    people.expect_fault(_CUT)
    host = people.sit_down("friend")
    friend = people.join(host, wire.address)
    assert until_my_turn(host)
    assert until_my_turn(friend)
    expect(host.locator("#panel-1")).not_to_contain_text("away")
    wire.cut()
    expect(friend.locator("#notice")).to_contain_text(_LOST)
    expect(host.locator("#panel-1")).to_contain_text("away")
    play(host, 3)
    _say(host, "Are you there?")
    friend.locator("[data-choice]").first.click()
    expect(friend.locator("#notice")).to_contain_text(_LOST)
    assert "Are you there?" not in friend.content()
    wire.mend()
    expect(friend.locator("#panel-0")).to_contain_text("has chosen")
    expect(friend.locator("#chat")).to_contain_text("Are you there?")
    expect(friend.locator("#notice")).to_be_hidden()
    expect(host.locator("#panel-1")).not_to_contain_text("away")
    play(friend, 3)
    expect(host.locator("#headline")).to_contain_text("turn 1 of 3")
    assert until_my_turn(host)


def test_a_choice_made_offline_is_refused_in_words_and_can_be_made_later(people: People) -> None:
    people.expect_fault(_CUT)
    page = people.sit_down("bot-easy")
    before = number(page)
    page.context.set_offline(True)
    choice(page, choices(page)[0]).click()
    expect(page.locator("#notice")).to_contain_text(_LOST)
    assert number(page) == before
    page.context.set_offline(False)
    choose(page)


def test_a_page_whose_stream_cant_be_opened_at_first_tries_again(people: People) -> None:
    """The server may go just after it has sent the page."""
    people.expect_fault(_CUT)
    page = people.sit_down("friend")
    page.route("**/stream*", lambda route: route.abort(), times=1)
    page.reload()
    people.join(page)
    assert until_my_turn(page)


@pytest.mark.parametrize("other", ["bot-easy", "friend"])
def test_a_page_that_gets_no_connection_says_so(people: People, other: str) -> None:
    people.expect_fault(_CUT)
    page = people.sit_down(other)
    page.route("**/stream*", lambda route: route.abort())
    page.reload()
    expect(page.locator("#notice")).to_contain_text(_LOST)


def test_a_page_is_live_though_its_scripts_come_one_after_another(people: People) -> None:
    """On a slow network there is time between two scripts for the page to do whatever the first one has begun."""
    page = people.sit_down("bot-easy")
    tab = page.context.new_page()
    scripts: list[Route] = []
    tab.route("**/*.js*", lambda route: scripts.append(route))
    tab.goto(page.url, wait_until="commit")
    for at in range(page.locator("script[src]").count()):
        for _ in range(100):
            # The page gets time for what the script before has begun.
            tab.evaluate("new Promise((go) => setTimeout(go, 20))")
            if len(scripts) > at:
                break
        scripts[at].continue_()
    choose(page)
    expect(question(tab)).to_have_attribute("data-number", str(number(page)))
    choose(tab)


@pytest.mark.parametrize("way", ["stopped", "killed"])
def test_a_match_goes_on_after_the_server_was(way: str, own_people: People, own_server: Server) -> None:
    own_people.expect_fault(_CUT)
    page = own_people.sit_down("bot-easy")
    _say(page, "Let's go!")
    first = asked(page).inner_text()
    choose(page)
    before, offered = number(page), choices(page)
    if way == "stopped":
        own_server.stop()
    else:
        own_server.kill()
    expect(page.locator("#notice")).to_contain_text(_LOST)
    choice(page, offered[0]).click()
    expect(page.locator("#notice")).to_contain_text(_LOST)
    own_server.start()
    expect(page.locator("#notice")).to_be_hidden()
    assert number(page) == before
    assert choices(page) == offered
    expect(page.locator("#chat")).to_contain_text("Let's go!")
    page.get_by_role("button", name="Undo").click()
    expect(asked(page)).to_have_text(first)
    play(page, 5)
    assert until_my_turn(page)


def test_a_bot_goes_on_thinking_after_a_restart(own_people: People, own_server: Server) -> None:
    """The server is killed while it is the bot's turn; nobody needs to do anything."""
    own_people.expect_fault(_CUT)
    page = own_people.sit_down("bot-easy", seed=5)
    play(page, 3)
    own_server.kill()
    expect(page.locator("#notice")).to_contain_text(_LOST)
    own_server.start()
    assert until_my_turn(page)
    choose(page)
