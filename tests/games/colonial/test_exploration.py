"""The Explorer (C16), the circumnavigation (C11) and the discovery of America (C12)."""

from __future__ import annotations

import pytest

from asztal.games.colonial import data
from tests.games.colonial.position import Scene


def need(scene: Scene, name: str, seat: str = "blue") -> int | None:
    """The least number that explores a territory, as the seat is told."""
    needs = scene.view(seat).get("needs")
    assert needs is not None
    return needs[-1] if name == "circumnavigation" else needs[data.TERRITORY_NAMES.index(name)]


# -- C12 America ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("roll", "prestige"), [(3, 0), (4, 2)])
def test_e05_america_before_its_discovery(roll: int, prestige: int) -> None:
    """E-05, C12.1, C12.2: 3 + 2 - 1; the discoverer gets one prestige more."""
    scene = Scene(4).give("blue", seafaring=1)
    assert need(scene, "west_indies") == 4
    after = scene.dice(str(roll)).play("blue", "explorer", "west_indies")
    assert after["blue"].prestige == prestige
    assert after.at("west_indies").explored == (prestige > 0)
    assert need(after, "brazil", "red") == (3 if prestige else 5)


def test_america_is_discovered_once() -> None:
    """C12.2: the next explorer gets what lies on the territory."""
    after = Scene(4).explore("brazil").dice("6").play("blue", "explorer", "west_indies")
    assert after["blue"].prestige == 1


def test_elsewhere_nothing_is_harder() -> None:
    """C12.1: the discovery concerns America alone, and is not made elsewhere."""
    scene = Scene(4)
    assert (need(scene, "egypt"), need(scene, "peru")) == (2, 7)
    after = scene.dice("6").play("blue", "explorer", "egypt")
    assert (after["blue"].prestige, need(after, "peru")) == (1, 7)


# -- C16 exploring ----------------------------------------------------------------------------------------------------


def test_e08_exploration_numbers() -> None:
    """E-08, C16.2: Seafaring and one point for a counter next door."""
    scene = Scene(4).give("red", seafaring=1)
    assert need(scene, "india", "red") == 3
    assert need(scene.put(persia="red"), "india", "red") == 2


def test_e09_exploration_with_adventurers() -> None:
    """E-09, C16.3: a treasure goes to a box of one's choice, and unrest comes with it."""
    scene = Scene(4).give("red", seafaring=1, treasury=1).dice("3").play("red", "explorer", "india")
    assert scene["red"].prestige == 1
    assert scene.asks("follow-up") == {"stop", "adventurers"}
    scene = scene.choose("adventurers")
    assert scene.asks("explore-box") == {"india_1", "india_2", "india_3"}
    after = scene.choose("india_3")
    assert (after.stack("india_3"), after.at("india").unrest, after["red"].treasury) == ("red", 1, 0)


def test_one_point_for_all_neighbours() -> None:
    """C16.2, R-36: however many counters in however many of them; those of others don't help."""
    scene = Scene(4).put(persia="blue*3 red", indochina="blue", china_1="red*2")
    assert (need(scene, "india"), need(scene, "india", "green")) == (3, 4)


def test_trading_post() -> None:
    """C16.3, R-36: a fleet leaves the fleet area for good, and brings no unrest."""
    scene = Scene(4).give("blue", fleets=2).dice("5").play("blue", "explorer", "persia")
    assert scene.asks("follow-up") == {"stop", "trading-post"}
    after = scene.choose("trading-post")
    assert (after.stack("persia"), after["blue"].fleets, after.at("persia").unrest) == ("blue", 1, 0)


def test_the_explorer_may_stop() -> None:
    """C16.3: after a success nothing has to follow."""
    scene = Scene(4).give("blue", fleets=2, treasury=2).dice("5").play("blue", "explorer", "persia")
    assert scene.asks("follow-up") == {"stop", "trading-post", "adventurers"}
    after = scene.choose("stop")
    assert (after.stack("persia"), after["blue"].prestige, after.asked) == ("", 1, "red")


def test_without_fleet_and_treasure_nothing_follows() -> None:
    """C16.3, C28.1: there is nothing to ask."""
    assert Scene(4).dice("5").play("blue", "explorer", "persia").asked == "red"


