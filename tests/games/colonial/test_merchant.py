"""The Merchant (C20): pirates, counter-attack, shipping, requests; the abolition of slavery (C6.5)."""

from __future__ import annotations

import pytest

from tests.games.colonial.position import Scene


def pirates_of_green(blue: int = 1, red: int = 1, /, **options: str) -> Scene:
    """Pirates of Blue and Red lie in wait for Green, who has five fleets and controls five boxes."""
    scene = Scene(4, **options).pirates("blue", on="green", count=blue).pirates("red", on="green", count=red)
    scene = scene.put(levant="green", egypt="green", persia="green", arabia="green", canada="green")
    return scene.give("green", fleets=5, squadrons=7)


# -- C20.2, C20.3 pirates ---------------------------------------------------------------------------------------------


def test_e13_pirates() -> None:
    """E-13, C20.1, C20.2, C20.3: one of two hits; five dice against them, not seven; then two goods at most."""
    scene = pirates_of_green().give("green", fleets=3).dice("1/1 0/1 1/5").play("green", "merchant")
    scene = scene.answer("blue", "yes").answer("red", "yes")
    assert scene["green"].fleets == 2
    scene = scene.answer("green", "yes")
    assert scene.asks("sink", "green") == {"blue", "red"}
    after = scene.choose("red")
    assert (after["green"].pirates, after["green"].squadrons) == ({"blue": 1}, 7)
    assert after.asks("ship") == {"0", "1", "2"}


def test_pirates_attack_clockwise_from_the_victim() -> None:
    """C20.2: in turn order from the active player's left, whoever is start player."""
    scene = pirates_of_green().pirates("yellow", on="green").having(start=1).play("green", "merchant")
    order = []
    while scene.kind == "pirates":
        order.append(scene.asked)
        scene = scene.choose("no")
    assert order == ["yellow", "blue", "red"]


def test_s42_pirates_may_be_held_back() -> None:
    """S-42, C20.2: they stay."""
    after = pirates_of_green().play("green", "merchant").answer("blue", "no").answer("red", "no")
    assert (after["green"].fleets, after["green"].pirates) == (5, {"blue": 1, "red": 1})
    assert after.told("pirates-held-back") == [[0, 2], [1, 2]]


@pytest.mark.parametrize(("option", "dice", "fleets"), [("per_player", "1/1 1/1", 3), ("per_pirate", "3/3 1/1", 1)])
def test_s51_several_pirates_of_one_player(option: str, dice: str, fleets: int) -> None:
    """S-51, C20.2, C26.5 pirate_dice, R-51: one die for Blue's three pirates, or by option three."""
    scene = pirates_of_green(3, 1, pirate_dice=option).dice(dice).play("green", "merchant")
    after = scene.answer("blue", "yes").answer("red", "yes")
    assert after["green"].fleets == fleets
    assert after["green"].pirates == {"blue": 3, "red": 1}


@pytest.mark.parametrize(("option", "kind"), [("after_attack", "ship"), ("always", "counter-attack")])
def test_s52_no_counter_attack_without_an_attack(option: str, kind: str) -> None:
    """S-52, C20.3, C26.5 pirate_counter, R-51: where all hold back, only by option."""
    scene = pirates_of_green(3, 1, pirate_counter=option).play("green", "merchant")
    assert scene.answer("blue", "no").answer("red", "no").kind == kind


def test_s52_counter_attack_after_a_miss() -> None:
    """S-52, C20.3: one attack is enough, and those who held back can be hit as well."""
    scene = pirates_of_green(3).dice("0/1 2/5").play("green", "merchant").answer("blue", "no").answer("red", "yes")
    after = scene.answer("green", "yes", "blue", "blue")
    assert after["green"].pirates == {"blue": 1, "red": 1}


def test_the_counter_attack_may_be_left_out() -> None:
    """C20.3: the victim may do without."""
    scene = pirates_of_green().dice("0/1").play("green", "merchant").answer("blue", "no").answer("red", "yes")
    after = scene.answer("green", "no")
    assert (after.kind, after["green"].pirates) == ("ship", {"blue": 1, "red": 1})


def test_more_successes_than_pirates() -> None:
    """C20.3: whoever is left is sunk, without a question where all belong to one."""
    scene = pirates_of_green(0, 2).dice("0/1 4/5").play("green", "merchant").answer("red", "yes")
    after = scene.answer("green", "yes")
    assert (after["green"].pirates, after.kind) == ({}, "ship")


def test_as_many_successes_as_pirates() -> None:
    """C20.3, C28.1: of several owners, and still nothing to choose."""
    scene = pirates_of_green(2).dice("0/1 3/5").play("green", "merchant").answer("blue", "no").answer("red", "yes")
    after = scene.answer("green", "yes")
    assert (after["green"].pirates, after.kind) == ({}, "ship")


