"""The Sovereign and war (C23): repression, the four fronts, casualties, surrender."""

from __future__ import annotations

import pytest

from asztal.games.colonial import data
from tests.games.colonial.position import Scene


def peace(**options: str) -> Scene:
    """Nobody makes offers, so that only the war is asked about."""
    return Scene(4, offers="off", **options)


# -- C23.1 to C23.3 declaration ---------------------------------------------------------------------------------------


def test_repression() -> None:
    """C23.1, R-45: an unrest marker of the own nation board goes by itself; war is optional."""
    scene = peace().give("blue", unrest=3).play("blue", "sovereign")
    assert scene["blue"].unrest == 2
    after = scene.choose("none")
    assert (after["blue"].diplomacy, after.asked) == (4, "red")


def test_repression_without_a_possible_enemy() -> None:
    """C23.1, C23.2, C28.1: everybody else is to the right; nothing is asked."""
    after = peace().give("blue", unrest=1, diplomacy=1).play("blue", "sovereign")
    assert (after["blue"].unrest, after.asked) == (0, "red")


def test_the_declaration_costs_a_space() -> None:
    """C23.3, C10.1: if he can."""
    assert peace().play("blue", "sovereign", "red")["blue"].diplomacy == 3
    left = peace().give("blue red", diplomacy=1).play("blue", "sovereign", "red")
    assert left["blue"].diplomacy == 1


# -- C23.4 the fronts -------------------------------------------------------------------------------------------------


def test_e16_war() -> None:
    """E-16, C23.4, C23.7, C23.8: five dice at most; Red loses three squadrons and a fleet, and surrenders."""
    scene = peace().put(india_1="red*6 blue*3").give("blue red", diplomacy=3)
    scene = scene.give("blue", squadrons=6, treasury=7, unrest=1).give(
        "red", squadrons=3, treasury=3, fleets=1, prestige=2
    )
    after = scene.dice("0/3 0/5 0/5 0/3 4/5 0/3").play("blue", "sovereign", "red")
    assert (after["blue"].unrest, after["blue"].diplomacy) == (0, 2)
    assert (after["red"].squadrons, after["red"].fleets) == (0, 0)
    assert (after["red"].prestige, after["blue"].prestige) == (1, 1)
    assert after.told("exhausted") == [[1]]
    assert after.asked == "red"


def test_e16_not_allowed_from_the_left() -> None:
    """E-16, C10.3: with Blue on space 2 there would be no war."""
    scene = peace().give("blue", diplomacy=2, unrest=1).give("red green yellow", diplomacy=3)
    assert scene.play("blue", "sovereign").told("war-declared") == []


def test_land() -> None:
    """C23.4: one die for each own counter in each territory where both have some, in the order of the map."""
    scene = peace().put(congo="blue*2 red", angola="red*2 blue", india_1="blue*3", egypt="red green")
    after = scene.dice("0/2 0/1 0/1 0/2").play("blue", "sovereign", "red")
    assert [battle[0] for battle in after.told("land-battle")] == [
        data.TERRITORY_NAMES.index(name) for name in ("congo", "angola")
    ]


def test_trade() -> None:
    """C23.4: goods in the market are dice and casualties."""
    scene = peace().give("blue", goods=7).give("red", goods=3)
    after = scene.dice("2/5 1/3").play("blue", "sovereign", "red")
    assert (after["blue"].goods, after["red"].goods) == (6, 1)


def test_europe() -> None:
    """C23.4: so is the treasury."""
    scene = peace().give("blue", treasury=4).give("red", treasury=9)
    after = scene.dice("1/4 2/5").play("blue", "sovereign", "red")
    assert (after["blue"].treasury, after["red"].treasury) == (2, 8)


