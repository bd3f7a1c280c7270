"""Island Fortress's table: the wall, jails and camps, everybody's goods, and the favors (IF2, IF3, IF15)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from asztal.engine.bits import bit, bits, count_bits
from asztal.engine.rng import Rng
from asztal.engine.state import EMPTY, State
from asztal.games.island_fortress import data

# Where a bid is not made yet.
NO_BID: Final = -1
# Tells the cards of the first deck from those that somebody put under it.
FIRST_DECK: Final = -1
# Nobody is thought to bid more than this, as long as the bid is secret.
_LIKELY_BID: Final = 8


class Fortress(State):
    """The whole truth of a match. Columns are bits 0 to 19 of a mask; levels run from 0; favors are bits 0 to 35."""

    regions: i64 = 0
    width: i64 = 0
    """Columns of the whole wall."""
    blocks: list[int] = EMPTY
    """[owner * 4 + level]: the columns with a block of the seat, or of the GOVERNOR, as a bit mask."""
    filled: list[int] = EMPTY
    """[level]: the columns with any block."""
    reinforced: list[int] = EMPTY
    """[level]: the columns whose block carries a reinforcement (IF3.7)."""
    missing: i64 = 0
    """Cells of the wall still empty."""
    jail_jade: list[int] = EMPTY
    jail_convicts: list[int] = EMPTY
    camp: list[int] = EMPTY
    """[seat]: the region where the taskmaster stands."""

    jade: list[int] = EMPTY
    laborers: list[int] = EMPTY
    convicts: list[int] = EMPTY
    stock: list[int] = EMPTY
    """[seat]: blocks on the own board, ready to be built."""
    unbought: list[int] = EMPTY
    """[seat]: own blocks in the supply."""
    chips: list[int] = EMPTY
    treasures: list[int] = EMPTY
    points: list[int] = EMPTY
    tower_points: list[int] = EMPTY
    """[seat]: how many of the points came from towers; told at the end."""

    table: list[int] = EMPTY
    """[seat]: the role cards on the table, as a bit mask; the others are in hand."""
    hand: list[int] = EMPTY
    """[seat]: the favors in hand, as a bit mask."""
    looking: list[int] = EMPTY
    """[seat]: favors drawn and not yet kept or put back."""
    played: list[int] = EMPTY
    deck: list[int] = EMPTY
    """The favors to be drawn, the top one last."""
    laid_by: list[int] = EMPTY
    """Beside the deck: the batch in which the card was put under it, or FIRST_DECK."""
    batches: list[int] = EMPTY
    """[batch]: favors put under the deck together, as a bit mask, as far as their seat has not seen them again."""
    batch_seat: list[int] = EMPTY
    """[batch]: who put it there, and so alone knows its favors."""
    given_back: list[int] = EMPTY
    """[seat]: the favors the seat returned in the setup; it knows that they were in the first deck."""
    kept: list[int] = EMPTY
    """[seat]: how many of the favors drawn it kept."""
    bids: list[int] = EMPTY

    free_laborers: i64 = 0
    """Laborers in the supply."""
    free_convicts: i64 = 0
    free_chips: i64 = 0
    free_reinforcements: i64 = 0
    governor_blocks: i64 = 0
    """Governor blocks in the supply: rounds still to come."""

    round: i64 = 0
    turns: i64 = 0
    """Turns begun in this round."""
    active: i64 = 0
    """Whose turn it is."""
    actions: i64 = 0
    """Actions begun in this turn."""
    role: i64 = 0
    """The role card played last."""
    holder: i64 = data.NOBODY
    """Who holds the governor marker, or NOBODY."""
    governor_in_hand: bool = False
    """Whether the holder has not placed the governor block yet."""
    to_keep: i64 = 0
    """Favors still to be kept of those drawn."""
    finisher: i64 = data.NOBODY
    """Who filled the last cell of the wall, or NOBODY."""
    traded: i64 = 0
    """Favors discarded in the trade at the end, as a bit mask (IF13.5)."""

    no_replacing: bool = False
    """IF13.1."""
    prize: i64 = 0
    """What the winner of the first petition gains, a choice of FIRST_ROUND_PRIZE, or 0 (IF13.4)."""
    favor_trade: bool = False
    """IF13.5."""
    free_treasures: bool = False
    """IF13.6.a: the convicts of Collect a treasure come from the supply."""
    no_tower_patterns: bool = False
    """IF13.6.b: level 4 does not count for patterns."""
    unlimited_convicts: bool = False
    """R21: the supply of convicts never ends."""
    exact_patterns: bool = False
    """IF13.6.c: no own block in the unmarked cells of a pattern."""

    # -- the wall -----------------------------------------------------------------------------------------------

    def open_columns(self, level: i64) -> i64:
        """The columns whose next cell is on this level: empty, and on firm ground (IF3.4)."""
        wall: i64 = data.WALL[level]
        ground: i64 = wall if level == 0 else self.filled[level - 1]
        filled: i64 = self.filled[level]
        return ground & wall & ~filled & (bit(self.width) - 1)

    def owner(self, cell: i64) -> i64:
        """Whose block is in the cell: a seat, the GOVERNOR, or NOBODY."""
        level: i64 = cell // data.WIDTH
        column: i64 = cell % data.WIDTH
        owner: i64 = 0
        while owner <= data.GOVERNOR:
            if self.blocks[owner * data.LEVELS + level] >> column & 1:
                return owner
            owner += 1
        return data.NOBODY

    def own_blocks(self, seat: i64, region: i64) -> i64:
        """How many blocks the seat has in a region, all levels (IF12.6.2)."""
        count: i64 = 0
        columns: i64 = data.REGION[region]
        for level in range(data.LEVELS):
            count += count_bits(self.blocks[seat * data.LEVELS + level] & columns)
        return count

    def workers(self, seat: i64) -> i64:
        return self.laborers[seat] + self.convicts[seat]

    # -- favors -------------------------------------------------------------------------------------------------

    def matches(self, seat: i64, favor: i64, level: i64) -> i64:
        """The columns where the pattern's lower left corner fits on this level, as a bit mask (IF8.B2.a)."""
        top: i64 = data.TOWERS if self.no_tower_patterns else data.LEVELS
        height: i64 = data.HEIGHT[favor]
        if level + height > top:
            return 0
        fits: i64 = bit(self.width) - 1
        marked = data.MARKED[favor]
        base: i64 = seat * data.LEVELS + level
        at: i64 = 0
        size: i64 = len(marked)
        while at < size and fits:
            up: i64 = marked[at]
            own: i64 = self.blocks[base + up] & ~self.reinforced[level + up]
            fits &= own >> marked[at + 1]
            at += 2
        if fits and self.exact_patterns:
            gaps = data.GAPS[favor]
            for gap in range(0, len(gaps), 2):
                fits &= ~(self.blocks[base + gaps[gap]] >> gaps[gap + 1])
        return fits

    def is_complete(self, seat: i64, favor: i64) -> bool:
        """Whether the pattern is in the wall somewhere."""
        for level in range(data.LEVELS + 1 - data.HEIGHT[favor]):
            if self.matches(seat, favor, level):
                return True
        return False

    def matched_cells(self, seat: i64, favor: i64) -> list[int]:
        """The cells that belong to a match: one of them is to be reinforced (IF8.B2.b)."""
        found = [0] * data.LEVELS
        marked = data.MARKED[favor]
        for level in range(data.LEVELS + 1 - data.HEIGHT[favor]):
            fits = self.matches(seat, favor, level)
            if fits:
                for at in range(0, len(marked), 2):
                    found[level + marked[at]] |= fits << marked[at + 1]
        cells: list[int] = []
        for level in range(data.LEVELS):
            add_cells(cells, level, found[level])
        return cells

    # -- secrets ------------------------------------------------------------------------------------------------

    def shuffle_unknown(self, seat: int, rng: Rng) -> None:
        """Favors in other hands and in the deck, and bids not yet revealed, are unknown (IF4.2, IF4.3)."""
        for other in range(self.seats):
            if other != seat:
                if self.bids[other] != NO_BID and self.is_bidding():
                    self.bids[other] = rng.below(min(self.jade[other], _LIKELY_BID) + 1)
                self._take_back_returns(other)
        # What is discarded in the trade at the end lies open (IF13.5).
        known: i64 = self.hand[seat] | self.looking[seat] | self.traded
        if self.is_returning():
            known |= self.given_back[seat]
        for other in range(self.seats):
            known |= self.played[other]
        unknown: i64 = data.ALL_FAVORS & ~known
        unknown = self._lay_own_cards(seat, unknown, rng)
        self._deal_unknown(seat, unknown, rng)
        self._remember_batches(seat)

    def is_bidding(self) -> bool:
        """Whether the bids of this round are still secret."""
        return self.turns == 0 and NO_BID in self.bids

    def is_returning(self) -> bool:
        """Whether the favors dealt in the setup are still being looked through (IF5.4)."""
        return self.round == 0

    def _take_back_returns(self, seat: i64) -> None:
        """How far a seat has come with returning two favors is its secret: it counts as not begun."""
        if self.is_returning() and count_bits(self.hand[seat]) > data.FAVORS_KEPT:
            self.hand[seat] |= self.given_back[seat]
            self.given_back[seat] = 0

    def _is_own(self, seat: i64, batch: i64) -> bool:
        return batch != FIRST_DECK and self.batch_seat[batch] == seat

    def _lay_own_cards(self, seat: i64, unknown: i64, rng: Rng) -> i64:
        """Where the seat itself put cards under the deck, they lie there still; returns what is unknown then.

        Cards put down together lie in an order that nobody knows (R18). If others drew some of them meanwhile, those
        left are any of them.
        """
        batch: i64 = FIRST_DECK
        cards: list[int] = []
        for at in range(len(self.deck)):
            if self._is_own(seat, self.laid_by[at]):
                # A batch lies together, as it is drawn from above only.
                if self.laid_by[at] != batch:
                    batch = self.laid_by[at]
                    cards = bits(self.batches[batch] & unknown)
                    rng.shuffle(cards)
                favor: i64 = cards.pop()
                self.deck[at] = favor
                unknown &= ~bit(favor)
        return unknown

    def _remember_batches(self, seat: i64) -> None:
        """Others know what they put under the deck: it is now what lies there."""
        for batch in range(len(self.batches)):
            if self.batch_seat[batch] != seat:
                self.batches[batch] = 0
        for at in range(len(self.deck)):
            batch = self.laid_by[at]
            if batch != FIRST_DECK and self.batch_seat[batch] != seat:
                self.batches[batch] |= bit(self.deck[at])

    def _gave_away(self, seat: i64) -> i64:
        """The favors that a seat returned in the setup or put under the deck: they were in the deck once."""
        gone: i64 = self.given_back[seat]
        for batch in range(len(self.batches)):
            if self.batch_seat[batch] == seat:
                gone |= self.batches[batch]
        return gone

    def _deal_unknown(self, seat: i64, unknown: i64, rng: Rng) -> None:
        """Deals the unknown cards to all places the seat can't see.

        Cards that the seat gave away itself were in the deck once: they can be in another hand only if that player
        drew favors, and no more of them than he kept.
        """
        sizes: list[int] = []
        limits: list[int] = []
        gone: i64 = self._gave_away(seat)
        for other in range(self.seats):
            hidden: i64 = 0 if other == seat else self.hand[other]
            size = count_bits(hidden)
            sizes.append(size)
            limits.append(min(size, max(self.kept[other] - count_bits(self.played[other] & gone), 0)))
        places = [at for at in range(len(self.deck)) if not self._is_own(seat, self.laid_by[at])]
        drawn = [0] * self.seats
        returned = [0] * self.seats
        for other in range(self.seats):
            if other != seat:
                drawn[other] = count_bits(self.looking[other])
                returned[other] = count_bits(self.given_back[other]) if self.is_returning() else 0
                self.hand[other] = 0
                self.looking[other] = 0
                # What others gave away is theirs to know; once it is in the deck it makes no difference.
                self.given_back[other] = 0
        unknown = self._deal_complete(seat, unknown, gone, sizes, limits, sum(drawn) + len(places), rng)
        # First the cards that are not everywhere possible.
        for favor in bits(unknown & gone):
            spot: i64 = rng.below(sum(limits) + sum(drawn) + len(places))
            unknown &= ~bit(favor)
            for other in range(self.seats):
                if 0 <= spot < limits[other]:
                    limits[other] -= 1
                    sizes[other] -= 1
                    self.hand[other] |= bit(favor)
                    spot = -1
                elif spot >= 0:
                    spot -= limits[other]
                if 0 <= spot < drawn[other]:
                    drawn[other] -= 1
                    self.looking[other] |= bit(favor)
                    spot = -1
                elif spot >= 0:
                    spot -= drawn[other]
            if spot >= 0:
                self.deck[places.pop(spot)] = favor
        rest = bits(unknown)
        rng.shuffle(rest)
        for other in range(self.seats):
            for _ in range(sizes[other]):
                self.hand[other] |= bit(rest.pop())
            for _ in range(drawn[other]):
                self.looking[other] |= bit(rest.pop())
            for _ in range(returned[other]):
                self.given_back[other] |= bit(rest.pop())
        for at in places:
            self.deck[at] = rest.pop()

    def _deal_complete(
        self, seat: i64, unknown: i64, gone: i64, sizes: list[int], limits: list[int], elsewhere: i64, rng: Rng
    ) -> i64:
        """Whoever is asked which favor to play has two complete ones at least; returns what is unknown then."""
        active: i64 = self.active
        if active == seat or not self.menu or self.step is None or self.step.kind.name != "play-favor":
            return unknown
        favors = [favor for favor in bits(unknown) if self.is_complete(active, favor)]
        rng.shuffle(favors)
        dealt: i64 = 0
        for favor in favors:
            of_gone: i64 = 1 if bit(favor) & gone else 0
            # For what the seat gave away there must be room still.
            left: i64 = min(limits[active] - of_gone, sizes[active] - 1)
            room: i64 = sum(limits) - limits[active] + left + elsewhere
            if left >= 0 and room >= count_bits(unknown & gone) - of_gone and dealt < 2:
                dealt += 1
                limits[active] = left
                sizes[active] -= 1
                self.hand[active] |= bit(favor)
                unknown &= ~bit(favor)
        return unknown


def add_cells(cells: list[int], level: i64, columns: i64) -> None:
    """Adds the cells of some columns on a level."""
    cell: i64 = level * data.WIDTH
    while columns:
        if columns & 1:
            cells.append(cell)
        columns >>= 1
        cell += 1


def region_of(cell: i64) -> i64:
    """The region a cell is in."""
    return cell % data.WIDTH // data.COLUMNS
