"""EX01 to EX49 of docs/island_fortress/cases.md: the examples and the questions and answers of the two rulebooks.

Seats are A, B, C clockwise. Menus with a single choice are not asked: a build with the last block of the stock has no
second block to decline, workers of one kind have no split.
"""

from __future__ import annotations

from typing import Any

import pytest

from asztal.engine.errors import IllegalChoice
from asztal.games.island_fortress.game import GAME
from asztal.match import Match
from tests.games.island_fortress.position import Scene, cell, new_match

# -- Income -----------------------------------------------------------------------------------------------------------


def test_ex01_income_with_a_favor() -> None:
    """EX01, IF6.1.1: F07 brings one jade more, 3 + 1."""
    after = Scene(3).give("A", jade=5, played="F07").income()
    assert after["A"].jade == 9
    assert (after["B"].jade, after["C"].jade) == (3, 3)


def test_ex02_income_with_two_favors_in_every_round() -> None:
    """EX02, IF6.1.1, IF8.B2.c: bonuses add up, and last."""
    after = Scene(3).give("A", played="F07 F08").income(round=5)
    assert after["A"].jade == 5
    assert after.income(round=6)["A"].jade == 10


def test_ex03_treasures_bring_no_income() -> None:
    """EX03, IF6.1.1: three treasures, still 3 jade."""
    assert Scene(3).give("A", treasures=3).income()["A"].jade == 3


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ex04_income_of_round_1(seats: int) -> None:
    """EX04, IF5.2, IF6.1.1: a real match; 12 jade, and 3 more also in the first round."""
    scene = new_match(seats)
    assert scene.state.jade == [12] * seats
    for name in "ABCD"[:seats]:
        for _ in range(2):
            scene = scene.choose_for(**{name: min(scene.asks("return-favor", name))})
    assert scene.kind == "bid"
    assert scene.state.round == 1
    assert scene.state.jade == [15] * seats


# -- Petition ---------------------------------------------------------------------------------------------------------


def test_ex05_petition() -> None:
    """EX05, IF6.2: 3 + 2, 4 and 2 + 3; A has bid more jade than C, and is the only one who pays."""
    scene = Scene(3).give("A", jade=3, played="F11", region=2).give("B", jade=4).give("C", jade=2, played="F03 F16")
    scene = scene.petition("B")
    before = scene.state.governor_blocks
    after = scene.choose_for(A=3, B=4, C=2)
    assert [values[3] for values in after.told("bid-revealed")] == [5, 4, 5]
    assert after.holder == "A"
    assert after.state.governor_in_hand
    assert after.state.governor_blocks == before - 1
    assert [after[name].jade for name in "ABC"] == [0, 4, 2]
    assert (after.jail(1), after.jail(2)) == ((0, 0), (1, 1))
    assert after.asked == "A"


def test_ex06_tie_goes_clockwise() -> None:
    """EX06, IF6.2.3.b: A and B are tied, also in jade; clockwise from the holder A comes B."""
    scene = Scene(3).give("A", jade=3, played="F11").give("B", jade=3, played="F16").give("C", played="F03 F21")
    after = scene.petition("A").choose_for(A=3, B=3, C=0)
    assert [values[3] for values in after.told("bid-revealed")] == [5, 5, 3]
    assert after.holder == "B"
    assert [after[name].jade for name in "ABC"] == [3, 0, 0]


def test_ex07_tie_in_round_1_is_drawn_by_lot() -> None:
    """EX07, IF6.2.3.c: about half each over 400 seeds, and never C."""
    winners = []
    for seed in range(400):
        after = Scene(3, seed).give("A B C", jade=4).petition(round=1).choose_for(A=4, B=4, C=1)
        winners.append(after.holder)
    assert set(winners) == {"A", "B"}
    assert 160 <= winners.count("A") <= 240


def test_ex08_every_bid_from_nothing_to_all() -> None:
    """EX08, IF6.2.1: with 7 jade 0 to 7; 8 is refused."""
    scene = Scene(3).give("A", jade=7).give("B C", jade=2).petition("B")
    assert scene.asks("bid", "A") == {"0", "1", "2", "3", "4", "5", "6", "7"}
    assert scene.asks("bid", "B") == {"0", "1", "2"}
    match = Match(GAME, 3, {}, 1)
    match.state = scene.state
    with pytest.raises(IllegalChoice):
        match.choose(0, 8)
    match.choose(0, 7)
    assert scene.state.bids[0] == 7


def test_ex08_bids_are_secret() -> None:
    """EX08, IF6.2.1, IF4.2, IF4.4: only A sees the bid before all are in, then everybody does."""
    scene = Scene(3).give("A B C", jade=7).petition("B").choose_for(A=7)
    assert scene.asked == "BC"
    for name in ("B", "C", ""):
        assert scene.view(name)["players"][0]["bid"] is None
        assert scene.view(name).get("bid") is None
    assert scene.view("A")["bid"] == 7
    assert [event.seen_by(seat) for event in scene.events for seat in (0, 1, 2, -1)] == [True, False, False, False]
    # Whatever A has bid, the others see the same table.
    other = Scene(3).give("A B C", jade=7).petition("B").choose_for(A=0)
    assert other.view("C") == scene.view("C")
    after = scene.choose_for(C=1, B=0)
    assert [after.view("C")["players"][seat]["bid"] for seat in range(3)] == [7, 0, 1]


