"""What lies in the oceans and in Europe: progress, diplomacy, both voyages, monopolies, market and loans."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from asztal.board import Scene, Thing, Voice, about, escape, image, put, thing, voice_of
from asztal.board.room import Rectangle
from asztal.games.colonial import data
from asztal.games.colonial.board.pieces import breadth, capital, counter, marker, odds, small, squeezed, throw
from asztal.games.colonial.steps import kinds
from asztal.games.colonial.view import TableView

_TRACK_ICONS: Final = ["explorer", "squadron", "viceroy", "trader"]


def draw_insets(scene: Scene[TableView]) -> dict[str, str]:
    """The parts, each a small picture of its own."""
    voice, table = voice_of(scene), scene.table
    players = table["players"]
    tracks = tuple([tuple(player["tracks"]) for player in players])
    values = tuple([tuple(player["values"]) for player in players])
    offers = tuple([scene.offer("track", track) for track in range(len(data.TRACKS))])
    parts = {
        "market": _market(voice, tuple([player["goods"] for player in players])),
        "loans": _loans(voice, tuple([tuple(player["loans"]) for player in players])),
        "america": _america(voice, table["america"], table["discoverer"]),
        "progress": _progress(voice, tracks, values, offers, scene.seat),
        "circumnavigation": _circumnavigation(scene, voice),
        "diplomacy": _diplomacy(voice, tuple([player["diplomacy"] for player in players]), _envoys(scene)),
        "monopolies": _monopolies(voice, tuple(table["monopolies"]), _gold(table), _in_play(table)),
    }
    if not _has_america(table):
        del parts["america"]
    return parts


def _envoys(scene: Scene[TableView]) -> tuple[str, ...]:
    """The Ambassador's help is for a marker on the track, which is small: it stands for the button of its player."""
    asked = scene.kind == kinds.AMBASSADOR_SEAT.name
    return tuple([scene.stands_for("seat", seat) if asked else "" for seat in range(len(scene.table["players"]))])


def _has_america(table: TableView) -> bool:
    """Without America, or with two players, nobody discovers it (C12.3)."""
    lands = table["territories"]
    here = any(land["in_play"] for at, land in enumerate(lands) if data.CONTINENT[at] == data.AMERICA)
    return here and len(table["players"]) > 2


def _in_play(table: TableView) -> tuple[bool, ...]:
    """By colour, whether there is a box of it in this match."""
    lands = table["territories"]
    boxes = [box for box in range(data.BOXES) if lands[data.TERRITORY_OF[box]]["in_play"]]
    met = {data.COLOUR_OF[box] for box in boxes}
    return tuple([colour in met for colour in range(len(data.COLOURS))])


def _gold(table: TableView) -> tuple[tuple[int, int], ...]:
    """How many gold boxes each seat controls: each is a monopoly (C5.5)."""
    holders = [found["controller"] for box, found in enumerate(table["boxes"]) if data.GOLD >> box & 1]
    counts = [(seat, holders.count(seat)) for seat in range(len(table["players"]))]
    return tuple([(seat, count) for seat, count in counts if count])


# -- frames -----------------------------------------------------------------------------------------------------------


def cartouche(key: str, size: tuple[int, int], label: str, inside: str, more: str = "") -> str:
    """A framed picture of its own; what it is called or offers, and what explains it, are attributes."""
    width, height = size
    frame = (
        f'<rect class="outer" x="1" y="1" width="{width - 2}" height="{height - 2}" rx="6"/>'
        f'<rect class="inner" x="3.5" y="3.5" width="{width - 7}" height="{height - 7}" rx="4"/>'
    )
    said = more if "role=" in more else f' role="group" aria-label="{label}"{more}'
    return f'<svg id="{key}" class="inset" viewBox="0 0 {width} {height}"{said}>{frame}{inside}</svg>'


def _title(text: str, x: float, y: float = 17) -> str:
    """A title (escaped) in the middle of its inset."""
    fit = squeezed(text, 13.5, 2 * x - 10)
    return f'<text class="title" x="{x:g}" y="{y:g}"{fit}>{text}</text>'


