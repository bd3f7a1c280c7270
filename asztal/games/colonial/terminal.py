"""Colonial's table as text: the territories by continent with what lies there, everybody's board, the own cards."""

from __future__ import annotations

from rich.text import Text

from asztal.engine.view import SeatView
from asztal.games.colonial import data
from asztal.games.colonial.steps.asking import percent
from asztal.games.colonial.view import Box, Player, TableView, Territory
from asztal.words import Words

# Seats are told apart by shape and colour.
_SIGNS = "●▲■◆✚⬟"
_STYLES = ("bold blue", "bold yellow", "bold red", "bold white", "bold green", "bold dark_orange")
# Goods have the colour of their box; slaves none, because black can't be seen everywhere.
_GOODS = {
    "white": "white",
    "beige": "wheat1",
    "yellow": "yellow",
    "red": "red",
    "brown": "orange4",
    "purple": "magenta",
    "blue": "blue",
    "green": "green",
    "grey": "grey62",
    "black": "reverse",
}
_WIDTH = 80
_BETWEEN = " · "
_NAME = 19
_FACTS = 19


def draw(view: SeatView[TableView], words: Words) -> Text:
    """The table as a seat sees it, in its words."""
    table = view["table"]
    text = Text()
    _draw_turn(text, table, words)
    for continent in range(len(data.CONTINENTS)):
        _draw_continent(text, continent, table, words)
    _draw_world(text, table, words)
    for seat, player in enumerate(table["players"]):
        _draw_player(text, seat, player, words)
    _draw_programme(text, table, words)
    return text


def _draw_turn(text: Text, table: TableView, words: Words) -> None:
    parts = [_phase(table, words), words.say("table-start", name=words.names[table["start"]])]
    if table["active"] is not None:
        parts.append(words.say("table-active", name=words.names[table["active"]]))
    limit = table["turn_limit"]
    turn = words.say("table-turn" if limit else "table-turn-endless", turn=table["turn"], turns=limit)
    _flow(text, Text(), [Text(turn, "bold"), *map(Text, parts)], 0)
    war = table["war"]
    if war is not None:
        attacker, defender = words.names[war["attacker"]], words.names[war["defender"]]
        text.append(words.say("table-war", attacker=attacker, defender=defender, year=war["year"]) + "\n", "bold red")


def _phase(table: TableView, words: Words) -> str:
    if table["phase"] == "rounds":
        return words.say("table-round", round=table["round"], rounds=data.ROUNDS)
    return words.say(f"phase-{table['phase']}")


# -- the map ----------------------------------------------------------------------------------------------------------


def _draw_continent(text: Text, continent: int, table: TableView, words: Words) -> None:
    """A line for each territory: its name, what lies there, and its boxes."""
    here = [at for at in range(data.TERRITORIES) if data.CONTINENT[at] == continent]
    lands = [at for at in here if table["territories"][at]["in_play"]]
    if not lands:
        return
    text.append("\n" + words.noun("continent", continent), "bold")
    if continent == data.AMERICA and table["america"]:
        penalty = words.say("table-america", penalty=data.AMERICA_PENALTY, prestige=table["america"])
        text.append(f" · {penalty}", "italic")
    text.append("\n")
    for at in lands:
        line = Text(words.noun("territory", at))
        line.align("left", _NAME)
        line.append_text(_facts(at, table))
        if data.BOXES_IN[at]:
            line.align("left", _NAME + _FACTS)
        boxes = [_box(box, table["boxes"][box], words) for box in data.BOXES_IN[at]]
        _flow(text, line, boxes, _NAME + _FACTS)


def _facts(at: int, table: TableView) -> Text:
    """The signs of what is to be gained in a territory, or of what lies there."""
    land = table["territories"][at]
    text = Text(f"♟{land['natives']}")
    if land["prestige"]:
        odds = _odds(table["needs"][at] if "needs" in table else None)
        text.append(f" ★{land['prestige']} ◇{data.DIFFICULTY[at]}{odds}", "dim")
        return text
    for sign, count in (("!", land["unrest"]), ("✝", land["missions"]), ("♔", land["city"])):
        if count:
            text.append(f" {sign}{count}")
    _append_state(text, land)
    return text


def _append_state(text: Text, land: Territory) -> None:
    if land["independent"]:
        text.append(" ⚑")
    if land["colony"] is not None:
        text.append(" ⌂")
        text.append(_SIGNS[land["colony"]], _STYLES[land["colony"]])


def _odds(need: int | None) -> str:
    """What must be thrown, and how likely it is (C16.2)."""
    return "" if need is None else f" ⚄{max(need, 1)}+ {percent(need)}%"


