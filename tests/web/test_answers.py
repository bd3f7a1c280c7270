"""What a page asks about a position: why not, what follows from a choice, and hints."""

from __future__ import annotations

import pytest

from asztal import games
from asztal.match import Match
from asztal.match.foresight import prospect_of
from asztal.web.answers import BEGINNER, why_line
from asztal.web.render import Eyes
from asztal.web.tables import BEGINNERS, OFF, ON
from asztal.web.thinking import Thinking
from tests.random_play import play_randomly
from tests.web.tools import Served, each_language

pytestmark = pytest.mark.anyio

_LEFT_THREE_TIMES = [(0, 0), (1, 0), (0, 0), (1, 0), (0, 0), (1, 0)]
"""The first column is full."""


# -- why not? ---------------------------------------------------------------------------------------------------------


async def test_what_cannot_be_chosen_says_why_in_the_visitors_language(served: Served) -> None:
    guest = served.guest("de")
    table = await served.table("connect_four", [guest, served.guest()], _LEFT_THREE_TIMES)
    answer = await guest.get(f"/t/{table.id}/why?thing=column-0")
    assert answer.json() == {"text": "Spalte 1 ist voll: Sie hat 6 Scheiben. (C2)"}


async def test_what_can_be_chosen_says_what_it_would_be(served: Served) -> None:
    guest = served.guest()
    table = await served.table("connect_four", [guest, served.guest()])
    answer = await guest.get(f"/t/{table.id}/why?thing=column-3")
    assert answer.json() == {"text": "You can choose this now: column 4."}


async def test_whoever_is_not_asked_hears_whom_the_table_waits_for(served: Served) -> None:
    ada, bo = served.guest(), served.guest()
    table = await served.table("connect_four", [ada, bo])
    assert "Seat 0 is choosing" in (await bo.get(f"/t/{table.id}/why?thing=column-0")).json()["text"]
    watching = (await served.guest().get(f"/t/{table.id}/why?thing=column-0")).json()["text"]
    assert watching == "You are watching; only those who sit at the table choose."


async def test_after_the_end_nothing_can_be_chosen(served: Served) -> None:
    guest = served.guest()
    table = await served.finished("connect_four", [guest, None])
    assert (await guest.get(f"/t/{table.id}/why?thing=column-0")).json()["text"] == "The match is over."


@pytest.mark.parametrize(
    "thing", ["", "column", "column-", "column-99999999999999999999", "-1", "nobody-3", "column--1"]
)
async def test_nonsense_is_answered_with_a_sentence(served: Served, thing: str) -> None:
    guest = served.guest()
    table = await served.table("connect_four", [guest, served.guest()])
    answer = await guest.get(f"/t/{table.id}/why", accept="application/json")
    assert answer.status_code == 409
    answer = await guest.browser.get(
        f"/t/{table.id}/why", params={"thing": thing}, headers={"accept": "application/json"}
    )
    assert answer.status_code in (200, 409)
    assert next(iter(answer.json().values()))


@each_language
async def test_a_thing_that_is_not_asked_for_names_the_question(served: Served, language: str) -> None:
    guest = served.guest()
    table = await served.table("empires", [guest, None], seed=1)
    decision = table.playing.decision(0)
    assert decision is not None
    assert decision.kind.name == "nation"
    line = why_line(table, Eyes(0, language), "box", 3)
    assert "?" in line


# -- what follows -----------------------------------------------------------------------------------------------------


async def test_a_confirmation_tells_what_is_certain_to_follow(served: Served) -> None:
    guest = served.guest()
    table = await served.table("connect_four", [guest, served.guest()])
    answer = await guest.get(f"/t/{table.id}/follows?choice=3")
    assert answer.json() == {"lines": ["Seat 0 drops a disc into column 4.", "Then another player chooses."]}


async def test_only_ones_own_choices_are_foretold(served: Served) -> None:
    guest = served.guest()
    table = await served.table("connect_four", [guest, served.guest()])
    assert (await served.guest().get(f"/t/{table.id}/follows?choice=3")).status_code == 403
    assert (await guest.get(f"/t/{table.id}/follows?choice=7")).status_code == 409
    assert (await guest.get(f"/t/{table.id}/follows")).status_code == 409


@pytest.mark.parametrize("name", ["tara", "island_fortress", "colonial", "empires"])
def test_what_is_foretold_happens_and_nothing_hidden_is_told(name: str) -> None:
    """It is the same in every world that the seat can't tell apart, and what truly happens begins with it."""
    game = games.find(name)
    for seed in range(6):
        match = play_randomly(Match(game, game.seats[0], game.thinking.simulation, seed), 10 + 13 * seed, seed)
        if match.over:
            continue
        seat = match.owing()[0]
        decision = match.decision(seat)
        assert decision is not None
        choice = decision.choices[-1]
        foretold = [(event.kind.name, event.values) for event in prospect_of(match, seat, choice).events]
        before = len(match.events)
        match.choose(seat, choice)
        told = [(event.kind.name, event.values) for event in match.events[before:] if event.seen_by(seat)]
        assert told[: len(foretold)] == foretold


