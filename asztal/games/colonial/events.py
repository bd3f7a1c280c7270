"""What can happen in Colonial, as told to log and motion; the texts lie under ``event-<name>``."""

from __future__ import annotations

from typing import Final

from asztal.engine.events import EventKind

START_PLAYER_DRAWN: Final = EventKind("start-player-drawn", "seat")
CONTINENT_ONLY: Final = EventKind("continent-only", "continent")
CONTINENT_WITHOUT: Final = EventKind("continent-without", "continent")
NATION_TAKEN: Final = EventKind("nation-taken", "seat", "nation")
TURN_BEGINS: Final = EventKind("turn-begins", "turn:number")
HOME_REVOLUTION: Final = EventKind("home-revolution", "seat", "treasure:number")
CARD_PLACED: Final = EventKind("card-placed", "seat", "card", "slot:number")
ROUND_BEGINS: Final = EventKind("round-begins", "round:number")
LAST_CHANCE_BEGINS: Final = EventKind("last-chance-begins")
CARD_REVEALED: Final = EventKind("card-revealed", "seat", "card")
PASSED: Final = EventKind("passed", "seat")
CHARACTER_USED: Final = EventKind("character-used", "seat", "character")
FLEETS_BEGIN: Final = EventKind("fleets-begin")
FLEETS_BUILT: Final = EventKind("fleets-built", "seat", "count:number")
START_PLAYER_TAKEN: Final = EventKind("start-player-taken", "seat", "monopolies:number")
START_PLAYER_PASSED: Final = EventKind("start-player-passed", "seat")
NAVAL_BEGINS: Final = EventKind("naval-begins")
SQUADRONS_BUILT: Final = EventKind("squadrons-built", "seat", "count:number")
PIRACY_BEGINS: Final = EventKind("piracy-begins")
PIRATE_SENT: Final = EventKind("pirate-sent", "seat", "victim:seat")
INTEREST_DUE: Final = EventKind("interest-due", "seat", "loans:number", "unrest:number", "total:number")

CONTROL_TAKEN: Final = EventKind("control-taken", "seat", "box", "loser:seat")
CONTROL_GAINED: Final = EventKind("control-gained", "seat", "box")
MONOPOLY_BROKEN: Final = EventKind("monopoly-broken", "seat", "box", "loser:seat")
STEPPED_BACK: Final = EventKind("stepped-back", "seat", "space:number")
COLONY_LOST: Final = EventKind("colony-lost", "seat", "territory", "prestige:number")
INDEPENDENT: Final = EventKind("independent", "territory")
REVOLUTION: Final = EventKind("revolution", "territory")

LOAN_REPAID: Final = EventKind("loan-repaid", "seat", "amount:number", "left:number")
OFFER_GIVE: Final = EventKind("offer-give", "seat", "other:seat", "amount:number", "message")
OFFER_ASK: Final = EventKind("offer-ask", "seat", "other:seat", "amount:number", "message")
OFFER_ACCEPTED: Final = EventKind("offer-accepted", "seat", "giver:seat", "receiver:seat", "amount:number")
OFFER_REFUSED: Final = EventKind("offer-refused", "seat", "other:seat")
OFFER_WITHDRAWN: Final = EventKind("offer-withdrawn", "seat", "other:seat")

