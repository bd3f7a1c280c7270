"""The frame of a match: setup (IF5) and the rounds with income, petition and actions (IF6)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from asztal.engine.bits import bit, bits, count_bits
from asztal.engine.step import AskTogether, Step, in_order
from asztal.games.island_fortress import data, events
from asztal.games.island_fortress.state import FIRST_DECK, NO_BID, Fortress
from asztal.games.island_fortress.steps.active import mentions
from asztal.games.island_fortress.steps.closing import end_match
from asztal.games.island_fortress.steps.goods import (
    gain_blocks,
    gain_chips,
    gain_convicts,
    gain_laborers,
    gain_treasures,
    income_bonus,
    jail_convict,
    least,
    petition_bonus,
)
from asztal.games.island_fortress.steps.kinds import BID, MOST_BID, RETURN_FAVOR
from asztal.games.island_fortress.steps.turn import TURNS_OF_ROUND


class Setup(Step[Fortress]):
    """The boards, everybody's goods, and five favors each (IF5)."""

    def __init__(self, regions: int, extras: list[int]) -> None:
        self.regions = regions
        self.extras = extras
        """Jade, laborers, convicts and blocks that everybody gets besides (IF13.3)."""

    def run(self, state: Fortress) -> None:
        seats = state.seats
        state.regions = self.regions
        state.width = self.regions * data.COLUMNS
        state.blocks = [0] * ((data.GOVERNOR + 1) * data.LEVELS)
        state.filled = [0] * data.LEVELS
        state.reinforced = [0] * data.LEVELS
        for level in range(data.LEVELS):
            state.missing += count_bits(data.WALL[level] & (bit(state.width) - 1))
        state.jail_jade = [0] * self.regions
        state.jail_convicts = [0] * self.regions
        state.camp = [0] * seats
        state.jade = [data.START_JADE[seats] + self.extras[0]] * seats
        state.laborers = [0] * seats
        state.convicts = [0] * seats
        state.stock = [0] * seats
        state.unbought = [data.BLOCKS] * seats
        state.chips = [0] * seats
        state.treasures = [0] * seats
        state.points = [0] * seats
        state.tower_points = [0] * seats
        state.free_laborers = data.LABORERS
        state.free_convicts = data.CONVICTS
        state.free_chips = data.CHIPS
        state.free_reinforcements = data.REINFORCEMENTS
        state.governor_blocks = data.ROUNDS_FOR[seats]
        for seat in range(seats):
            gain_laborers(state, seat, self.extras[1])
            gain_convicts(state, seat, self.extras[2])
            gain_blocks(state, seat, self.extras[3])
        self.lay_out_cards(state)
        state.do_in_order(_AFTER_SETUP)

    def lay_out_cards(self, state: Fortress) -> None:
        """The role cards in hand, and the favors shuffled and dealt (IF5.2, IF5.4)."""
        seats = state.seats
        state.table = [0] * seats
        state.hand = [0] * seats
        state.looking = [0] * seats
        state.played = [0] * seats
        state.given_back = [0] * seats
        state.batches = []
        state.batch_seat = []
        state.kept = [0] * seats
        state.bids = [NO_BID] * seats
        state.deck = list(range(data.FAVOR_COUNT))
        state.shuffle(state.deck)
        for seat in range(seats):
            for _ in range(data.FAVORS_DEALT):
                state.hand[seat] |= bit(state.deck.pop())
        state.laid_by = [FIRST_DECK] * len(state.deck)


class ReturnFavors(AskTogether[Fortress]):
    """D1: all at once and in secret, everyone returns two of the five favors, one at a time (IF5.4)."""

    def owes(self, state: Fortress, seat: i64) -> bool:
        return count_bits(state.hand[seat]) > data.FAVORS_KEPT

    def choices(self, state: Fortress, seat: i64) -> list[int]:
        return bits(state.hand[seat])

    def mentions(self, state: Fortress, seat: i64) -> dict[str, int]:
        return {**mentions(state, seat), "left:number": count_bits(state.hand[seat]) - data.FAVORS_KEPT}

    def choose(self, state: Fortress, seat: i64, choice: i64) -> None:
        state.hand[seat] &= ~bit(choice)
        state.given_back[seat] |= bit(choice)
        state.whisper(bit(seat), events.FAVOR_RETURNED, seat, choice)


class ShuffleDeck(Step[Fortress]):
    """The favors returned go back into the deck, which is shuffled again (IF5.4)."""

    def run(self, state: Fortress) -> None:
        for seat in range(state.seats):
            state.deck.extend(bits(state.given_back[seat]))
        state.laid_by = [FIRST_DECK] * len(state.deck)
        state.shuffle(state.deck)


class BeginRound(Step[Fortress]):
    """Income, petition, actions (IF6)."""

    def run(self, state: Fortress) -> None:
        state.round += 1
        state.turns = 0
        for seat in range(state.seats):
            state.bids[seat] = NO_BID
        state.tell(events.ROUND_BEGINS, state.round)
        state.do_in_order(_ROUND)


