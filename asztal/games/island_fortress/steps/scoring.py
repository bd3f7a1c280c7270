"""Scoring while the wall grows: towers, rows, levels (IF10)."""

from __future__ import annotations

from mypy_extensions import i64

from asztal.engine.bits import count_bits
from asztal.games.island_fortress.data import (
    GOVERNOR,
    LEVEL_TREASURES,
    LEVELS,
    REGION,
    ROW_CHIPS,
    ROW_POINTS,
    ROWS,
    TOWER_POINTS,
    TOWERS,
    WIDTH,
)
from asztal.games.island_fortress.events import (
    BUILT,
    CHIP_GAINED,
    GOVERNOR_PLACED,
    LEVEL_SCORED,
    ROW_SCORED,
    TOWER_BUILT,
    WALL_COMPLETE,
)
from asztal.games.island_fortress.state import Fortress, region_of
from asztal.games.island_fortress.steps.goods import gain_chips, gain_treasures


def lay_block(state: Fortress, owner: i64, cell: i64) -> None:
    """Puts a block of the active player or of the governor into the wall, and scores it (IF10, R29)."""
    seat = state.active
    level: i64 = cell // WIDTH
    column: i64 = cell % WIDTH
    state.blocks[owner * LEVELS + level] |= 1 << column
    state.filled[level] |= 1 << column
    state.missing -= 1
    if owner == GOVERNOR:
        state.tell(GOVERNOR_PLACED, seat, cell)
    elif level == TOWERS:
        state.points[seat] += TOWER_POINTS
        state.tower_points[seat] += TOWER_POINTS
        state.tell(TOWER_BUILT, seat, cell, TOWER_POINTS)
    else:
        state.tell(BUILT, seat, cell)
    region = region_of(cell)
    if level < ROWS and is_row_complete(state, region, level):
        if gain_chips(state, seat, ROW_CHIPS[level]):
            state.tell(CHIP_GAINED, seat, region, level)
        score_row(state, region, level)
        if is_level_complete(state, level):
            score_level(state, level)
    if state.missing == 0:
        state.finisher = seat
        state.tell(WALL_COMPLETE, seat)


def is_row_complete(state: Fortress, region: i64, level: i64) -> bool:
    """Whether all five cells are filled. A row never opens again, so it is scored once only (IF10.4)."""
    columns: i64 = REGION[region]
    filled: i64 = state.filled[level]
    return filled & columns == columns


def is_level_complete(state: Fortress, level: i64) -> bool:
    """Whether the row is complete in all regions (IF3.5)."""
    filled: i64 = state.filled[level]
    return filled == (1 << state.width) - 1


def majority(state: Fortress, columns: i64, level: i64) -> i64:
    """The seats with the most blocks in these columns of a level, at least one, as a bit mask (IF10.2, R13)."""
    most: i64 = 0
    leaders: i64 = 0
    for seat in range(state.seats):
        count = count_bits(state.blocks[seat * LEVELS + level] & columns)
        if count > most:
            most = count
            leaders = 1 << seat
        elif count == most and count > 0:
            leaders |= 1 << seat
    return leaders


def score_row(state: Fortress, region: i64, level: i64) -> None:
    """All with the most blocks in the row get the full points; ties are not split (IF10.2)."""
    leaders = majority(state, REGION[region], level)
    for seat in range(state.seats):
        if leaders >> seat & 1:
            state.points[seat] += ROW_POINTS[level]
            state.tell(ROW_SCORED, seat, region, level, ROW_POINTS[level])


def score_level(state: Fortress, level: i64) -> None:
    """All with the most blocks in the whole level get a treasure (IF10.3)."""
    leaders = majority(state, (1 << state.width) - 1, level)
    for seat in range(state.seats):
        if leaders >> seat & 1:
            gain_treasures(state, seat, LEVEL_TREASURES[level])
            state.tell(LEVEL_SCORED, seat, level, LEVEL_TREASURES[level])
