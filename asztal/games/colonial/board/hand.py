"""What the viewer holds: six double cards in the order of the programme; while programming, four slots above them.

Before the first turn, the nations to choose from lie there.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from asztal.board import Scene, about, icon, image, thing
from asztal.board import hand as held
from asztal.games.colonial import data
from asztal.games.colonial.board.cards import LINED_UP, pictures
from asztal.games.colonial.board.nations import nation_cards
from asztal.games.colonial.steps import kinds
from asztal.games.colonial.steps.asking import percent
from asztal.games.colonial.view import TableView

_SIGNS: Final = {"done": "tick", "secret": "hidden", "revolt": "unrest"}


def hand(scene: Scene[TableView]) -> str:
    """The viewer's cards; whoever looks back with all open sees everybody's in the panels."""
    table, seat = scene.table, scene.seat
    if seat is None or "programme" not in table:
        return ""
    if table["phase"] == "nations":
        label = f' role="group" aria-label="{scene.say("board-nations")}"'
        return held(scene, seat, nation_cards(scene), "nations", label)
    label = f' role="group" aria-label="{scene.say("board-hand")}"'
    if scene.kind == kinds.PROGRAM.name:
        return held(scene, seat, _programming(scene, seat, table["programme"]), "programming", label)
    return held(scene, seat, _row(scene, seat, table["programme"]), "cards", label)


# -- cards that have their places -------------------------------------------------------------------------------------


class _Place(NamedTuple):
    """Where a card lies: its round (0 where it is set aside), what has become of it, which character was used."""

    round: int
    look: str
    used: int | None = None


def _row(scene: Scene[TableView], seat: int, programme: list[int]) -> str:
    """Rounds 1 to 4, then the cards set aside."""
    others = [card for card in range(data.CARDS) if card not in programme]
    lined_up = "".join(_card(scene, seat, card, _in_slot(scene, seat, slot)) for slot, card in enumerate(programme))
    if len(programme) < data.SLOTS:
        return lined_up + "".join(_card(scene, seat, card, _Place(0, "kept")) for card in others)
    aside = "".join(_card(scene, seat, card, _set_aside(scene, seat, card, others)) for card in others)
    return f'{lined_up}<i class="divide"></i>{aside}'


def _in_slot(scene: Scene[TableView], seat: int, slot: int) -> _Place:
    """What has become of a card of the programme (C4.1.3 to C4.1.5)."""
    table, player = scene.table, scene.table["players"][seat]
    used = player["used"][slot]
    now = table["round"] if table["phase"] in (*LINED_UP, "program") else data.LAST_CHANCE + 1
    if player["revolt"]:
        look = "revolt"
    elif slot + 1 > now:
        look = "secret"
    elif slot + 1 == now and table["active"] == seat:
        look = "now"
    elif slot + 1 == now and not _has_acted(table, seat):
        look = "open"
    else:
        look = "passed" if used is None else "done"
    return _Place(slot + 1, look, used)


def _set_aside(scene: Scene[TableView], seat: int, card: int, aside: list[int]) -> _Place:
    """One of the two may be played in the last chance (C4.1.6)."""
    table = scene.table
    used = table["players"][seat]["used"][data.LAST_CHANCE - 1]
    over = table["phase"] not in (*LINED_UP, "program")
    if used in data.ON_CARD[card]:
        return _Place(0, "now" if table["active"] == seat and not over else "done", used)
    return _Place(0, "last" if used is None and not over and card == aside[-1] else "aside")


def _has_acted(table: TableView, seat: int) -> bool:
    """Whether the seat's turn in this round is over (C2.7)."""
    active, seats = table["active"], len(table["players"])
    return active is not None and (seat - table["start"]) % seats < (active - table["start"]) % seats


def _card(scene: Scene[TableView], seat: int, card: int, place: _Place) -> str:
    """Where it lies on top, its two characters below; on a phone, their pictures alone until it is touched."""
    halves = _halves(scene, seat, card, place.used)
    look = "now" if "data-choice" in halves else place.look
    told = scene.say("board-card-last" if look == "now" and not place.round else f"board-card-{look}")
    number = f"<b>{place.round}</b>" if place.round else ""
    sign = icon(_SIGNS[look]) if look in _SIGNS else ""
    label = image(f"{scene.noun('card', card)}: {told}")
    return (
        f'<div id="card-{card}" class="card {look}"{thing("card", card)}>'
        f'<p class="head">{number}<span>{told}</span>{sign}</p>'
        f'<p class="strip" tabindex="0"{label}>{number}{pictures(card, place.used)}</p>'
        f'<div class="face">{halves}</div></div>'
    )


