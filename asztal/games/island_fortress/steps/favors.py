"""Playing a favor whose pattern stands in the wall (IF8.B2)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from asztal.games.island_fortress.data import BLOCKS, FAVOR_COUNT, MARKED, WIDTH
from asztal.games.island_fortress.events import FAVOR_PLAYED
from asztal.games.island_fortress.events import REINFORCED as REINFORCED_EVENT
from asztal.games.island_fortress.state import Fortress, bit
from asztal.games.island_fortress.steps.active import AskActive
from asztal.games.island_fortress.steps.goods import gain_rewards
from asztal.games.island_fortress.steps.kinds import PLAY_FAVOR as PLAY_FAVOR_KIND
from asztal.games.island_fortress.steps.kinds import REINFORCE as REINFORCE_KIND

_WITHIN: Final[list[int]] = [
    sum([1 << favor for favor in range(FAVOR_COUNT) if len(MARKED[favor]) <= 2 * blocks])
    for blocks in range(BLOCKS + 1)
]
"""[blocks]: the favors whose pattern is made of at most so many, as a bit mask."""


def within_reach(state: Fortress, seat: i64) -> i64:
    """The favors in hand that ask for no more blocks than the seat has in the wall; most need no closer look."""
    laid: i64 = BLOCKS - state.stock[seat] - state.unbought[seat]
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
        state.favor = choice
        state.tell(FAVOR_PLAYED, seat, choice)
        # Without a token left the favor is played all the same (IF11.4).
        if state.free_reinforcements > 0:
            state.then(_REINFORCE)
        gain_rewards(state, seat, choice)


class Reinforce(AskActive):
    """D14: one block of a match is reinforced; of several matches any may be meant (IF8.B2.b, R17)."""

    def choices(self, state: Fortress, seat: i64) -> list[int]:
        return state.matched_cells(seat, state.favor)

    def choose(self, state: Fortress, seat: i64, choice: i64) -> None:
        state.reinforced[choice // WIDTH] |= 1 << choice % WIDTH
        state.free_reinforcements -= 1
        state.tell(REINFORCED_EVENT, seat, choice)


PLAY_FAVOR: Final = PlayFavor(PLAY_FAVOR_KIND)
_REINFORCE: Final = Reinforce(REINFORCE_KIND)
