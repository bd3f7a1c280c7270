"""Capital Buildings: buying them, and what they bring at once (E5.15 to E5.17, E10, E13)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from asztal.engine.bits import bit, count_bits
from asztal.engine.step import Kind, Step
from asztal.games.empires import data, events
from asztal.games.empires.state import Empires, nth_bit
from asztal.games.empires.steps import kinds
from asztal.games.empires.steps.asking import REGIONS, REGIONS_OR_NONE, AskActive, AskOnSpace, Resolve, specialists
from asztal.games.empires.steps.discovery import FREE_DISCOVERY
from asztal.games.empires.steps.supply import draw_good, gain_figure, gain_ship, settle


def price(building: i64, figure: i64) -> i64:
    """A builder lowers the price by 5, never below nothing, and Spoils of War cost nothing anyway (E9.4, R35)."""
    cost: i64 = data.COST[building]
    if figure == data.BUILDER:
        cost -= data.BUILDER_DISCOUNT
    return cost if cost > 0 else 0


class Buy(AskOnSpace):
    """One of the open buildings that the player can pay (E5.15)."""

    def choices(self, state: Empires, seat: i64) -> list[int]:
        money: i64 = state.money[seat]
        figure = state.figure_on(state.space)
        menu: list[int] = []
        for building in state.row:
            if building != data.NOTHING and price(building, figure) <= money:
                menu.append(building)
        menu.append(kinds.NO_BUILDING)
        return menu

    def mentions(self, state: Empires, seat: i64) -> dict[str, int]:
        discount: i64 = data.BUILDER_DISCOUNT if state.figure_on(state.space) == data.BUILDER else 0
        return {"price:number": data.PRICE[state.age()] - discount, "money:number": state.money[seat]}

    def choose(self, state: Empires, seat: i64, choice: i64) -> None:
        if choice == kinds.NO_BUILDING:
            return
        cost = price(choice, state.figure_on(state.space))
        state.money[seat] -= cost
        state.buildings[seat] |= bit(choice)
        # What was bought is not replaced before phase E (E5.17).
        state.row[state.row.index(choice)] = data.NOTHING
        state.active = seat
        state.tell(events.BUILDING_BOUGHT, seat, choice, cost)
        at_once = _AT_ONCE[choice]
        if at_once is not None:
            state.do_next(at_once)


# -- what buildings bring at once (E5.16) -----------------------------------------------------------------------------


class Money(Step[Empires]):
    """Treasure Fleet, Spoils of War."""

    def __init__(self, n: i64) -> None:
        self.n: i64 = n

    def run(self, state: Empires) -> None:
        state.money[state.active] += self.n
        state.tell(events.MONEY_GAINED, state.active, self.n)


class Ships(Step[Empires]):
    """Merchant Fleet, Spoils of War."""

    def __init__(self, n: i64) -> None:
        self.n: i64 = n

    def run(self, state: Empires) -> None:
        for _ in range(self.n):
            gain_ship(state, state.active)


class BlindGoods(Step[Empires]):
    """Trading Post, Spoils of War: goods drawn from the bag."""

    def __init__(self, n: i64) -> None:
        self.n: i64 = n

    def run(self, state: Empires) -> None:
        for _ in range(self.n):
            draw_good(state, state.active)


class PickSpecialist(AskActive):
    """A specialist of the owner's choice, so many times (E10.3, University)."""

    def __init__(self, kind: Kind, n: i64) -> None:
        super().__init__(kind)
        self.n: i64 = n

    def choices(self, state: Empires, seat: i64) -> list[int]:
        return specialists(state)

    def choose(self, state: Empires, seat: i64, choice: i64) -> None:
        if self.n > 1:
            state.do_next(PICK_SPECIALIST[self.n - 1])
        gain_figure(state, seat, choice)


PICK_SPECIALIST: Final = [PickSpecialist(kinds.SPECIALIST_PICK, n) for n in range(10)]


class Overpopulation(Step[Empires]):
    """Three colonists for discovered regions, together or split (E10.7)."""

    def __init__(self, n: i64) -> None:
        self.n: i64 = n

    def run(self, state: Empires) -> None:
        state.left = self.n
        state.do_next(_SETTLE)


class SettleColonist(AskActive):
    """Where one of them goes, or no more of them (E10.7, R33); landing effects there are none (R38)."""

    def choices(self, state: Empires, seat: i64) -> list[int]:
        return REGIONS_OR_NONE[state.discovered]

    def mentions(self, state: Empires, seat: i64) -> dict[str, int]:
        return {"left:number": state.left}

    def choose(self, state: Empires, seat: i64, choice: i64) -> None:
        if choice == kinds.NO_REGION:
            return
        state.tell(events.SETTLED, seat, 1, choice)
        settle(state, seat, data.COLONIST, choice)
        state.left -= 1
        if state.left:
            state.do_next(_SETTLE)


