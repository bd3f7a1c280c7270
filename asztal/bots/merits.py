"""Merits: why a choice is good, by what it changes on the table.

A choice is followed to where the seat's own chain of choices ends. What has changed there since before, for the seat
or its rivals, is weighed by the parts of the game's ``evaluate`` and compared with the other choices there are: the
largest of all that speaks for the choice is its merit. Only what has really changed is told: an aspect that can be
counted on the table (``Thinking.measures``) must have changed there, too.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from asztal.bots.chain import Chain, Playout, choose_on, is_over, lucks
from asztal.engine.game import Game
from asztal.engine.rng import Rng
from asztal.engine.state import State

GAINS = "gains"
"""The seat has more of something that can be counted."""
LUCK = "luck"
"""It may have, if dice or cards are kind."""
HOPES = "hopes"
"""Prospects get better that nothing on the table counts."""
AIMS = "aims"
"""They will when the seat's turn is over, though not by this choice alone."""
KEEPS = "keeps"
"""The seat has as much as before, but would have less with any other choice."""
HITS = "hits"
"""A rival has less."""
DENIES = "denies"
"""A rival would have more with any other choice."""
AHEAD = "ahead"
"""The seat will have more when its turn is over, though not by this choice alone."""
LATER = "later"
"""Nothing has changed yet, but it will when the seat has chosen next."""
WINS = "wins"
CONFIRMS = "confirms"
"""It only says that what was chosen before is meant."""
FURTHEST = "furthest"
"""Nothing that can be told has changed, but the evaluation promises more of something than with other choices."""
EVEN = "even"
"""The evaluation can't tell the choices apart."""

_DEALS = 6
_ENDS = 60
_OTHERS = 24
_CHAINS = 20
_LATER_ENDS = 24
# What is less than this share of the merit is no cost worth telling.
_COSTLY = 0.3
# What is meant for later must come true in so many of the deals, and other choices bring less than this share of it.
_MOSTLY = 2 / 3
_LESS = 0.5
_NOTHING = 1e-9
# What such a choice is called in every game.
_CONFIRM = "confirm"

Aspects = dict[str, list[float]]
Measures = dict[str, list[int]]
Key = tuple[str, int]
"""(aspect, seat)"""


@dataclass(frozen=True)
class Merit:
    """What speaks for a choice most, and what it costs most."""

    kind: str
    aspect: str = ""
    seat: int = -1
    """Who loses something or does not get it."""
    count: int = 0
    """How much of it, if that is certain."""
    cost: str = ""
    """The aspect that the seat has less of afterwards, if it is worth telling."""
    price: int = 0
    """How much less, if that is certain."""


def merit_of(
    game: Game,
    deals: Sequence[State],
    path: Sequence[int],
    rng: Rng,
    evaluate: Callable[[State], list[float]] | None = None,
) -> Merit | None:
    """What speaks for the first of the choices in ``path``, which the seat means to make in this order.

    ``deals`` are redealt copies of the position, turned to the seat; ``evaluate`` is what it was chosen by, if that is
    not the game's own. None if the game does not say what its ``evaluate`` is made of.
    """
    if game.thinking.aspects is None:
        return None
    step = deals[0].step
    if step is not None and step.kind.names.get(path[0]) == _CONFIRM:
        return Merit(CONFIRMS)
    inquiry = Inquiry(game, evaluate or game.thinking.evaluate, rng)
    worlds = inquiry.worlds(deals, path)
    seat = int(deals[0].seat)
    if all(world.wins(seat) for world in worlds):
        return Merit(WINS)
    found = _Totals(game, seat, worlds)
    merit = found.largest()
    if merit is None:
        # Where nothing has changed yet, as while hands are chosen, what comes of it tells.
        merit = _Totals(game, seat, [inquiry.played_on(world, seat) for world in worlds]).largest(later=True)
    return merit or found.promised()


def deals_of(state: State, seat: int, rng: Rng) -> list[State]:
    """Some redealt copies of a position, turned to the seat."""
    deals = [state.redeal(seat, rng) for _ in range(_DEALS)]
    for deal in deals:
        deal.turn_to(seat)
    return deals


@dataclass(frozen=True)
class World:
    """One deal: the position, where the path leads, and where each of the other choices does at its best."""

    before: State
    at_once: State
    """After the choice itself."""
    end: State
    others: list[State]

    def wins(self, seat: int) -> bool:
        """Whether the path wins the match."""
        return self.end.result is not None and self.end.result.ranks[seat] == 1