def test_a_failure_changes_nothing() -> None:
    """C16.4: the territory stays unexplored."""
    after = Scene(4).give("blue", treasury=1).dice("2").play("blue", "explorer", "persia")
    assert (after.at("persia").explored, after["blue"].prestige, after["blue"].treasury) == (False, 0, 1)
    assert after.asked == "red"


def test_what_can_be_explored() -> None:
    """C16.1: what has prestige on it, and the circumnavigation."""
    scene = Scene(4).explore("egypt persia")
    offered = scene.play("blue", "explorer").asks("explore")
    assert offered == {*data.TERRITORY_NAMES, "circumnavigation"} - {"egypt", "persia", "levant"}


def test_certain_success() -> None:
    """C16.2: a target of 1 or less can't fail."""
    scene = Scene(4).give("blue", seafaring=3)
    assert (need(scene, "egypt") or 0) <= 1
    for seed in range(6):
        after = scene.having(rng=Scene(4, seed).state.rng).play("blue", "explorer", "egypt")
        assert after["blue"].prestige == 1


def test_hopeless_attempts_may_be_made() -> None:
    """C16.2: a target of 7 or more never succeeds."""
    scene = Scene(4).dice("6")
    assert need(scene, "australia") == 7
    assert scene.play("blue", "explorer", "australia")["blue"].prestige == 0


@pytest.mark.parametrize(("name", "prestige"), [("sahara", 1), ("australia", 2)])
def test_s22_a_territory_without_boxes(name: str, prestige: int) -> None:
    """S-22, C16.3: prestige, and nothing more to do."""
    scene = Scene(4).give("blue", seafaring=3, fleets=1, treasury=1).dice("6")
    after = scene.play("blue", "explorer", name)
    assert (after["blue"].prestige, after.asked) == (prestige, "red")


def test_the_die_lies_on_the_table() -> None:
    """C28.3: everybody sees it, until the next character is used."""
    scene = Scene(4).dice("5").play("blue", "explorer", "sahara")
    assert [(throw["purpose"], throw["result"]) for throw in scene.view("red")["throws"]] == [("exploration", 5)]
    assert scene.play("red", "financier").view()["throws"] == []


# -- C11 circumnavigation ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("roll", "prestige"), [(3, 0), (4, 2)])
def test_s21_circumnavigation(roll: int, prestige: int) -> None:
    """S-21, C11, R-38: Seafaring helps, counters all over the world do not."""
    scene = Scene(4).give("blue", seafaring=2).put(persia="blue", east_indies="blue", canada="blue", angola="blue")
    assert need(scene, "circumnavigation") == 4
    after = scene.dice(str(roll)).play("blue", "explorer", "circumnavigation")
    assert after["blue"].prestige == prestige
    assert after.view()["circumnavigator"] == (0 if prestige else None)
    assert ("circumnavigation" in after.play("red", "explorer").asks("explore")) == (prestige == 0)


def test_circumnavigation_places_no_counter() -> None:
    """C11: nothing follows it."""
    scene = Scene(4).give("blue", fleets=1, treasury=1).dice("6")
    assert scene.play("blue", "explorer", "circumnavigation").asked == "red"


@pytest.mark.parametrize("continent", ["america", "africa", "asia_oceania"])
def test_circumnavigation_on_one_continent(continent: str) -> None:
    """C11, C26.2: it is there in all variants."""
    scene = Scene(2, continent=continent).dice("6").play("blue", "explorer", "circumnavigation")
    assert scene["blue"].prestige == 2


# -- Where rules meet -------------------------------------------------------------------------------------------------


def test_control_is_checked_after_the_follow_up() -> None:
    """C16.3, C5.6: a trading post on the second gold box of the world breaks nothing."""
    scene = Scene(4).put(new_spain_1="red").give("blue", fleets=1).dice("6")
    after = scene.play("blue", "explorer", "california", "trading-post")
    assert (after.controller("california"), after["blue"].diplomacy) == ("blue", 4)


def test_the_tenth_prestige_by_exploring() -> None:
    """C27.1, C7.1: it wins before anything can follow."""
    scene = Scene(4).give("blue", prestige=9, treasury=1, fleets=1).dice("6")
    assert scene.play("blue", "explorer", "egypt").winners == "blue"


def test_the_bonus_of_america_can_win() -> None:
    """C12.2, C27.1: one for the territory and one for the discovery."""
    scene = Scene(4).give("blue", prestige=8).dice("6")
    assert scene.play("blue", "explorer", "west_indies").winners == "blue"
