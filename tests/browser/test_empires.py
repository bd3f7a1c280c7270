"""Empires in the browser: whole matches, six seats, a war with victims on both sides, buying points, and a phone."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Sequence
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from asztal.bots import consult, make
from asztal.games.empires import data
from asztal.games.empires.state import Empires
from asztal.games.empires.steps import kinds
from asztal.games.empires.view import TableView
from asztal.match import Match, Seat
from asztal.match.record import BOT, HUMAN
from tests.browser.people import PHONE, People
from tests.browser.playing import (
    asked,
    choice,
    choices,
    choose,
    load,
    make_table,
    number,
    play_to_end,
    question,
    until_answered,
    until_my_turn,
    various,
)

_GAME = "empires"
_BASE = {
    "builders": "off",
    "new_buildings": "off",
    "nation_advantages": "off",
    "vp_purchase": "off",
    "sixth_colour": "off",
}
"""The base game alone."""
_MOST_CHOICES = 60
_MOST_IN_A_MATCH = 400
"""More than anybody makes in eight turns."""
_LAST_FIGURES = 2
_CARIBBEAN = data.REGION_NAMES.index("caribbean")
Policy = Callable[[Match, str, list[int]], int]
"""What is chosen in a match for a kind of decision, of which choices."""


def _fact(page: Page, thing: str, seat: int) -> Locator:
    """A number in a panel."""
    return page.locator(f'[data-count="{thing}-{seat}"]')


def _expect_told(line: str | re.Pattern[str], *pages: Page) -> None:
    """A line of the log, on each page."""
    for page in pages:
        expect(page.locator("#log li", has_text=line).last).to_be_attached()


def _thrifty(offered: Collection[int]) -> int:
    """Passes where one can: that is the last choice of most kinds; figures go to boxes all over the board."""
    return sorted(offered)[-1]


# -- whole matches ----------------------------------------------------------------------------------------------------


def test_a_match_against_four_bots_begins_with_nations_and_goes_round(hurried_people: People) -> None:
    page = hurried_people.come()
    make_table(page, ["me", *["bot-easy"] * 4], 7, game=_GAME)
    assert until_my_turn(page)
    expect(asked(page)).to_contain_text("Which nation do you lead?")
    choose(page, data.NATIONS.index("britain"))
    expect(page.locator("#panel-0")).to_contain_text("Great Britain")
    expect(page.locator("#panel-0")).to_have_class(re.compile("seat-red"))
    assert until_my_turn(page)
    expect(asked(page)).to_contain_text("Where do you place the colonist?")
    choose(page, data.DOCK)
    expect(page.locator("#box-1 .space.taken .seat-red")).to_have_count(1)
    # Everybody places one figure before it is the first one's turn again.
    assert until_my_turn(page)
    expect(page.locator("#log li", has_text=re.compile("^(?!Turn).* place"))).not_to_have_count(0)


def test_a_match_against_four_bots_is_played_by_clicking_from_the_nations_to_the_end(hurried_people: People) -> None:
    page = hurried_people.come(reduced_motion="reduce")
    # Somebody who does not want to be asked twice.
    page.context.add_cookies([{"name": "confirm", "value": "no", "url": hurried_people.address}])
    make_table(page, ["me", *["bot-easy"] * 4], 7, game=_GAME)
    questions, pick = set(), various()

    def any_of(offered: Collection[int]) -> int:
        questions.add(asked(page).inner_text())
        return pick(offered)

    assert play_to_end(page, any_of, _MOST_IN_A_MATCH) > 40
    assert {"Which nation do you lead?", "Where do you place the colonist?"} <= questions
    assert len(questions) > 8
    _assert_end_is_told(page)
    points = [_fact(page, "points", seat).inner_text() for seat in range(5)]
    expect(page.locator(".end").get_by_role("columnheader")).to_have_count(5)
    totals = page.locator(".end .total td").all_inner_texts()
    assert totals == sorted(points, key=int, reverse=True)


def test_the_base_game_alone_is_played_to_its_end(hurried_people: People, tmp_path: Path) -> None:
    page = hurried_people.come()
    load(page, _last_turn(tmp_path, 2, _BASE))
    assert until_my_turn(page)
    expect(page.locator("#hand .owns .title")).to_have_text("Your buildings and discoveries")
    expect(page.locator("#box-4 .rule")).to_have_text("20")
    assert "builder" not in page.locator("#board").inner_text().lower()
    assert play_to_end(page, _thrifty, _MOST_CHOICES) > 2
    _assert_end_is_told(page)


def _last_turn(folder: Path, seats: int, options: dict[str, str]) -> Path:
    """A record of a match of a person against easy bots, up to the person's last figures."""
    match = Match(_GAME, [Seat(HUMAN, "Ada"), *[Seat(BOT, bot="easy")] * (seats - 1)], options, seed=6)
    bot = make("greedy", match.game)
    for _ in range(3000):
        seat = match.owing()[0]
        table = match.view(seat)["table"]
        placed = table["phase"] == "placement" and sum(table["players"][0]["hand"]) <= _LAST_FIGURES
        if seat == 0 and table["turn"] == data.TURNS and placed:
            break
        match.choose(seat, consult(bot, match.state, seat, match.rng_for(seat)))
    file = folder / "record.json"
    file.write_text(match.record().to_json(), encoding="utf-8")
    return file


