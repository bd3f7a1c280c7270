"""Making tables, sitting down, getting up, and how a match begins."""

from __future__ import annotations

import asyncio
import time
from dataclasses import asdict
from typing import Any

import pytest

from asztal import games
from asztal.web import actions
from asztal.web.chairs import Chair
from asztal.web.storage import SEATED, Act
from tests.web.tools import Guest, Served, Stream, each_table, elements, error_text, until

pytestmark = pytest.mark.anyio


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


async def test_a_full_table_waits_until_the_host_lets_the_match_begin(served: Served) -> None:
    host, friend, other = served.guest(), served.guest(), served.guest()
    table = await host.makes("tara", "me", "friend", "friend")
    assert await friend.sits(table, 2) == 303
    assert await host.begins(table) == 409
    assert await other.sits(table, 1) == 303
    assert table.phase == "gathering"
    assert await friend.begins(table) == 403
    assert table.phase == "gathering"
    assert await host.begins(table) == 303
    assert table.phase == "playing"
    assert [table.seats_of(guest.id) for guest in (host, other, friend)] == [[0], [1], [2]]


async def test_the_match_begins_when_everybody_is_ready(served: Served) -> None:
    host, friend, other = served.guest(), served.guest(), served.guest()
    table = await host.makes("tara", "me", "friend", "friend")
    await host.says_ready(table)
    await friend.sits(table, 1)
    await friend.says_ready(table)
    assert await served.guest().says_ready(table) == 403
    await other.sits(table, 2)
    assert table.phase == "gathering"
    await friend.says_ready(table, "no")
    await other.says_ready(table)
    assert table.phase == "gathering"
    await friend.says_ready(table)
    assert table.phase == "playing"


async def test_clicking_twice_or_in_two_windows_begins_one_match(served: Served) -> None:
    host, friend = served.guest(), served.guest()
    table = await host.makes("connect_four", "me", "friend")
    assert await asyncio.gather(*(friend.sits(table, 1) for _ in range(3))) == [303] * 3
    twice = [host.begins(table), host.begins(table), friend.says_ready(table), friend.says_ready(table)]
    assert await asyncio.gather(*twice) == [303] * 4
    match = table.playing
    await host.chooses(table)
    assert await host.begins(table) == 303
    assert await friend.says_ready(table, "no") == 303
    assert table.playing is match
    assert len(match.choices) == 1


async def test_whoever_is_ready_is_so_after_a_restart(served: Served) -> None:
    host, friend = served.guest(), served.guest()
    table = await host.makes("tara", "me", "friend", "friend")
    await friend.sits(table, 1, name="Réka")
    await friend.says_ready(table)
    served.house.room.forget(table)
    again = await served.house.room.find(table.id)
    assert again is not table
    assert again.chairs == table.chairs
    assert [chair.ready for chair in again.chairs] == [False, True, False]


async def test_whoever_comes_last_to_a_table_of_bots_waits_for_nobody(served: Served) -> None:
    host, friend = served.guest(), served.guest()
    table = await host.makes("tara", "bot-easy", "friend", "bot-easy")
    await friend.sits(table, 1)
    assert table.phase == "playing"


async def test_a_page_that_waits_sees_who_sits_down_and_loads_again_when_the_match_begins(served: Served) -> None:
    host, friend = served.guest(), served.guest()
    table = await host.makes("tara", "me", "friend", "friend")
    async with Stream(served.app, host, f"/t/{table.id}/stream?stage={table.stage(host.id)}") as stream:
        assert "hx-partial" in await stream.next()
        await friend.sits(table, 1, name="Réka")
        told = await stream.next()
        assert "Réka" in told
        assert "event: reload" not in told
        await host.post(f"/t/{table.id}/fill", {"level": "easy"})
        while "event: reload" not in told:
            told = await stream.next()


async def test_another_window_of_whoever_sits_down_loads_again(served: Served) -> None:
    """It asks for a name no longer."""
    table = await served.guest().makes("tara", "me", "friend", "friend")
    friend = served.guest()
    async with Stream(served.app, friend, f"/t/{table.id}/stream?stage={table.stage(friend.id)}") as stream:
        assert "hx-partial" in await stream.next()
        await friend.sits(table, 1)
        assert "event: reload" in await stream.next()


