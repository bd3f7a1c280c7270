"""Ratings: one number for each bot, from who beat whom; for this the package choix must be there.

The model is Luce's: at any table a bot wins with a chance in proportion to its strength. With two seats that is the
model of Bradley and Terry. With more it is that of Plackett and Luce, of which a match tells the first place; then
between any two at the table the chances are those of Bradley and Terry as well, whoever else sits there, so counting a
victory as one over each of the others estimates the same strengths.

Every two bots that met begin with half a victory over each other (the prior of Jeffreys), so that a bot that never lost
has a finite rating. Intervals come from the Bayesian bootstrap: each deal, with all matches played from it, gets a
random weight, again and again; so luck that a deal gives to a seat is not taken for certainty.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import log

from asztal.engine.errors import BadLadder, NotInstalled
from asztal.engine.game import Game
from asztal.ladder.file import Played
from asztal.ladder.results import called, victories

try:
    import choix
    import numpy as np
    from numpy.typing import NDArray
except ModuleNotFoundError:
    raise NotInstalled("Ratings need the package choix; install it with: pip install 'asztal[ladder]'.") from None

RATING_HEADS = ("bot", "rating", "95 % interval")

# Ten times as strong is 400 points more, as in chess.
POINTS = 400 / log(10)
_PRIOR = 0.5
_SAMPLES = 1000
_SEED = 1

Matrix = NDArray[np.float64]


@dataclass(frozen=True)
class Rating:
    """A bot's rating in points, with a 95 % interval of its distance from the bot that has 0."""

    bot: str
    points: float
    low: float
    high: float


def rate(matches: Iterable[Played], bots: Sequence[str]) -> list[Rating]:
    """The ratings of the bots that played, the strongest first; the first of ``bots`` has 0."""
    by_deal = defaultdict(list)
    for match in matches:
        by_deal[match.seed].append(match)
    deals = np.array([_matrix(played, bots) for played in by_deal.values()])
    total = deals.sum(axis=0)
    met = total + total.T > 0
    _refuse_strangers(met, bots)
    points = _fit(total + _PRIOR * met)
    samples = np.array([_fit(counts) for counts in _reweighted(deals, met)])
    low, high = np.percentile(samples, [2.5, 97.5], axis=0)
    ratings = [Rating(bot, float(points[at]), float(low[at]), float(high[at])) for at, bot in enumerate(bots)]
    return sorted(ratings, key=lambda rating: -rating.points)


def rating_rows(ratings: Sequence[Rating], game: Game) -> list[list[str]]:
    """Ratings as the rows of a table, under RATING_HEADS; the bot that has 0 by definition has no interval."""
    return [
        [called(one.bot, game), f"{one.points:.0f}", f"{one.low:.0f} to {one.high:.0f}" if one.low < one.high else ""]
        for one in ratings
    ]


def _matrix(matches: Iterable[Played], bots: Sequence[str]) -> Matrix:
    """Victories of the bot of a row over that of a column."""
    at = {bot: index for index, bot in enumerate(bots)}
    counts = np.zeros((len(bots), len(bots)))
    for (bot, other), wins in victories(matches).items():
        counts[at[bot], at[other]] = wins
    return counts


def _reweighted(deals: Matrix, met: NDArray[np.bool_]) -> Iterable[Matrix]:
    """The counts as they might have been: random weights for the deals, and for the prior likewise."""
    rng = np.random.default_rng(_SEED)
    for _ in range(_SAMPLES):
        yield np.tensordot(rng.exponential(size=len(deals)), deals, axes=1) + met * rng.gamma(_PRIOR, size=met.shape)


def _fit(counts: Matrix) -> Matrix:
    strengths: Matrix = choix.ilsr_pairwise_dense(counts, max_iter=1000, tol=1e-6)
    return np.array((strengths - strengths[0]) * POINTS)


def _refuse_strangers(met: NDArray[np.bool_], bots: Sequence[str]) -> None:
    """Bots that never met, directly or by way of others, can't be compared."""
    ways = np.linalg.matrix_power(met + np.eye(len(bots)), len(bots))
    strangers = [bot for bot, known in zip(bots, ways[0] > 0, strict=True) if not known]
    if strangers:
        raise BadLadder(
            f"{bots[0]} and {strangers[0]} can't be compared, because they never met, not even by way of others; "
            f"let 'asztal ladder' play them with --bots."
        )
