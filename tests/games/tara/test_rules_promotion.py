"""Promotion, swaps and amnesty (T9 to T11), beyond the acceptance cases."""

from __future__ import annotations

import pytest

from tests.games.tara.position import Scene

# -- T9 promotion -----------------------------------------------------------------------------------------------------


def test_only_active_positions_promote() -> None:
    """T9.1: the pair on F1 and F2 has no active position, so H1 is no target."""
    scene = Scene("F1 F2: blue, F3: red, F4: blue, H1: white").place("blue", 7)
    assert scene.asks("promote") == {"H4", "stop"}


@pytest.mark.parametrize("cumals", [1, 2])
def test_payment(cumals: int) -> None:
    """T9.2, T9.8: offered only to those who can pay, and refused without consequence."""
    scene = Scene("H1: blue", cumals={"blue": cumals}).place("blue", 17).pick("position H2")
    if cumals == 1:
        assert scene.is_over
        return
    assert scene.asks("activate") == {"pay", "pass"}
    passed = scene.pick("activate pass")
    assert passed.is_over
    assert (passed.cumals("blue"), passed.at("W1")) == (2, "")
    stopped = scene.pick("activate pay", "promote stop")
    assert stopped.is_over
    assert (stopped.cumals("blue"), stopped.at("W1")) == (0, "")


def test_no_payment_without_a_target() -> None:
    """T9.2: nothing to promote to, nothing to pay for."""
    after = Scene("F1: red").place("blue", 17).pick("position H2")
    assert after.is_over
    assert after.cumals("blue") == 10


@pytest.mark.parametrize(
    ("king", "result", "supply", "cylinders"),
    [
        ("", "blue", 9, 2),
        (", K1: red[blue 1]", "blue[red 1]", 10, 2),
        (", K1: RED", "", 10, 2),
    ],
)
def test_promotion_to_the_king_position(king: str, result: str, supply: int, cylinders: int) -> None:
    """T9.3, T9.7: laying, capturing and deposing on K1, and nothing lies above."""
    after = Scene("C1 C2: blue" + king).promote("blue", "C2").pick("promote K1")
    assert after.is_over
    assert (after.at("K1"), after.supply("blue"), after.cylinders("red")) == (result, supply, cylinders)


@pytest.mark.parametrize("king", ["K1: blue", "K1: BLUE"])
def test_own_king_is_no_target(king: str) -> None:
    """T9.3, R34: neither an own disc nor an own cylinder on K1."""
    assert Scene(f"C1 C2: blue, {king}").promote("blue", "C1").is_over


@pytest.mark.parametrize("board", ["C1 C2: blue, K1: RED", "C1 C2: blue, K1: red", "W1 W2: blue, C1: red*"])
def test_promotion_needs_a_disc(board: str) -> None:
    """T9.4, R7: nothing can be deposed, captured or stormed without a disc in the supply."""
    assert Scene(board, supply={"blue": 0}).promote("blue", "C1", "W1").is_over
    assert Scene(board, supply={"blue": 1}).promote("blue", "C1", "W1").kind == "promote"


def test_each_target_once() -> None:
    """T9.3, T9.5, R6: a target that was made a fort can't be held afterwards, but leads on."""
    scene = Scene("F1 F2 F3: blue, H1 H2: blue").promote("blue", "F2")
    assert scene.asks("promote") == {"H1", "H2", "stop"}
    scene = scene.pick("promote H1", "own-target fort")
    assert scene.asks("promote") == {"H2", "W1", "stop"}
    scene = scene.pick("promote W1")
    assert scene.asks("promote") == {"H2", "stop"}


def test_each_turn_begins_afresh() -> None:
    """T9.3, T9.1, R6: a target stormed by one card is captured by the next; nothing stays active."""
    hold = ("position F2", "own-disc hold", "promote H1")
    scene = Scene("F1 F2: blue, F3 to F5: red, H1: red*").place("blue", 1).pick(*hold)
    assert (scene.at("H1"), scene.active) == ("red", {"F2"})
    scene = scene.place("blue", 1)
    assert scene.active == set()
    assert scene.pick(*hold).at("H1") == "blue[red 1]"


def test_promotion_moves_nothing() -> None:
    """T9.6: the discs below stay, the new one comes from the supply."""
    after = Scene("F1: blue*[red 1], F2: blue").promote("blue", "F1").pick("promote H1")
    assert after.board() == "F1: blue*[red 1], F2: blue, H1: blue"
    assert after.supply("blue") == 9


def test_nobody_else_promotes() -> None:
    """T9.8, T10.7: a swap that gives Red a pair gives Red no promotion."""
    after = Scene("F1: red, F2: red*, F3 F4: blue").turn("blue", 33).pick("use swap")
    after = after.pick("swap-first F2/red", "swap-second F3")
    assert after.board() == "F1: red, F2: red[blue 1], F3: red, F4: blue"
    assert after.is_over


# -- T10 swaps --------------------------------------------------------------------------------------------------------


def test_swap_needs_two_discs() -> None:
    """T10.1: a single disc, or discs on the king position only, are not enough; the card can only be sold."""
    for board in ("F1: blue", "K1: red[blue 2]", "F1: blue, K1: red"):
        after = Scene(board, cumals={"blue": 3}).turn("blue", 33)
        assert after.is_over
        assert (after.board(), after.cumals("blue")) == (board, 5)


