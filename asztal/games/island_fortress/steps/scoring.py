"""Scoring while the wall grows: towers, rows, levels (IF10)."""

from __future__ import annotations

from mypy_extensions import i64

from asztal.engine.bits import bit, count_bits
from asztal.games.island_fortress import data, events
from asztal.games.island_fortress.state import Fortress, region_of
from asztal.games.island_fortress.steps.goods import gain_chips, gain_treasures


def lay_block(state: Fortress, owner: i64, cell: i64) -> None:
    """Puts a block of the active player or of the governor into the wall, and scores it (IF10, R29)."""
    seat = state.active
    level: i64 = cell // data.WIDTH
    column: i64 = cell % data.WIDTH
    state.blocks[owner * data.LEVELS + level] |= bit(column)
    state.filled[level] |= bit(column)
    state.missing -= 1
    if owner == data.GOVERNOR:
        state.tell(events.GOVERNOR_PLACED, seat, cell)
    elif level == data.TOWERS:
        state.points[seat] += data.TOWER_POINTS
        state.tower_points[seat] += data.TOWER_POINTS
        state.tell(events.TOWER_BUILT, seat, cell, data.TOWER_POINTS)
    else:
        state.tell(events.BUILT, seat, cell)
    region = region_of(cell)
    if level < data.ROWS and is_row_complete(state, region, level):
        if gain_chips(state, seat, data.ROW_CHIPS[level]):
            state.tell(events.CHIP_GAINED, seat, region, level)
        score_row(state, region, level)
        if is_level_complete(state, level):
            score_level(state, level)
    if state.missing == 0:
        state.finisher = seat
        state.tell(events.WALL_COMPLETE, seat)


def is_row_complete(state: Fortress, region: i64, level: i64) -> bool:
    """Whether all five cells are filled. A row never opens again, so it is scored once only (IF10.4)."""
    columns: i64 = data.REGION[region]
    filled: i64 = state.filled[level]
    return filled & columns == columns


def is_level_complete(state: Fortress, level: i64) -> bool:
    """Whether the row is complete in all regions (IF3.5)."""
    filled: i64 = state.filled[level]
    return filled == bit(state.width) - 1


def majority(state: Fortress, columns: i64, level: i64) -> i64:
    """The seats with the most blocks in these columns of a level, at least one, as a bit mask (IF10.2, R13)."""
    most: i64 = 0
    leaders: i64 = 0
    for seat in range(state.seats):
        count = count_bits(state.blocks[seat * data.LEVELS + level] & columns)
        if count > most:
            most = count
            leaders = bit(seat)
        elif count == most and count > 0:
            leaders |= bit(seat)
    return leaders


def score_row(state: Fortress, region: i64, level: i64) -> None:
    """All with the most blocks in the row get the full points; ties are not split (IF10.2)."""
    leaders = majority(state, data.REGION[region], level)
    for seat in range(state.seats):
        if leaders >> seat & 1:
            state.points[seat] += data.ROW_POINTS[level]
            state.tell(events.ROW_SCORED, seat, region, level, data.ROW_POINTS[level])


def score_level(state: Fortress, level: i64) -> None:
    """All with the most blocks in the whole level get a treasure (IF10.3)."""
    leaders = majority(state, bit(state.width) - 1, level)
    for seat in range(state.seats):
        if leaders >> seat & 1:
            gain_treasures(state, seat, data.LEVEL_TREASURES[level])
            state.tell(events.LEVEL_SCORED, seat, level, data.LEVEL_TREASURES[level])
