"""Placement, captives and forts (T7, T8), beyond the acceptance cases."""

from __future__ import annotations

import pytest

from asztal.games.tara.data import CANDIDATES
from tests.games.tara.position import Scene, matches, names

# -- T7 placement -----------------------------------------------------------------------------------------------------


def test_candidates() -> None:
    """T7.1: the positions placeable in at least one match."""
    assert names(CANDIDATES[1]) == {"F2", "F3", "F4", "F5"}
    for card in range(1, 33):
        assert names(CANDIDATES[card]) == {place for match in matches(card) for place in match}


def test_priority_is_not_loosened() -> None:
    """T7.2, R3: one disc short of the pair with two empty positions, other pairs stay forbidden."""
    scene = Scene("F1 F3 F4: red, H1 H3 H4: red", supply={"blue": 1}).place("blue", 13)
    assert scene.asks("position") == {"F2", "H2"}
    assert scene.pick("position F2").is_over


@pytest.mark.parametrize("supply", [1, 0])
@pytest.mark.parametrize(
    ("content", "result", "laid"),
    [
        ("", "blue", 1),
        ("red", "blue[red 1]", 1),
        ("red*", "red", 0),
        ("blue", "blue*", 1),
    ],
)
def test_use_by_content(content: str, result: str, laid: int, supply: int) -> None:
    """T7.3, T7.7: place, capture, storm and fort each need a disc in the supply."""
    board = "F1: white, F2: white" + (f", F3: {content}" if content else "") + ", F4 F5: white, H1: white[red 1]"
    scene = Scene(board, supply={"blue": supply}).turn("blue", 5)
    if supply == 0:
        assert scene.asks("use") == {"amnesty", "sell"}
        return
    scene = scene.pick("use place")
    after = scene.pick("position F3") if scene.kind else scene
    assert (after.at("F3"), after.supply("blue")) == (result, 1 - laid)
    assert after.active == (set() if content == "red*" else {"F3"})


@pytest.mark.parametrize("own", ["blue", "blue*"])
def test_hold_by_content(own: str) -> None:
    """T7.3, T7.4, R5: an own disc or an own fort can be held and is active then."""
    scene = Scene(f"F1: blue, F2: {own}, F3 to F5: red").place("blue", 1).pick("position F2")
    scene = scene.pick("own-disc hold") if own == "blue" else scene
    assert (scene.at("F2"), scene.supply("blue"), scene.active) == (own, 10, {"F2"})
    assert scene.kind == "promote"


def test_two_positions_one_or_the_other() -> None:
    """T7.5: both positions of card 12, or either."""
    scene = Scene("C1: red").place("blue", 12)
    boards = {
        scene.pick("position F1", "position F3").board(),
        scene.pick("position F1", "position stop").board(),
        scene.pick("position F3", "position stop").board(),
    }
    assert boards == {"F1: blue, F3: blue, C1: red", "F1: blue, C1: red", "F3: blue, C1: red"}


def test_allowed_matches_are_fixed_first() -> None:
    """T7.6: after F3 both of its pairs of card 11 are open, as they were before."""
    scene = Scene("F1: red, F5: red").place("blue", 11)
    assert scene.asks("position") == {"F2", "F3", "F4"}
    assert scene.pick("position F3").asks("position") == {"F2", "F4", "stop"}
    assert scene.pick("position F2").asks("position") == {"F3", "stop"}


@pytest.mark.parametrize("older", ["C1", "F1"])
def test_fort_that_frees_the_disc_for_its_partner(older: str) -> None:
    """T7.6, T8.3: with one disc and an older fort, the fort on H2 gets a disc back, so F2 can follow."""
    rest = {"C1": "F1 F3 F4: red", "F1": "F3 F4: red"}[older]
    scene = Scene(f"{rest}, H1 H3 H4: red, H2: blue, {older}: blue*", supply={"blue": 1}).place("blue", 13)
    assert {"F2", "H2"} <= scene.asks("position")
    after = scene.pick("position H2")
    assert (after.at("F2"), after.at("H2"), after.at(older), after.supply("blue")) == ("blue", "blue*", "blue", 0)


