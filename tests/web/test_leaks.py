"""Nothing leaks: whatever a seat or a spectator can't know shows in no page, no JSON and no stream."""

from __future__ import annotations

import re
import time
from collections.abc import AsyncIterator
from contextlib import ExitStack

import pytest
from starlette.applications import Starlette

from asztal import games
from asztal.engine.events import EVERYONE, Event
from asztal.engine.game import SPECTATOR
from asztal.engine.rng import seeded
from asztal.engine.state import State
from asztal.match import Match
from asztal.web.render import Eyes, parts
from asztal.web.tables import Table
from tests.random_play import choices_made
from tests.web.tools import Guest, Served, Stream, each_table, settle, until, view

pytestmark = pytest.mark.anyio

# How many choices into a match the pages are compared; Tara's hands are picked in the first.
MOMENTS = (0, 1, 2, 4, 13, 30, 61, 122)

READING = re.compile(r'data-left="\d+"|\d+:\d\d(?=</time>)')
"""What a clock shows, which goes on by itself."""


@pytest.fixture
async def people(served: Served, seats: int) -> list[Guest]:
    """One for each seat, and a spectator at the end."""
    return [served.guest() for _ in range(seats + 1)]


@pytest.fixture
async def moments(served: Served, people: list[Guest], name: str, seats: int) -> AsyncIterator[Table]:
    """Tables at several moments of a random match, every other one with a coach."""
    match = Match(games.find(name), seats, games.find(name).thinking.simulation, 11)
    made = list(choices_made(match, MOMENTS[-1], 11))

    async def tables() -> AsyncIterator[Table]:
        for at, count in enumerate(MOMENTS):
            if count <= len(made):
                more = {"options": match.options, "seed": 11, "lesson": at % 2 == 1}
                table = await served.table(name, people[:seats], made[:count], **more)
                await advised(table)
                yield table

    return tables()


async def advised(table: Table) -> None:
    """Waits for the coach, who thinks elsewhere."""
    lesson = table.lesson
    if lesson is not None:
        await until(lambda: lesson.unadvised() is None)


def viewers(seats: int) -> list[int]:
    return [*range(seats), SPECTATOR]


def possible(state: State, seat: int, salt: int) -> State:
    """The state as it could be just as well, by all that the seat (or a spectator) can know.

    A spectator knows no more than any seat.
    """
    return state.redeal(seat if seat >= 0 else salt % int(state.seats), seeded("leak", salt))


def hidden_changed(events: list[Event], seat: int) -> list[Event]:
    """The same events, but those that the seat can't know of are others."""
    return [
        event
        if event.seen_by(seat) or event.audience == EVERYONE
        else Event(event.kind, event.audience, [*event.values[:-1], event.values[-1] % 20 + 1])
        for event in events
    ]


def turn_over(table: Table, seat: int, salt: int) -> None:
    """Replaces all that the seat can't know by something else."""
    match = table.playing
    set_truth(table, possible(match.state, seat, salt), hidden_changed(match.events, seat))


def set_truth(table: Table, state: State, events: list[Event]) -> None:
    table.playing.state, table.playing.events = state, events
    table.told.clear()
    table.refresh()


async def seen(app: Starlette, guest: Guest, table: Table, seat: int) -> dict[str, object]:
    """Everything that a person can get of a table."""
    found: dict[str, object] = dict(parts(table, Eyes(seat, "en")))
    for page in ("", "/view.json", "/log"):
        answer = await guest.get(f"/t/{table.id}{page}")
        assert answer.status_code == 200
        found[page] = answer.content
    async with Stream(app, guest, f"/t/{table.id}/stream") as stream:
        found["stream"] = await stream.next()
    return found


@each_table
async def test_no_page_depends_on_what_its_reader_cannot_know(
    served: Served, people: list[Guest], moments: AsyncIterator[Table], seats: int
) -> None:
    salt = 0
    async for table in moments:
        truth = table.playing.state, table.playing.events
        for seat in viewers(seats):
            set_truth(table, *truth)
            before = await seen(served.app, people[seat], table, seat)
            salt += 1
            turn_over(table, seat, salt)
            after = await seen(served.app, people[seat], table, seat)
            for what, content in before.items():
                assert after[what] == content, f"seat {seat} after {len(table.playing.choices)} choices: {what}"


