"""Income, petition and the order of turns (IF6), beyond the acceptance cases."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from asztal.engine.play import play_on
from asztal.engine.rng import seeded
from tests.games.island_fortress.position import SEAT_NAMES, Scene, new_match

# -- IF6.1 income -----------------------------------------------------------------------------------------------------


def test_income_of_every_round() -> None:
    """IF6.1.1: 3 jade for everybody, in the first round too."""
    for number in (1, 2, 12):
        scene = Scene(3).give("A B C", jade=2).income(number)
        assert [scene[name].jade for name in "ABC"] == [5, 5, 5]


def test_bonuses_of_played_favors_add_up() -> None:
    """IF6.1.1: F33 brings 2, F07 and F08 bring 1 each; a favor in hand brings nothing."""
    scene = Scene(2).give("A", played="F33 F07 F08").give("B", hand="F19 F25").income()
    assert (scene["A"].jade, scene["B"].jade) == (3 + 4, 3)


def test_treasures_bring_no_income() -> None:
    """IF6.1.1: they count for Collect jade alone."""
    assert Scene(2).give("A", treasures=9).income()["A"].jade == 3


def test_no_decision_before_the_bids() -> None:
    """IF6.1.2, R04: a favor that is complete can't be played in the income phase."""
    scene = Scene(2).wall(A="1.1.1 1.2.1 1.3.1").give("A", hand="F07").income()
    assert (scene.kind, scene["A"].jade, scene["A"].hand) == ("bid", 3, ["F07"])


# -- IF6.2 petition ---------------------------------------------------------------------------------------------------


def bids(holder: str, jade: str, bonus: str = "", seed: int = 1) -> Scene:
    """A petition with these bids; a bonus is named by the favors played, as in ``A=F11``."""
    scene = Scene(len(jade.split()), seed).give("A B C D"[: 2 * len(jade.split()) - 1], jade=9)
    for played in bonus.split():
        name, _, card = played.partition("=")
        scene = scene.give(name, played=card.replace("+", " "))
    made = dict(zip(SEAT_NAMES, jade.split(), strict=False))
    return scene.petition(holder, 5 if holder else 1).choose_for(**made)


def test_bids_are_made_together() -> None:
    """IF6.2.1: in any order, and nothing happens before the last."""
    scene = Scene(3).give("A B C", jade=4).petition("B")
    assert scene.asked == "ABC"
    scene = scene.choose_for(C=2, A=4)
    assert (scene.asked, scene.holder, scene["A"].jade) == ("B", "B", 4)
    assert scene.choose_for(B=3).holder == "A"


def test_the_order_of_bidding_leaves_no_trace() -> None:
    """IF6.2.1, IF6.2.3: also where chance decides."""
    scene = Scene(3).give("A B C", jade=4).petition(round=1)
    ends = {
        scene.choose_for(**dict(order)).holder
        for order in ([("A", 4), ("B", 4), ("C", 4)], [("C", 4), ("B", 4), ("A", 4)])
    }
    assert len(ends) == 1


def test_a_player_may_bid_all_or_nothing() -> None:
    """IF6.2.1: from 0 to all his jade."""
    scene = Scene(2).give("A", jade=3).petition("A")
    assert scene.asks("bid", "A") == {"0", "1", "2", "3"}
    assert scene.asks("bid", "B") == {"0"}


def test_the_highest_value_wins() -> None:
    """IF6.2.2: the bonus of F11 lifts a bid of 2 above a bid of 3."""
    assert bids("C", "3 2 0", "B=F11").holder == "B"
    assert bids("C", "3 2 0").holder == "A"


def test_petition_bonuses_add_up() -> None:
    """IF6.2.2: F11 and F16 bring 2 each, F03 brings 1."""
    scene = bids("A", "4 0 0", "B=F11+F16+F03")
    assert scene.holder == "B"
    assert scene.told("bid-revealed") == [[0, 4, 0, 4], [1, 0, 5, 5], [2, 0, 0, 0]]


def test_among_equal_values_more_jade_wins() -> None:
    """IF6.2.3.a: whoever sits where."""
    assert bids("A", "1 3 0", "A=F11").holder == "B"
    assert bids("B", "1 3 0", "A=F11").holder == "B"
    assert bids("A", "3 1 0", "B=F11").holder == "A"
    assert bids("B", "3 1 0", "B=F11").holder == "A"


@pytest.mark.parametrize(("holder", "winner"), [("A", "B"), ("B", "C"), ("C", "D"), ("D", "A")])
def test_equal_bids_go_to_the_next_after_the_holder(holder: str, winner: str) -> None:
    """IF6.2.3.b: clockwise, starting after him."""
    assert bids(holder, "2 2 2 2").holder == winner


def test_the_holder_loses_every_tie() -> None:
    """IF6.2.3.b: he is reached last, even by a player sitting just before him."""
    assert bids("B", "2 2 0 0").holder == "A"


def test_only_the_tied_players_count() -> None:
    """IF6.2.3.b: a lower bid in between is passed over."""
    assert bids("A", "0 1 2 2").holder == "C"


