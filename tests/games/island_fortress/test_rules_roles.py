"""The actions of the five roles (IF8) and when they are legal (IF14), beyond the acceptance cases."""

from __future__ import annotations

import pytest

from asztal.games.island_fortress.data import FAVORS
from tests.games.island_fortress.position import Scene, cell, favor_names

PRICES = [(1, 0), (2, 1), (3, 2), (4, 4), (5, 6)]


def legal(scene: Scene, action: str, card: str = "") -> bool:
    """Whether A may choose the action, in the first turn or with a card on the table in the second."""
    return action in scene.turn("A", 2 if card else 1, A=card).asks("action")


# -- IF14 preconditions -----------------------------------------------------------------------------------------------

BARE = Scene(2)
LEGAL: dict[str, tuple[str, Scene, Scene]] = {
    "laborers in the supply": (
        "recruit_laborers",
        BARE.supply(laborers=1),
        BARE.supply(laborers=0),
    ),
    "two laborers": ("collect_convicts", BARE.give("A", laborers=2), BARE.give("A", laborers=1)),
    "convicts in the supply": (
        "collect_convicts",
        BARE.give("A", laborers=2).supply(convicts=1),
        BARE.give("A", laborers=2).supply(convicts=0),
    ),
    "own blocks in the supply": ("buy_blocks", BARE.give("A", stock=17), BARE.give("A", stock=18)),
    "a deck": ("draw_favors", BARE.deck(1), BARE.deck(0)),
    "a reinforcement in the own region": (
        "remove_reinforcement",
        BARE.wall(B="1.1.1").reinforce("1.1.1"),
        BARE.wall(B="2.1.1").reinforce("2.1.1"),
    ),
    "a block to build": (
        "build_wall",
        BARE.give("A", convicts=2, stock=1),
        BARE.give("A", convicts=2),
    ),
    "workers to build": (
        "build_wall",
        BARE.give("A", laborers=1, convicts=1, stock=1),
        BARE.give("A", laborers=1, stock=1),
    ),
    "workers for the level that is open": (
        "build_wall",
        BARE.wall(B="1.*.1").give("A", laborers=4, stock=1),
        BARE.wall(B="1.*.1").give("A", laborers=3, stock=1),
    ),
    "room in the own region": (
        "build_wall",
        BARE.region(1, A=8, B=8).give("A", laborers=16, stock=1),
        BARE.region(1, A=8, B=9).give("A", laborers=16, stock=1),
    ),
    "a complete favor in hand": (
        "play_favor",
        BARE.wall(A="2.1.1 2.2.1").give("A", hand="F01"),
        BARE.wall(A="2.1.1 2.2.1").give("A", hand="F02").give("B", hand="F01"),
    ),
    "another player's block": (
        "replace_block",
        BARE.wall(B="1.1.1").give("A", laborers=4, stock=1),
        BARE.wall(A="1.1.1", governor="1.2.1", B="2.1.1").give("A", laborers=4, stock=1),
    ),
    "a block without reinforcement": (
        "replace_block",
        BARE.wall(B="1.1.1 1.2.1").reinforce("1.1.1").give("A", laborers=4, stock=1),
        BARE.wall(B="1.1.1").reinforce("1.1.1").give("A", laborers=4, stock=1),
    ),
    "a block to replace with": (
        "replace_block",
        BARE.wall(B="1.1.1").give("A", laborers=4, stock=1),
        BARE.wall(B="1.1.1").give("A", laborers=4),
    ),
    "workers to replace": (
        "replace_block",
        BARE.wall(B="1.1.1").give("A", laborers=2, convicts=2, stock=1),
        BARE.wall(B="1.1.1").give("A", laborers=2, convicts=1, stock=1),
    ),
    "two convicts": ("collect_treasure", BARE.give("A", convicts=2), BARE.give("A", convicts=1, laborers=5)),
}


@pytest.mark.parametrize(("action", "met", "unmet"), LEGAL.values(), ids=LEGAL)
def test_preconditions(action: str, met: Scene, unmet: Scene) -> None:
    """IF14, IF8.B1.c, IF8.B3.b: an action is offered where its precondition is just met, not where it just isn't."""
    assert legal(met, action)
    assert not legal(unmet, action)


