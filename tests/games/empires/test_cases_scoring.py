"""Cases of docs/empires/cases.md: region scoring, setup and order, nations, points, the end."""

from __future__ import annotations

import pytest

from asztal.engine.bits import bit, count_bits
from asztal.games.empires import data
from asztal.games.empires.game import GAME
from asztal.games.empires.state import Empires
from asztal.games.empires.steps.scoring import Standing
from asztal.games.empires.view import view
from tests.games.empires.position import Scene, mask_of, region_of, seat_of


def scores(scene: Scene, region: str, *names: str) -> list[int]:
    """What the region is worth to some seats now."""
    standing = Standing(scene.state, region_of(region))
    return [int(standing.points(scene.count(region, name))) for name in names]


# -- region scoring and builders --------------------------------------------------------------------------------------


def test_x1_a_builder_adds_four_and_two() -> None:
    """E8.2, E9.2."""
    scene = Scene().region("virginia", red="colonist*4 builder", blue="colonist*2").having(turn=6)
    after = scene.resolve("scoring")
    assert (after.points("red"), after.points("blue")) == (10, 4)


def test_x2_builders_count_whoever_has_them() -> None:
    """E9.2."""
    scene = Scene().region("canada", orange="colonist*8", red="colonist*3 builder*2", green="builder").having(turn=8)
    assert scores(scene, "canada", "orange", "red", "green") == [18, 8, 0]


def test_x3_second_place_has_the_bonus_although_the_first_is_tied() -> None:
    """E9.3."""
    scene = Scene().region("canada", red="colonist*3 builder", blue="colonist*3 builder", green="colonist*2")
    assert scores(scene, "canada", "red", "blue", "green") == [10, 10, 4]


def test_x4_two_in_second_place_have_the_bonus_alone() -> None:
    """E9.3."""
    scene = Scene().region("canada", red="colonist*5", blue="colonist*2", green="colonist builder")
    assert scores(scene, "canada", "red", "blue", "green") == [10, 2, 2]


def test_x5_without_three_figures_of_one_player_there_is_no_bonus() -> None:
    """E8.1, E9.3."""
    scene = Scene().region("canada", red="colonist builder", blue="colonist builder")
    assert scores(scene, "canada", "red", "blue") == [0, 0]


def test_x6_alone_in_a_region() -> None:
    """E8.5."""
    scene = Scene().region("canada", red="colonist*3")
    assert scores(scene, "canada", "red", "blue") == [6, 0]


def test_x7_one_figure_is_enough_to_be_second() -> None:
    """E8.2."""
    scene = Scene().region("canada", red="colonist*4", blue="soldier")
    assert scores(scene, "canada", "red", "blue") == [6, 2]


@pytest.mark.parametrize(("option", "plain", "built"), [("0", 0, 4), ("2", 2, 6)])
def test_x8_three_tied_for_first(option: str, plain: int, built: int) -> None:
    """E8.3, three_way_tie, R24."""
    scene = Scene(4, 1, three_way_tie=option)
    without = scene.region("canada", red="colonist*3", blue="colonist*3", green="colonist*3")
    assert scores(without, "canada", "red", "blue", "green") == [plain] * 3
    with_builder = without.region("canada", green="colonist*2 builder")
    assert scores(with_builder, "canada", "red", "blue", "green") == [built] * 3


def test_x9_tied_for_second() -> None:
    """E8.4."""
    scene = Scene().region("canada", red="colonist*4", blue="colonist*2", green="colonist*2")
    assert scores(scene, "canada", "red", "blue", "green") == [6, 0, 0]


def test_x10_a_region_that_fell_below_three_does_not_score_but_its_good_is_kept() -> None:
    """E5.54, E8.1."""
    scene = Scene().region("mexico", red="colonist*2", blue="soldier").box("dock", "red").having(turn=3)
    landed = scene.resolve("dock").choose("mexico")
    assert landed.goods("red") == {"gold": 1}
    fought = landed.box("warfare", "blue").resolve("warfare").choose("battle")
    assert fought.count("mexico", "red") == 2
    scored = fought.resolve("scoring")
    assert scored.points("red") == scored.points("blue") == 0
    assert scored.goods("red") == {"gold": 1}


def test_two_tied_for_first_get_two_each_and_nobody_is_second() -> None:
    """E8.3, R25."""
    scene = Scene().region("canada", red="colonist*3", blue="colonist*3", green="colonist")
    assert scores(scene, "canada", "red", "blue", "green") == [2, 2, 0]


# -- setup and order --------------------------------------------------------------------------------------------------


def new_table(seats: int, seed: int = 1, **options: str) -> Empires:
    state = GAME.new(seats, seed, {"nation_advantages": "off", **options})
    assert isinstance(state, Empires)
    return state


