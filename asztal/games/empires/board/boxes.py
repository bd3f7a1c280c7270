"""The eight event boxes with their spaces in the order of resolution; each says what will happen there."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from asztal.board import Scene, Voice, about, count, escape, icon, image, thing, voice_of
from asztal.games.empires import data
from asztal.games.empires.board.lists import band, goods_named
from asztal.games.empires.board.pieces import GREY, figure, good, money, sum_disc
from asztal.games.empires.board.plates import explains, face, told
from asztal.games.empires.steps import kinds
from asztal.games.empires.view import Player, TableView, Target

NAMES: Final = dict(zip(data.BOX_ORDER, data.BOX_NAMES, strict=True))
"""What each box is called in texts, by its first target."""
_ON_DOCK: Final = 12
"""More spaces than this are smaller."""
_LETTERS: Final = {data.DOCK_X: "X", data.DOCK_Y: "Y"}

Standee = tuple[int, int]
"""Whose figure stands on a space, and its type."""


class Row(NamedTuple):
    """The spaces of a target as they are drawn."""

    target: int
    spaces: tuple[Standee | None, ...]
    next: int
    """The space where the next figure goes."""
    resolving: int | None
    owner: int | None
    offer: str


class Head(NamedTuple):
    """The head of a box."""

    box: int
    now: bool
    """Whether it is being resolved."""
    base: bool
    """Without builders some boxes do less."""


def draw_boxes(scene: Scene[TableView]) -> dict[str, str]:
    """The parts, each a box: ``box-0`` to ``box-5``, ``box-6`` and ``box-11``."""
    voice, table = voice_of(scene), scene.table
    rows = [_row(scene, at, target) for at, target in enumerate(table["targets"])]
    heads = {box: Head(box, table["phase"] == NAMES[box], not table["with_builders"]) for box in data.BOX_ORDER}
    order = tuple(table["order"])
    docks = tuple([rows[at] for at in (data.DOCK, data.DOCK_X, data.DOCK_Y, data.MAYFLOWER_SHIPS)])
    capital = _plates(scene), table["price"], table["turn"] > 0
    ship = table["ship_waits"], rows[data.SHIPPING].offer
    return {
        "box-0": _initiative(voice, heads[data.INITIATIVE], rows[data.INITIATIVE], order, tuple(table["next_order"])),
        "box-1": _dock(voice, heads[data.DOCK], docks, _ships(table)),
        "box-2": _goods(voice, heads[data.TRADE_GOODS], rows[data.TRADE_GOODS], _market(scene), sum(table["bag"])),
        "box-3": _shipping(voice, heads[data.SHIPPING], _in_shipping(table), *ship),
        "box-4": _capital(voice, heads[data.CAPITAL], rows[data.CAPITAL], *capital),
        "box-5": _discovery(voice, heads[data.DISCOVERY], _explorers(scene), rows[data.DISCOVERY].offer),
        "box-6": _specialists(voice, heads[data.SPECIALISTS], tuple(rows[data.SPECIALISTS : data.TRAINING + 1])),
        "box-11": _warfare(voice, heads[data.WARFARE], rows[data.WARFARE]),
    }


def _row(scene: Scene[TableView], at: int, target: Target) -> Row:
    return Row(
        at,
        tuple([(there["seat"], there["figure"]) if there else None for there in target["spaces"]]),
        target["filled"],
        target["resolving"],
        target["owner"],
        scene.offer("box", at),
    )


# -- frames -----------------------------------------------------------------------------------------------------------


def _box(voice: Voice, head: Head, happens: str, rule: str, inside: str, beside: str = "") -> str:
    """A box: number, name, its rule in a few words, what happens there in order (not escaped), and its spaces."""
    name = NAMES[head.box]
    title = voice.noun("stage", head.box)
    about_ = f"box-{name}-base" if head.base and name in ("capital_buildings", "specialists") else f"box-{name}"
    number = data.BOX_ORDER.index(head.box) + 1
    label = f' role="img" aria-label="{number}. {title}: {escape(happens)}"'
    look = f"event {name} now" if head.now else f"event {name}"
    return (
        f'<section id="box-{head.box}" class="{look}"><div class="head"{label}{about(about_)}><i>{number}</i>'
        f'<b>{title}</b><span class="rule">{rule}</span></div>{beside}{inside}</section>'
    )


def _space(voice: Voice, row: Row, at: int, face_: str = "", key: str = "", explains_: str = "") -> str:
    """A space: its figure, or what is written there; the next one can be chosen."""
    here = row.spaces[at]
    key = key or f"space-{row.target}-{at}"
    now = " now" if row.resolving == at else ""
    stands = thing("box", row.target)
    if here is not None:
        seat, type_ = here
        label = voice.say(
            "board-on-space", name=voice.names[seat], figure=voice.words.noun("figure", type_), number=at + 1
        )
        return (
            f'<span id="{key}" class="space taken{now}"{stands}{image(label)}{about(f"figure-{data.FIGURES[type_]}")}>'
            f"{figure(voice.colours[seat], type_, 'piece' if at == row.next - 1 else '')}</span>"
        )
    offer = row.offer if at == row.next else ""
    hidden = "" if offer else ' aria-hidden="true"'
    why = about(explains_ or f"box-{NAMES.get(row.target, 'dock')}") if offer else about(explains_) if explains_ else ""
    return f'<span id="{key}" class="space{now}"{stands}{offer}{hidden}{why}>{face_ or at + 1}</span>'


def _spaces(voice: Voice, row: Row) -> str:
    """A row of numbered spaces."""
    return _row_of(row.target, "".join(_space(voice, row, at) for at in range(len(row.spaces))))


def _row_of(target: int, spaces: str, look: str = "spaces") -> str:
    """What was placed last is its piece."""
    return f'<p id="spaces-{target}" class="{look}">{spaces}</p>'


def _standing(voice: Voice, row: Row) -> list[str]:
    """Who acts, in order: "Réka (captain)"."""
    return [_who(voice, *here) for here in row.spaces if here is not None]


def _who(voice: Voice, seat: int, type_: int) -> str:
    return voice.words.say("board-who", name=voice.names[seat], figure=voice.words.noun("figure", type_))


def _in_order(voice: Voice, key: str, who: Sequence[str], **arguments: str | int) -> str:
    """What will happen, and to whom; or that nobody is there."""
    if not who:
        return voice.words.say("board-nobody")
    return voice.words.say(key, names=", ".join(f"{at}. {each}" for at, each in enumerate(who, 1)), **arguments)


# -- the boxes --------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=2048)
def _initiative(voice: Voice, head: Head, row: Row, order: tuple[int, ...], coming: tuple[int, ...]) -> str:
    """Each space has its money; the row makes the next turn order (E5.1)."""
    who = [
        _who(voice, *here) + " " + voice.words.say("board-money", count=data.INITIATIVE_MONEY[at])
        for at, here in enumerate(row.spaces)
        if here
    ]
    names = voice.words.joined([voice.names[seat] for seat in coming])
    happens = f"{_in_order(voice, 'board-happens-initiative', who)} {voice.words.say('board-next-order', names=names)}"
    seats = len(order)
    # Each player has one figure there: the other spaces stay empty.
    spaces = "".join(
        _space(voice, row, at, f'<span class="fee">{money(data.INITIATIVE_MONEY[at])}</span>')
        for at in range(min(seats, len(row.spaces)))
    )
    return _box(voice, head, happens, voice.say("rule-initiative"), _row_of(head.box, spaces))


def _ships(table: TableView) -> int:
    """How many ships the owner of the Mayflower has for the dock."""
    owner = table["targets"][data.MAYFLOWER_SHIPS]["owner"]
    return 0 if owner is None else min(table["players"][owner]["ships"], data.MAYFLOWER_SPACES)


@lru_cache(maxsize=4096)
def _dock(voice: Voice, head: Head, rows: tuple[Row, ...], ships: int) -> str:
    """The numbered spaces, X and Y, and the ships of the Mayflower (E5.5)."""
    numbered, x, y, mayflower = rows
    who = [each for row in rows for each in _standing(voice, row)]
    spaces = "".join(_space(voice, numbered, at) for at in range(len(numbered.spaces)))
    for row in (x, y):
        spaces += _owned(
            voice, row, _space(voice, row, 0, _LETTERS[row.target], explains_=f"space-{_LETTERS[row.target].lower()}")
        )
    taken = sum(1 for here in mayflower.spaces if here)
    for at in range(max(min(ships, len(mayflower.spaces)), taken)):
        spaces += _owned(voice, mayflower, _space(voice, mayflower, at, icon("ship"), explains_="space-mayflower"))
    happens = _in_order(voice, "board-happens-dock", who)
    count = len(numbered.spaces) + 2 + ships
    look = "spaces many" if count > _ON_DOCK else "spaces"
    return _box(voice, head, happens, voice.say("rule-dock"), _row_of(head.box, spaces, look))


def _owned(voice: Voice, row: Row, space: str) -> str:
    """A space that belongs to somebody carries the mark; it is dashed while nobody has the building."""
    if row.owner is None:
        return space.replace('class="space', 'class="space closed', 1)
    colour = voice.colours[row.owner]
    label = image(voice.say("board-owned", name=voice.names[row.owner]))
    sign = f'<circle class="disc" r="10"/><use href="#mark-{colour}" x="-5.5" y="-5.5" width="11" height="11"/>'
    mark = f'<svg class="mark" viewBox="-11 -11 22 22"{label}>{sign}</svg>'
    return f'<span class="owned seat-{colour}">{space}{mark}</span>'


Offered = tuple[int, str]
"""A thing on offer, and the attributes by which it is chosen."""


def _market(scene: Scene[TableView]) -> tuple[Offered, ...]:
    """Of several tiles of a kind the first is the choice, and the others stand for it."""
    asked = scene.kind == kinds.GOODS_PICK.name
    tiles: list[Offered] = []
    for kind in scene.table["market"]:
        known = any(kind == other for other, _ in tiles)
        tiles.append(
            (kind, "" if not asked else scene.stands_for("good", kind) if known else scene.offer("good", kind))
        )
    return tuple(tiles)


@lru_cache(maxsize=4096)
def _goods(voice: Voice, head: Head, row: Row, market: tuple[Offered, ...], bag: int) -> str:
    """In space order each figure takes one of the open goods (E5.10)."""
    tiles = "".join(
        f'<span id="market-{at}" class="tile"{thing("good", kind)}'
        f"{offer or image(voice.noun('good', kind))}{about('goods-open')}>{good(kind)}</span>"
        for at, (kind, offer) in enumerate(market)
    )
    label = image(voice.say("board-bag", count=bag))
    bag_ = f'<span class="bag"{label}{about("goods-supply")}>{icon("bag")}{count("bag", bag)}</span>'
    happens = _in_order(
        voice, "board-happens-goods", _standing(voice, row), goods=goods_named(voice, [kind for kind, _ in market])
    )
    inside = f'{_spaces(voice, row)}<p class="market">{tiles}</p>'
    return _box(voice, head, happens, bag_, inside)


Group = tuple[int, tuple[int, ...], int]
"""A seat, its figures by type, and what they are worth together."""


def _in_shipping(table: TableView) -> tuple[Group, ...]:
    found = [
        (seat, tuple(player["shipping"]), player["shipping_value"])
        for seat, player in enumerate(table["players"])
        if any(player["shipping"])
    ]
    places = {seat: at for at, seat in enumerate(table["order"])}
    return tuple(sorted(found, key=lambda group: (-group[2], places[group[0]])))


@lru_cache(maxsize=4096)
def _shipping(voice: Voice, head: Head, groups: tuple[Group, ...], waits: bool, offer: str) -> str:
    """The highest sum takes the ship; in a tie, whoever is earlier in the turn order (E5.12)."""
    drawn = "".join(_group(voice, data.SHIPPING, group, at == 0) for at, group in enumerate(groups))
    ship = icon("ship") if waits else ""
    if not waits:
        happens = voice.words.say("board-happens-no-ship")
    elif not groups:
        happens = voice.words.say("board-nobody")
    else:
        sums = ", ".join(f"{voice.names[seat]} {value}" for seat, _, value in groups)
        happens = voice.words.say("board-happens-shipping", name=voice.names[groups[0][0]], sums=sums)
    return _box(voice, head, happens, voice.say("board-rule-shipping"), _area(data.SHIPPING, drawn, ship, offer))


def _area(target: int, groups: str, prize: str, offer: str) -> str:
    """A box without spaces: all of it can be chosen."""
    inside = f'<span class="groups">{groups}</span><span class="prize">{prize}</span>'
    return f'<p id="area-{target}" class="area"{thing("box", target)}{offer}>{inside}</p>'


def _group(
    voice: Voice,
    target: int,
    group: Group,
    leads: bool = False,
    offers: tuple[str, ...] = (),
    sent: tuple[int, ...] = (),
) -> str:
    """A seat's figures in an area with their sum."""
    seat, figures, value = group
    colour = voice.colours[seat]
    drawn = ""
    for type_, many in enumerate(figures):
        if not many:
            continue
        offer = offers[type_] if offers else ""
        look = "troop away" if sent and sent[type_] == many else "troop"
        number = f"<b>{many}</b>" if many > 1 else ""
        key = f' id="area-{target}-{seat}-{type_}"'
        # Explorers can be chosen; whoever is after a ship stands for the box.
        stands = thing("figure", type_) if target == data.DISCOVERY else ""
        drawn += (
            f'<span{key} class="{look}"{stands}{offer}{about(f"figure-{data.FIGURES[type_]}")}>'
            f"{figure(colour, type_, 'piece')}{number}</span>"
        )
    label = voice.say("board-area", name=voice.names[seat], figures=band(voice, figures), sum=value)
    role = f' role="group" aria-label="{label}"' if any(offers) else image(label)
    look = "group leads" if leads else "group"
    return f'<span class="{look}"{role}>{drawn}{sum_disc(colour, value)}</span>'


