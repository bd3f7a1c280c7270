"""The nations of the variant (C26.1): cards to choose from, each with its rule, its targets and what that means."""

from __future__ import annotations

from asztal.board import Scene, lights, mark, shape, thing
from asztal.engine.bits import bits
from asztal.games.colonial import data
from asztal.games.colonial.view import TableView


def nation_cards(scene: Scene[TableView]) -> str:
    """All five; those that are taken say by whom."""
    holders = {player["nation"]: seat for seat, player in enumerate(scene.table["players"])}
    return "".join(_card(scene, nation, holders.get(nation)) for nation in range(len(data.NATIONS)))


def _card(scene: Scene[TableView], nation: int, holder: int | None) -> str:
    """What is read before a nation is chosen, on what is clicked; its targets light up on the map."""
    key, name = f"nation-card-{nation}", data.NATIONS[nation]
    offer = scene.offer("nation", nation)
    described = f' aria-describedby="{key}-tells"' if offer else ""
    look = "card kept" if holder is None else f"card taken seat-{scene.colours[holder]}"
    return (
        f'<div id="{key}" class="{look}"{thing("nation", nation)}{offer}{described}{lit_targets(scene.table, nation)}>'
        f'<p class="head">{flag(nation)}<strong>{scene.noun("nation", nation)}</strong>{_holder(scene, holder)}</p>'
        f'<div id="{key}-tells" class="tells"><p>{scene.say(f"nation-rule-{name}")}</p><p>{targets(scene, nation)}</p>'
        f'<p class="means">{scene.say(f"nation-means-{name}")}</p></div></div>'
    )


def _holder(scene: Scene[TableView], seat: int | None) -> str:
    """Who leads the nation already."""
    if seat is None:
        return ""
    sign = f'<svg class="sign" viewBox="-6 -6 12 12" aria-hidden="true">{mark(scene.colours[seat], 0, 0, 11)}</svg>'
    return f'{sign}<span class="holder">{scene.name(seat)}</span>'


def flag(nation: int) -> str:
    """In small."""
    return shape(f"flag-{data.NATIONS[nation]}", "-12 -8 24 16", "flag")


def targets(scene: Scene[TableView], nation: int) -> str:
    """The historical targets that are in play, in words, escaped."""
    named = [scene.words.noun("territory", at) for at in _targets(scene.table, nation)]
    return scene.say("nation-targets", targets=", ".join(named)) if named else scene.say("nation-targets-none")


def lit_targets(table: TableView, nation: int) -> str:
    """The attribute by which they light up on the map."""
    return lights(f"map-{data.TERRITORY_NAMES[at]}-land" for at in _targets(table, nation))


def _targets(table: TableView, nation: int) -> list[int]:
    lands = table["territories"]
    return [at for at in bits(data.TARGETS[nation]) if lands[at]["in_play"]]
