"""Leaving, coming back, resigning, being away for long, and running out of time."""

from __future__ import annotations

import time

import pytest

from asztal.web import clock, jobs, presence, room, tables
from asztal.web.tables import Table
from tests.web.tools import Guest, Served, Stream, error_text, settle, until

pytestmark = pytest.mark.anyio


class Hours:
    """Time that passes when a test says so."""

    def __init__(self) -> None:
        self.now = time.time()

    def time(self) -> float:
        return self.now

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def hours(monkeypatch: pytest.MonkeyPatch) -> Hours:
    """The time of the tables."""
    hours = Hours()
    for module in (jobs, room, tables, clock, presence):
        monkeypatch.setattr(module, "time", hours)
    return hours


@pytest.fixture
async def leaver(served: Served) -> Guest:
    return served.guest()


@pytest.fixture
async def others(served: Served) -> list[Guest]:
    return [served.guest() for _ in range(3)]


@pytest.fixture
async def four(served: Served, leaver: Guest, others: list[Guest]) -> Table:
    """Connect Four between two people; the leaver begins."""
    return await served.table("connect_four", [leaver, others[0]])


@pytest.fixture
async def tara(served: Served, leaver: Guest, others: list[Guest]) -> Table:
    """Tara between four people, all of them picking their hands."""
    return await served.table("tara", [leaver, *others], seed=1)


# -- leaving ----------------------------------------------------------------------------------------------------------


async def test_a_bot_stands_in_for_whoever_leaves(four: Table, leaver: Guest) -> None:
    answer = await leaver.post(f"/t/{four.id}/leave")
    assert answer.headers["location"] == "/"
    await until(lambda: four.owing() == [1])
    assert [seat for seat, _ in four.playing.choices] == [0]


async def test_whoever_comes_back_chooses_again(four: Table, leaver: Guest, others: list[Guest]) -> None:
    await leaver.post(f"/t/{four.id}/leave")
    await until(lambda: four.owing() == [1])
    assert "A bot chooses for you" not in (await leaver.get(f"/t/{four.id}")).text
    assert four.chairs[0].away == ""
    await others[0].chooses(four)
    assert four.owing() == [0]
    assert (await leaver.chooses(four)).status_code == 303


async def test_others_see_that_a_bot_stands_in(tara: Table, leaver: Guest, others: list[Guest]) -> None:
    await leaver.post(f"/t/{tara.id}/leave")
    assert "a bot is standing in" in (await others[0].get(f"/t/{tara.id}")).text


async def test_a_match_against_bots_alone_waits_for_its_only_person(served: Served, leaver: Guest) -> None:
    table = await leaver.makes("connect_four", "me", "bot-easy")
    await leaver.post(f"/t/{table.id}/leave")
    assert table.chairs[0].away == ""
    assert table.owing() == [0]


async def test_nobody_chooses_for_a_seat_that_a_bot_has(tara: Table, leaver: Guest) -> None:
    tara.room.closing = True  # no bot chooses, so the decision stays open
    await leaver.post(f"/t/{tara.id}/leave")
    answer = await leaver.chooses(tara)
    assert answer.status_code == 409
    assert "right now" in error_text(answer)


@pytest.mark.parametrize("action", ["leave", "resign"])
async def test_nobody_leaves_for_another(four: Table, others: list[Guest], served: Served, action: str) -> None:
    for guest in (others[0], served.guest()):
        assert (await guest.post(f"/t/{four.id}/{action}", {"seat": 0})).status_code == 403
    assert four.chairs[0].away == ""


# -- resigning --------------------------------------------------------------------------------------------------------


async def test_resigning_between_two_ends_the_match(four: Table, leaver: Guest, others: list[Guest]) -> None:
    assert (await leaver.post(f"/t/{four.id}/resign")).status_code == 303
    assert four.over
    result = four.result()
    assert result is not None
    assert (result.ranks, result.reason) == ([2, 1], "resigned")
    page = (await others[0].get(f"/t/{four.id}")).text
    assert "Seat 1" in page
    assert "Seat 0 resigned." in page
    assert "a bot plays on" not in page


async def test_whoever_looks_back_sees_that_somebody_resigned_only_at_the_end(served: Served) -> None:
    ada, bo = served.guest(), served.guest()
    table = await served.table("connect_four", [ada, bo], [(0, 3), (1, 3)])
    await bo.post(f"/t/{table.id}/resign")
    shown = {at: (await ada.get(f"/t/{table.id}/replay?at={at}")).text for at in (0, 2)}
    assert '<span class="soft">resigned</span>' not in shown[0]
    assert '<span class="soft">resigned</span>' in shown[2]


