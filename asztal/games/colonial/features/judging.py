"""What a bot thinks of a position in Colonial.

Each seat gets a score in prestige: what it has, what its treasure, goods and debts are worth, the income that its boxes
and fleets promise, colonies that are near, what it could explore, and the dangers of unrest and war. The cards of its
programme that are still to come are played through in the mind, in their order, so that a programme is worth what it
can do. The differences make chances, the surer the nearer somebody is to the end.
"""

from __future__ import annotations

from math import comb
from typing import Final

from mypy_extensions import i64

from asztal.engine.bits import bits, count_bits
from asztal.engine.result import shares
from asztal.engine.rng import Rng
from asztal.games.colonial import data
from asztal.games.colonial import state as table
from asztal.games.colonial.state import Colonial
from asztal.games.colonial.steps import kinds
from asztal.games.colonial.steps.conqueror import colony_prestige
from asztal.games.colonial.steps.governor import city_sites, least_value
from asztal.games.colonial.steps.homeland import price
from asztal.games.colonial.steps.war import is_exhausted


class Weights:
    """What things are worth, in prestige; found by matches between greedy bots (``bench/tune.py``)."""

    def __init__(self, values: list[float]) -> None:
        self.treasure = values[0]
        """Treasure that can be used soon."""
        self.plenty = values[1]
        """Treasure beyond that."""
        self.debt = values[2]
        self.interest = values[3]
        """Unrest at home for each loan, and each turn to come."""
        self.good = values[4]
        """A good in the market, relative to treasure."""
        self.income = values[5]
        """A good that could be shipped in each turn to come."""
        self.slack = values[6]
        """Fleets without goods and goods without fleets, relative to income."""
        self.monopoly = values[7]
        self.ripe = values[8]
        """A colony that only the Conqueror is needed for."""
        self.near = values[9]
        """One that is not so far yet, for its part."""
        self.explore = values[10]
        """The best odds of exploring, in each turn to come."""
        self.logistics = values[11]
        self.economy = values[12]
        self.squadron = values[13]
        self.pirate = values[14]
        self.diplomacy = values[15]
        self.home_unrest = values[16]
        self.revolution = values[17]
        """Three unrest markers at home, or four, when the next turn is lost."""
        self.unrest = values[18]
        """An unrest marker in an own colony, for each of its natives."""
        self.mission = values[19]
        self.war = values[20]
        """What is at stake in a war."""
        self.tempo = values[21]
        """Prestige that somebody gains in a turn."""
        self.box = values[22]
        """A box that is controlled."""
        self.foothold = values[23]
        """A counter on a new land, when it is explored."""
        self.threat = values[24]
        """A war that another would win."""
        self.burden = values[25]
        """Each turn that it takes to repay, for each prestige near the end."""
        self.city = values[26]
        """A booming city that could be founded and paid."""
        self.livelihood = values[27]
        """A fleet to begin with, or treasure for one: without either there is no way out but loans."""


TWO_PLAYERS: Final = [
    0.12, 0.04, 0.18, 0.02, 0.8, 0.08, 0.3, 0.08, 0.65, 0.45, 0.15, 0.12, 0.04, 0.04, 0.06, 0.08, 0.12, 0.5,
    0.04, 0.05, 0.3, 1.3, 0.05, 0.25, 0.15, 0.06, 0.3, 0.6,
]  # fmt: skip
# With more players somebody else is always near the end, and there is less time to repay.
MORE_PLAYERS: Final = [*TWO_PLAYERS[:2], 0.36, *TWO_PLAYERS[3:]]

# Treasure that can be put to use within a turn or so.
_USEFUL: Final = 6.0
# Differences in prestige that make the odds e to one: the more the nearer the end is.
_SHARPNESS: Final = 0.45
_SHARPER: Final = 0.06
# Prestige beyond this wins nothing more by itself.
_ENOUGH: Final = 10.0
_SATED: Final = 0.2
# Only the debt is left then.
_ALMOST: Final = 1.5
# From here on a debt becomes pressing.
_NEAR: Final = 6.0
# Income is worth something up to the last turn.
_TRADE: Final = 2.0
# How a request is likely to be answered.
_CONSENT: Final = 0.6
# An offer that is not going to be accepted.
_VAIN: Final = 2.0
_NEVER: Final = 7

