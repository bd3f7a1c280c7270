"""Colonies and Independent States (C8), the Conqueror (C15) and the advanced options of founding (C15.3)."""

from __future__ import annotations

import pytest

from tests.games.colonial.position import Scene


def new_spain(**options: str) -> Scene:
    """Red controls both boxes of New Spain (native strength 4, gold) with five counters."""
    return Scene(4, **options).put(new_spain_1="red*3", new_spain_2="red*2")


def advanced(**options: str) -> Scene:
    """The same with advanced colonies."""
    return new_spain(advanced_colonies="on", **options)


def brazil(**options: str) -> Scene:
    """Red can found a colony in Brazil (native strength 2, beige)."""
    return Scene(4, advanced_colonies="on", **options).put(brazil="red*2")


# -- C15.1, C15.2 founding --------------------------------------------------------------------------------------------


def test_e06_founding_a_colony() -> None:
    """E-06, C15.1, C15.2, C8.1: control of all boxes and as many counters as there are natives."""
    after = new_spain().play("red", "conqueror")
    assert after.at("new_spain").colony == "red"
    assert after["red"].prestige == 1
    assert after.asked == "green"


@pytest.mark.parametrize(
    ("stacks", "possible"),
    [
        ({"new_spain_1": "red*3", "new_spain_2": "red"}, True),
        ({"new_spain_1": "red*2", "new_spain_2": "red"}, False),
        ({"new_spain_1": "red*4"}, False),
        ({"new_spain_1": "red*4", "new_spain_2": "blue red"}, False),
        ({"new_spain_1": "red*3 blue*3", "new_spain_2": "red blue"}, True),
    ],
    ids=["enough", "too few", "an empty box", "a box of another", "counters of others don't matter"],
)
def test_what_a_colony_needs(stacks: dict[str, str], possible: bool) -> None:
    """C15.1: in New Spain four counters over both boxes, and both under control."""
    assert Scene(4).put(**stacks).can_play("red", "conqueror") == possible


def test_where_no_colony_can_be() -> None:
    """C15.1, C8.1: no natives, no boxes, or a colony already."""
    assert not Scene(4).put(levant="red*9").can_play("red", "conqueror")
    assert not Scene(4).explore("sahara australia").can_play("red", "conqueror")
    assert not new_spain().mark("new_spain", colony="red").can_play("red", "conqueror")
    blue_colony = new_spain().put(new_spain_2="red*2 blue").mark("new_spain", colony="blue")
    assert not blue_colony.can_play("red", "conqueror")


def test_one_colony_for_one_conqueror() -> None:
    """C15.1: the territory is chosen."""
    scene = new_spain().put(brazil="red*2", canada="red").play("red", "conqueror")
    assert scene.asks("colony") == {"new_spain", "brazil", "canada"}
    assert scene.choose("brazil")["red"].colonies == {"brazil"}


# -- C8 colonies and Independent States -------------------------------------------------------------------------------


def test_s37_viceroy_and_colonies() -> None:
    """S-37, C8.2, C25.1: nobody else places counters there, even where he has some; the owner may."""
    scene = new_spain().put(new_spain_2="red*2 blue").mark("new_spain", colony="red")
    scene = scene.give("blue red", treasury=1)
    assert scene.play("blue", "viceroy").stack("levant") == "blue"
    assert "new_spain" in scene.play("red", "viceroy").asks("viceroy")


def test_counters_of_others_stay_and_act() -> None:
    """C8.2, C8.7, R-73: they can even gain control; the colony stays one without any box under control."""
    scene = Scene(4).put(congo="red*2 blue").mark("congo", colony="red", unrest=1).give("red", prestige=3)
    after = scene.dice("2/2").play("yellow", "rebel", "rebellion", "congo red", "congo blue")
    assert (after.stack("congo"), after.at("congo").colony) == ("red", "red")
    scene = Scene(4).put(congo="red*2 blue*2").mark("congo", colony="red", unrest=1).give("red", prestige=3)
    after = scene.dice("1/2").play("yellow", "rebel", "rebellion", "congo red")
    assert (after.controller("congo"), after.at("congo").colony, after["red"].prestige) == ("blue", "red", 3)


def test_s14_colony_lost() -> None:
    """S-14, C8.4, C7.2: with the last counter go the colony, its unrest and a prestige; missions stay (R-20)."""
    scene = Scene(4).put(brazil="red").mark("brazil", colony="red", unrest=2).give("red", prestige=5)
    after = scene.dice("1/4").play("yellow", "rebel", "rebellion")
    land = after.at("brazil")
    assert (land.colony, land.unrest, land.independent, land.natives) == ("", 0, True, 4)
    assert after["red"].prestige == 4


