"""Languages: picked from the browser, changeable, and complete on every page."""

from __future__ import annotations

import re
import string
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast

from asztal import games
from asztal.web.house import pick_language
from asztal.words import LANGUAGES, texts
from tests.web.tools import Guest, Served, each_game, each_language, elements, spoken

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("header", "picked"),
    [
        ("", "en"),
        ("de", "de"),
        ("hu-HU,hu;q=0.9,en;q=0.8", "hu"),
        ("fr-FR,fr;q=0.9,de-AT;q=0.8,en;q=0.7", "de"),
        ("en;q=0.2,hu;q=0.7", "hu"),
        ("hu;q=0,de;q=0.1", "de"),
        ("hu;q=0", "en"),
        ("fr,*", "en"),
        ("HU", "hu"),
        ("hu;q=lots,de;q=0.1", "de"),
        (",;;,=,de", "de"),
        ("x," * 5000, "en"),
    ],
)
def test_the_browsers_wish_is_heard(header: str, picked: str) -> None:
    assert pick_language("", header) == picked


def test_a_wish_may_be_written_with_spaces() -> None:
    """RFC 9110, 12.5.4: spaces are allowed around the semicolon."""
    assert pick_language("", "fr; q=0.9, hu; q=0.8, en; q=0.5") == "hu"


@pytest.mark.parametrize(("cookie", "picked"), [("hu", "hu"), ("xx", "de"), ("", "de")])
def test_ones_own_choice_comes_first(cookie: str, picked: str) -> None:
    assert pick_language(cookie, "de") == picked


async def test_the_language_can_be_changed(served: Served) -> None:
    guest = served.guest("de")
    assert '<html lang="de"' in (await guest.get("/")).text
    await guest.post("/settings", {"language": "hu", "back": "/"})
    assert '<html lang="hu"' in (await guest.get("/")).text


@pytest.mark.parametrize("path", ["/device/link", "/settings", "/t/{}/sit"])
async def test_the_language_can_be_changed_on_a_page_that_answers_a_form(served: Served, path: str) -> None:
    """The settings lead back to a page that can be looked at."""
    guest = served.guest()
    table = await served.table("connect_four", [guest, served.guest()])
    page = (await guest.post(path.format(table.id), {"name": "🦊", "seat": 9})).text
    back = next(element.attributes["value"] for element in elements(page) if element.attributes.get("name") == "back")
    assert (await guest.get(back)).status_code == 200


# -- every page -------------------------------------------------------------------------------------------------------


async def all_pages(served: Served, guest: Guest, name: str) -> dict[str, str]:
    """Every kind of page of a game, as one guest gets it."""
    seats = games.find(name).seats[-1]
    friends = [served.guest() for _ in range(seats - 1)]
    gathering = await guest.makes(name, "me", *["friend"] * (seats - 1), public="yes")
    shared = await guest.makes(name, *["me"] + ["here"] * (seats - 1))
    playing = await served.table(name, [guest, *friends], clock=10)
    against = await served.table(name, [guest] + [None] * (seats - 1))
    lesson = guest.arrived_at(await guest.post(f"/learn/{name}"))
    over = await served.finished(name, [guest, *friends])
    resigned = await served.table(name, [guest, *friends[:1]])
    await guest.post(f"/t/{resigned.id}/resign")
    paths = {
        "home": "/",
        "make": f"/new?game={name}",
        "gather": f"/t/{gathering.id}",
        "curtain": f"/t/{shared.id}",
        "table": f"/t/{playing.id}",
        "against bots": f"/t/{against.id}",
        "lesson": f"/t/{lesson.id}",
        "end": f"/t/{over.id}",
        "resigned": f"/t/{resigned.id}",
        "replay": f"/t/{playing.id}/replay",
        "replay after the end": f"/t/{over.id}/replay?eyes=all",
        "log": f"/t/{over.id}/log",
        "rules": f"/games/{name}/rules",
        "device": f"/device?token={await served.house.device_link(guest.id)}",
        "chart": f"/t/{over.id}/chart",
        "error": "/nowhere",
    }
    return {kind: (await guest.get(path)).text for kind, path in paths.items()}


@cache
def sentences(language: str, name: str) -> dict[str, str]:
    """The texts without variables: key -> text."""
    found = {}
    for path in texts(language, name):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                elements = entry.value.elements
                if all(isinstance(element, ast.TextElement) for element in elements):
                    found[entry.id.name] = " ".join("".join(str(e.value) for e in elements).split())  # type: ignore[union-attr]
    return found


@each_game
@each_language
async def test_every_page_is_in_the_visitors_language(served: Served, name: str, language: str) -> None:
    pages = await all_pages(served, served.guest(language), name)
    english, own = sentences("en", name), sentences(language, name)
    # A single letter may be the name of a place on a board.
    meant = {*own.values(), *LANGUAGES, *LANGUAGES.values(), *string.ascii_uppercase}
    foreign = {english[key] for key in english if english[key] != own[key]} - meant
    for kind, page in pages.items():
        if kind != "chart":
            assert f'<html lang="{language}"' in page, kind
        said = spoken(page) - _abouts(page)
        assert said & set(english) - meant == set(), kind
        assert said & foreign == set(), kind
        assert not any(re.search(r"\{ ?\$|\{\{", text) for text in said), kind


def _abouts(page: str) -> set[str]:
    """The names of things that can explain themselves; scripts read them."""
    return set(re.findall(r"<dt>([a-z-]+)</dt>", page))


@each_game
async def test_a_table_is_seen_by_each_in_their_own_language(served: Served, name: str) -> None:
    people = [served.guest(language) for language in ("de", "hu")]
    table = await served.table(name, people)
    for guest, language in zip(people, ("de", "hu"), strict=True):
        page = (await guest.get(f"/t/{table.id}")).text
        assert sentences(language, name)["table-undo"] in spoken(page)