async def test_people_at_one_screen_wait_for_a_friend_elsewhere(served: Served) -> None:
    """Before the match there is nothing to hide from each other."""
    host = served.guest()
    table = await host.makes("tara", "me", "here", "friend")
    async with Stream(served.app, host, f"/t/{table.id}/stream?stage={table.stage(host.id)}") as stream:
        await served.guest().sits(table, 2, name="Réka")
        assert "Réka" in await stream.next() + "".join(stream.rest())


async def test_an_invited_guest_is_asked_for_a_name_once(served: Served) -> None:
    host, friend = served.guest(), served.guest()
    await host.post("/settings", {"name": "Áron"})
    for known in ("", "Réka"):
        table = await host.makes("tara", "me", "friend", "friend")
        page = (await friend.get(f"/t/{table.id}")).text
        assert "Áron invites you" in page
        asked = next(element for element in elements(page) if element.attributes.get("name") == "name")
        assert asked.attributes["value"] == known
        assert "required" in asked.attributes
        assert await friend.sits(table, 1, name="Réka") == 303
        assert table.chairs[1].name == "Réka"


async def test_a_refused_name_keeps_the_seat_in_sight(served: Served) -> None:
    friend = served.guest()
    table = await served.guest().makes("tara", "me", "friend")
    answer = await friend.post(f"/t/{table.id}/sit", {"seat": 1, "name": "🦊<>"})
    assert answer.status_code == 409
    asked = next(element for element in elements(answer.text) if element.attributes.get("name") == "name")
    assert asked.attributes["value"] == "🦊<>"
    assert "at least one letter or digit" in answer.text
    assert f'action="/t/{table.id}/sit"' in answer.text
    assert table.free() == [1]


async def test_the_host_gives_free_seats_to_bots_and_back(served: Served) -> None:
    host, friend = served.guest(), served.guest()
    table = await host.makes("tara", "me", "friend", "friend")

    async def give(giver: Guest, seat: int, who: str) -> int:
        return (await giver.post(f"/t/{table.id}/give", {"seat": seat, "who": who})).status_code

    await friend.sits(table, 1)
    assert await give(friend, 2, "bot-hard") == 403
    assert await give(host, 1, "bot-hard") == 409
    assert 400 <= await give(host, 2, "bot-oracle") < 500
    assert 400 <= await give(host, 7, "bot-hard") < 500
    assert table.free() == [2]
    assert await give(host, 2, "bot-hard") == 303
    assert (table.chairs[2].bot, table.phase) == ("hard", "gathering")
    assert await give(host, 2, "friend") == 303
    assert table.free() == [2]
    await give(host, 2, "bot-easy")
    await host.begins(table)
    assert table.phase == "playing"
    assert await give(host, 2, "friend") == 409


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
    answers = await asyncio.gather(*(served.guest().sits(table, 1) for _ in range(5)))
    assert sorted(answers) == [303, 409, 409, 409, 409]
    assert table.free() == [2]


async def test_nobody_sits_down_twice(served: Served) -> None:
    host = served.guest()
    table = await host.makes("tara", "me", "friend")
    assert await host.sits(table, 1) == 403
    assert await host.sits(table, 0) == 303
    assert table.free() == [1]


async def test_getting_up_frees_the_seat_until_the_match_has_begun(served: Served) -> None:
    host, friend = served.guest(), served.guest()
    table = await host.makes("tara", "me", "friend", "friend")
    await friend.sits(table, 1)
    assert (await friend.post(f"/t/{table.id}/rise")).status_code == 303
    assert table.free() == [1, 2]
    await friend.sits(table, 1)
    await served.guest().sits(table, 2)
    await host.begins(table)
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


async def test_a_match_that_had_not_begun_when_the_server_was_killed_begins(served: Served) -> None:
    """The last word of all and the beginning are written one after the other; between them the server may be killed."""
    host, friend = served.guest(), served.guest()
    table = await host.makes("connect_four", "me", "friend")
    await host.says_ready(table)
    chair = asdict(Chair("human", friend.id, "Friend", ready=True))
    await served.house.storage.append(Act(table.id, table.acts, 1, SEATED, time.time(), chair=chair))
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


