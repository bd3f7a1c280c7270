"""A turn and its phases, setup, bidding, and what a whole match must keep (E1 to E8, E12 to E15)."""

from __future__ import annotations

import pytest

from asztal.engine.bits import bit, bits, count_bits
from asztal.engine.errors import OptionNeedsSeats
from asztal.engine.play import play_on
from asztal.engine.rng import seeded
from asztal.games.empires import data
from asztal.games.empires import state as table
from asztal.games.empires.game import GAME
from asztal.games.empires.state import Empires
from asztal.games.empires.steps.kinds import KINDS
from tests.games.empires.position import Scene


def new_table(seats: int = 4, seed: int = 1, **options: str) -> Empires:
    state = GAME.new(seats, seed, {"nation_advantages": "off", **options})
    assert isinstance(state, Empires)
    return state


def kind_of(state: Empires) -> str:
    assert state.step is not None
    return state.step.kind.name


# -- setup (E1, E2) ---------------------------------------------------------------------------------------------------


def test_the_table_at_the_start() -> None:
    """E1.2, E1.7, E1.9, E2.2, E2.6, E2.7, E2.9."""
    state = new_table(5)
    assert [state.count(data.HAND, seat) for seat in range(5)] == [5] * 5
    assert state.ship_waits
    assert state.ships_left == 7
    assert state.deck == data.ALL_CARDS
    assert count_bits(state.deck) == 16
    assert all(data.OF_AGE[0] >> building & 1 for building in state.row)
    assert count_bits(state.stack) == 20 - 5
    assert len(data.BOX_ORDER) == 8
    assert state.discovered == data.OPEN_AT_START


def test_the_turn_order_is_drawn() -> None:
    """E2.3."""
    assert len({tuple(new_table(3, seed).order) for seed in range(60)}) == 6


@pytest.mark.parametrize(("option", "tiles"), [("on", 54), ("off", 34)])
def test_new_buildings_are_shuffled_in(option: str, tiles: int) -> None:
    """E2.7, E1.8, new_buildings."""
    assert count_bits(new_table(4, 1, new_buildings=option).tiles) == tiles


def test_the_editions() -> None:
    """E15: nine regions and six nations; six players need the sixth colour (E1.3)."""
    assert len(data.REGION_NAMES) == 9
    assert len(data.NATIONS) == 6
    with pytest.raises(OptionNeedsSeats):
        new_table(6, 1, sixth_colour="off")
    with pytest.raises(OptionNeedsSeats):
        new_table(5, 1, dock_six="12")


# -- bidding (E2.12, R9) ----------------------------------------------------------------------------------------------


def bid(state: Empires, *choices: int | str) -> Empires:
    names = {"pass": data.START_MONEY + 1}
    for choice in choices:
        state.choose(names[choice] if isinstance(choice, str) else choice)
    return state


def test_the_winner_of_a_bid_pays_and_takes_any_place() -> None:
    """E2.12, start_order "bid"."""
    state = new_table(3, 1, start_order="bid")
    first, second, third = state.order
    assert kind_of(state) == "start-bid"
    assert state.seat == first
    assert state.menu == [*range(11), 11]
    bid(state, 2)
    assert state.seat == second
    assert state.menu[0] == 3
    bid(state, "pass", 5)
    assert state.seat == first
    bid(state, "pass")
    assert kind_of(state) == "start-place"
    assert state.seat == third
    assert state.menu == [0, 1, 2]
    state.choose(2)
    assert state.money[third] == 5
    assert state.seat == first
    bid(state, 0, "pass")
    assert state.menu == [0, 1]
    state.choose(1)
    assert state.turn == 1
    assert state.order == [second, first, third]
    assert [state.money[seat] for seat in (first, second, third)] == [10, 10, 5]


def test_if_all_pass_the_first_one_asked_has_a_place_for_nothing() -> None:
    """E2.12."""
    state = new_table(2, 1, start_order="bid")
    first, second = state.order
    bid(state, "pass", "pass")
    assert (kind_of(state), state.seat) == ("start-place", first)
    state.choose(1)
    assert state.order == [second, first]
    assert state.money == [10, 10]


def test_nobody_bids_more_than_they_have() -> None:
    """E2.12."""
    state = new_table(2, 1, start_order="bid")
    state.choose(10)
    # The other can only pass, and the engine does so.
    assert kind_of(state) == "start-place"


