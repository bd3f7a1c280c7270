"""The kinds of decisions in Colonial and what their choices mean (C28)."""

from __future__ import annotations

from typing import Final

from asztal.engine.step import Kind
from asztal.games.colonial import data

_NO_YES: Final = {0: "no", 1: "yes"}
NO: Final = 0
YES: Final = 1

CONFIRM: Final = data.CARDS

# Besides the characters.
PASS: Final = len(data.CHARACTERS)
PLAY_REPAY: Final = PASS + 1
PLAY_OFFER: Final = PASS + 2

# Monopolies: each colour but gold, each gold box, and that of the Netherlands.
MOST_MONOPOLIES: Final = len(data.COLOURS) - 1 + 5 + 1
FLEETS_REPAY: Final = MOST_MONOPOLIES + 1
FLEETS_OFFER: Final = MOST_MONOPOLIES + 2
MOST_SQUADRONS: Final = 5
NAVAL_REPAY: Final = MOST_SQUADRONS + 1
NAVAL_OFFER: Final = MOST_SQUADRONS + 2

# Where a seat or nobody is chosen.
NO_SEAT: Final = data.SEATS
PIRACY_REPAY: Final = data.SEATS + 1
PIRACY_OFFER: Final = data.SEATS + 2

NO_REPAYMENT: Final = 0
REPAY_NOW: Final = 1
NEVER_ASK: Final = 2

# Offers to the seats come first, then what the seats are asked for.
ASK_FROM: Final = data.SEATS
NO_OFFER: Final = 2 * data.SEATS
REFUSE: Final = 0
ACCEPT: Final = 1
WITHDRAW: Final = 2

NO_TERRITORY: Final = data.TERRITORIES
CIRCUMNAVIGATE: Final = data.TERRITORIES
STOP_EXPLORING: Final = data.TERRITORIES + 1

STOP: Final = 0
TRADING_POST: Final = 1
ADVENTURERS: Final = 2

# The Company takes a counter from a box.
PROTECTORATE: Final = data.BOXES
NEITHER: Final = data.BOXES + 1

STOP_PLACING: Final = data.BOXES

REBELLION_KIND: Final = 0
STIR_UP_KIND: Final = 1
TURN_MISSION_KIND: Final = 2

# A payment is from -MOST_OFFERED (the owner pays) to MOST_OFFERED (the asker pays).
NO_PAYMENT: Final = data.MOST_OFFERED
MOST_SHIPPED: Final = data.BOXES + 3
"""Each box, and those of the booming city twice."""
MOST_SOLD: Final[int] = 10 + sum(data.NATIVES)
"""Economy and the natives of all colonies (C24.1)."""

FIGHT_ON: Final = 0
SURRENDER_NOW: Final = 1

