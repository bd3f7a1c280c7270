"""The variants and table options (IF13), each of their values, alone and together."""

from __future__ import annotations

from itertools import product

import pytest

from asztal.engine.errors import BadOption, OptionNeedsSeats
from asztal.engine.play import play_on
from asztal.engine.rng import Rng, seeded
from asztal.games.island_fortress.data import EXTRA_REGION_SEATS
from asztal.games.island_fortress.game import GAME
from tests.games.island_fortress.invariants import check
from tests.games.island_fortress.position import Scene, new_match


def test_defaults() -> None:
    """IF13: without options the game is that of the rulebook, and doubtful rulings are as ruled (IF13.6)."""
    assert GAME.full_options() == {
        "replacing": "yes",
        "extra_region": "no",
        "extra_jade": "0",
        "extra_laborers": "0",
        "extra_convicts": "0",
        "extra_blocks": "0",
        "first_round_prize": "none",
        "favor_trade": "no",
        "treasure_convicts": "own",
        "pattern_towers": "yes",
        "pattern_exact": "no",
        "convicts": "limited",
    }


def test_an_unknown_value_is_refused() -> None:
    """IF13: the sentence names what can be chosen."""
    with pytest.raises(
        BadOption, match="'first_round_prize' of island_fortress can't be 'jade'; it can be none, block"
    ):
        GAME.full_options({"first_round_prize": "jade"})


# -- IF13.1 no replacing ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("replacing", "offered"), [("yes", True), ("no", False)])
def test_replacing(replacing: str, offered: bool) -> None:
    """IF13.1: Builder C does not exist."""
    scene = Scene(2, replacing=replacing).wall(B="1.1.1").give("A", laborers=4, stock=1).turn("A")
    assert ("replace_block" in scene.asks("action")) == offered


@pytest.mark.parametrize(("replacing", "offered"), [("yes", True), ("no", False)])
def test_replacing_by_repeating(replacing: str, offered: bool) -> None:
    """IF13.1: nor when the builder is repeated."""
    scene = Scene(2, replacing=replacing).wall(B="1.1.1").give("A", jade=2, laborers=4, stock=1)
    scene = scene.turn("A", 2, A="builder").choose("repeat_role")
    assert (scene.kind == "repeat" and "replace_block" in scene.menu()) == offered


# -- IF13.2 extra region ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "regions", "cells", "rounds"), [(3, 3, 51, 12), (4, 4, 68, 11)])
def test_one_region_more(seats: int, regions: int, cells: int, rounds: int) -> None:
    """IF13.2, IF3.2, R26: the rounds stay as many."""
    state = new_match(seats, extra_region="yes").state
    assert (state.regions, state.missing, state.governor_blocks) == (regions, cells, rounds)
    assert len(state.jail_jade) == regions


def test_no_more_regions_than_players() -> None:
    """IF13.2: with two players the extra region is refused, in one clear sentence."""
    assert EXTRA_REGION_SEATS == [3, 4]
    with pytest.raises(
        OptionNeedsSeats, match=r"^The option 'extra_region=yes' of island_fortress is for 3 or 4 seats, not for 2\.$"
    ):
        GAME.new(2, 1, {"extra_region": "yes"})


def test_two_players_may_say_no() -> None:
    """IF13.2: the usual number of regions can be named."""
    assert new_match(2, extra_region="no").state.regions == 2


def test_the_fourth_region_is_like_the_others() -> None:
    """IF13.2: it is built on, reached by the taskmaster, and the last column of the wall is a tower."""
    scene = Scene(4, extra_region="yes").give("A", laborers=8, stock=1).wall("B", B="4.5.3").turn("A")
    assert scene.choose("move_taskmaster").asks("move") == {"2", "3", "4"}
    there = scene.give("A", region=4).turn("A").choose("build_wall")
    assert there.asks("build") == {"4.1.1", "4.2.1", "4.3.1", "4.4.1", "4.5.4"}
    assert there.choose("4.5.4")["A"].points == 5


def test_a_level_of_four_regions() -> None:
    """IF13.2, IF10.3: all four rows must be complete."""
    scene = (
        Scene(4, extra_region="yes").wall(A="1.*.1 2.*.1 3.*.1", B="4.1.1 4.2.1 4.3.1 4.4.1").turn("A", governor=True)
    )
    assert scene.choose("place governor", "4.5.1").told("level-scored") == [[0, 0, 1]]


