"""Makes the pictures of the documentation: a real server, a real browser, a match against bots.

make pictures
"""

from __future__ import annotations

import dataclasses
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from asztal.games import find
from asztal.match import Match, Record
from asztal.match.record import Seat

FOLDER = Path(__file__).parent / "pictures"
DESKTOP, TABLET, PHONE = (1366, 768), (820, 1180), (390, 844)
TARA = 29
"""A seed whose first rounds have captives and forts to show."""
CHOICES = 30
EMPIRES = "5-seats"
RECORDS = Path(__file__).parent.parent / "tests" / "games"


@contextmanager
def server() -> Iterator[str]:
    """A server of its own on a free port."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "asztal", "serve", "--port", str(port), "--rate", "0"]
        process = subprocess.Popen([*command, "--database", f"{folder}/pictures.db"], stdout=subprocess.DEVNULL)
        try:
            address = f"http://127.0.0.1:{port}"
            _wait_for(address)
            yield address
        finally:
            process.terminate()
            process.wait(15)


def _wait_for(address: str) -> None:
    for _ in range(100):
        try:
            urllib.request.urlopen(f"{address}/health", timeout=2)
        except OSError:
            time.sleep(0.1)
        else:
            return
    raise SystemExit("The server does not answer.")


def picture(page: Page, name: str, size: tuple[int, int], theme: str = "light") -> None:
    """What the page looks like in that size and theme."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
    page.mouse.move(1, 1)
    page.wait_for_timeout(500)
    page.screenshot(path=FOLDER / f"{name}.png")
    print(f"{name}.png", flush=True)


def choose(page: Page) -> bool:
    """Makes a choice, the last one offered; False when the match is over."""
    page.wait_for_selector("#question[data-yours], .end", timeout=60_000)
    if page.locator(".end").count():
        return False
    number = page.get_attribute("#question", "data-number")
    page.locator("[data-choice]:visible").last.click(force=True)
    if page.locator("#confirm[open]").count():
        page.click("#confirm .main")
    page.wait_for_function(
        """number => { const q = document.querySelector("#question");
             return !q || q.dataset.number !== number || !("yours" in q.dataset) }""",
        arg=number,
    )
    return True


def make_table(page: Page, address: str, seats: int, options: dict[str, str]) -> None:
    """A table against easy bots with a seed, so that the pictures stay the same."""
    page.goto(f"{address}/new?game=tara&seats={seats}")
    for seat in range(1, seats):
        page.select_option(f"[name=who-{seat}]", "bot-easy")
    for summary in page.locator("details.options summary").all():
        summary.click()
    for name, value in options.items():
        page.select_option(f"[name=option-{name}]", value)
    page.fill("[name=seed]", str(TARA))
    page.click("button.large")


def new_page(browser: Browser, language: str, size: tuple[int, int] = DESKTOP) -> Page:
    context = browser.new_context(locale=language, viewport={"width": size[0], "height": size[1]})
    return context.new_page()


def take_all(browser: Browser, address: str) -> None:
    page = new_page(browser, "en")
    page.goto(address)
    page.fill("[name=name]", "Réka")
    page.click(".hello button")
    picture(page, "start", DESKTOP)
    picture(page, "start-phone", PHONE)
    make_table(page, address, 4, {})
    for _ in range(CHOICES):
        choose(page)
    page.wait_for_selector("#question[data-yours]", timeout=60_000)
    picture(page, "table", DESKTOP)
    picture(page, "table-dark", DESKTOP, "dark")
    picture(page, "table-tablet", TABLET)
    picture(page, "table-phone", PHONE)
    picture(page, "table-phone-dark", PHONE, "dark")
    table = page.url
    page.goto(f"{address}/games/tara/rules")
    picture(page, "rules", DESKTOP)
    page.goto(f"{table}/replay")
    picture(page, "replay", DESKTOP)
    page.goto(f"{address}/new?game=tara&seats=4")
    picture(page, "make", DESKTOP)
    take_end(page, address)
    take_lesson(browser, address)
    take_fortress(page, address)
    take_colonial(page, address)
    take_empires(page, address)