# -- hints ------------------------------------------------------------------------------------------------------------


async def test_a_hint_says_why(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("asztal.web.answers.HINT_BOT", "search:50")
    guest = served.guest()
    # Three of Ada's stones lie side by side, with room at both ends.
    table = await served.table(
        "connect_four", [guest, served.guest()], [(0, 2), (1, 2), (0, 3), (1, 3), (0, 4), (1, 6)]
    )
    answer = (await guest.post(f"/t/{table.id}/hint")).json()
    assert answer["choice"] in (1, 5)
    assert answer["label"] in ("column 2", "column 6")
    assert answer["lines"][0] == "It wins the match."


@pytest.mark.parametrize(
    ("merit", "lines"),
    [
        (
            {"kind": "gains", "aspect": "treasure", "count": 2, "cost": "goods", "price": 1},
            ["It brings you 2 treasure.", "It costs you 1 good in the market."],
        ),
        (
            {"kind": "luck", "aspect": "prestige", "cost": "treasure"},
            ["With luck it brings you prestige.", "It costs you treasure."],
        ),
        (
            {"kind": "ahead", "aspect": "goods", "count": 1, "cost": "debt", "price": 3},
            ["This way you can get 1 good in the market in this turn.", "In return you get 3 treasure more debt."],
        ),
        ({"kind": "hits", "aspect": "calm", "count": 1, "seat": 1}, ["It brings Seat 1 1 unrest more."]),
        ({"kind": "denies", "aspect": "treasure", "seat": 1}, ["With any other choice Seat 1 would get treasure."]),
        ({"kind": "hopes", "aspect": "exploration"}, ["You can explore with better odds."]),
        ({"kind": "later", "aspect": "prestige"}, ["It is meant to bring you prestige next."]),
        (
            {"kind": "furthest", "aspect": "treasure"},
            ["At once it changes little; in the long run it promises you treasure sooner than other choices."],
        ),
        (
            {"kind": "furthest", "aspect": "exploration"},
            [
                "At once it changes little. In the long run, more than with other choices: "
                "You can explore with better odds."
            ],
        ),
        (
            {"kind": "furthest", "aspect": "goods", "seat": 1},
            ["At once it changes little; in the long run Seat 1 gets goods in the market less easily."],
        ),
        ({"kind": "furthest"}, ["At once it changes little; in the long run it promises the most."]),
        ({"kind": "even"}, ["It hardly matters which you choose here."]),
    ],
)
async def test_a_reason_is_told_in_sentences(
    served: Served, monkeypatch: pytest.MonkeyPatch, merit: dict[str, object], lines: list[str]
) -> None:
    nothing = {"aspect": "", "seat": -1, "count": 0, "cost": "", "price": 0}

    async def hint(*_: object) -> dict[str, object]:
        return {"choice": table.playing.state.menu[0], "merit": {**nothing, **merit}}

    monkeypatch.setattr(Thinking, "hint", hint)
    guest = served.guest()
    table = await served.table("colonial", [guest, served.guest()])
    assert (await guest.post(f"/t/{table.id}/hint")).json()["lines"] == lines


@pytest.mark.parametrize(("clock", "people", "usual"), [(0, 2, ON), (10, 2, OFF), (10, 1, ON)])
async def test_hints_are_off_where_people_play_by_the_clock(
    served: Served, clock: int, people: int, usual: str
) -> None:
    guest = served.guest()
    who = ["me", "friend" if people > 1 else "bot-easy"]
    table = await guest.makes("connect_four", *who, clock=clock)
    assert table.hints == usual
    assert (await guest.makes("connect_four", *who, clock=clock, hints="on")).hints == ON


async def test_without_hints_there_is_no_button_and_no_answer(served: Served) -> None:
    guest = served.guest()
    table = await served.table("connect_four", [guest, None], hints=OFF)
    assert "data-hint" not in (await guest.get(f"/t/{table.id}")).text
    answer = await guest.post(f"/t/{table.id}/hint", accept="application/json")
    assert answer.status_code == 409
    assert answer.json()["error"] == "No hints are given at this table; its host has decided so."


async def test_hints_for_beginners_end_after_some_matches(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("asztal.web.answers.HINT_BOT", "search:5")
    guest = served.guest()
    table = await served.table("connect_four", [guest, served.guest()], hints=BEGINNERS)
    assert (await guest.post(f"/t/{table.id}/hint")).status_code == 200
    for _ in range(BEGINNER):
        await served.finished("connect_four", [guest, None])
    assert (await guest.post(f"/t/{table.id}/hint")).status_code == 409


async def test_hints_that_are_neither_on_nor_off_are_refused(served: Served) -> None:
    answer = await served.guest().post("/tables", {"game": "connect_four", "seats": 2, "hints": "perhaps"})
    assert answer.status_code == 409
