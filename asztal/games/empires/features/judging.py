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
from asztal.games.empires.features.buildings import worth_to_buyer, worth_to_owner
from asztal.games.empires.features.weights import LEAST_MONEY, MORE_PLAYERS, TWO_PLAYERS, Prospect, Weights
from asztal.games.empires.state import Empires, of_type
from asztal.games.empires.steps.boxes import shipping_value
from asztal.games.empires.steps.discovery import natives_less, strength_of
from asztal.games.empires.steps.income import buildings_pay, goods_income
from asztal.games.empires.steps.scoring import Standing, find_points

# What a position is made of, as a hint names it (texts ``aspect-<name>``); ``worth`` keeps each by seat.
ASPECTS: Final = [
    "points",
    "regions",
    "landings",
    "money",
    "goods",
    "buildings",
    "figures",
    "discovery",
    "order",
    "war",
    "nation",
    "purchases",
    "training",
    "trade",
    "income",
]
_POINTS: Final = 0
_REGIONS: Final = 1
_LANDINGS: Final = 2
_MONEY: Final = 3
_GOODS: Final = 4
_BUILDINGS: Final = 5
_FIGURES: Final = 6
_DISCOVERY: Final = 7
_ORDER: Final = 8
_WAR: Final = 9
_NATION: Final = 10
_PURCHASES: Final = 11
_TRAINING: Final = 12
_TRADE: Final = 13
_INCOME: Final = 14

# How many of the sixteen counters an expedition of each strength takes.
_SUCCESS: Final[list[float]] = [
    sum([1.0 for counter in range(data.COUNTERS) if data.NATIVES[counter] <= strength]) / data.COUNTERS
    for strength in range(8)
]
# Points of difference that make the odds e to one: so many, and more for each turn to come.
_MARGIN: Final = 3.0
_MARGIN_PER_TURN: Final = 1.2
_ENOUGH: Final = 7
_TWICE: Final = 6
# What a counter brings in the middle, and for each soldier.
_COINS: Final[float] = sum(data.COINS[: data.COUNTERS]) / data.COUNTERS
_PLUNDER: Final[float] = sum(data.PLUNDER[: data.COUNTERS]) / data.COUNTERS


def judge(state: Empires, weights: Weights) -> list[float]:
    """Each seat's estimated share of the victory, as these weights see it."""
    if state.result is not None:
        return state.result.payoffs()
    prospect = Prospect(state, weights)
    worth = _weigh(state, weights, prospect)
    seats = state.seats
    scores = worth[:seats]
    for at in range(seats, len(worth)):
        scores[at % seats] += worth[at]
    margin = _margin(prospect)
    return shares([score / margin for score in scores])


def _margin(prospect: Prospect) -> float:
    return _MARGIN + _MARGIN_PER_TURN * prospect.incomes


def _weigh(state: Empires, weights: Weights, prospect: Prospect) -> list[float]:
    """[aspect * seats + seat]: what it is worth, in victory points."""
    worth = [0.0] * (len(ASPECTS) * state.seats)
    _judge_regions(state, weights, prospect, worth)
    _judge_boxes(state, weights, prospect, worth)
    for seat in range(state.seats):
        _judge_seat(state, weights, prospect, seat, worth)
    return worth


def _judge_regions(state: Empires, weights: Weights, prospect: Prospect, worth: list[float]) -> None:
    """By places as they stand, and by shares, since others will land as well."""
    outlook = Outlook(weights, prospect)
    seats = state.seats
    for region in range(data.REGIONS):
        standing = Standing(state, region)
        if standing.most == 0:
            continue
        for seat in range(state.seats):
            count = state.count(region, seat)
            if count:
                worth[_REGIONS * seats + seat] += outlook.worth(standing, count)
                worth[_WAR * seats + seat] += (
                    weights.overseas * float(state.count_of(region, seat, data.SOLDIER)) * prospect.placements / 8.0
                )


