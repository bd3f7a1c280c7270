"""Merits: why a choice is good, by what it changes in the parts of the game's ``evaluate``.

The choice is compared with the others there are: what it brings more than they usually do, or costs others more. Of all
that, the largest is the merit; a page says it in a sentence.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from asztal.bots.chain import Chain, Playout, choose_on, is_over
from asztal.engine.game import Game
from asztal.engine.rng import Rng
from asztal.engine.state import State
from asztal.engine.step import AskTogether

GAINS, KEEPS, HITS, DENIES, WINS, EVEN = "gains", "keeps", "hits", "denies", "wins", "even"
"""The seat gains something; it keeps what it would lose otherwise; another loses something; another does not get what
it would get otherwise; the match is won; the evaluation can't tell the choices apart."""

_DEALS = 6
_ENDS = 60
_OTHERS = 24
_CHAINS = 20
_LATER_ENDS = 24
# What is less than this share of the merit is no cost worth telling.
_COSTLY = 0.3
_NOTHING = 1e-9

Aspects = dict[str, list[float]]


@dataclass(frozen=True)
class Merit:
    """What speaks for a choice most, and what it costs most."""

    kind: str
    aspect: str = ""
    seat: int = -1
    """Who loses something or does not get it."""
    cost: str = ""
    """The aspect that the seat gives up most of, if it is worth telling."""


def merit_of(game: Game, deals: Sequence[State], path: Sequence[int], rng: Rng) -> Merit | None:
    """What speaks for the first of the choices in ``path``, which the seat means to make in this order.

    ``deals`` are redealt copies of the position, turned to the seat. None if the game does not say what its
    ``evaluate`` is made of.
    """
    if game.thinking.aspects is None:
        return None
    found = _compared(game, game.thinking.aspects, deals, path, rng, later=False)
    # Where nothing has changed yet, as while hands are chosen, what comes of it tells.
    return found if found.kind != EVEN else _compared(game, game.thinking.aspects, deals, path, rng, later=True)


def _compared(
    game: Game,
    aspects: Callable[[State], Aspects],
    deals: Sequence[State],
    path: Sequence[int],
    rng: Rng,
    later: bool,
) -> Merit:
    """What the path leads to, compared with the other choices; at the end of the chain, or when the seat has had its
    next one.
    """
    seat = int(deals[0].seat)
    totals = _Totals(seat)
    for state in deals:
        ends = _ends(game, state, path, rng)
        if later:
            luck = rng.spawn()
            ends = [_played_on(game, end, seat, luck.copy()) for end in ends]
        if ends[0].result is not None:
            if ends[0].result.ranks[seat] == 1:
                return Merit(WINS)
            continue
        totals.add(aspects, game.thinking.evaluate(state), state, ends)
    return totals.largest()


def _played_on(game: Game, state: State, seat: int, rng: Rng) -> State:
    """Each seat does its best until this one has done what it is asked next."""
    playout = Playout(game.thinking.evaluate, 0, _LATER_ENDS)
    for _ in range(_CHAINS):
        if not state.menu:
            break
        own = state.seat == seat
        state = playout.play_chain(state, rng)
        if own:
            break
    return state


def outlook(game: Game, deals: Sequence[State], path: Sequence[int], rng: Rng) -> tuple[float, float]:
    """The seat's chances now, and where the path ends, both as ``evaluate`` sees them: so they can be compared.

    Where all choose at the same time, whoever has chosen first would only look better, so nothing changes.
    """
    seat = int(deals[0].seat)
    evaluate = game.thinking.evaluate
    before = sum(evaluate(state)[seat] for state in deals)
    if isinstance(deals[0].step, AskTogether):
        return before / len(deals), before / len(deals)
    after = sum(evaluate(_end_of_path(game, state, path, _ENDS, rng))[seat] for state in deals)
    return before / len(deals), after / len(deals)


def deals_of(state: State, seat: int, rng: Rng) -> list[State]:
    """Some redealt copies of a position, turned to the seat."""
    deals = [state.redeal(seat, rng) for _ in range(_DEALS)]
    for deal in deals:
        deal.turn_to(seat)
    return deals


def _ends(game: Game, state: State, path: Sequence[int], rng: Rng) -> list[State]:
    """Where the path leads, and where each of the other choices does at its best."""
    others = [choice for choice in state.menu if choice != path[0]]
    rng.shuffle(others)
    width = max(1, _ENDS // len(state.menu))
    explored = [_best_end(game, state, choice, width, rng) for choice in others[:_OTHERS]]
    return [_end_of_path(game, state, path, width, rng), *explored]


def _end_of_path(game: Game, state: State, path: Sequence[int], width: int, rng: Rng) -> State:
    """The end of the chain that the path begins; what it leaves open is done at its best."""
    after = state.copy()
    for choice in path:
        if choice not in after.menu:
            break
        choose_on(after, choice)
        if is_over(state, after):
            return after
    if len(path) == 1:
        return _best_end(game, state, path[0], width, rng)
    chain = Chain(game.thinking.evaluate, rng)
    chain.explore(after, width)
    return chain.end or after


def _best_end(game: Game, state: State, choice: int, width: int, rng: Rng) -> State:
    chain = Chain(game.thinking.evaluate, rng)
    chain.explore_choice(state, choice, width)
    assert chain.end is not None
    return chain.end


class _Totals:
    """What the path changes, and what it changes more than the others do, added up over all deals."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.changes: dict[tuple[str, int], float] = {}
        """(aspect, seat) -> how much more or less it becomes by the path."""
        self.leads: dict[tuple[str, int], float] = {}
        """The same, compared with the other choices, and by how much it helps the own seat."""

    def add(
        self, aspects: Callable[[State], Aspects], chances: list[float], before: State, ends: Sequence[State]
    ) -> None:
        start, path = aspects(before), aspects(ends[0])
        usual = [aspects(end) for end in ends[1:] if end.result is None] or [start]
        for name, worth in path.items():
            for seat, value in enumerate(worth):
                mean = sum(other[name][seat] for other in usual) / len(usual)
                help_ = self._help(seat, chances)
                key = name, seat
                self.changes[key] = self.changes.get(key, 0.0) + value - start[name][seat]
                self.leads[key] = self.leads.get(key, 0.0) + help_ * (value - mean)

    def _help(self, seat: int, chances: list[float]) -> float:
        """What a seat's gain is worth to the own seat: another's loss helps as much as that one is in the way."""
        if seat == self.seat:
            return 1.0
        return -chances[seat] / max(1.0 - chances[self.seat], _NOTHING)

    def largest(self) -> Merit:
        if not self.leads or max(self.leads.values()) <= _NOTHING:
            return Merit(EVEN)
        aspect, seat = max(self.leads, key=lambda key: self.leads[key])
        change, lead = self.changes[aspect, seat], self.leads[aspect, seat]
        if seat == self.seat:
            return Merit(GAINS if change > _NOTHING else KEEPS, aspect, cost=self._cost(lead, aspect))
        return Merit(HITS if change < -_NOTHING else DENIES, aspect, seat, self._cost(lead))

    def _cost(self, merit: float, told: str = "") -> str:
        """What every choice costs is no cost of this one, nor is what is told already because less of it is lost."""
        own = {
            aspect: max(change, self.leads[aspect, seat])
            for (aspect, seat), change in self.changes.items()
            if seat == self.seat and aspect != told
        }
        worst = min(own, key=lambda aspect: own[aspect])
        return worst if own[worst] < -_COSTLY * merit else ""
