"""Colonial's data, read from ``data/*.toml``, checked, and laid out flat for the rules.

An owner of a printed copy can put other tables in a folder of his own: ``ASZTAL_DATA`` names a folder whose
``colonial/map.toml`` (or another table) is read in place of ours.
"""

from __future__ import annotations

from typing import Final

from asztal.engine.bits import bit
from asztal.engine.tables import TomlTable, read

SEATS: Final = 6
NOBODY: Final = -1
NOWHERE: Final = -1

_CHARACTERS: Final = read("colonial", "characters")
_COMPONENTS: Final = read("colonial", "components")
_MAP: Final = read("colonial", "map")
_NATIONS: Final = read("colonial", "nations")
_OPTIONS: Final = read("colonial", "options")
_RESOURCES: Final = read("colonial", "resources")
_TRACKS: Final = read("colonial", "tracks")


# -- the map (C1.3) ---------------------------------------------------------------------------------------------------

CONTINENTS: Final = ["america", "africa", "asia_oceania"]
AMERICA: Final = 0
TERRITORIES: Final = 30
BOXES: Final = 37
_LANDS: Final = _MAP.tables("territory", TERRITORIES)
TERRITORY_NAMES: Final[list[str]] = [land.text("id") for land in _LANDS]
CONTINENT: Final[list[int]] = [CONTINENTS.index(land.choice("continent", CONTINENTS)) for land in _LANDS]
DIFFICULTY: Final[list[int]] = [land.number("difficulty", 2, 7) for land in _LANDS]
NATIVES: Final[list[int]] = [land.number("native_strength", 0, 9) for land in _LANDS]
"""Native strength, before an Independent State doubles it (C8.5)."""
PRESTIGE: Final[list[int]] = [land.number("prestige", 0, 9) for land in _LANDS]
"""Prestige tokens at the start; a territory with none is explored (C2.3, C3.1)."""


def _territories(names: list[str], table: TomlTable) -> int:
    """Some territories as a bit mask."""
    mask = 0
    for name in names:
        mask |= bit(table.one_of(name, TERRITORY_NAMES))
    return mask


def _neighbours() -> list[int]:
    masks = [_territories(land.items("adjacent"), land) for land in _LANDS]
    for at, land in enumerate(_LANDS):
        for other in range(TERRITORIES):
            if masks[at] >> other & 1 and not masks[other] >> at & 1:
                land.wrong("adjacent", f"{TERRITORY_NAMES[other]} does not name it in turn")
    return masks


NEIGHBOURS: Final[list[int]] = _neighbours()
"""For each territory those adjacent to it, as a bit mask (C2.4)."""
ON_CONTINENT: Final[list[int]] = [
    sum([bit(at) for at in range(TERRITORIES) if CONTINENT[at] == continent]) for continent in range(len(CONTINENTS))
]
"""For each continent its territories, as a bit mask."""
ALL_TERRITORIES: Final[int] = bit(TERRITORIES) - 1

# -- resource boxes (C1.3, C5) ----------------------------------------------------------------------------------------

_COLOUR_TABLES: Final = _RESOURCES.tables("colour", 10)
COLOURS: Final[list[str]] = [table.text("id") for table in _COLOUR_TABLES]
_GOOD_TABLES: Final = _RESOURCES.tables("good", 18)
GOODS: Final[list[str]] = [table.text("id") for table in _GOOD_TABLES]
_BOX_TABLES: Final = [(at, box) for at, land in enumerate(_LANDS) for box in land.tables("boxes")]
if len(_BOX_TABLES) != BOXES:
    _MAP.wrong("territory", f"there must be {BOXES} boxes in all, not {len(_BOX_TABLES)}")
