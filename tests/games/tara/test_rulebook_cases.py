"""Part A of docs/tara/cases.md: the rulebook's examples and its rules with numbers."""

from __future__ import annotations

import pytest

from asztal.engine.play import play_on
from asztal.engine.rng import seeded
from tests.games.tara.position import ALL_BUT_KING, Scene, matches, new_match

EXAMPLE_5 = "F1: blue, F2: white, F3: white, F4: red, F5: red"
STRENGTHS_C = "F1 to F5: red, H1 to H3: blue, W1 to W3: white"


def test_e1_faded_position() -> None:
    """E1, T3.4: card 1 is a farmer with a faded farmer to its left, so never F1."""
    assert matches(1) == [("F2",), ("F3",), ("F4",), ("F5",)]


def test_e2_empty_first() -> None:
    """E2, T7.2, T7.4: F5 is the only position, taken without a question; no capture, no hold on F4."""
    scene = Scene("F2: red, F3: white, F4: blue").place("blue", 1)
    assert scene.board() == "F2: red, F3: white, F4: blue, F5: blue"
    assert scene.active == {"F5"}


def test_e3a_herdsman_card() -> None:
    """E3a, T7.2: exactly the empty herdsman positions."""
    assert Scene("H1: red, H3: blue").place("blue", 17).asks("position") == {"H2", "H4"}


def test_e3b_herdsman_card_without_empty_positions() -> None:
    """E3b, T7.3, T7.8: capture, capture, fort and storm; the hold on H3 would lead nowhere."""
    scene = Scene("H1: red, H2: white, H3: blue, H4: red*", supply={"blue": 5}).place("blue", 17)
    assert scene.asks("position") == {"H1", "H2", "H3", "H4"}
    assert scene.pick("position H1").at("H1") == "blue[red 1]"
    assert scene.pick("position H2").at("H2") == "blue[white 1]"
    assert scene.pick("position H3").at("H3") == "blue*"
    assert scene.pick("position H4").at("H4") == "red"


def test_e4a_two_placements() -> None:
    """E4a, T3.4: the matches of card 13."""
    assert matches(13) == [("F1", "H1"), ("F2", "H2"), ("F3", "H3"), ("F4", "H4")]


def test_e4b_second_disc() -> None:
    """E4b, T7.6: after F2 the second disc goes to H2 or nowhere."""
    assert Scene("C1: red").place("blue", 13).pick("position F2").asks("position") == {"H2", "stop"}


def test_e4c_only_a_herdsman() -> None:
    """E4c, T7.5: any herdsman position alone, the farmer left out."""
    scene = Scene("C1: red").place("blue", 13)
    assert {"H1", "H2", "H3", "H4"} <= scene.asks("position")
    for place in ("H1", "H2", "H3", "H4"):
        after = scene.pick(f"position {place}", "position stop")
        assert after.is_over
        assert after.board() == f"{place}: blue, C1: red"


def test_e4d_priority_with_two_discs() -> None:
    """E4d, T7.2: two discs only on (F2,H2), the match with an empty position; one disc only on H2."""
    scene = Scene("F1 to F4: red, H1: red, H3 H4: white").place("blue", 13)
    assert scene.asks("position") == {"F2", "H2"}
    assert scene.pick("position H2").asks("position") == {"F2", "stop"}
    pair = scene.pick("position F2")
    assert pair.is_over
    assert (pair.at("F2"), pair.at("H2")) == ("blue[red 1]", "blue")


def test_e4e_everything_occupied() -> None:
    """E4e, T7.2: all four matches for two discs, all eight positions for one."""
    scene = Scene("F1 F3: red, F2 F4: white, H1 H2: red, H3 H4: white").place("blue", 13)
    assert scene.asks("position") == {"F1", "F2", "F3", "F4", "H1", "H2", "H3", "H4"}
    for farmer, herdsman in matches(13):
        assert scene.pick(f"position {farmer}").asks("position") == {herdsman, "stop"}
        assert scene.pick(f"position {herdsman}").asks("position") == {farmer, "stop"}