@pytest.mark.parametrize(
    ("content", "supply", "result"),
    [
        ("red", 2, "blue[red 1]"),
        ("red[blue 1]", 1, "blue[red 1]"),
        ("red*", 1, "red"),
        ("red*", 2, "red"),
        ("blue", 2, "blue*"),
    ],
)
def test_first_use_that_must_be_finished(content: str, supply: int, result: str) -> None:
    """T7.6: H2 can't stand alone while F2 is empty; it may come first when a disc is left for F2, which follows."""
    scene = Scene(f"F1 F3 F4: red, H1 H3 H4: red, H2: {content}", supply={"blue": supply}).place("blue", 13)
    assert scene.asks("position") == {"F2", "H2"}
    after = scene.pick("position H2")
    assert after.is_over
    assert (after.at("H2"), after.at("F2")) == (result, "blue")


@pytest.mark.parametrize("content", ["red", "blue"])
def test_first_use_that_could_not_be_finished(content: str) -> None:
    """T7.6: with a single disc a capture or a fort on H2 would leave none for F2, so only F2 is used."""
    after = Scene(f"F1 F3 F4: red, H1 H3 H4: red, H2: {content}", supply={"blue": 1}).place("blue", 13)
    assert after.is_over
    assert (after.at("H2"), after.at("F2")) == (content, "blue")


def test_hold_that_must_be_finished() -> None:
    """T7.6: a hold on H2 that leads on is offered as a first use, but then F2 must follow."""
    scene = Scene("F1 F3 F4: red, H1 H4: red, H2 H3: blue", supply={"blue": 2}).place("blue", 13).pick("position H2")
    assert scene.asks("own-disc") == {"fort", "hold"}
    held = scene.pick("own-disc hold")
    assert (held.at("F2"), held.at("H2"), held.active) == ("blue", "blue", {"F2", "H2"})
    assert held.kind == "activate"


def test_hold_on_a_fort_that_must_be_finished() -> None:
    """T7.6, R5: the fort on H2 is held without a question, then F2 must follow."""
    scene = Scene("F1 F3 F4: red, H1 H4: red, H2: blue*, H3: blue", supply={"blue": 2}).place("blue", 13)
    assert scene.asks("position") == {"F2", "H2"}
    held = scene.pick("position H2")
    assert (held.at("F2"), held.at("H2"), held.active) == ("blue", "blue*", {"F2", "H2"})
    poor = Scene("F1 F3 F4: red, H1 H4: red, H2: blue*, H3: blue", supply={"blue": 0}).turn("blue", 13)
    assert poor.asks("use") == {"amnesty", "sell"}


@pytest.mark.parametrize("cumals", [1, 2])
def test_pointless_holds_are_not_offered(cumals: int) -> None:
    """T7.8, R40: a hold is offered only if the cost of card 17 can be paid; playing for nothing never is."""
    scene = Scene("H1 H2: blue, H3 H4: red", cumals={"blue": cumals}).place("blue", 17).pick("position H1")
    if cumals == 2:
        assert scene.asks("own-disc") == {"fort", "hold"}
    else:
        assert scene.is_over
        assert scene.at("H1") == "blue*"


def test_fort_that_leads_nowhere() -> None:
    """T7.8, T7.3: an own fort that leads to no promotion can't be used; W3 is left, and taken."""
    after = Scene("W1: red, W2: blue*, W3: red").place("blue", 29)
    assert (after.at("W2"), after.at("W3"), after.active) == ("blue*", "blue[red 1]", {"W3"})


def test_card_without_use() -> None:
    """T7.8, R40: with nothing to lay and nothing to hold for, only the sale is left, and made."""
    after = Scene("W2 W3: blue", supply={"blue": 0}).turn("blue", 29)
    assert after.is_over
    assert (after.cumals("blue"), after.board()) == (12, "W2: blue, W3: blue")


