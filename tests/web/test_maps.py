"""A map of thirty places on the page: every choice has its element, and a counter sends little."""

from __future__ import annotations

import pytest

from asztal.board.parts import filled
from asztal.web.render import Eyes, parts
from tests.games_for_tests import FOLDER
from tests.web.test_every_choice import offered
from tests.web.tools import Guest, Served, Stream

pytestmark = pytest.mark.anyio
MOST = 0.15
"""The share of the board's bytes that may travel for one choice."""


@pytest.fixture(autouse=True)
def isles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ASZTAL_GAMES", str(FOLDER))


async def test_every_place_that_can_be_chosen_is_one_element(served: Served) -> None:
    guests = [served.guest() for _ in range(6)]
    table = await served.table("isles", guests)
    assert [int(element.attributes["data-choice"]) for element in offered(table, 0)] == list(range(30))
    assert offered(table, 1) == []


async def test_a_page_has_every_part_in_its_place(served: Served) -> None:
    guests = [served.guest(), served.guest()]
    table = await served.table("isles", guests, [(0, 3)])
    page = (await guests[1].get(f"/t/{table.id}")).text
    assert "<!--part" not in page
    for part in parts(table, Eyes(1, "en")):
        assert page.count(f' id="{part}"') == 1


@pytest.mark.parametrize("eyes", ["who has chosen", "who chooses next", "another", "a spectator"])
async def test_a_choice_sends_a_small_share_of_the_board(served: Served, eyes: str) -> None:
    guests = [served.guest() for _ in range(6)]
    looking: dict[str, Guest] = {"who has chosen": guests[0], "who chooses next": guests[1], "another": guests[3]}
    table = await served.table("isles", guests, [(seat, 7 * seat) for seat in (0, 1, 2, 3, 4)] + [(5, 1)])
    board = len(filled(parts(table, Eyes(0, "en")), "board"))
    await guests[0].chooses(table)
    guest = looking.get(eyes) or served.guest()
    async with Stream(served.app, guest, f"/t/{table.id}/stream") as stream:
        await stream.next()
        stream.rest()
        await guests[1].chooses(table)
        sent = await stream.next()
    assert "map-isle0" in sent
    assert len(sent) <= MOST * board


async def test_of_things_within_each_other_the_one_counts_that_is_asked_for(served: Served) -> None:
    """Whoever presses what lies on a place may have meant the place."""
    guests = [served.guest(), served.guest()]
    table = await served.table("isles", guests)
    decision = table.playing.decision(0)
    assert decision is not None
    noun = decision.kind.noun
    answers = []
    for things in (f"{noun}-3", f"ship-1 {noun}-3", "ship-1"):
        answers.append((await guests[0].get(f"/t/{table.id}/why?thing={things}&seat=0")).json()["text"])
    assert answers[0] == answers[1] != answers[2]
    assert (await guests[0].get(f"/t/{table.id}/why?thing=ship&seat=0")).is_error
