"""Scoring during the game and at its end (IF10, IF12), beyond the acceptance cases."""

from __future__ import annotations

import pytest

from asztal.engine.events import Event
from asztal.engine.play import play_on
from asztal.engine.rng import seeded
from asztal.games.island_fortress.data import FAVORS
from tests.games.island_fortress.position import QUICK, Scene, new_match

# -- IF10 during the game ---------------------------------------------------------------------------------------------


def test_a_tower() -> None:
    """IF10.1: 5 points for an own block on level 4."""
    scene = Scene(2).wall("B", B="1.5.3").give("A", laborers=8, stock=1).turn("A").choose("build_wall", "1.5.4")
    assert scene["A"].points == 5


@pytest.mark.parametrize(("level", "points"), [(1, 3), (2, 6), (3, 10)])
def test_points_of_a_row(level: int, points: int) -> None:
    """IF10.2: 3, 6 or 10 for the most blocks, and a chip for whoever places the last one."""
    row = " ".join(f"1.{column}.{level}" for column in range(1, 5))
    ground = f"1.5.{level - 1}" if level > 1 else ""
    scene = Scene(2).wall("governor", B=row, governor=ground).turn("A", governor=True)
    after = scene.choose("place governor", f"1.5.{level}")
    assert (after["B"].points, after["A"].points, after["A"].chips, after["B"].chips) == (points, 0, 1, 0)


def test_tied_players_gain_in_full() -> None:
    """IF10.2: three of them, too; nothing is split."""
    scene = Scene(4).wall(B="1.1.1", C="1.2.1", governor="1.3.1 1.4.1").give("A", laborers=2, stock=1).turn("A")
    after = scene.choose("build_wall")
    assert [after[name].points for name in "ABCD"] == [3, 3, 3, 0]


def test_a_row_of_nobody() -> None:
    """IF10.2, R13: governor blocks alone bring points to nobody, but a chip to the last placer."""
    scene = Scene(2).wall(governor="1.1.1 1.2.1 1.3.1 1.4.1").turn("A", governor=True).choose("place governor", "1.5.1")
    assert ([scene[name].points for name in "AB"], scene["A"].chips) == ([0, 0], 1)


def test_a_level() -> None:
    """IF10.3: a treasure and its point for the most blocks in all regions, tied players alike."""
    scene = Scene(4).wall(A="1.*.1 3.1.1", B="2.*.1 3.2.1", C="3.3.1 3.4.1").give("C", region=3, laborers=2, stock=1)
    after = scene.turn("C").choose("build_wall")
    assert [after[name].treasures for name in "ABCD"] == [1, 1, 0, 0]
    assert [after[name].points for name in "ABCD"] == [1, 1, 3, 0]


def test_a_level_needs_all_its_rows() -> None:
    """IF10.3: two of three regions are not enough."""
    scene = Scene(4).wall(A="1.*.1", B="2.1.1 2.2.1 2.3.1 2.4.1").give("A", region=2, laborers=2, stock=1)
    assert scene.turn("A").choose("build_wall").told("level-scored") == []


def test_tower_chip_row_level() -> None:
    """IF10.2, IF10.3, R29: in this order."""
    scene = Scene(2).wall(A="1.*.1", B="2.1.1 2.2.1 2.3.1 2.4.1").give("A", region=2, laborers=2, stock=1).turn("A")
    story = scene.choose("build_wall").story
    scored = [name for name in story if name in ("built", "chip-gained", "row-scored", "level-scored")]
    assert scored == ["built", "chip-gained", "row-scored", "level-scored"]


def test_a_row_is_scored_once() -> None:
    """IF10.4: what is replaced later changes nothing, at the end neither."""
    scene = Scene(2).wall(B="1.*.1").give("A", laborers=12, convicts=8, stock=5, points=0).turn("A")
    after = scene.choose("replace_block", "1.1.1", 4)
    assert [after[name].points for name in "AB"] == [0, 0]
    end = Scene(2).wall(A="1.*.1").end()
    assert end.told("row-scored") == []


def test_every_treasure_is_worth_a_point() -> None:
    """IF10.5: by the treasurer as by a favor or a level; none is ever spent."""
    scene = Scene(2).give("A", convicts=2).turn("A").choose("collect_treasure")
    assert (scene["A"].treasures, scene["A"].points) == (1, 1)
    favor = Scene(2).wall("B", A="1.1.1 1.1.3").give("A", hand="F06").turn("A").choose("play_favor", "1.1.1")
    assert (favor["A"].treasures, favor["A"].points) == (1, 1)