def test_s14_colony_with_the_city_lost() -> None:
    """S-14, C8.4, C18.5, C18.6: two prestige; the city stays where it is."""
    scene = Scene(4).put(brazil="red").mark("brazil", colony="red", unrest=2).give("red", prestige=5)
    after = scene.city("brazil", 3).dice("1/4").play("yellow", "rebel", "rebellion")
    assert (after["red"].prestige, after.at("brazil").city) == (3, 3)


def test_missions_stay_when_a_colony_is_lost() -> None:
    """C8.4, R-20: only unrest is removed. A war drives Red out, since a mission prevents rebellions."""
    scene = Scene(4, offers="off").put(brazil="red blue").mark("brazil", colony="red", unrest=2, missions=1)
    after = scene.dice("1/1 0/1").play("blue", "sovereign", "red")
    land = after.at("brazil")
    assert (land.colony, land.unrest, land.missions, land.independent) == ("", 0, 1, True)


def test_prestige_never_drops_below_zero() -> None:
    """C7.2, R-62: what is not there can't be lost."""
    scene = Scene(4).put(brazil="red").mark("brazil", colony="red", unrest=2).city("brazil", 3).give("red", prestige=1)
    assert scene.dice("1/4").play("yellow", "rebel", "rebellion")["red"].prestige == 0


def test_s15_independent_state() -> None:
    """S-15, C8.5, C15.1, R-28: native strength counts double for the Conqueror."""
    scene = Scene(4).put(west_africa_1="red*4", west_africa_2="red").mark("west_africa", independent=True)
    assert scene.at("west_africa").natives == 6
    assert not scene.can_play("red", "conqueror")
    assert scene.put(west_africa_2="red*2").can_play("red", "conqueror")


def test_s15_rebellion_in_an_independent_state() -> None:
    """S-15, C8.5, C21.2, C30.3: two unrest make twelve dice."""
    scene = Scene(4).put(west_africa_1="red").mark("west_africa", independent=True, unrest=2)
    after = scene.dice("0/12").play("blue", "rebel", "rebellion")
    assert after.told("rebellion")[0][2:] == [12, 0]


def test_s15_a_new_colony_ends_independence() -> None:
    """S-15, C8.6, C15.2, R-28: the strength is single again, for the Trader as well (C8.3)."""
    scene = Scene(4).put(west_africa_1="red*4", west_africa_2="red*2").mark("west_africa", independent=True)
    after = scene.play("red", "conqueror")
    land = after.at("west_africa")
    assert (land.colony, land.independent, land.natives) == ("red", False, 3)
    assert after.state.trade_capacity(1) == 2 + 3
    assert after["red"].prestige == 1


def test_an_independent_state_is_open_to_all() -> None:
    """C8.5: counters, control and access are as everywhere."""
    scene = Scene(4).put(brazil="red").mark("brazil", independent=True).give("blue", treasury=2, logistics=2)
    after = scene.play("blue", "viceroy", "brazil", 2)
    assert after.controller("brazil") == "blue"


# -- C15.3 advanced options -------------------------------------------------------------------------------------------


def test_without_the_option_nothing_is_asked() -> None:
    """C15.3, C26.4: advanced colonies are an option of the table."""
    scene = new_spain().mark("new_spain", unrest=1).give("red", squadrons=1, unrest=2, treasury=0)
    after = scene.play("red", "conqueror")
    assert after.asked == "green"
    assert (after["red"].treasury, after.at("new_spain").unrest) == (0, 1)


def test_e07_advanced_options() -> None:
    """E-07, C15.3: Purge, then Looting; the unrest goes and comes, gold doubles what is looted."""
    scene = advanced().mark("new_spain", unrest=1)
    scene = scene.play("red", "conqueror")
    assert scene.kind == "company"
    scene = scene.choose("neither")
    assert scene.kind == "purge"
    after = scene.choose("yes", "yes")
    assert after.at("new_spain").unrest == 1
    assert (after["red"].diplomacy, after["red"].treasury) == (3, 8)