# -- Buyback ----------------------------------------------------------------------------------------------------------


def test_ex09_taskmaster_bought_back_with_jade() -> None:
    """EX09, IF7.3: move, pay 3, build in the new region; the taskmaster is in hand again."""
    scene = Scene(3).give("A", region=1, jade=8, stock=1, laborers=2).turn("A", 1)
    moved = scene.choose("move_taskmaster")
    assert moved["A"].region == 2
    assert moved.asks("after") == {"end turn", "jade"}
    after = moved.choose("jade", "build_wall", "2.3.1")
    assert after.at("2.3.1") == "A"
    assert after["A"].jade == 5
    assert after["A"].table == ["builder"]
    assert after.asked == "B"
    # Three jade are enough, two are not: then the turn is over without a question.
    assert scene.give("A", jade=3).turn("A", 1).choose("move_taskmaster").asks("after") == {"end turn", "jade"}
    assert scene.give("A", jade=2).turn("A", 1).choose("move_taskmaster").asked == "B"


def test_ex10_planner_bought_back_with_a_chip() -> None:
    """EX10, IF7.3: the chip goes back to the supply, the planner to the hand."""
    scene = Scene(3).give("B", chips=1, jade=1, convicts=2).turn("B", 1)
    bought = scene.choose("buy_blocks", 1)
    assert bought.asks("after") == {"end turn", "chip"}
    chips = bought.state.free_chips
    after = bought.choose("chip", "build_wall", "1.1.1")
    assert (after["B"].chips, after.state.free_chips) == (0, chips + 1)
    assert after["B"].table == ["builder"]
    assert after.blocks("B") == ["1.1.1"]


def test_ex11_builder_twice() -> None:
    """EX11, IF7.3, IF7.5: both actions of the builder count, and it lies on the table once."""
    scene = Scene(3).wall(C="1.1.1").give("C", chips=1, stock=1, convicts=2, hand="F01").turn("C", 1)
    after = scene.choose("build_wall", "1.2.1", "chip", "play_favor", "1.1.1")
    assert after.blocks("C") == ["1.1.1", "1.2.1"]
    assert after["C"].played == ["F01"]
    # The reward of F01.
    assert (after["C"].points, after["C"].convicts) == (1, 1)
    assert after["C"].table == ["builder"]
    assert after.asked == "A"


def test_ex12_no_second_buyback() -> None:
    """EX12, IF7.6: jade and chips are left, but only the governor block can still be placed."""
    scene = Scene(3).give("A", jade=9, chips=3).turn("A", 1, governor=True)
    first = scene.choose("move_taskmaster")
    assert first.asks("after") == {"end turn", "jade", "chip", "place governor"}
    second = first.choose("jade", "move_taskmaster")
    assert (second["A"].jade, second["A"].chips) == (6, 3)
    assert second.asks("after") == {"end turn", "place governor"}


def test_ex13_six_actions_and_three_cards() -> None:
    """EX13, IF7.6: a buyback in each of the three turns."""
    scene = Scene(2).give("A", chips=3).turn("A", 1)
    scene = scene.choose("collect_jade", "chip", "collect_jade")
    assert (scene.asked, scene["A"].table) == ("B", ["treasurer"])
    scene = scene.choose("collect_jade").choose("recruit_laborers", 1, "chip", "buy_blocks", 1)
    assert (scene.asked, scene["A"].table) == ("B", ["planner", "treasurer"])
    scene = scene.choose("collect_from_jail").choose("move_taskmaster", "chip", "collect_from_jail")
    assert [values[0] for values in scene.told("role-played")].count(0) == 6
    assert (scene.asked, scene["A"].table) == ("B", ["recruiter", "planner", "treasurer"])
    assert scene["A"].chips == 0


def test_ex14_chip_from_a_favor_pays_at_once() -> None:
    """EX14, IF7.4: F12 brings a chip, which buys the builder back."""
    scene = Scene(3).wall(C="1.2.1 1.1.2 1.2.2", B="1.1.1").give("C", hand="F12").turn("C", 1)
    played = scene.choose("play_favor", "1.2.1")
    assert played["C"].chips == 1
    assert played.asks("after") == {"end turn", "chip"}
    back = played.choose("chip")
    assert (back["C"].chips, back["C"].table) == (0, [])
    after = back.choose("collect_jade")
    assert (after["C"].jade, after["C"].table, after.asked) == (3, ["treasurer"], "A")


# -- Recruiter --------------------------------------------------------------------------------------------------------


def test_ex15_recruit_three() -> None:
    """EX15, IF8.R1, IF8.00: 2 jade, 3 laborers, a convict for the own jail."""
    scene = Scene(3).give("A", jade=6, region=2).turn("A", 1)
    convicts = scene.state.free_convicts
    after = scene.choose("recruit_laborers", 3)
    assert (after["A"].jade, after["A"].laborers) == (4, 3)
    assert (after.jail(1), after.jail(2)) == ((0, 0), (0, 1))
    assert after.state.free_convicts == convicts - 1