# What a score is made of: a number for each of these aspects.
PRESTIGE: Final = 0
COLONIES: Final = 1
EXPLORATION: Final = 2
TREASURE: Final = 3
GOODS: Final = 4
DEBT: Final = 5
INCOME: Final = 6
RESOURCES: Final = 7
MONOPOLIES: Final = 8
PROGRESS: Final = 9
SQUADRONS: Final = 10
PIRATES: Final = 11
RESPECT: Final = 12
CALM: Final = 13
MISSIONS: Final = 14
POWER: Final = 15
OFFERS: Final = 16
PROGRAMME: Final = 17
"""The cards that are still to come while they are played."""
PLAN: Final = 18
"""From here on, by character, what they are good for while they are chosen."""
ASPECTS: Final[list[str]] = [
    "prestige",
    "colonies",
    "exploration",
    "treasure",
    "goods",
    "debt",
    "income",
    "resources",
    "monopolies",
    "progress",
    "squadrons",
    "pirates",
    "respect",
    "calm",
    "missions",
    "power",
    "offers",
    "programme",
] + [f"plan-{name}" for name in data.CHARACTERS]
_TOGETHER: Final[list[float]] = []
"""In place of a number for each aspect, where only their sum is wanted."""
# So many programmes of another seat are compared, to see what it may be up to.
_PROGRAMMES: Final = 8
_ALL_BOXES: Final[int] = (1 << data.BOXES) - 1
_DIFFICULTIES: Final = 8
_OF_DIFFICULTY: Final[list[int]] = [
    sum([1 << at for at in range(data.TERRITORIES) if data.DIFFICULTY[at] == difficulty])
    for difficulty in range(_DIFFICULTIES)
]
_RICH: Final[int] = sum([1 << at for at in range(data.TERRITORIES) if data.PRESTIGE[at] > 1])
"""The territories that bring more than one prestige."""


def odds(need: i64) -> float:
    """The chance that the die shows at least so much."""
    if need <= 1:
        return 1.0
    return float(_NEVER - need) / 6.0 if need < _NEVER else 0.0


def best_exploration(state: Colonial, seat: i64) -> float:
    """The prestige that the best exploration promises now."""
    lands: i64 = state.unexplored & state.open_to(seat)
    seafaring: i64 = state.value(data.SEAFARING, seat)
    near: i64 = 0
    for territory in bits(state.present[seat]):
        near |= data.NEIGHBOURS[territory]
    best = 0.0
    if state.circumnavigation:
        best = float(state.circumnavigation) * odds(data.CIRCUMNAVIGATION_DIFFICULTY - seafaring)
    america: i64 = data.ON_CONTINENT[data.AMERICA]
    difficulty: i64 = 2
    while difficulty < _DIFFICULTIES:
        here: i64 = lands & _OF_DIFFICULTY[difficulty]
        if here:
            need: i64 = difficulty - seafaring
            for after in range(2):
                # Neighbours of own counters are easier by one.
                there: i64 = here & near if after == 0 else here & ~near
                if there:
                    reach: i64 = need - 1 if after == 0 else need
                    if there & ~america or not state.america:
                        best = max(best, odds(reach))
                    elif there & america:
                        best = max(best, float(1 + state.america) * odds(reach + data.AMERICA_PENALTY))
                    if there & _RICH:
                        best = max(best, 2.0 * odds(reach))
        difficulty += 1
    return best


