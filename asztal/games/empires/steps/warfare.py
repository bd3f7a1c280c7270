"""Warfare: battles in one region, wars in all of them (E5.50 to E5.54)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from asztal.engine.bits import bit
from asztal.engine.step import Ask, Kind, Step, in_order
from asztal.games.empires import data, events
from asztal.games.empires.state import Empires, of_type, types_in
from asztal.games.empires.steps import kinds
from asztal.games.empires.steps.asking import REGIONS, TYPES, TYPES_OR_NONE, AskOnSpace, Resolve


def fronts(state: Empires, one: i64, other: i64) -> i64:
    """The regions where both have a figure and one of them a soldier, as a bit mask (E5.51, R17)."""
    mask: i64 = 0
    figures = state.figures
    at: i64 = 0
    for region in range(data.REGIONS):
        first: i64 = figures[at + one]
        second: i64 = figures[at + other]
        if first and second and of_type(first | second, data.SOLDIER):
            mask |= bit(region)
        at += data.SEATS
    return mask


class Conflict(AskOnSpace):
    """A battle for nothing, a war for $10, or neither (E5.50)."""

    def choices(self, state: Empires, seat: i64) -> list[int]:
        for other in range(state.seats):
            if other != seat and fronts(state, seat, other):
                return _ANY if state.money[seat] >= data.WAR_COST else _NO_WAR
        return _PEACE

    def mentions(self, state: Empires, seat: i64) -> dict[str, int]:
        return {"money:number": state.money[seat]}

    def choose(self, state: Empires, seat: i64, choice: i64) -> None:
        if choice == kinds.BATTLE:
            state.do_in_order(_BATTLE)
        elif choice == kinds.WAR:
            state.money[seat] -= data.WAR_COST
            state.do_in_order(_WAR)


class WarRegion(AskOnSpace):
    """Where the battle is (E5.51)."""

    def choices(self, state: Empires, seat: i64) -> list[int]:
        mask: i64 = 0
        for other in range(state.seats):
            if other != seat:
                mask |= fronts(state, seat, other)
        return REGIONS[mask]

    def choose(self, state: Empires, seat: i64, choice: i64) -> None:
        state.battles = bit(choice)


class WarOpponent(AskOnSpace):
    """Against whom: in a battle, somebody in its region; a war goes on in all regions (E5.51, E5.52)."""

    def __init__(self, kind: Kind, everywhere: bool) -> None:
        super().__init__(kind)
        self.everywhere = everywhere

    def run(self, state: Empires) -> None:
        if self.everywhere:
            state.battles = data.ALL_REGIONS
        super().run(state)

    def choices(self, state: Empires, seat: i64) -> list[int]:
        return [other for other in range(state.seats) if other != seat and fronts(state, seat, other) & state.battles]

    def choose(self, state: Empires, seat: i64, choice: i64) -> None:
        state.attacker = seat
        state.defender = choice
        state.battles &= fronts(state, seat, choice)
        if self.everywhere:
            state.tell(events.WAR_DECLARED, seat, choice, data.WAR_COST)


class NextBattle(Step[Empires]):
    """Region by region, in the order of the map (E5.52)."""

    def run(self, state: Empires) -> None:
        if not state.battles:
            state.attacker = data.NOBODY
            state.defender = data.NOBODY
            return
        region: i64 = 0
        while state.battles >> region & 1 == 0:
            region += 1
        state.battles &= ~bit(region)
        state.region = region
        state.hit_defender = 0
        state.hit_attacker = 0
        state.tell(events.BATTLE_BEGINS, state.attacker, state.defender, region)
        state.do_in_order(_FIGHT)


def hits_of(state: Empires, seat: i64) -> i64:
    """Each soldier hits once, with Artillery twice (E5.53, E13)."""
    kills: i64 = data.ARTILLERY_KILLS if state.owns(seat, data.ARTILLERY) else data.KILLS
    return kills * state.count_of(state.region, seat, data.SOLDIER)


class Fire(Step[Empires]):
    """The soldiers of one side hit; if there are enough hits for all enemies, nobody is asked (E5.53)."""

    def __init__(self, attacks: bool) -> None:
        self.attacks = attacks

    def run(self, state: Empires) -> None:
        shooter: i64 = state.attacker if self.attacks else state.defender
        target: i64 = state.defender if self.attacks else state.attacker
        enemies = state.band(state.region, target)
        state.left = hits_of(state, shooter)
        if state.left >= enemies & data.BYTE:
            # Hits beyond the number of figures are lost (E5.53, R52).
            name_victims(state, self.attacks, enemies)
        elif state.left:
            state.do_next(_VICTIM[0] if self.attacks else _VICTIM[1])


def name_victims(state: Empires, by_attacker: bool, victims: i64) -> None:
    """Some figures will fall at the end of the battle."""
    if by_attacker:
        state.hit_defender += victims
    else:
        state.hit_attacker += victims


class Victim(Ask[Empires]):
    """The soldier's owner chooses whom it hits; the attacker first, then the defender (E5.53, R18)."""

    def __init__(self, kind: Kind, attacks: bool) -> None:
        super().__init__(kind)
        self.attacks = attacks

    def seat(self, state: Empires) -> i64:
        return state.attacker if self.attacks else state.defender

    def enemies(self, state: Empires) -> i64:
        """Those who are not hit yet."""
        if self.attacks:
            return state.band(state.region, state.defender) - state.hit_defender
        return state.band(state.region, state.attacker) - state.hit_attacker

    def choices(self, state: Empires, seat: i64) -> list[int]:
        return TYPES[types_in(self.enemies(state))]

    def mentions(self, state: Empires, seat: i64) -> dict[str, int]:
        enemy: i64 = state.defender if self.attacks else state.attacker
        return {"left:number": state.left, "region": state.region, "enemy:seat": enemy}

    def choose(self, state: Empires, seat: i64, choice: i64) -> None:
        name_victims(state, self.attacks, data.ONE[choice])
        state.left -= 1
        if state.left:
            state.do_next(self)