def test_without_squadrons_no_counter_attack() -> None:
    """C20.3: there is nothing to throw."""
    scene = pirates_of_green(0).give("green", squadrons=0).dice("0/1").play("green", "merchant")
    assert scene.answer("red", "yes").kind == "ship"


def test_fleets_that_are_not_there_cannot_be_lost() -> None:
    """C20.2: three hits on one fleet; nothing is left to ship with."""
    scene = pirates_of_green(3, 0, pirate_dice="per_pirate").give("green", fleets=1, squadrons=0)
    after = scene.dice("3/3").play("green", "merchant").answer("blue", "yes")
    assert (after["green"].fleets, after.asked) == (0, "yellow")


# -- C20.4 own goods --------------------------------------------------------------------------------------------------


def test_e12_merchant() -> None:
    """E-12, C20.4, C20.5: four own goods and two of Red's; Red is paid in treasure, Blue's are the goods."""
    scene = Scene(4).put(levant="blue", egypt="blue", persia="blue", arabia="blue", canada="red", guyana="red")
    scene = scene.give("blue", fleets=6).play("blue", "merchant", 4)
    assert scene.asks("ship-ask") == {"red", "stop"}
    scene = scene.choose("red", 2)
    assert scene.asks("ship-answer", "red") == {"0", "1", "2"}
    after = scene.choose(2)
    assert (after["blue"].goods, after["red"].treasury, after["blue"].treasury) == (6, 2, 0)
    assert (after["red"].goods, after["blue"].fleets, after.asked) == (0, 6, "red")


def test_capacity_is_the_fleets_left() -> None:
    """C20.4: more boxes than fleets."""
    scene = Scene(4).put(levant="blue", egypt="blue", persia="blue").give("blue", fleets=2)
    assert scene.play("blue", "merchant").asks("ship") == {"0", "1", "2"}


def test_production_is_not_used_up() -> None:
    """C20.7, R-50: what Blue has shipped for Red, Red ships again."""
    scene = Scene(4).put(levant="red", egypt="red").give("blue red", fleets=2).play("blue", "merchant", "red", 2)
    scene = scene.answer("red", 2)
    assert scene["red"].treasury == 2
    assert scene.play("red", "merchant").asks("ship") == {"0", "1", "2"}


def test_own_goods_once_more_after_requests() -> None:
    """C20.9, R-76: first others, then one's own with what is left of the capacity."""
    scene = Scene(4).put(levant="blue", egypt="blue", persia="red", arabia="red").give("blue", fleets=3)
    scene = scene.play("blue", "merchant", 0, "red", 2).answer("red", 2)
    assert scene.asks("ship", "blue") == {"0", "1"}
    after = scene.choose(1)
    assert (after["blue"].goods, after.asked) == (3, "red")


# -- C20.5, C20.6 goods of others -------------------------------------------------------------------------------------


def test_s24_refusal() -> None:
    """S-24, C20.5, R-49: nothing moves, and the capacity is there for others; nobody is asked twice."""
    scene = Scene(4).put(persia="red", arabia="green", levant="green").give("blue", fleets=2)
    scene = scene.play("blue", "merchant", "red").answer("red", 0)
    assert (scene["red"].treasury, scene["blue"].goods) == (0, 0)
    assert scene.asks("ship-ask") == {"green", "stop"}
    assert scene.choose("green").asks("ship-number") == {"1", "2"}


def test_s47_payment_with_a_request() -> None:
    """S-47, C20.6, C13.3, R-76: with a payment all or nothing; without one any number."""
    scene = Scene(4).put(levant="red", egypt="red", persia="red", arabia="red").give("blue", fleets=4, treasury=3)
    scene = scene.play("blue", "merchant", "red", 4)
    assert scene.asks("ship-payment") == {"0", "1", "2", "3"}
    free = scene.choose(0)
    assert free.asks("ship-answer", "red") == {"0", "1", "2", "3", "4"}
    paid = scene.choose(2)
    assert paid.asks("ship-answer", "red") == {"0", "4"}
    granted = paid.choose(4)
    assert (granted["blue"].treasury, granted["red"].treasury, granted["blue"].goods) == (1, 6, 4)
    refused = paid.choose(0)
    assert (refused["blue"].treasury, refused["red"].treasury, refused["blue"].goods) == (3, 0, 0)


def test_the_owner_can_pay_for_being_served() -> None:
    """C20.6: a payment may go the other way, out of what the owner has before the request."""
    scene = Scene(4).put(levant="red", egypt="red").give("blue", fleets=4).give("red", treasury=1)
    scene = scene.play("blue", "merchant", "red", 2)
    assert scene.asks("ship-payment") == {"-1", "0"}
    after = scene.choose(-1).answer("red", 2)
    assert (after["blue"].treasury, after["red"].treasury) == (1, 2)


