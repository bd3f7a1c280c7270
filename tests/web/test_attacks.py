"""Attacks on a server at its default settings, beside ordinary players: they go on, and it needs no more memory."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bench.attacks.attacks import ALL, Attacker
from bench.attacks.beside import Outcome, beside
from bench.attacks.wire import Visitor, read_answer
from bench.load.server import Server

pytestmark = pytest.mark.anyio

CHOICES = 12


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    """At its default settings, but for quick ends of slow requests."""
    server = await Server.start(tmp_path, "--limit", "header_s=1", "--limit", "body_s=1", "--thinkers", "1")
    yield server
    await server.stop()


def assert_nobody_noticed(outcome: Outcome) -> None:
    """All choices were confirmed, none waited as if the server had stood still, and memory is not given away."""
    assert outcome.attacked.refused == []
    # The calm ones are few, and the machine may be busy with something else: the slowest of them tell how much.
    assert outcome.attacked.share(0.5) < 30 * outcome.calm.share(0.95)
    assert outcome.most_kb < 2 * outcome.calm_kb


@pytest.mark.parametrize("name", ALL)
async def test_players_go_on_beside_an_attack(server: Server, name: str) -> None:
    assert_nobody_noticed(await beside(server, name, CHOICES, tables=4, addresses=4))


@pytest.mark.parametrize("more", [b"x" * 50_000, b"x: y\r\n" * 100, b"x: " + b"y" * 20_000 + b"\r\n\r\n"])
async def test_a_head_that_is_too_long_is_refused_with_a_sentence(server: Server, more: bytes) -> None:
    async with Visitor(server.port) as visitor:
        reader, writer = await visitor.connect()
        writer.write(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n" + more)
        answer = await read_answer(reader)
    assert answer.status == 431
    assert len(answer.body.splitlines()) == 3


async def test_trailers_without_end_are_refused(server: Server) -> None:
    async with Visitor(server.port) as visitor:
        reader, writer = await visitor.connect()
        head = visitor.request("POST", "/settings", b"", "application/x-www-form-urlencoded")
        writer.write(head.replace(b"Content-Length: 0", b"Transfer-Encoding: chunked") + b"0\r\n" + b"x" * 60_000)
        assert (await read_answer(reader)).status == 431


@pytest.mark.parametrize("body", [b"", b"name=R"])
async def test_whoever_does_not_finish_a_request_is_told_so(server: Server, body: bytes) -> None:
    async with Visitor(server.port) as visitor:
        reader, writer = await visitor.connect()
        request = visitor.request("POST", "/settings", b"name=Reka", "application/x-www-form-urlencoded")
        writer.write(request[:-30] if not body else request[:-3])
        answer = await read_answer(reader)
        assert answer.status == 408
        assert await reader.read() == b""


async def test_an_address_has_so_many_connections_and_another_has_its_own(server: Server) -> None:
    crowd = [Visitor(server.port, "127.0.3.1") for _ in range(128)]
    for visitor in crowd:
        await visitor.get("/static/asztal.css")
    late, other = Visitor(server.port, "127.0.3.1"), Visitor(server.port, "127.0.3.2")
    answer = await late.get("/static/asztal.css")
    assert (answer.status, answer.headers["retry-after"]) == (429, "10")
    assert (await other.get("/static/asztal.css")).status == 200
    for visitor in crowd:
        await visitor.leave()
    for _ in range(100):
        if (await late.get("/static/asztal.css")).status == 200:
            break
        await asyncio.sleep(0.05)
    else:
        pytest.fail("Whoever has left still counts.")
    await late.leave()
    await other.leave()


async def test_blanks_between_requests_keep_no_connection(server: Server) -> None:
    attacker = Attacker(server.port)
    async with attacker.connection() as (reader, writer):
        for _ in range(200):
            writer.write(b"\r\n")
            await asyncio.sleep(0.05)
            if reader.at_eof() or writer.is_closing():
                return
    pytest.fail("The connection was kept.")
