"""What lies before the viewer: figures to place, goods laid into their best sets, buildings, nation and discoveries."""

from __future__ import annotations

from collections.abc import Sequence

from asztal.board import Scene, about, count, icon, image, thing, voice_of
from asztal.board import hand as held
from asztal.games.empires import data
from asztal.games.empires.board.panels import nation_of
from asztal.games.empires.board.pieces import capital, figure, good, money
from asztal.games.empires.board.plates import explains, face, told
from asztal.games.empires.steps import kinds
from asztal.games.empires.view import BuildingView, Find, Income, Player, TableView

_SELLS = (kinds.SMUGGLER_GIVE.name, kinds.TRADEHOUSE_SELL.name)
"""The decisions that are made with the own goods."""

_IN_A_ROW = 4
"""More plates than this lie in two rows."""


def hand(scene: Scene[TableView]) -> str:
    """Nothing for a spectator: all of it is in the panels as well."""
    if scene.seat is None or scene.view["seat"] is None:
        return ""
    player = scene.table["players"][scene.seat]
    inside = f"{_figures(scene, player)}{_holdings(scene, player)}"
    return held(scene, scene.seat, inside, "mat", f' role="group" aria-label="{scene.say("board-hand")}"')


# -- figures ----------------------------------------------------------------------------------------------------------


def _figures(scene: Scene[TableView], player: Player) -> str:
    """The figures to be placed; the one that is being placed is lifted."""
    title = f'<p class="title">{scene.say("board-figures")}</p>'
    types = [type_ for type_, number in enumerate(player["hand"]) if number]
    lifted = scene.table["lifted"] if scene.kind == kinds.PLACE_BOX.name else None
    drawn = "".join(_figure(scene, type_, player["hand"][type_], type_ == lifted, len(types) > 1) for type_ in types)
    if not types:
        drawn = f'<p class="none">{scene.say("board-no-figures")}</p>'
    return f'<div class="figures"{about("hand")}>{title}<div class="row">{drawn}</div></div>'


def _figure(scene: Scene[TableView], type_: int, number: int, lifted: bool, several: bool) -> str:
    assert scene.seat is not None
    name = scene.noun("figure", type_)
    words = scene.words.say(f"count-{data.FIGURES[type_]}", count=number)
    offer = scene.offer("figure", type_) if scene.kind == kinds.PLACE_FIGURE.name else ""
    look = "holds lifted" if lifted else "holds"
    does = offer or image(scene.say("board-in-hand", figures=words))
    if lifted and several:
        # Where there was no choice, there is nothing to take back.
        back = scene.say("board-put-back", figure=scene.words.noun("figure", type_))
        does = f' data-undo="1" role="button" tabindex="0" aria-label="{back}"'
    return (
        f'<div id="hand-{type_}" class="{look}"{thing("figure", type_)}{does}{about(f"figure-{data.FIGURES[type_]}")}>'
        f"{figure(scene.colours[scene.seat], type_)}{count(f'hand-{type_}', number)}<span>{name}</span></div>"
    )


# -- goods ------------------------------------------------------------------------------------------------------------


def _holdings(scene: Scene[TableView], player: Player) -> str:
    """Goods and buildings; on a phone a strip that opens them."""
    income = player["income"]
    goods, buildings = sum(player["goods"]), len(player["buildings"])
    label = scene.say("board-strip-goods", goods=goods, ships=player["ships"], income=income["total"])
    label += f", {scene.say('board-strip-buildings', count=buildings)}"
    strip = (
        f'<p class="strip" tabindex="0" role="button" aria-label="{label}">'
        f"<span>{icon('crate')}{goods} {icon('ship')}{player['ships']}</span>"
        f"<span><small>+{income['total']}</small> {icon('building')}{buildings}</span></p>"
    )
    return f'<div class="holdings">{strip}{_goods(scene, player, income)}{_owns(scene, player)}</div>'


def _goods(scene: Scene[TableView], player: Player, income: Income) -> str:
    """Sets with what they pay, then what is in none, and the sum that will be paid."""
    offers = _Offers(scene)
    sets = ""
    for each in income["sets"]:
        tiles = [*each["goods"]]
        alike = len(set(tiles)) == 1 and each["pays"] != data.ANY_THREE
        name = "any" if not alike else "four" if len(tiles) + each["ship"] == 4 else "three"
        drawn = "".join(_tile(scene, kind, offers) for kind in tiles) + (_ship(scene) if each["ship"] else "")
        pays = f"{scene.say(f'set-{name}')} {money(each['pays'])}"
        sets += f'<div class="set"{about("set")}><p>{drawn}</p><span>{pays}</span></div>'
    loose = [*income["loose"]]
    if loose or income["loose_ships"]:
        drawn = "".join(_tile(scene, kind, offers) for kind in loose) + _ship(scene) * income["loose_ships"]
        sets += (
            f'<div class="set loose"{about("set")}><p>{drawn}</p><span>{_missing(scene, loose, income)}</span></div>'
        )
    if player["ships_used"]:
        used = _ship(scene) * player["ships_used"]
        sets += f'<div class="set away"><p>{used}</p><span>{scene.say("board-on-dock")}</span></div>'
    if not sets:
        sets = f'<p class="none">{scene.say("board-no-goods")}</p>'
    terms = [scene.words.say("board-from-sets", sum=income["sets_pay"])]
    terms += [
        scene.words.say("board-from", what=_payer(scene, player, pay["building"]), sum=pay["amount"])
        for pay in income["pays"]
    ]
    label = image(scene.say("board-income-of", sum=income["total"], terms=", ".join(terms)))
    number = f"{icon('coin')}{count('income', income['total'])}"
    total = f'<span class="income"{label}{about("income")}>{scene.say("board-income")} {number}</span>'
    sums = ""
    if income["pays"]:
        parts = [str(income["sets_pay"]), *[str(pay["amount"]) for pay in income["pays"]]]
        sums = f"<small>({' + '.join(parts)})</small>"
    title = f'<p class="title">{scene.say("board-goods")}{total}{sums}</p>'
    return f'<div class="goods">{title}<div class="row">{sets}</div></div>'