@pytest.mark.parametrize("action", ["collect_from_jail", "collect_jade", "move_taskmaster"])
def test_always_legal(action: str) -> None:
    """IF14, IF8.R3, IF8.T1, IF8.M1: without anything at all."""
    assert legal(BARE, action)


@pytest.mark.parametrize(("role", "cost"), [("recruiter", 1), ("planner", 2), ("builder", 2), ("treasurer", 3)])
def test_the_repeat_cost_must_be_affordable(role: str, cost: int) -> None:
    """IF14, IF8.M2.b: with a jade less the role can't be repeated."""
    scene = BARE.give("A", laborers=2, stock=1)
    assert legal(scene.give("A", jade=cost), "repeat_role", role)
    assert not legal(scene.give("A", jade=cost - 1), "repeat_role", role)


def test_a_repeated_role_needs_a_legal_action() -> None:
    """IF14, IF8.M2.b: a builder who can't build is not repeated."""
    assert not legal(BARE.give("A", jade=9), "repeat_role", "builder")


def test_only_menus_with_a_choice_are_asked() -> None:
    """IF14: everything forced is done, from the action to the end of the turn."""
    scene = Scene(2).complete_but("1.3.3 2.3.3", by="AB").give("A", convicts=6, stock=1).turn("A")
    after = scene.choose("build_wall")
    assert (after.at("1.3.3"), after.kind, after.asked) == ("A", "after", "A")
    assert after.choose("end turn").asked == "B"


# -- IF8.0 casualties -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("laborers", "convicts", "menu"),
    [(5, 1, {"3", "4"}), (9, 9, {"0", "1", "2", "3", "4"}), (2, 3, {"1", "2"}), (1, 9, {"0", "1"})],
)
def test_which_splits_are_offered(laborers: int, convicts: int, menu: set[str]) -> None:
    """IF8.0, R32: exactly the workers needed, no more; from what there is."""
    scene = Scene(2).wall(B="1.*.1").give("A", laborers=laborers, convicts=convicts, stock=1).turn("A")
    assert scene.choose("build_wall", "1.1.2").asks("split") == menu


@pytest.mark.parametrize(("used", "lost"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2)])
def test_half_of_the_laborers_die(used: int, lost: int) -> None:
    """IF8.0: rounded up, and all convicts; they go back to the supply."""
    scene = Scene(2).wall(B="1.*.1").give("A", laborers=4, convicts=4, stock=1).turn("A").choose("build_wall", "1.1.2")
    supply = (scene.state.free_laborers, scene.state.free_convicts)
    after = scene.choose(used)
    assert (after["A"].laborers, after["A"].convicts) == (4 - lost, used)
    assert (after.state.free_laborers, after.state.free_convicts) == (supply[0] + lost, supply[1] + 4 - used)


def test_a_split_without_choice_is_made() -> None:
    """IF8.0: with laborers alone nothing is asked."""
    after = Scene(2).give("A", laborers=2, stock=1).turn("A").choose("build_wall", "1.3.1")
    assert (after["A"].laborers, after.asked) == (1, "B")


# -- IF8.00 jail rule -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("action", "sends"),
    [
        (["recruit_laborers", 2], 1),
        (["buy_blocks", 2], 1),
        (["build_wall", "1.3.1", "done", 2], 1),
        (["collect_convicts"], 0),
        (["draw_favors", 3], 0),
        (["remove_reinforcement"], 0),
        (["play_favor", "1.2.1"], 0),
        (["replace_block", 4], 0),
        (["collect_jade"], 0),
        (["move_taskmaster"], 0),
    ],
    ids=lambda value: value[0] if isinstance(value, list) else "",
)
def test_who_sends_a_convict_to_jail(action: list[str | int], sends: int) -> None:
    """IF8.00, R31: Recruiter A, Planner A and Builder A, and no other."""
    scene = Scene(2).wall(A="1.1.1 1.2.1", B="1.4.1 1.5.1").reinforce("1.5.1")
    scene = scene.give("A", jade=5, laborers=4, convicts=4, stock=2, hand="F01").turn("A")
    assert scene.choose(*action).jail(1)[1] == sends


# -- Recruiter --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("count", "price"), PRICES)
def test_price_of_laborers(count: int, price: int) -> None:
    """IF8.R1: nothing for the first, 6 jade for five."""
    after = Scene(2).give("A", jade=6).turn("A").choose("recruit_laborers", count)
    assert (after["A"].laborers, after["A"].jade) == (count, 6 - price)