class Income(Step[Fortress]):
    """Three jade for everyone, and what the favors played bring; also in the first round (IF6.1)."""

    def run(self, state: Fortress) -> None:
        for seat in range(state.seats):
            jade = data.INCOME + income_bonus(state, seat)
            state.jade[seat] += jade
            state.tell(events.INCOME_PAID, seat, jade)


class Bid(AskTogether[Fortress]):
    """D2: everyone bids in secret, from nothing to all his jade (IF6.2.1)."""

    def owes(self, state: Fortress, seat: i64) -> bool:
        return state.bids[seat] == NO_BID

    def choices(self, state: Fortress, seat: i64) -> list[int]:
        return list(range(least(state.jade[seat], MOST_BID) + 1))

    def mentions(self, state: Fortress, seat: i64) -> dict[str, int]:
        return mentions(state, seat)

    def choose(self, state: Fortress, seat: i64, choice: i64) -> None:
        state.bids[seat] = choice
        state.whisper(bit(seat), events.BID_MADE, seat, choice)


def leaders(state: Fortress) -> i64:
    """The seats with the highest bid and bonus, and among them the most jade bid, as a bit mask (IF6.2.2, IF6.2.3)."""
    highest: i64 = -1
    most: i64 = -1
    mask: i64 = 0
    for seat in range(state.seats):
        bid: i64 = state.bids[seat]
        value: i64 = bid + petition_bonus(state, seat)
        if value > highest or (value == highest and bid > most):
            highest = value
            most = bid
            mask = bit(seat)
        elif value == highest and bid == most:
            mask |= bit(seat)
    return mask


def first_from(mask: i64, seat: i64, seats: i64) -> i64:
    """The first of some seats, going clockwise and starting after a seat, which itself comes last (IF6.2.3)."""
    seat = (seat + 1) % seats
    while mask >> seat & 1 == 0:
        seat = (seat + 1) % seats
    return seat


class Petition(Step[Fortress]):
    """The winner pays, takes the marker and a governor block, and his jail gets a jade and a convict (IF6.2)."""

    def run(self, state: Fortress) -> None:
        for seat in range(state.seats):
            bonus = petition_bonus(state, seat)
            state.tell(events.BID_REVEALED, seat, state.bids[seat], bonus, state.bids[seat] + bonus)
        tied = leaders(state)
        if count_bits(tied) > 1 and state.holder == data.NOBODY:
            winner = bits(tied)[state.chance(count_bits(tied))]
            state.tell(events.LOT_DRAWN, winner)
        else:
            winner = first_from(tied, state.holder, state.seats)
        self.award(state, winner)

    def award(self, state: Fortress, winner: i64) -> None:
        region: i64 = state.camp[winner]
        state.jade[winner] -= state.bids[winner]
        state.holder = winner
        state.governor_blocks -= 1
        state.governor_in_hand = True
        state.tell(events.PETITION_WON, winner, state.bids[winner], region)
        state.jail_jade[region] += data.JAIL_JADE
        jail_convict(state, region)
        if state.round == 1:
            give_prize(state, winner)
        for seat in range(state.seats):
            # Everybody takes all role cards into hand (IF6.3.1).
            state.table[seat] = 0


def give_prize(state: Fortress, seat: i64) -> None:
    """By option the winner of the first petition gains something more (IF13.4)."""
    if state.prize == _BLOCK:
        gain_blocks(state, seat, 1)
        state.tell(events.PRIZE_BLOCK, seat)
    elif state.prize == _CHIP:
        if gain_chips(state, seat, 1):
            state.tell(events.PRIZE_CHIP, seat)
    elif state.prize == _TREASURE:
        gain_treasures(state, seat, 1)
        state.tell(events.PRIZE_TREASURE, seat)


class EndRound(Step[Fortress]):
    """A governor block not placed is lost; after the last one the match is over (IF6.3.3, IF6.3.4, IF9.5)."""

    def run(self, state: Fortress) -> None:
        if state.governor_in_hand:
            state.governor_in_hand = False
            state.tell(events.GOVERNOR_LOST, state.holder)
        if state.governor_blocks == 0:
            end_match(state)
        else:
            state.do_next(_BEGIN_ROUND)


_PRIZES: Final = data.OPTIONS["first_round_prize"]
_BLOCK: Final[int] = _PRIZES.index("block")
_CHIP: Final[int] = _PRIZES.index("chip")
_TREASURE: Final[int] = _PRIZES.index("treasure")

_BEGIN_ROUND: Final = BeginRound()
_AFTER_SETUP: Final = in_order(ReturnFavors(RETURN_FAVOR), ShuffleDeck(), _BEGIN_ROUND)
_ROUND: Final = in_order(Income(), Bid(BID), Petition(), TURNS_OF_ROUND, EndRound())
