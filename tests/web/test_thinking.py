"""Bots think in processes of their own: what they answer, and that a slow, lost or mad one harms nobody."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import pytest

from asztal.bots import Bot, make
from asztal.bots.beginner import BeginnerBot
from asztal.bots.greedy import GreedyBot
from asztal.bots.search_bot import SearchBot
from asztal.engine.game import Game
from asztal.match import Match, Record
from asztal.web import thinker, thinking, worker
from asztal.web.database import BadDatabase
from asztal.web.storage import Act
from asztal.web.tables import Table
from asztal.web.thinking import Hear, ThinkerFailed, Thinking
from tests.web.tools import PATIENCE_S, Guest, Served, ended, settle, until

pytestmark = pytest.mark.anyio

# A bot that would think for longer than any test waits.
ENDLESS = "search:1000000000"
REAL_CHOOSE, REAL_ADVISE = Thinking.choose, Thinking.advise


# -- what thinkers answer ---------------------------------------------------------------------------------------------


@pytest.fixture
async def crew() -> AsyncIterator[Thinking]:
    """Real thinkers: one for bots that think long, and the one that is kept for the others."""
    crew = Thinking(1)
    yield crew
    await crew.stop()


@pytest.fixture
def record() -> Record:
    """A match of Tara in which all pick their hands."""
    return Match("tara", 3, seed=4).record()


@pytest.fixture
def four() -> Record:
    """A match of Connect Four in which seat 1 is asked; there the search goes on for as long as it is let."""
    match = Match("connect_four", 2, seed=4)
    match.choose(0, 3)
    return match.record()


async def turn(crew: Thinking, record: Record, bot: str = "easy") -> list[int]:
    """All that the bot chooses for seat 1."""
    heard: list[int] = []
    await crew.choose(record, 1, bot, heard.append)
    return heard


def processes(crew: Thinking) -> list[asyncio.subprocess.Process]:
    """The processes that have been started."""
    return [one._process for one in crew._all if one._process is not None]


async def test_a_bot_answers_with_its_whole_turn(crew: Thinking, record: Record) -> None:
    choices = await turn(crew, record)
    match = Match.replay(record)
    for choice in choices:
        match.choose(1, choice)
    assert choices


async def test_a_bot_chooses_the_same_each_time(crew: Thinking, record: Record) -> None:
    assert await turn(crew, record, "random") == await turn(crew, record, "random")


def test_a_turn_that_takes_long_is_finished_by_a_quicker_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match("tara", 2, seed=4)
    while match.state.step is None or match.state.step.kind.name != "card":
        match.choose(match.owing()[0], match.state.menu[0])
    made: list[str] = []

    def noting(bot: str, game: Game) -> Bot:
        made.append(bot)
        return make(bot, game)

    monkeypatch.setattr(thinker, "make", noting)
    monkeypatch.setattr(thinker, "TURN_S", 0.0)
    monkeypatch.setattr(thinker, "FINISHER", "search:3")
    assert len(list(thinker.choose(match, match.owing()[0], "search:20"))) == 2
    assert made == ["search:20", "search:3"]


async def test_the_chances_of_all_seats_are_told_after_each_choice(crew: Thinking) -> None:
    record = ended("connect_four", 2)
    chances = await crew.chances(record)
    assert len(chances) == len(record.choices) + 1
    for shares in chances:
        assert sum(shares) == pytest.approx(1.0, abs=0.01)


async def test_a_question_that_cannot_be_answered_harms_no_other(crew: Thinking, record: Record) -> None:
    with pytest.raises(ThinkerFailed):
        await turn(crew, replace(record, rules="0-older"))
    (process,) = processes(crew)
    assert await turn(crew, record)
    assert processes(crew) == [process]


# -- thinkers that are lost -------------------------------------------------------------------------------------------


@asynccontextmanager
async def asked(crew: Thinking, four: Record) -> AsyncIterator[asyncio.Task[list[int]]]:
    """A question that is being thought about for ever."""
    asking = asyncio.create_task(turn(crew, four, ENDLESS))
    await until(lambda: bool(processes(crew)))
    yield asking
    asking.cancel()
    await asyncio.gather(asking, return_exceptions=True)


def test_a_thinker_whose_server_is_gone_ends_without_a_word() -> None:
    command, pipe = [sys.executable, "-m", thinker.__name__], subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe) as left:
        assert left.stdin is not None
        assert left.stdout is not None
        assert left.stderr is not None
        left.stdout.close()
        # Its answer is a complaint, and nobody reads it.
        left.stdin.write(b"{}\n")
        left.stdin.flush()
        assert left.stderr.read() == b""
        assert left.wait() == 0


async def test_a_thinker_that_was_killed_is_started_again(crew: Thinking, record: Record) -> None:
    await turn(crew, record)
    (process,) = processes(crew)
    os.kill(process.pid, signal.SIGKILL)
    await process.wait()
    assert await turn(crew, record)


async def test_a_thinker_that_is_killed_while_it_thinks_fails_its_question_alone(crew: Thinking, four: Record) -> None:
    async with asked(crew, four) as asking:
        (process,) = processes(crew)
        os.kill(process.pid, signal.SIGKILL)
        with pytest.raises(ThinkerFailed, match="crashed"):
            await asking
    assert await turn(crew, four)


async def test_a_thinker_that_hangs_is_ended(crew: Thinking, record: Record, monkeypatch: pytest.MonkeyPatch) -> None:
    await turn(crew, record)
    (process,) = processes(crew)
    os.kill(process.pid, signal.SIGSTOP)
    with monkeypatch.context() as patch:
        patch.setattr(thinking, "PATIENCE_S", 0.05)
        with pytest.raises(ThinkerFailed, match="lost"):
            await turn(crew, record)
    assert await process.wait() == -signal.SIGKILL
    assert await turn(crew, record)


@pytest.mark.parametrize(
    "said",
    ["", "hello", "[]", "3", "{}", '{"more": true}', '{"answer": 1, "more": true}', "\\xff", "x" * 100_000],
    ids=["nothing", "no JSON", "a list", "a number", "no answer", "more", "half an answer", "no text", "too much"],
)
async def test_a_thinker_that_talks_nonsense_is_ended(
    crew: Thinking, record: Record, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    mad = f"import sys; sys.stdin.readline(); print({said!r}); sys.stdout.flush()"
    with monkeypatch.context() as patch:
        patch.setattr(thinking, "_COMMAND", (sys.executable, "-c", mad))
        patch.setattr(thinking, "_LINE_LIMIT", 50_000)
        with pytest.raises(ThinkerFailed):
            await turn(crew, record)
    assert processes(crew) == []
    assert await turn(crew, record)


async def test_a_thinker_that_cannot_be_started_fails_its_question(
    crew: Thinking, record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "_COMMAND", ("/nowhere/python",))
    with pytest.raises(ThinkerFailed):
        await turn(crew, record)


async def test_a_question_that_is_dropped_ends_its_thinker(crew: Thinking, four: Record) -> None:
    async with asked(crew, four) as asking:
        (process,) = processes(crew)
        asking.cancel()
        assert await asyncio.wait_for(process.wait(), PATIENCE_S) == -signal.SIGKILL
    assert await turn(crew, four)


async def test_quick_bots_do_not_wait_for_slow_ones(crew: Thinking, four: Record) -> None:
    """However many of those there are."""
    async with asked(crew, four) as first, asked(crew, four) as second:
        for bot in ("easy", "medium"):
            assert await asyncio.wait_for(turn(crew, four, bot), PATIENCE_S)
        assert not first.done()
        assert not second.done()


async def test_thinkers_that_are_not_needed_are_not_started(four: Record) -> None:
    crew = Thinking(4)
    for _ in range(3):
        await turn(crew, four)
    assert len(processes(crew)) == 1
    await crew.stop()


# -- bots at tables ---------------------------------------------------------------------------------------------------


async def test_no_bot_thinks_in_the_servers_own_process(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither the opponents nor the coach nor whoever gives hints."""

    def never(*_: object) -> int:
        raise AssertionError("a bot thinks where it must not")

    for bot in (BeginnerBot, GreedyBot, SearchBot):
        monkeypatch.setattr(bot, "choose", never)
    monkeypatch.setattr(Thinking, "choose", REAL_CHOOSE)
    monkeypatch.setattr(Thinking, "advise", REAL_ADVISE)
    monkeypatch.setattr("asztal.web.answers.HINT_BOT", "search:5")
    guest = served.guest()
    table = guest.arrived_at(await guest.post("/learn/connect_four"))
    lesson = table.lesson
    assert lesson is not None
    await until(lambda: lesson.advice_for(0) is not None)
    assert (await guest.get(f"/t/{table.id}")).status_code == 200
    assert (await guest.post(f"/t/{table.id}/hint")).status_code == 200
    await guest.chooses(table)
    await until(lambda: len(table.playing.choices) == 2)


