"""Prestige (C7) and victory (C27)."""

from __future__ import annotations

import pytest

from tests.games.colonial.position import Scene

# -- C7 prestige ------------------------------------------------------------------------------------------------------


def test_more_than_ten_prestige() -> None:
    """C7.3: with debt one goes on."""
    scene = Scene(4).give("blue", prestige=10, loans=[9], seafaring=3).dice("6")
    assert scene.play("blue", "explorer", "circumnavigation")["blue"].prestige == 12


# -- C27.1, C27.2 ten prestige without debt ---------------------------------------------------------------------------


def test_nine_prestige_are_not_enough() -> None:
    """C27.1: ten are needed."""
    scene = Scene(4).give("blue", prestige=8).dice("6").play("blue", "explorer", "egypt")
    assert (scene["blue"].prestige, scene.winners) == (9, "")


def test_the_game_ends_at_once() -> None:
    """C27.1: in the middle of whatever is going on."""
    scene = Scene(4).give("blue", prestige=9).dice("6").play("blue", "explorer", "egypt")
    assert (scene.winners, scene.kind, scene.asked) == ("blue", "", "")
    assert scene.told("prestige-reached") == [[0, 10]]


def test_s13_more_than_ten_prestige_and_a_loan() -> None:
    """S-13, C17.3: he wins with the last loan counter, here in his own turn."""
    scene = Scene(4).give("blue", prestige=11, loans=[1], treasury=1).at_play("blue")
    assert scene.winners == ""
    assert scene.choose("repay").winners == "blue"


def test_s13_during_another_players_action() -> None:
    """S-13, C27.2: Red's Merchant ships a good of Blue, who has 11 prestige and a loan of 1."""
    scene = Scene(4).put(levant="blue").give("blue", prestige=11, loans=[1]).give("red", fleets=1)
    scene = scene.play("red", "merchant", "blue").answer("blue", 1)
    assert scene.asks("repay-to-win", "blue")
    assert scene.choose("yes").winners == "blue"


def merchant_for_blue() -> Scene:
    """Blue has 10 prestige, a loan of 3 and 1 treasure; Red's Merchant has asked him for two goods."""
    scene = Scene(4).put(levant="blue", egypt="blue").give("blue", prestige=10, loans=[3], treasury=1)
    return scene.give("red", fleets=3).play("red", "merchant", "blue", 2, 0)


def test_s48_treasure_that_ends_the_debt() -> None:
    """S-48, C27.2: he is asked at once, and wins during Red's action."""
    scene = merchant_for_blue().answer("blue", 2)
    assert scene.asks("repay-to-win", "blue") == {"yes", "no"}
    after = scene.choose("yes")
    assert (after.winners, after["blue"].loans, after["blue"].treasury) == ("blue", [], 0)


def test_s48_not_enough_treasure() -> None:
    """S-48, C27.2: with one good less the treasury does not cover the debt."""
    assert merchant_for_blue().answer("blue", 1).kind != "repay-to-win"


def test_s48_declined() -> None:
    """S-48, C27.2: asked again only after a change of his own; repaying in his turn stays open."""
    scene = merchant_for_blue().answer("blue", 2).answer("blue", "no")
    assert scene.kind != "repay-to-win"
    scene = scene.until("play", "red")
    assert scene.story.count("loan-repaid") == 0
    scene = scene.until("play", "blue")
    assert "repay" in scene.menu()
    assert scene.choose("pass").kind != "repay-to-win"


def test_asked_again_after_a_change() -> None:
    """C27.2: here his treasury has grown."""
    scene = merchant_for_blue().answer("blue", 2).answer("blue", "no").give("green", treasury=1)
    scene = scene.at_play("green").choose("offer", "give blue", "none").answer("blue", "accept")
    assert scene.asks("repay-to-win", "blue")


def test_not_asked_again_without_a_change() -> None:
    """C27.2, C23.8: a war won against one who has no prestige to give changes nothing."""
    scene = (
        Scene(4, offers="off").give("blue", prestige=10, loans=[1], treasury=1, squadrons=1).give("red", squadrons=1)
    )
    after = scene.dice("0/1 1/1 0/1").play("blue", "sovereign", "red")
    assert (after.kind, after.asked, after["blue"].prestige) == ("play", "red", 10)


def test_loans_of_several_stacks_are_repaid_together() -> None:
    """C27.2: the treasury must cover all of them."""
    scene = Scene(4).put(levant="blue").give("blue", prestige=10, loans=[1, 2], treasury=2).give("red", fleets=1)
    scene = scene.play("red", "merchant", "blue", 0).answer("blue", 1, "yes")
    assert (scene.winners, scene["blue"].loans) == ("blue", [])


# -- C27.3 the same moment --------------------------------------------------------------------------------------------


def both_could_repay() -> Scene:
    """Red pays Blue for being served, and both can cover their debts with what they get."""
    scene = Scene(4).put(levant="red", egypt="red", persia="red").give("blue", prestige=10, loans=[2], fleets=3)
    scene = scene.give("red", prestige=10, loans=[3], treasury=2)
    return scene.play("blue", "merchant", "red", 3, -2).answer("red", 3)


def test_the_active_player_comes_first() -> None:
    """C27.3, R-63: of two who could win through the same effect."""
    scene = both_could_repay()
    assert scene.asks("repay-to-win", "blue")
    assert scene.choose("yes").winners == "blue"


def test_then_the_next_in_turn_order() -> None:
    """C27.3, C27.2: where the first one declines."""
    scene = both_could_repay().answer("blue", "no")
    assert scene.answer("red", "yes").winners == "red"


# -- C27.4, C27.5 turn limit ------------------------------------------------------------------------------------------


def last_turn() -> Scene:
    """The tenth of ten turns."""
    return Scene(4, turn_limit="10").having(turn=10)