def test_any_two_discs() -> None:
    """T10.2: tops, captives and lower fort discs of all colours are offered, but none of K1."""
    board = "F1: red*[white 1], F2: yellow, H1: blue[red 2], K1: white[blue 1]"
    scene = Scene(board).turn("blue", 33).pick("use swap")
    assert scene.asks("swap-first") == {"F1", "F1/red", "F1/white", "F2", "H1", "H1/red"}
    assert scene.pick("swap-first F1/white").asks("swap-second") == {"F1", "F2", "H1", "H1/red"}
    assert scene.pick("swap-first F1/white", "swap-second H1/red").board() == (
        "F1: red*, F2: yellow, H1: blue[red 1, white 1], K1: white[blue 1]"
    )


@pytest.mark.parametrize(
    ("board", "cumals", "is_offered"),
    [
        ("F1 F2: blue, H4: blue", 3, True),  # H1 is a target
        ("F1 F2: blue, H4: blue", 2, False),  # it can't be paid for
        ("F1 F3: blue, H4: blue", 3, False),  # there is no target
        ("F1 F2: red, H4: red", 3, False),  # Blue has nothing to promote
        ("H4: blue, F1: blue, F2: blue", 3, True),
        ("F1: blue, F2: blue*", 3, True),
    ],
)
def test_swap_of_one_colour(board: str, cumals: int, is_offered: bool) -> None:
    """T10.2, T10.5, R11: a swap that changes nothing is offered only if it makes a promotion possible."""
    scene = Scene(board, cumals={"blue": cumals}).turn("blue", 33)
    if scene.kind:
        assert ("swap" in scene.asks("use")) == is_offered
    else:
        assert not is_offered
        assert scene.told[-1] == "sold"


def test_which_discs_of_one_colour() -> None:
    """T10.5, R11: one of the two must be a top that leads on; a captive may be the other."""
    board = "F1 F2: blue, F5: blue, H4: red[blue 1], W1: white[blue 1]"
    scene = Scene(board).turn("blue", 33).pick("use swap")
    assert scene.pick("swap-first F5").asks("swap-second") == {"F1", "F2", "H4", "W1"}
    assert scene.pick("swap-first H4/blue").asks("swap-second") == {"F1", "F2", "H4", "W1"}
    after = scene.pick("swap-first H4/blue", "swap-second F1")
    assert (after.at("F1"), after.at("H4"), after.active) == ("blue", "red[blue 1]", {"F1"})


def test_places_and_roles_are_exchanged() -> None:
    """T10.3: control changes with the tops; captives stay where they lie."""
    after = Scene("F1: red[white 1], H2: yellow[blue 2]").swap("blue", "F1", "H2")
    assert after.board() == "F1: yellow[white 1], H2: red[blue 2]"
    assert after.active == set()


def test_surplus_of_another_goes_home() -> None:
    """T10.4, R12: with three reds below the new red top, two return to Red."""
    after = Scene("F1: blue[red 3], F3: red").swap("blue", "F1", "F3")
    assert (after.board(), after.supply("red")) == ("F1: red*, F3: blue", 12)


def test_fort_is_reduced_before_the_payment() -> None:
    """T10.6, T10.5: first D9, then the 3 cumals for the position that is active."""
    scene = Scene("F1: red[blue 1], F2: blue, F4: blue, W1: blue*").swap("blue", "F1", "F4")
    assert scene.kind == "keep-fort"
    scene = scene.pick("keep-fort W1")
    assert (scene.board(), scene.active) == ("F1: blue*, F2: blue, F4: red, W1: blue", {"F1"})
    assert scene.pick("activate pay").asks("promote") == {"H1", "stop"}


def test_captive_is_no_second_fort() -> None:
    """T10.6: Blue has one fort and a captive elsewhere, so there is nothing to reduce."""
    after = Scene("F1: red[blue 1], F2: red[white 1], F4: yellow, H1: blue*").swap("blue", "F2/white", "F4")
    assert after.is_over
    assert after.board() == "F1: red[blue 1], F2: red[yellow 1], F4: white, H1: blue*"


def test_active_player_reduces_first() -> None:
    """T10.6: the active player chooses before the others."""
    scene = Scene("F1: red[white 1], F3: white[red 1], H1: red*, H2: white*").swap("red", "F1", "F3")
    assert scene.asked == "red"
    assert scene.pick("keep-fort H1").asked == "white"


# -- T11 amnesty ------------------------------------------------------------------------------------------------------


def test_amnesty_frees_one_province() -> None:
    """T11.1, T11.2: single discs remain, other provinces and prisoners are untouched."""
    scene = Scene("F1: blue*[red 1, white 3], K1: RED", "F1: red[blue 1]", prisoners={"red": {"blue": 2}})
    after = scene.turn("blue", 36).pick("use amnesty", "province connacht")
    assert (after.board(), after.board("ulster")) == ("F1: blue, K1: RED", "F1: red[blue 1]")
    assert after.held("red") == {"blue": 2}
    assert [after.supply(colour) for colour in after.order] == [11, 10, 13, 11]


def test_pointless_amnesty() -> None:
    """T11.3: nothing below any disc, no amnesty."""
    assert Scene("F1: blue, F2: red").turn("blue", 1).asks("use") == {"place", "sell"}
    assert Scene("F1: blue, F2: red*").turn("blue", 1).asks("use") == {"place", "amnesty", "sell"}