class Endless:
    """Bots that think for ever, in place of thinkers; and what became of their questions."""

    def __init__(self) -> None:
        self.asked = 0
        self.dropped = 0

    async def choose(self, record: Record, seat: int, bot: str, hear: Hear) -> None:
        self.asked += 1
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            self.dropped += 1
            raise


@pytest.fixture
def endless(monkeypatch: pytest.MonkeyPatch) -> Endless:
    bots = Endless()
    monkeypatch.setattr(Thinking, "choose", lambda _, *question: bots.choose(*question))
    return bots


async def thought_about(served: Served, endless: Endless, guest: Guest) -> Table:
    """A table at which a bot stands in for the guest and thinks for ever."""
    table = await served.table("tara", [guest, served.guest(), served.guest()], seed=1)
    await guest.post(f"/t/{table.id}/leave")
    await until(lambda: endless.asked == 1)
    return table


async def test_thinking_stops_when_the_owner_of_the_seat_is_back(served: Served, endless: Endless) -> None:
    guest = served.guest()
    table = await thought_about(served, endless, guest)
    await guest.get(f"/t/{table.id}")
    await until(lambda: endless.dropped == 1)
    assert endless.asked == 1
    assert (await guest.chooses(table)).status_code == 303


async def test_thinking_stops_when_the_match_ends(served: Served, endless: Endless) -> None:
    guest = served.guest()
    table = await served.table("connect_four", [None, guest])
    await until(lambda: endless.asked == 1)
    await guest.post(f"/t/{table.id}/resign")
    assert table.over
    await until(lambda: endless.dropped == 1)