def points_told(event: Event, points: list[int]) -> None:
    """Adds what an event says of points."""
    kind, values = event.kind.name, event.values
    if kind in ("row-scored", "tower-built"):
        points[values[0]] += values[-1]
    elif kind == "level-scored":
        points[values[0]] += values[2]
    elif kind in ("treasure-collected", "prize-treasure"):
        points[values[0]] += 1
    elif kind == "favor-played":
        points[values[0]] += FAVORS[values[1]].points + FAVORS[values[1]].treasures


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_points_change_by_the_rules_alone(seats: int) -> None:
    """IF15, IF10.5: rows, levels, towers, treasures, favors and the prize explain every point."""
    for seed in range(5):
        scene = new_match(seats, seed, first_round_prize="treasure", **QUICK)
        play_on(scene.state, seeded("points", seed), 100_000)
        points = [0] * seats
        for event in scene.events:
            points_told(event, points)
        assert points == scene.state.points


# -- IF12 the end -----------------------------------------------------------------------------------------------------


def test_no_buyback_after_the_last_cell() -> None:
    """IF12.1, R10: the action is finished, and then nothing else."""
    scene = (
        Scene(2).complete_but("2.5.4", by="AB").give("A", region=2, laborers=8, convicts=1, stock=1, chips=1).turn("A")
    )
    scene = scene.choose("build_wall")
    assert scene.kind == "split"
    after = scene.choose(8)
    assert after.is_over
    # Half of the laborers are dead; the jail's convict comes back to the finisher.
    assert (after["A"].laborers, after["A"].convicts) == (4, 2)


def test_the_last_cell_by_the_second_block() -> None:
    """IF12.1: both are built first."""
    scene = Scene(2).complete_but("2.3.2", by="AB").give("A", region=2, laborers=10, stock=2, jade=1).turn("A")
    after = scene.choose("build_wall", "2.3.3")
    assert (after.is_over, after.at("2.3.2"), after.at("2.3.3")) == (True, "A", "A")


def test_the_finisher_takes_the_jails() -> None:
    """IF12.2: all jade and all convicts, and they count in the final scoring."""
    scene = Scene(2).complete_but("2.3.3", by="AB").give("B", jade=4).jailed(1, 3, 2).jailed(2, 2, 1)
    scene = scene.give("A", region=2, laborers=6, stock=1).turn("A").choose("build_wall")
    assert (scene["A"].jade, scene["A"].convicts, scene.jail(1), scene.jail(2)) == (5, 4, (0, 0), (0, 0))
    assert scene.told("jails-taken") == [[0, 5, 4]]


def test_after_the_last_round_the_jails_are_lost() -> None:
    """IF12.3: nobody filled the wall."""
    scene = Scene(2).jailed(1, 5, 5).end()
    assert ([scene[name].jade for name in "AB"], [scene[name].convicts for name in "AB"]) == ([0, 0], [0, 0])
    assert scene.story[0] == "last-round-over"


def test_a_trade_comes_before_the_scoring() -> None:
    """IF12.4: only by option (IF13.5)."""
    scene = Scene(2).wall(A="1.1.1").give("A", hand="F01")
    assert scene.end().is_over
    traded = Scene(2, favor_trade="yes").wall(A="1.1.1").give("A", hand="F01").end()
    assert (traded.kind, traded["A"].points) == ("trade", 0)


def test_unfinished_rows_are_scored() -> None:
    """IF12.5, R14: in every region, without chips."""
    scene = Scene(2).wall("governor", A="1.1.1 1.2.1 2.1.2", B="1.3.1 2.2.2 2.3.3").end()
    assert scene.told("row-scored") == [[0, 0, 0, 3], [0, 1, 1, 6], [1, 1, 1, 6], [1, 1, 2, 10]]
    assert [scene[name].chips for name in "AB"] == [0, 0]


def test_unfinished_levels_are_scored() -> None:
    """IF12.5, IF10.3: by the blocks there are; one that is complete was scored already."""
    scene = Scene(2).wall(A="1.*.1 2.1.1", B="2.2.1 2.3.1 2.4.1 2.5.1").wall(A="1.1.2", B="2.1.2 2.2.2").end()
    assert scene.told("level-scored") == [[1, 1, 1]]
    assert (scene["A"].treasures, scene["B"].treasures) == (0, 1)


def test_rows_of_nobody_score_nothing() -> None:
    """IF12.5, R13: an empty wall brings no points."""
    scene = Scene(2).wall(governor="1.1.1 2.1.1").end()
    assert {"row-scored", "level-scored"}.isdisjoint(scene.story)
    assert [scene[name].points for name in "AB"] == [0, 0]


