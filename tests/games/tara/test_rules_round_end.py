"""Income, clearing, ransom, start player, victory and player counts (T13 to T18), beyond the acceptance cases."""

from __future__ import annotations

import pytest

from asztal.games.tara.data import PROVINCE_IDS
from asztal.games.tara.steps.closing import Ransom
from tests.games.tara.position import ALL_BUT_KING, Scene, new_match

FULL_BUT_F5 = "F1 to F4: blue, H1 to H4: blue, W1 to W3: blue, C1 C2: blue, K1: blue"

# -- T13 income -------------------------------------------------------------------------------------------------------


def gains(scene: Scene) -> list[int]:
    return [scene.cumals(colour) - 10 for colour in scene.order]


def test_income_by_rank() -> None:
    """T13.1: the sole majority of each rank, one against none is enough, a tie pays nobody."""
    assert gains(Scene("F1: blue").income()) == [1, 0, 0, 0]
    assert gains(Scene("F1 F2: blue, F3 F4: red, F5: white, H1: red, C1: white").income()) == [0, 0, 1, 1]


def test_income_in_two_provinces() -> None:
    """T13.2: one cumal for each rank held in two or more provinces, not one for each province."""
    assert gains(Scene("F1: blue, F2: red", "F1: blue, F2: red", "F1: blue, F2: red").income()) == [1, 0, 0, 1]


def test_no_income_for_kings_captives_forts() -> None:
    """T13.3: kings pay nothing, captives don't count, a fort is one position."""
    scene = Scene("F1: blue*[red 3], F2: red, K1: blue", "K1: BLUE").income()
    assert gains(scene) == [0, 0, 0, 0]


# -- T14 clearing -----------------------------------------------------------------------------------------------------


def test_provinces_are_cleared_in_order() -> None:
    """T14.1, R22: each province with a disc on K1 now, in the order of T2.7; the others are left alone."""
    scene = Scene("K1: red", "F1: blue, K1: BLUE", "K1: white", "F1: red").clearing()
    assert (scene.asked, scene.state.province) == ("red", 0)
    assert scene.at("K1", "leinster") == "white"
    scene = scene.pick("garrison stop")
    assert (scene.asked, scene.state.province) == ("white", 2)
    after = scene.pick("garrison stop")
    assert [after.board(province) for province in PROVINCE_IDS] == [
        "K1: RED",
        "F1: blue, K1: BLUE",
        "K1: WHITE",
        "F1: red",
    ]


def test_discs_and_captives_at_clearing() -> None:
    """T14.2, T14.3, R35: both discs of a fort go home, captives under K1 are prisoners; a cylinder is laid."""
    scene = Scene("F1: red*[blue 1], K1: blue[red 2, white 1]").clearing()
    assert (scene.supply("red"), scene.supply("blue")) == (12, 11)
    assert scene.held("blue") == {"white": 1, "red": 2}
    assert scene.held("red") == {"blue": 1}
    assert (scene.at("K1"), scene.cylinders("blue")) == ("BLUE", 1)


@pytest.mark.parametrize("supply", [0, 1])
def test_small_garrison(supply: int) -> None:
    """T14.4, R23: as many as the supply allows, no fort, no fee."""
    scene = Scene("K1: blue", supply={"blue": supply - 1}).clearing()
    if supply == 0:
        assert scene.is_over
        return
    after = scene.pick("garrison F3")
    assert after.is_over
    assert (after.board(), after.cumals("blue")) == ("F3: blue, K1: BLUE", 10)


def test_garrison_is_optional() -> None:
    """T14.4: none, one, or two different positions other than K1, without promotion."""
    scene = Scene("K1: blue").clearing()
    assert scene.pick("garrison stop").board() == "K1: BLUE"
    assert scene.pick("garrison F1", "garrison stop").board() == "F1: blue, K1: BLUE"
    assert scene.pick("garrison F1").asks("garrison") == (ALL_BUT_KING | {"stop"}) - {"F1"}
    assert scene.pick("garrison F1", "garrison F2").board() == "F1: blue, F2: blue, K1: BLUE"


def test_cylinder_stays() -> None:
    """T14.5: no traitor and no swap touches it; its province is played on by everyone."""
    scene = Scene("F1: red, F3: blue, K1: RED")
    traitor = scene.traitors("blue", 33).pick("traitor pay")
    assert traitor.asks("traitor-position") == {"F1", "stop"}
    assert scene.turn("blue", 33).pick("use swap").asks("swap-first") == {"F1", "F3"}
    assert scene.place("red", 1).asks("position") == {"F2", "F4", "F5"}
    promoted = scene.put("F4: blue").promote("blue", "F4").pick("promote H3")
    assert (promoted.at("H3"), promoted.at("K1")) == ("blue", "RED")