def test_the_weakest_of_four_regions() -> None:
    """IF13.2, IF12.6.2: a block in three of them is not enough."""
    scene = (
        Scene(4, extra_region="yes").region(1, A=2, governor=15).region(2, A=2, governor=15).region(3, A=2, governor=15)
    )
    three = scene.region(4, governor=17).end()
    four = scene.region(4, A=2, governor=15).end()
    assert four.scores[0] - three.scores[0] == 6


# -- IF13.3 quicker game ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("jade", "laborers", "convicts", "blocks"),
    [(0, 0, 0, 0), (3, 2, 0, 2), (6, 4, 2, 3), (20, 11, 18, 18), (0, 1, 0, 0)],
)
@pytest.mark.parametrize("seats", [2, 4])
def test_quick_start(jade: int, laborers: int, convicts: int, blocks: int, seats: int) -> None:
    """IF13.3, R42: everybody starts with the same, whatever was agreed on, taken from the supply."""
    scene = new_match(
        seats,
        extra_jade=str(jade),
        extra_laborers=str(laborers),
        extra_convicts=str(convicts),
        extra_blocks=str(blocks),
    )
    state = scene.state
    assert state.jade == [12 + jade] * seats
    assert (state.laborers, state.free_laborers) == ([laborers] * seats, 45 - laborers * seats)
    assert (state.convicts, state.free_convicts) == ([convicts] * seats, 75 - convicts * seats)
    assert (state.stock, state.unbought) == ([blocks] * seats, [18 - blocks] * seats)


# -- IF13.6 unlimited convicts ----------------------------------------------------------------------------------------


def test_convicts_without_limit() -> None:
    """IF11.2, IF13.6.d, R21: by option the supply of convicts never ends; without it the box is the limit."""
    for convicts, gained in (("limited", 5), ("unlimited", 6)):
        scene = Scene(2, convicts=convicts).give("A", laborers=2)
        if convicts == "limited":
            scene = scene.supply(convicts=5)
        after = scene.turn("A").choose("collect_convicts")
        assert after["A"].convicts == gained
        assert after.state.free_convicts == (0 if convicts == "limited" else 75)
        assert GAME.rules.invariants(after.state) == (
            [] if convicts == "limited" else GAME.rules.invariants(scene.state)
        )


# -- IF13.4 first-round incentive -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("prize", "gains"),
    [("none", (0, 0, 0, 0)), ("block", (1, 0, 0, 0)), ("chip", (0, 1, 0, 0)), ("treasure", (0, 0, 1, 1))],
)
def test_first_round_prize(prize: str, gains: tuple[int, ...]) -> None:
    """IF13.4, R27: for the winner of the first petition alone."""
    scene = Scene(2, first_round_prize=prize).give("B", jade=1).petition(round=1).choose_for(A=0, B=1)
    boards = {name: scene[name] for name in "AB"}
    found = {name: (board.stock, board.chips, board.treasures, board.points) for name, board in boards.items()}
    assert found == {"A": (0, 0, 0, 0), "B": gains}


@pytest.mark.parametrize("prize", ["block", "chip", "treasure"])
def test_no_prize_in_later_rounds(prize: str) -> None:
    """IF13.4: in the first round only."""
    scene = Scene(2, first_round_prize=prize).give("B", jade=1).petition("A", 2).choose_for(A=0, B=1)
    board = scene["B"]
    assert (board.stock, board.chips, board.treasures, board.points) == (0, 0, 0, 0)


def test_the_prize_comes_from_the_supply() -> None:
    """IF13.4: the block and the chip."""
    block = Scene(2, first_round_prize="block").petition(round=1).choose_for(A=0, B=0)
    assert block[block.holder].unbought == 17
    chip = Scene(2, first_round_prize="chip").petition(round=1).choose_for(A=0, B=0)
    assert chip.state.free_chips == 17


# -- IF13.5 favor trade -----------------------------------------------------------------------------------------------


def trade(**hands: str) -> Scene:
    """Three players at the end of a match with the favor trade."""
    scene = Scene(3, favor_trade="yes")
    for name, hand in hands.items():
        scene = scene.give(name, hand=hand)
    return scene.end(holder="B")


