"""Why something can't be chosen in Tara: the reasons that random play seldom meets, and how they read."""

from __future__ import annotations

import pytest

from asztal.engine.why import NOT_ASKED, why_not
from asztal.games.tara.data import POSITION_NAMES, POSITIONS, PROVINCE_IDS
from asztal.games.tara.game import GAME
from tests.games import reasons
from tests.games.tara.mends import MENDS
from tests.games.tara.position import Scene

_TRIO = "blue yellow white"


def value_of(scene: Scene, word: str) -> int:
    """The choice with this name, whether it is offered or not."""
    assert scene.state.step is not None
    values = range(scene.state.step.kind.size)
    return next(value for value in values if value not in scene.state.step.kind.names and scene._word(value) == word)


def reason_for(scene: Scene, word: str) -> str:
    names = [colour.title() for colour in scene.order]
    return reasons.reason_for(GAME, scene.state, value_of(scene, word), names, MENDS)


def swapping(board: str, first: str, **cumals: int) -> Scene:
    return Scene(board, cumals=cumals).turn("blue", 33).pick("use swap", f"swap-first {first}")


@pytest.mark.parametrize(
    ("cumals", "reason"),
    [
        (1, "Ulster is empty: entering it costs 2 cumals, and you have 1. (T6.6)"),
        (0, "Ulster is empty: entering it costs 2 cumals, and you have none. (T6.6)"),
    ],
)
def test_an_empty_region_that_costs_too_much(cumals: int, reason: str) -> None:
    scene = Scene("F1: blue", "", "F1: yellow", order=_TRIO, cumals={"blue": cumals}).place("blue", 1)
    assert reason_for(scene, "ulster") == reason


def test_a_region_that_is_closed() -> None:
    scene = Scene("F1: blue", "F1: yellow", "K1: BLUE", order="blue yellow").having(in_play=0b1011, closed=0b100)
    scene = scene.place("blue", 1)
    assert reason_for(scene, "leinster") == "Leinster is closed for the rest of the match. (T6.4)"


def test_a_region_that_needs_a_disc() -> None:
    """Own discs can be held where that leads to a promotion with a king to be deposed; not elsewhere."""
    mine = "F1 to F5: blue, H1 to H4: blue, W1: blue"
    scene = Scene(mine, mine, "F1: yellow", order=_TRIO, supply={"blue": 0}).having(storm_without_supply=True)
    scene = scene.put("H2: yellow*", "connacht").put("H2: yellow*", "ulster")
    for province in range(2):
        scene.state.control[province * 4] &= ~(1 << POSITION_NAMES.index("H2"))
    scene = scene.place("blue", 9)
    assert reason_for(scene, "leinster") == (
        "Your supply is empty, and without a disc this card does nothing in Leinster. (T7.7)"
    )


@pytest.mark.parametrize(
    ("leinster", "reason"),
    [
        ("", "A swap takes two discs; there are none in Leinster. (T10.1)"),
        ("F1: red", "A swap takes two discs; there is only one in Leinster. (T10.1)"),
        ("F1: red, F2: red", "All discs in Leinster belong to the same player: a swap would change nothing. (T10.2)"),
    ],
)
def test_a_region_without_a_swap(leinster: str, reason: str) -> None:
    scene = Scene("F1: blue, F2: red", "F1: blue, F2: red", leinster, "F1: blue").turn("blue", 33).pick("use swap")
    assert reason_for(scene, "leinster") == reason


def test_positions_a_card_does_not_reach() -> None:
    scene = Scene("F2: red").place("blue", 1)
    assert reason_for(scene, "F1") == "Card 1 (Farmer, not leftmost) doesn't reach 1.1. (T7.1)"
    assert reason_for(scene, "C1") == (
        "Cards show only farmers, herdsmen and warriors. The way to 4.1 is a promotion. (T3.2)"
    )
    assert reason_for(scene, "F2") == ("1.2 is taken, and empty positions come first: card 1 reaches 3 of them. (T7.2)")


def test_a_position_that_takes_two_discs() -> None:
    """Two farmers with a gap: one on a taken position, one on an empty one."""
    scene = Scene("F3 to F5: red", supply={"blue": 1}).place("blue", 12)
    assert reason_for(scene, "F3") == (
        "1.3 is taken, so you would have to fill the card's empty position too: you need 2 discs and have 1. (T7.6)"
    )


def test_positions_that_can_do_nothing() -> None:
    scene = Scene("F1 to F4: blue, F5: blue*", cumals={"blue": 0}).place("blue", 9)
    assert reason_for(scene, "F5") == (
        "Your own fort is on 1.5: no third disc goes there, and no promotion can start from it now. (T7.8)"
    )


