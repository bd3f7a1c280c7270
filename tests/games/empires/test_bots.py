"""What a bot thinks of a position."""

from __future__ import annotations

import pytest

from asztal.bots import consult, make
from asztal.engine.play import play_on
from asztal.engine.rng import seeded
from asztal.games.empires.features import evaluate
from asztal.games.empires.game import GAME
from asztal.games.empires.state import Empires
from tests.games.empires.position import Scene


@pytest.mark.parametrize("seats", GAME.seats)
def test_chances_add_up(seats: int) -> None:
    state = GAME.new(seats, 7)
    assert isinstance(state, Empires)
    rng = seeded("chances", seats)
    while state.menu:
        chances = evaluate(state)
        assert len(chances) == seats
        assert sum(chances) == pytest.approx(1.0)
        play_on(state, rng, 7)
    assert state.result is not None
    assert evaluate(state) == state.result.payoffs()


def red_chance(scene: Scene) -> float:
    return evaluate(scene.state)[0]


@pytest.mark.parametrize(
    "better",
    [
        Scene().give("red", money=20),
        Scene().give("red", ships=1),
        Scene().give("red", goods="gold*3"),
        Scene().give("red", buildings="bank"),
        Scene().give("red", buildings="barracks"),
        Scene().give("red", finds=[12]),
        Scene().give("red", hand="soldier"),
        Scene().give("red", discovery="captain*2"),
        Scene().region("peru", red="colonist*3"),
        Scene().nation("red", "spain"),
        Scene().box("dock", "red"),
        Scene().box("initiative", "red"),
        Scene().box("trade_goods", "red"),
        Scene().box("captain", "red"),
    ],
)
def test_what_is_good_for_a_seat_makes_its_chances_better(better: Scene) -> None:
    assert red_chance(better) > red_chance(Scene())


def test_points_are_dearer_from_age_to_age() -> None:
    """E12.1: a dollar is worth less when nothing is left to be bought with it."""
    gains = []
    for turn in (1, 4, 8):
        scene = Scene().having(turn=turn)
        gains.append(red_chance(scene.give("red", money=30)) - red_chance(scene))
    assert gains[0] > gains[2]


def test_greedy_sends_an_expedition_that_cannot_fail() -> None:
    """E5.22."""
    scene = Scene().counter("peru", natives=2).give("red", discovery="colonist*2").resolve("discovery")
    bot = make("greedy", GAME)
    choices = []
    while scene.kind:
        choice = consult(bot, scene.state, 0, seeded("sail"))
        choices.append(scene._word(choice))
        scene = scene.choose(choices[-1])
    assert choices[-1] == "peru"
    assert scene.finds("red")
