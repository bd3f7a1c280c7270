"""What a bot thinks of a position in Island Fortress.

Each seat gets the points it may expect at the end: those it has, its share of rows and levels that are not complete
yet, what the final scoring would bring, what its goods can still be turned into, and what its favors promise. The
differences make chances, the surer the nearer the end is.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from asztal.engine.bits import bit, count_bits
from asztal.engine.result import shares
from asztal.games.island_fortress import data
from asztal.games.island_fortress.state import NO_BID, Fortress
from asztal.games.island_fortress.steps.closing import region_points
from asztal.games.island_fortress.steps.goods import income_bonus, least, petition_bonus


class Weights:
    """What a seat's standing is worth, in victory points; found by matches between greedy bots (``bench/tune.py``)."""

    def __init__(self, values: list[float]) -> None:
        self.row_lead = values[0]
        """How much surer a row gets with each block of lead."""
        self.row_hope = values[1]
        """The share of a row nobody leads; ties count for all."""
        self.level = values[2]
        """The treasure for a level, as points."""
        self.region = values[3]
        """What a block in the weakest region is worth now, relative to the final scoring."""
        self.block_ahead = values[4]
        """A block in another region, which may count for the weakest one day."""
        self.chip = values[5]
        self.jade = values[6]
        """Jade while there is time to use it."""
        self.laborer = values[7]
        self.convict = values[8]
        self.stock = values[9]
        """A block that can be built."""
        self.treasures = values[10]
        """The lead in treasures."""
        self.favor = values[11]
        """A favor relative to its rewards, if it were certain."""
        self.lacking = values[12]
        """How much of that is left for each block that is lacking."""
        self.petition = values[13]
        """A point of petition bonus for each round to come."""
        self.governor = values[14]
        """The governor block in hand."""
        self.first = values[15]
        """Holding the marker: the first turns of the round."""
        self.jail = values[16]
        """What lies in the jail of the own region, relative to its worth in hand."""
        self.last = values[17]
        """The lead in jade and workers, relative to the final scoring."""
        self.surplus = values[18]
        """Each good beyond what can be used soon, relative to the others."""
        self.ready = values[19]
        """A block that could be built this round: in stock, with workers and the builder at hand."""
        self.growth = values[20]
        """So many blocks a seat and round the wall grows by."""
        self.useful_jade = values[21]
        """Goods that can be used in the turns of one round or so; more of them are worth less."""
        self.useful_workers = values[22]
        self.shares = _shares(self.row_lead, self.row_hope, values[23], values[24])
        self.hopes = [self.favor * self.lacking**lack for lack in range(_LACKS + 1)]


_LACKS: Final = 6
_MOST_LEAD: Final = 10
_MOST_EMPTY: Final = 21
_SPAN: Final = 2 * _MOST_LEAD + 1


def _shares(lead: float, hope: float, doubt: float, doubt_per_cell: float) -> list[float]:
    """[empty * span + lead + most lead]: the chance to have the most blocks in a row with so many cells empty."""
    return [
        1.0 / (1.0 + exp(-(lead * (ahead - _MOST_LEAD) + hope) / (doubt + doubt_per_cell * empty)))
        for empty in range(_MOST_EMPTY)
        for ahead in range(_SPAN)
    ]


TWO_PLAYERS: Final = [
    1.75, 1.01, 2.69, 0.8, 0.6, 2.17, 0.76, 0.99, 0.64, 1.22, 0.94, 0.35, 0.3, 0.25, 2.0, 0.7, 0.35,
    0.56, 0.34, 0.27, 1.59, 10.28, 20.82, 0.32, 0.54,
]  # fmt: skip
MORE_PLAYERS: Final = TWO_PLAYERS

# Blocks that can be used in the turns of one round or so; more of them are worth less.
_USEFUL_STOCK: Final = 4.0
# Workers that a block takes in the middle.
_CREW: Final = 3
# With one turn left for all role cards, the builder may not get it.
_LAST_TURN: Final = 0.7
# Points of difference that make the odds e to one: so many, and more for each round to come.
_MARGIN: Final = 3.0
_MARGIN_PER_ROUND: Final = 0.8
# A treasure is a point at once, and jade and a lead later.
_TREASURE: Final = 1.4
# While bids are secret, others are thought to bid up to this much.
_LIKELY_BID: Final = 6.0