def _halves(scene: Scene[TableView], seat: int, card: int, used: int | None = None, instead: str = "") -> str:
    """The two characters of a card: picture, name, and what each does for this player, or what is said instead."""
    halves = ""
    for character in data.ON_CARD[card]:
        name = data.CHARACTERS[character]
        look = "half" if used is None else "half on" if used == character else "half off"
        told = f"<strong>{_name(scene, character)}</strong> <span>{instead or _does(scene, seat, character)}</span>"
        offer = scene.offer("character", character)
        stands = f"{thing('character', character)}{offer}{about(name)}"
        halves += f'<div id="half-{character}" class="{look}"{stands}>{icon(name)}<p>{told}</p></div>'
    return halves


def _name(scene: Scene[TableView], character: int) -> str:
    """As a heading: some languages write such words small."""
    name = scene.noun("character", character)
    return name[:1].upper() + name[1:]


def _does(scene: Scene[TableView], seat: int, character: int) -> str:
    """What a character does, with the player's own figures."""
    player = scene.table["players"][seat]
    figures: dict[str, int] = {}
    if character == data.EXPLORER:
        figures = {"percent": _best_odds(scene.table)}
    elif character == data.FINANCIER:
        figures = {"count": data.LOAN}
    elif character == data.GOVERNOR:
        figures = _city_values(scene.table, player["values"][data.ECONOMY])
    elif character == data.MERCHANT:
        figures = {"count": player["fleets"]}
    elif character == data.TRADER:
        figures = {"count": player["trades"]}
    elif character == data.VICEROY:
        figures = {"count": player["values"][data.LOGISTICS]}
    return scene.say(f"board-does-{data.CHARACTERS[character]}", **figures)


def _best_odds(table: TableView) -> int:
    """Of all that the viewer may explore."""
    needs = [need for need in table.get("needs", []) if need is not None]
    return int(percent(min(needs))) if needs else 0


def _city_values(table: TableView, economy: int) -> dict[str, int]:
    """More than the city in play, no more than Economy (C18.2)."""
    least = max(territory["city"] for territory in table["territories"]) + 1
    most = min(economy, data.CITY_MOST)
    return {"count": max(0, most - least + 1), "least": least, "most": most}


# -- programming ------------------------------------------------------------------------------------------------------


def _programming(scene: Scene[TableView], seat: int, programme: list[int]) -> str:
    """Four slots, and below them the cards, which stay where they are and get numbers (C4.1.2)."""
    slots = "".join(_slot(scene, slot, programme) for slot in range(data.SLOTS))
    look = "slots unused" if scene.table["players"][seat]["revolt"] else "slots"
    label = f' role="group" aria-label="{scene.say("board-slots")}"'
    cards = "".join(_choosable(scene, seat, card, programme) for card in range(data.CARDS))
    return (
        f'<div class="{look}" data-drop=""{label}{about("programme")}>{slots}</div><div class="choosable">{cards}</div>'
    )


def _slot(scene: Scene[TableView], slot: int, programme: list[int]) -> str:
    """A slot that is empty, or has a card that a click takes back along with those after it."""
    key = f'id="slot-{slot + 1}"'
    if slot >= len(programme):
        look, told = ("slot next", scene.say("board-slot-next")) if slot == len(programme) else ("slot", "")
        return f'<div {key} class="{look}"><b>{slot + 1}</b><span>{told}</span></div>'
    card = programme[slot]
    label = scene.say("board-slot-take-back", slot=slot + 1, card=scene.words.noun("card", card))
    names = "<br/>".join(_name(scene, character) for character in data.ON_CARD[card])
    undo = f' data-undo="{len(programme) - slot}" role="button" tabindex="0" aria-label="{label}"'
    return f'<div {key} class="slot filled"{undo}><b>{slot + 1}</b>{pictures(card, None)}<span>{names}</span></div>'


def _choosable(scene: Scene[TableView], seat: int, card: int, programme: list[int]) -> str:
    """A card that can be lined up; once it is, its number over the pictures, so that the words stay free."""
    offer = scene.offer("card", card)
    sign = told = ""
    if card in programme:
        slot = programme.index(card)
        look, does = "placed", f' data-undo="{len(programme) - slot}"'
        sign, told = f"<b>{slot + 1}</b>", scene.say("board-card-placed", slot=slot + 1)
    elif offer:
        look, does = "kept", f'{offer} draggable="true"'
    else:
        look, does, told = "aside", "", scene.say("board-card-aside")
    face = f'<div class="face">{_halves(scene, seat, card, instead=told)}</div>'
    return f'<div id="card-{card}" class="card {look}"{thing("card", card)}{does}>{sign}{face}</div>'