def test_e5a_promotion() -> None:
    """E5a, T9.3: capture F2, promote to H1; nothing is paid and there are no more targets."""
    scene = Scene(EXAMPLE_5).place("blue", 1).pick("position F2")
    assert scene.asks("promote") == {"H1", "stop"}
    after = scene.pick("promote H1")
    assert after.is_over
    assert (after.at("F2"), after.at("H1")) == ("blue[white 1]", "blue")
    assert (after.supply("blue"), after.cumals("blue")) == (8, 10)


def test_e5b_promotion_chain() -> None:
    """E5b, T9.5: with H2 the chain goes on to W1."""
    scene = Scene(EXAMPLE_5 + ", H2: blue").place("blue", 1).pick("position F2", "promote H1")
    assert scene.asks("promote") == {"W1", "stop"}
    after = scene.pick("promote W1")
    assert after.is_over
    assert (after.at("W1"), after.supply("blue")) == ("blue", 7)


def test_e5c_chain_to_the_chieftain() -> None:
    """E5c, T9.5: one farmer, herdsman, warrior and chieftain for one payment of 0."""
    scene = Scene(EXAMPLE_5 + ", H2: blue, W2: blue").place("blue", 1).pick("position F2", "promote H1", "promote W1")
    assert scene.asks("promote") == {"C1", "stop"}
    after = scene.pick("promote C1")
    assert after.is_over
    assert after.at("C1") == "blue"
    assert (after.supply("blue"), after.cumals("blue")) == (6, 10)


def test_e5d_leftmost_empty() -> None:
    """E5d, R2: F1 breaks the pattern, F2 to F5 can be captured, and no promotion follows."""
    scene = Scene("F2: white, F3: white, F4: red, F5: red").place("blue", 1)
    assert scene.asks("position") == {"F2", "F3", "F4", "F5"}
    after = scene.pick("position F2")
    assert after.is_over
    assert after.board() == "F2: blue[white 1], F3: white, F4: red, F5: red"


def test_e5e_rightmost_empty() -> None:
    """E5e, R2: only F5, without promotion."""
    after = Scene("F1: blue, F2: white, F3: white, F4: red").place("blue", 1)
    assert after.is_over
    assert after.board() == "F1: blue, F2: white, F3: white, F4: red, F5: blue"


def test_e6_income() -> None:
    """E6, T13.1, T13.2: Blue gets 4, Yellow 6."""
    leinster = "F1 F2 H1 H2 W1 W2 C1: blue, F3 F4 F5 H3 W3: yellow"
    scene = Scene("", "H1: blue, F1 F2 H2 W1: yellow", leinster, "").income()
    assert [scene.cumals(colour) for colour in scene.order] == [14, 16, 10, 10]


def test_e7_exchange_and_ransom() -> None:
    """E7, T15.2, T15.3: exchanges of two, declined offers, then all four for three cumals."""
    scene = Scene(
        prisoners={"blue": {"white": 3, "red": 1}, "yellow": {"white": 6}, "white": {"blue": 2, "yellow": 2}},
        cumals={"white": 3},
    ).exchange("blue")
    assert scene.held("blue") == {"white": 1, "red": 1}
    assert (scene.asked, scene.asks("ransom")) == ("white", {"0", "1"})
    scene = scene.pick("ransom 0")
    assert (scene.asked, scene.asks("ransom")) == ("red", {"0", "1"})
    scene = scene.pick("ransom 0")
    assert scene.held("yellow") == {"white": 4}
    assert (scene.asked, scene.asks("ransom")) == ("white", {"0", "1", "2", "3"})
    scene = scene.pick("ransom 3")
    assert scene.is_over
    assert [scene.supply(colour) for colour in scene.order] == [12, 12, 18, 10]
    assert [scene.cumals(colour) for colour in scene.order] == [10, 13, 0, 10]
    assert scene.held("yellow") == scene.held("white") == scene.held("red") == {}
    assert scene.held("blue") == {"white": 1, "red": 1}


@pytest.mark.parametrize("card", [1, 13, 31, 33])
def test_e8_sell(card: int) -> None:
    """E8, T6.5: any card for two cumals; it is discarded and the turn is over."""
    scene = Scene("F1: red, F2: blue", cumals={"blue": 0}).turn("blue", card).pick("use sell")
    assert scene.is_over
    assert scene.cumals("blue") == 2
    assert scene.state.discards == [card]
    assert scene.board() == "F1: red, F2: blue"


