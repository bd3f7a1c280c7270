"""The Financier, loans and the moments of repayment (C17, C28.4)."""

from __future__ import annotations

from asztal.games.colonial import data
from tests.games.colonial.position import Scene

# -- C17 loans --------------------------------------------------------------------------------------------------------


def test_s23_loan() -> None:
    """S-23, C17.1: ten treasure now, ten to be paid back; each loan is a stack of its own."""
    scene = Scene(4).give("blue", treasury=1).play("blue", "financier")
    assert (scene["blue"].treasury, scene["blue"].loans) == (11, [10])
    scene = scene.next_turn().give("blue", unrest=1)
    after = scene.play("blue", "financier")
    assert (after["blue"].treasury, after["blue"].loans) == (21, [10, 10])
    assert after.next_turn()["blue"].loans == [11, 11]


def test_repayment_at_ones_own_decision() -> None:
    """C17.2, C28.4: as an extra of the menu, in any amount from 1 on; then the menu is there again."""
    scene = Scene(4).give("blue", treasury=4, loans=[10]).at_play("blue").choose("repay")
    assert scene.asks("repay-amount") == {"1", "2", "3", "4"}
    after = scene.choose(3)
    assert (after["blue"].treasury, after["blue"].loans) == (1, [7])
    assert "repay" in after.asks("play", "blue")


def test_a_stack_is_chosen() -> None:
    """C17.2: an empty one is gone."""
    scene = Scene(4).give("blue", treasury=9, loans=[10, 2]).at_play("blue").choose("repay")
    assert len(scene.asks("repay-loan")) == 2
    scene = scene.choose(max(scene.menu()))
    assert scene.asks("repay-amount") == {"1", "2"}
    assert scene.choose(2)["blue"].loans == [10]


def test_the_own_stacks_only() -> None:
    """C17.2: nobody else's can be repaid."""
    scene = Scene(4).give("red", loans=[5, 6]).give("blue", treasury=9, loans=[3])
    scene = scene.at_play("blue").choose("repay")
    after = scene.choose(3)
    assert after.each("loans") == [[], [5, 6], [], []]


def test_without_loan_or_treasure_nothing_can_be_repaid() -> None:
    """C28.4: then it is no extra."""
    assert "repay" not in Scene(4).give("blue", treasury=4).at_play("blue").menu()
    assert "repay" not in Scene(4).give("blue", loans=[4]).at_play("blue").menu()


def test_repayment_in_the_phases() -> None:
    """C28.4: fleets, naval forces and piracy have it as an extra."""
    scene = Scene(4).put(siberia="blue").give("blue", treasury=9, loans=[10])
    for kind in ("fleets", "naval", "piracy"):
        scene = scene.until(kind)
        scene = scene.choose("repay").choose(1)
        assert scene.asks(kind, "blue") >= {"repay"}
    assert scene["blue"].loans == [7]


# -- C28.4 moments ----------------------------------------------------------------------------------------------------


def test_after_each_reveal() -> None:
    """C28.4: everybody with loans and treasure is asked, in turn order, before the first action of the round."""
    scene = Scene(4).having(start=2).give("blue yellow", treasury=4, loans=[10]).give("red", treasury=4).program()
    assert scene.asks("repay", "yellow") == {"none", "repay", "never"}
    scene = scene.choose("repay", 2)
    assert scene["yellow"].loans == [8]
    scene = scene.until("repay", "blue").choose("none")
    assert scene.asks("play", "green")


def test_never_asked_again_after_reveals() -> None:
    """C28.4: one can do without; the extra of one's own menus stays."""
    scene = Scene(4).give("blue", treasury=4, loans=[10]).program().choose("never")
    assert "repay" in scene.asks("play", "blue")
    while scene.state.round < data.LAST_CHANCE:
        scene = scene.choose("pass")
        assert scene.kind == "play"


def test_before_interest() -> None:
    """C28.4, C4.6: who repays all has no interest to pay."""
    scene = Scene(4).give("blue", treasury=2, loans=[2], unrest=3).until("piracy", "blue").choose("none")
    assert scene.asks("repay", "blue")
    assert scene.choose("repay", 2).next_turn()["blue"].loans == []
    assert scene.choose("none")["blue"].loans == [5]


def test_when_war_is_declared() -> None:
    """C28.4: the defender may repay before the first year is fought."""
    scene = Scene(4, offers="off").give("red", treasury=4, loans=[10]).give("blue", treasury=1)
    scene = scene.dice("1/1 0/4").play("blue", "sovereign", "red")
    assert scene.asked == "red"
    after = scene.answer("red", "repay", 4)
    assert (after["red"].treasury, after["red"].loans) == (0, [6])


def test_as_an_extra_none_is_no_answer() -> None:
    """C28.4: so that no menu can come back without end."""
    scene = Scene(4).give("blue", treasury=4, loans=[10]).at_play("blue").choose("repay")
    assert not scene.menu() & {"0", "none"}


def test_debt_forbids_victory() -> None:
    """C17.3, C27.1: a single loan counter is enough."""
    scene = Scene(4).give("blue", prestige=9, loans=[1]).dice("6").play("blue", "explorer", "egypt")
    assert (scene["blue"].prestige, scene.winners) == (10, "")
