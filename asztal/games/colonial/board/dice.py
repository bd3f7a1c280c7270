"""The dice of the present action, where everybody sees them."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from asztal.board import Scene, Voice, about, escape, image, voice_of
from asztal.games.colonial.board.insets import cartouche
from asztal.games.colonial.board.pieces import faces, marker, small, squeezed
from asztal.games.colonial.board.war import Lost, Thrown, draw_war
from asztal.games.colonial.view import Loss, TableView, Throw

_FRONTS: Final = ("land", "trade", "europe", "sea")
_LAST: Final = 4
"""So many throws are shown."""


def draw_dice(scene: Scene[TableView]) -> dict[str, str]:
    """The part for throws, or for a war; none where nobody has thrown."""
    voice, war = voice_of(scene), scene.table["war"]
    throws = tuple([_thrown(throw) for throw in scene.table["throws"]])
    battles = tuple([throw for throw in throws if throw[0] in _FRONTS])
    losses = tuple([_lost(loss) for loss in scene.table["losses"]])
    if war is not None:
        return {"war": draw_war(voice, war["attacker"], war["defender"], war["year"], battles, losses)}
    if battles:
        seats = list(dict.fromkeys([*(throw[1] for throw in battles), *(loss[1] for loss in losses)]))
        return {"war": draw_war(voice, seats[0], seats[1], 0, battles, losses)} if len(seats) > 1 else {}
    return {"dice": _dice(voice, throws[-_LAST:])} if throws else {}


def _thrown(throw: Throw) -> Thrown:
    return throw["purpose"], throw["seat"], throw["territory"], throw["dice"], throw["result"]


def _lost(loss: Loss) -> Lost:
    return loss["year"], loss["seat"], loss["what"], loss["count"]


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
        f'{escape(said)}</text><g transform="translate(16 26)">{faces(throw[3], throw[4], 19)}</g>'
    )
