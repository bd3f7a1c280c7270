"""Which places and pieces an event is about, and where pieces come from."""

from __future__ import annotations

from asztal.board import Move, motion, spots
from asztal.engine.events import Event
from asztal.games.colonial import data, events

_OTHERS = spots(
    "box-{box}",
    "track-{track}-{seat}",
    special={
        events.CIRCUMNAVIGATION_ROLLED: ["circumnavigation"],
        events.CIRCUMNAVIGATED: ["circumnavigation"],
        events.CIRCUMNAVIGATION_FAILED: ["circumnavigation"],
        events.AMERICA_DISCOVERED: ["america"],
        events.STEPPED_BACK: ["diplomacy-{seat}"],
        events.DIPLOMACY_RAISED: ["diplomacy-{other}"],
        events.LOAN_TAKEN: ["loans"],
        events.LOAN_REPAID: ["loans"],
        events.SHIPPED: ["market"],
        events.SOLD: ["market"],
    },
)


def spots_of(event: Event) -> list[str]:
    """A territory with its land, else a box, a marker or an inset, else the players."""
    values = dict(zip(event.kind.fields, event.values, strict=True))
    if "territory" in values:
        name = data.TERRITORY_NAMES[values["territory"]]
        return [f"map-{name}", f"map-{name}-land"]
    return _OTHERS(event)


_PLACED = Move("panel-{seat}", "c{box}-{seat}")
_TO_MARKET = Move("panel-{seat}", "goods-of-{seat}")

MOTION = motion(
    {
        events.VICEROY_PLACED: [_PLACED],
        events.TRADING_POST: [_PLACED],
        events.ADVENTURERS: [_PLACED],
        events.SHIPPED: [_TO_MARKET],
        events.SHIPPING_GRANTED: [Move("panel-{seat}", "goods-of-{other}")],
        events.ADVANCED: [Move("panel-{seat}", "track-{track}-{seat}")],
        events.EXPLORED: [Move("t{territory}", "prestige-{seat}")],
        events.CIRCUMNAVIGATED: [Move("circumnavigation", "prestige-{seat}")],
        events.AMERICA_DISCOVERED: [Move("america", "prestige-{seat}")],
        events.COLONY_FOUNDED: [Move("t{territory}", "prestige-{seat}")],
        events.CITY_FOUNDED: [Move("t{territory}", "prestige-{seat}")],
        events.LOAN_TAKEN: [Move("loans", "treasury-{seat}")],
        events.SOLD: [Move("market", "treasury-{seat}")],
        events.PIRATE_SENT: [Move("panel-{seat}", "pirates-{victim}")],
        events.INCITED: [Move("panel-{seat}", "home-unrest-{victim}")],
    }
)
"""Counters come from their owner's panel; prestige and treasure go there."""
