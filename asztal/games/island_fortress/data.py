"""Island Fortress's data, read from ``data/*.toml``, checked, and laid out flat for the rules.

An owner of a printed copy can put other tables in a folder of his own: ``ASZTAL_DATA`` names a folder whose
``island_fortress/favors.toml`` (or another table) is read in place of ours.
"""

from __future__ import annotations

from typing import Final

from asztal.engine.bits import bit
from asztal.engine.tables import TomlTable, read

SEATS: Final = 4
REGIONS: Final = 4
"""At most so many region boards lie side by side (IF2.1)."""
COLUMNS: Final = 5
LEVELS: Final = 4
ROWS: Final = 3
"""Levels 1 to 3, the ones that are scored as rows (IF3.5)."""
TOWERS: Final = 3
"""Level 4, counted from 0 like all levels in code."""
WIDTH: Final = REGIONS * COLUMNS
CELLS: Final = LEVELS * WIDTH
"""Cells are numbered ``level * WIDTH + column``, the columns running through all regions (IF3.3)."""
NOBODY: Final = -1
GOVERNOR: Final = SEATS
"""Stands where an owner of blocks is named; the seats are 0 to 3."""

_COMPONENTS: Final = read("island_fortress", "components")
_FAVORS: Final = read("island_fortress", "favors")
_ROLES: Final = read("island_fortress", "roles")
_SETUP: Final = read("island_fortress", "setup")
_TABLES: Final = read("island_fortress", "tables")
_VARIANTS: Final = read("island_fortress", "variants")
_WALL: Final = read("island_fortress", "wall")


def _wall() -> list[int]:
    """The columns that each level has, as a bit mask over all regions (IF3.2)."""
    region = _WALL.section("region")
    region.expect("columns", COLUMNS)
    masks = []
    for at, level in enumerate(_WALL.numbered("level_cells", "level", 1, LEVELS), 1):
        mask = 0
        for column in level.items("columns"):
            if column not in range(1, COLUMNS + 1):
                level.wrong("columns", f"a column is a number from 1 to {COLUMNS}, not {column!r}")
            mask |= bit(column - 1)
        if at <= ROWS and mask != (1 << COLUMNS) - 1:
            level.wrong("columns", f"a row has all {COLUMNS} columns")
        if level.flag("scored_as_row") != (at <= ROWS):
            level.wrong("scored_as_row", f"levels 1 to {ROWS} are rows, and no other")
        masks.append(sum(mask << (at * COLUMNS) for at in range(REGIONS)))
    return masks


WALL: Final[list[int]] = _wall()
REGION: Final[list[int]] = [(1 << COLUMNS) - 1 << (region * COLUMNS) for region in range(REGIONS)]
"""For each region its columns, as a bit mask."""


def _limit(name: str) -> int:
    return _COMPONENTS.named("component", name).number("count", 0, 1000)


BLOCKS: Final[int] = _COMPONENTS.named("component", "player_wall_block").number("per_player_count", 1, 100)
LABORERS: Final[int] = _limit("laborer")
CONVICTS: Final[int] = _limit("convict")
CHIPS: Final[int] = _limit("buyback_chip")
REINFORCEMENTS: Final[int] = _limit("reinforcement_token")
GOVERNOR_BLOCKS: Final[int] = _limit("governor_wall_block")


_SETUPS: Final = dict(enumerate(_SETUP.numbered("setup", "players", 2, SEATS - 1), 2))
"""What is different for each number of players, from two up."""
REGIONS_FOR: Final[list[int]] = [0, 0] + [_SETUPS[seats].number("regions", 2, REGIONS) for seats in (2, 3, 4)]
"""How many region boards are used, by the number of seats (IF5.1)."""
ROUNDS_FOR: Final[list[int]] = [0, 0] + [
    _SETUPS[seats].number("governor_blocks", 1, GOVERNOR_BLOCKS) for seats in (2, 3, 4)
]
"""How many governor blocks there are, one for each round, by the number of seats (IF5.1)."""
START_JADE: Final[list[int]] = [0, 0] + [_SETUPS[seats].number("start_jade", 0, 100) for seats in (2, 3, 4)]
"""By the number of seats."""
FAVORS_DEALT: Final[int] = _SETUPS[2].number("favors_dealt", 1, 9)
FAVORS_KEPT: Final[int] = _SETUPS[2].number("favors_kept", 1, FAVORS_DEALT)
for _setup in _SETUPS.values():
    _setup.expect("favors_dealt", FAVORS_DEALT)
    _setup.expect("favors_kept", FAVORS_KEPT)


