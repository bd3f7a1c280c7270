"""Places: what is on a page stays there from click to click, is in sight on a phone, and grows with the screen."""

from __future__ import annotations

from itertools import pairwise
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import PHONE, People, take_seat
from tests.browser.playing import choose, number, question, until_my_turn, various

_GAMES = {"tara": 4, "island_fortress": 4, "colonial": 6, "empires": 6, "connect_four": 2}
"""The games, and the number of seats that leaves the least room."""
LANDSCAPE: dict[str, Any] = {**PHONE, "viewport": {"width": 844, "height": 390}}
SIZES: dict[str, dict[str, Any]] = {
    "laptop": {},
    "tablet": {"viewport": {"width": 820, "height": 1180}, "has_touch": True},
    "upright": PHONE,
    "lying": LANDSCAPE,
}
_SHOWN = """(selector) => { const box = document.querySelector(selector).getBoundingClientRect();
  return document.elementFromPoint(box.x + 4, box.y + box.height / 2)?.closest(selector) !== null; }"""
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


# -- what is asked, and the log ---------------------------------------------------------------------------------------

_HIDDEN = """() => [...document.querySelectorAll("#question h2, #question .answers button, #question .tools button")]
  .filter((it) => it.getClientRects().length).filter((it) => {
    const box = it.getBoundingClientRect();
    const hits = [0.1, 0.5, 0.9].map((down) => document.elementFromPoint(box.x + 8, box.y + down * box.height));
    return !hits.every((hit) => it.contains(hit));
  }).map((it) => it.textContent)"""
_MOST_AT_ONCE = 4
"""So many answers are all in sight; of more, those that are not scroll below the others."""


@pytest.mark.parametrize("game", ["island_fortress", "colonial"])
@pytest.mark.parametrize("size", SIZES, ids=SIZES.keys())
def test_a_question_and_its_answers_are_in_sight_beside_a_hint(hurried_people: People, game: str, size: str) -> None:
    seats, pick = _GAMES[game], various()
    page = hurried_people.sit_down(*["bot-easy"] * (seats - 1), game=game, locale="de-DE", **SIZES[size])
    page.emulate_media(reduced_motion="reduce")
    hidden: list[str] = []
    for click in range(10):
        if not until_my_turn(page):
            break
        if click in (2, 7):
            page.locator("[data-hint]").click()
            expect(page.locator("#hint strong")).to_be_in_viewport(ratio=0.9)
        answers = page.locator(".answers button:visible").count()
        gone = page.evaluate(_HIDDEN)
        hidden += gone if answers <= _MOST_AT_ONCE or len(gone) > answers - 2 else []
        choose(page, pick)
    assert not hidden


@pytest.mark.parametrize(("game", "seats"), [("tara", 2), ("tara", 4), ("colonial", 6), ("empires", 6)])
def test_the_log_has_room_whatever_is_asked(people: People, game: str, seats: int) -> None:
    page = people.sit_down(*["bot-easy"] * (seats - 1), game=game)
    assert until_my_turn(page)
    lines = """() => { const log = document.querySelector("#tab-log");
      return log.clientHeight / parseFloat(getComputedStyle(log.querySelector(".log")).lineHeight); }"""
    assert page.evaluate(lines) > 5.5
    page.evaluate("delete document.querySelector('#question').dataset.yours")
    assert page.evaluate(lines) > 9.5


def test_the_newest_line_stays_in_sight_in_a_window_of_another_size(hurried_people: People) -> None:
    page = hurried_people.sit_down("bot-easy")
    for _ in range(8):
        assert until_my_turn(page)
        choose(page)
    assert until_my_turn(page)
    for width, height in ((2560, 1440), (1366, 768), (1000, 600)):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator("#log li").last).to_be_in_viewport(ratio=0.9)


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


@pytest.mark.parametrize("game", ["tara", "colonial", "empires"])
@pytest.mark.parametrize("size", SIZES, ids=SIZES.keys())
def test_a_lesson_begins_with_its_welcome_in_full_and_then_gives_advice(people: People, game: str, size: str) -> None:
    page = people.come(locale="de-DE", **SIZES[size])
    page.locator(f'form[action="/learn/{game}"] button').click()
    understood = page.locator("[data-understood]")
    advice = page.locator(".coach > p:has(strong)")
    expect(page.locator(".coach[data-advice]")).to_be_visible()
    expect(page.locator("#welcome p")).to_be_in_viewport(ratio=0.99)
    expect(understood).to_be_in_viewport(ratio=1)
    expect(advice).to_be_hidden()
    understood.click()
    expect(page.locator("#welcome p")).to_be_hidden()
    expect(advice).to_be_in_viewport(ratio=0.99)
    assert page.evaluate(_SHOWN, ".coach strong")


