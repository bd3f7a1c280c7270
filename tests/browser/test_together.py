"""Several people at one table: each sees what is public at once, and nobody sees another's hand."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.people import People, begin, take_seat
from tests.browser.playing import choices, choose, choose_hand, make_table, question, until_my_turn, view


def _held(known: dict[str, Any]) -> set[int]:
    """The cards that the server tells a person, and nobody else, to be theirs."""
    return {*known["table"].get("hand", []), *known["table"].get("aside", [])}


def _named(page: Page) -> set[int]:
    """The cards that the page tells of as lying in a hand."""
    labels = page.locator("#hand, #question").evaluate_all(
        "all => all.flatMap((it) => [it.textContent, ...[...it.querySelectorAll('[aria-label]')]"
        ".map((inner) => inner.getAttribute('aria-label'))])"
    )
    return {int(found) for label in labels for found in re.findall(r"(?:^|[Cc]ard )(\d+):", label)}


def _assert_hands_are_hidden(*pages: Page) -> None:
    """What each may know by the server and by the page is what they hold themselves."""
    known = [view(page) for page in pages]
    held = [_held(own) for own in known]
    assert len(set().union(*held)) == sum(map(len, held))
    for page, own, mine in zip(pages, known, held, strict=True):
        assert _named(page) <= mine
        assert "hands" not in json.dumps(own)
        shown = {*mine, *own["table"]["discards"], own["table"]["card"]}
        told = re.findall(r'(?:\b[Cc]ard[ -](?=\d+\b)|aria-label="(?=\d+:))(\d+)', page.content())
        assert not set(map(int, told)) & set().union(*held) - shown


def test_a_friend_comes_by_link_with_a_name_and_the_match_begins_when_the_host_says_so(people: People) -> None:
    host = people.come()
    make_table(host, ["me", "friend"])
    expect(host.get_by_role("heading", name="Waiting for players")).to_be_visible()
    expect(host.locator("#link")).to_have_value(re.compile(r"/t/[\w-]{16}$"))
    host.get_by_label("Your name").fill("Anna")
    host.get_by_role("button", name="Save").first.click()
    friend = people.come(host.locator("#link").input_value())
    expect(friend.get_by_role("heading", name="Anna invites you to the table")).to_be_visible()
    expect(friend.get_by_label("Your name")).to_be_focused()
    friend.get_by_role("button", name="Sit down here").click()
    # Without a name nothing is sent.
    expect(friend.get_by_role("button", name="Sit down here")).to_be_visible()
    friend.get_by_label("Your name").fill("Béla")
    friend.keyboard.press("Enter")
    expect(host.locator("#chair-1")).to_contain_text("Béla")
    friend.get_by_role("button", name="I'm ready").click()
    expect(host.locator("#chair-1")).to_contain_text("ready")
    expect(host.get_by_role("heading", name="Everyone is here")).to_be_visible()
    begin(host)
    for page, own in ((host, 0), (friend, 1)):
        assert until_my_turn(page)
        expect(page.locator(f"#panel-{own}")).to_contain_text("you")
    late = people.come(host.url)
    expect(late.get_by_text("You are watching.")).to_be_visible()
    expect(late.get_by_role("button", name="Sit down here")).to_have_count(0)


def test_what_is_typed_stays_while_others_sit_down(people: People) -> None:
    host = people.sit_down("friend", "friend")
    first, second = people.come(host.url), people.come(host.url)
    first.get_by_label("Your name").fill("Béla")
    host.locator("#fill-level").select_option("hard")
    take_seat(second, "Cili")
    for page in (host, first):
        expect(page.locator("#chairs")).to_contain_text("Cili")
    expect(first.get_by_label("Your name")).to_have_value("Béla")
    expect(host.locator("#fill-level")).to_have_value("hard")
    first.get_by_role("button", name="Sit down here").click()
    expect(host.locator("#chairs")).to_contain_text("Béla")


def test_the_match_begins_in_all_windows_when_everybody_is_ready(people: People) -> None:
    host = people.sit_down("friend")
    other_window = host.context.new_page()
    other_window.goto(host.url)
    host.get_by_role("button", name="I'm ready").dblclick()
    expect(other_window.get_by_role("button", name="Wait, not yet")).to_be_visible()
    friend = people.come(host.url)
    take_seat(friend)
    friend.get_by_role("button", name="I'm ready").click()
    for page in (host, other_window, friend):
        expect(page.locator("#question")).to_be_visible()


def test_two_browsers_see_each_others_actions_but_never_the_hand(people: People) -> None:
    host, friend = people.gather()
    spectator = people.come(host.url)
    expect(spectator.get_by_text("You are watching.")).to_be_visible()
    _assert_hands_are_hidden(host, friend, spectator)
    choose_hand(host)
    for page in (friend, spectator):
        expect(page.locator("#panel-0")).to_contain_text("has chosen")
        expect(page.locator("#panel-1")).not_to_contain_text("has chosen")
    expect(host.get_by_role("heading", name="is choosing")).to_be_visible()
    _assert_hands_are_hidden(host, friend, spectator)
    choose_hand(friend)
    for page in (host, friend, spectator):
        expect(page.locator("#headline")).to_contain_text("turn 1 of 3")
    for _ in range(8):
        expect(
            host.locator("#question[data-yours]").or_(host.get_by_role("heading", name="is choosing"))
        ).to_be_visible()
        actor, others = (host, [friend, spectator]) if _asks(host) else (friend, [host, spectator])
        choose(actor)
        for page in others:
            expect(_public_lines(page).last).to_have_text(_public_lines(actor).last.inner_text())
        _assert_hands_are_hidden(host, friend, spectator)
    assert spectator.locator("#log li").count() > 3
    expect(spectator.locator("[data-choice]")).to_have_count(0)


def _asks(page: Page) -> bool:
    return question(page).get_attribute("data-yours") is not None


def _public_lines(page: Page) -> Locator:
    """The lines of the log that are not for the page's person alone."""
    return page.locator("#log li").filter(has_not_text="You keep")