@pytest.mark.parametrize(("quantity", "price"), [(1, 0), (2, 1), (3, 2), (4, 4), (5, 6)])
def test_ex16_price_of_laborers(quantity: int, price: int) -> None:
    """EX16, IF8.R1: the table."""
    after = Scene(3).give("A", jade=6).turn("A", 1).choose("recruit_laborers", quantity)
    assert (after["A"].laborers, after["A"].jade) == (quantity, 6 - price)


def test_ex16_menu_with_three_jade() -> None:
    """EX16, IF8.R1: no more than can be paid."""
    scene = Scene(3).give("A", jade=3).turn("A", 1).choose("recruit_laborers")
    assert scene.asks("recruit") == {"1", "2", "3"}


def test_ex17_two_laborers_become_six_convicts() -> None:
    """EX17, IF8.R2: no jail changes."""
    after = Scene(3).give("A", laborers=2).turn("A", 1).choose("collect_convicts")
    assert (after["A"].laborers, after["A"].convicts) == (0, 6)
    assert (after.jail(1), after.jail(2)) == ((0, 0), (0, 0))
    assert (after.state.free_laborers, after.state.free_convicts) == (45, 69)


def test_ex17_one_laborer_is_not_enough() -> None:
    """EX17, IF8.R2: not offered."""
    assert "collect_convicts" not in Scene(3).give("A", laborers=1).turn("A", 1).asks("action")


def test_ex18_collect_from_jail() -> None:
    """EX18, IF8.R3: everything in the jail of the own region, and of no other."""
    scene = Scene(3).jailed(1, jade=2, convicts=4).jailed(2, jade=1, convicts=1).turn("A", 1)
    after = scene.choose("collect_from_jail")
    assert (after["A"].jade, after["A"].convicts) == (2, 4)
    assert (after.jail(1), after.jail(2)) == ((0, 0), (1, 1))


# -- Planner ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("quantity", "price"), [(1, 0), (2, 1), (3, 2), (4, 4), (5, 6)])
def test_ex19_price_of_blocks(quantity: int, price: int) -> None:
    """EX19, IF8.P1, IF8.00: the table; blocks come from the supply, a convict goes to the jail."""
    after = Scene(3).give("A", jade=6, region=2).turn("A", 1).choose("buy_blocks", quantity)
    assert (after["A"].stock, after["A"].unbought, after["A"].jade) == (quantity, 18 - quantity, 6 - price)
    assert (after.jail(1), after.jail(2)) == ((0, 0), (0, 1))


@pytest.mark.parametrize(("announced", "kept", "left"), [(3, 2, 18), (5, 1, 19)])
def test_ex20_draw_favors(announced: int, kept: int, left: int) -> None:
    """EX20, IF8.P2: draw 3 and keep 2, or draw 5 and keep 1; the others go under the deck."""
    top = ["F01", "F02", "F03", "F04", "F05"]
    scene = Scene(3).deck(20, top=" ".join(top)).turn("A", 1).choose("draw_favors")
    assert scene.asks("draw-favors") == {"3", "5"}
    scene = scene.choose(announced)
    drawn = top[:announced]
    assert scene.asks("keep-favor") == set(drawn)
    after = scene.choose(*drawn[:kept])
    assert after["A"].hand == drawn[:kept]
    assert len(after.state.deck) == left
    under = after.state.deck[: announced - kept]
    assert sorted(under) == [int(name[1:]) - 1 for name in drawn[kept:]]


def test_ex20_others_learn_the_announcement_only() -> None:
    """EX20, IF4.2, IF4.4: what is drawn, kept and put back makes no difference to what the others see."""
    scene = Scene(3).deck(20, top="F01 F02 F03").turn("A", 1).choose("draw_favors", 3)
    assert scene.told("favors-drawn") == [[0, 3, 2]]
    one = scene.choose("F01", "F02")
    two = scene.choose("F02", "F03")
    assert one.view("A")["hand"] != two.view("A")["hand"]
    for name in ("B", "C", ""):
        assert one.view(name) == two.view(name)
        assert one.view(name)["players"][0]["favors"] == 2
    told = [event.kind.name for event in one.events if event.seen_by(1)]
    assert "favors-drawn" in told
    assert "favor-kept" not in told


def test_ex21_remove_a_reinforcement() -> None:
    """EX21, IF8.P3: from B's block in A's region, not from A's own block in the other one."""
    scene = Scene(3).wall(A="2.1.1 1.2.1", B="1.1.1").reinforce("2.1.1 1.1.1 1.2.1").turn("A", 1)
    assert scene.choose("remove_reinforcement").asks("unreinforce") == {"1.1.1", "1.2.1"}
    after = scene.choose("remove_reinforcement", "1.1.1")
    assert after.reinforced() == ["1.2.1", "2.1.1"]
    assert after.state.free_reinforcements == 16
    elsewhere = Scene(3).wall(A="2.1.1").reinforce("2.1.1").turn("A", 1)
    assert "remove_reinforcement" not in elsewhere.asks("action")