# -- numbers of the rules ---------------------------------------------------------------------------------------------

INCOME: Final[int] = _TABLES.section("income").number("base_jade", 0, 100)
JAIL_JADE: Final[int] = _TABLES.section("petition").number("winner_jail_jade", 0, 100)
TURNS: Final[int] = _TABLES.section("action_phase").number("turns_per_player", 1, 4)


def _prices(name: str) -> list[int]:
    """What 0, 1, 2, ... pieces cost."""
    prices = [0]
    for table in _TABLES.numbered(name, "quantity", 1):
        prices.append(table.number("jade", prices[-1], 100))
    if len(prices) == 1:
        _TABLES.wrong(name, "it needs a price for one piece at least")
    return prices


LABORER_PRICE: Final[list[int]] = _prices("recruit_cost")
BLOCK_PRICE: Final[list[int]] = _prices("block_cost")
LABORERS_FOR_CONVICTS: Final[int] = _TABLES.section("collect_convicts").number("laborers_paid", 0, 100)
CONVICTS_COLLECTED: Final[int] = _TABLES.section("collect_convicts").number("convicts_gained", 1, 100)

_DRAWS: Final = _TABLES.tables("draw_option", 2)
DRAW: Final[list[int]] = [table.number("draw", 1, 9) for table in _DRAWS]
KEEP: Final[list[int]] = [table.number("keep", 1, 9) for table in _DRAWS]
"""The two ways to draw favors (IF8.P2): so many are drawn, so many kept."""


def _by_level(name: str, most: int) -> list[int]:
    return [table.number(name, 0, most) for table in _TABLES.numbered("level", "level", 1, LEVELS)]


BUILD_WORKERS: Final[list[int]] = _by_level("build_workers", 100)
REPLACE_WORKERS: Final[list[int]] = _by_level("replace_workers", 100)
ROW_POINTS: Final[list[int]] = _by_level("row_majority_vp", 100)
ROW_CHIPS: Final[list[int]] = _by_level("row_completion_chips", 10)
LEVEL_TREASURES: Final[list[int]] = _by_level("level_majority_treasures", 10)
TOWER_POINTS: Final[int] = _by_level("tower_vp", 100)[TOWERS]
MOST_WORKERS: Final[int] = max(2 * max(BUILD_WORKERS), max(REPLACE_WORKERS))
"""More are never committed at once."""
SECOND_BLOCK_JADE: Final[int] = _TABLES.section("build").number("second_block_jade", 0, 100)

_TREASURER: Final = _TABLES.section("treasurer")
COLLECT_JADE: Final[int] = _TREASURER.number("collect_jade_base", 0, 100)
TREASURES_PER_JADE: Final[int] = _TREASURER.number("treasures_per_bonus_jade", 1, 100)
TREASURE_JAILS: Final[int] = _TREASURER.number("treasure_jails", 1, 2)
_TREASURER.expect("treasure_convict_cost", TREASURE_JAILS)
TREASURE_POINTS: Final[int] = _TREASURER.number("vp_per_treasure", 0, 100)
BUYBACK_CHIPS: Final[int] = _TABLES.section("buyback").number("any_role_chips", 1, 10)
CHIP_SCORE: Final[list[int]] = [table.number("vp", 0, 100) for table in _TABLES.numbered("chip_score", "chips", 0)]
"""The worth of 0, 1, 2, ... chips at the end; more than the last count as the last (IF12.6.1)."""
_FINAL: Final = _TABLES.section("final_scoring")
WEAKEST_REGION_POINTS: Final[int] = _FINAL.number("vp_per_block_in_weakest_region", 0, 100)
MOST_TREASURES_POINTS: Final[int] = _FINAL.number("most_treasures_vp", 0, 100)
FEWEST_TREASURES_POINTS: Final[int] = _FINAL.number("fewest_treasures_vp", -100, 0)
MOST_JADE_POINTS: Final[int] = _FINAL.number("most_jade_vp", 0, 100)
MOST_WORKERS_POINTS: Final[int] = _FINAL.number("most_workers_vp", 0, 100)