def first_turn(blue: int = 0, yellow: int = 2) -> Scene:
    """The first turn of a match: Blue has cards 1 and 13, Yellow 2 and 14."""
    scene = Scene("", "", "", "", cumals={"blue": blue, "yellow": yellow}).having(first_turn=True)
    return scene.turns("blue", blue=[1, 13, 33], yellow=[2, 14, 34])


def test_e9a_first_turn_is_free() -> None:
    """E9a, T6.6, R39: the first turn of the match may go anywhere for nothing."""
    scene = first_turn().pick("card 1", "use place")
    assert scene.asks("province") == {"connacht", "ulster", "leinster", "munster"}
    after = scene.pick("province munster", "position F2")
    assert (after.at("F2", "munster"), after.cumals("blue")) == ("blue", 0)


def test_e9b_second_turn_pays() -> None:
    """E9b, T6.6, T20.1: another, empty province costs 2; with 1 cumal it is not offered."""
    opened = ("card 1", "use place", "province connacht", "position F2")
    rich = first_turn(yellow=2).pick(*opened, "card 2", "use place")
    assert rich.asks("province") == {"connacht", "ulster", "leinster", "munster"}
    assert rich.pick("province ulster", "position F1").cumals("yellow") == 0
    poor = first_turn(yellow=1).pick(*opened, "card 2", "use place")
    assert poor.kind == "position"
    assert poor.pick("position F1").at("F1", "connacht") == "yellow"


def test_e9c_no_fee_where_a_disc_lies() -> None:
    """E9c, T6.6: nothing is paid in a province with a disc."""
    opened = ("card 1", "use place", "province connacht", "position F2")
    after = first_turn(yellow=2).pick(*opened, "card 2", "use place", "province connacht", "position F1")
    assert after.cumals("yellow") == 2


def test_e9d_a_sold_card_spends_the_exception() -> None:
    """E9d, T6.6, R39: the start player sold, so the second player pays everywhere."""
    rich = first_turn(yellow=2).pick("card 1", "use sell", "card 2", "use place", "province connacht", "position F1")
    assert rich.cumals("yellow") == 0
    poor = first_turn(yellow=1).pick("card 1", "use sell", "card 2")
    assert (poor.asked, poor.cumals("yellow")) == ("white", 3)  # nothing but the sale was possible


def test_e9e_the_fee_is_paid_once() -> None:
    """E9e, T6.6: two discs of card 13 into an empty province cost 2, not 4."""
    after = Scene("").place("blue", 13).pick("position F2", "position H2")
    assert (after.board(), after.cumals("blue")) == ("F2: blue, H2: blue", 8)


def test_e9f_no_fee_beside_a_cylinder() -> None:
    """E9f, T6.6: a cylinder is enough to make the province no empty one."""
    after = Scene("K1: RED", cumals={"blue": 0}).place("blue", 1).pick("position F2")
    assert (after.at("F2"), after.cumals("blue")) == ("blue", 0)


def test_e10_capture_of_a_stack() -> None:
    """E10, T8.1: enemies become captives, own captives go home."""
    scene = Scene("F1 F2 F4 F5: red, F3: red[white 1, blue 2]", supply={"blue": 4}).place("blue", 1)
    after = scene.pick("position F3")
    assert (after.at("F3"), after.supply("blue")) == ("blue[red 1, white 1]", 5)


def test_e11_second_fort() -> None:
    """E11, T8.3: the older fort gives its top disc back."""
    scene = Scene("H1: blue*, H2 to H4: blue", supply={"blue": 3}).place("blue", 17)
    after = scene.pick("position H3", "own-disc fort", "activate pass")
    assert after.board() == "H1: blue, H2: blue, H3: blue*, H4: blue"
    assert after.supply("blue") == 3


def test_e12_storm() -> None:
    """E12, T8.4, T9.1: the fort's top disc goes home, no disc is laid, the position is not active."""
    board = "F1 F2: white, F3: blue, F4: red*[white 1], F5: blue"
    after = Scene(board, supply={"red": 6, "blue": 2}).place("blue", 1).pick("position F4")
    assert after.is_over
    assert (after.at("F4"), after.active) == ("red[white 1]", set())
    assert (after.supply("red"), after.supply("blue")) == (7, 2)


