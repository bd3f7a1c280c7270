"""Making tables, sitting down, getting up, and how a match begins."""

from __future__ import annotations

import asyncio
import time
from dataclasses import asdict

import pytest

from asztal import games
from asztal.web import actions
from asztal.web.chairs import Chair
from asztal.web.storage import SEATED, Act
from asztal.web.tables import Table
from tests.web.tools import Guest, Served, Stream, each_table, elements, error_text, until

pytestmark = pytest.mark.anyio


async def sit(guest: Guest, table: Table, seat: int) -> int:
    return (await guest.post(f"/t/{table.id}/sit", {"seat": seat})).status_code


@each_table
async def test_play_now_leads_to_a_running_match_against_bots(served: Served, name: str, seats: int) -> None:
    guest = served.guest()
    table = guest.arrived_at(await guest.post(f"/play/{name}", {"seats": seats}))
    assert table.phase == "playing"
    assert [chair.who for chair in table.chairs] == ["human"] + ["bot"] * (seats - 1)
    assert (await guest.get(f"/t/{table.id}")).status_code == 200


async def test_bots_choose_until_a_person_is_asked(served: Served) -> None:
    guest = served.guest()
    table = await guest.makes("connect_four", "bot-easy", "me")
    await until(lambda: table.owing() == [1])
    assert len(table.playing.choices) == 1


async def test_the_match_begins_when_the_last_seat_is_taken(served: Served) -> None:
    host, friend, other = served.guest(), served.guest(), served.guest()
    table = await host.makes("tara", "me", "friend", "friend")
    assert await sit(friend, table, 2) == 303
    assert table.phase == "gathering"
    assert await sit(other, table, 1) == 303
    assert table.phase == "playing"
    assert [table.seats_of(guest.id) for guest in (host, other, friend)] == [[0], [1], [2]]


async def test_a_page_that_waits_is_told_to_load_again_when_somebody_sits_down(served: Served) -> None:
    host, friend = served.guest(), served.guest()
    table = await host.makes("tara", "me", "friend", "friend")
    async with Stream(served.app, host, f"/t/{table.id}/stream?stage={table.stage}") as stream:
        assert (await stream.next()).startswith("event: alive")
        await sit(friend, table, 1)
        assert "event: reload" in await stream.next()


async def test_a_taken_seat_is_refused(served: Served) -> None:
    host, friend = served.guest(), served.guest()
    table = await host.makes("tara", "me", "friend", "friend")
    answer = await friend.post(f"/t/{table.id}/sit", {"seat": 0})
    assert answer.status_code == 409
    assert "sits there already" in error_text(answer)
    assert table.seats_of(friend.id) == []


async def test_a_full_table_is_refused_and_can_be_watched(served: Served) -> None:
    host, late = served.guest(), served.guest()
    table = await host.makes("connect_four", "me", "bot-easy")
    answer = await late.post(f"/t/{table.id}/sit", {"seat": 1})
    assert answer.status_code == 409
    assert "All seats of this table are taken" in error_text(answer)
    assert (await late.get(f"/t/{table.id}")).status_code == 200


@pytest.mark.parametrize("seat", ["7", "-1", "x", "", "99999999999999999999999"])
async def test_a_seat_that_is_not_there_is_refused(served: Served, seat: str) -> None:
    table = await served.guest().makes("tara", "me", "friend")
    answer = await served.guest().post(f"/t/{table.id}/sit", {"seat": seat})
    assert 400 <= answer.status_code < 500
    assert table.free() == [1]


async def test_two_guests_at_once_on_one_seat(served: Served) -> None:
    table = await served.guest().makes("tara", "me", "friend", "friend")
    answers = await asyncio.gather(*(sit(served.guest(), table, 1) for _ in range(5)))
    assert sorted(answers) == [303, 409, 409, 409, 409]
    assert table.free() == [2]


async def test_nobody_sits_down_twice(served: Served) -> None:
    host = served.guest()
    table = await host.makes("tara", "me", "friend")
    assert await sit(host, table, 1) == 403
    assert await sit(host, table, 0) == 303
    assert table.free() == [1]


