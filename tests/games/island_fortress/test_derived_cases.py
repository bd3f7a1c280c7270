"""EX50 to EX74 of docs/island_fortress/cases.md: cases that follow from the rules and the rulings."""

from __future__ import annotations

import pytest

from asztal.engine.errors import OptionNeedsSeats
from asztal.engine.rng import seeded
from asztal.games.island_fortress.game import GAME
from asztal.games.island_fortress.steps.kinds import PLACE_GOVERNOR
from tests.games.island_fortress.position import Scene, new_match

FOUR_CORNERS = "1.5.3 1.5.4 2.1.3 2.1.4"
STEP_TO_A_TOWER = "1.4.3 1.5.4"


def can_play(scene: Scene, favor: str) -> bool:
    """Whether A could play the favor in his turn, with nothing else in hand."""
    return "play_favor" in scene.give("A", hand=favor).turn("A", 1).asks("action")


def quiet_turns(scene: Scene) -> Scene:
    """Plays on to the next petition without doing anything to the wall."""
    while scene.kind != "bid":
        if scene.kind == "after":
            scene = scene.choose("end turn")
        else:
            scene = scene.choose(min(scene.asks("action") & {"collect_from_jail", "collect_jade", "move_taskmaster"}))
    return scene


# -- Petition ---------------------------------------------------------------------------------------------------------


def test_ex50_nobody_bids() -> None:
    """EX50, IF6.2.6, R05: the marker goes around, for nothing."""
    scene = Scene(3).give("A B C", jade=4).petition("A", round=5).choose_for(A=0, B=0, C=0)
    assert scene.holder == "B"
    assert [scene[name].jade for name in "ABC"] == [4, 4, 4]
    scene = quiet_turns(scene)
    assert scene.state.round == 6
    jade = [scene[name].jade for name in "ABC"]
    after = scene.choose_for(A=0, B=0, C=0)
    assert after.holder == "C"
    assert [after[name].jade for name in "ABC"] == jade


def test_ex51_clockwise_past_the_end_of_the_table() -> None:
    """EX51, IF6.2.3.b: clockwise from C come D and A; the holder himself is last."""
    after = Scene(4).give("A B C D", jade=5).petition("C").choose_for(A=4, B=1, C=4, D=3)
    assert after.holder == "A"


# -- Workers and roles ------------------------------------------------------------------------------------------------


def test_ex52_split() -> None:
    """EX52, IF8.0: six workers from five laborers and four convicts."""
    scene = Scene(3).wall(governor="1.1.1 1.1.2").give("A", laborers=5, convicts=4, stock=1).turn("A", 1)
    scene = scene.choose("build_wall", "1.1.3")
    assert scene.asks("split") == {"2", "3", "4", "5"}
    most = scene.choose(5)
    assert most.told("workers-lost") == [[0, 3, 1, 2]]
    assert (most["A"].laborers, most["A"].convicts) == (2, 3)
    fewest = scene.choose(2)
    assert fewest.told("workers-lost") == [[0, 1, 4, 1]]
    assert (fewest["A"].laborers, fewest["A"].convicts) == (4, 0)


def test_ex53_nothing_to_repeat() -> None:
    """EX53, IF8.M2, R08: not in the first turn, and not without the planner's 2 jade in the second."""
    scene = Scene(3)
    assert "repeat_role" not in scene.give("A", jade=9).turn("A", 1).asks("action")
    assert "repeat_role" not in scene.give("A", jade=1).turn("A", 2, A="planner").asks("action")
    assert "repeat_role" in scene.give("A", jade=2).turn("A", 2, A="planner").asks("action")


def test_ex54_card_bought_back_is_not_repeated() -> None:
    """EX54, IF8.M2.a, R08: the builder is in hand again, and nothing lies on the table from an earlier turn."""
    scene = Scene(3).give("A", jade=9, chips=1, stock=2, convicts=4).turn("A", 1)
    after = scene.choose("build_wall", "1.1.1", "done", "chip")
    assert {"build_wall", "move_taskmaster"} <= after.asks("action")
    assert "repeat_role" not in after.menu()


# -- Patterns ---------------------------------------------------------------------------------------------------------


def test_ex55_pattern_of_neighbouring_towers() -> None:
    """EX55, IF8.B2.a, R12: F19 across the border, level 4 included."""
    scene = Scene(3).wall(A=FOUR_CORNERS, below="governor")
    assert can_play(scene, "F19")
    asked = scene.give("A", hand="F19").turn("A", 1).choose("play_favor")
    assert asked.asks("reinforce") == set(FOUR_CORNERS.split())


