"""Which pieces an event is about, and where they come from."""

from __future__ import annotations

from asztal.board import Move, motion, spots
from asztal.games.tara import events
from asztal.games.tara.data import KING

_PANEL = "panel-{seat}"
_PLACE = "p{province}-{position}"
_THRONE = f"p{{province}}-{KING}"
_FIRST, _SECOND = "p{province}-{first}", "p{province}-{second}"

SPOTS = spots(
    _PLACE,
    "p{province}",
    special={
        **{kind: [_THRONE] for kind in (events.CROWNED, events.DEPOSED, events.KING_SEATED)},
        events.SWAPPED: [_FIRST, _SECOND],
    },
)
"""The places of an event, else its province, else the players."""

_LAID = (events.PLACED, events.CAPTURED, events.FORTIFIED, events.PROMOTED, events.GARRISONED, events.TRAITOR_TOOK)

MOTION = motion(
    {
        **{kind: [Move(_PANEL, _PLACE)] for kind in _LAID},
        events.KING_SEATED: [Move(_PANEL, _THRONE)],
        events.FORT_REDUCED: [Move(_PLACE, _PANEL)],
        events.STORMED: [Move(_PLACE, "panel-{victim}")],
        events.DEPOSED: [Move(_THRONE, "panel-{victim}")],
        events.SWAPPED: [Move(_FIRST, _SECOND), Move(_SECOND, _FIRST)],
        events.CARD_PLAYED: [Move(_PANEL, "play")],
        events.TRAITOR_PAID: [Move("centre", "play")],
        events.IMPRISONED: [Move("panel-{victim}", _PANEL)],
    }
)
"""Pieces come from their owner's panel and go back there; swapped ones change places."""
