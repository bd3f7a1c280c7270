"""A map of thirty places: chosen by mouse, finger, keys and in words; looked at from near and far; never reloaded."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession, Locator, Page, Route, expect

from tests.browser.people import PHONE, People
from tests.browser.playing import choices, number, until_answered, until_my_turn
from tests.browser.server import Server
from tests.browser.test_accessible import assert_accessible
from tests.games_for_tests import FOLDER

WHOLE = "0 0 1000 548"
STILL: dict[str, Any] = {"reduced_motion": "reduce"}
"""Nobody has to wait until a map has come to rest."""


@pytest.fixture(scope="module")
def shore(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that has the game of the map on its shelf, with bots that lose no time."""
    running = Server(tmp_path_factory.mktemp("shore"), hurried=True, games=FOLDER)
    yield running
    running.close()


@pytest.fixture
def islanders(browser: Browser, shore: Server) -> Iterator[People]:
    guests = People(browser, shore.address)
    yield guests
    guests.leave()


def _sit_down(islanders: People, seats: int = 2, menu: str = "all", **settings: Any) -> Page:
    asked = {"game": "isles", "options": {"menu": menu}, **STILL, **settings}
    page = islanders.sit_down(*["bot-easy"] * (seats - 1), **asked)
    assert until_my_turn(page)
    # Whatever loads the page anew loses this.
    page.evaluate("window.here = true")
    # The script has met the map when the choices are there in words.
    page.locator(".map-list li").first.wait_for(state="attached")
    return page


def _assert_never_reloaded(page: Page) -> None:
    assert page.evaluate("window.here") is True


def _map(page: Page) -> Locator:
    return page.locator("#map--view")


def _view(page: Page) -> list[float]:
    """Left, top, width and height of what is seen."""
    return [float(number) for number in (_map(page).get_attribute("viewBox") or "").split()]


def _pick(page: Page, isle: int) -> Locator:
    return page.locator(f"#map-isle{isle}-pick")


def _counter(page: Page, isle: int) -> Locator:
    """The counter of the first seat on an isle."""
    return page.locator(f"#c{isle}-0")


def _middle(element: Locator) -> tuple[float, float]:
    box = element.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def _zoom_by_wheel(page: Page, isle: int, steps: int = 4) -> None:
    page.mouse.move(*_middle(page.locator(f"#map-isle{isle}-land")))
    for _ in range(steps):
        page.mouse.wheel(0, -240)
    expect(_map(page)).to_have_attribute("data-near", "")


def test_a_place_is_chosen_by_mouse_and_parts_come_and_go_without_a_reload(islanders: People) -> None:
    page = _sit_down(islanders, seats=6)
    expect(page.locator("#tally")).to_have_count(0)
    for isle in (7, 8):
        before = number(page)
        page.mouse.click(*_middle(_pick(page, isle)))
        until_answered(page, before)
        expect(_counter(page, isle)).to_be_visible()
        assert until_my_turn(page)
    # What came into the picture is a picture: HTML in it would have no size.
    tally = page.locator("#tally rect").bounding_box()
    assert tally is not None
    assert tally["width"] > 50
    expect(page.locator("#tally")).to_contain_text("12 counters")
    expect(page.locator("#note")).to_have_count(0)
    _assert_never_reloaded(page)


def test_a_part_beside_the_map_comes_and_goes(islanders: People) -> None:
    host, friend = islanders.gather(game="isles", seed=1, **STILL)
    for page in (host, friend):
        page.evaluate("window.here = true")
    _pick(host, 3).click()
    for page in (host, friend):
        expect(page.locator("#board > #note")).to_have_text("An odd number of counters.")
        expect(page.locator("#map-isle3 #c3-0")).to_be_visible()
    _pick(friend, 3).click(position={"x": 10, "y": 40})
    for page in (host, friend):
        expect(page.locator("#note")).to_have_count(0)
        expect(page.locator("#map-isle3 .piece")).to_have_count(2)
        _assert_never_reloaded(page)


def test_a_counter_on_a_place_passes_a_click_on_to_it(islanders: People) -> None:
    page = _sit_down(islanders)
    for count in ("1", "2"):
        before = number(page)
        page.mouse.click(*_middle(_counter(page, 15) if count == "2" else _pick(page, 15)))
        until_answered(page, before)
        expect(_counter(page, 15)).to_have_text(count)
        assert until_my_turn(page)


def test_a_place_is_chosen_by_keys(islanders: People) -> None:
    page = _sit_down(islanders, pointer=False)
    page.keyboard.press("Tab")
    _map(page).focus()
    page.keyboard.press("Tab")
    expect(_pick(page, 0)).to_be_focused()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    expect(_pick(page, 7)).to_be_focused()
    before = number(page)
    page.keyboard.press("Enter")
    until_answered(page, before)
    expect(_counter(page, 7)).to_be_visible()
    assert until_my_turn(page)
    assert page.evaluate("document.activeElement.closest('.map-view') !== null")