class Seat:
    """A seat's means, as they change while its programme is played through in the mind."""

    def __init__(self, state: Colonial, seat: i64, parts: list[float]) -> None:
        self.parts = parts
        """By aspect, what the seat's score is made of; or nothing."""
        self.treasury = float(state.treasury[seat])
        self.goods = float(state.goods[seat])
        self.fleets = float(state.fleets[seat])
        self.production = float(state.production(seat, _ALL_BOXES))
        self.capacity = float(state.trade_capacity(seat))
        self.hunger = 1.0 if float(state.prestige[seat]) < _ENOUGH else _SATED
        """What prestige is still worth: who has enough needs no more, but to be free of debt."""
        self.exploration = self.hunger * best_exploration(state, seat)
        self.ripe = 0.0
        """Prestige of colonies that could be founded at once."""
        self.short = 99.0
        """Counters that the nearest other colony lacks."""
        self.colonies = 0.0
        """What colonies that could be founded are worth now."""

    def told(self, aspect: i64, worth: float) -> float:
        """Counts what an aspect is worth, if the score is to be taken apart."""
        if self.parts:
            self.parts[aspect] += worth
        return worth


def judge_colonies(state: Colonial, seat: i64, weights: Weights, means: Seat) -> None:
    """How near the seat is to new colonies (C15.1)."""
    closed: i64 = 0
    for other in range(state.seats):
        closed |= state.colonies[other]
    controls: i64 = state.controls[seat]
    for territory in bits(state.present[seat] & ~closed):
        natives: i64 = state.natives(territory)
        if natives == 0:
            continue
        prestige = means.hunger * float(colony_prestige(state, seat, territory))
        boxes: i64 = data.BOX_MASK_IN[territory]
        missing: i64 = count_bits(boxes & ~controls)
        lacking: i64 = max(natives - state.counters_in(seat, territory), missing)
        if lacking <= 0:
            means.ripe += prestige
            means.colonies += weights.ripe * prestige
        else:
            share = 1.0 - float(lacking) / float(natives + 1)
            means.colonies += weights.near * prestige * share * share
            if prestige > 0.0 and float(lacking) < means.short:
                means.short = float(lacking)


def judge_seat(state: Colonial, seat: i64, weights: Weights, turns: float, parts: list[float]) -> float:
    """A seat's standing, in prestige; ``parts`` get what it is made of, unless they are empty."""
    means = Seat(state, seat, parts)
    expect_answer(state, seat, means)
    judge_colonies(state, seat, weights, means)
    own = min(float(state.prestige[seat]), _ENOUGH + 0.2 * (state.prestige[seat] - _ENOUGH))
    score = means.told(PRESTIGE, own) + means.told(COLONIES, means.colonies)
    if worth_of_city(state, seat, weights.treasure, means) > 0.0:
        score += means.told(COLONIES, weights.city * means.hunger)
    if state.prestige[seat] >= data.PRESTIGE_TO_WIN:
        score += means.told(PRESTIGE, _ALMOST)
    score += means.told(EXPLORATION, weights.explore * means.exploration * turns)
    rich = wealth(weights, means.treasury + weights.good * means.goods)
    coins = wealth(weights, means.treasury)
    means.told(TREASURE, coins)
    means.told(GOODS, rich - coins)
    score += rich
    score += means.told(DEBT, -judge_debt(state, seat, weights, means, turns))
    score += means.told(INCOME, weights.income * steady_income(weights, means) * max(turns, _TRADE))
    livelihood = min(1.0, 0.7 * means.fleets + 0.15 * (means.treasury + means.goods))
    score += means.told(INCOME, weights.livelihood * livelihood)
    score += means.told(MONOPOLIES, weights.monopoly * float(state.monopolies(seat)))
    score += means.told(RESOURCES, weights.box * float(count_bits(state.controls[seat])))
    score += means.told(PROGRESS, weights.logistics * float(state.value(data.LOGISTICS, seat)) * min(turns, 4.0) * 0.25)
    score += means.told(PROGRESS, weights.economy * float(state.value(data.ECONOMY, seat)) * min(turns, 4.0) * 0.25)
    score += means.told(SQUADRONS, weights.squadron * min(float(state.squadrons[seat]), 5.0))
    score += means.told(RESPECT, weights.diplomacy * float(state.diplomacy[seat]))
    score += judge_dangers(state, seat, weights, means)
    if seat == state.proposer:
        # Nobody gives anything for nothing, so free offers are left to people.
        score += means.told(OFFERS, -_VAIN)
    return score + judge_programme(state, seat, weights, means, turns)


