"""Choices and undo: whatever is stale, double, forged or out of turn changes nothing and says so."""

from __future__ import annotations

import asyncio

import pytest

from asztal.engine.errors import StaleChoice
from asztal.engine.rng import seeded
from asztal.web.database import BadDatabase
from asztal.web.render import Eyes, parts
from asztal.web.room import Room
from asztal.web.tables import Table
from tests.random_play import play_randomly
from tests.web.tools import Guest, Served, Stream, each_table, elements, ended, error_text

pytestmark = pytest.mark.anyio


@pytest.fixture
async def red(served: Served) -> Guest:
    """Who sits on the first seat of the table of Connect Four."""
    return served.guest()


@pytest.fixture
async def yellow(served: Served) -> Guest:
    """Who sits on the second."""
    return served.guest()


@pytest.fixture
async def four(served: Served, red: Guest, yellow: Guest) -> Table:
    """A table of Connect Four between two people."""
    return await served.table("connect_four", [red, yellow])


@pytest.fixture
async def tara(served: Served, red: Guest, yellow: Guest) -> Table:
    """A table of Tara between the same two, both picking their hands."""
    return await served.table("tara", [red, yellow], seed=3)


@each_table
async def test_a_legal_choice_is_made_and_kept(served: Served, name: str, seats: int) -> None:
    guests = [served.guest() for _ in range(seats)]
    table = await served.table(name, guests, seed=1)
    seat = table.owing()[0]
    decision = table.playing.decision(seat)
    assert decision is not None
    answer = await guests[seat].chooses(table, choice=decision.choices[-1])
    assert answer.headers["location"] == f"/t/{table.id}"
    assert table.playing.choices == [(seat, decision.choices[-1])]
    kept = served.house.storage.table(table.id)
    assert kept is not None
    assert [(act.seat, act.choice) for act in kept[2]] == table.playing.choices


async def test_a_script_is_answered_in_json(four: Table, red: Guest) -> None:
    good = await red.post(f"/t/{four.id}/choose", {"choice": 0, "number": 0}, accept="application/json")
    assert good.json() == {"ok": True}
    bad = await red.post(f"/t/{four.id}/choose", {"choice": 0, "number": 0}, accept="application/json")
    assert bad.status_code == 409
    assert set(bad.json()) == {"error"}


async def test_a_choice_out_of_turn(four: Table, yellow: Guest) -> None:
    answer = await yellow.chooses(four)
    assert answer.status_code == 409
    assert "can't choose that now" in error_text(answer)
    assert four.playing.choices == []


async def test_a_choice_for_an_older_decision(tara: Table, red: Guest) -> None:
    await red.chooses(tara)
    answer = await red.chooses(tara, number=0)
    assert answer.status_code == 409
    assert "in the meantime" in error_text(answer)
    assert len(tara.playing.choices) == 1


async def test_a_choice_for_a_position_that_was_taken_back_is_stale(served: Served) -> None:
    """Red drops a stone, thinks better of it and drops another; yellow answers the first from an old page."""
    red, yellow = served.guest(), served.guest()
    table = await served.table("connect_four", [red, yellow])
    await red.chooses(table, choice=3)
    number = table.number(1)
    await red.undoes(table)
    await red.chooses(table, choice=0)
    assert (await yellow.chooses(table, choice=3, number=number)).status_code == 409


async def test_a_choice_made_twice_at_once_counts_once(tara: Table, red: Guest) -> None:
    decision = tara.playing.decision(0)
    assert decision is not None
    twice = [red.chooses(tara, choice=card, number=0) for card in decision.choices[:2]]
    assert sorted([answer.status_code for answer in await asyncio.gather(*twice)]) == [303, 409]
    assert len(tara.playing.choices) == 1


async def test_several_tabs_of_one_guest_at_once_on_one_decision(served: Served, four: Table, red: Guest) -> None:
    answers = await asyncio.gather(*(red.chooses(four, choice=column, number=0) for column in range(7)))
    assert sorted(answer.status_code for answer in answers) == [303] + [409] * 6
    won = next(column for column, answer in enumerate(answers) if answer.status_code == 303)
    assert four.playing.choices == [(0, won)]
    kept = served.house.storage.table(four.id)
    assert kept is not None
    assert [act.choice for act in kept[2]] == [won]