@pytest.mark.parametrize("name", games.names())
async def test_play_now_goes_as_it_was_last_wanted(served: Served, name: str) -> None:
    guest, other = served.guest(), served.guest()
    least, most = games.find(name).seats[0], games.find(name).seats[-1]
    # What many can play takes long: at first it is proposed for two.
    usual = most if most <= 4 else least
    first = guest.arrived_at(await guest.post(f"/play/{name}"))
    assert {chair.bot for chair in first.chairs[1:]} == {"easy"}
    assert len(first.chairs) == usual
    await guest.post(f"/play/{name}", {"seats": least, "level": "medium"})
    again = guest.arrived_at(await guest.post(f"/play/{name}"))
    assert [chair.bot for chair in again.chairs] == ["", *["medium"] * (least - 1)]
    for visitor, wanted in ((guest, ("medium", least)), (other, ("easy", usual))):
        assert _offered(name, (await visitor.get("/")).text) == wanted
    await guest.post(f"/learn/{name}")
    assert _offered(name, (await guest.get("/")).text) == ("medium", least)


def _offered(name: str, home: str) -> tuple[str, int]:
    """The level and the number of seats that the start page proposes for a game."""
    form = home.partition(f'action="/play/{name}"')[2].partition("</form>")[0]
    chosen = [element.attributes["value"] for element in elements(form) if "selected" in element.attributes]
    return chosen[0], int(chosen[1]) if len(chosen) > 1 else games.find(name).seats[0]


async def test_what_cannot_be_played_is_not_remembered(served: Served) -> None:
    guest = served.guest()
    for wrong in ({"level": "oracle"}, {"seats": 9}):
        assert 400 <= (await guest.post("/play/tara", wrong)).status_code < 500
    assert _offered("tara", (await guest.get("/")).text) == ("easy", 4)


async def test_a_refused_name_loses_nothing_of_the_form(served: Served) -> None:
    wanted = {"option-provinces": "random", "seed": "77", "public": "yes", "pace": "turns", "clock": "20"}
    seats = {"who-0": "bot-hard", "who-1": "me", "who-2": "here", "name-2": "!!!", "who-3": "here", "name-3": "Réka"}
    answer = await served.guest().post("/tables", {"game": "tara", "seats": 4, **seats, **wanted})
    assert answer.status_code == 409
    assert "at least one letter or digit" in answer.text
    assert _filled_in(answer.text).items() >= {**seats, **wanted, "seats": "4"}.items()
    assert served.house.room.tables == {}


async def test_another_number_of_seats_keeps_what_was_filled_in(served: Served) -> None:
    page = await served.guest().get("/new?game=tara&seats=3&who-1=here&name-1=R%C3%A9ka&pace=turns&seed=5")
    kept = {"seats": "3", "who-0": "me", "who-1": "here", "name-1": "Réka", "who-2": "bot-medium", "pace": "turns"}
    assert _filled_in(page.text).items() >= {**kept, "seed": "5"}.items()


def _filled_in(page: str) -> dict[str, str]:
    """What the form for a table would send."""
    found: dict[str, str] = {}
    select = ""
    for element in elements(page.partition('action="/tables"')[2]):
        name, value = element.attributes.get("name", ""), element.attributes.get("value", "")
        if element.tag == "select":
            select = name
        elif element.tag == "option" and ("selected" in element.attributes or select not in found):
            found[select] = value
        elif element.tag == "input" and (element.attributes.get("type") != "radio" or "checked" in element.attributes):
            found[name] = value
    return found


async def test_the_seats_of_play_now_are_checked_before_chairs_are_made(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = 0

    def counted(*arguments: Any, **more: Any) -> Chair:
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


async def test_lessons_are_marked_listed_once_and_can_be_removed(served: Served) -> None:
    guest = served.guest()
    first = guest.arrived_at(await guest.post("/learn/tara"))
    second = guest.arrived_at(await guest.post("/learn/tara"))
    home = (await guest.get("/")).text
    assert "<i>Lesson</i>" in home
    assert f"/t/{second.id}" in home
    assert f'href="/t/{first.id}"' not in home
    answer = await guest.post(f"/t/{second.id}/resign", {"back": "/"})
    assert answer.headers["location"] == "/"
    await guest.post(f"/t/{first.id}/resign", {"back": "/"})
    home = (await guest.get("/")).text
    assert "<i>Lesson</i>" not in home
    assert f'href="/t/{second.id}"' not in home