async def test_getting_up_frees_the_seat_until_the_match_has_begun(served: Served) -> None:
    host, friend = served.guest(), served.guest()
    table = await host.makes("tara", "me", "friend", "friend")
    await sit(friend, table, 1)
    assert (await friend.post(f"/t/{table.id}/rise")).status_code == 303
    assert table.free() == [1, 2]
    await sit(friend, table, 1)
    await sit(served.guest(), table, 2)
    assert (await friend.post(f"/t/{table.id}/rise")).status_code == 409
    assert table.seats_of(friend.id) == [1]


async def test_the_host_fills_up_with_bots(served: Served) -> None:
    host, friend = served.guest(), served.guest()
    table = await host.makes("tara", "me", "friend", "friend")
    assert (await friend.post(f"/t/{table.id}/fill", {"level": "hard"})).status_code == 403
    assert table.free() == [1, 2]
    assert (await host.post(f"/t/{table.id}/fill", {"level": "hard"})).status_code == 303
    assert table.phase == "playing"
    assert [chair.bot for chair in table.chairs] == ["", "hard", "hard"]


async def test_the_host_cannot_fill_up_with_bots_nobody_knows(served: Served) -> None:
    host = served.guest()
    table = await host.makes("tara", "me", "friend")
    answer = await host.post(f"/t/{table.id}/fill", {"level": "oracle"})
    assert 400 <= answer.status_code < 500
    assert table.free() == [1]


async def test_a_full_table_that_had_not_begun_when_the_server_was_killed_begins(served: Served) -> None:
    """The last seat and the beginning are written one after the other; between them the server may be killed."""
    host, friend = served.guest(), served.guest()
    table = await host.makes("connect_four", "me", "friend")
    chair = asdict(Chair("human", friend.id, "Friend"))
    await served.house.storage.append(Act(table.id, 0, 1, SEATED, time.time(), chair=chair))
    served.house.room.forget(table)
    assert (await served.house.room.find(table.id)).phase == "playing"


async def test_a_match_that_has_not_begun_shows_no_board(served: Served) -> None:
    host = served.guest()
    table = await host.makes("tara", "me", "friend")
    for page in ("view.json", "log", "replay", "record.json", "chart"):
        assert (await host.get(f"/t/{table.id}/{page}")).status_code == 409, page
    for action in ("choose", "undo", "hint", "resign", "rematch"):
        form = {"seat": 0, "choice": 0, "number": 0}
        assert (await host.post(f"/t/{table.id}/{action}", form)).status_code == 409, action


# -- the form ---------------------------------------------------------------------------------------------------------


async def test_a_table_is_made_as_the_form_says(served: Served) -> None:
    host = served.guest()
    more = {"option-provinces": "random", "seed": "77", "public": "yes", "pace": "turns", "clock": "20"}
    table = await host.makes("tara", "bot-hard", "me", "here", **{"name-2": "Réka"}, **more)
    assert (table.options["provinces"], table.seed, table.public) == ("random", 77, True)
    assert (table.pace, table.clock.minutes, table.seed_chosen) == ("turns", 20, True)
    assert [chair.bot for chair in table.chairs] == ["hard", "", ""]
    assert table.seats_of(host.id) == [1, 2]
    assert table.chairs[2].name == "Réka"


@pytest.mark.parametrize("name", games.names())
async def test_every_option_on_the_form_can_be_chosen(served: Served, name: str) -> None:
    guest = served.guest()
    game = games.find(name)
    fields = {
        seats: {element.attributes.get("name") for element in elements((await guest.get(_form(name, seats))).text)}
        for seats in game.seats
    }
    for option, values in game.rules.options.items():
        assert any(f"option-{option}" in offered for offered in fields.values())
        for value in values:
            seats = game.rules.option_seats.get((option, value), game.seats)[0]
            assert (f"option-{option}" in fields[seats]) == (option in game.options_for(seats))
            who = ["me"] + ["friend"] * (seats - 1)
            assert (await guest.makes(name, *who, **{f"option-{option}": value})).options[option] == value


async def test_the_form_offers_what_the_number_of_seats_can_decide(served: Served) -> None:
    """Colonial: a part of the map for two and three, five nations."""
    offered = {seats: (await served.guest().get(_form("colonial", seats))).text for seats in (2, 4, 6)}
    assert ["option-continent" in form for form in offered.values()] == [True, False, False]
    assert ["option-nations" in form for form in offered.values()] == [True, True, False]


