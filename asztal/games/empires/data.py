"""Empires' data, read from ``data/*.toml``, checked, and laid out flat for the rules.

An owner of a printed copy can put other tables in a folder of his own: ``ASZTAL_DATA`` names a folder whose
``empires/buildings.toml`` (or another table) is read in place of ours.
"""

from __future__ import annotations

from typing import Final

from asztal.engine.bits import bit, count_bits
from asztal.engine.tables import TomlTable, read

SEATS: Final = 6
NOBODY: Final = -1
NOTHING: Final = -1

_BOXES: Final = read("empires", "event_boxes")
_BUILDINGS: Final = read("empires", "buildings")
_CARDS: Final = read("empires", "discovery_cards")
_CONSTANTS: Final = read("empires", "constants")
_COUNTERS: Final = read("empires", "discovery_counters")
_FIGURES: Final = read("empires", "figures")
_GOODS: Final = read("empires", "trade_goods")
_NATIONS: Final = read("empires", "nations")
_OPTIONS: Final = read("empires", "options")
_REGIONS: Final = read("empires", "regions")


def _of_ids(tables: list[TomlTable], names: list[str]) -> None:
    """The tables are those of these names, in this order."""
    for table, name in zip(tables, names, strict=True):
        if table.text("id") != name:
            table.wrong("id", f"it must be {name} here")


# -- figures (E1.3, E1.4) ---------------------------------------------------------------------------------------------

COLONIST: Final = 0
CAPTAIN: Final = 1
MERCHANT: Final = 2
MISSIONARY: Final = 3
SOLDIER: Final = 4
BUILDER: Final = 5
FIGURES: Final = ["colonist", "captain", "merchant", "missionary", "soldier", "builder"]
TYPES: Final = 6
_FIGURE_TABLES: Final = _FIGURES.tables("figure", TYPES)
_of_ids(_FIGURE_TABLES, FIGURES)
NO_LIMIT: Final = 1_000
LIMIT: Final[list[int]] = [
    table.number("count", 1, 40) if table.flag("hard_limit") else NO_LIMIT for table in _FIGURE_TABLES
]
"""How many figures of a type a player has (E1.4)."""
DISCOVERY_VALUE: Final[list[int]] = [table.number("discovery_value", 1, 9) for table in _FIGURE_TABLES]
SHIPPING_VALUE: Final[list[int]] = [table.number("shipping_value", 1, 9) for table in _FIGURE_TABLES]
LANDING_COLONISTS: Final[int] = _FIGURE_TABLES[MISSIONARY].number("landing_colonists", 0, 9)
KILLS: Final[int] = _FIGURE_TABLES[SOLDIER].number("kills", 1, 9)

BYTE: Final = 255
ONE: Final[list[int]] = [1 + bit(8 * figure + 8) for figure in range(TYPES)]
"""Figures of one seat that stand together are a *band*, packed into one number: how many there are in the lowest byte,
and those of each type in the bytes above. This is one figure of each type."""

# -- regions (E1.1) and goods (E1.6) ----------------------------------------------------------------------------------

KINDS: Final = 11
_GOOD_TABLES: Final = _GOODS.tables("good", KINDS)
GOODS: Final[list[str]] = [table.text("id") for table in _GOOD_TABLES]
MOST_OF_A_KIND: Final = 6
"""Income is worked out for so many tiles of a kind (``steps/income.py``)."""
TILES: Final[list[int]] = [table.number("count", 1, MOST_OF_A_KIND) for table in _GOOD_TABLES]
"""How many tiles there are of each kind."""
NIBBLE: Final = 15
GOOD: Final[list[int]] = [1 + bit(4 * kind + 8) for kind in range(KINDS)]
"""Tiles that lie together are packed like a band: how many in the lowest byte, those of each kind in four bits above.
This is one tile of each kind."""

REGIONS: Final = 9
_REGION_TABLES: Final = _REGIONS.tables("region", REGIONS)
REGION_NAMES: Final[list[str]] = [table.text("id") for table in _REGION_TABLES]
REGION_GOOD: Final[list[int]] = [table.one_of(table.text("good"), GOODS) for table in _REGION_TABLES]
OPEN_AT_START: Final[int] = sum(
    [bit(at) for at, table in enumerate(_REGION_TABLES) if table.flag("discovered_at_start")]
)
ALL_REGIONS: Final[int] = bit(REGIONS) - 1