DIPLOMACY_RAISED: Final = EventKind("diplomacy-raised", "seat", "other:seat", "space:number")
UNREST_CALMED: Final = EventKind("unrest-calmed", "seat", "territory")
COLONY_FOUNDED: Final = EventKind("colony-founded", "seat", "territory", "prestige:number")
COMPANY_FORMED: Final = EventKind("company-formed", "seat", "box", "treasure:number")
PROTECTORATE_FORMED: Final = EventKind("protectorate-formed", "seat", "territory", "treasure:number")
PURGED: Final = EventKind("purged", "seat", "territory")
LOOTED: Final = EventKind("looted", "seat", "territory", "treasure:number")
SETTLERS_SENT: Final = EventKind("settlers-sent", "seat", "territory", "count:number")
PIRATE_GOVERNORS: Final = EventKind("pirate-governors", "seat")
FLEET_LOST: Final = EventKind("fleet-lost", "seat")
PLANTATION_PAID: Final = EventKind("plantation-paid", "seat", "territory", "treasure:number")
EXPLORATION_ROLLED: Final = EventKind("exploration-rolled", "seat", "territory", "roll:number", "need:number")
CIRCUMNAVIGATION_ROLLED: Final = EventKind("circumnavigation-rolled", "seat", "roll:number", "need:number")
EXPLORED: Final = EventKind("explored", "seat", "territory", "prestige:number")
EXPLORATION_FAILED: Final = EventKind("exploration-failed", "seat", "territory")
AMERICA_DISCOVERED: Final = EventKind("america-discovered", "seat", "prestige:number")
CIRCUMNAVIGATED: Final = EventKind("circumnavigated", "seat", "prestige:number")
CIRCUMNAVIGATION_FAILED: Final = EventKind("circumnavigation-failed", "seat")
TRADING_POST: Final = EventKind("trading-post", "seat", "box")
ADVENTURERS: Final = EventKind("adventurers", "seat", "box")
LOAN_TAKEN: Final = EventKind("loan-taken", "seat", "treasure:number")
CITY_FOUNDED: Final = EventKind("city-founded", "seat", "territory", "value:number")
MISSION_TURNED: Final = EventKind("mission-turned", "seat", "territory")
MISSION_PLACED: Final = EventKind("mission-placed", "seat", "territory")
MISSION_PRESTIGE: Final = EventKind("mission-prestige", "seat")
PIRATES_ATTACKED: Final = EventKind("pirates-attacked", "seat", "victim:seat", "dice:number", "successes:number")
PIRATES_HELD_BACK: Final = EventKind("pirates-held-back", "seat", "victim:seat")
COUNTER_ATTACKED: Final = EventKind("counter-attacked", "seat", "dice:number", "successes:number")
PIRATE_SUNK: Final = EventKind("pirate-sunk", "seat", "victim:seat")
ABOLITION_PAID: Final = EventKind("abolition-paid", "seat")
SHIPPED: Final = EventKind("shipped", "seat", "count:number")
SHIPPING_ASKED: Final = EventKind("shipping-asked", "seat", "other:seat", "count:number", "payment")
SHIPPING_GRANTED: Final = EventKind("shipping-granted", "seat", "other:seat", "count:number", "payment")
SHIPPING_REFUSED: Final = EventKind("shipping-refused", "seat", "other:seat")
SOLD: Final = EventKind("sold", "seat", "count:number")
SELLING_ASKED: Final = EventKind("selling-asked", "seat", "other:seat", "count:number", "payment")
SELLING_GRANTED: Final = EventKind("selling-granted", "seat", "other:seat", "count:number", "payment")
SELLING_REFUSED: Final = EventKind("selling-refused", "seat", "other:seat")
REBELLION: Final = EventKind("rebellion", "seat", "territory", "dice:number", "successes:number")
COUNTER_LOST: Final = EventKind("counter-lost", "seat", "box")
UNREST_PLACED: Final = EventKind("unrest-placed", "seat", "territory")
MISSION_OVERTURNED: Final = EventKind("mission-overturned", "seat", "territory")
INCITED: Final = EventKind("incited", "seat", "victim:seat")
ADVANCED: Final = EventKind("advanced", "seat", "track", "value:number", "price:number")
REPRESSED: Final = EventKind("repressed", "seat")
ABOLITION: Final = EventKind("abolition", "seat")

WAR_DECLARED: Final = EventKind("war-declared", "seat", "enemy:seat")
WAR_YEAR: Final = EventKind("war-year", "year:number")
LAND_BATTLE: Final = EventKind(
    "land-battle",
    "territory",
    "seat",
    "dice:number",
    "hits:number",
    "enemy:seat",
    "enemy_dice:number",
    "enemy_hits:number",
)
TRADE_BATTLE: Final = EventKind(
    "trade-battle", "seat", "dice:number", "hits:number", "enemy:seat", "enemy_dice:number", "enemy_hits:number"
)
EUROPE_BATTLE: Final = EventKind(
    "europe-battle", "seat", "dice:number", "hits:number", "enemy:seat", "enemy_dice:number", "enemy_hits:number"
)
SEA_BATTLE: Final = EventKind(
    "sea-battle", "seat", "dice:number", "hits:number", "enemy:seat", "enemy_dice:number", "enemy_hits:number"
)
GOODS_LOST: Final = EventKind("goods-lost", "seat", "count:number")
TREASURE_LOST: Final = EventKind("treasure-lost", "seat", "count:number")
SHIPS_LOST: Final = EventKind("ships-lost", "seat", "squadrons:number", "fleets:number")
PIRATE_LOST: Final = EventKind("pirate-lost", "seat", "victim:seat")
EXHAUSTED: Final = EventKind("exhausted", "seat")
SURRENDERED: Final = EventKind("surrendered", "seat", "enemy:seat", "prestige:number")
WAR_UNDECIDED: Final = EventKind("war-undecided", "seat", "enemy:seat")

VICEROY_PLACED: Final = EventKind("viceroy-placed", "seat", "box", "count:number")
PRESTIGE_REACHED: Final = EventKind("prestige-reached", "seat", "prestige:number")
TURN_LIMIT_REACHED: Final = EventKind("turn-limit-reached", "turn:number")
