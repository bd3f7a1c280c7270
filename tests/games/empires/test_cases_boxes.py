"""Cases of docs/empires/cases.md: dock, goods and ships, buildings, discovery, specialists, warfare."""

from __future__ import annotations

import pytest

from asztal.engine.bits import bits, count_bits
from asztal.games.empires import data
from asztal.games.empires.steps.income import goods_income
from tests.games.empires.position import Scene, region_of, seat_of, tiles_of

# -- dock -------------------------------------------------------------------------------------------------------------


def test_x18_a_merchant_that_lands_brings_money_once() -> None:
    """E5.6."""
    after = Scene().discover("peru").box("dock", "blue:merchant").resolve("dock").choose("peru")
    assert after.money("blue") == 5
    assert after.resolve("income", "benefits").money("blue") == 5


def test_x19_a_missionary_brings_the_third_figure() -> None:
    """E5.6, E5.7, R12."""
    scene = Scene().region("caribbean", blue="colonist").box("dock", "blue:missionary")
    after = scene.resolve("dock").choose("caribbean")
    assert after.figures("caribbean", "blue") == {"colonist": 2, "missionary": 1}
    assert after.goods("blue") == {"sugar": 1}


def test_x20_the_order_of_landing() -> None:
    """E5.5, E10.16."""
    scene = Scene().give("red", buildings="wharf").give("blue", buildings="mayflower", ships=1).discover("peru")
    scene = scene.box("dock", "red blue").box("X", "red").box("mayflower", "blue").resolve("dock")
    landed = []
    while scene.kind:
        landed.append(scene.asked.split()[0])
        scene = scene.choose("peru")
    assert landed == ["red", "blue", "red", "blue"]


def test_x21_only_discovered_regions_or_none() -> None:
    """E5.5, E5.0."""
    scene = Scene().box("dock", "red").resolve("dock")
    assert scene.menu() == {"caribbean", "pass"}
    stayed = scene.choose("pass")
    assert stayed.count("caribbean", "red") == 0


def test_x22_expeditions_have_no_landing_effects() -> None:
    """E5.6."""
    scene = Scene().counter("peru", natives=2, coins=2).give("red", discovery="missionary merchant")
    after = scene.resolve("discovery").choose("all", "peru")
    assert after.figures("peru", "red") == {"colonist": 1}
    assert after.money("red") == 2


# -- goods, ships, income ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("case", "goods", "ships", "money"),
    [
        ("x23", "indigo silver tobacco", 0, 1),
        ("x23", "indigo*2", 1, 3),
        ("x23", "sugar*4", 0, 6),
        ("x24", "sugar*3", 1, 6),
        ("x24", "sugar*2", 2, 3),
        ("x25", "sugar*3 tobacco*2 fur", 1, 7),
        ("x25", "sugar*3 tobacco*2 fur", 2, 9),
        ("x26", "sugar*6", 0, 6),
        ("x26", "sugar*6", 1, 9),
        ("x26", "sugar*6", 2, 12),
        ("x27", "gold silver fish rice fur coffee", 0, 2),
        ("x27", "gold*2 fish", 0, 1),
        ("x28", "gold*2 silver*3 fish*2 rice*2", 1, 8),
    ],
)
def test_x23_x24_x25_x26_x27_x28_what_sets_pay(case: str, goods: str, ships: int, money: int) -> None:
    """E6.1, E6.2, R26, R27."""
    scene = Scene().give("red", goods=goods, ships=ships)
    assert scene.resolve("income").money("red") == money, case
    assert scene.resolve("income", "income").money("red") == 2 * money


def test_x29_a_tie_for_the_ship_goes_by_turn_order() -> None:
    """E5.12."""
    scene = Scene().give("red", shipping="captain*2 colonist").give("blue", shipping="merchant*2 colonist")
    after = scene.having(order=[1, 0, 2, 3]).resolve("shipping")
    assert (after.ships("blue"), after.ships("red")) == (1, 0)
    assert not after.state.ship_waits
    assert after.count("shipping", "red") == 0
    assert Scene().resolve("shipping").state.ship_waits


def test_x30_leftover_goods_are_shuffled_in() -> None:
    """E7.2."""
    scene = Scene().market("gold fish").resolve("refresh")
    assert len(scene.state.market) == 4
    assert scene.complaints() == []
    few = Scene().market("gold fish")
    few.state.bag = tiles_of("rice")
    assert few.resolve("refresh").state.market == sorted(data.GOODS.index(name) for name in ("gold", "fish", "rice"))


