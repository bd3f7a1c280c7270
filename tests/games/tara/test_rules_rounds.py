"""Rounds and turns (T5, T6), beyond the acceptance cases."""

from __future__ import annotations

from itertools import pairwise

import pytest

from asztal.engine.play import play_on
from asztal.engine.rng import seeded
from asztal.games.tara.steps.clearing import CLEARING
from asztal.games.tara.steps.closing import EXCHANGE, INCOME_PAID, NEW_START_PLAYER
from asztal.games.tara.steps.traitors import TRAITORS
from tests.games.tara.position import Scene, new_match

# -- T5 rounds --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "pile"), [(2, 24), (3, 18), (4, 12)])
def test_deal(seats: int, pile: int) -> None:
    """T5.1: six cards each, the rest is the draw pile."""
    state = new_match(seats).state
    assert [len(state.aside_of(seat)) for seat in range(seats)] == [6] * seats
    assert len(state.pile) == pile


def test_hands_are_chosen_together() -> None:
    """T5.2: everyone owes three picks, in any order; play goes on after the last, and the order leaves no trace."""
    backwards = new_match(3, seed=5)
    forwards = backwards.copy()
    dealt = [backwards.state.aside_of(seat) for seat in range(3)]
    assert backwards.state.owing() == 0b111
    for seat in (2, 0, 1):
        for card in dealt[seat][:3]:
            assert backwards.kind == "choose-hand"
            backwards.state.turn_to(seat)
            assert set(backwards.state.menu) == set(backwards.state.aside_of(seat))
            backwards.state.choose(card)
    assert backwards.kind == "card"
    while forwards.kind == "choose-hand":
        forwards.state.choose(forwards.state.menu[0])
    for state in (backwards.state, forwards.state):
        assert [state.hand_of(seat) for seat in range(3)] == [cards[:3] for cards in dealt]
        assert [sorted(state.aside_of(seat)) for seat in range(3)] == [sorted(cards[3:]) for cards in dealt]
    picks = [event for event in backwards.events if event.kind.name == "hand-picked"]
    assert [event.audience for event in picks] == [4, 4, 4, 1, 1, 1, 2, 2, 2]


def sell_round(scene: Scene) -> list[str]:
    """Sells every card of the round; says whose turns they were."""
    turns = []
    while scene.kind in ("card", "use"):
        turns.append(scene.asked)
        if scene.kind == "card":
            scene.state.choose(scene.state.menu[0])
        if scene.kind == "use":
            scene.state.choose(3)
    return turns


def test_turns_and_even_rounds() -> None:
    """T5.3, T5.4: three times clockwise from the start player; in the even round the cards set aside are the hands."""
    scene = new_match(3, seed=5)
    while scene.kind == "choose-hand":
        scene.state.choose(scene.state.menu[0])
    start = scene.state.start
    aside = [scene.state.aside_of(seat) for seat in range(3)]
    pile = list(scene.state.pile)
    clockwise = [scene.order[(start + turn) % 3] for turn in range(9)]
    # The last card of a hand is played without a question about the card.
    assert sell_round(scene) == clockwise
    assert (scene.kind, scene.state.round) == ("next-start", 1)
    assert [scene.cumals(colour) for colour in scene.order] == [8, 8, 8]
    scene = scene.pick(f"next-start {clockwise[1]}")
    assert (scene.kind, scene.state.round, scene.asked) == ("card", 2, clockwise[1])
    assert [scene.state.hand_of(seat) for seat in range(3)] == aside
    assert scene.state.aside == [0] * 18
    assert scene.state.pile == pile


def test_end_of_round() -> None:
    """T5.5: traitors, income, clearing, exchange and ransom, new start player, in this order."""
    scene = Scene("F1: red[blue 1], K1: blue[red 1]", "H1: white", prisoners={"yellow": {"white": 1}})
    scene = scene.begin(TRAITORS, INCOME_PAID, CLEARING, EXCHANGE, NEW_START_PLAYER, start="blue", turns=12, pile=[33])
    assert (scene.kind, scene.asked) == ("traitor", "red")
    scene = scene.pick("traitor pass")
    assert (scene.kind, scene.asked) == ("garrison", "blue")
    assert [scene.cumals(colour) for colour in scene.order] == [10, 10, 11, 11]
    scene = scene.pick("garrison stop")
    assert (scene.kind, scene.asked) == ("ransom", "white")
    assert scene.held("blue") == scene.held("red") == {}
    assert scene.pick("ransom 1").kind == "next-start"
    told = ["traitor-passed", "income", "income", "cleared", "imprisoned", "imprisoned", "king-seated", "exchanged"]
    assert scene.told == told


