"""Tara's table as text: the four triangles side by side, fort cards, hand."""

from __future__ import annotations

from rich.text import Text

from asztal.engine.view import SeatView
from asztal.games.tara.data import CARDS, KING, POSITIONS, ROW_OF, ROWS
from asztal.games.tara.view import Player, Province, TableView
from asztal.words import Words

_STYLES = ("bold blue", "bold yellow", "bold white", "bold red")
# Pieces are told apart by shape, letter and colour.
_SIGNS = ("●B", "▲Y", "◆W", "■R")
_CELL = 7
_WIDTH = 5 * _CELL


def draw(view: SeatView[TableView], words: Words) -> Text:
    """The table as a seat sees it, in its words."""
    table = view["table"]
    text = Text()
    text.append(words.say("table-round", round=table["round"], start=words.names[table["start"]]), "bold")
    text.append("   " + words.say("table-pile", pile=table["pile"], discards=len(table["discards"])) + "\n\n")
    provinces = [(at, province) for at, province in enumerate(table["provinces"]) if province["status"] != "unused"]
    for first in range(0, len(provinces), 2):
        _draw_provinces(text, provinces[first : first + 2], table, words)
    for seat, player in enumerate(table["players"]):
        _draw_player(text, seat, player, words)
    text.append(words.say("table-legend") + "\n", "dim")
    if table["card"]:
        text.append(words.plain({"key": "table-card", "arguments": {"card": ["card", table["card"]]}}) + "\n")
    choosing = view["decision"] is not None and view["decision"]["kind"] == "choose-hand"
    _draw_cards(text, "table-hand", table.get("hand", []), words)
    _draw_cards(text, "table-aside", [] if choosing else table.get("aside", []), words)
    return text


def _draw_cards(text: Text, title: str, cards: list[int], words: Words) -> None:
    """Cards with what they cost and where they reach."""
    if not cards:
        return
    text.append(words.say(title) + "\n", "bold")
    for number in cards:
        card = CARDS[number - 1]
        reach = " ".join("+".join(words.noun("position", at) for at in match) for match in card.matches)
        text.append(f"  {number:2} ({card.cost})  {card.labels[words.language]}")
        text.append(f"  {reach}\n", "dim")


def _draw_provinces(text: Text, provinces: list[tuple[int, Province]], table: TableView, words: Words) -> None:
    for row in reversed(range(ROWS)):
        for _, province in provinces:
            line = Text()
            for position in [at for at in range(POSITIONS) if ROW_OF[at] == row]:
                line.append_text(_stack(province, position, words))
            line.align("center", _WIDTH)
            text.append_text(line)
            text.append("   ")
        text.append("\n")
    for at, province in provinces:
        name = words.noun("province", at)
        if province["status"] == "closed":
            name += f" ({words.say('table-closed')})"
        style = "bold underline" if table["province"] == at else "italic"
        text.append(name.center(_WIDTH) + "   ", style)
    text.append("\n\n")


def _stack(province: Province, position: int, words: Words) -> Text:
    """A position: its name where it is empty, else the disc, a star for a fort, and the captives below."""
    stack = province["stacks"][position]
    cell = Text()
    if position == KING and province["king"] is not None:
        cell.append(f"♛{_SIGNS[province['king']][1]}", _STYLES[province["king"]])
    elif stack is None:
        cell.append(words.noun("position", position), "dim")
    else:
        cell.append(_SIGNS[stack["owner"]] + ("*" if stack["fort"] else ""), _STYLES[stack["owner"]])
        for seat, count in stack["captives"].items():
            cell.append(f"+{count if count > 1 else ''}", "dim")
            cell.append(_SIGNS[seat][1].lower(), _STYLES[seat])
    cell.align("center", _CELL)
    return cell


def _draw_player(text: Text, seat: int, player: Player, words: Words) -> None:
    name, cards = words.names[seat], player["cards"]
    told = words.say(
        "table-player", name=name, cumals=player["cumals"], supply=player["supply"], kings=player["kingships"]
    )
    text.append(told, _STYLES[seat])
    text.append(" · " + (words.say("table-choosing") if cards is None else words.say("table-cards", cards=cards)))
    if player["prisoners"]:
        held = ", ".join(f"{words.names[owner]} {count}" for owner, count in player["prisoners"].items())
        text.append(" · " + words.say("table-prisoners", list=held))
    text.append("\n")