class Inquiry:
    """Follows choices to their ends."""

    def __init__(self, game: Game, evaluate: Callable[[State], list[float]], rng: Rng) -> None:
        self.game = game
        self.evaluate = evaluate
        self.rng = rng

    def worlds(self, deals: Sequence[State], path: Sequence[int]) -> list[World]:
        """What may come of the path, and of the other choices; nobody knows their luck before they choose."""
        path = self.plan(deals[0], path)
        return [
            World(state, self.end_of(state, path[:1]), self.end_of(state, path), self.other_ends(state, path[0]))
            for state in deals
        ]

    def plan(self, state: State, path: Sequence[int]) -> list[int]:
        """The path, and how its chain is best ended by somebody who does not know their luck."""
        after = state.copy()
        for choice in path:
            choose_on(after, choice)
            if is_over(state, after):
                return list(path)
        return [*path, *self.best(after, None, _ENDS).path]

    def end_of(self, state: State, path: Sequence[int]) -> State:
        """The end of the chain that the path begins; where what was hidden bars the way, the best other one is gone."""
        after = state.copy()
        for choice in path:
            if choice not in after.menu:
                return self.best(after, None, _LATER_ENDS).end or after
            choose_on(after, choice)
            if is_over(state, after):
                break
        return after

    def other_ends(self, state: State, first: int) -> list[State]:
        """Where each of the other choices leads at its best."""
        others = [choice for choice in state.menu if choice != first]
        self.rng.shuffle(others)
        width = max(1, _ENDS // len(state.menu))
        ends = [self.best(state, choice, width).end for choice in others[:_OTHERS]]
        return [end for end in ends if end is not None]

    def best(self, state: State, choice: int | None, width: int) -> Chain:
        """The best end of the chain that the choice begins; without one, that the seat is in."""
        throws = self.game.thinking.approach.throws
        chain = Chain(self.evaluate, self.rng, lucks(self.rng, throws) if throws > 1 else [])
        if choice is None:
            chain.explore(state, width)
        else:
            chain.explore_choice(state, choice, width)
        return chain

    def played_on(self, world: World, seat: int) -> World:
        """The same when the seat has chosen once more, and all others what they are asked before, with equal luck."""
        luck = self.rng.spawn()
        ends = [self._played_on(end, seat, luck.copy()) for end in [world.end, *world.others]]
        return World(world.before, world.at_once, ends[0], ends[1:])

    def _played_on(self, state: State, seat: int, rng: Rng) -> State:
        playout = Playout(self.evaluate, 0, _LATER_ENDS)
        for _ in range(_CHAINS):
            if not state.menu:
                break
            own = state.seat == seat
            state = playout.play_chain(state, rng)
            if own:
                break
        return state


def _mean(counts: Sequence[int]) -> float:
    return sum(counts) / len(counts)


@dataclass
class _Change:
    """What becomes of an aspect for a seat."""

    worth: float = 0.0
    """How much better it becomes by the path, over all deals."""
    first: float = 0.0
    """The same by the choice itself."""
    usual: float = 0.0
    """The same by the other choices, in the mean."""
    lead: float = 0.0
    """The same, compared with the other choices, and by how much it helps the own seat."""
    counts: list[int] = field(default_factory=list)
    """In each deal, how much more there is on the table; empty if nothing there tells."""
    at_once: list[int] = field(default_factory=list)
    """The same after the choice itself."""
    others: list[int] = field(default_factory=list)
    """The same for all other choices in all deals."""

    def measured(self) -> bool:
        return bool(self.counts)

    def rises(self) -> bool:
        """Whether there is more of it, however the cards lie."""
        return self.measured() and min(self.counts) > 0

    def falls(self) -> bool:
        return self.measured() and max(self.counts) < 0

    def beats(self, share: float) -> bool:
        """Whether other choices bring less of it, or less than a share."""
        return not self.others or _mean(self.others) < share * _mean(self.counts)

    def mostly_rises(self) -> bool:
        """Whether there is more of it in most deals, and hardly so with other choices."""
        return sum(count > 0 for count in self.counts) >= _MOSTLY * len(self.counts) and self.beats(_LESS)

    def amount(self, at_once: bool) -> int:
        """How much more or less there is by the choice itself or at the end, if that is the same in all deals."""
        counts = self.at_once if at_once else self.counts
        return abs(counts[0]) if len(set(counts)) == 1 else 0


class _Totals:
    """What the path changes, and what it changes more than the others do, added up over all deals."""

    def __init__(self, game: Game, seat: int, worlds: Sequence[World]) -> None:
        self.seat = seat
        self.changes: dict[Key, _Change] = {}
        assert game.thinking.aspects is not None
        for world in worlds:
            # Of a match that is over there are no parts to weigh.
            if world.end.result is None:
                self._weigh(game, game.thinking.aspects, world)
                self._count(game.thinking.measures, world)

    def _weigh(self, game: Game, told: Callable[[State], Aspects], world: World) -> None:
        scale = game.thinking.scale
        chances = game.thinking.evaluate(world.before)

        def aspects(state: State) -> Aspects:
            factor = scale(world.before) / scale(state)
            return {name: [factor * value for value in worth] for name, worth in told(state).items()}

        start, first, path = aspects(world.before), aspects(world.at_once), aspects(world.end)
        usual = [aspects(end) for end in world.others if end.result is None] or [start]
        for name, worth in path.items():
            for seat, value in enumerate(worth):
                mean = sum(other[name][seat] for other in usual) / len(usual)
                change = self.changes.setdefault((name, seat), _Change())
                change.worth += value - start[name][seat]
                change.first += first[name][seat] - start[name][seat]
                change.usual += mean - start[name][seat]
                change.lead += self._help(seat, chances) * (value - mean)

    def _count(self, measures: Callable[[State], Measures], world: World) -> None:
        start, at_once, path = measures(world.before), measures(world.at_once), measures(world.end)
        others = [measures(end) for end in world.others if end.result is None]
        for name, counts in path.items():
            for seat, count in enumerate(counts):
                change = self.changes[name, seat]
                change.counts.append(count - start[name][seat])
                change.at_once.append(at_once[name][seat] - start[name][seat])
                change.others.extend(other[name][seat] - start[name][seat] for other in others)

    def _help(self, seat: int, chances: list[float]) -> float:
        """What a seat's gain is worth to the own seat: another's loss helps as much as that one is in the way."""
        if seat == self.seat:
            return 1.0
        return -chances[seat] / max(1.0 - chances[self.seat], _NOTHING)

    def promised(self) -> Merit:
        """Where nothing on the table tells, what the evaluation promises more of than with other choices. Of a rival's
        mere prospects nothing can be said.
        """
        sayable = [key for key in self.changes if key[1] == self.seat or self.changes[key].measured()]
        best = max(sayable, key=lambda key: self.changes[key].lead, default=None)
        if best is not None and self.changes[best].lead > _NOTHING:
            return Merit(FURTHEST, best[0], -1 if best[1] == self.seat else best[1])
        apart = any(abs(change.lead) > _NOTHING for change in self.changes.values())
        return Merit(FURTHEST if apart else EVEN)

    def largest(self, later: bool = False) -> Merit | None:
        """Of all that is true, what weighs most; None if there is nothing to tell."""
        for key in sorted(self.changes, key=lambda key: -self.changes[key].lead):
            change = self.changes[key]
            kind = self._kind(key, change, later) if change.lead > _NOTHING else ""
            if kind:
                aspect, seat = key
                count = change.amount(kind == GAINS) if kind in (GAINS, AHEAD, HITS) else 0
                cost = "" if later else self._cost(change.lead, aspect, kind != AHEAD)
                price = self.changes[cost, self.seat].amount(kind != AHEAD) if cost else 0
                return Merit(kind, aspect, -1 if seat == self.seat else seat, count, cost, price)
        return None

    def _kind(self, key: Key, change: _Change, later: bool) -> str:
        """What can truly be said of a change, if anything."""
        own = key[1] == self.seat
        if not change.measured():
            return self._kind_of_hope(change) if own and change.worth > _NOTHING else ""
        if later:
            return LATER if own and change.worth > _NOTHING and change.mostly_rises() else ""
        if own:
            return self._kind_of_own(change)
        if change.falls():
            return HITS
        return DENIES if max(change.counts) <= 0 and change.others and min(change.others) > 0 else ""

    def _kind_of_hope(self, change: _Change) -> str:
        if change.first > _NOTHING:
            return HOPES
        return AIMS if change.usual < _LESS * change.worth else ""

    def _kind_of_own(self, change: _Change) -> str:
        if change.worth > _NOTHING and change.rises():
            if min(change.at_once) > 0 and change.beats(1.0):
                return GAINS
            return AHEAD if change.mostly_rises() else ""
        if change.worth > _NOTHING and min(change.counts) >= 0 and max(change.counts) > 0:
            return LUCK
        return KEEPS if min(change.counts) >= 0 and change.others and max(change.others) < 0 else ""

    def _cost(self, merit: float, told: str, at_once: bool) -> str:
        """What every choice costs is no cost of this one, nor is what others cost that follow."""
        own = {
            aspect: max(change.worth, change.lead)
            for (aspect, seat), change in self.changes.items()
            if seat == self.seat and aspect != told and change.falls() and not (at_once and max(change.at_once) >= 0)
        }
        worst = min(own, key=lambda aspect: own[aspect], default="")
        return worst if worst and own[worst] < -_COSTLY * merit else ""
