"""Going on on another device: a link that makes it the same guest, for a while, and nobody else's."""

from __future__ import annotations

import asyncio
import re
import time

import pytest
from sqlalchemy import select

from asztal.web import schema
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
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + LINK_AGE_S - 5)
    assert (await desk.get(link)).status_code == 200
    monkeypatch.setattr(time, "time", lambda: now + LINK_AGE_S + 5)
    assert (await desk.get(link)).status_code == 410
    assert (await desk.post("/device", {"token": token_of(link)})).status_code == 410


async def test_a_link_works_once(served: Served) -> None:
    phone, desk, thief = served.guest(), served.guest(), served.guest()
    token = token_of(await link_of(phone))
    answers = [await somebody.post("/device", {"token": token}) for somebody in (desk, thief)]
    assert [answer.status_code for answer in answers] == [303, 410]
    assert "set-cookie" not in answers[1].headers


async def test_of_many_who_use_a_link_at_once_one_gets_through(served: Served) -> None:
    token = token_of(await link_of(served.guest()))
    answers = await asyncio.gather(*(served.guest().post("/device", {"token": token}) for _ in range(8)))
    assert sorted(answer.status_code for answer in answers) == [303] + [410] * 7


async def test_a_link_can_be_taken_back(served: Served) -> None:
    phone, desk = served.guest(), served.guest()
    link = await link_of(phone)
    page = (await phone.post("/device/link")).text
    assert 'action="/device/drop"' in page
    assert (await desk.get(link)).status_code == 410  # another was made since
    again = next(element.attributes["value"] for element in elements(page) if element.attributes.get("id") == "link")
    token = token_of(again)
    assert (await desk.post("/device/drop")).status_code == 303  # somebody else's stays
    assert (await desk.get(f"/device?token={token}")).status_code == 200
    assert (await phone.post("/device/drop")).status_code == 303
    assert (await desk.post("/device", {"token": token})).status_code == 410


async def test_the_database_holds_no_link_that_could_be_used(served: Served) -> None:
    token = token_of(await link_of(served.guest()))
    with served.house.storage.engine.connect() as connection:
        kept = [value for row in connection.execute(select(schema.links)) for value in row]
    assert kept
    assert token not in kept


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