def ranks(scene: Scene) -> list[int]:
    after = scene.next_turn()
    assert after.state.result is not None
    return after.state.result.ranks


def test_the_turn_limit() -> None:
    """C27.4, R-64: after the Interest phase of the last turn; ten prestige are not needed."""
    scene = last_turn().give("red", prestige=4).give("blue", prestige=3)
    after = scene.next_turn()
    assert after.winners == "red"
    assert after.told("turn-limit-reached") == [[10]]
    assert not Scene(4, turn_limit="10").having(turn=9).next_turn().is_over


def test_the_limit_is_thirty_turns() -> None:
    """C27.4: by default; 0 is none."""
    assert Scene(4).having(turn=30).next_turn().is_over
    assert not Scene(4).having(turn=29).next_turn().is_over
    assert not Scene(4, turn_limit="0").having(turn=30).next_turn().is_over


@pytest.mark.parametrize(("debt", "winner"), [(10, "blue"), (11, "red"), (20, "red")])
def test_net_prestige(debt: int, winner: str) -> None:
    """C27.4: debt costs a tenth, rounded up; Red has 5, Blue 7 and this debt."""
    scene = last_turn().give("blue", prestige=7, loans=[debt]).give("red", prestige=5)
    assert scene.next_turn().winners == winner


def test_interest_comes_first() -> None:
    """C27.4: ten become eleven, which is one prestige more to pay."""
    scene = last_turn().give("blue", prestige=7, loans=[10], unrest=1).give("red", prestige=6)
    assert scene.next_turn().winners == "red"


def test_after_interest_the_start_player_comes_first() -> None:
    """C27.3, C28.4: nobody is on turn then. Red begins by now, so Yellow is asked before Blue, who acted last."""
    scene = Scene(4).give("blue yellow", prestige=10, loans=[2], treasury=9, unrest=1)
    scene = scene.until("piracy", "blue").choose("none").answer("yellow", "none").answer("blue", "none")
    assert scene.asks("repay-to-win", "yellow")
    assert scene.choose("no").asks("repay-to-win", "blue")


def test_ties() -> None:
    """C27.4, C27.5: less debt, more treasure, more boxes, then turn order."""
    less_debt = last_turn().give("blue", prestige=6, loans=[4]).give("red", prestige=6, loans=[3])
    assert ranks(less_debt)[:2] == [2, 1]
    treasure = last_turn().give("blue", prestige=6, treasury=4).give("red", prestige=6, treasury=5)
    assert ranks(treasure)[:2] == [2, 1]
    boxes = last_turn().give("blue red", prestige=6).put(egypt="red", levant="red", persia="blue")
    assert ranks(boxes)[:2] == [2, 1]


def test_ties_in_everything() -> None:
    """C27.4, C4.3: earlier in turn order, as the marker has gone on to Red by then."""
    assert ranks(last_turn().give("blue red green yellow", prestige=6)) == [4, 1, 2, 3]


def test_places_after_a_victory() -> None:
    """C27.5: the others in the order of C27.4."""
    scene = Scene(4).give("blue", prestige=9).give("green", prestige=7, loans=[11]).give("red", prestige=4)
    scene = scene.give("yellow", prestige=6).dice("6").play("blue", "explorer", "egypt")
    assert scene.state.result is not None
    assert scene.state.result.ranks == [1, 4, 3, 2]


def test_the_winner_is_first_whatever_others_have() -> None:
    """C27.5: more prestige under debt does not help."""
    scene = Scene(4).give("blue", prestige=9).give("green", prestige=14, loans=[1]).dice("6")
    scene = scene.play("blue", "explorer", "egypt")
    assert scene.state.result is not None
    assert scene.state.result.ranks[:3] == [1, 3, 2]


# -- Where rules meet -------------------------------------------------------------------------------------------------


def test_the_traders_request_can_end_a_debt() -> None:
    """C27.2, C24.3: Blue sells two goods with Red's Trader; the capacity that is left is not used any more."""
    scene = Scene(4).give("blue", prestige=10, loans=[2], goods=2).give("red", economy=6)
    scene = scene.play("red", "trader", "blue", 2).answer("blue", 2)
    assert scene.answer("blue", "yes").winners == "blue"


def test_a_payment_can_end_a_debt() -> None:
    """C27.2, C20.6: what the owner pays for being served."""
    scene = Scene(4).put(levant="red").give("red", treasury=2).give("blue", prestige=10, loans=[2], fleets=1)
    scene = scene.play("blue", "merchant", "red", -2).answer("red", 1)
    assert scene.answer("blue", "yes").winners == "blue"


def test_prestige_lost_before_the_loan_is_repaid() -> None:
    """C27.1: ten at the moment of repayment, not once upon a time."""
    scene = Scene(4).put(congo="blue").mark("congo", colony="blue", unrest=1).give("blue", prestige=10, loans=[3])
    scene = scene.give("blue", treasury=2).dice("1/2").play("red", "rebel", "rebellion")
    assert scene["blue"].prestige == 9
    scene = scene.give("blue", treasury=3).at_play("blue").choose("repay", 3)
    assert (scene["blue"].loans, scene.winners) == ([], "")


def test_a_new_loan_with_ten_prestige() -> None:
    """C27.2: ten treasure cover ten of debt, so the question comes at once; declining costs nothing."""
    scene = Scene(4).give("blue", prestige=12, loans=[3]).play("blue", "financier")
    assert scene["blue"].loans == [3, 10]
    assert scene.kind == "play"
    covered = Scene(4).give("blue", prestige=12, loans=[3], treasury=3).play("blue", "financier")
    assert covered.asks("repay-to-win", "blue")
    assert covered.choose("no").asks("play", "red")
