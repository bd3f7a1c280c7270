"""What is sent is read as UTF-8 or refused: no sender chooses how it is decoded."""

from __future__ import annotations

import codecs
from collections.abc import Iterator

import pytest
from httpx import Response

from tests.web.tools import ORIGIN, Guest, Served, ended, error_text

pytestmark = pytest.mark.anyio

PROBE = "asztal-probe"
"""A codec that nobody has; asking for it is noticed."""
FIELDS = "application/x-www-form-urlencoded"


@pytest.fixture
async def guest(served: Served) -> Guest:
    return served.guest()


@pytest.fixture
def looked_up() -> Iterator[list[str]]:
    """The codecs that were looked for in vain."""
    names: list[str] = []

    def look(name: str) -> None:
        names.append(name)

    codecs.register(look)
    yield names
    codecs.unregister(look)


async def send(guest: Guest, path: str, kind: str, body: bytes) -> Response:
    return await guest.browser.post(path, content=body, headers={"origin": ORIGIN, "content-type": kind})


def part(head: str, content: bytes) -> bytes:
    """A body in parts that has one."""
    return f"--b\r\nContent-Disposition: form-data; {head}\r\n\r\n".encode() + content + b"\r\n--b--\r\n"


def test_the_probe_notices(looked_up: list[str]) -> None:
    with pytest.raises(LookupError):
        b"x".decode(PROBE)
    assert len(looked_up) == 1


@pytest.mark.parametrize(
    ("path", "kind", "body"),
    [
        ("/settings", f"{FIELDS}; charset={PROBE}", b"name=Reka"),
        ("/settings", f"multipart/form-data; boundary=b; charset={PROBE}", part('name="name"', b"Reka")),
        ("/load", f"multipart/form-data; boundary=b; charset={PROBE}", part('name="record"', b"{}")),
        ("/load", f'multipart/form-data; charset="{PROBE}"; boundary=b', part('name="record"; filename="x"', b"{}")),
        ("/load", f"multipart/form-data; boundary=b; charset=utf-8; charset={PROBE}", part('name="record"', b"{}")),
    ],
)
async def test_another_encoding_is_refused_and_not_looked_up(
    guest: Guest, looked_up: list[str], path: str, kind: str, body: bytes
) -> None:
    answer = await send(guest, path, kind, body)
    assert answer.status_code == 415
    assert "in UTF-8" in error_text(answer)
    assert looked_up == []


@pytest.mark.parametrize(
    "head",
    [
        f'name="record"; filename="x"\r\nContent-Type: text/plain; charset={PROBE}',
        f'name="record"; filename="x"; filename*={PROBE}\'\'x',
        f'name="record"; filename="x"; charset={PROBE}',
        f'name="record"; filename="=?{PROBE}?q?x?="',
    ],
)
async def test_a_part_has_no_say_in_how_it_is_read(guest: Guest, looked_up: list[str], head: str) -> None:
    record = ended("connect_four", 2).to_json().encode()
    table = guest.arrived_at(await send(guest, "/load", "multipart/form-data; boundary=b", part(head, record)))
    assert table.over
    assert looked_up == []


@pytest.mark.parametrize("charset", ["utf-8", "UTF-8", '"utf-8"', "utf8"])
async def test_utf_8_may_be_said(guest: Guest, charset: str) -> None:
    answer = await send(guest, "/settings", f"{FIELDS};charset={charset}", "name=Réka&back=/new".encode())
    assert answer.headers["location"] == "/new"
    assert await guest.house.name_of(guest.id, "en") == "Réka"


@pytest.mark.parametrize("body", [b"name=\xff\xfe", b"name=%ff%fe", b"n%ffme=x", b"name=%ed%a0%80", b"\xe9=x"])
async def test_what_is_no_utf_8_is_refused_in_words(guest: Guest, body: bytes) -> None:
    answer = await send(guest, "/settings", FIELDS, body)
    assert answer.status_code == 400
    assert "The form contained an impossible value" in error_text(answer)


@pytest.mark.parametrize("kind", ["multipart/form-data; boundary=b", "application/json", "text/plain"])
@pytest.mark.parametrize("path", ["/settings", "/tables", "/play/tara"])
async def test_forms_are_fields_and_nothing_else(guest: Guest, path: str, kind: str) -> None:
    answer = await send(guest, path, kind, part('name="name"', b"Reka"))
    assert answer.status_code == 415
    assert "plain fields" in error_text(answer)


async def test_a_record_is_a_file_and_nothing_else(guest: Guest) -> None:
    assert (await send(guest, "/load", FIELDS, b"record={}")).status_code == 415
    field = await send(guest, "/load", "multipart/form-data; boundary=b", part('name="record"', b"{}"))
    assert field.status_code == 400


async def test_a_file_that_is_no_utf_8_is_refused_in_words(guest: Guest) -> None:
    answer = await guest.loads(b"\xff\xfe{}")
    assert answer.status_code == 400
    assert "not an Asztal record" in error_text(answer)


async def test_of_two_fields_with_one_name_the_last_counts(guest: Guest) -> None:
    answer = await send(guest, "/settings", FIELDS, b"back=/new&back=/device")
    assert answer.headers["location"] == "/device"