def test_e13_storm_by_promotion() -> None:
    """E13, T8.4, T9.3, R6: the stormed target is not active and no target again."""
    scene = Scene("F1 F2: blue, H1: red*, H2: blue").promote("blue", "F2")
    assert scene.asks("promote") == {"H1", "stop"}
    after = scene.pick("promote H1")
    assert after.is_over
    assert (after.at("H1"), after.at("W1"), after.active) == ("red", "", {"F2"})
    assert (after.supply("blue"), after.supply("red")) == (10, 11)


def test_e14_no_fort_on_the_king_position() -> None:
    """E14, T8.2, T9.3, R34: an own disc on K1 is no target; an empty K1 is."""
    scene = Scene("C1 C2: blue, K1: blue").promote("blue", "C1")
    assert scene.is_over
    assert (scene.at("K1"), scene.supply("blue")) == ("blue", 10)
    assert Scene("C1 C2: blue").promote("blue", "C1").asks("promote") == {"K1", "stop"}


def test_e15_one_between_two() -> None:
    """E15, T9.2, T9.5: W1 and W2 are targets, then C1, for one payment of 2."""
    scene = Scene("H1: blue, H3: blue", cumals={"blue": 2}).place("blue", 17).pick("position H2", "activate pay")
    assert scene.asks("promote") == {"W1", "W2", "stop"}
    scene = scene.pick("promote W2", "promote W1")
    assert scene.asks("promote") == {"C1", "stop"}
    after = scene.pick("promote C1")
    assert (after.cumals("blue"), after.supply("blue")) == (0, 6)


def test_e16_chain_to_the_king() -> None:
    """E16, T9.5: from F1 up to the king position in one turn."""
    scene = Scene("F1: red, F2: blue, F3 to F5: red, H2: blue, W2: blue, C2: blue").place("blue", 2)
    scene = scene.pick("position F1")
    for target in ("H1", "W1", "C1", "K1"):
        assert scene.asks("promote") == {target, "stop"}
        scene = scene.pick(f"promote {target}")
    assert scene.is_over
    assert (scene.at("K1"), scene.supply("blue")) == ("blue", 5)
    assert scene.winners == []


def test_e17_hold_on_placement() -> None:
    """E17, T7.3, T7.4: no disc is laid on F2, and it is active all the same."""
    scene = Scene("F1 F2: blue, F3 to F5: red", supply={"blue": 1}).place("blue", 1).pick("position F2")
    assert scene.asks("own-disc") == {"fort", "hold"}
    scene = scene.pick("own-disc hold")
    assert (scene.at("F2"), scene.supply("blue"), scene.active) == ("blue", 1, {"F2"})
    assert scene.asks("promote") == {"H1", "stop"}
    assert scene.pick("promote H1").supply("blue") == 0


def test_e18_hold_in_a_chain() -> None:
    """E18, T9.3: an own target may be held; it is active and leads on."""
    scene = Scene("F1 F2: blue, H1 H2: blue", supply={"blue": 1}).promote("blue", "F2").pick("promote H1")
    assert scene.asks("own-target") == {"fort", "hold"}
    after = scene.pick("own-target hold")
    assert (after.at("H1"), after.supply("blue"), after.active) == ("blue", 1, {"F2", "H1"})
    assert after.asks("promote") == {"W1", "stop"}


def test_e19_fate_stone_activation() -> None:
    """E19, T10.4, T10.5: the swapped captive is a top now, two reds make a fort, 3 cumals promote."""
    scene = Scene("F5: red[blue 1], H1: blue, H2: red", cumals={"blue": 3}).swap("blue", "F5/blue", "H2")
    assert scene.board() == "F5: red*, H1: blue, H2: blue"
    assert scene.active == {"H2"}
    scene = scene.pick("activate pay")
    assert scene.cumals("blue") == 0
    assert scene.asks("promote") == {"W1", "stop"}