def _plates(scene: Scene[TableView]) -> tuple[tuple[int | None, str], ...]:
    return tuple(
        [
            (building, scene.offer("building", building) if building is not None else "")
            for building in scene.table["row"]
        ]
    )


@lru_cache(maxsize=4096)
def _capital(
    voice: Voice, head: Head, row: Row, plates: tuple[tuple[int | None, str], ...], price: int, begun: bool
) -> str:
    """In space order each figure may buy one open building (E5.15)."""
    rule = f"{icon('coin')}{price}"
    if not head.base:
        rule += f'<span class="less">{voice.say("board-price-builder", price=price - data.BUILDER_DISCOUNT)}</span>'
    # Before the first turn nothing is on offer yet.
    sold = voice.say("board-sold") if begun else ""
    drawn = "".join(_plate(voice, at, building, offer, sold) for at, (building, offer) in enumerate(plates))
    happens = _in_order(voice, "board-happens-capital", _standing(voice, row), price=price)
    spaces = _spaces(voice, row)
    return _box(voice, head, happens, rule, f'<p class="plates">{drawn}</p>', spaces)


def _plate(voice: Voice, at: int, building: int | None, offer: str, words: str) -> str:
    if building is None:
        return f'<span id="plate-{at}" class="plate sold">{words}</span>'
    return (
        f'<span id="plate-{at}" class="plate"{thing("building", building)}'
        f"{offer or image(told(voice, building))}{explains(building)}>{face(voice, building)}</span>"
    )


