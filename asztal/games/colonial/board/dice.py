"""The dice of the present action, where everybody sees them; a war year by year, with both sides' dice."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from asztal.board import Scene, about, escape, image
from asztal.games.colonial.board.insets import cartouche
from asztal.games.colonial.board.pieces import marker, small, squeezed
from asztal.games.colonial.board.voice import Voice, voice_of
from asztal.games.colonial.view import TableView, Throw

_FRONTS: Final = ("land", "trade", "europe", "sea")
_MOST: Final = 5
"""So many dice are drawn one by one; of more, only the successes."""
_LAST: Final = 4
"""So many throws are shown."""
Thrown = tuple[str, int, int | None, int, int]
"""A throw: what for, who, where, how many dice, and what came of it."""


def draw_dice(scene: Scene[TableView]) -> dict[str, str]:
    """The part for throws, or for a war; none where nobody has thrown."""
    voice, war = voice_of(scene), scene.table["war"]
    throws = tuple([_thrown(throw) for throw in scene.table["throws"]])
    battles = tuple([throw for throw in throws if throw[0] in _FRONTS])
    if war is not None:
        return {"war": _war(voice, war["attacker"], war["defender"], war["year"], battles)}
    if battles:
        seats = list(dict.fromkeys(throw[1] for throw in battles))
        return {"war": _war(voice, seats[0], seats[1], 0, battles)} if len(seats) > 1 else {}
    return {"dice": _dice(voice, throws[-_LAST:])} if throws else {}


def _thrown(throw: Throw) -> Thrown:
    return throw["purpose"], throw["seat"], throw["territory"], throw["dice"], throw["result"]


# -- throws -----------------------------------------------------------------------------------------------------------

_WIDTH: Final = 126


@lru_cache(maxsize=1024)
def _dice(voice: Voice, throws: tuple[Thrown, ...]) -> str:
    """One throw below the other: who and what for, and the dice."""
    rows = "".join(
        f'<g transform="translate(0 {6 + row * 39})">{_throw(voice, throw)}</g>' for row, throw in enumerate(throws)
    )
    return cartouche("dice", (_WIDTH, 10 + 39 * len(throws)), voice.say("inset-dice"), rows, about("dice"))


def _throw(voice: Voice, throw: Thrown) -> str:
    purpose, seat, territory, dice, result = throw
    place = "around" if purpose == "exploration" and territory is None else purpose
    mentions = {"name:seat": seat, "roll:number": result, "dice:number": dice, "successes:number": result}
    if territory is not None:
        mentions["territory"] = territory
    said = voice.words.say(f"inset-purpose-{place}") if territory is None else voice.words.noun("territory", territory)
    picture = _one_die(voice, seat, result, said) if purpose == "exploration" else _several(voice, seat, throw, said)
    return f"<g{image(escape(voice.told(f'inset-throw-{place}', mentions)))}>{picture}</g>"


def _one_die(voice: Voice, seat: int, roll: int, said: str) -> str:
    """The number thrown, and beside it who explores what."""
    return (
        f"{small(f'die-{roll}', 21, 17, 30)}{marker(voice.colours[seat], 46, 8, 11)}"
        f'<text class="tell start" x="55" y="12"{squeezed(voice.names[seat], 11, 64)}>{voice.name(seat)}</text>'
        f'<text class="label" x="40" y="29"{squeezed(said, 13.5, 80)}>{escape(said)}</text>'
    )


def _several(voice: Voice, seat: int, throw: Thrown, said: str) -> str:
    """Who throws where or what for, and below it the dice."""
    return (
        f'{marker(voice.colours[seat], 14, 7, 12)}<text class="label" x="24" y="12"{squeezed(said, 13.5, 96)}>'
        f'{escape(said)}</text><g transform="translate(16 26)">{_faces(throw[3], throw[4], 19)}</g>'
    )


@cache
def _faces(dice: int, successes: int, size: float) -> str:
    """Success dice from left to right, those that succeeded first."""
    if dice > _MOST:
        return (
            f'{small("success", 0, 0, size)}<text class="label" x="{size * 0.7:g}" y="4.6">{successes} / {dice}</text>'
        )
    names = ["success"] * successes + ["blank"] * (dice - successes)
    return "".join(small(name, at * (size + 1), 0, size) for at, name in enumerate(names))


# -- a war ------------------------------------------------------------------------------------------------------------

_BROAD: Final = 250
_ROW: Final = 21
_SIDE: Final = 14.0
_FRONTS_SHOWN: Final = 7


@lru_cache(maxsize=1024)
def _war(voice: Voice, attacker: int, defender: int, year: int, battles: tuple[Thrown, ...]) -> str:
    """Who fights whom in which year, and each front with the attacker's dice on the left (C23.4)."""
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
    height = max(46, 42 + _ROW * len(fronts))
    return cartouche("war", (_BROAD, height), title, head + rows, about("war"))


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
    start = _BROAD - 14 - (min(dice_back, _MOST) - 1) * (_SIDE + 1)
    return (
        f'<g{image(label)}><g transform="translate(14 0)">{_faces(dice, hits, _SIDE)}</g>'
        f'<text class="front" x="125" y="4.4"{squeezed(said, 12, 82)}>{escape(said)}</text>'
        f'<g transform="translate({start:g} 0)">{_faces(dice_back, hits_back, _SIDE)}</g></g>'
    )
