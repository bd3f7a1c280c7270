"""Turns, role cards and the buyback (IF7), beyond the acceptance cases."""

from __future__ import annotations

import pytest

from asztal.engine.play import play_on
from asztal.engine.rng import seeded
from asztal.games.island_fortress.data import (
    ACTION_NAMES,
    COLLECT_FROM_JAIL,
    COLLECT_JADE_ACTION,
    MOVE_TASKMASTER,
    ROLE_OF,
    ROLES,
)
from tests.games.island_fortress.position import Scene, new_match

ALWAYS_LEGAL = {"collect_from_jail", "collect_jade", "move_taskmaster"}


def test_a_role_card_and_one_of_its_actions() -> None:
    """IF7.1: the card goes to the table, the action is performed, the turn ends."""
    scene = Scene(2).turn("A")
    after = scene.choose("collect_jade")
    assert (after["A"].table, after["A"].jade, after.asked) == (["treasurer"], 3, "B")


def test_a_card_on_the_table_is_not_played_again() -> None:
    """IF7.1: only cards in hand."""
    scene = Scene(2).turn("A", 3, A="treasurer taskmaster")
    assert {"collect_jade", "move_taskmaster", "repeat_role"}.isdisjoint(scene.asks("action"))


def test_there_is_no_passing() -> None:
    """IF7.2, R16: with nothing at all three actions are left, and none of them is to do nothing."""
    poor = Scene(2).give("A", stock=18).supply(laborers=0).deck(0).turn("A")
    assert poor.asks("action") == ALWAYS_LEGAL


@pytest.mark.parametrize(
    ("cards", "role", "action"),
    [
        ("recruiter treasurer", "taskmaster", "move_taskmaster"),
        ("treasurer taskmaster", "recruiter", "collect_from_jail"),
    ],
)
def test_something_is_always_legal(cards: str, role: str, action: str) -> None:
    """IF7.2: with two cards on the table one of the three that are always legal is in hand still."""
    poor = Scene(2).give("A", stock=18).supply(laborers=0).deck(0).turn("A", 3, A=cards)
    assert poor.told("role-played")[0] == [0, ROLES.index(role), ACTION_NAMES.index(action)]


def test_role_menus_of_real_matches() -> None:
    """IF7.2: of Collect from jail, Collect jade and Move at least one is offered, and only roles in hand are."""
    for seats in (2, 3, 4):
        for seed in range(4):
            scene = new_match(seats, seed)
            rng = seeded("roles", seed)
            while scene.state.menu:
                if scene.kind == "action":
                    menu = set(scene.state.menu)
                    assert menu & {COLLECT_FROM_JAIL, COLLECT_JADE_ACTION, MOVE_TASKMASTER}
                    table = scene.state.table[scene.state.seat]
                    assert all(not table >> ROLE_OF[action] & 1 for action in menu if action < len(ROLE_OF))
                play_on(scene.state, rng, 1)


# -- buyback ----------------------------------------------------------------------------------------------------------


def test_jade_buys_back_the_taskmaster_alone() -> None:
    """IF7.3: no other card, however rich its owner."""
    scene = Scene(2).give("A", jade=20).turn("A")
    assert scene.choose("move_taskmaster").asks("after") == {"end turn", "jade"}
    assert scene.choose("collect_jade").asked == "B"


def test_the_taskmaster_costs_three_jade() -> None:
    """IF7.3: they go to the bank; with 2 it is not offered."""
    scene = Scene(2).give("A", jade=3).turn("A").choose("move_taskmaster", "jade")
    assert (scene["A"].jade, scene["A"].table, scene.kind) == (0, [], "action")
    assert Scene(2).give("A", jade=2).turn("A").choose("move_taskmaster").asked == "B"


@pytest.mark.parametrize("action", ["collect_from_jail", "collect_jade", "move_taskmaster"])
def test_a_chip_buys_back_any_card(action: str) -> None:
    """IF7.3, R07: the taskmaster included; the chip returns to the supply."""
    scene = Scene(2).give("A", chips=1).turn("A")
    chips = scene.state.free_chips
    after = scene.choose(action, "chip")
    assert (after["A"].chips, after["A"].table, after.state.free_chips) == (0, [], chips + 1)


def test_the_taskmaster_by_jade_or_by_chip() -> None:
    """IF7.3, R07: whoever has both may choose."""
    scene = Scene(2).give("A", jade=3, chips=1).turn("A").choose("move_taskmaster")
    assert scene.asks("after") == {"end turn", "jade", "chip"}
    assert (scene.choose("chip")["A"].jade, scene.choose("jade")["A"].chips) == (3, 1)


def test_nobody_must_buy_back() -> None:
    """IF7.3: the turn can end instead."""
    scene = Scene(2).give("A", jade=3, chips=1).turn("A").choose("move_taskmaster", "end turn")
    assert (scene.asked, scene["A"].table) == ("B", ["taskmaster"])


def test_what_the_action_brings_can_pay() -> None:
    """IF7.4: the jade of a repeated role pays for the taskmaster."""
    scene = Scene(2).give("A", jade=1).jailed(1, jade=3).turn("A", 2, A="recruiter")
    scene = scene.choose("repeat_role").choose("collect_from_jail")
    assert scene["A"].jade == 3
    assert "jade" in scene.asks("after")


