"""Each of the 54 buildings: what it brings, and when."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from asztal.engine.bits import bit
from asztal.games.empires import data
from tests.games.empires.position import Scene, building_of, region_of


def bought(name: str, scene: Scene | None = None) -> Scene:
    """Red has just bought the building, and nothing more; the money for it is there."""
    building = building_of(name)
    age = next(age for age in range(3) if data.OF_AGE[age] >> building & 1)
    scene = (scene or Scene()).having(turn=data.LAST_TURN[age])
    scene = scene.give("red", money=data.COST[building]).row(name).box("capital", "red").resolve("capital")
    return scene.choose(name)


def owned(names: str) -> Scene:
    return Scene().give("red", buildings=names)


def at_the_end(names: str, scene: Scene) -> int:
    """Red's points of buildings after the last turn."""
    ended = scene.having(turn=data.TURNS, vp_for_sale=False).give("red", buildings=names).resolve("scoring")
    return ended.state.points[data.OF_BUILDINGS * data.SEATS]


@pytest.mark.parametrize("name", data.BUILDING_NAMES)
def test_every_building_can_be_bought_at_its_price(name: str) -> None:
    """E1.8, E5.15, E5.17: it is open no more, and not replaced at once."""
    scene = bought(name)
    assert name in scene.buildings("red")
    assert building_of(name) not in scene.state.row
    assert scene.complaints() == [] or name == "rewritten_history"
    assert data.COST[building_of(name)] in (0, data.PRICE[scene.state.age()])


def test_every_building_has_a_test_here() -> None:
    text = Path(__file__).read_text(encoding="utf-8")
    assert [name for name in data.BUILDING_NAMES if not re.search(rf'["\s]{name}["\s]', text)] == []


# -- each turn (E6.5, E13) --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "figures"),
    [
        ("ship_yards", {"captain": 1}),
        ("barracks", {"soldier": 1}),
        ("monastery", {"missionary": 1}),
        ("merchant_guild", {"merchant": 1}),
        ("settlers", {"colonist": 1}),
        ("immigration", {"colonist": 2}),
        ("new_world_city", {"builder": 1}),
        ("new_world_mission", {"missionary": 1}),
        ("stonemasonry", {"builder": 1}),
    ],
)
def test_figures_each_turn(name: str, figures: dict[str, int]) -> None:
    """E13, E10.5, E10.6, E10.11: into the hand, for the first time in the turn of purchase (E5.17, R13)."""
    after = bought(name).resolve("benefits")
    assert after.figures("hand", "red") == figures
    assert after.figures("hand", "blue") == {}


@pytest.mark.parametrize(("name", "money"), [("royal_treasury", 5), ("bank", 10), ("stock_exchange", 20)])
def test_money_each_turn(name: str, money: int) -> None:
    """E13."""
    once = owned(name).resolve("benefits")
    assert (once.money("red"), once.money("blue")) == (money, 0)
    assert once.resolve("benefits").money("red") == 2 * money


def test_conquistadors() -> None:
    """E13: not into the hand, but into the Discovery box."""
    assert owned("conquistadors").resolve("benefits").figures("discovery", "red") == {"soldier": 1}


def test_privateers() -> None:
    """E13: nothing without ships."""
    scene = owned("privateers").give("blue", money=3)
    assert scene.resolve("benefits").money("red") == 0
    assert scene.give("red", ships=2).resolve("benefits").money("red") == 2


def test_west_indies_company() -> None:
    """E13, E6.6."""
    after = owned("west_indies_company").resolve("income", "benefits")
    assert sum(after.goods("red").values()) == 1


def test_university() -> None:
    """E13, R30."""
    scene = owned("university").resolve("benefits")
    assert scene.menu() == {"captain", "merchant", "missionary", "soldier", "builder"}
    assert scene.choose("builder").figures("hand", "red") == {"builder": 1}


def test_colonial_roads() -> None:
    """E13, E5.8: no landing effects, but the first three figures take the good (E5.7)."""
    scene = owned("colonial_roads").region("peru", red="missionary merchant").region("brazil", red="colonist*2")
    asked = scene.resolve("benefits")
    assert asked.asked == "red roads-from"
    assert asked.menu() == {"peru", "brazil", "stop"}
    first = asked.choose("peru", "missionary")
    assert first.menu() == {"brazil", "caribbean"}
    moved = first.choose("brazil")
    assert moved.figures("brazil", "red") == {"colonist": 2, "missionary": 1}
    assert moved.goods("red") == {"coffee": 1}
    assert moved.money("red") == 0
    assert not moved.kind
    assert not asked.choose("stop").kind
    assert not owned("colonial_roads").region("caribbean", red="colonist").resolve("benefits").kind