def _box(at: int, box: Box, words: Words) -> Text:
    """A good and the counters there, from the bottom up; those that control it in brackets."""
    style = _GOODS[data.COLOURS[data.COLOUR_OF[at]]]
    text = Text(words.noun("good", data.GOOD_OF[at]), style)
    for seat, count in box["stack"]:
        counters = f"{_SIGNS[seat]}{count}"
        text.append(" ")
        text.append(f"[{counters}]" if seat == box["controller"] else counters, _STYLES[seat])
    return text


def _draw_world(text: Text, table: TableView, words: Words) -> None:
    """What concerns no territory alone."""
    text.append("\n")
    prestige = table["circumnavigation"]
    if prestige:
        difficulty = data.CIRCUMNAVIGATION_DIFFICULTY
        text.append(words.say("table-circumnavigation", prestige=prestige, difficulty=difficulty))
        text.append(_odds(table["needs"][-1] if "needs" in table else None) + "\n", "dim")
    for key, seat in (
        ("inset-circumnavigated", table["circumnavigator"]),
        ("inset-america-discovered", table["discoverer"]),
    ):
        if seat is not None:
            text.append(words.say(key, name=words.names[seat]) + "\n")
    held = [(colour, seat) for colour, seat in enumerate(table["monopolies"]) if seat is not None]
    if held:
        monopolies = ", ".join(f"{_SIGNS[seat]} {words.noun('colour', colour)}" for colour, seat in held)
        text.append(words.say("table-monopolies", list=monopolies) + "\n")
    if table["abolished"]:
        text.append(words.say("table-abolished") + "\n")
    _flow(text, Text(), [Text(part, "dim") for part in words.say("table-legend").split(_BETWEEN)], 0)
    text.append("\n")


# -- the players ------------------------------------------------------------------------------------------------------


def _draw_player(text: Text, seat: int, player: Player, words: Words) -> None:
    """What lies on a board, and what can be done with it."""
    counts = {
        "prestige": player["prestige"],
        "treasury": player["treasury"],
        "fleets": player["fleets"],
        "squadrons": player["squadrons"],
        "goods": player["goods"],
        "monopolies-held": player["monopolies"],
        "production": player["production"],
        "trades": player["trades"],
        "diplomacy": player["diplomacy"],
    }
    parts = [words.say(f"table-{name}", count=count) for name, count in counts.items()]
    parts += [f"{words.noun('track', track)} {value}" for track, value in enumerate(player["values"])]
    if player["nation"] is not None:
        parts.insert(0, words.noun("nation", player["nation"]))
    name = Text(f"{_SIGNS[seat]} {words.names[seat]}", _STYLES[seat])
    _flow(text, Text(), [name, *map(Text, [*parts, *_troubles(player, words), *_cards(player, words)])], 2)


def _troubles(player: Player, words: Words) -> list[str]:
    """Loans, unrest and pirates, where there are any."""
    parts = []
    if player["loans"]:
        parts.append(words.say("table-loans", list=", ".join(map(str, player["loans"]))))
    if player["unrest"]:
        parts.append(words.say("table-unrest", count=player["unrest"]))
    pirates = [f"{_SIGNS[owner]}{count}" for owner, count in enumerate(player["pirates"]) if count]
    if pirates:
        parts.append(words.say("table-pirates", list=" ".join(pirates)))
    if player["revolt"]:
        parts.append(words.say("table-revolt"))
    return parts


def _cards(player: Player, words: Words) -> list[str]:
    """The cards that have been turned over, or rather the characters that were used of them."""
    shown = []
    for card, character in zip([*player["cards"], None], player["used"], strict=True):
        if character is not None:
            shown.append(words.noun("character", character))
        elif card is not None:
            shown.append(words.noun("card", card))
    return [words.say("table-cards", list=", ".join(shown))] if shown else []


def _draw_programme(text: Text, table: TableView, words: Words) -> None:
    """The viewer's own cards, once it has begun to line them up."""
    programme = table.get("programme", [])
    if programme:
        text.append("\n" + words.say("table-programme", list=_names("card", programme, words)) + "\n")
        text.append(words.say("table-aside", list=_names("card", table["aside"], words)) + "\n")


def _names(noun: str, values: list[int], words: Words) -> str:
    return ", ".join(words.noun(noun, value) for value in values)


def _flow(text: Text, line: Text, parts: list[Text], indent: int) -> None:
    """Adds parts to a line; where it would be too long, they go on in another."""
    for at, part in enumerate(parts):
        if at and line.cell_len + len(_BETWEEN) + part.cell_len > _WIDTH:
            text.append_text(line).append("\n")
            line = Text(" " * indent)
        elif at:
            line.append(_BETWEEN)
        line.append_text(part)
    text.append_text(line).append("\n")