class Outlook:
    """What is to come of a region: places as they stand count the more, the sooner it is scored."""

    def __init__(self, weights: Weights, prospect: Prospect) -> None:
        self.hope = weights.hope * prospect.landings
        self.later = weights.later * float(prospect.scorings - 1)

    def worth(self, standing: Standing, count: i64) -> float:
        """What it is worth to whoever has so many figures there."""
        if count == 0:
            return 0.0
        filled = min(float(standing.most) / data.THRESHOLD, 1.0)
        share = float(count * count) / float(standing.squares)
        hoped = filled * (share * float(standing.first_vp) + share * (1.0 - share) * float(standing.second_vp))
        return (1.0 - self.hope) * float(standing.points(count)) + (self.hope + self.later) * hoped


def _judge_boxes(state: Empires, weights: Weights, prospect: Prospect, worth: list[float]) -> None:
    """What figures that stand in boxes are going to bring."""
    if state.phase > table.RESOLUTION:
        return
    seats = state.seats
    for space in range(data.SPACES):
        there: i64 = state.spaces[space]
        if there == data.NOBODY or (state.box >= 0 and space <= state.space):
            continue
        seat = there // data.TYPES
        figure = there % data.TYPES
        if space >= data.FIRST[data.WARFARE]:
            worth[_WAR * seats + seat] += weights.quarrel * _judge_quarrel(state, weights, prospect, seat)
        elif space >= data.FIRST[data.SPECIALISTS]:
            worth[_TRAINING * seats + seat] += _judge_training(weights, prospect, space)
        elif space >= data.FIRST[data.CAPITAL]:
            continue
        elif space >= data.FIRST[data.TRADE_GOODS]:
            pick = weights.pick * prospect.incomes - 0.1 * float(space - data.FIRST[data.TRADE_GOODS])
            worth[_TRADE * seats + seat] += pick
        elif space >= data.FIRST[data.DOCK]:
            worth[_LANDINGS * seats + seat] += weights.dock + weights.landing[figure]
        else:
            worth[_MONEY * seats + seat] += float(data.INITIATIVE_MONEY[space]) * prospect.rest
    _judge_purchases(state, weights, prospect, worth)
    _judge_order(state, weights, prospect, worth)
    _judge_shipping(state, weights, prospect, worth)


def _judge_purchases(state: Empires, weights: Weights, prospect: Prospect, worth: list[float]) -> None:
    """In the order of Capital Buildings each takes what brings it most, if it can pay (E5.15)."""
    first: i64 = data.FIRST[data.CAPITAL]
    last: i64 = first + state.filled_on(data.CAPITAL)
    if first == last or state.box > data.CAPITAL:
        return
    row = state.row[:]
    money = state.money[:]
    for space in range(first, last):
        there: i64 = state.spaces[space]
        if there == data.NOBODY or (state.box == data.CAPITAL and space <= state.space):
            continue
        seat = there // data.TYPES
        discount: i64 = data.BUILDER_DISCOUNT if there % data.TYPES == data.BUILDER else 0
        best = weights.option
        at: i64 = -1
        for place in range(len(row)):
            if row[place] != data.NOTHING:
                cost = max(data.COST[row[place]] - discount, 0)
                if cost <= money[seat]:
                    gain = worth_to_buyer(state, seat, row[place], weights, prospect)
                    gain -= prospect.loss(money[seat], cost)
                    if gain * weights.capital > best:
                        best = gain * weights.capital
                        at = place
        worth[_PURCHASES * state.seats + seat] += best
        if at >= 0:
            money[seat] -= max(data.COST[row[at]] - discount, 0)
            row[at] = data.NOTHING


def _judge_order(state: Empires, weights: Weights, prospect: Prospect, worth: list[float]) -> None:
    """A place in the next turn order."""
    row: i64 = state.initiative
    ahead = float(state.seats)
    while row and prospect.placements > 0.0:
        worth[_ORDER * state.seats + (row & table.DIGIT_MASK) - 1] += weights.earlier * ahead
        ahead -= 1.0
        row >>= table.DIGIT


def _judge_shipping(state: Empires, weights: Weights, prospect: Prospect, worth: list[float]) -> None:
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
            worth[_TRADE * state.seats + seat] += weights.behind
    if leader != data.NOBODY:
        worth[_TRADE * state.seats + leader] += weights.ahead * prospect.incomes / data.TURNS


