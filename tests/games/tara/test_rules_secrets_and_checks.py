"""Information, decisions and invariants (T19 to T21), beyond the acceptance cases."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from asztal.engine.play import play_on
from asztal.engine.rng import seeded
from asztal.games.tara.game import GAME
from asztal.games.tara.state import Tara
from asztal.games.tara.steps.kinds import KINDS
from asztal.match import Match
from tests.games.tara.invariants import check
from tests.games.tara.position import Scene, new_match
from tests.random_play import choices_made

# -- T19 information --------------------------------------------------------------------------------------------------


def redealt(state: Tara, seat: int, *seeds: str) -> Tara:
    """The table as the seat may imagine it."""
    other = state.redeal(seat, seeded(*seeds))
    assert isinstance(other, Tara)
    return other


def test_redeal_keeps_what_a_seat_knows() -> None:
    """T19: own cards, discards and counts stay; what the seat can't know has no influence on the other possibility."""
    scene = new_match(3, seed=4)
    while scene.state.turns < 4:
        scene.state.choose(scene.state.menu[0])
    state, seat = scene.state, int(scene.state.seat)
    other = redealt(state, seat, "redeal")
    assert (other.hand_of(seat), other.aside_of(seat)) == (state.hand_of(seat), state.aside_of(seat))
    assert other.discards == state.discards
    assert (other.hand != state.hand, other.pile != state.pile) == (True, True)
    for held in (Tara.hand_of, Tara.aside_of):
        assert [len(held(other, at)) for at in range(3)] == [len(held(state, at)) for at in range(3)]
    check(other)
    hidden = state.copy()
    rival = (seat + 1) % 3
    slot = next(at for at in range(rival * 3, rival * 3 + 3) if hidden.hand[at])
    hidden.hand[slot], hidden.pile[0] = hidden.pile[0], hidden.hand[slot]
    again = redealt(hidden, seat, "redeal")
    assert (again.hand, again.aside, again.pile) == (other.hand, other.aside, other.pile)
    assert redealt(state, seat, "another").hand != other.hand


def test_redeal_for_a_seat_that_waits() -> None:
    """T19: while another seat chooses a card, its menu must not show the waiting seat which cards it really holds."""
    scene = new_match(3, seed=4)
    while scene.kind != "card":
        scene.state.choose(scene.state.menu[0])
    other = redealt(scene.state, int(scene.state.seat + 1) % 3, "redeal")
    assert sorted(other.menu) == sorted(other.hand_of(other.seat))
    assert sorted(other.menu) != sorted(scene.state.menu)


def test_a_pile_made_of_discards_is_known_to_all() -> None:
    """T12.10, T19: in an odd round the discards that were shuffled are in the pile, and so in nobody's hand."""
    checked = 0
    for seed in range(30):
        match = Match("tara", 4, {"round_limit": "20"}, seed)
        for seat, _ in choices_made(match, 400, seed):
            state = match.state
            assert isinstance(state, Tara)
            if state.pile_was_seen and any(state.aside):
                deal = redealt(state, seat, "redeal")
                assert sorted(deal.pile) == sorted(state.pile)
                check(deal)
                checked += 1
    assert checked > 3


def test_where_a_card_reaches_does_not_depend_on_what_another_is_doing() -> None:
    """T9.3, T6.6: while another player promotes, the own cards reach what they will reach afterwards."""
    scene = Scene("F1 F2: blue, H1: blue, F3: red").turns("red", red=[9], blue=[1, 2, 3])
    blue = scene.seat("blue")
    meanwhile = scene.having(done=1 << 5 | 1 << 14, active=0b111, treason=True, province=0)
    assert GAME.rules.view(meanwhile.state, blue)["reach"] == GAME.rules.view(scene.state, blue)["reach"]
    first = Scene("").turns("red", red=[9], blue=[1]).having(first_turn=True, cumals=[0] * 4)
    assert not any(GAME.rules.view(first.state, first.seat("blue"))["reach"].values())


# -- T20 decisions ----------------------------------------------------------------------------------------------------


