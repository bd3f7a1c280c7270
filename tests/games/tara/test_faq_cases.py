"""Part B of docs/tara/cases.md: the publisher's FAQ."""

from __future__ import annotations

from tests.games.tara.position import Scene


def test_q1_captives_can_be_swapped() -> None:
    """Q1, T10.1, T10.2: a captive changes places with a top; nothing on K1 can be chosen."""
    scene = Scene("F1: red, H2: red[blue 1], K1: white[blue 1]")
    assert scene.swap("blue", "H2/blue", "F1").board() == "F1: blue, H2: red*, K1: white[blue 1]"
    turn = scene.turn("blue", 33).pick("use swap")
    assert turn.asks("swap-first") == {"F1", "H2", "H2/blue"}
    assert turn.pick("swap-first H2/blue").asks("swap-second") == {"F1", "H2"}


def test_q2_own_discs() -> None:
    """Q2, T10.5, R11: two own tops swapped, both active, one payment of 3 for both."""
    scene = Scene("F4 F5: blue, H1 H2: blue", cumals={"blue": 3}).swap("blue", "H1", "F4")
    assert scene.board() == "F4: blue, F5: blue, H1: blue, H2: blue"
    assert scene.active == {"F4", "H1"}
    scene = scene.pick("activate pay")
    assert scene.asks("promote") == {"H4", "W1", "stop"}
    after = scene.pick("promote W1", "promote H4")
    assert (after.at("W1"), after.at("H4"), after.cumals("blue")) == ("blue", "blue", 0)


def test_q2_others_do_not_promote() -> None:
    """Q2, T10.7: a red disc that comes to a top beside another is not promoted."""
    after = Scene("F1: red, F2: blue[red 1]").swap("blue", "F2/red", "F2")
    assert after.is_over
    assert after.board() == "F1: red, F2: red[blue 1]"


def test_q3_two_forts_by_swap() -> None:
    """Q3, T10.4, R12: two forts, one of each colour."""
    after = Scene("F1: red[blue 1], F3: blue[red 1]").swap("blue", "F1", "F3")
    assert after.is_over
    assert after.board() == "F1: blue*, F3: red*"


def test_q3_own_second_fort() -> None:
    """Q3, T10.6, R13: Blue has two forts now and must reduce one at once."""
    scene = Scene("F1: red[blue 1], F3: blue[red 1], H1: blue*").swap("blue", "F1", "F3")
    assert (scene.asked, scene.asks("keep-fort")) == ("blue", {"F1", "H1"})
    assert scene.pick("keep-fort F1").board() == "F1: blue, F3: red*, H1: blue*"
    after = scene.pick("keep-fort H1")
    assert after.board() == "F1: blue*, F3: red*, H1: blue"
    assert after.supply("blue") == 11


def test_q3_second_fort_of_another() -> None:
    """Q3, T10.6, T20.2, R13: Red chooses in Blue's turn."""
    scene = Scene("F1: red[blue 1], F3: blue[red 1], H1: red*").swap("blue", "F1", "F3")
    assert (scene.asked, scene.asks("keep-fort")) == ("red", {"F3", "H1"})
    after = scene.pick("keep-fort F3")
    assert after.board() == "F1: blue*, F3: red, H1: red*"
    assert after.supply("red") == 11


def test_q4_one_payment() -> None:
    """Q4, T9.2: card 13 on F2 and H2, both beside own discs: 2 cumals once, both active."""
    scene = Scene("F1: blue, H3: blue").place("blue", 13).pick("position F2", "position H2")
    assert scene.active == {"F2", "H2"}
    scene = scene.pick("activate pay")
    assert scene.asks("promote") == {"H1", "W2", "stop"}
    after = scene.pick("promote H1", "promote W2")
    assert after.cumals("blue") == 8
