"""Why something can't be chosen in Island Fortress: the reasons that random play seldom meets, and how they read."""

from __future__ import annotations

from asztal.engine.why import NOT_ASKED, why_not
from asztal.games.island_fortress.game import GAME
from tests.games import reasons
from tests.games.island_fortress.mends import MENDS
from tests.games.island_fortress.position import SEAT_NAMES, Scene


def reason_for(scene: Scene, word: str) -> str:
    assert scene.state.step is not None
    values = range(scene.state.step.kind.size)
    choice = next(value for value in values if scene._word(value) == word)
    return reasons.reason_for(GAME, scene.state, choice, list(SEAT_NAMES), MENDS)


def test_actions_that_lack_something() -> None:
    scene = Scene(3).give("A", jade=0, laborers=1, convicts=1, hand="F01 F02").turn("A")
    assert reason_for(scene, "collect_convicts") == "For this you return 2 laborers, and you have 1. (IF8.R2)"
    assert reason_for(scene, "collect_treasure") == "A treasure takes 2 of your convicts, and you have 1. (IF8.T2)"
    assert reason_for(scene, "play_favor") == "None of your 2 favors is complete in the wall. (IF8.B2)"
    assert reason_for(scene, "remove_reinforcement") == "No block in Region I is reinforced. (IF8.P3)"
    assert reason_for(scene, "build_wall") == "You have no block ready to build; the Planner buys them. (IF8.B1)"
    assert reason_for(scene, "repeat_role") == (
        "None of your role cards is on the table from an earlier turn of this round. (IF8.M2)"
    )


def test_actions_whose_supply_is_empty() -> None:
    scene = Scene(3).give("A", laborers=4).supply(laborers=0, convicts=0).unchecked().turn("A")
    assert reason_for(scene, "recruit_laborers") == "There are no laborers left in the supply. (IF8.R1)"
    assert reason_for(scene, "collect_convicts") == "There are no convicts left in the supply. (IF8.R2)"


def test_too_few_workers() -> None:
    scene = Scene(3).wall(B="1.1.1").give("A", laborers=1, stock=2).turn("A")
    assert reason_for(scene, "build_wall") == (
        "Even the cheapest space in Region I takes 2 workers, and you have 1. (IF8.B1)"
    )
    assert reason_for(scene, "replace_block") == (
        "Even the cheapest block to replace in Region I takes 4 workers, and you have 1. (IF8.B3)"
    )


def test_a_peaceful_table() -> None:
    scene = Scene(3, replacing="no").wall(B="1.1.1").give("A", laborers=9, stock=2).turn("A")
    assert reason_for(scene, "replace_block") == "At this table nobody replaces blocks. (IF13.1)"


def test_role_cards_on_the_table() -> None:
    scene = Scene(3).give("A", jade=1, stock=1).turn("A", 2, A="planner")
    assert reason_for(scene, "buy_blocks") == (
        "You have already played the Planner this round; you get all role cards back in the next one. (IF7.1)"
    )
    assert reason_for(scene, "repeat_role") == "Repeating a role costs at least 2 jade, and you have 1. (IF8.M2)"


def test_cells_to_build_on() -> None:
    scene = Scene(3).wall(B="1.1.1").give("A", laborers=3, stock=2).turn("A").choose("build_wall")
    assert reason_for(scene, "1.1.1") == "There is already a block on A1. (IF3.4)"
    assert reason_for(scene, "1.1.2") == "A2 takes 4 workers, and you have 3 left. (IF8.B1)"
    assert reason_for(scene, "1.2.2") == "B2 has nothing to stand on: first B1 must be built. (IF3.4)"
    assert reason_for(scene, "2.1.1") == "F1 is in another region; your taskmaster is in Region I. (IF8.B1)"


def test_blocks_to_replace() -> None:
    board = Scene(3).wall(A="1.1.1", B="1.2.1 1.3.1 1.4.1 1.5.1").reinforce("1.2.1")
    scene = board.give("A", laborers=9, stock=2).turn("A").choose("replace_block")
    assert reason_for(scene, "1.1.1") == "The block on A1 is your own. (IF8.B3)"
    assert reason_for(scene, "1.2.1") == "The block on B1 is reinforced. (IF8.B3)"
    assert reason_for(scene, "1.3.2") == "There is no block on C2 to replace. (IF8.B3)"


def test_bands_to_remove() -> None:
    board = Scene(3).wall(A="1.1.1", B="1.2.1 1.3.1").reinforce("1.2.1 1.3.1")
    scene = board.turn("A").choose("remove_reinforcement")
    assert reason_for(scene, "1.1.1") == "The block on A1 is not reinforced. (IF8.P3)"


def test_a_favor_that_is_not_complete() -> None:
    scene = Scene(3).wall(A="1.1.1 1.2.1 1.1.2").give("A", hand="F01 F02 F06").turn("A").choose("play_favor")
    assert reason_for(scene, "F06") == (
        "“Loophole” is not complete: it lacks one block where it lacks the fewest. (IF8.B2)"
    )


def test_a_jail_is_no_camp() -> None:
    """Each of them stands for its region where it is meant."""
    scene = Scene(4).give("A", convicts=3).turn("A").choose("move_taskmaster")
    assert why_not(GAME, scene.state, 0, "camp", 1) is None
    jail = why_not(GAME, scene.state, 0, "jail", 1)
    assert jail is not None
    assert jail.key == NOT_ASKED
    assert reason_for(scene, "1") == "Your taskmaster is already in Region I. (IF8.M1)"


def test_the_running_score_is_the_points_so_far_by_where_they_came_from() -> None:
    scene = Scene(3).wall(A="1.1.1").give("A", points=9, treasures=2)
    assert GAME.rules.standing is not None
    score = dict(GAME.rules.standing(scene.view("A")))
    assert score == {
        "total": [9, 0, 0],
        "rows": [7, 0, 0],
        "towers": [0, 0, 0],
        "favors": [0, 0, 0],
        "treasures": [2, 0, 0],
    }
