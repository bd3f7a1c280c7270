"""Pieces that map and insets draw alike: counters with a number, marks, small shapes, what must be thrown."""

from __future__ import annotations

from functools import cache
from typing import Final

from asztal.board import Voice, about, image, mark
from asztal.games.colonial import data

_BASELINE: Final = 4.7
_LOWER: Final = {"yellow": 2.2, "orange": 0.3}
"""The number of a triangle stands lower than the middle."""
CERTAIN: Final = 1
NEVER: Final = data.DIE + 1
PILL: Final = (75.0, 19.0)
"""How wide and high the odds are."""
SINGLE_DICE: Final = 5
"""So many dice are drawn one by one; of more, only the successes."""


_NARROW: Final = frozenset("fijlrtIJí-. ,")
_BROAD: Final = frozenset("mwMWOQGCÖŐ")


@cache
def breadth(text: str, size: float) -> float:
    """About how wide a text is in bold."""
    return sum(0.33 if letter in _NARROW else 0.78 if letter in _BROAD else 0.54 for letter in text) * size


@cache
def squeezed(text: str, size: float, room: float) -> str:
    """The attributes that keep a long text within its room."""
    return f' textLength="{room:g}" lengthAdjust="spacingAndGlyphs"' if breadth(text, size) > room else ""


def capital(text: str) -> str:
    """A name as it stands by itself."""
    return text[:1].upper() + text[1:]


@cache
def counter(colour: str, number: int, look: str = "") -> str:
    """A counter with a number, around (0, 0) with a reach of about 10."""
    y = _BASELINE + _LOWER.get(colour, 0.0)
    digits = f' class="{"two" if number < 100 else "three"}"' if number > 9 else ""
    return (
        f'<g class="{f"counter seat-{colour} {look}".strip()}"><use href="#counter-{colour}"/>'
        f'<text{digits} y="{y:g}">{number}</text></g>'
    )


@cache
def marker(colour: str, x: float, y: float, size: float) -> str:
    """A seat's mark on a track, or where a number would say nothing."""
    return f'<g class="marker seat-{colour}">{mark(colour, x, y, size)}</g>'


@cache
def small(name: str, x: float, y: float, size: float, look: str = "") -> str:
    """A shape of the sheet within a picture."""
    place = f"translate({x:g} {y:g}) scale({size / 24:.4g})"
    return f'<use class="{f"icon {look}".strip()}" href="#i-{name}" transform="{place}"/>'


def throw(voice: Voice, need: int) -> str:
    """What must be thrown, in words; not escaped."""
    return voice.words.say("chart-throw", need=min(max(need, CERTAIN), NEVER))


def _likely(voice: Voice, need: int) -> tuple[str, str]:
    """The least number and how likely it is, as short as a pill has room for."""
    if need <= CERTAIN:
        return "", voice.say("chart-certain")
    if need >= NEVER:
        return "", voice.say("chart-never")
    percent = round(100 * (NEVER - need) / data.DIE)
    return voice.say("chart-need", need=need), voice.say("chart-percent", percent=percent)


def odds(voice: Voice, prize: int, need: int | None, difficulty: int, label: str) -> str:
    """The prize in a laurel and what must be thrown for it, as a pill around (0, 0).

    Who can't go there sees the difficulty alone.
    """
    if need is None:
        said = f'{small("explorer", 3, 0, 16)}<text class="throw" x="20" y="4.4">{difficulty}</text>'
    else:
        least, likely = _likely(voice, need)
        words = f'<tspan class="throw">{least}</tspan><tspan dx="4">{likely}</tspan>' if least else likely
        said = f'<text x="10.5" y="4.4">{words}</text>'
    look = "odds" if need is None else "odds own"
    return (
        f'<g class="{look}"{image(label)}{about("odds")}><rect x="-37.5" y="-9.5" width="75" height="19" rx="9.5"/>'
        f'{small("laurel", -26.5, 0, 20)}<text class="prize" x="-26.5" y="4.2">{prize}</text>'
        f"{said}</g>"
    )


def revolt_odds(voice: Voice, dice: int, percent: int, label: str) -> str:
    """How many dice a rebellion throws and how likely one of them succeeds, as a pill around (0, 0)."""
    return (
        f'<g class="odds risk"{image(label)}{about("revolt-odds")}><rect x="-37.5" y="-9.5" width="75" height="19" '
        f'rx="9.5"/>{small("success", -25, 0, 15)}<text class="throw" x="-10" y="4.4">{dice}</text>'
        f'<text x="16" y="4.4">{voice.say("chart-percent", percent=percent)}</text></g>'
    )


def gains(things: tuple[tuple[str, int], ...], label: str, topic: str) -> str:
    """What a choice brings, as a pill around (0, 0); the label is escaped."""
    wide = PILL[0] / len(things)
    drawn = "".join(
        f'<g transform="translate({(place + 0.5) * wide - PILL[0] / 2:g} 0)">{small(picture, -8, 0, 17)}'
        f'<text class="throw" x="9" y="4.4">+{number}</text></g>'
        for place, (picture, number) in enumerate(things)
    )
    return (
        f'<g class="odds risk"{image(label)}{about(topic)}>'
        f'<rect x="-37.5" y="-9.5" width="75" height="19" rx="9.5"/>{drawn}</g>'
    )


@cache
def faces(dice: int, successes: int, size: float) -> str:
    """Success dice from left to right, those that succeeded first."""
    if dice > SINGLE_DICE:
        return (
            f'{small("success", 0, 0, size)}<text class="label" x="{size * 0.7:g}" y="4.6">{successes} / {dice}</text>'
        )
    names = ["success"] * successes + ["blank"] * (dice - successes)
    return "".join(small(name, at * (size + 1), 0, size) for at, name in enumerate(names))