def test_deposed_cylinder_is_used_again() -> None:
    """T14.6: the cylinder that came back is laid at Blue's next clearing."""
    scene = Scene("C1 C2: red, K1: BLUE").having(cylinders=[0, 2, 2, 2])
    scene = scene.promote("red", "C1").pick("promote K1")
    assert scene.cylinders("blue") == 1
    after = scene.put("K1: blue").clearing()
    assert (after.at("K1"), after.cylinders("blue")) == ("BLUE", 0)


def test_full_province_with_a_cylinder() -> None:
    """T14.7, R21: the own cylinder stays, no second one is laid, and a garrison is allowed again."""
    board = FULL_BUT_F5.replace("K1: blue", "K1: BLUE")
    scene = Scene(board).turns("blue", blue=[1]).pick("card 1", "use place", "promote stop")
    assert (scene.board(), scene.cylinders("blue"), scene.kind) == ("K1: BLUE", 1, "garrison")
    after = scene.pick("garrison stop")
    assert (after.kind, after.asked) == ("card", "yellow")
    assert after.clearing().is_over  # not cleared again at the end of the round


# -- T15 exchange and ransom ------------------------------------------------------------------------------------------


def test_order_of_holders() -> None:
    """T15.1: the start player's prisoners first, then clockwise."""
    scene = Scene(prisoners={"blue": {"red": 1}, "white": {"red": 1}, "red": {"yellow": 1}}).exchange("white")
    asked = []
    while not scene.is_over:
        assert isinstance(scene.state.step, Ransom)
        asked.append((scene.asked, scene.order[scene.state.step.holder]))
        scene = scene.pick("ransom 0")
    assert asked == [("red", "white"), ("yellow", "red"), ("red", "blue")]


def test_exchange_is_automatic() -> None:
    """T15.2, R30: one against one with each other player, without a question or a cumal."""
    scene = Scene(prisoners={"blue": {"red": 2, "white": 1}, "red": {"blue": 2}, "white": {"blue": 1}})
    after = scene.exchange("yellow")
    assert after.is_over
    assert [after.supply(colour) for colour in after.order] == [13, 10, 11, 12]
    assert sum(after.state.prisoners) == 0
    assert gains(after) == [0, 0, 0, 0]


@pytest.mark.parametrize(
    ("held", "cumals", "offered"),
    [
        (1, 10, {"0", "1"}),
        (2, 10, {"0", "1", "2"}),
        (3, 10, {"0", "1", "2", "3"}),
        (9, 10, {"0", "1", "2", "3"}),
        (9, 2, {"0", "1", "2"}),
        (9, 1, {"0", "1"}),
    ],
)
def test_ransom_amounts(held: int, cumals: int, offered: set[str]) -> None:
    """T15.3, R31: up to three cumals, as far as prisoners and money go; three free all."""
    scene = Scene(prisoners={"blue": {"red": held}}, cumals={"red": cumals}).exchange("blue")
    assert (scene.asked, scene.asks("ransom")) == ("red", offered)
    for price in offered:
        after = scene.pick(f"ransom {price}")
        freed = held if price == "3" else int(price)
        assert after.is_over
        assert (after.supply("red"), after.held("blue").get("red", 0)) == (10 + freed, held - freed)
        assert (after.cumals("red"), after.cumals("blue")) == (cumals - int(price), 10 + int(price))


def test_ransom_clockwise_from_the_holder() -> None:
    """T15.3: Yellow's prisoners are offered to White, Red, then Blue; who has no cumal is not asked."""
    prisoners = {"yellow": {"blue": 1, "white": 1, "red": 1}}
    scene = Scene(prisoners=prisoners, cumals={"red": 0}).exchange("blue")
    assert scene.asked == "white"
    scene = scene.pick("ransom 1")
    assert scene.asked == "blue"
    assert scene.pick("ransom 0").held("yellow") == {"blue": 1, "red": 1}


def test_prisoners_stay_and_come_up_again() -> None:
    """T15.4: unransomed prisoners stay; a third player's discs are neither exchanged nor ransomed by others."""
    scene = Scene(prisoners={"blue": {"white": 2}, "red": {"white": 1}}).exchange("blue")
    for holder in ("blue", "red"):
        assert scene.asked == "white"
        assert scene.held(holder)
        scene = scene.pick("ransom 0")
    assert scene.is_over
    assert (scene.held("blue"), scene.held("red")) == ({"white": 2}, {"white": 1})
    assert scene.exchange("blue").asked == "white"


