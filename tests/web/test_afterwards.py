"""After the end: result, rematch, replay, playing on, and records that go out and come in."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from functools import partial

import pytest
from starlette.datastructures import UploadFile

from asztal.bots import LEVELS
from asztal.match import Match, Record
from asztal.web.tables import Table
from asztal.words import LANGUAGES, Words
from tests.web.tools import ORIGIN, Guest, Served, Stream, each_table, elements, ended, error_text, until

pytestmark = pytest.mark.anyio


@pytest.fixture
async def guest(served: Served) -> Guest:
    return served.guest()


@each_table
async def test_the_end_shows_the_result_and_what_comes_next(
    served: Served, guest: Guest, name: str, seats: int
) -> None:
    table = await served.finished(name, [guest, *(served.guest() for _ in range(seats - 1))])
    page = (await guest.get(f"/t/{table.id}")).text
    result = table.result()
    assert result is not None
    names = [f"Seat {seat}" for seat in sorted(range(seats), key=lambda seat: result.ranks[seat])]
    cells = [element.text.strip() for element in elements(page) if element.tag == "th"]
    # The running score, which keeps the order of the seats, stands further down.
    assert [cell for cell in cells if cell in names][:seats] == names
    for address in ("rematch", "record.json", "replay?at=0", "chart"):
        assert f"/t/{table.id}/{address}" in page
    assert "data-choice=" not in page


@each_table
async def test_the_chart_has_a_line_for_each_seat(served: Served, guest: Guest, name: str, seats: int) -> None:
    table = await served.finished(name, [guest] * seats)
    answer = await guest.get(f"/t/{table.id}/chart")
    assert answer.status_code == 200
    assert sum(element.tag == "g" for element in elements(answer.text)) == seats


@pytest.mark.parametrize("path", ["record.json", "chart", "replay?eyes=all", "replay?eyes=1"])
async def test_before_the_end_nothing_tells_the_secrets(served: Served, guest: Guest, path: str) -> None:
    table = await served.almost_finished("tara", [guest, served.guest()])
    for visitor in (guest, served.guest()):
        assert (await visitor.get(f"/t/{table.id}/{path}")).status_code in (403, 409)


@pytest.mark.parametrize("action", ["rematch", "play-on"])
async def test_what_comes_after_the_end_is_refused_before(served: Served, guest: Guest, action: str) -> None:
    table = await served.almost_finished("tara", [guest, served.guest()])
    answer = await guest.post(f"/t/{table.id}/{action}", {"at": 0, "seat": 0})
    assert answer.status_code == 409
    assert len(served.house.room.tables) == 1


async def test_the_view_of_a_resigned_match_asks_nothing_and_has_a_result(served: Served) -> None:
    guest = served.guest()
    table = await served.table("connect_four", [guest, served.guest()])
    await guest.post(f"/t/{table.id}/resign")
    view = (await guest.get(f"/t/{table.id}/view.json")).json()
    assert view["phase"] == "over"
    assert view["decision"] is None
    assert view["owing"] == []
    assert view["result"]["ranks"] == [2, 1]


# -- person by person -------------------------------------------------------------------------------------------------


async def heading(guest: Guest, table: Table) -> str:
    page = (await guest.get(f"/t/{table.id}")).text
    return next(element.text for element in elements(page) if element.tag == "h2")


@each_table
async def test_the_winner_reads_that_they_have_won(served: Served, name: str, seats: int) -> None:
    guests = [served.guest() for _ in range(seats)]
    table = await served.finished(name, guests)
    result = table.result()
    assert result is not None
    winners = result.winners()
    names = [f"Seat {seat}" for seat in winners]
    for seat, guest in enumerate([*guests, served.guest()]):
        line = await heading(guest, table)
        if seat in winners:
            assert line == "You win!" if len(winners) == 1 else line.startswith("You share the victory with")
            assert all(name in line for name in names if name != f"Seat {seat}")
        else:
            assert all(name in line for name in names)
            assert not line.startswith("You")


async def test_people_at_one_screen_are_called_by_their_names(served: Served, guest: Guest) -> None:
    table = await served.finished("tara", [guest, guest])
    assert (await heading(guest, table)).endswith(" wins.")


async def test_whoever_resigned_reads_what_happened(served: Served, guest: Guest) -> None:
    friend = served.guest()
    table = await served.table("connect_four", [guest, friend])
    await guest.post(f"/t/{table.id}/resign")
    page = (await guest.get(f"/t/{table.id}")).text
    assert "You resigned, and so the match ended." in page
    assert "Your place: 2 of 2." in page
    assert "Seat 0 resigned." not in page
    assert await heading(guest, table) == "Seat 1 wins."
    assert await heading(friend, table) == "You win!"
    assert "Seat 0 resigned." in (await friend.get(f"/t/{table.id}")).text


async def test_whoever_resigned_early_is_told_while_a_bot_plays_on_and_does_not_win(served: Served) -> None:
    guests = [served.guest() for _ in range(3)]
    table = await served.almost_finished("tara", guests)
    result = Match.replay(ended("tara", 3)).state.result
    assert result is not None
    winner = result.winners()[0]
    await guests[winner].post(f"/t/{table.id}/resign")
    assert "You resigned. A bot plays on in your seat" in (await guests[winner].get(f"/t/{table.id}")).text
    seat, choice = ended("tara", 3).choices[-1]
    if table.phase == "playing" and not table.chairs[seat].chosen_by_bot:
        await guests[seat].chooses(table, seat, choice=choice)
    await until(lambda: table.over)
    page = (await guests[winner].get(f"/t/{table.id}")).text
    assert "You resigned, and a bot played on in your seat." in page
    assert "You win!" not in page


# -- once more --------------------------------------------------------------------------------------------------------


async def test_a_rematch_keeps_everybodys_seat_until_they_join(served: Served, guest: Guest) -> None:
    friend, other, stranger = served.guest(), served.guest(), served.guest()
    table = await served.finished("tara", [friend, guest, None, other])
    again = guest.arrived_at(await guest.post(f"/t/{table.id}/rematch"))
    assert [chair.who for chair in again.chairs] == ["open", "human", "bot", "open"]
    assert [chair.name for chair in again.chairs] == ["Seat 0", "Seat 1", "", "Seat 3"]
    assert again.options == table.options
    assert "Seat 1 asks for a rematch." in (await friend.get(f"/t/{table.id}")).text
    assert "your seat is kept" in (await friend.get("/")).text
    assert await stranger.sits(again, 0) == 409
    assert await other.sits(again, 0) == 409
    assert friend.arrived_at(await friend.post(f"/t/{table.id}/rematch")) is again
    assert again.phase == "gathering"
    assert other.arrived_at(await other.post(f"/t/{table.id}/rematch")) is again
    assert again.phase == "playing"
    assert [again.seats_of(player.id) for player in (friend, guest, other)] == [[0], [1], [3]]


async def test_an_open_page_is_told_of_the_rematch(served: Served, guest: Guest) -> None:
    friend, spectator = served.guest(), served.guest()
    table = await served.finished("tara", [guest, friend])
    async with Stream(served.app, friend, f"/t/{table.id}/stream") as stream:
        await stream.next()
        stream.rest()
        again = guest.arrived_at(await guest.post(f"/t/{table.id}/rematch"))
        told = await stream.next()
    assert "Seat 0 asks for a rematch." in told
    assert "Join the rematch" in told
    assert "Join the rematch" not in (await guest.get(f"/t/{table.id}")).text
    watching = (await spectator.get(f"/t/{table.id}")).text
    assert "Join the rematch" not in watching
    assert f"/t/{again.id}" in watching


async def test_whoever_does_not_come_to_the_rematch_is_replaced_by_a_bot(served: Served, guest: Guest) -> None:
    friend = served.guest()
    table = await served.finished("tara", [guest, friend])
    again = guest.arrived_at(await guest.post(f"/t/{table.id}/rematch"))
    await guest.post(f"/t/{again.id}/give", {"seat": 1, "who": "kept"})
    assert again.kept_for(friend.id) == [1]
    await guest.post(f"/t/{again.id}/give", {"seat": 1, "who": "bot-easy"})
    assert again.phase == "playing"
    assert again.chairs[1].bot == "easy"
    late = friend.arrived_at(await friend.post(f"/t/{table.id}/rematch"))
    assert late is again
    assert again.seats_of(friend.id) == []


async def test_an_invitation_outlasts_the_server(served: Served, guest: Guest) -> None:
    friend = served.guest()
    table = await served.finished("connect_four", [guest, friend])
    again = guest.arrived_at(await guest.post(f"/t/{table.id}/rematch"))
    for old in (table, again):
        served.house.room.forget(old)
    assert "asks for a rematch" in (await friend.get(f"/t/{table.id}")).text
    joined = friend.arrived_at(await friend.post(f"/t/{table.id}/rematch"))
    assert (joined.id, joined.phase) == (again.id, "playing")


async def test_two_who_ask_at_once_meet_at_one_table(served: Served, guest: Guest) -> None:
    friend = served.guest()
    table = await served.finished("connect_four", [guest, friend])
    both = await asyncio.gather(*(player.post(f"/t/{table.id}/rematch") for player in (guest, friend, guest, friend)))
    assert len({answer.headers["location"] for answer in both}) == 1
    assert guest.arrived_at(both[0]).phase == "playing"


async def test_people_at_one_screen_join_a_rematch_together(served: Served, guest: Guest) -> None:
    friend = served.guest()
    table = await served.finished("tara", [guest, friend, friend])
    again = guest.arrived_at(await guest.post(f"/t/{table.id}/rematch"))
    assert await friend.sits(again, 2) == 303
    assert again.phase == "playing"
    assert [chair.name for chair in again.chairs] == ["Seat 0", "Seat 1", "Seat 2"]


async def test_of_several_who_ask_at_once_one_makes_the_rematch(served: Served, guest: Guest) -> None:
    table = await served.finished("connect_four", [guest, None])
    answers = await asyncio.gather(*(guest.post(f"/t/{table.id}/rematch") for _ in range(5)))
    assert len({answer.headers["location"] for answer in answers}) == 1


async def test_a_rematch_deals_anew(served: Served, guest: Guest) -> None:
    table = await served.finished("tara", [guest, None])
    again = guest.arrived_at(await guest.post(f"/t/{table.id}/rematch"))
    assert again.seed != table.seed
    assert not again.seed_chosen


async def test_only_those_who_played_ask_for_a_rematch(served: Served, guest: Guest) -> None:
    table = await served.finished("connect_four", [guest, None])
    assert (await served.guest().post(f"/t/{table.id}/rematch")).status_code == 403


async def test_playing_on_begins_at_the_position_against_bots(served: Served, guest: Guest) -> None:
    table = await served.finished("tara", [served.guest(), served.guest(), served.guest()])
    at = table.playing.points()[20]
    made = guest.arrived_at(await guest.post(f"/t/{table.id}/play-on", {"at": at, "seat": 1}))
    assert [chair.who for chair in made.chairs] == ["bot", "human", "bot"]
    assert made.seats_of(guest.id) == [1]
    assert made.playing.choices[:at] == table.playing.choices[:at]
    assert made.phase == "playing"


@pytest.mark.parametrize("wrong", [{"at": 1}, {"at": 99999}, {"seat": 9}, {"at": "x"}, {"seat": "-1"}])
async def test_playing_on_needs_a_position_and_a_seat(served: Served, guest: Guest, wrong: dict[str, object]) -> None:
    """The first choices of Tara are one simultaneous decision, so there is no position after one of them."""
    table = await served.finished("tara", [guest, served.guest()])
    answer = await guest.post(f"/t/{table.id}/play-on", {"at": 0, "seat": 0, **wrong})
    assert 400 <= answer.status_code < 500
    assert len(served.house.room.tables) == 1


# -- looking back -----------------------------------------------------------------------------------------------------


@each_table
async def test_every_position_can_be_looked_at_through_all_eyes(
    served: Served, guest: Guest, name: str, seats: int
) -> None:
    table = await served.finished(name, [guest, *(served.guest() for _ in range(seats - 1))])
    points = table.playing.points()
    for at in (points[0], points[len(points) // 2], points[-1]):
        for eyes in ("none", "all", *(str(seat) for seat in range(seats))):
            answer = await served.guest().get(f"/t/{table.id}/replay?at={at}&eyes={eyes}")
            assert answer.status_code == 200
            assert f'data-eyes="{eyes}"' in answer.text


async def test_a_link_to_a_position_between_two_shows_the_one_before(served: Served, guest: Guest) -> None:
    table = await served.finished("tara", [guest, served.guest()])
    assert 1 not in table.playing.points()
    page = (await guest.get(f"/t/{table.id}/replay?at=1")).text
    assert "Position 0 of" in page


@pytest.mark.parametrize("at", ["99999", "x", "-1", "1.5"])
async def test_a_position_that_is_not_there(served: Served, guest: Guest, at: str) -> None:
    table = await served.finished("connect_four", [guest, None])
    answer = await guest.get(f"/t/{table.id}/replay?at={at}")
    assert answer.status_code == 404
    assert "no such position" in error_text(answer)


# -- records ----------------------------------------------------------------------------------------------------------


@each_table
async def test_a_record_goes_out_and_comes_in_as_the_same_match(
    served: Served, guest: Guest, name: str, seats: int
) -> None:
    table = await served.finished(name, [guest, *(served.guest() for _ in range(seats - 1))])
    saved = await guest.get(f"/t/{table.id}/record.json")
    assert "attachment" in saved.headers["content-disposition"]
    loaded = guest.arrived_at(await guest.loads(saved.content))
    assert loaded.id != table.id
    assert loaded.over
    assert loaded.playing.choices == table.playing.choices
    assert loaded.playing.view(-2) == table.playing.view(-2)
    assert [chair.name for chair in loaded.chairs] == [chair.name for chair in table.chairs]


async def test_a_record_that_is_not_over_is_played_on(served: Served, guest: Guest) -> None:
    record = ended("connect_four", 2)
    record.choices.pop()
    loaded = guest.arrived_at(await guest.loads(record.to_json().encode()))
    assert loaded.phase == "playing"
    assert loaded.playing.choices == record.choices


def saved(**changes: object) -> bytes:
    """A record with changed fields and a digest that fits."""
    record = ended("tara", 2)
    for name, value in changes.items():
        setattr(record, name, value)
    return record.to_json().encode()


def edited() -> bytes:
    content = json.loads(saved())
    return json.dumps({**content, "seed": content["seed"] + 1}).encode()


def deep(levels: int) -> bytes:
    return saved().replace(b'{"asztal"', b'{"x": ' + b"[" * levels + b"]" * levels + b', "asztal"', 1)


def of_old(options: dict[str, str]) -> bytes:
    record = ended("island_fortress", 2)
    record.rules, record.options = "1-bc3a1dc5", options
    return record.to_json().encode()


BAD_RECORDS: dict[str, tuple[Callable[[], bytes], str]] = {
    "cut off": (lambda: saved()[:-200], "error-record"),
    "edited": (edited, "error-record"),
    "an illegal choice": (lambda: saved(choices=[(0, 0)]), "error-record"),
    "a choice of a seat that is not there": (lambda: saved(choices=[(77, 0)]), "error-record"),
    "other rules": (lambda: saved(rules="0-older"), "error-record-rules"),
    "an unknown game": (lambda: saved(game="chess"), "error-record"),
    "too many seats": (lambda: saved(seats=ended("tara", 2).seats * 3), "error-record"),
    "an unknown option": (lambda: saved(options={"colour": "pink"}), "error-record"),
    "more choices than any match": (lambda: saved(choices=[(0, 0)] * 20_001), "error-record-long"),
    "a number without end": (lambda: saved(choices=[(10**4299, 0)]), "error-record"),
    **{f"something {levels} deep": (partial(deep, levels), "error-record") for levels in (900, 960, 985, 100_000)},
    "old rules, but not their options": (lambda: of_old({}), "error-record"),
    "old rules, but another option": (lambda: of_old({"quick_start": "slow"}), "error-record"),
    "a list": (lambda: b"[1, 2]", "error-record"),
    "a text": (lambda: "Kedves Réka!".encode(), "error-record"),
    "empty": (lambda: b"", "error-record"),
    "binary": (lambda: bytes(range(256)), "error-record"),
    "deep": (lambda: b"[" * 100_000, "error-record"),
    "too large": (lambda: saved() + b" " * 2**20, "error-too-large"),
}


@pytest.mark.parametrize("case", BAD_RECORDS)
async def test_a_bad_record_is_refused_in_the_visitors_language(served: Served, case: str) -> None:
    content, key = BAD_RECORDS[case]
    for language in LANGUAGES:
        answer = await served.guest(language).loads(content())
        assert 400 <= answer.status_code < 500
        assert error_text(answer) == Words(language).say(key)
    assert served.house.room.tables == {}


@pytest.mark.parametrize("bot", ["oracle", ""])
async def test_a_record_with_a_bot_nobody_knows_is_refused(served: Served, guest: Guest, bot: str) -> None:
    record = ended("connect_four", 2)
    record.seats[1].who, record.seats[1].bot = "bot", bot
    answer = await guest.loads(record.to_json().encode())
    assert 400 <= answer.status_code < 500
    assert served.house.room.tables == {}


@pytest.mark.parametrize("bot", ["search:3600s", "search:99999999", "random"])
async def test_a_bot_that_is_no_level_plays_on_as_one_when_its_record_is_loaded(guest: Guest, bot: str) -> None:
    record = ended("connect_four", 2)
    record.choices = record.choices[:3]
    record.seats[1].who, record.seats[1].bot = "bot", bot
    loaded = guest.arrived_at(await guest.loads(record.to_json().encode()))
    assert loaded.chairs[1].bot in LEVELS


@pytest.mark.parametrize("name", ["<script>alert(1)</script>", "‮evil", "\x02\x03"])
async def test_names_in_a_record_are_cleaned_or_refused(served: Served, guest: Guest, name: str) -> None:
    record = ended("connect_four", 2)
    record.seats[0].who, record.seats[0].name = "human", name
    answer = await guest.loads(record.to_json().encode())
    if answer.status_code == 303:
        page = (await guest.get(answer.headers["location"])).text
        assert name not in page


async def test_a_file_that_was_sent_is_closed(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    close, closed = UploadFile.close, []

    async def noted(file: UploadFile) -> None:
        closed.append(file)
        await close(file)

    monkeypatch.setattr(UploadFile, "close", noted)
    await served.guest().loads(ended("connect_four", 2).to_json().encode())
    assert len(closed) == 1


async def test_no_file_is_no_record(guest: Guest) -> None:
    """What a browser sends when no file was chosen."""
    nothing = b'--b\r\nContent-Disposition: form-data; name="record"; filename=""\r\n\r\n\r\n--b--\r\n'
    headers = {"origin": ORIGIN, "content-type": "multipart/form-data; boundary=b"}
    answer = await guest.browser.post("/load", content=nothing, headers=headers)
    assert answer.status_code == 400
    assert "can't be loaded" in error_text(answer)


# -- a hint -----------------------------------------------------------------------------------------------------------


async def test_a_hint_names_a_choice(served: Served, guest: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A real thinker is asked, with a budget in steps instead of time."""
    monkeypatch.setattr("asztal.web.answers.HINT_BOT", "search:20")
    table: Table = await served.table("tara", [guest, None], seed=1)
    answer = (await guest.post(f"/t/{table.id}/hint")).json()
    decision = table.playing.decision(0)
    assert decision is not None
    assert answer["choice"] in decision.choices
    assert answer["label"]


async def test_a_hint_is_for_ones_own_decision(served: Served, guest: Guest) -> None:
    other = served.guest()
    table = await served.table("connect_four", [other, guest])
    assert (await guest.post(f"/t/{table.id}/hint")).status_code == 409
    assert (await guest.post(f"/t/{table.id}/hint", {"seat": 0})).status_code == 403
    assert (await served.guest().post(f"/t/{table.id}/hint")).status_code == 403


async def test_the_record_of_a_served_match_is_read_by_the_command_line_too(served: Served, guest: Guest) -> None:
    table = await served.finished("connect_four", [guest, None])
    record = Record.from_json((await guest.get(f"/t/{table.id}/record.json")).text)
    assert record.choices == table.playing.choices
    assert [seat.who for seat in record.seats] == ["human", "bot"]