def test_ex56_step_up_to_a_tower() -> None:
    """EX56, IF8.B2.a, R12: F03 fits, its mirror image F04 does not."""
    scene = Scene(3).wall(A=STEP_TO_A_TOWER, below="governor")
    assert can_play(scene, "F03")
    assert not can_play(scene, "F04")


def test_ex57_no_wrap_around() -> None:
    """EX57, IF3.3, R12: the two ends of the wall are no pair; the two sides of a border are."""
    assert not can_play(Scene(3).wall(A="2.5.1 1.1.1"), "F01")
    assert can_play(Scene(3).wall(A="1.5.1 2.1.1"), "F01")


def test_ex58_unmarked_cells_are_ignored() -> None:
    """EX58, IF8.B2.b, R11, R17: F05 lists its two cells; F01 fits twice and lists all three."""
    scene = Scene(3).wall(A="1.1.1 1.2.1 1.3.1").give("A", hand="F01 F05").turn("A", 1).choose("play_favor")
    assert scene.asks("play-favor") == {"F01", "F05"}
    assert scene.choose("F05").asks("reinforce") == {"1.1.1", "1.3.1"}
    assert scene.choose("F01").asks("reinforce") == {"1.1.1", "1.2.1", "1.3.1"}


# -- Scoring and the end ----------------------------------------------------------------------------------------------


def test_ex59_row_of_governor_blocks() -> None:
    """EX59, IF10.2, R13: five rounds, five governor blocks; a chip for the last one, points for nobody."""
    scene = Scene(2).petition(round=1)
    for number in range(1, 6):
        assert scene.state.round == number
        scene = scene.choose_for(A=0, B=0)
        placer = scene.asked
        scene = scene.choose("place governor", f"1.{number}.1")
        if number < 5:
            assert "chip-gained" not in scene.story
            scene = quiet_turns(scene)
    assert len(scene.told("chip-gained")) == 1
    assert {name: scene[name].chips for name in "AB"} == {name: int(name == placer) for name in "AB"}
    assert [scene[name].points for name in "AB"] == [0, 0]
    assert "row-scored" not in scene.story


def test_ex60_last_cell_built() -> None:
    """EX60, IF12.1, IF12.2, R10: tower, casualties, jails; then it is over, without a buyback."""
    scene = Scene(3).complete_but("2.5.4", by="BC").jailed(1, jade=2, convicts=3).jailed(2, jade=1, convicts=2)
    scene = scene.give("A", region=2, stock=1, convicts=8, chips=2, jade=5).turn("A", 1)
    after = scene.choose("build_wall")
    assert after.is_over
    assert after.at("2.5.4") == "A"
    assert after["A"].points == 5
    assert after.told("workers-lost") == [[0, 0, 8, 0]]
    # The jail rule added a convict first.
    assert after.told("jails-taken") == [[0, 3, 6]]
    assert (after["A"].jade, after["A"].convicts, after["A"].chips) == (8, 6, 2)
    assert after.state.result is not None
    assert after.state.result.reason == "wall"


def test_ex61_last_cell_for_the_governor() -> None:
    """EX61, IF12.1, IF9.4, R10: it is over before a role card is played."""
    scene = Scene(3).complete_but("2.5.4", by="BC").jailed(1, jade=2, convicts=3).jailed(2, jade=1, convicts=2)
    after = scene.turn("A", 1, governor=True).choose("place governor")
    assert after.is_over
    assert after.at("2.5.4") == "governor"
    assert "role-played" not in after.story
    assert after["A"].table == []
    assert after["A"].points == 0
    assert (after["A"].jade, after["A"].convicts) == (3, 5)


def test_ex62_unfinished_rows() -> None:
    """EX62, IF12.5, R13, R14: 10 points for A, and the treasure of the level; no chips."""
    after = Scene(3).wall(A="1.1.3 1.2.3", B="1.3.3", below="governor").end()
    assert after.told("row-scored") == [[0, 0, 2, 10]]
    assert after.told("level-scored") == [[0, 2, 1]]
    assert [after[name].points for name in "ABC"] == [11, 0, 0]
    assert [after[name].treasures for name in "ABC"] == [1, 0, 0]
    assert [after[name].chips for name in "ABC"] == [0, 0, 0]


def test_ex62_after_the_last_round() -> None:
    """EX62, IF6.3.4: the same by playing the last turn of the last round."""
    scene = Scene(3).wall(A="1.1.3 1.2.3", B="1.3.3", below="governor")
    after = scene.turn("C", 3, holder="A", round=12, C="planner builder").choose("collect_from_jail")
    assert after.is_over
    assert [after[name].points for name in "ABC"] == [11, 0, 0]