class Explorers(NamedTuple):
    """A seat's figures in Discovery; those on the expedition that is put together, and what can be chosen."""

    group: Group
    sent: tuple[int, ...]
    strength: int
    offers: tuple[str, ...]


def _explorers(scene: Scene[TableView]) -> tuple[Explorers, ...]:
    """In turn order: that is how expeditions are sent (E5.20)."""
    table, found = scene.table, []
    expedition = table["expedition"]
    for seat in table["order"]:
        player: Player = table["players"][seat]
        if not any(player["discovery"]):
            continue
        asked = scene.kind == kinds.DISCOVERY_SEND.name and seat == scene.seat
        offers = tuple([scene.offer("figure", type_) for type_ in range(data.TYPES)]) if asked else ()
        away = expedition if expedition is not None and expedition["seat"] == seat else None
        group = (seat, tuple(player["discovery"]), player["discovery_strength"])
        found.append(Explorers(group, tuple(away["sent"]) if away else (), away["strength"] if away else 0, offers))
    return tuple(found)


@lru_cache(maxsize=4096)
def _discovery(voice: Voice, head: Head, found: tuple[Explorers, ...], offer: str) -> str:
    """In turn order everybody may send one expedition; the others wait (E5.20)."""
    drawn, who = "", []
    for each in found:
        seat, _, strength = each.group
        drawn += _group(voice, data.DISCOVERY, each.group, False, each.offers, each.sent)
        if each.sent:
            label = image(voice.say("board-expedition", figures=band(voice, each.sent), strength=each.strength))
            drawn += f'<span class="voyage"{label}{about("expedition")}>{icon("ship")}<b>{each.strength}</b></span>'
        who.append(voice.words.say("board-explores", name=voice.names[seat], strength=strength))
    happens = _in_order(voice, "board-happens-discovery", who)
    area = _area(data.DISCOVERY, drawn, icon("compass"), offer)
    return _box(voice, head, happens, voice.say("board-rule-discovery"), area)