async def test_two_servers_at_once_on_one_decision(served: Served, four: Table) -> None:
    """Each server has a room of its own."""
    other = await Room(served.house.storage, served.house.jobs).find(four.id)
    answers = await asyncio.gather(four.choose(0, 1, 0), other.choose(0, 2, 0), return_exceptions=True)
    assert sorted([type(answer) for answer in answers], key=str) == [type(None), StaleChoice]
    kept = served.house.storage.table(four.id)
    assert kept is not None
    assert len(kept[2]) == 1


async def test_a_choice_for_somebody_elses_seat(four: Table, yellow: Guest, served: Served) -> None:
    for guest in (yellow, served.guest()):
        answer = await guest.chooses(four, seat=0)
        assert answer.status_code == 403
        assert "somebody else's" in error_text(answer)
    assert four.playing.choices == []


@pytest.mark.parametrize("choice", ["7", "99", "-1", "1.0", "x", "", "²", "٣", "9" * 30, "0 "])
async def test_a_choice_that_is_not_on_the_menu(four: Table, red: Guest, choice: str) -> None:
    answer = await red.chooses(four, choice=choice)
    assert 400 <= answer.status_code < 500
    assert four.playing.choices == []


@pytest.mark.parametrize("missing", ["choice", "number"])
async def test_a_choice_without_all_its_fields(four: Table, red: Guest, missing: str) -> None:
    form = {"choice": 0, "number": 0}
    del form[missing]
    assert (await red.post(f"/t/{four.id}/choose", form)).status_code == 400
    assert four.playing.choices == []


async def test_the_seat_need_not_be_said_by_whoever_has_one(four: Table, red: Guest) -> None:
    assert (await red.post(f"/t/{four.id}/choose", {"choice": 4, "number": 0})).status_code == 303


async def test_nothing_is_chosen_after_the_end(served: Served, red: Guest, yellow: Guest) -> None:
    table = await served.almost_finished("connect_four", [red, yellow])
    seat, choice = ended("connect_four", 2).choices[-1]
    last = (red, yellow)[seat]
    assert (await last.chooses(table, choice=choice)).status_code == 303
    assert table.over
    count = len(table.playing.choices)
    for guest in (red, yellow):
        assert (await guest.chooses(table)).status_code == 409
        assert (await guest.undoes(table)).status_code == 409
    assert len(table.playing.choices) == count


async def test_a_choice_of_others_at_the_same_time_does_not_make_ones_own_stale(
    tara: Table, red: Guest, yellow: Guest
) -> None:
    number = tara.number(1)
    await red.chooses(tara)
    assert (await yellow.chooses(tara, number=number)).status_code == 303
    assert [seat for seat, _ in tara.playing.choices] == [0, 1]


