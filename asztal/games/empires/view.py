"""What a seat may know of Empires (E1), built up by addition; and what must always hold."""

from __future__ import annotations

from typing import TypedDict

from asztal.engine.bits import bits, count_bits
from asztal.games.empires import data
from asztal.games.empires import state as table
from asztal.games.empires.sets import Set, best_sets
from asztal.games.empires.state import Empires, of_kind, of_type
from asztal.games.empires.steps.benefits import goods_money
from asztal.games.empires.steps.boxes import shipping_value
from asztal.games.empires.steps.discovery import natives_less, strength_of
from asztal.games.empires.steps.income import paying_buildings, sets_pay
from asztal.games.empires.steps.refresh import next_order
from asztal.games.empires.steps.scoring import Standing, find_points, promised_points
from asztal.games.empires.steps.warfare import hits_of


class Standee(TypedDict):
    """A figure on a space."""

    seat: int
    figure: int


class Target(TypedDict):
    """Where a figure can be placed: what ``place-box`` offers under the same number."""

    spaces: list[Standee | None]
    """From the first on; Merchant Shipping and Discovery have none."""
    filled: int
    """Figures placed here in this turn; the next one goes to the space of this number."""
    owner: int | None
    """Who alone may use it: spaces X and Y, and the ships of the Mayflower."""
    resolving: int | None
    """The space that is being resolved, if it is one of these."""


class Find(TypedDict):
    """A discovery counter or card."""

    find: int
    natives: int
    coins: int
    plunder: int
    """For each soldier."""
    points: int


class Region(TypedDict):
    """A region of the New World."""

    discovered: bool
    good: int | None
    """The trade good that still lies there."""
    counter: Find | None
    """The counter that lies there face down, if the viewer has seen it."""
    natives_over: int | None
    """A failed expedition has shown that there are more natives than this; everybody knows."""
    figures: list[list[int]]
    """[seat][type]."""
    totals: list[int]
    builders: int
    scores: bool
    """Whether somebody has three figures there."""
    points: list[int]
    """[seat]: what the region is worth if it were scored now."""
    first: int
    second: int
    """What the places are worth now, the builders' bonus included."""


class Payment(TypedDict):
    """What a building or the nation (None) pays."""

    building: int | None
    amount: int


class Income(TypedDict):
    """What a seat is paid in phases C and D, as things stand; what others have to pay is not counted."""

    sets: list[Set]
    loose: list[int]
    """The kinds of the tiles that are in no set."""
    loose_ships: int
    sets_pay: int
    pays: list[Payment]
    total: int


class BuildingView(TypedDict):
    """A building of a seat."""

    building: int
    points: int | None
    """What it has scored; before that, what it is worth at the end, as things stand. None if it never scores."""


class Player(TypedDict):
    """What belongs to a seat; all of it lies open."""

    nation: int | None
    money: int
    points: int
    """Victory points so far."""
    sources: list[int]
    """Where they come from: regions of ages I, II, III, bought, discoveries, economy, buildings."""
    promised: int
    """What counters, cards and buildings would bring besides if the match ended now."""
    hand: list[int]
    """[type]: figures to be placed."""
    goods: list[int]
    """[kind]."""
    ships: int
    ships_used: int
    """Those that the Mayflower has used in this turn."""
    buildings: list[BuildingView]
    finds: list[Find]
    """Counters come before cards; a find of 16 and more is a card."""
    income: Income
    soldiers_left: int
    builders_left: int
    """Those in the supply (E1.4)."""
    shipping: list[int]
    """[type]: figures in the Merchant Shipping box."""
    shipping_value: int
    discovery: list[int]
    """[type]: figures in the Discovery box."""
    discovery_strength: int
    natives_less: int


class Expedition(TypedDict):
    """The expedition that is being put together."""

    seat: int
    sent: list[int]
    strength: int


class Battle(TypedDict):
    """The battle that is being fought."""

    attacker: int
    defender: int
    region: int
    hits_attacker: int
    hits_defender: int
    """How often each side's soldiers hit."""
    named_attacker: list[int]
    named_defender: list[int]
    """[type]: figures of each side that are named as victims."""
    to_come: list[int]
    """The regions of this war in which there will be another battle."""


class Auction(TypedDict):
    """The bidding for a place in the turn order."""

    places: list[int | None]
    bid: int | None
    bidder: int | None
    bidding: list[int]


