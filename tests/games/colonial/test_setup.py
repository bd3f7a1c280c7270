"""The box, the map and the setup (C1, C2, C3, C30), and the parts of the map with few players (C26.2, C26.3)."""

from __future__ import annotations

import pytest

from asztal.engine.tables import read
from asztal.games.colonial import data
from tests.games.colonial.position import Scene, new_match, territories

COMPONENTS = {table.text("id"): table for table in read("colonial", "components").tables("component")}
CONTINENTS = ["america", "africa", "asia_oceania"]


def in_play(scene: Scene) -> set[str]:
    """The continents that exist in a match."""
    return {data.CONTINENTS[data.CONTINENT[at]] for at in range(data.TERRITORIES) if scene.state.in_play >> at & 1}


# -- C1 components ----------------------------------------------------------------------------------------------------


def test_what_is_in_the_box() -> None:
    """C1.1: one success die in three shows a laurel."""
    assert COMPONENTS["success_die"].number("count", 0, 99) == 5
    assert (data.SUCCESS_FACES, data.DIE_FACES) == (2, 6)
    assert COMPONENTS["prestige_token"].number("count", 0, 99) == 56
    assert (len(data.CHARACTERS), data.CARDS, len(data.NATIONS)) == (12, 6, 5)


def test_what_the_board_shows() -> None:
    """C1.2: the map, four progress tracks, the diplomacy track and two special explorations."""
    assert len(data.TRACKS) == 4
    assert data.DIPLOMACY_SPACES == 7
    assert (data.CIRCUMNAVIGATION_PRESTIGE, data.AMERICA_PRESTIGE) == (2, 1)


def test_what_a_territory_has() -> None:
    """C1.3: ten colours; difficulties from 2 to 7; somewhere are no natives, somewhere no boxes."""
    assert (data.TERRITORIES, data.BOXES, len(data.COLOURS)) == (30, 37, 10)
    assert (min(data.DIFFICULTY), max(data.DIFFICULTY)) == (2, 7)
    assert [data.TERRITORY_NAMES[at] for at in range(30) if not data.NATIVES[at]] == ["levant"]
    assert [data.TERRITORY_NAMES[at] for at in range(30) if not data.BOXES_IN[at]] == ["sahara", "australia"]


def test_a_nation_board_has_four_areas() -> None:
    """C1.4: prestige, treasury, merchant fleets, naval forces; unrest lies anywhere on it."""
    scene = Scene().give("red", prestige=4, treasury=3, fleets=2, squadrons=1, unrest=5)
    seen = scene.view("blue")["players"][1]
    assert [seen[area] for area in ("prestige", "treasury", "fleets", "squadrons", "unrest")] == [4, 3, 2, 1, 5]


def test_adjacency_goes_both_ways() -> None:
    """C2.4: also over the sea; no territory touches itself."""
    for at in range(data.TERRITORIES):
        assert not data.NEIGHBOURS[at] >> at & 1
        for other in range(data.TERRITORIES):
            assert data.NEIGHBOURS[at] >> other & 1 == data.NEIGHBOURS[other] >> at & 1
    arabia = data.TERRITORY_NAMES.index("arabia")
    assert territories(data.NEIGHBOURS[arabia]) == {"egypt", "levant", "persia"}


# -- C3 setup ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_s01_the_start_players_treasure(seats: int) -> None:
    """S-01, C3.2, C3.3: whoever begins has discarded a treasure."""
    scene = new_match(seats)
    assert scene.each("treasury") == [2 if seat == scene.state.start else 3 for seat in range(seats)]
    assert scene.each("fleets") == [2] * seats
    assert scene.each("squadrons") == [1] * seats
    assert scene.each("diplomacy") == [4] * seats
    assert scene.each("values") == [{"seafaring": 0, "navy": 1, "logistics": 1, "economy": 2}] * seats
    assert scene.each("prestige") == scene.each("unrest") == scene.each("goods") == [0] * seats
    assert scene.each("loans") == [[]] * seats


def test_anybody_can_be_start_player() -> None:
    """C3.3, C28.3: it is drawn."""
    assert {new_match(4, seed).start for seed in range(40)} == {"blue", "red", "green", "yellow"}


def test_s02_prestige_on_the_map() -> None:
    """S-02, C3.1: one each, two on Australia, none on the Levant, and three besides."""
    table = new_match(4).view()
    tokens = {name: land["prestige"] for name, land in zip(data.TERRITORY_NAMES, table["territories"], strict=True)}
    assert (tokens.pop("australia"), tokens.pop("levant")) == (2, 0)
    assert set(tokens.values()) == {1}
    assert sum(tokens.values()) + 2 + table["circumnavigation"] + table["america"] == 33


