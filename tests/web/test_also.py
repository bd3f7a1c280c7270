"""A seat that may choose although another is waited for: its page asks it, and nothing waits for it."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace

import pytest

from asztal.web.chairs import STANDS_IN
from asztal.web.render import Eyes, parts
from asztal.web.tables import ON, Table
from tests.games_for_tests import FOLDER
from tests.web.test_every_choice import offered
from tests.web.tools import Guest, Served, Stream, elements, error_text, until, view

pytestmark = pytest.mark.anyio
PROPOSER, ADDRESSEE, OTHER = range(3)
TWO_COINS = 42
WITHDRAW, ACCEPT = 0, 1


@pytest.fixture(autouse=True)
def _bargain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ASZTAL_GAMES", str(FOLDER))


@pytest.fixture
async def people(served: Served) -> list[Guest]:
    return [served.guest() for _ in range(3)]


@pytest.fixture
async def table(served: Served, people: list[Guest]) -> Table:
    """Two coins are on offer."""
    return await served.table("bargain", people, [(PROPOSER, TWO_COINS)], clock=10, hints=ON)


def shown(table: Table, part: str, seat: int) -> str:
    return parts(table, Eyes(seat, "en"))[part]


async def test_the_page_asks_whoever_may_choose_too_and_says_who_is_waited_for(table: Table) -> None:
    question = shown(table, "question", PROPOSER)
    assert "<h2>Seat 1 is choosing …</h2>" in question
    assert '<p class="asked">You can withdraw your offer of 2.</p>' in question
    assert f'data-number="{table.number(PROPOSER)}"' in question
    assert [element.attributes["data-choice"] for element in offered(table, PROPOSER)] == ["0"]
    assert offered(table, OTHER) == []


async def test_only_who_is_waited_for_is_on_turn(table: Table) -> None:
    for seat in (PROPOSER, ADDRESSEE):
        yours = seat == ADDRESSEE
        assert ("data-yours" in shown(table, "question", seat)) == yours
        assert ("data-turn" in shown(table, "news", seat)) == yours
        assert ("data-turn" in shown(table, f"panel-{seat}", OTHER)) == yours
        assert ("data-running" in shown(table, f"panel-{seat}", OTHER)) == yours
        hint = next(found for found in elements(shown(table, "question", seat)) if "data-hint" in found.attributes)
        assert ("disabled" not in hint.attributes) == yours


async def test_programs_learn_the_number_of_what_a_seat_may_choose_too(table: Table, people: list[Guest]) -> None:
    known = [view(await guest.get(f"/t/{table.id}/view.json")) for guest in people]
    assert [it["number"] for it in known] == [1, 1, None]
    assert [it["owing"] for it in known] == [[ADDRESSEE]] * 3
    assert known[PROPOSER]["decision"]["kind"] == "withdraw"


async def test_an_offer_is_withdrawn_and_a_crossing_answer_is_stale(table: Table, people: list[Guest]) -> None:
    number = table.number(ADDRESSEE)
    assert (await people[PROPOSER].chooses(table, choice=WITHDRAW)).status_code == 303
    late = await people[ADDRESSEE].chooses(table, choice=ACCEPT, number=number)
    assert late.status_code == 409
    assert "in the meantime" in error_text(late)
    assert table.owing() == [PROPOSER]


async def test_an_offer_is_accepted_and_a_crossing_withdrawal_is_stale(table: Table, people: list[Guest]) -> None:
    number = table.number(PROPOSER)
    assert (await people[ADDRESSEE].chooses(table, choice=ACCEPT)).status_code == 303
    late = await people[PROPOSER].chooses(table, choice=WITHDRAW, number=number)
    assert late.status_code == 409
    assert "in the meantime" in error_text(late)
    assert (await people[PROPOSER].undoes(table)).status_code == 409


async def test_of_two_at_once_one_counts(table: Table, people: list[Guest]) -> None:
    both = [guest.chooses(table, number=1) for guest in people[:2]]
    assert sorted([answer.status_code for answer in await asyncio.gather(*both)]) == [303, 409]


async def test_nobody_else_may_choose(table: Table, people: list[Guest]) -> None:
    assert (await people[OTHER].chooses(table, choice=WITHDRAW)).status_code == 409


async def test_a_withdrawal_is_kept_over_a_restart(served: Served, table: Table, people: list[Guest]) -> None:
    await people[PROPOSER].chooses(table, choice=WITHDRAW)
    served.house.room.forget(table)
    again = await served.house.room.find(table.id)
    assert again.playing.choices == [(PROPOSER, TWO_COINS), (PROPOSER, WITHDRAW)]


async def test_a_withdrawal_costs_no_time(table: Table, people: list[Guest]) -> None:
    table.clock.ask_all(time.time() - 100)
    await people[PROPOSER].chooses(table, choice=WITHDRAW)
    assert [round(table.time_left(seat) or 0) for seat in (PROPOSER, ADDRESSEE)] == [600, 600]


async def test_a_hint_is_for_whoever_is_waited_for(table: Table, people: list[Guest]) -> None:
    assert (await people[PROPOSER].post(f"/t/{table.id}/hint", {"seat": PROPOSER})).status_code == 409


async def test_whoever_is_stood_in_for_may_not_choose(table: Table, people: list[Guest]) -> None:
    await table.step_away(PROPOSER, STANDS_IN)
    assert offered(table, PROPOSER) == []
    assert (await people[PROPOSER].chooses(table, choice=WITHDRAW)).status_code == 409


async def test_bots_withdraw_nothing_and_answer(served: Served) -> None:
    guest = served.guest()
    table = await served.table("bargain", [None, guest])
    await until(lambda: table.owing() == [1])
    assert table.also() == [0]
    await guest.chooses(table, choice=ACCEPT)
    await guest.chooses(table, choice=TWO_COINS)
    await until(lambda: len(table.playing.choices) >= 4)
    assert [seat for seat, _ in table.playing.choices[:4]] == [0, 1, 1, 0]


# -- people at one screen ---------------------------------------------------------------------------------------------


async def test_at_one_screen_there_are_ways_to_whoever_may_choose_too_and_back(served: Served) -> None:
    guest = served.guest()
    table = await served.table("bargain", [guest, guest, guest], [(PROPOSER, TWO_COINS)])
    answering = (await guest.get(f"/t/{table.id}")).text
    assert f'data-seat="{ADDRESSEE}"' in answering
    assert f'href="/t/{table.id}?seat={PROPOSER}"' in answering
    withdrawing = (await guest.get(f"/t/{table.id}?seat={PROPOSER}")).text
    assert f'href="/t/{table.id}?seat={ADDRESSEE}"' in withdrawing
    assert f'href="/t/{table.id}?seat={OTHER}"' not in withdrawing
    await guest.chooses(table, PROPOSER, choice=WITHDRAW)
    assert "?seat=1" not in (await guest.get(f"/t/{table.id}")).text


async def test_at_one_screen_the_curtain_knows_whoever_may_choose_too(served: Served) -> None:
    guest = served.guest()
    table = await served.table("bargain", [guest, guest, guest], [(PROPOSER, TWO_COINS)])
    table.game = replace(table.game, rules=replace(table.game.rules, secrets=True))
    curtain = (await guest.get(f"/t/{table.id}")).text
    assert [f"?seat={seat}" in curtain for seat in range(3)] == [True, True, False]
    assert "Seat 1 is next" in curtain
    assert "Seat 0 is next" not in curtain
    # From a hand that is open, the way leads through the curtain.
    assert f'href="/t/{table.id}"' in shown(table, "question", ADDRESSEE)


async def test_at_one_screen_an_offer_hands_over_but_whoever_comes_back_may_stay(served: Served) -> None:
    guest = served.guest()
    table = await served.table("bargain", [guest, guest])
    path = f"/t/{table.id}/stream?stage={table.stage('')}&seat={PROPOSER}&number="
    async with Stream(served.app, guest, f"{path}{table.number(PROPOSER)}") as stream:
        await stream.next()
        await guest.chooses(table, PROPOSER, choice=TWO_COINS)
        assert "event: reload" in await stream.next()
        await stream.ended()
    async with Stream(served.app, guest, f"{path}{table.number(PROPOSER)}") as stream:
        assert "data-choice" in await stream.next()
        await guest.chooses(table, ADDRESSEE, choice=ACCEPT)
        assert "event: reload" in await stream.next()
