"""Places: what is on a page stays there from click to click, is in sight on a phone, and grows with the screen."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import PHONE, People
from tests.browser.playing import choose, number, question, until_my_turn, various

_GAMES = {"tara": 4, "island_fortress": 4, "colonial": 6, "empires": 6, "connect_four": 2}
"""The games, and the number of seats that leaves the least room."""
LANDSCAPE: dict[str, Any] = {**PHONE, "viewport": {"width": 844, "height": 390}}
_PLACES = """() => Object.fromEntries([...document.querySelectorAll("#stage, #hand, #question, .tools, .panel, .talk")]
  .map((it) => [it.id || it.className, it.getBoundingClientRect()])
  .map(([name, box]) => [name, [box.x, box.y, box.width, box.height]]))"""


def _places(page: Page) -> dict[str, list[float]]:
    places: dict[str, list[float]] = page.evaluate(_PLACES)
    return places


@pytest.mark.parametrize("game", _GAMES)
def test_question_people_log_hand_and_board_keep_their_places(hurried_people: People, game: str) -> None:
    page, pick = hurried_people.sit_down(*["bot-easy"] * (_GAMES[game] - 1), game=game), various()
    seen = []
    for _ in range(25):
        if not until_my_turn(page):
            break
        seen.append(_places(page))
        choose(page, pick)
    assert len(seen) > 2
    moved = [
        (click, part, before[part], place)
        for click, (before, after) in enumerate(pairwise(seen))
        for part, place in after.items()
        if any(abs(now - then) >= 0.5 for now, then in zip(place, before[part], strict=True))
    ]
    assert not moved


# -- phones -----------------------------------------------------------------------------------------------------------

_OUT_OF_SIGHT = """() => [...document.querySelectorAll("#question, #hand, .tools button")].filter((it) => {
  const box = it.getBoundingClientRect();
  return box.height && (box.top < 0 || box.left < 0 || box.bottom > innerHeight + 1 || box.right > innerWidth + 1);
}).map((it) => it.id || it.textContent)"""
_TO_BE_HIT = """() => [...document.querySelectorAll("[data-choice]")].filter((it) => {
  const box = it.getBoundingClientRect();
  const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return it.contains(hit) || hit?.closest(".map-view")?.contains(it);
}).length > 0"""


@pytest.mark.parametrize("game", _GAMES)
@pytest.mark.parametrize("phone", [PHONE, LANDSCAPE], ids=["upright", "lying"])
def test_hand_question_and_a_choice_are_in_sight_on_a_phone(
    hurried_people: People, game: str, phone: dict[str, Any]
) -> None:
    seats = min(3, _GAMES[game])
    page, pick = hurried_people.sit_down(*["bot-easy"] * (seats - 1), game=game, **phone), various()
    page.emulate_media(reduced_motion="reduce")
    for _ in range(12):
        if not until_my_turn(page):
            break
        assert not page.evaluate(_OUT_OF_SIGHT)
        size = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
        assert size == [phone["viewport"]["width"], phone["viewport"]["height"]]
        page.wait_for_function(_TO_BE_HIT)
        choose(page, pick)


@pytest.mark.parametrize("phone", [PHONE, LANDSCAPE], ids=["upright", "lying"])
def test_the_welcome_of_a_lesson_leaves_the_advice_in_sight(people: People, phone: dict[str, Any]) -> None:
    page = people.come(**phone)
    page.get_by_role("button", name="Learn in five minutes").first.click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".coach[data-advice]")).to_be_visible()
    advice = page.locator(".coach > p:has(strong)")
    expect(advice).to_be_in_viewport(ratio=0.99)
    assert page.evaluate(
        """() => { const box = document.querySelector(".coach strong").getBoundingClientRect();
          return document.elementFromPoint(box.x + 4, box.y + box.height / 2)?.closest(".coach") !== null; }"""
    )


# -- large screens ----------------------------------------------------------------------------------------------------

_LETTERS = """() => { const range = document.createRange(); const of = (selector) => {
  const it = document.querySelector(selector); if (!it) return 0;
  range.selectNodeContents(it); return parseFloat(getComputedStyle(it).fontSize); };
  const hand = document.querySelector("#hand [aria-label]")?.getBoundingClientRect().height || 0;
  return [of("#question h2"), of(".who b"), of("#log li"), of("#headline"), hand]; }"""


@pytest.mark.parametrize("game", ["tara", "island_fortress", "colonial", "empires"])
def test_text_and_cards_grow_with_the_screen(people: People, game: str) -> None:
    page = people.sit_down("bot-easy", game=game)
    assert until_my_turn(page)
    sizes = []
    for width, height in ((1366, 768), (1920, 1080), (2560, 1440)):
        page.set_viewport_size({"width": width, "height": height})
        sizes.append(page.evaluate(_LETTERS))
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    laptop, large, huge = sizes
    assert all(now > 1.25 * then for now, then in zip(large, laptop, strict=True))
    assert all(now > 1.55 * then for now, then in zip(huge, laptop, strict=True))


def test_a_narrow_or_low_window_does_not_shrink_the_text(people: People) -> None:
    page = people.sit_down("bot-easy", game="connect_four")
    usual = page.evaluate(_LETTERS)[0]
    for width, height in ((1000, 1440), (2560, 700)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(_LETTERS)[0] == usual


# -- what floats ------------------------------------------------------------------------------------------------------

_COVERED = """(floating) => [...document.querySelectorAll(".who b")].filter((it) => {
  const [one, two] = [it.getBoundingClientRect(), document.querySelector(floating).getBoundingClientRect()];
  return one.left < two.right && one.right > two.left && one.top < two.bottom && one.bottom > two.top;
}).map((it) => it.textContent)"""


@pytest.mark.parametrize("game", ["tara", "island_fortress", "colonial"])
def test_no_tip_lies_over_a_name(people: People, game: str) -> None:
    page = people.sit_down("bot-easy", "bot-easy", "bot-easy", game=game)
    assert until_my_turn(page)
    for thing in page.locator(".panel [data-about]").all()[:6]:
        thing.hover()
        expect(page.locator("#tip")).to_be_visible()
        assert not page.evaluate(_COVERED, "#tip")
        page.mouse.move(1, 1)


def test_a_difference_is_told_where_its_number_is(people: People) -> None:
    page = people.sit_down("bot-easy")
    assert until_my_turn(page)
    number = page.locator(".panel [data-count]").first
    number.evaluate("it => { it.classList.add('flash'); it.dataset.delta = '+2'; }")
    above = number.evaluate("it => parseFloat(getComputedStyle(it, '::after').top)")
    below = number.evaluate("it => parseFloat(getComputedStyle(it, '::after').bottom)")
    assert (above, below) == (0, 0)


def test_escape_closes_whatever_is_open(people: People) -> None:
    page = people.sit_down("bot-easy")
    assert until_my_turn(page)
    page.get_by_label("Settings").click()
    expect(page.locator(".menu .sheet")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".menu .sheet")).to_be_hidden()
    expect(page.get_by_label("Settings")).to_be_focused()
    page.locator(".panel [data-about]").first.hover()
    expect(page.locator("#tip")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#tip")).to_be_hidden()
    page.get_by_role("link", name="Rules").click()
    expect(page.locator("#reader")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#reader")).to_be_hidden()
    page.get_by_role("button", name="Larger board").click()
    expect(page.locator("#stage[data-zoomed]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("#stage[data-zoomed]")).to_have_count(0)


def test_escape_closes_a_sheet_and_a_question_whether_it_is_meant(people: People) -> None:
    page = people.sit_down("bot-easy", game="connect_four", **PHONE)
    page.get_by_role("button", name="Players").tap()
    expect(page.locator("#panel-1")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#panel-1")).to_be_hidden()
    page.evaluate("document.querySelector('#confirm').showModal()")
    page.keyboard.press("Escape")
    expect(page.locator("#confirm")).to_be_hidden()
    expect(question(page)).to_be_visible()


# -- zoom -------------------------------------------------------------------------------------------------------------


def _scale(page: Page) -> float:
    scale: float = page.evaluate(
        "document.querySelector('#board').getBoundingClientRect().width / document.querySelector('#board').offsetWidth"
    )
    return scale


@pytest.mark.parametrize("game", ["tara", "island_fortress", "connect_four"])
def test_a_board_without_a_map_is_seen_from_near_and_played_there(people: People, game: str) -> None:
    page = people.sit_down("bot-easy", game=game)
    assert until_my_turn(page)
    assert _scale(page) == pytest.approx(1)
    page.keyboard.press("+")
    page.get_by_role("button", name="Larger board").click()
    assert _scale(page) == pytest.approx(1.25**2, rel=0.01)
    choose(page)
    assert until_my_turn(page)
    assert _scale(page) == pytest.approx(1.25**2, rel=0.01)
    page.keyboard.press("-")
    assert _scale(page) == pytest.approx(1.25, rel=0.01)
    page.keyboard.press("0")
    assert _scale(page) == pytest.approx(1)
    box = page.locator("#stage").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 100, box["y"] + 100)
    page.keyboard.down("Control")
    page.mouse.wheel(0, -120)
    page.keyboard.up("Control")
    page.wait_for_function("() => document.querySelector('#stage').hasAttribute('data-zoomed')")
    assert _scale(page) > 1.2
    page.get_by_role("button", name="Whole board").click()
    assert _scale(page) == pytest.approx(1)


def test_two_fingers_apart_bring_a_board_near(people: People) -> None:
    page = people.sit_down("bot-easy", game="connect_four", **PHONE)
    assert until_my_turn(page)
    session = page.context.new_cdp_session(page)

    def touch(kind: str, *across: int) -> None:
        session.send(
            "Input.dispatchTouchEvent",
            {"type": kind, "touchPoints": [{"x": x, "y": 200, "id": at} for at, x in enumerate(across)]},
        )

    before = number(page)
    touch("touchStart", 180, 220)
    for reach in (40, 60, 80):
        touch("touchMove", 200 - reach, 200 + reach)
    touch("touchEnd")
    page.wait_for_function("() => document.querySelector('#stage').hasAttribute('data-zoomed')")
    assert _scale(page) > 1.5
    assert number(page) == before
