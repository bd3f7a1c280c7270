"""What a bot that thinks ahead expects of the others, and of a position in which a turn begins."""

from __future__ import annotations

from asztal.engine.rng import seeded
from asztal.games.colonial import data
from asztal.games.colonial.features import TRAITS, evaluate, expect, prospects, traits
from asztal.games.colonial.state import Colonial
from asztal.games.colonial.steps import kinds
from tests.games.colonial.tables import new_table, program

DEALS = 30


def first_round(seats: int) -> Colonial:
    """All have lined up the same cards, and turned over the first of them."""
    state = new_table(seats)
    program(state, *[[3, 1, 0, 2]] * seats)
    assert state.round == 1
    return state


def test_others_have_programmed_what_suits_them() -> None:
    state = first_round(2)
    better = 0
    for at in range(DEALS):
        deal = state.redeal(0, seeded("deal", at))
        before = evaluate(deal)[1]
        expect(deal, 0, seeded("expect", at))
        after = evaluate(deal)[1]
        assert after >= before
        better += after > before
    assert better > DEALS // 2


def test_what_is_known_of_programmes_stays() -> None:
    state = first_round(4)
    expected = set()
    for at in range(DEALS):
        deal = state.redeal(2, seeded("deal", at))
        expect(deal, 2, seeded("expect", at))
        assert deal.programme[2] == state.programme[2]
        for seat in range(4):
            assert deal.card_in(seat, 0) == state.card_in(seat, 0)
            assert deal.cards_placed(seat) == data.SLOTS
        expected.add(tuple(deal.programme))
    assert len(expected) > 1


def test_what_is_expected_rests_on_what_a_seat_knows_alone() -> None:
    state = first_round(3)
    other = new_table(3)
    program(other, [3, 1, 0, 2], [3, 5, 4, 0], [3, 0, 1, 4])
    programmes = []
    for table in (state, other):
        deal = table.redeal(0, seeded("deal"))
        expect(deal, 0, seeded("expect"))
        programmes.append(deal.programme)
    assert programmes[0] == programmes[1]


def test_free_offers_are_left_to_people() -> None:
    state = first_round(4)
    assert kinds.PLAY_OFFER in state.menu
    deal = state.redeal(state.seat, seeded("deal"))
    expect(deal, int(state.seat), seeded("expect"))
    assert set(deal.menu) == set(state.menu) - {kinds.PLAY_OFFER}
    deal.choose(kinds.PASS)
    assert deal.step is not None
    assert deal.step.kind is kinds.PLAY
    assert kinds.PLAY_OFFER not in deal.menu


def test_a_forecast_gives_each_seat_a_share_by_its_traits() -> None:
    state = new_table(4)
    assert len(traits(state, 0)) == len(TRAITS)
    before = prospects(state)
    assert abs(sum(before) - 1.0) < 1e-9
    state.prestige[2] += 3
    assert prospects(state)[2] > before[2]


def test_who_is_in_debt_is_foretold_to_win_rarely() -> None:
    """C27.1: whoever owes anything can't win."""
    state = new_table(4)
    state.prestige[1] = 9
    free = prospects(state)[1]
    state.debt[1] = 5
    assert prospects(state)[1] < 0.5 * free
