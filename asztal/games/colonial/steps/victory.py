"""The end: prestige without debt wins at once, or the turn limit is reached (C27)."""

from __future__ import annotations

from mypy_extensions import i64

from asztal.engine.bits import count_bits
from asztal.engine.result import ranked
from asztal.games.colonial import data, events
from asztal.games.colonial.state import Colonial
from asztal.games.colonial.steps.repayment import REPAY_TO_WIN


def look_for_victory(state: Colonial, changed: i64) -> None:
    """After a change: who has won, or could win by repaying (C27.1 to C27.3)."""
    asked: list[int] = []
    for after in range(state.seats):
        seat: i64 = (state.active + after) % state.seats
        if changed >> seat & 1 and state.prestige[seat] >= data.PRESTIGE_TO_WIN:
            if state.debt[seat] == 0:
                win(state, seat)
                return
            if state.treasury[seat] >= state.debt[seat]:
                asked.append(seat)
    for seat in reversed(asked):
        state.do_next(REPAY_TO_WIN[seat])


def win(state: Colonial, winner: i64) -> None:
    """The match ends in the middle of whatever is going on (C27.1)."""
    state.tell(events.PRESTIGE_REACHED, winner, state.prestige[winner])
    keys = [[1 if seat == winner else 0, *standing(state, seat)] for seat in range(state.seats)]
    state.finish(ranked(keys), [net_prestige(state, seat) for seat in range(state.seats)], "prestige")


def end_by_turn_limit(state: Colonial) -> None:
    """The most net prestige wins (C27.4)."""
    state.tell(events.TURN_LIMIT_REACHED, state.turn)
    keys = [standing(state, seat) for seat in range(state.seats)]
    state.finish(ranked(keys), [net_prestige(state, seat) for seat in range(state.seats)], "turn-limit")


def net_prestige(state: Colonial, seat: i64) -> i64:
    return net(state.prestige[seat], state.debt[seat])


def net(prestige: i64, debt: i64) -> i64:
    """Prestige less a tenth of the debt, rounded up (C27.4)."""
    return prestige - (debt + 9) // 10


def standing(state: Colonial, seat: i64) -> list[int]:
    """What places are given by: net prestige, less debt, treasure, boxes, then the turn order (C27.4, C27.5)."""
    debt: i64 = state.debt[seat]
    later: i64 = (seat + state.seats - state.start) % state.seats
    return [
        net_prestige(state, seat),
        -debt,
        state.treasury[seat],
        count_bits(state.controls[seat]),
        -later,
    ]
