"""Colonial's table: the map with its counters, everybody's nation board, market, loans and tracks (C1, C2)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from asztal.engine.bits import bit, bits, count_bits
from asztal.engine.rng import Rng
from asztal.engine.state import EMPTY, Shared, State
from asztal.games.colonial import data

# The phases of a turn (C4), as ``State.phase``.
SETUP: Final = 0
PROGRAMMING: Final = 1
ENDEAVOUR: Final = 2
FLEETS: Final = 3
NAVAL: Final = 4
PIRACY: Final = 5
INTEREST: Final = 6

# What a throw was for, as ``throws`` tells it.
EXPLORATION: Final = 0
PIRATE_ATTACK: Final = 1
COUNTER_ATTACK: Final = 2
REBELLION: Final = 3
LAND: Final = 4
TRADE: Final = 5
EUROPE: Final = 6
SEA: Final = 7
# What is lost in a war, as ``losses`` tells it.
LOST_COUNTERS: Final = 0
LOST_GOODS: Final = 1
LOST_TREASURE: Final = 2
LOST_SQUADRONS: Final = 3
LOST_FLEETS: Final = 4
LOST_PIRATES: Final = 5
LOSS: Final = 4
"""So many numbers stand for one loss: the year, who, what, how many."""

THROW: Final = 5
"""So many numbers stand for one throw: what for, who, where, dice, successes (or the number thrown)."""

# Three bits for an owner or a card in what is packed: its number plus one.
DIGIT: Final = 3
DIGIT_MASK: Final = 7


class Colonial(State):
    """The whole truth of a match. Territories are bits 0 to 29 of a mask, boxes bits 0 to 36."""

    # -- the map
    in_play: i64 = 0
    """The territories that exist in this match (C26.2, C26.3)."""
    unexplored: i64 = 0
    """The territories with prestige tokens on them (C2.3)."""
    counters: Shared = EMPTY
    """[box * 6 + seat]: the seat's counters on the box."""
    owners: Shared = EMPTY
    """[box]: the seats that have counters there, from the bottom up by their lowest one, packed; see ``owners_of``."""
    controls: list[int] = EMPTY
    """[seat]: the boxes it controls, as a bit mask (C5.2)."""
    present: list[int] = EMPTY
    """[seat]: the territories where it has counters, as a bit mask."""
    colonies: list[int] = EMPTY
    """[seat]: the territories where it has a colony, as a bit mask (C8)."""
    independent: i64 = 0
    """The Independent States (C8.5)."""
    unrest: Shared = EMPTY
    missions: Shared = EMPTY
    city: i64 = data.NOWHERE
    """Where the booming city is (C18)."""
    city_value: i64 = 0
    circumnavigation: i64 = 0
    """Prestige left for the first to sail around the world (C11)."""
    circumnavigator: i64 = data.NOBODY
    """Who has sailed around the world."""
    america: i64 = 0
    """Prestige left for the first to explore in America; while there is any, exploring there is harder (C12)."""
    discoverer: i64 = data.NOBODY
    """Who has discovered America."""

    # -- nation boards, by seat
    treasury: list[int] = EMPTY
    fleets: list[int] = EMPTY
    squadrons: list[int] = EMPTY
    goods: list[int] = EMPTY
    """[seat]: its goods in the market."""
    prestige: list[int] = EMPTY
    home_unrest: list[int] = EMPTY
    """[seat]: unrest markers on its nation board (C9.4)."""
    pirates: Shared = EMPTY
    """[victim * 6 + owner]: pirates of the owner in the victim's merchant fleet area."""
    diplomacy: list[int] = EMPTY
    """[seat]: its space from the left, counted from 1 (C10)."""
    tracks: Shared = EMPTY
    """[track * 6 + seat]: its space, counted from 0 (C6)."""
    loans: list[int] = EMPTY
    """All loan stacks, in the order in which they were taken (C17)."""
    lenders: list[int] = EMPTY
    """Beside each loan, whose it is."""
    debt: list[int] = EMPTY
    """[seat]: all its loans together."""
    nation: list[int] = EMPTY
    """[seat]: its nation, or NOBODY (C26.1)."""
    grown: i64 = 0
    """The seats whose nation has reached its threshold of prestige once (C26.1.3 to C26.1.5)."""

    # -- the turn
    turn: i64 = 0
    phase: i64 = SETUP
    round: i64 = 0
    """0 while programming, 1 to 4, then 5, the last chance."""
    start: i64 = 0
    """The start player."""
    active: i64 = 0
    """Whose turn it is to act."""
    programme: list[int] = EMPTY
    """[seat]: the cards in the slots, packed from the first slot on; see ``card_in``."""
    confirmed: i64 = 0
    """The seats that have confirmed their programme."""
    revolts: i64 = 0
    """The seats under home revolution in this turn (C4.1.1)."""
    used: list[int] = EMPTY
    """[seat]: the character used in each round of the turn plus one, four bits each, from round 1 on."""
    merchants: i64 = 0
    """The seats that have used the Merchant in this turn, or in this round by option (C20.8)."""
    throws: list[int] = EMPTY
    """The throws of the present action or year of war, THROW numbers each."""
    losses: list[int] = EMPTY
    """What both sides have lost in the present war, or in the last one while its dice lie there, LOSS numbers each."""

    # -- what an action is about
    place: i64 = 0
    """The territory that an action is about."""
    box: i64 = 0
    """The box that the Viceroy has chosen."""
    touched: i64 = 0
    """The boxes on which he has placed counters one by one, as a bit mask."""
    explorations: i64 = 0
    """Explorations made by the present Explorer (C26.1.4)."""
    capacity: i64 = 0
    """Goods that the Merchant or Trader can still take."""
    own_left: i64 = 0
    """Own goods that are still left to be shipped."""
    asked: i64 = 0
    """The seats already asked for goods by this Merchant or Trader (C20.6)."""
    other: i64 = 0
    """Whom a request or an offer is for."""
    number: i64 = 0
    """How many goods or how much treasure it is about."""
    payment: i64 = 0
    """What the asker pays for a request, or gets if it is less than nothing."""
    gives: bool = False
    """Whether the offer is to give, or else to ask for."""
    message: i64 = 0
    ships_slaves: bool = False
    """Whether black boxes count in this use of the Merchant (C20.10)."""
    attacked: bool = False
    """Whether pirates attacked in this use of the Merchant (C20.3)."""
    hits: i64 = 0
    """Successes still to be carried out, of the attacker in a war."""
    hits_back: i64 = 0
    """Those of the defender."""
    proposer: i64 = data.NOBODY
    """Who has made the offer that waits for an answer."""
    offers: i64 = 0
    """Free offers made in the present moment (C13.4)."""
    offers_made: list[int] = EMPTY
    """[seat]: free offers made in this turn."""
    attacker: i64 = data.NOBODY
    """Who has declared the present war."""
    defender: i64 = data.NOBODY
    year: i64 = 0
    fought: i64 = 0
    """The territories fought over in this year."""
    had_dice: i64 = 0
    """The fronts in which the attacker had dice this year, bits LAND to SEA; the defender's from bit 8 on."""
    driven_out: i64 = 0
    """By option: bit 0 if the attacker lost all counters in a territory fought over this year, bit 1 the defender."""
    unsettled: i64 = 0
    """The seats whose prestige, loans or treasury have changed since victory was looked for (C27.2)."""
    quiet: i64 = 0
    """The seats that don't want to be asked for repayment after reveals (C28.4)."""

    # -- options (C26.4, C26.5)
    with_nations: bool = False
    advanced: bool = False
    turn_limit: i64 = 0
    no_offers: bool = False
    all_six: bool = False
    equal_city: bool = False
    any_majority: bool = False
    keep_last_counter: bool = False
    governors_of_round: bool = False
    lenient: bool = False
    owner_chooses: bool = False
    territory_exhausts: bool = False
    dice_per_pirate: bool = False
    always_counter: bool = False
    spread: bool = False
    any_mission: bool = False

    def settle(self) -> None:
        """Whoever comes to have prestige enough without debt wins at once, or is asked to repay (C27)."""
        changed: i64 = self.unsettled
        if changed:
            self.unsettled = 0
            for seat in range(self.seats):
                if self.prestige[seat] >= data.PRESTIGE_TO_WIN and changed >> seat & 1:
                    # Rare; at the top of the module it would import the steps that import this one.
                    from asztal.games.colonial.steps.victory import look_for_victory

                    look_for_victory(self, changed)
                    return

    def moment(self) -> i64:
        """The turn: all plans are judged where the next one begins, and nobody has programmed anything."""
        return self.turn

    # -- looking at the table -----------------------------------------------------------------------------------

    def owners_of(self, box: i64) -> list[int]:
        """The seats that have counters on a box, from the bottom up (C5.1)."""
        seats: list[int] = []
        packed: i64 = self.owners[box]
        while packed:
            seats.append((packed & DIGIT_MASK) - 1)
            packed >>= DIGIT
        return seats

    def controller(self, box: i64) -> i64:
        """Who controls a box, or NOBODY (C5.2)."""
        mask: i64 = bit(box)
        for seat in range(self.seats):
            if self.controls[seat] & mask:
                return seat
        return data.NOBODY

    def counters_in(self, seat: i64, territory: i64) -> i64:
        """The seat's counters in a territory, over all boxes."""
        count: i64 = 0
        for box in data.BOXES_IN[territory]:
            count += self.counters[box * data.SEATS + seat]
        return count

    def explored(self) -> i64:
        """The explored territories, as a bit mask."""
        return self.in_play & ~self.unexplored

    def natives(self, territory: i64) -> i64:
        """Native strength, doubled in an Independent State (C8.5)."""
        strength: i64 = data.NATIVES[territory]
        return 2 * strength if self.independent >> territory & 1 else strength

    def colony_of(self, territory: i64) -> i64:
        """Whose colony a territory is, or NOBODY."""
        for seat in range(self.seats):
            if self.colonies[seat] >> territory & 1:
                return seat
        return data.NOBODY

    def value(self, track: i64, seat: i64) -> i64:
        """What the seat's space on a progress track counts (C6.1, C26.1.6)."""
        space: i64 = self.tracks[track * data.SEATS + seat]
        nation: i64 = self.nation[seat]
        if space == data.SPACES - 1 and nation != data.NOBODY:
            return data.LAST_VALUE[nation][track]
        return data.TRACK_VALUES[track][space]

    def monopolies(self, seat: i64) -> i64:
        """How many monopolies the seat has (C5.4, C5.5, C26.1.8)."""
        own: i64 = self.controls[seat]
        others: i64 = 0
        for other in range(self.seats):
            if other != seat:
                others |= self.controls[other]
        count: i64 = count_bits(own & data.GOLD)
        for boxes in data.OF_COLOUR:
            if own & boxes and not others & boxes and not boxes & data.GOLD:
                count += 1
        nation: i64 = self.nation[seat]
        if nation != data.NOBODY:
            count += data.BONUS_MONOPOLIES[nation]
        return count

    def need(self, seat: i64, territory: i64) -> i64:
        """The least number that explores a territory (C16.2)."""
        need: i64 = data.DIFFICULTY[territory] - self.value(data.SEAFARING, seat)
        if self.present[seat] & data.NEIGHBOURS[territory]:
            need -= 1
        if self.america and data.CONTINENT[territory] == data.AMERICA:
            need += data.AMERICA_PENALTY
        return need

    def need_around(self, seat: i64) -> i64:
        """The least number that sails around the world (C11)."""
        return data.CIRCUMNAVIGATION_DIFFICULTY - self.value(data.SEAFARING, seat)

    def abolished(self) -> bool:
        """Whether slavery has been abolished (C6.5)."""
        for seat in range(self.seats):
            if self.value(data.ECONOMY, seat) >= data.ABOLITION_ECONOMY:
                return True
        return False

    def production(self, seat: i64, boxes: i64) -> i64:
        """The goods that those of some boxes offer that the seat controls: one each, two in the city (C20.4, C18.4)."""
        own: i64 = self.controls[seat] & boxes
        count: i64 = count_bits(own)
        if self.city != data.NOWHERE:
            count += count_bits(own & data.BOX_MASK_IN[self.city])
        return count

    def trade_capacity(self, seat: i64) -> i64:
        """Goods that the seat's Trader can sell (C24.1)."""
        capacity: i64 = self.value(data.ECONOMY, seat)
        for territory in bits(self.colonies[seat]):
            capacity += data.NATIVES[territory]
        return capacity

    def open_to(self, seat: i64) -> i64:
        """Where the seat may explore and place counters by the treaty of Tordesillas, as a bit mask (C26.1.5)."""
        nation: i64 = self.nation[seat]
        if nation == data.NOBODY or self.grown >> seat & 1:
            return data.ALL_TERRITORIES
        return data.TORDESILLAS[nation]

    # -- the programme ------------------------------------------------------------------------------------------

    def cards_placed(self, seat: i64) -> i64:
        """How many slots are filled."""
        count: i64 = 0
        packed: i64 = self.programme[seat]
        while packed:
            count += 1
            packed >>= DIGIT
        return count

    def card_in(self, seat: i64, slot: i64) -> i64:
        """The card in a slot (0 to 3), or NOBODY's."""
        packed: i64 = self.programme[seat]
        return (packed >> (slot * DIGIT) & DIGIT_MASK) - 1

    def place_card(self, seat: i64, card: i64) -> None:
        """Puts a card into the next slot."""
        self.programme[seat] |= (card + 1) << (self.cards_placed(seat) * DIGIT)

    def placed(self, seat: i64) -> i64:
        """The cards in the slots, as a bit mask; the others are in hand or set aside."""
        mask: i64 = 0
        packed: i64 = self.programme[seat]
        while packed:
            mask |= bit((packed & DIGIT_MASK) - 1)
            packed >>= DIGIT
        return mask

    def shown(self) -> i64:
        """How many slots have been turned over by now."""
        if self.phase != ENDEAVOUR:
            return 0 if self.phase < ENDEAVOUR else data.SLOTS
        return min(self.round, data.SLOTS)

    # -- secrets ------------------------------------------------------------------------------------------------

    def shuffle_unknown(self, seat: int, rng: Rng) -> None:
        """What others have programmed is unknown until it is turned over (C29)."""
        for other in range(self.seats):
            if other != seat and self.programme[other]:
                self.deal_programme(other, rng)

    def deal_programme(self, seat: i64, rng: Rng) -> None:
        """Other cards for the slots still face down; who has not confirmed has not begun, for all one knows."""
        if self.phase == PROGRAMMING and not self.confirmed >> seat & 1:
            self.programme[seat] = 0
            return
        known: i64 = self.shown()
        cards = list(range(data.CARDS))
        for slot in range(known):
            cards.remove(self.card_in(seat, slot))
        rng.shuffle(cards)
        packed: i64 = self.programme[seat] & ((bit(known * DIGIT)) - 1)
        for slot in range(known, data.SLOTS):
            packed |= (cards[slot - known] + 1) << (slot * DIGIT)
        self.programme[seat] = packed
