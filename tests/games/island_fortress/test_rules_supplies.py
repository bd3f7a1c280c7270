"""Supplies that run out (IF11) and what must always hold (IF15), beyond the acceptance cases."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from asztal.engine.play import play_on
from asztal.engine.rng import seeded
from asztal.games.island_fortress.game import GAME
from asztal.games.island_fortress.state import Fortress
from tests.games.island_fortress.invariants import check
from tests.games.island_fortress.position import Scene, new_match

# -- IF11 empty supplies ----------------------------------------------------------------------------------------------


def test_jade_never_runs_out() -> None:
    """IF11.1, R20: more than the 100 of the box."""
    scene = Scene(2).give("A B", jade=100).turn("A").choose("collect_jade")
    assert scene["A"].jade == 103


def test_treasures_never_run_out() -> None:
    """IF11.1, R20: more than the 66 of the box."""
    scene = Scene(2).give("A", treasures=66, convicts=2).turn("A").choose("collect_treasure")
    assert scene["A"].treasures == 67


def test_a_gain_gives_what_is_left() -> None:
    """IF11.2, R21: four of six convicts; the laborers are paid all the same."""
    scene = Scene(2).give("A", laborers=2).supply(convicts=4).turn("A").choose("collect_convicts")
    assert (scene["A"].convicts, scene["A"].laborers, scene.state.free_convicts) == (4, 0, 0)


@pytest.mark.parametrize(
    ("favor", "cells", "good", "left", "gained"),
    [
        ("F09", "1.1.1 1.2.1 1.1.2", "laborers", 1, 1),
        ("F04", "1.1.2 1.2.1", "convicts", 2, 2),
        ("F12", "1.1.2 1.2.2 1.2.1", "chips", 0, 0),
    ],
)
def test_a_favor_gives_what_is_left(favor: str, cells: str, good: str, left: int, gained: int) -> None:
    """IF11.2, R21, R22: and it is played nevertheless."""
    scene = Scene(2).wall("governor", A=cells).give("A", hand=favor).supply(**{good: left}).turn("A")
    after = scene.choose("play_favor", cells.split()[0])
    assert (getattr(after["A"], good), after["A"].played) == (gained, [favor])


def test_a_favor_gives_the_blocks_left() -> None:
    """IF11.2: F05 brings two, but only one is in the supply."""
    scene = Scene(2).wall(A="1.1.1 1.3.1").give("A", stock=15, hand="F05").turn("A").choose("play_favor", "1.1.1")
    assert (scene["A"].stock, scene["A"].unbought) == (16, 0)


def test_no_chip_for_a_row() -> None:
    """IF11.2, R22: the row is scored without it."""
    scene = Scene(2).wall(B="1.1.1 1.2.1 1.3.1 1.4.1").supply(chips=0).turn("A", governor=True)
    after = scene.choose("place governor", "1.5.1")
    assert (after["A"].chips, after["B"].points) == (0, 3)


def test_no_convict_for_the_jail() -> None:
    """IF11.2: it is skipped where none comes back, in the petition too."""
    scene = Scene(2).supply(convicts=0).turn("A").choose("buy_blocks")
    assert scene.jail(1) == (0, 0)
    petition = Scene(2).supply(convicts=0).petition("A").choose_for(A=0, B=0)
    assert petition.jail(1) == (1, 0)


def test_the_convict_comes_after_the_casualties() -> None:
    """IF8.00, IF11.2, R21: a convict that died in building goes to jail."""
    scene = Scene(2).give("A", convicts=2, stock=1).supply(convicts=0).turn("A").choose("build_wall", "1.1.1")
    assert (scene.jail(1), scene.state.free_convicts) == ((0, 1), 1)
    laborers = Scene(2).give("A", laborers=2, stock=1).supply(convicts=0).turn("A").choose("build_wall", "1.1.1")
    assert laborers.jail(1) == (0, 0)


def test_no_more_than_the_supply_is_bought() -> None:
    """IF11.3: two laborers, one block."""
    scene = Scene(2).give("A", jade=9).supply(laborers=2).turn("A").choose("recruit_laborers")
    assert scene.asks("recruit") == {"1", "2"}
    assert Scene(2).give("A", jade=9, stock=17).turn("A").choose("buy_blocks")["A"].stock == 18


def test_an_empty_supply_forbids_the_action() -> None:
    """IF11.3: recruiting, buying blocks, collecting convicts."""
    scene = Scene(2).give("A", stock=18, laborers=2).supply(laborers=0, convicts=0).turn("A")
    assert {"recruit_laborers", "buy_blocks", "collect_convicts"}.isdisjoint(scene.asks("action"))


def test_a_favor_without_a_token() -> None:
    """IF11.4, R22: it is played and brings its reward; nothing is reinforced."""
    full = Scene(2).region(1, B=17).wall(B="2.1.1").reinforce("1.*.1 1.*.2 1.*.3 1.1.4 1.5.4 2.1.1")
    scene = full.wall(A="2.2.1 2.3.1").give("A", hand="F01").turn("A").choose("play_favor")
    assert (scene["A"].played, scene["A"].points, scene.asked) == (["F01"], 1, "B")
    assert (len(scene.reinforced()), scene.state.free_reinforcements) == (18, 0)


@pytest.mark.parametrize(("deck", "draw", "drawn", "kept"), [(4, 5, 4, 1), (2, 5, 2, 1), (2, 3, 2, 2), (1, 3, 1, 1)])
def test_a_short_deck(deck: int, draw: int, drawn: int, kept: int) -> None:
    """IF11.5, R23: what is there is drawn, and no more than that kept."""
    scene = Scene(2).deck(deck).turn("A").choose("draw_favors", draw)
    assert scene.told("favors-drawn") == [[0, drawn, kept]]
    while scene.kind == "keep-favor":
        scene = scene.choose(sorted(scene.menu())[0])
    assert (len(scene["A"].hand), len(scene.state.deck)) == (kept, deck - kept)


def test_blocks_are_never_more_than_18() -> None:
    """IF11.6: in the supply, in stock and in the wall."""
    scene = Scene(2).wall(A="1.*.1").give("A", stock=4, jade=6).turn("A")
    assert scene["A"].unbought == 9
    after = scene.choose("buy_blocks", 5)
    assert (after["A"].stock, after["A"].unbought) == (9, 4)


# -- IF15 invariants --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_is_created_or_lost(seats: int) -> None:
    """IF15: after every choice of random matches, counted without the help of the rules."""
    for seed in range(4):
        state = new_match(seats, seed).state
        rng = seeded("invariants", seed)
        while state.menu:
            check(state)
            play_on(state, rng, 1)
        check(state)


def lose_laborer(state: Fortress) -> None:
    state.free_laborers -= 1


def lose_jailed_convict(state: Fortress) -> None:
    state.jail_convicts[0] += 1


def lose_chip(state: Fortress) -> None:
    state.chips[1] += 1


def lose_token(state: Fortress) -> None:
    state.free_reinforcements -= 1


def owe_jade(state: Fortress) -> None:
    state.jade[0] = -1


def gain_block(state: Fortress) -> None:
    state.stock[0] += 1


def hang_block(state: Fortress) -> None:
    state.blocks[1] |= 1 << 3
    state.filled[1] |= 1 << 3
    state.unbought[0] -= 1
    state.missing -= 1


def share_cell(state: Fortress) -> None:
    state.blocks[0] |= 1
    state.blocks[4] |= 1
    state.filled[0] |= 1
    state.unbought[0] -= 1
    state.unbought[1] -= 1
    state.missing -= 1


def reinforce_nothing(state: Fortress) -> None:
    state.reinforced[0] |= 1
    state.free_reinforcements -= 1


def miscount_cells(state: Fortress) -> None:
    state.missing += 1


def double_favor(state: Fortress) -> None:
    state.deck[0] = state.deck[1]


def play_role_too_many(state: Fortress) -> None:
    state.table[0] |= 1


@pytest.mark.parametrize(
    ("rule", "spoil"),
    [
        ("IF15", lose_laborer),
        ("IF15", lose_jailed_convict),
        ("IF15", lose_chip),
        ("IF15", lose_token),
        ("IF15", owe_jade),
        ("IF11.6", gain_block),
        ("IF3.4", hang_block),
        ("IF3", share_cell),
        ("IF3.7", reinforce_nothing),
        ("IF3.2", miscount_cells),
        ("IF15", double_favor),
        ("IF7.6", play_role_too_many),
    ],
)
def test_invariants_can_fail(rule: str, spoil: Callable[[Fortress], None]) -> None:
    """IF15: both ways of counting accept a sound table and notice each kind of damage."""
    state = Scene(3).turn("A").state
    assert GAME.rules.invariants(state) == []
    check(state)
    spoil(state)
    assert [complaint for complaint in GAME.rules.invariants(state) if complaint.startswith(rule)]
    with pytest.raises(AssertionError, match=rule):
        check(state)
