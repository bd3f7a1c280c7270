"""The Rebel: rebellion, or unrest overseas and at home (C21)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from asztal.engine.bits import bits
from asztal.engine.phrase import Phrase
from asztal.engine.state import with_number
from asztal.games.colonial import data, events
from asztal.games.colonial import state as table
from asztal.games.colonial.state import Colonial
from asztal.games.colonial.steps import kinds
from asztal.games.colonial.steps.asking import AskActive, some_success
from asztal.games.colonial.steps.control import take_counters
from asztal.games.colonial.steps.dice import show, successes
from asztal.games.colonial.steps.unrest import add_unrest, lose_counter, settle_losses


def ripe_for_rebellion(state: Colonial) -> list[int]:
    """Where there is unrest and no mission (C9.2)."""
    return [at for at in bits(state.in_play) if state.unrest[at] and state.missions[at] == 0]


def with_missions(state: Colonial) -> list[int]:
    return [at for at in bits(state.in_play) if state.missions[at]]


class Rebel(AskActive):
    """What he does (C21.1)."""

    def choices(self, state: Colonial, seat: i64) -> list[int]:
        menu: list[int] = []
        if ripe_for_rebellion(state):
            menu.append(kinds.REBELLION_KIND)
        menu.append(kinds.STIR_UP_KIND)
        if max(state.missions) > 0:
            menu.append(kinds.TURN_MISSION_KIND)
        return menu

    def choose(self, state: Colonial, seat: i64, choice: i64) -> None:
        if choice == kinds.REBELLION_KIND:
            state.do_next(_REBELLION)
        else:
            state.do_next(_STIR_UP if choice == kinds.STIR_UP_KIND else _TURN_MISSION)


class Rebellion(AskActive):
    """Where; dice by unrest and native strength, without a limit (C21.2)."""

    def choices(self, state: Colonial, seat: i64) -> list[int]:
        return ripe_for_rebellion(state)

    def words(self, state: Colonial, seat: i64, choice: i64) -> Phrase:
        dice = rebellion_dice(state, choice)
        return Phrase(
            "choice-rebellion", {"territory": choice, "dice:number": dice, "percent:number": some_success(dice)}
        )

    def choose(self, state: Colonial, seat: i64, choice: i64) -> None:
        state.place = choice
        dice = rebellion_dice(state, choice)
        hits = successes(state, dice)
        show(state, table.REBELLION, seat, choice, dice, hits)
        state.tell(events.REBELLION, seat, choice, dice, hits)
        state.hits = hits
        state.do_next(_VICTIM)


def rebellion_dice(state: Colonial, territory: i64) -> i64:
    unrest: i64 = state.unrest[territory]
    return unrest * state.natives(territory)


class Victim(AskActive):
    """Whose counter on which box dies, for each success: those of others first, own ones last (R-26)."""

    def run(self, state: Colonial) -> None:
        seat = state.active
        if state.hits == 0 or not self.choices(state, seat):
            return
        total = counters_of_others(state, seat)
        mine = total == 0
        if mine:
            total = state.counters_in(seat, state.place)
        # Where all die anyway nothing is left to choose, but for the order in which control passes.
        if state.hits >= total and (mine or not state.any_majority):
            state.hits -= total
            lose_all(state, seat, mine)
            state.do_next(self)
            return
        state.hits -= 1
        state.do_next(self)
        super().run(state)

    def choices(self, state: Colonial, seat: i64) -> list[int]:
        menu: list[int] = []
        own: list[int] = []
        for box in data.BOXES_IN[state.place]:
            for owner in range(state.seats):
                if state.counters[box * data.SEATS + owner]:
                    if owner == seat:
                        own.append(box * data.SEATS + owner)
                    else:
                        menu.append(box * data.SEATS + owner)
        return menu or own

    def words(self, state: Colonial, seat: i64, choice: i64) -> Phrase:
        return Phrase("choice-victim", {"victim:seat": choice % data.SEATS, "box": choice // data.SEATS})

    def mentions(self, state: Colonial, seat: i64) -> dict[str, int]:
        return {**super().mentions(state, seat), "left:number": state.hits + 1}

    def choose(self, state: Colonial, seat: i64, choice: i64) -> None:
        owner: i64 = choice % data.SEATS
        box: i64 = choice // data.SEATS
        state.tell(events.COUNTER_LOST, owner, box)
        lose_counter(state, owner, box)


def counters_of_others(state: Colonial, seat: i64) -> i64:
    """Counters in the territory of the rebellion that are not the Rebel's own."""
    total: i64 = 0
    for other in range(state.seats):
        if other != seat:
            total += state.counters_in(other, state.place)
    return total


def lose_all(state: Colonial, seat: i64, mine: bool) -> None:
    """All counters of the Rebel's player there die, or all of the others."""
    for box in data.BOXES_IN[state.place]:
        for owner in range(state.seats):
            count: i64 = state.counters[box * data.SEATS + owner]
            if (owner == seat) == mine and count > 0:
                take_counters(state, owner, box, count)
                while count > 0:
                    state.tell(events.COUNTER_LOST, owner, box)
                    count -= 1
    settle_losses(state, state.place)


class StirUp(AskActive):
    """Unrest on an explored territory, and in the home country of somebody who is there (C21.3)."""

    def choices(self, state: Colonial, seat: i64) -> list[int]:
        return bits(state.explored())

    def words(self, state: Colonial, seat: i64, choice: i64) -> Phrase:
        return Phrase("choice-stir-up", {"territory": choice, "unrest:number": state.unrest[choice]})

    def choose(self, state: Colonial, seat: i64, choice: i64) -> None:
        state.place = choice
        state.tell(events.UNREST_PLACED, seat, choice)
        state.do_next(_INCITE)
        add_unrest(state, choice, 1)


class TurnMission(AskActive):
    """A mission becomes unrest, and the same at home (C21.4)."""

    def choices(self, state: Colonial, seat: i64) -> list[int]:
        return with_missions(state)

    def words(self, state: Colonial, seat: i64, choice: i64) -> Phrase:
        return Phrase("choice-turn-mission", {"territory": choice, "unrest:number": state.unrest[choice]})

    def choose(self, state: Colonial, seat: i64, choice: i64) -> None:
        state.place = choice
        state.missions = with_number(state.missions, choice, state.missions[choice] - 1)
        state.tell(events.MISSION_OVERTURNED, seat, choice)
        state.do_next(_INCITE)
        add_unrest(state, choice, 1)


class Incite(AskActive):
    """In whose home country; a revolution overseas leaves the counters where they are (C21.3, C21.5, R-24)."""

    def run(self, state: Colonial) -> None:
        if self.choices(state, state.active):
            super().run(state)

    def choices(self, state: Colonial, seat: i64) -> list[int]:
        return [other for other in range(state.seats) if state.present[other] >> state.place & 1]

    def words(self, state: Colonial, seat: i64, choice: i64) -> Phrase:
        return Phrase("choice-incite", {"seat": choice, "unrest:number": state.home_unrest[choice]})

    def choose(self, state: Colonial, seat: i64, choice: i64) -> None:
        state.home_unrest[choice] += 1
        state.tell(events.INCITED, seat, choice)


_REBELLION: Final = Rebellion(kinds.REBELLION)
_VICTIM: Final = Victim(kinds.VICTIM)
_STIR_UP: Final = StirUp(kinds.STIR_UP)
_TURN_MISSION: Final = TurnMission(kinds.TURN_MISSION)
_INCITE: Final = Incite(kinds.INCITE)
