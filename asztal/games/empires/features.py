"""What a bot thinks of a position in Empires.

Each seat gets the points it may expect at the end: those it has, its share of the regions in the scorings to come, what
its finds and buildings are worth, what goods, ships and money can be turned into, and what its figures promise that
stand in boxes or wait in hand. The differences make chances, the surer the nearer the end is.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from asztal.engine.result import shares
from asztal.games.empires import data
from asztal.games.empires import state as table
from asztal.games.empires.state import Empires, of_type
from asztal.games.empires.steps.boxes import shipping_value
from asztal.games.empires.steps.discovery import natives_less, strength_of
from asztal.games.empires.steps.income import buildings_pay, goods_income
from asztal.games.empires.steps.scoring import Standing, find_points, promised_points


class Weights:
    """What a seat's standing is worth, in victory points; to be found by matches between greedy bots."""

    def __init__(self, values: list[float]) -> None:
        self.hope = values[0]
        """How much of a region's next scoring goes by shares and not by places, for each landing until then."""
        self.later = values[1]
        """The scorings after the next one, relative to it."""
        self.money = values[2:5]
        """A dollar in each age, as far as it helps to pay a building."""
        self.surplus = values[5:8]
        """A dollar beyond that."""
        self.tile = values[8]
        """A trade good that is in no set, for each income to come."""
        self.ship = values[9]
        """A ship, for each income to come."""
        self.figures = values[10:16]
        """A figure of each type in hand."""
        self.dock = values[16]
        """A figure on the dock; besides, what its type brings."""
        self.landing = values[17:23]
        """What its type adds there."""
        self.pick = values[23]
        """A figure in Trade Goods, for each income to come."""
        self.ahead = values[24]
        """The lead in Merchant Shipping."""
        self.behind = values[25]
        """Figures there that don't lead."""
        self.capital = values[26]
        """A figure in Capital Buildings that can pay."""
        self.find = values[27]
        """A discovery that would succeed, besides its coins."""
        self.patience = values[28]
        """An expedition that could sail, relative to one that has."""
        self.earlier = values[29]
        """A place nearer to the front of the turn order."""
        self.quarrel = values[30]
        """A figure in Warfare with a soldier at hand that nobody answers."""
        self.overseas = values[31]
        """A soldier in the New World."""
        self.benefit = values[32]
        """A building that bends a rule, for each turn to come."""


TWO_PLAYERS: Final = [
    0.22, 0.5,  # regions
    0.75, 0.6, 0.4, 0.7, 0.36, 0.12,  # money
    0.16, 0.35,  # goods and ships
    1.2, 1.8, 1.7, 1.9, 1.7, 2.0,  # figures in hand
    1.9, 0.0, 0.0, 2.2, 1.6, 0.7, 1.6,  # dock
    0.42, 1.2, 0.25, 3.6, 4.6, 0.8, 0.3, 1.0, 0.3, 0.8,
]  # fmt: skip
MORE_PLAYERS: Final = TWO_PLAYERS

# How many of the sixteen counters an expedition of each strength takes.
_SUCCESS: Final[list[float]] = [
    sum([1.0 for counter in range(data.COUNTERS) if data.NATIVES[counter] <= strength]) / data.COUNTERS
    for strength in range(8)
]
# Points of difference that make the odds e to one: so many, and more for each turn to come.
_MARGIN: Final = 3.0
_MARGIN_PER_TURN: Final = 1.2
_ENOUGH: Final = 7


class Prospect:
    """How much of the match is to come."""

    def __init__(self, state: Empires, weights: Weights) -> None:
        turn: i64 = state.turn
        phase = state.phase
        age = state.age()
        later: i64 = data.TURNS - turn
        self.incomes = float(later + (1 if phase < table.INCOME else 0))
        self.benefits = float(later + (1 if phase < table.BENEFITS else 0))
        self.placements = float(later)
        """Turns in which figures gained now can be placed."""
        if phase == table.SCORING and age < data.AGES - 1:
            # Of money and regions what counts now is the next age.
            age += 1
        self.scorings: i64 = data.AGES - age
        until: i64 = data.LAST_TURN[age] - turn
        self.landings = float(until + (1 if phase == table.PLACEMENT or state.box == data.DOCK else 0))
        """So often figures land until the next scoring."""
        self.buys = turn < data.TURNS or phase == table.PLACEMENT or (state.box >= 0 and state.box <= data.CAPITAL)
        """Whether buildings can still be bought."""
        self.price = float(data.PRICE[age])
        self.first = weights.money[age] if self.buys else 0.1
        self.rest = weights.surplus[age] if self.buys else 0.1
        if not state.vp_for_sale:
            self.first *= 0.7
            self.rest *= 0.4

    def worth(self, money: i64) -> float:
        """What so much money can be turned into."""
        dollars = float(money)
        if dollars <= self.price:
            return dollars * self.first
        return self.price * self.first + (dollars - self.price) * self.rest