# -- T8 captives and forts --------------------------------------------------------------------------------------------


def test_capture_by_promotion() -> None:
    """T8.1, T9.3: a promotion captures like a placement."""
    after = Scene("F1 F2: blue, H1: red[white 2, blue 1]").promote("blue", "F1").pick("promote H1")
    assert (after.at("H1"), after.supply("blue")) == ("blue[red 1, white 2]", 10)


def test_fort_keeps_its_captives() -> None:
    """T8.2: captives stay below a new fort, and a fort takes no third disc."""
    scene = Scene("F1: blue, F2: blue[red 1], F3 to F5: red").place("blue", 1).pick("position F2", "own-disc fort")
    assert scene.at("F2") == "blue*[red 1]"
    again = scene.pick("promote stop").place("blue", 1).pick("position F2")
    assert (again.kind, again.at("F2")) == ("promote", "blue*[red 1]")  # held, not asked


def test_one_fort_each() -> None:
    """T8.3: a second fort by promotion reduces the older one; another player's fort and province don't matter."""
    scene = Scene("F1 F2: blue, F5: red*, H1: blue, W3: blue*", "F1: blue*").promote("blue", "F1")
    after = scene.pick("promote H1")
    assert after.board() == "F1: blue, F2: blue, F5: red*, H1: blue*, W3: blue"
    assert after.at("F1", "ulster") == "blue*"
    assert after.supply("blue") == 10


def test_captive_is_no_older_fort() -> None:
    """T8.3: an own captive under a red disc is no fort, so nothing is reduced."""
    scene = Scene("F1: red[blue 1], F2 F3: blue, H2: blue").promote("blue", "F2").pick("promote H2")
    assert scene.board() == "F1: red[blue 1], F2: blue, F3: blue, H2: blue*"
    assert scene.supply("blue") == 9


def test_storm_then_capture() -> None:
    """T8.4: a stormed fort is a single disc with its captives, so that the next card captures it."""
    scene = Scene("F1 F2 F3 F5: red, F4: red*[white 1]").place("blue", 1).pick("position F4")
    assert (scene.at("F4"), scene.supply("red")) == ("red[white 1]", 11)
    assert scene.place("blue", 1).pick("position F4").at("F4") == "blue[red 1, white 1]"


def test_fort_is_no_shelter_from_a_swap() -> None:
    """T8.5, T8.6, T10.2: either disc of a fort can be swapped away."""
    scene = Scene("F1: red*, F3: blue")
    assert scene.swap("blue", "F1", "F3").board() == "F1: blue[red 1], F3: red"
    assert scene.swap("blue", "F1/red", "F3").board() == "F1: red[blue 1], F3: red"


def test_lower_disc_of_a_fort_goes_home() -> None:
    """T8.6, T11.1: for an amnesty it is a captive."""
    after = Scene("F1: red*").turn("blue", 1).pick("use amnesty")
    assert (after.board(), after.supply("red")) == ("F1: red", 11)


def test_what_is_told() -> None:
    """T8.1 to T8.4, T9.3: captures, discs set free, forts, storms and crownings are told as what they are."""
    capture = Scene("F1: blue, F2: red[blue 1], F3 to F5: red").place("blue", 1).pick("position F2", "promote H1")
    assert capture.told == ["card-played", "captured", "freed", "promoted"]
    fort = Scene("F1: blue*, F2: blue, F3 to F5: red").place("blue", 1).pick("position F2", "own-disc fort")
    assert fort.told == ["card-played", "fortified", "fort-reduced"]
    storm = Scene("F1 F2: red, F3: red*, F4 F5: red").place("blue", 5).pick("position F3")
    assert storm.told == ["card-played", "stormed"]
    king = Scene("C1 C2: blue, W1 W2: blue, K1: red").promote("blue", "C1", "W1")
    assert king.pick("promote K1").told == ["promoted", "captured", "crowned"]
    assert king.pick("promote C1", "own-target hold").told == ["held"]
