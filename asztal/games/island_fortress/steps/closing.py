"""The end of a match and its final scoring (IF12, IF13.5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from asztal.engine.bits import bit, bits
from asztal.engine.result import ranked
from asztal.engine.step import Ask, Step, in_order
from asztal.games.island_fortress import data, events
from asztal.games.island_fortress.state import Fortress
from asztal.games.island_fortress.steps import kinds
from asztal.games.island_fortress.steps.active import mentions
from asztal.games.island_fortress.steps.goods import gain_convicts, gain_laborers, least
from asztal.games.island_fortress.steps.scoring import is_level_complete, is_row_complete, score_level, score_row


def end_match(state: Fortress) -> None:
    """Nothing else comes any more: no buyback, no further turns (IF12.1, R10)."""
    state.agenda.clear()
    state.do_in_order(_SCORING)
    if state.favor_trade:
        # Clockwise from the holder (IF13.5, R24).
        state.do_for_each_seat(_TRADER, state.holder)
    state.do_next(TakeJails())


class TakeJails(Step[Fortress]):
    """Whoever filled the last cell takes all there is in all jails; otherwise it is lost (IF12.2, IF12.3)."""

    def run(self, state: Fortress) -> None:
        seat = state.finisher
        if seat == data.NOBODY:
            state.tell(events.LAST_ROUND_OVER, state.round)
            return
        jade: i64 = 0
        convicts: i64 = 0
        for region in range(state.regions):
            jade += state.jail_jade[region]
            convicts += state.jail_convicts[region]
            state.jail_jade[region] = 0
            state.jail_convicts[region] = 0
        state.jade[seat] += jade
        state.convicts[seat] += convicts
        state.tell(events.JAILS_TAKEN, seat, jade, convicts)


class TradeFavors(Ask[Fortress]):
    """D20, by option: each unplayed favor becomes a jade or a worker (IF13.5)."""

    def __init__(self, trader: i64) -> None:
        super().__init__(kinds.TRADE)
        self.trader: i64 = trader

    def seat(self, state: Fortress) -> i64:
        return self.trader

    def mentions(self, state: Fortress, seat: i64) -> dict[str, int]:
        return mentions(state, seat)

    def choices(self, state: Fortress, seat: i64) -> list[int]:
        if state.hand[seat] == 0:
            return [kinds.STOP_TRADING]
        menu = [kinds.TRADE_FOR_JADE]
        if state.free_convicts > 0:
            menu.append(kinds.TRADE_FOR_CONVICT)
        elif state.free_laborers > 0:
            # A worker is offered while any is left (R24).
            menu.append(kinds.TRADE_FOR_LABORER)
        menu.append(kinds.STOP_TRADING)
        return menu

    def choose(self, state: Fortress, seat: i64, choice: i64) -> None:
        if choice == kinds.STOP_TRADING:
            return
        state.do_next(self)
        # They are all worth the same now: which one goes makes no difference.
        state.traded |= bit(bits(state.hand[seat])[0])
        state.hand[seat] &= ~state.traded
        if choice == kinds.TRADE_FOR_JADE:
            state.jade[seat] += 1
            state.tell(events.TRADED_FOR_JADE, seat)
        elif choice == kinds.TRADE_FOR_CONVICT:
            gain_convicts(state, seat, 1)
            state.tell(events.TRADED_FOR_CONVICT, seat)
        else:
            gain_laborers(state, seat, 1)
            state.tell(events.TRADED_FOR_LABORER, seat)


class ScoreUnfinished(Step[Fortress]):
    """Rows not yet complete are scored without a chip, then levels (IF12.5, R14)."""

    def run(self, state: Fortress) -> None:
        for level in range(data.ROWS):
            for region in range(state.regions):
                if not is_row_complete(state, region, level):
                    score_row(state, region, level)
        for level in range(data.ROWS):
            if not is_level_complete(state, level):
                score_level(state, level)


def chip_points(state: Fortress, seat: i64) -> i64:
    """Chips left (IF12.6.1)."""
    return data.CHIP_SCORE[least(state.chips[seat], len(data.CHIP_SCORE) - 1)]


def region_points(state: Fortress, seat: i64) -> i64:
    """Blocks in the region with the fewest own ones (IF12.6.2)."""
    fewest = state.own_blocks(seat, 0)
    for region in range(1, state.regions):
        fewest = least(fewest, state.own_blocks(seat, region))
    return fewest * data.WEAKEST_REGION_POINTS


def treasure_points(state: Fortress, seat: i64) -> i64:
    """Most and fewest treasures, ties alike: all may be both (IF12.6.3, R15)."""
    points: i64 = 0
    if state.treasures[seat] == max(state.treasures):
        points += data.MOST_TREASURES_POINTS
    if state.treasures[seat] == min(state.treasures):
        points += data.FEWEST_TREASURES_POINTS
    return points


def jade_points(state: Fortress, seat: i64) -> i64:
    """Most jade (IF12.6.4)."""
    return data.MOST_JADE_POINTS if state.jade[seat] == max(state.jade) else 0


def worker_points(state: Fortress, seat: i64) -> i64:
    """Most workers (IF12.6.5)."""
    for other in range(state.seats):
        if state.workers(other) > state.workers(seat):
            return 0
    return data.MOST_WORKERS_POINTS


def final_points(state: Fortress, seat: i64) -> i64:
    """The five categories of the final scoring (IF12.6)."""
    return (
        chip_points(state, seat)
        + region_points(state, seat)
        + treasure_points(state, seat)
        + jade_points(state, seat)
        + worker_points(state, seat)
    )


def blocks_in_wall(state: Fortress, seat: i64) -> i64:
    count: i64 = 0
    for region in range(state.regions):
        count += state.own_blocks(seat, region)
    return count


class FinalScoring(Step[Fortress]):
    """The winner has the most points, then blocks in the wall, jade, treasures (IF12.8)."""

    def run(self, state: Fortress) -> None:
        keys: list[list[int]] = []
        scores: list[int] = []
        for seat in range(state.seats):
            points = final_points(state, seat)
            score = state.points[seat] + points
            state.tell(events.FINAL_POINTS, seat, points, score)
            scores.append(score)
            keys.append([score, blocks_in_wall(state, seat), state.jade[seat], state.treasures[seat]])
        state.finish(ranked(keys), scores, "rounds" if state.finisher == data.NOBODY else "wall")


_TRADER: Final[list[Step[Fortress]]] = [TradeFavors(seat) for seat in range(data.SEATS)]
_SCORING: Final = in_order(ScoreUnfinished(), FinalScoring())
