"""The variant with nations (C26.1)."""

from __future__ import annotations

import pytest

from asztal.engine.errors import OptionNeedsSeats
from asztal.games.colonial.game import GAME
from tests.games.colonial.position import SEAT_NAMES, Scene, new_match


def nations(nation: str, seats: int = 4, /, **options: str) -> Scene:
    """Blue has this nation."""
    return Scene(seats, nations="on", **options).give("blue", nation=nation)


# -- C26.1.1 the draft ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_nations_are_picked_counter_clockwise(seats: int) -> None:
    """C26.1.1: the player on the right of the start player first, the start player last."""
    scene = new_match(seats, nations="on")
    start = SEAT_NAMES.index(scene.start)
    order = []
    while scene.kind == "nation":
        order.append(scene.asked)
        assert len(scene.menu()) == 6 - len(order)
        scene = scene.choose(max(scene.menu()))
    expected = [SEAT_NAMES[(start - at) % seats] for at in range(1, seats + 1)]
    assert order == (expected if seats < 5 else expected[:-1])
    assert len(set(scene.each("nation"))) == seats
    assert scene.kind == "program"


def test_six_players_have_no_nations() -> None:
    """C26.1: there are five cards."""
    with pytest.raises(OptionNeedsSeats):
        GAME.full_options({"nations": "on"}, 6)


def test_nations_on_part_of_the_map() -> None:
    """C26.1, R-75: the variant combines with everything, though Spain has little to do in Africa."""
    scene = nations("spain", 2, continent="africa").give("red", nation="portugal")
    assert scene.play("blue", "explorer").told("circumnavigation-rolled")


# -- C26.1.2 historical targets ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("stacks", "prestige"), [({"guyana": "blue"}, 0), ({"peru_1": "blue*2", "peru_2": "blue*2"}, 1)]
)
def test_s39_prestige_for_colonies(stacks: dict[str, str], prestige: int) -> None:
    """S-39, C26.1.2, R-58: Spain founds a colony in Guyana, which is no target, or in Peru, which is one."""
    after = nations("spain").put(**stacks).play("blue", "conqueror")
    assert after["blue"].prestige == prestige
    assert len(after["blue"].colonies) == 1


def test_a_lost_colony_costs_prestige_in_any_case() -> None:
    """C26.1.2, R-58: though it gave none."""
    scene = nations("spain").put(brazil="blue").mark("brazil", colony="blue", unrest=2).give("blue", prestige=2)
    assert scene.dice("1/4").play("red", "rebel", "rebellion")["blue"].prestige == 1


# -- C26.1.3 Spain ----------------------------------------------------------------------------------------------------


def test_s54_spains_missions() -> None:
    """S-54, C26.1.3, R-74: one prestige for a mission that is placed."""
    after = nations("spain").give("blue", prestige=3).play("blue", "missionary")
    assert (after.at("levant").missions, after["blue"].prestige) == (1, 4)


@pytest.mark.parametrize(("option", "prestige"), [("placed", 3), ("any", 4)])
def test_s54_unrest_turned_over(option: str, prestige: int) -> None:
    """S-54, C26.5 spain_missions, R-74: nothing, or by option one as well."""
    scene = nations("spain", spain_missions=option).mark("levant", unrest=1).give("blue", prestige=3)
    assert scene.play("blue", "missionary")["blue"].prestige == prestige


@pytest.mark.parametrize("option", ["placed", "any"])
def test_s54_until_six_prestige(option: str) -> None:
    """S-54, C26.1.3: once reached, none in either case, also after a loss."""
    scene = nations("spain", spain_missions=option).give("blue", prestige=6).give("blue", prestige=4)
    assert scene.play("blue", "missionary")["blue"].prestige == 4
    assert scene.mark("levant", unrest=1).play("blue", "missionary")["blue"].prestige == 4


def test_other_nations_have_missions_for_nothing() -> None:
    """C26.1.3: only Spain's Missionary earns prestige."""
    assert nations("france").play("blue", "missionary")["blue"].prestige == 0


# -- C26.1.4 Portugal -------------------------------------------------------------------------------------------------


