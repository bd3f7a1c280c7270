"""Empires' table as text: the boxes with their figures, the New World, what is on offer, and the players."""

from __future__ import annotations

from rich.text import Text

from asztal.engine.view import SeatView
from asztal.games.empires import data
from asztal.games.empires.view import Player, Region, TableView, Target
from asztal.words import Words

# Seats are told apart by shape and colour, and figures by their signs.
_SIGNS = "■▲●✚⬟★"
_STYLES = ("bold red", "bold yellow", "bold blue", "bold green", "bold dark_orange", "bold magenta")
_FIGURES = "♟⚓$✝⚔⚒"
_WIDTH = 80
_BETWEEN = " · "
_NAME = 24
_PARTS = {
    data.DOCK: [data.DOCK, data.DOCK_X, data.DOCK_Y, data.MAYFLOWER_SHIPS],
    data.SPECIALISTS: list(range(data.SPECIALISTS, data.TRAINING + 1)),
}
"""The boxes that are made of several targets."""


def draw(view: SeatView[TableView], words: Words) -> Text:
    """The table as a seat sees it, in its words."""
    table = view["table"]
    text = Text()
    _draw_turn(text, table, words)
    for box in data.BOX_ORDER:
        _draw_box(text, table, box, words)
    text.append("\n")
    for at, region in enumerate(table["regions"]):
        _draw_region(text, at, region, words)
    _draw_legend(text, words)
    for seat, player in enumerate(table["players"]):
        _draw_player(text, seat, player, words)
    return text


def _seat(seat: int) -> Text:
    return Text(_SIGNS[seat], _STYLES[seat])


def _draw_turn(text: Text, table: TableView, words: Words) -> None:
    order = Text("").join(_seat(seat) for seat in table["order"])
    parts = [
        Text(words.say("table-turn", turn=table["turn"], turns=table["turns"]), "bold"),
        Text(words.noun("age", table["age"])),
        Text(words.say(f"phase-{table['phase']}")),
        Text(words.say("table-order", list="")).append_text(order),
    ]
    _flow(text, Text(), parts, 0)


# -- boxes ------------------------------------------------------------------------------------------------------------


def _draw_box(text: Text, table: TableView, box: int, words: Words) -> None:
    """The name of a box, who stands there, and what is to be had."""
    line = Text(words.noun("stage", box), "bold" if table["box"] == box else "")
    line.align("left", _NAME)
    if box == data.SHIPPING or box == data.DISCOVERY:
        for seat, player in enumerate(table["players"]):
            band = player["shipping"] if box == data.SHIPPING else player["discovery"]
            if any(band):
                line.append_text(_seat(seat)).append(_band(band) + " ")
    else:
        for target in _PARTS.get(box, [box]):
            _append_spaces(line, table["targets"][target], target)
    _flow(text, line, _offer(table, box, words), _NAME)


def _append_spaces(line: Text, target: Target, number: int) -> None:
    """Who stands on the spaces; those that nobody may use are left out."""
    owned = number in (data.DOCK_X, data.DOCK_Y, data.MAYFLOWER_SHIPS)
    if owned and target["owner"] is None:
        return
    name = {data.DOCK_X: "X", data.DOCK_Y: "Y", data.MAYFLOWER_SHIPS: "⛵"}.get(number, "·")
    if data.SPECIALISTS <= number < data.TRAINING:
        name = _FIGURES[data.TRAINED[number - data.SPECIALISTS]]
    for there in target["spaces"]:
        if there is None:
            line.append(f"{name} ", "dim")
        else:
            line.append_text(_seat(there["seat"])).append(f"{_FIGURES[there['figure']]} ")


def _offer(table: TableView, box: int, words: Words) -> list[Text]:
    """What is open beside a box."""
    if box == data.TRADE_GOODS:
        goods = ", ".join(words.noun("good", good) for good in table["market"])
        return [Text(words.say("table-open-goods", list=goods))]
    if box == data.SHIPPING and table["ship_waits"]:
        return [Text(words.say("table-ship"))]
    if box == data.CAPITAL:
        names = [words.noun("building", building) for building in table["row"] if building is not None]
        label = words.say("table-open-buildings", price=table["price"], list=names[0] if names else "")
        return list(map(Text, [label, *names[1:]]))
    return []


# -- the New World ----------------------------------------------------------------------------------------------------


def _draw_region(text: Text, at: int, region: Region, words: Words) -> None:
    """A region with its good, what its places are worth, and who is there."""
    line = Text(words.noun("region", at))
    line.align("left", _NAME)
    parts = [] if region["good"] is None else [Text(words.noun("good", region["good"]))]
    if not region["discovered"]:
        counter = region["counter"]
        hidden = words.say("discovery-hidden")
        known = hidden if counter is None else words.say("discovery-known", natives=counter["natives"])
        parts.append(Text(known, "dim"))
    elif any(region["totals"]):
        worth = words.say("table-worth", first=region["first"], second=region["second"])
        parts.append(Text(worth, "" if region["scores"] else "dim"))
    for seat, total in enumerate(region["totals"]):
        if total:
            parts.append(_seat(seat).append(f"{total} ({_band(region['figures'][seat])})"))
    _flow(text, line, parts, _NAME)


def _band(band: list[int]) -> str:
    """Figures by their signs: ♟3⚔1."""
    return "".join(f"{_FIGURES[figure]}{count}" for figure, count in enumerate(band) if count)


def _draw_legend(text: Text, words: Words) -> None:
    signs = [Text(f"{_FIGURES[figure]} {words.noun('figure', figure)}", "dim") for figure in range(data.TYPES)]
    text.append("\n")
    _flow(text, Text(), signs, 0)
    text.append("\n")


# -- the players ------------------------------------------------------------------------------------------------------


def _draw_player(text: Text, seat: int, player: Player, words: Words) -> None:
    """What a player has."""
    parts = [
        words.say("table-points", count=player["points"]),
        words.say("table-money", count=player["money"]),
        words.say("table-income", count=player["income"]["total"]),
        words.say("table-ships", count=player["ships"]),
        words.say("table-finds", count=len(player["finds"])),
    ]
    if player["nation"] is not None:
        parts.insert(0, words.noun("nation", player["nation"]))
    if any(player["hand"]):
        parts.append(words.say("table-hand", list=_band(player["hand"])))
    parts += [f"{words.noun('good', good)} {count}" for good, count in enumerate(player["goods"]) if count]
    parts += [words.noun("building", building["building"]) for building in player["buildings"]]
    name = _seat(seat).append(f" {words.names[seat]}")
    _flow(text, Text(), [name, *map(Text, parts)], 2)


def _flow(text: Text, line: Text, parts: list[Text], indent: int) -> None:
    """Adds parts to a line; where it would be too long, they go on in another."""
    for at, part in enumerate(parts):
        if line.cell_len + len(_BETWEEN) + part.cell_len > _WIDTH and line.plain.strip():
            text.append_text(line).append("\n")
            line = Text(" " * indent)
        elif at:
            line.append(_BETWEEN)
        line.append_text(part)
    text.append_text(line).append("\n")
