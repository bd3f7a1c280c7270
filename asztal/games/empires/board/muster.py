"""The muster: figures of one region to choose from, in a battle and on Colonial Roads; it lies on the map."""

from __future__ import annotations

from asztal.board import Scene, Voice, about, icon, image, thing, voice_of
from asztal.games.empires import data
from asztal.games.empires.board.pieces import disc, figure
from asztal.games.empires.steps import kinds
from asztal.games.empires.view import Battle, TableView

_SOUTH = [data.REGION_NAMES.index(name) for name in ("new_granada", "peru", "brazil")]
"""These regions lie at the lower edge of the map: the muster goes to the upper one."""


def draw_muster(scene: Scene[TableView]) -> str:
    """A battle with both sides, or the figures that can be moved; an empty text where there is neither."""
    battle = scene.table["battle"]
    if battle is not None:
        return _battle(scene, voice_of(scene), battle)
    region = scene.mentioned("region") if scene.kind == kinds.ROADS_FIGURE.name else None
    if region is None or scene.seat is None:
        return ""
    figures = scene.table["regions"][region]["figures"][scene.seat]
    voice = voice_of(scene)
    row = _figures(scene, voice, scene.seat, figures, [0] * data.TYPES, True)
    look = "muster above" if region in _SOUTH else "muster"
    return f'<div id="muster" class="{look}"><p class="head">{scene.noun("region", region)}</p>{row}</div>'


def _battle(scene: Scene[TableView], voice: Voice, battle: Battle) -> str:
    """Who attacks whom where; on each side its hits, its figures, and those that are named as victims."""
    region = scene.table["regions"][battle["region"]]
    sides = ""
    for seat, hits, named in (
        (battle["attacker"], battle["hits_attacker"], battle["named_attacker"]),
        (battle["defender"], battle["hits_defender"], battle["named_defender"]),
    ):
        enemy = scene.seat in (battle["attacker"], battle["defender"]) and scene.seat != seat
        chosen = scene.kind == (kinds.WAR_VICTIM.name if enemy else kinds.FORT_CANCEL.name)
        label = image(scene.say("board-hits", name=voice.names[seat], count=hits))
        leader = f"{disc(voice.colours[seat])}<b>{voice.name(seat)}</b>{icon('swords')}<b>{hits}</b>"
        head = f'<p class="leader"{label}{about("figure-soldier")}>{leader}</p>'
        sides += f'<div class="army">{head}{_figures(scene, voice, seat, region["figures"][seat], named, chosen)}</div>'
    more = [scene.words.noun("region", at) for at in battle["to_come"] if at != battle["region"]]
    then = f' <span class="soft">{scene.say("board-then", regions=", ".join(more))}</span>' if more else ""
    title = scene.say("board-battle", region=scene.words.noun("region", battle["region"]))
    look = "muster above" if battle["region"] in _SOUTH else "muster"
    head = f'<p class="head">{icon("swords")}{title}{then}</p>'
    return f'<div id="muster" class="{look}" role="group" aria-label="{title}">{head}{sides}</div>'


def _figures(
    scene: Scene[TableView], voice: Voice, seat: int, figures: list[int], named: list[int], chosen: bool
) -> str:
    """The figures of a seat by type; those that fall are struck out."""
    drawn = ""
    for type_, count in enumerate(figures):
        if not count:
            continue
        offer = scene.offer("figure", type_) if chosen else ""
        # Only one side's figures are asked for.
        stands = thing("figure", type_) if chosen else ""
        name = scene.words.say(f"count-{data.FIGURES[type_]}", count=count)
        fallen = named[type_]
        said = (
            scene.say("board-falls", figures=name, count=fallen) if fallen else scene.say("board-stands", figures=name)
        )
        struck = f'<span class="fallen">{icon("cross")}<b>{fallen}</b></span>' if fallen else ""
        drawn += (
            f'<span class="troop"{stands}{offer or image(said)}{about(f"figure-{data.FIGURES[type_]}")}>'
            f"{figure(voice.colours[seat], type_)}<b>{count}</b>{struck}</span>"
        )
    return f'<p class="troops">{drawn}</p>'