def rounds_left(state: Fortress, growth: float) -> float:
    """How many rounds may still be played, this one included as far as it is not over."""
    seats = float(state.seats)
    turns = data.TURNS * seats - float(state.turns) + (0.5 if state.turns > 0 else 0.0)
    rounds = float(state.governor_blocks) + (turns / (data.TURNS * seats) if state.turns > 0 else 0.0)
    until_complete = float(state.missing) / (growth * seats + 1.0)
    return rounds if rounds < until_complete else until_complete


def _judge_rows(state: Fortress, weights: Weights, scores: list[float]) -> None:
    """The rows and levels not yet complete, by each seat's lead and the cells still empty."""
    seats = state.seats
    counts = [0] * seats
    whole = [0] * seats
    everything: i64 = bit(state.width) - 1
    for level in range(data.ROWS):
        filled: i64 = state.filled[level]
        if filled == everything:
            continue
        for seat in range(seats):
            whole[seat] = 0
        for region in range(state.regions):
            columns: i64 = data.REGION[region]
            empty = count_bits(columns & ~filled)
            for seat in range(seats):
                count = count_bits(state.blocks[seat * data.LEVELS + level] & columns)
                counts[seat] = count
                whole[seat] += count
            if empty:
                _share_out(counts, empty, float(data.ROW_POINTS[level]), weights.shares, scores)
        _share_out(whole, count_bits(everything & ~filled), weights.level, weights.shares, scores)


def _share_out(counts: list[int], empty: i64, points: float, shares: list[float], scores: list[float]) -> None:
    """Gives each seat the points times its chance to have the most."""
    most: i64 = -1
    second: i64 = -1
    for entry in counts:
        count: i64 = entry
        if count > most:
            second = most
            most = count
        elif count > second:
            second = count
    base: i64 = least(empty, _MOST_EMPTY - 1) * _SPAN + _MOST_LEAD
    for seat in range(len(counts)):
        own: i64 = counts[seat]
        lead = own - most if own < most else own - second
        if lead > _MOST_LEAD:
            lead = _MOST_LEAD
        elif lead < -_MOST_LEAD:
            lead = -_MOST_LEAD
        scores[seat] += points * shares[base + lead]


def lacking(state: Fortress, seat: i64, favor: i64) -> i64:
    """How many blocks a favor lacks where it lacks least; 3 stands for three and more, 6 for never."""
    top: i64 = data.TOWERS if state.no_tower_patterns else data.LEVELS
    height: i64 = data.HEIGHT[favor]
    marked = data.MARKED[favor]
    size: i64 = len(marked)
    everything: i64 = bit(state.width) - 1
    best: i64 = _LACKS
    level: i64 = 0
    while level + height <= top:
        none: i64 = everything
        one: i64 = 0
        two: i64 = 0
        more: i64 = 0
        at: i64 = 0
        while at < size:
            here: i64 = level + marked[at]
            across: i64 = marked[at + 1]
            own: i64 = (state.blocks[seat * data.LEVELS + here] & ~state.reinforced[here]) >> across
            wall: i64 = data.WALL[here] & everything
            free: i64 = (wall & ~state.filled[here]) >> across
            more = (more & (own | free)) | (two & free)
            two = (two & own) | (one & free)
            one = (one & own) | (none & free)
            none &= own
            at += 2
        if none:
            return 0
        if one:
            best = 1
        elif two and best > 2:
            best = 2
        elif more and best > 3:
            best = 3
        level += 1
    return best


def _worth(favor: i64, jade: float, weights: Weights) -> float:
    """The one-time rewards of a favor, in points."""
    card = data.FAVORS[favor]
    return (
        float(card.points)
        + _TREASURE * float(card.treasures)
        + weights.chip * float(card.chips)
        + jade * float(card.jade)
        + weights.laborer * float(card.laborers)
        + weights.convict * float(card.convicts)
        + weights.stock * float(card.blocks)
    )