def _judge_quarrel(state: Empires, weights: Weights, prospect: Prospect, seat: i64) -> float:
    """What the best battle or war would change, with the soldiers that are still to land (E5.51 to E5.53)."""
    landing: i64 = 0
    if state.box < data.DOCK:
        for space in range(data.FIRST[data.DOCK], data.DOCK_END):
            if state.spaces[space] == seat * data.TYPES + data.SOLDIER:
                landing += 1
    outlook = Outlook(weights, prospect)
    best = 0.0
    for other in range(state.seats):
        if other == seat:
            continue
        war = 0.0
        for region in range(data.REGIONS):
            if state.count(region, other) == 0:
                continue
            soldiers = state.count_of(region, seat, data.SOLDIER)
            if soldiers + landing:
                best = max(best, _battle(state, outlook, region, seat, other, soldiers + landing))
            if state.count(region, seat) and soldiers + state.count_of(region, other, data.SOLDIER):
                war += _battle(state, outlook, region, seat, other, soldiers)
        if war > best and state.money[seat] >= data.WAR_COST:
            best = max(best, war - prospect.loss(state.money[seat], data.WAR_COST))
    return best


def _battle(state: Empires, outlook: Outlook, region: i64, seat: i64, other: i64, soldiers: i64) -> float:
    """By how much a battle would bring the attacker ahead of the others."""
    own = state.count(region, seat)
    enemies = state.count(region, other)
    kills = soldiers * (data.ARTILLERY_KILLS if state.owns(seat, data.ARTILLERY) else data.KILLS)
    losses = state.count_of(region, other, data.SOLDIER) * (
        data.ARTILLERY_KILLS if state.owns(other, data.ARTILLERY) else data.KILLS
    )
    # Hits beyond the figures that are there are lost before any are saved (E5.53, E13).
    kills = min(kills, enemies)
    losses = min(losses, own)
    if state.owns(seat, data.FORTIFICATIONS):
        losses = max(losses - data.SAVED_A_BATTLE, 0)
    if state.owns(other, data.FORTIFICATIONS):
        kills = max(kills - data.SAVED_A_BATTLE, 0)
    before = Standing(state, region)
    after = Standing(state, region, seat, losses, other, kills)
    gain = 0.0
    for third in range(state.seats):
        count = state.count(region, third)
        if third == seat:
            gain += outlook.worth(after, count - losses) - outlook.worth(before, count)
        else:
            left = count - kills if third == other else count
            gain -= (outlook.worth(after, left) - outlook.worth(before, count)) / float(state.seats - 1)
    return gain


def _judge_training(weights: Weights, prospect: Prospect, space: i64) -> float:
    """A specialist for the next turn."""
    if prospect.placements <= 0.0:
        return 0.0
    at = space - data.FIRST[data.SPECIALISTS]
    return weights.figures[data.TRAINED[at]] if at < len(data.TRAINED) else weights.figures[data.BUILDER]


def _judge_seat(state: Empires, weights: Weights, prospect: Prospect, seat: i64, worth: list[float]) -> None:
    """What belongs to a seat."""
    seats = state.seats
    worth[_POINTS * seats + seat] += float(state.score(seat) + find_points(state, seat))
    worth[_MONEY * seats + seat] += _judge_money(state, prospect, seat)
    worth[_INCOME * seats + seat] += _judge_income(state, prospect, seat)
    worth[_GOODS * seats + seat] += _judge_goods(state, weights, prospect, seat)
    worth[_DISCOVERY * seats + seat] += _judge_expedition(state, weights, prospect, seat)
    if state.buildings[seat]:
        worth[_BUILDINGS * seats + seat] += worth_to_owner(state, seat, weights, prospect)
    worth[_FIGURES * seats + seat] += _judge_figures(state, weights, prospect, seat)
    nation: i64 = state.nation[seat]
    if nation != data.NO_NATION:
        advantages = 0.0
        for figure in range(data.TYPES):
            advantages += weights.supply[figure] * float(data.NATION_FIGURES[figure][nation]) * prospect.placements
        worth[_NATION * seats + seat] += advantages + weights.nation[nation] * prospect.placements