# -- T16 to T18 -------------------------------------------------------------------------------------------------------


def test_start_player_names_another() -> None:
    """T16.1, R32: with three players two others."""
    assert Scene(order="blue white red").next_start("blue").asks("next-start") == {"white", "red"}


def test_one_kingship_does_not_win() -> None:
    """T17.1: one king position is no victory, nor are two kings of different players, nor a deposed second king."""
    after = Scene("K1: RED", "C1 C2: blue").promote("blue", "C1", province="ulster").pick("promote K1")
    assert (after.at("K1", "ulster"), after.winners) == ("blue", [])
    deposed = Scene("K1: BLUE", "C1 C2: blue, K1: RED").promote("blue", "C1", province="ulster").pick("promote K1")
    assert (deposed.at("K1", "ulster"), deposed.winners) == ("", [])


def test_no_limit_by_default() -> None:
    """T17.2, R36: without the option no round is the last."""
    assert new_match(2).state.round_limit == 0
    assert Scene().having(round=1000).check_limit(0).state.result is None


@pytest.mark.parametrize("seats", [3, 4])
def test_more_than_two_players(seats: int) -> None:
    """T18.1: as many provinces as players, a cleared one is played on with a garrison, and two kings win."""
    boards = ["F1: red, K1: blue"] + ["C1 C2: blue"] * (seats - 1)
    order = "blue white red yellow" if seats == 4 else "blue white red"
    scene = Scene(*boards, order=order).clearing()
    assert len(scene.provinces) == len(new_match(seats).provinces) == seats
    scene = scene.pick("garrison F1", "garrison stop")
    assert len(scene.provinces) == seats
    assert scene.promote("blue", "C1", province="ulster").pick("promote K1").winners == ["blue"]


def test_two_players_play_by_the_same_rules() -> None:
    """T18.2: two provinces; a king's disc can still be captured before the clearing of the round."""
    scene = Scene("C1 C2: red, K1: blue", "", order="blue red").promote("red", "C2").pick("promote K1")
    assert scene.at("K1") == "red[blue 1]"
    after = scene.clearing()
    assert (after.at("K1"), after.held("red")) == ("RED", {"blue": 1})


def test_closed_province() -> None:
    """T18.3, R25: closed at the clearing, with no garrison; no traitor and no income there, whatever lay there."""
    scene = Scene("F1: red, C1: blue, K1: blue", "F1: red", order="blue red").having(reserve=2).clearing()
    assert scene.is_over
    assert (scene.board(), scene.provinces, scene.state.closed) == ("K1: BLUE", {"ulster"}, 1)
    haunted = scene.put("H1 H2: red")
    assert haunted.traitors("blue", 1).is_over
    assert scene.put("H1 H2: red", "ulster").put("F2: blue", "ulster").traitors("blue", 1).asked == "blue"
    assert haunted.income().cumals("red") == 11  # for the farmer in Ulster only


def test_full_province_with_two_players() -> None:
    """T18.3, T14.7: filling a province closes it at the end of the turn."""
    scene = Scene(FULL_BUT_F5, "F1: red", order="blue red").having(reserve=2).turns("blue", blue=[1])
    scene = scene.pick("card 1", "use place", "province connacht", "promote stop")
    assert (scene.kind, scene.asked) == ("card", "red")
    assert (scene.board(), scene.provinces) == ("K1: BLUE", {"ulster"})


def test_third_province() -> None:
    """T18.4, R26: it opens with the second king, empty, and its king position wins; not with one king."""
    scene = Scene("K1: blue", "K1: red", order="blue red").having(reserve=2).clearing()
    assert (scene.provinces, scene.state.reserve, scene.board("leinster")) == ({"leinster"}, -1, "")
    scene = scene.put("C1 C2: red", "leinster").promote("red", "C2", province="leinster")
    assert scene.pick("promote K1").winners == ["red"]
    one_king = Scene("K1: red", "F1: red", order="blue red").having(reserve=2).clearing()
    assert (one_king.provinces, one_king.state.reserve) == ({"ulster"}, 2)
    other = Scene(None, "K1: blue", "K1: red", order="blue red").having(reserve=0).clearing()
    assert other.provinces == {"connacht"}


def test_both_first_provinces() -> None:
    """T18.5: one player on both king positions wins; a closed one counts."""
    scene = Scene("K1: BLUE", "C1 C2: blue", order="blue red").having(in_play=0b10, closed=0b01, reserve=2)
    assert scene.promote("blue", "C1", province="ulster").pick("promote K1").winners == ["blue"]