@pytest.mark.parametrize(("jade", "most"), [(0, 1), (1, 2), (2, 3), (3, 3), (4, 4), (5, 4), (6, 5)])
def test_laborers_are_limited_by_the_jade(jade: int, most: int) -> None:
    """IF8.R1: whoever has none takes one without being asked."""
    scene = Scene(2).give("A", jade=jade).turn("A").choose("recruit_laborers")
    if most == 1:
        assert scene["A"].laborers == 1
    else:
        assert scene.asks("recruit") == {str(count) for count in range(1, most + 1)}


def test_six_convicts_for_two_laborers() -> None:
    """IF8.R2: both from and to the supply; more laborers stay."""
    scene = Scene(2).give("A", laborers=3).turn("A")
    supply = (scene.state.free_laborers, scene.state.free_convicts)
    after = scene.choose("collect_convicts")
    assert (after["A"].laborers, after["A"].convicts) == (1, 6)
    assert (after.state.free_laborers, after.state.free_convicts) == (supply[0] + 2, supply[1] - 6)


def test_an_empty_jail_can_be_emptied() -> None:
    """IF8.R3, R16: it brings nothing, but is an action."""
    after = Scene(2).turn("A").choose("collect_from_jail")
    assert (after["A"].jade, after["A"].convicts, after["A"].table) == (0, 0, ["recruiter"])


def test_a_jail_is_emptied_whole() -> None:
    """IF8.R3: all jade and all convicts of the own region."""
    after = Scene(2).give("A", jade=1, convicts=1).jailed(1, 3, 5).jailed(2, 2, 2).turn("A").choose("collect_from_jail")
    assert (after["A"].jade, after["A"].convicts, after.jail(1), after.jail(2)) == (4, 6, (0, 0), (2, 2))


# -- Planner ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("count", "price"), PRICES)
def test_price_of_blocks(count: int, price: int) -> None:
    """IF8.P1: as for laborers; they go from the supply to the own stock."""
    after = Scene(2).give("A", jade=6).turn("A").choose("buy_blocks", count)
    assert (after["A"].stock, after["A"].unbought, after["A"].jade) == (count, 18 - count, 6 - price)


def test_blocks_are_limited_by_the_jade() -> None:
    """IF8.P1: with 3 jade up to three."""
    scene = Scene(2).give("A", jade=3).turn("A").choose("buy_blocks")
    assert scene.asks("buy-blocks") == {"1", "2", "3"}


@pytest.mark.parametrize(("draw", "keep"), [(3, 2), (5, 1)])
def test_favors_are_drawn_and_kept(draw: int, keep: int) -> None:
    """IF8.P2: from the top of the deck; the others go under it."""
    scene = Scene(2).deck(20, top="F01 F02 F03 F04 F05").turn("A").choose("draw_favors")
    assert scene.asks("draw-favors") == {"3", "5"}
    scene = scene.choose(draw)
    assert scene.asks("keep-favor") == {f"F{number:02}" for number in range(1, draw + 1)}
    kept = ["F02", "F03"][:keep]
    after = scene.choose(*kept)
    assert (after["A"].hand, len(after.state.deck)) == (kept, 20 - keep)
    under = {f"F{number:02}" for number in range(1, draw + 1)} - set(kept)
    assert set(favor_names(sum(1 << card for card in after.state.deck[: draw - keep]))) == under


def test_favors_go_under_the_deck_in_any_order() -> None:
    """IF8.P2, R18: chance decides, not the player."""
    orders = set()
    for seed in range(12):
        scene = Scene(2, seed).deck(20, top="F01 F02 F03 F04 F05").turn("A").choose("draw_favors", 5, "F01")
        orders.add(tuple(scene.state.deck[:4]))
    assert len(orders) > 4


def test_there_is_no_hand_limit() -> None:
    """IF8.P2: more favors can be drawn by whoever has many."""
    scene = Scene(2).give("A", hand=" ".join(f"F{number:02}" for number in range(1, 21))).turn("A")
    scene = scene.choose("draw_favors", 3)
    after = scene.choose(*sorted(scene.menu())[:2])
    assert len(after["A"].hand) == 22


