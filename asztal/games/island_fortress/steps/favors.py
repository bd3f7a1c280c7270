"""Playing a favor whose pattern stands in the wall (IF8.B2)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from asztal.engine.bits import bit
from asztal.games.island_fortress import data, events
from asztal.games.island_fortress.state import Fortress
from asztal.games.island_fortress.steps import kinds
from asztal.games.island_fortress.steps.active import AskActive, mentions
from asztal.games.island_fortress.steps.goods import gain_rewards

_WITHIN: Final[list[int]] = [
    sum([1 << favor for favor in range(data.FAVOR_COUNT) if len(data.MARKED[favor]) <= 2 * blocks])
    for blocks in range(data.BLOCKS + 1)
]
"""[blocks]: the favors whose pattern is made of at most so many, as a bit mask."""


def within_reach(state: Fortress, seat: i64) -> i64:
    """The favors in hand that ask for no more blocks than the seat has in the wall; most need no closer look."""
    laid: i64 = data.BLOCKS - state.stock[seat] - state.unbought[seat]
    return state.hand[seat] & _WITHIN[laid]


def complete_favors(state: Fortress, seat: i64) -> list[int]:
    """The favors in hand whose pattern is present (IF8.B2.a)."""
    found: list[int] = []
    hand: i64 = within_reach(state, seat)
    favor: i64 = 0
    while hand:
        if hand & 1 and state.is_complete(seat, favor):
            found.append(favor)
        hand >>= 1
        favor += 1
    return found


def has_complete_favor(state: Fortress, seat: i64) -> bool:
    hand: i64 = within_reach(state, seat)
    favor: i64 = 0
    while hand:
        if hand & 1 and state.is_complete(seat, favor):
            return True
        hand >>= 1
        favor += 1
    return False


class PlayFavor(AskActive):
    """D12: which favor to play. It lies open now and is never lost again (IF8.B2.c, d)."""

    def choices(self, state: Fortress, seat: i64) -> list[int]:
        return complete_favors(state, seat)

    def choose(self, state: Fortress, seat: i64, choice: i64) -> None:
        state.reveal()
        state.hand[seat] &= ~bit(choice)
        state.played[seat] |= bit(choice)
        state.tell(events.FAVOR_PLAYED, seat, choice)
        # Without a token left the favor is played all the same (IF11.4).
        if state.free_reinforcements > 0:
            state.do_next(Reinforce(choice))
        gain_rewards(state, seat, choice)


class Reinforce(AskActive):
    """D14: one block of a match is reinforced; of several matches any may be meant (IF8.B2.b, R17)."""

    def __init__(self, favor: i64) -> None:
        super().__init__(kinds.REINFORCE)
        self.favor: i64 = favor

    def mentions(self, state: Fortress, seat: i64) -> dict[str, int]:
        return {**mentions(state, seat), "favor": self.favor}

    def choices(self, state: Fortress, seat: i64) -> list[int]:
        return state.matched_cells(seat, self.favor)

    def choose(self, state: Fortress, seat: i64, choice: i64) -> None:
        state.reinforced[choice // data.WIDTH] |= bit(choice % data.WIDTH)
        state.free_reinforcements -= 1
        state.tell(events.REINFORCED, seat, choice)
