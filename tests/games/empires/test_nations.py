"""The six nations, each with its two advantages (E11)."""

from __future__ import annotations

import pytest

from asztal.games.empires import data
from asztal.games.empires.game import GAME, colours
from asztal.games.empires.state import Empires
from tests.games.empires.position import Scene


def table(seats: int, seed: int = 1, **options: str) -> Empires:
    state = GAME.new(seats, seed, options)
    assert isinstance(state, Empires)
    return state


@pytest.mark.parametrize(
    ("nation", "figures"),
    [
        ("britain", {"colonist": 2}),
        ("spain", {"soldier": 1}),
        ("france", {"missionary": 1}),
        ("portugal", {"captain": 1}),
        ("holland", {"merchant": 1, "captain": 1}),
        ("italy", {"merchant": 1}),
    ],
)
def test_figures_each_turn(nation: str, figures: dict[str, int]) -> None:
    """E11, E11.2: with the benefits of the first turn, and in every turn."""
    scene = Scene().nation("red", nation).resolve("benefits")
    assert scene.figures("hand", "red") == figures
    twice = scene.resolve("benefits").figures("hand", "red")
    assert twice == {name: 2 * count for name, count in figures.items()}


def test_britain_takes_what_is_there() -> None:
    """E11.3, E6.7, R22."""
    scene = Scene().nation("blue", "britain").give("red", money=1).give("green", money=9).resolve("benefits")
    assert scene.money("blue") == 2
    assert [scene.money(name) for name in ("red", "green", "orange")] == [0, 8, 0]


def test_spain_is_paid_for_free_discoveries_and_cards_too() -> None:
    """E5.41, E11."""
    scene = Scene().nation("red", "spain").counter("peru", natives=6, coins=12)
    bought = scene.row("new_world_cartography").give("red", money=10).box("capital", "red").resolve("capital")
    assert bought.choose("new_world_cartography", "peru").money("red") == 17
    card = scene.discover().having(counters=[data.NOTHING] * 9).give("red", discovery="captain*3").resolve("discovery")
    won = card.choose("all")
    assert won.money("red") == data.COINS[won.finds("red")[0]] + 5


def test_france_has_a_second_colonist_with_free_discoveries_too() -> None:
    """E5.41, R21."""
    scene = Scene().nation("red", "france").counter("peru", natives=6)
    bought = scene.row("new_world_cartography").give("red", money=10).box("capital", "red").resolve("capital")
    assert bought.choose("new_world_cartography", "peru").figures("peru", "red") == {"colonist": 2}


def test_portugal_counts_one_native_less_against_cards_too() -> None:
    """E5.22, E5.26."""
    deck = 1 << data.COUNTERS
    scene = Scene().nation("red", "portugal").discover().having(deck=deck)
    assert data.NATIVES[data.COUNTERS] == 3
    won = scene.give("red", discovery="captain").resolve("discovery").choose("captain")
    assert won.finds("red") == [data.COUNTERS]


def test_portugal_may_have_a_free_discovery_instead() -> None:
    """E2.11, R29, portugal_free_discovery "on"."""
    state = table(2, 1, portugal_free_discovery="on")
    state.choose(data.PORTUGAL)
    state.choose(0)
    assert state.step is not None
    assert state.step.kind.name == "discovery-region"
    assert state.seat == 0
    assert state.turn == 0
    state.choose(0)
    assert state.turn == 1
    assert state.finds[0] != 0
    assert state.count(0, 0) == 1
    scene = Scene(2, 1, portugal_free_discovery="on").nation("red", "portugal").counter("peru", natives=5)
    failed = scene.give("red", discovery="colonist*4").resolve("discovery").choose("all", "peru")
    assert failed.finds("red") == []


def test_italy_is_paid_for_what_it_has_at_that_moment() -> None:
    """E11."""
    scene = Scene().nation("red", "italy")
    assert scene.give("red", goods="gold").resolve("benefits").money("red") == 0
    assert scene.give("red", goods="gold*2").resolve("benefits").money("red") == 1


def test_nations_are_picked_in_seat_order_and_give_colours() -> None:
    """E2.1."""
    state = table(3)
    for seat, nation in ((0, 3), (1, 5), (2, 0)):
        assert state.seat == seat
        assert nation in state.menu
        state.choose(nation)
    assert state.nation == [3, 5, 0]
    assert colours(state) == ("green", "purple", "red")


def test_who_has_no_nation_yet_has_a_colour_of_its_own() -> None:
    state = table(4)
    state.choose(2)
    assert colours(state) == ("blue", "red", "yellow", "green")


def test_without_the_module_there_are_no_advantages() -> None:
    """E2.1, nation_advantages "off"."""
    state = table(4, 1, nation_advantages="off")
    assert state.turn == 1
    assert set(state.nation) == {data.NO_NATION}
    assert colours(state) == ("red", "yellow", "blue", "green")
    after = Scene().give("red blue green orange", money=5).resolve("benefits")
    assert [after.money(name) for name in ("red", "blue", "green", "orange")] == [5] * 4
    assert after.count("hand", "red") == 0


def test_without_the_sixth_colour_there_is_no_italy() -> None:
    """E1.3, R50, sixth_colour "off"."""
    assert data.ITALY in table(5).menu
    assert data.ITALY not in table(5, 1, sixth_colour="off").menu