def test_s29_sea_order() -> None:
    """S-29, C23.4, R-40: one squadron, two fleets, then two of three pirates, on boards of Blue's choice."""
    scene = peace().give("blue", squadrons=5).give("red", squadrons=1, fleets=2)
    scene = scene.pirates("red", on="green", count=2).pirates("red", on="yellow")
    scene = scene.dice("5/5 0/1").play("blue", "sovereign", "red")
    assert scene.asks("war-pirate", "blue") == {"green", "yellow"}
    after = scene.choose("green", "yellow")
    assert (after["red"].squadrons, after["red"].fleets) == (0, 0)
    assert (after["green"].pirates, after["yellow"].pirates) == ({"red": 1}, {})


def test_the_defender_hits_pirates_of_the_attacker() -> None:
    """C23.4, C23.5: the same the other way round; two of three, on boards of Red's choice."""
    scene = peace().give("red", squadrons=2).pirates("blue", on="green", count=2).pirates("blue", on="yellow")
    scene = scene.dice("2/2").play("blue", "sovereign", "red")
    assert scene.asks("war-pirate", "red") == {"green", "yellow"}
    after = scene.choose("green", "green")
    assert (after["green"].pirates, after["yellow"].pirates) == ({}, {"blue": 1})
    assert after.kind == "surrender"


def test_all_pirates_are_hit() -> None:
    """C23.5, C28.1: as many successes as pirates leave nothing to choose."""
    scene = peace().give("blue", squadrons=2).pirates("red", on="green").pirates("red", on="yellow")
    after = scene.dice("2/2").play("blue", "sovereign", "red")
    assert (after["green"].pirates, after["yellow"].pirates, after.kind) == ({}, {}, "surrender")


def test_fleets_and_pirates_throw_no_dice() -> None:
    """C23.4: but they can be hit; who had no dice is not exhausted (C23.7)."""
    scene = peace().give("blue", squadrons=2).give("red", fleets=1, prestige=3).pirates("red", on="green")
    after = scene.dice("2/2").play("blue", "sovereign", "red")
    assert (after["red"].fleets, after["green"].pirates) == (0, {})
    assert after.asks("surrender", "red") == {"surrender", "fight"}


def test_a_front_with_pieces_of_one_side() -> None:
    """R-40: dice without effect; nobody is exhausted by it."""
    scene = peace().give("blue", goods=2, treasury=2)
    after = scene.play("blue", "sovereign", "red")
    assert (after["blue"].goods, after["blue"].treasury) == (2, 2)
    assert after.asks("surrender", "red")


# -- C23.5, C23.6 casualties ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("option", "chooser"), [("scorer", "blue"), ("owner", "red")])
def test_war_casualties(option: str, chooser: str) -> None:
    """C23.5, C26.5 war_casualties, R-40: who scored chooses among boxes; by option who loses."""
    scene = peace(war_casualties=option).put(west_africa_1="red*2", west_africa_2="blue red")
    scene = scene.dice("1/1 0/3").play("blue", "sovereign", "red")
    assert scene.asks("war-counter", chooser) == {"west_africa_1", "west_africa_2"}
    after = scene.choose("west_africa_2")
    assert (after.stack("west_africa_1"), after.stack("west_africa_2")) == ("red*2", "blue")


@pytest.mark.parametrize(("option", "chooser"), [("scorer", "blue"), ("owner", "red")])
def test_war_casualties_among_pirates(option: str, chooser: str) -> None:
    """C23.5, C26.5 war_casualties: boards with pirates are chosen in the same way."""
    scene = peace(war_casualties=option).give("blue", squadrons=1).pirates("red", on="green").pirates("red", on="blue")
    scene = scene.dice("1/1").play("blue", "sovereign", "red")
    assert scene.asks("war-pirate", chooser) == {"green", "blue"}


def test_the_attacker_chooses_first() -> None:
    """C23.5: where both have a choice."""
    scene = peace().put(west_africa_1="blue*2 red*2", west_africa_2="blue red")
    scene = scene.dice("1/3 1/3").play("blue", "sovereign", "red")
    assert scene.asked == "blue"
    scene = scene.choose("west_africa_1")
    assert scene.asked == "red"
    after = scene.choose("west_africa_2")
    assert (after.stack("west_africa_1"), after.stack("west_africa_2")) == ("blue*2 red", "red")


