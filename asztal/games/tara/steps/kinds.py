"""The kinds of decisions in Tara and what their choices mean (T20)."""

from __future__ import annotations

from typing import Final

from asztal.engine.step import Kind
from asztal.games.tara.data import CARD_COUNT, POSITIONS, PROVINCES, RANSOM, SEATS

# Wherever a position is asked for, this choice means "no more" or "none".
STOP: Final = POSITIONS

PLACE: Final = 0
SWAP: Final = 1
AMNESTY: Final = 2
SELL: Final = 3

FORT: Final = 0
HOLD: Final = 1

PAY: Final = 0
PASS: Final = 1

# A disc of a swap is named by its position and its role: the top, or a captive of a seat's colour (T10.2).
ROLES: Final = 1 + SEATS
TOP: Final = 0

_FORT_OR_HOLD: Final = {FORT: "fort", HOLD: "hold"}
_PAY_OR_PASS: Final = {PAY: "pay", PASS: "pass"}
_STOP: Final = {STOP: "stop"}

LEAVE_OUT: Final = Kind("leave-out", PROVINCES, "province")
CHOOSE_HAND: Final = Kind("choose-hand", CARD_COUNT + 1, "card")
CARD: Final = Kind("card", CARD_COUNT + 1, "card")
USE: Final = Kind("use", 4, names={PLACE: "place", SWAP: "swap", AMNESTY: "amnesty", SELL: "sell"})
PROVINCE: Final = Kind("province", PROVINCES, "province")
POSITION: Final = Kind("position", POSITIONS + 1, "position", _STOP)
OWN_DISC: Final = Kind("own-disc", 2, names=_FORT_OR_HOLD)
SWAP_FIRST: Final = Kind("swap-first", POSITIONS * ROLES, "disc")
SWAP_SECOND: Final = Kind("swap-second", POSITIONS * ROLES, "disc")
KEEP_FORT: Final = Kind("keep-fort", POSITIONS, "position")
ACTIVATE: Final = Kind("activate", 2, names=_PAY_OR_PASS)
PROMOTE: Final = Kind("promote", POSITIONS + 1, "position", _STOP)
OWN_TARGET: Final = Kind("own-target", 2, names=_FORT_OR_HOLD)
TRAITOR: Final = Kind("traitor", 2, names=_PAY_OR_PASS)
TRAITOR_POSITION: Final = Kind("traitor-position", POSITIONS + 1, "position", _STOP)
GARRISON: Final = Kind("garrison", POSITIONS + 1, "position", _STOP)
RANSOM_PRICE: Final = Kind("ransom", len(RANSOM), "number", {0: "none"})
NEXT_START: Final = Kind("next-start", SEATS, "seat")

KINDS: Final = [kind for kind in list(globals().values()) if isinstance(kind, Kind)]
"""All of them, in this order."""