def _form(game: str, seats: int) -> str:
    return f"/new?game={game}&seats={seats}"


@pytest.mark.parametrize(
    "wrong",
    [
        {"seats": "5"},
        {"seats": "0"},
        {"seats": "²"},
        {"seats": ""},
        {"game": "chess"},
        {"who-1": "bot-clever"},
        {"who-1": "king"},
        {"who-1": "bot-"},
        {"option-provinces": "all"},
        {"seed": "-1"},
        {"seed": "seven"},
        {"seed": "9" * 19},
        {"seed": "9" * 5000},
        {"seed": "٣"},
        {"pace": "slow"},
        {"clock": "7"},
        {"clock": "x"},
    ],
)
async def test_a_form_with_a_wrong_value_makes_no_table(served: Served, wrong: dict[str, str]) -> None:
    form = {"game": "tara", "seats": "2", "who-0": "me", "who-1": "friend", **wrong}
    answer = await served.guest().post("/tables", form)
    assert 400 <= answer.status_code < 500
    assert served.house.room.tables == {}


async def test_the_seats_of_play_now_are_checked_before_chairs_are_made(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = 0

    def counted(*arguments: str, **more: str) -> Chair:
        nonlocal made
        made += 1
        if made > 10:
            raise MemoryError
        return Chair(*arguments, **more)

    monkeypatch.setattr(actions, "Chair", counted)
    answer = await served.guest().post("/play/tara", {"seats": "999999999999"})
    assert 400 <= answer.status_code < 500


@pytest.mark.parametrize("bot", ["search:99999999", "search:3600s", "search:200", "random"])
async def test_a_bot_that_would_think_for_hours_is_refused(served: Served, bot: str) -> None:
    guest = served.guest()
    form = {"game": "tara", "seats": "2", "who-0": "me", "who-1": f"bot-{bot}"}
    for answer in (await guest.post("/tables", form), await guest.post("/play/tara", {"level": bot})):
        assert 400 <= answer.status_code < 500


async def test_public_tables_are_listed_and_others_are_not(served: Served) -> None:
    host, other = served.guest(), served.guest()
    public = await host.makes("tara", "me", "friend", public="yes")
    private = await host.makes("tara", "me", "friend")
    home = (await other.get("/")).text
    assert public.id in home
    assert private.id not in home


async def test_ones_own_tables_are_listed_those_one_must_choose_at_first(served: Served) -> None:
    guest = served.guest()
    waiting = await served.table("connect_four", [served.guest(), guest])
    mine = await served.table("connect_four", [guest, served.guest()])
    assert (await guest.chooses(mine)).status_code == 303
    urgent = await served.table("connect_four", [guest, served.guest()])
    home = (await guest.get("/")).text
    assert home.index(urgent.id) < min(home.index(waiting.id), home.index(mine.id))
    assert home.count("Your turn") == 1


async def test_a_chosen_seed_is_told_to_those_who_sit_down(served: Served) -> None:
    host, friend = served.guest(), served.guest()
    fair = await host.makes("tara", "me", "friend")
    known = await host.makes("tara", "me", "friend", seed=3)
    assert "The host has set the seed" not in (await friend.get(f"/t/{fair.id}")).text
    assert "The host has set the seed" in (await friend.get(f"/t/{known.id}")).text


async def test_addresses_of_tables_cannot_be_guessed(served: Served) -> None:
    guest = served.guest()
    ids = {(await guest.makes("tara", "me", "friend")).id for _ in range(5)}
    assert len(ids) == 5
    assert min(len(table_id) for table_id in ids) >= 16


async def test_the_coachs_welcome_stays_until_the_beginner_has_chosen(served: Served) -> None:
    """In Tara all pick their cards at once, so a bot's first card takes the welcome away (and tells that it chose)."""
    guest = served.guest()
    table = guest.arrived_at(await guest.post("/learn/tara"))
    await until(lambda: any(seat != 0 for seat, _ in table.playing.choices))
    assert all(seat != 0 for seat, _ in table.playing.choices)
    assert "Welcome to Tara" in (await guest.get(f"/t/{table.id}")).text
