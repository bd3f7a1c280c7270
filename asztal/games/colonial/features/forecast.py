"""What comes of a position at the beginning of a turn, as matches between greedy bots ended from there.

``evaluate`` tells a good choice from a bad one within a turn; as a forecast of who is going to win it is hardly better
than drawing lots, above all because it does not see how rarely somebody who is in debt wins. A bot that thinks ahead up
to the next turn asks this forecast there.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from asztal.engine.bits import bits, count_bits
from asztal.engine.result import shares
from asztal.games.colonial import data
from asztal.games.colonial.features.judging import best_exploration, threat
from asztal.games.colonial.state import Colonial
from asztal.games.colonial.steps.conqueror import colony_prestige

TRAITS: Final = [
    "prestige",
    "prestige near the end",
    "treasure",
    "goods",
    "fleets",
    "boxes controlled",
    "colonies that could be founded",
    "seafaring",
    "exploration",
    "unrest at home",
    "unrest close to revolution",
    "threat of war",
    "debt",
    "debt near the end",
    "being in debt",
    "being in debt near the end",
    "debt that can be paid",
]
"""What a forecast is made of; ``python -m bench.prospects colonial`` finds what each is worth."""
WEIGHTS: Final = [
    0.35, 0.74, 0.06, 0.09, 0.14, 0.01, 0.4, 0.39, 0.63, -0.23, -1.01, -0.21, -0.71, -0.08, 1.1, -1.73, -1.06,
]  # fmt: skip

# The end comes into sight with so much prestige, and is near with so much.
_IN_SIGHT: Final = 5
_NEAR: Final = 6
# Treasure that can be put to use within a turn or so.
_USEFUL: Final = 6
# Goods are sold for a little less than they could be.
_SOLD: Final = 0.8


def traits(state: Colonial, seat: i64) -> list[float]:
    """A seat's ``TRAITS``."""
    prestige: i64 = state.prestige[seat]
    treasury: i64 = state.treasury[seat]
    debt: i64 = state.debt[seat]
    home: i64 = state.home_unrest[seat]
    close = float(max(prestige - _IN_SIGHT, 0))
    owes = 1.0 if debt > 0 else 0.0
    cash = float(treasury) + _SOLD * float(min(state.goods[seat], state.trade_capacity(seat)))
    return [
        float(prestige),
        float(max(prestige - _NEAR, 0)),
        float(min(treasury, _USEFUL)),
        float(state.goods[seat]),
        float(state.fleets[seat]),
        float(count_bits(state.controls[seat])),
        ripe_colonies(state, seat),
        float(state.value(data.SEAFARING, seat)),
        best_exploration(state, seat),
        float(home),
        1.0 if home >= data.HOME_REVOLUTION - 1 else 0.0,
        threat(state, seat),
        float(debt),
        float(debt) * close,
        owes,
        owes * close,
        owes if float(debt) <= cash else 0.0,
    ]


def ripe_colonies(state: Colonial, seat: i64) -> float:
    """The prestige of colonies that only the Conqueror is needed for (C15.1)."""
    closed: i64 = 0
    for other in range(state.seats):
        closed |= state.colonies[other]
    prestige: i64 = 0
    for territory in bits(state.present[seat] & ~closed):
        natives: i64 = state.natives(territory)
        missing: i64 = data.BOX_MASK_IN[territory] & ~state.controls[seat]
        if natives > 0 and missing == 0 and state.counters_in(seat, territory) >= natives:
            prestige += colony_prestige(state, seat, territory)
    return float(prestige)


def prospects(state: Colonial) -> list[float]:
    """Each seat's share of the victory to be expected where a turn begins."""
    return shares([log_odds(traits(state, seat)) for seat in range(state.seats)])


def log_odds(of_seat: list[float]) -> float:
    """How a seat stands, in log odds."""
    total = 0.0
    for at in range(len(of_seat)):
        total += WEIGHTS[at] * of_seat[at]
    return total