# -- roles and actions ------------------------------------------------------------------------------------------------

ROLES: Final = ["recruiter", "planner", "builder", "treasurer", "taskmaster"]
BUILDER: Final = 2
TASKMASTER: Final = 4

ACTIONS: Final = [
    ["recruit_laborers", "collect_convicts", "collect_from_jail"],
    ["buy_blocks", "draw_favors", "remove_reinforcement"],
    ["build_wall", "play_favor", "replace_block"],
    ["collect_jade", "collect_treasure"],
    ["move_taskmaster", "repeat_role"],
]
"""The actions of each role; an action's number counts through all of them."""
ACTION_NAMES: Final[list[str]] = [name for names in ACTIONS for name in names]
RECRUIT_LABORERS: Final = 0
COLLECT_CONVICTS: Final = 1
COLLECT_FROM_JAIL: Final = 2
BUY_BLOCKS: Final = 3
DRAW_FAVORS: Final = 4
REMOVE_REINFORCEMENT: Final = 5
BUILD_WALL: Final = 6
PLAY_FAVOR: Final = 7
REPLACE_BLOCK: Final = 8
COLLECT_JADE_ACTION: Final = 9
COLLECT_TREASURE: Final = 10
MOVE_TASKMASTER: Final = 11
REPEAT_ROLE: Final = 12
ROLE_OF: Final[list[int]] = [role for role in range(len(ROLES)) for _ in ACTIONS[role]]


def _sends_convict() -> list[bool]:
    """Which actions send a convict to the jail of the own region (IF8.00)."""
    flags = []
    for role, name in enumerate(ROLES):
        actions = _ROLES.named("role", name).tables("action", len(ACTIONS[role]))
        for table, action in zip(actions, ACTIONS[role], strict=True):
            if table.text("id") != action:
                table.wrong("id", f"the action must be '{action}' here")
            flags.append(table.flag("jail_convict"))
    return flags


SENDS_CONVICT: Final[list[bool]] = _sends_convict()
REPEAT_COST: Final[list[int]] = [
    _ROLES.named("role", name).number("repeat_cost", 0, 100) for name in ROLES[:TASKMASTER]
]
BUYBACK_JADE: Final[int] = _ROLES.named("role", "taskmaster").number("buyback_jade", 0, 100)


# -- favors -----------------------------------------------------------------------------------------------------------

_LANGUAGES: Final = ("en", "de", "hu")
_PATTERN: Final = 3
"""Patterns fit into a square of this size."""


class Favor:
    """One favor card: its pattern as cells (level, column) from its lower left corner, and its rewards (IF8.B2)."""

    def __init__(self, table: TomlTable) -> None:
        self.names = {language: table.words(f"name_{language}") for language in _LANGUAGES}
        rows = [str(row) for row in table.items("pattern")]
        self.height = len(rows)
        self.width = max([len(row) for row in rows], default=0)
        if not 0 < self.height <= _PATTERN or self.width > _PATTERN or {len(row) for row in rows} != {self.width}:
            table.wrong("pattern", f"it must be 1 to {_PATTERN} rows of the same length, at most {_PATTERN}")
        if {sign for row in rows for sign in row} - {"#", "."}:
            table.wrong("pattern", "it must be made of '#' and '.'")
        grid = [(level, column) for level in range(self.height) for column in range(self.width)]
        marked = [cell for cell in grid if rows[self.height - 1 - cell[0]][cell[1]] == "#"]
        if len(marked) != table.number("size", 1, 9):
            table.wrong("size", f"the pattern has {len(marked)} blocks")
        self.cells = marked
        self.gaps = [cell for cell in grid if cell not in marked]
        """The unmarked cells of the rectangle; they matter to the option ``pattern_exact`` alone (R11)."""
        lasting = table.within("permanent", table.entries.get("permanent"))
        self.income = lasting.number("income", 0, 9)
        self.petition = lasting.number("petition", 0, 9)
        once = table.within("once", table.entries.get("once"))
        self.jade = once.number("jade", 0, 99)
        self.points = once.number("victory_points", 0, 99)
        self.treasures = once.number("treasures", 0, 99)
        self.chips = once.number("buyback_chips", 0, 9)
        self.convicts = once.number("convicts", 0, 99)
        self.laborers = once.number("laborers", 0, 99)
        self.blocks = once.number("blocks", 0, 99)