def test_e20_amnesty() -> None:
    """E20, T11.1, R35: all captives and the lower discs of forts go home for 4 cumals."""
    scene = Scene("F1: blue*[red 1], F2: red[blue 2], K1: white[blue 1]", cumals={"yellow": 4})
    after = scene.turn("yellow", 5).pick("use amnesty")
    assert after.is_over
    assert after.board() == "F1: blue, F2: red, K1: white"
    assert [after.supply(colour) for colour in after.order] == [14, 10, 10, 11]
    assert after.cumals("yellow") == 0


def test_e21_amnesty_and_kings() -> None:
    """E21, T11.2, T6.3: a cylinder stays; with 3 cumals there is no amnesty."""
    board = "F1: blue[red 1], K1: RED"
    rich = Scene(board, cumals={"blue": 4}).turn("blue", 1)
    assert rich.asks("use") == {"place", "amnesty", "sell"}
    assert rich.pick("use amnesty").board() == "F1: blue, K1: RED"
    assert Scene(board, cumals={"blue": 3}).turn("blue", 1).asks("use") == {"place", "sell"}


def test_e22a_the_king_is_the_strongest() -> None:
    """E22a, T12.2: Blue on K1 is the strongest with 2 positions, so Red with 6 is entitled."""
    scene = Scene("F1: blue, K1: blue, H1 to H4: red, W1 W2: red").traitors("blue", 1)
    assert (scene.kind, scene.asked) == ("traitor", "red")
    assert scene.pick("traitor pass").is_over


def test_e22b_nobody_is_the_strongest() -> None:
    """E22b, T12.2, T12.5: Red and Blue are tied, all three are entitled, the two turn up cards."""
    scene = Scene("F1 to F4: red, H1 to H4: blue, W1: white").traitors("blue", 5, 9)
    assert scene.state.discards == [5, 9]  # Blue, then Red
    for colour in ("red", "blue", "white"):
        assert (scene.kind, scene.asked) == ("traitor", colour)
        scene = scene.pick("traitor pass")
    assert scene.is_over


def test_e22c_a_tie_for_the_first_right() -> None:
    """E22c, T12.3, T12.5: Red is the strongest; Blue and White turn up cards."""
    scene = Scene(STRENGTHS_C).traitors("red", 30, 12)
    assert scene.state.discards == [30, 12]
    for colour in ("blue", "white"):
        assert scene.asked == colour
        scene = scene.pick("traitor pass")
    assert scene.is_over


def test_e22d_a_single_player() -> None:
    """E22d, T12.4: nobody is entitled where only Red has discs."""
    scene = Scene("F1 to F3: red").traitors("red", 1)
    assert scene.is_over
    assert scene.state.pile == [1]


def test_e23_traitor_order() -> None:
    """E23, T12.5, T12.6, R44: White has the higher card and is asked first, then Blue; who pays ends the asking."""
    scene = Scene(STRENGTHS_C, order="red blue white yellow").traitors("red", 12, 30, 1)
    assert scene.asked == "white"
    passed = scene.pick("traitor pass")
    assert passed.asked == "blue"
    assert passed.pick("traitor pass").is_over
    paid = scene.pick("traitor pay")
    assert (paid.kind, paid.asked, paid.cumals("white")) == ("traitor-position", "white", 9)
    assert paid.pick("traitor-position stop").is_over


def test_e24_traitor_exchange() -> None:
    """E24, T12.8, T8.5: one red disc goes home, the rest are captives, own captives return; a fort is no shelter."""
    board = "F1: blue, F4: red*[white 1, blue 1], H1 H2: red"
    scene = Scene(board, supply={"blue": 5, "red": 5}).traitors("blue", 1).pick("traitor pay")
    assert scene.asks("traitor-position") == {"F4", "stop"}
    after = scene.pick("traitor-position F4")
    assert after.at("F4") == "blue[red 1, white 1]"
    assert (after.supply("blue"), after.supply("red"), after.cumals("blue")) == (5, 6, 9)


def test_e25_traitor_out_of_reach() -> None:
    """E25, T12.7, T12.8: card 1 can't reach F1; the cumal is gone."""
    after = Scene("F1: red, F2: blue, K1: RED").traitors("blue", 1).pick("traitor pay")
    assert after.is_over
    assert after.board() == "F1: red, F2: blue, K1: RED"
    assert (after.cumals("blue"), after.state.discards) == (9, [1])


