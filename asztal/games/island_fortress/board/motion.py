"""Which pieces an event is about, and where they come from."""

from __future__ import annotations

from asztal.board import Move, motion, spots
from asztal.games.island_fortress import events

SPOTS = spots("c{cell}", "r{region}-{level}", "jail-{region}", special={events.TASKMASTER_MOVED: ["pawn-{seat}"]})
"""The cell of an event, else its row, jail or camp, else the players."""

_LAID = Move("panel-{seat}", "c{cell}")

MOTION = motion(
    {
        events.BUILT: [_LAID],
        events.TOWER_BUILT: [_LAID],
        events.GOVERNOR_PLACED: [Move("seal", "c{cell}")],
        # One block comes, the other goes back to its owner's stock (IF8.B3).
        events.REPLACED: [_LAID, Move("c{cell}", "panel-{victim}")],
        events.REINFORCED: [Move("supply", "iron-{cell}")],
        events.CONVICT_JAILED: [Move("supply", "jail-{region}")],
        events.PETITION_WON: [Move("supply", "seal"), Move("panel-{seat}", "jail-{region}")],
        events.TASKMASTER_MOVED: [Move("camp-{origin}", "pawn-{seat}")],
        events.FAVOR_PLAYED: [Move("panel-{seat}", "played-{favor}")],
    }
)
"""Blocks come from their owner's panel, convicts from the supply."""