def _assert_end_is_told(page: Page) -> None:
    """Result, breakdown and chart; the board stays as it was."""
    end = page.locator(".end")
    expect(page.get_by_role("heading", name=re.compile("wins|victory"))).to_be_visible()
    expect(end).to_contain_text("Regions, age III")
    expect(end.locator("svg polyline").first).to_be_attached()
    expect(page.locator("#headline")).to_contain_text("Turn 8 of 8")


# -- six seats --------------------------------------------------------------------------------------------------------


def test_six_seats_are_played_from_two_browsers(people: People) -> None:
    """Five people share a screen, which goes from one to the next; the sixth is elsewhere.

    The first turn and the end of the last one are played by clicking, what is between by requests.
    """
    host = people.sit_down("here", "here", "friend", "here", "here", game=_GAME, seed=4)
    friend = people.join(host)
    expect(friend.locator("#panel-3")).to_contain_text("you")
    pages = [host, host, host, friend, host, host]
    match = Match(_GAME, [Seat(HUMAN)] * 6, {}, 4)
    _click_on(match, pages, lambda match: _table(match)["turn"] == 2)
    for page in (host, friend):
        expect(page.locator("#headline")).to_contain_text("Turn 2 of 8")
        looks = page.locator(".people .panel").evaluate_all("all => all.map((it) => it.className)")
        assert sorted(look.split()[1] for look in looks) == sorted(f"seat-{colour}" for colour in data.COLOURS)
        expect(page.locator("#order .turn")).to_have_count(6)
        expect(page.locator('#box-1 [id^="space-1-"]')).to_have_count(data.DOCK_SPACES[6])
        for seat, player in enumerate(_table(match)["players"]):
            expect(_fact(page, "money", seat)).to_have_text(str(player["money"]))
    clicked, spread = len(match.choices), various()
    while not _is_nearly_over(match):
        seat = match.owing()[0]
        match.choose(seat, spread(_offered(match, seat)))
    _catch_up(match, pages, clicked)
    _click_on(match, pages, lambda match: match.over)
    for page in (host, friend):
        _assert_end_is_told(page)
        for seat, player in enumerate(_table(match)["players"]):
            expect(_fact(page, "points", seat)).to_have_text(str(player["points"]))


def _table(match: Match) -> TableView:
    table: TableView = match.view(0)["table"]
    return table


def _offered(match: Match, seat: int) -> list[int]:
    decision = match.decision(seat)
    assert decision is not None
    return list(decision.choices)


def _is_nearly_over(match: Match) -> bool:
    """Each has at most one figure left for the boxes of the last turn."""
    table = _table(match)
    return table["turn"] == data.TURNS and sum(sum(player["hand"]) for player in table["players"]) <= len(match.seats)


def _click_on(match: Match, pages: Sequence[Page], until: Callable[[Match], bool]) -> None:
    """Whoever is asked chooses on their page, and the same in the match beside."""
    pick = various()
    for _ in range(_MOST_IN_A_MATCH):
        if until(match):
            return
        seat = match.owing()[0]
        page = pages[seat]
        # A shared screen belongs to whoever is next.
        expect(page.locator(f'.scripted #question[data-yours][data-seat="{seat}"]')).to_be_visible()
        match.choose(seat, choose(page, pick(choices(page))))
    raise AssertionError("It does not come to an end.")


# -- war --------------------------------------------------------------------------------------------------------------


def _warlike(match: Match, kind: str, offered: list[int]) -> int:
    """Both get a soldier in the first turn, who lands in the second; a colonist goes to Warfare."""
    assert isinstance(match.state, Empires)
    first_turn = match.state.turn == 1
    if kind == "place-figure":
        return data.SOLDIER if data.SOLDIER in offered else data.COLONIST
    if kind == "place-box":
        soldier = match.state.lifted == data.SOLDIER
        wanted = [9, data.TRAINING, data.DOCK] if first_turn else [data.DOCK] if soldier else [data.WARFARE]
        return next((box for box in [*wanted, data.SHIPPING] if box in offered), offered[0])
    if kind == "training-pick":
        return data.SOLDIER
    return _CARIBBEAN if kind == "dock-region" else _thrifty(offered)


