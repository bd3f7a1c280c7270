"""Tara's data, read from ``data/*.toml``, checked, and laid out flat for the rules.

An owner of a printed copy can put other tables in a folder of his own: ``ASZTAL_DATA`` names a folder whose
``tara/cards.toml`` (or ``map.toml``, ``setup.toml``) is read in place of ours.
"""

from __future__ import annotations

from typing import Any, Final

from asztal.engine.bits import bit
from asztal.engine.tables import TomlTable, read

PROVINCES: Final = 4
SEATS: Final = 4
POSITIONS: Final = 15
ROWS: Final = 5
ALL_POSITIONS: Final = (1 << POSITIONS) - 1
KING: Final = 14
KING_BIT: Final = 1 << KING
NO_SEAT: Final = -1
NO_CARD: Final = 0

_CARDS: Final = read("tara", "cards")
_MAP: Final = read("tara", "map")
_SETUP: Final = read("tara", "setup")


def _positions() -> list[TomlTable]:
    """The fifteen positions, lowest row first, left to right (T2.1, T2.2)."""
    positions = _MAP.tables("position", POSITIONS)
    expected = [(row, col) for row in range(ROWS) for col in range(ROWS - row)]
    for position, (row, col) in zip(positions, expected, strict=True):
        position.expect("row", row)
        position.expect("col", col)
    return positions


_POSITIONS: Final = _positions()
POSITION_NAMES: Final[list[str]] = [position.text("id") for position in _POSITIONS]
ROW_OF: Final[list[int]] = [position.number("row", 0, ROWS - 1) for position in _POSITIONS]
ROW_MASKS: Final[list[int]] = [sum(1 << at for at in range(POSITIONS) if ROW_OF[at] == row) for row in range(ROWS)]


def _mask(names: list[Any], where: TomlTable) -> int:
    return sum(bit(where.one_of(str(name), POSITION_NAMES)) for name in names)


PAIR_BELOW: Final[list[int]] = [_mask(position.items("pair_below"), position) for position in _POSITIONS]
"""For each position the two below it (T2.4), as a bit mask; 0 for farmers."""
ABOVE: Final[list[list[int]]] = [
    [target for target in range(POSITIONS) if PAIR_BELOW[target] >> at & 1] for at in range(POSITIONS)
]
"""For each position those it helps to promote to."""

PROVINCE_IDS: Final[list[str]] = [table.text("id") for table in _MAP.tables("province", PROVINCES)]


def constant(name: str) -> int:
    """A number of the rules from ``setup.toml``."""
    return _SETUP.named("constant", name).number("value", 0, 1000)


START_CUMALS: Final[int] = constant("start_cumals")
CARDS_DEALT: Final[int] = constant("cards_dealt")
CARDS_PER_ROUND: Final[int] = constant("cards_per_round")
SELL_PRICE: Final[int] = constant("sell_card")
AMNESTY_COST: Final[int] = constant("amnesty_cost")
ENTRY_FEE: Final[int] = constant("entry_fee")
TRAITOR_COST: Final[int] = constant("traitor_cost")
RANK_INCOME: Final[int] = constant("income_rank_majority")
TWO_PROVINCES_INCOME: Final[int] = constant("income_two_provinces")
GARRISON_MAX: Final[int] = constant("garrison_max")
KINGS_TO_WIN: Final[int] = constant("kings_to_win")
BOT_ROUND_LIMIT: Final[int] = constant("bot_round_limit")
DISCS: Final[int] = _SETUP.named("component", "disc").number("per_player", 1, 255)
CYLINDERS: Final[int] = _SETUP.named("component", "cylinder").number("per_player", 1, 4)

INCOME_ROWS: Final[list[int]] = [
    ROW_MASKS[rank.number("row", 0, ROWS - 1)] for rank in _MAP.tables("rank", ROWS) if rank.flag("pays_income")
]
"""The ranks that pay income (T13.3), as masks of their positions."""


RANSOM: Final[list[int]] = [0] + [
    -1 if table.flag("all") else table.number("discs", 1, DISCS) for table in _SETUP.numbered("ransom", "pay", 1)
]
"""Discs freed for 0, 1, 2, … cumals (T15.3); -1 stands for all."""


