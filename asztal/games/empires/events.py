"""What can happen in Empires, told in numbers."""

from __future__ import annotations

from typing import Final

from asztal.engine.events import EventKind

NATION_TAKEN: Final = EventKind("nation-taken", "seat", "nation")
BID_MADE: Final = EventKind("bid-made", "seat", "amount:number")
BID_PASSED: Final = EventKind("bid-passed", "seat")
PLACE_TAKEN: Final = EventKind("place-taken", "seat", "place", "amount:number")
START_MONEY: Final = EventKind("start-money", "seat", "place", "amount:number")
TURN_BEGINS: Final = EventKind("turn-begins", "turn:number", "age")
TURN_ORDER: Final = EventKind("turn-order", "seat", "place")
PLACED: Final = EventKind("placed", "seat", "figure", "box")

BOX_RESOLVED: Final = EventKind("box-resolved", "box:stage")
INITIATIVE_PAID: Final = EventKind("initiative-paid", "seat", "amount:number")
LANDED: Final = EventKind("landed", "seat", "figure", "region")
STAYED: Final = EventKind("stayed", "seat", "figure")
MERCHANT_PAID: Final = EventKind("merchant-paid", "seat", "amount:number")
COLONISTS_CAME: Final = EventKind("colonists-came", "seat", "count:number", "region")
MISSION_BLOCKED: Final = EventKind("mission-blocked", "seat", "owner:seat", "region")
REGION_GOOD_TAKEN: Final = EventKind("region-good-taken", "seat", "good", "region")
GOOD_PICKED: Final = EventKind("good-picked", "seat", "good")
GOOD_DRAWN: Final = EventKind("good-drawn", "seat", "good")
BAG_EMPTY: Final = EventKind("bag-empty", "seat")
SHIP_WON: Final = EventKind("ship-won", "seat", "value:number")
SHIP_GAINED: Final = EventKind("ship-gained", "seat")
NO_SHIP: Final = EventKind("no-ship", "seat")
BUILDING_BOUGHT: Final = EventKind("building-bought", "seat", "building", "price:number")
MONEY_GAINED: Final = EventKind("money-gained", "seat", "amount:number")
FIGURE_GAINED: Final = EventKind("figure-gained", "seat", "figure")
FIGURE_BOARDED: Final = EventKind("figure-boarded", "seat", "figure")
FIGURE_SWAPPED: Final = EventKind("figure-swapped", "seat", "figure", "region")
FIGURE_LOST: Final = EventKind("figure-lost", "seat", "figure")
SETTLED: Final = EventKind("settled", "seat", "count:number", "region")
DECREED: Final = EventKind("decreed", "seat", "other:seat")
COUNTER_STOLEN: Final = EventKind("counter-stolen", "seat", "victim:seat", "find")

EXPEDITION: Final = EventKind("expedition", "seat", "strength:number")
COUNTER_SHOWN: Final = EventKind("counter-shown", "region", "natives:number")
CARD_SHOWN: Final = EventKind("card-shown", "find", "natives:number")
DISCOVERED: Final = EventKind("discovered", "seat", "region", "amount:number", "points:number")
CARD_DISCOVERED: Final = EventKind("card-discovered", "seat", "find", "amount:number", "points:number")
EXPEDITION_FAILED: Final = EventKind("expedition-failed", "seat", "region", "strength:number")
CARD_FAILED: Final = EventKind("card-failed", "seat", "find", "strength:number")
SPAIN_PAID: Final = EventKind("spain-paid", "seat", "amount:number")

BATTLE_BEGINS: Final = EventKind("battle-begins", "seat", "enemy:seat", "region")
WAR_DECLARED: Final = EventKind("war-declared", "seat", "enemy:seat")
FIGURE_SAVED: Final = EventKind("figure-saved", "seat", "figure", "region")
FIGURES_FELL: Final = EventKind("figures-fell", "seat", "figure", "count:number", "region")

INCOME_PAID: Final = EventKind("income-paid", "seat", "amount:number")
BUILDING_PAID: Final = EventKind("building-paid", "seat", "building", "amount:number")
NATION_PAID: Final = EventKind("nation-paid", "seat", "nation", "amount:number")
MONEY_TAKEN: Final = EventKind("money-taken", "seat", "victim:seat", "amount:number")
GOOD_SOLD: Final = EventKind("good-sold", "seat", "good", "amount:number")
GOODS_SWAPPED: Final = EventKind("goods-swapped", "seat", "good", "victim:seat", "other:good")
FIGURE_MOVED: Final = EventKind("figure-moved", "seat", "figure", "from:region", "region")

AGE_ENDS: Final = EventKind("age-ends", "age")
REGION_SCORED: Final = EventKind("region-scored", "seat", "region", "points:number")
POINTS_BOUGHT: Final = EventKind("points-bought", "seat", "points:number", "price:number")
ECONOMY_SCORED: Final = EventKind("economy-scored", "seat", "points:number")
DISCOVERIES_SCORED: Final = EventKind("discoveries-scored", "seat", "points:number")
BUILDING_SCORED: Final = EventKind("building-scored", "seat", "building", "points:number")
