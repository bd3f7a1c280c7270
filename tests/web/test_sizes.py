"""Small and self-contained: sizes of pages and files, nothing from elsewhere, nothing drawn twice."""

from __future__ import annotations

import gzip
import re
from pathlib import Path
from urllib.parse import urlsplit

import pytest

import asztal
from asztal.board.parts import outermost
from asztal.games import find
from asztal.web import render
from asztal.web.render import Eyes, parts
from asztal.web.tables import Table
from tests.random_play import play_randomly
from tests.web.tools import ORIGIN, Served, Stream, each_game, elements, ended

pytestmark = pytest.mark.anyio

PACKAGE = Path(asztal.__file__).parent
MOST_PAGE, MOST_STATIC = 60 * 1000, 450 * 1000


@each_game
@pytest.mark.parametrize("played", [0, 40, 300])
async def test_a_running_table_is_small(served: Served, name: str, played: int) -> None:
    guests = [served.guest() for _ in range(max(find(name).seats))]
    table = await served.table(name, guests, seed=2)
    play_randomly(table.playing, played, 2)
    table.refresh()
    sizes = []
    for guest in guests:
        answer = await guest.get(f"/t/{table.id}")
        assert answer.headers["content-encoding"] == "gzip"
        sizes.append(int(answer.headers["content-length"]))
    assert max(sizes) < MOST_PAGE


def test_all_static_files_together_are_small() -> None:
    files = [path for path in (PACKAGE / "web" / "static").rglob("*") if path.is_file()]
    files += [*(PACKAGE / "games").glob("*/board.css"), *(PACKAGE / "games").glob("*/cover.svg")]
    assert len(files) > 8
    assert sum(path.stat().st_size for path in files) < MOST_STATIC


@each_game
async def test_nothing_is_loaded_from_elsewhere(served: Served, name: str) -> None:
    guest = served.guest()
    seats = len(ended(name, 2).seats)
    playing = await served.table(name, [guest, served.guest()])
    over = await served.finished(name, [guest] * seats)
    paths = ["/", f"/new?game={name}", f"/games/{name}/rules", "/nowhere"]
    paths += [f"/t/{table.id}{page}" for table in (playing, over) for page in ("", "/replay", "/log")]
    for path in paths:
        for element in elements((await guest.get(path)).text):
            for attribute in ("src", "href", "action", "hx-get", "hx-sse:connect", "data-src", "srcset"):
                address = element.attributes.get(attribute, "")
                assert urlsplit(address).netloc in ("", urlsplit(ORIGIN).netloc), f"{path}: {address}"


def test_style_sheets_and_pictures_load_nothing_from_elsewhere() -> None:
    files = [*PACKAGE.glob("web/static/*.css"), *PACKAGE.glob("web/static/*.svg"), *PACKAGE.glob("games/*/*.css")]
    for path in [*files, *PACKAGE.glob("games/*/*.svg")]:
        addresses = re.findall(r"url\(([^)]*)\)|@import ([^;]*)|href=\"([^\"]*)\"", path.read_text(encoding="utf-8"))
        for address in addresses:
            assert "//" not in "".join(address), path


@each_game
async def test_scripts_hold_up_no_page(served: Served, name: str) -> None:
    guest = served.guest()
    table = await served.table(name, [guest, served.guest()])
    for path in ("/", f"/t/{table.id}"):
        *before, last = elements((await guest.get(path)).text)
        scripts = [element for element in before if element.tag == "script"]
        assert scripts
        assert all(script.attributes["src"] for script in scripts)
        assert all("defer" in script.attributes or script.attributes.get("type") == "module" for script in scripts)
        # After all that is to be seen there is nothing to hold up.
        assert last.tag == "script"
        assert last.attributes["src"]


@each_game
async def test_every_file_a_page_asks_for_is_there(served: Served, name: str) -> None:
    guest = served.guest()
    table = await served.table(name, [guest, served.guest()])
    found = set()
    for path in ("/", f"/t/{table.id}", f"/t/{table.id}/replay"):
        for element in elements((await guest.get(path)).text):
            if element.tag in ("script", "link", "img"):
                found.add(element.attributes.get("src") or element.attributes["href"])
    assert len(found) > 6
    for address in found:
        answer = await guest.get(address)
        assert answer.status_code == 200, address
        assert "immutable" in answer.headers["cache-control"]


# -- drawn once -------------------------------------------------------------------------------------------------------


@pytest.fixture
def drawings(monkeypatch: pytest.MonkeyPatch) -> list[Eyes]:
    """Through whose eyes a table was drawn, each time."""
    drawings: list[Eyes] = []
    draw = render._parts

    def counted(table: Table, eyes: Eyes) -> dict[str, str]:
        drawings.append(eyes)
        return draw(table, eyes)

    monkeypatch.setattr(render, "_parts", counted)
    return drawings


async def test_an_unchanged_table_is_drawn_once_for_all_who_see_the_same(served: Served, drawings: list[Eyes]) -> None:
    table = await served.table("tara", [served.guest(), served.guest()])
    for _ in range(5):
        await served.guest().get(f"/t/{table.id}")
    assert drawings == [Eyes(-1, "en")]
    assert parts(table, Eyes(-1, "en")) is parts(table, Eyes(-1, "en"))
    parts(table, Eyes(0, "en"))
    parts(table, Eyes(-1, "de"))
    assert drawings == [Eyes(-1, "en"), Eyes(0, "en"), Eyes(-1, "de")]


async def test_a_changed_table_is_drawn_anew(served: Served, drawings: list[Eyes]) -> None:
    guest = served.guest()
    table = await served.table("connect_four", [guest, served.guest()])
    before = parts(table, Eyes(1, "en"))
    await guest.chooses(table)
    assert parts(table, Eyes(1, "en")) != before
    assert len(drawings) == 2


async def test_a_stream_sends_only_what_has_changed(served: Served) -> None:
    guest, other = served.guest(), served.guest()
    table = await served.table("tara", [guest, other], seed=3)
    async with Stream(served.app, guest, f"/t/{table.id}/stream") as stream:
        whole = await stream.next()
        stream.rest()
        await guest.chooses(table)
        change = await stream.next()
    assert whole.count("<hx-partial") == len(outermost(parts(table, Eyes(0, "en"))))
    assert 0 < change.count("<hx-partial") < whole.count("<hx-partial") / 2
    assert len(gzip.compress(change.encode())) < len(gzip.compress(whole.encode())) / 2