def _until(match: Match, kind: str, policy: Policy, seat: int | None = None) -> Match:
    """Plays on until something is asked."""
    for _ in range(500):
        owing = match.owing()[0]
        decision = match.decision(owing)
        assert decision is not None
        if decision.kind.name == kind and seat in (None, owing):
            return match
        match.choose(owing, policy(match, decision.kind.name, list(decision.choices)))
    raise AssertionError(f"'{kind}' is never asked.")


def _catch_up(match: Match, pages: Sequence[Page], known: int = 0) -> None:
    """The people at the table make the choices of a match, after those known; they don't look at it meanwhile."""
    path = pages[0].url.split("?")[0]
    for page in {id(page): page for page in pages}.values():
        page.goto("about:blank")
    for at, (seat, value) in enumerate(match.choices[known:], known):
        # Everybody knows of every act: their number is that of the decision.
        form: dict[str, str | float | bool] = {"seat": seat, "number": at, "choice": value}
        origin = {"Origin": path.split("/t/")[0]}
        answer = pages[seat].request.post(f"{path}/choose", form=form, headers=origin, max_redirects=0)
        assert answer.status < 400, answer.text()
    for page in {id(page): page for page in pages}.values():
        page.goto(path)


def test_in_a_battle_both_sides_choose_their_victims(people: People) -> None:
    options = {**_BASE, "sixth_colour": "on"}
    pages = people.gather(game=_GAME, seed=11, options=options)
    match = _until(Match(_GAME, [Seat(HUMAN), Seat(HUMAN)], options, 11), "war-kind", _warlike)
    _catch_up(match, pages)
    attacker = match.owing()[0]
    one, other = pages[attacker], pages[1 - attacker]
    assert until_my_turn(one)
    choose(one, kinds.BATTLE)
    for page in pages:
        expect(page.locator("#muster")).to_contain_text("Battle: Caribbean")
    _name_a_victim(one, data.SOLDIER)
    expect(other.locator("#muster .fallen")).to_have_count(1)
    _name_a_victim(other, data.COLONIST)
    _expect_told(re.compile("loses a soldier in the Caribbean"), *pages)
    _expect_told(re.compile("loses a colonist in the Caribbean"), *pages)
    for page in pages:
        expect(page.locator("#muster")).to_have_count(0)


def _name_a_victim(page: Page, figure: int) -> None:
    assert until_my_turn(page)
    expect(asked(page)).to_contain_text("do you remove")
    expect(page.locator("#muster [data-choice]")).to_have_count(len(choices(page)))
    choose(page, figure)


# -- buying points ----------------------------------------------------------------------------------------------------


def test_victory_points_are_bought_with_a_slider(people: People, tmp_path: Path) -> None:
    match = Match(_GAME, [Seat(HUMAN, "Ada"), Seat(BOT, bot="easy")], {}, seed=2)
    _until(match, "vp-buy", lambda match, kind, offered: _thrifty(offered), 0)
    money, points = match.view(0)["table"]["players"][0]["money"], match.view(0)["table"]["players"][0]["points"]
    assert money >= 3
    file = tmp_path / "record.json"
    file.write_text(match.record().to_json(), encoding="utf-8")
    page = people.come()
    load(page, file)
    assert until_my_turn(page)
    expect(page.locator("#headline")).to_contain_text("buying victory points")
    expect(question(page)).to_contain_text("Each costs $1")
    choose(page, 3)
    _expect_told("buys 3 VP for $3", page)
    expect(_fact(page, "points", 0)).to_have_text(str(points + 3))
    expect(_fact(page, "money", 0)).to_have_text(str(money - 3))


# -- phone ------------------------------------------------------------------------------------------------------------


def _expect_leaf(page: Page, name: str) -> None:
    """The leaf that is seen, by its tab and by where it is."""
    expect(page.locator(f'#regions a[href="#{name}"]')).to_have_attribute("aria-current", "")
    expect(page.locator(f"#{name}")).to_be_in_viewport(ratio=0.4)