@pytest.mark.parametrize("phone", [PHONE, LANDSCAPE], ids=["upright", "lying"])
def test_a_part_of_the_next_card_tells_that_there_are_more(people: People, phone: dict[str, Any]) -> None:
    page = people.sit_down("bot-easy", **phone)
    assert until_my_turn(page)
    cut = """() => { const hand = document.querySelector("#hand > *").getBoundingClientRect();
      return [...document.querySelectorAll("#hand .card")].map((it) => it.getBoundingClientRect())
        .filter((it) => it.left < hand.right).map((it) => (hand.right - it.left) / it.width).pop(); }"""
    assert 0.2 < page.evaluate(cut) < 0.8


def test_a_sheet_closes_by_its_button_and_by_a_touch_of_the_board(people: People) -> None:
    page = people.sit_down("bot-easy", game="connect_four", **PHONE)
    assert until_my_turn(page)
    before = number(page)
    page.locator("#to-talk").tap()
    page.get_by_role("button", name="Close").tap()
    expect(page.locator(".talk")).to_be_hidden()
    page.locator("#to-talk").tap()
    expect(page.locator(".talk")).to_be_visible()
    page.locator("#board [data-choice]").first.tap(position={"x": 5, "y": 5}, force=True)
    expect(page.locator(".talk")).to_be_hidden()
    assert number(page) == before


def test_a_phone_is_not_told_about_keys(people: People) -> None:
    page = people.sit_down("bot-easy", **PHONE)
    page.locator(".menu > summary").tap()
    expect(page.locator(".menu .sheet")).to_be_visible()
    expect(page.locator(".keys")).to_be_hidden()


# -- menus and pages before a match -----------------------------------------------------------------------------------


@pytest.mark.parametrize("locale", ["de-DE", "hu-HU"])
@pytest.mark.parametrize("size", SIZES, ids=SIZES.keys())
def test_the_menu_fits_its_frame(people: People, locale: str, size: str) -> None:
    page = people.sit_down("bot-easy", locale=locale, **SIZES[size])
    page.locator(".menu > summary").click()
    over = """() => { const sheet = document.querySelector(".menu .sheet").getBoundingClientRect();
      return [...document.querySelectorAll(".menu .sheet :is(input, select, button, p, label)")]
        .filter((it) => it.getBoundingClientRect().right > sheet.right - 8).map((it) => it.outerHTML); }"""
    assert not page.evaluate(over)


def test_whoever_is_ready_is_marked_in_their_row(people: People) -> None:
    host = people.sit_down("friend", game="connect_four")
    friend = people.come(urlsplit(host.url).path)
    take_seat(friend)
    friend.locator('form[action$="/ready"] button').click()
    row, mark = host.locator("#chair-1").bounding_box(), host.locator("#chair-1 .chosen").bounding_box()
    assert row is not None
    assert mark is not None
    assert row["y"] < mark["y"]
    assert mark["y"] + mark["height"] < row["y"] + row["height"]
    assert mark["x"] + mark["width"] < row["x"] + row["width"]


def test_an_invited_friend_learns_what_is_played(people: People) -> None:
    host = people.sit_down("friend")
    expect(host.locator("#only-here")).to_be_visible()
    friend = people.come(urlsplit(host.url).path, **PHONE)
    assert friend.locator(".intro img").evaluate("(it) => it.complete && it.naturalWidth > 0")
    expect(friend.get_by_text("from the fields to the throne")).to_be_visible()
    expect(friend.get_by_role("link", name="The rules of the game")).to_be_visible()
    expect(friend.locator("#name")).to_be_in_viewport()
    with friend.context.expect_page() as opened:
        friend.get_by_role("button", name="Learn in five minutes").tap()
    opened.value.wait_for_url("**/t/*")


def test_a_saved_name_is_confirmed(people: People) -> None:
    page = people.come()
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Save").first.click()
    expect(page.locator("#notice")).to_have_text("Saved")
    page.reload()
    expect(page.get_by_label("Your name")).to_have_value("Ada")


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


@pytest.mark.parametrize("path", ["/", "/new?game=colonial", "/games/colonial/rules"])
def test_the_pages_before_a_table_grow_with_the_screen(people: People, path: str) -> None:
    page = people.come(path)
    sizes = []
    for width, height in ((1366, 768), (2560, 1440)):
        page.set_viewport_size({"width": width, "height": height})
        sizes.append(
            page.locator("main h2, main legend").first.evaluate("(it) => parseFloat(getComputedStyle(it).fontSize)")
        )
    assert sizes[1] > 1.55 * sizes[0]


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