def test_no_trade_without_the_option() -> None:
    """IF13.5: the match is over at once."""
    assert Scene(3).give("A B C", jade=1).give("A", hand="F01").end().is_over


def test_the_trade_goes_clockwise_from_the_holder() -> None:
    """IF13.5: each as often as he likes, then the next."""
    scene = trade(A="F01 F02", B="F03 F04", C="F05")
    order = ""
    while not scene.is_over:
        order += scene.asked
        scene = scene.choose("jade")
    assert order == "BBCAA"


def test_who_has_no_favors_is_passed_over() -> None:
    """IF13.5: nothing is asked of him."""
    assert trade(A="F01").asked == "A"
    assert trade().is_over


def test_a_favor_is_worth_a_jade_or_a_convict() -> None:
    """IF13.5, R24: chosen card by card."""
    scene = trade(A="F01 F02 F03")
    assert scene.asks("trade") == {"jade", "convict", "stop"}
    scene = scene.choose("jade", "convict", "jade")
    assert scene.is_over
    assert (scene["A"].jade, scene["A"].convicts, scene["A"].laborers, scene["A"].hand) == (2, 1, 0, [])


def test_favors_may_be_kept() -> None:
    """IF13.5: whoever stops keeps the rest, for nothing."""
    scene = trade(A="F01 F02", B="F03").choose("stop")
    assert (scene.asked, scene["B"].hand) == ("A", ["F03"])
    after = scene.choose("jade", "stop")
    assert (after.is_over, len(after["A"].hand), after["A"].jade) == (True, 1, 1)


def test_a_convict_only_while_there_is_one() -> None:
    """IF13.5: from the supply."""
    scene = Scene(3, favor_trade="yes").give("A", hand="F01 F02").supply(convicts=1).end(holder="A").choose("convict")
    assert scene.asks("trade") == {"jade", "laborer", "stop"}
    after = scene.choose("laborer")
    assert (after["A"].laborers, after.state.free_laborers) == (1, 44)
    none = Scene(3, favor_trade="yes").give("A", hand="F01").supply(convicts=0, laborers=0).end(holder="A")
    assert none.asks("trade") == {"jade", "stop"}


def test_the_trade_counts_in_the_final_scoring() -> None:
    """IF13.5, IF12.6.4, IF12.6.5: a jade makes A the richest, a convict gives him the most workers."""
    assert trade(A="F01").choose("stop").scores == [6, 6, 6]
    assert trade(A="F01").choose("jade").scores == [6, 3, 3]
    assert trade(A="F01").choose("convict").scores == [6, 3, 3]


def test_the_trade_comes_after_the_jails() -> None:
    """IF13.5, IF12.2: the finisher has them already."""
    scene = (
        Scene(2, favor_trade="yes")
        .complete_but("2.5.4", by="AB")
        .jailed(1, 2, 2)
        .give("A B", hand="")
        .give("B", hand="F01")
    )
    scene = scene.turn("A", governor=True).choose("place governor")
    assert (scene.kind, scene.asked, scene["A"].jade) == ("trade", "B", 2)


def test_played_favors_are_not_traded() -> None:
    """IF13.5: only those in hand."""
    scene = Scene(2, favor_trade="yes").give("A", hand="F01", played="F02").end().choose("jade")
    assert (scene.is_over, scene["A"].played, scene["A"].jade) == (True, ["F02"], 1)


# -- IF13.6 doubtful rulings ------------------------------------------------------------------------------------------


def test_treasure_convicts_own() -> None:
    """IF13.6.a, R03: by default the player's own are jailed."""
    scene = Scene(2, treasure_convicts="own").give("A", convicts=2).turn("A").choose("collect_treasure")
    assert (scene["A"].convicts, scene.jail(1), scene.jail(2)) == (0, (0, 1), (0, 1))


def test_treasure_convicts_from_the_supply() -> None:
    """IF13.6.a, R03: the action costs nothing and is always legal."""
    scene = Scene(2, treasure_convicts="supply").give("A", convicts=1).turn("A")
    supply = scene.state.free_convicts
    after = scene.choose("collect_treasure")
    assert (after["A"].convicts, after["A"].treasures, after["A"].points) == (1, 1, 1)
    assert (after.jail(1), after.jail(2), after.state.free_convicts) == ((0, 1), (0, 1), supply - 2)