@pytest.mark.parametrize(("option", "money"), [("1", [10, 11, 12, 13]), ("2", [10, 12, 14, 16])])
def test_x11_later_seats_have_more_money(option: str, money: list[int]) -> None:
    """E2.2, E2.3, late_seat_money."""
    state = new_table(4, 3, late_seat_money=option)
    assert [state.money[seat] for seat in state.order] == money


@pytest.mark.parametrize(("seats", "spaces"), [(2, 3), (3, 5), (4, 7), (5, 9), (6, 11)])
def test_x12_dock_spaces(seats: int, spaces: int) -> None:
    """E2.10: the rest is blocked, X and Y wait for their owners (E4.2)."""
    scene = Scene(seats).give("red", hand=f"colonist*{spaces + 1}").place()
    for _ in range(spaces):
        assert not scene.menu() & {"X", "Y", "mayflower"}
        scene = scene.choose("dock")
    assert "dock" not in scene.menu()


def test_x12_twelve_spaces_for_six_by_option() -> None:
    """E2.10, dock_six, R8."""
    assert new_table(6, dock_six="12").dock_spaces == 12


def test_x13_the_initiative_row_makes_the_next_order() -> None:
    """E7.5, E5.2."""
    scene = Scene().box("initiative", "green orange").resolve("initiative", "order")
    assert scene.order == ["green", "orange", "red", "blue"]


def test_x14_the_initiative_row_pays_its_spaces() -> None:
    """E5.1."""
    after = Scene().box("initiative", "green orange").resolve("initiative")
    assert [after.money(name) for name in ("red", "blue", "green", "orange")] == [0, 0, 1, 2]


def test_x15_one_figure_each_in_initiative() -> None:
    """E4.2."""
    scene = Scene().give("red blue", hand="colonist*2").place()
    placed = scene.choose("initiative", "dock")
    assert placed.asked == "red place-box"
    assert "initiative" not in placed.menu()
    assert "initiative" in placed.choose("dock").menu()


def test_x16_specialists_of_boxes_and_buildings_come_with_five_colonists() -> None:
    """E7.4, E5.45, E6.5, R43."""
    scene = Scene().give("red", buildings="monastery").box("captain", "red")
    after = scene.resolve("specialists", "benefits", "refresh")
    assert after.figures("hand", "red") == {"colonist": 5, "missionary": 1, "captain": 1}


def test_x17_goods_and_counters_after_setup() -> None:
    """E1.1, E1.6, E2.4, E2.5, E2.8: eight counters lie on the map, and eight are put away."""
    state = new_table(4)
    assert count_bits(state.tiles_there) == 9
    assert len(state.market) == 4
    assert state.bag & data.BYTE == 33
    assert state.undiscovered() == data.ALL_REGIONS & ~bit(region_of("caribbean"))
    assert count_bits(state.unplaced_counters()) == 16


# -- nations ----------------------------------------------------------------------------------------------------------


def test_x65_britain_at_the_end_of_turn_1() -> None:
    """E11.2, E6.7; before turn 1 nobody receives anything."""
    start = GAME.new(4, 1)
    assert isinstance(start, Empires)
    while start.turn == 0:
        start.choose(start.menu[0])
    assert sum(start.money) == 4 * 10 + 1 + 2 + 3
    scene = Scene().nation("red", "britain").give("blue green orange", money=5)
    after = scene.resolve("benefits")
    assert after.money("red") == 3
    assert after.money("blue") == 4
    assert after.figures("hand", "red") == {"colonist": 2}


# -- buying points, the end -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("turn", "most"), [(3, 7), (6, 2), (8, 0)])
def test_x66_what_seven_dollars_buy(turn: int, most: int) -> None:
    """E12.1."""
    scene = Scene().give("red", money=7).having(turn=turn).resolve("scoring")
    if most == 0:
        assert scene.state.result is not None
        return
    assert scene.asked == "red vp-buy"
    assert scene.menu() == {str(number) for number in range(most + 1)}
    after = scene.choose(most)
    assert after.points("red") == most
    assert after.money("red") == 7 - most * data.VP_PRICE[data.AGE_OF[turn]]


def test_x67_wealth_scores_before_its_owner_buys() -> None:
    """E12.2, E8.7."""
    scene = Scene().give("red", money=23, buildings="wealth").having(turn=8).resolve("scoring")
    assert scene.points("red") == 4
    assert scene.menu() == {"0", "1", "2"}
    after = scene.choose(2)
    assert (after.points("red"), after.money("red")) == (6, 3)


def test_wealth_is_not_promised_once_it_has_scored() -> None:
    """E12.2: in the view, when the last points are bought."""
    scene = Scene().give("red", money=23, buildings="wealth").having(turn=8)
    assert view(scene.state, 0)["players"][0]["promised"] == 4
    after = view(scene.resolve("scoring").state, 0)["players"][0]
    assert (after["points"], after["promised"]) == (4, 0)