def wealth(weights: Weights, treasure: float) -> float:
    """The first treasure is worth more than what can't be used soon."""
    if treasure <= _USEFUL:
        return weights.treasure * treasure
    return weights.treasure * _USEFUL + weights.plenty * (treasure - _USEFUL)


def judge_debt(state: Colonial, seat: i64, weights: Weights, means: Seat, turns: float) -> float:
    """What loans cost; near the end the time counts that it takes to earn their repayment (C27.1)."""
    debt = float(state.debt[seat])
    if debt == 0.0:
        return 0.0
    loans: i64 = 0
    for owner in state.lenders:
        if owner == seat:
            loans += 1
    growth = float(loans * state.home_unrest[seat])
    cost = weights.debt * debt + weights.interest * growth * turns
    lacking = debt - means.treasury - 0.8 * min(means.goods, means.capacity)
    pressing = float(state.prestige[seat]) - _NEAR
    if lacking > 0.0 and pressing > 0.0:
        earned = max(steady_income(weights, means) - growth, 0.0) + 0.4
        cost += weights.burden * min(lacking / earned, 10.0) * min(pressing, 4.0)
    return cost


def steady_income(weights: Weights, means: Seat) -> float:
    """Goods a turn, as far as fleets and boxes go together."""
    both = min(means.fleets, means.production)
    apart = abs(means.fleets - means.production)
    return min(both, means.capacity) + weights.slack * min(apart, 3.0)


def judge_dangers(state: Colonial, seat: i64, weights: Weights, means: Seat) -> float:
    """Unrest at home and overseas, pirates, and a war that is being fought."""
    home: i64 = state.home_unrest[seat]
    score = means.told(CALM, -weights.home_unrest * float(home))
    if home >= data.HOME_REVOLUTION - 1:
        score += means.told(CALM, -weights.revolution * float(home - data.HOME_REVOLUTION + 2))
    for territory in bits(state.colonies[seat]):
        unrest: i64 = state.unrest[territory]
        natives: i64 = data.NATIVES[territory]
        if state.missions[territory]:
            score += means.told(MISSIONS, weights.mission)
            if unrest == data.REVOLUTION - 1:
                score += means.told(MISSIONS, -weights.mission)
        else:
            score += means.told(CALM, -weights.unrest * float(unrest * natives))
    waiting: i64 = 0
    elsewhere: i64 = 0
    for other in range(state.seats):
        waiting += state.pirates[seat * data.SEATS + other]
        elsewhere += state.pirates[other * data.SEATS + seat]
    score += means.told(PIRATES, weights.pirate * (0.7 * float(elsewhere) - float(waiting)))
    if seat == state.attacker:
        score += means.told(POWER, weights.war * in_war(state, seat, state.defender))
    elif seat == state.defender:
        score += means.told(POWER, weights.war * in_war(state, seat, state.attacker))
    else:
        score += means.told(POWER, -weights.threat * threat(state, seat))
    return score


# -- war --------------------------------------------------------------------------------------------------------------


def _chances() -> list[float]:
    """[dice * 8 + pieces]: the chance that so many success dice hit all of so many pieces."""
    hit = data.SUCCESS_FACES / data.DIE_FACES
    table_of: list[float] = []
    for dice in range(_WAR_DICE + 1):
        exactly = [comb(dice, hits) * hit**hits * (1.0 - hit) ** (dice - hits) for hits in range(dice + 1)]
        table_of += [sum(exactly[pieces:]) for pieces in range(_PIECES)]
    return table_of


_WAR_DICE: Final = 5
_PIECES: Final = 8
_CHANCES: Final[list[float]] = _chances()


def holds(pieces: i64, enemies: i64) -> float:
    """The chance that a front is not lost within a year: one that has no pieces can't be (C23.7)."""
    if pieces == 0 or pieces >= _PIECES or enemies == 0:
        return 1.0
    dice: i64 = enemies if enemies < _WAR_DICE else _WAR_DICE
    return 1.0 - _CHANCES[dice * _PIECES + pieces]