# Besides the regions, figures of a seat stand together here; see ``State.figures``.
HAND: Final = REGIONS
SHIPPING_AREA: Final = REGIONS + 1
DISCOVERY_AREA: Final = REGIONS + 2
PLACES: Final = REGIONS + 3

# -- event boxes (E1.2, E4.2) -----------------------------------------------------------------------------------------

# What a figure can be placed on: the boxes in the order of resolution, each space of Specialists by itself, and the
# spaces of the dock that belong to somebody.
INITIATIVE: Final = 0
DOCK: Final = 1
TRADE_GOODS: Final = 2
SHIPPING: Final = 3
CAPITAL: Final = 4
DISCOVERY: Final = 5
SPECIALISTS: Final = 6
TRAINING: Final = 10
WARFARE: Final = 11
DOCK_X: Final = 12
DOCK_Y: Final = 13
MAYFLOWER_SHIPS: Final = 14
TARGETS: Final = 15

BOX_NAMES: Final = [
    "initiative",
    "dock",
    "trade_goods",
    "merchant_shipping",
    "capital_buildings",
    "discovery",
    "specialists",
    "warfare",
]
_BOX_TABLES: Final = _BOXES.numbered("box", "order", 1, len(BOX_NAMES))
_of_ids(_BOX_TABLES, BOX_NAMES)
BOX_ORDER: Final = [INITIATIVE, DOCK, TRADE_GOODS, SHIPPING, CAPITAL, DISCOVERY, SPECIALISTS, WARFARE]
"""The eight boxes, as they are resolved (E5.0)."""
BOX_OF: Final = [
    SPECIALISTS if SPECIALISTS <= target <= TRAINING else DOCK if target >= DOCK_X else target
    for target in range(TARGETS)
]
"""The box in which each target lies, by its first target."""
TRAINED: Final = [CAPTAIN, MERCHANT, MISSIONARY, SOLDIER]
"""What the first spaces of Specialists give (E5.45)."""
if _BOX_TABLES[6].items("named_spaces") != [*[FIGURES[figure] for figure in TRAINED], "training"]:
    _BOX_TABLES[6].wrong("named_spaces", "the four specialists and training are expected")

INITIATIVE_MONEY: Final[list[int]] = [int(money) for money in _BOX_TABLES[0].items("space_money")]
if len(INITIATIVE_MONEY) != _BOX_TABLES[0].number("spaces", SEATS, SEATS):
    _BOX_TABLES[0].wrong("space_money", f"there must be {SEATS} of them, not {len(INITIATIVE_MONEY)}")

DOCK_SPACES: Final[list[int]] = [0, 0] + [
    _CONSTANTS.section("dock_spaces").number(str(seats), 1, 12) for seats in range(2, SEATS + 1)
]
"""[seats]: the numbered spaces of the dock (E2.10)."""
MOST_DOCK: Final[int] = _CONSTANTS.section("dock_spaces").number("printed", max(DOCK_SPACES), 12)
MAYFLOWER_SPACES: Final = 3

_SIZE_TABLE: Final[list[tuple[int, int]]] = [
    (INITIATIVE, SEATS),
    (DOCK, MOST_DOCK),
    (DOCK_X, 1),
    (DOCK_Y, 1),
    (MAYFLOWER_SHIPS, MAYFLOWER_SPACES),
    (TRADE_GOODS, _BOX_TABLES[2].number("spaces", 1, 9)),
    (CAPITAL, _BOX_TABLES[4].number("spaces", 1, 9)),
    *[(SPECIALISTS + at, 1) for at in range(5)],
    (WARFARE, _BOX_TABLES[7].number("spaces", 1, 9)),
]
"""The spaces in the order in which they are resolved, with how many there are of each."""
SIZE: Final[list[int]] = [dict(_SIZE_TABLE).get(target, 0) for target in range(TARGETS)]
"""The spaces of each target; 0 for the two areas, where there is always room."""


def _first_spaces() -> list[int]:
    firsts = [NOTHING] * TARGETS
    at = 0
    for target, size in _SIZE_TABLE:
        firsts[target] = at
        at += size
    return firsts


