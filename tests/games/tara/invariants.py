"""What must hold at any time (T21), read from the bare state without the help of the rules' own questions."""

from __future__ import annotations

from asztal.games.tara.data import CARD_COUNT, CYLINDERS, DISCS, KING, NO_CARD, POSITIONS, PROVINCES, SEATS
from asztal.games.tara.state import COUNT, SHIFT, Tara


def check(state: Tara) -> None:
    """Raises AssertionError with the number of the rule that is broken."""
    discs = list(state.supply)
    cylinders = list(state.cylinders)
    for seat in range(state.seats):
        discs[seat] += sum(state.prisoners[seat::SEATS])
    for province in range(PROVINCES):
        _check_province(state, province, discs)
        if state.kings[province] >= 0:
            cylinders[state.kings[province]] += 1
    assert discs == [DISCS] * state.seats, "T21.1"
    assert cylinders == [CYLINDERS] * state.seats, "T21.2"
    assert min(state.cumals) >= 0, "T21.4"
    cards = [*state.hand, *state.aside, *state.pile, *state.discards, state.card]
    assert sorted(card for card in cards if card != NO_CARD) == list(range(1, CARD_COUNT + 1)), "T21.5"


def _check_province(state: Tara, province: int, discs: list[int]) -> None:
    forts = [0] * state.seats
    tops = [state.control[province * SEATS + seat] for seat in range(state.seats)]
    for position in range(POSITIONS):
        owners = [seat for seat in range(state.seats) if tops[seat] >> position & 1]
        below = state.below[province * POSITIONS + position]
        assert len(owners) == 1 or (not owners and not below), "T21.3"
        for seat in owners:
            discs[seat] += 1
            own = below >> seat * SHIFT & COUNT
            assert own <= (0 if position == KING else 1), "T21.3"
            forts[seat] += own
        for seat in range(state.seats):
            discs[seat] += below >> seat * SHIFT & COUNT
        assert not (position == KING and owners and state.kings[province] >= 0), "T21.6"
    reducing = state.step is not None and state.step.kind.name == "keep-fort"
    assert reducing or max(forts) <= 1, "T21.3"