# -- placement (E4) ---------------------------------------------------------------------------------------------------


def test_figures_are_placed_one_by_one_until_all_hands_are_empty() -> None:
    """E4.1: who has none is skipped, and nobody can pass."""
    scene = Scene(3).give("red", hand="colonist*3").give("green", hand="colonist").place()
    seats = []
    while scene.kind:
        seats.append(scene.asked.split()[0])
        assert "pass" not in scene.menu()
        scene = scene.choose("shipping")
    assert seats == ["red", "green", "red", "red"]


def test_first_the_figure_then_the_box() -> None:
    """E4.5: which figure is asked only where there are several types."""
    scene = Scene().give("red", hand="colonist soldier").place()
    assert scene.asked == "red place-figure"
    lifted = scene.choose("soldier")
    assert lifted.asked == "red place-box"
    assert lifted.view()["lifted"] == data.SOLDIER
    placed = lifted.choose("warfare")
    assert placed.asked == "red place-box"
    assert placed.view()["targets"][data.WARFARE]["spaces"][0] == {"seat": 0, "figure": data.SOLDIER}


@pytest.mark.parametrize("figure", data.FIGURES)
def test_any_figure_may_go_to_any_box(figure: str) -> None:
    """E4.3, E4.4: without money, without soldiers."""
    scene = Scene().give("red", hand=f"{figure}*2").place()
    assert scene.menu() == {
        "initiative", "dock", "trade_goods", "shipping", "capital", "discovery", "captain", "merchant", "missionary",
        "soldier", "training", "warfare",
    }  # fmt: skip


@pytest.mark.parametrize(("box", "spaces"), [("trade_goods", 4), ("capital", 5), ("warfare", 5), ("soldier", 1)])
def test_a_box_is_full_when_all_its_spaces_are_taken(box: str, spaces: int) -> None:
    """E4.2, R41."""
    scene = Scene().give("red", hand=f"colonist*{spaces + 1}").place()
    for _ in range(spaces):
        scene = scene.choose(box)
    assert box not in scene.menu()


def test_shipping_and_discovery_have_always_room() -> None:
    """E4.2."""
    scene = Scene().give("red", hand="colonist*20").place()
    for box in ["shipping", "discovery"] * 9:
        scene = scene.choose(box)
    assert {"shipping", "discovery"} <= scene.menu()


# -- resolution -------------------------------------------------------------------------------------------------------


def test_goods_are_picked_in_space_order() -> None:
    """E5.10: each kind is offered once, and may be left."""
    scene = Scene().market("gold fish*2 rice").box("trade_goods", "blue red blue").resolve("trade_goods")
    assert scene.asked == "blue goods-pick"
    assert scene.menu() == {"gold", "fish", "rice", "pass"}
    after = scene.choose("fish", "pass", "fish")
    assert after.goods("blue") == {"fish": 2}
    assert after.goods("red") == {}
    assert after.view()["market"] == [data.GOODS.index("gold"), data.GOODS.index("rice")]
    assert after.state.spaces == [data.NOBODY] * data.SPACES


def test_at_most_five_specialists_come_from_their_box() -> None:
    """E5.45, E5.47."""
    scene = Scene().give("red", money=5)
    for space in ("captain", "merchant", "missionary", "soldier", "training"):
        scene = scene.box(space, "red")
    after = scene.resolve("specialists").choose("captain")
    assert after.figures("hand", "red") == {"captain": 2, "merchant": 1, "missionary": 1, "soldier": 1}


def test_specialists_are_free_while_they_are_not_limited() -> None:
    """E1.3, E1.4, R4: there is no end of captains."""
    scene = Scene().region("peru", red="captain*9").box("captain", "red").resolve("specialists")
    assert scene.figures("hand", "red") == {"captain": 1}


def test_the_log_tells_what_training_costs() -> None:
    """E5.46: a builder costs nothing."""
    scene = Scene().give("red", money=7).box("training", "red").resolve("specialists")
    trained = scene.choose("captain")
    assert [event.kind.name for event in trained.events][-2:] == ["training-paid", "figure-gained"]
    assert trained.told("training-paid") == [[0, 5]]
    assert scene.choose("builder").told("training-paid") == scene.choose("pass").told("training-paid") == []