# -- Supplies and options ---------------------------------------------------------------------------------------------


def test_ex63_convict_comes_after_the_action() -> None:
    """EX63, IF8.00, R21: the supply was empty; one of the two convicts that built goes to jail."""
    scene = Scene(3).give("A", stock=1, convicts=2).supply(convicts=0).turn("A", 1)
    assert scene.state.free_convicts == 0
    after = scene.choose("build_wall", "1.1.1")
    assert after["A"].convicts == 0
    assert after.jail(1) == (0, 1)
    assert after.state.free_convicts == 1


def test_ex64_short_deck() -> None:
    """EX64, IF11.5, R23: one card is drawn and kept; then there is nothing to draw."""
    scene = Scene(3).deck(1, top="F20").give("A", chips=1).turn("A", 1)
    after = scene.choose("draw_favors", 5)
    assert after.told("favors-drawn") == [[0, 1, 1]]
    assert after["A"].hand == ["F20"]
    assert after.state.deck == []
    assert "draw_favors" not in after.choose("chip").asks("action")


def test_ex65_peaceful_variants() -> None:
    """EX65, IF13.1, IF13.2, R26: three regions for three players, as many rounds as ever, and no replacing."""
    match = new_match(3, replacing="no", extra_region="yes")
    assert match.state.regions == 3
    assert match.state.missing == 51
    assert match.state.governor_blocks == 12
    scene = Scene(3, replacing="no", extra_region="yes")
    for peaceful in (True, False):
        table = scene if peaceful else Scene(3)
        turn = table.wall(B="1.1.1").give("A", stock=1, convicts=4).turn("A", 1)
        assert ("replace_block" in turn.asks("action")) != peaceful
    moved = scene.turn("A", 1).choose("move_taskmaster")
    assert moved.asks("move") == {"2", "3"}


def test_ex65_not_for_two() -> None:
    """EX65, IF13.2: never more regions than players."""
    with pytest.raises(OptionNeedsSeats):
        GAME.new(2, 1, {"extra_region": "yes"})
    assert Scene(4, extra_region="yes").state.regions == 4


def test_ex66_favor_trade() -> None:
    """EX66, IF13.5, R24: B, then C, then A; two favors become a jade and a convict."""
    scene = Scene(3, favor_trade="yes").give("A", hand="F01 F02", jade=2, laborers=1)
    scene = scene.give("B", hand="F03").give("C", hand="F04").end(holder="B")
    assert (scene.asked, scene.asks("trade")) == ("B", {"jade", "convict", "stop"})
    scene = scene.choose("stop")
    assert scene.asked == "C"
    scene = scene.choose("stop")
    assert scene.asked == "A"
    scene = scene.choose("jade")
    assert (scene["A"].jade, scene["A"].workers, len(scene["A"].hand)) == (3, 1, 1)
    after = scene.choose("convict")
    assert after.is_over
    assert (after["A"].jade, after["A"].workers, after["A"].hand) == (3, 2, [])
    assert (after["B"].hand, after["C"].hand) == (["F03"], ["F04"])


def test_ex67_final_scoring() -> None:
    """EX67, IF12.6, IF12.8: a full account; A wins with 59 to 53 and 54."""
    scene = Scene(3).region(1, A=6, B=8, C=3).region(2, A=5, B=2, C=4, governor=6)
    scene = scene.give("A", points=38, chips=2, treasures=3, jade=4, laborers=2)
    scene = scene.give("B", points=41, chips=0, treasures=1, jade=7, convicts=5)
    scene = scene.give("C", points=35, chips=4, treasures=0, jade=7, laborers=1, convicts=2)
    assert scene.state.missing == 0
    after = scene.end(finisher="B")
    assert after.breakdown("chips") == [3, 0, 10]
    assert after.breakdown("weakest-region") == [15, 6, 9]
    assert after.breakdown("treasure-majority") == [3, 0, -3]
    assert after.breakdown("most-jade") == [0, 3, 3]
    assert after.breakdown("most-workers") == [0, 3, 0]
    assert after.scores == [59, 53, 54]
    assert after.winners == "A"


def test_ex68_equal_treasures() -> None:
    """EX68, IF12.6.3, R15: most and fewest at once."""
    after = Scene(2).give("A B", treasures=2).end()
    assert after.breakdown("treasure-majority") == [0, 0]
    # Nothing else but the jade and the workers, of which both have the most.
    assert after.scores == [6, 6]