FIRST: Final[list[int]] = _first_spaces()
"""Where the spaces of each target begin in ``State.spaces``."""
SPACES: Final[int] = sum(SIZE)
DOCK_END: Final[int] = FIRST[MAYFLOWER_SHIPS] + MAYFLOWER_SPACES
ALWAYS_OPEN: Final[int] = sum([bit(target) for target in range(DOCK_X)])
"""The targets that are open for everybody at the beginning of a turn, as a bit mask."""

# -- the turn (E3), setup (E2), prices --------------------------------------------------------------------------------

TURNS: Final[int] = _CONSTANTS.section("game").number("turns", 1, 20)
AGES: Final = 3
_AGE_TABLES: Final = _CONSTANTS.numbered("age", "age", 1, AGES)
LAST_TURN: Final[list[int]] = [int(table.items("turns")[-1]) for table in _AGE_TABLES]
"""The turn after which each age is scored."""
if LAST_TURN[-1] != TURNS:
    _AGE_TABLES[-1].wrong("turns", f"the last age must end with turn {TURNS}")
PRICE: Final[list[int]] = [table.number("building_cost", 0, 99) for table in _AGE_TABLES]
VP_PRICE: Final[list[int]] = [table.number("vp_price", 1, 99) for table in _AGE_TABLES]


def age_of(turn: int) -> int:
    """The age of a turn, 0 to 2 (E3.1)."""
    age = 0
    while turn > LAST_TURN[age] and age < AGES - 1:
        age += 1
    return age


AGE_OF: Final[list[int]] = [age_of(turn) for turn in range(TURNS + 1)]

_SETUP: Final = _CONSTANTS.section("setup")
START_MONEY: Final[int] = _SETUP.number("start_money", 0, 99)
START_COLONISTS: Final[int] = _SETUP.number("start_colonists", 0, 20)
COLONISTS_A_TURN: Final[int] = _SETUP.number("colonists_per_turn", 0, 20)
OPEN_BUILDINGS: Final[int] = _SETUP.number("open_buildings", 1, 9)
OPEN_GOODS: Final[int] = _SETUP.number("open_trade_goods", 1, 9)
SHIPS: Final = 8
"""Merchant ships in play (E1.7)."""

_MONEY: Final = _CONSTANTS.section("money")
MERCHANT_LANDING: Final[int] = _MONEY.number("merchant_landing", 0, 99)
WAR_COST: Final[int] = _MONEY.number("war_cost", 0, 99)
BATTLE_COST: Final[int] = _MONEY.number("battle_cost", 0, 0)
TRAINING_COST: Final[int] = _MONEY.number("training_cost", 0, 99)
BUILDER_DISCOUNT: Final[int] = _MONEY.number("builder_discount", 0, 99)

_INCOME: Final = _CONSTANTS.section("income")
ANY_THREE: Final[int] = _INCOME.number("any_three", 1, 1)
THREE_SAME: Final[int] = _INCOME.number("three_same", 3, 3)
FOUR_SAME: Final[int] = _INCOME.number("four_same", 6, 6)
"""Which sets are best is worked out for these sums (``steps/income.py``)."""

_SCORING: Final = _CONSTANTS.section("region_scoring")
THRESHOLD: Final[int] = _SCORING.number("threshold", 1, 9)
"""So many figures of one player make a region score, and get its good (E8.1, E5.7)."""
FIRST_VP: Final[int] = _SCORING.number("first", 0, 99)
SECOND_VP: Final[int] = _SCORING.number("second", 0, 99)
TIED_VP: Final[int] = _SCORING.number("first_two_way_tie", 0, 99)
BUILDER_FIRST: Final[int] = _CONSTANTS.section("builder_scoring").number("first", 0, 99)
BUILDER_SECOND: Final[int] = _CONSTANTS.section("builder_scoring").number("second", 0, 99)

# Where victory points come from, as ``State.points`` keeps them.
REGIONS_1: Final = 0
REGIONS_3: Final = 2
BOUGHT: Final = 3
DISCOVERIES: Final = 4
ECONOMY: Final = 5
OF_BUILDINGS: Final = 6
SOURCES: Final = 7

