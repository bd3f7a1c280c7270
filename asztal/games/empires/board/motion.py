"""Which places and pieces an event is about, and where pieces come from."""

from __future__ import annotations

from asztal.board import Move, motion, spots
from asztal.engine.events import Event
from asztal.games.empires import data, events

_OTHERS = spots(
    special={
        events.TURN_BEGINS: ["track"],
        events.TURN_ORDER: ["order"],
        events.AGE_ENDS: ["track"],
        events.GOOD_PICKED: ["good-{seat}"],
        events.GOOD_DRAWN: ["good-{seat}"],
        events.SHIP_WON: ["ship-{seat}"],
        events.SHIP_GAINED: ["ship-{seat}"],
        events.BUILDING_BOUGHT: ["buildings-{seat}"],
        events.INITIATIVE_PAID: ["money-{seat}"],
        events.MERCHANT_PAID: ["money-{seat}"],
        events.MONEY_GAINED: ["money-{seat}"],
        events.TRAINING_PAID: ["money-{seat}"],
        events.INCOME_PAID: ["money-{seat}"],
        events.BUILDING_PAID: ["money-{seat}"],
        events.POINTS_BOUGHT: ["points-{seat}"],
        events.CARD_DISCOVERED: ["discoveries-{seat}"],
        events.FIGURE_GAINED: ["figures-{seat}"],
        events.FIGURE_BOARDED: ["box-5"],
    }
)


def spots_of(event: Event) -> list[str]:
    """A region with its land, else a box or what somebody has, else the players."""
    values = dict(zip(event.kind.fields, event.values, strict=True))
    if "region" in values:
        name = data.REGION_NAMES[values["region"]]
        return [f"map-{name}", f"map-{name}-land"]
    if "box" in values:
        return [f"box-{data.BOX_OF[values['box']]}"]
    return _OTHERS(event)


_TO_MONEY = "money-{seat}"
_TABLE = motion(
    {
        events.INITIATIVE_PAID: [Move("box-0", _TO_MONEY)],
        events.GOOD_PICKED: [Move("box-2", "good-{seat}")],
        events.GOOD_DRAWN: [Move("box-2", "good-{seat}")],
        events.REGION_GOOD_TAKEN: [Move("tile-{region}", "good-{seat}")],
        events.SHIP_WON: [Move("box-3", "ship-{seat}")],
        events.SHIP_GAINED: [Move("box-3", "ship-{seat}")],
        events.BUILDING_BOUGHT: [Move("box-4", "buildings-{seat}")],
        events.LANDED: [Move("box-1", "row-{region}-{seat}")],
        events.COLONISTS_CAME: [Move("panel-{seat}", "row-{region}-{seat}")],
        events.SETTLED: [Move("panel-{seat}", "row-{region}-{seat}")],
        events.DISCOVERED: [Move("box-5", "row-{region}-{seat}")],
        events.CARD_DISCOVERED: [Move("deck", "discoveries-{seat}")],
        events.FIGURE_GAINED: [Move("box-6", "figures-{seat}")],
        events.FIGURE_MOVED: [Move("room-{from}", "row-{region}-{seat}")],
        events.REGION_SCORED: [Move("room-{region}", "points-{seat}")],
        events.GOODS_SWAPPED: [Move("good-{victim}", "good-{seat}")],
    }
)


def motion_of(event: Event) -> list[tuple[str, str]]:
    """Pieces come from their owner's panel to the boxes; money, goods and points go there."""
    if event.kind is not events.PLACED:
        return _TABLE(event)
    seat, figure, target = event.values
    if target in (data.SHIPPING, data.DISCOVERY):
        return [(f"panel-{seat}", f"area-{target}-{seat}-{figure}")]
    if data.SIZE[target] == 1:
        return [(f"panel-{seat}", f"space-{target}-0")]
    return [] if target == data.MAYFLOWER_SHIPS else [(f"panel-{seat}", f"spaces-{target}")]