def test_s41_portugals_second_exploration() -> None:
    """S-41, C26.1.4: with its own follow-up; it may be declined."""
    scene = nations("portugal").give("blue", prestige=3, treasury=2).dice("6 6")
    scene = scene.play("blue", "explorer", "egypt", "adventurers")
    assert "stop" in scene.asks("explore", "blue")
    after = scene.choose("persia", "adventurers")
    assert (after["blue"].prestige, after.stack("egypt"), after.stack("persia")) == (5, "blue", "blue")
    assert after.asked == "red"
    assert scene.choose("stop").asked == "red"


def test_s41_six_prestige_between_the_two() -> None:
    """S-41, C26.1.4: the first one brings Portugal to 6, so there is no second one."""
    after = nations("portugal").give("blue", prestige=5).dice("6").play("blue", "explorer", "egypt")
    assert (after["blue"].prestige, after.asked) == (6, "red")


def test_a_second_exploration_after_a_failure() -> None:
    """C26.1.4: one after the other, whatever came of the first; the same target may be tried again."""
    scene = nations("portugal").dice("1 6").play("blue", "explorer", "persia")
    assert scene.choose("persia")["blue"].prestige == 1


def test_two_explorations_in_each_turn() -> None:
    """C26.1.4: every use of the Explorer allows two."""
    scene = nations("portugal").dice("1 1").play("blue", "explorer", "persia", "persia").next_turn()
    assert "stop" in scene.dice("1").play("blue", "explorer", "persia").asks("explore", "blue")


def test_the_first_exploration_cannot_be_declined() -> None:
    """C26.1.4: declining is for the second one."""
    assert "stop" not in nations("portugal").play("blue", "explorer").asks("explore")


def test_others_explore_once() -> None:
    """C26.1.4: also Portugal, once it has grown."""
    assert nations("england").dice("6").play("blue", "explorer", "egypt").asked == "red"
    grown = nations("portugal").give("blue", prestige=6).give("blue", prestige=2)
    assert grown.dice("6").play("blue", "explorer", "egypt").asked == "red"


# -- C26.1.5 Tordesillas ----------------------------------------------------------------------------------------------


def test_s40_tordesillas() -> None:
    """S-40, C26.1.5: Spain explores neither Brazil nor Egypt, but its targets and the way around the world."""
    offered = nations("spain").give("blue", prestige=5).play("blue", "explorer").asks("explore")
    assert not offered & {"brazil", "egypt", "india"}
    assert {"peru", "canada", "east_indies", "circumnavigation"} <= offered


def test_s40_after_six_prestige() -> None:
    """S-40, C26.1.5: it may, also if it drops to 5 later."""
    scene = nations("spain").give("blue", prestige=6)
    assert {"brazil", "egypt"} <= scene.play("blue", "explorer").asks("explore")
    assert {"brazil", "egypt"} <= scene.give("blue", prestige=5).play("blue", "explorer").asks("explore")


def test_six_prestige_reached_in_play() -> None:
    """C26.1.5: it is remembered from that moment on."""
    scene = nations("spain").give("blue", prestige=5).explore("brazil").dice("6").play("blue", "explorer", "guyana")
    scene = scene.give("blue", prestige=4, treasury=1)
    assert "brazil" in scene.play("blue", "viceroy").asks("viceroy")


def test_tordesillas_for_the_viceroy() -> None:
    """C26.1.5: counters are placed by the same rule; the Levant lies in Portugal's half."""
    scene = Scene(4, nations="on").explore("brazil peru egypt east_indies")
    spain = scene.give("blue", nation="spain", treasury=1).play("blue", "viceroy")
    assert spain.asks("viceroy") == {"peru", "east_indies"}
    portugal = scene.give("blue", nation="portugal", treasury=1).play("blue", "viceroy")
    assert portugal.asks("viceroy") == {"brazil", "egypt", "east_indies", "levant"}


def test_tordesillas_with_the_second_exploration() -> None:
    """C26.1.4, C26.1.5: Portugal stays in its half both times."""
    scene = nations("portugal").give("blue", prestige=1).dice("6")
    scene = scene.play("blue", "explorer")
    assert "peru" not in scene.menu()
    scene = scene.choose("brazil")
    assert not scene.asks("explore") & {"peru", "guyana", "brazil"}
    assert {"egypt", "india", "circumnavigation", "stop"} <= scene.menu()