def test_the_log_tells_what_a_war_costs() -> None:
    """E5.50: a battle costs nothing."""
    scene = Scene(2).region("mexico", red="soldier", blue="colonist*2").give("red", money=10).box("warfare", "red")
    scene = scene.resolve("warfare")
    assert scene.choose("war").told("war-declared") == [[0, 1, 10]]
    assert scene.choose("battle").money("red") == 10


def test_builders_are_limited_and_can_be_killed() -> None:
    """E9.5, E1.5."""
    scene = Scene().region("peru", red="builder*10", blue="soldier").box("training", "red").resolve("specialists")
    swapped = scene.choose("builder", "peru")
    assert swapped.figures("peru", "red") == {"builder": 9, "colonist": 1}
    battle = swapped.box("warfare", "blue").resolve("warfare").choose("battle")
    assert battle.asked == "blue war-victim"
    assert battle.choose("builder").figures("peru", "red") == {"builder": 8, "colonist": 1}


def test_builders_add_to_a_region_that_scores() -> None:
    """E8.6, E9.2: in the view as well."""
    region = Scene().region("peru", red="colonist*3 builder", blue="colonist").view()["regions"][7]
    assert (region["first"], region["second"]) == (10, 4)
    assert region["points"] == [10, 4, 0, 0]


def test_who_gets_a_third_figure_first_has_the_good() -> None:
    """E5.7: later ones find nothing."""
    scene = Scene().region("peru", red="colonist*2", blue="colonist*2").box("dock", "blue red").resolve("dock")
    after = scene.choose("peru", "peru")
    assert after.goods("blue") == {"silver": 1}
    assert after.goods("red") == {}
    assert after.view()["regions"][7]["good"] is None


def test_hits_beyond_the_figures_are_lost() -> None:
    """E5.53: nobody is asked."""
    scene = Scene().region("peru", red="soldier*3", blue="colonist builder").box("warfare", "red")
    after = scene.resolve("warfare").choose("battle")
    assert after.count("peru", "blue") == 0
    assert not after.kind


def test_a_battle_has_one_region_and_one_opponent() -> None:
    """E5.51."""
    scene = (
        Scene()
        .region("peru", red="soldier", blue="colonist", green="colonist")
        .region("brazil", red="soldier", blue="colonist")
    )
    asked = scene.box("warfare", "red").resolve("warfare").choose("battle")
    assert asked.menu() == {"peru", "brazil"}
    assert asked.choose("peru").menu() == {"blue", "green"}
    after = asked.choose("peru", "green")
    assert after.count("peru", "green") == 0
    assert after.count("peru", "blue") == 1
    assert asked.choose("brazil").count("brazil", "blue") == 0


def test_a_builder_gives_no_money_back() -> None:
    """E9.4: the price is what is left."""
    scene = Scene().give("red", money=5).row("bank wharf").box("capital", "red:builder").resolve("capital")
    assert scene.menu() == {"wharf", "pass"}
    assert scene.choose("wharf").money("red") == 0


# -- the frame (E3, E7) -----------------------------------------------------------------------------------------------


def test_ages_and_turns() -> None:
    """E3.1."""
    assert [data.AGE_OF[turn] for turn in range(1, 9)] == [0, 0, 0, 1, 1, 1, 2, 2]


def test_phases_follow_each_other() -> None:
    """E3.2, E1.2: all boxes in their order, then income and benefits; the next turn begins with five colonists more."""
    scene = Scene(2).give("red", hand="colonist").having(turn=1).resolve("turn")
    after = scene.choose("shipping")
    assert [values[0] for values in after.told("box-resolved")] == data.BOX_ORDER
    assert after.state.turn == 3
    assert after.state.phase == table.PLACEMENT
    assert after.count("hand", "red") == after.count("hand", "blue") == 5


def test_after_the_last_turn_there_is_no_refresh() -> None:
    """E3.3, R10."""
    scene = Scene(2, 1, vp_purchase="off").having(turn=8).row("navy").resolve("refresh", "scoring")
    assert scene.state.row[1:] == [data.NOTHING] * 4
    assert scene.count("hand", "red") == 0
    assert scene.state.result is not None


