"""Components, geometry, cards and setup (T1 to T4), beyond the acceptance cases."""

from __future__ import annotations

import pytest

from asztal.engine.rng import seeded
from asztal.engine.tables import read
from asztal.games.tara.data import CARDS, PAIR_BELOW, POSITION_NAMES, PROVINCE_IDS, ROW_MASKS
from tests.games.tara.position import Scene, matches, names, new_match

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
