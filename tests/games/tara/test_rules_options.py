"""The table options of rulings.md."""

from __future__ import annotations

from asztal.engine.play import play_on
from asztal.engine.rng import seeded
from asztal.games.tara.data import PROVINCE_IDS
from tests.games.tara.position import ALL_BUT_KING, Scene, new_match

# -- table options ----------------------------------------------------------------------------------------------------


def test_option_r3_priority_by_rank() -> None:
    """R3 b, T7.2: with F2 empty a herdsman can be captured alone, but no other farmer."""
    scene = Scene("F1 F3 F4 F5: red, H1 to H4: red").having(same_rank=True).place("blue", 13)
    assert scene.asks("position") == {"F2", "H1", "H2", "H3", "H4"}
    after = scene.pick("position H3")
    assert after.is_over
    assert after.at("H3") == "blue[red 1]"
    assert scene.pick("position H2").asks("position") == {"F2", "stop"}


def test_option_r5_no_hold_on_a_fort() -> None:
    """R5 no, T7.3: a played card can't hold an own fort; a single disc and a fort above can be held still."""
    board = "F1: blue, F2: blue*, F3 to F5: red"
    scene = Scene(board).having(no_hold_on_fort=True).place("blue", 1)
    assert scene.asks("position") == {"F3", "F4", "F5"}
    single = Scene("F1 F2: blue, F3 to F5: red").having(no_hold_on_fort=True).place("blue", 1).pick("position F2")
    assert single.asks("own-disc") == {"fort", "hold"}
    chain = Scene("F1 F2: blue, H1: blue*, H2: blue").having(no_hold_on_fort=True).promote("blue", "F1")
    assert chain.pick("promote H1").asks("promote") == {"W1", "stop"}


def test_option_r7_storm_without_supply() -> None:
    """R7, T7.7, T9.4: storming and deposing need no disc; laying one still does."""
    scene = Scene("F1: white, F2: white, F3: red*, F4 F5: white", supply={"blue": 0}).having(storm_without_supply=True)
    after = scene.place("blue", 5)
    assert after.at("F3") == "red"
    assert after.turn("blue", 5).told[-1] == "sold"
    king = Scene("C1 C2: blue, K1: RED", supply={"blue": 0})
    assert king.promote("blue", "C1").is_over
    deposed = king.promote("blue", "C1", storm_without_supply=True).pick("promote K1")
    assert (deposed.at("K1"), deposed.is_over) == ("", True)
    fort = Scene("F1 F2: blue, H1: red*", supply={"blue": 0}).promote("blue", "F1", storm_without_supply=True)
    assert fort.pick("promote H1").at("H1") == "red"
    for board in ("F1 F2: blue", "F1 F2: blue, H1: red", "C1 C2: blue, K1: red"):
        laid = Scene(board, supply={"blue": 0}).promote("blue", "F1", "C1", storm_without_supply=True)
        assert laid.is_over


def test_r15_traitors_spare_kings() -> None:
    """R15 c, T12.9: a traitor's promotion can't depose a cylinder, but can capture a disc; a card can depose."""
    board = "W1: red, W2: blue, W3: red, C1 C2: red, K1: "

    def after_traitor(king: str) -> Scene:
        scene = Scene(board + king).traitors("red", 31)
        return scene.pick("traitor pay", "traitor-position W2", "activate pay", "promote C1")

    assert after_traitor("BLUE").asks("promote") == {"C2", "stop"}  # C1 became a fort: a hold would lead nowhere
    later = after_traitor("BLUE").pick("promote stop").promote("red", "C1")
    assert later.asks("promote") == {"K1", "stop"}
    assert after_traitor("blue").pick("own-target hold").asks("promote") == {"C2", "K1", "stop"}
    card = Scene(board + "BLUE").promote("red", "C1")
    assert card.asks("promote") == {"K1", "stop"}


def test_option_r23_garrison_of_none_or_two() -> None:
    """R23, T14.4: after the first disc the second must follow; with one disc in the supply there is none."""
    scene = Scene("K1: blue").having(garrison_of_two=True).clearing()
    assert scene.asks("garrison") == ALL_BUT_KING | {"stop"}
    assert scene.pick("garrison stop").board() == "K1: BLUE"
    scene = scene.pick("garrison F1")
    assert scene.asks("garrison") == ALL_BUT_KING - {"F1"}
    assert scene.pick("garrison F2").board() == "F1: blue, F2: blue, K1: BLUE"
    poor = Scene("K1: blue", supply={"blue": 0}).having(garrison_of_two=True).clearing()
    assert (poor.is_over, poor.supply("blue")) == (True, 1)