@lru_cache(maxsize=4096)
def _specialists(voice: Voice, head: Head, rows: tuple[Row, ...]) -> str:
    """Each space by itself; a grey figure shows what it gives (E5.45)."""
    spaces, who = "", []
    for at, row in enumerate(rows):
        name = "training" if row.target == data.TRAINING else data.FIGURES[data.TRAINED[at]]
        face_ = (
            f'<span class="fee">{money(data.TRAINING_COST)}</span>'
            if name == "training"
            else figure(GREY, data.TRAINED[at])
        )
        why = ("space-training-base" if head.base else "space-training") if name == "training" else f"figure-{name}"
        space = _space(voice, row, 0, face_, explains_=why)
        spaces += f'<span class="named">{space}<small>{voice.say(f"space-{name}")}</small></span>'
        who += [f"{voice.names[here[0]]}: {voice.words.say(f'space-{name}')}" for here in row.spaces if here]
    happens = _in_order(voice, "board-happens-specialists", who)
    return _box(voice, head, happens, voice.say("rule-specialists"), _row_of(head.box, spaces))


@lru_cache(maxsize=2048)
def _warfare(voice: Voice, head: Head, row: Row) -> str:
    """In space order each figure allows one conflict (E5.50)."""
    happens = _in_order(voice, "board-happens-warfare", _standing(voice, row))
    return _box(
        voice,
        head,
        happens,
        voice.say("board-rule-warfare", price=data.WAR_COST),
        _spaces(voice, row),
    )