class PapalDecree(AskActive):
    """The buyer picks another player; both put two colonists where they have a figure already (E10.12, R31, R53)."""

    def __init__(self, kind: Kind, n: i64) -> None:
        super().__init__(kind)
        self.n: i64 = n

    def choices(self, state: Empires, seat: i64) -> list[int]:
        return [other for other in range(state.seats) if other != seat]

    def choose(self, state: Empires, seat: i64, choice: i64) -> None:
        state.other = choice
        state.left = self.n
        state.tell(events.DECREED, seat, choice)
        state.do_next(_DECREE_FIRST)


class DecreeFirst(AskActive):
    """The buyer decides who places first, where both have a figure in the New World (E10.12)."""

    def choices(self, state: Empires, seat: i64) -> list[int]:
        return [who for who in (seat, state.other) if state.presence(who)] or [seat]

    def mentions(self, state: Empires, seat: i64) -> dict[str, int]:
        return {"other:seat": state.other}

    def choose(self, state: Empires, seat: i64, choice: i64) -> None:
        second: i64 = state.other if choice == seat else seat
        state.do_next(_DECREE[second])
        state.do_next(_DECREE[choice])


class Decree(AskActive):
    """Both colonists go to one region (E10.12, R32)."""

    def __init__(self, kind: Kind, who: i64) -> None:
        super().__init__(kind)
        self.who: i64 = who

    def seat(self, state: Empires) -> i64:
        return self.who

    def run(self, state: Empires) -> None:
        if state.presence(self.who):
            super().run(state)

    def choices(self, state: Empires, seat: i64) -> list[int]:
        return REGIONS[state.presence(seat)]

    def mentions(self, state: Empires, seat: i64) -> dict[str, int]:
        return {"count:number": state.left}

    def choose(self, state: Empires, seat: i64, choice: i64) -> None:
        for _ in range(state.left):
            settle(state, seat, data.COLONIST, choice)
        state.tell(events.SETTLED, seat, state.left, choice)


class RewrittenHistory(Step[Empires]):
    """One discovery counter each from two other players, drawn at random (E10.18)."""

    def __init__(self, players: i64) -> None:
        self.players: i64 = players

    def run(self, state: Empires) -> None:
        state.left = self.players
        state.other = data.NOBODY
        state.do_next(_TAKE_COUNTER)


class TakeCounter(AskActive):
    """From whom; cards are safe, and nobody loses two (E10.18, R33)."""

    def choices(self, state: Empires, seat: i64) -> list[int]:
        menu: list[int] = []
        for other in range(state.seats):
            if other != seat and other != state.other and state.finds[other] & data.ALL_COUNTERS:
                menu.append(other)
        menu.append(kinds.NO_SEAT)
        return menu

    def choose(self, state: Empires, seat: i64, choice: i64) -> None:
        if choice == kinds.NO_SEAT:
            return
        counters: i64 = state.finds[choice] & data.ALL_COUNTERS
        counter = nth_bit(counters, state.chance(count_bits(counters)))
        state.finds[choice] &= ~bit(counter)
        state.finds[seat] |= bit(counter)
        state.tell(events.COUNTER_STOLEN, seat, choice, counter)
        state.other = choice
        state.left -= 1
        if state.left:
            state.do_next(self)


_SETTLE: Final = SettleColonist(kinds.COLONIST_REGION)
_DECREE_FIRST: Final = DecreeFirst(kinds.DECREE_FIRST)
_DECREE: Final = [Decree(kinds.DECREE_REGION, seat) for seat in range(data.SEATS)]
_TAKE_COUNTER: Final = TakeCounter(kinds.HISTORY_PLAYER)


def _at_once(building: int) -> Step[Empires] | None:
    """The step that carries out what a building brings when it is bought."""
    for effect in data.EFFECTS:
        if effect.building == building and effect.when == "on_buy":
            return _step_for(effect)
    return None


def _step_for(effect: data.Effect) -> Step[Empires]:
    if effect.do == "money":
        return Money(effect.n)
    if effect.do == "ship":
        return Ships(effect.n)
    if effect.do == "good_blind":
        return BlindGoods(effect.n)
    if effect.do == "figure_choice":
        return PICK_SPECIALIST[effect.n]
    if effect.do == "place_colonists":
        return Overpopulation(effect.n)
    if effect.do == "papal_decree":
        return PapalDecree(kinds.DECREE_PLAYER, effect.n)
    if effect.do == "steal_counters":
        return RewrittenHistory(effect.players)
    # New World Cartography.
    return FREE_DISCOVERY


_AT_ONCE: Final = [_at_once(building) for building in range(data.BUILDINGS)]
CAPITAL: Final = Resolve(data.CAPITAL, data.FIRST[data.CAPITAL] + data.SIZE[data.CAPITAL], Buy(kinds.BUILDING_BUY))
