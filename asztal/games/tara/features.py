"""What a bot thinks of a position in Tara.

Each seat gets a score from what counts on the way to two kings; the scores make chances. What is about to fall is
seen by the effort that each seat still needs for each king position: roughly, how many cards.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from asztal.engine.bits import bit, count_bits
from asztal.engine.result import shares
from asztal.games.tara import data
from asztal.games.tara.state import COUNT, SHIFT, Tara
from asztal.games.tara.steps.closing import income_of


class Weights:
    """What a seat's standing is worth; found by matches between greedy bots (``bench/tune.py``)."""

    def __init__(self, values: list[float]) -> None:
        self.king = values[0]
        """A settled king."""
        self.crowned = values[1]
        """A disc on a king position: a king at the clearing, unless it falls before."""
        self.ranks = values[2:6]
        """A farmer, a herdsman, a warrior, a chieftain."""
        self.pair = values[6]
        """Two neighbours whose position above is not own yet: promotable."""
        self.high_pair = values[7]
        """The same for warriors and chieftains, in addition."""
        self.reach = values[8]
        """Nearness of the nearest king position."""
        self.second_reach = values[9]
        """Nearness of the second nearest."""
        self.fort = values[10]
        self.supply = values[11]
        """Discs at hand; the first ones count most."""
        self.cumals = values[12]
        """Money; the first cumals count most."""
        self.income = values[13]
        """What the next income would pay."""
        self.card = values[14]
        """A card still to be played this round."""
        self.lost = values[15]
        """An own disc captive or imprisoned."""


# With two players a settled king can't be deposed any more (T18.3).
TWO_PLAYERS: Final = [5.2, 3.8, 0.3, 0.23, -0.08, 0.56, -0.33, 0.8, 2.3, 0.25, 0.2, -1.27, 3.8, 0.065, 0.015, -0.125]
MORE_PLAYERS: Final = [4.0, 3.5, 0.3, 0.23, -0.08, 0.56, -0.33, 0.8, 2.3, 0.25, 0.2, -0.5, 3.0, 0.065, 0.015, -0.125]

# The effort of putting a disc by card on a farmer's, herdsman's or warrior's position, and of a promotion.
_BY_CARD: Final = [1.0, 1.1, 1.5]
_BY_PROMOTION: Final = 0.3
# What resists: an enemy disc, an enemy fort, a cylinder.
_ENEMY: Final = 0.25
_ENEMY_FORT: Final = 0.6
_CYLINDER: Final = 1.2
_FAR: Final = 9.0
_NEARNESS: Final = -0.6

# Positions that have a right neighbour, by row; the position above such a pair has a number greater by 5 - row (T2.4).
_LEFT_ONES: Final = [mask & (mask >> 1) for mask in data.ROW_MASKS]
_HIGH: Final = data.ROW_MASKS[3] | data.ROW_MASKS[4]


def promotable(control: i64) -> i64:
    """The positions above two own neighbours that are not own themselves, as a bit mask."""
    pairs: i64 = control & (control >> 1)
    above: i64 = 0
    shift: i64 = len(data.ROW_MASKS)
    for entry in _LEFT_ONES:
        left: i64 = entry
        above |= (pairs & left) << shift
        shift -= 1
    return above & ~control


def _need(position: i64, control: i64, enemies: i64, forts: i64, effort: float) -> float:
    """What is still needed for a position: nothing if it is own, else the effort and what resists."""
    if control >> position & 1:
        return 0.0
    if enemies >> position & 1:
        effort += _ENEMY
        if forts >> position & 1:
            effort += _ENEMY_FORT
    return effort


def effort_to_reign(control: i64, enemies: i64, forts: i64) -> float:
    """Roughly how many cards a seat needs for the king position: each position by card, or by its two below."""
    farmer = _BY_CARD[0]
    f1 = _need(0, control, enemies, forts, farmer)
    f2 = _need(1, control, enemies, forts, farmer)
    f3 = _need(2, control, enemies, forts, farmer)
    f4 = _need(3, control, enemies, forts, farmer)
    f5 = _need(4, control, enemies, forts, farmer)
    herdsman = _BY_CARD[1]
    h1 = _need(5, control, enemies, forts, min(herdsman, f1 + f2 + _BY_PROMOTION))
    h2 = _need(6, control, enemies, forts, min(herdsman, f2 + f3 + _BY_PROMOTION))
    h3 = _need(7, control, enemies, forts, min(herdsman, f3 + f4 + _BY_PROMOTION))
    h4 = _need(8, control, enemies, forts, min(herdsman, f4 + f5 + _BY_PROMOTION))
    warrior = _BY_CARD[2]
    w1 = _need(9, control, enemies, forts, min(warrior, h1 + h2 + _BY_PROMOTION))
    w2 = _need(10, control, enemies, forts, min(warrior, h2 + h3 + _BY_PROMOTION))
    w3 = _need(11, control, enemies, forts, min(warrior, h3 + h4 + _BY_PROMOTION))
    c1 = _need(12, control, enemies, forts, w1 + w2 + _BY_PROMOTION)
    c2 = _need(13, control, enemies, forts, w2 + w3 + _BY_PROMOTION)
    return _need(14, control, enemies, forts, c1 + c2 + _BY_PROMOTION)