def test_options_come_in_ascending_order() -> None:
    """C15.3: each is asked once, where it can be used, and may be declined."""
    scene = brazil().mark("brazil", unrest=1).give("red", squadrons=1, unrest=2, fleets=1)
    scene = scene.put(congo="red").play("red", "conqueror")
    asked = []
    while scene.asked == "red":
        asked.append(scene.kind)
        scene = scene.choose({"company": "neither", "settlers": "0"}.get(scene.kind, "no"))
    assert asked == ["company", "purge", "looting", "settlers", "pirate-governors", "plantation"]
    assert (scene["red"].treasury, scene["red"].unrest, scene["red"].diplomacy) == (0, 2, 4)
    assert scene.at("brazil").unrest == 1


def test_s33_the_company_excludes_all_others() -> None:
    """S-33, C15.3: a counter becomes a merchant fleet for as much treasure as there are natives."""
    scene = advanced().mark("new_spain", unrest=1).give("red", unrest=1)
    scene = scene.play("red", "conqueror")
    assert scene.asks("company") == {"new_spain_1", "new_spain_2", "neither"}
    after = scene.choose("new_spain_1")
    assert after.stack("new_spain_1") == "red*2"
    assert (after["red"].fleets, after["red"].treasury, after["red"].prestige) == (1, 4, 1)
    assert after.asked == "green"


def test_s33_the_protectorate_excludes_all_others() -> None:
    """S-33, C15.3: a squadron for as much treasure as there are natives."""
    scene = advanced().mark("new_spain", unrest=1).give("red", squadrons=2).play("red", "conqueror")
    assert scene.asks("company") == {"new_spain_1", "new_spain_2", "protectorate", "neither"}
    after = scene.choose("protectorate")
    assert (after["red"].squadrons, after["red"].treasury) == (1, 4)
    assert after.asked == "green"


def test_the_company_can_cost_control() -> None:
    """C15.3, C5.8: a counter that leaves may leave a majority to another, without penalty."""
    scene = advanced().put(new_spain_1="red*3 blue*3").play("red", "conqueror", "new_spain_1")
    assert (scene.controller("new_spain_1"), scene["blue"].diplomacy) == ("blue", 4)
    assert scene.at("new_spain").colony == "red"


def california(**options: str) -> Scene:
    """Red has one counter in California (native strength 1)."""
    return Scene(4, advanced_colonies="on", **options).put(california="red").give("red", prestige=4)


def test_s53_company_with_the_last_counter() -> None:
    """S-53, C15.3, C8.4, R-29: the colony is lost at once; the strength was single when it was paid."""
    scene = california().play("red", "conqueror")
    assert scene["red"].prestige == 5
    after = scene.choose("california")
    assert (after["red"].fleets, after["red"].treasury, after["red"].prestige) == (1, 1, 4)
    assert (after.at("california").colony, after.at("california").independent) == ("", True)


def test_s53_the_founding_comes_first() -> None:
    """S-53, C27.1: with nine prestige it has won, before the Company is thought of."""
    after = california().give("red", prestige=9).play("red", "conqueror")
    assert after.winners == "red"


def test_s53_without_the_last_counter() -> None:
    """S-53, C26.5 company_last_counter: by option it is not offered; the squadron still is."""
    scene = california(company_last_counter="forbidden")
    assert scene.play("red", "conqueror").kind == "looting"
    with_squadron = scene.give("red", squadrons=1).play("red", "conqueror")
    assert with_squadron.asks("company") == {"protectorate", "neither"}


def test_the_company_where_two_counters_are_left() -> None:
    """C26.5 company_last_counter: two counters in the territory are enough, wherever they lie."""
    scene = brazil(company_last_counter="forbidden").play("red", "conqueror")
    assert scene.asks("company") == {"brazil", "neither"}


def test_purge_at_the_left_end() -> None:
    """C15.3, C10.1: unlike Pirate governors, the step back is made only "if he can"."""
    scene = advanced().mark("new_spain", unrest=2).give("red", diplomacy=1)
    after = scene.play("red", "conqueror", "neither", "yes")
    assert (after.at("new_spain").unrest, after["red"].diplomacy) == (1, 1)


def test_looting_without_gold() -> None:
    """C15.3: as much as there are natives, and an unrest marker."""
    after = brazil().play("red", "conqueror", "neither", "yes")
    assert (after["red"].treasury, after.at("brazil").unrest) == (2, 1)


def test_s34_looting_to_revolution() -> None:
    """S-34, C15.4, C9.3, R-30: treasure stays, the colony is lost with its prestige, later options fall away."""
    scene = brazil().mark("brazil", unrest=3).put(congo="red").give("red", unrest=2, prestige=3)
    after = scene.play("red", "conqueror", "neither", "no", "yes")
    land = after.at("brazil")
    assert (land.colony, land.unrest, land.independent) == ("", 0, True)
    assert (after["red"].treasury, after["red"].prestige, after["red"].unrest) == (2, 3, 2)
    assert after.stack("brazil") == "red*2"
    assert after.asked == "green"


