"""The map of the New World: counters face down, figures by seat and type, goods, and what each place is worth now."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Final, NamedTuple

from asztal.board import Map, Scene, Voice, about, escape, image, mark, may, read_atlas, slot, voice_of
from asztal.engine.errors import BadData
from asztal.games.empires import data
from asztal.games.empires.board.lists import band
from asztal.games.empires.board.muster import draw_muster
from asztal.games.empires.board.pieces import standing
from asztal.games.empires.view import Region, TableView

ATLAS: Final = read_atlas(Path(__file__).parent.parent / "data" / "shapes.json", "regions")
if list(ATLAS.places) != data.REGION_NAMES:
    # Shapes and words belong to them.
    raise BadData(f"empires/regions.toml: the regions must be, in this order, {', '.join(ATLAS.places)}.")
_ROOM: Final[list[tuple[float, float, float, float]]] = [ATLAS.places[name].room.box for name in data.REGION_NAMES]
"""For each region left, top, right and bottom of what is free for things."""


class Land(NamedTuple):
    """A region as it is drawn."""

    at: int
    good: int | None
    discovered: bool
    natives: int | None
    points: int
    """Of its counter, where somebody has seen it."""
    natives_over: int | None
    figures: tuple[tuple[int, tuple[int, ...], int], ...]
    """Each seat there with its figures by type and what it would score; the most figures first."""
    scores: bool
    builders: int


def draw_world(scene: Scene[TableView]) -> dict[str, str]:
    """The leaf with the map, and its parts."""
    voice, table = voice_of(scene), scene.table
    chart = Map(scene, ATLAS, "region", data.REGION_NAMES)
    for at, region in enumerate(table["regions"]):
        land = _land(at, region, table["turn"] == 0)
        look = "known" if land.discovered else "unknown"
        explains = "region" if land.discovered else "region-undiscovered"
        chart.place(at, _things(voice, land), look, _told(voice, land), explains, "")
    parts = chart.parts(_sea(), slot("deck"))
    muster = draw_muster(scene)
    inner = slot("map") + (slot("muster") if muster else "")
    leaf = f'<section id="world" class="leaf"{may(parts["map--picks"] + muster)}>{inner}</section>'
    return {
        "world": leaf,
        **parts,
        "deck": _deck(
            voice,
            table["deck"] if table["turn"] else data.CARDS,
            all(region["discovered"] for region in table["regions"]),
        ),
        **({"muster": muster} if muster else {}),
    }


def _land(at: int, region: Region, before: bool) -> Land:
    """Before the first turn the table is not laid out yet; the board shows what will lie there (E2.4, E2.5)."""
    counter = region["counter"]
    here = [
        (seat, tuple(region["figures"][seat]), region["points"][seat])
        for seat, total in enumerate(region["totals"])
        if total
    ]
    here.sort(key=lambda found: -sum(found[1]))
    return Land(
        at,
        data.REGION_GOOD[at] if before else region["good"],
        region["discovered"] or bool(data.OPEN_AT_START >> at & 1),
        counter["natives"] if counter else None,
        counter["points"] if counter else 0,
        region["natives_over"],
        tuple(here),
        region["scores"],
        region["builders"],
    )


# -- in words ---------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=8192)
def _told(voice: Voice, land: Land) -> str:
    """Everything that is known of a region; escaped."""
    words = voice.words
    told = [words.noun("region", land.at)]
    if not land.discovered:
        told.append(words.say("discovery-hidden"))
        if land.natives is not None:
            told.append(words.say("discovery-natives", count=land.natives))
        elif land.natives_over is not None:
            told.append(words.say("board-natives-over", count=land.natives_over))
    else:
        told += [
            words.say(
                "board-there", name=voice.names[seat], count=sum(figures), figures=band(voice, figures), points=points
            )
            if land.scores
            else words.say("board-there-unscored", name=voice.names[seat], figures=band(voice, figures))
            for seat, figures, points in land.figures
        ]
        if not land.figures:
            told.append(words.say("count-figures", count=0))
        elif not land.scores:
            told.append(words.say("board-unscored"))
        if land.builders:
            told.append(
                words.say(
                    "scoring-builders",
                    count=land.builders,
                    first=land.builders * data.BUILDER_FIRST,
                    second=land.builders * data.BUILDER_SECOND,
                )
            )
    if land.good is not None:
        told.append(words.say("board-good-waits", good=words.noun("good", land.good)))
    return escape(". ".join(part.rstrip(".") for part in told) + ".")


# -- what lies there --------------------------------------------------------------------------------------------------


@lru_cache(maxsize=8192)
def _things(voice: Voice, land: Land) -> str:
    """Name, trade good, and what is in the room: counter or figures."""
    place = ATLAS.places[data.REGION_NAMES[land.at]]
    x, y = place.label
    name = f'<text class="name" x="{x:g}" y="{y:g}">{voice.noun("region", land.at)}</text>'
    left, top, right, bottom = _ROOM[land.at]
    inside = _rows(voice, land) if land.discovered else _counter(voice, land)
    explains = "region" if land.discovered else "counter" if land.natives is None else "counter-seen"
    back = f'<rect class="back" x="{left:g}" y="{top:g}" width="{right - left:g}" height="{bottom - top:g}" rx="6"/>'
    return (
        f"{name}{_good(voice, land.at, land.good)}"
        f'<g id="room-{land.at}"{image(_told(voice, land))}{about(explains)}>{back}{inside}</g>'
    )


def _good(voice: Voice, at: int, good: int | None) -> str:
    """The tile that waits for the first three figures, or where it lay."""
    x, y = ATLAS.places[data.REGION_NAMES[at]].more["good"]
    kind = data.REGION_GOOD[at]
    if good is None:
        label = voice.say("board-good-taken", good=voice.words.noun("good", kind))
        inside, look = '<circle r="9.4"/>', "tile taken"
    else:
        label = voice.say("board-good-waits", good=voice.words.noun("good", kind))
        inside = f'<circle r="10.4"/><use href="#i-g-{data.GOODS[kind]}" transform="scale(.68)"/>'
        look = "tile"
    return (
        f'<g id="tile-{at}" class="{look}" transform="translate({x:g} {y:g})"{image(label)}'
        f"{about('good-in-region')}>{inside}</g>"
    )


def _counter(voice: Voice, land: Land) -> str:
    """Face down; beside it what a failed expedition has shown."""
    left, top, right, bottom = _ROOM[land.at]
    x, y = left + (right - left) * 0.33, (top + bottom) / 2
    disc = f'<use href="#counter" transform="translate({x:.4g} {y:.4g})"/>'
    x += 26
    at = f'<g transform="translate({x:.4g} {y:.4g})">'
    if land.natives is not None:
        return (
            f'{disc}{at}<use href="#i-eye" transform="translate(7 -9) scale(.6)"/>'
            f'<text class="hint" x="18" y="-4.5">{voice.say("board-seen")}</text>'
            f'<use href="#i-people" transform="translate(7 9) scale(.62)"/>'
            f'<text class="sum" x="18" y="14.5">{land.natives}</text>'
            f'<use href="#i-star" transform="translate(36 9) scale(.5)"/>'
            f'<text class="sum" x="45" y="14.5">{land.points}</text></g>'
        )
    if land.natives_over is not None:
        return (
            f'{disc}{at}<use href="#i-people" transform="translate(7 0) scale(.66)"/>'
            f'<text class="sum" x="19" y="5.5">&gt; {land.natives_over}</text></g>'
        )
    return f'{disc}<text class="hint" x="{x:.4g}" y="{y + 4.5:.4g}">{voice.say("board-unknown")}</text>'


# -- figures ----------------------------------------------------------------------------------------------------------

_IN_LINE: Final = 3
"""So many seats have a row each; four, where the room is high."""
_HIGH: Final = 66.0
_LEAST: Final = 0.95
_MOST: Final = 1.2
_ROW: Final = 18.0
_DIGIT: Final = 8.4
_FIGURE: Final = 10.6
_SPECIALISTS: Final = (data.SOLDIER, data.BUILDER, data.MISSIONARY, data.CAPTAIN, data.MERCHANT)
"""Where there is no room for all, these come first."""


def _rows(voice: Voice, land: Land) -> str:
    """A row for each seat, the most figures first; where they are many, two columns."""
    if not land.figures:
        return ""
    left, top, right, bottom = _ROOM[land.at]
    width, height = right - left, bottom - top
    count = len(land.figures)
    columns = 1 if count <= (_IN_LINE + 1 if height > _HIGH else _IN_LINE) else 2
    lines = -(-count // columns)
    scale = min(max(height / (lines * _ROW), _LEAST), _MOST)
    room = width / columns / scale
    rows = [_row(voice, land, found, room, columns > 1) for found in land.figures]
    if max(wide for _, wide in rows) > room:
        scale = _LEAST
        room = width / columns / scale
        rows = [_row(voice, land, found, room, columns > 1) for found in land.figures]
    step = min(_ROW * scale, height / lines)
    across = max(wide for _, wide in rows) * scale
    gap = max(0.0, (width / columns - across) / 2)
    drawn = ""
    for at, ((row, _), (seat, _, _)) in enumerate(zip(rows, land.figures, strict=True)):
        column, line = divmod(at, lines)
        x = left + column * width / columns + gap
        y = top + (height - step * lines) / 2 + step * (line + 0.5)
        place = f"translate({x:.4g} {y:.4g}) scale({scale:.3g})"
        drawn += f'<g id="row-{land.at}-{seat}"><g transform="{place}">{row}</g></g>'
    return drawn


def _row(
    voice: Voice, land: Land, found: tuple[int, tuple[int, ...], int], room: float, tight: bool
) -> tuple[str, float]:
    """Medal, mark, total, then the figures by type; and how wide it is. In a column, a ring is the medal."""
    seat, figures, points = found
    colour, total = voice.colours[seat], sum(figures)
    place = _place(land, total)
    x = 0.0
    drawn = ""
    if not tight:
        number = points if land.scores else ""
        drawn += f'<g class="medal {place}"><circle cx="8.4" r="8.2"/><text x="8.4" y="4.6">{number}</text></g>'
        x = 19.0
    ring = f"ring {place}" if tight else "ring"
    drawn += (
        f'<g class="{ring} seat-{colour}"><circle cx="{x + 8.2:g}" r="8"/>{mark(colour, x + 8.2, 0, 9.6)}</g>'
        f'<text class="sum" x="{x + 19:g}" y="5.2">{total}</text>'
    )
    x += 19 + _DIGIT * len(str(total)) + 3
    shown = _shown(figures, room - x, tight)
    drawn += f'<g class="seat-{colour}">'
    for type_ in shown:
        drawn += standing(type_, x + _FIGURE / 2, 7.6, 15.5)
        x += _FIGURE
        if figures[type_] > 1:
            drawn += f'<text class="few" x="{x + 0.6:.4g}" y="6.6">{figures[type_]}</text>'
            x += 7.4 if figures[type_] < 10 else 13
        x += 1.4
    return f"{drawn}</g>", x


def _shown(figures: Sequence[int], room: float, tight: bool) -> list[int]:
    """The types that are drawn: all, or as many as there is room for; colonists are the rest."""
    wanted = [type_ for type_ in _SPECIALISTS if figures[type_]]
    if figures[data.COLONIST] and not (tight and wanted):
        wanted.append(data.COLONIST)
    shown: list[int] = []
    for type_ in wanted:
        wide = _FIGURE + 1.4 + (0 if figures[type_] == 1 else 7.4 if figures[type_] < 10 else 13)
        if wide <= room + 0.5:
            shown.append(type_)
            room -= wide
    return sorted(shown)


def _place(land: Land, total: int) -> str:
    """First, second or neither, as things stand (E8.2, E8.5)."""
    if not land.scores:
        return "none"
    totals = sorted({sum(figures) for _, figures, _ in land.figures}, reverse=True)
    return {0: "first", 1: "second"}.get(totals.index(total), "none")


# -- the sea ----------------------------------------------------------------------------------------------------------


@cache
def _sea() -> str:
    """The coast lines beneath the land, a compass rose and a ship: decoration."""
    shapes = "".join(f'<use href="#map-{name}-shape"/>' for name in data.REGION_NAMES)
    rest = "".join(f'<path d="{path}"/>' for path in ATLAS.rest)
    lines = "".join(f'<use class="{look} r{at}" href="#coast"/>' for at in (3, 2, 1) for look in ("ripple", "wash"))
    return (
        f'<g class="sheet" aria-hidden="true"><defs><g id="coast">{shapes}{rest}</g></defs>{lines}'
        '<use href="#rose" transform="translate(394 168)"/><use href="#galleon" transform="translate(396 405)"/></g>'
    )


@lru_cache(maxsize=256)
def _deck(voice: Voice, count: int, open_: bool) -> str:
    """The discovery cards, which come when all regions are discovered (E5.26)."""
    look = "deck open" if open_ else "deck"
    label = image(voice.say("board-deck", count=count))
    card = '<use href="#card"/>' if count else '<rect class="none" x="-19" y="-24" width="38" height="48" rx="3.5"/>'
    return (
        f'<g id="deck" class="{look}" transform="translate(30 440)"{label}{about("discovery-card")}>{card}'
        f'<text y="20" data-count="deck">{count}</text></g>'
    )