async def test_thinking_stops_when_the_table_is_forgotten(served: Served, endless: Endless) -> None:
    table = await thought_about(served, endless, served.guest())
    served.house.room.forget(table)
    await until(lambda: endless.dropped == 1)


async def test_thinking_goes_on_when_somebody_looks_in_or_says_something(served: Served, endless: Endless) -> None:
    table = await thought_about(served, endless, served.guest())
    other = served.guest()
    await other.get(f"/t/{table.id}")
    await other.post(f"/t/{table.id}/chat", {"text": "Hello"})
    await settle()
    assert (endless.asked, endless.dropped) == (1, 0)


async def test_a_table_whose_bot_hangs_holds_up_no_other(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    choose = Thinking.choose

    async def hanging(self: Thinking, record: Record, seat: int, bot: str, hear: Hear) -> None:
        if record.seed == 1:
            await asyncio.Event().wait()
        await choose(self, record, seat, bot, hear)

    monkeypatch.setattr(Thinking, "choose", hanging)
    stuck = await served.table("connect_four", [None, served.guest()], seed=1)
    table = await served.table("connect_four", [None, served.guest()], seed=2)
    await until(lambda: table.owing() == [1])
    assert stuck.owing() == [0]


async def test_the_first_choices_of_a_turn_are_seen_while_the_bot_thinks_about_the_others(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def thoughtful(_: Thinking, record: Record, seat: int, bot: str, hear: Hear) -> None:
        hear(next(thinker.choose(Match.replay(record), seat, "random"))[0])
        await asyncio.Event().wait()

    monkeypatch.setattr(Thinking, "choose", thoughtful)
    table = await served.table("tara", [None, served.guest()], seed=1)
    await until(lambda: len(table.playing.choices) == 1)


@pytest.mark.parametrize("nonsense", [99, -7, "x", None, [0], 1.5])
async def test_a_bot_that_makes_an_impossible_choice_is_asked_again(
    served: Served, monkeypatch: pytest.MonkeyPatch, nonsense: Any
) -> None:
    monkeypatch.setattr(worker, "_RETRY_S", (0.001,))
    choose = Thinking.choose
    said = [nonsense]

    async def mad_once(self: Thinking, record: Record, seat: int, bot: str, hear: Hear) -> None:
        if said:
            hear(said.pop())
        else:
            await choose(self, record, seat, bot, hear)

    monkeypatch.setattr(Thinking, "choose", mad_once)
    table = await served.table("connect_four", [None, served.guest()])
    await until(lambda: table.owing() == [1])
    assert said == []


async def test_advice_that_is_no_choice_is_not_shown(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    async def mad(*_: object) -> dict[str, Any]:
        return {"choice": 99, "merit": None}

    monkeypatch.setattr(Thinking, "advise", mad)
    guest = served.guest()
    table = guest.arrived_at(await guest.post("/learn/connect_four"))
    await settle()
    assert table.lesson is not None
    assert table.lesson.advice_for(0) is None
    assert (await guest.get(f"/t/{table.id}")).status_code == 200


async def test_a_hint_that_is_no_choice_is_not_shown(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    async def mad(*_: object) -> dict[str, Any]:
        return {"choice": 99, "merit": None}

    monkeypatch.setattr(Thinking, "hint", mad)
    guest = served.guest()
    table = await served.table("connect_four", [guest, served.guest()])
    assert (await guest.post(f"/t/{table.id}/hint")).status_code == 503


async def test_a_bot_whose_thinker_failed_tries_again(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "_RETRY_S", (0.001,))
    choose = Thinking.choose
    failures = [ThinkerFailed("one"), ThinkerFailed("two")]

    async def failing_twice(self: Thinking, record: Record, seat: int, bot: str, hear: Hear) -> None:
        if failures:
            raise failures.pop()
        await choose(self, record, seat, bot, hear)

    monkeypatch.setattr(Thinking, "choose", failing_twice)
    table = await served.table("connect_four", [None, served.guest()])
    await until(lambda: table.owing() == [1])
    assert failures == []


async def test_a_bot_that_fails_again_and_again_is_stood_in_for(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker, "_RETRY_S", (0.001,))
    choose = Thinking.choose

    async def failing(self: Thinking, record: Record, seat: int, bot: str, hear: Hear) -> None:
        if bot == "easy":
            raise ThinkerFailed("again")
        await choose(self, record, seat, bot, hear)

    monkeypatch.setattr(Thinking, "choose", failing)
    table = await served.table("connect_four", [None, served.guest()])
    await until(lambda: table.owing() == [1])


async def test_a_bots_turn_is_dropped_when_its_owner_is_back(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot thinks of three cards; the owner comes back while it does."""
    guest, others = served.guest(), [served.guest(), served.guest()]
    table = await served.table("tara", [guest, *others], seed=1)

    async def owner_is_back(_: Thinking, record: Record, seat: int, bot: str, hear: Hear) -> None:
        await table.come_back(guest.id)
        decision = table.playing.decision(seat)
        assert decision is not None
        for choice in decision.choices[:3]:
            hear(choice)

    monkeypatch.setattr(Thinking, "choose", owner_is_back)
    await guest.post(f"/t/{table.id}/leave")
    await until(lambda: table.chairs[0].away == "")
    assert (await guest.chooses(table)).status_code == 303
    assert len(table.playing.choices) == 1


async def test_a_bot_tries_again_when_its_choice_could_not_be_stored(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker, "_RETRY_S", (0.01,))
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