def test_e26_traitor_with_a_two_position_card() -> None:
    """E26, T12.7: an enemy on F1 to F4 or H1 to H4, and only one of them."""
    scene = Scene("F1 F2 F5: red, H4: white, C1 C2: blue, K1: RED").traitors("blue", 13).pick("traitor pay")
    assert scene.asks("traitor-position") == {"F1", "F2", "H4", "stop"}
    after = scene.pick("traitor-position F1")
    assert after.is_over
    assert after.board() == "F1: blue, F2: red, F5: red, H4: white, C1: blue, C2: blue, K1: RED"


def test_e27_traitor_with_a_fate_stone() -> None:
    """E27, T12.7, T12.9: any enemy but on K1; activation costs 3."""
    scene = Scene("F1: red, F2: blue, W1: white, C1 C2: blue, K1: red").traitors("blue", 33).pick("traitor pay")
    assert scene.asks("traitor-position") == {"F1", "W1", "stop"}
    scene = scene.pick("traitor-position F1", "activate pay")
    assert scene.cumals("blue") == 6
    assert scene.asks("promote") == {"H1", "stop"}


def test_e28_clearing() -> None:
    """E28, T14.2, T14.3, T14.4: discs home, captives to the fort cards, a cylinder and a garrison of up to two."""
    scene = Scene("F1: red[blue 2], F2: white*, F3: yellow, C1 C2: blue, K1: blue[red 1]").clearing()
    assert scene.board() == "K1: BLUE"
    assert [scene.supply(colour) for colour in scene.order] == [13, 11, 12, 11]
    assert scene.held("blue") == {"red": 1}
    assert scene.held("red") == {"blue": 2}
    assert scene.held("white") == scene.held("yellow") == {}
    assert (scene.asked, scene.asks("garrison")) == ("blue", ALL_BUT_KING | {"stop"})
    scene = scene.pick("garrison F1")
    assert scene.asks("garrison") == (ALL_BUT_KING - {"F1"}) | {"stop"}
    after = scene.pick("garrison C2")
    assert after.is_over
    assert (after.board(), after.supply("blue")) == ("F1: blue, C2: blue, K1: BLUE", 11)


def test_e29_no_new_king() -> None:
    """E29, T14.1: a cylinder from an earlier round clears nothing."""
    scene = Scene("F1: red[blue 1], C1: white, K1: BLUE").clearing()
    assert scene.is_over
    assert scene.board() == "F1: red[blue 1], C1: white, K1: BLUE"


def test_e30_deposing() -> None:
    """E30, T9.3, T14.6, R6: the cylinder goes home, K1 is empty, and only a later card can take it."""
    scene = Scene("C1 C2: red, K1: BLUE")
    assert scene.cylinders("blue") == 1
    after = scene.promote("red", "C1").pick("promote K1")
    assert after.is_over
    assert (after.at("K1"), after.cylinders("blue"), after.supply("red")) == ("", 2, 10)
    assert after.promote("red", "C1").pick("promote K1").at("K1") == "red"


@pytest.mark.parametrize("first", ["K1: BLUE", "K1: blue"])
def test_e31_victory_at_once(first: str) -> None:
    """E31, T17.1, T5.6: a second king position wins, with cards in hand and targets open."""
    scene = Scene(first, "F1 F2: blue, C1 C2: blue").having(hand=[5, 0, 0, 6, 7, 0, 8, 0, 0, 9, 0, 0])
    scene = scene.promote("blue", "F1", "C1", province="ulster")
    assert scene.asks("promote") == {"H1", "K1", "stop"}
    after = scene.pick("promote K1")
    assert after.winners == ["blue"]
    assert after.is_over
    assert not after.state.agenda


