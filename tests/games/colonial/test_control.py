"""Control of resource boxes, monopolies, and what taking them costs (C5)."""

from __future__ import annotations

import pytest

from tests.games.colonial.position import Scene


def rebellion(stack: str, dice: str, **options: str) -> Scene:
    """Yellow stirs a rebellion in the Congo (native strength 2) with such a stack; one unrest makes two dice."""
    scene = Scene(4, **options).put(congo=stack).mark("congo", unrest=1)
    return scene.dice(dice).play("yellow", "rebel", "rebellion")


# -- C5.1 to C5.3 taking control --------------------------------------------------------------------------------------


def test_e02_breaking_a_monopoly() -> None:
    """E-02, C5.6, R-17: a counter on the beige box of New France ends Red's monopoly and costs a space."""
    scene = Scene(4).put(west_indies="red").give("blue", treasury=1).dice("4")
    assert scene["red"].monopolies == 1
    after = scene.play("blue", "explorer", "new_france", "adventurers", "new_france_1")
    assert after.controller("new_france_1") == "blue"
    assert after["red"].monopolies == 0
    assert after["blue"].diplomacy == 3
    assert len(after.told("monopoly-broken")) == 1


def test_e03_taking_control() -> None:
    """E-03, C5.3, C2.1: two against one; the majority goes to the bottom, and costs one space."""
    scene = Scene(4).put(brazil="red").give("blue", treasury=2, logistics=2)
    after = scene.play("blue", "viceroy", "brazil", 2)
    assert after.stack("brazil") == "blue*2 red"
    assert after.controller("brazil") == "blue"
    assert (after["blue"].diplomacy, after["blue"].treasury) == (3, 0)


def test_s04_order_in_a_stack() -> None:
    """S-04, C5.1, C5.2: whoever came first controls, until somebody has more."""
    scene = Scene(4).give("red blue", treasury=1)
    scene = scene.play("red", "viceroy")
    assert (scene.stack("levant"), scene.controller("levant")) == ("red", "red")
    scene = scene.play("blue", "viceroy")
    assert (scene.stack("levant"), scene.controller("levant")) == ("red blue", "red")
    after = scene.next_turn().give("blue", treasury=1).play("blue", "viceroy")
    assert (after.stack("levant"), after.controller("levant")) == ("blue*2 red", "blue")


def test_s05_a_tie_keeps_control() -> None:
    """S-05, C5.3: strictly more is needed; nothing is paid."""
    scene = Scene(4).put(levant="red*2").give("blue", treasury=2, logistics=2)
    after = scene.play("blue", "viceroy", 2)
    assert (after.stack("levant"), after.controller("levant")) == ("red*2 blue*2", "red")
    assert after["blue"].diplomacy == 4


def test_more_than_every_other_single_player() -> None:
    """C5.3: more than the controller is not enough where another has as many."""
    scene = Scene(4).put(levant="red green*2 yellow*2").give("blue", treasury=3, logistics=3).play("blue", "viceroy")
    assert scene.choose(2).controller("levant") == "red"
    after = scene.choose(3)
    assert (after.controller("levant"), after["blue"].diplomacy) == ("blue", 3)
    assert after.stack("levant") == "blue*3 red green*2 yellow*2"


def test_a_stronger_controller_pays_nothing() -> None:
    """C5.3: who controls already takes nothing from anybody."""
    after = Scene(4).put(levant="blue red").give("blue", treasury=1).play("blue", "viceroy")
    assert (after.stack("levant"), after["blue"].diplomacy) == ("blue*2 red", 4)


def test_only_the_controller_produces() -> None:
    """C5.2: one good, however many counters he has there."""
    scene = Scene(4).put(levant="red*3 blue*2").give("red blue", fleets=4)
    assert scene.play("red", "merchant").asks("ship") == {"0", "1"}
    assert scene.state.production(0, (1 << 37) - 1) == 0


# -- C5.4 to C5.7 monopolies ------------------------------------------------------------------------------------------


def test_s06_never_two_spaces() -> None:
    """S-06, C5.7, R-19: taking Red's only beige box by majority also ends his monopoly; it costs one space."""
    scene = Scene(4).put(brazil="red").give("blue", treasury=2, logistics=2)
    after = scene.play("blue", "viceroy", "brazil", 2)
    assert after["red"].monopolies == 0
    assert after["blue"].diplomacy == 3