def test_a_reinforcement_is_removed() -> None:
    """IF8.P3: from an own block or another's in the own region; it goes back to the supply."""
    scene = Scene(2).wall(A="1.1.1 2.1.1", B="1.2.1").reinforce("1.1.1 1.2.1 2.1.1").turn("A")
    scene = scene.choose("remove_reinforcement")
    assert scene.asks("unreinforce") == {"1.1.1", "1.2.1"}
    after = scene.choose("1.2.1")
    assert (after.reinforced(), after.state.free_reinforcements) == (["1.1.1", "2.1.1"], 16)


# -- Builder: build ---------------------------------------------------------------------------------------------------


def test_one_block() -> None:
    """IF8.B1: from the own stock, without jade."""
    scene = Scene(2).give("A", jade=1, convicts=9, stock=2).turn("A").choose("build_wall", "1.3.1", "done")
    assert (scene.at("1.3.1"), scene["A"].stock, scene["A"].jade, scene["A"].convicts) == ("A", 1, 1, 7)


def test_a_second_block_costs_a_jade() -> None:
    """IF8.B1, IF8.B1.e: and is not offered without it."""
    scene = Scene(2).give("A", jade=1, convicts=9, stock=2).turn("A").choose("build_wall", "1.3.1", "1.4.1")
    assert (scene["A"].jade, scene["A"].stock, scene["A"].convicts) == (0, 0, 5)
    poor = Scene(2).give("A", convicts=9, stock=2).turn("A").choose("build_wall", "1.3.1")
    assert poor.asked == "B"


def test_there_is_no_third_block() -> None:
    """IF8.B1: two at most."""
    scene = Scene(2).give("A", jade=9, convicts=9, stock=9).turn("A").choose("build_wall", "1.3.1", "1.4.1")
    assert scene.asked == "B"


def test_a_second_block_needs_a_block() -> None:
    """IF8.B1.e: with one block the action is over after it."""
    assert Scene(2).give("A", jade=9, convicts=9, stock=1).turn("A").choose("build_wall", "1.3.1").asked == "B"


def test_the_second_block_may_stand_on_the_first() -> None:
    """IF8.B1.a: the cell above the first is open now."""
    scene = Scene(2).give("A", jade=1, convicts=6, stock=2).turn("A").choose("build_wall", "1.3.1")
    assert scene.asks("second") == {"1.1.1", "1.2.1", "1.3.2", "1.4.1", "1.5.1", "done"}


def test_a_block_goes_to_an_open_cell() -> None:
    """IF8.B1.a: of the own region."""
    scene = Scene(2).wall(B="1.1.1 1.1.2", A="1.2.1").give("A", convicts=9, stock=1).turn("A").choose("build_wall")
    assert scene.asks("build") == {"1.1.3", "1.2.2", "1.3.1", "1.4.1", "1.5.1"}


@pytest.mark.parametrize(("level", "workers"), [(1, 2), (2, 4), (3, 6), (4, 8)])
def test_workers_by_level(level: int, workers: int) -> None:
    """IF8.B1.b: exactly so many are enough."""
    scene = Scene(2).wall("governor", governor="1.2.3 1.3.3 1.4.3 1.5.3" + (f" 1.1.{level - 1}" if level > 1 else ""))
    enough = scene.give("A", convicts=workers, stock=1).turn("A").choose("build_wall")
    if enough.kind == "build":
        enough = enough.choose(f"1.1.{level}")
    assert (enough.at(f"1.1.{level}"), enough["A"].convicts) == ("A", 0)
    assert not legal(scene.give("A", convicts=workers - 1, stock=1), "build_wall")


def test_both_blocks_share_their_workers() -> None:
    """IF8.B1.b: one split for the sum; rounded up once, not twice."""
    scene = Scene(2).wall(B="1.1.1").give("A", jade=1, laborers=6, stock=2).turn("A")
    after = scene.choose("build_wall", "1.1.2", "1.2.1")
    assert after.told("workers-lost") == [[0, 3, 0, 3]]


def test_a_second_block_needs_workers_for_both() -> None:
    """IF8.B1.e: 7 workers build levels 2 and 1, but not level 2 twice."""
    scene = (
        Scene(2).wall(B="1.1.1 1.2.1").give("A", jade=1, laborers=7, stock=2).turn("A").choose("build_wall", "1.1.2")
    )
    assert scene.asks("second") == {"1.3.1", "1.4.1", "1.5.1", "done"}