class TableView(TypedDict):
    """The table as a seat sees it."""

    phase: str
    """nations, bidding, placement, the name of the box that is resolved, income, benefits, refresh, scoring, purchase,
    over: words ``phase-<name>``."""
    turn: int
    turns: int
    age: int
    """0 to 2."""
    box: int | None
    """The event box that is being resolved, by its first target."""
    order: list[int]
    next_order: list[int]
    """The turn order of the next turn, as the Initiative row stands."""
    targets: list[Target]
    """The fifteen that ``place-box`` knows, see ``data.py``."""
    dock_spaces: int
    lifted: int | None
    """The type of the figure that is being placed, while its box is asked for."""
    regions: list[Region]
    market: list[int]
    """The kinds of the open trade goods."""
    bag: list[int]
    """[kind]: tiles in the bag; everybody can count."""
    row: list[int | None]
    """The open buildings; None where one was bought."""
    price: int
    """What a building of this age costs."""
    stack: int
    ship_waits: bool
    ships_left: int
    deck: int
    """Discovery cards left."""
    vp_price: int | None
    """What a victory point costs at the end of this age, if any are sold."""
    players: list[Player]
    expedition: Expedition | None
    battle: Battle | None
    auction: Auction | None
    smuggled: int | None
    """The good that the Smuggler gives, while he chooses what he takes."""
    decree: int | None
    """The other player of a Papal Decree, or the one the Smuggler deals with."""
    with_builders: bool
    with_nations: bool


_PHASES = ["nations", "placement", "placement", "income", "benefits", "refresh", "scoring"]


def view(state: Empires, seat: int) -> TableView:
    """Everything lies open but for face-down counters; who has seen one knows it."""
    return {
        "phase": _phase(state),
        "turn": int(state.turn),
        "turns": data.TURNS,
        "age": int(state.age()),
        "box": _some(state.box),
        "order": list(state.order),
        "next_order": list(state.order) if _asks(state, "start-") else next_order(state),
        "targets": [_target(state, at) for at in range(data.TARGETS)],
        "dock_spaces": int(state.dock_spaces),
        "lifted": int(state.lifted) if _asks(state, "place-box") or _asks(state, "roads-to") else None,
        "regions": [_region(state, at, seat) for at in range(data.REGIONS)],
        "market": list(state.market),
        "bag": _tiles(state.bag),
        "row": [_some(building) for building in state.row],
        "price": data.PRICE[state.age()],
        "stack": int(count_bits(state.stack)),
        "ship_waits": bool(state.ship_waits),
        "ships_left": int(state.ships_left),
        "deck": int(count_bits(state.deck)),
        "vp_price": data.VP_PRICE[state.age()] if state.vp_for_sale else None,
        "players": [_player(state, at) for at in range(state.seats)],
        "expedition": _expedition(state),
        "battle": _battle(state),
        "auction": _auction(state),
        "smuggled": int(state.good) if _asks(state, "smuggler-take") else None,
        "decree": int(state.other) if _asks(state, "decree-first") or _asks(state, "smuggler-") else None,
        "with_builders": bool(state.with_builders),
        "with_nations": bool(state.with_nations),
    }


def _phase(state: Empires) -> str:
    if state.result is not None:
        return "over"
    if _asks(state, "start-"):
        return "bidding"
    if _asks(state, "vp-buy"):
        return "purchase"
    if state.phase == table.RESOLUTION and state.box in data.BOX_ORDER:
        return data.BOX_NAMES[data.BOX_ORDER.index(state.box)]
    # Portugal may discover a region before the first turn (E2.11).
    return "discovery" if state.phase == table.SETUP and _asks(state, "discovery-region") else _PHASES[state.phase]


def _some(value: int) -> int | None:
    """A number, or None for NOTHING and NOBODY."""
    return None if value < 0 else int(value)


def _asks(state: Empires, kind: str) -> bool:
    """Whether a decision of this kind is asked now; a name that ends in a hyphen stands for several."""
    if state.step is None or not state.menu:
        return False
    name = state.step.kind.name
    return name.startswith(kind) if kind.endswith("-") else name == kind


def _band(band: int) -> list[int]:
    """A band by types."""
    return [int(of_type(band, figure)) for figure in range(data.TYPES)]


def _tiles(tiles: int) -> list[int]:
    """Tiles by kinds."""
    return [int(of_kind(tiles, good)) for good in range(data.KINDS)]


# -- boxes ------------------------------------------------------------------------------------------------------------


