"""Progress tracks and the Scientist (C6, C22), tea and opium (C6.4), diplomacy and the Ambassador (C10, C14)."""

from __future__ import annotations

import pytest

from asztal.games.colonial import data
from tests.games.colonial.position import Scene

# -- C6.1 to C6.3, C22 progress ---------------------------------------------------------------------------------------


def test_the_four_tracks() -> None:
    """C6.1: what is printed on their spaces."""
    assert data.TRACK_VALUES == [[0, 1, 2, 3], [1, 2, 3, 4], [1, 2, 3, 4], [2, 4, 6, 10]]


def test_e15_scientist() -> None:
    """E-15, C22.1: the first step on Seafaring costs one treasure."""
    after = Scene(4).give("blue", treasury=1).play("blue", "scientist")
    assert (after["blue"].values["seafaring"], after["blue"].treasury) == (1, 0)
    assert after.told("advanced") == [[0, data.SEAFARING, 1, 1]]


def test_the_price_is_the_number_on_the_new_space() -> None:
    """C6.2, C22.1: one space at a time, for the number that is reached."""
    scene = Scene(4).give("blue", treasury=4, navy=2, logistics=3).play("blue", "scientist")
    assert scene.asks("track") == {"seafaring", "navy", "logistics", "economy"}
    assert scene.choose("logistics")["blue"].treasury == 0
    assert scene.choose("navy")["blue"].values["navy"] == 3
    assert scene.choose("economy")["blue"].economy == 4


def test_what_cannot_be_paid_is_not_offered() -> None:
    """C22.1: nor what is complete."""
    scene = Scene(4).give("blue", treasury=3, seafaring=3, navy=2, economy=6).play("blue", "scientist")
    assert scene.asks("track") == {"navy", "logistics"}


def test_all_tracks_complete() -> None:
    """C22.1, C6.3: there is nothing left to do, and nothing takes it away again."""
    scene = Scene(4).give("blue", treasury=50, seafaring=3, navy=4, logistics=4, economy=10)
    assert not scene.can_play("blue", "scientist")


# -- C6.4 tea and opium -----------------------------------------------------------------------------------------------


def test_s10_opium_below_economy_6() -> None:
    """S-10, C6.4, R-16: a counter on the empty box gives neither control nor goods, and costs nothing."""
    scene = Scene(4).explore("india").give("blue", treasury=1, economy=4, fleets=1)
    after = scene.play("blue", "viceroy", "india", "india_2")
    assert (after.stack("india_2"), after.controller("india_2")) == ("blue", "")
    assert (after["blue"].diplomacy, after["blue"].monopolies) == (4, 0)


def test_s10_opium_with_economy_6() -> None:
    """S-10, C6.4: who may control it goes to the bottom."""
    scene = Scene(4).put(india_2="blue").give("blue", economy=4).give("red", treasury=1, economy=6)
    after = scene.play("red", "viceroy", "india", "india_2")
    assert (after.stack("india_2"), after.controller("india_2")) == ("red blue", "red")
    assert after["red"].diplomacy == 4


@pytest.mark.parametrize(
    ("stack", "controller", "space"), [("red blue", "red", 4), ("red blue*2", "blue", 3), ("blue", "blue", 4)]
)
def test_s10_reaching_economy_6(stack: str, controller: str, space: int) -> None:
    """S-10, C5.3, C5.10, C6.4: counters that counted for nothing count now, and may take control."""
    scene = Scene(4).give("red", economy=6).give("blue", economy=4, treasury=6).put(india_2=stack)
    after = scene.play("blue", "scientist", "economy")
    assert (after.controller("india_2"), after["blue"].diplomacy) == (controller, space)


def test_two_boxes_at_once() -> None:
    """R-19, R-16: tea and opium taken by one step on the Economy track cost one space each."""
    scene = Scene(4).give("red", economy=6).give("blue", economy=4, treasury=6)
    scene = scene.put(india_2="red blue*2", china_2="red blue*2")
    after = scene.play("blue", "scientist", "economy")
    assert (after.controller("india_2"), after.controller("china_2")) == ("blue", "blue")
    assert after["blue"].diplomacy == 2


def test_s11_india_below_economy_6() -> None:
    """S-11, C6.4, C15.1: ten counters over all boxes are no colony without control of the opium."""
    scene = Scene(4).put(india_1="blue*4", india_2="blue*3", india_3="blue*3")
    assert not scene.give("blue", economy=4).can_play("blue", "conqueror")
    assert scene.give("blue", economy=6).can_play("blue", "conqueror")


