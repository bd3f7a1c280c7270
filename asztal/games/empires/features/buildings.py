"""What a building is worth to a seat, in victory points: one that it has, or one that it could buy."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from asztal.engine.bits import count_bits
from asztal.games.empires import data
from asztal.games.empires.data import Effect
from asztal.games.empires.features.weights import Prospect, Weights
from asztal.games.empires.state import Empires, of_kind, of_type
from asztal.games.empires.steps.income import buildings_pay, goods_income
from asztal.games.empires.steps.scoring import promised_points

# A good from the bag, relative to one that is picked.
_BLIND: Final = 0.6
# Specialists that one can have in a turn without being given any; whoever has the building for them sees to it.
_NOW_AND_THEN: Final = 0.4
_MOSTLY: Final = 0.8
# Goods that the owner of the Trading House sells in a turn.
_SOLD: Final = 1.2
# What a counter is worth that changes hands, to its new owner and by what another has lost.
_STOLEN: Final = 3.8
# How many figures train in the last turn, if they are paid for it.
_TRAINED: Final = 4.0
# What money that comes at the end of every turn is worth, relative to money for which goods are paid.
_LATE: Final = 0.7
# How much a thing that buildings score grows in each turn to come.
_GROWTH: Final = {"vp_per_discovery": 0.7, "vp_per_building": 0.5, "vp_per_ship": 0.3, "vp_per_new_world_figures": 2.5}


class Worth:
    """What an effect brings to whoever has its building; this one brings nothing that could be foreseen."""

    def __init__(self, effect: Effect) -> None:
        self.effect = effect
        self.n = float(effect.n)

    def held(self, state: Empires, seat: i64, weights: Weights, prospect: Prospect) -> float:
        """In the turns to come, and at the end."""
        return 0.0

    def bought(self, state: Empires, seat: i64, weights: Weights, prospect: Prospect) -> float:
        """To somebody who buys it now."""
        return self.held(state, seat, weights, prospect)


class MoneyAtOnce(Worth):
    def bought(self, state: Empires, seat: i64, weights: Weights, prospect: Prospect) -> float:
        return self.n * prospect.rest


class ShipAtOnce(Worth):
    def bought(self, state: Empires, seat: i64, weights: Weights, prospect: Prospect) -> float:
        return self.n * (weights.ship * prospect.incomes + 1.0)


class GoodsAtOnce(Worth):
    def bought(self, state: Empires, seat: i64, weights: Weights, prospect: Prospect) -> float:
        return self.n * _BLIND * weights.pick * prospect.incomes


class FiguresAtOnce(Worth):
    def bought(self, state: Empires, seat: i64, weights: Weights, prospect: Prospect) -> float:
        return self.n * chosen_figure(weights) if prospect.placements > 0.0 else 0.0


class Discovery(Worth):
    def bought(self, state: Empires, seat: i64, weights: Weights, prospect: Prospect) -> float:
        return weights.find + weights.dock + 4.0 * prospect.rest


class Landing(Worth):
    """Overpopulation lands colonists, the Papal Decree turns figures into some."""

    def bought(self, state: Empires, seat: i64, weights: Weights, prospect: Prospect) -> float:
        return self.n * (weights.dock + weights.landing[data.COLONIST])


class Theft(Worth):
    def bought(self, state: Empires, seat: i64, weights: Weights, prospect: Prospect) -> float:
        best: i64 = 0
        for other in range(state.seats):
            if other != seat and state.finds[other]:
                best += 1
        return float(min(best, 2)) * self.n * _STOLEN


class MoneyEachTurn(Worth):
    def held(self, state: Empires, seat: i64, weights: Weights, prospect: Prospect) -> float:
        return self.n * _LATE * prospect.by_benefits()


class Explorers(Worth):
    """The Conquistadors wait in the Discovery box."""

    def held(self, state: Empires, seat: i64, weights: Weights, prospect: Prospect) -> float:
        return self.n * weights.effort * prospect.placements


class FiguresEachTurn(Worth):
    def held(self, state: Empires, seat: i64, weights: Weights, prospect: Prospect) -> float:
        figure: i64 = self.effect.figure
        each = chosen_figure(weights) if figure == data.NOTHING else weights.supply[figure]
        return self.n * each * prospect.placements


class GoodsEachTurn(Worth):
    def held(self, state: Empires, seat: i64, weights: Weights, prospect: Prospect) -> float:
        # Each is paid for in the turns after it has come, and at the end it is worth points.
        return self.n * weights.pick * prospect.benefits * (0.6 * prospect.benefits + 1.0)


class Tolls(Worth):
    """Privateers: the others pay for each own ship (E6.7)."""

    def held(self, state: Empires, seat: i64, weights: Weights, prospect: Prospect) -> float:
        payers = float(state.seats - 1)
        return self.n * float(state.ships[seat]) * payers * prospect.by_benefits()


class Sale(Worth):
    """The Trading House: goods that make no set are sold (E10.14)."""

    def held(self, state: Empires, seat: i64, weights: Weights, prospect: Prospect) -> float:
        return self.n * prospect.by_benefits() * _SOLD


class Factory(Worth):
    """What it pays for the goods of its owner is counted with these."""

    def bought(self, state: Empires, seat: i64, weights: Weights, prospect: Prospect) -> float:
        most: i64 = 0
        for good in self.effect.goods:
            most = max(most, of_kind(state.goods[seat], good))
        # Whoever has it will pick more of them.
        return self.n * (float(most) + 1.0) * prospect.by_income()


class OwnSpace(Worth):
    def held(self, state: Empires, seat: i64, weights: Weights, prospect: Prospect) -> float:
        return weights.own_space * prospect.placements


class ShipSpaces(Worth):
    """The Mayflower: every ship is a space of the dock (E10.15)."""

    def held(self, state: Empires, seat: i64, weights: Weights, prospect: Prospect) -> float:
        spaces: i64 = state.ships[seat]
        return weights.own_space * float(min(spaces, self.effect.n)) * prospect.placements


class BetterCaptains(Worth):
    def held(self, state: Empires, seat: i64, weights: Weights, prospect: Prospect) -> float:
        return 0.35 * weights.find * (_NOW_AND_THEN + supply(state, seat, data.CAPTAIN)) * prospect.placements


class Followers(Worth):
    """The Jesuits: another colonist lands with each missionary (E5.6)."""

    def held(self, state: Empires, seat: i64, weights: Weights, prospect: Prospect) -> float:
        waiting = float(of_type(state.band(data.HAND, seat), data.MISSIONARY))
        coming = (_MOSTLY + supply(state, seat, data.MISSIONARY)) * prospect.placements
        return weights.follower * (waiting + coming)


class Reformation(Worth):
    """The missionaries of others bring nobody to where its owner is (E10.12)."""

    def held(self, state: Empires, seat: i64, weights: Weights, prospect: Prospect) -> float:
        coming = 0.0
        for other in range(state.seats):
            if other != seat:
                coming += _NOW_AND_THEN + supply(state, other, data.MISSIONARY)
        return weights.follower * _NOW_AND_THEN * coming * prospect.placements


class Arms(Worth):
    """Artillery and Fortifications are for soldiers."""

    def held(self, state: Empires, seat: i64, weights: Weights, prospect: Prospect) -> float:
        soldiers = _MOSTLY + 0.5 * supply(state, seat, data.SOLDIER)
        for region in range(data.REGIONS):
            soldiers += float(state.count_of(region, seat, data.SOLDIER)) / data.TURNS
        return weights.arms * soldiers * prospect.placements


class Roads(Worth):
    """Figures go where they decide a region (E13)."""

    def held(self, state: Empires, seat: i64, weights: Weights, prospect: Prospect) -> float:
        return self.n * weights.move * prospect.benefits


class Swap(Worth):
    """The Smuggler (E10.8)."""

    def held(self, state: Empires, seat: i64, weights: Weights, prospect: Prospect) -> float:
        return self.n * weights.swap * prospect.benefits


class AtTheEnd(Worth):
    def __init__(self, effect: Effect) -> None:
        super().__init__(effect)
        self.growth = self.n * _GROWTH.get(effect.do, 0.0) / float(effect.per)

    def held(self, state: Empires, seat: i64, weights: Weights, prospect: Prospect) -> float:
        return float(promised_points(state, seat, self.effect)) + self.growth * prospect.placements


class ForBuildings(AtTheEnd):
    """Parliament counts itself."""

    def bought(self, state: Empires, seat: i64, weights: Weights, prospect: Prospect) -> float:
        return self.n * float(1 + count_bits(state.buildings[seat])) + self.growth * prospect.placements


class ForDiscoveries(AtTheEnd):
    """Age of Discovery: expeditions sail after buildings are bought."""

    def held(self, state: Empires, seat: i64, weights: Weights, prospect: Prospect) -> float:
        return float(promised_points(state, seat, self.effect)) + self.growth * prospect.incomes


class ForMoney(AtTheEnd):
    """Wealth: what its price takes away doesn't count any more, what is still to be paid does."""

    def held(self, state: Empires, seat: i64, weights: Weights, prospect: Prospect) -> float:
        return float(promised_points(state, seat, self.effect)) + self.coming(state, seat, prospect)

    def bought(self, state: Empires, seat: i64, weights: Weights, prospect: Prospect) -> float:
        left: i64 = state.money[seat] - data.PRICE[data.AGES - 1]
        return self.n * float(max(left, 0) // self.effect.per) + self.coming(state, seat, prospect)

    def coming(self, state: Empires, seat: i64, prospect: Prospect) -> float:
        income = goods_income(state.goods[seat], state.ships[seat]) + buildings_pay(state, seat)
        owned: i64 = state.buildings[seat]
        paid: i64 = 0
        for effect in data.EACH_TURN_MONEY:
            if owned >> effect.building & 1:
                paid += effect.n
        money = float(income) * prospect.incomes + float(paid) * prospect.benefits
        return self.n * money / float(self.effect.per)


class ForTheEconomy(AtTheEnd):
    """Mercantilism: what the last income is going to pay counts twice (E8.7)."""

    def held(self, state: Empires, seat: i64, weights: Weights, prospect: Prospect) -> float:
        if prospect.incomes > 0.0:
            return self.n * float(goods_income(state.goods[seat], state.ships[seat]) // self.effect.per)
        return float(promised_points(state, seat, self.effect))


class ForTraining(AtTheEnd):
    """Enlightenment: for figures in Specialists in the last turn (E5.48)."""

    def held(self, state: Empires, seat: i64, weights: Weights, prospect: Prospect) -> float:
        if prospect.placements > 0.0:
            return self.n * _TRAINED
        there: i64 = 0
        if state.box <= data.SPECIALISTS:
            for at in range(5):
                if state.spaces[data.FIRST[data.SPECIALISTS + at]] // data.TYPES == seat:
                    there += 1
        return self.n * float(there)


def chosen_figure(weights: Weights) -> float:
    """The specialist one would choose, now a missionary, now a captain."""
    return (weights.supply[data.CAPTAIN] + weights.supply[data.MISSIONARY]) / 2.0


def supply(state: Empires, seat: i64, figure: i64) -> float:
    """How many figures of a type come in each turn, from the nation and buildings."""
    count: i64 = data.NATION_FIGURES[figure][state.nation[seat]]
    owned: i64 = state.buildings[seat]
    if owned & data.GIVES_FIGURES:
        for effect in data.EACH_TURN_FIGURES:
            if effect.figure == figure and owned >> effect.building & 1:
                count += effect.n
    return float(count)


def _worth(effect: Effect) -> Worth:
    if effect.when == "on_buy":
        return _on_buy(effect)
    if effect.when == "each_turn":
        return _each_turn(effect)
    if effect.when == "income":
        return Factory(effect)
    return _passive(effect) if effect.when == "passive" else _at_the_end(effect)


def _on_buy(effect: Effect) -> Worth:
    do = effect.do
    if do == "money":
        return MoneyAtOnce(effect)
    if do == "ship":
        return ShipAtOnce(effect)
    if do == "good_blind":
        return GoodsAtOnce(effect)
    if do == "figure_choice":
        return FiguresAtOnce(effect)
    if do == "free_discovery":
        return Discovery(effect)
    return Theft(effect) if do == "steal_counters" else Landing(effect)


def _each_turn(effect: Effect) -> Worth:
    do = effect.do
    if do == "money":
        return MoneyEachTurn(effect)
    if do == "figure_in_box":
        return Explorers(effect)
    if do == "good_blind":
        return GoodsEachTurn(effect)
    if do == "money_per_ship_from_each_player":
        return Tolls(effect)
    if do == "sell_goods":
        return Sale(effect)
    if do == "swap_good":
        return Swap(effect)
    return Roads(effect) if do == "move_figures" else FiguresEachTurn(effect)


def _passive(effect: Effect) -> Worth:
    do = effect.do
    if do == "dock_space":
        return OwnSpace(effect)
    if do == "ships_as_dock_spaces":
        return ShipSpaces(effect)
    if do == "captain_discovery_value":
        return BetterCaptains(effect)
    if do == "missionary_landing_colonists":
        return Followers(effect)
    return Reformation(effect) if do == "block_foreign_missionaries" else Arms(effect)


def _at_the_end(effect: Effect) -> Worth:
    do = effect.do
    if do == "vp_per_building":
        return ForBuildings(effect)
    if do == "vp_per_money":
        return ForMoney(effect)
    if do == "vp_per_discovery":
        return ForDiscoveries(effect)
    if do == "vp_repeat_economy":
        return ForTheEconomy(effect)
    return ForTraining(effect) if do == "vp_per_specialist_box_figure" else AtTheEnd(effect)


_WORTHS: Final[list[Worth]] = [_worth(effect) for effect in data.EFFECTS]
_OF: Final[list[list[int]]] = [
    [at for at, effect in enumerate(data.EFFECTS) if effect.building == building] for building in range(data.BUILDINGS)
]


def worth_to_owner(state: Empires, seat: i64, weights: Weights, prospect: Prospect) -> float:
    """What all buildings of a seat are going to bring."""
    owned: i64 = state.buildings[seat]
    score = 0.0
    building: i64 = 0
    while owned:
        if owned & 1:
            for at in _OF[building]:
                score += _WORTHS[at].held(state, seat, weights, prospect)
        owned >>= 1
        building += 1
    return score


def worth_to_buyer(state: Empires, seat: i64, building: i64, weights: Weights, prospect: Prospect) -> float:
    """What an open building would bring, besides its price."""
    score = 0.0
    for at in _OF[building]:
        score += _WORTHS[at].bought(state, seat, weights, prospect)
    return score