def test_s07_no_penalty_at_the_left_end() -> None:
    """S-07, C10.1: who stands on the first space stays there."""
    scene = Scene(4).put(west_indies="red").explore("brazil").give("blue", treasury=1, diplomacy=1)
    after = scene.play("blue", "viceroy", "brazil")
    assert (after.controller("brazil"), after["blue"].diplomacy) == ("blue", 1)


def test_s08_gold() -> None:
    """S-08, C5.5: each gold box is a monopoly of its own, and none can be broken."""
    scene = Scene(4).put(new_spain_1="red").explore("peru").give("blue", treasury=1)
    after = scene.play("blue", "viceroy", "peru", "peru_1")
    assert (after["red"].monopolies, after["blue"].monopolies) == (1, 1)
    assert after["blue"].diplomacy == 4


def test_s08_three_gold_boxes() -> None:
    """S-08, C5.5: three monopolies, whoever has the others."""
    scene = Scene(4).put(new_spain_1="red", peru_1="red", california="red", west_africa_2="blue", east_africa_2="green")
    assert scene.each("monopolies") == [1, 3, 1, 0]


def test_gold_taken_by_majority() -> None:
    """C5.3, C5.5: gold is no exception from the price of taking control."""
    scene = Scene(4).put(california="red").give("blue", treasury=2, logistics=2)
    after = scene.play("blue", "viceroy", "california", 2)
    assert (after.controller("california"), after["blue"].diplomacy) == ("blue", 3)


def test_not_all_boxes_are_needed_for_a_monopoly() -> None:
    """C5.4: one box is enough as long as nobody else controls one of the colour."""
    scene = Scene(4).put(canada="blue")
    assert scene["blue"].monopolies == 1
    shared = scene.put(siberia="red")
    assert (shared["blue"].monopolies, shared["red"].monopolies) == (0, 0)


def test_counters_without_control_break_nothing() -> None:
    """C5.4, C5.6: a second place in a stack is neither a monopoly nor the end of one."""
    scene = Scene(4).put(canada="red*2", siberia="red").give("blue", treasury=1)
    after = scene.play("blue", "viceroy", "canada")
    assert (after["red"].monopolies, after["blue"].diplomacy) == (1, 4)


def test_a_second_box_of_the_own_monopoly() -> None:
    """C5.6, R-18: it costs nothing."""
    scene = Scene(4).put(canada="blue").explore("siberia").give("blue", treasury=1)
    after = scene.play("blue", "viceroy", "siberia")
    assert (after["blue"].monopolies, after["blue"].diplomacy) == (1, 4)


def test_a_third_box_where_two_share_a_colour() -> None:
    """C5.6: there is no monopoly to break."""
    scene = Scene(4).put(canada="red", siberia="green").explore("wild_west").give("blue", treasury=1)
    after = scene.play("blue", "viceroy", "wild_west")
    assert (after.controller("wild_west"), after["blue"].diplomacy) == ("blue", 4)


def test_taking_control_of_the_second_box_of_a_monopoly() -> None:
    """C5.3, C5.7: one space, though Red keeps another box and loses the monopoly."""
    scene = Scene(4).put(canada="red", siberia="red").give("blue", treasury=2, logistics=2)
    after = scene.play("blue", "viceroy", "siberia", 2)
    assert (after["red"].monopolies, after["blue"].diplomacy) == (0, 3)


# -- C5.8 to C5.10 changing situations --------------------------------------------------------------------------------


def test_s09_the_controller_falls_behind() -> None:
    """S-09, C5.8, R-15: a Blue counter dies; Green has more than anybody now, without penalty."""
    scene = rebellion("blue*2 red green*2", "1/2").choose("congo blue")
    assert scene.stack("congo") == "green*2 blue red"
    assert scene.controller("congo") == "green"
    assert scene["green"].diplomacy == 4


def test_s09_the_bottom_counters_are_lost() -> None:
    """S-09, C5.8: both Blue counters die; Green has more than Red, the next in the stack."""
    scene = rebellion("blue*2 red green*2", "2/2").choose("congo blue", "congo blue")
    assert scene.stack("congo") == "green*2 red"
    assert (scene.controller("congo"), scene["green"].diplomacy) == ("green", 4)