def test_e32_full_province() -> None:
    """E32, T14.7, R21: cleared at once, garrison, then the next player's turn; no traitors, no income."""
    scene = Scene("F1 to F4: blue, H1 to H4: blue, W1 to W3: blue, C1 C2: blue, K1: blue", "F1: red")
    scene = scene.turns("blue", blue=[1]).pick("card 1", "use place", "province connacht", "promote stop")
    assert (scene.board(), scene.asked) == ("K1: BLUE", "blue")
    assert scene.asks("garrison") == ALL_BUT_KING | {"stop"}
    after = scene.pick("garrison H2", "garrison stop")
    assert (after.kind, after.asked) == ("card", "yellow")
    assert after.board() == "H2: blue, K1: BLUE"
    assert [after.cumals(colour) for colour in after.order] == [10, 10, 10, 10]


@pytest.mark.parametrize("rest", ["F5: red", "H4: red"])
def test_e33_supply(rest: str) -> None:
    """E33, T7.7, T9.4, R7: without a disc there is nothing to place, but selling, amnesty and swaps remain."""
    scene = Scene(f"F1: white, F2: blue, F3: red*, F4: red, {rest}, H1: red[white 1]", supply={"blue": 0})
    assert scene.turn("blue", 1).asks("use") == {"amnesty", "sell"}
    assert scene.turn("blue", 33).asks("use") == {"swap", "amnesty", "sell"}


@pytest.mark.parametrize("target", ["", ", H1: red", ", H1: red*", ", H1: blue"])
def test_e33_promotion_without_supply(target: str) -> None:
    """E33, T9.4: no promotion that lays a disc, storms or makes a fort; with a disc each is a target."""
    board = "F1 F2: blue" + target
    assert Scene(board, supply={"blue": 0}).promote("blue", "F2").is_over
    assert Scene(board, supply={"blue": 1}).promote("blue", "F2").asks("promote") == {"H1", "stop"}


def test_e34_two_players() -> None:
    """E34, T18.3, T18.4, T17.1: a king closes the province, the second king opens Leinster, the next one wins."""
    scene = Scene("F1: red, K1: blue", "F2: blue", order="blue red").having(reserve=2).clearing()
    assert scene.is_over  # no garrison
    assert (scene.board(), scene.provinces) == ("K1: BLUE", {"ulster"})
    turn = scene.place("red", 1)
    assert turn.kind == "position"  # no question for the province
    assert turn.pick("position F3").at("F3", "ulster") == "red"
    scene = scene.put("K1: red", "ulster").clearing()
    assert (scene.board("ulster"), scene.provinces) == ("K1: RED", {"leinster"})
    assert scene.winners == []
    scene = scene.put("C1 C2: blue", "leinster").promote("blue", "C1", province="leinster").pick("promote K1")
    assert scene.winners == ["blue"]


def play_to_round(scene: Scene, number: int) -> Scene:
    """Plays at random to the first decision of a round."""
    other = scene.copy()
    rng = seeded("hands")
    while other.state.round < number:
        assert play_on(other.state, rng, 1) == 1
    return other


def test_e35_hands() -> None:
    """E35, T5.1, T5.3: 24 cards dealt in odd rounds, the cards set aside in even ones, all 36 in round 3 again."""
    first = new_match(4, seed=3)
    assert [len(first.state.aside_of(seat)) for seat in range(4)] == [6, 6, 6, 6]
    assert len(first.state.pile) == 12
    turns = first.copy()
    while turns.kind == "choose-hand":
        turns.state.choose(turns.state.menu[0])
    aside = [turns.state.aside_of(seat) for seat in range(4)]
    assert [len(cards) for cards in aside] == [3, 3, 3, 3]
    second = play_to_round(turns, 2)
    assert second.state.round == 2
    assert second.kind == "card"
    assert [second.state.hand_of(seat) for seat in range(4)] == aside
    third = play_to_round(second, 3)
    assert third.kind == "choose-hand"
    assert len(third.state.pile) == 12
    assert third.state.discards == []
    assert [third.state.aside_of(seat) for seat in range(4)] != [first.state.aside_of(seat) for seat in range(4)]


def test_e36_new_start_player() -> None:
    """E36, T16.1, R32: three options with four players, no question with two."""
    scene = Scene().next_start("white")
    assert (scene.asked, scene.asks("next-start")) == ("white", {"blue", "yellow", "red"})
    assert scene.pick("next-start red").state.start == 3
    pair = Scene(order="blue yellow").next_start("yellow")
    assert pair.is_over
    assert pair.state.start == 0