def _gathered(seats: Sequence[tuple[int, str, str]], x: float, y: float, width: float) -> str:
    """Marks of several seats on one space: in one row, or in two where they are many; each with its id and choice."""
    count = len(seats)
    rows = 1 if count * 11 <= width else 2
    columns = -(-count // rows)
    size = min(11.5 if rows == 1 else 9.6, width / max(columns, 1))
    drawn = ""
    for place, (_, colour, attributes) in enumerate(seats):
        row, column = divmod(place, columns)
        at = x + width / 2 + (column - (columns - 1) / 2) * size
        high = y + (row - (rows - 1) / 2) * size
        halo = (
            f'<circle class="halo" cx="{at:.4g}" cy="{high:.4g}" r="{size * 0.72:.3g}"/>'
            if "data-choice" in attributes
            else ""
        )
        drawn += f'<g class="piece"{attributes}>{halo}{marker(colour, round(at, 2), round(high, 2), size)}</g>'
    return drawn


# -- progress and diplomacy -------------------------------------------------------------------------------------------

_PROGRESS: Final = (184, 181)
_SPACE: Final = (42.0, 23.0)


@lru_cache(maxsize=1024)
def _progress(
    voice: Voice,
    tracks: tuple[tuple[int, ...], ...],
    values: tuple[tuple[int, ...], ...],
    offers: tuple[str, ...],
    seat: int | None,
) -> str:
    """Four tracks of four spaces; the viewer's next space is a choice of the Scientist (C6, C22)."""
    rows = ""
    for track in range(len(data.TRACKS)):
        label = voice.counts((at, own[track]) for at, own in enumerate(values))
        rows += _track(voice, track, [own[track] for own in tracks], label, offers[track], seat)
    return cartouche("progress", _PROGRESS, voice.say("inset-progress"), rows)


def _track(voice: Voice, track: int, spaces: list[int], label: str, offer: str, seat: int | None) -> str:
    top = 7 + track * 43
    name = capital(voice.words.noun("track", track))
    tells = voice.words.say(f"inset-track-{data.TRACKS[track]}")
    fit = squeezed(tells, 10.8, round(143 - breadth(name, 13.5), 1))
    drawn = "".join(_space(voice, track, space, spaces, top + 17, offer, seat) for space in range(data.SPACES))
    told = image(voice.say("inset-track", track=voice.words.noun("track", track), values=label))
    return (
        f"<g{thing('track', track)}{about(data.TRACKS[track])}><g{told}>{small(_TRACK_ICONS[track], 16, top + 7, 18)}"
        f'<text class="label" x="28" y="{top + 12}">{escape(name)}</text>'
        f'<text class="tell" x="177" y="{top + 12}"{fit}>{escape(tells)}</text></g>{drawn}</g>'
    )


def _space(voice: Voice, track: int, space: int, spaces: list[int], y: float, offer: str, seat: int | None) -> str:
    width, height = _SPACE
    x = 7 + space * (width + 1)
    here = [at for at, own in enumerate(spaces) if own == space]
    marks = [(at, voice.colours[at], f' id="track-{track}-{at}"') for at in here]
    next_one = bool(offer) and seat is not None and space == spaces[seat] + 1
    offered = thing("track", track) + offer if next_one else ""
    value = data.TRACK_VALUES[track][space]
    coin = f'<circle class="coin" cx="{x + 8:g}" cy="{y + height / 2:g}" r="9"/>' if next_one and value < 10 else ""
    return (
        f'<g class="space"{offered}><rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" '
        f'rx="3"/>{coin}<text class="value" x="{x + 4:g}" y="{y + 16:g}">{value}</text>'
        f"{_gathered(marks, x + (17 if value < 10 else 20), y + height / 2, width - (18 if value < 10 else 21))}</g>"
    )


_DIPLOMACY: Final = (300, 48)


@lru_cache(maxsize=1024)
def _diplomacy(voice: Voice, spaces: tuple[int, ...], offers: tuple[str, ...]) -> str:
    """Seven spaces; war is declared on one's own space or to its left (C10)."""
    width, height = 40.6, 22.0
    drawn = ""
    for space in range(1, data.DIPLOMACY_SPACES + 1):
        x, y = 7 + (space - 1) * (width + 0.6), 20.0
        marks = [
            (at, voice.colours[at], f' id="diplomacy-{at}"{offers[at]}{thing("seat", at)}')
            for at, own in enumerate(spaces)
            if own == space
        ]
        drawn += (
            f'<g class="space"><rect x="{x:.4g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="3"/>'
            f'<text class="value" x="{x + 4:.4g}" y="{y + 15.5:g}">{space}</text>'
            f"{_gathered(marks, x + 13, y + height / 2, width - 14)}</g>"
        )
    told = image(voice.say("inset-diplomacy-spaces", spaces=voice.counts(enumerate(spaces))))
    title, tells = voice.words.say("inset-diplomacy"), voice.words.say("inset-diplomacy-tells")
    fit = squeezed(tells, 10.8, round(278 - breadth(title, 13.5), 1))
    head = (
        f'<g{told}><text class="label" x="9" y="15">{escape(title)}</text>'
        f'<text class="tell" x="293" y="15"{fit}>{escape(tells)}</text></g>'
    )
    return cartouche("diplomacy", _DIPLOMACY, escape(title), head + drawn, about("diplomacy"))


# -- voyages ----------------------------------------------------------------------------------------------------------

_AROUND: Final = (116, 56)


def _circumnavigation(scene: Scene[TableView], voice: Voice) -> str:
    """The voyage around the world is a choice of the Explorer like a territory (C11)."""
    table = scene.table
    asked = scene.kind == kinds.EXPLORE.name
    offer = thing("voyage", 0) + (scene.offer("territory", kinds.CIRCUMNAVIGATE) if asked else "")
    need = table["needs"][kinds.CIRCUMNAVIGATE] if "needs" in table else None
    seafaring = table["players"][scene.seat]["values"][data.SEAFARING] if scene.seat is not None else 0
    return _around(voice, table["circumnavigation"], table["circumnavigator"], need, seafaring, offer)


@lru_cache(maxsize=1024)
def _around(voice: Voice, prize: int, who: int | None, need: int | None, seafaring: int, offer: str) -> str:
    title = voice.say("inset-circumnavigation")
    if not prize:
        inside = _achieved(voice, "inset-circumnavigated", who, (58, 38), 104)
    else:
        terms = [voice.words.say("chart-term-difficulty", difficulty=data.CIRCUMNAVIGATION_DIFFICULTY)]
        if seafaring and need is not None:
            terms.append(voice.words.say("chart-term-seafaring", count=seafaring))
        difficulty = data.CIRCUMNAVIGATION_DIFFICULTY
        if need is None:
            label = voice.say("chart-around-unknown", difficulty=difficulty, prestige=prize)
        else:
            label = voice.say("chart-around", throw=throw(voice, need), terms=", ".join(terms))
        inside = f'<g transform="translate(58 36)">{odds(voice, prize, need, difficulty, label)}</g>'
    more = f"{offer}{about('circumnavigation')}"
    return cartouche("circumnavigation", _AROUND, title, _title(title, 58) + inside, more)


_AMERICA: Final = (76, 70)


def _achieved(voice: Voice, key: str, who: int | None, middle: tuple[float, float], room: float) -> str:
    """Who has done what only one can do: their mark and name."""
    if who is None:
        return ""
    x, y = middle
    name = voice.names[who]
    width = min(breadth(name, 13.5), room - 20)
    mark_at = x - (width + 17) / 2 + 6
    return (
        f"<g{image(voice.say(key, name=name))}>{marker(voice.colours[who], round(mark_at, 1), y, 12)}"
        f'<text class="label" x="{mark_at + 11:.4g}" y="{y + 4.6:g}"{squeezed(name, 13.5, room - 20)}>'
        f"{voice.name(who)}</text></g>"
    )


@lru_cache(maxsize=64)
def _america(voice: Voice, prize: int, who: int | None) -> str:
    """The prestige for the first to explore in America, until somebody has it (C12)."""
    lines = [voice.say("inset-america-1"), voice.say("inset-america-2")]
    if prize:
        label = voice.say("inset-america-waits", prestige=prize, count=data.AMERICA_PENALTY)
        laurel = f'{small("laurel", 38, 51, 22)}<text class="prize" x="38" y="55.4">{prize}</text>'
        shown = f"<g{image(label)}>{laurel}</g>"
    else:
        shown = _achieved(voice, "inset-america-discovered", who, (38, 51), 68)
    titles = _title(lines[0], 38) + _title(lines[1], 38, 32)
    return cartouche("america", _AMERICA, " ".join(lines), titles + shown, about("america"))


# -- market and loans -------------------------------------------------------------------------------------------------

_MARKET: Final = (100, 62)
_STACKS: Final = 10
"""There is room for so many loans."""
_SHELF: Final = Rectangle(5, 21, 90, 37)


def _shelf(things: list[Thing]) -> str:
    return put(_SHELF, things, 1.0) if things else '<path class="none" d="M44 40h12"/>'


@lru_cache(maxsize=2048)
def _market(voice: Voice, goods: tuple[int, ...]) -> str:
    """The goods of each seat that wait to be sold (C20, C24)."""
    things = [
        Thing(f'<g id="goods-of-{seat}" class="piece">{counter(voice.colours[seat], count)}</g>', 21, 21)
        for seat, count in enumerate(goods)
        if count
    ]
    told = voice.counts((seat, count) for seat, count in enumerate(goods) if count)
    label = voice.say("inset-market-goods", goods=told) if told else voice.say("inset-market-empty")
    inside = f"{_title(voice.say('inset-market'), 50)}<g{image(label)}>{_shelf(things)}</g>"
    return cartouche("market", _MARKET, voice.say("inset-market"), inside, about("market"))


@lru_cache(maxsize=2048)
def _loans(voice: Voice, loans: tuple[tuple[int, ...], ...]) -> str:
    """Every loan is a stack of its own (C17); where they are many, only what each seat owes is drawn."""
    owed = [(seat, loan) for seat, stacks in enumerate(loans) for loan in stacks]
    shown = owed if len(owed) <= _STACKS else [(seat, sum(stacks)) for seat, stacks in enumerate(loans) if stacks]
    things = [Thing(counter(voice.colours[seat], loan), 21, 21) for seat, loan in shown]
    label = voice.say("inset-loans-owed", loans=voice.counts(owed)) if owed else voice.say("inset-loans-none")
    inside = f"{_title(voice.say('inset-loans'), 50)}<g{image(label)}>{_shelf(things)}</g>"
    return cartouche("loans", _MARKET, voice.say("inset-loans"), inside, about("loans"))


# -- monopolies -------------------------------------------------------------------------------------------------------

_MONOPOLIES: Final = (164, 28)
"""How wide the inset is, and how high without its rows."""
_IN_ROW: Final = 5
_ROW_HIGH: Final = 53
_PICTURED: Final = [
    next(data.GOODS[data.GOOD_OF[box]] for box in range(data.BOXES) if data.COLOUR_OF[box] == colour)
    for colour in range(len(data.COLOURS))
]
"""For each colour one of its goods."""


@lru_cache(maxsize=2048)
def _monopolies(
    voice: Voice, holders: tuple[int | None, ...], gold: tuple[tuple[int, int], ...], in_play: tuple[bool, ...]
) -> str:
    """Who alone controls boxes of a colour; each gold box is a monopoly of its own (C5.4, C5.5)."""
    shown = [colour for colour in range(len(data.COLOURS)) if in_play[colour]]
    drawn = "".join(_monopoly(voice, place, colour, holders[colour], gold) for place, colour in enumerate(shown))
    title = voice.say("inset-monopolies")
    width, height = _MONOPOLIES
    size = (width, height + _ROW_HIGH * -(-len(shown) // _IN_ROW))
    return cartouche("monopolies", size, title, _title(title, 82) + drawn, about("monopoly"))


def _monopoly(voice: Voice, place: int, colour: int, holder: int | None, gold: tuple[tuple[int, int], ...]) -> str:
    row, column = divmod(place, _IN_ROW)
    x, y = 20 + column * 31, 37 + row * _ROW_HIGH
    name = voice.words.say(f"inset-colour-{data.COLOURS[colour]}")
    if colour == data.GOLD_COLOUR:
        held = _gold_held(voice, gold, x, y + 25)
        label = (
            voice.say("inset-gold", counts=voice.counts(gold))
            if gold
            else voice.say("inset-monopoly-none", colour=name)
        )
    elif holder is None:
        held, label = "", voice.say("inset-monopoly-none", colour=name)
    else:
        held = marker(voice.colours[holder], x, y + 25, 15)
        label = voice.say("inset-monopoly", colour=name, name=voice.names[holder])
    held = held or f'<path class="none" d="M{x - 4} {y + 25}h8"/>'
    return f'<g{image(label)}><use href="#box-{_PICTURED[colour]}" x="{x}" y="{y}"/>{held}</g>'


def _gold_held(voice: Voice, gold: tuple[tuple[int, int], ...], x: float, y: float) -> str:
    """Each holder with a number; marks alone where they are many."""
    if len(gold) > 2:
        return _gathered([(seat, voice.colours[seat], "") for seat, _ in gold], x - 15, y, 30)
    things = [Thing(counter(voice.colours[seat], count), 21, 21) for seat, count in gold]
    return put(Rectangle(x - 15, y - 10, 30, 20), things, 0.5)