# -- discovery counters and cards (E1.9) ------------------------------------------------------------------------------

COUNTERS: Final = 16
CARDS: Final = 16
FINDS: Final = COUNTERS + CARDS
"""Counters come first, then the cards."""
_FIND_TABLES: Final = [*_COUNTERS.tables("counter", COUNTERS), *_CARDS.tables("card", CARDS)]
NATIVES: Final[list[int]] = [table.number("natives", 1, 7) for table in _FIND_TABLES]
COINS: Final[list[int]] = [table.number("coins", 0, 99) for table in _FIND_TABLES]
PLUNDER: Final[list[int]] = [table.number("per_soldier", 0, 99) for table in _FIND_TABLES]
FIND_VP: Final[list[int]] = [table.number("vp", 0, 99) for table in _FIND_TABLES]
ALL_COUNTERS: Final[int] = bit(COUNTERS) - 1
ALL_CARDS: Final[int] = (bit(CARDS) - 1) * bit(COUNTERS)
STRONGER: Final[list[int]] = [
    sum([bit(counter) for counter in range(COUNTERS) if NATIVES[counter] > strength]) for strength in range(8)
]
"""[strength]: the counters with more natives than this, as a bit mask."""

# -- buildings (E1.8, E10, E13) ---------------------------------------------------------------------------------------

BUILDINGS: Final = 54
_BUILDING_TABLES: Final = _BUILDINGS.tables("building", BUILDINGS)
BUILDING_NAMES: Final[list[str]] = [table.text("id") for table in _BUILDING_TABLES]
COST: Final[list[int]] = [table.number("cost", 0, 99) for table in _BUILDING_TABLES]
"""Spoils of War cost nothing (E5.15)."""
OF_AGE: Final[list[int]] = [
    sum([bit(at) for at, table in enumerate(_BUILDING_TABLES) if table.number("age", 1, AGES) == age + 1])
    for age in range(AGES)
]
"""The buildings of each age, as a bit mask."""
NEW: Final[int] = sum(
    [bit(at) for at, table in enumerate(_BUILDING_TABLES) if table.choice("set", ["base", "builder"]) == "builder"]
)
"""The buildings of the expansion, as a bit mask."""
ALL_BUILDINGS: Final[int] = bit(BUILDINGS) - 1


class Effect:
    """What a building does, and when: the words of ``buildings.toml``."""

    def __init__(self, building: int, table: TomlTable) -> None:
        self.building = building
        self.when = table.choice("when", list(_VOCABULARY))
        self.do = table.choice("do", _VOCABULARY[self.when])
        self.n = table.number("n", 1, 99) if "n" in table.entries else 1
        self.figure = table.one_of(table.text("figure"), FIGURES) if "figure" in table.entries else NOTHING
        goods: list[str] = table.items("goods") if "goods" in table.entries else []
        self.goods: list[int] = [table.one_of(name, GOODS) for name in goods]
        self.per = table.number("per", 1, 99) if "per" in table.entries else 1
        self.least = table.number("min", 1, 99) if "min" in table.entries else 1
        self.players = table.number("players", 1, 2) if "players" in table.entries else 0
        self.space = table.choice("space", ["X", "Y"]) if "space" in table.entries else ""


_VOCABULARY: Final[dict[str, list[str]]] = {
    "on_buy": [
        "money", "ship", "good_blind", "figure_choice", "free_discovery", "place_colonists", "papal_decree",
        "steal_counters",
    ],
    "each_turn": [
        "money", "figure", "figure_choice", "figure_in_box", "good_blind", "move_figures", "swap_good", "sell_goods",
        "money_per_ship_from_each_player",
    ],
    "income": ["money_per_good", "money_per_good_choice"],
    "passive": [
        "dock_space", "captain_discovery_value", "missionary_landing_colonists", "soldier_kills",
        "ignore_losses_per_battle", "block_foreign_missionaries", "ships_as_dock_spaces",
    ],
    "game_end": [
        "vp", "vp_per_ship", "vp_per_money", "vp_per_building", "vp_per_new_world_figures", "vp_per_new_world_type",
        "vp_repeat_economy", "vp_per_region_present", "vp_per_region_sole_first", "vp_per_discovery",
        "vp_per_specialist_box_figure",
    ],
}  # fmt: skip
EFFECTS: Final[list[Effect]] = [
    Effect(at, effect) for at, table in enumerate(_BUILDING_TABLES) for effect in table.tables("effects")
]