@each_table
async def test_no_replay_depends_on_what_its_reader_cannot_know(
    people: list[Guest], moments: AsyncIterator[Table], seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = Match.at
    salt = 0

    async for table in moments:
        for seat in viewers(seats):
            salt += 1

            def another(whole: Match, count: int, seat: int = seat, salt: int = salt) -> Match:
                match = at(whole, count)
                match.state = possible(match.state, seat, salt)
                match.events = hidden_changed(match.events, seat)
                return match

            pages_seen = []
            for way in (at, another):
                monkeypatch.setattr(Match, "at", way)
                pages_seen.append((await people[seat].get(f"/t/{table.id}/replay")).content)
            monkeypatch.setattr(Match, "at", at)
            assert pages_seen[0] == pages_seen[1]


@each_table
async def test_the_pairs_of_tables_do_differ(moments: AsyncIterator[Table], name: str, seats: int) -> None:
    """Where a game has secrets, the tables that look alike to a seat are different ones to another."""
    differ = False
    async for table in moments:
        before = parts(table, Eyes(1, "en"))
        turn_over(table, 0, 1)
        differ = differ or parts(table, Eyes(1, "en")) != before
    assert differ == games.find(name).rules.secrets


# -- decisions that several make at once ------------------------------------------------------------------------------


@each_table
async def test_what_is_chosen_in_secret_shows_to_nobody_else(
    served: Served, people: list[Guest], name: str, seats: int
) -> None:
    """One chooses this or that; it is the same to all others, in pages and in what their streams tell."""
    if not games.find(name).rules.secrets:
        return
    told = []
    for which in (0, -1):
        table = await served.table(name, people[:seats], seed=5)
        assert table.playing.together
        chooser = table.owing()[0]
        decision = table.playing.decision(chooser)
        assert decision is not None
        others = [seat for seat in viewers(seats) if seat != chooser]
        streams = [Stream(served.app, people[seat], f"/t/{table.id}/stream") for seat in others]
        for stream in streams:
            await stream.__aenter__()
            await stream.next()
        await settle()
        for stream in streams:
            stream.rest()
        await people[chooser].chooses(table, choice=decision.choices[which])
        await settle()
        heard = [stream.rest() for stream in streams]
        found = [await seen(served.app, people[seat], table, seat) for seat in others]
        for stream in streams:
            await stream.__aexit__()
        told.append(repr((heard, found)).replace(table.id, "ID"))
    assert told[0] == told[1]


@pytest.mark.parametrize("clock", [0, 10])
async def test_how_far_another_has_come_with_a_secret_decision_shows_nowhere(served: Served, clock: int) -> None:
    """Picking the first of three cards, and taking it back, changes nothing that others see or hear."""
    people = [served.guest() for _ in range(4)]
    table = await served.table("tara", people[:3], seed=5, clock=clock)
    others = [seat for seat in viewers(3) if seat != 0]
    before = [await seen(served.app, people[seat], table, seat) for seat in others]
    streams = [Stream(served.app, people[seat], f"/t/{table.id}/stream") for seat in others]
    for stream in streams:
        await stream.__aenter__()
        await stream.next()
    await settle()
    for stream in streams:
        stream.rest()
    # A clock goes on meanwhile.
    table.clock.ask_all(time.time() - 30)
    await people[0].chooses(table)
    await people[0].undoes(table)
    await people[0].chooses(table)
    await settle()
    heard = [stream.rest() for stream in streams]
    for stream in streams:
        await stream.__aexit__()
    after = [await seen(served.app, people[seat], table, seat) for seat in others]
    assert heard == [[], [], []]
    for seat, old, new in zip(others, before, after, strict=True):
        changed = [what for what in old if READING.sub("", repr(old[what])) != READING.sub("", repr(new[what]))]
        assert changed == [], f"seat {seat}"


@each_table
async def test_a_secret_choice_wakes_and_redraws_nobody_else(
    served: Served, people: list[Guest], name: str, seats: int
) -> None:
    """Neither what others get, nor when, nor how long it takes, depends on it: in every game, at many moments."""
    game = games.find(name)
    if not game.rules.secrets:
        return
    match = Match(game, seats, game.thinking.simulation, 23)
    seen_some = 0
    for made, (seat, choice) in enumerate(choices_made(match, 150, 23)):
        before = match.at(made)
        if (
            not before.together
            or match.owing() != before.owing()
            or match.number(SPECTATOR) != before.number(SPECTATOR)
        ):
            continue
        seen_some += 1
        if seen_some > 6:
            break
        played = {"options": match.options, "seed": 23, "clock": 10}
        table = await served.table(name, people[:seats], before.choices, **played)
        others = [eyes for eyes in viewers(seats) if eyes != seat]
        with ExitStack() as open_pages:
            watchers = {eyes: open_pages.enter_context(table.presence.watched_by(people[eyes].id)) for eyes in others}
            await settle()  # that they have come is told
            drawn = {eyes: parts(table, Eyes(eyes, "en")) for eyes in others}
            versions = [table.version_for(eyes) for eyes in others]
            for watcher in watchers.values():
                watcher.woken.clear()
            await table.choose(seat, choice, table.number(seat))
            assert not any(watcher.woken.is_set() for watcher in watchers.values())
            assert versions == [table.version_for(eyes) for eyes in others]
            assert all(parts(table, Eyes(eyes, "en")) is drawn[eyes] for eyes in others)
            # And it would have been drawn the same: nothing was kept from them.
            table.drawn.clear()
            assert all(parts(table, Eyes(eyes, "en")) == drawn[eyes] for eyes in others)
    assert seen_some > 0 or name not in ("tara", "island_fortress")


async def test_a_clock_does_not_tell_when_another_chose_in_secret(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What it shows on a page that is opened now is of now, whenever the table was drawn."""
    people = [served.guest() for _ in range(4)]
    now = time.time()
    shown = []
    for chosen_at in (5.0, 25.0, None):
        monkeypatch.setattr(time, "time", lambda: now)
        table = await served.table("tara", people[:3], seed=5, clock=10)
        await people[1].get(f"/t/{table.id}")
        if chosen_at is not None:
            monkeypatch.setattr(time, "time", lambda at=chosen_at: now + at)
            await people[0].chooses(table)
        monkeypatch.setattr(time, "time", lambda: now + 30.0)
        page = (await people[1].get(f"/t/{table.id}")).text
        shown.append(page.replace(table.id, "ID"))
        assert page.count('data-left="570"') == 3
    assert shown[0] == shown[1] == shown[2]


async def test_a_replay_ends_before_a_decision_that_is_still_open(served: Served) -> None:
    people = [served.guest() for _ in range(3)]
    table = await served.table("tara", people, seed=5)
    before = (await people[1].get(f"/t/{table.id}/replay")).content
    for _ in range(2):
        await people[0].chooses(table)
    assert table.playing.points() == [0]
    assert (await people[1].get(f"/t/{table.id}/replay")).content == before
    for at in (1, 2):
        assert (await people[1].get(f"/t/{table.id}/replay?at={at}")).status_code == 404


@each_table
async def test_a_replay_offers_the_positions_that_are_nobodys_secret(
    people: list[Guest], moments: AsyncIterator[Table]
) -> None:
    async for table in moments:
        points = table.playing.points()
        for guest in (people[0], people[-1]):
            page = (await guest.get(f"/t/{table.id}/replay")).text
            assert f'data-points="{" ".join(str(at) for at in points)}"' in page
            assert (await guest.get(f"/t/{table.id}/replay?at={points[-1] + 1}")).status_code == 404


# -- somebody else's eyes ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["", "/view.json", "/stream", "/log"])
async def test_nobody_looks_through_somebody_elses_eyes(served: Served, path: str) -> None:
    guest, other = served.guest(), served.guest()
    table = await served.table("tara", [guest, other])
    for visitor, seat in ((guest, 1), (served.guest(), 0), (guest, 9)):
        assert (await visitor.get(f"/t/{table.id}{path}?seat={seat}")).status_code == 403


@pytest.mark.parametrize("eyes", ["1", "all", "-2", "7", "x"])
async def test_while_it_lasts_a_replay_is_through_ones_own_eyes(served: Served, eyes: str) -> None:
    guest = served.guest()
    table = await served.table("tara", [guest, served.guest()])
    assert (await guest.get(f"/t/{table.id}/replay?eyes={eyes}")).status_code == 403
    assert (await guest.get(f"/t/{table.id}/replay?eyes=0")).status_code == 200


async def test_a_spectator_sees_no_hand(served: Served) -> None:
    table = await served.table("tara", [served.guest(), served.guest()], seed=2)
    found = view(await served.guest().get(f"/t/{table.id}/view.json"))
    assert found["seat"] is None
    assert found["decision"] is None
    assert found["number"] is None


async def test_the_page_of_a_running_match_says_nothing_of_its_seed(served: Served) -> None:
    guest = served.guest()
    table = await served.table("tara", [guest, served.guest()])
    for page in ("", "/view.json", "/log", "/replay"):
        assert str(table.seed) not in (await guest.get(f"/t/{table.id}{page}")).text
