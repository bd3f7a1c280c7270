"""On a phone the board has two leaves, Europe and the New World; tabs say where something may be done."""

from __future__ import annotations

import re

from asztal.board import Scene
from asztal.games.empires.view import TableView

_EUROPE = "".join(
    f'<rect x="{4 + 18 * (at % 2)}" y="{2 + 9 * (at // 2)}" width="15" height="7" rx="2"/>' for at in range(4)
)
_CHOICE = re.compile(r" data-choice=")


def draw_leaves(scene: Scene[TableView], europe: list[str], world: list[str]) -> str:
    """The tabs, with how many choices there are on each leaf."""
    found = sum(region["discovered"] for region in scene.table["regions"])
    told = scene.say(f"phase-{scene.table['phase']}")
    links = _tab(scene, "europe", _EUROPE, europe, told) + _tab(
        scene,
        "world",
        '<use href="#coast"/>',
        world,
        scene.say("board-found", found=found, regions=len(scene.table["regions"])),
    )
    return f'<nav id="regions" class="leaves" aria-label="{scene.say("board-leaves")}">{links}</nav>'


def _tab(scene: Scene[TableView], key: str, picture: str, parts: list[str], told: str) -> str:
    count = sum(len(_CHOICE.findall(part)) for part in parts)
    box = "0 0 41 20" if key == "europe" else "0 0 430 540"
    may = ' data-may=""' if count else ""
    words = scene.say("board-choices", count=count) if count else told
    return (
        f'<a href="#{key}"{may}><svg class="{key}" viewBox="{box}" aria-hidden="true">{picture}</svg>'
        f"<span><b>{scene.say(f'board-{key}')}</b><small>{words}</small></span></a>"
    )


def headline(scene: Scene[TableView]) -> str:
    """Turn, age, and the phase or the box that is being resolved."""
    table = scene.table
    told = []
    if table["turn"]:
        told += [scene.say("board-turn", turn=table["turn"], turns=table["turns"]), scene.noun("age", table["age"])]
    told.append(scene.say(f"phase-{table['phase']}"))
    return " · ".join(told)