def test_keys_zoom_and_pan(islanders: People) -> None:
    page = _sit_down(islanders, pointer=False)
    _map(page).focus()
    for _ in range(3):
        page.keyboard.press("+")
    near = _view(page)
    assert near[2] < 500
    page.keyboard.press("ArrowRight")
    assert _view(page)[0] > near[0]
    page.keyboard.press("-")
    assert _view(page)[2] > near[2]
    page.keyboard.press("0")
    expect(_map(page)).to_have_attribute("viewBox", WHOLE)


def test_what_is_reached_by_keys_comes_into_sight(islanders: People) -> None:
    page = _sit_down(islanders)
    _zoom_by_wheel(page, 0)
    expect(_pick(page, 29)).not_to_be_in_viewport()
    page.keyboard.press("Tab")
    _pick(page, 0).focus()
    for _ in range(5):
        page.keyboard.press("ArrowRight")
    for _ in range(4):
        page.keyboard.press("ArrowDown")
    expect(_pick(page, 29)).to_be_focused()
    expect(_pick(page, 29)).to_be_in_viewport(ratio=0.95)


def test_the_wheel_zooms_around_the_pointer_and_a_drag_pans_without_choosing(islanders: People) -> None:
    page = _sit_down(islanders)
    before = _middle(_pick(page, 14))
    _zoom_by_wheel(page, 14)
    after = _middle(_pick(page, 14))
    assert abs(before[0] - after[0]) + abs(before[1] - after[1]) < 6
    near, asked = _view(page), number(page)
    page.mouse.move(*after)
    page.mouse.down()
    page.mouse.move(after[0] - 80, after[1] - 30, steps=4)
    page.mouse.up()
    moved = _view(page)
    assert moved[0] > near[0] + 10
    assert moved[1] > near[1] + 3
    assert moved[2] == pytest.approx(near[2], abs=0.1)
    page.wait_for_timeout(150)
    assert number(page) == asked
    page.get_by_role("button", name="Whole map").click()
    expect(_map(page)).to_have_attribute("viewBox", WHOLE)
    expect(page.get_by_role("button", name="Whole map")).to_be_hidden()


def test_buttons_zoom_and_lead_to_the_views_of_a_map(islanders: People) -> None:
    page = _sit_down(islanders)
    page.get_by_role("button", name="East", exact=True).click()
    expect(_pick(page, 5)).to_be_in_viewport(ratio=0.95)
    east = _view(page)
    assert east[0] > 200
    page.get_by_role("button", name="Nearer").click()
    assert _view(page)[2] < east[2]
    page.get_by_role("button", name="Farther").click()
    assert _view(page)[2] == pytest.approx(east[2], rel=0.02)


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_a_map_moves_bit_by_bit_only_for_those_who_like_motion(islanders: People, motion: str) -> None:
    page = _sit_down(islanders, reduced_motion=motion)
    page.evaluate(
        "window.steps = 0; new MutationObserver((all) => { window.steps += all.length; })"
        ".observe(document.getElementById('map--view'), { attributeFilter: ['viewBox'] })"
    )
    page.get_by_role("button", name="East", exact=True).click()
    page.wait_for_timeout(400)
    assert _view(page)[2] < 800
    assert (page.evaluate("window.steps") > 2) == (motion == "no-preference")


def test_how_a_map_is_looked_at_and_what_was_opened_outlast_a_choice(islanders: People) -> None:
    host, friend = islanders.gather(game="isles", seed=1, **STILL)
    for page in (host, friend):
        _zoom_by_wheel(page, 14)
    host.get_by_text("As a list").click()
    before = {page: _view(page) for page in (host, friend)}
    for page in (host, friend):
        page.mouse.click(*_middle(_pick(page, 14)))
        expect(host.locator("#map-isle14 .piece")).to_have_count(1 if page is host else 2)
    for page, (left, _, width, _) in before.items():
        now = _view(page)
        # A line above the map comes and goes, and what has changed may be moved to the middle: a little of the frame.
        assert now[2] == width
        assert abs(now[0] - left) < width / 8
    expect(host.locator("#map--list")).to_have_attribute("open", "")


def test_a_place_is_chosen_from_the_list_in_words(islanders: People) -> None:
    page = _sit_down(islanders, pointer=False)
    entries = page.locator(".map-list button")
    assert entries.count() == len(choices(page)) == 30
    page.keyboard.press("Tab")
    page.locator(".map-list summary").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(page.get_by_role("listitem").get_by_role("button", name="Isle 1", exact=True)).to_be_focused()
    expect(_pick(page, 0)).to_have_class(re.compile("lit"))
    before = number(page)
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    until_answered(page, before)
    expect(_counter(page, 1)).to_be_visible()