def _target(state: Empires, target: int) -> Target:
    size = int(state.dock_spaces) if target == data.DOCK else data.SIZE[target]
    first = data.FIRST[target]
    spaces = [_standee(state.spaces[first + at]) for at in range(size)]
    # A space stays known until the next box with spaces: Discovery has none, nor has Merchant Shipping.
    now = state.phase == table.RESOLUTION and state.box == data.BOX_OF[target]
    resolving = now and first <= state.space < first + size
    return {
        "spaces": spaces,
        "filled": int(state.filled_on(target)),
        "owner": _owner(state, target),
        "resolving": int(state.space) - first if resolving else None,
    }


def _standee(there: int) -> Standee | None:
    return None if there == data.NOBODY else {"seat": there // data.TYPES, "figure": there % data.TYPES}


def _owner(state: Empires, target: int) -> int | None:
    opens = {data.DOCK_X: data.WHARF, data.DOCK_Y: data.DOCKS, data.MAYFLOWER_SHIPS: data.MAYFLOWER}
    return _some(state.owner_of(opens[target])) if target in opens else None


# -- regions ----------------------------------------------------------------------------------------------------------


def _region(state: Empires, at: int, seat: int) -> Region:
    standing = Standing(state, at)
    totals = [int(state.count(at, owner)) for owner in range(state.seats)]
    exceed = int(state.natives_exceed(at))
    discovered = bool(state.discovered >> at & 1)
    return {
        "discovered": discovered,
        "good": data.REGION_GOOD[at] if state.tiles_there >> at & 1 else None,
        "counter": _counter(state, at, seat),
        "natives_over": exceed if exceed and not discovered else None,
        "figures": [_band(state.band(at, owner)) for owner in range(state.seats)],
        "totals": totals,
        "builders": int(standing.builders),
        "scores": bool(standing.scores),
        "points": [int(standing.points(total)) for total in totals],
        "first": int(standing.first_vp),
        "second": int(standing.second_vp),
    }


def _counter(state: Empires, at: int, seat: int) -> Find | None:
    """The counter of a failed expedition, for those who have seen it; a spectator sees what all have seen (E5.24)."""
    counter = state.counters[at]
    if counter == data.NOTHING:
        return None
    everybody = not state.explorer_only
    return _find(counter) if everybody or (seat >= 0 and state.seen >> (at * data.SEATS + seat) & 1) else None


def _find(find: int) -> Find:
    return {
        "find": find,
        "natives": data.NATIVES[find],
        "coins": data.COINS[find],
        "plunder": data.PLUNDER[find],
        "points": data.FIND_VP[find],
    }


# -- players ----------------------------------------------------------------------------------------------------------


def _player(state: Empires, seat: int) -> Player:
    owned = bits(state.buildings[seat])
    area = state.band(data.DISCOVERY_AREA, seat)
    shipping = state.band(data.SHIPPING_AREA, seat)
    return {
        "nation": None if state.nation[seat] == data.NO_NATION else state.nation[seat],
        "money": state.money[seat],
        "points": int(state.score(seat)),
        "sources": [state.points[source * data.SEATS + seat] for source in range(data.SOURCES)],
        "promised": _promised(state, seat, owned),
        "hand": _band(state.band(data.HAND, seat)),
        "goods": _tiles(state.goods[seat]),
        "ships": state.ships[seat],
        "ships_used": int(ships_used(state, seat)),
        "buildings": [_building(state, seat, building) for building in owned],
        "finds": [_find(find) for find in bits(state.finds[seat])],
        "income": _income(state, seat),
        "soldiers_left": data.LIMIT[data.SOLDIER] - int(state.figures_out(seat, data.SOLDIER)),
        "builders_left": data.LIMIT[data.BUILDER] - int(state.figures_out(seat, data.BUILDER)),
        "shipping": _band(shipping),
        "shipping_value": int(shipping_value(shipping)),
        "discovery": _band(area),
        "discovery_strength": int(strength_of(state, seat, area)),
        "natives_less": int(natives_less(state, seat)),
    }


def ships_used(state: Empires, seat: int) -> int:
    """The ships with which the Mayflower has carried figures in this turn (E6.3)."""
    return int(state.filled_on(data.MAYFLOWER_SHIPS)) if state.owns(seat, data.MAYFLOWER) else 0


def _promised(state: Empires, seat: int, owned: list[int]) -> int:
    if state.result is not None:
        return 0
    return int(find_points(state, seat)) + sum(_promises(state, seat, building) for building in owned)


def _scoring(building: int) -> list[data.Effect]:
    return [effect for effect in data.EFFECTS if effect.building == building and effect.when == "game_end"]


def _promises(state: Empires, seat: int, building: int) -> int:
    """What a building would still bring if the match ended now."""
    if state.result is not None:
        return 0
    return sum(int(promised_points(state, seat, effect)) for effect in _scoring(building))


def _building(state: Empires, seat: int, building: int) -> BuildingView:
    if not _scoring(building):
        return {"building": building, "points": None}
    # Wealth and Enlightenment score before the others, and don't promise anything afterwards (E12.2, R16).
    scored = state.scored[building] if state.scored else 0
    return {"building": building, "points": scored + _promises(state, seat, building)}


def _income(state: Empires, seat: int) -> Income:
    ships = state.ships[seat] - ships_used(state, seat)
    sets, loose, loose_ships = best_sets(_tiles(state.goods[seat]), ships)
    pays: list[Payment] = [{"building": at, "amount": amount} for at, amount in paying_buildings(state, seat)]
    pays += [
        {"building": effect.building, "amount": effect.n}
        for effect in data.EACH_TURN_MONEY
        if state.buildings[seat] >> effect.building & 1
    ]
    nation = int(goods_money(state, seat))
    if nation:
        pays.append({"building": None, "amount": nation})
    from_sets = int(sets_pay(state, seat))
    return {
        "sets": sets,
        "loose": loose,
        "loose_ships": loose_ships,
        "sets_pay": from_sets,
        "pays": pays,
        "total": from_sets + sum(pay["amount"] for pay in pays),
    }


# -- what is going on -------------------------------------------------------------------------------------------------


def _expedition(state: Empires) -> Expedition | None:
    """While figures are sent, or the region is asked for."""
    if not state.sent:
        return None
    seat = int(state.active)
    return {"seat": seat, "sent": _band(state.sent), "strength": int(strength_of(state, seat, state.sent))}


def _battle(state: Empires) -> Battle | None:
    """While victims are named, or saved."""
    if state.attacker == data.NOBODY:
        return None
    return {
        "attacker": int(state.attacker),
        "defender": int(state.defender),
        "region": int(state.region),
        "hits_attacker": int(hits_of(state, state.attacker)),
        "hits_defender": int(hits_of(state, state.defender)),
        "named_attacker": _band(state.hit_attacker),
        "named_defender": _band(state.hit_defender),
        "to_come": bits(state.battles),
    }


def _auction(state: Empires) -> Auction | None:
    if not _asks(state, "start-"):
        return None
    places = [_some((state.initiative >> 3 * at & 7) - 1) for at in range(state.seats)]
    return {
        "places": places,
        "bid": _some(state.bid),
        "bidder": _some(state.bidder),
        "bidding": bits(state.bidding),
    }


# -- the end ----------------------------------------------------------------------------------------------------------

_SOURCES = ["regions-1", "regions-2", "regions-3", "bought", "discoveries", "economy", "buildings"]


def breakdown(state: Empires) -> list[tuple[str, list[int]]]:
    """Where the points come from, and what decides between equals (E8.7, E8.9)."""
    seats = range(int(state.seats))
    sources = [(name, [state.points[at * data.SEATS + seat] for seat in seats]) for at, name in enumerate(_SOURCES)]
    return [
        ("total", [int(state.score(seat)) for seat in seats]),
        *sources,
        ("money", list(state.money)),
        ("goods", [state.goods[seat] & data.BYTE for seat in seats]),
    ]


def standing(table: TableView) -> list[tuple[str, list[int]]]:
    """The points so far, and those that finds and buildings would bring if the match ended now (E8.7)."""
    players = table["players"]
    sources = [(name, [player["sources"][at] for player in players]) for at, name in enumerate(_SOURCES)]
    return [
        ("total", [player["points"] + player["promised"] for player in players]),
        *[(name, counts) for name, counts in sources if any(counts)],
        ("promised", [player["promised"] for player in players]),
    ]


# -- what must always hold --------------------------------------------------------------------------------------------


def invariants(state: Empires) -> list[str]:
    """Complaints, by the rule that is broken; none in a sound state."""
    return [
        *_bands(state),
        *_limits(state),
        *_boxes(state),
        *_goods(state),
        *_ships(state),
        *_tiles_of(state),
        *_finds(state),
    ]


def _bands(state: Empires) -> list[str]:
    """What is packed together is sound."""
    complaints = []
    for at, band in enumerate(state.figures):
        if band < 0 or sum(_band(band)) != band & data.BYTE:
            complaints.append(f"E1.3: seat {at % data.SEATS} has {_band(band)} at place {at // data.SEATS}")
        elif band and at // data.SEATS < data.REGIONS and not state.discovered >> at // data.SEATS & 1:
            complaints.append(f"E5.5: figures in {data.REGION_NAMES[at // data.SEATS]}, which is not discovered")
    for seat, tiles in enumerate(state.goods):
        if tiles < 0 or sum(_tiles(tiles)) != tiles & data.BYTE:
            complaints.append(f"E1.6: seat {seat} has goods {_tiles(tiles)}")
    if min(state.money) < 0:
        complaints.append(f"E1.10: money {state.money}")
    if not state.with_builders and any(of_type(band, data.BUILDER) for band in state.figures):
        complaints.append("E9: a builder without the module")
    return complaints


def _limits(state: Empires) -> list[str]:
    """Soldiers and builders are limited (E1.4)."""
    return [
        f"E1.4: seat {seat} has {state.figures_out(seat, figure)} figures of type {data.FIGURES[figure]}"
        for seat in range(state.seats)
        for figure in (data.SOLDIER, data.BUILDER)
        if state.figures_out(seat, figure) > data.LIMIT[figure]
    ]


def _boxes(state: Empires) -> list[str]:
    """Figures stand on the first spaces of a box while figures are placed (E4.2)."""
    complaints = []
    hands = sum(int(state.count(data.HAND, seat)) for seat in range(state.seats))
    if state.phase == table.PLACEMENT:
        if state.to_place != hands:
            complaints.append(f"E4.1: {state.to_place} figures are to be placed, and {hands} are in hand")
        for target in range(data.TARGETS):
            filled = int(state.filled_on(target))
            there = (
                state.spaces[data.FIRST[target] : data.FIRST[target] + data.SIZE[target]] if data.SIZE[target] else []
            )
            if [figure != data.NOBODY for figure in there] != [at < filled for at in range(len(there))]:
                complaints.append(f"E4.2: target {target} has {there}, and {filled} were placed")
    if state.filled_on(data.DOCK) > state.dock_spaces:
        complaints.append("E2.10: too many figures in the dock")
    if sorted(state.order) != list(range(state.seats)):
        complaints.append(f"E7.5: the turn order is {state.order}")
    return complaints


def _goods(state: Empires) -> list[str]:
    """No tile is created or lost (E1.6)."""
    if not state.bag and not state.market:
        return []
    counts = _tiles(state.bag)
    for seat in range(state.seats):
        counts = [count + more for count, more in zip(counts, _tiles(state.goods[seat]), strict=True)]
    for good in [*state.market, *[data.REGION_GOOD[at] for at in bits(state.tiles_there)]]:
        counts[good] += 1
    return [] if counts == data.TILES else [f"E1.6: there are {counts} tiles"]


def _ships(state: Empires) -> list[str]:
    """Eight ships are in play (E1.7)."""
    if state.turn == 0:
        return []
    ships = sum(state.ships) + int(state.ships_left) + state.ship_waits
    return [] if ships == data.SHIPS else [f"E1.7: there are {ships} ships"]


def _tiles_of(state: Empires) -> list[str]:
    """Each building is in one place (E1.8)."""
    owned = [building for seat in range(state.seats) for building in bits(state.buildings[seat])]
    there = [*owned, *bits(state.stack), *[building for building in state.row if building != data.NOTHING]]
    complaints = [] if len(set(there)) == len(there) else [f"E1.8: a building is twice in {there}"]
    if any(not state.tiles >> building & 1 for building in there):
        complaints.append("E2.7: a building that is not in play")
    return complaints


def _finds(state: Empires) -> list[str]:
    """Each counter and card is in one place (E1.9); only where nothing is discovered a counter lies (E2.5)."""
    taken = [find for seat in range(state.seats) for find in bits(state.finds[seat])]
    lying = [counter for counter in state.counters if counter != data.NOTHING]
    there = [*taken, *lying, *bits(state.deck)]
    complaints = [] if len(set(there)) == len(there) else [f"E1.9: a counter or card is twice in {there}"]
    for region, counter in enumerate(state.counters):
        name = data.REGION_NAMES[region]
        if counter != data.NOTHING and state.discovered >> region & 1:
            complaints.append(f"E5.23: a counter still lies in {name}")
        if counter != data.NOTHING and data.NATIVES[counter] <= state.natives_exceed(region):
            complaints.append(f"E5.24: an expedition to {name} has failed that was strong enough")
    counters = sum(1 for find in taken if find < data.COUNTERS)
    found = int(count_bits(state.discovered & ~data.OPEN_AT_START))
    if counters != found:
        complaints.append(f"E5.23: {found} regions were discovered, and {counters} counters taken")
    return complaints