def test_chance_breaks_the_first_tie() -> None:
    """IF6.2.3.c: in round 1 each of the tied players wins about as often, and nobody else."""
    won = Counter(bids("", "4 1 4", seed=seed).holder for seed in range(60))
    assert set(won) == {"A", "C"}
    assert min(won.values()) > 15


def test_no_chance_without_a_tie() -> None:
    """IF6.2.3.c: a single highest bid wins in round 1 too; equal values with different bids are no tie."""
    for seed in range(8):
        scene = bids("", "1 3 0", "A=F11", seed)
        assert (scene.holder, "lot-drawn" in scene.story) == ("B", False)


def test_the_winner_pays_his_bid_alone() -> None:
    """IF6.2.4: the bonus costs nothing, the others keep theirs."""
    scene = bids("C", "3 4 2", "A=F11")
    assert [scene[name].jade for name in "ABC"] == [6, 9, 9]
    assert (scene.holder, scene.state.governor_in_hand) == ("A", True)


def test_the_winner_takes_a_governor_block() -> None:
    """IF6.2.4: from the supply, one in each round."""
    scene = Scene(2).petition("A", 5)
    assert scene.state.governor_blocks == 8
    assert scene.choose_for(A=0, B=0).state.governor_blocks == 7


def test_the_winners_jail_is_served() -> None:
    """IF6.2.5: one jade from the bank and one convict from the supply, in the region of his taskmaster."""
    scene = Scene(2).give("B", region=2, jade=1).jailed(2, jade=1, convicts=2).petition("A")
    convicts = scene.state.free_convicts
    scene = scene.choose_for(A=0, B=1)
    assert (scene.jail(1), scene.jail(2), scene.state.free_convicts) == ((0, 0), (2, 3), convicts - 1)


def test_somebody_always_wins() -> None:
    """IF6.2.6, R05: when nobody bids, the tie rules decide; support can't be declined."""
    scene = bids("B", "0 0 0")
    assert (scene.holder, scene["C"].jade) == ("C", 9)
    assert bids("", "0 0 0").holder in "ABC"


def test_the_winner_by_the_rule() -> None:
    """IF6.2.2, IF6.2.3: for all bids up to 2 of three players, with a bonus of 1 for A."""
    scene = Scene(3).give("A B C", jade=2).give("A", played="F03").petition("B")
    for made in product(range(3), repeat=3):
        after = scene.choose_for(**dict(zip("ABC", made, strict=True)))
        # Clockwise after B: C, A, B.
        best = max("CAB", key=lambda name: (made["ABC".index(name)] + (name == "A"), made["ABC".index(name)]))
        assert after.holder == best


# -- IF6.3 actions ----------------------------------------------------------------------------------------------------


def test_all_role_cards_come_back() -> None:
    """IF6.3.1: when the actions begin, no card lies on the table."""
    scene = Scene(2).having(table=[0b00111, 0b11100]).petition("A").choose_for(A=0, B=0)
    assert (scene["A"].table, scene["B"].table) == ([], [])


def test_three_turns_each() -> None:
    """IF6.3.2: clockwise from the holder of the marker."""
    scene = Scene(3).petition("A").choose_for(A=0, B=0, C=0)
    turns = []
    actions = ["collect_jade"] * 3 + ["move_taskmaster"] * 3 + ["collect_from_jail"] * 3
    while scene.state.round == 5:
        if scene.kind == "action":
            turns.append(scene.asked)
            scene = scene.choose(actions[len(turns) - 1])
        else:
            scene = scene.choose("end turn")
    assert "".join(turns) == "BCABCABCA"


def test_an_unplaced_governor_block_is_lost() -> None:
    """IF6.3.3: after the last turn of the round, not after the holder's own."""
    scene = Scene(2).turn("B", 3, holder="A", governor=True, A="planner builder treasurer", B="planner builder")
    assert scene.state.governor_in_hand
    after = scene.choose("collect_jade")
    assert (after.state.governor_in_hand, after.kind) == (False, "bid")
    assert after.told("governor-lost") == [[0]]


def test_a_new_round_begins_while_governor_blocks_last() -> None:
    """IF6.3.4: the round after the one that took the last block does not come."""
    before = Scene(2).turn("A", 3, holder="B", round=11, A="recruiter planner").choose("collect_jade")
    assert (before.kind, before.state.round) == ("bid", 12)
    last = Scene(2).turn("A", 3, holder="B", round=12, A="recruiter planner").choose("collect_jade")
    assert last.is_over


def test_rounds_of_real_matches() -> None:
    """IF6.3.2, IF6.3.4: 3n turns in each round, and a governor block less for each."""
    for seats in (2, 3, 4):
        scene = new_match(seats, seed=seats)
        rng = seeded("rounds", seats)
        taken = scene.state.governor_blocks
        while scene.state.menu:
            state = scene.state
            assert state.turns <= 3 * seats
            assert state.governor_blocks == taken - (state.round if state.turns else max(state.round - 1, 0))
            play_on(state, rng, 1)