def _promise(state: Fortress, seat: i64, favor: i64, rounds: float, jade: float, weights: Weights) -> float:
    """What a favor in hand may bring, by what it lacks and the time there is."""
    lack = lacking(state, seat, favor)
    if lack == _LACKS:
        return 0.0
    card = data.FAVORS[favor]
    if lack == 3:
        # Counted on only when it is long to the end.
        lack = len(card.cells)
    time = rounds / (0.6 * float(lack) + 0.4)
    lasting = (jade * float(card.income) + weights.petition * float(card.petition)) * rounds * 0.8
    return (_worth(favor, jade, weights) + lasting) * weights.hopes[lack] * (time if time < 1.0 else 1.0)


def _judge_favors(state: Fortress, seat: i64, rounds: float, jade: float, weights: Weights) -> float:
    """The favors in hand, and of those just drawn the best that can be kept."""
    total = 0.0
    hand: i64 = state.hand[seat]
    favor: i64 = 0
    while hand:
        if hand & 1:
            total += _promise(state, seat, favor, rounds, jade, weights)
        hand >>= 1
        favor += 1
    drawn: i64 = state.looking[seat]
    if drawn:
        found: list[float] = []
        favor = 0
        while drawn:
            if drawn & 1:
                found.append(_promise(state, seat, favor, rounds, jade, weights))
            drawn >>= 1
            favor += 1
        found.sort()
        for at in range(least(state.to_keep, len(found))):
            total += found[len(found) - 1 - at]
    return total


def _useful(amount: float, enough: float, surplus: float) -> float:
    """Goods beyond what can be used soon count less."""
    return amount if amount <= enough else enough + surplus * (amount - enough)


def _time(rounds: float) -> float:
    """Whether there is time to use goods."""
    return rounds * 2.0 if rounds < 0.5 else 1.0


def _judge_jade(state: Fortress, seat: i64, jade: float, weights: Weights) -> float:
    return jade * _useful(float(state.jade[seat]), weights.useful_jade, weights.surplus)


def _judge_workers(state: Fortress, seat: i64, weights: Weights) -> float:
    laborers = float(state.laborers[seat])
    convicts = float(state.convicts[seat])
    strength = laborers + convicts
    workers = weights.laborer * laborers + weights.convict * convicts
    if strength > weights.useful_workers:
        workers *= _useful(strength, weights.useful_workers, weights.surplus) / strength
    return workers


def _judge_stock(state: Fortress, seat: i64, weights: Weights) -> float:
    """Blocks to build."""
    return weights.stock * _useful(float(state.stock[seat]), _USEFUL_STOCK, weights.surplus)


def _judge_jail(state: Fortress, seat: i64, jade: float, weights: Weights) -> float:
    """What lies in the jail of the own region."""
    region: i64 = state.camp[seat]
    jail = weights.convict * float(state.jail_convicts[region]) + jade * float(state.jail_jade[region])
    return weights.jail * jail


def _judge_crew(state: Fortress, seat: i64, rounds: float, jade: float, weights: Weights) -> float:
    """Workers, blocks to build and what lies in the jail, as far as there is time to use them."""
    workers = _judge_workers(state, seat, weights)
    stock = _judge_stock(state, seat, weights)
    return _time(rounds) * (workers + stock + _judge_jail(state, seat, jade, weights))


def _chips_kept(state: Fortress, seat: i64) -> float:
    """What chips bring at the end (IF12.6.1)."""
    return float(data.CHIP_SCORE[least(state.chips[seat], len(data.CHIP_SCORE) - 1)])


def _chips_used(state: Fortress, seat: i64, rounds: float, weights: Weights) -> float:
    """What they are worth besides while there is time to use them."""
    chips = _useful(float(state.chips[seat]), 3.0, 0.3)
    return _time(rounds) * (weights.chip * chips - 0.6 * _chips_kept(state, seat))