# -- Builder: build ---------------------------------------------------------------------------------------------------


def test_ex22_two_blocks() -> None:
    """EX22, IF8.B1, IF8.0: 4 + 6 workers; 3 convicts and 4 of 7 laborers die."""
    scene = Scene(3).wall(B="1.1.1").give("A", laborers=7, convicts=3, stock=2, jade=1).turn("A", 1)
    convicts = scene.state.free_convicts
    after = scene.choose("build_wall", "1.1.2", "1.1.3")
    assert after.blocks("A") == ["1.1.2", "1.1.3"]
    assert (after["A"].jade, after["A"].stock) == (0, 0)
    assert (after["A"].laborers, after["A"].convicts) == (3, 0)
    assert after.told("workers-lost") == [[0, 4, 3, 3]]
    assert after.jail(1) == (0, 1)
    assert after.state.free_convicts == convicts + 3 - 1


def test_ex23_second_block_on_the_first() -> None:
    """EX23, IF8.B1.a, b: 2 + 4 workers and 1 jade, and not with less."""
    scene = Scene(3).give("A", convicts=6, stock=2, jade=1)
    after = scene.turn("A", 1).choose("build_wall", "1.3.1", "1.3.2")
    assert after.blocks("A") == ["1.3.1", "1.3.2"]
    assert (after["A"].convicts, after["A"].jade) == (0, 0)
    few = scene.give("A", convicts=5).turn("A", 1).choose("build_wall", "1.3.1")
    assert few.asks("second") == {"1.1.1", "1.2.1", "1.4.1", "1.5.1", "done"}
    poor = scene.give("A", jade=0).turn("A", 1, governor=True).choose("build_wall", "1.3.1")
    assert poor.asks("second") == {"done", "place governor"}


@pytest.mark.parametrize(("level", "workers"), [(1, 2), (2, 4), (3, 6), (4, 8)])
def test_ex24_workers_by_level(level: int, workers: int) -> None:
    """EX24, IF8.B1.b: one block on each level; with one worker less it can't be built."""
    scene = Scene(3).wall(governor=" ".join(f"1.1.{below}" for below in range(1, level)))
    place = f"1.1.{level}"
    after = scene.give("A", convicts=10, stock=1).turn("A", 1).choose("build_wall", place)
    assert after.told("workers-lost") == [[0, 0, workers, 0]]
    just = scene.give("A", convicts=workers, stock=1).turn("A", 1).choose("build_wall")
    assert place in just.asks("build")
    short = scene.give("A", convicts=workers - 1, stock=1).turn("A", 1)
    if level == 1:
        assert "build_wall" not in short.asks("action")
    else:
        assert place not in short.choose("build_wall").asks("build")


def test_ex25_rows_need_not_be_complete() -> None:
    """EX25, IF3.4: a cell is open on any block, whatever the rest of the row."""
    scene = Scene(3).wall(B="1.2.1").give("A", convicts=10, stock=1).turn("A", 1).choose("build_wall")
    assert scene.asks("build") == {"1.1.1", "1.2.2", "1.3.1", "1.4.1", "1.5.1"}


def test_ex26_towers_only_at_the_ends() -> None:
    """EX26, IF3.2: nothing above 1.3.3, a tower above 1.5.3."""
    scene = Scene(3).wall(B="1.3.3 1.5.3", below="C").give("A", convicts=10, stock=1).turn("A", 1)
    assert scene.choose("build_wall").asks("build") == {"1.1.1", "1.2.1", "1.4.1", "1.5.4"}


@pytest.mark.parametrize("choices", [("build_wall", "1.1.1"), ("recruit_laborers", 2), ("buy_blocks", 2)])
def test_ex27_jail_convict_before_or_after(choices: tuple[str | int, ...]) -> None:
    """EX27, IF8.00, R21: whether the convict comes first or last, the rest of the action is the same."""
    scene = Scene(3).give("A", convicts=2, stock=1, jade=1)
    after = scene.turn("A", 1).choose(*choices)
    # From an empty supply the convict can only come after the action.
    late = scene.supply(convicts=0).turn("A", 1).choose(*choices)
    for field in ("jade", "laborers", "convicts", "stock", "unbought", "table"):
        assert getattr(after["A"], field) == getattr(late["A"], field)
    assert after.blocks("A") == late.blocks("A")
    if choices[0] == "build_wall":
        assert after.jail(1) == late.jail(1) == (0, 1)
        # Two convicts came back from building, one went to jail.
        assert (after.state.free_convicts, late.state.free_convicts) == (73 + 1, 0 + 1)
    else:
        # Nobody gave a convict back, so there is none to be added afterwards either.
        assert (after.jail(1), late.jail(1)) == ((0, 1), (0, 0))


# -- Builder: favors --------------------------------------------------------------------------------------------------