def test_a_purge_first_can_save_a_looted_colony() -> None:
    """C15.3, C15.4: ascending order lets three unrest become two, then three."""
    scene = brazil().mark("brazil", unrest=3).play("red", "conqueror", "neither", "yes", "yes")
    assert (scene.at("brazil").unrest, scene.at("brazil").colony) == (3, "red")


def test_s49_two_markers_at_once() -> None:
    """S-49, C15.4, C9.3: Pariah settlers bring five; all of them are removed."""
    scene = brazil().mark("brazil", unrest=3).give("red", unrest=3, prestige=3)
    scene = scene.play("red", "conqueror", "neither", "no", "no")
    assert scene.asks("settlers") == {"0", "1", "2"}
    after = scene.choose(2)
    assert (after.at("brazil").unrest, after.at("brazil").independent, after["red"].unrest) == (0, True, 1)
    assert (after["red"].prestige, after.at("brazil").colony) == (3, "")


def test_pariah_settlers() -> None:
    """C15.3: one or two markers, as far as there are any on the own board."""
    scene = brazil().give("red", unrest=1).play("red", "conqueror", "neither", "no")
    assert scene.asks("settlers") == {"0", "1"}
    after = scene.choose(1)
    assert (after["red"].unrest, after.at("brazil").unrest) == (0, 1)


def merchants(**options: str) -> Scene:
    """Blue and Red use the Merchant in the first round; Green does not. Yellow is to found a colony in Guyana."""
    scene = Scene(4, advanced_colonies="on", **options).put(guyana="yellow", levant="blue", egypt="red")
    scene = scene.give("blue red green yellow", fleets=1)
    return scene.play("blue", "merchant", 1).play("red", "merchant", 1)


def test_s36_pirate_governors() -> None:
    """S-36, C15.3, C20.8, R-31: who has used the Merchant in this turn loses a fleet; the user steps back."""
    scene = merchants().until("play", "blue").play("yellow", "conqueror", "neither", "no")
    after = scene.choose("yes")
    assert after.each("fleets") == [0, 0, 1, 1]
    assert after["yellow"].diplomacy == 3


def test_s36_who_has_no_fleet_loses_none() -> None:
    """S-36, C15.3: oneself included, where one was a merchant as well."""
    scene = Scene(4, advanced_colonies="on").put(guyana="yellow", levant="blue").give("yellow blue", fleets=1)
    scene = scene.play("blue", "merchant", 1).play("yellow", "merchant", 1).give("blue", fleets=0)
    after = scene.play("yellow", "conqueror", "neither", "no", "yes")
    assert after.each("fleets") == [0, 0, 0, 0]


def test_merchants_of_the_last_turn_are_safe() -> None:
    """C15.3, C20.8, R-06: the turn counts."""
    scene = merchants().next_turn().play("yellow", "conqueror", "neither", "no", "yes")
    assert scene.each("fleets") == [1, 1, 1, 1]


@pytest.mark.parametrize(("scope", "fleets"), [("turn", [0, 0, 1, 1]), ("round", [1, 1, 1, 1])])
def test_pirate_governors_scope(scope: str, fleets: list[int]) -> None:
    """C26.5 pirate_governors_scope, R-31: by option only the Merchants of the present round count."""
    scene = merchants(pirate_governors_scope=scope).until("play", "blue")
    assert scene.state.round == 2
    assert scene.play("yellow", "conqueror", "neither", "no", "yes").each("fleets") == fleets


def test_pirate_governors_in_the_same_round() -> None:
    """C26.5 pirate_governors_scope: those who came before in this round are hit either way."""
    scene = merchants(pirate_governors_scope="round")
    assert scene.state.round == 1
    assert scene.play("yellow", "conqueror", "neither", "no", "yes").each("fleets") == [0, 0, 1, 1]


def test_pirate_governors_at_the_left_end() -> None:
    """C26.5 left_end, R-31: the step must be possible; by option it is left out."""
    strict = merchants().give("yellow", diplomacy=1).play("yellow", "conqueror", "neither", "no")
    assert strict.kind == "play"
    lenient = merchants(left_end="lenient").give("yellow", diplomacy=1).play("yellow", "conqueror", "neither", "no")
    after = lenient.choose("yes")
    assert after.each("fleets") == [0, 0, 1, 1]
    assert after["yellow"].diplomacy == 1