async def test_the_page_says_what_resigning_leads_to(four: Table, tara: Table, leaver: Guest) -> None:
    assert "The match ends, and it is lost for you." in (await leaver.get(f"/t/{four.id}")).text
    assert "A bot plays on in your seat." in (await leaver.get(f"/t/{tara.id}")).text


async def test_at_one_screen_the_question_says_who_is_asked(served: Served) -> None:
    guest = served.guest()
    table = await served.table("connect_four", [guest, guest])
    assert "<h2>Seat 0: " in (await guest.get(f"/t/{table.id}")).text


async def test_the_winner_is_marked_and_not_whoever_reads(served: Served) -> None:
    ada, bo = served.guest(), served.guest()
    table = await served.table("connect_four", [ada, bo], [(0, 3), (1, 4)] * 3 + [(0, 3)])
    page = (await bo.get(f"/t/{table.id}")).text
    marked = page.partition('<section class="end">')[2].partition("</table>")[0].partition("data-won")[2]
    assert marked.partition("</th>")[0].endswith("<span>Seat 0</span>")
    assert 'id="four"' in page


async def test_among_four_a_bot_plays_on_for_whoever_resigns(tara: Table, leaver: Guest, others: list[Guest]) -> None:
    await leaver.post(f"/t/{tara.id}/resign")
    assert not tara.over
    await until(lambda: 0 not in tara.owing())
    assert (await leaver.get(f"/t/{tara.id}")).status_code == 200
    assert tara.chairs[0].away == "resigned"
    assert "resigned; a bot plays on" in (await others[0].get(f"/t/{tara.id}")).text


async def test_the_last_of_four_wins_when_all_others_resign(tara: Table, leaver: Guest, others: list[Guest]) -> None:
    for guest in (leaver, *others[:2]):
        assert not tara.over
        await guest.post(f"/t/{tara.id}/resign")
    assert tara.over
    result = tara.result()
    assert result is not None
    assert result.ranks == [2, 2, 2, 1]


async def test_the_only_person_among_bots_ends_the_match_by_resigning(served: Served, leaver: Guest) -> None:
    table = await served.table("tara", [leaver, None, None])
    await leaver.post(f"/t/{table.id}/resign")
    assert table.over


async def test_whoever_has_resigned_cannot_come_back_by_leaving(served: Served) -> None:
    guest = served.guest()
    table = await served.table("tara", [guest, served.guest(), served.guest()], seed=1)
    await guest.post(f"/t/{table.id}/resign")
    await guest.post(f"/t/{table.id}/leave")
    await guest.get(f"/t/{table.id}")
    assert table.chairs[0].away == "resigned"


async def test_whoever_has_resigned_takes_back_nothing(served: Served) -> None:
    guest = served.guest()
    table = await served.table("tara", [guest, served.guest(), served.guest()], seed=1)
    await guest.post(f"/t/{table.id}/resign")
    await until(lambda: 0 not in table.owing())
    count = table.acts
    assert (await guest.undoes(table)).status_code == 409
    assert table.acts == count


async def test_a_match_that_was_resigned_is_over_after_a_restart(served: Served, four: Table, leaver: Guest) -> None:
    await leaver.post(f"/t/{four.id}/resign")
    served.house.room.forget(four)
    again = await served.house.room.find(four.id)
    assert again.over
    assert again.result() is not None


async def test_nobody_resigns_after_the_end(served: Served, leaver: Guest, others: list[Guest]) -> None:
    table = await served.finished("connect_four", [leaver, others[0]])
    assert (await leaver.post(f"/t/{table.id}/resign")).status_code == 409
    assert table.chairs[0].away == ""


# -- being away -------------------------------------------------------------------------------------------------------


async def stand_in(guest: Guest, table: Table, seat: int) -> int:
    return (await guest.post(f"/t/{table.id}/stand-in", {"absent": seat})).status_code


async def test_a_bot_may_stand_in_for_whoever_is_away_for_long(
    hours: Hours, four: Table, leaver: Guest, others: list[Guest]
) -> None:
    assert await stand_in(others[0], four, 0) == 409
    hours.now += 61
    assert "Let a bot stand in" in (await others[0].get(f"/t/{four.id}")).text
    assert await stand_in(others[0], four, 0) == 303
    await until(lambda: four.owing() == [1])
    await leaver.get(f"/t/{four.id}")
    assert four.chairs[0].away == ""


