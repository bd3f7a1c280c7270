"""Favor cards that show what they do: the pattern itself, and the rewards."""

from __future__ import annotations

from functools import cache
from typing import Final

from asztal.board import Scene, about, escape, icon, image, lights, thing
from asztal.games.island_fortress.data import FAVORS
from asztal.games.island_fortress.view import TableView

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
_LASTING: Final = ("income", "petition")


def favor_card(scene: Scene[TableView], seat: int, favor: int, look: str = "") -> str:
    """A favor of the hand, which lights up where in the wall it stands and marks what it lacks."""
    fit = scene.table.get("fits", {}).get(favor)
    sign = look
    if fit and fit["complete"]:
        look, sign = f"{look} complete", "complete"
    sign = f'<b class="sign">{scene.say(f"board-{sign}")}</b>' if sign else ""
    cells = lights(map("c{}".format, fit["have"]), map("c{}".format, fit["lack"])) if fit else ""
    name = thing("favor", favor) + (scene.offer("favor", favor) or image(favor_told(scene, "board-favor", favor)))
    return (
        f'<div id="favor-{favor}" class="{f"favor {look}".strip()}"{name}{cells}{about("favor")}>'
        f"{_face(favor, scene.colours[seat], scene.words.language)}{sign}</div>"
    )


def favor_told(scene: Scene[TableView], key: str, favor: int) -> str:
    """The card in words: its name and what it brings."""
    told = ", ".join(scene.words.say(f"reward-{name}", count=count) for name, count in _rewards(favor))
    return scene.say(key, name=FAVORS[favor].names[scene.words.language], rewards=told)


def _rewards(favor: int) -> list[tuple[str, int]]:
    """What the card brings, by name; what lasts comes first."""
    every = [(name, int(getattr(FAVORS[favor], name))) for name in (*_LASTING, *_REWARDS)]
    return [(name, count) for name, count in every if count]


@cache
def _face(favor: int, colour: str, language: str) -> str:
    """Name, pattern, rewards: what lasts has a plus."""
    rewards = "".join(
        f'<span class="reward lasting">{icon(name)}+{count}</span>'
        if name in _LASTING
        else f'<span class="reward">{icon(_REWARDS[name].format(colour=colour))}{count}</span>'
        for name, count in _rewards(favor)
    )
    return (
        f'<span class="name">{escape(FAVORS[favor].names[language])}</span>{pattern(favor)}'
        f'<span class="rewards">{rewards}</span>'
    )


@cache
def pattern(favor: int) -> str:
    """The blocks that a favor asks for, in the square that every pattern fits into."""
    card = FAVORS[favor]
    left, low = (3 - card.width) * 5, (3 - card.height) * 4
    bricks = "".join(
        f'<rect class="{look}" x="{column * 10 + left + 0.5}" y="{16 - level * 8 - low + 0.5}" width="9" height="7"/>'
        for look, cells in (("gap", card.gaps), ("put", card.cells))
        for level, column in cells
    )
    return f'<svg class="pattern" viewBox="-1 -1 32 26" aria-hidden="true">{bricks}</svg>'