def test_promotions() -> None:
    scene = Scene("F1 F2 F4 H2 H3 H4: blue").promote("blue", "F1", "H3")
    assert reason_for(scene, "F3") == (
        "Nobody is promoted to farmer. A promotion goes to the position above two of your adjacent discs. (T9.3)"
    )
    assert reason_for(scene, "C1") == "4.1 is above 3.1 and 3.2. You need both and control neither. (T9.3)"
    assert reason_for(scene, "W1") == "3.1 is above 2.1 and 2.2. You need both and control only one. (T9.3)"
    scene = Scene("F1 F2 F4 F5: blue").promote("blue", "F1")
    assert reason_for(scene, "H4") == (
        "Neither 1.4 nor 1.5 is active: a promotion starts from a disc you have just placed, swapped or activated. "
        "(T9.1)"
    )


def test_promotions_without_a_disc() -> None:
    scene = Scene("F1 F2 F3: blue, H1: blue, W1: red", supply={"blue": 0}).having(storm_without_supply=True)
    scene = scene.put("H2: red*").promote("blue", "F2")
    assert reason_for(scene, "H1") == "You need a disc for 2.1, and your supply is empty. (T9.4)"


def test_a_king_whom_no_traitor_deposes() -> None:
    scene = Scene("C1 C2 F1 F2: blue, K1: RED").promote("blue", "C1", "F1", treason=True)
    assert reason_for(scene, "K1") == "After a traitor, a promotion can't depose a king on the throne. (T12.9)"


def test_swaps_that_would_change_nothing() -> None:
    board = "F1: red[blue 1, yellow 1], F2: red, F4 F5: blue"
    scene = swapping(board, "F2")
    assert reason_for(scene, "F1") == "Both discs belong to Red, so nothing would change. (T10.2)"
    assert reason_for(scene, "F2") == "This is the disc you want to swap; now choose another one. (T10.1)"
    assert reason_for(scene, "F3") == "There is no disc on 1.3. (T10.1)"
    scene = swapping(board, "F1/blue")
    assert reason_for(scene, "F1/yellow") == (
        "Captives under the same disc are in no order, so nothing would change. (T10.2)"
    )
    scene = swapping(board, "F4", blue=1)
    assert reason_for(scene, "F5") == (
        "Two discs of your own change places only to be promoted from: that costs 3 cumals, and you have 1. (T10.5)"
    )
    scene = Scene("F1: red*[yellow 1], K1: RED").turn("blue", 33).pick("use swap")
    assert reason_for(scene, "F1/red") == "Whatever you swap this disc with, nothing would change. (T10.2)"
    assert reason_for(scene, "K1") == "Nothing on the king position can be swapped. (T10.1)"


def test_a_fort_to_be_reduced() -> None:
    scene = Scene("F1: blue*, F2: red[blue 1], F3: blue").swap("blue", "F2", "F3")
    assert reason_for(scene, "F3") == "You have no fort on 1.3. (T10.6)"


def test_traitors() -> None:
    board = "F1: blue, F2 F3 F4: red, C1 C2: red, K1: red"
    scene = Scene(board, order="blue red").traitors("blue", 33).pick("traitor pay")
    assert reason_for(scene, "F1") == "The disc on 1.1 is yours already. (T12.7)"
    assert reason_for(scene, "H1") == "There is no disc on 2.1 that could change sides. (T12.7)"
    assert reason_for(scene, "K1") == "The Stone of Destiny doesn't reach the king position. (T12.7)"


def test_garrisons() -> None:
    scene = Scene("C1 C2 K1: blue", order=_TRIO).clearing().pick("garrison C1")
    assert reason_for(scene, "C1") == "4.1 is taken; a garrison stands on free positions. (T14.4)"
    assert reason_for(scene, "K1") == "Your king is on 5.1; the garrison stands somewhere else. (T14.4)"


def test_a_place_is_its_region_or_its_position_or_its_disc() -> None:
    ulster, f2 = PROVINCE_IDS.index("ulster"), POSITION_NAMES.index("F2")
    scene = Scene("F1: red", "F1: red", order=_TRIO.replace("yellow", "red")).turn("blue", 1).pick("use place")
    assert why_not(GAME, scene.state, 0, "place", ulster * POSITIONS + f2) is None
    scene = scene.pick("province connacht")
    assert why_not(GAME, scene.state, 0, "place", f2) is None
    elsewhere = why_not(GAME, scene.state, 0, "place", ulster * POSITIONS + f2)
    assert elsewhere is not None
    assert elsewhere.key == NOT_ASKED