def test_x31_the_mint_takes_the_better_kind() -> None:
    """E10.13."""
    scene = Scene().give("red", goods="gold*2 silver*3", buildings="mint")
    assert scene.resolve("income").money("red") == 3 + 6


def test_x32_goods_sold_are_in_the_bag_again() -> None:
    """E10.14."""
    scene = Scene().give("red", goods="fish*2", buildings="trading_house").resolve("benefits")
    bag = scene.state.bag & data.BYTE
    after = scene.choose("fish", "fish")
    assert after.money("red") == 10
    assert after.goods("red") == {}
    assert after.state.bag & data.BYTE == bag + 2


def test_x33_italy_is_paid_for_every_two_goods() -> None:
    """E11."""
    scene = Scene().nation("red", "italy").give("red", goods="gold fish*2 rice*2")
    assert scene.resolve("benefits").money("red") == 2


def test_x34_the_rum_factory_pays_in_and_out_of_sets() -> None:
    """E6.4, E8.7."""
    scene = Scene().give("red", goods="sugar*5", buildings="rum_factory").having(turn=8).resolve("income")
    assert scene.money("red") == 21
    assert scene.points("red") == 6


# -- buildings --------------------------------------------------------------------------------------------------------


def test_x35_what_fourteen_dollars_buy() -> None:
    """E5.15, E4.4."""
    scene = Scene().having(turn=4).row("bank docks spoils_money_7").box("capital", "red")
    assert scene.give("red", money=14).resolve("capital").menu() == {"bank", "docks", "spoils_money_7", "pass"}
    assert scene.give("red", money=13).resolve("capital").menu() == {"spoils_money_7", "pass"}


def test_x36_a_builder_pays_five_less() -> None:
    """E9.4."""
    scene = Scene().having(turn=4).row("bank").give("red", money=9).box("capital", "red:builder")
    after = scene.resolve("capital").choose("bank")
    assert after.money("red") == 0
    assert after.buildings("red") == {"bank"}


def test_x37_no_discount_on_spoils_of_war() -> None:
    """E9.4, E10.1, R35."""
    scene = Scene().row("spoils_money_5").box("capital", "red:builder").resolve("capital")
    assert scene.choose("spoils_money_5").money("red") == 5


def test_x38_the_next_age() -> None:
    """E7.1."""
    scene = Scene().having(turn=3).row("barracks wharf").resolve("refresh")
    assert all(data.OF_AGE[1] >> building & 1 for building in scene.state.row)
    assert count_bits(scene.state.stack & ~data.OF_AGE[1]) == 0
    assert len(bits(scene.state.stack)) == 20 - 5


def test_x40_overpopulation() -> None:
    """E10.7, R38."""
    scene = Scene().discover("canada").row("overpopulation").give("red", money=10).box("capital", "red")
    bought = scene.resolve("capital").choose("overpopulation")
    assert bought.menu() == {"canada", "caribbean", "stop"}
    after = bought.choose("canada", "canada", "caribbean")
    assert (after.count("canada", "red"), after.count("caribbean", "red")) == (2, 1)
    assert not after.kind
    fewer = bought.choose("canada", "stop")
    assert fewer.count("canada", "red") == 1
    assert not fewer.kind


@pytest.mark.parametrize("first", ["red", "blue"])
def test_x41_papal_decree(first: str) -> None:
    """E10.12, R32."""
    scene = Scene(3).region("peru", red="colonist").region("virginia", blue="captain")
    scene = scene.having(turn=4).row("papal_decree").give("red", money=14).box("capital", "red").resolve("capital")
    decreed = scene.choose("papal_decree", "blue")
    assert decreed.asked == "red decree-first"
    after = decreed.choose(first)
    assert (after.count("peru", "red"), after.count("virginia", "blue")) == (3, 3)
    placed = [seat for seat, _, _ in after.told("settled")]
    assert placed == [seat_of(first), 1 - seat_of(first)]


def test_x42_reformation() -> None:
    """E10.15."""
    scene = Scene().give("red", buildings="reformation").region("brazil", red="missionary").discover("peru")
    blue = scene.box("dock", "blue:missionary").resolve("dock")
    assert blue.choose("brazil").count("brazil", "blue") == 1
    assert blue.choose("peru").count("peru", "blue") == 2
    assert scene.box("dock", "red:missionary").resolve("dock").choose("brazil").count("brazil", "red") == 3


