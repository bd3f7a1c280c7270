"""Setup: the start player, the map in play, everybody's board, and perhaps nations (C3, C26)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from asztal.engine.bits import bit, bits
from asztal.engine.step import Ask, Kind, Step
from asztal.games.colonial import data, events
from asztal.games.colonial.state import Colonial
from asztal.games.colonial.steps import kinds
from asztal.games.colonial.steps.rounds import BEGIN_TURN

RANDOM: Final = -1
"""The continent is rolled for (C26.2, C26.3)."""


class Setup(Step[Colonial]):
    """Boards, map and start player (C3)."""

    def __init__(self, continent: int) -> None:
        self.continent = continent
        """The one in play with two players, the one left out with three; or RANDOM."""

    def run(self, state: Colonial) -> None:
        seats = state.seats
        state.treasury = [data.START_TREASURY] * seats
        state.fleets = [data.START_FLEETS] * seats
        state.squadrons = [data.START_SQUADRONS] * seats
        state.goods = [0] * seats
        state.prestige = [0] * seats
        state.home_unrest = [0] * seats
        state.pirates = [0] * (data.SEATS * data.SEATS)
        state.diplomacy = [data.DIPLOMACY_START] * seats
        state.tracks = [0] * (len(data.TRACKS) * data.SEATS)
        state.loans = []
        state.lenders = []
        state.debt = [0] * seats
        state.nation = [data.NOBODY] * seats
        state.programme = [0] * seats
        state.used = [0] * seats
        state.offers_made = [0] * seats
        state.throws = []
        state.losses = []
        state.counters = [0] * (data.BOXES * data.SEATS)
        state.owners = [0] * data.BOXES
        state.controls = [0] * seats
        state.present = [0] * seats
        state.colonies = [0] * seats
        state.unrest = [0] * data.TERRITORIES
        state.missions = [0] * data.TERRITORIES
        self.choose_start_player(state)
        self.lay_out_map(state)
        state.do_next(BEGIN_TURN)
        if state.with_nations:
            # The start player picks last, those before him counter-clockwise (C26.1.1).
            for after in range(seats):
                state.do_next(_PICK_NATION[(state.start + after) % seats])

    def choose_start_player(self, state: Colonial) -> None:
        """By chance; he discards a treasure (C3.3)."""
        state.start = state.chance(state.seats)
        state.active = state.start
        state.treasury[state.start] = data.START_PLAYER_TREASURY
        state.tell(events.START_PLAYER_DRAWN, state.start)

    def lay_out_map(self, state: Colonial) -> None:
        """Which territories are in play, and prestige on them (C3.1, C26.2, C26.3)."""
        state.in_play = data.ALL_TERRITORIES
        if state.seats <= max(data.CONTINENT_SEATS):
            continent: i64 = self.continent
            if continent == RANDOM:
                continent = state.chance(data.DIE) // 2
            if state.seats == min(data.CONTINENT_SEATS):
                state.in_play = data.ON_CONTINENT[continent]
                state.tell(events.CONTINENT_ONLY, continent)
            else:
                state.in_play &= ~data.ON_CONTINENT[continent]
                state.tell(events.CONTINENT_WITHOUT, continent)
        for territory in bits(state.in_play):
            if data.PRESTIGE[territory]:
                state.unexplored |= bit(territory)
        state.circumnavigation = data.CIRCUMNAVIGATION_PRESTIGE
        if state.seats > min(data.CONTINENT_SEATS) and state.in_play & data.ON_CONTINENT[data.AMERICA]:
            state.america = data.AMERICA_PRESTIGE


class PickNation(Ask[Colonial]):
    """One of the nation cards that are left (C26.1)."""

    def __init__(self, kind: Kind, picker: i64) -> None:
        super().__init__(kind)
        self.picker: i64 = picker

    def seat(self, state: Colonial) -> i64:
        return self.picker

    def choices(self, state: Colonial, seat: i64) -> list[int]:
        return [nation for nation in range(len(data.NATIONS)) if nation not in state.nation]

    def choose(self, state: Colonial, seat: i64, choice: i64) -> None:
        state.nation[seat] = choice
        if data.THRESHOLD[choice] == 0:
            # It has no early rules.
            state.grown |= bit(seat)
        state.tell(events.NATION_TAKEN, seat, choice)


_PICK_NATION: Final[list[Step[Colonial]]] = [PickNation(kinds.NATION, seat) for seat in range(data.SEATS)]