TERRITORY_OF: Final[list[int]] = [at for at, _ in _BOX_TABLES]
"""For each box its territory."""
COLOUR_OF: Final[list[int]] = [COLOURS.index(box.choice("colour", COLOURS)) for _, box in _BOX_TABLES]
GOOD_OF: Final[list[int]] = [GOODS.index(box.choice("good", GOODS)) for _, box in _BOX_TABLES]
BOXES_IN: Final[list[list[int]]] = [
    [box for box in range(BOXES) if TERRITORY_OF[box] == at] for at in range(TERRITORIES)
]
"""For each territory its boxes."""
BOX_MASK_IN: Final[list[int]] = [sum([bit(box) for box in boxes]) for boxes in BOXES_IN]
OF_COLOUR: Final[list[int]] = [
    sum([bit(box) for box in range(BOXES) if COLOUR_OF[box] == colour]) for colour in range(len(COLOURS))
]
"""For each colour its boxes, as a bit mask."""


def _ruled_by(rule: str) -> int:
    """The boxes of the colours that a special rule is for, as a bit mask."""
    return sum([OF_COLOUR[at] for at, table in enumerate(_COLOUR_TABLES) if table.text("rule") == rule])


GOLD: Final[int] = _ruled_by("gold")
"""Each of these is a monopoly of its own (C5.5)."""
TEA_AND_OPIUM: Final[int] = _ruled_by("economy6")
"""Control of these needs Economy (C6.4)."""
SLAVES: Final[int] = _ruled_by("abolition")
"""After the abolition, shipping from these costs diplomacy (C6.5)."""
PLANTATIONS: Final[int] = _ruled_by("plantation")
"""A box of these in a new colony allows the Plantation (C15.3)."""
_GOLD_COLOURS: Final = [at for at, table in enumerate(_COLOUR_TABLES) if table.text("rule") == "gold"]
GOLD_COLOUR: Final[int] = _GOLD_COLOURS[0]
WITH_BOX: Final[int] = sum([bit(at) for at in range(TERRITORIES) if BOXES_IN[at]])
"""The territories that have a box."""

_CIRCUMNAVIGATION: Final = _MAP.named("special_exploration", "circumnavigation")
_AMERICA: Final = _MAP.named("special_exploration", "discovery_of_america")
CIRCUMNAVIGATION_DIFFICULTY: Final[int] = _CIRCUMNAVIGATION.number("difficulty", 2, 9)
CIRCUMNAVIGATION_PRESTIGE: Final[int] = _CIRCUMNAVIGATION.number("prestige", 1, 9)
AMERICA_PRESTIGE: Final[int] = _AMERICA.number("prestige", 1, 9)
AMERICA_PENALTY: Final[int] = _AMERICA.number("difficulty_penalty", 0, 9)

# -- tracks (C6, C10) -------------------------------------------------------------------------------------------------

SEAFARING: Final = 0
NAVY: Final = 1
LOGISTICS: Final = 2
ECONOMY: Final = 3
TRACKS: Final = ["seafaring", "navy", "logistics", "economy"]
SPACES: Final = 4
_TRACK_TABLES: Final = [_TRACKS.named("progress_track", name) for name in TRACKS]
TRACK_VALUES: Final[list[list[int]]] = [[int(value) for value in table.items("values")] for table in _TRACK_TABLES]
"""For each track the number on each space: its price and its value (C6.2)."""
for _values, _table in zip(TRACK_VALUES, _TRACK_TABLES, strict=True):
    if len(_values) != SPACES:
        _table.wrong("values", f"there must be {SPACES} of them, not {len(_values)}")
TEA_ECONOMY: Final[int] = _TRACK_TABLES[ECONOMY].number("tea_opium_control_from", 0, 99)
ABOLITION_ECONOMY: Final[int] = _TRACK_TABLES[ECONOMY].number("abolition_at", 0, 99)
DIPLOMACY_SPACES: Final[int] = _TRACKS.section("diplomacy_track").number("spaces", 4, 20)
DIPLOMACY_START: Final[int] = _TRACKS.section("diplomacy_track").number("start_space", 1, DIPLOMACY_SPACES)
"""Spaces are counted from 1, the leftmost (C10.1)."""

# -- characters and cards (C4.1) --------------------------------------------------------------------------------------