def test_a_block_is_scored_before_the_next() -> None:
    """IF8.B1.d: the row of the first is scored without the second."""
    scene = Scene(2).wall(B="1.1.1 1.2.1", A="1.3.1", governor="1.4.1").give("A", jade=1, laborers=6, stock=2)
    after = scene.turn("A").choose("build_wall", "1.5.1", "1.5.2")
    assert after.story[2:7] == ["built", "chip-gained", "row-scored", "row-scored", "built"]


def test_the_governor_block_between_two_blocks() -> None:
    """IF8.B1.d: as the support of the second."""
    scene = Scene(2).give("A", jade=1, convicts=8, stock=2).turn("A", governor=True).choose("build_wall", "1.1.1")
    assert {"1.1.2", "done", "place governor"} <= scene.asks("second")
    scene = scene.choose("place governor", "1.1.2")
    assert "1.1.3" in scene.asks("second")
    after = scene.choose("1.1.3")
    assert (after.at("1.1.3"), after["A"].convicts) == ("A", 0)


def test_the_split_comes_last() -> None:
    """IF8.B1.e, R06: after both blocks are placed and scored."""
    scene = Scene(2).give("A", jade=1, laborers=4, convicts=4, stock=2).turn("A").choose("build_wall", "1.1.1")
    assert (scene.kind, scene.at("1.1.1"), scene["A"].workers) == ("second", "A", 8)
    scene = scene.choose("1.1.2")
    assert (scene.kind, scene.at("1.1.2"), scene["A"].workers) == ("split", "A", 8)
    assert scene.asks("split") == {"2", "3", "4"}


# -- Builder: favors --------------------------------------------------------------------------------------------------


def playable(scene: Scene, favor: str, name: str = "A") -> bool:
    return "play_favor" in scene.give(name, hand=favor).turn(name).asks("action")


def test_a_favor_is_not_turned_or_mirrored() -> None:
    """IF8.B2.a: a step up is no step down, a pair is no post."""
    up = Scene(2).wall("B", A="1.1.1 1.2.2")
    assert [playable(up, favor) for favor in ("F03", "F04")] == [True, False]
    pair = Scene(2).wall(A="1.1.1 1.2.1")
    assert [playable(pair, favor) for favor in ("F01", "F02")] == [True, False]


def test_a_favor_may_lie_anywhere() -> None:
    """IF8.B2.a: on any level, in any region, across two of them."""
    for cells in ("1.1.1 1.2.1", "1.3.3 1.4.3", "2.4.2 2.5.2", "1.5.3 2.1.3", "1.5.4 2.1.4"):
        assert playable(Scene(2).wall("B", A=cells), "F01")


def test_unmarked_cells_do_not_matter() -> None:
    """IF8.B2.a, R11: the gap may be anybody's, one's own too."""
    for owner in ("A", "B", "governor"):
        scene = Scene(2).wall(A="1.1.1 1.3.1").wall(**{owner: "1.2.1"})
        assert playable(scene, "F05")


def test_other_blocks_do_not_count_for_a_favor() -> None:
    """IF8.B2.a: neither another player's nor the governor's nor a reinforced one."""
    assert not playable(Scene(2).wall(A="1.1.1", B="1.2.1"), "F01")
    assert not playable(Scene(2).wall(A="1.1.1", governor="1.2.1"), "F01")
    assert not playable(Scene(2).wall(A="1.1.1 1.2.1").reinforce("1.2.1"), "F01")


def test_a_favor_needs_cells_that_the_wall_has() -> None:
    """IF8.B2.a, R12: a tall favor in column 3 would need a fourth level."""
    assert not playable(Scene(2).wall("B", A="1.3.2 1.3.3"), "F08")
    assert playable(Scene(2).wall("B", A="1.1.2 1.1.3 1.1.4"), "F08")


