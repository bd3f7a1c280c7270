"""The Conqueror: a new colony, and by option what is done with it (C15)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from asztal.engine.bits import bit, bits, count_bits
from asztal.engine.phrase import Phrase
from asztal.engine.state import with_number
from asztal.engine.step import Step, in_order
from asztal.games.colonial import data, events
from asztal.games.colonial.state import Colonial
from asztal.games.colonial.steps import kinds
from asztal.games.colonial.steps.asking import AskActive
from asztal.games.colonial.steps.control import settle_loss, take_counters
from asztal.games.colonial.steps.purse import gain_prestige, gain_treasure, step_back
from asztal.games.colonial.steps.unrest import add_unrest, check_colony


def ripe_for(state: Colonial, seat: i64) -> list[int]:
    """The territories where the seat can found a colony (C15.1)."""
    colonised: i64 = 0
    for other in range(state.seats):
        colonised |= state.colonies[other]
    ripe: list[int] = []
    for territory in bits(state.present[seat] & ~colonised):
        strength: i64 = state.natives(territory)
        boxes: i64 = data.BOX_MASK_IN[territory]
        if strength > 0 and boxes & ~state.controls[seat] == 0 and state.counters_in(seat, territory) >= strength:
            ripe.append(territory)
    return ripe


def colony_prestige(state: Colonial, seat: i64, territory: i64) -> i64:
    """What a new colony brings: nothing outside the historical targets of a nation (C15.2, C26.1.2)."""
    nation: i64 = state.nation[seat]
    return 1 if nation == data.NOBODY or data.TARGETS[nation] >> territory & 1 else 0


class FoundColony(AskActive):
    """Where the colony is founded; an Independent State ends there (C15.1, C15.2, C8.6)."""

    def choices(self, state: Colonial, seat: i64) -> list[int]:
        return ripe_for(state, seat)

    def words(self, state: Colonial, seat: i64, choice: i64) -> Phrase:
        """The prestige, and what the Trader sells more (C15.2, C8.3)."""
        prestige = colony_prestige(state, seat, choice)
        about = {"territory": choice, "gain:number": prestige, "trades:number": data.NATIVES[choice]}
        return Phrase("choice-colony", about)

    def choose(self, state: Colonial, seat: i64, choice: i64) -> None:
        state.place = choice
        state.colonies[seat] |= bit(choice)
        state.independent &= ~bit(choice)
        prestige = colony_prestige(state, seat, choice)
        gain_prestige(state, seat, prestige)
        state.tell(events.COLONY_FOUNDED, seat, choice, prestige)
        if state.advanced:
            state.do_next(_COMPANY)


class ColonyOption(AskActive):
    """What may be done with the new colony, as long as it is one (C15.3, C15.4)."""

    def applies(self, state: Colonial, seat: i64) -> bool:
        return True

    def run(self, state: Colonial) -> None:
        seat = state.active
        if state.colonies[seat] >> state.place & 1 and self.applies(state, seat):
            super().run(state)

    def choices(self, state: Colonial, seat: i64) -> list[int]:
        return _NO_OR_YES

    def mentions(self, state: Colonial, seat: i64) -> dict[str, int]:
        return {**super().mentions(state, seat), "gain:number": data.NATIVES[state.place]}


class Company(ColonyOption):
    """0: a Company or a Protectorate, which exclude everything else (C15.3)."""

    def choices(self, state: Colonial, seat: i64) -> list[int]:
        menu: list[int] = []
        if not state.keep_last_counter or state.counters_in(seat, state.place) > 1:
            menu = [box for box in data.BOXES_IN[state.place] if state.counters[box * data.SEATS + seat]]
        if state.squadrons[seat] > 0:
            menu.append(kinds.PROTECTORATE)
        menu.append(kinds.NEITHER)
        return menu

    def words(self, state: Colonial, seat: i64, choice: i64) -> Phrase:
        if choice < data.BOXES and state.counters_in(seat, state.place) == 1:
            return Phrase("choice-company-last", {"box": choice})
        if choice < data.BOXES:
            return Phrase("choice-company", {"box": choice, "gain:number": data.NATIVES[state.place]})
        return super().words(state, seat, choice)

    def choose(self, state: Colonial, seat: i64, choice: i64) -> None:
        if choice == kinds.NEITHER:
            state.do_in_order(_OPTIONS)
            return
        treasure: i64 = data.NATIVES[state.place]
        gain_treasure(state, seat, treasure)
        if choice == kinds.PROTECTORATE:
            state.squadrons[seat] -= 1
            state.tell(events.PROTECTORATE_FORMED, seat, state.place, treasure)
            return
        state.tell(events.COMPANY_FORMED, seat, choice, treasure)
        state.fleets[seat] += 1
        take_counters(state, seat, choice, 1)
        settle_loss(state, choice)
        # The last counter may go, and the colony with it.
        check_colony(state, state.place)


class Purge(ColonyOption):
    """1: an unrest marker goes, and so does respect, if there is any left to lose."""

    def applies(self, state: Colonial, seat: i64) -> bool:
        return state.unrest[state.place] > 0

    def choose(self, state: Colonial, seat: i64, choice: i64) -> None:
        if choice == kinds.YES:
            state.unrest = with_number(state.unrest, state.place, state.unrest[state.place] - 1)
            state.tell(events.PURGED, seat, state.place)
            step_back(state, seat)


class Looting(ColonyOption):
    """2: treasure by the native strength, twice where there is gold, and unrest."""

    def mentions(self, state: Colonial, seat: i64) -> dict[str, int]:
        return {**super().mentions(state, seat), "gain:number": loot(state.place)}

    def words(self, state: Colonial, seat: i64, choice: i64) -> Phrase:
        unrest: i64 = state.unrest[state.place]
        if choice == kinds.YES and unrest + 1 >= data.REVOLUTION:
            return Phrase("choice-looting-revolution", {"gain:number": loot(state.place)})
        return super().words(state, seat, choice)

    def choose(self, state: Colonial, seat: i64, choice: i64) -> None:
        if choice == kinds.YES:
            treasure = loot(state.place)
            gain_treasure(state, seat, treasure)
            state.tell(events.LOOTED, seat, state.place, treasure)
            state.do_next(_LOOTED)


class Looted(Step[Colonial]):
    """The unrest comes after the treasure, which may have repaid a loan and won by then (C27.2)."""

    def run(self, state: Colonial) -> None:
        add_unrest(state, state.place, 1)


def loot(territory: i64) -> i64:
    times: i64 = data.LOOT_GOLD if data.BOX_MASK_IN[territory] & data.GOLD else 1
    return times * data.NATIVES[territory]


class Settlers(ColonyOption):
    """3: one or two unrest markers move from home to the colony, together."""

    def applies(self, state: Colonial, seat: i64) -> bool:
        return state.home_unrest[seat] > 0

    def choices(self, state: Colonial, seat: i64) -> list[int]:
        return list(range(min(state.home_unrest[seat], data.MOST_SETTLERS) + 1))

    def choose(self, state: Colonial, seat: i64, choice: i64) -> None:
        if choice > 0:
            state.home_unrest[seat] -= choice
            state.tell(events.SETTLERS_SENT, seat, state.place, choice)
            add_unrest(state, state.place, choice)


class PirateGovernors(ColonyOption):
    """4: a step back, which must be possible; all who have used the Merchant lose a fleet (R-31)."""

    def applies(self, state: Colonial, seat: i64) -> bool:
        return state.diplomacy[seat] > 1 or state.lenient

    def choose(self, state: Colonial, seat: i64, choice: i64) -> None:
        if choice == kinds.YES:
            state.tell(events.PIRATE_GOVERNORS, seat)
            step_back(state, seat)
            for other in range(state.seats):
                if state.merchants >> other & 1 and state.fleets[other]:
                    state.fleets[other] -= 1
                    state.tell(events.FLEET_LOST, other)


class Plantation(ColonyOption):
    """5: where there is a beige box, treasure for every black box the player controls (R-33)."""

    def applies(self, state: Colonial, seat: i64) -> bool:
        return data.BOX_MASK_IN[state.place] & data.PLANTATIONS != 0 and harvest(state, seat) > 0

    def mentions(self, state: Colonial, seat: i64) -> dict[str, int]:
        return {**super().mentions(state, seat), "gain:number": harvest(state, seat)}

    def choose(self, state: Colonial, seat: i64, choice: i64) -> None:
        if choice == kinds.YES:
            treasure = harvest(state, seat)
            gain_treasure(state, seat, treasure)
            state.tell(events.PLANTATION_PAID, seat, state.place, treasure)


def harvest(state: Colonial, seat: i64) -> i64:
    return data.PLANTATION_TREASURE * count_bits(state.controls[seat] & data.SLAVES)


_NO_OR_YES: Final = [kinds.NO, kinds.YES]
_COMPANY: Final = Company(kinds.COMPANY)
_LOOTED: Final = Looted()
_OPTIONS: Final = in_order(
    Purge(kinds.PURGE),
    Looting(kinds.LOOTING),
    Settlers(kinds.SETTLERS),
    PirateGovernors(kinds.PIRATE_GOVERNORS),
    Plantation(kinds.PLANTATION),
)
"""In ascending order (C15.3)."""
