"""What is known of counters after failed expeditions, and what redeals keep (E1, E5.24)."""

from __future__ import annotations

import pytest

from asztal.engine.game import SPECTATOR, view_of
from asztal.engine.play import play_on
from asztal.engine.rng import seeded
from asztal.games.empires import data
from asztal.games.empires.game import GAME
from asztal.games.empires.observation import observe
from asztal.games.empires.state import Empires
from asztal.games.empires.view import view
from asztal.match import Match
from bench.undo_leaks import leaks
from tests.games.empires.position import Scene, region_of, seat_of

PERU = region_of("peru")


def failed(**options: str) -> Scene:
    """Red and two colonists have failed in Peru, against five natives."""
    scene = Scene(4, 1, **options).counter("peru", natives=5).having(seen=0)
    return scene.give("red", discovery="colonist*2").resolve("discovery").choose("all", "peru")


def test_everybody_sees_a_failed_counter() -> None:
    """E5.24, R40."""
    scene = failed()
    for seat in (SPECTATOR, 0, 1, 2, 3):
        counter = view(scene.state, seat)["regions"][PERU]["counter"]
        assert counter is not None
        assert counter["natives"] == 5
    assert [event.seen_by(SPECTATOR) for event in scene.events if event.kind.name == "counter-shown"] == [True]


def test_by_option_the_explorer_alone_sees_it() -> None:
    """E5.24, failed_counter "explorer_only"; that two were too few everybody knows."""
    scene = failed(failed_counter="explorer_only")
    seen = [view(scene.state, seat)["regions"][PERU]["counter"] for seat in (SPECTATOR, 0, 1, 2, 3)]
    assert [counter is not None for counter in seen] == [False, True, False, False, False]
    assert {view(scene.state, seat)["regions"][PERU]["natives_over"] for seat in (SPECTATOR, 0, 1)} == {2}
    (shown,) = [event for event in scene.events if event.kind.name == "counter-shown"]
    assert [shown.seen_by(seat) for seat in (SPECTATOR, 0, 1)] == [False, True, False]


def test_a_redeal_leaves_what_the_seat_has_seen() -> None:
    """E1: others may imagine any counter that two figures could not take."""
    scene = failed(failed_counter="explorer_only")
    own = {scene.state.redeal(0, seeded(at)).counters[PERU] for at in range(30)}
    assert own == {scene.state.counters[PERU]}
    other = {scene.state.redeal(1, seeded(at)).counters[PERU] for at in range(200)}
    assert other == {counter for counter in range(data.COUNTERS) if data.NATIVES[counter] > 2}


def test_several_unknown_counters_are_dealt_without_doubles() -> None:
    scene = failed(failed_counter="explorer_only").counter("brazil", natives=6).counter("mexico", natives=5, vp=5)
    scene = scene.having(seen=scene.state.seen & ~(63 << region_of("brazil") * 6) & ~(63 << region_of("mexico") * 6))
    scene.state.withstood |= 5 << 3 * region_of("brazil")
    for at in range(100):
        redealt = scene.state.redeal(1, seeded(at))
        dealt = [counter for counter in redealt.counters if counter != data.NOTHING]
        assert len(set(dealt)) == 3
        assert data.NATIVES[redealt.counters[region_of("brazil")]] == 6
        again = scene.state.redeal(1, seeded("first", at)).redeal(1, seeded(at))
        assert again.counters == redealt.counters


def test_portugals_failures_tell_more() -> None:
    """E5.22: natives that count one less were still too many."""
    scene = Scene(4, 1, failed_counter="explorer_only").nation("red", "portugal").counter("peru", natives=5)
    after = scene.give("red", discovery="colonist*3").resolve("discovery").choose("all", "peru")
    assert after.state.natives_exceed(PERU) == 4


def test_a_weaker_failure_tells_nothing_new() -> None:
    scene = failed(failed_counter="explorer_only").give("blue", discovery="colonist").resolve("discovery")
    assert scene.choose("colonist", "peru").state.natives_exceed(PERU) == 2


def test_a_counter_is_drawn_when_it_is_turned_up() -> None:
    """E2.5: each of those that nobody has seen, equally likely."""
    found = set()
    for seed in range(400):
        scene = Scene(2, seed).give("red", discovery="captain*3").resolve("discovery").choose("all", "peru")
        found.update(scene.finds("red"))
    assert found == set(range(data.COUNTERS))


def test_a_counter_that_is_taken_turns_up_no_more() -> None:
    """E1.9."""
    taken = list(range(15))
    scene = Scene(2).give("blue", finds=taken).give("red", discovery="captain*3").resolve("discovery")
    assert scene.choose("all", "peru").finds("red") == [15]


def test_an_expedition_cannot_be_taken_back() -> None:
    """What it has turned up has been seen."""
    scene = Scene().give("red", discovery="captain*3").resolve("discovery").choose("all")
    before = scene.state.finality
    assert scene.choose("peru").state.finality > before
    assert seat_of("red") == 0


@pytest.mark.parametrize("seats", GAME.seats)
def test_nothing_leaks_of_what_only_explorers_have_seen(seats: int) -> None:
    """E1, failed_counter "explorer_only": views, numbers and redeals depend on the seat's knowledge alone."""
    state = GAME.new(seats, seats, {"failed_counter": "explorer_only"})
    assert isinstance(state, Empires)
    rng = seeded("explorers", seats)
    hidden = 0
    while state.menu:
        for seat in range(seats):
            other = state.redeal(seat, seeded(hidden, seat))
            assert GAME.rules.invariants(other) == []
            assert view_of(GAME, other, seat) == view_of(GAME, state, seat)
            assert observe(other, seat) == observe(state, seat)
            hidden += other.counters != state.counters
        play_on(state, rng, 7)
    assert hidden


@pytest.mark.parametrize("seats", [2, 6])
def test_nothing_that_was_seen_is_taken_back(seats: int) -> None:
    """failed_counter "explorer_only"."""
    for seed in range(2):
        assert list(leaks(Match(GAME, seats, {"failed_counter": "explorer_only"}, seed))) == []
