"""Surroundings for the tests in a real browser: servers, the browser, and people."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.people import PATIENCE_MS, People
from tests.browser.server import Server
from tests.browser.wire import Wire

expect.set_options(timeout=PATIENCE_MS)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """The system's Chromium where there is one (without a window it needs half the time), else Playwright's own.

    It ends with the last test of this folder: Playwright keeps a loop running that other tests could not live with.
    """
    names = ("chromium-headless-shell", "chromium", "google-chrome")
    found = next((path for name in names if (path := shutil.which(name))), None)
    arguments = ["--no-sandbox"] if os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=found, args=arguments)
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server that most tests of one worker share."""
    running = Server(tmp_path_factory.mktemp("server"))
    yield running
    running.close()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server for one test alone, which may stop and kill it."""
    running = Server(tmp_path)
    yield running
    running.close()


@pytest.fixture
def people(browser: Browser, server: Server) -> Iterator[People]:
    """People who come to the shared server."""
    guests = People(browser, server.address)
    yield guests
    guests.leave()


@pytest.fixture
def own_people(browser: Browser, own_server: Server) -> Iterator[People]:
    """People who come to the test's own server."""
    guests = People(browser, own_server.address)
    yield guests
    guests.leave()


@pytest.fixture
def hurried_people(browser: Browser, tmp_path: Path) -> Iterator[People]:
    """People who come to a server whose bots lose no time: for matches of hundreds of choices."""
    running = Server(tmp_path, hurried=True)
    guests = People(browser, running.address)
    yield guests
    guests.leave()
    running.close()


@pytest.fixture
def wire(server: Server) -> Iterator[Wire]:
    """A wire to the shared server."""
    made = Wire(server.port)
    yield made
    made.cut()