class Fortify(Step[Empires]):
    """Fortifications: up to two of the own figures named are saved (E13)."""

    def run(self, state: Empires) -> None:
        for at, seat in enumerate((state.defender, state.attacker)):
            if state.owns(seat, data.FORTIFICATIONS):
                state.left = data.SAVED_A_BATTLE
                state.do_next(_SAVE[at])


class Save(Ask[Empires]):
    """Which figure is saved, or no more (E13)."""

    def __init__(self, kind: Kind, attacks: bool) -> None:
        super().__init__(kind)
        self.attacks = attacks

    def seat(self, state: Empires) -> i64:
        return state.attacker if self.attacks else state.defender

    def choices(self, state: Empires, seat: i64) -> list[int]:
        return TYPES_OR_NONE[types_in(state.hit_attacker if self.attacks else state.hit_defender)]

    def mentions(self, state: Empires, seat: i64) -> dict[str, int]:
        return {"left:number": state.left, "region": state.region}

    def choose(self, state: Empires, seat: i64, choice: i64) -> None:
        if choice == kinds.NO_FIGURE:
            return
        name_victims(state, not self.attacks, -data.ONE[choice])
        state.tell(events.FIGURE_SAVED, seat, choice, state.region)
        state.left -= 1
        if state.left:
            state.do_next(self)


class Bury(Step[Empires]):
    """All losses happen at the same time; taken goods are kept (E5.53, E5.54)."""

    def run(self, state: Empires) -> None:
        self.remove(state, state.defender, state.hit_defender)
        self.remove(state, state.attacker, state.hit_attacker)
        state.hit_defender = 0
        state.hit_attacker = 0

    def remove(self, state: Empires, seat: i64, victims: i64) -> None:
        state.figures[state.region * data.SEATS + seat] -= victims
        if state.events is not None:
            for figure in range(data.TYPES):
                count = of_type(victims, figure)
                if count:
                    state.tell(events.FIGURES_FELL, seat, figure, count, state.region)


_PEACE: Final = [kinds.PEACE]
_NO_WAR: Final = [kinds.BATTLE, kinds.PEACE]
_ANY: Final = [kinds.BATTLE, kinds.WAR, kinds.PEACE]
_NEXT_BATTLE: Final = NextBattle()
_BATTLE: Final = in_order(WarRegion(kinds.WAR_REGION), WarOpponent(kinds.WAR_OPPONENT, False), _NEXT_BATTLE)
_WAR: Final = in_order(WarOpponent(kinds.WAR_OPPONENT, True), _NEXT_BATTLE)
_VICTIM: Final = [Victim(kinds.WAR_VICTIM, True), Victim(kinds.WAR_VICTIM, False)]
_SAVE: Final = [Save(kinds.FORT_CANCEL, False), Save(kinds.FORT_CANCEL, True)]
_FIGHT: Final = in_order(Fire(True), Fire(False), Fortify(), Bury(), _NEXT_BATTLE)
WARFARE: Final = Resolve(data.WARFARE, data.FIRST[data.WARFARE] + data.SIZE[data.WARFARE], Conflict(kinds.WAR_KIND))
