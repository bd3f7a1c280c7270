"""Phase D: what buildings and nations bring each turn, player by player (E6.5, E11)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from asztal.engine.bits import bit
from asztal.engine.step import Ask, Kind, Step
from asztal.games.empires import data, events
from asztal.games.empires.state import BENEFITS, Empires, types_in
from asztal.games.empires.steps import kinds
from asztal.games.empires.steps.asking import REGIONS, REGIONS_OR_NONE, TYPES, AskActive
from asztal.games.empires.steps.capital import PICK_SPECIALIST
from asztal.games.empires.steps.supply import draw_good, gain_figure, kinds_of, remove_figure, settle, take_money

_LATER: Final[int] = data.GIVES_GOODS | data.GIVES_CHOICE | data.COLONIAL_ROADS | data.SMUGGLER


class Benefits(Step[Empires]):
    """First the Trading House sells, then everybody in turn order (E6.5, R19)."""

    def run(self, state: Empires) -> None:
        state.phase = BENEFITS
        state.box = data.NOTHING
        at: i64 = state.seats - 1
        while at >= 0:
            state.do_next(_BENEFITS_OF[state.order[at]])
            at -= 1
        seller = state.owner_of(data.TRADING_HOUSE)
        if seller != data.NOBODY:
            state.do_next(_SELL[seller])


class Sell(Ask[Empires]):
    """Trading House: any number of goods go back into the bag for $5 each (E10.14)."""

    def __init__(self, kind: Kind, who: i64) -> None:
        super().__init__(kind)
        self.who: i64 = who

    def seat(self, state: Empires) -> i64:
        return self.who

    def choices(self, state: Empires, seat: i64) -> list[int]:
        menu = kinds_of(state.goods[seat])
        menu.append(kinds.NO_GOOD)
        return menu

    def choose(self, state: Empires, seat: i64, choice: i64) -> None:
        if choice == kinds.NO_GOOD:
            return
        state.goods[seat] -= data.GOOD[choice]
        state.bag += data.GOOD[choice]
        state.money[seat] += data.SALE_PRICE
        state.tell(events.GOOD_SOLD, seat, choice, data.SALE_PRICE)
        state.do_next(self)


class BenefitsOf(Step[Empires]):
    """Money, then figures; what draws or asks comes later (E6.5)."""

    def __init__(self, who: i64) -> None:
        self.who: i64 = who

    def run(self, state: Empires) -> None:
        seat = self.who
        owned: i64 = state.buildings[seat]
        pay_benefits(state, seat, owned)
        if owned & _LATER:
            state.do_next(_LATER_BENEFITS[seat])
        nation: i64 = state.nation[seat]
        if nation != data.NO_NATION:
            for figure in range(data.TYPES):
                for _ in range(data.NATION_FIGURES[figure][nation]):
                    gain_figure(state, seat, figure)
        if owned & data.GIVES_FIGURES:
            for effect in data.EACH_TURN_FIGURES:
                if owned >> effect.building & 1:
                    for _ in range(effect.n):
                        gain_figure(state, seat, effect.figure)
        if owned & data.FOR_THE_BOX:
            # Conquistadors: straight into the Discovery box (E13, R47).
            for effect in data.CONQUISTADORS:
                if owned >> effect.building & 1:
                    for _ in range(effect.n):
                        gain_figure(state, seat, effect.figure, data.DISCOVERY_AREA)


def pay_benefits(state: Empires, seat: i64, owned: i64) -> None:
    """Buildings that pay each turn, Privateers, and the nation's money (E6.5, E11)."""
    if owned & data.PAYS_EACH_TURN:
        for effect in data.EACH_TURN_MONEY:
            if owned >> effect.building & 1:
                state.money[seat] += effect.n
                state.tell(events.BUILDING_PAID, seat, effect.building, effect.n)
    if owned & data.PRIVATEERS:
        # Everybody pays for each ship of the owner (E13, R47).
        take_money(state, seat, data.PRIVATEER_MONEY * state.ships[seat])
    nation: i64 = state.nation[seat]
    tribute: i64 = data.TRIBUTE[nation]
    if tribute:
        # Great Britain (E11.3).
        take_money(state, seat, tribute)
    # Italian city-states (E11).
    money = goods_money(state, seat)
    if money:
        state.money[seat] += money
        state.tell(events.NATION_PAID, seat, nation, money)