def _judge_bonuses(state: Fortress, seat: i64, rounds: float, jade: float, weights: Weights) -> float:
    """What the favors played bring in every round to come."""
    return rounds * (jade * float(income_bonus(state, seat)) + weights.petition * float(petition_bonus(state, seat)))


def _judge_goods(state: Fortress, seat: i64, rounds: float, jade: float, weights: Weights) -> float:
    """Jade, workers, blocks and chips, as far as there is time to use them."""
    return (
        _judge_jade(state, seat, jade, weights)
        + _judge_crew(state, seat, rounds, jade, weights)
        + _chips_kept(state, seat)
        + _chips_used(state, seat, rounds, weights)
        + _judge_bonuses(state, seat, rounds, jade, weights)
    )


def _lead(own: i64, other: i64, points: float) -> float:
    """A majority of the final scoring, softened: a narrow lead is half a lead."""
    lead = float(own - other)
    return points * (lead + 1.0) / (1.0 + (lead if lead > 0.0 else -lead))


def _judge_final(state: Fortress, seat: i64, rounds: float, weights: Weights) -> float:
    """The categories of the final scoring, the more the nearer it is (IF12.6)."""
    jade: i64 = 0
    workers: i64 = 0
    treasures: i64 = 0
    for other in range(state.seats):
        if other != seat:
            if state.jade[other] > jade:
                jade = state.jade[other]
            if state.workers(other) > workers:
                workers = state.workers(other)
            if state.treasures[other] > treasures:
                treasures = state.treasures[other]
    near = 1.0 / (1.0 + 2.0 * rounds)
    total = weights.treasures * _lead(state.treasures[seat], treasures, 3.0)
    total += weights.last * near * (_lead(state.jade[seat], jade, 3.0) + _lead(state.workers(seat), workers, 3.0))
    return total


def _judge_regions(state: Fortress, seat: i64, weights: Weights) -> float:
    """Blocks in the weakest region, and those that wait for it to catch up (IF12.6.2)."""
    total: i64 = 0
    for region in range(state.regions):
        total += state.own_blocks(seat, region)
    weakest = float(region_points(state, seat))
    ahead = float(total) - weakest / float(data.WEAKEST_REGION_POINTS) * float(state.regions)
    return weights.region * weakest + weights.block_ahead * (ahead if ahead < 4.0 else 4.0)


def _judge_bids(state: Fortress, jade: float, weights: Weights, scores: list[float]) -> None:
    """While the petition is open: what each bid may win, not knowing the others' (IF6.2)."""
    seats = state.seats
    for seat in range(seats):
        bid: i64 = state.bids[seat]
        if bid == NO_BID:
            continue
        value: i64 = bid + petition_bonus(state, seat)
        chance = 1.0
        for other in range(seats):
            if other == seat:
                continue
            most = float(state.jade[other])
            if most > _LIKELY_BID:
                most = _LIKELY_BID
            above = (float(value - petition_bonus(state, other)) + 0.5) / (most + 1.0)
            chance *= 0.0 if above < 0.0 else 1.0 if above > 1.0 else above
        scores[seat] += chance * (weights.governor + weights.first - jade * float(bid))


