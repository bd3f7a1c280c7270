"""The numbered rules of docs/tara/rules.md and the table options of rulings.md, beyond the acceptance cases."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest

from asztal.engine.play import play_on
from asztal.engine.rng import seeded
from asztal.engine.tables import read
from asztal.games.tara.data import CANDIDATES, CARDS, PAIR_BELOW, POSITION_NAMES, PROVINCE_IDS, ROW_MASKS
from asztal.games.tara.state import Tara
from asztal.games.tara.steps.clearing import CLEARING
from asztal.games.tara.steps.closing import EXCHANGE, INCOME_PAID, NEW_START_PLAYER
from asztal.games.tara.steps.kinds import KINDS
from asztal.games.tara.steps.traitors import TRAITORS
from asztal.games.tara.steps.turn import TURNS
from tests.games.tara.invariants import check
from tests.games.tara.position import ALL_BUT_KING, Scene, matches, names, new_match

FULL_BUT_F5 = "F1 to F4: blue, H1 to H4: blue, W1 to W3: blue, C1 C2: blue, K1: blue"

# -- T1 components ----------------------------------------------------------------------------------------------------


def test_components() -> None:
    """T1.1 to T1.8: what lies in the box, and in the state of a new match."""
    setup = read("tara", "setup")
    counts = {table.text("id"): table.number("count", 1, 100) for table in setup.tables("component")}
    assert PROVINCE_IDS == ["connacht", "ulster", "leinster", "munster"]  # T1.1
    assert counts["tara_card"] == len(CARDS) == 36  # T1.2
    assert [card.number for card in CARDS] == list(range(1, 37))
    assert counts["fort_card"] == 4  # T1.3
    assert counts["reference_card"] == 8  # T1.4
    assert counts["disc"] == 80  # T1.5
    assert counts["cylinder"] == 8  # T1.6
    cumals = {value: setup.named("component", f"cumal_{value}").number("count", 1, 100) for value in (1, 5)}
    assert cumals == {1: 36, 5: 7}  # T1.7
    assert sum(value * count for value, count in cumals.items()) == 71
    assert counts["start_cube"] == 1  # T1.8
    state = new_match(4).state
    assert (sum(state.supply), sum(state.cylinders), len(state.cumals)) == (80, 8, 4)


def test_bank_is_unlimited() -> None:
    """T1.9, R19: more than the 71 cumals of the box can be owned; discs are a hard limit."""
    scene = Scene("F1: red", cumals={"blue": 71}, supply={"blue": 1}).turn("blue", 12)
    assert scene.pick("use sell").cumals("blue") == 73
    assert scene.pick("use place", "position F2").is_over  # no disc left for F4


# -- T2 geometry ------------------------------------------------------------------------------------------------------


def test_rows() -> None:
    """T2.1, T2.2: five rows of 5 to 1 positions, named by rank and column."""
    rows = [sorted(names(mask)) for mask in ROW_MASKS]
    assert rows == [
        ["F1", "F2", "F3", "F4", "F5"],
        ["H1", "H2", "H3", "H4"],
        ["W1", "W2", "W3"],
        ["C1", "C2"],
        ["K1"],
    ]
    assert [place for row in rows for place in row] == POSITION_NAMES


def test_above() -> None:
    """T2.3, T2.4: each position of rows 1 to 4 stands above one pair of neighbours of the row below."""
    pairs = {place: names(pair) for place, pair in zip(POSITION_NAMES, PAIR_BELOW, strict=True) if pair}
    expected = {
        "FHWCK"[row + 1] + str(col): {"FHWCK"[row] + str(col), "FHWCK"[row] + str(col + 1)}
        for row in range(4)
        for col in range(1, 5 - row)
    }
    assert pairs == expected
    assert pairs["H1"] == {"F1", "F2"}
    assert pairs["W2"] == {"H2", "H3"}
    assert pairs["C1"] == {"W1", "W2"}
    assert pairs["K1"] == {"C1", "C2"}


def test_only_neighbours_promote() -> None:
    """T2.3: neither a gap in the row nor positions of different rows make a pair."""
    assert Scene("F1 F3 F5: blue, H1: blue, W3: blue").promote("blue", "F1", "F3", "F5", "H1", "W3").is_over


def test_directly_up() -> None:
    """T2.5: card 13 goes up to the right (same column number), card 14 up to the left (one less)."""
    assert all(int(herdsman[1]) == int(farmer[1]) for farmer, herdsman in matches(13))
    assert all(int(herdsman[1]) == int(farmer[1]) - 1 for farmer, herdsman in matches(14))


def test_mirror() -> None:
    """T2.6: the map names (r, 4-r-c) as the mirror image of (r, c)."""
    for position in read("tara", "map").tables("position"):
        row, col = position.number("row", 0, 4), position.number("col", 0, 4)
        assert position.text("mirror") == "FHWCK"[row] + str(4 - row - col + 1)


def test_order_of_provinces() -> None:
    """T2.7, R29: traitors go from Connacht clockwise; Ulster is not in play and skipped."""
    board = "F1: blue, K1: RED"
    scene = Scene(board, None, board, board).traitors("blue", 33)
    for province in (0, 2, 3):
        assert (scene.asked, scene.state.province) == ("blue", province)
        scene = scene.pick("traitor pass")
    assert scene.is_over


@pytest.mark.parametrize("province", PROVINCE_IDS)
def test_provinces_are_alike(province: str) -> None:
    """T1.1, T2.7: placing, forts, swaps and clearing work in each province."""

    def scene(board: str) -> Scene:
        return Scene(*[board if name == province else None for name in PROVINCE_IDS])

    placed = scene("F1: blue*, F2 F3 F4: red, H1 H2 H3: red, H4: blue").place("blue", 13)
    placed = placed.pick("position H4", "position F4")
    assert placed.board(province) == (
        "F1: blue, F2: red, F3: red, F4: blue[red 1], H1: red, H2: red, H3: red, H4: blue*"
    )
    swapped = scene("F1: blue*[red 1], H4: blue").swap("blue", "F1/red", "H4")
    assert swapped.board(province) == "F1: blue*, H4: red"
    cleared = scene("F1: red*[white 2], K1: blue[red 1]").clearing().pick("garrison F1", "garrison stop")
    assert cleared.board(province) == "F1: blue, K1: BLUE"
    assert (cleared.held("red"), cleared.held("blue")) == ({"white": 2}, {"red": 1})


def test_captives_have_no_order() -> None:
    """T2.8, R9: a stack is owner, fort and captives by colour, whoever was captured first."""
    board = "F1: blue, F2 F3 F5: red, F4: "
    first = Scene(board + "white[red 1]").place("blue", 1).pick("position F4")
    second = Scene(board + "red[white 1]").place("blue", 1).pick("position F4")
    assert first.at("F4") == second.at("F4") == "blue[red 1, white 1]"
    assert first.state.below == second.state.below


# -- T3 cards ---------------------------------------------------------------------------------------------------------


def test_kinds_of_cards() -> None:
    """T3.1, T3.6, R38: 32 placement cards that cost 0 to 4, four fate stones that cost 3 and show nothing."""
    stones = [card for card in CARDS if card.is_stone]
    assert [card.number for card in stones] == [33, 34, 35, 36]
    assert all(card.cost == 3 and not card.cells for card in stones)
    costs = [card.cost for card in CARDS]
    assert [costs.count(cost) for cost in range(5)] == [8, 9, 7, 6, 6]


def test_patterns() -> None:
    """T3.2, T3.3: one or two placeable cells on the three lowest ranks, the first of them the anchor."""
    for card in CARDS[:32]:
        placeable = [cell for cell in card.cells if cell[2]]
        assert len(placeable) in (1, 2)
        assert placeable[0][1] == 0
        assert all(row <= 2 for row, _, _ in card.cells)


def test_matches() -> None:
    """T3.4: a match is an anchor column at which every cell, faded or not, exists; as the data file says."""
    listed = [table.items("matches") for table in read("tara", "cards").tables("card")]
    for card, expected in zip(CARDS, listed, strict=True):
        assert [list(match) for match in matches(card.number)] == expected
        found = [
            [f"{'FHWCK'[row]}{anchor + dc + 1}" for row, dc, place in card.cells if place]
            for anchor in range(5)
            if card.cells and all(0 <= anchor + dc <= 4 - row for row, dc, _ in card.cells)
        ]
        assert found == expected


def test_whole_pattern_must_exist() -> None:
    """T3.5: one disc of card 13 can't go to F5, where the faded farmer would be missing; card 14 never to F1."""
    assert Scene("C1: red").place("blue", 13).asks("position") == {"F1", "F2", "F3", "F4", "H1", "H2", "H3", "H4"}
    assert Scene("C1: red").place("blue", 14).asks("position") == {"F2", "F3", "F4", "F5", "H1", "H2", "H3", "H4"}