def test_a_chip_of_a_row_can_pay_at_once() -> None:
    """IF7.4, R07: the row completed by the first action gives the chip for the second."""
    scene = Scene(2).wall(B="1.1.1 1.2.1 1.3.1 1.4.1").give("A", laborers=2, stock=1).turn("A").choose("build_wall")
    assert scene["A"].chips == 1
    assert scene.choose("chip").kind == "action"


def test_a_chip_of_the_governor_block_can_pay() -> None:
    """IF7.4: placed after the action."""
    scene = Scene(2).wall(B="1.1.1 1.2.1 1.3.1 1.4.1").turn("A", governor=True).choose("collect_jade")
    assert scene.asks("after") == {"end turn", "place governor"}
    scene = scene.choose("place governor", "1.5.1")
    assert scene.asks("after") == {"end turn", "chip"}


def test_the_second_action_is_compulsory() -> None:
    """IF7.5: after the buyback a role card is asked for, and the turn can't end."""
    scene = Scene(2).give("A", chips=1).turn("A").choose("collect_jade", "chip")
    assert scene.kind == "action"
    assert scene.asked == "A"


def test_the_same_card_and_action_again() -> None:
    """IF7.5: the card just taken back may be played at once."""
    scene = Scene(2).give("A", chips=1).turn("A").choose("collect_jade", "chip", "collect_jade")
    assert (scene["A"].jade, scene["A"].table, scene.asked) == (6, ["treasurer"], "B")


def test_another_card_after_the_buyback() -> None:
    """IF7.5: then the first card stays in hand."""
    scene = Scene(2).give("A", chips=1).turn("A").choose("collect_jade", "chip", "collect_from_jail")
    assert scene["A"].table == ["recruiter"]


def test_one_buyback_in_a_turn() -> None:
    """IF7.6: by whatever means; after the second action the turn is over."""
    scene = Scene(2).give("A", chips=3, jade=9).turn("A").choose("move_taskmaster", "jade", "move_taskmaster")
    assert (scene.asked, scene["A"].jade, scene["A"].chips) == ("B", 6, 3)


def test_a_chip_gained_by_the_second_action_buys_nothing_back() -> None:
    """IF7.6: not in this turn."""
    scene = Scene(2).wall(B="1.1.1 1.2.1 1.3.1 1.4.1").give("A", chips=1, laborers=2, stock=1).turn("A")
    scene = scene.choose("collect_jade", "chip", "build_wall")
    assert (scene.asked, scene["A"].chips) == ("B", 1)


def test_a_new_turn_a_new_buyback() -> None:
    """IF7.6: six actions in a round at most, three cards on the table."""
    scene = Scene(2).give("A", chips=3).turn("A")
    for action in ("collect_jade", "collect_from_jail", "move_taskmaster"):
        scene = scene.choose(action, "chip", action)
        scene = scene.choose(
            next(word for word in ("collect_jade", "collect_from_jail", "move_taskmaster") if word in scene.menu())
        )
    assert (scene["A"].chips, len(scene["A"].table)) == (0, 3)


def test_the_cards_on_the_table_count_the_turns() -> None:
    """IF7.6: with and without buybacks, in real matches."""
    scene = new_match(3, seed=7)
    rng = seeded("table")
    while scene.state.menu:
        play_on(scene.state, rng, 1)
        if scene.kind == "action" and scene.state.actions == 0:
            done = sum(mask.bit_count() for mask in scene.state.table)
            assert done == scene.state.turns - 1


@pytest.mark.parametrize("action", ["recruit_laborers", "buy_blocks"])
def test_actions_work_in_the_own_region(action: str) -> None:
    """IF7.7, IF8.00: the convict goes to the jail where the taskmaster stands."""
    after = Scene(2).give("A", region=2).turn("A").choose(action)
    assert (after.jail(1), after.jail(2)) == ((0, 0), (0, 1))


def test_building_is_bound_to_the_own_region() -> None:
    """IF7.7: and so are replacing, the jail and taking away a reinforcement."""
    scene = Scene(2).wall(B="1.1.1 2.1.1", A="1.2.1 2.2.1").reinforce("1.2.1 2.2.1").jailed(1, 1, 1).jailed(2, 2, 2)
    scene = scene.give("A", region=2, stock=1, laborers=8).turn("A")
    assert {name[0] for name in scene.choose("build_wall").asks("build")} == {"2"}
    assert scene.choose("replace_block").at("1.1.1") == "B"
    assert scene.choose("remove_reinforcement").reinforced() == ["1.2.1"]
    assert scene.choose("collect_from_jail").jail(1) == (1, 1)


def test_favors_and_the_governor_block_are_bound_to_no_region() -> None:
    """IF7.7: they work anywhere."""
    scene = Scene(2).wall(A="1.1.1 1.2.1").give("A", region=2, hand="F01").turn("A", governor=True)
    assert scene.choose("play_favor").asks("reinforce") == {"1.1.1", "1.2.1"}
    assert {name[0] for name in scene.choose("place governor").asks("governor-cell")} == {"1", "2"}