def test_ex28_governor_blocks_never_count() -> None:
    """EX28, IF8.B2.a: F01 with one of its two blocks the governor's."""
    scene = Scene(3).give("A", hand="F01")
    assert "play_favor" not in scene.wall(A="1.1.1", governor="1.2.1").turn("A", 1).asks("action")
    assert "play_favor" in scene.wall(A="1.1.1 1.2.1").turn("A", 1).asks("action")


@pytest.mark.parametrize(
    ("blocks", "fits"),
    [
        ("1.1.2 1.2.2 1.1.3", True),
        ("1.1.2 1.2.2 1.2.3", False),
        ("1.1.2 1.1.3 1.2.3", False),
        ("1.2.2 1.1.3 1.2.3", False),
    ],
    ids=["upright", "mirrored", "turned", "upside-down"],
)
def test_ex29_any_level_but_not_turned(blocks: str, fits: bool) -> None:
    """EX29, IF8.B2.a: the corner of F09, on levels 2 and 3."""
    scene = Scene(3).wall(A=blocks, below="B").give("A", hand="F09").turn("A", 1)
    assert ("play_favor" in scene.asks("action")) == fits


def test_ex30_played_favor_stays() -> None:
    """EX30, IF8.B2.d: B replaces a block of the pattern, A keeps card and income."""
    scene = Scene(3).wall(A="1.1.1 1.2.1 1.3.1").give("A", hand="F07").give("B", stock=1, convicts=4).turn("A", 1)
    after = scene.choose("play_favor", "1.1.1").choose("replace_block", "1.2.1")
    assert (after.at("1.1.1"), after.at("1.2.1")) == ("A*", "B")
    assert after["A"].played == ["F07"]
    assert after.income()["A"].jade == after["A"].jade + 4


@pytest.mark.parametrize("blocks", ["2.2.1 2.3.1", "1.5.1 2.1.1"], ids=["other-region", "two-regions"])
def test_ex31_pattern_anywhere(blocks: str) -> None:
    """EX31, IF8.B2.a, b: not only in the own region; one block of it is reinforced."""
    scene = Scene(3).wall(A=blocks).give("A", hand="F01", region=1).turn("A", 1).choose("play_favor")
    assert scene.asks("reinforce") == set(blocks.split())
    for place in blocks.split():
        assert scene.choose(place).reinforced() == [place]


def test_ex32_reinforced_block_does_not_count() -> None:
    """EX32, IF8.B2.a, IF8.P3: the only match is spoilt until the token is removed."""
    scene = Scene(3).wall(A="1.1.1 1.2.1").reinforce("1.1.1").give("A", hand="F01", chips=1).turn("A", 1)
    assert "play_favor" not in scene.asks("action")
    after = scene.choose("remove_reinforcement", "chip")
    assert "play_favor" in after.asks("action")


# -- Builder: replace -------------------------------------------------------------------------------------------------


def test_ex33_replace() -> None:
    """EX33, IF8.B3, IF8.0, R30: 8 workers; the block goes to A's own stock."""
    scene = Scene(3).wall(A="1.2.2", below="governor").give("B", laborers=4, convicts=4, stock=1).turn("B", 1)
    laborers, convicts = scene.state.free_laborers, scene.state.free_convicts
    after = scene.choose("replace_block")
    assert after.told("workers-lost") == [[1, 2, 4, 2]]
    assert (after["B"].laborers, after["B"].convicts, after["B"].stock) == (2, 0, 0)
    assert (after.state.free_laborers, after.state.free_convicts) == (laborers + 2, convicts + 4)
    assert (after["A"].stock, after["A"].unbought) == (1, 17)
    assert after.at("1.2.2") == "B"
    # No jail rule (R31).
    assert after.jail(1) == (0, 0)


def test_ex34_replacing_scores_nothing() -> None:
    """EX34, IF8.B3.a, IF10.4: B gets the majority of a finished row and level, and nothing for it."""
    scene = Scene(3).wall(A="1.1.1 1.2.1 1.3.1", B="1.4.1 1.5.1", C="2.1.1 2.2.1", governor="2.3.1 2.4.1 2.5.1")
    scene = scene.give("B", stock=1, convicts=4).turn("B", 1)
    after = scene.choose("replace_block", "1.3.1")
    assert len(after.blocks("B")) == 3
    for name in "ABC":
        assert (after[name].points, after[name].chips, after[name].treasures) == (0, 0, 0)


def test_ex35_replaced_tower() -> None:
    """EX35, IF8.B3.a, IF12.6.2: 16 workers and no points for B, none lost by A; it counts for B at the end."""
    scene = Scene(3).wall(A="1.1.4", B="2.1.1", below="governor").give("A", points=5)
    assert scene.end().breakdown("weakest-region") == [0, 0, 0]
    after = scene.give("B", stock=1, convicts=16).turn("B", 1).choose("replace_block")
    assert after.at("1.1.4") == "B"
    assert after["B"].convicts == 0
    assert (after["A"].points, after["B"].points) == (5, 0)
    assert after.end().breakdown("weakest-region") == [0, 3, 0]