@pytest.mark.parametrize("number", range(36))
def test_a_favor_is_found_where_it_is_built(number: int) -> None:
    """IF8.B2.a: one column from the left end, and not with one of its blocks reinforced."""
    favor = f"F{number + 1:02}"
    cells = [f"1.{column + 2}.{level + 1}" for level, column in FAVORS[number].cells]
    scene = Scene(2).wall("governor", A=" ".join(cells))
    assert playable(scene, favor)
    assert scene.state.matched_cells(0, number) == sorted(cell(name) for name in cells)
    for name in cells:
        assert not playable(scene.reinforce(name), favor)


def test_one_block_of_the_match_is_reinforced() -> None:
    """IF8.B2.b: the player chooses which; a token comes from the supply."""
    scene = Scene(2).wall(A="1.1.1 1.2.1 2.1.1").give("A", hand="F01").turn("A").choose("play_favor")
    assert scene.asks("reinforce") == {"1.1.1", "1.2.1"}
    after = scene.choose("1.2.1")
    assert (after.reinforced(), after.state.free_reinforcements) == (["1.2.1"], 17)


def test_any_cell_of_any_match() -> None:
    """IF8.B2.b, R17: two pairs apart, four cells."""
    scene = Scene(2).wall(A="1.1.1 1.2.1 2.1.1 2.2.1").give("A", hand="F01").turn("A").choose("play_favor")
    assert scene.asks("reinforce") == {"1.1.1", "1.2.1", "2.1.1", "2.2.1"}


@pytest.mark.parametrize(
    ("favor", "cells", "gains"),
    [
        ("F02", "1.1.1 1.1.2", {"jade": 2, "points": 1}),
        ("F04", "1.1.2 1.2.1", {"points": 1, "convicts": 3}),
        ("F05", "1.1.1 1.3.1", {"jade": 1, "stock": 2}),
        ("F06", "1.1.1 1.1.3", {"treasures": 1, "points": 1, "convicts": 2}),
        ("F09", "1.1.1 1.2.1 1.1.2", {"points": 3, "laborers": 2}),
        ("F12", "1.1.2 1.2.2 1.2.1", {"points": 2, "chips": 1, "convicts": 1}),
        ("F15", "1.1.1 1.2.2 1.3.1", {"points": 3, "treasures": 2}),
    ],
)
def test_rewards_at_once(favor: str, cells: str, gains: dict[str, int]) -> None:
    """IF8.B2.c: everything the card promises, a point more for each treasure, and nothing else."""
    scene = Scene(2).wall("governor", A=cells).give("A", hand=favor).turn("A").choose("play_favor", cells.split()[0])
    board = {
        name: getattr(scene["A"], name)
        for name in ("jade", "points", "treasures", "chips", "convicts", "laborers", "stock")
    }
    assert {name: count for name, count in board.items() if count} == gains
    assert (scene["A"].hand, scene["A"].played) == ([], [favor])


def test_bonuses_begin_with_the_next_round() -> None:
    """IF8.B2.c, R35: a favor with income played now pays from the next income phase on."""
    scene = Scene(2).wall(A="1.1.1 1.2.1 1.3.1").give("A", hand="F07")
    scene = scene.turn("A", 3, holder="B", A="recruiter planner", B="recruiter planner treasurer")
    after = scene.choose("play_favor", "1.1.1")
    assert (after.kind, after["A"].jade, after["B"].jade) == ("bid", 4, 3)


def test_a_played_favor_is_kept() -> None:
    """IF8.B2.d: though its blocks are replaced."""
    scene = Scene(2).wall(A="1.1.1 1.2.1 1.3.1").give("A", played="F07").give("B", laborers=4, stock=1).turn("B")
    after = scene.choose("replace_block", "1.2.1")
    assert (after["A"].played, after.view()["players"][0]["income"]) == (["F07"], 1)


def test_one_favor_for_an_action() -> None:
    """IF8.B2, IF8.B2.e: of those that are complete; a second has to wait."""
    scene = Scene(2).wall(A="1.1.1 1.2.1 1.3.1").give("A", hand="F01 F05 F08").turn("A").choose("play_favor")
    assert scene.asks("play-favor") == {"F01", "F05"}
    after = scene.choose("F05", "1.1.1")
    assert (after["A"].played, after["A"].hand, after.asked) == (["F05"], ["F01", "F08"], "B")