def test_smuggler() -> None:
    """E10.8."""
    scene = (
        owned("smuggler").give("red", goods="fish rice").give("blue", goods="gold silver").give("green", goods="gold")
    )
    asked = scene.resolve("benefits")
    assert asked.menu() == {"blue", "green", "pass"}
    taking = asked.choose("blue", "rice")
    assert taking.view()["smuggled"] == data.GOODS.index("rice")
    after = taking.choose("silver")
    assert after.goods("red") == {"fish": 1, "silver": 1}
    assert after.goods("blue") == {"gold": 1, "rice": 1}
    assert not scene.give("red", goods="").resolve("benefits").kind


def test_trading_house() -> None:
    """E10.14."""
    scene = owned("trading_house").give("red", goods="fish gold").resolve("benefits")
    assert scene.menu() == {"fish", "gold", "stop"}
    assert scene.choose("gold", "stop").money("red") == 5


# -- income (E6.4) ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "goods", "money"),
    [
        ("rum_factory", "sugar*2", 6),
        ("cigar_factory", "tobacco*2 sugar", 6 + 1),
        ("mint", "gold*2 silver", 4 + 1),
    ],
)
def test_money_for_goods(name: str, goods: str, money: int) -> None:
    """E6.4, E10.13, E13."""
    assert owned(name).give("red", goods=goods).resolve("income").money("red") == money


# -- at once (E5.16) --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "money"), [("treasure_fleet", 20), ("spoils_money_5", 5), ("spoils_money_7", 7)])
def test_money_at_once(name: str, money: int) -> None:
    """E13, E10.1, E10.9."""
    assert bought(name).money("red") == money
    assert bought(name).resolve("benefits").money("red") == money


@pytest.mark.parametrize(("name", "count"), [("merchant_fleet", 2), ("spoils_ship", 1)])
def test_ships_at_once(name: str, count: int) -> None:
    """E13, E10.2."""
    assert bought(name).ships("red") == count


@pytest.mark.parametrize(("name", "count"), [("trading_post", 3), ("spoils_goods", 2)])
def test_goods_at_once(name: str, count: int) -> None:
    """E13, E10.10."""
    assert sum(bought(name).goods("red").values()) == count


def test_spoils_specialists() -> None:
    """E10.3."""
    scene = bought("spoils_specialists")
    after = scene.choose("soldier", "builder")
    assert after.figures("hand", "red") == {"soldier": 1, "builder": 1}
    assert not after.kind


def test_new_world_cartography() -> None:
    """E5.41, R15: a success whatever the natives, without plunder."""
    scene = bought("new_world_cartography", Scene().counter("peru", natives=6, coins=12))
    after = scene.choose("peru")
    assert after.money("red") == 12
    assert after.figures("peru", "red") == {"colonist": 1}
    assert len(after.finds("red")) == 1


def test_overpopulation() -> None:
    """E10.7: three colonists together take the region's good (E5.7)."""
    after = bought("overpopulation").choose("caribbean", "caribbean", "caribbean")
    assert after.figures("caribbean", "red") == {"colonist": 3}
    assert after.goods("red") == {"sugar": 1}


def test_papal_decree() -> None:
    """E10.12, R31: who has no figure in the New World places nothing."""
    scene = bought("papal_decree", Scene().region("peru", red="colonist").region("brazil", red="colonist"))
    assert scene.menu() == {"blue", "green", "orange"}
    after = scene.choose("blue")
    assert after.asked == "red decree-region"
    assert after.menu() == {"peru", "brazil"}
    placed = after.choose("brazil")
    assert placed.count("brazil", "red") == 3
    assert sum(placed.count(name, "blue") for name in data.REGION_NAMES) == 0
    nobody = bought("papal_decree").choose("blue")
    assert not nobody.kind


def test_rewritten_history() -> None:
    """E10.18, R33."""
    assert not bought("rewritten_history").kind
    scene = bought("rewritten_history", Scene().give("blue", finds=[3]).give("green", finds=[4]))
    assert scene.choose("pass").finds("red") == []
    assert scene.choose("green", "blue").finds("red") == [3, 4]


# -- always -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "space"), [("wharf", "X"), ("docks", "Y")])
def test_dock_spaces_of_ones_own(name: str, space: str) -> None:
    """E4.2, E13, R11: even while others are free, once in a turn, and for the owner alone."""
    scene = owned(name).give("red blue", hand="colonist*2").place()
    assert {space, "dock"} <= scene.menu()
    other = scene.choose(space)
    assert space not in other.menu()
    assert space not in other.choose("dock").menu()


def test_jesuits() -> None:
    """E5.6, E13."""
    after = owned("jesuits").box("dock", "red:missionary").resolve("dock").choose("caribbean")
    assert after.figures("caribbean", "red") == {"missionary": 1, "colonist": 2}


def test_artillery() -> None:
    """E13."""
    scene = owned("artillery").region("peru", red="soldier", blue="colonist*3").box("warfare", "red")
    assert scene.resolve("warfare").choose("battle").count("peru", "blue") == 1