def test_s09_the_next_in_the_stack() -> None:
    """S-09, C5.8, C5.10: one each; where Blue's dies, the lowest of those who are left takes control."""
    scene = rebellion("blue red green", "1/2").choose("congo blue")
    assert (scene.stack("congo"), scene.controller("congo")) == ("red green", "red")


def test_the_lowest_of_those_with_most() -> None:
    """C5.8, C5.10, R-15: Green and Yellow tie; Red lies lower but has fewer."""
    scene = Scene(5).put(congo="blue*2 red green*2 yellow*2").mark("congo", unrest=1)
    scene = scene.dice("2/2").play("white", "rebel", "rebellion", "congo blue", "congo blue")
    assert (scene.stack("congo"), scene.controller("congo")) == ("green*2 red yellow*2", "green")


def test_a_tie_above_the_controller() -> None:
    """C5.8: who still has a counter keeps control where nobody has more than everybody else."""
    scene = Scene(5).put(congo="blue*2 red*2 green*2").mark("congo", unrest=1)
    scene = scene.dice("1/2").play("white", "rebel", "rebellion", "congo blue")
    assert (scene.stack("congo"), scene.controller("congo")) == ("blue red*2 green*2", "blue")


def test_losses_above_the_controller_change_nothing() -> None:
    """C5.8, C5.9: the topmost counter of a player leaves, the order stays."""
    scene = rebellion("blue*2 red*2", "1/2").choose("congo red")
    assert (scene.stack("congo"), scene.controller("congo")) == ("blue*2 red", "blue")


def test_an_empty_box_is_nobodys() -> None:
    """C5.10: with the last counter control is gone."""
    scene = rebellion("blue", "1/2")
    assert (scene.stack("congo"), scene.controller("congo")) == ("", "")
    assert not scene.state.present[0]


@pytest.mark.parametrize(("option", "space"), [("own_placement", 4), ("any_majority", 3)])
def test_takeover_penalty(option: str, space: int) -> None:
    """C26.5 takeover_penalty, R-15: by option a majority that comes from losses costs a space, too."""
    scene = rebellion("blue*2 green*2", "1/2", takeover_penalty=option).choose("congo blue")
    assert (scene.controller("congo"), scene["green"].diplomacy) == ("green", space)


@pytest.mark.parametrize("option", ["own_placement", "any_majority"])
def test_no_takeover_penalty_where_the_controller_is_gone(option: str) -> None:
    """C26.5 takeover_penalty, C5.8: only a controller who still has counters there is pushed aside."""
    scene = rebellion("blue green", "1/2", takeover_penalty=option).choose("congo blue")
    assert (scene.controller("congo"), scene["green"].diplomacy) == ("green", 4)


def test_takeover_penalty_by_the_order_of_losses() -> None:
    """C26.5 takeover_penalty, C21.2: control is checked after each loss, so the Rebel's order tells who steps back."""
    scene = Scene(4, takeover_penalty="any_majority").put(congo="blue*2 green*2").mark("congo", unrest=2)
    scene = scene.dice("4/4").play("yellow", "rebel", "rebellion", "congo blue")
    assert scene["green"].diplomacy == 3
    after = scene.choose("congo blue")
    assert (after.stack("congo"), after.each("diplomacy")) == ("", [4, 4, 3, 4])


def test_takeover_penalty_for_the_rebel_himself() -> None:
    """C26.5 takeover_penalty, C21.2: three of Blue die one by one beside two of his own."""
    scene = Scene(4, takeover_penalty="any_majority").put(congo="blue*3 red*2").mark("congo", unrest=2)
    after = scene.dice("3/4").play("red", "rebel", "rebellion")
    assert (after.stack("congo"), after["red"].diplomacy) == ("red*2", 3)


def test_takeover_penalty_in_a_war() -> None:
    """C26.5 takeover_penalty, C23.6: the one who gains need not be at war."""
    scene = Scene(4, takeover_penalty="any_majority", offers="off").put(congo="blue*2 green*2 red")
    after = scene.dice("1/1 0/2").play("red", "sovereign", "blue")
    assert (after.stack("congo"), after.controller("congo")) == ("green*2 blue red", "green")
    assert (after["green"].diplomacy, after["red"].diplomacy) == (3, 3)