def test_x68_the_economy_is_what_the_sets_paid() -> None:
    """E8.7, R37."""
    scene = Scene().give("red", goods="sugar*4 gold*3", buildings="bank").having(turn=8)
    after = scene.resolve("income", "benefits")
    assert after.money("red") == 9 + 10
    assert after.points("red") == 9


@pytest.mark.parametrize(
    ("regions", "money", "goods", "winner", "reason"),
    [
        ((14, 12), (0, 5), ("", "fish"), "red", "tie-regions"),
        ((12, 12), (7, 5), ("", "fish"), "red", "tie-money"),
        ((12, 12), (5, 5), ("fish", ""), "red", "tie-goods"),
        ((12, 12), (5, 5), ("fish", "gold"), "", "shared"),
    ],
)
def test_x69_ties(
    regions: tuple[int, int], money: tuple[int, int], goods: tuple[str, str], winner: str, reason: str
) -> None:
    """E8.9, R20."""
    scene = Scene(2, 1, vp_purchase="off").having(turn=8)
    for at, name in enumerate(("red", "blue")):
        scene = scene.give(name, money=money[at], goods=goods[at])
        scene.state.points[data.REGIONS_3 * data.SEATS + seat_of(name)] = regions[at]
        scene.state.points[data.BOUGHT * data.SEATS + seat_of(name)] = 20 - regions[at]
    result = scene.resolve("scoring").state.result
    assert result is not None
    assert result.scores == [20, 20]
    assert result.reason == reason
    assert result.ranks == ([1, 2] if winner else [1, 1])


def test_x70_what_buildings_count() -> None:
    """E8.8."""
    seven = "parliament bank wharf docks smuggler spoils_ship new_world_cartography"
    scene = Scene(2, 1, vp_purchase="off").having(turn=8)
    assert scene.give("red", buildings=seven).resolve("scoring").points("red") == 14
    assert scene.give("red", buildings="navy", ships=4).resolve("scoring").points("red") == 12
    many = scene.give("red", buildings="population").region("peru", red="colonist*2").region("brazil", red="soldier*2")
    for name in ("canada", "virginia", "florida", "mexico", "new_granada", "new_england"):
        many = many.region(name, red="colonist*2")
    many = many.region("caribbean", red="builder")
    assert many.resolve("scoring").points("red") == 17 // 3


def test_x39_a_used_building_still_counts() -> None:
    """E5.16, R39: Parliament counts what was used at once, and Spoils of War."""
    scene = Scene(2, 1, vp_purchase="off").give("red", buildings="parliament new_world_cartography spoils_money_5")
    assert scene.having(turn=8).resolve("scoring").points("red") == 6


def test_x46_age_of_discovery() -> None:
    """E10.17, R34."""
    scene = Scene(2, 1, vp_purchase="off").give("red", buildings="age_of_discovery", finds=[0, 1, 2, 16])
    own = sum(data.FIND_VP[find] for find in (0, 1, 2, 16))
    assert scene.having(turn=8).resolve("scoring").points("red") == 16 + own


def test_x47_new_world_capital() -> None:
    """E10.17."""
    scene = Scene(2, 1, vp_purchase="off").give("red", buildings="new_world_capital")
    scene = scene.region("peru", red="builder", blue="builder").region("brazil", red="builder", blue="builder")
    scene = scene.region("canada", red="builder").having(turn=8)
    assert scene.resolve("scoring").points("red") == 9


def test_x48_enlightenment() -> None:
    """E5.48, E10.17, R16."""
    scene = (
        Scene()
        .give("red", buildings="enlightenment")
        .box("captain", "red")
        .box("training", "red")
        .box("soldier", "blue")
    )
    assert scene.having(turn=8).resolve("specialists").choose("builder").points("red") == 8
    assert scene.having(turn=7).resolve("specialists").choose("builder").points("red") == 0


def test_x49_advantages_are_no_buildings() -> None:
    """E11.1."""
    scene = Scene(2, 1, vp_purchase="off").nation("red", "spain").give("red", buildings="parliament").having(turn=8)
    assert scene.resolve("scoring").points("red") == 2


def test_x73_without_builders_three_tiles_stay_out() -> None:
    """E2.13, R46, R30, builders."""
    tiles = data.tiles_in_play(True, False)
    new = [int(count_bits(tiles & data.NEW & data.OF_AGE[age])) for age in range(3)]
    assert new == [7, 7, 3]
    assert not tiles & mask_of("new_world_city stonemasonry new_world_capital")
    scene = Scene(4, 1, builders="off").give("red", buildings="university").resolve("benefits")
    assert scene.menu() == {"captain", "merchant", "missionary", "soldier"}
    spoils = Scene(4, 1, builders="off").row("spoils_specialists").box("capital", "red").resolve("capital")
    assert spoils.choose("spoils_specialists").menu() == {"captain", "merchant", "missionary", "soldier"}