def _payer(scene: Scene[TableView], player: Player, building: int | None) -> str:
    if building is not None:
        return scene.words.noun("building", building)
    nation = player["nation"]
    return scene.words.noun("nation", nation) if nation is not None else ""


def _missing(scene: Scene[TableView], loose: Sequence[int], income: Income) -> str:
    """What would make another set of what is in none."""
    have = len(loose) + min(income["loose_ships"], 1)
    if have and have < 3 and loose:
        return f"{scene.say('board-more-for-set', count=3 - have)} {money(data.ANY_THREE)}"
    return scene.say("board-in-no-set")


class _Offers:
    """Of several tiles of a kind the first is the choice, and the others stand for it."""

    def __init__(self, scene: Scene[TableView]) -> None:
        self.scene = scene
        self.met: set[int] = set()
        self.asked = scene.kind in _SELLS

    def of(self, kind: int) -> str:
        if not self.asked:
            return ""
        known = kind in self.met
        self.met.add(kind)
        return self.scene.stands_for("good", kind) if known else self.scene.offer("good", kind)


def _tile(scene: Scene[TableView], kind: int, offers: _Offers) -> str:
    first = kind not in offers.met
    offer = offers.of(kind)
    label = "" if "aria-label" in offer else image(scene.noun("good", kind))
    key = f' id="own-good-{kind}"' if first and offers.asked else ""
    return f'<span{key} class="tile"{thing("good", kind)}{offer}{label}{about("good")}>{good(kind)}</span>'


def _ship(scene: Scene[TableView]) -> str:
    return f'<span class="tile ship"{image(scene.say("board-ship"))}{about("ship")}>{icon("ship")}</span>'


# -- buildings, nation, discoveries -----------------------------------------------------------------------------------


def _owns(scene: Scene[TableView], player: Player) -> str:
    """Buildings as plates, the nation with its two advantages, counters and cards."""
    if scene.kind == kinds.NATION.name:
        return _nations(scene)
    drawn = _nation(scene, player) + "".join(_building(scene, owned) for owned in player["buildings"])
    drawn += _finds(scene, player["finds"])
    if not drawn:
        drawn = f'<p class="none">{scene.say("board-no-buildings")}</p>'
    key = "board-owns" if scene.table["with_nations"] else "board-owns-base"
    plates = len(player["buildings"]) + bool(player["finds"]) + (player["nation"] is not None)
    look = "row many" if plates > _IN_A_ROW else "row"
    return f'<div class="owns"><p class="title">{scene.say(key)}</p><div class="{look}">{drawn}</div></div>'


def _nations(scene: Scene[TableView]) -> str:
    """Those that can be chosen, with their advantages, each in its colour (E2.1)."""
    drawn = ""
    for nation, id_ in enumerate(data.NATIONS):
        offer = scene.offer("nation", nation)
        if offer:
            drawn += (
                f'<span id="nation-{nation}" class="plate nation seat-{data.COLOURS[nation]}"{thing("nation", nation)}'
                f'{offer}{about(f"nation-{id_}")}><span class="name">{scene.noun("nation", nation)}</span>'
                f'<span class="words">{scene.say(f"board-nation-{id_}")}</span></span>'
            )
    title = f'<p class="title">{scene.say("board-nations")}</p>'
    return f'<div class="owns nations">{title}<div class="row">{drawn}</div></div>'


def _nation(scene: Scene[TableView], player: Player) -> str:
    if player["nation"] is None:
        return ""
    id_, name = nation_of(player), scene.noun("nation", player["nation"])
    return (
        f'<span class="plate nation"{image(name)}{about(f"nation-{id_}")}><span class="name">{name}</span>'
        f'<span class="words">{scene.say(f"board-nation-{id_}")}</span></span>'
    )


def _building(scene: Scene[TableView], owned: BuildingView) -> str:
    voice = voice_of(scene)
    building, points = owned["building"], owned["points"]
    worth = "board-worth" if scene.table["phase"] == "over" else "board-worth-now"
    more = scene.say(worth, count=points) if points is not None else ""
    label = told(voice, building) + (f" {more}" if more else "")
    inside = face(voice, building, more)
    return f'<span id="own-{building}" class="plate"{image(label)}{explains(building)}>{inside}</span>'


def _finds(scene: Scene[TableView], finds: list[Find]) -> str:
    """How many counters and cards, and their points."""
    if not finds:
        return ""
    points = sum(find["points"] for find in finds)
    what = scene.words.joined([scene.words.noun("find", find["find"]) for find in finds])
    label = image(scene.say("board-finds-of", finds=what, points=points))
    name = f'<span class="name">{capital(scene.say("board-discoveries"))}</span>'
    number = f'<span class="does">{icon("compass")}<b>{len(finds)}</b></span>'
    worth = f'<span class="does"><b>{points}</b>{icon("star")}</span>'
    when = f'<span class="when">{scene.say("when-game_end")}</span>'
    return f'<span class="plate finds"{label}{about("discoveries")}>{name}{number}{worth}{when}</span>'
