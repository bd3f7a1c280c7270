"""The planner's actions: blocks, favors, reinforcements (IF8.P)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from asztal.engine.bits import bit, bits
from asztal.engine.phrase import Phrase
from asztal.games.island_fortress import data, events
from asztal.games.island_fortress.state import Fortress, add_cells
from asztal.games.island_fortress.steps import kinds
from asztal.games.island_fortress.steps.active import AskActive
from asztal.games.island_fortress.steps.goods import gain_blocks, least
from asztal.games.island_fortress.steps.workers import priced, quantities


class BuyBlocks(AskActive):
    """D5: one to five own blocks from the supply (IF8.P1)."""

    def words(self, state: Fortress, seat: i64, choice: i64) -> Phrase:
        return priced(self.kind, choice, data.BLOCK_PRICE[choice])

    def choices(self, state: Fortress, seat: i64) -> list[int]:
        return quantities(data.BLOCK_PRICE, state.jade[seat], state.unbought[seat])

    def choose(self, state: Fortress, seat: i64, choice: i64) -> None:
        state.jade[seat] -= data.BLOCK_PRICE[choice]
        gain_blocks(state, seat, choice)
        state.tell(events.BLOCKS_BOUGHT, seat, choice, data.BLOCK_PRICE[choice])


class DrawFavors(AskActive):
    """D6: draw three and keep two, or draw five and keep one; a short deck gives what it has (IF8.P2, IF11.5)."""

    def words(self, state: Fortress, seat: i64, choice: i64) -> Phrase:
        return Phrase("choice-draw-favors", {"draw:number": data.DRAW[choice], "keep:number": data.KEEP[choice]})

    def choices(self, state: Fortress, seat: i64) -> list[int]:
        return list(range(len(data.DRAW)))

    def choose(self, state: Fortress, seat: i64, choice: i64) -> None:
        drawn = least(data.DRAW[choice], len(state.deck))
        state.reveal()
        for _ in range(drawn):
            state.looking[seat] |= bit(state.deck.pop())
            state.laid_by.pop()
        state.to_keep = least(data.KEEP[choice], drawn)
        state.tell(events.FAVORS_DRAWN, seat, drawn, state.to_keep)
        state.do_next(_KEEP)


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
        state.whisper(bit(seat), events.FAVOR_KEPT, seat, choice)
        if state.to_keep > 0:
            state.do_next(self)
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
    columns: i64 = data.REGION[state.camp[seat]]
    for level in range(data.LEVELS):
        add_cells(cells, level, state.reinforced[level] & columns)
    return cells


class Unreinforce(AskActive):
    """D8: which reinforcement goes back to the supply (IF8.P3)."""

    def words(self, state: Fortress, seat: i64, choice: i64) -> Phrase:
        return Phrase("choice-unreinforce", {"cell": choice, "victim:seat": state.owner(choice)})

    def choices(self, state: Fortress, seat: i64) -> list[int]:
        return reinforced_cells(state, seat)

    def choose(self, state: Fortress, seat: i64, choice: i64) -> None:
        state.reinforced[choice // data.WIDTH] &= ~bit(choice % data.WIDTH)
        state.free_reinforcements += 1
        state.tell(events.REINFORCEMENT_REMOVED, seat, choice, state.owner(choice))


_KEEP: Final = KeepFavor(kinds.KEEP_FAVOR)