# -- Builder: replace -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "workers"), [(1, 4), (2, 8), (3, 12), (4, 16)])
def test_workers_to_replace(level: int, workers: int) -> None:
    """IF8.B3: twice as many as for building."""
    scene = Scene(2).wall("governor", B=f"1.1.{level}")
    after = scene.give("A", convicts=workers, stock=1).turn("A").choose("replace_block")
    assert (after.at(f"1.1.{level}"), after["A"].convicts, after["A"].stock) == ("A", 0, 0)
    assert not legal(scene.give("A", convicts=workers - 1, stock=1), "replace_block")


def test_the_replaced_block_goes_to_its_owner() -> None:
    """IF8.B3, R30: to his stock, not to the supply; laborers suffer as in building."""
    scene = Scene(2).wall(B="1.1.1").give("A", laborers=4, stock=1).turn("A")
    after = scene.choose("replace_block")
    assert (after["B"].stock, after["B"].unbought, after["A"].laborers) == (1, 17, 2)


def test_what_can_be_replaced() -> None:
    """IF8.B3: other players' blocks in the own region, also with something above them."""
    scene = (
        Scene(3).wall(A="1.1.1", B="1.2.1 2.1.1", C="1.3.1 1.2.2", governor="1.4.1").wall(B="1.5.1").reinforce("1.5.1")
    )
    scene = scene.give("A", laborers=8, stock=1).turn("A").choose("replace_block")
    assert scene.asks("replace") == {"1.2.1", "1.2.2", "1.3.1"}


@pytest.mark.parametrize(("replaced", "cells"), [("1.1.1", "1.*.1"), ("1.1.4", "1.1.4")])
def test_replacing_scores_nothing(replaced: str, cells: str) -> None:
    """IF8.B3.a: neither in a complete row nor on a tower; it costs no jade and jails nobody."""
    scene = Scene(2).wall("governor", B=cells).give("A", jade=3, convicts=16, stock=1).turn("A").choose("replace_block")
    after = scene.choose(replaced) if scene.kind == "replace" else scene
    assert (after.at(replaced), after["A"].points, after["A"].chips, after["A"].jade) == ("A", 0, 0, 3)
    assert (after["A"].treasures, after.jail(1)) == (0, (0, 0))


def test_the_new_owner_counts_when_the_row_is_scored() -> None:
    """IF8.B3.a: in a row that is not complete yet."""
    scene = (
        Scene(2).wall(B="1.1.1 1.2.1", A="1.3.1", governor="1.4.1").give("A", laborers=8, stock=2, chips=1).turn("A")
    )
    after = scene.choose("replace_block", "1.1.1", "chip", "build_wall", "1.5.1")
    assert after.told("row-scored") == [[0, 0, 0, 3]]


def test_a_replacement_must_be_affordable() -> None:
    """IF8.B3.b: 8 workers reach level 2, not level 3."""
    scene = Scene(2).wall("A", B="1.1.1 1.2.2 1.3.3").give("A", laborers=8, stock=1).turn("A").choose("replace_block")
    assert scene.asks("replace") == {"1.1.1", "1.2.2"}


# -- Treasurer --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("treasures", "jade"), [(0, 3), (2, 3), (3, 4), (5, 4), (6, 5), (12, 7)])
def test_jade_for_treasures(treasures: int, jade: int) -> None:
    """IF8.T1: one more for every three, and the treasures are kept."""
    after = Scene(2).give("A", treasures=treasures).turn("A").choose("collect_jade")
    assert (after["A"].jade, after["A"].treasures) == (jade, treasures)


def test_two_convicts_for_a_treasure() -> None:
    """IF8.T2, R03: own convicts, one into each of two jails; with two regions nothing is asked."""
    scene = Scene(2).give("A", convicts=2).turn("A")
    supply = scene.state.free_convicts
    after = scene.choose("collect_treasure")
    assert (after["A"].convicts, after["A"].treasures, after["A"].points) == (0, 1, 1)
    assert (after.jail(1), after.jail(2), after.state.free_convicts) == ((0, 1), (0, 1), supply)


def test_two_different_jails() -> None:
    """IF8.T2: with three regions any two."""
    scene = Scene(4).give("A", convicts=2).turn("A").choose("collect_treasure")
    assert scene.asks("jail") == {"1", "2", "3"}
    scene = scene.choose(3)
    assert scene.asks("jail") == {"1", "2"}
    after = scene.choose(1)
    assert [after.jail(region)[1] for region in (1, 2, 3)] == [1, 0, 1]
    assert after["A"].treasures == 1