def endures(state: Colonial, seat: i64, enemy: i64) -> float:
    """The chance that a side is not exhausted after a year of war."""
    chance = holds(state.squadrons[seat], state.squadrons[enemy])
    chance *= holds(state.treasury[seat], state.treasury[enemy])
    return chance * holds(state.goods[seat], state.goods[enemy])


def outlook(state: Colonial, seat: i64, enemy: i64) -> float:
    """What a war between two may bring the first: from -1, a defeat, to 1, a victory."""
    own = endures(state, seat, enemy)
    other = endures(state, enemy, seat)
    wins = own * (1.0 - other) * stake(state, enemy)
    loses = other * (1.0 - own) * stake(state, seat)
    decided = 1.0 - own * other
    return (wins - loses) / decided if decided > 0.05 else 0.0


def stake(state: Colonial, loser: i64) -> float:
    """What a loser hands over, if he has anything (C23.8)."""
    return 1.0 if state.prestige[loser] > 0 else 0.0


def in_war(state: Colonial, seat: i64, enemy: i64) -> float:
    """The same while it is fought: who is exhausted already has lost (C23.7)."""
    own_fronts: i64 = state.had_dice & 255 if seat == state.attacker else state.had_dice >> 8
    other_fronts: i64 = state.had_dice >> 8 if seat == state.attacker else state.had_dice & 255
    own_out = is_exhausted(state, seat, own_fronts, False)
    other_out = is_exhausted(state, enemy, other_fronts, False)
    if own_out or other_out:
        return 0.0 if own_out and other_out else -stake(state, seat) if own_out else stake(state, enemy)
    return outlook(state, seat, enemy)


def threat(state: Colonial, seat: i64) -> float:
    """How much the seat invites others to declare war on it (C10.3)."""
    if state.prestige[seat] == 0:
        return 0.0
    worst = 0.0
    for other in range(state.seats):
        if other != seat and state.diplomacy[seat] <= state.diplomacy[other]:
            worst = max(worst, outlook(state, other, seat))
    return worst


def expect_answer(state: Colonial, seat: i64, means: Seat) -> None:
    """A request that is being answered is likely to be granted, if its owner gains by it (C20.6)."""
    step = state.step
    if step is None or not state.menu or (seat != state.active and seat != state.other):
        return
    kind = step.kind
    if kind is not kinds.SHIP_ANSWER and kind is not kinds.SELL_ANSWER:
        return
    if state.number + state.payment <= 0:
        return
    if seat == state.other:
        means.treasury += _CONSENT * float(state.number + state.payment)
    else:
        means.treasury -= _CONSENT * float(state.payment)
        if kind is kinds.SHIP_ANSWER:
            means.goods += _CONSENT * float(state.number)
        else:
            means.treasury += _CONSENT * float(state.number)


# -- the programme ----------------------------------------------------------------------------------------------------


def judge_programme(state: Colonial, seat: i64, weights: Weights, means: Seat, turns: float) -> float:
    """What the cards that are still to come in this turn may bring, one after the other."""
    if state.phase != table.PROGRAMMING and state.phase != table.ENDEAVOUR:
        return 0.0
    if not state.programme[seat] or state.revolts >> seat & 1:
        return 0.0
    slot: i64 = 0
    if state.phase == table.ENDEAVOUR:
        slot = state.round
        order: i64 = (seat + state.seats - state.start) % state.seats
        now: i64 = (state.active + state.seats - state.start) % state.seats
        if order > now:
            # Its turn in this round is still to come.
            slot -= 1
    worth = 0.0
    while slot < data.SLOTS:
        card = state.card_in(seat, slot)
        if card >= 0:
            worth += best_of(state, seat, weights, means, data.ON_CARD[card], turns)
        slot += 1
    if slot == data.SLOTS:
        placed = state.placed(seat)
        last = 0.0
        best: i64 = data.AMBASSADOR
        for card in range(data.CARDS):
            if placed >> card & 1 == 0:
                for character in data.ON_CARD[card]:
                    value = worth_of(state, seat, weights, means, character, turns)
                    if value > last:
                        last = value
                        best = character
        worth += means.told(purpose(state, best), last)
    return worth