def test_levels_count_for_the_treasures() -> None:
    """IF12.5, IF12.6.3, R14: the treasure of an unfinished level makes its owner the richest."""
    scene = Scene(2).wall(A="1.1.1").give("B", jade=1, convicts=1).end()
    # A: row 3, treasure 1, most treasures 3; B: fewest -3, jade 3, workers 3.
    assert scene.scores == [7, 3]


def scores(scene: Scene) -> list[int]:
    """The final scores of a match without any block of a player."""
    return scene.end().scores


FLAT = Scene(3).give("A B C", treasures=1)
"""Everybody has 3 for the jade and 3 for the workers; the treasures cancel each other."""


def test_all_equal() -> None:
    """IF12.6, R15: all tied in everything, also at nought."""
    assert scores(FLAT) == [6, 6, 6]


@pytest.mark.parametrize(("chips", "points"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (7, 10)])
def test_chips_left(chips: int, points: int) -> None:
    """IF12.6.1: four or more are worth 10."""
    assert scores(FLAT.give("A", chips=chips)) == [6 + points, 6, 6]


@pytest.mark.parametrize(("left", "right", "points"), [(7, 4, 12), (4, 7, 12), (10, 0, 0), (0, 0, 0), (1, 1, 3)])
def test_the_weakest_region(left: int, right: int, points: int) -> None:
    """IF12.6.2: 3 points for each own block in the region with the fewest."""
    scene = FLAT.region(1, A=left, governor=17 - left).region(2, A=right, governor=17 - right)
    assert scores(scene) == [6 + points, 6, 6]


def test_towers_count_for_the_weakest_region() -> None:
    """IF12.6.2: level 4 like the others."""
    scene = FLAT.wall(A="1.1.1").wall("governor", A="2.5.4").end()
    # Most treasures by the levels, most jade, most workers, and one block in either region.
    assert scene.scores[0] - scene["A"].points == 3 + 3 + 3 + 3


def test_every_region_must_have_a_block() -> None:
    """IF12.6.2: with three regions too."""
    scene = Scene(4).region(1, A=6, governor=11).region(2, A=6, governor=11).region(3, governor=17)
    assert scores(scene)[0] == 6


@pytest.mark.parametrize(
    ("treasures", "points"),
    [((2, 1, 0), (3, 0, -3)), ((2, 2, 0), (3, 3, -3)), ((1, 0, 0), (3, -3, -3)), ((4, 4, 4), (0, 0, 0))],
)
def test_most_and_fewest_treasures(treasures: tuple[int, ...], points: tuple[int, ...]) -> None:
    """IF12.6.3, R15: 3 more, 3 less, tied players alike."""
    scene = Scene(3)
    for name, count in zip("ABC", treasures, strict=True):
        scene = scene.give(name, treasures=count)
    assert scores(scene) == [6 + count for count in points]


@pytest.mark.parametrize(("jade", "points"), [((5, 4, 0), (3, 0, 0)), ((5, 5, 0), (3, 3, 0)), ((0, 0, 0), (3, 3, 3))])
def test_most_jade(jade: tuple[int, ...], points: tuple[int, ...]) -> None:
    """IF12.6.4: all tied players, also those that have none."""
    scene = FLAT
    for name, count in zip("ABC", jade, strict=True):
        scene = scene.give(name, jade=count)
    assert scores(scene) == [3 + count for count in points]


def test_most_workers() -> None:
    """IF12.6.5: laborers and convicts together."""
    assert scores(FLAT.give("A", laborers=3).give("B", convicts=3).give("C", laborers=1, convicts=1)) == [6, 6, 3]


def test_favors_left_cost_nothing() -> None:
    """IF12.7: however many."""
    assert scores(FLAT.give("A", hand="F01 F02 F03 F33")) == [6, 6, 6]


def test_a_score_may_be_negative() -> None:
    """IF12.7, R25: the fewest treasures of a player who has nothing else."""
    scene = Scene(2).give("B", treasures=1, jade=1, convicts=1).end()
    assert scene.scores == [-3, 9]


def test_the_most_points_win() -> None:
    """IF12.8: by one point."""
    assert FLAT.give("B", points=1).end().winners == "B"


@pytest.mark.parametrize(
    ("scene", "winners"),
    [
        (Scene(2).region(1, A=1, B=1, governor=15).region(2, A=2, B=1, governor=14), "A"),
        (Scene(2).give("A", points=3).give("B", jade=1), "B"),
        (Scene(2).give("A", points=6).give("B", treasures=1), "B"),
        (Scene(2), "AB"),
    ],
    ids=["blocks", "jade", "treasures", "shared"],
)
def test_ties(scene: Scene, winners: str) -> None:
    """IF12.8: blocks in the wall, then jade, then treasures, then a shared victory."""
    after = scene.end()
    assert (len(set(after.scores)), after.winners) == (1, winners)