# -- Taskmaster -------------------------------------------------------------------------------------------------------


def test_the_taskmaster_moves_to_any_other_region() -> None:
    """IF8.M1, R33: not only to the next; with two regions nothing is asked."""
    scene = Scene(4).turn("A").choose("move_taskmaster")
    assert scene.asks("move") == {"2", "3"}
    assert scene.choose(3)["A"].region == 3
    assert Scene(2).give("A", region=2).turn("A").choose("move_taskmaster")["A"].region == 1


@pytest.mark.parametrize(
    ("role", "action", "cost"),
    [
        ("recruiter", "collect_from_jail", 1),
        ("planner", "buy_blocks", 2),
        ("builder", "build_wall", 2),
        ("treasurer", "collect_treasure", 3),
    ],
)
def test_repeat_cost(role: str, action: str, cost: int) -> None:
    """IF8.M2, R34: paid first, on top of all else; the repeated card stays on the table."""
    scene = Scene(2).give("A", jade=cost, laborers=2, convicts=2, stock=1).turn("A", 2, A=role).choose("repeat_role")
    if scene.kind == "repeat":
        scene = scene.choose(action)
    assert scene.told("role-repeated")[0][3] == cost
    assert scene["A"].jade == 0
    assert set(scene["A"].table) == {role, "taskmaster"}


def test_the_repeat_cost_comes_before_the_prices() -> None:
    """IF8.M2, R34: with 3 jade one is left for the blocks, so two of them at most."""
    scene = Scene(2).give("A", jade=3).turn("A", 2, A="planner").choose("repeat_role", "buy_blocks")
    assert scene.asks("buy-blocks") == {"1", "2"}


def test_what_can_be_repeated() -> None:
    """IF8.M2: all legal actions of own cards from earlier turns, whose cost is affordable."""
    scene = Scene(2).give("A", jade=2, laborers=2).turn("A", 3, A="recruiter treasurer").choose("repeat_role")
    assert scene.asks("repeat") == {"recruit_laborers", "collect_convicts", "collect_from_jail"}
    rich = Scene(2).give("A", jade=3, laborers=2).turn("A", 3, A="recruiter treasurer").choose("repeat_role")
    assert rich.asks("repeat") == {"recruit_laborers", "collect_convicts", "collect_from_jail", "collect_jade"}


def test_the_first_turn_repeats_nothing() -> None:
    """IF8.M2.a: nor do cards of other players help."""
    scene = Scene(2).give("A B", jade=9).turn("B", 1, holder="A", A="treasurer")
    assert "repeat_role" not in scene.asks("action")


def test_a_card_bought_back_is_not_repeated() -> None:
    """IF8.M2.a, R08: it is in hand; nor is a card played earlier in the same turn."""
    scene = Scene(2).give("A", jade=9, chips=1).turn("A").choose("collect_jade", "chip")
    assert "repeat_role" not in scene.asks("action")


def test_the_taskmaster_repeats_no_taskmaster() -> None:
    """IF8.M2, R08: with it alone on the table there is nothing to repeat, and it isn't in hand either."""
    scene = Scene(2).give("A", jade=9, chips=1).turn("A", 2, A="recruiter").choose("repeat_role")
    assert "move_taskmaster" not in scene.asks("repeat")


def test_repeating_may_be_repeated() -> None:
    """IF8.M2.c: the buyback takes back the taskmaster, and the card repeated stays where it is."""
    scene = Scene(2).give("A", jade=3 + 3 + 3).turn("A", 2, A="treasurer").choose("repeat_role")
    assert (scene.kind, scene["A"].jade) == ("after", 9)
    scene = scene.choose("jade")
    assert scene["A"].table == ["treasurer"]
    after = scene.choose("repeat_role")
    assert (after["A"].jade, after["A"].table, after.asked) == (6, ["treasurer", "taskmaster"], "B")


def test_repeating_a_build_sends_its_convict() -> None:
    """IF8.M2, IF8.00: the action is performed in full."""
    scene = Scene(2).give("A", jade=2, laborers=2, stock=1).turn("A", 2, A="builder").choose("repeat_role", "1.1.1")
    assert (scene.at("1.1.1"), scene.jail(1)) == ("A", (0, 1))
