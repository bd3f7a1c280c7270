"""The kinds of decisions in Empires and what their choices mean (E14)."""

from __future__ import annotations

from typing import Final

from asztal.engine.step import Kind
from asztal.games.empires import data

NO_REGION: Final = data.REGIONS
NO_GOOD: Final = data.KINDS
NO_BUILDING: Final = data.BUILDINGS
NO_SEAT: Final = data.SEATS
NO_FIGURE: Final = data.TYPES

# Besides the types of figures to be sent on an expedition.
SAIL: Final = data.TYPES
SEND_ALL: Final = data.TYPES + 1
STAY: Final = data.TYPES + 2

BATTLE: Final = 0
WAR: Final = 1
PEACE: Final = 2

NO_BID: Final = data.START_MONEY + 1
MOST_BOUGHT: Final = 255
"""More victory points than this are never bought at once."""

NATION: Final[Kind] = Kind("nation", len(data.NATIONS), "nation")
START_BID: Final[Kind] = Kind("start-bid", NO_BID + 1, "number", {NO_BID: "pass"})
START_PLACE: Final[Kind] = Kind("start-place", data.SEATS, "place")
PLACE_FIGURE: Final[Kind] = Kind("place-figure", data.TYPES, "figure")
PLACE_BOX: Final[Kind] = Kind("place-box", data.TARGETS, "box")
DOCK_REGION: Final[Kind] = Kind("dock-region", data.REGIONS + 1, "region", {NO_REGION: "pass"})
GOODS_PICK: Final[Kind] = Kind("goods-pick", data.KINDS + 1, "good", {NO_GOOD: "pass"})
BUILDING_BUY: Final[Kind] = Kind("building-buy", data.BUILDINGS + 1, "building", {NO_BUILDING: "pass"})
COLONIST_REGION: Final[Kind] = Kind("colonist-region", data.REGIONS + 1, "region", {NO_REGION: "stop"})
DECREE_PLAYER: Final[Kind] = Kind("decree-player", data.SEATS, "seat")
DECREE_FIRST: Final[Kind] = Kind("decree-first", data.SEATS, "seat")
DECREE_REGION: Final[Kind] = Kind("decree-region", data.REGIONS, "region")
HISTORY_PLAYER: Final[Kind] = Kind("history-player", data.SEATS + 1, "seat", {NO_SEAT: "pass"})
SPECIALIST_PICK: Final[Kind] = Kind("specialist-pick", data.TYPES, "figure")
DISCOVERY_SEND: Final[Kind] = Kind("discovery-send", STAY + 1, "figure", {SAIL: "sail", SEND_ALL: "all", STAY: "pass"})
DISCOVERY_REGION: Final[Kind] = Kind("discovery-region", data.REGIONS, "region")
TRAINING_PICK: Final[Kind] = Kind("training-pick", data.TYPES + 1, "figure", {NO_FIGURE: "pass"})
WAR_KIND: Final[Kind] = Kind("war-kind", 3, names={BATTLE: "battle", WAR: "war", PEACE: "pass"})
WAR_REGION: Final[Kind] = Kind("war-region", data.REGIONS, "region")
WAR_OPPONENT: Final[Kind] = Kind("war-opponent", data.SEATS, "seat")
WAR_VICTIM: Final[Kind] = Kind("war-victim", data.TYPES, "figure")
FORT_CANCEL: Final[Kind] = Kind("fort-cancel", data.TYPES + 1, "figure", {NO_FIGURE: "stop"})
FIGURE_SWAP: Final[Kind] = Kind("figure-swap", data.REGIONS + 1, "region", {NO_REGION: "no"})
ROADS_FROM: Final[Kind] = Kind("roads-from", data.REGIONS + 1, "region", {NO_REGION: "stop"})
ROADS_FIGURE: Final[Kind] = Kind("roads-figure", data.TYPES, "figure")
ROADS_TO: Final[Kind] = Kind("roads-to", data.REGIONS, "region")
SMUGGLER_PLAYER: Final[Kind] = Kind("smuggler-player", data.SEATS + 1, "seat", {NO_SEAT: "pass"})
SMUGGLER_GIVE: Final[Kind] = Kind("smuggler-give", data.KINDS, "good")
SMUGGLER_TAKE: Final[Kind] = Kind("smuggler-take", data.KINDS, "good")
TRADEHOUSE_SELL: Final[Kind] = Kind("tradehouse-sell", data.KINDS + 1, "good", {NO_GOOD: "stop"})
VP_BUY: Final[Kind] = Kind("vp-buy", MOST_BOUGHT + 1, "number")

KINDS: Final = [kind for kind in list(globals().values()) if isinstance(kind, Kind)]
"""All of them, in this order."""
