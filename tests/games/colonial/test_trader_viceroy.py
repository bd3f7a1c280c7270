"""The Trader (C24) and the Viceroy (C25)."""

from __future__ import annotations

import pytest

from tests.games.colonial.position import Scene

# -- C24 Trader -------------------------------------------------------------------------------------------------------


def empire() -> Scene:
    """Blue's Economy is 4, his colonies are West Africa (3) and New Spain (4)."""
    scene = Scene(4).put(west_africa_1="blue", west_africa_2="blue", new_spain_1="blue", new_spain_2="blue")
    scene = scene.mark("west_africa", colony="blue").mark("new_spain", colony="blue").give("blue", economy=4, goods=7)
    return scene.give("red", goods=3)


def test_e17_trader() -> None:
    """E-17, C24.1, C24.2, C24.3, C8.3: seven own goods, three of Red's, and one capacity unused."""
    scene = empire()
    assert scene.state.trade_capacity(0) == 11
    scene = scene.play("blue", "trader", 7, "red", 3, 0)
    after = scene.answer("red", 3)
    assert (after["blue"].treasury, after["red"].treasury) == (10, 3)
    assert (after["blue"].goods, after["red"].goods, after.asked) == (0, 0, "red")


def test_capacity_of_the_trader() -> None:
    """C24.1: the Economy value alone without colonies."""
    scene = Scene(4).give("blue", goods=9)
    assert scene.play("blue", "trader").asks("sell") == {"0", "1", "2"}


def test_an_independent_state_adds_nothing() -> None:
    """C24.1, C8.5: only colonies do, with their single strength."""
    scene = Scene(4).put(congo="blue").mark("congo", independent=True)
    assert scene.state.trade_capacity(0) == 2


def test_s24_refusal_of_a_sale() -> None:
    """S-24, C24.3: nothing moves, and the capacity is there for others."""
    scene = Scene(4).give("red green", goods=2).give("blue", economy=2).play("blue", "trader", "red", 2)
    scene = scene.answer("red", 0)
    assert (scene["red"].goods, scene["blue"].treasury) == (2, 0)
    assert scene.asks("sell-ask") == {"green", "stop"}
    after = scene.choose("green", 2).answer("green", 2)
    assert (after["green"].treasury, after["blue"].treasury) == (2, 2)


def test_part_of_a_sale() -> None:
    """C24.3, R-49: the owner sells as many as he likes."""
    after = Scene(4).give("red", goods=2).play("blue", "trader", "red", 2).answer("red", 1)
    assert (after["red"].goods, after["red"].treasury, after["blue"].treasury) == (1, 1, 1)


def test_sales_with_a_payment() -> None:
    """C24.3, C20.6: all or nothing."""
    scene = Scene(4).give("red", goods=2, treasury=1).give("blue", treasury=1)
    scene = scene.play("blue", "trader", "red", 2)
    assert scene.asks("sell-payment") == {"-1", "0", "1"}
    scene = scene.choose(1)
    assert scene.asks("sell-answer", "red") == {"0", "2"}
    after = scene.choose(2)
    assert (after["blue"].treasury, after["red"].treasury) == (2, 4)


def test_the_own_goods_once_more() -> None:
    """C20.9, C24.2: after the requests, with the capacity that is left."""
    scene = Scene(4).give("blue", goods=3, economy=4).give("red", goods=2)
    scene = scene.play("blue", "trader", 0, "red", 2).answer("red", 2)
    assert scene.asks("sell", "blue") == {"0", "1", "2"}
    assert scene.choose(2)["blue"].treasury == 4


def test_no_trader_without_goods() -> None:
    """C24.2, C28.1: neither own goods nor those of others."""
    assert not Scene(4).can_play("blue", "trader")
    assert Scene(4).give("red", goods=1).can_play("blue", "trader")


# -- C25 Viceroy ------------------------------------------------------------------------------------------------------


def test_e18_viceroy() -> None:
    """E-18, C25.1: one or two counters by Logistics 2."""
    scene = Scene(4).put(new_spain_1="red").give("red", treasury=5, logistics=2)
    scene = scene.play("red", "viceroy", "new_spain", "new_spain_1")
    assert scene.asks("viceroy-number") == {"1", "2"}
    assert scene.choose(2).stack("new_spain_1") == "red*3"


def test_where_counters_can_be_placed() -> None:
    """C25.1: in explored territories with a box that are not another's colony."""
    scene = Scene(4).explore("sahara egypt canada congo").put(congo="blue").mark("congo", colony="blue")
    scene = scene.put(canada="red").mark("canada", colony="red").give("red", treasury=1)
    assert scene.play("red", "viceroy").asks("viceroy") == {"egypt", "levant", "canada"}


def test_the_treasury_limits_the_viceroy() -> None:
    """C25.1: each counter is a treasure."""
    scene = Scene(4).give("red", treasury=2, logistics=4).play("red", "viceroy")
    assert scene.asks("viceroy-number") == {"1", "2"}
    assert not Scene(4).give("red", logistics=4).can_play("red", "viceroy")


def test_counters_are_placed_together() -> None:
    """C25.2: control is determined once, so there is one penalty."""
    scene = Scene(4).put(levant="red*2 green*2").give("blue", treasury=4, logistics=4)
    after = scene.play("blue", "viceroy", 3)
    assert (after.stack("levant"), after["blue"].diplomacy) == ("blue*3 red*2 green*2", 3)


@pytest.mark.parametrize(("option", "offered"), [("one_box", False), ("one_territory", True)])
def test_viceroy_spread(option: str, offered: bool) -> None:
    """C26.5 viceroy_spread, C25.1, R-53: one box, or by option the boxes of one territory."""
    scene = Scene(4, viceroy_spread=option).explore("new_spain").give("blue", treasury=3, logistics=3)
    scene = scene.play("blue", "viceroy", "new_spain")
    assert scene.asks("viceroy-box") == {"new_spain_1", "new_spain_2"}
    scene = scene.choose("new_spain_1")
    assert (scene.kind == "viceroy-box") == offered


def test_viceroy_spread_over_two_boxes() -> None:
    """C26.5 viceroy_spread: counter by counter, and one may stop."""
    scene = Scene(4, viceroy_spread="one_territory").explore("new_spain").give("blue", treasury=3, logistics=3)
    scene = scene.play("blue", "viceroy", "new_spain", "new_spain_1", "new_spain_2")
    assert scene.asks("viceroy-box") == {"new_spain_1", "new_spain_2", "stop"}
    after = scene.choose("stop")
    assert (after.stack("new_spain_1"), after.stack("new_spain_2")) == ("blue", "blue")
    assert after["blue"].treasury == 1


def test_viceroy_spread_costs_a_space_for_each_box() -> None:
    """R-19, C25.2: two boxes taken from Red; each is judged when all counters are there."""
    scene = Scene(4, viceroy_spread="one_territory").put(new_spain_1="red", new_spain_2="red")
    scene = scene.give("blue", treasury=4, logistics=4).play("blue", "viceroy", "new_spain")
    after = scene.choose("new_spain_1", "new_spain_2", "new_spain_1", "new_spain_2")
    assert (after.controller("new_spain_1"), after.controller("new_spain_2")) == ("blue", "blue")
    assert after["blue"].diplomacy == 2