def take_end(page: Page, address: str) -> None:
    """A short match to its end."""
    limit = next(value for value in find("tara").rules.options["round_limit"] if value.isdigit())
    make_table(page, address, 2, {"round_limit": limit})
    for _ in range(400):
        if not choose(page):
            break
    page.wait_for_selector(".chart polyline")
    picture(page, "end", DESKTOP)


def take_lesson(browser: Browser, address: str) -> None:
    """The coach, in Hungarian and German."""
    for language in ("hu", "de"):
        page = new_page(browser, language)
        page.goto(address)
        page.click("form[action='/learn/tara'] button")
        for _ in range(4):
            choose(page)
        page.wait_for_selector("#question[data-yours]", timeout=60_000)
        picture(page, f"lesson-{language}", DESKTOP)


def take_fortress(page: Page, address: str) -> None:
    """Island Fortress: kept matches, gone on with where there is something to see."""
    load(page, address, "island_fortress", "4-seats-wall", "action", 260)
    picture(page, "fortress", DESKTOP)
    load(page, address, "island_fortress", "2-seats-wall", "build", 120)
    picture(page, "fortress-phone", PHONE)
    load(page, address, "island_fortress", "3-seats-wall", "bid", 150)
    page.wait_for_timeout(3000)
    picture(page, "fortress-petition", DESKTOP, "dark")


def take_colonial(page: Page, address: str) -> None:
    """Colonial: a kept match in which much of the world is explored."""
    load(page, address, "colonial", "4-seats-prestige", "explore", 440)
    picture(page, "colonial", DESKTOP)
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.reload()
    page.get_by_role("button", name="America").click()
    picture(page, "colonial-phone", PHONE)
    page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    load(page, address, "colonial", "4-seats-advanced-nations", "nation", 0)
    picture(page, "colonial-nations", DESKTOP)
    load(page, address, "colonial", "4-seats-prestige", "program", 500)
    page.wait_for_timeout(3000)
    for card in (0, 4):
        page.click(f"#card-{card}")
        page.wait_for_selector(f"#card-{card}.placed")
    picture(page, "colonial-program", DESKTOP, "dark")


def take_empires(page: Page, address: str) -> None:
    """Empires: a kept match of five."""
    load(page, address, "empires", EMPIRES, "place-box", 330)
    picture(page, "empires", DESKTOP)
    load(page, address, "empires", EMPIRES, "dock-region", 330)
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.reload()
    picture(page, "empires-phone", PHONE)
    page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    load(page, address, "empires", EMPIRES, "building-buy", 330)
    picture(page, "empires-buildings", DESKTOP, "dark")


def load(page: Page, address: str, game: str, name: str, kind: str, after: int) -> None:
    """Sits down at a kept match where the first seat is asked something of this kind; the others are bots."""
    whole = Record.load(RECORDS / game / "records" / f"{name}.json")
    for count in range(after, len(whole.choices)):
        match = Match.replay(whole, count)
        decision = match.decision(0)
        if decision is not None and decision.kind.name == kind:
            break
    record = match.record()
    bots = [Seat("bot", "", "easy") for _ in record.seats[1:]]
    record = dataclasses.replace(record, seats=[Seat("human", "Réka"), *bots])
    page.goto(address)
    page.set_input_files(
        "input[type=file]", {"name": "match.json", "mimeType": "application/json", "buffer": record.to_json().encode()}
    )
    page.click("form[action='/load'] button")
    page.wait_for_selector("#question[data-yours]", timeout=60_000)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with server() as address, sync_playwright() as playwright:
        sandbox = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=sandbox)
        take_all(browser, address)
        browser.close()


if __name__ == "__main__":
    main()