def test_single_options_are_not_asked() -> None:
    """T20.1: one card, one province, one position are taken; only the use was a decision. Fees come with the disc."""
    scene = Scene("", cumals={"blue": 2}).turn("blue", 29)
    assert (scene.kind, scene.cumals("blue")) == ("use", 2)
    asked = scene.pick("use place")
    assert (asked.kind, asked.cumals("blue")) == ("position", 2)
    assert asked.pick("position W2").cumals("blue") == 0
    forced = Scene("F1 to F4: red").place("blue", 1)
    assert forced.state.decisions == 1
    assert forced.at("F5") == "blue"


def test_the_decider_is_named() -> None:
    """T20.2: a swap of Blue's fills the province for Red, who lays the garrison; then Yellow's turn follows."""
    full = "F1 to F4: red, F5: blue[red 1], H1 to H4: red, W1 to W3: red, C1 C2: red, K1: RED"
    scene = Scene(full).turns("blue", blue=[33]).pick("card 33", "use swap", "swap-first F5", "swap-second F5/red")
    assert (scene.kind, scene.asked, scene.order[scene.state.actor]) == ("garrison", "red", "blue")
    assert scene.held("red") == {"blue": 1}
    assert scene.pick("garrison stop").asked == "yellow"


def test_what_can_be_taken_back() -> None:
    """T20.3: nothing hidden appears within a turn; a traitor's card is a point of no return, and so is a card that
    another seat must play because it is its last.
    """
    scene = Scene("F1: blue, F2 to F5: red").turns("blue", blue=[1]).pick("card 1")
    after = scene.pick("use place", "position F2", "promote H1")
    assert after.asked == "yellow"
    assert after.state.finality == scene.state.finality
    offer = Scene("F1: blue, F3 F4: red").traitors("blue", 9)
    assert offer.pick("traitor pay").state.finality > offer.state.finality
    assert offer.pick("traitor pass").state.finality == offer.state.finality
    match = Match("tara", 2, seed=7)
    while match.together:
        decision = match.decision(match.owing()[0])
        assert decision is not None
        match.choose(decision.seat, decision.choices[0])
    for _ in range(8):
        seat = int(match.state.seat)
        match.choose(seat, match.state.menu[-1])
    assert match.view(seat)["table"]["card"] is not None
    assert not match.can_undo(seat)


@pytest.mark.parametrize(("seats", "about"), [(2, 25), (3, 40), (4, 53)])
def test_size(seats: int, about: int) -> None:
    """T20.4: a round of random play has somewhat fewer decisions than one of thoughtful play; menus keep their size."""
    sizes = {kind.name: kind.size for kind in KINDS}
    rng = seeded("size", seats)
    rounds = decisions = 0
    for seed in range(8):
        scene = new_match(seats, seed).having(round_limit=10)
        while scene.kind:
            assert 2 <= len(set(scene.state.menu)) == len(scene.state.menu) <= sizes[scene.kind]
            assert 0 <= min(scene.state.menu) <= max(scene.state.menu) < sizes[scene.kind]
            play_on(scene.state, rng, 1)
        rounds += scene.state.round
        decisions += scene.state.decisions
    assert 0.7 * about < decisions / rounds < 1.4 * about


# -- T21 invariants ---------------------------------------------------------------------------------------------------


def break_discs(state: Tara) -> None:
    state.supply[0] += 1


def break_cylinders(state: Tara) -> None:
    state.kings[0] = 1


def break_stacks(state: Tara) -> None:
    state.below[0] = 1


def break_cumals(state: Tara) -> None:
    state.cumals[1] = -1


def break_cards(state: Tara) -> None:
    state.pile[0] = state.pile[1]


def break_king(state: Tara) -> None:
    state.control[0] |= 1 << 14
    state.kings[0] = 0


@pytest.mark.parametrize(
    ("rule", "spoil"),
    [
        ("T21.1", break_discs),
        ("T21.2", break_cylinders),
        ("T21.3", break_stacks),
        ("T21.4", break_cumals),
        ("T21.5", break_cards),
        ("T21.6", break_king),
    ],
)
def test_invariants_can_fail(rule: str, spoil: Callable[[Tara], None]) -> None:
    """T21.1 to T21.6: the checks of C10 hold for a new match and notice each kind of damage."""
    state = new_match(4).state
    check(state)
    spoil(state)
    with pytest.raises(AssertionError, match=rule):
        check(state)