def test_ex69_role_menu_is_never_empty() -> None:
    """EX69, IF7.2, R16: random matches on tables of all kinds, and there is always a role to play.

    That is more than a hundred thousand turns. The reason given in IF7.2 holds for any number of them.
    """
    turns = 0
    for seats in GAME.seats:
        for seed in range(900):
            rng = seeded(seats, seed, "EX69")
            options = {name: values[rng.below(len(values))] for name, values in GAME.rules.options.items()}
            state = GAME.new(seats, seed, options | ({"extra_region": "no"} if seats == 2 else {}))
            while state.result is None:
                assert state.menu
                assert state.step is not None
                if state.step.kind.name == "action":
                    turns += 1
                    assert set(state.menu) - {PLACE_GOVERNOR}
                state.choose(state.menu[rng.below(len(state.menu))])
    assert turns > 100_000


def test_ex70_last_cell_between_two_blocks() -> None:
    """EX70, IF12.1, R10: the action is finished first: casualties, the jail's convict, then all jails."""
    scene = Scene(3).complete_but("2.1.4 2.5.4", by="BC").jailed(1, jade=2, convicts=3).jailed(2, jade=1, convicts=2)
    scene = scene.give("A", region=2, stock=1, convicts=8, chips=1).turn("A", 1, governor=True)
    built = scene.choose("build_wall", "2.1.4")
    assert built.asks("second") == {"done", "place governor"}
    after = built.choose("place governor")
    assert after.is_over
    assert (after.at("2.1.4"), after.at("2.5.4")) == ("A", "governor")
    assert after["A"].points == 5
    assert after.told("workers-lost") == [[0, 0, 8, 0]]
    assert after.told("jails-taken") == [[0, 3, 6]]
    assert (after["A"].jade, after["A"].convicts, after["A"].chips) == (3, 6, 1)


def test_ex71_holder_wins_by_jade() -> None:
    """EX71, IF6.2.3.a, R05: 5 + 0 and 3 + 2 are tied; more jade decides before the order around the table."""
    scene = Scene(3).give("A B C", jade=5).give("B", played="F11").petition("A")
    after = scene.choose_for(A=5, B=3, C=1)
    assert [values[3] for values in after.told("bid-revealed")] == [5, 5, 1]
    assert after.holder == "A"
    assert [after[name].jade for name in "ABC"] == [0, 5, 5]


def test_ex72_convicts_from_the_supply() -> None:
    """EX72, IF13.6.a, R03: a treasure without own convicts."""
    scene = Scene(3, treasure_convicts="supply").give("A", points=5).turn("A", 1)
    convicts = scene.state.free_convicts
    after = scene.choose("collect_treasure")
    assert (after["A"].convicts, after["A"].treasures, after["A"].points) == (0, 1, 6)
    assert (after.jail(1), after.jail(2)) == ((0, 1), (0, 1))
    assert after.state.free_convicts == convicts - 2


def test_ex73_patterns_without_towers() -> None:
    """EX73, IF13.6.b, R12: no match in EX55 and EX56, but one below level 4."""
    scene = Scene(3, pattern_towers="no")
    assert not can_play(scene.wall(A=FOUR_CORNERS, below="governor"), "F19")
    assert not can_play(scene.wall(A=STEP_TO_A_TOWER, below="governor"), "F03")
    assert can_play(scene.wall(A="1.4.2 1.5.3", below="governor"), "F03")


@pytest.mark.parametrize(("middle", "fits"), [("A", False), ("B", True), ("governor", True), ("", True)])
def test_ex73_exact_patterns(middle: str, fits: bool) -> None:
    """EX73, IF13.6.c, R11: F05 only with a gap that is not A's own."""
    scene = Scene(3, pattern_exact="yes").wall(A="1.1.1 1.3.1")
    if middle:
        scene = scene.wall(**{middle: "1.2.1"})
    assert can_play(scene, "F05") == fits


def test_ex74_chip_by_the_governor_block() -> None:
    """EX74, IF7.4, IF9.4: placed after the first action, it brings the chip for the buyback."""
    scene = Scene(3).wall(B="2.1.1 2.2.1 2.3.1 2.4.1").turn("A", 1, governor=True).choose("collect_jade")
    assert scene.asks("after") == {"end turn", "place governor"}
    placed = scene.choose("place governor", "2.5.1")
    assert placed.asks("after") == {"end turn", "chip"}
    back = placed.choose("chip")
    assert (back["A"].chips, back["A"].table) == (0, [])
    after = back.choose("collect_jade")
    assert (after["A"].jade, after["A"].table, after.asked) == (6, ["treasurer"], "B")