def test_ex36_what_can_be_replaced() -> None:
    """EX36, IF8.B3: not own, not the governor's, not reinforced, not elsewhere."""
    scene = Scene(3).wall(A="1.1.1", governor="1.2.1", B="1.3.1 1.4.1 2.1.1", C="1.5.1").reinforce("1.3.1")
    scene = scene.give("A", stock=1, convicts=16).turn("A", 1).choose("replace_block")
    assert scene.asks("replace") == {"1.4.1", "1.5.1"}


@pytest.mark.parametrize(("level", "workers"), [(1, 4), (2, 8), (3, 12), (4, 16)])
def test_ex36_workers_by_level(level: int, workers: int) -> None:
    """EX36, IF8.B3: twice the workers of building."""
    scene = Scene(3).wall(B=f"1.1.{level}", below="governor").give("A", stock=1)
    after = scene.give("A", convicts=workers).turn("A", 1).choose("replace_block")
    assert (after.at(f"1.1.{level}"), after["A"].convicts) == ("A", 0)
    assert "replace_block" not in scene.give("A", convicts=workers - 1).turn("A", 1).asks("action")


# -- Treasurer --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("treasures", "jade"), [(0, 3), (1, 3), (2, 3), (3, 4), (4, 4), (5, 4), (6, 5), (7, 5), (8, 5)]
)
def test_ex37_collect_jade(treasures: int, jade: int) -> None:
    """EX37, IF8.T1: one more for every three treasures."""
    after = Scene(3).give("A", treasures=treasures).turn("A", 1).choose("collect_jade")
    assert after["A"].jade == jade


def test_ex38_collect_a_treasure() -> None:
    """EX38, IF8.T2: two convicts into two jails, a treasure and its point."""
    scene = Scene(3).give("A", convicts=3, points=5).jailed(1, convicts=2).turn("A", 1)
    after = scene.choose("collect_treasure")
    assert (after["A"].convicts, after["A"].treasures, after["A"].points) == (1, 1, 6)
    assert (after.jail(1), after.jail(2)) == ((0, 3), (0, 1))
    assert "collect_treasure" in Scene(3).give("A", convicts=2).turn("A", 1).asks("action")
    assert "collect_treasure" not in Scene(3).give("A", convicts=1).turn("A", 1).asks("action")


# -- Taskmaster -------------------------------------------------------------------------------------------------------


def test_ex39_repeat_the_builder() -> None:
    """EX39, IF8.M2: 2 jade; both cards lie on the table."""
    scene = Scene(3).give("C", jade=4, stock=1, convicts=2).turn("C", 2, C="builder")
    after = scene.choose("repeat_role", "1.1.1")
    assert after.told("role-repeated") == [[2, 2, 6, 2]]
    assert after["C"].jade == 2
    assert after["C"].table == ["builder", "taskmaster"]
    assert after.blocks("C") == ["1.1.1"]


def test_ex40_move_buy_back_repeat() -> None:
    """EX40, IF7.3, IF8.M2: 3 + 2 jade, a block in the new region, no further buyback even with a chip."""
    scene = Scene(3).give("A", jade=6, chips=1, stock=1, convicts=2).turn("A", 2, A="builder", governor=True)
    after = scene.choose("move_taskmaster", "jade", "repeat_role", "2.4.1", "done")
    assert after["A"].jade == 1
    assert after.blocks("A") == ["2.4.1"]
    assert after["A"].table == ["builder", "taskmaster"]
    assert after.asks("after") == {"end turn", "place governor"}


def test_ex41_repeat_twice() -> None:
    """EX41, IF7.3, IF8.M2: 2 + 3 + 2 jade for building twice; a second block costs 1 more."""
    scene = Scene(3).give("B", jade=8, stock=2, convicts=4).turn("B", 2, B="builder")
    after = scene.choose("repeat_role", "1.1.1", "done", "jade", "repeat_role", "1.2.1")
    assert after["B"].jade == 1
    assert after.told("workers-lost") == [[1, 0, 2, 0], [1, 0, 2, 0]]
    assert after.blocks("B") == ["1.1.1", "1.2.1"]
    assert after["B"].table == ["builder", "taskmaster"]
    more = scene.give("B", stock=3, convicts=6).turn("B", 2, B="builder")
    more = more.choose("repeat_role", "1.1.1", "1.2.1", "jade", "repeat_role", "1.3.1")
    assert (more["B"].jade, len(more.blocks("B"))) == (0, 3)


# -- Governor block ---------------------------------------------------------------------------------------------------


def test_ex42_governor_block_carries_a_tower() -> None:
    """EX42, IF9: it is no action; 5 points for the tower alone."""
    scene = Scene(3).wall(A="1.1.1", B="1.1.2").give("C", stock=1, convicts=8).turn("C", 1, governor=True)
    after = scene.choose("place governor", "1.1.3", "build_wall", "1.1.4")
    assert (after.at("1.1.3"), after.at("1.1.4")) == ("governor", "C")
    assert after["C"].points == 5
    assert len(after.told("role-played")) == 1
    assert after["C"].convicts == 0