def _favors() -> list[Favor]:
    favors = []
    for at, table in enumerate(_FAVORS.tables("favor", 36), 1):
        if table.text("id") != f"F{at:02}":
            table.wrong("id", f"it must be 'F{at:02}' here")
        favors.append(Favor(table))
    return favors


FAVORS: Final[list[Favor]] = _favors()
"""The favor cards; F01 is number 0."""
FAVOR_COUNT: Final[int] = len(FAVORS)
ALL_FAVORS: Final[int] = (1 << FAVOR_COUNT) - 1
HEIGHT: Final[list[int]] = [favor.height for favor in FAVORS]
MARKED: Final[list[list[int]]] = [[number for cell in favor.cells for number in cell] for favor in FAVORS]
"""For each favor its marked cells: level, column, level, column, ..."""
GAPS: Final[list[list[int]]] = [[number for cell in favor.gaps for number in cell] for favor in FAVORS]
FAVOR_INCOME: Final[list[int]] = [favor.income for favor in FAVORS]
FAVOR_PETITION: Final[list[int]] = [favor.petition for favor in FAVORS]


# -- variants ---------------------------------------------------------------------------------------------------------


_QUICK_START: Final = _VARIANTS.named("variant", "quick_start")
EXTRAS: Final = ["jade", "laborers", "convicts", "blocks"]
"""What everybody may get more of from the start, in the quicker game (IF13.3)."""
MOST_EXTRAS: Final[dict[str, int]] = {name: _QUICK_START.number(f"most_{name}", 0, 99) for name in EXTRAS}
QUICK_STARTS: Final[dict[str, list[int]]] = {"no": [0] * len(EXTRAS)} | {
    table.text("id"): [table.number(name, 0, MOST_EXTRAS[name]) for name in EXTRAS]
    for table in _QUICK_START.tables("preset")
}
"""The numbers that are suggested (R42)."""
EXTRA_REGION_SEATS: Final[list[int]] = [
    seats
    for seats in (2, 3, 4)
    if seats in _VARIANTS.named("variant", "peaceful_extra_region").items("players") and REGIONS_FOR[seats] < seats
]
"""With so many players one region more can be used: never more regions than players (IF13.2)."""


def _ruling(name: str, known: list[str]) -> list[str]:
    """The values of an option for a doubtful ruling, the default first (IF13.6)."""
    table = _VARIANTS.named("option", name)
    default = table.choice("default", known)
    return [default] + [value for value in known if value != default]


OPTIONS: Final[dict[str, list[str]]] = {
    "replacing": ["yes", "no"],
    "extra_region": ["no", "yes"],
    **{f"extra_{name}": [str(number) for number in range(MOST_EXTRAS[name] + 1)] for name in EXTRAS},
    "first_round_prize": ["none", "block", "chip", "treasure"],
    "favor_trade": ["no", "yes"],
    "treasure_convicts": _ruling("treasure_convicts", ["own", "supply"]),
    "pattern_towers": _ruling("pattern_towers", ["yes", "no"]),
    "pattern_exact": _ruling("pattern_exact", ["no", "yes"]),
    "convicts": _ruling("convicts", ["limited", "unlimited"]),
}
"""The table options with their values, the default first."""
