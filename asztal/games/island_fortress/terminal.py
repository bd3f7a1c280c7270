"""Island Fortress's table as text: the wall with its owners' marks, jails and camps, everybody's goods, the favors."""

from __future__ import annotations

from rich.text import Text

from asztal.engine.view import SeatView
from asztal.games.island_fortress.data import COLUMNS, FAVORS, LEVELS, TURNS, WALL, WIDTH, Favor
from asztal.games.island_fortress.view import Fit, Player, TableView
from asztal.words import Words

# Blocks are told apart by shape, letter and colour; the last one is the governor's.
_STYLES = ("bold blue", "bold yellow", "bold white", "bold red", "bold magenta")
_SIGNS = ("●B", "▲Y", "◆W", "■R", "▒G")
_CELL = 4
_BESIDE = 3
"""So many regions fit side by side; four are drawn two by two."""
_REWARDS = ("points", "treasures", "jade", "chips", "laborers", "convicts", "blocks", "income", "petition")


def draw(view: SeatView[TableView], words: Words) -> Text:
    """The table as a seat sees it, in its words."""
    table = view["table"]
    text = Text()
    _draw_round(text, table, words)
    regions = len(table["regions"])
    beside = _BESIDE if regions <= _BESIDE else 2
    for first in range(0, regions, beside):
        _draw_wall(text, range(first, min(first + beside, regions)), table, words)
    for at in range(regions):
        _draw_region(text, at, table, words)
    text.append("\n")
    for seat, player in enumerate(table["players"]):
        _draw_player(text, seat, player, table["phase"], words)
    text.append(words.say("table-supply", **table["supply"]) + "\n", "dim")
    text.append(words.say("table-legend") + "\n", "dim")
    _draw_favors(text, "table-hand", table.get("hand", []), table, words)
    _draw_favors(text, "table-looking", table.get("looking", []), table, words)
    return text


def _draw_round(text: Text, table: TableView, words: Words) -> None:
    if table["phase"] == "setup":
        text.append(words.say("table-setup") + "\n\n", "bold")
        return
    text.append(words.say("table-round", round=table["round"], rounds=table["rounds"]), "bold")
    parts = []
    if table["phase"] == "petition":
        parts.append(words.say("table-petition"))
    elif table["phase"] == "action":
        parts.append(words.say("table-turn", turn=table["turn"], turns=TURNS))
    if table["holder"] is not None:
        parts.append(words.say("table-holder", name=words.names[table["holder"]]))
    if table["governor_in_hand"]:
        parts.append(words.say("table-governor"))
    text.append("".join(f" · {part}" for part in parts) + "\n\n")


def _draw_wall(text: Text, regions: range, table: TableView, words: Words) -> None:
    """Some regions, from the towers down to the letters of the columns; that of the active taskmaster underlined."""
    at_work = None if table["active"] is None else table["players"][table["active"]]["region"]
    for level in reversed(range(LEVELS)):
        text.append(f"{level + 1:2}  ", "dim")
        for region in regions:
            for column in range(region * COLUMNS, (region + 1) * COLUMNS):
                text.append_text(_cell(level * WIDTH + column, table, words))
            text.append("  ")
        text.append("\n")
    text.append("    ")
    for region in regions:
        names = [words.noun("cell", column)[0] for column in range(region * COLUMNS, (region + 1) * COLUMNS)]
        text.append("".join(f" {name}".ljust(_CELL) for name in names) + "  ", "dim")
    text.append("\n    ")
    for region in regions:
        style = "bold underline" if region == at_work else "italic"
        text.append(words.noun("region", region).center(COLUMNS * _CELL), style)
        text.append("  ")
    text.append("\n\n")


def _cell(cell: int, table: TableView, words: Words) -> Text:
    """A space of the wall: its block, a star if it is reinforced; its name where a block can be built."""
    text = Text(" ")
    block = table["wall"].get(cell)
    if block is not None:
        text.append(_SIGNS[block["owner"]] + ("*" if block["reinforced"] else ""), _STYLES[block["owner"]])
    elif cell in table["open"]:
        text.append(words.noun("cell", cell).lower(), "dim")
    elif WALL[cell // WIDTH] >> cell % WIDTH & 1:
        text.append("·", "dim")
    text.align("left", _CELL)
    return text


def _draw_region(text: Text, at: int, table: TableView, words: Words) -> None:
    region = table["regions"][at]
    text.append(words.noun("region", at), "italic")
    text.append(" · " + words.say("table-jail", convicts=region["convicts"], jade=region["jade"]))
    camp = [seat for seat, player in enumerate(table["players"]) if player["region"] == at]
    if camp:
        text.append(" · " + words.say("table-camp"))
        for seat in camp:
            text.append(f" {_SIGNS[seat]}", _STYLES[seat])
    text.append("\n")


def _draw_player(text: Text, seat: int, player: Player, phase: str, words: Words) -> None:
    """The points, a line of goods, and a line of cards."""
    text.append(f"{words.names[seat]}: {words.say('board-points', count=player['points'])}\n", _STYLES[seat])
    goods = words.say(
        "table-goods",
        jade=player["jade"],
        laborers=player["laborers"],
        convicts=player["convicts"],
        blocks=player["stock"],
        treasures=player["treasures"],
        chips=player["chips"],
    )
    parts = [words.say("table-favors", favors=player["favors"])]
    if player["bid"] is not None:
        parts.append(words.say("table-bid", bid=player["bid"]))
    for bonus in ("income", "petition"):
        if player[bonus]:
            parts.append(words.say(f"reward-{bonus}", count=player[bonus]))
    # Until the petition is decided, the role cards of the round before still lie there.
    if player["roles"] and phase != "petition":
        parts.append(words.say("table-roles", list=_names("role", player["roles"], words)))
    if player["played"]:
        parts.append(words.say("table-played", list=_names("favor", player["played"], words)))
    text.append(f"   {goods}\n   {' · '.join(parts)}\n")


def _names(noun: str, values: list[int], words: Words) -> str:
    return ", ".join(words.noun(noun, value) for value in values)


def _draw_favors(text: Text, title: str, favors: list[int], table: TableView, words: Words) -> None:
    """Favors with their pattern, what they bring, and how far they have come."""
    if not favors:
        return
    text.append("\n" + words.say(title) + "\n", "bold")
    for favor in favors:
        card = FAVORS[favor]
        for at, row in enumerate(_pattern(card)):
            text.append(f"  {row:6}")
            if at == 0:
                text.append(words.noun("favor", favor), "bold")
                text.append(": " + ", ".join(_rewards(card, words)))
                text.append(f"  ({_progress(table['fits'][favor], words)})", "dim")
            text.append("\n")


def _pattern(card: Favor) -> list[str]:
    """The rows of a pattern, from top to bottom."""
    return [
        " ".join("■" if (level, column) in card.cells else "·" for column in range(card.width))
        for level in reversed(range(card.height))
    ]


def _rewards(card: Favor, words: Words) -> list[str]:
    counts = {name: int(getattr(card, name)) for name in _REWARDS}
    return [words.say(f"reward-{name}", count=count) for name, count in counts.items() if count]


def _progress(fit: Fit, words: Words) -> str:
    if fit["complete"]:
        return words.say("table-complete")
    if fit["lack"]:
        return words.say("table-missing", list=_names("cell", fit["lack"], words))
    return words.say("table-never")