@pytest.mark.parametrize(("left", "jailed"), [(1, [1, 0]), (0, [0, 0])])
def test_treasure_convicts_that_are_missing(left: int, jailed: list[int]) -> None:
    """IF13.6.a: a missing one is skipped, and the treasure gained."""
    scene = Scene(2, treasure_convicts="supply").supply(convicts=left).turn("A").choose("collect_treasure")
    assert ([scene.jail(region)[1] for region in (1, 2)], scene["A"].treasures) == (jailed, 1)


@pytest.mark.parametrize(("towers", "complete"), [("yes", True), ("no", False)])
@pytest.mark.parametrize(
    ("favor", "cells"), [("F01", "1.5.4 2.1.4"), ("F02", "1.1.3 1.1.4"), ("F08", "1.1.2 1.1.3 1.1.4")]
)
def test_pattern_towers(towers: str, complete: bool, favor: str, cells: str) -> None:
    """IF13.6.b, R12: whether level 4 counts for patterns."""
    scene = Scene(2, pattern_towers=towers).wall("governor", A=cells).give("A", hand=favor).turn("A")
    assert ("play_favor" in scene.asks("action")) == complete


def test_without_towers_no_tower_is_reinforced() -> None:
    """IF13.6.b, IF8.B2.b: a match on levels 2 and 3 is found, the one on 3 and 4 is not."""
    scene = Scene(2, pattern_towers="no").wall("governor", A="1.1.2 1.1.3 1.1.4").give("A", hand="F02").turn("A")
    assert scene.choose("play_favor").asks("reinforce") == {"1.1.2", "1.1.3"}


@pytest.mark.parametrize(
    ("exact", "owner", "complete"),
    [
        ("no", "A", True),
        ("no", "B", True),
        ("yes", "A", False),
        ("yes", "B", True),
        ("yes", "governor", True),
        ("yes", "", True),
    ],
)
def test_pattern_exact(exact: str, owner: str, complete: bool) -> None:
    """IF13.6.c, R11: an own block in an unmarked cell spoils the pattern, another's doesn't."""
    scene = Scene(2, pattern_exact=exact).wall(A="1.1.1 1.3.1")
    if owner:
        scene = scene.wall(**{owner: "1.2.1"})
    scene = scene.give("A", hand="F05").turn("A")
    assert ("play_favor" in scene.asks("action")) == complete


def test_exact_within_the_rectangle_alone() -> None:
    """IF13.6.c: own blocks beside and above a pair don't matter; it has no unmarked cell."""
    scene = Scene(2, pattern_exact="yes").wall(A="1.1.1 1.2.1 1.3.1 1.1.2").give("A", hand="F01").turn("A")
    assert "play_favor" in scene.asks("action")


def test_exact_with_a_reinforced_block() -> None:
    """IF13.6.c: it is an own block all the same."""
    scene = Scene(2, pattern_exact="yes").wall(A="1.1.1 1.2.1 1.3.1").reinforce("1.2.1").give("A", hand="F05").turn("A")
    assert "play_favor" not in scene.asks("action")


# -- together ---------------------------------------------------------------------------------------------------------


def any_options(seats: int, rng: Rng) -> dict[str, str]:
    """Some value of every option that so many can play with."""
    chosen = {name: values[rng.below(len(values))] for name, values in GAME.rules.options.items()}
    return chosen | ({"extra_region": "no"} if seats == 2 else {})


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_options_together(seats: int) -> None:
    """IF13, IF15: random matches with random options are sound and end."""
    rng = seeded("options", seats)
    for seed in range(12):
        options = any_options(seats, rng)
        state = new_match(seats, seed, **options).state
        while state.menu:
            check(state)
            assert GAME.rules.invariants(state) == []
            play_on(state, rng, 1)
        assert state.result is not None


@pytest.mark.parametrize("seats", [3, 4])
def test_every_option_at_once(seats: int) -> None:
    """IF13: all that differs from the rulebook, in one match; every pair of pattern options."""
    for towers, exact in product(("yes", "no"), repeat=2):
        options = {name: values[-1] for name, values in GAME.rules.options.items()}
        state = new_match(seats, 9, **options | {"pattern_towers": towers, "pattern_exact": exact}).state
        play_on(state, seeded("all", towers, exact), 100_000)
        assert state.result is not None
        check(state)
