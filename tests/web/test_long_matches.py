"""Matches without end: they end, and however long one is, nobody else waits for it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from functools import cache

import pytest

from asztal import games
from asztal.match import Match, Record
from asztal.web.limits import Limits
from asztal.web.render import Eyes, parts
from asztal.web.tables import TOO_LONG, Table
from asztal.words import LANGUAGES, Words
from tests.random_play import choices_made
from tests.web.tools import Guest, Served, elements, error_text

pytestmark = pytest.mark.anyio


@cache
def long_record(choices: int) -> Record:
    """A match of Tara without a limit of rounds, in which nobody becomes king for long."""
    for seed in range(1000):
        match = Match("tara", 2, {"round_limit": "none"}, seed)
        for _ in choices_made(match, choices, seed):
            pass
        if not match.over:
            return match.record()
    raise AssertionError("no match was so long")


async def at_table(served: Served, guest: Guest, choices: int) -> Table:
    record = long_record(choices)
    return await served.table("tara", [guest, served.guest()], record.choices, options=record.options, seed=record.seed)


# -- they end ---------------------------------------------------------------------------------------------------------


class Test_a_match_with_as_many_choices_as_there_may_be:  # noqa: N801
    @pytest.fixture
    def limits(self) -> Limits:
        return Limits(requests_per_s=0, choices=6, undos=2)

    async def test_is_a_draw(self, served: Served) -> None:
        guest, friend = served.guest(), served.guest()
        table = await served.table("connect_four", [guest, friend])
        for at in range(6):
            assert not table.over
            assert (await (guest, friend)[at % 2].chooses(table)).status_code == 303
        result = table.result()
        assert result is not None
        assert (table.over, result.ranks, result.reason) == (True, [1, 1], TOO_LONG)
        assert (await guest.chooses(table)).status_code == 409
        for language in LANGUAGES:
            page = (await served.guest(language).get(f"/t/{table.id}")).text
            assert Words(language).say("end-too-long") in page

    async def test_is_one_after_a_restart_too(self, served: Served) -> None:
        guest = served.guest()
        table = await served.table("connect_four", [guest, served.guest()], [(at % 2, at) for at in range(6)])
        served.house.room.forget(table)
        found = await served.house.room.find(table.id)
        result = found.result()
        assert found.over
        assert result is not None
        assert result.reason == TOO_LONG

    async def test_takes_no_more_back_than_it_may(self, served: Served) -> None:
        guest = served.guest()
        table = await served.table("connect_four", [guest, served.guest()])
        for _ in range(2):
            await guest.chooses(table)
            assert (await guest.undoes(table)).status_code == 303
        await guest.chooses(table)
        answer = await guest.undoes(table)
        assert answer.status_code == 429
        assert error_text(answer) == Words("en").say("error-undo-limit")
        tools = [element for element in elements(parts(table, Eyes(0, "en"))["question"]) if element.tag == "button"]
        assert all("disabled" in tool.attributes for tool in tools if "data-undo" in tool.attributes)

    async def test_is_not_loaded_with_more(self, served: Served) -> None:
        record = Match("connect_four", 2, seed=1)
        for at in range(7):
            record.choose(at % 2, at)
        answer = await served.guest().loads(record.record().to_json().encode())
        assert answer.status_code == 413
        assert error_text(answer) == Words("en").say("error-record-long")


def test_the_bound_is_far_from_what_is_played() -> None:
    """Random play, which is longer than any people's, stays well below it in every game."""
    for name in games.names():
        match = Match(name, games.find(name).seats[-1], games.find(name).thinking.simulation, 3)
        made = sum(1 for _ in choices_made(match, Limits().choices))
        assert made < Limits().choices / 1.5


# -- nobody waits -----------------------------------------------------------------------------------------------------


async def longest_wait(work: Callable[[], Awaitable[object]]) -> float:
    """The longest time for which everybody else waited while something was done, as a share of that time."""
    gaps = [0.0]
    began = time.perf_counter()

    async def beat() -> None:
        last = time.perf_counter()
        while True:
            await asyncio.sleep(0.001)
            gaps.append(time.perf_counter() - last)
            last = time.perf_counter()

    beating = asyncio.create_task(beat())
    await asyncio.sleep(0)
    await work()
    beating.cancel()
    return max(gaps) / (time.perf_counter() - began)


async def test_nobody_waits_while_a_long_record_is_loaded(served: Served) -> None:
    guest = served.guest()
    content = long_record(4000).to_json().encode()
    assert min([await longest_wait(lambda: guest.loads(content)) for _ in range(3)]) < 0.4


async def test_nobody_waits_while_a_long_match_is_read_after_a_restart(served: Served) -> None:
    guest = served.guest()
    table = await at_table(served, guest, 4000)
    # Templates are read when they are first needed.
    await guest.get(f"/t/{table.id}")
    shares = []
    for _ in range(3):
        served.house.room.forget(served.house.room.tables[table.id])
        shares.append(await longest_wait(lambda: guest.get(f"/t/{table.id}")))
    assert min(shares) < 0.4


async def test_so_much_waits_and_no_more(served: Served) -> None:
    served.house.room.aside._waiting = 2
    content = long_record(1000).to_json().encode()
    guest = served.guest()
    answers = await asyncio.gather(*(guest.loads(content) for _ in range(8)))
    assert {answer.status_code for answer in answers} == {303, 503}
    refused = next(answer for answer in answers if answer.status_code == 503)
    assert "retry-after" in refused.headers
    assert (await guest.loads(content)).status_code == 303


async def costs(*works: Callable[[], Awaitable[object]]) -> list[float]:
    """The least that each of them costs of several times, in turns."""
    times: list[list[float]] = [[] for _ in works]
    for _ in range(25):
        for at, work in enumerate(works):
            began = time.perf_counter()
            await work()
            times[at].append(time.perf_counter() - began)
    return [min(found) for found in times]


@pytest.mark.parametrize("path", ["", "/replay", "/replay?at=60", "/view.json"])
async def test_a_page_of_a_long_match_costs_no_more_than_twice_one_of_a_short_match(served: Served, path: str) -> None:
    guest = served.guest()
    short, long = await at_table(served, guest, 100), await at_table(served, guest, 4000)

    def opened(table: Table) -> Callable[[], Awaitable[object]]:
        async def anew() -> None:
            table.told.clear()
            table.refresh()
            assert (await guest.get(f"/t/{table.id}{path}")).status_code == 200

        return anew

    of_long, of_short = await costs(opened(long), opened(short))
    assert of_long < 2 * of_short


async def test_the_log_of_a_long_match_comes_in_pages(served: Served) -> None:
    guest = served.guest()
    table = await at_table(served, guest, 4000)
    last = (await guest.get(f"/t/{table.id}/log")).text
    assert "page=3" in last
    first = (await guest.get(f"/t/{table.id}/log?page=1")).text
    assert "page=2" in first
    assert first.partition('<ol class="log">')[2].partition("</ol>")[0].count("<li") == 1000
    for page in ("0", "99", "x"):
        assert (await guest.get(f"/t/{table.id}/log?page={page}")).status_code == 404
