"""What is public of each player: points, money, goods, ships, discoveries, buildings, and the figures still in hand."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from asztal.board import Scene, Voice, about, count, escape, fact, icon, image, thing, voice_of
from asztal.games.empires import data
from asztal.games.empires.board.lists import band, goods_named
from asztal.games.empires.board.pieces import figure
from asztal.games.empires.board.plates import explains, sign, told
from asztal.games.empires.view import Player, TableView


class Person(NamedTuple):
    """A seat as its panel shows it."""

    seat: int
    nation: str
    """Its name among the texts about nations."""
    called: int | None
    points: int
    promised: int
    money: int
    goods: tuple[int, ...]
    income: int
    ships: int
    finds: tuple[int, ...]
    find_points: int
    buildings: tuple[int, ...]
    hand: tuple[int, ...]
    stands: str


def panel(scene: Scene[TableView], seat: int) -> str:
    """A panel stands for its seat where one is asked."""
    player = scene.table["players"][seat]
    person = Person(
        seat,
        nation_of(player),
        player["nation"],
        player["points"],
        player["promised"],
        player["money"],
        tuple(player["goods"]),
        player["income"]["total"],
        player["ships"],
        tuple([find["find"] for find in player["finds"]]),
        sum([find["points"] for find in player["finds"]]),
        tuple([owned["building"] for owned in player["buildings"]]),
        tuple(player["hand"]),
        scene.stands_for("seat", seat),
    )
    return _panel(voice_of(scene), person)


@lru_cache(maxsize=4096)
def _panel(voice: Voice, person: Person) -> str:
    seat = person.seat
    kinds = [kind for kind, number in enumerate(person.goods) for _ in range(number)]
    goods = voice.say("board-goods-of", count=len(kinds), goods=goods_named(voice, kinds), income=person.income)
    gain = f'<small data-count="gain-{seat}">+{person.income}</small>' if person.income else ""
    finds = voice.words.joined([voice.words.noun("find", find) for find in person.finds])
    found = (
        voice.say("board-finds-of", finds=finds, points=person.find_points) if finds else voice.say("board-no-finds")
    )
    points = voice.say("board-points", count=person.points, more=person.promised)
    facts = [
        _fact("points", "star", seat, person.points, points),
        _fact("money", "coin", seat, person.money, voice.say("board-money", count=person.money)),
        _fact("good", "crate", seat, len(kinds), goods, gain),
        _fact("ship", "ship", seat, person.ships, voice.say("ships-count", count=person.ships)),
        _fact("discoveries", "compass", seat, len(person.finds), found),
    ]
    return (
        f'<div class="empires seat-{voice.colours[seat]}"{thing("seat", seat)}{person.stands}>'
        f'<p class="facts">{"".join(facts)}</p>'
        f'<p class="facts second">{_hand(voice, person)}{_nation(voice, person)}{_buildings(voice, person)}</p></div>'
    )


def _fact(thing: str, picture: str, seat: int, number: int, label: str, more: str = "") -> str:
    key = f"{thing}-{seat}"
    return fact(thing, label, icon(picture) + count(key, number) + more, "" if number else "zero", key)


def _hand(voice: Voice, person: Person) -> str:
    """The figures that are still to be placed."""
    colour = voice.colours[person.seat]
    words = band(voice, person.hand)
    label = image(
        escape(voice.words.say("board-in-hand", figures=words) if words else voice.words.say("board-no-figures"))
    )
    drawn = "".join(
        f'<span class="held">{figure(colour, type_)}<b>{number}</b></span>'
        for type_, number in enumerate(person.hand)
        if number
    )
    return f'<span id="figures-{person.seat}" class="figures-of"{label}{about("hand")}>{drawn}</span>'


def _nation(voice: Voice, person: Person) -> str:
    if person.called is None:
        return ""
    return f'<span class="nation"{about(f"nation-{person.nation}")}>{voice.noun("nation", person.called)}</span>'


def nation_of(player: Player) -> str:
    """What the texts call a nation; Portugal has another advantage where expeditions are not easier for it (E2.11)."""
    if player["nation"] is None:
        return ""
    name = data.NATIONS[player["nation"]]
    return "portugal-free" if name == "portugal" and not player["natives_less"] else name


def _buildings(voice: Voice, person: Person) -> str:
    """Small plates; each tells its words."""
    drawn = "".join(f'<i class="mini"{image(told(voice, at))}{explains(at)}>{sign(at)}</i>' for at in person.buildings)
    return f'<span id="buildings-{person.seat}" class="minis">{drawn}</span>'