def judge(state: Empires, weights: Weights) -> list[float]:
    """Each seat's estimated share of the victory, as these weights see it."""
    if state.result is not None:
        return state.result.payoffs()
    prospect = Prospect(state, weights)
    scores = [0.0] * state.seats
    _judge_regions(state, weights, prospect, scores)
    _judge_boxes(state, weights, prospect, scores)
    for seat in range(state.seats):
        scores[seat] += _judge_seat(state, weights, prospect, seat)
    margin = _MARGIN + _MARGIN_PER_TURN * prospect.incomes
    return shares([score / margin for score in scores])


def _judge_regions(state: Empires, weights: Weights, prospect: Prospect, scores: list[float]) -> None:
    """By places as they stand, and by shares, since others will land as well."""
    hope = weights.hope * prospect.landings
    later = weights.later * float(prospect.scorings - 1)
    for region in range(data.REGIONS):
        squares: i64 = 0
        for seat in range(state.seats):
            count = state.count(region, seat)
            squares += count * count
        if squares == 0:
            continue
        standing = Standing(state, region)
        filled = min(float(standing.most) / data.THRESHOLD, 1.0)
        for seat in range(state.seats):
            count = state.count(region, seat)
            if count:
                share = float(count * count) / float(squares)
                hoped = filled * (share * float(standing.first_vp) + share * (1.0 - share) * float(standing.second_vp))
                certain = float(standing.points(count))
                scores[seat] += (1.0 - hope) * certain + hope * hoped + later * hoped
                scores[seat] += (
                    weights.overseas * float(state.count_of(region, seat, data.SOLDIER)) * prospect.placements / 8.0
                )


def _judge_boxes(state: Empires, weights: Weights, prospect: Prospect, scores: list[float]) -> None:
    """What figures that stand in boxes are going to bring."""
    if state.phase > table.RESOLUTION:
        return
    spent = [0] * state.seats
    for space in range(data.SPACES):
        there: i64 = state.spaces[space]
        if there == data.NOBODY or (state.box >= 0 and space <= state.space):
            continue
        seat = there // data.TYPES
        figure = there % data.TYPES
        if space >= data.FIRST[data.WARFARE]:
            scores[seat] += _judge_quarrel(state, weights, seat)
        elif space >= data.FIRST[data.SPECIALISTS]:
            scores[seat] += _judge_training(weights, prospect, space)
        elif space >= data.FIRST[data.CAPITAL]:
            cost = data.PRICE[state.age()] - (data.BUILDER_DISCOUNT if figure == data.BUILDER else 0)
            spent[seat] += cost
            if spent[seat] <= state.money[seat]:
                scores[seat] += weights.capital + (
                    data.BUILDER_DISCOUNT * prospect.first if figure == data.BUILDER else 0.0
                )
        elif space >= data.FIRST[data.TRADE_GOODS]:
            scores[seat] += weights.pick * prospect.incomes - 0.1 * float(space - data.FIRST[data.TRADE_GOODS])
        elif space >= data.FIRST[data.DOCK]:
            scores[seat] += weights.dock + weights.landing[figure]
        else:
            scores[seat] += float(data.INITIATIVE_MONEY[space]) * prospect.rest
    _judge_order(state, weights, prospect, scores)
    _judge_shipping(state, weights, prospect, scores)


def _judge_order(state: Empires, weights: Weights, prospect: Prospect, scores: list[float]) -> None:
    """A place in the next turn order."""
    row: i64 = state.initiative
    ahead = float(state.seats)
    while row and prospect.placements > 0.0:
        scores[(row & table.DIGIT_MASK) - 1] += weights.earlier * ahead
        ahead -= 1.0
        row >>= table.DIGIT


def _judge_shipping(state: Empires, weights: Weights, prospect: Prospect, scores: list[float]) -> None:
    """The ship goes to the highest value."""
    if not state.ship_waits:
        return
    best: i64 = 0
    leader: i64 = data.NOBODY
    for seat in state.order:
        value = shipping_value(state.figures[data.SHIPPING_AREA * data.SEATS + seat])
        if value > best:
            best = value
            leader = seat
        if value:
            scores[seat] += weights.behind
    if leader != data.NOBODY:
        scores[leader] += weights.ahead * prospect.incomes / data.TURNS


def _judge_quarrel(state: Empires, weights: Weights, seat: i64) -> float:
    """A battle is worth something where own soldiers meet others without any."""
    for region in range(data.REGIONS):
        if state.count_of(region, seat, data.SOLDIER):
            for other in range(state.seats):
                band = state.band(region, other)
                if other != seat and band and not of_type(band, data.SOLDIER):
                    return weights.quarrel
    return 0.0


