"""The kinds of decisions in Island Fortress and what their choices mean (IF14)."""

from __future__ import annotations

from typing import Final

from asztal.engine.step import Kind
from asztal.games.island_fortress.data import (
    ACTION_NAMES,
    BLOCK_PRICE,
    CELLS,
    DRAW,
    FAVOR_COUNT,
    LABORER_PRICE,
    MOST_WORKERS,
    REGIONS,
    REPEAT_ROLE,
)

# More jade than this is never bid; nobody ever has it (IF14).
MOST_BID: Final = 255

# Among the actions, and in every menu where the governor block can be placed (IF9.6).
PLACE_GOVERNOR: Final = REPEAT_ROLE + 1

# Wherever a second block is asked for.
DONE: Final = CELLS
GOVERNOR_BETWEEN: Final = CELLS + 1

END_TURN: Final = 0
BUY_BACK_WITH_JADE: Final = 1
BUY_BACK_WITH_CHIP: Final = 2
GOVERNOR_AFTER: Final = 3

TRADE_FOR_JADE: Final = 0
TRADE_FOR_CONVICT: Final = 1
STOP_TRADING: Final = 2
TRADE_FOR_LABORER: Final = 3

_ACTIONS: Final = {number: name.replace("_", "-") for number, name in enumerate(ACTION_NAMES)}

RETURN_FAVOR: Final = Kind("return-favor", FAVOR_COUNT, "favor")
BID: Final = Kind("bid", MOST_BID + 1, "number")
ACTION: Final = Kind("action", PLACE_GOVERNOR + 1, "action", {**_ACTIONS, PLACE_GOVERNOR: "place-governor"})
RECRUIT: Final = Kind("recruit", len(LABORER_PRICE), "number")
BUY_BLOCKS: Final = Kind("buy-blocks", len(BLOCK_PRICE), "number")
DRAW_FAVORS: Final = Kind("draw-favors", len(DRAW), "draw")
KEEP_FAVOR: Final = Kind("keep-favor", FAVOR_COUNT, "favor")
UNREINFORCE: Final = Kind("unreinforce", CELLS, "cell")
BUILD: Final = Kind("build", CELLS, "cell")
SECOND: Final = Kind("second", CELLS + 2, "cell", {DONE: "done", GOVERNOR_BETWEEN: "place-governor"})
SPLIT: Final = Kind("split", MOST_WORKERS + 1, "number")
PLAY_FAVOR: Final = Kind("play-favor", FAVOR_COUNT, "favor")
REINFORCE: Final = Kind("reinforce", CELLS, "cell")
REPLACE: Final = Kind("replace", CELLS, "cell")
JAIL: Final = Kind("jail", REGIONS, "region")
MOVE: Final = Kind("move", REGIONS, "region")
REPEAT: Final = Kind("repeat", REPEAT_ROLE, "action")
AFTER: Final = Kind(
    "after",
    4,
    names={
        END_TURN: "end-turn",
        BUY_BACK_WITH_JADE: "jade",
        BUY_BACK_WITH_CHIP: "chip",
        GOVERNOR_AFTER: "place-governor",
    },
)
GOVERNOR_CELL: Final = Kind("governor-cell", CELLS, "cell")
TRADE: Final = Kind(
    "trade",
    4,
    names={TRADE_FOR_JADE: "jade", TRADE_FOR_CONVICT: "convict", STOP_TRADING: "stop", TRADE_FOR_LABORER: "laborer"},
)

KINDS: Final = [kind for kind in list(globals().values()) if isinstance(kind, Kind)]
"""All of them, in this order."""