def test_s35_plantation() -> None:
    """S-35, C15.3, R-33: three treasure for each of two black boxes, wherever they are."""
    scene = brazil().put(congo="red", angola="red", east_africa_1="blue")
    after = scene.play("red", "conqueror", "neither", "no", "no", "yes")
    assert after["red"].treasury == 6


def test_s35_no_plantation_without_a_beige_box() -> None:
    """S-35, C15.3: New Spain has none."""
    after = advanced().put(congo="red").play("red", "conqueror", "neither", "no", "no")
    assert after.asked == "green"
    assert after["red"].treasury == 0


def test_plantation_after_the_abolition() -> None:
    """R-33, C6.5: only shipping is restricted."""
    scene = brazil().put(congo="red").give("blue", economy=10)
    assert scene.play("red", "conqueror", "neither", "no", "no", "yes")["red"].treasury == 3


def test_options_in_a_former_independent_state() -> None:
    """C8.6, R-32: the marker is gone, so the strength is single for the treasure."""
    scene = Scene(4, advanced_colonies="on").put(brazil="red*4").mark("brazil", independent=True)
    after = scene.play("red", "conqueror", "brazil")
    assert (after["red"].treasury, after["red"].fleets) == (2, 1)


def test_loot_comes_before_the_revolution() -> None:
    """C15.3, C15.4, C27.2: the treasure can repay and win before the fourth unrest marker costs the colony."""
    scene = brazil().mark("brazil", unrest=3).give("red", prestige=9, loans=[2])
    scene = scene.play("red", "conqueror", "neither", "no", "yes")
    assert scene.asks("repay-to-win", "red")
    assert scene.choose("yes").winners == "red"
    after = scene.choose("no")
    assert (after["red"].prestige, after.at("brazil").independent, after.winners) == (9, True, "")


def test_looting_can_win() -> None:
    """C27.2: treasure that covers the debt of a player with ten prestige, in the middle of the options."""
    scene = brazil().give("red", prestige=9, loans=[2]).play("red", "conqueror", "neither", "yes")
    assert scene.asks("repay-to-win", "red") == {"yes", "no"}
    assert scene.choose("yes").winners == "red"


# -- Where rules meet -------------------------------------------------------------------------------------------------


def test_a_colony_where_somebody_elses_city_is_left() -> None:
    """C18.5, C18.6, C15.4: the city of an Independent State is part of the new colony, and of its loss."""
    scene = Scene(4, advanced_colonies="on").put(brazil="red*4").mark("brazil", independent=True, unrest=3)
    scene = scene.city("brazil", 2).give("red", prestige=5).play("red", "conqueror", "neither", "no")
    assert scene["red"].prestige == 6
    after = scene.choose("yes")
    assert (after["red"].prestige, after.at("brazil").city, after.at("brazil").independent) == (4, 2, True)


def test_a_revolution_leaves_the_city_site_free_again() -> None:
    """C18.1, C9.3: who lost the colony with the city can found the next one elsewhere."""
    scene = Scene(4).put(brazil="red*2", canada="red").mark("brazil", colony="red", unrest=3).city("brazil", 1)
    scene = (
        scene.mark("canada", colony="red")
        .give("red", prestige=5, treasury=2)
        .play("blue", "rebel", "stir-up", "brazil")
    )
    after = scene.play("red", "governor")
    assert (after.at("canada").city, after.at("brazil").city, after["red"].prestige) == (2, 0, 4)


def test_settlers_can_end_a_home_revolution() -> None:
    """C15.3, C4.1.1: two of four markers leave home; the next turn is a quiet one."""
    scene = brazil().give("red", unrest=4).play("red", "conqueror", "neither", "no", 2)
    after = scene.choose("no").next_turn() if scene.kind == "pirate-governors" else scene.next_turn()
    assert (after["red"].unrest, after.view()["players"][1]["revolt"]) == (2, False)


def test_the_company_in_a_revolution_of_counters() -> None:
    """C26.5 takeover_penalty, C15.3, R-15: by option a majority over a controller who moved one away costs a space."""
    scene = advanced(takeover_penalty="any_majority").put(new_spain_1="red*3 blue*3")
    after = scene.play("red", "conqueror", "new_spain_1")
    assert (after.controller("new_spain_1"), after["blue"].diplomacy) == ("blue", 3)
