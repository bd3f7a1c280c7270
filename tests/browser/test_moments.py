"""Moments: lines of the log and the chart lead to them, the replay goes on by itself, and they can be heard."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import People
from tests.browser.playing import choose, load, play, save_finished_match, until_my_turn


def _position(page: Page) -> int:
    found = re.match(r"Position (\d+)", page.locator("#main h2").first.inner_text())
    assert found
    return int(found[1])


def test_a_line_of_the_log_leads_to_its_moment(people: People) -> None:
    page = people.sit_down("bot-easy", game="connect_four")
    play(page, 2)
    assert until_my_turn(page)
    line = page.locator("#log li a").nth(1)
    told = line.inner_text()
    line.focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/replay?at=*")
    expect(page.locator(".talk .log li").last).to_have_text(told)
    before = _position(page)
    page.locator(".talk .log li a").first.click()
    expect(page.locator(".talk .log li")).to_have_count(1)
    assert _position(page) < before
    page.get_by_role("link", name="Back to the table").click()
    assert until_my_turn(page)


def test_the_chart_leads_to_its_moments(people: People, tmp_path: Path) -> None:
    page = people.come()
    load(page, save_finished_match(tmp_path / "match.json", "connect_four"))
    moments = page.locator(".chart a")
    expect(moments.first).to_be_attached()
    assert moments.count() > 5
    moments.last.focus()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(moments.nth(moments.count() - 3)).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_url("**/replay?at=*")
    last = int(page.get_by_role("slider").get_attribute("max") or 0)
    assert _position(page) == last - 2


@pytest.mark.parametrize("game", ["connect_four", "tara"])
def test_the_replay_plays_by_itself_and_stops_at_the_end(people: People, tmp_path: Path, game: str) -> None:
    page = people.come()
    load(page, save_finished_match(tmp_path / "match.json", game))
    page.goto(f"{page.url}/replay?at=0")
    last = int(page.get_by_role("slider").get_attribute("max") or 0)
    page.keyboard.press("3")
    expect(page.get_by_label("Speed")).to_have_value("quick")
    page.get_by_role("button", name="▶ Play", exact=True).click()
    expect(page.get_by_role("button", name="Pause")).to_be_focused()
    page.wait_for_function("() => Number(document.querySelector('#slider').value) >= 2")
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#replay-play")).to_have_attribute("aria-pressed", "false")
    page.get_by_role("slider").fill(str(last - 2))
    expect(page.get_by_role("heading", name=f"Position {last - 2} of")).to_be_visible()
    page.locator("h1").click()
    page.keyboard.press(" ")
    expect(page.get_by_role("heading", name=f"Position {last} of")).to_be_visible()
    expect(page.locator("#replay-play")).to_have_attribute("aria-pressed", "false")
    page.locator("#replay-play").click()
    expect(page.get_by_role("heading", name="Position 1 of")).to_be_visible()


def test_slow_normal_and_quick_differ(people: People, tmp_path: Path) -> None:
    page = people.come()
    load(page, save_finished_match(tmp_path / "match.json", "connect_four"))
    page.goto(f"{page.url}/replay?at=0")
    page.evaluate(
        """() => { window.waits = []; const wait = window.setTimeout;
          window.setTimeout = (work, ms, ...rest) => { window.waits.push(ms); return wait(work, ms, ...rest); }; }"""
    )
    page.locator("#replay-play").click()
    for speed in ("slow", "normal", "quick"):
        page.get_by_label("Speed").select_option(speed)
    page.locator("#replay-play").click()
    waits = page.evaluate("window.waits")
    slow, normal, quick = waits[-3:]
    assert slow > normal > quick


# -- sounds -----------------------------------------------------------------------------------------------------------

_LISTEN = """window.heard = JSON.parse(sessionStorage.getItem("heard") || "[]");
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...when) {
    window.heard.push(Math.round(this.frequency.value));
    sessionStorage.setItem("heard", JSON.stringify(window.heard));
    return start.apply(this, when);
  };"""


@pytest.mark.parametrize("wanted", [True, False])
def test_ones_turn_a_choice_and_the_end_sound_apart(people: People, wanted: bool) -> None:
    page = people.sit_down("bot-easy", game="connect_four")
    page.context.add_init_script(_LISTEN)
    if wanted:
        page.get_by_label("Settings").click()
        with page.expect_navigation():
            page.get_by_label("Sounds").select_option("yes")
    else:
        page.reload()
    assert until_my_turn(page)
    choose(page)
    if until_my_turn(page):
        page.get_by_label("Settings").click()
        page.get_by_role("button", name="Resign").click()
        page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(page.locator(".end")).to_be_visible()
    if not wanted:
        assert page.evaluate("window.heard") == []
        return
    page.wait_for_function("() => window.heard.includes(1047)")
    assert {294, 784, 1047} <= set(page.evaluate("window.heard"))