@pytest.mark.parametrize("attacker", ["blue", "red"])
def test_losses_of_both_sides_are_removed_together(attacker: str) -> None:
    """C23.5, C5.8: two each, one each is lost; Blue is never behind, so he keeps control."""
    defender = "red" if attacker == "blue" else "blue"
    scene = peace().put(congo="blue*2 red*2").dice("1/2 1/2")
    after = scene.play(attacker, "sovereign", defender)
    assert (after.stack("congo"), after.controller("congo")) == ("blue red", "blue")


@pytest.mark.parametrize("attacker", ["blue", "red"])
def test_losses_together_without_a_penalty(attacker: str) -> None:
    """C26.5 takeover_penalty, C23.5: nobody was ahead for a moment, so nobody pays for it."""
    defender = "red" if attacker == "blue" else "blue"
    scene = peace(takeover_penalty="any_majority").put(congo="blue*2 red*2").dice("1/2 1/2")
    after = scene.play(attacker, "sovereign", defender)
    assert after[defender].diplomacy == 4
    assert after[attacker].diplomacy == 3


def test_both_lose_their_last_counters_to_a_third() -> None:
    """C23.5, C5.8: the box falls to Green, and both sides are exhausted."""
    scene = peace().put(congo="blue red green").give("blue red", prestige=2)
    after = scene.dice("1/1 1/1").play("blue", "sovereign", "red")
    assert (after.stack("congo"), after.controller("congo")) == ("green", "green")
    assert after.each("prestige") == [2, 2, 0, 0]


def test_losses_on_land_change_control_without_penalty() -> None:
    """C23.6, C5.8, R-15: the declaration has been paid for already."""
    scene = peace().put(congo="red*2 blue*2").dice("1/2 0/2").play("blue", "sovereign", "red")
    assert (scene.controller("congo"), scene["blue"].diplomacy) == ("blue", 3)


def test_losses_on_land_end_colonies() -> None:
    """C23.6, C8.4: a prestige for the colony, another for the surrender."""
    scene = peace().put(congo="red blue").mark("congo", colony="red", unrest=1).give("red", prestige=5)
    after = scene.dice("1/1 0/1").play("blue", "sovereign", "red")
    assert (after.at("congo").independent, after["red"].prestige, after["blue"].prestige) == (True, 3, 1)


def test_more_hits_than_counters() -> None:
    """C23.5: each success removes one, as far as there are any."""
    scene = peace().put(congo="blue*4 red").dice("3/4 0/1").play("blue", "sovereign", "red")
    assert scene.stack("congo") == "blue*4"


# -- C23.7, C23.8 surrender -------------------------------------------------------------------------------------------


def test_s26_exhaustion_of_both() -> None:
    """S-26, C23.7: the last squadrons of both are lost; nobody gives prestige."""
    scene = peace().give("blue red", squadrons=1, prestige=2).dice("1/1 1/1")
    after = scene.play("blue", "sovereign", "red")
    assert after.each("prestige") == [2, 2, 0, 0]
    assert (after.asked, after.kind) == ("red", "play")


def test_s27_the_defender_chooses_first() -> None:
    """S-27, C23.7, C23.8, R-40: also in the first year; if he surrenders, the attacker is not asked."""
    scene = peace().give("blue red", squadrons=2, prestige=2).dice("0/2 0/2").play("blue", "sovereign", "red")
    assert scene.asks("surrender", "red") == {"surrender", "fight"}
    after = scene.choose("surrender")
    assert after.each("prestige") == [3, 1, 0, 0]
    assert after.asks("play", "red")


