"""Part C of docs/tara/cases.md: cases that follow from the rules and the rulings."""

from __future__ import annotations

from typing import Any

import pytest

from asztal.engine.rng import seeded
from asztal.games.tara.data import CARDS
from tests.games.tara.invariants import check
from tests.games.tara.position import Scene, matches, new_match


def test_c1_no_hold_while_a_position_is_empty() -> None:
    """C1, T7.4, R4: only F5, although F2 could be held otherwise."""
    after = Scene("F1 F2: blue, F3 F4: red").place("blue", 1)
    assert after.is_over
    assert after.board() == "F1: blue, F2: blue, F3: red, F4: red, F5: blue"


def test_c2_hold_on_a_fort() -> None:
    """C2, T7.3, R5: a fort can only be held, and leads on."""
    scene = Scene("F1: blue, F2: blue*, F3 to F5: red").place("blue", 1)
    assert scene.asks("position") == {"F2", "F3", "F4", "F5"}
    scene = scene.pick("position F2")
    assert scene.asks("promote") == {"H1", "stop"}
    assert (scene.at("F2"), scene.supply("blue")) == ("blue*", 10)


def test_c3_single_disc_of_a_two_position_card() -> None:
    """C3, T7.2, T7.6, R3: one disc only on F2, two only on (F2,H2)."""
    scene = Scene("F1 F3 F4 F5: red, H1 to H4: red").place("blue", 13)
    assert scene.asks("position") == {"F2", "H2"}
    assert scene.pick("position F2").asks("position") == {"H2", "stop"}
    pair = scene.pick("position H2")
    assert pair.is_over
    assert (pair.at("F2"), pair.at("H2")) == ("blue", "blue[red 1]")


def test_c4_order_within_a_pair() -> None:
    """C4, T7.6: the disc freed on H2 can be used on F2, but not the other way round."""
    board = "F1 F3 F4 F5: red, F2: white, H1 H3 H4: red, H2: red[blue 1]"
    scene = Scene(board, supply={"blue": 1}).place("blue", 13)
    first = scene.pick("position H2")
    assert first.supply("blue") == 1
    both = first.pick("position F2")
    assert (both.at("F2"), both.at("H2"), both.supply("blue")) == ("blue[white 1]", "blue[red 1]", 0)
    only = scene.pick("position F2")
    assert only.is_over
    assert (only.at("F2"), only.at("H2"), only.supply("blue")) == ("blue[white 1]", "red[blue 1]", 0)


def test_c5_same_stack_swap() -> None:
    """C5, T10.2, R10: the captive takes the position."""
    after = Scene("F1: red[blue 1]").swap("blue", "F1", "F1/blue")
    assert (after.board(), after.active) == ("F1: blue[red 1]", {"F1"})


def test_c6_surplus_own_disc() -> None:
    """C6, T10.4, R12: of two own discs below the top one goes home."""
    after = Scene("F1: blue*[red 1], H4: blue").swap("blue", "F1/red", "H4")
    assert (after.board(), after.supply("blue")) == ("F1: blue*, H4: red", 11)
    assert after.active == set()  # no blue disc came to a top


def test_c7_traitor_promotion_to_the_king() -> None:
    """C7, T12.9, R15: a traitor's promotions capture a disc on the king position, but never depose a king."""

    def betrayed(king: str, **fields: Any) -> Scene:
        scene = Scene(f"W1: red, W2: blue, W3: red, C1 C2: red, K1: {king}", cumals={"red": 5}).having(**fields)
        scene = scene.traitors("red", 31).pick("traitor pay", "traitor-position W2", "activate pay")
        assert scene.cumals("red") == 0
        assert scene.asks("promote") == {"C1", "C2", "stop"}
        return scene

    crowned, disc, deposed = betrayed("BLUE"), betrayed("blue"), betrayed("BLUE", traitors_depose=True)
    for target in ("C1", "C2"):
        # With nothing to lead on to, an own disc can only become a fort, which needs no question.
        assert "K1" not in crowned.pick(f"promote {target}").asks("promote")
        assert disc.pick(f"promote {target}").asks("own-target") == {"fort", "hold"}
        for use in ("fort", "hold"):
            assert disc.pick(f"promote {target}", f"own-target {use}", "promote K1").at("K1") == "red[blue 1]"
            after = deposed.pick(f"promote {target}", f"own-target {use}", "promote K1")
            assert (after.at("K1"), after.cylinders("blue")) == ("", 2)


def test_c8_draw_pile_exhausted() -> None:
    """C8, T12.5, T12.10, R18: the second of two tied players draws from the shuffled discards."""
    scene = Scene("F1 to F5: red, H1 to H3: blue, W1 to W3: white").traitors("blue", 5, discards=[20, 21, 22])
    turned = scene.state.discards
    assert turned[0] == 5
    assert turned[1] in (20, 21, 22)
    assert sorted(turned[1:] + scene.state.pile) == [20, 21, 22]
    assert scene.asked == "white"


def test_c8_discards_are_shuffled() -> None:
    """C8, T12.10: the order of the discards is lost."""
    discards = list(range(6, 36))
    scene = Scene("F1 to F5: red, H1: blue").traitors("blue", discards=discards).pick("traitor pay")
    turned = [*scene.state.pile, scene.state.card]
    assert sorted(turned) == discards
    assert turned != discards