def test_a_stranger_can_neither_see_nor_choose_for_a_seat(people: People) -> None:
    host, _ = people.gather()
    stranger = people.come(host.url)
    people.expect_fault("status of 403")
    stranger.goto(f"{host.url}?seat=0")
    expect(stranger.locator("main")).to_contain_text("This is somebody else's")
    assert stranger.request.get(f"{host.url}/view.json?seat=0").status == 403
    before = host.locator("#log").inner_text(), choices(host)
    forged = stranger.evaluate(
        "(path) => fetch(path, {method: 'POST', body: new URLSearchParams({seat: 0, choice: 1, number: 0})})"
        ".then((answer) => answer.status)",
        f"{host.url}/choose",
    )
    assert forged == 403
    host.reload()
    assert (host.locator("#log").inner_text(), choices(host)) == before


def test_a_new_name_is_seen_by_the_others(people: People) -> None:
    host, friend = people.gather()
    other_tab = friend.context.new_page()
    other_tab.goto("/")
    other_tab.get_by_label("Your name").fill("Béla")
    other_tab.get_by_role("button", name="Save").first.click()
    expect(other_tab.get_by_label("Your name")).to_have_value("Béla")
    expect(host.locator("#panel-1")).to_contain_text("Béla")


def test_a_name_is_changed_in_the_menu_of_the_table(people: People) -> None:
    host, friend = people.gather()
    friend.locator(".menu > summary").click()
    friend.get_by_label("Your name").fill("Béla")
    friend.get_by_role("button", name="Save").first.click()
    for page in (host, friend):
        expect(page.locator("#panel-1")).to_contain_text("Béla")


def test_people_at_one_screen_see_their_hands_behind_a_curtain_only(people: People) -> None:
    page = people.come()
    page.goto("/new?game=tara&seats=2")
    page.locator('[name="who-1"]').select_option("here")
    page.get_by_label("Name (at this screen)").last.fill("Bea")
    page.get_by_text("More", exact=True).click()
    page.get_by_label("Seed").fill("3")
    page.get_by_role("button", name="Make the table").click()
    table = page.url
    for name, seat, other in (("Guest", 0, 1), ("Bea", 1, 0)):
        expect(page.get_by_role("heading", name="Hand over the device")).to_be_visible()
        expect(page.locator("#hand")).to_have_count(0)
        assert not _named(page)
        page.get_by_role("link", name=re.compile(f"I am {name}")).click()
        expect(question(page)).to_have_attribute("data-seat", str(seat))
        own, hidden = view(page, seat), view(page, other)
        assert _named(page) == _held(own)
        assert not _named(page) & _held(hidden)
        choose_hand(page)
    expect(page.get_by_role("heading", name="Hand over the device")).to_be_visible()
    expect(page.get_by_role("link", name="I am Guest")).to_be_visible()
    expect(page.get_by_role("link", name="I am Bea")).to_have_count(0)
    assert page.url == table