async def test_a_choice_that_could_not_be_stored_is_not_made(
    served: Served, four: Table, red: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The page says that it did not work, and the choice can be made again."""
    with monkeypatch.context() as broken:
        broken.setattr(served.house.storage, "_write", lambda acts: [BadDatabase("full") for _ in acts])
        assert (await red.chooses(four)).status_code == 503
    assert four.playing.choices == []
    assert (await red.chooses(four)).status_code == 303


async def test_who_confirms_is_not_asked_whether_it_is_meant(served: Served) -> None:
    """The last confirmation of programmes turns the first cards over, which can't be taken back."""
    people = [served.guest(), served.guest()]
    table = await served.table("colonial", people, seed=1)
    for seat, cards in ((1, 5), (0, 4)):
        for choice in (0, 1, 2, 3, 6)[:cards]:
            await people[seat].chooses(table, choice=choice)
    assert table.playing.finals(0) == {6}
    [button] = [
        found for found in elements(parts(table, Eyes(0, "en"))["question"]) if "data-choice" in found.attributes
    ]
    assert button.attributes["data-choice"] == "6"
    assert "data-final" not in button.attributes


async def test_a_game_may_have_a_page_ask_about_costly_choices_alone(served: Served) -> None:
    """In Colonial nearly every choice ends a turn or is followed by dice."""
    people = [served.guest(), served.guest()]
    table = await served.table("colonial", people, seed=1)
    wanted = table.game.confirms
    assert isinstance(wanted, frozenset)
    rng, asked, unasked = seeded("costly"), set(), set()
    while len(table.playing.choices) < 150 and not table.over:
        seat = table.owing()[0]
        decision = table.view(seat)["decision"]
        assert decision is not None
        keys = {choice["value"]: choice["phrase"]["key"] for choice in decision["choices"]}
        final = table.playing.finals(seat)
        shown = {
            int(found.attributes["data-choice"] or "")
            for part in parts(table, Eyes(seat, "en")).values()
            for found in elements(part)
            if "data-choice" in found.attributes and "data-final" in found.attributes
        }
        assert shown == {value for value in final if keys[value] in wanted}
        asked |= {keys[value] for value in shown}
        unasked |= {keys[value] for value in final - shown}
        await people[seat].chooses(table, choice=list(keys)[rng.below(len(keys))])
    assert asked
    assert {"choice-explore", "choice-play-pass"} <= unasked


# -- undo -------------------------------------------------------------------------------------------------------------


async def test_undo_takes_back_the_last_choice(tara: Table, red: Guest) -> None:
    before = tara.playing.view(0)
    await red.chooses(tara)
    await red.chooses(tara)
    assert (await red.undoes(tara)).status_code == 303
    assert len(tara.playing.choices) == 1
    assert (await red.undoes(tara)).status_code == 303
    assert tara.playing.view(0) == before


async def test_what_was_taken_back_is_gone_from_the_log(four: Table, red: Guest, yellow: Guest) -> None:
    logs = []
    for column in (2, 5):
        await red.chooses(four, choice=column)
        logs.append(parts(four, Eyes(1, "en"))["log"])
        if column == 2:
            await red.undoes(four)
            assert parts(four, Eyes(1, "en"))["log"] not in logs
    assert logs[0] != logs[1]
    assert logs[0].count("<li") == logs[1].count("<li")


@pytest.mark.parametrize(("what", "left"), [("2", 1), ("3", 0), ("9", 0), ("0", 2), ("-1", 2), ("two", 2)])
async def test_undo_of_several_takes_back_so_many_at_most(tara: Table, red: Guest, what: str, left: int) -> None:
    for _ in range(3):
        await red.chooses(tara)
    assert (await red.undoes(tara, what)).status_code == 303
    assert len(tara.playing.choices) == left


async def test_start_over_takes_back_all_that_can_be(tara: Table, red: Guest, yellow: Guest) -> None:
    await yellow.chooses(tara)
    for _ in range(3):
        await red.chooses(tara)
    assert (await red.undoes(tara, "all")).status_code == 303
    assert [seat for seat, _ in tara.playing.choices] == [1]


async def test_undo_with_nothing_to_take_back(tara: Table, red: Guest) -> None:
    answer = await red.undoes(tara)
    assert answer.status_code == 409
    assert "can't be taken back" in error_text(answer)


async def test_undo_stops_at_a_point_of_no_return(tara: Table, red: Guest, yellow: Guest) -> None:
    for guest in (red, yellow):
        for _ in range(3):
            await guest.chooses(tara)
    for guest in (red, yellow):
        assert (await guest.undoes(tara)).status_code == 409
    assert len(tara.playing.choices) == 6


async def test_undo_is_refused_when_another_has_chosen_since(four: Table, red: Guest, yellow: Guest) -> None:
    await red.chooses(four)
    await yellow.chooses(four)
    assert (await red.undoes(four)).status_code == 409
    assert len(four.playing.choices) == 2


async def test_undo_of_an_older_page_is_refused(tara: Table, red: Guest) -> None:
    await red.chooses(tara)
    await red.chooses(tara)
    assert (await red.undoes(tara, number=1)).status_code == 409
    assert len(tara.playing.choices) == 2


async def test_undo_for_somebody_elses_seat(tara: Table, red: Guest, yellow: Guest) -> None:
    await red.chooses(tara)
    assert (await yellow.undoes(tara, seat=0)).status_code == 403
    assert len(tara.playing.choices) == 1


# -- people at one screen ---------------------------------------------------------------------------------------------


async def test_people_at_one_screen_get_a_curtain_that_shows_no_hand(served: Served, red: Guest) -> None:
    table = await red.makes("tara", "me", "here", **{"name-1": "Réka"})
    curtain = (await red.get(f"/t/{table.id}")).text
    assert 'id="hand"' not in curtain
    assert "data-choice" not in curtain
    for seat in (0, 1):
        assert f"/t/{table.id}?seat={seat}" in curtain
        own = (await red.get(f"/t/{table.id}?seat={seat}")).text
        assert f'data-seat="{seat}"' in own
        assert "data-choice" in own


async def test_without_secrets_people_at_one_screen_need_no_curtain(red: Guest) -> None:
    table = await red.makes("connect_four", "me", "here")
    for seat in (0, 1):
        assert f'data-seat="{seat}"' in (await red.get(f"/t/{table.id}")).text
        await red.chooses(table, seat=seat)


async def test_the_curtain_falls_when_the_next_person_must_choose(red: Guest, served: Served) -> None:
    table = await red.makes("tara", "me", "here", seed=3)
    async with Stream(served.app, red, f"/t/{table.id}/stream?stage={table.stage(red.id)}&seat=0") as stream:
        await stream.next()
        for _ in range(3):
            await red.chooses(table, seat=0)
        told = [await stream.next()]
        while "event: reload" not in told[-1]:
            told.append(await stream.next())
        await stream.ended()
    assert (await red.get(f"/t/{table.id}")).text.count("?seat=1") == 1


async def test_without_saying_who_looks_nothing_is_shown(red: Guest) -> None:
    table = await red.makes("tara", "me", "here")
    for page in ("view.json", "stream", "log"):
        assert (await red.get(f"/t/{table.id}/{page}")).status_code == 403
    assert (await red.post(f"/t/{table.id}/choose", {"choice": 0, "number": 0})).status_code == 400


async def test_people_at_one_screen_reach_the_whole_log_from_the_page(served: Served) -> None:
    guest = served.guest()
    table = await guest.makes("tara", "me", "here", seed=1)
    play_randomly(table.playing, 120, 1)
    table.refresh()
    page = (await guest.get(f"/t/{table.id}?seat=0")).text
    links = [element.attributes["href"] for element in elements(page) if "/log" in element.attributes.get("href", "")]
    assert links
    assert [(await guest.get(link)).status_code for link in links] == [200]


async def test_a_double_undo_takes_back_one_choice(tara: Table, red: Guest) -> None:
    for _ in range(3):
        await red.chooses(tara)
    number = tara.number(0)
    answers = await asyncio.gather(*(red.undoes(tara, number=number) for _ in range(2)))
    assert sorted(answer.status_code for answer in answers) == [303, 409]
    assert len(tara.playing.choices) == 2


async def test_a_choice_from_a_page_of_before_an_undo_is_stale(tara: Table, red: Guest) -> None:
    """The page asked for the second card; after the undo the first is asked for again, under the same number."""
    await red.chooses(tara)
    number = tara.number(0)
    await red.undoes(tara)
    assert (await red.chooses(tara, number=number)).status_code == 409
    assert tara.playing.choices == []


async def test_every_act_of_a_seat_gives_its_decision_a_new_number(tara: Table, red: Guest) -> None:
    numbers = [tara.number(0)]
    for _ in range(3):
        await red.chooses(tara)
        numbers.append(tara.number(0))
        await red.undoes(tara)
        numbers.append(tara.number(0))
    assert len(set(numbers)) == len(numbers)
