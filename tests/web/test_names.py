"""Names, chat and notes: cleaned, limited, escaped, and shown to whom they are meant for."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from asztal.web.names import MESSAGE_LENGTH, NAME_LENGTH, NOTE_LENGTH, BadName, BadText, clean_name, clean_text
from asztal.web.render import Eyes, parts
from asztal.words import Words
from tests.web.tools import Guest, Served, Stream, each_language, elements, error_text, settle

HTML = "<img src=x onerror=alert(1)>"
QUOTES = "\"'&<b>Réka"


@pytest.fixture
async def guest(served: Served) -> Guest:
    return served.guest()


async def rename(guest: Guest, name: str) -> int:
    return (await guest.post("/settings", {"name": name, "back": "/"})).status_code


# -- what a name can be -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Réka", "Réka"),
        ("  two   words \n", "two words"),
        ("Re\u0301ka", "Réka"),
        ("李雷", "李雷"),
        ("A🦊", "A🦊"),
        ("\u202eevil\u202c", "evil"),
        ("a\x00b\x1b[31m", "ab[31m"),
        ("zero\u200bwidth", "zerowidth"),
        ("x" * NAME_LENGTH, "x" * NAME_LENGTH),
    ],
)
def test_a_name_is_cleaned(typed: str, shown: str) -> None:
    assert clean_name(typed) == shown


@pytest.mark.parametrize("typed", ["", "   ", "🦊🦊", "👩‍👩‍👧", "...", "\u202e", "\x00", "x" * 25, "x" * 10_000])
def test_a_name_that_cannot_be(typed: str) -> None:
    with pytest.raises(BadName):
        clean_name(typed)


def test_a_long_row_of_accents_is_refused_unread() -> None:
    """To compose a million of them would take minutes."""
    accents = "a" + "\u0301\u0316" * 500_000
    with pytest.raises(BadName):
        clean_name(accents)
    with pytest.raises(BadText):
        clean_text(accents, NOTE_LENGTH)
    with pytest.raises(BadText):
        clean_text("a" + "\u0301" * 31, NOTE_LENGTH)
    assert len(clean_text("a" + "\u0316" * 30, NOTE_LENGTH)) == 31


def test_a_text_with_accents_of_their_own_may_fill_its_length() -> None:
    assert clean_name("e\u0301" * NAME_LENGTH) == "é" * NAME_LENGTH
    assert clean_text("\r\n".join("xy" for _ in range(100)), 299) == "\n".join("xy" for _ in range(100))


@given(st.text())
def test_a_cleaned_text_has_nothing_that_hides_or_turns_others(typed: str) -> None:
    cleaned = clean_text(typed, 10**6)
    for letter in cleaned:
        assert letter in "\n\u200d" or unicodedata.category(letter)[0] != "C"


@given(st.text())
def test_cleaning_twice_changes_nothing_more(typed: str) -> None:
    cleaned = clean_text(typed, 10**6)
    assert clean_text(cleaned, 10**6) == cleaned


@pytest.mark.anyio
@each_language
@pytest.mark.parametrize("name", ["🦊🦊🦊", "x" * 10_000, "\u202e\u200f", ""])
async def test_a_bad_name_is_refused_in_the_visitors_language(served: Served, language: str, name: str) -> None:
    guest = served.guest(language)
    await rename(guest, "Réka")
    answer = await guest.post("/settings", {"name": name, "back": "/"})
    assert answer.status_code == 409
    assert error_text(answer) == Words(language).say("error-name")
    assert 'value="Réka"' in (await guest.get("/")).text


@pytest.mark.anyio
async def test_a_bad_name_for_somebody_at_this_screen_makes_no_table(served: Served, guest: Guest) -> None:
    form = {"game": "tara", "seats": 2, "who-0": "me", "who-1": "here", "name-1": "🦊"}
    assert (await guest.post("/tables", form)).status_code == 409
    assert served.house.room.tables == {}


@pytest.mark.anyio
async def test_a_new_name_is_shown_at_running_tables(guest: Guest, served: Served) -> None:
    friend = served.guest()
    await rename(guest, "Réka")
    table = await guest.makes("connect_four", "me", "friend")
    await friend.sits(table, 1)
    await guest.begins(table)
    await rename(guest, "Sára")
    page = (await friend.get(f"/t/{table.id}")).text
    assert "Sára" in page
    assert "Réka" not in page


@pytest.mark.anyio
async def test_names_of_others_at_this_screen_stay(guest: Guest) -> None:
    await rename(guest, "Réka")
    table = await guest.makes("connect_four", "me", "here", **{"name-1": "Áron"})
    await rename(guest, "Sára")
    assert [chair.name for chair in table.chairs] == ["Sára", "Áron"]


@pytest.mark.anyio
async def test_a_name_can_be_changed_at_the_table_and_all_see_it_at_once(served: Served, guest: Guest) -> None:
    friend = served.guest()
    table = await guest.makes("tara", "me", "friend", "friend")
    await friend.sits(table, 1, name="Áron")
    assert (await friend.post(f"/t/{table.id}/name", {"name": "Bence"})).status_code == 303
    assert table.chairs[1].name == "Bence"
    await guest.post(f"/t/{table.id}/fill", {"level": "easy"})
    async with Stream(served.app, guest, f"/t/{table.id}/stream") as stream:
        await stream.next()
        stream.rest()
        await friend.post(f"/t/{table.id}/name", {"name": "Csaba", "seat": 1})
        told = await stream.next()
        assert "Csaba" in told
        assert "Bence" not in told
    assert (await friend.post(f"/t/{table.id}/name", {"name": "!"})).status_code == 409
    assert (await friend.post(f"/t/{table.id}/name", {"name": "Dani", "seat": 0})).status_code == 403
    assert [chair.name for chair in table.chairs[1:]] == ["Csaba", ""]


@pytest.mark.anyio
async def test_at_one_screen_each_has_a_name_to_change(guest: Guest) -> None:
    await rename(guest, "Réka")
    table = await guest.makes("connect_four", "me", "here", **{"name-1": "Áron"})
    await guest.post(f"/t/{table.id}/name", {"name": "Bence", "seat": 1})
    await guest.post(f"/t/{table.id}/name", {"name": "Sára", "seat": 0})
    assert [chair.name for chair in table.chairs] == ["Sára", "Bence"]
    assert 'value="Sára"' in (await guest.get("/")).text


@pytest.mark.anyio
async def test_a_spectator_has_a_name_too(served: Served, guest: Guest) -> None:
    table = await guest.makes("connect_four", "me", "bot-easy")
    spectator = served.guest()
    await spectator.post(f"/t/{table.id}/name", {"name": "Réka"})
    await spectator.post(f"/t/{table.id}/chat", {"text": "Hello"})
    assert table.messages[-1]["name"] == "Réka"
    assert "Réka" not in [chair.name for chair in table.chairs]


@pytest.mark.anyio
async def test_whoever_had_no_name_in_another_language_gets_one_everywhere(guest: Guest) -> None:
    """Somebody without a name is called by a word of their language when they sit down."""
    table = await guest.makes("connect_four", "me", "bot-easy")
    await guest.post("/settings", {"language": "hu"})
    await rename(guest, "Réka")
    assert table.chairs[0].name == "Réka"


@pytest.mark.anyio
async def test_a_guest_without_a_name_has_a_number_that_stays(guest: Guest) -> None:
    names = set()
    for _ in range(2):
        page = (await guest.get("/")).text
        names |= {item.attributes["value"] for item in elements(page) if item.attributes.get("name") == "name"}
    assert len(names) == 1
    assert names.pop().startswith("Guest ")


# -- escaped everywhere -----------------------------------------------------------------------------------------------


@pytest.mark.anyio
@pytest.mark.parametrize("name", ["<b>Réka</b>", "\"'&<i>é", "<script>x</script>"])
async def test_a_name_is_escaped_wherever_it_is_shown(served: Served, guest: Guest, name: str) -> None:
    await rename(guest, name)
    waiting = await guest.makes("tara", "me", "friend", public="yes")
    shared = await guest.makes("tara", "me", "here")
    table = await guest.makes("connect_four", "me", "bot-easy")
    await guest.chooses(table)
    other = served.guest()
    await guest.post(f"/t/{table.id}/chat", {"text": "Hello"})
    seen = [await guest.post("/device/link")]
    for path in ("/", f"/t/{waiting.id}", f"/t/{table.id}", f"/t/{table.id}/log", f"/t/{table.id}/replay"):
        seen += [await guest.get(path), await other.get(path)]
    seen += [await guest.get("/new?game=tara"), await guest.get(f"/t/{shared.id}")]
    for answer in seen:
        assert answer.status_code == 200
        assert name not in answer.text
        assert {element.tag for element in elements(answer.text)}.isdisjoint({"i"})
    for language in ("en", "de", "hu"):
        assert all(name not in part for part in parts(table, Eyes(0, language)).values())


@pytest.mark.anyio
@pytest.mark.parametrize("text", [HTML, QUOTES, "</ol></main>", "{{ 7 * 7 }}"])
async def test_chat_is_escaped_in_page_and_stream(served: Served, guest: Guest, text: str) -> None:
    table = await guest.makes("connect_four", "me", "bot-easy")
    async with Stream(served.app, guest, f"/t/{table.id}/stream") as stream:
        await stream.next()
        await guest.post(f"/t/{table.id}/chat", {"text": text})
        assert "".join([await stream.next(), *stream.rest()]).count(text) == ("{" in text)
    page = (await guest.get(f"/t/{table.id}")).text
    assert any(text in element.text for element in elements(page) if element.tag == "li")


@pytest.mark.anyio
async def test_a_message_of_several_lines_stays_one_event_of_the_stream(served: Served, guest: Guest) -> None:
    table = await guest.makes("connect_four", "me", "bot-easy")
    async with Stream(served.app, guest, f"/t/{table.id}/stream") as stream:
        await stream.next()
        await guest.post(f"/t/{table.id}/chat", {"text": "one\r\n\r\nevent: reload\ndata: two"})
        told = await stream.next()
    assert told.count("\n\n") == 1
    assert all(line.startswith("data: ") for line in told.strip().splitlines())


@pytest.mark.anyio
async def test_chat_is_limited(guest: Guest) -> None:
    table = await guest.makes("connect_four", "me", "bot-easy")
    assert (await guest.post(f"/t/{table.id}/chat", {"text": "x" * MESSAGE_LENGTH})).status_code == 303
    too_long = await guest.post(f"/t/{table.id}/chat", {"text": "x" * (MESSAGE_LENGTH + 1)})
    assert too_long.status_code == 409
    assert "too long" in error_text(too_long)
    assert len(table.messages) == 1


@pytest.mark.anyio
async def test_an_empty_message_is_not_said(guest: Guest) -> None:
    table = await guest.makes("connect_four", "me", "bot-easy")
    assert (await guest.post(f"/t/{table.id}/chat", {"text": " \n\u202e "})).status_code == 303
    assert table.messages == []


@pytest.mark.anyio
async def test_spectators_may_speak_and_are_counted(served: Served, guest: Guest) -> None:
    table = await guest.makes("connect_four", "me", "bot-easy")
    spectator = served.guest()
    async with Stream(served.app, spectator, f"/t/{table.id}/stream") as stream:
        await stream.next()
        await spectator.post(f"/t/{table.id}/chat", {"text": "Good luck"})
        page = (await guest.get(f"/t/{table.id}")).text
    assert "Good luck" in page
    assert "One person is watching." in page
    await settle()
    assert "hidden" in parts(table, Eyes(0, "en"))["watching"]


@pytest.mark.anyio
async def test_notes_are_ones_own_and_escaped(served: Served, guest: Guest) -> None:
    friend = served.guest()
    table = await served.table("connect_four", [guest, friend])
    assert (await guest.post(f"/t/{table.id}/note", {"text": f"secret {HTML}"})).status_code == 303
    own = (await guest.get(f"/t/{table.id}")).text
    assert HTML not in own
    assert any(f"secret {HTML}" in element.text for element in elements(own) if element.tag == "textarea")
    for other in (friend, served.guest()):
        assert "secret" not in (await other.get(f"/t/{table.id}")).text
    too_long = await guest.post(f"/t/{table.id}/note", {"text": "x" * (NOTE_LENGTH + 1)})
    assert too_long.status_code == 409
    assert "secret" in (await guest.get(f"/t/{table.id}")).text