def effects(when: str, do: str) -> list[Effect]:
    """All effects of a kind."""
    return [effect for effect in EFFECTS if effect.when == when and effect.do == do]


def _with(do: str, space: str = "") -> int:
    """The buildings that bend a rule in this way, as a bit mask."""
    return sum([bit(effect.building) for effect in EFFECTS if effect.do == do and effect.space == space])


def _number(do: str, otherwise: int) -> int:
    """The number that such a building brings, or what holds where there is none."""
    return next((effect.n for effect in EFFECTS if effect.do == do), otherwise)


# The buildings that bend a rule, as bit masks, each with its number; the rule looks for them where it stands.
WHARF: Final[int] = _with("dock_space", "X")
DOCKS: Final[int] = _with("dock_space", "Y")
JESUITS: Final[int] = _with("missionary_landing_colonists")
JESUIT_COLONISTS: Final[int] = _number("missionary_landing_colonists", LANDING_COLONISTS)
ARTILLERY: Final[int] = _with("soldier_kills")
ARTILLERY_KILLS: Final[int] = _number("soldier_kills", KILLS)
FORTIFICATIONS: Final[int] = _with("ignore_losses_per_battle")
SAVED_A_BATTLE: Final[int] = _number("ignore_losses_per_battle", 0)
COLONIAL_ROADS: Final[int] = _with("move_figures")
MOVES: Final[int] = _number("move_figures", 0)
MAGELLAN: Final[int] = _with("captain_discovery_value")
MAGELLAN_VALUE: Final[int] = _number("captain_discovery_value", DISCOVERY_VALUE[CAPTAIN])
SMUGGLER: Final[int] = _with("swap_good")
TRADING_HOUSE: Final[int] = _with("sell_goods")
SALE_PRICE: Final[int] = _number("sell_goods", 0)
REFORMATION: Final[int] = _with("block_foreign_missionaries")
MAYFLOWER: Final[int] = _with("ships_as_dock_spaces")
if _number("ships_as_dock_spaces", MAYFLOWER_SPACES) != MAYFLOWER_SPACES:
    _BUILDINGS.wrong("building", f"the board has room for {MAYFLOWER_SPACES} ships at the dock")
WEALTH: Final[int] = _with("vp_per_money")
ENLIGHTENMENT: Final[int] = _with("vp_per_specialist_box_figure")
ENLIGHTENMENT_VP: Final[int] = _number("vp_per_specialist_box_figure", 0)
PRIVATEERS: Final[int] = _with("money_per_ship_from_each_player")
PRIVATEER_MONEY: Final[int] = _number("money_per_ship_from_each_player", 0)

EACH_TURN_MONEY: Final = effects("each_turn", "money")
EACH_TURN_FIGURES: Final = effects("each_turn", "figure")
EACH_TURN_CHOICE: Final = effects("each_turn", "figure_choice")
CONQUISTADORS: Final = effects("each_turn", "figure_in_box")
EACH_TURN_GOODS: Final = effects("each_turn", "good_blind")
FACTORIES: Final = effects("income", "money_per_good")
MINTS: Final = effects("income", "money_per_good_choice")


def _mask(some: list[Effect]) -> int:
    return sum([bit(effect.building) for effect in some])


PAYS_EACH_TURN: Final[int] = _mask(EACH_TURN_MONEY)
GIVES_FIGURES: Final[int] = _mask(EACH_TURN_FIGURES)
GIVES_GOODS: Final[int] = _mask(EACH_TURN_GOODS)
GIVES_CHOICE: Final[int] = _mask(EACH_TURN_CHOICE)
FOR_THE_BOX: Final[int] = _mask(CONQUISTADORS)
PAYS_FOR_GOODS: Final[int] = _mask(FACTORIES) | _mask(MINTS)
OPENS_DOCK: Final[int] = WHARF | DOCKS | MAYFLOWER
ABOUT_BUILDERS: Final[int] = _mask([effect for effect in EFFECTS if effect.figure == BUILDER])
"""They only give or score builders, and stay out without these (E2.13)."""