AMBASSADOR: Final = 0
CONQUEROR: Final = 1
EXPLORER: Final = 2
FINANCIER: Final = 3
GOVERNOR: Final = 4
MISSIONARY: Final = 5
MERCHANT: Final = 6
REBEL: Final = 7
SCIENTIST: Final = 8
SOVEREIGN: Final = 9
TRADER: Final = 10
VICEROY: Final = 11
CHARACTERS: Final = [
    "ambassador",
    "conqueror",
    "explorer",
    "financier",
    "governor",
    "missionary",
    "merchant",
    "rebel",
    "scientist",
    "sovereign",
    "trader",
    "viceroy",
]
CARDS: Final = 6
_CARD_TABLES: Final = _CHARACTERS.numbered("card", "id", 1, CARDS)
ON_CARD: Final[list[list[int]]] = [
    [table.one_of(name, CHARACTERS) for name in table.items("characters")] for table in _CARD_TABLES
]
"""For each card its two characters."""
if sorted([character for pair in ON_CARD for character in pair]) != list(range(len(CHARACTERS))):
    _CHARACTERS.wrong("card", "each character must be on one card, two on each")
CARD_OF: Final[list[int]] = [
    [character in pair for pair in ON_CARD].index(True) for character in range(len(CHARACTERS))
]
"""On which card each character is."""

# -- setup and limits (C3, C30) ---------------------------------------------------------------------------------------

_SETUP: Final = _COMPONENTS.section("setup")
START_TREASURY: Final[int] = _SETUP.number("treasury", 0, 99)
START_PLAYER_TREASURY: Final[int] = _SETUP.number("start_player_treasury", 0, 99)
START_FLEETS: Final[int] = _SETUP.number("merchant_fleets", 0, 99)
START_SQUADRONS: Final[int] = _SETUP.number("naval_forces", 0, 99)
_LIMITS: Final = _COMPONENTS.section("limits")
WAR_DICE: Final[int] = _LIMITS.number("war_dice_per_front", 1, 99)
DEFENCE_DICE: Final[int] = _LIMITS.number("naval_defence_dice", 1, 99)
PRESTIGE_TO_WIN: Final[int] = _LIMITS.number("prestige_to_win", 1, 99)
LOAN: Final[int] = _LIMITS.number("loan_size", 1, 99)
REVOLUTION: Final[int] = _LIMITS.number("unrest_revolution", 1, 9)
HOME_REVOLUTION: Final[int] = _LIMITS.number("unrest_home_revolution", 1, 9)
CITY_MOST: Final[int] = _LIMITS.number("city_value_max", 1, 99)
SLOTS: Final[int] = _LIMITS.number("cards_programmed", 1, 5)
ROUNDS: Final[int] = SLOTS
LAST_CHANCE: Final[int] = SLOTS + 1
"""The round after the programmed ones (C4.1.6)."""
DIE: Final = 6
_SUCCESS: Final = _COMPONENTS.named("component", "success_die")
SUCCESS_FACES: Final[int] = _SUCCESS.number("success_faces", 1, 5)
DIE_FACES: Final[int] = SUCCESS_FACES + _SUCCESS.number("blank_faces", 1, 5)

# -- advanced colonies (C15.3) ----------------------------------------------------------------------------------------

LOOT_GOLD: Final = 2
"""Looting gives so many times the native strength where there is gold."""
PLANTATION_TREASURE: Final = 3
"""For each black box (C15.3, 5)."""
MOST_SETTLERS: Final = 2

# -- nations (C26.1) --------------------------------------------------------------------------------------------------

NATIONS: Final = ["portugal", "spain", "france", "england", "netherlands"]
_NATION_TABLES: Final = [_NATIONS.named("nation", name) for name in NATIONS]
EXPLORATIONS: Final[list[int]] = [table.number("explorers_per_card", 1, 2) for table in _NATION_TABLES]
MISSION_PRESTIGE: Final[list[int]] = [table.number("mission_prestige", 0, 1) for table in _NATION_TABLES]
BONUS_MONOPOLIES: Final[list[int]] = [table.number("bonus_monopolies", 0, 9) for table in _NATION_TABLES]
THRESHOLD: Final[list[int]] = [table.number("threshold_prestige", 0, 99) for table in _NATION_TABLES]
"""The prestige at which a nation's early rules end."""
TARGETS: Final[list[int]] = [_territories(table.items("historical_targets"), table) for table in _NATION_TABLES]
"""For each nation its historical targets, as a bit mask."""