def test_s27_the_attacker_may_surrender() -> None:
    """S-27, C23.7: after the defender has declined."""
    scene = peace().give("blue red", squadrons=2, prestige=2).dice("0/2 0/2").play("blue", "sovereign", "red")
    after = scene.answer("red", "fight").answer("blue", "surrender")
    assert after.each("prestige") == [1, 3, 0, 0]


def test_another_year() -> None:
    """C23.4, C23.7: where nobody surrenders, all fronts are fought again."""
    scene = peace().give("blue red", squadrons=2, prestige=2).dice("0/2 0/2 2/2 0/2").play("blue", "sovereign", "red")
    after = scene.answer("red", "fight").answer("blue", "fight")
    assert after.told("war-year") == [[1], [2]]
    assert after.each("prestige") == [3, 1, 0, 0]


def test_s28_no_prestige() -> None:
    """S-28, C23.8, C7.2: the loser has none to give."""
    scene = peace().give("blue red", squadrons=1).dice("1/1 0/1").play("blue", "sovereign", "red")
    assert scene.each("prestige") == [0, 0, 0, 0]
    assert scene.kind == "play"


def test_the_attacker_can_be_exhausted() -> None:
    """C23.7: then he gives the prestige."""
    scene = peace().give("blue red", squadrons=1, prestige=2).dice("0/1 1/1").play("blue", "sovereign", "red")
    assert scene.each("prestige") == [1, 3, 0, 0]


def test_exhausted_by_the_loss_of_goods() -> None:
    """C23.7: any front will do."""
    scene = peace().give("blue red", squadrons=3, goods=1, prestige=2).dice("1/1 0/1 0/3 0/3")
    assert scene.play("blue", "sovereign", "red").each("prestige") == [3, 1, 0, 0]


def two_lands(option: str, dice: str) -> Scene:
    """Blue and Red have a counter each in two territories."""
    scene = peace(war_exhaustion=option).put(congo="blue red", angola="red blue").give("blue red", prestige=2)
    return scene.dice(dice).play("blue", "sovereign", "red")


def test_war_exhaustion_by_front() -> None:
    """C23.7, C26.5 war_exhaustion, R-40: Red has lost the Congo, and still has a counter in Angola."""
    assert two_lands("front", "1/1 0/1 0/1 0/1").asks("surrender", "red")


def test_war_exhaustion_by_territory() -> None:
    """C26.5 war_exhaustion: by option that is enough."""
    assert two_lands("territory", "1/1 0/1 0/1 0/1").each("prestige") == [3, 1, 0, 0]


def test_war_exhaustion_counts_this_year() -> None:
    """C26.5 war_exhaustion, C23.7: a territory lost in an earlier war is forgotten."""
    scene = two_lands("territory", "1/1 0/1 0/1 0/1").next_turn().give("blue", diplomacy=4)
    assert scene.dice("0/1 0/1").play("blue", "sovereign", "red").asks("surrender", "red")


def test_each_driven_out_of_another_territory() -> None:
    """C23.7, R-40: nobody is exhausted by front, both are by territory."""
    assert two_lands("front", "1/1 0/1 0/1 1/1").asks("surrender", "red")
    after = two_lands("territory", "1/1 0/1 0/1 1/1")
    assert (after.each("prestige"), after.kind) == ([2, 2, 0, 0], "play")


def test_who_wipes_out_the_other_is_not_exhausted() -> None:
    """R-40: though there is no shared territory any more."""
    scene = peace().put(congo="blue red").give("blue red", prestige=2).dice("1/1 0/1")
    assert scene.play("blue", "sovereign", "red").each("prestige") == [3, 1, 0, 0]


# -- C23.9 stalemate --------------------------------------------------------------------------------------------------


def test_s30_war_without_forces() -> None:
    """S-30, C23.9: both may surrender; if neither does, the war ends after this year."""
    scene = peace().give("blue red", prestige=2).play("blue", "sovereign", "red")
    after = scene.answer("red", "fight").answer("blue", "fight")
    assert after.each("prestige") == [2, 2, 0, 0]
    assert after.told("war-undecided") == [[0, 1]]
    assert scene.answer("red", "surrender").each("prestige") == [3, 1, 0, 0]