def test_ex43_governor_block_between_two_blocks() -> None:
    """EX43, IF8.B1.d: it carries the second block; 2 + 6 workers and 1 jade."""
    scene = Scene(3).give("C", stock=2, jade=1, convicts=8).turn("C", 1, governor=True)
    after = scene.choose("build_wall", "1.2.1", "place governor", "1.2.2", "1.2.3")
    assert [after.at(f"1.2.{level}") for level in (1, 2, 3)] == ["C", "governor", "C"]
    assert after.told("workers-lost") == [[2, 0, 8, 0]]
    assert after["C"].jade == 0


def test_ex44_governor_block_is_lost() -> None:
    """EX44, IF9.5, IF6.3.3: after the third turn it is gone, and is not C's in the next round either."""
    scene = Scene(3).turn("C", 3, governor=True, C="recruiter planner")
    blocks = scene.state.governor_blocks
    scene = scene.choose("collect_jade", "end turn")
    for name in "AB":
        assert scene.asked == name
        assert "place governor" not in scene.menu()
        scene = scene.choose("move_taskmaster")
        if scene.kind == "after":
            scene = scene.choose("end turn")
    assert scene.told("governor-lost") == [[2]]
    assert not scene.state.governor_in_hand
    assert scene.blocks("governor") == []
    scene = scene.choose_for(A=1, B=0, C=0).choose("place governor", "1.1.1", "collect_from_jail")
    assert scene.state.governor_blocks == blocks - 1
    assert scene.asked == "B"
    after = scene.choose("collect_from_jail")
    assert after.asked == "C"
    assert "place governor" not in after.menu()


def test_ex45_governor_block_completes_a_row() -> None:
    """EX45, IF9.4: a chip for A, and the row is scored; a replaced block of it gives no chip."""
    scene = Scene(3).wall(B="2.1.1 2.2.1 2.3.1", A="2.4.1").turn("A", 1, governor=True)
    after = scene.choose("place governor", "2.5.1")
    assert after["A"].chips == 1
    assert [after[name].points for name in "ABC"] == [0, 3, 0]
    again = after.give("A", region=2, stock=1, convicts=4).turn("A", 1).choose("replace_block", "2.1.1", "end turn")
    assert again.at("2.1.1") == "A"
    assert [again[name].points for name in "ABC"] == [0, 3, 0]
    assert again["A"].chips == 1


# -- Rows, levels, end ------------------------------------------------------------------------------------------------


def test_ex46_row_with_a_tie() -> None:
    """EX46, IF10.2: brown (A) fills the row, brown and blue (B) have two each, green (C) one."""
    scene = Scene(3).wall(A="1.1.1", B="1.2.1 1.3.1", C="1.4.1").give("A", stock=1, convicts=4).turn("A", 1)
    after = scene.choose("build_wall", "1.5.1")
    assert [after[name].chips for name in "ABC"] == [1, 0, 0]
    assert [after[name].points for name in "ABC"] == [3, 3, 0]


def test_ex47_governor_blocks_have_no_majority() -> None:
    """EX47, IF10.2: three governor blocks; B and C have one block each on level 2."""
    scene = Scene(3).wall(governor="1.1.2 1.2.2 1.3.2", C="1.4.2", below="A").wall(A="1.5.1")
    after = scene.give("B", stock=1, convicts=6).turn("B", 1).choose("build_wall", "1.5.2")
    assert [after[name].chips for name in "ABC"] == [0, 1, 0]
    assert [after[name].points for name in "ABC"] == [0, 6, 6]


def test_ex48_level() -> None:
    """EX48, IF10.3, R29: chip and row for green (C), then the level's treasure for brown (A)."""
    scene = Scene(3).wall(A="1.1.1 1.2.1 1.3.1", B="1.4.1", governor="1.5.1")
    scene = scene.wall(C="2.1.1 2.2.1", A="2.3.1", B="2.4.1").give("C", region=2, stock=1, convicts=4).turn("C", 1)
    after = scene.choose("build_wall", "2.5.1")
    assert [after[name].chips for name in "ABC"] == [0, 0, 1]
    assert [after[name].treasures for name in "ABC"] == [1, 0, 0]
    assert [after[name].points for name in "ABC"] == [1, 0, 3]
    order = [name for name in after.story if name in ("chip-gained", "row-scored", "level-scored")]
    assert order == ["chip-gained", "row-scored", "level-scored"]


@pytest.mark.parametrize(("left", "right", "points"), [(7, 4, 12), (10, 0, 0)])
def test_ex49a_weakest_region(left: int, right: int, points: int) -> None:
    """EX49a, IF12.6.2: 3 points for each block where there are fewest."""
    assert Scene(3).region(1, A=left).region(2, A=right).end().breakdown("weakest-region") == [points, 0, 0]


def test_ex49b_most_workers() -> None:
    """EX49b, IF12.6.5: 6 + 3, 2 + 2, 1 + 8."""
    scene = Scene(3).give("A", laborers=6, convicts=3).give("B", laborers=2, convicts=2)
    assert scene.give("C", laborers=1, convicts=8).end().breakdown("most-workers") == [3, 0, 3]