def _judge_stacks(state: Tara, province: i64, weights: Weights, scores: list[float]) -> i64:
    """Counts captives and forts into the scores; returns where forts stand, as a bit mask."""
    forts: i64 = 0
    for position in range(data.POSITIONS):
        stack: i64 = state.below[province * data.POSITIONS + position]
        if stack:
            owner = state.owner(province, position)
            for seat in range(state.seats):
                count: i64 = stack >> seat * SHIFT & COUNT
                if count and seat == owner:
                    forts |= bit(position)
                    scores[seat] += weights.fort
                elif count:
                    scores[seat] += weights.lost * float(count)
    return forts


def _judge_positions(control: i64, weights: Weights) -> float:
    """What the ranks and the promotable pairs of a province are worth."""
    score = 0.0
    for row in range(len(weights.ranks)):
        mask: i64 = data.ROW_MASKS[row]
        score += weights.ranks[row] * float(count_bits(control & mask))
    if control & data.KING_BIT:
        score += weights.crowned
    above = promotable(control)
    if above:
        score += weights.pair * float(count_bits(above)) + weights.high_pair * float(count_bits(above & _HIGH))
    return score


def _judge_means(state: Tara, seat: i64, income: int, weights: Weights) -> float:
    """What discs, money, cards and prisoners lost are worth."""
    supply = float(state.supply[seat])
    cumals = float(state.cumals[seat])
    lost: i64 = 0
    for holder in range(state.seats):
        lost += state.prisoners[holder * data.SEATS + seat]
    return (
        weights.supply * supply / (supply + 4.0)
        + weights.cumals * cumals / (cumals + 5.0)
        + weights.income * float(income)
        + weights.card * float(state.hand_size(seat))
        + weights.lost * float(lost)
    )


def scores_of(state: Tara, weights: Weights) -> list[float]:
    """Each seat's score."""
    seats = state.seats
    scores = [0.0] * seats
    nearest = [_FAR] * seats
    second = [_FAR] * seats
    for province in range(data.PROVINCES):
        crowned: i64 = state.kings[province]
        if crowned != data.NO_SEAT:
            scores[crowned] += weights.king
        if state.in_play >> province & 1 == 0:
            continue
        forts = _judge_stacks(state, province, weights, scores)
        occupied = state.occupied(province)
        for seat in range(seats):
            control: i64 = state.control[province * data.SEATS + seat]
            if control:
                scores[seat] += _judge_positions(control, weights)
            if crowned != seat and control & data.KING_BIT == 0:
                effort = effort_to_reign(control, occupied & ~control, forts)
                if crowned != data.NO_SEAT:
                    effort += _CYLINDER
                if effort < nearest[seat]:
                    second[seat] = nearest[seat]
                    nearest[seat] = effort
                elif effort < second[seat]:
                    second[seat] = effort
    income = income_of(state)
    for seat in range(seats):
        scores[seat] += weights.reach * exp(_NEARNESS * nearest[seat])
        scores[seat] += weights.second_reach * exp(_NEARNESS * second[seat])
        scores[seat] += _judge_means(state, seat, income[seat], weights)
    return scores


def judge(state: Tara, weights: Weights) -> list[float]:
    """Each seat's chance to win, as these weights see it."""
    if state.result is not None:
        return state.result.payoffs()
    return shares(scores_of(state, weights))


_TWO: Final = Weights(TWO_PLAYERS)
_MORE: Final = Weights(MORE_PLAYERS)


def evaluate(state: Tara) -> list[float]:
    """Each seat's estimated chance to win."""
    return judge(state, _TWO if state.seats == 2 else _MORE)


_ASPECTS: Final = {
    "kings": [0, 1],
    # A disc in the supply is worth less than one on the board, so both are told together.
    "followers": [2, 3, 4, 11],
    "chieftains": [5],
    "way": [6, 7, 8, 9],
    "forts": [10],
    "cumals": [12],
    "income": [13],
    "cards": [14],
    "freedom": [15],
}
"""Which weights make up what a player understands."""


def _parts(values: list[float]) -> dict[str, Weights]:
    """For each aspect the weights with all others left out."""
    return {
        name: Weights([value if at in kept else 0.0 for at, value in enumerate(values)])
        for name, kept in _ASPECTS.items()
    }


_PARTS_OF_TWO: Final = _parts(TWO_PLAYERS)
_PARTS_OF_MORE: Final = _parts(MORE_PLAYERS)


def aspects(state: Tara) -> dict[str, list[float]]:
    """What ``evaluate`` is made of: a score is a sum over the weights, so each of them can be counted alone."""
    parts = _PARTS_OF_TWO if state.seats == 2 else _PARTS_OF_MORE
    return {name: scores_of(state, weights) for name, weights in parts.items()}