def test_a_double_click_leads_to_a_place_and_back(islanders: People) -> None:
    page = _sit_down(islanders)
    watching = islanders.come(page.url, **STILL)
    watching.mouse.dblclick(*_middle(watching.locator("#map-isle22-land")))
    expect(_map(watching)).to_have_attribute("data-near", "")
    width = _view(watching)[2]
    x, y = _middle(watching.locator("#map-isle22-land"))
    frame = _middle(_map(watching))
    assert width < 320
    assert abs(x - frame[0]) + abs(y - frame[1]) < 80
    watching.mouse.dblclick(*_middle(watching.locator("#map-isle22-land")))
    expect(_map(watching)).to_have_attribute("viewBox", WHOLE)


# -- what matters -----------------------------------------------------------------------------------------------------


def test_what_is_asked_for_is_brought_into_sight(islanders: People) -> None:
    page = _sit_down(islanders, menu="column")
    _zoom_by_wheel(page, 12, 3)
    expect(page.locator("#map-isle16-land")).not_to_be_in_viewport()
    for column in range(1, 5):
        before = number(page)
        page.locator(".map-list button").nth(2).evaluate("it => it.click()")
        until_answered(page, before)
        assert until_my_turn(page)
        assert choices(page) == list(range(column, 30, 6))
        expect(_pick(page, 12 + column)).to_be_in_viewport()


def test_what_a_line_of_the_log_is_about_is_brought_into_sight(islanders: People) -> None:
    page = _sit_down(islanders)
    before = number(page)
    page.mouse.click(*_middle(_pick(page, 29)))
    until_answered(page, before)
    assert until_my_turn(page)
    _zoom_by_wheel(page, 0)
    expect(page.locator("#map-isle29")).not_to_be_in_viewport()
    page.locator("#log li", has_text="Isle 30.").first.hover()
    expect(page.locator("#map-isle29-land")).to_be_in_viewport(ratio=0.95)
    expect(page.locator("#map-isle29-land")).to_have_class(re.compile("lit"))


def test_what_has_just_changed_is_brought_into_sight_of_those_who_watch(islanders: People) -> None:
    host, friend = islanders.gather(game="isles", seed=1, **STILL)
    _zoom_by_wheel(friend, 0)
    expect(friend.locator("#map-isle29-land")).not_to_be_in_viewport()
    watching = islanders.come(host.url, **STILL)
    _zoom_by_wheel(watching, 0)
    _pick(host, 29).click()
    expect(watching.locator("#c29-0")).to_be_in_viewport()
    # Who must choose now sees places to choose from, and is not torn away.
    expect(_pick(friend, 0)).to_be_in_viewport()
    expect(friend.locator("#map-isle29-land")).not_to_be_in_viewport()


# -- phones -----------------------------------------------------------------------------------------------------------


def _touch(session: CDPSession, kind: str, *points: tuple[float, float]) -> None:
    touches = [{"x": x, "y": y, "id": at} for at, (x, y) in enumerate(points)]
    session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})


def _seen_pick(page: Page) -> int:
    """An isle that can be tapped."""
    found = page.locator(".pick").evaluate_all(
        "all => all.filter((it) => { const { left, right } = it.getBoundingClientRect();"
        " return left > 0 && right < innerWidth; }).map((it) => Number(it.dataset.choice))"
    )
    return int(found[0])


def test_a_place_is_chosen_by_a_tap_on_a_phone(islanders: People) -> None:
    page = _sit_down(islanders, **PHONE)
    # The page begins near enough to read, so that a finger finds each place.
    expect(_map(page)).to_have_attribute("data-near", "")
    isle, before = _seen_pick(page), number(page)
    page.touchscreen.tap(*_middle(_pick(page, isle)))
    until_answered(page, before)
    expect(_counter(page, isle)).to_be_visible()
    sizes = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert sizes[0] <= sizes[1]


def test_a_page_stays_near_though_the_script_that_keeps_it_there_comes_late(islanders: People) -> None:
    page = _sit_down(islanders, **PHONE)
    tab = page.context.new_page()
    late: list[Route] = []
    tab.route("**/morph.js*", lambda route: late.append(route))
    tab.goto(page.url, wait_until="commit")
    expect(_map(tab)).to_have_attribute("data-near", "")
    # Time for a stream that would not wait.
    tab.wait_for_timeout(500)
    late[0].continue_()
    isle = _seen_pick(page)
    page.touchscreen.tap(*_middle(_pick(page, isle)))
    expect(_counter(tab, isle)).to_be_attached()
    expect(_map(tab)).to_have_attribute("data-near", "")