def test_x43_ships_of_the_mayflower_are_no_wild_cards_in_this_turn() -> None:
    """E6.3, E10.16, R36."""
    scene = Scene().give("blue", buildings="mayflower", ships=3, goods="gold*3 silver*3 sugar*3", hand="colonist*4")
    placing = scene.place("blue").choose("mayflower", "mayflower")
    landed = placing.choose("shipping", "shipping").resolve("dock")
    assert landed.choose("caribbean").asked == "blue dock-region"
    after = landed.choose("caribbean", "caribbean").resolve("income")
    assert after.money("blue") == 6 + 3 + 3
    assert after.having(filled=0).resolve("income").money("blue") == 12 + 18


def test_x44_the_smuggler_swaps_once_in_a_turn() -> None:
    """E10.8, R44."""
    scene = Scene().give("red", goods="fish", buildings="smuggler").give("blue", goods="gold").resolve("benefits")
    assert scene.menu() == {"blue", "pass"}
    after = scene.choose("blue")
    assert (after.goods("red"), after.goods("blue")) == ({"gold": 1}, {"fish": 1})
    assert not after.kind
    assert after.resolve("benefits").asked == "red smuggler-player"


def test_x45_rewritten_history_takes_counters_but_no_cards() -> None:
    """E10.18, R33."""
    scene = Scene().row("rewritten_history").having(turn=7).give("red", money=20).box("capital", "red")
    scene = scene.give("blue", finds=[0, 1, 16]).give("green", finds=[2]).resolve("capital")
    bought = scene.choose("rewritten_history")
    assert bought.menu() == {"blue", "green", "pass"}
    after = bought.choose("blue", "green")
    assert len(after.finds("red")) == 2
    assert 2 in after.finds("red")
    assert 16 in after.finds("blue")
    two = Scene(2).row("rewritten_history").having(turn=7).give("red", money=20).box("capital", "red")
    taken = two.give("blue", finds=[0, 1]).resolve("capital").choose("rewritten_history", "blue")
    assert len(taken.finds("red")) == 1
    assert not taken.kind


# -- discovery --------------------------------------------------------------------------------------------------------


def test_x50_strength_against_natives() -> None:
    """E5.21, E5.22, E5.24, E5.25, E5.27."""
    scene = Scene().counter("peru", natives=4)
    won = scene.give("red", discovery="colonist*2 captain").resolve("discovery").choose("all", "peru")
    assert won.state.discovered >> region_of("peru") & 1
    failed = scene.give("red", discovery="colonist*3").resolve("discovery").choose("all", "peru")
    assert not failed.state.discovered >> region_of("peru") & 1
    assert failed.count("discovery", "red") == 0
    assert failed.finds("red") == []
    assert failed.state.counters[region_of("peru")] == scene.state.counters[region_of("peru")]


def test_x51_coins_and_plunder() -> None:
    """E5.23."""
    scene = Scene().counter("peru", natives=2, coins=4, plunder=2)
    scene = scene.give("red", discovery="soldier*2 colonist*2").resolve("discovery")
    after = scene.choose("all", "peru")
    assert after.money("red") == 8
    assert len(after.finds("red")) == 1
    assert after.figures("peru", "red") == {"colonist": 1}
    assert after.count("discovery", "red") == 0


def test_x52_magellan() -> None:
    """E10.4."""
    scene = Scene().give("red", buildings="magellan", discovery="captain colonist", shipping="captain colonist")
    player = scene.view()["players"][0]
    assert player["discovery_strength"] == 4
    assert player["shipping_value"] == 3


def test_x53_portugal() -> None:
    """E5.22, E11."""
    scene = Scene().nation("red", "portugal").counter("peru", natives=5).give("red", discovery="colonist*4")
    assert scene.resolve("discovery").choose("all", "peru").finds("red")
    assert not scene.nation("red", "holland").resolve("discovery").choose("all", "peru").finds("red")


def test_x54_spain() -> None:
    """E11."""
    scene = Scene().nation("red", "spain").counter("peru", natives=3, coins=3)
    won = scene.give("red", discovery="colonist*3").resolve("discovery").choose("all", "peru")
    assert won.money("red") == 8
    failed = scene.give("red", discovery="colonist*2").resolve("discovery").choose("all", "peru")
    assert failed.money("red") == 0


def test_x55_france() -> None:
    """E11, R21."""
    scene = Scene().nation("red", "france").counter("florida", natives=2).give("red", discovery="colonist*2")
    assert scene.resolve("discovery").choose("all", "florida").figures("florida", "red") == {"colonist": 2}
    card = scene.discover().give("red", discovery="captain*3").having(counters=[data.NOTHING] * 9)
    after = card.resolve("discovery").choose("all")
    assert len(after.finds("red")) == 1
    assert sum(after.count(name, "red") for name in data.REGION_NAMES) == 0