def test_no_stalemate_while_a_squadron_has_something_to_hit() -> None:
    """C23.9: an enemy pirate on a third player's board is enough."""
    scene = peace().give("blue", squadrons=1).pirates("red", on="green").dice("0/1 0/1")
    scene = scene.play("blue", "sovereign", "red").answer("red", "fight").answer("blue", "fight")
    assert scene.asks("surrender", "red")
    assert scene.told("war-year") == [[1], [2]]


@pytest.mark.parametrize("good", ["goods", "treasury", "squadrons", "fleets"])
def test_stalemate_where_one_side_has_everything(good: str) -> None:
    """C23.9: nothing of the other can be hit, and fleets hit nobody."""
    scene = peace().having(**{good: [3, 0, 0, 0]}).play("blue", "sovereign", "red")
    after = scene.answer("red", "fight").answer("blue", "fight")
    assert (after.kind, after.asked) == ("play", "red")


# -- Where rules meet -------------------------------------------------------------------------------------------------


def test_the_prestige_of_a_surrender_can_win() -> None:
    """C7.1, C27.1: it is the tenth."""
    scene = peace().give("blue", squadrons=1, prestige=9).give("red", squadrons=1, prestige=2).dice("1/1 0/1")
    assert scene.play("blue", "sovereign", "red").winners == "blue"


def test_debt_keeps_the_winner_of_a_war_from_victory() -> None:
    """C27.1, C27.2: until he repays, which he can at once where his treasury covers it."""
    scene = peace().give("blue", squadrons=1, prestige=9, loans=[2], treasury=2)
    scene = scene.give("red", squadrons=1, prestige=2).dice("0/2 1/1 0/1").play("blue", "sovereign", "red")
    assert scene.asks("repay-to-win", "blue")
    assert scene.choose("yes").winners == "blue"


def test_two_wars() -> None:
    """C23.4: each begins with its first year, and old dice are gone (C28.3)."""
    scene = peace().give("blue red green", squadrons=1).dice("1/1 0/1").play("blue", "sovereign", "red")
    assert [throw["result"] for throw in scene.view()["throws"]] == [1, 0]
    scene = scene.dice("0/1 1/1").play("green", "sovereign", "blue")
    assert scene.told("war-year") == [[1], [1]]
    assert [(throw["purpose"], throw["result"]) for throw in scene.view()["throws"]] == [("sea", 0), ("sea", 1)]
    assert [(loss["seat"], loss["count"]) for loss in scene.view()["losses"]] == [(2, 1)]


def test_losses_are_told_year_by_year() -> None:
    """C28.3: everybody sees them, until dice are thrown for something else."""
    scene = peace().give("blue", squadrons=3, goods=2).give("red", squadrons=2, goods=2, fleets=1)
    scene = scene.dice("1/2 0/2 0/3 0/2").play("blue", "sovereign", "red")
    lost = [(1, "goods", 1)]
    assert [(loss["year"], loss["what"], loss["count"]) for loss in scene.view()["losses"]] == lost
    scene = scene.dice("0/2 0/1 1/3 1/2").choose("fight", "fight")
    losses = [(loss["year"], loss["seat"], loss["what"], loss["count"]) for loss in scene.view()["losses"]]
    assert losses == [(1, 1, "goods", 1), (2, 1, "squadrons", 1), (2, 0, "squadrons", 1)]


def test_war_is_over_before_the_next_player_acts() -> None:
    """C23.4: it is fought out within the action."""
    scene = peace().give("blue red", squadrons=1, prestige=1).dice("1/1 0/1").play("blue", "sovereign", "red")
    assert scene.view()["war"] is None
    assert scene.asks("play", "red")