def test_rounds_of_real_matches() -> None:
    """T5.5: in every round of real matches what happens at the end happens in that order."""
    order = ["traitor-paid", "income", "cleared", "ransomed", "new-start", "round-begins"]
    seen = set()
    for seats, seed in ((2, 5), (3, 4)):
        scene = new_match(seats, seed).having(round_limit=20)
        play_on(scene.state, seeded("round"), 100_000)
        told = [order.index(name) for name in scene.told if name in order]
        for before, after in pairwise(told):
            assert before <= after or before == order.index("round-begins")
        seen |= set(told)
    assert len(seen) == len(order)


def test_victory_in_the_traitor_step() -> None:
    """T5.6, T9.7, T17.1: a traitor's promotion to a second king position ends the match; no income is paid."""
    scene = Scene("K1: RED", "W1: red, W2: blue, C2: red, K1: white, H1: white")
    scene = scene.begin(TRAITORS, INCOME_PAID, start="blue", pile=[31])
    assert scene.asked == "red"
    after = scene.pick("traitor pay", "traitor-position W2", "activate pay", "promote C1", "promote K1")
    assert after.winners == ["red"]
    assert after.is_over
    assert after.at("K1", "ulster") == "red[white 1]"
    assert after.cumals("red") == 10 - 1 - 4


# -- T6 turns ---------------------------------------------------------------------------------------------------------


def test_uses_of_a_placement_card() -> None:
    """T6.1, T6.3, T6.5: place, amnesty, sell; the province is chosen after the use, the card is discarded."""
    scene = Scene("F1: red[blue 1]", "F1: blue").turn("blue", 9)
    assert scene.asks("use") == {"place", "amnesty", "sell"}
    placing = scene.pick("use place")
    assert placing.asks("province") == {"connacht", "ulster"}
    after = placing.pick("province ulster", "position F2", "activate pay", "promote H1")
    assert (after.at("H1", "ulster"), after.cumals("blue"), after.state.discards) == ("blue", 9, [9])
    sold = scene.pick("use sell")
    assert (sold.cumals("blue"), sold.state.discards, sold.state.province) == (12, [9], -1)


def test_uses_of_a_fate_stone() -> None:
    """T6.2, T6.3: swap, amnesty, sell; the swap needs two discs in the province."""
    scene = Scene("F1: red[blue 1]", "F1: blue", "F1: blue, F3: red").turn("blue", 33)
    assert scene.asks("use") == {"swap", "amnesty", "sell"}
    assert scene.pick("use swap").asks("province") == {"connacht", "leinster"}
    after = scene.pick("use amnesty")  # only Connacht has a captive
    assert (after.board(), after.cumals("blue"), after.state.discards) == ("F1: red", 6, [33])


def test_closed_province_is_never_chosen() -> None:
    """T6.4, T18.3: not for placing, not for a swap, not for an amnesty."""
    scene = Scene("F1: red[blue 1], F2: blue", "F1: red[blue 1], F2: blue", order="blue red")
    assert scene.turn("blue", 1).pick("use place").asks("province") == {"connacht", "ulster"}
    closed = scene.having(in_play=0b10, closed=0b01)
    for card, use in ((1, "place"), (33, "swap"), (33, "amnesty")):
        assert closed.turn("blue", card).pick(f"use {use}").state.province == 1


def test_first_turn_of_a_real_match() -> None:
    """T6.6, R39: the start player's first card enters an empty province for nothing, the second player's for 2."""
    scene = new_match(4, seed=2).having(cumals=[0, 0, 0, 0])
    while scene.kind == "choose-hand":
        scene.state.choose(scene.state.menu[0])
    first, second = scene.asked, scene.order[(scene.state.start + 1) % 4]
    scene.state.choose(scene.state.menu[0])
    assert scene.asks("use") == {"place", "sell"}
    scene = scene.pick("use place", "province ulster")
    while scene.asked == first:
        scene.state.choose(scene.state.menu[-1])
    assert (scene.asked, scene.cumals(first)) == (second, 0)
    scene.state.choose(scene.state.menu[0])
    assert scene.pick("use place").state.province == 1  # no question: only where the first disc lies


def test_fee_before_activation() -> None:
    """T6.6: both must be affordable; with 3 cumals the fee of 2 leaves too little for card 11."""
    rich = Scene("", cumals={"blue": 4}).place("blue", 11).pick("position F1", "position F2")
    assert (rich.kind, rich.cumals("blue")) == ("activate", 2)
    poor = Scene("", cumals={"blue": 3}).place("blue", 11).pick("position F1", "position F2")
    assert poor.is_over
    assert poor.cumals("blue") == 1


def test_fee_in_a_province_empty_again() -> None:
    """T6.6, R27: a deposed king leaves an empty province, which costs the fee like any other."""
    bare = Scene("C1 C2: red, K1: BLUE").promote("red", "C1").pick("promote K1")
    bare.state.control[3] = 0
    assert bare.board() == ""
    assert bare.place("red", 1).pick("position F2").cumals("red") == 8
