"""Decisions are numbered once: no number comes again, and none tells what others do in secret."""

from __future__ import annotations

from random import Random

import pytest

from asztal.engine.game import SPECTATOR
from asztal.match import Match
from asztal.web.numbering import Numbering
from tests.web.tools import TABLES


def random_act(match: Match, numbering: Numbering, rng: Random) -> tuple[int, bool]:
    """Somebody chooses, or takes something back: who, and whether it was taken back."""
    undoing = [seat for seat in range(len(match.seats)) if match.can_undo(seat)]
    if undoing and rng.random() < 0.4:
        seat = rng.choice(undoing)
        numbering.take_back(match, seat)
        return seat, True
    seat = rng.choice(match.owing())
    decision = match.decision(seat)
    assert decision is not None
    match.choose(seat, rng.choice(decision.choices))
    return seat, False


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_numbers_grow_by_all_that_may_be_known_and_by_nothing_else(name: str, seats: int) -> None:
    rng = Random(7)
    match, numbering = Match(name, seats, None, 7), Numbering(seats)
    everybody = range(SPECTATOR, seats)
    for _ in range(120):
        if match.over:
            break
        secret, finality = match.together, match.state.finality
        before = {eyes: numbering.of(match, eyes) for eyes in everybody}
        seat, taken_back = random_act(match, numbering, rng)
        after = {eyes: numbering.of(match, eyes) for eyes in everybody}
        assert after[seat] > before[seat]
        if secret and match.together and match.state.finality == finality:
            assert [eyes for eyes in everybody if after[eyes] != before[eyes]] == [seat]
        else:
            assert all(after[eyes] > before[eyes] for eyes in everybody), taken_back


def test_what_others_took_back_in_secret_is_not_to_be_seen_afterwards() -> None:
    """The same choices lead to the same numbers for all but whoever changed their mind."""
    numbers = []
    for changes in (0, 3):
        match, numbering = Match("tara", 2, None, 7), Numbering(2)
        assert match.together
        for _ in range(changes):
            match.choose(0, match.decision(0).choices[0])  # type: ignore[union-attr]
            numbering.take_back(match, 0)
        while match.together and len(match.choices) < 40:
            seat = match.owing()[0]
            match.choose(seat, match.decision(seat).choices[0])  # type: ignore[union-attr]
        numbers.append([numbering.of(match, eyes) for eyes in (SPECTATOR, 0, 1)])
    (all_see, first, second), changed = numbers
    assert changed == [all_see, first + 6, second]


class OpenThenSecret:
    """An open choice of seat 0, after which all choose in secret."""

    def __init__(self) -> None:
        self.chosen = 1

    def number(self, seat: int) -> int:
        return self.chosen

    def take_back(self, seat: int) -> None:
        self.chosen -= 1


def test_an_open_choice_that_is_taken_back_counts_for_all_even_if_a_secret_decision_has_opened() -> None:
    match, numbering = OpenThenSecret(), Numbering(2)
    numbering.take_back(match, 0)  # type: ignore[arg-type]
    assert [numbering.of(match, eyes) for eyes in (SPECTATOR, 0, 1)] == [2, 2, 2]  # type: ignore[arg-type]