_COUNTS: Final = dict(enumerate(_SETUP.numbered("player_count", "players", 2, SEATS - 1), 2))
"""What is different for each number of players, from two up."""


def default_provinces(seats: int) -> list[int]:
    """The provinces in play from the start unless the table agrees on others (R28)."""
    table = _COUNTS[seats]
    return [table.one_of(str(name), PROVINCE_IDS) for name in table.items("provinces")]


_OPTION_VALUES: Final = {
    "two_player_king": ["end_of_round", "at_once"],
    "traitor_promotion_vs_cylinder": ["no_effect", "deposes"],
    "provinces": ["default", "host", "random"],
    "round_limit": ["none", "20", "40", "60"],
    "single_disc_priority": ["any_rank", "same_rank"],
    "hold_on_own_fort": ["yes", "no"],
    "storm_without_supply": ["no", "yes"],
    "garrison_size": ["up_to_two", "none_or_two"],
}
"""What the rules understand; the tables say which of it is offered, and what is the default."""


def _options() -> dict[str, list[str]]:
    options = {}
    for name, known in _OPTION_VALUES.items():
        table = _SETUP.named("option", name)
        options[name] = [known[table.one_of(str(value), known)] for value in table.items("values")]
        if not options[name]:
            table.wrong("values", "an option needs a value")
    return options


OPTIONS: Final[dict[str, list[str]]] = _options()
"""The table options with their values, the default first."""


class Card:
    """One Tara card (T3)."""

    def __init__(self, table: TomlTable) -> None:
        self.number = table.number("number", 1, 36)
        self.cost = table.number("cost", 0, 4)
        self.is_stone = table.choice("kind", ["placement", "fate_stone"]) == "fate_stone"
        self.labels = {lang: table.words(f"label_{lang}") for lang in ("en", "de", "hu")}
        self.cells = [_cell(table, cell) for cell in table.items("cells")]
        """The pattern: row, column offset, and whether a disc may be put there."""
        if self.is_stone == bool([1 for cell in self.cells if cell[2]]):
            table.wrong("cells", "a placement card needs a placeable cell and a fate stone has none")
        self.matches = self._matches()

    def _matches(self) -> list[list[int]]:
        """The placeable positions of each match (T3.4)."""
        found = []
        if not self.is_stone:
            for anchor in range(-ROWS, 2 * ROWS):
                spots = [(row, anchor + dc, place) for row, dc, place in self.cells]
                if all([0 <= col < ROWS - row for row, col, _ in spots]):
                    found.append([_position(row, col) for row, col, place in spots if place])
        return found


def _position(row: int, col: int) -> int:
    return POSITION_NAMES.index("FHWCK"[row] + str(col + 1))


def _cell(card: TomlTable, cell: object) -> tuple[int, int, bool]:
    rank = card.within("cells", cell)
    row = rank.one_of(rank.text("rank"), ["farmer", "herdsman", "warrior"])
    return row, rank.number("dc", -ROWS, ROWS), rank.choice("kind", ["place", "exist"]) == "place"


def _cards() -> list[Card]:
    cards = [Card(table) for table in _CARDS.tables("card", 36)]
    for number, card in enumerate(cards, 1):
        if card.number != number:
            _CARDS.wrong("number", f"card {number} is missing or out of order: the numbers run from 1 to 36")
    return cards


CARDS: Final[list[Card]] = _cards()
"""The cards in the order of their numbers; card n is ``CARDS[n - 1]``."""
CARD_COUNT: Final[int] = len(CARDS)
COST: Final[list[int]] = [0] + [card.cost for card in CARDS]
IS_STONE: Final[list[bool]] = [False] + [card.is_stone for card in CARDS]
CANDIDATES: Final[list[int]] = [0] + [sum({1 << at for match in card.matches for at in match}) for card in CARDS]
"""For each card number the positions that are placeable in some match (T7.1), as a bit mask."""
PAIRS: Final[list[list[int]]] = [[]] + [
    [1 << match[0] | 1 << match[1] for match in card.matches if len(match) == 2] for card in CARDS
]
"""For each card number its two-position matches as bit masks."""