def _overrides(table: TomlTable) -> list[int]:
    """For each track what its last space counts for a nation (C26.1.6)."""
    values = []
    for at, name in enumerate(TRACKS):
        last = TRACK_VALUES[at][-1]
        override = table.section("track_override").entries.get(name, {})
        values.append(int(override.get(str(last), last)))
    return values


LAST_VALUE: Final[list[list[int]]] = [_overrides(table) for table in _NATION_TABLES]


def _last_spaces(table: TomlTable) -> list[int]:
    """For each track the last space that a nation may reach (C26.1.7)."""
    most = table.section("track_max").entries
    return [TRACK_VALUES[at].index(int(most[name])) if name in most else SPACES - 1 for at, name in enumerate(TRACKS)]


LAST_SPACE: Final[list[list[int]]] = [_last_spaces(table) for table in _NATION_TABLES]


def _tordesillas(table: TomlTable, nation: int) -> int:
    """Where a nation may explore and place counters at first, as a bit mask (C26.1.5)."""
    half = table.text("tordesillas")
    if not half:
        return ALL_TERRITORIES
    section = _NATIONS.section("tordesillas").section(half)
    mask = sum([ON_CONTINENT[section.one_of(name, CONTINENTS)] for name in section.items("continents")])
    for name in section.items("extra_territories"):
        mask |= TARGETS[nation] if name == "historical_targets" else bit(section.one_of(name, TERRITORY_NAMES))
    return mask & ~_territories(section.items("excluded_territories"), section)


TORDESILLAS: Final[list[int]] = [_tordesillas(table, at) for at, table in enumerate(_NATION_TABLES)]

# -- options (C26.4, C26.5) -------------------------------------------------------------------------------------------


def _option(name: str, known: list[str]) -> list[str]:
    """The values of a table option, the default first."""
    default = _OPTIONS.named("table_option", name).choice("default", known)
    return [default] + [value for value in known if value != default]


OPTIONS: Final[dict[str, list[str]]] = {
    "advanced_colonies": _option("advanced_colonies", ["off", "on"]),
    "nations": _option("nations", ["off", "on"]),
    "continent": _option("continent", ["random", *CONTINENTS]),
    "turn_limit": _option("turn_limit", ["30", "10", "12", "15", "20", "0"]),
    "offers": _option("offers", ["on", "off"]),
    "home_revolution_cards": _option("home_revolution_cards", ["set_aside", "all_six"]),
    "city_minimum": _option("city_minimum", ["more", "equal"]),
    "takeover_penalty": _option("takeover_penalty", ["own_placement", "any_majority"]),
    "company_last_counter": _option("company_last_counter", ["allowed", "forbidden"]),
    "pirate_governors_scope": _option("pirate_governors_scope", ["turn", "round"]),
    "left_end": _option("left_end", ["strict", "lenient"]),
    "war_casualties": _option("war_casualties", ["scorer", "owner"]),
    "war_exhaustion": _option("war_exhaustion", ["front", "territory"]),
    "pirate_dice": _option("pirate_dice", ["per_player", "per_pirate"]),
    "pirate_counter": _option("pirate_counter", ["after_attack", "always"]),
    "viceroy_spread": _option("viceroy_spread", ["one_box", "one_territory"]),
    "spain_missions": _option("spain_missions", ["placed", "any"]),
}
"""The table options with their values, the default first."""
NATION_SEATS: Final = (2, 3, 4, 5)
"""There are five nation cards (C26.1)."""
CONTINENT_SEATS: Final = (2, 3)
"""With so many players a part of the map is in play (C26.2, C26.3)."""

# -- exchange (C13) ---------------------------------------------------------------------------------------------------

MESSAGES: Final = ["none", "ship", "peace", "repay", "leader", "thanks"]
OFFERS_AT_ONCE: Final = 2
OFFERS_A_TURN: Final = 6
MOST_OFFERED: Final = 40
"""More treasure than this is never offered, nor paid for a request; it could be done twice."""
MOST_REPAID: Final = 100
"""More than this is never repaid at once."""
MOST_LOANS: Final = 32
"""So many loans can be chosen from, the oldest ones."""
