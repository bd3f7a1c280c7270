"""A war year by year: both sides' dice on each front, and what they have lost so far."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from asztal.board import Voice, about, escape, image
from asztal.games.colonial.board.insets import cartouche
from asztal.games.colonial.board.pieces import SINGLE_DICE, faces, marker, small, squeezed

Thrown = tuple[str, int, int | None, int, int]
"""A throw: what for, who, where, how many dice, and what came of it."""
Lost = tuple[int, int, str, int]
"""A loss: the year, who, what, and how many."""
_BROAD: Final = 250
_ROW: Final = 21
_SIDE: Final = 14.0
_FRONTS_SHOWN: Final = 7


@lru_cache(maxsize=1024)
def draw_war(
    voice: Voice,
    attacker: int,
    defender: int,
    year: int,
    battles: tuple[Thrown, ...],
    losses: tuple[Lost, ...],
) -> str:
    """Who fights whom in which year, each front with the attacker's dice on the left (C23.4), and the losses so far."""
    fronts = list(dict.fromkeys((purpose, territory) for purpose, _, territory, *_ in battles))[-_FRONTS_SHOWN:]
    thrown = {(purpose, territory, seat): (dice, hits) for purpose, seat, territory, dice, hits in battles}
    rows = ""
    for row, (purpose, territory) in enumerate(fronts):
        sides = [thrown.get((purpose, territory, seat), (0, 0)) for seat in (attacker, defender)]
        front = _front(voice, purpose, territory, sides, (attacker, defender))
        rows += f'<g transform="translate(0 {47 + row * _ROW})">{front}</g>'
    title = voice.say("inset-war", year=year) if year else voice.say("inset-war-over")
    colours = voice.colours
    head = (
        f'<text class="title" x="125" y="17">{title}</text>{marker(colours[attacker], 14, 28, 12)}'
        f'<text class="label" x="24" y="33">{voice.name(attacker)}</text>{marker(colours[defender], 236, 28, 12)}'
        f'<text class="label far" x="226" y="33">{voice.name(defender)}</text>'
    )
    top = max(46, 42 + _ROW * len(fronts))
    lost, height = _losses(voice, (attacker, defender), losses)
    below = f'<g transform="translate(0 {top - 4})">{lost}</g>' if lost else ""
    return cartouche("war", (_BROAD, top + height), title, head + rows + below, about("war"))


def _front(
    voice: Voice, purpose: str, territory: int | None, sides: list[tuple[int, int]], seats: tuple[int, int]
) -> str:
    """A front: its name in the middle, and the dice of each side."""
    words = voice.words
    said = words.say(f"inset-front-{purpose}") if territory is None else words.noun("territory", territory)
    (dice, hits), (dice_back, hits_back) = sides
    label = voice.say(
        "inset-front",
        front=said,
        name=voice.names[seats[0]],
        dice=dice,
        hits=hits,
        enemy=voice.names[seats[1]],
        enemy_dice=dice_back,
        enemy_hits=hits_back,
    )
    start = _BROAD - 14 - (min(dice_back, SINGLE_DICE) - 1) * (_SIDE + 1)
    return (
        f'<g{image(label)}><g transform="translate(14 0)">{faces(dice, hits, _SIDE)}</g>'
        f'<text class="front" x="125" y="4.4"{squeezed(said, 12, 82)}>{escape(said)}</text>'
        f'<g transform="translate({start:g} 0)">{faces(dice_back, hits_back, _SIDE)}</g></g>'
    )


# -- the losses of a war ----------------------------------------------------------------------------------------------

_YEARS: Final = 3
"""So many years have a row each; what was lost before them is summed up in another."""
_HIGH: Final = 18
_ITEM: Final = 25.0
_ROOM: Final = 92.0
_PICTURES: Final = {
    "counters": "",
    "goods": "good",
    "treasure": "coin",
    "squadrons": "squadron",
    "fleets": "fleet",
    "pirates": "pirate",
}
"""Counters are drawn as their owner's mark."""
Tally = dict[str, int]


def _losses(voice: Voice, seats: tuple[int, int], losses: tuple[Lost, ...]) -> tuple[str, int]:
    """A row for each year with what both sides have lost in it; and how high that is."""
    if not losses:
        return "", 0
    years = sorted({year for year, *_ in losses})
    recent = years[-_YEARS:]
    spans = [(year, year) for year in recent]
    if len(years) > _YEARS:
        spans.insert(0, (1, recent[0] - 1))
    rows = "".join(
        f'<g transform="translate(0 {28 + row * _HIGH})">{_loss(voice, seats, losses, first, last)}</g>'
        for row, (first, last) in enumerate(spans)
    )
    line = '<path class="none" d="M10 2H240"/>'
    head = f'{line}<text class="tell middle" x="125" y="15">{voice.say("inset-losses")}</text>'
    return head + rows, 22 + _HIGH * len(spans)


def _loss(voice: Voice, seats: tuple[int, int], losses: tuple[Lost, ...], first: int, last: int) -> str:
    """What both sides have lost in a year, or in several."""
    tallies: tuple[Tally, Tally] = ({}, {})
    for year, seat, what, count in losses:
        if first <= year <= last and seat in seats:
            tally = tallies[seats.index(seat)]
            tally[what] = tally.get(what, 0) + count
    key = "inset-year" if first == last else "inset-years"
    said = voice.words.say(key, year=last)
    label = voice.say(
        "inset-lost",
        year=said,
        name=voice.names[seats[0]],
        losses=_enumerated(voice, tallies[0]),
        enemy=voice.names[seats[1]],
        enemy_losses=_enumerated(voice, tallies[1]),
    )
    left, _ = _tally(voice, seats[0], tallies[0])
    right, width = _tally(voice, seats[1], tallies[1])
    return (
        f'<g{image(label)}><g transform="translate(8 0)">{left}</g>'
        f'<text class="front" x="125" y="4.4"{squeezed(said, 12, 52)}>{escape(said)}</text>'
        f'<g transform="translate({_BROAD - 8 - width:g} 0)">{right}</g></g>'
    )


def _tally(voice: Voice, seat: int, tally: Tally) -> tuple[str, float]:
    """Pictures with a number each, closer where they are many; and how wide they are."""
    if not tally:
        return '<path class="none" d="M0 0h8"/>', 8.0
    step = min(_ITEM, _ROOM / len(tally))
    drawn = ""
    for place, (what, count) in enumerate(tally.items()):
        picture = _PICTURES[what]
        sign = small(picture, 7, 0, 14) if picture else marker(voice.colours[seat], 7, 0, 11)
        number = f'<text class="label" x="14.5" y="4.6">{count}</text>'
        drawn += f'<g transform="translate({place * step:g} 0)">{sign}{number}</g>'
    return drawn, step * len(tally)


def _enumerated(voice: Voice, tally: Tally) -> str:
    """Losses in words; not escaped."""
    told = [voice.words.say(f"inset-lost-{what}", count=count) for what, count in tally.items()]
    return ", ".join(told) or voice.words.say("inset-lost-nothing")