MATCHES = {1: 4, 5: 3, 7: 3, 9: 5, 11: 4, 12: 3, 13: 4, 15: 3, 17: 4, 19: 3, 23: 2, 25: 3, 27: 3, 29: 2, 31: 3}
TWINS = [(1, 2), (3, 4), (7, 8), (13, 14), (15, 16), (19, 20), (21, 22), (25, 26), (27, 28), (29, 30)]
COPIES = [(1, 3), (2, 4), (5, 6), (9, 10), (17, 18), (19, 21), (20, 22), (23, 24), (31, 32)]


def mirrored(place: str) -> str:
    """T2.6: (r, c) becomes (r, 4 - r - c)."""
    row = "FHWCK".index(place[0])
    return place[0] + str(4 - row - (int(place[1]) - 1) + 1)


def test_c9_deck() -> None:
    """C9, T3.4, T2.6: the numbers of matches; mirror twins are mirrored, second copies the same."""
    assert {card: len(matches(card)) for card in MATCHES} == MATCHES
    for card, twin in TWINS:
        assert {tuple(mirrored(place) for place in match) for match in matches(card)} == set(matches(twin))
        assert CARDS[card - 1].cost == CARDS[twin - 1].cost
    for card, other in COPIES:
        assert matches(card) == matches(other)
    covered = set(MATCHES) | {card for pair in TWINS + COPIES for card in pair}
    assert covered == set(range(1, 33))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_c10_invariants(seats: int) -> None:
    """C10, T21.1 to T21.6, R36: after every decision of 40 random matches (limited to 20 rounds, for speed)."""
    rng = seeded("c10", seats)
    for seed in range(40):
        state = new_match(seats, seed).having(round_limit=20).state
        state.events = None
        check(state)
        while state.menu:
            state.choose(state.menu[rng.below(len(state.menu))])
            check(state)
        assert state.result is not None


def test_c11_traitor_without_money() -> None:
    """C11, T12.3, T12.6, R14: Blue has the first right but no cumal; White is next, then Yellow."""
    board = "F1 to F4: blue, H1: white, W1 W2: yellow, K1: RED"
    scene = Scene(board, order="red blue white yellow", cumals={"blue": 0}).traitors("red", 1)
    for colour in ("white", "yellow"):
        assert (scene.kind, scene.asked) == ("traitor", colour)
        scene = scene.pick("traitor pass")
    assert scene.is_over


def test_c11_nobody_has_money() -> None:
    """C11, T12.4, R14: nobody entitled has a cumal, so nothing is turned up even in a tie."""
    board = "F1 F2: blue, H1: white, W1 W2: yellow, K1: RED"
    poor = {"blue": 0, "white": 0, "yellow": 0}
    scene = Scene(board, order="red blue white yellow", cumals=poor).traitors("red", 1, 2)
    assert scene.is_over
    assert scene.state.pile == [2, 1]


def test_c12_two_forts_of_others() -> None:
    """C12, T10.6, T10.5: White chooses first, then Red; nothing is active for Blue."""
    board = "F1: red[white 1], F3: white[red 1], H1: red*, H2: white*"
    scene = Scene(board, order="blue white red").swap("blue", "F1", "F3")
    assert scene.board() == "F1: white*, F3: red*, H1: red*, H2: white*"
    assert (scene.asked, scene.asks("keep-fort")) == ("white", {"F1", "H2"})
    scene = scene.pick("keep-fort H2")
    assert (scene.asked, scene.asks("keep-fort")) == ("red", {"F3", "H1"})
    after = scene.pick("keep-fort F3")
    assert after.is_over
    assert (after.board(), after.active) == ("F1: white*, F3: red, H1: red*, H2: white", set())


C13 = "F1 F3 F4: red, H1 H3 H4: red, H2: blue"


def test_c13_pair_that_must_be_finished() -> None:
    """C13, T7.6: with two discs the fort on H2 may come first, but then F2 must follow."""
    scene = Scene(C13, supply={"blue": 2}).place("blue", 13)
    assert scene.asks("position") == {"F2", "H2"}
    fort_first = scene.pick("position H2")
    assert fort_first.is_over
    farmer_first = scene.pick("position F2")
    assert farmer_first.asks("position") == {"H2", "stop"}
    farmer_first = farmer_first.pick("position H2")
    for after in (fort_first, farmer_first):
        assert (after.at("F2"), after.at("H2"), after.supply("blue")) == ("blue", "blue*", 0)


def test_c13_no_disc_for_the_fort() -> None:
    """C13, T7.6: with one disc there is no fort in either order."""
    after = Scene(C13, supply={"blue": 1}).place("blue", 13)
    assert after.is_over
    assert (after.at("F2"), after.at("H2"), after.supply("blue")) == ("blue", "blue", 0)


@pytest.mark.parametrize(
    ("reduced", "kept"), [("F1", "F1: blue[red 1], H1: blue*"), ("H1", "F1: blue*[red 1], H1: blue")]
)
def test_c14_second_fort_by_a_swap_in_one_stack(reduced: str, kept: str) -> None:
    """C14, T10.6: F1 becomes a second fort; F1 stays active whichever is reduced."""
    scene = Scene("F1: red[blue 2], H1: blue*").swap("blue", "F1", "F1/blue")
    assert scene.board() == "F1: blue*[red 1], H1: blue*"
    assert (scene.asked, scene.asks("keep-fort")) == ("blue", {"F1", "H1"})
    after = scene.pick(f"keep-fort {reduced}")
    assert (after.board(), after.active) == (kept, {"F1"})
