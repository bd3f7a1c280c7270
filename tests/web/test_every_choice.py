"""Whatever can be chosen can be reached: each legal choice is one element of the page, with a label."""

from __future__ import annotations

import pytest

from asztal import games
from asztal.match import Match
from asztal.web.render import Eyes, parts
from asztal.web.tables import Table
from tests.random_play import choices_made
from tests.web.tools import Element, Served, each_table, elements

pytestmark = pytest.mark.anyio


def offered(table: Table, seat: int) -> list[Element]:
    """The elements of a page that are choices."""
    html = "".join(part for part in parts(table, Eyes(seat, "en")).values() if "data-choice" in part)
    return [element for element in elements(html) if "data-choice" in element.attributes]


@each_table
async def test_every_legal_choice_is_one_element_with_a_label(served: Served, name: str, seats: int) -> None:
    guest = served.guest()
    for seed in range(2):
        match = Match(games.find(name), seats, games.find(name).thinking.simulation, seed)
        table = await served.table(name, [guest] * seats, options=match.options, seed=seed)
        for made, _ in enumerate(choices_made(match, 300, seed)):
            if match.over or made % 5:
                continue
            table.match = match
            table.refresh()
            for seat in range(seats):
                decision = match.decision(seat)
                shown = offered(table, seat)
                values = sorted(int(element.attributes["data-choice"]) for element in shown)
                assert values == sorted(decision.choices if decision else []), match.record().to_json()
                for element in shown:
                    assert (element.attributes.get("aria-label") or element.text).strip()
                labels = [element.attributes.get("aria-label") or element.text for element in shown]
                assert len(set(labels)) == len(labels)


@each_table
async def test_every_choice_can_be_reached_by_keys(served: Served, name: str, seats: int) -> None:
    table = await served.table(name, [served.guest()] * seats, seed=1)
    for element in offered(table, table.owing()[0]):
        assert element.tag == "button" or element.attributes["tabindex"] == "0"
        assert element.tag == "button" or element.attributes["role"] == "button"


@each_table
async def test_a_spectator_is_offered_nothing(served: Served, name: str, seats: int) -> None:
    table = await served.table(name, [served.guest()] * seats, seed=1)
    assert offered(table, -1) == []


@each_table
async def test_without_scripts_every_choice_is_a_button_of_a_form(served: Served, name: str, seats: int) -> None:
    guests = [served.guest() for _ in range(seats)]
    table = await served.table(name, guests, seed=1)
    seat = table.owing()[0]
    page = (await guests[seat].get(f"/t/{table.id}")).text
    plain = page.partition("<noscript>")[2].partition("</noscript>")[0]
    decision = table.playing.decision(seat)
    assert decision is not None
    found = elements(plain)
    buttons = [int(element.attributes["value"]) for element in found if element.tag == "button"]
    assert buttons == list(decision.choices)
    fields = {element.attributes["name"]: element.attributes["value"] for element in found if element.tag == "input"}
    answer = await guests[seat].post(f"/t/{table.id}/choose", {**fields, "choice": buttons[0]})
    assert answer.status_code == 303


@each_table
async def test_every_part_has_the_id_under_which_it_is_sent(served: Served, name: str, seats: int) -> None:
    table = await served.table(name, [served.guest()] * seats, seed=1)
    for seat in (-1, table.owing()[0]):
        drawn = parts(table, Eyes(seat, "en"))
        for part, html in drawn.items():
            assert elements(html)[0].attributes["id"] == part
        ids = [element.attributes["id"] for element in elements("".join(drawn.values())) if "id" in element.attributes]
        assert len(set(ids)) == len(ids)