def test_a_tap_on_a_place_that_is_too_small_for_a_finger_comes_nearer_first(islanders: People) -> None:
    page = _sit_down(islanders, **{**PHONE, "viewport": {"width": 300, "height": 600}})
    page.get_by_role("button", name="Whole map").tap()
    expect(_map(page)).to_have_attribute("viewBox", WHOLE)
    before = number(page)
    page.touchscreen.tap(*_middle(_pick(page, 17)))
    expect(_map(page)).to_have_attribute("data-near", "")
    assert number(page) == before
    page.touchscreen.tap(*_middle(_pick(page, 17)))
    until_answered(page, before)
    expect(_counter(page, 17)).to_be_visible()


def test_two_fingers_zoom_and_one_pans_without_choosing(islanders: People) -> None:
    page = _sit_down(islanders, **PHONE)
    session = page.context.new_cdp_session(page)
    before, asked = _view(page), number(page)
    x, y = _middle(_map(page))
    _touch(session, "touchStart", (x - 40, y), (x + 40, y))
    for spread in (55, 75, 100):
        _touch(session, "touchMove", (x - spread, y), (x + spread, y))
    _touch(session, "touchEnd")
    near = _view(page)
    assert near[2] == pytest.approx(before[2] * 40 / 100, rel=0.12)
    _touch(session, "touchStart", (x, y))
    for way in (20, 50, 80):
        _touch(session, "touchMove", (x - way, y - way / 2))
    _touch(session, "touchEnd")
    assert _view(page)[0] > near[0] + 10
    page.wait_for_timeout(150)
    assert number(page) == asked
    assert page.evaluate("scrollY") == 0
    _assert_never_reloaded(page)


def test_a_double_tap_leads_to_a_place(islanders: People) -> None:
    page = islanders.come(_sit_down(islanders).url, **STILL, **PHONE)
    before = _view(page)
    spot = _middle(page.locator("#map-isle15-land"))
    page.touchscreen.tap(*spot)
    page.touchscreen.tap(*spot)
    assert _view(page)[2] < before[2] * 0.8


# -- people -----------------------------------------------------------------------------------------------------------


def test_six_seats_fit_beside_the_map(islanders: People) -> None:
    page = _sit_down(islanders, seats=6)
    sizes = page.evaluate("[document.documentElement.scrollHeight, innerHeight]")
    assert sizes[0] <= sizes[1]
    side = page.locator(".side").evaluate("it => [it.scrollHeight, it.clientHeight]")
    assert side[0] <= side[1]
    for seat in range(6):
        expect(page.locator(f"#panel-{seat}")).to_be_in_viewport(ratio=0.99)
    expect(page.locator("#tab-log")).to_be_in_viewport(ratio=0.99)


def test_six_seats_fit_a_sheet_on_a_phone(islanders: People) -> None:
    page = _sit_down(islanders, seats=6, **PHONE)
    page.get_by_role("button", name="Players", exact=True).tap()
    for seat in range(6):
        expect(page.locator(f"#panel-{seat}")).to_be_in_viewport(ratio=0.99)


# -- the rest ---------------------------------------------------------------------------------------------------------


def test_a_map_is_accessible_with_its_list_open(islanders: People) -> None:
    page = _sit_down(islanders, seats=6)
    page.get_by_text("As a list").click()
    assert_accessible(page)


def test_looking_back_keeps_how_a_map_is_looked_at(islanders: People) -> None:
    page = _sit_down(islanders)
    before = number(page)
    page.mouse.click(*_middle(_pick(page, 29)))
    until_answered(page, before)
    assert until_my_turn(page)
    page.goto(f"{page.url}/replay?at=0")
    expect(page.locator("#c29-0")).to_have_count(0)
    _zoom_by_wheel(page, 14)
    left, _, width, _ = _view(page)
    page.get_by_role("link", name="Next").click()
    expect(page.locator("#c29-0")).to_have_count(1)
    # A note below the map takes some of its height.
    assert _view(page)[0] == left
    assert _view(page)[2] == width


def test_something_known_in_a_new_group_of_a_picture_stays_a_picture(islanders: People) -> None:
    page = _sit_down(islanders)
    _pick(page, 3).click()
    expect(_counter(page, 3)).to_be_visible()
    assert until_my_turn(page)
    for group in ("heap", "pile"):
        page.evaluate(
            "(group) => htmx.swap({ sourceElement: document.body, target: '#map-isle3', swap: 'outerMorph strip:true',"
            ' text: `<svg><g id="map-isle3"><g id="${group}"><g id="c3-0"><circle r="11"/></g></g></g></svg>` })',
            group,
        )
    expect(page.locator("#map-isle3 > #pile > #c3-0 > circle")).to_have_count(1)
    expect(page.locator("#c3-0")).to_have_count(1)
    assert page.locator("#map-isle3 > g").count() == 1
    assert page.locator("#pile").evaluate("it => it instanceof SVGElement")