def test_s03_the_levant() -> None:
    """S-03, C2.3: it is explored from the start, and nothing else is."""
    scene = new_match(4)
    assert territories(int(scene.state.explored())) == {"levant"}
    explorer = scene.at_play(scene.start, "explorer").choose("explorer")
    assert "levant" not in explorer.asks("explore")
    viceroy = scene.at_play(scene.start, "viceroy").choose("viceroy")
    assert viceroy.stack("levant") == scene.start


def test_turn_order_is_clockwise_from_the_start_player() -> None:
    """C2.7: in rounds and phases."""
    scene = Scene(4).having(start=2).give("blue red green yellow", treasury=1).until("play")
    order = []
    while scene.kind == "play" and scene.state.round == 1:
        order.append(scene.asked)
        scene = scene.choose("pass")
    assert order == ["green", "yellow", "blue", "red"]


# -- C26.2, C26.3 few players -----------------------------------------------------------------------------------------


def test_s38_two_players() -> None:
    """S-38, C26.2, C12.3, R-68: Africa alone; its neighbours elsewhere are no neighbours."""
    scene = Scene(2, continent="africa").put(egypt="blue").give("blue", treasury=1)
    assert in_play(scene) == {"africa"}
    assert scene.state.america == 0
    offered = scene.play("blue", "explorer").asks("explore")
    assert "circumnavigation" in offered
    assert {"maghreb", "sahara"} < offered
    assert not offered & {"levant", "arabia", "brazil"}


@pytest.mark.parametrize("continent", CONTINENTS)
def test_two_players_agree_on_a_continent(continent: str) -> None:
    """C3.4, C26.2, C26.4: the one in play; America is never discovered there, the world can be sailed around."""
    scene = new_match(2, continent=continent)
    assert in_play(scene) == {continent}
    assert (scene.state.america, scene.state.circumnavigation) == (0, 2)
    assert scene.told("continent-only") == [[CONTINENTS.index(continent)]]


@pytest.mark.parametrize("continent", CONTINENTS)
def test_three_players_agree_on_a_continent(continent: str) -> None:
    """C26.3, C26.4: the one that is left out."""
    scene = new_match(3, continent=continent)
    assert in_play(scene) == {*CONTINENTS} - {continent}
    assert scene.state.america == (0 if continent == "america" else 1)
    assert scene.told("continent-without") == [[CONTINENTS.index(continent)]]


@pytest.mark.parametrize("seats", [2, 3])
def test_a_continent_is_rolled(seats: int) -> None:
    """C26.2, C26.3, C28.3, R-61: each of them can come up."""
    found = {frozenset(in_play(new_match(seats, seed))) for seed in range(30)}
    assert len(found) == 3
    assert {len(continents) for continents in found} == {seats - 1}


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_four_and_more_have_the_whole_map(seats: int) -> None:
    """C3.1: whatever the option says."""
    assert in_play(new_match(seats)) == {*CONTINENTS}


def test_s50_three_players_without_america() -> None:
    """S-50, C12.3, C11: nothing waits for the discoverer, but the world can be sailed around."""
    scene = Scene(3, continent="america").dice("6")
    offered = scene.play("blue", "explorer").asks("explore")
    assert "circumnavigation" in offered
    assert not offered & {"brazil", "west_indies"}
    assert scene.state.america == 0


def test_neighbours_that_are_not_in_play() -> None:
    """C26.2, R-68: America alone has no discovery, and difficulties are as printed (C12.3)."""
    scene = Scene(2, continent="america")
    assert scene.state.need(0, data.TERRITORY_NAMES.index("west_indies")) == 3


# -- C30 supplies -----------------------------------------------------------------------------------------------------


def test_nothing_runs_out() -> None:
    """C1.5, C2.2, C30.1, R-05: counters, loans and markers come from where there is no end of them."""
    scene = Scene().give("blue", treasury=60, fleets=60, goods=60, loans=[10] * 5, unrest=40)
    after = scene.play("blue", "financier")
    assert after["blue"].treasury == 70
    assert after["blue"].loans == [10] * 6


def test_the_real_limits() -> None:
    """C30.2: dice in war and against pirates, the city, the tracks, unrest."""
    assert (data.WAR_DICE, data.DEFENCE_DICE) == (5, 5)
    assert (data.CITY_MOST, data.SPACES, data.REVOLUTION, data.HOME_REVOLUTION) == (10, 4, 4, 4)