async def test_a_turn_based_table_waits_for_a_day(hours: Hours, served: Served, leaver: Guest) -> None:
    waiting = served.guest()
    table = await served.table("connect_four", [leaver, waiting], pace="turns")
    hours.now += 23 * 3600
    assert await stand_in(waiting, table, 0) == 409
    hours.now += 2 * 3600
    assert await stand_in(waiting, table, 0) == 303


async def test_no_bot_stands_in_for_whoever_is_looking(
    hours: Hours, served: Served, four: Table, leaver: Guest, others: list[Guest]
) -> None:
    async with Stream(served.app, leaver, f"/t/{four.id}/stream") as stream:
        await stream.next()
        hours.now += 3600
        assert await stand_in(others[0], four, 0) == 409
    assert four.chairs[0].away == ""


async def test_only_those_at_the_table_let_a_bot_stand_in(hours: Hours, served: Served, four: Table) -> None:
    hours.now += 3600
    assert await stand_in(served.guest(), four, 0) == 403
    assert four.chairs[0].away == ""


@pytest.mark.parametrize("seat", [2, 99])
async def test_no_bot_stands_in_on_a_seat_that_is_not_there(
    hours: Hours, four: Table, leaver: Guest, seat: int
) -> None:
    hours.now += 3600
    assert await stand_in(leaver, four, seat) == 409


async def test_a_bot_needs_no_bot_to_stand_in(hours: Hours, served: Served, leaver: Guest) -> None:
    table = await served.table("connect_four", [leaver, None])
    hours.now += 3600
    assert await stand_in(leaver, table, 1) == 409


# -- the clock --------------------------------------------------------------------------------------------------------


async def test_a_bot_plays_on_for_whoever_runs_out_of_time(hours: Hours, served: Served, leaver: Guest) -> None:
    other = served.guest()
    table = await served.table("connect_four", [leaver, other], clock=10)
    await settle()
    hours.now += 601
    await until(lambda: table.chairs[0].away == "time")
    await until(lambda: table.owing() == [1])
    assert (await leaver.chooses(table)).status_code == 409
    assert "out of time" in (await other.get(f"/t/{table.id}")).text
    await leaver.get(f"/t/{table.id}")
    assert table.chairs[0].away == "time"


async def test_only_the_seat_that_must_choose_spends_time(hours: Hours, served: Served, leaver: Guest) -> None:
    table = await served.table("connect_four", [leaver, served.guest()], clock=10)
    hours.now += 100
    await leaver.chooses(table)
    hours.now += 50
    assert [round(table.time_left(seat) or 0) for seat in (0, 1)] == [500, 550]


async def test_the_time_spent_is_kept_over_a_restart(hours: Hours, served: Served, leaver: Guest) -> None:
    table = await served.table("connect_four", [leaver, served.guest()], clock=10)
    hours.now += 100
    await leaver.chooses(table)
    served.house.room.forget(table)
    hours.now += 24 * 3600
    served.house.room.opened = hours.now
    again = await served.house.room.find(table.id)
    assert [round(again.time_left(seat) or 0) for seat in (0, 1)] == [500, 600]


async def test_undo_gives_no_time_back(hours: Hours, served: Served, leaver: Guest) -> None:
    table = await served.table("connect_four", [leaver, served.guest()], clock=10)
    hours.now += 100
    await leaver.chooses(table)
    await leaver.undoes(table)
    assert round(table.time_left(0) or 0) == 500


async def test_a_table_without_a_clock_shows_none(four: Table, leaver: Guest) -> None:
    assert four.time_left(0) is None
    assert 'class="clock"' not in (await leaver.get(f"/t/{four.id}")).text


async def test_in_a_decision_of_several_each_spends_the_time_they_took(
    hours: Hours,
    served: Served,
) -> None:
    quick, slow = served.guest(), served.guest()
    table = await served.table("tara", [quick, slow], seed=1, clock=10)
    hours.now += 100
    for _ in range(3):
        await quick.chooses(table)
    assert [round(table.time_left(seat) or 0) for seat in (0, 1)] == [500, 500]
    hours.now += 50
    await slow.chooses(table)
    assert [round(table.time_left(seat) or 0) for seat in (0, 1)] == [500, 450]


async def test_a_clock_keeps_no_bot_waiting(
    hours: Hours,
    served: Served,
) -> None:
    """Whoever waits for the clock to run out is woken by a choice; no time passes here."""
    guest = served.guest()
    table = await served.table("connect_four", [guest, None], clock=10)
    await settle()
    await guest.chooses(table)
    await until(lambda: len(table.playing.choices) == 2)
