"""Traitors (T12), beyond the acceptance cases."""

from __future__ import annotations

from tests.games.tara.position import Scene

# -- T12 traitors -----------------------------------------------------------------------------------------------------


def test_king_position_counts() -> None:
    """T12.1, R43: the cylinder is Blue's second position, but Blue is the strongest by it anyway."""
    scene = Scene("F1: blue, F2 F3: red, W1: white, K1: BLUE").traitors("blue")
    assert scene.asked == "red"
    assert scene.pick("traitor pass").asked == "white"


def test_strongest_by_number() -> None:
    """T12.2: without a king the most positions count; captives and forts don't."""
    scene = Scene("F1: blue*[red 2], F2 F3: red").traitors("blue")
    assert scene.asked == "blue"
    assert scene.pick("traitor pass").is_over


def test_entitled_by_a_disc() -> None:
    """T12.3: captives give no right; a disc does, without money too, but nobody is asked who can't pay."""
    board = "F1 F2: red[white 1], F3: blue"
    assert Scene(board).traitors("blue").asked == "blue"
    assert Scene(board).traitors("blue").pick("traitor pass").is_over
    assert Scene(board, cumals={"blue": 0}).traitors("blue").is_over


def test_tie_cards_clockwise_from_the_start_player() -> None:
    """T12.5: clockwise from Yellow, White turns up before Blue; the higher number wins, both are discarded."""
    board = "F1 to F5: red, H1 to H3: blue, W1 to W3: white"
    scene = Scene(board).traitors("yellow", 3, 8)
    assert [event.values for event in scene.events if event.kind.name == "tie-card"] == [[2, 3], [0, 8]]
    assert (scene.asked, scene.state.discards) == ("blue", [3, 8])


def test_last_cumal_is_enough() -> None:
    """T12.4, T12.6: a single cumal pays for the traitor."""
    scene = Scene("F1: blue, F3 F4: red", cumals={"blue": 1}).traitors("blue", 9)
    assert scene.asked == "blue"
    assert scene.pick("traitor pay").cumals("blue") == 0


def test_pass_goes_clockwise() -> None:
    """T12.6, R44: after Yellow's first right White, then Blue (Red is the strongest), each once."""
    scene = Scene("F1: blue, H1 H2: yellow, W1: white, K1: RED").traitors("red")
    for colour in ("yellow", "white", "blue"):
        assert scene.asked == colour
        assert scene.asks("traitor") == {"pay", "pass"}
        scene = scene.pick("traitor pass")
    assert scene.is_over


def test_traitor_ignores_the_priority() -> None:
    """T12.7: enemy tops among the candidates of card 9, though F2 is empty; not the own F1."""
    scene = Scene("F1: blue, F3 F4: red, H1: red").traitors("blue", 9).pick("traitor pay")
    assert scene.state.card == 9
    assert scene.asks("traitor-position") == {"F3", "F4", "stop"}


def test_traitor_may_be_declined() -> None:
    """T12.8, R16: none of the positions; the cumal stays paid and the card is discarded."""
    scene = Scene("F1: blue, F3 F4: red").traitors("blue", 9)
    after = scene.pick("traitor pay", "traitor-position stop")
    assert after.is_over
    assert (after.board(), after.cumals("blue")) == ("F1: blue, F3: red, F4: red", 9)
    assert (after.state.discards, after.state.card) == ([9], 0)


def test_traitor_needs_a_disc() -> None:
    """T12.8, R17: with an empty supply nothing can be taken, not even where an own captive lies."""
    after = Scene("F1: blue, F3: red[blue 1], F4: red", supply={"blue": 0}).traitors("blue", 9).pick("traitor pay")
    assert after.is_over
    assert after.board() == "F1: blue, F3: red[blue 1], F4: red"


def test_traitor_promotes_for_the_cards_cost() -> None:
    """T12.9: card 9 costs 1; nothing can be held without taking a position."""
    scene = Scene("F1 F2: blue, F3 to F5: red").traitors("blue", 9).pick("traitor pay")
    assert scene.pick("traitor-position stop").is_over
    scene = scene.pick("traitor-position F3", "activate pay")
    assert (scene.cumals("blue"), scene.asks("promote")) == (8, {"H2", "stop"})


def test_each_traitor_begins_afresh() -> None:
    """T12.9, T9.1: what the first traitor made active or promoted to means nothing in the next province."""
    board = "F1 F2: blue, F3 to F5: red, H4: red"
    scene = Scene(board, board.replace("F3 to F5", "F4 F5").replace("F1 F2", "F2 F3")).traitors("blue", 9, 10)
    scene = scene.pick("traitor pay", "traitor-position F3", "activate pay", "promote H2", "traitor pay")
    assert scene.state.province == 1
    assert scene.pick("traitor-position stop").is_over
    second = scene.pick("traitor-position F4", "activate pay")
    assert second.asks("promote") == {"H3", "stop"}


def test_new_draw_pile_for_a_traitor() -> None:
    """T12.10, R18: the discards make the new draw pile; the turned-up card is discarded after it."""
    scene = Scene("F1: blue, F3 F4: red").traitors("blue", discards=[9, 10]).pick("traitor pay")
    assert scene.state.discards == []
    assert sorted([scene.state.card, *scene.state.pile]) == [9, 10]
    after = scene.pick("traitor-position stop")
    assert sorted(after.state.discards + after.state.pile) == [9, 10]
    assert len(after.state.discards) == 1


def test_full_province_by_a_traitor() -> None:
    """T12.11, T14.7: a traitor with its promotions gives Blue all 15 positions; the clearing comes before Ulster."""
    board = "F1 to F5: blue, H1 to H4: blue, W1 W3: blue, W2: red, C1 C2: blue, K1: red[white 1]"
    scene = Scene(board, "F1: blue, K1: WHITE").traitors("blue", 31)
    scene = scene.pick("traitor pay", "traitor-position W2", "activate pay", "promote C1", "own-target hold")
    scene = scene.pick("promote K1", "promote stop")
    assert (scene.kind, scene.asked, scene.board()) == ("garrison", "blue", "K1: BLUE")
    assert scene.held("blue") == {"red": 1, "white": 1}
    scene = scene.pick("garrison stop")
    assert (scene.kind, scene.state.province) == ("traitor", 1)
