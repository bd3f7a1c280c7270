"""The planner's actions: blocks, favors, reinforcements (IF8.P)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from asztal.games.island_fortress.data import BLOCK_PRICE, DRAW, KEEP, LEVELS, REGION, WIDTH
from asztal.games.island_fortress.events import BLOCKS_BOUGHT, FAVOR_KEPT, FAVORS_DRAWN, REINFORCEMENT_REMOVED
from asztal.games.island_fortress.state import Fortress, add_cells, bit, bits
from asztal.games.island_fortress.steps.active import AskActive
from asztal.games.island_fortress.steps.goods import gain_blocks, least
from asztal.games.island_fortress.steps.kinds import BUY_BLOCKS as BUY_BLOCKS_KIND
from asztal.games.island_fortress.steps.kinds import DRAW_FAVORS as DRAW_FAVORS_KIND
from asztal.games.island_fortress.steps.kinds import KEEP_FAVOR
from asztal.games.island_fortress.steps.kinds import UNREINFORCE as UNREINFORCE_KIND
from asztal.games.island_fortress.steps.workers import quantities


class BuyBlocks(AskActive):
    """D5: one to five own blocks from the supply (IF8.P1)."""

    def choices(self, state: Fortress, seat: i64) -> list[int]:
        return quantities(BLOCK_PRICE, state.jade[seat], state.unbought[seat])

    def choose(self, state: Fortress, seat: i64, choice: i64) -> None:
        state.jade[seat] -= BLOCK_PRICE[choice]
        gain_blocks(state, seat, choice)
        state.tell(BLOCKS_BOUGHT, seat, choice, BLOCK_PRICE[choice])


class DrawFavors(AskActive):
    """D6: draw three and keep two, or draw five and keep one; a short deck gives what it has (IF8.P2, IF11.5)."""

    def choices(self, state: Fortress, seat: i64) -> list[int]:
        return list(range(len(DRAW)))

    def choose(self, state: Fortress, seat: i64, choice: i64) -> None:
        drawn = least(DRAW[choice], len(state.deck))
        state.reveal()
        for _ in range(drawn):
            state.looking[seat] |= bit(state.deck.pop())
            state.laid_by.pop()
        state.to_keep = least(KEEP[choice], drawn)
        state.tell(FAVORS_DRAWN, seat, drawn, state.to_keep)
        state.then(_KEEP)


class KeepFavor(AskActive):
    """D7: which favors to keep; the others go under the deck, in an order that chance decides (IF8.P2, R18)."""

    def choices(self, state: Fortress, seat: i64) -> list[int]:
        favors = bits(state.looking[seat])
        # Where all are kept there is nothing to choose.
        return favors[:1] if state.to_keep == len(favors) else favors

    def choose(self, state: Fortress, seat: i64, choice: i64) -> None:
        state.looking[seat] &= ~bit(choice)
        state.hand[seat] |= bit(choice)
        state.kept[seat] += 1
        state.to_keep -= 1
        state.whisper(1 << seat, FAVOR_KEPT, seat, choice)
        if state.to_keep > 0:
            state.then(self)
        else:
            put_under(state, seat)


def put_under(state: Fortress, seat: i64) -> None:
    """The favors that were not kept go under the deck, unseen by the others."""
    favors = bits(state.looking[seat])
    if favors:
        state.shuffle(favors)
        # What the seat has seen again lies no more where it had put it before.
        for batch in range(len(state.batches)):
            if state.batch_seat[batch] == seat:
                state.batches[batch] &= ~state.looking[seat]
        state.deck[0:0] = favors
        state.laid_by[0:0] = [len(state.batches)] * len(favors)
        state.batches.append(state.looking[seat])
        state.batch_seat.append(seat)
        state.looking[seat] = 0


def reinforced_cells(state: Fortress, seat: i64) -> list[int]:
    """The reinforced blocks of the own region, whosesoever (IF8.P3)."""
    cells: list[int] = []
    columns: i64 = REGION[state.camp[seat]]
    for level in range(LEVELS):
        add_cells(cells, level, state.reinforced[level] & columns)
    return cells


class Unreinforce(AskActive):
    """D8: which reinforcement goes back to the supply (IF8.P3)."""

    def choices(self, state: Fortress, seat: i64) -> list[int]:
        return reinforced_cells(state, seat)

    def choose(self, state: Fortress, seat: i64, choice: i64) -> None:
        state.reinforced[choice // WIDTH] &= ~(1 << choice % WIDTH)
        state.free_reinforcements += 1
        state.tell(REINFORCEMENT_REMOVED, seat, choice, state.owner(choice))


BUY_BLOCKS: Final = BuyBlocks(BUY_BLOCKS_KIND)
DRAW_FAVORS: Final = DrawFavors(DRAW_FAVORS_KIND)
_KEEP: Final = KeepFavor(KEEP_FAVOR)
UNREINFORCE: Final = Unreinforce(UNREINFORCE_KIND)
