"""Requests that nobody would send, over all routes: none is answered with 500 (``python -m bench.fuzz`` sends more)."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.attacks.wire import Visitor
from bench.fuzz import Fuzz
from bench.load.server import Server

pytestmark = pytest.mark.anyio


async def test_nothing_that_is_sent_breaks_the_server(tmp_path: Path) -> None:
    server = await Server.start(tmp_path, "--rate", "0", "--limit", "header_s=1", "--limit", "body_s=1")
    try:
        fuzz = Fuzz(server.port, 5)
        await fuzz.prepare()
        await fuzz.send(fuzz.requests(600))
        assert fuzz.broken == []
        # Most of it got somewhere.
        assert sum(count for status, count in fuzz.answered.items() if status in (200, 303, 403, 404, 409)) > 200
        async with Visitor(server.port) as visitor:
            assert (await visitor.get("/health/live")).status == 200
    finally:
        await server.stop()