# -- T4 setup ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "provinces"),
    [
        (2, {"connacht", "ulster"}),
        (3, {"connacht", "ulster", "leinster"}),
        (4, {"connacht", "ulster", "leinster", "munster"}),
    ],
)
def test_setup(seats: int, provinces: set[str]) -> None:
    """T4.1, T4.2, T4.5, R28: provinces, discs, cylinders, cumals, an empty board; round 1 begins with the deal."""
    scene = new_match(seats)
    assert scene.provinces == provinces
    assert scene.state.reserve == (2 if seats == 2 else -1)
    assert scene.state.supply == [20] * seats
    assert scene.state.cylinders == [2] * seats
    assert scene.state.cumals == [2] * seats
    assert [scene.board(province) for province in PROVINCE_IDS] == [""] * 4
    assert (scene.state.round, scene.kind) == (1, "choose-hand")


def test_cards_are_shuffled() -> None:
    """T4.3: another seed, other cards; the same seed, the same."""
    assert new_match(4, seed=1).state.aside == new_match(4, seed=1).state.aside
    assert new_match(4, seed=1).state.aside != new_match(4, seed=2).state.aside


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_highest_card_starts(seats: int) -> None:
    """T4.4: each player gets one card of the shuffled deck, the highest number starts; then all are shuffled again."""
    starts = set()
    for seed in range(20):
        deck = list(range(1, 37))
        seeded(seed).shuffle(deck)
        scene = new_match(seats, seed)
        assert deck[scene.state.start] == max(deck[:seats])
        assert sorted(scene.state.aside + scene.state.pile) == list(range(1, 37))
        assert scene.state.aside[: seats * 6] + scene.state.pile != deck
        starts.add(scene.state.start)
    assert starts == set(range(seats))


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
    scene = scene.begin(
        TURNS, TRAITORS, INCOME_PAID, CLEARING, EXCHANGE, NEW_START_PLAYER, start="blue", turns=12, pile=[33]
    )
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
        asked.append((scene.asked, scene.order[(2 + scene.state.holder) % 4]))
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