def test_tordesillas_without_targets() -> None:
    """C26.1.5, R-75: Spain in Africa, with the circumnavigation gone, can't explore at all."""
    scene = nations("spain", 2, continent="africa").having(circumnavigation=0)
    assert not scene.can_play("blue", "explorer")


def test_the_second_exploration_when_nothing_is_left() -> None:
    """C26.1.4, C26.1.5: Portugal in America has Brazil alone; only stopping is left, so nothing is asked."""
    scene = nations("portugal", 2, continent="america").having(circumnavigation=0).dice("6")
    assert scene.play("blue", "explorer").asked == "red"


# -- C26.1.6 to C26.1.8 tracks and monopolies -------------------------------------------------------------------------


def test_e20_france_on_the_last_space_of_logistics() -> None:
    """E-20, C26.1.6: it costs 4 and counts 5."""
    scene = nations("france").give("blue", treasury=9, logistics=3).play("blue", "scientist", "logistics")
    assert scene["blue"].treasury == 5
    assert scene.play("blue", "viceroy").asks("viceroy-number") == {"1", "2", "3", "4", "5"}


def test_e20_england_on_the_last_space_of_navy() -> None:
    """E-20, C26.1.6: five squadrons in a turn."""
    scene = nations("england").give("blue", treasury=9, navy=4, logistics=4).until("naval")
    assert scene.asks("naval") - {"offer"} == {"0", "1", "2", "3", "4", "5"}
    assert scene["blue"].values["logistics"] == 4


def test_the_netherlands_have_no_logistics() -> None:
    """C26.1.7, R-60: they may not advance on that track."""
    scene = nations("netherlands").give("blue", treasury=9).play("blue", "scientist")
    assert scene.asks("track") == {"seafaring", "navy", "economy"}


def test_e19_dutch_monopoly() -> None:
    """E-19, C26.1.8, R-59: one more than on the map."""
    scene = nations("netherlands")
    assert scene["blue"].monopolies == 1
    assert scene.put(siberia="blue", japan="blue")["blue"].monopolies == 3


def test_the_dutch_monopoly_counts_in_both_phases() -> None:
    """C26.1.8, C4.2, C4.3: a fleet can be built, and the start player's marker is theirs."""
    scene = nations("netherlands").give("blue", treasury=2).having(start=2).until("fleets")
    assert scene.asks("fleets", "blue") - {"offer"} == {"0", "1"}
    assert scene.next_turn().start == "blue"


def test_the_dutch_monopoly_ties_with_one_on_the_map() -> None:
    """C26.1.8, C4.3: 1 against 1; the marker goes on to the left."""
    assert nations("netherlands").put(siberia="red").having(start=2).next_turn().start == "yellow"


# -- Where rules meet -------------------------------------------------------------------------------------------------


def test_portugal_discovers_america_in_brazil() -> None:
    """C12.2, C26.1.5: the one place where it may."""
    scene = nations("portugal").dice("6").play("blue", "explorer", "brazil")
    assert scene["blue"].prestige == 2


def test_the_discovery_can_end_the_second_exploration() -> None:
    """C12.2, C26.1.4: two prestige at once bring Portugal from 4 to 6."""
    after = nations("portugal").give("blue", prestige=4).dice("6").play("blue", "explorer", "brazil")
    assert (after["blue"].prestige, after.asked) == (6, "red")


def test_the_sixth_prestige_by_a_mission() -> None:
    """C26.1.3, C26.1.5: it is the last one that brings prestige, and opens the world to Spain."""
    scene = nations("spain").give("blue", prestige=5).play("blue", "missionary")
    assert scene["blue"].prestige == 6
    assert "egypt" in scene.play("blue", "explorer").asks("explore")


def test_the_treaty_is_about_exploring_and_placing() -> None:
    """C26.1.5: counters that lie elsewhere can become a colony and a Company all the same."""
    scene = nations("spain", advanced_colonies="on").put(congo="blue*2")
    assert scene.play("blue", "conqueror", "congo")["blue"].fleets == 1