def test_fortifications() -> None:
    """E13: the attacker can have them too, and need not save anybody."""
    scene = owned("fortifications").region("peru", red="colonist*2 captain", blue="soldier*2").box("warfare", "red")
    asked = scene.resolve("warfare").choose("battle", "captain")
    assert asked.asked == "red fort-cancel"
    assert asked.menu() == {"captain", "colonist", "stop"}
    assert asked.choose("stop").count("peru", "red") == 1
    assert asked.choose("captain", "stop").figures("peru", "red") == {"colonist": 1, "captain": 1}
    assert asked.choose("captain", "colonist").count("peru", "red") == 3


def test_magellan() -> None:
    """E10.4."""
    scene = owned("magellan").counter("peru", natives=3).give("red blue", discovery="captain").resolve("discovery")
    won = scene.choose("captain", "peru")
    assert len(won.finds("red")) == 1
    lost = scene.choose("pass", "captain", "peru")
    assert lost.finds("blue") == []


def test_reformation() -> None:
    """E10.15: only where the owner has a missionary, and also against Jesuits."""
    scene = owned("reformation").region("brazil", red="missionary").give("blue", buildings="jesuits")
    landed = scene.box("dock", "blue:missionary").resolve("dock").choose("brazil")
    assert landed.figures("brazil", "blue") == {"missionary": 1}
    assert landed.told("mission-blocked")


def test_mayflower() -> None:
    """E10.16: each figure takes a ship, three at most."""
    scene = owned("mayflower").give("red", ships=2, hand="colonist*5").place()
    placed = scene.choose("mayflower", "mayflower")
    assert "mayflower" not in placed.menu()
    many = owned("mayflower").give("red", ships=4, hand="colonist*5").place()
    assert "mayflower" not in many.choose("mayflower", "mayflower", "mayflower").menu()
    none = owned("mayflower").give("red", hand="colonist*5").place()
    assert "mayflower" not in none.menu()


# -- at the end (E8.8) ------------------------------------------------------------------------------------------------


def test_navy() -> None:
    """E13."""
    assert at_the_end("navy", Scene().give("red", ships=3)) == 9


def test_wealth() -> None:
    """E13, E12.2."""
    assert at_the_end("wealth", Scene().give("red", money=14)) == 2


def test_parliament() -> None:
    """E13."""
    assert at_the_end("parliament bank", Scene()) == 4


def test_population() -> None:
    """E13: figures at home don't count."""
    scene = Scene().region("peru", red="colonist*7 soldier").give("red", hand="colonist*9", discovery="captain")
    assert at_the_end("population", scene) == 2


def test_military_glory() -> None:
    """E13."""
    scene = Scene().region("peru", red="soldier*2", blue="soldier").region("brazil", red="soldier colonist")
    assert at_the_end("military_glory", scene) == 12


def test_stock_exchange_has_points_as_well() -> None:
    """E13."""
    assert at_the_end("stock_exchange", Scene()) == 3


def test_mercantilism() -> None:
    """E13: half of the economy once more, rounded down."""
    scene = Scene(2, 1, vp_purchase="off").give("red", goods="sugar*4 fur*3", buildings="mercantilism").having(turn=8)
    ended = scene.resolve("income", "scoring")
    assert ended.points("red") == 9 + 4


def test_royal_palace() -> None:
    """E13."""
    assert at_the_end("royal_palace", Scene()) == 7


def test_colonial_governors() -> None:
    """E13: at least four figures."""
    scene = (
        Scene().region("peru", red="colonist*4").region("brazil", red="colonist*3").region("mexico", red="captain*5")
    )
    assert at_the_end("colonial_governors", scene) == 4


def test_viceroyalty() -> None:
    """E13: alone in first place, where the region scores."""
    scene = Scene().region("peru", red="colonist*3", blue="colonist*2").region("brazil", red="colonist*2")
    scene = scene.region("mexico", red="colonist*3", blue="colonist*3")
    assert at_the_end("viceroyalty", scene) == 4


def test_age_of_discovery() -> None:
    """E10.17."""
    assert at_the_end("age_of_discovery", Scene().give("red", finds=[5, 20])) == 8


def test_new_world_capital() -> None:
    """E10.17."""
    assert at_the_end("new_world_capital", Scene().region("peru", red="builder*2", blue="builder")) == 6


def test_enlightenment() -> None:
    """E10.17, E5.48: nothing for figures of others."""
    scene = owned("enlightenment").having(turn=8).box("merchant", "red").box("soldier", "blue")
    assert scene.resolve("specialists").points("red") == 4


def test_buildings_that_bend_a_rule_are_found_by_their_names() -> None:
    """Whoever looks for a building in the rules finds the place where it matters."""
    for name, mask in {"wharf": data.WHARF, "magellan": data.MAGELLAN, "mayflower": data.MAYFLOWER}.items():
        assert mask == bit(building_of(name))
    assert region_of("caribbean") == 4