def goods_money(state: Empires, seat: i64) -> i64:
    """A nation's money for every two goods."""
    rate: i64 = data.GOODS_MONEY[state.nation[seat]]
    return rate * ((state.goods[seat] & data.BYTE) // data.GOODS_PER) if rate else 0


class LaterBenefits(Step[Empires]):
    """Goods drawn blind, then choices, moves and the swap (E6.5, E6.6)."""

    def __init__(self, who: i64) -> None:
        self.who: i64 = who

    def run(self, state: Empires) -> None:
        seat = self.who
        owned: i64 = state.buildings[seat]
        state.active = seat
        if owned & data.GIVES_GOODS:
            for effect in data.EACH_TURN_GOODS:
                if owned >> effect.building & 1:
                    for _ in range(effect.n):
                        draw_good(state, seat)
        if owned & data.SMUGGLER:
            state.do_next(_SMUGGLE)
        if owned & data.COLONIAL_ROADS:
            state.left = data.MOVES
            state.do_next(_ROADS)
        if owned & data.GIVES_CHOICE:
            for effect in data.EACH_TURN_CHOICE:
                if owned >> effect.building & 1:
                    state.do_next(PICK_SPECIALIST[effect.n])


# -- Colonial Roads (E13) ---------------------------------------------------------------------------------------------


class RoadsFrom(AskActive):
    """From which region a figure moves to another discovered one, up to two of them (E5.8, E13)."""

    def choices(self, state: Empires, seat: i64) -> list[int]:
        # With one region there is nowhere to go.
        mask: i64 = state.presence(seat) if state.discovered & (state.discovered - 1) else 0
        return REGIONS_OR_NONE[mask]

    def mentions(self, state: Empires, seat: i64) -> dict[str, int]:
        return {"left:number": state.left}

    def choose(self, state: Empires, seat: i64, choice: i64) -> None:
        if choice != kinds.NO_REGION:
            state.region = choice
            state.do_next(_ROADS_FIGURE)


class RoadsFigure(AskActive):
    """Which figure."""

    def choices(self, state: Empires, seat: i64) -> list[int]:
        return TYPES[types_in(state.band(state.region, seat))]

    def mentions(self, state: Empires, seat: i64) -> dict[str, int]:
        return {"region": state.region}

    def choose(self, state: Empires, seat: i64, choice: i64) -> None:
        state.lifted = choice
        state.do_next(_ROADS_TO)


class RoadsTo(AskActive):
    """Where to; there are no landing effects, but its good can be taken (E5.7, E13)."""

    def choices(self, state: Empires, seat: i64) -> list[int]:
        return REGIONS[state.discovered & ~bit(state.region)]

    def mentions(self, state: Empires, seat: i64) -> dict[str, int]:
        return {"figure": state.lifted, "region": state.region}

    def choose(self, state: Empires, seat: i64, choice: i64) -> None:
        remove_figure(state, seat, state.lifted, state.region)
        state.tell(events.FIGURE_MOVED, seat, state.lifted, state.region, choice)
        settle(state, seat, state.lifted, choice)
        state.left -= 1
        if state.left:
            state.do_next(_ROADS)


# -- Smuggler (E10.8) -------------------------------------------------------------------------------------------------


class Smuggle(AskActive):
    """With whom a good is swapped; nobody can refuse (E10.8, R44)."""

    def choices(self, state: Empires, seat: i64) -> list[int]:
        menu: list[int] = []
        if state.goods[seat]:
            menu = [other for other in range(state.seats) if other != seat and state.goods[other]]
        menu.append(kinds.NO_SEAT)
        return menu

    def choose(self, state: Empires, seat: i64, choice: i64) -> None:
        if choice != kinds.NO_SEAT:
            state.other = choice
            state.do_next(_SMUGGLE_GIVE)


class SmuggleGive(AskActive):
    """Which own good goes."""

    def choices(self, state: Empires, seat: i64) -> list[int]:
        return kinds_of(state.goods[seat])

    def mentions(self, state: Empires, seat: i64) -> dict[str, int]:
        return {"other:seat": state.other}

    def choose(self, state: Empires, seat: i64, choice: i64) -> None:
        state.good = choice
        state.do_next(_SMUGGLE_TAKE)


class SmuggleTake(AskActive):
    """Which good of the other comes."""

    def choices(self, state: Empires, seat: i64) -> list[int]:
        return kinds_of(state.goods[state.other])

    def mentions(self, state: Empires, seat: i64) -> dict[str, int]:
        return {"other:seat": state.other, "good": state.good}

    def choose(self, state: Empires, seat: i64, choice: i64) -> None:
        change: i64 = data.GOOD[choice] - data.GOOD[state.good]
        state.goods[seat] += change
        state.goods[state.other] -= change
        state.tell(events.GOODS_SWAPPED, seat, state.good, state.other, choice)


_SELL: Final = [Sell(kinds.TRADEHOUSE_SELL, seat) for seat in range(data.SEATS)]
_BENEFITS_OF: Final = [BenefitsOf(seat) for seat in range(data.SEATS)]
_LATER_BENEFITS: Final = [LaterBenefits(seat) for seat in range(data.SEATS)]
_ROADS: Final = RoadsFrom(kinds.ROADS_FROM)
_ROADS_FIGURE: Final = RoadsFigure(kinds.ROADS_FIGURE)
_ROADS_TO: Final = RoadsTo(kinds.ROADS_TO)
_SMUGGLE: Final = Smuggle(kinds.SMUGGLER_PLAYER)
_SMUGGLE_GIVE: Final = SmuggleGive(kinds.SMUGGLER_GIVE)
_SMUGGLE_TAKE: Final = SmuggleTake(kinds.SMUGGLER_TAKE)
BENEFITS_PHASE: Final = Benefits()
