"""Tara's table: four triangles of stacks, fort cards with cumals and prisoners, and the cards (T1, T2, T19)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from asztal.engine.bits import bit, count_bits
from asztal.engine.rng import Rng
from asztal.engine.state import EMPTY, State
from asztal.games.tara import data

# Below a top disc lie up to 20 discs of each colour: eight bits of one number for each seat.
SHIFT: Final = 8
COUNT: Final = 255

# Stands for a card in a slot about to be filled.
CARD_TO_COME: Final = -1


class Tara(State):
    """The whole truth of a match. Positions are bits 0 (F1) to 14 (K1) of a mask; cards are their numbers."""

    control: list[int] = EMPTY
    """[province * 4 + seat]: the positions topped by a disc of the seat, as a bit mask."""
    below: list[int] = EMPTY
    """[province * 15 + position]: the discs under the top one, eight bits a colour; one of the top's own is a fort."""
    kings: list[int] = EMPTY
    """[province]: whose cylinder stands on the king position, or -1."""
    in_play: i64 = 0
    """The provinces that cards, traitors and income reach, as a bit mask (T4.1, T18.3)."""
    closed: i64 = 0
    """The provinces closed for good in the two-player game (T18.3)."""
    reserve: i64 = -1
    """The province that opens when both players have a king (T18.4), or -1."""

    supply: list[int] = EMPTY
    cylinders: list[int] = EMPTY
    cumals: list[int] = EMPTY
    prisoners: list[int] = EMPTY
    """[holder * 4 + owner]: discs on the holder's fort card."""

    hand: list[int] = EMPTY
    """[seat * 3 + i]: the cards of this round, 0 for none."""
    aside: list[int] = EMPTY
    """[seat * 6 + i]: the cards dealt and not (yet) taken into the hand, 0 for none."""
    pile: list[int] = EMPTY
    pile_was_seen: bool = False
    """Whether the draw pile was made of discards: then everybody knows what is in it, though not in which order."""
    discards: list[int] = EMPTY
    card: i64 = data.NO_CARD
    """The card being played or turned up by a traitor, or 0."""

    round: i64 = 0
    start: i64 = 0
    """The start player."""
    turns: i64 = 0
    """Turns begun in this round."""
    actor: i64 = 0
    """Who plays a card, or pays for a traitor."""
    province: i64 = -1
    """Where the card is played, or -1."""
    active: i64 = 0
    """The active positions (T9.1)."""
    done: i64 = 0
    """The positions that were targets of a promotion already (T9.3, R6)."""
    first_turn: bool = True
    """The very first turn of the match pays no entry fee (T6.6)."""
    treason: bool = False
    """Whether the promotions are a traitor's (T12.9)."""

    round_limit: i64 = 0
    """Rounds after which the match is ranked, or 0 (R36)."""
    same_rank: bool = False
    """Option R3 b: empty positions come first within each rank only."""
    no_hold_on_fort: bool = False
    """Option R5: an own fort can't be held by a played card."""
    storm_without_supply: bool = False
    """Option R7: storming and deposing need no disc in the supply."""
    kings_at_once: bool = False
    """Option R24 b: with two players a king is final at the end of the turn."""
    traitors_depose: bool = False
    """Option R15 a: a traitor's promotion can depose a cylinder."""
    garrison_of_two: bool = False
    """Option R23: a garrison of none or two."""

    def shuffle_unknown(self, seat: int, rng: Rng) -> None:
        """Other seats' cards and the draw pile are unknown (T19); all else lies open."""
        unknown: list[int] = [] if self.pile_was_seen else self.pile
        for other in range(self.seats):
            if other != seat:
                unknown.extend(self.hand_of(other))
                unknown.extend(self.aside_of(other))
        # Sorted first, so that nothing but the seat's own knowledge and the generator decides.
        unknown.sort()
        rng.shuffle(unknown)
        if self.pile_was_seen:
            self.pile.sort()
            rng.shuffle(self.pile)
        for other in range(self.seats):
            if other != seat:
                self._hide_picks(other)
                _fill(self.hand, other * data.CARDS_PER_ROUND, data.CARDS_PER_ROUND, unknown)
                _fill(self.aside, other * data.CARDS_DEALT, data.CARDS_DEALT, unknown)

    def _hide_picks(self, seat: i64) -> None:
        """Which of the cards dealt to it a seat has picked is its secret, and so is how far it has come: a hand that is
        not complete counts as not begun.
        """
        aside = len(self.aside_of(seat))
        picks = self.hand_size(seat)
        if 0 < picks < data.CARDS_PER_ROUND and aside == data.CARDS_DEALT - picks:
            aside = data.CARDS_DEALT
            for slot in range(data.CARDS_PER_ROUND):
                self.hand[seat * data.CARDS_PER_ROUND + slot] = data.NO_CARD
        for slot in range(data.CARDS_DEALT):
            self.aside[seat * data.CARDS_DEALT + slot] = CARD_TO_COME if slot < aside else data.NO_CARD

    # -- cards --------------------------------------------------------------------------------------------------

    def hand_of(self, seat: i64) -> list[int]:
        """The seat's cards for this round."""
        first: i64 = seat * data.CARDS_PER_ROUND
        return [card for card in self.hand[first : first + data.CARDS_PER_ROUND] if card != data.NO_CARD]

    def aside_of(self, seat: i64) -> list[int]:
        """The seat's cards dealt or set aside."""
        first: i64 = seat * data.CARDS_DEALT
        return [card for card in self.aside[first : first + data.CARDS_DEALT] if card != data.NO_CARD]

    def hand_size(self, seat: i64) -> i64:
        first: i64 = seat * data.CARDS_PER_ROUND
        size: i64 = 0
        for slot in range(first, first + data.CARDS_PER_ROUND):
            if self.hand[slot] != data.NO_CARD:
                size += 1
        return size

    def is_choosing(self, seat: i64) -> bool:
        """Whether the seat still picks the hand of this round; how far it has come is its secret (T5.2)."""
        step = self.step
        return step is not None and step.kind.name == "choose-hand" and self.owing() >> seat & 1 == 1

    def turn_up(self) -> int:
        """Turns up the top card of the draw pile; the discards make a new one when it is used up (T12.10)."""
        if not self.pile:
            self.pile = self.discards
            self.discards = []
            self.pile_was_seen = True
            self.shuffle(self.pile)
        self.reveal()
        return self.pile.pop()

    # -- questions ----------------------------------------------------------------------------------------------

    def owner(self, province: i64, position: i64) -> i64:
        """Whose disc tops the position, or -1; a cylinder is no disc."""
        base: i64 = province * data.SEATS
        seat: i64 = 0
        while seat < self.seats:
            control: i64 = self.control[base + seat]
            if control >> position & 1:
                return seat
            seat += 1
        return data.NO_SEAT

    def occupied(self, province: i64) -> i64:
        """The positions topped by a disc, as a bit mask."""
        base: i64 = province * data.SEATS
        mask: i64 = 0
        for seat in range(self.seats):
            control: i64 = self.control[base + seat]
            mask |= control
        return mask

    def captives(self, province: i64, position: i64, seat: i64) -> i64:
        """Discs of the seat below the top; for the top's owner that is the lower disc of a fort."""
        stack: i64 = self.below[province * data.POSITIONS + position]
        return stack >> seat * SHIFT & COUNT

    def forts(self, province: i64, seat: i64) -> list[int]:
        """Where the seat's forts stand in the province: one at most (T8.3), two only for a moment, after a swap."""
        control: i64 = self.control[province * data.SEATS + seat]
        return [at for at in range(data.POSITIONS) if control >> at & 1 and self.captives(province, at, seat) > 0]

    def king(self, province: i64) -> i64:
        """Who controls the king position, by cylinder or disc, or -1."""
        crowned: i64 = self.kings[province]
        return crowned if crowned != data.NO_SEAT else self.owner(province, data.POSITIONS - 1)

    def kingships(self, seat: i64) -> i64:
        """King positions the seat controls."""
        count: i64 = 0
        for province in range(data.PROVINCES):
            control: i64 = self.control[province * data.SEATS + seat]
            if self.kings[province] == seat or control & data.KING_BIT:
                count += 1
        return count

    def positions_of(self, province: i64, seat: i64) -> i64:
        """The positions the seat controls, king position by cylinder included, as a bit mask."""
        control: i64 = self.control[province * data.SEATS + seat]
        if self.kings[province] == seat:
            control |= data.KING_BIT
        return control

    def majority(self, province: i64, among: i64) -> i64:
        """Who alone has discs on the most of these positions, or -1."""
        best: i64 = data.NO_SEAT
        most: i64 = 0
        for seat in range(self.seats):
            control: i64 = self.control[province * data.SEATS + seat]
            count = count_bits(control & among)
            if count > most:
                most = count
                best = seat
            elif count == most:
                best = data.NO_SEAT
        return best

    def conqueror(self, province: i64) -> i64:
        """Who controls all fifteen positions (T14.7), or -1."""
        for seat in range(self.seats):
            if self.positions_of(province, seat) == data.ALL_POSITIONS:
                return seat
        return data.NO_SEAT

    # -- stacks -------------------------------------------------------------------------------------------------

    def lay(self, seat: i64, province: i64, position: i64) -> i64:
        """Lays a disc on an empty position or on an enemy's, whose discs become captives (T8.1).

        Own captives go home; says how many.
        """
        cell: i64 = province * data.POSITIONS + position
        stack: i64 = self.below[cell]
        enemy = self.owner(province, position)
        if enemy != data.NO_SEAT:
            control: i64 = self.control[province * data.SEATS + enemy]
            self.control[province * data.SEATS + enemy] = control & ~bit(position)
            stack += bit(enemy * SHIFT)
        freed: i64 = stack >> seat * SHIFT & COUNT
        self.below[cell] = stack - (freed << seat * SHIFT)
        self.supply[seat] += freed - 1
        self.control[province * data.SEATS + seat] |= bit(position)
        return freed

    def fortify(self, seat: i64, province: i64, position: i64) -> i64:
        """Lays a second disc on an own one (T8.2); an older fort loses its top disc (T8.3): its position, or -1."""
        older: i64 = -1
        for fort in self.forts(province, seat):
            older = fort
            self.reduce(seat, province, older)
        self.supply[seat] -= 1
        self.below[province * data.POSITIONS + position] += bit(seat * SHIFT)
        return older

    def reduce(self, seat: i64, province: i64, position: i64) -> None:
        """A fort loses its top disc to its owner's supply (T8.3, T8.4)."""
        self.below[province * data.POSITIONS + position] -= bit(seat * SHIFT)
        self.supply[seat] += 1

    def send_home(self, province: i64, position: i64) -> None:
        """Everything below the top goes home (T11.1)."""
        cell: i64 = province * data.POSITIONS + position
        stack: i64 = self.below[cell]
        if stack:
            for seat in range(self.seats):
                self.supply[seat] += stack >> seat * SHIFT & COUNT
            self.below[cell] = 0


def _fill(slots: list[int], first: i64, count: i64, cards: list[int]) -> None:
    """Replaces the cards in the slots by others, from the end of the list."""
    for slot in range(first, first + count):
        if slots[slot] != data.NO_CARD:
            slots[slot] = cards.pop()
