"""Favor cards that show what they do: the pattern itself, and the rewards."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from asztal.board import Scene, about, escape
from asztal.engine.game import View
from asztal.games.island_fortress.board.icons import icon
from asztal.games.island_fortress.data import FAVORS

FAVOR_KINDS: Final = {"return-favor", "keep-favor", "play-favor"}
"""The kinds whose choices are favors."""
_REWARDS: Final = {
    "points": "points",
    "treasures": "treasure",
    "jade": "jade",
    "chips": "chip",
    "laborers": "laborer",
    "convicts": "convict",
    "blocks": "block-{colour}",
}
"""What a favor brings once, with its picture."""
_LASTING: Final = {"income": "income", "petition": "petition"}


def favor_card(scene: Scene, seat: int, favor: int, look: str = "") -> str:
    """A favor of the hand, which lights up where in the wall it stands and marks what it lacks."""
    fits: View = scene.table.get("fits", {}).get(favor, {})
    attributes = scene.offer("favor", favor) if scene.kind in FAVOR_KINDS and look != "returned" else ""
    complete = fits.get("complete", False)
    if not attributes:
        attributes = f' role="img" aria-label="{_label(scene, favor)}"'
    sign = ""
    if look == "returned":
        sign = f'<b class="sign">{scene.say("board-returned")}</b>'
    elif look == "drawn":
        sign = f'<b class="sign">{scene.say("board-drawn")}</b>'
    if complete and look != "returned":
        look, sign = f"{look} complete", f'<b class="sign">{scene.say("board-complete")}</b>'
    lights = _cells(scene, "lights", fits.get("have", [])) + _cells(scene, "lacks", fits.get("lack", []))
    return (
        f'<div id="{scene.prefix}favor-{favor}" class="{f"favor {look}".strip()}"{attributes}{lights}{about("favor")}>'
        f"{_face(scene.prefix, favor, scene.colours[seat], scene.words.language)}{sign}</div>"
    )


def _cells(scene: Scene, what: str, cells: list[int]) -> str:
    return f' data-{what}="{" ".join(f"{scene.prefix}c{cell}" for cell in cells)}"' if cells else ""


def _label(scene: Scene, favor: int) -> str:
    """The card in words: its name and what it brings."""
    name = FAVORS[favor].names[scene.words.language]
    return scene.say("board-favor", name=name, rewards=rewards_told(scene, favor))


def rewards_told(scene: Scene, favor: int) -> str:
    """What the card brings, in words."""
    return ", ".join(scene.words.say(f"reward-{name}", count=count) for name, count in _rewards(favor))


def _rewards(favor: int) -> list[tuple[str, int]]:
    """What the card brings, by name; what lasts comes first."""
    card = FAVORS[favor]
    every = [(name, int(getattr(card, name))) for name in (*_LASTING, *_REWARDS)]
    return [(name, count) for name, count in every if count]


@lru_cache(maxsize=1024)
def _face(prefix: str, favor: int, colour: str, language: str) -> str:
    """Name, pattern, rewards: what lasts has a plus."""
    rewards = "".join(
        f'<span class="reward lasting">{icon(prefix, _LASTING[name])}+{count}</span>'
        if name in _LASTING
        else f'<span class="reward">{icon(prefix, _REWARDS[name].format(colour=colour))}{count}</span>'
        for name, count in _rewards(favor)
    )
    return (
        f'<span class="name">{escape(FAVORS[favor].names[language])}</span>{pattern(favor)}'
        f'<span class="rewards">{rewards}</span>'
    )


@lru_cache(maxsize=64)
def pattern(favor: int) -> str:
    """The blocks that a favor asks for, in the square that every pattern fits into."""
    card = FAVORS[favor]
    left, low = (3 - card.width) * 5, (3 - card.height) * 4
    gaps = "".join(_brick("gap", level, column, left, low) for level, column in card.gaps)
    blocks = "".join(_brick("put", level, column, left, low) for level, column in card.cells)
    return f'<svg class="pattern" viewBox="-1 -1 32 26" aria-hidden="true">{gaps}{blocks}</svg>'


def _brick(look: str, level: int, column: int, left: int, low: int) -> str:
    x, y = column * 10 + left, 16 - level * 8 - low
    return f'<rect class="{look}" x="{x + 0.5}" y="{y + 0.5}" width="9" height="7"/>'
