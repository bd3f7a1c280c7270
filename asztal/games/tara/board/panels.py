"""What is public of a player, in one row of small pictures and numbers."""

from __future__ import annotations

from asztal.board import Scene, about, count, counted, fact, icon, image, shape, thing
from asztal.games.tara.data import KINGS_TO_WIN
from asztal.games.tara.view import Player, TableView


def draw_panel(scene: Scene[TableView], seat: int, player: Player) -> str:
    """One row for a seat, which stands for it where one is asked for."""
    facts = [
        counted(scene, "cumals", icon("coin"), player["cumals"], seat),
        counted(scene, "supply", _disc(scene, seat), player["supply"], seat),
        _crowns(scene, seat, player["kingships"]),
        counted(scene, "cylinders", icon("cylinder"), player["cylinders"], seat),
        _cards(scene, seat, player["cards"]),
        *[_prisoners(scene, seat, owner, held) for owner, held in player["prisoners"].items()],
        # The black cube of the start player (T16).
        fact("start", scene.say("board-start"), icon("cube"), "start") if scene.table["start"] == seat else "",
    ]
    attributes = thing("seat", seat) + scene.stands_for("seat", seat)
    return f'<div class="tara facts seat-{scene.colours[seat]}"{attributes}>{"".join(facts)}</div>'


def _disc(scene: Scene[TableView], seat: int) -> str:
    return shape(f"disc-{scene.colours[seat]}", "-22 -22 44 46")


def _crowns(scene: Scene[TableView], seat: int, kingships: int) -> str:
    """Two crowns to win, filled as they are won (T17.1)."""
    looks = ["icon crown won" if at < kingships else "icon crown" for at in range(KINGS_TO_WIN)]
    crowns = "".join(shape("i-crown", "-12 -12 24 24", look) for look in looks)
    label = scene.say("board-kingships", count=kingships)
    return f'<span class="fact crowns"{image(label)}{about("kingships")} data-count="kingships-{seat}">{crowns}</span>'


def _cards(scene: Scene[TableView], seat: int, cards: int | None) -> str:
    """Cards in hand; how far a seat has come with choosing them is its secret (T5.2)."""
    if cards is not None:
        return counted(scene, "hand", icon("cards"), cards, seat)
    return fact("hand", scene.say("board-choosing"), icon("cards") + count(f"hand-{seat}", "…"))


def _prisoners(scene: Scene[TableView], seat: int, owner: int, held: int) -> str:
    label = scene.say("board-prisoners", count=held, owner=scene.words.names[owner])
    return fact("prisoners", label, _disc(scene, owner) + count(f"prisoners-{seat}-{owner}", held), "held")
