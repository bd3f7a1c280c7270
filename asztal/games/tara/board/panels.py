"""What is public of a player, in one row of small pictures and numbers."""

from __future__ import annotations

from asztal.board import Scene, about
from asztal.engine.game import View
from asztal.games.tara.board.art import icon
from asztal.games.tara.data import KINGS_TO_WIN


def draw_panels(scene: Scene) -> list[str]:
    """One row for each seat."""
    return [_panel(scene, seat, player) for seat, player in enumerate(scene.table["players"])]


def _panel(scene: Scene, seat: int, player: View) -> str:
    facts = [
        _fact(scene, seat, "cumals", icon(scene.prefix, "coin"), player["cumals"]),
        _fact(scene, seat, "supply", _disc(scene, seat), player["supply"]),
        _crowns(scene, seat, player["kingships"]),
        _fact(scene, seat, "cylinders", icon(scene.prefix, "cylinder"), player["cylinders"]),
        _cards(scene, seat, player["cards"]),
        *[_prisoners(scene, seat, owner, count) for owner, count in player["prisoners"].items()],
        _start(scene, seat),
    ]
    return f'<div class="tara facts seat-{scene.colours[seat]}">{"".join(facts)}</div>'


def _fact(scene: Scene, seat: int, thing: str, picture: str, count: int) -> str:
    return (
        f'<span class="fact" role="img" aria-label="{scene.say(f"board-{thing}", count=count)}"{about(thing)}>'
        f'{picture}<b data-count="{thing}-{seat}">{count}</b></span>'
    )


def _disc(scene: Scene, seat: int) -> str:
    return f'<svg class="icon" viewBox="-22 -22 44 46"><use href="#{scene.prefix}disc-{scene.colours[seat]}"/></svg>'


def _crowns(scene: Scene, seat: int, kingships: int) -> str:
    """Two crowns to win, filled as they are won (T17.1)."""
    crowns = "".join(
        f'<svg class="icon crown{" won" if at < kingships else ""}" viewBox="-12 -12 24 24">'
        f'<use href="#{scene.prefix}i-crown"/></svg>'
        for at in range(KINGS_TO_WIN)
    )
    label = scene.say("board-kingships", count=kingships)
    return (
        f'<span class="fact crowns" role="img" aria-label="{label}"{about("kingships")} '
        f'data-count="kingships-{seat}">{crowns}</span>'
    )


def _cards(scene: Scene, seat: int, cards: int | None) -> str:
    """Cards in hand; how far a seat has come with choosing them is its secret (T5.2)."""
    if cards is not None:
        return _fact(scene, seat, "hand", icon(scene.prefix, "cards"), cards)
    return (
        f'<span class="fact" role="img" aria-label="{scene.say("board-choosing")}"{about("hand")}>'
        f'{icon(scene.prefix, "cards")}<b data-count="hand-{seat}">…</b></span>'
    )


def _prisoners(scene: Scene, seat: int, owner: int, count: int) -> str:
    label = scene.say("board-prisoners", count=count, owner=scene.words.names[owner])
    return (
        f'<span class="fact held" role="img" aria-label="{label}"{about("prisoners")}>'
        f'{_disc(scene, owner)}<b data-count="prisoners-{seat}-{owner}">{count}</b></span>'
    )


def _start(scene: Scene, seat: int) -> str:
    """The black cube of the start player (T16)."""
    if scene.table["start"] != seat:
        return ""
    label = scene.say("board-start")
    return (
        f'<span class="fact start" role="img" aria-label="{label}"{about("start")}>{icon(scene.prefix, "cube")}</span>'
    )
