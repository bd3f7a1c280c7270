"""Bots think in processes of their own: what they answer, and what happens when one is lost."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

from asztal.match import Match, Record
from asztal.web import room
from asztal.web.storage import Act, BadDatabase
from asztal.web.thinking import ThinkerFailed, Thinking
from tests.web.tools import Served, ended, settle, until

pytestmark = pytest.mark.anyio


@pytest.fixture
async def thinking() -> AsyncIterator[Thinking]:
    """One real thinker."""
    thinking = Thinking(1)
    yield thinking
    await thinking.stop()


@pytest.fixture
def record() -> Record:
    """A match of Tara in which all pick their hands."""
    return Match("tara", 3, seed=4).record()


async def test_a_bot_answers_with_its_whole_turn(thinking: Thinking, record: Record) -> None:
    choices = await thinking.choose(record, 1, "easy")
    match = Match.replay(record)
    for choice in choices:
        match.choose(1, choice)
    assert choices


async def test_a_bot_chooses_the_same_each_time(thinking: Thinking, record: Record) -> None:
    assert await thinking.choose(record, 1, "random") == await thinking.choose(record, 1, "random")


async def test_the_chances_of_all_seats_are_told_after_each_choice(thinking: Thinking) -> None:
    record = ended("connect_four", 2)
    chances = await thinking.chances(record)
    assert len(chances) == len(record.choices) + 1
    for shares in chances:
        assert sum(shares) == pytest.approx(1.0, abs=0.01)


async def test_a_question_that_cannot_be_answered_harms_no_other(thinking: Thinking, record: Record) -> None:
    with pytest.raises(ThinkerFailed):
        await thinking.choose(replace(record, rules="0-older"), 1, "easy")
    assert await thinking.choose(record, 1, "easy")


async def test_a_thinker_that_was_killed_is_started_again(thinking: Thinking, record: Record) -> None:
    await thinking.choose(record, 1, "easy")
    process = thinking._all[0]._process
    assert process is not None
    os.kill(process.pid, signal.SIGKILL)
    await process.wait()
    assert await thinking.choose(record, 1, "easy")


async def test_a_bot_whose_thinker_failed_tries_again(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "_RETRY_S", (0.001,))
    choose = Thinking.choose
    failures = [ThinkerFailed("one"), ThinkerFailed("two")]

    async def failing_twice(self: Thinking, record: Record, seat: int, bot: str) -> list[int]:
        if failures:
            raise failures.pop()
        return await choose(self, record, seat, bot)

    monkeypatch.setattr(Thinking, "choose", failing_twice)
    table = await served.table("connect_four", [None, served.guest()])
    await until(lambda: table.owing() == [1])
    assert failures == []


async def test_a_bots_turn_is_dropped_when_its_owner_is_back(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot thinks of three cards; the owner comes back while it does."""
    guest, others = served.guest(), [served.guest(), served.guest()]
    table = await served.table("tara", [guest, *others], seed=1)

    async def owner_is_back(_: Thinking, record: Record, seat: int, bot: str) -> list[int]:
        await table.come_back(guest.id)
        decision = table.playing.decision(seat)
        return list(decision.choices[:3]) if decision else []

    monkeypatch.setattr(Thinking, "choose", owner_is_back)
    await guest.post(f"/t/{table.id}/leave")
    await until(lambda: table.chairs[0].away == "")
    assert (await guest.chooses(table)).status_code == 303
    assert len(table.playing.choices) == 1


async def test_a_bot_tries_again_when_its_choice_could_not_be_stored(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "_RETRY_S", (0.01,))
    guest = served.guest()
    table = await served.table("connect_four", [guest, None])
    write = served.house.storage._write
    failures = [BadDatabase("database is locked")]

    def failing_once(acts: list[Act]) -> list[Exception | None]:
        return [failures.pop()] if failures and acts[0].seat == 1 else write(acts)

    monkeypatch.setattr(served.house.storage, "_write", failing_once)
    await guest.chooses(table)
    await until(lambda: len(table.playing.choices) == 2)


async def test_a_bots_choice_under_way_when_the_server_stops_leaves_no_complaint(served: Served) -> None:
    """The choice waits for its table while the match ends and the room is closed."""
    table = await served.table("connect_four", [None, served.guest()])
    complaints: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: complaints.append(context))
    async with table.lock:
        await settle()
        table.phase = "over"
        await served.house.room.close()
    await settle()
    gc.collect()
    assert complaints == []