# -- T19 information --------------------------------------------------------------------------------------------------


def redealt(state: Tara, seat: int, *seeds: str) -> Tara:
    """The table as the seat may imagine it."""
    other = state.redeal(seat, seeded(*seeds))
    assert isinstance(other, Tara)
    return other


def test_redeal_keeps_what_a_seat_knows() -> None:
    """T19: own cards, discards and counts stay; what the seat can't know has no influence on the other possibility."""
    scene = new_match(3, seed=4)
    while scene.state.turns < 4:
        scene.state.choose(scene.state.menu[0])
    state, seat = scene.state, int(scene.state.seat)
    other = redealt(state, seat, "redeal")
    assert (other.hand_of(seat), other.aside_of(seat)) == (state.hand_of(seat), state.aside_of(seat))
    assert other.discards == state.discards
    assert (other.hand != state.hand, other.pile != state.pile) == (True, True)
    assert [card > 0 for card in other.hand + other.aside] == [card > 0 for card in state.hand + state.aside]
    check(other)
    hidden = state.copy()
    rival = (seat + 1) % 3
    slot = next(at for at in range(rival * 3, rival * 3 + 3) if hidden.hand[at])
    hidden.hand[slot], hidden.pile[0] = hidden.pile[0], hidden.hand[slot]
    again = redealt(hidden, seat, "redeal")
    assert (again.hand, again.aside, again.pile) == (other.hand, other.aside, other.pile)
    assert redealt(state, seat, "another").hand != other.hand


def test_redeal_for_a_seat_that_waits() -> None:
    """T19: while another seat chooses a card, its menu must not show the waiting seat which cards it really holds."""
    scene = new_match(3, seed=4)
    while scene.kind != "card":
        scene.state.choose(scene.state.menu[0])
    other = redealt(scene.state, int(scene.state.seat + 1) % 3, "redeal")
    assert sorted(other.menu) == sorted(other.hand_of(other.seat))
    assert sorted(other.menu) != sorted(scene.state.menu)


# -- T20 decisions ----------------------------------------------------------------------------------------------------


def test_single_options_are_not_asked() -> None:
    """T20.1: one card, one province, one position are taken; only the use was a decision. Fees come with the disc."""
    scene = Scene("", cumals={"blue": 2}).turn("blue", 29)
    assert (scene.kind, scene.cumals("blue")) == ("use", 2)
    asked = scene.pick("use place")
    assert (asked.kind, asked.cumals("blue")) == ("position", 2)
    assert asked.pick("position W2").cumals("blue") == 0
    forced = Scene("F1 to F4: red").place("blue", 1)
    assert forced.state.decisions == 1
    assert forced.at("F5") == "blue"