def best_of(state: Colonial, seat: i64, weights: Weights, means: Seat, characters: list[int], turns: float) -> float:
    """The better of two characters is used."""
    first = worth_of(state, seat, weights, means, characters[0], turns)
    second = worth_of(state, seat, weights, means, characters[1], turns)
    better: i64 = characters[0] if first >= second else characters[1]
    use(state, seat, means, better)
    return means.told(purpose(state, better), max(first, second, 0.0))


def purpose(state: Colonial, character: i64) -> i64:
    """The aspect that a card of the programme belongs to, by its character."""
    return PLAN + character if state.phase == table.PROGRAMMING else PROGRAMME


def worth_of(state: Colonial, seat: i64, weights: Weights, means: Seat, character: i64, turns: float) -> float:
    """What a character could bring now, beyond what the position is worth without it."""
    treasure = weights.treasure
    if character == data.EXPLORER:
        foot = weights.foothold if means.fleets > 0.0 or means.treasury > 0.0 else 0.0
        return means.exploration * (1.0 + foot)
    if character == data.MERCHANT:
        return weights.good * treasure * min(means.fleets, means.production)
    if character == data.TRADER:
        sold = min(means.capacity, means.goods)
        return treasure * sold * (1.0 - weights.good) + (0.02 * sold if means.treasury < 4.0 else 0.0)
    if character == data.FINANCIER:
        return 0.25 if means.treasury < 2.0 and means.goods < 3.0 and turns > 2.0 else -0.1
    if character == data.SCIENTIST:
        return worth_of_science(state, seat, weights, means, turns)
    if character == data.VICEROY:
        return worth_of_viceroy(state, seat, weights, means)
    if character == data.CONQUEROR:
        return min(means.ripe, 1.0) * (1.0 - weights.ripe)
    if character == data.GOVERNOR:
        return worth_of_city(state, seat, treasure, means)
    if character == data.SOVEREIGN:
        home: i64 = state.home_unrest[seat]
        if home == 0:
            return 0.05
        calm = weights.home_unrest
        return calm + weights.revolution if home >= data.HOME_REVOLUTION - 1 else calm
    # Ambassador, Missionary and Rebel help a little, always.
    return 0.08


def worth_of_science(state: Colonial, seat: i64, weights: Weights, means: Seat, turns: float) -> float:
    """The best step on a track that can be paid."""
    best = 0.0
    for track in range(len(data.TRACKS)):
        cost = float(price(state, seat, track))
        if 0.0 < cost <= means.treasury:
            gain = weights.logistics * min(turns, 4.0) * 0.25
            if track == data.SEAFARING:
                gain = weights.explore * turns / 6.0
            elif track == data.NAVY:
                gain = 0.05
            elif track == data.ECONOMY:
                gain = weights.economy * 2.0 * min(turns, 4.0) * 0.25
            best = max(best, gain - weights.treasure * cost * 0.5 + 0.1)
    return best


def worth_of_viceroy(state: Colonial, seat: i64, weights: Weights, means: Seat) -> float:
    """Counters that bring a colony nearer."""
    count = min(float(state.value(data.LOGISTICS, seat)), means.treasury)
    if count <= 0.0:
        return 0.0
    if means.short <= count:
        return (weights.ripe - weights.treasure * means.short) * means.hunger
    return 0.1 * count * means.hunger


def worth_of_city(state: Colonial, seat: i64, treasure: float, means: Seat) -> float:
    """A booming city, as cheap as it may be."""
    value: i64 = least_value(state)
    if value > state.value(data.ECONOMY, seat) or float(value) > means.treasury or value > data.CITY_MOST:
        return 0.0
    return means.hunger - treasure * float(value) if city_sites(state, seat) else 0.0


