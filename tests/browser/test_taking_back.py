"""Undo, starting over, questions before what can't be taken back, and several tabs of one person."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.people import People
from tests.browser.playing import (
    asked,
    choice,
    choices,
    choose,
    make_table,
    number,
    play,
    question,
    until_answered,
    until_my_turn,
)


def test_undo_takes_back_one_choice_and_start_over_all_of_them(people: People) -> None:
    page = people.sit_down("bot-easy")
    undo = page.get_by_role("button", name="Undo")
    start_over = page.get_by_role("button", name="Restart the turn")
    expect(undo).to_be_disabled()
    first, offered = asked(page).inner_text(), choices(page)
    choose(page)
    second, left = asked(page).inner_text(), choices(page)
    choose(page)
    expect(undo).to_be_enabled()
    undo.click()
    expect(asked(page)).to_have_text(second)
    assert choices(page) == left
    choose(page, max)
    expect(asked(page)).not_to_have_text(second)
    start_over.click()
    expect(asked(page)).to_have_text(first)
    expect(undo).to_be_disabled()
    assert choices(page) == offered


def test_a_half_finished_action_can_be_cancelled(people: People) -> None:
    """A card that is played already goes back to the hand."""
    page = people.sit_down("bot-easy")
    play(page, 3)
    assert until_my_turn(page)
    hand, headline = page.locator("#hand").inner_text(), page.locator("#headline").inner_text()
    question_asked, offered = asked(page).inner_text(), choices(page)
    choose(page)
    choose(page)
    page.get_by_role("button", name="Restart the turn").click()
    expect(asked(page)).to_have_text(question_asked)
    assert choices(page) == offered
    expect(page.locator("#headline")).to_have_text(headline)
    expect(page.locator("#hand")).to_have_text(hand, use_inner_text=True)


def _until_final(page: Page) -> int:
    """Plays on until something that can't be taken back is offered; tells the choice."""
    final = page.locator("[data-choice][data-final]")
    for _ in range(12):
        assert until_my_turn(page)
        if final.count():
            return int(final.first.get_attribute("data-choice") or -1)
        choose(page)
    raise AssertionError("Everything can be taken back.")


def test_whoever_does_not_want_to_be_asked_again_is_not(people: People) -> None:
    """The box in the question is the setting in the menu."""
    page = people.sit_down("bot-easy")
    value, before = _until_final(page), number(page)
    choice(page, value).click()
    page.get_by_label("Don't ask again").check()
    page.get_by_role("dialog").locator('[value="yes"]').click()
    until_answered(page, before)
    page.reload()
    before = number(page)
    choice(page, _until_final(page)).click()
    until_answered(page, before)
    expect(page.locator("#confirm")).to_be_hidden()


def test_what_cant_be_taken_back_is_asked_about_first(people: People) -> None:
    page = people.sit_down("bot-easy")
    value, before = _until_final(page), number(page)
    dialog = page.get_by_role("dialog")
    for way in ("button", "key"):
        choice(page, value).click()
        expect(dialog).to_contain_text("This can't be taken back.")
        if way == "button":
            dialog.get_by_role("button", name="Not yet").click()
        else:
            page.keyboard.press("Escape")
        expect(dialog).to_be_hidden()
        assert number(page) == before
        expect(choice(page, value)).to_be_visible()
    page.reload()
    assert number(page) == before
    choice(page, value).click()
    dialog.get_by_role("button", name="Do it").click()
    until_answered(page, before)


def test_the_question_can_be_switched_off(people: People) -> None:
    page = people.come()
    page.locator("summary").first.click()
    page.get_by_label("Confirm irreversible choices").select_option("no")
    expect(page.locator(".menu")).not_to_have_attribute("open", "")
    make_table(page, ["me", "bot-easy"], 3)
    value, before = _until_final(page), number(page)
    choice(page, value).click()
    until_answered(page, before)
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_two_tabs_of_one_person_agree(people: People) -> None:
    page = people.sit_down("bot-easy")
    tab = page.context.new_page()
    tab.goto(page.url)
    for actor, other in ((page, tab), (tab, page)):
        before = asked(actor).inner_text()
        choose(actor)
        expect(question(other)).to_have_attribute("data-number", str(number(actor)))
        assert choices(other) == choices(actor)
    page.get_by_role("button", name="Undo").click()
    for shown in (page, tab):
        expect(asked(shown)).to_have_text(before)


@contextmanager
def _tab_left_behind(page: Page) -> Iterator[Page]:
    """Another tab of the same person, which no update reaches."""
    tab = page.context.new_page()
    streams: list[Route] = []
    tab.route("**/stream*", lambda route: streams.append(route))
    tab.goto(page.url)
    yield tab
    for stream in streams:
        stream.abort()


@pytest.mark.parametrize("act", ["choice", "undo"])
def test_a_click_on_what_was_offered_before_says_so_and_changes_nothing(people: People, act: str) -> None:
    people.expect_fault("status of 409|ERR_FAILED|Failed to fetch")
    page = people.sit_down("bot-easy")
    choose(page)
    with _tab_left_behind(page) as behind:
        seen = asked(behind).inner_text()
        if act == "choice":
            choose(page)
        else:
            page.get_by_role("button", name="Undo").click()
        expect(asked(page)).not_to_have_text(seen)
        now = choices(page)
        expect(asked(behind)).to_have_text(seen)
        choice(behind, max(choices(behind))).click()
        expect(behind.locator("#notice")).to_contain_text("Nothing has changed; look again.")
    page.reload()
    assert choices(page) == now


def test_the_next_choice_can_be_made_before_the_answer_to_the_last_has_arrived(people: People) -> None:
    """The live update is often quicker than the answer to the choice itself."""
    page = people.sit_down("bot-easy")
    answers: list[Route] = []

    def hold(route: Route) -> None:
        route.fetch()
        answers.append(route)

    page.route("**/choose", hold, times=1)
    choose(page)
    choose(page)
    answers[0].fulfill(json={"ok": True})


def test_a_double_click_chooses_once(people: People) -> None:
    page = people.sit_down("bot-easy")
    before, offered = number(page), choices(page)
    choice(page, min(offered)).dblclick()
    until_answered(page, before)
    page.reload()
    assert choices(page) == offered[1:]