def _judge_money(state: Empires, prospect: Prospect, seat: i64) -> float:
    """Money is worth what can still be bought with it; in the last turn, by figures in Capital Buildings."""
    if state.turn < data.TURNS or state.phase == table.PLACEMENT or not prospect.buys:
        return prospect.worth(state.money[seat])
    for space in range(data.FIRST[data.CAPITAL], data.FIRST[data.CAPITAL] + state.filled_on(data.CAPITAL)):
        if state.seat_on(space) == seat and not (state.box == data.CAPITAL and space <= state.space):
            return prospect.worth(state.money[seat])
    return LEAST_MONEY * float(state.money[seat])


def _judge_income(state: Empires, prospect: Prospect, seat: i64) -> float:
    """Sets pay in each turn to come, and points at the end."""
    if prospect.incomes <= 0.0:
        return 0.0
    goods: i64 = state.goods[seat]
    pays = float(goods_income(goods, state.ships[seat]))
    money = pays + float(buildings_pay(state, seat))
    score = money * prospect.by_income() + pays
    rate: i64 = data.GOODS_MONEY[state.nation[seat]]
    if rate:
        score += float(rate * ((goods & data.BYTE) // data.GOODS_PER)) * prospect.by_benefits()
    return score


def _judge_goods(state: Empires, weights: Weights, prospect: Prospect, seat: i64) -> float:
    """Goods that are in no set yet, and ships."""
    tiles = weights.tile * float(state.goods[seat] & data.BYTE)
    return (tiles + weights.ship * float(state.ships[seat])) * prospect.incomes


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
    if state.undiscovered() == 0:
        # Cards are harder to get.
        strength = max(strength - 1, 0)
    nation: i64 = state.nation[seat]
    coins = _COINS + _PLUNDER * float(of_type(band, data.SOLDIER)) + float(data.DISCOVERY_MONEY[nation])
    worth = weights.find + coins * prospect.rest + weights.dock * float(data.DISCOVERY_COLONISTS[nation])
    best = worth * _success(strength, weights)
    if state.phase == table.PLACEMENT:
        # Others can still join it, who are then missing elsewhere.
        more: i64 = min(state.count(data.HAND, seat), _ENOUGH - strength)
        while more > 0:
            best = max(best, worth * _success(strength + more, weights) - weights.effort * float(more))
            more -= 1
    return best


def _success(strength: i64, weights: Weights) -> float:
    """How many finds an expedition may bring: the surer it is, the sooner it sails; a very strong one may go twice."""
    chance = _SUCCESS[min(strength, _ENOUGH)]
    sure = chance * (weights.patience + (1.0 - weights.patience) * chance)
    return sure if strength <= _TWICE else sure + 0.5 * _SUCCESS[min(strength - _TWICE, _ENOUGH)]


_TWO: Final = Weights(TWO_PLAYERS)
_MORE: Final = Weights(MORE_PLAYERS)


def evaluate(state: Empires) -> list[float]:
    """Each seat's estimated share of the victory."""
    return judge(state, _TWO if state.seats == 2 else _MORE)


def scale(state: Empires) -> float:
    """What a victory point is worth in log odds."""
    return 1.0 / _margin(Prospect(state, _TWO if state.seats == 2 else _MORE))


def aspects(state: Empires) -> dict[str, list[float]]:
    """What ``evaluate`` is made of."""
    weights = _TWO if state.seats == 2 else _MORE
    prospect = Prospect(state, weights)
    worth = _weigh(state, weights, prospect)
    margin = _margin(prospect)
    seats = state.seats
    return {
        name: [points / margin for points in worth[at * seats : (at + 1) * seats]] for at, name in enumerate(ASPECTS)
    }


def evaluate_for_a_lesson(state: Empires) -> list[float]:
    """The same, as the coach of a first match sees it: a figure in Capital Buildings is there to buy something."""
    return judge(state, _COACH)


def _coach() -> Weights:
    weights = Weights(TWO_PLAYERS)
    weights.option = 0.0
    return weights


_COACH: Final = _coach()
