"""The Rebel (C21): rebellions, stirring up, turning missions over."""

from __future__ import annotations

import pytest

from tests.games.colonial.position import Scene, territory


def west_africa() -> Scene:
    """Two unrest, one Blue and two Green counters in West Africa (native strength 3)."""
    return Scene(4).put(west_africa_1="green*2", west_africa_2="blue").mark("west_africa", unrest=2)


# -- C21.2 rebellions -------------------------------------------------------------------------------------------------


def test_e14_rebellion() -> None:
    """E-14, C21.2, R-25, R-27: six dice; Red chooses what each success removes; the unrest stays."""
    scene = west_africa().dice("1/6").play("red", "rebel", "rebellion")
    assert scene.asks("victim", "red") == {"west_africa_1 green", "west_africa_2 blue"}
    after = scene.choose("west_africa_1 green")
    assert (after.stack("west_africa_1"), after.stack("west_africa_2")) == ("green", "blue")
    assert after.at("west_africa").unrest == 2


@pytest.mark.parametrize("successes", [3, 4])
def test_e14_everything_is_gone(successes: int) -> None:
    """E-14, C21.2: three successes or more for three counters."""
    scene = west_africa().dice(f"{successes}/6").play("red", "rebel", "rebellion")
    while scene.kind == "victim":
        scene = scene.choose(min(scene.menu()))
    assert (scene.stack("west_africa_1"), scene.stack("west_africa_2")) == ("", "")
    assert scene.at("west_africa").unrest == 2
    assert len(scene.told("counter-lost")) == 3
    assert scene.asked == "green"


def test_s31_own_counters_last() -> None:
    """S-31, C21.2, R-26: own ones are taken only when no others are left; every success counts."""
    scene = Scene(4).put(congo="red*2 blue").mark("congo", unrest=1)
    after = scene.dice("1/2").play("red", "rebel", "rebellion")
    assert after.stack("congo") == "red*2"
    after = scene.dice("2/2").play("red", "rebel", "rebellion")
    assert after.stack("congo") == "red"


def test_own_counters_in_several_boxes() -> None:
    """C21.2: where only own ones are left, their box is chosen."""
    scene = Scene(4).put(west_africa_1="red*2", west_africa_2="red*2").mark("west_africa", unrest=1)
    scene = scene.dice("1/3").play("red", "rebel", "rebellion")
    assert scene.asks("victim") == {"west_africa_1 red", "west_africa_2 red"}


def test_s32_rebellion_without_natives() -> None:
    """S-32, C21.2, R-25: no dice in the Levant, so nothing is lost."""
    scene = Scene(4).put(levant="blue").mark("levant", unrest=2).play("red", "rebel")
    assert (scene.choose("rebellion") if "rebellion" in scene.menu() else scene).stack("levant") == "blue"


def test_no_rebellion_without_unrest() -> None:
    """C21.2, C9.2: it needs a marker, and no mission."""
    scene = Scene(4).put(congo="blue", angola="blue", brazil="blue").mark("congo", unrest=1)
    scene = scene.mark("angola", unrest=2, missions=1).mark("brazil").play("red", "rebel", "rebellion")
    assert scene.told("rebellion")[0][:3] == [1, territory("congo"), 2]


def test_rebellion_in_a_territory_is_chosen() -> None:
    """C21.2: whether there is a colony does not matter."""
    scene = Scene(4).put(congo="blue", angola="blue").mark("congo", unrest=1, colony="blue").mark("angola", unrest=1)
    assert scene.play("red", "rebel", "rebellion").asks("rebellion") == {"congo", "angola"}


def test_a_colony_is_lost_between_two_successes() -> None:
    """C21.2, C8.4: checked after each loss; the remaining successes are carried out all the same."""
    scene = Scene(4).put(west_africa_1="blue", west_africa_2="green*2").mark("west_africa", colony="blue", unrest=1)
    scene = scene.give("blue", prestige=2).dice("2/3").play("red", "rebel", "rebellion", "west_africa_1 blue")
    assert (scene["blue"].prestige, scene.at("west_africa").independent) == (1, True)
    assert scene.stack("west_africa_2") == "green"


# -- C21.3, C21.4 stirring up -----------------------------------------------------------------------------------------


def test_s45_the_rebel_chooses_a_nation_board() -> None:
    """S-45, C21.3, R-24: one of those who have a counter there."""
    scene = Scene(4).put(congo="blue green").play("red", "rebel", "congo")
    assert scene.asks("incite", "red") == {"blue", "green"}
    after = scene.choose("green")
    assert (after.at("congo").unrest, after.each("unrest")) == (1, [0, 0, 1, 0])


def test_s45_nobody_there() -> None:
    """S-45, C21.3: only the territory gets a marker."""
    after = Scene(4).explore("congo").play("red", "rebel", "congo")
    assert (after.at("congo").unrest, after.each("unrest")) == (1, [0, 0, 0, 0])


def test_s45_only_oneself_there() -> None:
    """S-45, C21.3, R-24: it is compulsory."""
    after = Scene(4).put(congo="red").play("red", "rebel", "congo")
    assert after.each("unrest") == [0, 1, 0, 0]


def test_the_rebel_may_name_himself() -> None:
    """C21.3, R-24: he is one of those who have a counter there."""
    scene = Scene(4).put(congo="blue red").play("red", "rebel", "congo")
    assert scene.asks("incite") == {"blue", "red"}


def test_where_unrest_can_be_stirred_up() -> None:
    """C21.3, C21.1: in explored territories, whatever lies there."""
    scene = Scene(4).explore("congo").mark("angola", missions=1).play("red", "rebel")
    assert scene.asks("rebel") == {"stir-up", "mission"}
    assert scene.choose("stir-up").asks("stir-up") == {"congo", "angola", "levant"}


def test_against_a_mission() -> None:
    """C21.4: it becomes unrest, and a nation board gets a marker as well."""
    scene = Scene(4).put(angola="blue green").mark("angola", missions=2).play("red", "rebel", "mission")
    assert scene.asks("incite") == {"blue", "green"}
    after = scene.choose("blue")
    assert (after.at("angola").unrest, after.at("angola").missions, after["blue"].unrest) == (1, 1, 1)


def test_revolution_and_nation_board() -> None:
    """C21.5: the fourth marker makes a revolution, and the nation board is served in any case."""
    scene = Scene(4).put(congo="blue").mark("congo", unrest=3, colony="blue").give("blue", prestige=3)
    after = scene.play("red", "rebel", "stir-up", "congo")
    assert (after["blue"].unrest, after["blue"].prestige, after.at("congo").unrest) == (1, 2, 0)
