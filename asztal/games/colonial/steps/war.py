"""A war, year by year: on land, in the market, in Europe, at sea, until somebody surrenders (C23.4 to C23.9)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from asztal.engine.bits import bit, bits
from asztal.engine.events import EventKind
from asztal.engine.state import with_number
from asztal.engine.step import Ask, Kind, Step, in_order
from asztal.games.colonial import data, events
from asztal.games.colonial import state as table
from asztal.games.colonial.state import Colonial
from asztal.games.colonial.steps import kinds
from asztal.games.colonial.steps.asking import mentions
from asztal.games.colonial.steps.control import take_counters
from asztal.games.colonial.steps.dice import clear_dice, show, successes
from asztal.games.colonial.steps.exchange import OFFER_IN_WAR
from asztal.games.colonial.steps.purse import gain_prestige, lose_prestige, pay
from asztal.games.colonial.steps.unrest import settle_losses

_DEFENDERS: Final = 8
"""In ``had_dice`` the defender's fronts come so many bits after the attacker's."""


class Year(Step[Colonial]):
    """The four fronts, then perhaps a surrender (C23.4)."""

    def run(self, state: Colonial) -> None:
        state.year += 1
        clear_dice(state)
        state.tell(events.WAR_YEAR, state.year)
        state.fought = state.present[state.attacker] & state.present[state.defender]
        state.had_dice = 0
        state.driven_out = 0
        state.do_next(_SURRENDER_STEP)
        state.do_in_order(_OTHER_FRONTS)
        for territory in reversed(bits(state.fought)):
            state.do_next(_LAND[territory])


# -- dice -------------------------------------------------------------------------------------------------------------


def war_dice(pieces: i64) -> i64:
    return min(pieces, data.WAR_DICE)


def throw_both(state: Colonial, front: i64, kind: EventKind, territory: i64, attackers: i64, defenders: i64) -> None:
    """Both sides throw at the same time, a die for each of their pieces up to five (C23.5)."""
    dice = war_dice(attackers)
    dice_back = war_dice(defenders)
    state.hits = successes(state, dice)
    state.hits_back = successes(state, dice_back)
    if dice:
        state.had_dice |= bit(front)
        show(state, front, state.attacker, territory, dice, state.hits)
    if dice_back:
        state.had_dice |= bit(front + _DEFENDERS)
        show(state, front, state.defender, territory, dice_back, state.hits_back)
    if not dice and not dice_back:
        return
    if front == table.LAND:
        state.tell(kind, territory, state.attacker, dice, state.hits, state.defender, dice_back, state.hits_back)
    else:
        state.tell(kind, state.attacker, dice, state.hits, state.defender, dice_back, state.hits_back)


# -- losses -----------------------------------------------------------------------------------------------------------


def note_loss(state: Colonial, seat: i64, what: i64, count: i64) -> None:
    """Adds to what a side has lost in this year, for all to see."""
    losses = state.losses
    at: i64 = 0
    while at < len(losses):
        if losses[at] == state.year and losses[at + 1] == seat and losses[at + 2] == what:
            losses[at + 3] += count
            return
        at += table.LOSS
    losses.extend([state.year, seat, what, count])


# -- land -------------------------------------------------------------------------------------------------------------


class LandBattle(Step[Colonial]):
    """A territory where both have counters."""

    def __init__(self, territory: i64) -> None:
        self.territory: i64 = territory

    def run(self, state: Colonial) -> None:
        territory = self.territory
        attackers = state.counters_in(state.attacker, territory)
        defenders = state.counters_in(state.defender, territory)
        throw_both(state, table.LAND, events.LAND_BATTLE, territory, attackers, defenders)
        state.place = territory
        state.do_in_order(_AFTER_BATTLE)


class Casualties(Ask[Colonial]):
    """Which pieces of a side are lost; the side that scored chooses, or by option their owner (C23.5, R-40)."""

    def __init__(self, kind: Kind, of_attacker: bool) -> None:
        super().__init__(kind)
        self.of_attacker = of_attacker

    def victim(self, state: Colonial) -> i64:
        return state.attacker if self.of_attacker else state.defender

    def pieces(self, state: Colonial, victim: i64, where: i64) -> i64:
        """How many pieces the side has in one of the places."""
        return 0

    def places(self, state: Colonial) -> list[int]:
        """Where they may be."""
        return []

    def run(self, state: Colonial) -> None:
        hits: i64 = state.hits_back if self.of_attacker else state.hits
        victim = self.victim(state)
        total: i64 = 0
        for where in self.places(state):
            total += self.pieces(state, victim, where)
        if hits == 0 or total == 0:
            return
        if hits >= total:
            for where in self.places(state):
                while self.pieces(state, victim, where):
                    self.choose(state, victim, where)
            return
        if self.of_attacker:
            state.hits_back -= 1
        else:
            state.hits -= 1
        state.do_next(self)
        super().run(state)

    def seat(self, state: Colonial) -> i64:
        return state.attacker if self.of_attacker == state.owner_chooses else state.defender

    def choices(self, state: Colonial, seat: i64) -> list[int]:
        victim = self.victim(state)
        return [where for where in self.places(state) if self.pieces(state, victim, where)]

    def mentions(self, state: Colonial, seat: i64) -> dict[str, int]:
        return {**mentions(state, seat), "victim:seat": self.victim(state)}


class LandCasualties(Casualties):
    """Counters on the boxes of a territory; control waits until all casualties there are removed."""

    def pieces(self, state: Colonial, victim: i64, where: i64) -> i64:
        return state.counters[where * data.SEATS + victim]

    def places(self, state: Colonial) -> list[int]:
        return data.BOXES_IN[state.place]

    def choose(self, state: Colonial, seat: i64, choice: i64) -> None:
        victim = self.victim(state)
        take_counters(state, victim, choice, 1)
        state.tell(events.COUNTER_LOST, victim, choice)
        note_loss(state, victim, table.LOST_COUNTERS, 1)


class AfterBattle(Step[Colonial]):
    """The casualties of both sides are gone together; control and colonies follow (C23.5, C23.6)."""

    def run(self, state: Colonial) -> None:
        settle_losses(state, state.place)
        if state.territory_exhausts:
            if state.present[state.attacker] >> state.place & 1 == 0:
                state.driven_out |= 1
            if state.present[state.defender] >> state.place & 1 == 0:
                state.driven_out |= 2


# -- trade, Europe, sea -----------------------------------------------------------------------------------------------


class TradeWar(Step[Colonial]):
    """Goods in the market against goods."""

    def run(self, state: Colonial) -> None:
        attacker: i64 = state.attacker
        defender: i64 = state.defender
        throw_both(state, table.TRADE, events.TRADE_BATTLE, data.NOWHERE, state.goods[attacker], state.goods[defender])
        self.lose(state, defender, state.hits)
        self.lose(state, attacker, state.hits_back)

    def lose(self, state: Colonial, seat: i64, hits: i64) -> None:
        lost: i64 = min(hits, state.goods[seat])
        if lost > 0:
            state.goods[seat] -= lost
            state.tell(events.GOODS_LOST, seat, lost)
            note_loss(state, seat, table.LOST_GOODS, lost)


class WarInEurope(Step[Colonial]):
    """Treasure against treasure."""

    def run(self, state: Colonial) -> None:
        attacker: i64 = state.attacker
        defender: i64 = state.defender
        throw_both(
            state, table.EUROPE, events.EUROPE_BATTLE, data.NOWHERE, state.treasury[attacker], state.treasury[defender]
        )
        self.lose(state, defender, state.hits)
        self.lose(state, attacker, state.hits_back)

    def lose(self, state: Colonial, seat: i64, hits: i64) -> None:
        lost: i64 = min(hits, state.treasury[seat])
        if lost > 0:
            pay(state, seat, lost)
            state.tell(events.TREASURE_LOST, seat, lost)
            note_loss(state, seat, table.LOST_TREASURE, lost)


class WarAtSea(Step[Colonial]):
    """Squadrons against squadrons, then fleets, then pirates wherever they are (C23.4 d)."""

    def run(self, state: Colonial) -> None:
        attacker: i64 = state.attacker
        defender: i64 = state.defender
        throw_both(
            state, table.SEA, events.SEA_BATTLE, data.NOWHERE, state.squadrons[attacker], state.squadrons[defender]
        )
        state.hits = self.lose(state, defender, state.hits)
        state.hits_back = self.lose(state, attacker, state.hits_back)
        state.do_in_order(_PIRATE_CASUALTIES)

    def lose(self, state: Colonial, seat: i64, hits: i64) -> i64:
        """Squadrons and fleets are lost; returns what is left for pirates."""
        squadrons: i64 = min(hits, state.squadrons[seat])
        fleets: i64 = min(hits - squadrons, state.fleets[seat])
        state.squadrons[seat] -= squadrons
        state.fleets[seat] -= fleets
        if squadrons + fleets > 0:
            state.tell(events.SHIPS_LOST, seat, squadrons, fleets)
        if squadrons > 0:
            note_loss(state, seat, table.LOST_SQUADRONS, squadrons)
        if fleets > 0:
            note_loss(state, seat, table.LOST_FLEETS, fleets)
        return hits - squadrons - fleets


def pirates_of(state: Colonial, owner: i64) -> i64:
    """All pirates of a seat, on any board."""
    count: i64 = 0
    for victim in range(state.seats):
        count += state.pirates[victim * data.SEATS + owner]
    return count


class PirateCasualties(Casualties):
    """Pirates, on whichever board they lie in wait."""

    def pieces(self, state: Colonial, victim: i64, where: i64) -> i64:
        return state.pirates[where * data.SEATS + victim]

    def places(self, state: Colonial) -> list[int]:
        return list(range(state.seats))

    def choose(self, state: Colonial, seat: i64, choice: i64) -> None:
        victim = self.victim(state)
        at: i64 = choice * data.SEATS + victim
        state.pirates = with_number(state.pirates, at, state.pirates[at] - 1)
        state.tell(events.PIRATE_LOST, victim, choice)
        note_loss(state, victim, table.LOST_PIRATES, 1)


# -- the end of a year ------------------------------------------------------------------------------------------------


class SurrenderStep(Step[Colonial]):
    """Offers for peace, then the surrender (C13.3, C23.7)."""

    def run(self, state: Colonial) -> None:
        state.do_next(_EXHAUSTION)
        state.do_next(OFFER_IN_WAR[state.attacker])
        state.do_next(OFFER_IN_WAR[state.defender])


def is_exhausted(state: Colonial, seat: i64, fronts: i64, driven_out: bool) -> bool:
    """Whether a side has nothing left in a front where it had dice this year (C23.7, R-40)."""
    if fronts >> table.LAND & 1 and (driven_out or state.present[seat] & state.fought == 0):
        return True
    if fronts >> table.TRADE & 1 and state.goods[seat] == 0:
        return True
    if fronts >> table.EUROPE & 1 and state.treasury[seat] == 0:
        return True
    return fronts >> table.SEA & 1 == 1 and state.squadrons[seat] == 0


class Exhaustion(Step[Colonial]):
    """Who is exhausted surrenders; if both are, nobody does; otherwise each side may (C23.7)."""

    def run(self, state: Colonial) -> None:
        attacker: i64 = state.attacker
        defender: i64 = state.defender
        attacker_out = is_exhausted(state, attacker, state.had_dice & 255, state.driven_out & 1 != 0)
        defender_out = is_exhausted(state, defender, state.had_dice >> _DEFENDERS, state.driven_out & 2 != 0)
        if attacker_out:
            state.tell(events.EXHAUSTED, attacker)
        if defender_out:
            state.tell(events.EXHAUSTED, defender)
        if attacker_out and defender_out:
            end_undecided(state)
        elif attacker_out:
            surrender(state, attacker, defender)
        elif defender_out:
            surrender(state, defender, attacker)
        else:
            state.do_in_order(_SURRENDERS)


class Surrender(Ask[Colonial]):
    """The defender, then the attacker may give in."""

    def __init__(self, kind: Kind, of_attacker: bool) -> None:
        super().__init__(kind)
        self.of_attacker = of_attacker

    def run(self, state: Colonial) -> None:
        if state.attacker != data.NOBODY:
            super().run(state)

    def seat(self, state: Colonial) -> i64:
        return state.attacker if self.of_attacker else state.defender

    def choices(self, state: Colonial, seat: i64) -> list[int]:
        return _FIGHT_OR_SURRENDER

    def mentions(self, state: Colonial, seat: i64) -> dict[str, int]:
        enemy: i64 = state.defender if self.of_attacker else state.attacker
        return {**mentions(state, seat), "enemy:seat": enemy, "year:number": state.year}

    def choose(self, state: Colonial, seat: i64, choice: i64) -> None:
        if choice == kinds.SURRENDER_NOW:
            surrender(state, seat, state.defender if self.of_attacker else state.attacker)


def surrender(state: Colonial, loser: i64, winner: i64) -> None:
    """The loser hands over 1 prestige, if he has any (C23.8)."""
    prestige = lose_prestige(state, loser, 1)
    gain_prestige(state, winner, prestige)
    state.tell(events.SURRENDERED, loser, winner, prestige)
    end_war(state)


def end_undecided(state: Colonial) -> None:
    state.tell(events.WAR_UNDECIDED, state.attacker, state.defender)
    end_war(state)


def end_war(state: Colonial) -> None:
    state.attacker = data.NOBODY
    state.defender = data.NOBODY


class NextYear(Step[Colonial]):
    """Another year, unless nobody can hurt the other any more (C23.9)."""

    def run(self, state: Colonial) -> None:
        if state.attacker == data.NOBODY:
            return
        if can_go_on(state, state.attacker, state.defender):
            state.do_next(YEAR)
        else:
            end_undecided(state)


def can_go_on(state: Colonial, attacker: i64, defender: i64) -> bool:
    if state.present[attacker] & state.present[defender]:
        return True
    if state.goods[attacker] and state.goods[defender]:
        return True
    if state.treasury[attacker] and state.treasury[defender]:
        return True
    return can_hit(state, attacker, defender) or can_hit(state, defender, attacker)


def can_hit(state: Colonial, seat: i64, enemy: i64) -> bool:
    """Whether a squadron has anything to hit."""
    targets: i64 = state.squadrons[enemy] + state.fleets[enemy] + pirates_of(state, enemy)
    return state.squadrons[seat] > 0 and targets > 0


YEAR: Final = Year()
_SURRENDER_STEP: Final = SurrenderStep()
_EXHAUSTION: Final = Exhaustion()
_OTHER_FRONTS: Final = in_order(TradeWar(), WarInEurope(), WarAtSea())
_LAND: Final[list[Step[Colonial]]] = [LandBattle(territory) for territory in range(data.TERRITORIES)]
_AFTER_BATTLE: Final = in_order(
    LandCasualties(kinds.WAR_COUNTER, False), LandCasualties(kinds.WAR_COUNTER, True), AfterBattle()
)
_PIRATE_CASUALTIES: Final = in_order(
    PirateCasualties(kinds.WAR_PIRATE, False), PirateCasualties(kinds.WAR_PIRATE, True)
)
_FIGHT_OR_SURRENDER: Final = [kinds.FIGHT_ON, kinds.SURRENDER_NOW]
_SURRENDERS: Final = in_order(Surrender(kinds.SURRENDER, False), Surrender(kinds.SURRENDER, True), NextYear())