def test_x56_cards_come_after_all_regions_and_go_back_when_an_expedition_fails() -> None:
    """E5.26, E2.6, R14."""
    scene = Scene().discover().give("red", discovery="colonist")
    after = scene.resolve("discovery").choose("colonist")
    assert after.finds("red") == []
    assert after.state.deck == data.ALL_CARDS
    assert after.count("discovery", "red") == 0
    one_left = scene.having(discovered=data.ALL_REGIONS & ~1)
    tried = one_left.counter("canada", natives=1).resolve("discovery").choose("colonist")
    assert tried.finds("red") == [0]
    assert not scene.having(deck=0).resolve("discovery").kind


def test_x57_one_expedition_a_turn() -> None:
    """E5.20, E5.25."""
    scene = Scene().counter("peru", natives=3).give("red", discovery="colonist*6").resolve("discovery")
    after = scene.choose("colonist", "colonist", "colonist", "sail", "peru")
    assert len(after.finds("red")) == 1
    assert after.count("discovery", "red") == 3
    assert not after.kind


# -- specialists, warfare ---------------------------------------------------------------------------------------------


def test_x58_training() -> None:
    """E5.46, E9.1."""
    scene = Scene().box("training", "red")
    assert scene.resolve("specialists").menu() == {"builder", "pass"}
    rich = scene.give("red", money=5).resolve("specialists")
    assert rich.menu() == {"builder", "captain", "merchant", "missionary", "soldier", "pass"}
    assert rich.choose("builder").money("red") == 5
    trained = rich.choose("soldier")
    assert (trained.money("red"), trained.figures("hand", "red")) == (0, {"soldier": 1})


def test_x59_losses_happen_at_the_same_time() -> None:
    """E5.53, R18."""
    scene = Scene().region("mexico", red="soldier*2 colonist", blue="soldier colonist*3").box("warfare", "red")
    battle = scene.resolve("warfare").choose("battle")
    assert battle.asked == "red war-victim"
    # After the soldier there is nobody left to choose from but colonists.
    named = battle.choose("soldier")
    assert named.asked == "blue war-victim"
    after = named.choose("colonist")
    assert after.figures("mexico", "red") == {"soldier": 2}
    assert after.figures("mexico", "blue") == {"colonist": 2}


def test_x60_a_war_is_fought_where_one_has_a_soldier() -> None:
    """E5.52."""
    scene = Scene().region("mexico", red="soldier", blue="colonist").region("peru", red="colonist", blue="soldier")
    scene = scene.region("brazil", red="colonist", blue="colonist").give("red", money=10).box("warfare", "red")
    after = scene.resolve("warfare").choose("war")
    assert after.money("red") == 0
    assert after.count("mexico", "blue") == 0
    assert after.count("peru", "red") == 0
    assert (after.count("brazil", "red"), after.count("brazil", "blue")) == (1, 1)


def test_x61_no_battle_without_a_soldier() -> None:
    """E5.51, R17."""
    scene = Scene().region("brazil", red="colonist", blue="colonist").box("warfare", "red")
    assert not scene.resolve("warfare").kind
    theirs = scene.region("brazil", blue="soldier").resolve("warfare")
    assert theirs.menu() == {"battle", "pass"}


def test_x62_no_war_without_money() -> None:
    """E5.50, E5.52."""
    scene = Scene().region("brazil", red="soldier", blue="colonist").give("red", money=9).box("warfare", "red")
    assert scene.resolve("warfare").menu() == {"battle", "pass"}


@pytest.mark.parametrize(("colonists", "left"), [(5, 3), (3, 2)])
def test_x63_artillery_against_fortifications(colonists: int, left: int) -> None:
    """E13."""
    scene = Scene().give("red", buildings="artillery").give("blue", buildings="fortifications")
    scene = scene.region("mexico", red="soldier*2", blue=f"colonist*{colonists}").box("warfare", "red")
    battle = scene.resolve("warfare").choose("battle")
    assert battle.asked == "blue fort-cancel"
    after = battle.choose("colonist", "colonist")
    assert after.count("mexico", "blue") == left