def test_on_a_phone_leaves_open_where_something_may_be_done(people: People) -> None:
    page = people.sit_down("bot-easy", game=_GAME, seed=3, reduced_motion="reduce", **PHONE)
    assert until_my_turn(page)
    choose(page, data.NATIONS.index("france"), tap=True)
    assert until_my_turn(page)
    # All figures are colonists: a tap on a box places one, wherever the box is tapped.
    _expect_leaf(page, "europe")
    before = number(page)
    page.locator("#box-1 .head").tap(force=True)
    until_answered(page, before)
    expect(page.locator("#box-1 .space.taken")).not_to_have_count(0)
    for _ in range(40):
        assert until_my_turn(page)
        if page.locator("#map .pick").count():
            break
        choose(page, data.DOCK if data.DOCK in choices(page) else min, tap=True)
    _expect_leaf(page, "world")
    expect(page.locator('#regions a[href="#world"]')).to_have_attribute("data-may", "")
    page.locator('#regions a[href="#europe"]').tap()
    _expect_leaf(page, "europe")
    page.locator('#regions a[href="#world"]').tap()
    _expect_leaf(page, "world")
    before = number(page)
    choice(page, _CARIBBEAN).tap(force=True)
    if page.locator("#confirm[open]").count():
        page.locator('#confirm [value="yes"]').tap()
    until_answered(page, before)
    page.locator("#hand .strip").tap()
    expect(page.locator("#hand .owns")).to_be_visible()
    expect(page.locator("#hand .owns")).to_contain_text("France")
    assert page.evaluate("() => document.documentElement.scrollWidth") <= PHONE["viewport"]["width"]


_LEAST_TARGET, _FINGERTIP = 24, 40
_KINDS = (
    "nation",
    "place-box",
    "place-figure",
    "dock-region",
    "goods-pick",
    "building-buy",
    "discovery-send",
    "vp-buy",
)
"""What everybody is asked sooner or later."""
# How far a finger may be off: the best of some points, each by how far one can go up and down, left and right. Whatever
# lies in a region stands for it.
_REACH = """(it) => {
  it.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  const { left, top, width, height } = it.getBoundingClientRect();
  const hits = (x, y) => {
    const there = document.elementFromPoint(x, y);
    return it.contains(there) || `${there?.closest(".place")?.id}-pick` === it.id;
  };
  const far = (x, y, across, down) => {
    let steps = 0;
    while (steps < 50 && hits(x + across * steps, y + down * steps)) steps += 1;
    return steps;
  };
  const size = (x, y) => Math.min(far(x, y, -1, 0) + far(x, y, 1, 0), far(x, y, 0, -1) + far(x, y, 0, 1)) - 1;
  const shares = [0.2, 0.35, 0.5, 0.65, 0.8];
  const points = shares.flatMap((across) => shares.map((down) => [left + across * width, top + down * height]));
  return Math.max(...points.map(([x, y]) => size(x, y)));
}"""


def test_on_a_phone_everything_that_can_be_chosen_is_large_enough_for_a_finger(people: People, tmp_path: Path) -> None:
    page = people.come(reduced_motion="reduce", **PHONE)
    for kind in _KINDS:
        load(page, _when_asked(kind, tmp_path))
        assert until_my_turn(page)
        for target in page.locator(":is(#board, #hand, #question) :is([data-choice], [data-for], [role=button])").all():
            if target.is_visible():
                # Eleven to sixteen spaces of the dock lie side by side.
                least = _LEAST_TARGET if target.locator("xpath=ancestor::*[@id='spaces-1']").count() else _FINGERTIP
                assert target.evaluate(_REACH) >= least, f"{kind}: {target.get_attribute('id')}"
        assert page.evaluate("() => document.documentElement.scrollWidth") <= PHONE["viewport"]["width"]


def _when_asked(kind: str, folder: Path) -> Path:
    """A record of a match of a person against easy bots, up to where the person is asked something."""
    match, pick = Match(_GAME, [Seat(HUMAN, "Ada"), *[Seat(BOT, bot="easy")] * 4], {}, seed=5), various()
    _until(match, kind, lambda _match, _kind, offered: pick(offered), 0)
    file = folder / f"{kind}.json"
    file.write_text(match.record().to_json(), encoding="utf-8")
    return file


_IS_CUT = """(all) => all.filter((it) => it.scrollWidth > it.clientWidth + 1 || it.scrollHeight > it.clientHeight + 4)
  .map((it) => it.textContent)"""


@pytest.mark.parametrize("language", ["de", "hu"])
def test_on_a_phone_boxes_and_plates_have_room_for_long_names(people: People, tmp_path: Path, language: str) -> None:
    host = people.come()
    for kind in ("building-buy", "vp-buy"):
        load(host, _when_asked(kind, tmp_path))
        page = people.come(host.url, **{**PHONE, "locale": language})
        expect(page.locator(".plates .name").first).to_be_visible()
        assert page.locator(":is(.plates .name, .plates .when, .event .head > b)").evaluate_all(_IS_CUT) == []