def use(state: Colonial, seat: i64, means: Seat, character: i64) -> None:
    """What a character changes for those that come after it."""
    if character == data.EXPLORER:
        means.exploration *= 0.5
    elif character == data.MERCHANT:
        means.goods += min(means.fleets, means.production)
    elif character == data.TRADER:
        sold = min(means.capacity, means.goods)
        means.goods -= sold
        means.treasury += sold
    elif character == data.FINANCIER:
        means.treasury += float(data.LOAN)
    elif character == data.VICEROY:
        count = min(float(state.value(data.LOGISTICS, seat)), means.treasury)
        means.treasury -= count
        if means.short <= count:
            means.ripe += 1.0
            means.short = 99.0
    elif character == data.CONQUEROR:
        means.ripe = max(0.0, means.ripe - 1.0)
    elif character == data.GOVERNOR:
        means.treasury -= float(least_value(state))
    elif character == data.SCIENTIST:
        means.treasury = max(0.0, means.treasury - 2.0)


# -- all together -----------------------------------------------------------------------------------------------------


def turns_left(state: Colonial, weights: Weights) -> float:
    """How many turns the match may still last."""
    turns = float(data.PRESTIGE_TO_WIN - max(state.prestige)) / weights.tempo + 0.5
    if state.turn_limit:
        turns = min(turns, float(state.turn_limit - state.turn + 1))
    return max(turns, 0.5)


def judge(state: Colonial, weights: Weights) -> list[float]:
    """Each seat's estimated share of the victory, by these weights."""
    if state.result is not None:
        return state.result.payoffs()
    turns = turns_left(state, weights)
    sharpness = scale(state)
    return shares([sharpness * judge_seat(state, seat, weights, turns, _TOGETHER) for seat in range(state.seats)])


def scale(state: Colonial) -> float:
    """What a point of prestige is worth in log odds."""
    return _SHARPNESS + _SHARPER * float(max(state.prestige))


def aspects(state: Colonial) -> dict[str, list[float]]:
    """What ``evaluate`` is made of."""
    weights = _weights(state)
    turns = turns_left(state, weights)
    sharpness = scale(state)
    scores: list[list[float]] = []
    for seat in range(state.seats):
        parts = [0.0] * len(ASPECTS)
        judge_seat(state, seat, weights, turns, parts)
        scores.append(parts)
    return {name: [sharpness * parts[at] for parts in scores] for at, name in enumerate(ASPECTS)}


def evaluate(state: Colonial) -> list[float]:
    """Each seat's estimated share of the victory."""
    return judge(state, _weights(state))


def _weights(state: Colonial) -> Weights:
    return _FOR_TWO if state.seats == 2 else _FOR_MORE


def expect(state: Colonial, seat: int, rng: Rng) -> None:
    """Others have programmed what suits them; and free offers are left to people, so they need not be looked at."""
    state.offers_made = [data.OFFERS_A_TURN] * state.seats
    step = state.step
    if state.menu and step is not None:
        state.menu = step.choices(state, state.seat)
    if state.phase == table.ENDEAVOUR and state.shown() < data.SLOTS:
        for other in range(state.seats):
            if other != seat and state.programme[other]:
                expect_programme(state, other, rng)


def expect_programme(state: Colonial, seat: i64, rng: Rng) -> None:
    """The best of some programmes that fit the cards already turned over."""
    best = state.programme[seat]
    highest = evaluate(state)[seat]
    for _ in range(_PROGRAMMES - 1):
        state.deal_programme(seat, rng)
        value = evaluate(state)[seat]
        if value > highest:
            best, highest = state.programme[seat], value
    state.programme[seat] = best


def evaluate_for_a_lesson(state: Colonial) -> list[float]:
    """The same, as the coach of a first match sees it: towards colonies, and in peace."""
    return judge(state, _COACH)


def _coach() -> Weights:
    weights = Weights(TWO_PLAYERS)
    weights.near = 0.6
    weights.ripe = 0.7
    weights.explore = 0.2
    # Who declares war steps back.
    weights.diplomacy = 0.15
    weights.war = 0.0
    weights.threat = 0.0
    return weights


_FOR_TWO: Final = Weights(TWO_PLAYERS)
_FOR_MORE: Final = Weights(MORE_PLAYERS)
_COACH: Final = _coach()