def test_x64_the_eleventh_soldier() -> None:
    """E1.4, E1.5, R5."""
    scene = Scene().nation("red", "spain").region("mexico", red="soldier*6").region("peru", red="soldier*4")
    asked = scene.resolve("benefits")
    assert asked.asked == "red figure-swap"
    assert asked.menu() == {"mexico", "peru", "no"}
    swapped = asked.choose("peru")
    assert swapped.figures("peru", "red") == {"soldier": 3, "colonist": 1}
    assert swapped.figures("hand", "red") == {"soldier": 1}
    lost = asked.choose("no")
    assert lost.figures("hand", "red") == {}
    nowhere = Scene().nation("red", "spain").give("red", discovery="soldier*10").resolve("benefits")
    assert nowhere.figures("hand", "red") == {}


# -- further cases ----------------------------------------------------------------------------------------------------


def test_x71_conquistadors() -> None:
    """E13, R47."""
    scene = Scene().give("red", buildings="conquistadors").resolve("benefits")
    assert scene.figures("discovery", "red") == {"soldier": 1}
    assert scene.figures("hand", "red") == {}
    sailed = scene.counter("peru", natives=1, plunder=2, coins=1).resolve("discovery").choose("soldier", "peru")
    assert sailed.money("red") == 3
    full = Scene().give("red", buildings="conquistadors", hand="soldier*5").region("peru", red="soldier*5")
    assert full.resolve("benefits").choose("peru").figures("discovery", "red") == {"soldier": 1}


def test_x72_privateers() -> None:
    """E6.7, E13, R22."""
    scene = Scene().give("red", buildings="privateers", ships=2)
    scene = scene.give("blue", money=7).give("green", money=2).give("orange", money=1).resolve("benefits")
    assert scene.money("red") == 5
    assert [scene.money(name) for name in ("blue", "green", "orange")] == [5, 0, 0]


def test_x74_a_free_discovery_when_all_is_discovered() -> None:
    """E5.41."""
    scene = Scene().discover().row("new_world_cartography").give("red", money=10).box("capital", "red")
    after = scene.resolve("capital").choose("new_world_cartography")
    (card,) = after.finds("red")
    assert card >= data.COUNTERS
    assert after.money("red") == data.COINS[card]
    assert sum(after.count(name, "red") for name in data.REGION_NAMES) == 0
    nothing = scene.having(deck=0).resolve("capital").choose("new_world_cartography")
    assert nothing.finds("red") == []


def test_x75_goods_sold_in_the_last_turn_have_earned_their_points() -> None:
    """E8.7, E10.14."""
    scene = Scene(2, 1, vp_purchase="off").give("red", goods="sugar*4", buildings="trading_house").having(turn=8)
    sold = scene.resolve("income", "benefits", "scoring").choose("sugar", "sugar", "sugar", "sugar")
    assert sold.points("red") == 6


def test_x76_the_trading_house_sells_before_everything_else() -> None:
    """E6.5, E6.6, R19."""
    scene = (
        Scene().nation("red", "italy").give("red", goods="fish*2 gold*3", buildings="trading_house west_indies_company")
    )
    scene = scene.having(order=[1, 2, 3, 0]).resolve("benefits")
    assert scene.asked == "red tradehouse-sell"
    after = scene.choose("fish", "fish", "stop")
    assert after.money("red") == 10 + 1
    assert sum(after.goods("red").values()) == 4


def test_x77_a_soldier_in_the_row_is_in_the_supply_again() -> None:
    """E5.0, R49."""
    scene = Scene().nation("red", "spain").region("peru", red="soldier*9").box("initiative", "red:soldier")
    assert scene.resolve("benefits").asked == "red figure-swap"
    after = scene.resolve("initiative", "benefits")
    assert after.figures("hand", "red") == {"soldier": 1}


def test_x78_eight_ships() -> None:
    """E1.7, E7.3, R6."""
    scene = Scene().give("blue", ships=7).row("spoils_ship").box("capital", "red")
    after = scene.resolve("capital").choose("spoils_ship")
    assert after.ships("red") == 0
    assert after.state.ships_left == 0
    won = after.give("green", shipping="colonist").resolve("shipping", "refresh")
    assert won.ships("green") == 1
    assert not won.state.ship_waits


def test_x79_an_empty_bag() -> None:
    """E1.6, R48, E10.10."""
    scene = Scene().having(turn=4, bag=data.GOOD[0]).row("spoils_goods").box("capital", "red")
    after = scene.resolve("capital").choose("spoils_goods")
    assert after.goods("red") == {"gold": 1}
    assert after.state.bag == 0
    assert goods_income(after.state.goods[0], 0) == 0
