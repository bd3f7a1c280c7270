"""Unrest, missions and revolutions (C9), the Missionary (C19)."""

from __future__ import annotations

import pytest

from tests.games.colonial.position import Scene


def test_s16_revolution_in_a_colony() -> None:
    """S-16, C9.3, R-21: the fourth marker; the colony is lost with a prestige, counters stay."""
    scene = Scene(4).put(brazil="red*2").mark("brazil", colony="red", unrest=3).give("red", prestige=5)
    after = scene.play("blue", "rebel", "stir-up", "brazil")
    land = after.at("brazil")
    assert (land.unrest, land.independent, land.colony) == (0, True, "")
    assert (after["red"].prestige, after.stack("brazil")) == (4, "red*2")


def test_s16_revolution_in_a_territory_without_a_colony() -> None:
    """S-16, C9.3: independent, and nobody loses prestige."""
    scene = Scene(4).put(brazil="red*2").mark("brazil", unrest=3).give("red", prestige=5)
    after = scene.play("blue", "rebel", "stir-up", "brazil")
    assert (after.at("brazil").unrest, after.at("brazil").independent) == (0, True)
    assert after["red"].prestige == 5


def test_revolution_in_an_independent_state() -> None:
    """C9.3, R-22: only the markers go; nothing doubles twice."""
    scene = Scene(4).mark("brazil", unrest=3, independent=True).play("blue", "rebel", "stir-up", "brazil")
    assert (scene.at("brazil").unrest, scene.at("brazil").natives) == (0, 4)


def test_missions_do_not_make_a_revolution() -> None:
    """C9.3, C9.1: three unrest and two missions are no four unrest; missions outlast the revolution."""
    scene = Scene(4).mark("brazil", unrest=3, missions=2)
    assert scene.at("brazil").independent is False
    after = scene.play("blue", "rebel", "stir-up", "brazil")
    assert (after.at("brazil").unrest, after.at("brazil").missions) == (0, 2)


def test_revolution_with_the_city() -> None:
    """C9.3, C18.6: two prestige are lost, and the city stays."""
    scene = Scene(4).put(brazil="red*2").mark("brazil", colony="red", unrest=3).city("brazil", 2)
    after = scene.give("red", prestige=5).play("blue", "rebel", "stir-up", "brazil")
    assert (after["red"].prestige, after.at("brazil").city) == (3, 2)


def test_adventurers_make_no_revolution_in_new_land() -> None:
    """C9.3, C16.3: a territory that was not explored has no unrest yet."""
    after = Scene(4).give("blue", treasury=1).dice("6").play("blue", "explorer", "egypt", "adventurers")
    assert after.at("egypt").unrest == 1


def test_s17_mission() -> None:
    """S-17, C9.2, C19.2, C21.4: two unrest and a mission; no rebellion until the Rebel has turned it over."""
    scene = Scene(4).put(brazil="green").mark("brazil", unrest=2, missions=1).play("blue", "rebel")
    assert "rebellion" not in scene.asks("rebel")
    after = scene.choose("mission")
    assert (after.at("brazil").unrest, after.at("brazil").missions) == (3, 0)
    assert after["green"].unrest == 1
    assert "rebellion" in after.play("red", "rebel").asks("rebel")


def test_missionary_turns_unrest_over() -> None:
    """C19.1, C9.1: where there is unrest, one marker becomes a mission."""
    after = Scene(4).mark("brazil", unrest=2).play("blue", "missionary", "brazil")
    assert (after.at("brazil").unrest, after.at("brazil").missions) == (1, 1)
    assert after.story.count("mission-turned") == 1


def test_missionary_places_a_mission() -> None:
    """C19.1: where there is none, and only where it is explored."""
    scene = Scene(4).mark("brazil", unrest=1).explore("egypt").play("blue", "missionary")
    assert scene.asks("mission") == {"brazil", "egypt", "levant"}
    after = scene.choose("egypt")
    assert (after.at("egypt").unrest, after.at("egypt").missions) == (0, 1)
    assert after.story.count("mission-placed") == 1


def test_several_missions() -> None:
    """C19.2, R-23: turned over or placed; the second one protects against the Rebel."""
    after = Scene(4).mark("brazil", missions=1).play("blue", "missionary", "brazil")
    assert after.at("brazil").missions == 2
    turned = after.play("red", "rebel", "mission")
    assert (turned.at("brazil").unrest, turned.at("brazil").missions) == (1, 1)
    assert "rebellion" not in turned.play("green", "rebel").asks("rebel")


@pytest.mark.parametrize("unrest", [0, 1, 3])
def test_home_unrest_makes_loans_grow(unrest: int) -> None:
    """C9.4: by one each."""
    assert Scene(4).give("blue", unrest=unrest, loans=[7]).next_turn()["blue"].loans == [7 + unrest]


def test_turning_a_mission_can_make_a_revolution() -> None:
    """C21.4, C21.5, C28.5, C9.3: three unrest become four."""
    scene = Scene(4).put(brazil="red").mark("brazil", colony="red", unrest=3, missions=1).give("red", prestige=2)
    after = scene.play("blue", "rebel", "mission")
    assert (after.at("brazil").unrest, after.at("brazil").missions, after.at("brazil").independent) == (0, 0, True)
    assert (after["red"].prestige, after["red"].unrest) == (1, 1)