def test_a_request_is_limited_by_capacity_and_production() -> None:
    """C20.6: at least one good, at most what fits and what is produced."""
    scene = Scene(4).put(levant="red", egypt="red", persia="red", arabia="green").give("blue", fleets=2)
    scene = scene.play("blue", "merchant")
    assert scene.choose("red").asks("ship-number") == {"1", "2"}
    assert scene.choose("green").asks("ship-answer", "green") == {"0", "1"}


def test_partial_consent() -> None:
    """C20.5, R-49: fewer than asked for."""
    scene = Scene(4).put(levant="red", egypt="red", persia="red").give("blue", fleets=3)
    after = scene.play("blue", "merchant", "red", 3).answer("red", 1)
    assert (after["blue"].goods, after["red"].treasury) == (1, 1)


def test_goods_of_the_city_for_others() -> None:
    """C20.5, C18.4: same production, two for each box."""
    scene = Scene(4).put(brazil="red").mark("brazil", colony="red").city("brazil", 2).give("blue", fleets=4)
    assert scene.play("blue", "merchant", "red").asks("ship-number") == {"1", "2"}


def test_a_merchant_without_goods_leaves_a_mark() -> None:
    """C20.8, R-51: it may be used for nothing."""
    scene = Scene(4).put(levant="blue").give("blue", fleets=1).play("blue", "merchant", 0)
    assert scene.state.merchants == 1
    assert scene.next_turn().state.merchants == 0


# -- C6.5, C20.10 abolition -------------------------------------------------------------------------------------------


def slaver(space: int = 4, /, **options: str) -> Scene:
    """Blue controls two black boxes and a white one; Green's Economy is 10."""
    scene = Scene(4, **options).put(congo="blue", angola="blue", levant="blue")
    return scene.give("blue", fleets=5, diplomacy=space).give("green", economy=10)


def test_s12_abolition() -> None:
    """S-12, C6.5, C20.10, R-34: two slaves for one space."""
    scene = slaver().play("blue", "merchant")
    assert scene.asks("abolition") == {"yes", "no"}
    scene = scene.choose("yes")
    assert scene.asks("ship") == {"0", "1", "2", "3"}
    assert scene.choose(3)["blue"].diplomacy == 3


def test_s12_abolition_not_paid() -> None:
    """C20.10: black boxes don't count then."""
    scene = slaver().play("blue", "merchant", "no")
    assert scene.asks("ship") == {"0", "1"}
    assert scene["blue"].diplomacy == 4


def test_s12_abolition_at_the_left_end() -> None:
    """S-12, C6.5, R-34: who can't step back can't ship slaves."""
    assert slaver(1).play("blue", "merchant").asks("ship") == {"0", "1"}


def test_s12_abolition_at_the_left_end_by_option() -> None:
    """C26.5 left_end, R-34: by option the step is skipped there."""
    scene = slaver(1, left_end="lenient").play("blue", "merchant")
    scene = scene.choose("yes") if scene.kind == "abolition" else scene
    assert scene.asks("ship") == {"0", "1", "2", "3"}
    assert scene["blue"].diplomacy == 1


def test_s12_before_the_abolition() -> None:
    """S-12, C6.5: as long as nobody's Economy is 10, slaves are goods like others."""
    scene = slaver().give("green", economy=6).play("blue", "merchant")
    assert scene.asks("ship") == {"0", "1", "2", "3"}


def test_slaves_of_others_after_the_abolition() -> None:
    """C20.10, R-34: the shipper pays; without the step their owner is not even asked."""
    scene = Scene(4).put(congo="red").give("blue", fleets=2).give("green", economy=10).play("blue", "merchant")
    assert scene.asks("abolition", "blue")
    assert scene.choose("yes").asks("ship-ask") == {"red", "stop"}
    assert scene.choose("yes")["blue"].diplomacy == 3
    assert scene.choose("no").asked == "red"


def test_the_abolition_leaves_control_alone() -> None:
    """C6.5: monopolies of slaves are monopolies."""
    scene = Scene(4).put(congo="blue", angola="blue")
    assert scene["blue"].monopolies == scene.give("green", economy=10)["blue"].monopolies == 1


def test_the_abolition_is_told() -> None:
    """C6.5: the moment comes with the first Economy of 10."""
    scene = Scene(4).give("red", treasury=10, economy=6)
    after = scene.play("red", "scientist", "economy")
    assert after.told("abolition") == [[1]]
    assert after.view()["abolished"]