def test_option_r24_kings_at_once() -> None:
    """R24 b, T18.3: with two players the turn that brings the king ends with the clearing."""
    board = "C2: blue, W1: blue, W3: red"
    for at_once in (True, False):
        scene = Scene(board, "F1: red", order="blue red").having(kings_at_once=at_once, reserve=2)
        scene = scene.turns("blue", blue=[30]).pick("card 30", "use place", "province connacht")
        scene = scene.pick("activate pay", "promote C1", "promote K1")
        assert scene.asked == "red"
        assert scene.at("K1") == ("BLUE" if at_once else "blue")
        assert scene.provinces == ({"ulster"} if at_once else {"connacht", "ulster"})


def test_option_r24_at_once_by_a_traitor() -> None:
    """R24 b, R26, T18.4: a king by treason is final at once too, and opens the third province."""
    scene = Scene("K1: BLUE", "W1: red, W2: blue, C2: red, F1 F2 F3: blue", order="blue red")
    scene = scene.having(kings_at_once=True, in_play=0b10, closed=0b01, reserve=2).traitors("blue", 31)
    after = scene.pick("traitor pay", "traitor-position W2", "activate pay", "promote C1", "promote K1")
    assert after.is_over
    assert (after.board("ulster"), after.provinces) == ("K1: RED", {"leinster"})


def test_option_r24_only_for_two_players() -> None:
    """R24 b: with more players a king waits for the end of the round."""
    scene = Scene("C2: blue, W1: blue, W3: red").having(kings_at_once=True).place("blue", 30)
    assert scene.pick("activate pay", "promote C1", "promote K1").at("K1") == "blue"


def test_option_r28_host_chooses() -> None:
    """R28, T4.1: the host leaves out provinces; with two players the first of them is kept for later."""
    scene = new_match(2, provinces="host")
    assert scene.asks("leave-out") == {"connacht", "ulster", "leinster", "munster"}
    scene = scene.pick("leave-out munster")
    assert scene.asks("leave-out") == {"connacht", "ulster", "leinster"}
    scene = scene.pick("leave-out connacht")
    assert (scene.provinces, scene.state.reserve, scene.kind) == ({"ulster", "leinster"}, 0, "choose-hand")
    assert new_match(4, provinces="host").kind == "choose-hand"


def test_option_r28_random() -> None:
    """R28, T4.1: chance decides, by the seed."""
    for seats in (2, 3, 4):
        chosen = [frozenset(new_match(seats, seed, "random").provinces) for seed in range(40)]
        assert {len(provinces) for provinces in chosen} == {seats}
        assert set().union(*chosen) == set(PROVINCE_IDS)
        assert (len(set(chosen)) > 1) == (seats < 4)


def limit_order(connacht: str = "", ulster: str = "") -> list[int]:
    """The ranks at the limit."""
    result = Scene(connacht, ulster).having(round=20).check_limit(20).state.result
    assert result is not None
    assert result.reason == "round-limit"
    return result.ranks


def test_option_r36_round_limit() -> None:
    """R36, T17.2: most kings, then chieftains, warriors, herdsmen, farmers, then cumals; a tie is shared."""
    assert Scene().having(round=19).check_limit(20).state.result is None
    assert limit_order("K1: BLUE, C1 C2: red", "K1: red, C1: white") == [2, 4, 3, 1]
    assert limit_order("C1: blue, W1 W2: red, W3: white") == [1, 4, 3, 2]
    assert limit_order("W1: white, H1 to H4: red, F1 to F5: blue") == [3, 4, 1, 2]
    assert limit_order() == [1, 1, 1, 1]
    richest = Scene(cumals={"white": 11}).having(round=20).check_limit(20).state.result
    assert richest is not None
    assert richest.ranks == [2, 2, 1, 2]


def test_option_r36_limit_after_the_ransoms() -> None:
    """R36: the limit is read after exchange and ransom, before a new start player is named."""
    scene = new_match(2, seed=6).having(round_limit=1)
    play_on(scene.state, seeded("limit"), 100_000)
    assert scene.state.result is not None
    assert scene.state.round == 1
    assert scene.told[-1] == "round-limit"
    assert "new-start" not in scene.told