NATION: Final = Kind("nation", len(data.NATIONS), "nation")
PROGRAM: Final = Kind("program", data.CARDS + 1, "card", {CONFIRM: "confirm"})
PLAY: Final = Kind("play", PLAY_OFFER + 1, "character", {PASS: "pass", PLAY_REPAY: "repay", PLAY_OFFER: "offer"})
FLEETS: Final = Kind("fleets", FLEETS_OFFER + 1, "number", {FLEETS_REPAY: "repay", FLEETS_OFFER: "offer"})
NAVAL: Final = Kind("naval", NAVAL_OFFER + 1, "number", {NAVAL_REPAY: "repay", NAVAL_OFFER: "offer"})
PIRACY: Final = Kind(
    "piracy", PIRACY_OFFER + 1, "seat", {NO_SEAT: "none", PIRACY_REPAY: "repay", PIRACY_OFFER: "offer"}
)
REPAY: Final = Kind("repay", 3, names={NO_REPAYMENT: "none", REPAY_NOW: "repay", NEVER_ASK: "never"})
REPAY_LOAN: Final = Kind("repay-loan", data.MOST_LOANS, "loan")
REPAY_AMOUNT: Final = Kind("repay-amount", data.MOST_REPAID + 1, "number")
REPAY_TO_WIN: Final = Kind("repay-to-win", 2, names=_NO_YES)
OFFER: Final = Kind("offer", NO_OFFER + 1, "offer", {NO_OFFER: "none"})
OFFER_AMOUNT: Final = Kind("offer-amount", data.MOST_OFFERED + 1, "number")
OFFER_MESSAGE: Final = Kind("offer-message", len(data.MESSAGES), "message")
OFFER_ANSWER: Final = Kind("offer-answer", 3, names={REFUSE: "refuse", ACCEPT: "accept", WITHDRAW: "withdraw"})
AMBASSADOR_SEAT: Final = Kind("ambassador-seat", data.SEATS + 1, "seat", {NO_SEAT: "none"})
AMBASSADOR_TERRITORY: Final = Kind("ambassador-territory", data.TERRITORIES + 1, "territory", {NO_TERRITORY: "none"})
COLONY: Final = Kind("colony", data.TERRITORIES, "territory")
COMPANY: Final = Kind("company", NEITHER + 1, "box", {PROTECTORATE: "protectorate", NEITHER: "neither"})
PURGE: Final = Kind("purge", 2, names=_NO_YES)
LOOTING: Final = Kind("looting", 2, names=_NO_YES)
SETTLERS: Final = Kind("settlers", data.MOST_SETTLERS + 1, "number")
PIRATE_GOVERNORS: Final = Kind("pirate-governors", 2, names=_NO_YES)
PLANTATION: Final = Kind("plantation", 2, names=_NO_YES)
EXPLORE: Final = Kind(
    "explore", STOP_EXPLORING + 1, "territory", {CIRCUMNAVIGATE: "circumnavigation", STOP_EXPLORING: "stop"}
)
FOLLOW_UP: Final = Kind("follow-up", 3, names={STOP: "stop", TRADING_POST: "trading-post", ADVENTURERS: "adventurers"})
EXPLORE_BOX: Final = Kind("explore-box", data.BOXES, "box")
CITY: Final = Kind("city", data.TERRITORIES, "territory")
CITY_VALUE: Final = Kind("city-value", data.CITY_MOST + 1, "number")
MISSION: Final = Kind("mission", data.TERRITORIES, "territory")
PIRATES: Final = Kind("pirates", 2, names=_NO_YES)
COUNTER_ATTACK: Final = Kind("counter-attack", 2, names=_NO_YES)
SINK: Final = Kind("sink", data.SEATS, "seat")
ABOLITION: Final = Kind("abolition", 2, names=_NO_YES)
SHIP: Final = Kind("ship", MOST_SHIPPED + 1, "number")
SHIP_ASK: Final = Kind("ship-ask", data.SEATS + 1, "seat", {NO_SEAT: "stop"})
SHIP_NUMBER: Final = Kind("ship-number", MOST_SHIPPED + 1, "number")
SHIP_PAYMENT: Final = Kind("ship-payment", 2 * data.MOST_OFFERED + 1, "payment")
SHIP_ANSWER: Final = Kind("ship-answer", MOST_SHIPPED + 1, "number")
SELL: Final = Kind("sell", MOST_SOLD + 1, "number")
SELL_ASK: Final = Kind("sell-ask", data.SEATS + 1, "seat", {NO_SEAT: "stop"})
SELL_NUMBER: Final = Kind("sell-number", MOST_SOLD + 1, "number")
SELL_PAYMENT: Final = Kind("sell-payment", 2 * data.MOST_OFFERED + 1, "payment")
SELL_ANSWER: Final = Kind("sell-answer", MOST_SOLD + 1, "number")
REBEL: Final = Kind(
    "rebel", 3, names={REBELLION_KIND: "rebellion", STIR_UP_KIND: "stir-up", TURN_MISSION_KIND: "mission"}
)
REBELLION: Final = Kind("rebellion", data.TERRITORIES, "territory")
STIR_UP: Final = Kind("stir-up", data.TERRITORIES, "territory")
TURN_MISSION: Final = Kind("turn-mission", data.TERRITORIES, "territory")
INCITE: Final = Kind("incite", data.SEATS, "seat")
VICTIM: Final = Kind("victim", data.BOXES * data.SEATS, "counter")
TRACK: Final = Kind("track", len(data.TRACKS), "track")
WAR: Final = Kind("war", data.SEATS + 1, "seat", {NO_SEAT: "none"})
WAR_COUNTER: Final = Kind("war-counter", data.BOXES, "box")
WAR_PIRATE: Final = Kind("war-pirate", data.SEATS, "seat")
SURRENDER: Final = Kind("surrender", 2, names={FIGHT_ON: "fight", SURRENDER_NOW: "surrender"})
VICEROY: Final = Kind("viceroy", data.TERRITORIES, "territory")
VICEROY_BOX: Final = Kind("viceroy-box", data.BOXES + 1, "box", {STOP_PLACING: "stop"})
VICEROY_NUMBER: Final = Kind("viceroy-number", data.SPACES + 2, "number")

KINDS: Final = [kind for kind in list(globals().values()) if isinstance(kind, Kind)]
"""All of them, in this order."""
