"""The governor block (IF9), beyond the acceptance cases."""

from __future__ import annotations

import pytest

from asztal.games.island_fortress.view import open_cells
from tests.games.island_fortress.position import Scene, cell_name


def test_before_the_action() -> None:
    """IF9.1: then the role card is asked for still."""
    scene = Scene(2).turn("A", governor=True).choose("place governor", "2.3.1")
    assert (scene.at("2.3.1"), scene.kind, scene["A"].table) == ("governor", "action", [])


def test_after_the_action() -> None:
    """IF9.1: then the turn ends, if nothing can be bought back."""
    scene = Scene(2).turn("A", governor=True).choose("collect_jade")
    assert scene.asks("after") == {"end turn", "place governor"}
    after = scene.choose("place governor", "2.3.1")
    assert (after.at("2.3.1"), after.asked) == ("governor", "B")


def test_between_two_actions() -> None:
    """IF9.1: after the buyback it is offered again."""
    scene = Scene(2).give("A", chips=1).turn("A", governor=True).choose("collect_jade", "chip")
    assert "place governor" in scene.asks("action")
    after = scene.choose("place governor", "1.1.1", "collect_jade")
    assert (after.at("1.1.1"), after["A"].jade) == ("governor", 6)


@pytest.mark.parametrize("turn", [1, 2, 3])
def test_in_any_of_the_three_turns(turn: int) -> None:
    """IF9.1: as long as it is in hand."""
    cards = " ".join(["recruiter", "planner"][: turn - 1])
    assert "place governor" in Scene(2).turn("A", turn, governor=True, A=cards).asks("action")


def test_never_in_another_players_turn() -> None:
    """IF9.1: nor by another player."""
    scene = Scene(2).turn("B", 1, holder="A", governor=True)
    assert "place governor" not in scene.asks("action")
    assert scene.choose("collect_jade").asked == "A"


def test_it_is_placed_once() -> None:
    """IF9.1: one block in each round."""
    scene = Scene(2).turn("A", governor=True).choose("place governor", "1.1.1")
    assert "place governor" not in scene.asks("action")


def test_it_costs_nothing() -> None:
    """IF9.1: no jade, no workers, no block, and no convict goes to jail."""
    scene = Scene(2).give("A", jade=2, laborers=2, stock=2).turn("A", governor=True).choose("place governor", "1.1.1")
    board = scene["A"]
    assert (board.jade, board.laborers, board.stock, scene.jail(1)) == (2, 2, 2, (0, 0))


def test_any_open_cell_of_any_region() -> None:
    """IF9.2: on every level, not only in the own region."""
    scene = Scene(2).wall("B", B="1.1.1 1.2.2 1.5.3 2.1.3").turn("A", governor=True).choose("place governor")
    cells = scene.asks("governor-cell")
    assert cells == {cell_name(number) for number in open_cells(scene.state)}
    assert {"1.1.2", "1.2.3", "1.5.4", "2.1.4", "2.2.1"} <= cells


def test_it_has_no_part_in_majorities() -> None:
    """IF9.3: three of the governor's and one each of two players."""
    scene = Scene(2).wall(governor="1.1.1 1.2.1 1.3.1", A="1.4.1").give("B", laborers=2, stock=1).turn("B")
    after = scene.choose("build_wall")
    assert sorted(after.told("row-scored")) == [[0, 0, 0, 3], [1, 0, 0, 3]]


def test_it_brings_no_points_on_level_4() -> None:
    """IF9.3: nobody has built a tower."""
    scene = Scene(2).wall("B", B="1.1.3").turn("A", governor=True).choose("place governor", "1.1.4")
    assert (scene["A"].points, scene.story[-1]) == (0, "governor-placed")


def test_it_is_neither_replaced_nor_reinforced() -> None:
    """IF9.3: it counts for no pattern, and a replacement needs a player's block."""
    scene = Scene(2).wall(governor="1.1.1 1.2.1").give("A", laborers=4, stock=1, hand="F01").turn("A")
    assert {"replace_block", "play_favor"}.isdisjoint(scene.asks("action"))


def test_it_does_not_count_at_the_end() -> None:
    """IF9.3: not for the weakest region, whoever placed it."""
    scene = Scene(2).wall(A="1.1.1", governor="2.1.1").give("B", treasures=1, jade=1, convicts=1).end()
    # A has a block in one region alone: 3 for the row, a treasure and its point; most treasures with B.
    assert dict(zip("AB", scene.scores, strict=True))["A"] == 3 + 1 + 3 - 3


def test_it_supports_what_stands_above() -> None:
    """IF9.3: a block can be built on it."""
    scene = Scene(2).wall(governor="1.1.1").give("A", laborers=4, stock=1).turn("A").choose("build_wall")
    assert "1.1.2" in scene.asks("build")


def test_it_completes_a_row() -> None:
    """IF9.4: its placer gets the chip, the players their points."""
    scene = Scene(2).wall(B="1.1.1 1.2.1 1.3.1 1.4.1").turn("A", governor=True).choose("place governor", "1.5.1")
    assert (scene["A"].chips, scene["A"].points, scene["B"].points) == (1, 0, 3)


def test_it_completes_a_level() -> None:
    """IF9.4: the treasure goes to whoever has the most blocks of the level."""
    scene = Scene(2).wall(B="1.*.1 2.1.1 2.2.1", A="2.3.1 2.4.1").turn("A", governor=True)
    after = scene.choose("place governor", "2.5.1")
    assert (after["A"].treasures, after["B"].treasures, after["B"].points) == (0, 1, 3 + 1)


def test_it_completes_the_wall() -> None:
    """IF9.4: its placer takes the jails."""
    scene = Scene(2).complete_but("2.5.4", by="AB").jailed(1, 1, 2).jailed(2, 3, 4).turn("B", governor=True)
    after = scene.choose("place governor")
    assert after.is_over
    assert (after["B"].jade, after["B"].convicts) == (4, 6)


def test_it_is_lost_at_the_end_of_the_round() -> None:
    """IF9.5: it comes back into nobody's hand, nor to the supply."""
    scene = Scene(2).turn("A", 3, holder="A", governor=True, A="recruiter planner")
    blocks = scene.state.governor_blocks
    scene = scene.choose("collect_jade", "end turn")
    assert (scene.asked, scene.state.governor_in_hand) == ("B", True)
    scene = scene.choose("move_taskmaster")
    assert (scene.state.governor_in_hand, scene.state.governor_blocks, scene.kind) == (False, blocks, "bid")


def test_the_menus_that_offer_it() -> None:
    """IF9.6, R09: role, second block, after the action; no other menu does."""
    scene = Scene(2).give("A", jade=9, laborers=9, convicts=9, stock=3, chips=1).turn("A", governor=True)
    assert "place governor" in scene.menu()
    for action in ("recruit_laborers", "buy_blocks", "draw_favors", "build_wall"):
        assert "place governor" not in scene.choose(action).menu()
    second = scene.choose("build_wall", "1.1.1")
    assert "place governor" in second.asks("second")
    assert "place governor" not in second.choose("done").asks("split")
    assert "place governor" in second.choose("done", 1).asks("after")


def test_it_is_not_offered_in_a_full_wall() -> None:
    """IF9.6, IF12.1: inside a Build action that filled the last cell only the workers are left to be told."""
    scene = Scene(3).complete_but("2.5.4", by="ABC").give("A", region=2, jade=5, laborers=8, convicts=1, stock=2)
    after = scene.turn("A", governor=True).choose("build_wall")
    assert after.kind == "split"
