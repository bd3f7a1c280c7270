"""People at browsers: each has a browser context of their own, and nothing that goes wrong in a page stays unseen."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, WebError, expect

DESKTOP = {"width": 1366, "height": 768}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
"""A phone held upright."""
PATIENCE_MS = 20_000

# A page may not load or run anything that the policy forbids; the browser tells it in this event.
_TELL_VIOLATIONS = """addEventListener("securitypolicyviolation",
    (event) => console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`))"""
_FORBID_POINTER = """for (const kind of ["pointerdown", "mousedown", "touchstart"])
    addEventListener(kind, () => console.error(`pointer: ${kind}`), true)"""


def take_seat(page: Page, name: str = "Friend") -> None:
    """Whoever was invited says their name and sits down where there is room."""
    page.locator("#name").fill(name)
    page.locator("#chairs").get_by_role("button").first.click()
    expect(page.locator('form[action$="/ready"]')).to_be_visible()


def begin(host: Page) -> None:
    """The host, who may have no pointer, lets the match begin as soon as no seat is free, in whatever language."""
    host.locator('form[action$="/begin"] button').press("Enter")
    host.wait_for_selector(".at-table, .curtain")


class People:
    """Makes pages for people at one server, and keeps what their browsers complain about."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.faults: list[str] = []
        self._expected: list[str] = []
        self._contexts: list[BrowserContext] = []

    def come(self, path: str = "/", pointer: bool = True, **settings: Any) -> Page:
        """A new person opens a page; settings are those of the browser context."""
        given: dict[str, Any] = {"base_url": self.address, "locale": "en-GB", "viewport": DESKTOP, **settings}
        context = self.browser.new_context(**given)
        self._contexts.append(context)
        context.set_default_timeout(PATIENCE_MS)
        context.add_init_script(_TELL_VIOLATIONS)
        if not pointer:
            context.add_init_script(_FORBID_POINTER)
        context.on("console", self._note_message)
        context.on("weberror", self._note_error)
        context.on("request", lambda request: self._note_request(request, str(given["base_url"])))
        page = context.new_page()
        page.goto(path)
        return page

    def sit_down(
        self,
        *others: str,
        game: str = "tara",
        seed: int = 3,
        options: Mapping[str, str] | None = None,
        **settings: Any,
    ) -> Page:
        """A new person makes a table without looking at the form, and sits on its first seat.

        The others are ``bot-easy``, ``friend`` and so on; with the seed 3 the first seat begins in a match of two.
        """
        page = self.come("about:blank", **settings)
        chairs = {f"who-{seat}": who for seat, who in enumerate(("me", *others))}
        rules = {f"option-{name}": value for name, value in (options or {}).items()}
        form: dict[str, str | float | bool] = {"game": game, "seats": len(chairs), "seed": seed, **chairs, **rules}
        made = page.request.post("/tables", form=form, headers={"Origin": self.address}, max_redirects=0)
        page.goto(made.headers["location"])
        return page

    def gather(self, address: str | None = None, **settings: Any) -> tuple[Page, Page]:
        """Two people at a table: a host, who makes it as ``sit_down`` does, and a friend, who may come another way."""
        host = self.sit_down("friend", **settings)
        friend = self.join(host, address)
        expect(host.locator("#question")).to_be_visible()
        return host, friend

    def join(self, host: Page, address: str | None = None, **settings: Any) -> Page:
        """A friend comes to the last free seat of a host's table, and the host lets the match begin."""
        friend = self.come(urlsplit(host.url).path, base_url=address or self.address, **settings)
        take_seat(friend)
        begin(host)
        expect(friend.locator("#question")).to_be_visible()
        return friend

    def expect_fault(self, pattern: str) -> None:
        """Something that a browser is right to complain about in this test."""
        self._expected.append(pattern)

    def leave(self) -> None:
        """Closes all pages; whatever they complained about fails the test."""
        for context in self._contexts:
            context.close()
        surprising = [fault for fault in self.faults if not any(re.search(known, fault) for known in self._expected)]
        assert not surprising, "\n".join(surprising)

    def _note_message(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.faults.append(f"console: {message.text} ({message.location['url']})")

    def _note_error(self, error: WebError) -> None:
        self.faults.append(f"script: {error.error}")

    def _note_request(self, request: Request, address: str) -> None:
        if not request.url.startswith((f"{address}/", "data:", "blob:")):
            self.faults.append(f"a request to another host: {urlsplit(request.url).netloc}")
