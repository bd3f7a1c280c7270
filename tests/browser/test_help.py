"""Help at the table: the coach, hints, rules and tips."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.people import PHONE, People
from tests.browser.playing import choose, choose_hand, learn, number, question, until_answered, until_my_turn


@pytest.mark.parametrize("game", ["Tara", "Island Fortress"])
def test_the_lesson_plays_the_first_round_with_a_coach(people: People, game: str) -> None:
    page = people.come()
    learn(page, game)
    assert until_my_turn(page)
    coach = question(page).get_by_role("complementary").or_(question(page).locator("aside"))
    said = set()
    for _ in range(8):
        assert until_my_turn(page)
        expect(coach.first).to_be_visible()
        said.add(coach.first.inner_text())
        choose(page)
    assert len(said) > 2


def test_a_hint_says_what_the_bot_would_do_and_marks_it(people: People) -> None:
    page = people.sit_down("bot-easy")
    choose_hand(page)
    assert until_my_turn(page)
    page.get_by_role("button", name="Hint").click()
    hint = page.locator("#question #hint")
    expect(hint).to_contain_text("The bot advises")
    # The choice, and why.
    expect(hint.locator("strong")).to_be_visible()
    expect(hint.locator("p")).not_to_have_count(1)
    expect(page.locator(".hinted[data-choice]")).not_to_have_count(0)
    expect(page.locator("#notice")).to_be_hidden()


def test_a_hint_goes_with_its_question(people: People) -> None:
    page = people.sit_down("bot-easy")
    page.get_by_role("button", name="Hint").click()
    expect(page.locator("#hint")).to_contain_text("The bot advises")
    choose(page)
    expect(page.locator("#hint")).to_be_hidden()


def test_the_coach_explains_each_kind_of_question_once(people: People) -> None:
    """Its advice stays; the explanation can be unfolded again."""
    page = people.come()
    learn(page, "Island Fortress")
    assert until_my_turn(page)
    explanation = page.locator(".coach [data-tells]")
    expect(explanation).to_have_attribute("open", "")
    choose(page)
    assert until_my_turn(page)
    expect(explanation).not_to_have_attribute("open", "")
    expect(page.locator(".coach[data-advice]")).to_contain_text("My advice")
    page.get_by_text("What is this about?").click()
    expect(explanation.locator("p").first).to_be_visible()


def test_after_the_lesson_the_coach_takes_leave_once_and_hints_are_given_again(people: People) -> None:
    page = people.come()
    learn(page, "Tara")
    farewell = page.locator(".coach").get_by_text("That was your first round.")
    for _ in range(60):
        assert until_my_turn(page)
        if farewell.is_visible():
            break
        expect(page.get_by_role("button", name="Hint")).to_have_count(0)
        choose(page)
    expect(farewell).to_be_visible()
    expect(page.get_by_role("button", name="Hint")).to_be_enabled()
    choose(page)
    assert until_my_turn(page)
    expect(farewell).to_be_hidden()


def test_on_a_phone_what_can_be_chosen_is_not_under_the_question(people: People) -> None:
    page = people.sit_down("bot-easy", game="island_fortress", seed=3, **PHONE)
    for _ in range(3):
        choose(page, min, tap=True)
    expect(question(page)).to_contain_text("Which role card do you play?")
    expect(page.locator(".role [data-choice]").last).to_be_in_viewport()
    page.wait_for_function(
        """() => {
            const top = document.querySelector("#question").getBoundingClientRect().top;
            const offered = [...document.querySelectorAll(".role [data-choice]")];
            return offered.length > 3 && offered.every((it) => it.getBoundingClientRect().bottom <= top);
        }"""
    )


def test_on_a_phone_the_card_that_the_coach_advises_is_brought_into_sight(people: People) -> None:
    page = people.come(**PHONE)
    learn(page, "Island Fortress")
    assert until_my_turn(page)
    advised = page.locator(".hand .hinted")
    page.wait_for_function(
        """() => {
            const card = document.querySelector(".hand .hinted")?.getBoundingClientRect();
            const question = document.querySelector("#question").getBoundingClientRect();
            return card && card.left >= 0 && card.right <= innerWidth && card.bottom <= question.top;
        }"""
    )
    expect(advised).to_have_count(1)


def test_on_a_phone_what_a_card_lit_up_goes_with_its_question(people: People) -> None:
    page = people.sit_down("bot-easy", game="island_fortress", seed=3, **PHONE)
    page.locator(".hand [data-lacks]").first.dispatch_event("pointerover", {"pointerType": "touch"})
    expect(page.locator(".lit, .lacking")).not_to_have_count(0)
    choose(page, min, tap=True)
    expect(page.locator(".lit, .lacking")).to_have_count(0)


def test_on_a_phone_the_last_thing_that_happened_is_told_with_the_question(people: People) -> None:
    page = people.sit_down("bot-easy", game="island_fortress", seed=3, **PHONE)
    for _ in range(3):
        choose(page, min, tap=True)
    assert until_my_turn(page)
    latest = question(page).locator(".latest")
    expect(latest).to_be_visible()
    assert page.locator("#log li").last.inner_text() == latest.inner_text()
    latest.tap()
    expect(page.locator("#log")).to_be_visible()


def test_the_rules_open_beside_the_match(people: People) -> None:
    page = people.sit_down("bot-easy")
    table = page.url
    page.get_by_role("link", name="Rules").first.click()
    rules = page.get_by_role("dialog")
    expect(rules.get_by_role("heading", level=2).first).to_be_visible()
    rules.get_by_role("navigation", name="Contents").get_by_role("link", name="Victory").click()
    expect(rules.get_by_role("heading", name="Victory")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(rules).to_be_hidden()
    assert page.url.partition("#")[0] == table


def test_pointing_at_a_thing_explains_it(people: People) -> None:
    page = people.sit_down("bot-easy")
    page.locator("#p0-14").hover()
    expect(page.get_by_role("tooltip")).to_be_visible()
    assert len(page.get_by_role("tooltip").inner_text()) > 20


def test_a_long_press_explains_and_chooses_nothing(people: People) -> None:
    page = people.sit_down("bot-easy", **PHONE)
    before = question(page).get_attribute("data-number")
    card = page.locator("#hand [data-choice]").first
    box = card.bounding_box()
    assert box is not None
    touch = page.context.new_cdp_session(page)
    spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    expect(page.get_by_role("tooltip")).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.get_by_role("tooltip")).to_be_visible()
    expect(question(page)).to_have_attribute("data-number", before or "")


def test_a_card_that_slides_under_the_pointer_lights_nothing(people: People) -> None:
    page = people.sit_down("bot-easy", game="tara", seed=3)
    choose_hand(page)
    assert until_my_turn(page)
    before = number(page)
    page.locator(".hand [data-choice]").first.click()
    until_answered(page, before)
    expect(page.locator(".lit")).to_have_count(0)
    page.locator(".hand [data-lights]").last.hover()
    expect(page.locator(".lit")).not_to_have_count(0)