def test_the_decider_is_named() -> None:
    """T20.2: a swap of Blue's fills the province for Red, who lays the garrison; then Yellow's turn follows."""
    full = "F1 to F4: red, F5: blue[red 1], H1 to H4: red, W1 to W3: red, C1 C2: red, K1: RED"
    scene = Scene(full).turns("blue", blue=[33]).pick("card 33", "use swap", "swap-first F5", "swap-second F5/red")
    assert (scene.kind, scene.asked, scene.order[scene.state.actor]) == ("garrison", "red", "blue")
    assert scene.held("red") == {"blue": 1}
    assert scene.pick("garrison stop").asked == "yellow"


def test_what_can_be_taken_back() -> None:
    """T20.3: nothing hidden appears within a turn; a traitor's card is a point of no return."""
    scene = Scene("F1: blue, F2 to F5: red").turns("blue", blue=[1]).pick("card 1")
    after = scene.pick("use place", "position F2", "promote H1")
    assert after.asked == "yellow"
    assert after.state.finality == scene.state.finality
    offer = Scene("F1: blue, F3 F4: red").traitors("blue", 9)
    assert offer.pick("traitor pay").state.finality > offer.state.finality
    assert offer.pick("traitor pass").state.finality == offer.state.finality


@pytest.mark.parametrize(("seats", "about"), [(2, 25), (3, 40), (4, 53)])
def test_size(seats: int, about: int) -> None:
    """T20.4: a round of random play has somewhat fewer decisions than one of thoughtful play; menus keep their size."""
    sizes = {kind.name: kind.size for kind in KINDS}
    rng = seeded("size", seats)
    rounds = decisions = 0
    for seed in range(8):
        scene = new_match(seats, seed).having(round_limit=10)
        while scene.kind:
            assert 2 <= len(set(scene.state.menu)) == len(scene.state.menu) <= sizes[scene.kind]
            assert 0 <= min(scene.state.menu) <= max(scene.state.menu) < sizes[scene.kind]
            play_on(scene.state, rng, 1)
        rounds += scene.state.round
        decisions += scene.state.decisions
    assert 0.7 * about < decisions / rounds < 1.4 * about


# -- T21 invariants ---------------------------------------------------------------------------------------------------


def break_discs(state: Tara) -> None:
    state.supply[0] += 1


def break_cylinders(state: Tara) -> None:
    state.kings[0] = 1


def break_stacks(state: Tara) -> None:
    state.below[0] = 1


def break_cumals(state: Tara) -> None:
    state.cumals[1] = -1


def break_cards(state: Tara) -> None:
    state.pile[0] = state.pile[1]


def break_king(state: Tara) -> None:
    state.control[0] |= 1 << 14
    state.kings[0] = 0


@pytest.mark.parametrize(
    ("rule", "spoil"),
    [
        ("T21.1", break_discs),
        ("T21.2", break_cylinders),
        ("T21.3", break_stacks),
        ("T21.4", break_cumals),
        ("T21.5", break_cards),
        ("T21.6", break_king),
    ],
)
def test_invariants_can_fail(rule: str, spoil: Callable[[Tara], None]) -> None:
    """T21.1 to T21.6: the checks of C10 hold for a new match and notice each kind of damage."""
    state = new_match(4).state
    check(state)
    spoil(state)
    with pytest.raises(AssertionError, match=rule):
        check(state)


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


def test_option_r15_traitors_spare_kings() -> None:
    """R15 c, T12.9: a traitor's promotion can't depose a cylinder, but can capture a disc; a card can depose."""
    board = "W1: red, W2: blue, W3: red, C1 C2: red, K1: "

    def after_traitor(king: str) -> Scene:
        scene = Scene(board + king).having(traitors_spare_kings=True).traitors("red", 31)
        return scene.pick("traitor pay", "traitor-position W2", "activate pay", "promote C1")

    assert after_traitor("BLUE").asks("promote") == {"C2", "stop"}  # C1 became a fort: a hold would lead nowhere
    later = after_traitor("BLUE").pick("promote stop").promote("red", "C1")
    assert later.asks("promote") == {"K1", "stop"}
    assert after_traitor("blue").pick("own-target hold").asks("promote") == {"C2", "K1", "stop"}
    card = Scene(board + "BLUE").having(traitors_spare_kings=True).promote("red", "C1")
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
