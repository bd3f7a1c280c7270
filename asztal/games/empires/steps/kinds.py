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

NATION: Final = Kind("nation", len(data.NATIONS), "nation")
START_BID: Final = Kind("start-bid", NO_BID + 1, "number", {NO_BID: "pass"})
START_PLACE: Final = Kind("start-place", data.SEATS, "place")
PLACE_FIGURE: Final = Kind("place-figure", data.TYPES, "figure")
PLACE_BOX: Final = Kind("place-box", data.TARGETS, "box")
DOCK_REGION: Final = Kind("dock-region", data.REGIONS + 1, "region", {NO_REGION: "pass"})
GOODS_PICK: Final = Kind("goods-pick", data.KINDS + 1, "good", {NO_GOOD: "pass"})
BUILDING_BUY: Final = Kind("building-buy", data.BUILDINGS + 1, "building", {NO_BUILDING: "pass"})
COLONIST_REGION: Final = Kind("colonist-region", data.REGIONS + 1, "region", {NO_REGION: "stop"})
DECREE_PLAYER: Final = Kind("decree-player", data.SEATS, "seat")
DECREE_FIRST: Final = Kind("decree-first", data.SEATS, "seat")
DECREE_REGION: Final = Kind("decree-region", data.REGIONS, "region")
HISTORY_PLAYER: Final = Kind("history-player", data.SEATS + 1, "seat", {NO_SEAT: "pass"})
SPECIALIST_PICK: Final = Kind("specialist-pick", data.TYPES, "figure")
DISCOVERY_SEND: Final = Kind("discovery-send", STAY + 1, "figure", {SAIL: "sail", SEND_ALL: "all", STAY: "pass"})
DISCOVERY_REGION: Final = Kind("discovery-region", data.REGIONS, "region")
TRAINING_PICK: Final = Kind("training-pick", data.TYPES + 1, "figure", {NO_FIGURE: "pass"})
WAR_KIND: Final = Kind("war-kind", 3, names={BATTLE: "battle", WAR: "war", PEACE: "pass"})
WAR_REGION: Final = Kind("war-region", data.REGIONS, "region")
WAR_OPPONENT: Final = Kind("war-opponent", data.SEATS, "seat")
WAR_VICTIM: Final = Kind("war-victim", data.TYPES, "figure")
FORT_CANCEL: Final = Kind("fort-cancel", data.TYPES + 1, "figure", {NO_FIGURE: "stop"})
FIGURE_SWAP: Final[Kind] = Kind("figure-swap", data.REGIONS + 1, "region", {NO_REGION: "no"})
ROADS_FROM: Final = Kind("roads-from", data.REGIONS + 1, "region", {NO_REGION: "stop"})
ROADS_FIGURE: Final = Kind("roads-figure", data.TYPES, "figure")
ROADS_TO: Final = Kind("roads-to", data.REGIONS, "region")
SMUGGLER_PLAYER: Final = Kind("smuggler-player", data.SEATS + 1, "seat", {NO_SEAT: "pass"})
SMUGGLER_GIVE: Final = Kind("smuggler-give", data.KINDS, "good")
SMUGGLER_TAKE: Final = Kind("smuggler-take", data.KINDS, "good")
TRADEHOUSE_SELL: Final = Kind("tradehouse-sell", data.KINDS + 1, "good", {NO_GOOD: "stop"})
VP_BUY: Final[Kind] = Kind("vp-buy", MOST_BOUGHT + 1, "number")

KINDS: Final = [kind for kind in list(globals().values()) if isinstance(kind, Kind)]
"""All of them, in this order."""