def test_s46_ordinary_counters_in_everything_else() -> None:
    """S-46, C6.4: they help explorers of neighbouring territories, and the Rebel may name their owner."""
    scene = Scene(4).put(india_2="blue*2").give("blue", economy=4).give("red", treasury=1)
    assert scene["blue"].monopolies == 0
    needs = scene.view("blue").get("needs")
    assert needs is not None
    assert [needs[data.TERRITORY_NAMES.index(name)] for name in ("indochina", "china")] == [4, 5]
    assert scene.play("red", "rebel", "india")["blue"].unrest == 1


def test_s46_ordinary_counters_in_a_war() -> None:
    """S-46, C23.4: two dice on land."""
    scene = Scene(4, offers="off").put(india_2="blue*2", india_1="red").give("blue", economy=4)
    after = scene.dice("0/2 0/1").play("blue", "sovereign", "red")
    assert after.told("land-battle")[0][1:3] == [0, 2]


def test_counters_that_may_not_control_never_do() -> None:
    """C5.10, C6.4, R-16: five of Blue against one of Red; when Red's dies, nobody controls the box."""
    scene = Scene(4).give("red", economy=6).put(india_2="red blue*5").mark("india", unrest=1)
    after = scene.dice("1/5").play("yellow", "rebel", "rebellion", "india_2 red")
    assert (after.stack("india_2"), after.controller("india_2")) == ("blue*5", "")


def test_a_box_with_idle_counters_is_free() -> None:
    """C5.6, R-16: Green, Economy 6, takes it from nobody, so it costs nothing."""
    scene = Scene(4).put(india_2="blue*5").give("green", economy=6, treasury=1)
    after = scene.play("green", "viceroy", "india", "india_2")
    assert (after.stack("india_2"), after.controller("india_2")) == ("green blue*5", "green")
    assert after["green"].diplomacy == 4


def test_economy_4_is_not_enough() -> None:
    """C6.4: the step from 2 to 4 changes nothing."""
    scene = Scene(4).put(china_2="blue*2").give("blue", treasury=4)
    assert scene.play("blue", "scientist", "economy").controller("china_2") == ""


# -- C10 diplomacy, C14 Ambassador ------------------------------------------------------------------------------------


def test_s44_ambassador_on_a_rival() -> None:
    """S-44, C14.1: anybody's marker, also the own, one space to the right."""
    scene = Scene(4).play("blue", "ambassador")
    assert {"blue", "red", "green", "yellow", "none"} == scene.asks("ambassador-seat")
    assert scene.choose("red").each("diplomacy") == [4, 5, 4, 4]
    assert scene.choose("blue").each("diplomacy") == [5, 4, 4, 4]


def test_ambassador_at_the_right_end() -> None:
    """C10.1, R-47: there is no eighth space."""
    scene = Scene(4).give("red", diplomacy=7).play("blue", "ambassador")
    after = scene.choose("red") if "red" in scene.menu() else scene.choose("none")
    assert after["red"].diplomacy == 7


def test_ambassador_calms_a_territory() -> None:
    """C14.2, R-47: one unrest of any territory, though not of nation boards; both parts are optional."""
    scene = Scene(4).mark("egypt", unrest=2).mark("levant", unrest=1).give("red", unrest=3)
    scene = scene.play("blue", "ambassador", "none")
    assert scene.asks("ambassador-territory") == {"egypt", "levant", "none"}
    after = scene.choose("egypt")
    assert (after.at("egypt").unrest, after["red"].unrest) == (1, 3)
    assert scene.choose("none").at("egypt").unrest == 2


def test_ambassador_does_both() -> None:
    """C14.1, C14.2: the two parts add up."""
    after = Scene(4).mark("egypt", unrest=1).play("blue", "ambassador", "green", "egypt")
    assert (after["green"].diplomacy, after.at("egypt").unrest) == (5, 0)


def test_e04_who_may_attack_whom() -> None:
    """E-04, C10.3, C2.5: nobody who is farther to the right; the same space is allowed."""
    scene = Scene(4).give("blue", diplomacy=5).give("green", diplomacy=4).give("red yellow", diplomacy=3)
    assert scene.play("red", "sovereign").asks("war") == {"yellow", "none"}
    assert scene.play("blue", "sovereign").asks("war") == {"red", "green", "yellow", "none"}
    assert scene.play("green", "sovereign").asks("war") == {"red", "yellow", "none"}


def test_what_moves_markers_to_the_left() -> None:
    """C10.2: taking control, breaking monopolies, war; exploring and founding do not."""
    scene = Scene(4).put(brazil="red").give("blue", treasury=2, logistics=2)
    assert scene.play("blue", "viceroy", "brazil", 2)["blue"].diplomacy == 3
    assert Scene(4, offers="off").play("blue", "sovereign", "red")["blue"].diplomacy == 3
    assert Scene(4).dice("6").play("blue", "explorer", "egypt")["blue"].diplomacy == 4