@pytest.mark.parametrize(("chips", "points"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 10)])
def test_ex49c_chips(chips: int, points: int) -> None:
    """EX49c, IF12.6.1: the table, and the same in the score of a player who differs in nothing else."""
    after = Scene(3).give("A", chips=chips).end()
    assert after.breakdown("chips") == [points, 0, 0]
    assert after.scores[0] - after.scores[1] == points


def test_ex49d_level_4_is_no_level() -> None:
    """EX49d, IF3.5, IF10.1: the last tower brings 5 points, and level 4 nothing more, now or at the end."""
    scene = Scene(3).wall(A="1.1.4 1.5.4 2.1.4", below="governor").wall(governor="2.5.1 2.5.2 2.5.3")
    scene = scene.give("A", points=15).give("B", region=2, stock=1, convicts=8).turn("B", 1)
    after = scene.choose("build_wall", "2.5.4")
    assert after.told("tower-built") == [[1, cell("2.5.4"), 5]]
    assert [(after[name].points, after[name].chips, after[name].treasures) for name in "AB"] == [(15, 0, 0), (5, 0, 0)]
    end = after.end()
    assert [(end[name].points, end[name].chips, end[name].treasures) for name in "AB"] == [(15, 0, 0), (5, 0, 0)]


def test_ex49e_last_cell_takes_all_jails() -> None:
    """EX49e, IF12.1, IF12.2: the builder of the last cell gets everything, and the match ends after his action."""
    scene = Scene(3).complete_but("1.1.4", by="BC").jailed(1, jade=2, convicts=3).jailed(2, jade=4, convicts=1)
    scene = scene.give("A", stock=1, laborers=8).turn("A", 1)
    after = scene.choose("build_wall")
    assert after.is_over
    # The convict of the jail rule is among them.
    assert after.told("jails-taken") == [[0, 6, 5]]
    assert (after["A"].jade, after["A"].convicts, after["A"].laborers) == (6, 5, 4)
    assert (after.jail(1), after.jail(2)) == ((0, 0), (0, 0))


@pytest.mark.parametrize(("seats", "rounds"), [(2, 12), (3, 12), (4, 11)])
def test_ex49f_last_round(seats: int, rounds: int) -> None:
    """EX49f, IF12.3, IF6.3.4: after the last turn of the last round, and not a round earlier; jails are lost."""
    scene = Scene(seats).jailed(1, jade=2, convicts=1)
    last = "ABCD"[seats - 1]
    cards: dict[str, Any] = {last: "recruiter planner"}
    after = scene.turn(last, 3, holder="A", round=rounds, **cards).choose("collect_jade")
    assert after.is_over
    assert after.told("last-round-over") == [[rounds]]
    assert after.state.result is not None
    assert after.state.result.reason == "rounds"
    assert (sum(after.state.jade), after.jail(1)) == (3, (2, 1))
    before = scene.turn(last, 3, holder="A", round=rounds - 1, **cards).choose("collect_jade")
    assert not before.is_over
    assert (before.kind, before.state.round) == ("bid", rounds)


def test_ex49g_favors_in_hand_cost_nothing() -> None:
    """EX49g, IF12.7: the same scores with and without."""
    scene = Scene(3).region(1, A=4, B=3).region(2, A=2, B=5)
    assert scene.give("A", hand="F01 F07 F31").end().scores == scene.end().scores


def test_ex49h_most_and_fewest_treasures() -> None:
    """EX49h, IF12.6.3: +3 and -3 for all who are tied, nothing between."""
    scene = Scene(4).give("A B", treasures=3).give("D", treasures=1)
    assert scene.end().breakdown("treasure-majority") == [3, 3, -3, 0]
    assert scene.give("D", treasures=0).end().breakdown("treasure-majority") == [3, 3, -3, -3]


def test_ex49i_tie_broken_by_blocks() -> None:
    """EX49i, IF12.8: the same points, more blocks in the wall."""
    # A's row and level are worth 3 + 1, and the treasure makes a difference of 6.
    after = Scene(2).wall(A="1.1.1 1.2.1", B="1.3.1").give("B", points=10).end()
    assert after.scores[0] == after.scores[1]
    assert after.winners == "A"


def test_ex49i_tie_broken_by_jade() -> None:
    """EX49i, IF12.8: the same points and blocks, more jade, though fewer treasures."""
    # Most jade is worth 3, most treasures against fewest 6.
    after = Scene(2).wall(A="1.1.1", B="1.2.1").give("A", jade=5, points=3).give("B", jade=4, treasures=1).end()
    assert after.scores[0] == after.scores[1]
    assert after.winners == "A"


def test_ex49i_tie_broken_by_treasures() -> None:
    """EX49i, IF12.8: only the treasures differ."""
    after = Scene(2).give("A", treasures=2).give("B", treasures=1, points=6).end()
    assert after.scores[0] == after.scores[1]
    assert after.winners == "A"


def test_ex49i_shared_victory() -> None:
    """EX49i, IF12.8: everything is equal."""
    after = Scene(3).give("A B", jade=4, treasures=1, points=7).end()
    assert after.winners == "AB"