def _judge_training(weights: Weights, prospect: Prospect, space: i64) -> float:
    """A specialist for the next turn."""
    if prospect.placements <= 0.0:
        return 0.0
    at = space - data.FIRST[data.SPECIALISTS]
    return weights.figures[data.TRAINED[at]] if at < len(data.TRAINED) else weights.figures[data.BUILDER]


def _judge_seat(state: Empires, weights: Weights, prospect: Prospect, seat: i64) -> float:
    """What belongs to a seat."""
    score = float(state.score(seat) + find_points(state, seat)) + prospect.worth(state.money[seat])
    score += _judge_goods(state, weights, prospect, seat)
    score += _judge_figures(state, weights, prospect, seat)
    score += _judge_expedition(state, weights, prospect, seat)
    if state.buildings[seat]:
        score += _judge_buildings(state, weights, prospect, seat)
    nation: i64 = state.nation[seat]
    if nation != data.NO_NATION:
        for figure in range(data.TYPES):
            score += weights.figures[figure] * float(data.NATION_FIGURES[figure][nation]) * prospect.placements
    return score


def _judge_goods(state: Empires, weights: Weights, prospect: Prospect, seat: i64) -> float:
    """Sets pay in each turn to come, and points at the end."""
    if prospect.incomes <= 0.0:
        return 0.0
    goods: i64 = state.goods[seat]
    pays = float(goods_income(goods, state.ships[seat]))
    money = pays + float(buildings_pay(state, seat))
    score = money * prospect.rest * prospect.incomes + pays
    score += weights.tile * float(goods & data.BYTE) * prospect.incomes
    return score + weights.ship * float(state.ships[seat]) * prospect.incomes


def _judge_figures(state: Empires, weights: Weights, prospect: Prospect, seat: i64) -> float:
    """Figures in hand, as long as they can be placed."""
    hand = state.band(data.HAND, seat)
    if hand == 0 or (prospect.placements <= 0.0 and state.phase != table.PLACEMENT):
        return 0.0
    score = 0.0
    for figure in range(data.TYPES):
        score += weights.figures[figure] * float(of_type(hand, figure))
    return score


def _judge_expedition(state: Empires, weights: Weights, prospect: Prospect, seat: i64) -> float:
    """What those in the Discovery box may find, in this turn or later."""
    band = state.band(data.DISCOVERY_AREA, seat)
    sails = state.phase == table.PLACEMENT or (state.box >= 0 and state.box < data.DISCOVERY)
    if band == 0 or (prospect.placements <= 0.0 and not sails) or (state.undiscovered() == 0 and state.deck == 0):
        return 0.0
    strength = strength_of(state, seat, band) + natives_less(state, seat)
    chance = _SUCCESS[min(strength, _ENOUGH)]
    if state.undiscovered() == 0:
        # Cards are harder to get.
        chance = _SUCCESS[min(max(strength - 1, 0), _ENOUGH)]
    more = strength - 6
    if more > 0:
        chance += 0.7 * _SUCCESS[min(more, _ENOUGH)]
    plunder = 2.0 * float(of_type(band, data.SOLDIER))
    return weights.patience * chance * (weights.find + (4.7 + plunder) * prospect.rest)


def _judge_buildings(state: Empires, weights: Weights, prospect: Prospect, seat: i64) -> float:
    """What buildings bring in the turns to come, and at the end."""
    owned: i64 = state.buildings[seat]
    score = 0.0
    for effect in data.EFFECTS:
        if owned >> effect.building & 1:
            if effect.when == "each_turn":
                score += _judge_benefit(weights, prospect, effect)
            elif effect.when == "game_end":
                score += float(promised_points(state, seat, effect))
            elif effect.when == "passive":
                score += weights.benefit * prospect.placements
    return score


def _judge_benefit(weights: Weights, prospect: Prospect, effect: data.Effect) -> float:
    """What a building brings each turn."""
    if effect.do == "money":
        return float(effect.n) * prospect.rest * prospect.benefits
    if effect.do == "figure" or effect.do == "figure_in_box":
        return weights.figures[effect.figure] * float(effect.n) * prospect.placements
    if effect.do == "figure_choice":
        return weights.figures[data.BUILDER] * float(effect.n) * prospect.placements
    return weights.benefit * prospect.benefits


_TWO: Final = Weights(TWO_PLAYERS)
_MORE: Final = Weights(MORE_PLAYERS)


def evaluate(state: Empires) -> list[float]:
    """Each seat's estimated share of the victory."""
    return judge(state, _TWO if state.seats == 2 else _MORE)