# -- nations (E11) ----------------------------------------------------------------------------------------------------

NATIONS: Final = ["britain", "spain", "france", "portugal", "holland", "italy"]
COLOURS: Final = ["red", "yellow", "blue", "green", "orange", "purple"]
NO_NATION: Final = len(NATIONS)
PORTUGAL: Final = 3
ITALY: Final = 5
_NATION_TABLES: Final = _NATIONS.tables("nation", len(NATIONS))
_of_ids(_NATION_TABLES, NATIONS)
for _table, _colour in zip(_NATION_TABLES, COLOURS, strict=True):
    if _table.text("colour") != _colour:
        _table.wrong("colour", f"it must be {_colour}")
_ADVANTAGES: Final[dict[str, list[str]]] = {
    "each_turn": ["figure", "take_money_from_each_player", "money_per_goods"],
    "discovery": ["money", "colonist_in_discovered_region"],
    "passive": ["natives_minus"],
}


def _advantages(when: str, do: str, figure: int = NOTHING) -> list[int]:
    """[nation]: what this advantage brings, 0 where a nation has none; the last is for those who have no nation."""
    numbers = []
    for nation in _NATION_TABLES:
        total = 0
        for table in nation.tables("advantages", 2):
            known = _ADVANTAGES[table.choice("when", list(_ADVANTAGES))]
            of_type = table.one_of(table.text("figure"), FIGURES) if "figure" in table.entries else NOTHING
            if table.choice("do", known) == do and table.text("when") == when and of_type == figure:
                total += table.number("n", 1, 9)
        numbers.append(total)
    return [*numbers, 0]


TRIBUTE: Final[list[int]] = _advantages("each_turn", "take_money_from_each_player")
NATION_FIGURES: Final[list[list[int]]] = [_advantages("each_turn", "figure", figure) for figure in range(TYPES)]
"""[type][nation]."""
GOODS_MONEY: Final[list[int]] = _advantages("each_turn", "money_per_goods")
GOODS_PER: Final = 2
DISCOVERY_MONEY: Final[list[int]] = _advantages("discovery", "money")
DISCOVERY_COLONISTS: Final[list[int]] = _advantages("discovery", "colonist_in_discovered_region")
NATIVES_LESS: Final[list[int]] = _advantages("passive", "natives_minus")

# -- options ----------------------------------------------------------------------------------------------------------


def _option(name: str, known: list[str]) -> list[str]:
    """The values of a table option, the default first."""
    default = _OPTIONS.named("table_option", name).choice("default", known)
    return [default] + [value for value in known if value != default]


OPTIONS: Final[dict[str, list[str]]] = {
    "builders": _option("builders", ["on", "off"]),
    "new_buildings": _option("new_buildings", ["on", "off"]),
    "nation_advantages": _option("nation_advantages", ["on", "off"]),
    "vp_purchase": _option("vp_purchase", ["on", "off"]),
    "sixth_colour": _option("sixth_colour", ["on", "off"]),
    "portugal_free_discovery": _option("portugal_free_discovery", ["off", "on"]),
    "failed_counter": _option("failed_counter", ["public", "explorer_only"]),
    "late_seat_money": _option("late_seat_money", ["1", "2"]),
    "start_order": _option("start_order", ["random", "bid"]),
    "dock_six": _option("dock_six", ["11", "12"]),
    "three_way_tie": _option("three_way_tie", ["0", "2"]),
}
"""The table options with their values, the default first."""


def tiles_in_play(new_buildings: bool, builders: bool) -> int:
    """The buildings that are shuffled into the stacks, as a bit mask (E2.7, E2.13)."""
    tiles = ALL_BUILDINGS
    if not new_buildings:
        tiles &= ~NEW
    if not builders:
        tiles &= ~ABOUT_BUILDERS
    return tiles


for _age in range(AGES):
    if count_bits(tiles_in_play(False, False) & OF_AGE[_age]) < OPEN_BUILDINGS:
        _BUILDINGS.wrong("building", f"age {_age + 1} of the base game needs {OPEN_BUILDINGS} buildings at least")
