"""Turn order, and the track of the eight turns."""

from __future__ import annotations

from functools import lru_cache

from asztal.board import Scene, Voice, about, icon, image, voice_of
from asztal.games.empires import data
from asztal.games.empires.board.pieces import disc
from asztal.games.empires.view import TableView


def draw_turns(scene: Scene[TableView]) -> dict[str, str]:
    """The parts ``order`` and ``track``."""
    voice, table = voice_of(scene), scene.table
    places = tuple(table["order"])
    auction = table["auction"]
    if auction is not None:
        taken = tuple([-1 if seat is None else seat for seat in auction["places"]])
        bid = (
            voice.say("board-bid", name=voice.names[auction["bidder"]], sum=auction["bid"])
            if auction["bidder"] is not None and auction["bid"] is not None
            else ""
        )
        return {"order": _order(voice, taken, (), bid), "track": _track(voice, table["turn"], table["vp_price"])}
    owing = tuple(scene.view["owing"]) if table["phase"] == "placement" else ()
    return {"order": _order(voice, places, owing, ""), "track": _track(voice, table["turn"], table["vp_price"])}


@lru_cache(maxsize=1024)
def _order(voice: Voice, places: tuple[int, ...], now: tuple[int, ...], bid: str) -> str:
    """The seats from the first to the last; while figures are placed, whoever is about to."""
    drawn = ""
    for at, seat in enumerate(places):
        if seat < 0:
            drawn += f'<span class="turn free">{at + 1}</span>'
            continue
        label = image(voice.say("board-place", place=at + 1, name=voice.names[seat]))
        look = "turn now" if seat in now else "turn"
        drawn += f'<span id="turn-{seat}" class="{look}"{label}>{disc(voice.colours[seat])}<sub>{at + 1}</sub></span>'
    title = voice.say("board-order")
    told = f'<span class="rule">{bid}</span>' if bid else ""
    head = f'<div class="head"><b>{title}</b>{told}</div>'
    return f'<section id="order" class="order"{about("turn-order")}>{head}<p>{drawn}</p></section>'


@lru_cache(maxsize=256)
def _track(voice: Voice, turn: int, price: int | None) -> str:
    """Eight turns with a star after each in which the regions are scored (E3.1)."""
    drawn = ""
    for at in range(1, data.TURNS + 1):
        look = "over" if at < turn else "now" if at == turn else "to-come"
        drawn += f'<i class="{look}">{at}</i>'
        if at in data.LAST_TURN:
            drawn += icon("star")
    label = image(voice.say("board-turn", turn=turn, turns=data.TURNS))
    rule = voice.say("board-scored-after") if price is None else voice.say("board-vp-price", price=price)
    head = f'<div class="head"><b>{voice.say("board-turns")}</b><span class="rule">{rule}</span></div>'
    return f'<section id="track" class="track"{about("turn-track")}>{head}<p{label}>{drawn}</p></section>'
