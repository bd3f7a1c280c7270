"""Languages, light and dark, motion, and pages without scripts."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import People
from tests.browser.playing import choose, number, play, question, shelved, until_my_turn

_WORDS = {
    "en": ("Which card do you play?", "Undo", "Rules"),
    "de": ("", "Zurücknehmen", "Regeln"),
    "hu": ("", "Visszavonás", "Szabályok"),
}


def _open_menu(page: Page) -> None:
    page.locator("header summary").click()


@pytest.mark.parametrize(("locale", "language"), [("en-GB", "en"), ("de-AT", "de"), ("hu-HU", "hu"), ("fr-FR", "en")])
def test_the_language_is_that_of_the_browser(people: People, locale: str, language: str) -> None:
    page = people.come(locale=locale)
    expect(page.locator("html")).to_have_attribute("lang", language)


@pytest.mark.parametrize("language", ["de", "hu"])
def test_the_language_is_switched_in_the_menu_and_the_match_goes_on_in_it(people: People, language: str) -> None:
    page = people.sit_down("bot-easy")
    english = question(page).inner_text()
    before = number(page)
    _open_menu(page)
    page.get_by_label("Language").select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(question(page)).not_to_have_text(english, use_inner_text=True)
    assert number(page) == before
    labels = page.locator("[data-choice]").evaluate_all("all => all.map((it) => it.getAttribute('aria-label'))")
    assert not any(rank in label for label in labels for rank in ("Farmer", "Herdsman", "Warrior"))
    play(page, 5)
    assert until_my_turn(page)
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.goto("/games/tara/rules")
    expect(page.locator("html")).to_have_attribute("lang", language)


def _brightness(page: Page) -> float:
    """How bright the page behind everything is, from 0 to 1."""
    colour = page.evaluate(
        "(() => { const ink = document.createElement('canvas').getContext('2d');"
        " ink.fillStyle = getComputedStyle(document.documentElement).backgroundColor; ink.fillRect(0, 0, 1, 1);"
        " return [...ink.getImageData(0, 0, 1, 1).data].slice(0, 3); })()"
    )
    return float(sum(colour)) / 3 / 255


def test_dark_mode_follows_the_device_and_can_be_switched(people: People) -> None:
    page = people.come(color_scheme="light")
    assert _brightness(page) > 0.7
    page.emulate_media(color_scheme="dark")
    assert _brightness(page) < 0.3
    page.emulate_media(color_scheme="light")
    for theme, root in (("dark", 0.0), ("light", 1.0)):
        _open_menu(page)
        page.get_by_label("Light or dark").select_option(theme)
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        assert abs(_brightness(page) - root) < 0.3
    page.emulate_media(color_scheme="dark")
    assert _brightness(page) > 0.7


_COUNT_MOTION = """(() => {
  const animate = Element.prototype.animate;
  document.addEventListener("animationstart", () => { sessionStorage.motion = "yes"; }, true);
  document.addEventListener("transitionstart", () => { sessionStorage.motion = "yes"; }, true);
  Element.prototype.animate = function (...how) { sessionStorage.motion = "yes"; return animate.apply(this, how); };
})()"""


@pytest.mark.parametrize("wish", ["reduce", "no-preference"])
def test_pieces_travel_unless_reduced_motion_is_wished(people: People, wish: str) -> None:
    page = people.sit_down("bot-easy", reduced_motion=wish)
    page.add_init_script(_COUNT_MOTION)
    page.reload()
    for _ in range(10):
        assert until_my_turn(page)
        choose(page)
        if wish == "reduce":
            assert page.evaluate("document.getAnimations().length") == 0
    assert page.evaluate("sessionStorage.motion ?? 'no'") == ("no" if wish == "reduce" else "yes")


def test_the_title_tells_when_it_is_ones_turn(people: People) -> None:
    page = people.sit_down("bot-easy")
    expect(page).to_have_title("● Your turn · Tara, Seat of Kings · Asztal")


def test_without_scripts_pages_can_be_read_and_a_choice_made(people: People) -> None:
    page = people.come(java_script_enabled=False)
    expect(page.get_by_role("heading", name="Tara, Seat of Kings")).to_be_visible()
    shelved(page, "Tara").get_by_role("link", name="Rules").click()
    expect(page.get_by_role("heading", level=2).nth(3)).to_be_visible()
    page.goto("/")
    shelved(page, "Tara").get_by_role("button", name="Play now against bots").click()
    page.wait_for_url("**/t/*")
    for part in ("#p0", "#p3", "#hand", "#question", "#panel-0", "#panel-3", "#log"):
        expect(page.locator(part)).to_be_visible()
    before = number(page)
    form = page.locator("form", has=page.get_by_role("heading", name="All choices"))
    form.get_by_role("button").first.click()
    expect(question(page)).to_have_attribute("data-number", str(before + 1))


@pytest.mark.parametrize("game", ["Tara", "Island Fortress"])
def test_without_scripts_the_form_of_all_choices_is_within_reach(people: People, game: str) -> None:
    """It is on the screen, or the page can be scrolled to it."""
    page = people.come(java_script_enabled=False)
    shelved(page, game).get_by_role("button", name="Play now against bots").click()
    page.wait_for_url("**/t/*")
    form = page.locator("form", has=page.get_by_role("heading", name="All choices"))
    page.mouse.move(500, 400)
    page.mouse.wheel(0, 3000)
    expect(form.get_by_role("button").last).to_be_in_viewport()