def _judge_ready(state: Fortress, weights: Weights, scores: list[float]) -> None:
    """Blocks that can still be built this round, if there are turns left and the builder is in hand (IF6.3, IF7.1)."""
    seats = state.seats
    for seat in range(seats):
        order: i64 = (seat - state.holder + seats) % seats
        left: i64 = data.TURNS - (state.turns - order + seats - 1) // seats
        if left > 0 and state.table[seat] >> data.BUILDER & 1 == 0:
            ready = weights.ready * float(least(state.stock[seat], state.workers(seat) // _CREW))
            scores[seat] += ready if left > 1 else _LAST_TURN * ready


def _judge_governor(state: Fortress, jade: float, weights: Weights, scores: list[float]) -> None:
    """The governor's support: bids for it, or the first turns and the block that come of it (IF6.2.4)."""
    if state.turns == 0:
        _judge_bids(state, jade, weights, scores)
        return
    # The holder's turn is always the first of those that go around the table.
    left = 1.0 - float((state.turns - 1) // state.seats + 1) / float(data.TURNS)
    scores[state.holder] += weights.first * left
    if state.governor_in_hand:
        scores[state.holder] += weights.governor * left


def _margin(rounds: float) -> float:
    return _MARGIN + _MARGIN_PER_ROUND * rounds


def scale(state: Fortress) -> float:
    """What a victory point is worth in log odds."""
    return 1.0 / _margin(rounds_left(state, (_TWO if state.seats == 2 else _MORE).growth))


def judge(state: Fortress, weights: Weights) -> list[float]:
    """Each seat's chance to win, as these weights see it."""
    if state.result is not None:
        return state.result.payoffs()
    rounds = rounds_left(state, weights.growth)
    jade = weights.jade * (rounds if rounds < 1.0 else 1.0)
    scores = [float(points) for points in state.points]
    _judge_rows(state, weights, scores)
    for seat in range(state.seats):
        scores[seat] += (
            _judge_regions(state, seat, weights)
            + _judge_goods(state, seat, rounds, jade, weights)
            + _judge_favors(state, seat, rounds, jade, weights)
            + _judge_final(state, seat, rounds, weights)
        )
    if state.turns > 0:
        _judge_ready(state, weights, scores)
    _judge_governor(state, jade, weights, scores)
    margin = _margin(rounds)
    return shares([score / margin for score in scores])


def aspects_by(state: Fortress, weights: Weights) -> dict[str, list[float]]:
    """What ``judge`` adds up, part by part."""
    rounds = rounds_left(state, weights.growth)
    jade = weights.jade * (rounds if rounds < 1.0 else 1.0)
    seats = range(state.seats)
    rows = [0.0] * state.seats
    _judge_rows(state, weights, rows)
    ready = [0.0] * state.seats
    if state.turns > 0:
        _judge_ready(state, weights, ready)
    time = _time(rounds)
    governor = [0.0] * state.seats
    _judge_governor(state, jade, weights, governor)
    found = {
        "points": [float(points) for points in state.points],
        "rows": rows,
        "regions": [_judge_regions(state, seat, weights) for seat in seats],
        "jade": [_judge_jade(state, seat, jade, weights) for seat in seats],
        "workers": [time * _judge_workers(state, seat, weights) for seat in seats],
        "stock": [time * _judge_stock(state, seat, weights) for seat in seats],
        "jail": [time * _judge_jail(state, seat, jade, weights) for seat in seats],
        "ready": ready,
        "chips": [_chips_kept(state, seat) + _chips_used(state, seat, rounds, weights) for seat in seats],
        "bonuses": [_judge_bonuses(state, seat, rounds, jade, weights) for seat in seats],
        "favors": [_judge_favors(state, seat, rounds, jade, weights) for seat in seats],
        "final": [_judge_final(state, seat, rounds, weights) for seat in seats],
        "governor": governor,
    }
    margin = _margin(rounds)
    return {name: [worth / margin for worth in worths] for name, worths in found.items()}


_TWO: Final = Weights(TWO_PLAYERS)
_MORE: Final = Weights(MORE_PLAYERS)


def evaluate(state: Fortress) -> list[float]:
    """Each seat's estimated chance to win."""
    return judge(state, _TWO if state.seats == 2 else _MORE)


def aspects(state: Fortress) -> dict[str, list[float]]:
    """What ``evaluate`` is made of."""
    return aspects_by(state, _TWO if state.seats == 2 else _MORE)


def _weights_of_the_coach() -> Weights:
    """Strong bots gather for two or three rounds before they build; beginners learn more from blocks that stand."""
    weights = Weights(TWO_PLAYERS)
    weights.block_ahead = 2.0
    weights.jade = 0.65
    weights.convict = 0.5
    weights.treasures = 0.5
    return weights


_COACH: Final = _weights_of_the_coach()


def evaluate_for_a_lesson(state: Fortress) -> list[float]:
    """The same, as the coach of a first match sees it."""
    return judge(state, _COACH)
