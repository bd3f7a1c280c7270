"""Going on on another device: a link that makes it the same guest, for a while, and nobody else's."""

from __future__ import annotations

import re

import pytest
from itsdangerous import TimestampSigner

from asztal.web.house import LINK_AGE_S
from asztal.words import Words
from tests.web.tools import Guest, Served, each_language, elements, error_text

pytestmark = pytest.mark.anyio


async def link_of(guest: Guest) -> str:
    """The path of a link to another device."""
    page = (await guest.post("/device/link")).text
    link = next(element.attributes["value"] for element in elements(page) if element.attributes.get("id") == "link")
    assert link.startswith("http://asztal.test/device?token=")
    return link.removeprefix("http://asztal.test")


def token_of(link: str) -> str:
    return link.partition("token=")[2]


async def test_a_link_makes_another_device_the_same_guest(served: Served) -> None:
    phone, desk = served.guest(), served.guest()
    await phone.post("/settings", {"name": "Réka"})
    table = await phone.makes("tara", "me", "bot-easy", seed=1)
    link = await link_of(phone)
    assert "Réka" in (await desk.get(link)).text
    assert (await desk.post("/device", {"token": token_of(link)})).status_code == 303
    assert table.id in (await desk.get("/")).text
    assert (await desk.get(f"/t/{table.id}/view.json")).json()["seat"] == 0


async def test_looking_at_a_link_changes_nothing_yet(served: Served) -> None:
    phone, desk = served.guest(), served.guest()
    answer = await desk.get(await link_of(phone))
    assert "set-cookie" not in answer.headers


@each_language
async def test_a_wrong_link_is_refused_in_the_visitors_language(served: Served, language: str) -> None:
    guest = served.guest(language)
    for token in ("", "x", "eyJ4Ijoi.aaa.bbb", "é", "a" * 5000):
        answer = await guest.browser.get("/device", params={"token": token})
        assert answer.status_code == (await guest.post("/device", {"token": token})).status_code == 410
        assert error_text(answer) == Words(language).say("error-expired")
        assert "set-cookie" not in answer.headers


async def test_a_link_expires(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    phone, desk = served.guest(), served.guest()
    link = await link_of(phone)
    now = TimestampSigner("key").get_timestamp()
    monkeypatch.setattr(TimestampSigner, "get_timestamp", lambda _: now + LINK_AGE_S - 5)
    assert (await desk.get(link)).status_code == 200
    monkeypatch.setattr(TimestampSigner, "get_timestamp", lambda _: now + LINK_AGE_S + 5)
    assert (await desk.get(link)).status_code == 410
    assert (await desk.post("/device", {"token": token_of(link)})).status_code == 410


async def test_a_link_cannot_be_changed_to_name_another_guest(served: Served) -> None:
    phone, victim = served.guest(), served.guest()
    mine, theirs = token_of(await link_of(phone)), token_of(await link_of(victim))
    mixed = ".".join([theirs.split(".")[0], *mine.split(".")[1:]])
    assert (await phone.post("/device", {"token": mixed})).status_code == 410


async def test_neither_cookie_nor_link_can_stand_for_the_other(served: Served) -> None:
    guest = served.guest()
    cookie = guest.browser.cookies["asztal"]
    assert (await guest.post("/device", {"token": cookie})).status_code == 410
    assert served.house.read_guest(token_of(await link_of(guest))) is None


async def test_a_link_does_not_show_who_the_guest_is(served: Served) -> None:
    """Others learn a guest's id nowhere, so it is of no use to them; still, pages never say it."""
    guest, other = served.guest(), served.guest()
    table = await served.table("connect_four", [guest, other])
    await guest.post(f"/t/{table.id}/chat", {"text": "Hello"})
    for path in ("/", f"/t/{table.id}", f"/t/{table.id}/view.json", f"/t/{table.id}/log", f"/t/{table.id}/replay"):
        assert not re.search(guest.id, (await other.get(path)).text)
