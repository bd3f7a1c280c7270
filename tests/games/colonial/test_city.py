"""The Governor and the booming city (C18)."""

from __future__ import annotations

import pytest

from tests.games.colonial.position import Scene


def two_colonies(**options: str) -> Scene:
    """Red has a colony in the West Indies, Blue one in New England."""
    scene = Scene(4, **options).put(west_indies="red", new_england="blue")
    return scene.mark("west_indies", colony="red").mark("new_england", colony="blue").give("red blue", prestige=2)


def test_e11_the_first_city() -> None:
    """E-11, C18.1, C18.2, C18.3: Red pays 1 or 2, as his Economy allows."""
    scene = two_colonies().give("red", treasury=5).play("red", "governor")
    assert scene.asks("city-value") == {"1", "2"}
    after = scene.choose(1)
    assert (after.at("west_indies").city, after["red"].prestige, after["red"].treasury) == (1, 3, 4)


def test_e11_the_next_city_costs_more() -> None:
    """E-11, C18.2, C18.3, R-12: Blue pays 2, 3 or 4; Red's city is gone, his prestige is not."""
    scene = two_colonies().city("west_indies", 1).give("blue", treasury=4, economy=4).play("blue", "governor")
    assert scene.asks("city-value") == {"2", "3", "4"}
    after = scene.choose(2)
    assert (after.at("new_england").city, after.at("west_indies").city) == (2, 0)
    assert (after["blue"].prestige, after["red"].prestige) == (3, 2)


def test_e11_red_again() -> None:
    """E-11, C18.1, R-13: with Economy 2 he can't; with 4 he can, also where he had a city before."""
    scene = two_colonies().put(canada="red").mark("canada", colony="red").city("new_england", 2).give("red", treasury=4)
    assert not scene.can_play("red", "governor")
    scene = scene.give("red", economy=4).play("red", "governor")
    assert scene.asks("city") == {"west_indies", "canada"}
    after = scene.choose("west_indies", 3)
    assert (after.at("west_indies").city, after.at("new_england").city) == (3, 0)


@pytest.mark.parametrize(("minimum", "values"), [("more", {"3", "4"}), ("equal", {"2", "3", "4"})])
def test_city_minimum(minimum: str, values: set[str]) -> None:
    """C26.5 city_minimum, R-12: more than the city in play, or by option at least as much."""
    scene = two_colonies(city_minimum=minimum).city("west_indies", 2).give("blue", treasury=9, economy=4)
    assert scene.play("blue", "governor").asks("city-value") == values


def test_the_colony_with_the_city_is_excluded() -> None:
    """C18.1, R-13: as long as the city is there."""
    scene = two_colonies().city("west_indies", 1).give("red", treasury=9, economy=6)
    assert not scene.can_play("red", "governor")


def test_the_treasury_limits_the_price() -> None:
    """C18.2: at most what is there."""
    scene = two_colonies().give("blue", treasury=2, economy=10).play("blue", "governor")
    assert scene.asks("city-value") == {"1", "2"}


def test_ten_is_the_highest_value() -> None:
    """C18.2: after a city of 10 there is none, and colonies add nothing to the Economy here."""
    scene = two_colonies().give("blue", treasury=30, economy=10)
    assert "10" in scene.play("blue", "governor").asks("city-value")
    assert "11" not in scene.play("blue", "governor").menu()
    assert not scene.city("west_indies", 10).can_play("blue", "governor")


def test_the_colony_bonus_does_not_count() -> None:
    """C18.2: the Economy value alone."""
    scene = two_colonies().put(peru_1="blue*2", peru_2="blue*2").mark("peru", colony="blue").give("blue", treasury=9)
    assert scene.play("blue", "governor", "peru").asks("city-value") == {"1", "2"}


def test_no_city_without_a_colony() -> None:
    """C18.1: nor in another player's, nor in an Independent State."""
    scene = two_colonies().put(canada="green*3").mark("canada", independent=True).give("green", treasury=9)
    assert not scene.can_play("green", "governor")


def test_s25_city_production() -> None:
    """S-25, C18.4, C20.4, R-14: every box there produces two goods, for Blue as well."""
    scene = Scene(4).put(new_france_1="red*2", new_france_2="blue").mark("new_france", colony="red")
    scene = scene.city("new_france", 1).give("red blue", fleets=5)
    assert scene.play("red", "merchant").asks("ship") == {"0", "1", "2"}
    assert scene.play("blue", "merchant").asks("ship") == {"0", "1", "2"}


def test_the_city_stays_in_an_independent_state() -> None:
    """C18.5, C8.4: and goes on producing for whoever controls the boxes, until a new one is founded."""
    scene = Scene(4).put(brazil="red blue").mark("brazil", colony="red", unrest=2).city("brazil", 1)
    after = scene.dice("1/4").play("yellow", "rebel", "rebellion", "brazil red").give("blue", fleets=2)
    assert (after.at("brazil").independent, after.at("brazil").city) == (True, 1)
    assert after.play("blue", "merchant").asks("ship") == {"0", "1", "2"}


def test_a_founded_city_can_win() -> None:
    """C7.1, C27.1: its prestige is the tenth."""
    scene = two_colonies().give("red", prestige=9, treasury=1)
    assert scene.play("red", "governor").winners == "red"