def test_points_are_bought_in_the_order_of_the_turn_just_played() -> None:
    """E3.4, E12.1, R23, R45: after the next buildings have been opened."""
    scene = (
        Scene(3)
        .give("red blue green", money=20)
        .having(turn=3)
        .box("initiative", "green")
        .resolve("initiative", "refresh", "scoring", "order")
    )
    assert all(data.OF_AGE[1] >> building & 1 for building in scene.state.row)
    seats = []
    while scene.kind == "vp-buy":
        seats.append(scene.asked.split()[0])
        scene = scene.choose(1)
    assert seats == ["red", "blue", "green"]
    assert scene.order == ["green", "red", "blue"]


def test_without_the_module_no_points_are_bought() -> None:
    """E12.1, vp_purchase "off"."""
    scene = Scene(3, 1, vp_purchase="off").give("red blue green", money=20).having(turn=3).resolve("scoring")
    assert not scene.kind
    assert scene.view()["vp_price"] is None


def test_open_buildings_are_filled_up_while_the_stack_lasts() -> None:
    """E7.1."""
    scene = Scene().having(turn=1).row("bank wharf")
    assert len([building for building in scene.resolve("refresh").state.row if building != data.NOTHING]) == 5
    short = scene.having(stack=bit(0)).resolve("refresh").state.row
    assert len([building for building in short if building != data.NOTHING]) == 3


def test_the_bank_never_runs_out() -> None:
    """E1.10, R7."""
    scene = Scene().give("red", money=5_000, buildings="bank").resolve("benefits")
    assert scene.money("red") == 5_010


def test_money_of_buildings_comes_before_figures_and_choices() -> None:
    """E6.5: in turn order."""
    scene = Scene().give("red", buildings="bank barracks university smuggler", goods="fish").give("blue", goods="gold")
    asked = scene.resolve("benefits")
    assert asked.asked == "red specialist-pick"
    assert asked.money("red") == 10
    assert asked.figures("hand", "red") == {"soldier": 1}
    assert asked.choose("captain").asked == "red smuggler-player"


# -- whole matches ----------------------------------------------------------------------------------------------------


def test_every_kind_of_decision_is_asked_in_some_match() -> None:
    """E14."""
    rare = {"figure-swap"}
    asked: set[str] = set()
    for seed in range(400):
        if {kind.name for kind in KINDS} - asked <= rare:
            return
        state = GAME.new(2 + seed % 5, seed, {"start_order": "bid" if seed % 2 else "random"})
        rng = seeded("kinds", seed)
        while state.menu:
            assert state.step is not None
            asked.add(state.step.kind.name)
            play_on(state, rng, 1)
    assert {kind.name for kind in KINDS} - asked <= rare


@pytest.mark.parametrize("seats", GAME.seats)
def test_menus_are_small(seats: int) -> None:
    """E14: below thirty, but for what money buys."""
    state = GAME.new(seats, 5)
    rng = seeded("menus", seats)
    while state.menu:
        assert len(state.menu) < 30 or kind_of_any(state) == "vp-buy"
        play_on(state, rng, 1)


def kind_of_any(state: object) -> str:
    assert isinstance(state, Empires)
    return kind_of(state)


@pytest.mark.parametrize("option", sorted(data.OPTIONS))
def test_matches_end_whatever_is_switched(option: str) -> None:
    """Each part of the expansion can be left out, and each variant be chosen."""
    for value in data.OPTIONS[option]:
        for seats in GAME.rules.option_seats.get((option, value), GAME.seats):
            state = GAME.new(seats, seats, {option: value})
            rng = seeded(option, value, seats)
            while state.menu:
                play_on(state, rng, 1)
                assert GAME.rules.invariants(state) == []
            assert state.result is not None


def test_the_base_game_alone_is_playable() -> None:
    """E15: no builders, new buildings, nations, points for sale or sixth colour."""
    off = {"builders": "off", "new_buildings": "off", "nation_advantages": "off", "vp_purchase": "off"}
    for seats in (2, 3, 4, 5):
        state = GAME.new(seats, seats, {**off, "sixth_colour": "off"})
        assert isinstance(state, Empires)
        kinds_asked = set()
        rng = seeded("base", seats)
        while state.menu:
            kinds_asked.add(kind_of(state))
            play_on(state, rng, 1)
        assert not kinds_asked & {"nation", "vp-buy", "smuggler-player", "tradehouse-sell", "colonist-region"}
        for seat in range(seats):
            assert not any(data.NEW >> building & 1 for building in bits(state.buildings[seat]))
