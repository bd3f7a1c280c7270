"""The menu: the choices that are not on the board, as buttons; of many numbers one is seen at a time."""

from __future__ import annotations

import re
from typing import Any

from asztal.board import Scene, escape
from asztal.engine.step import NUMBER, Kind

MANY = 10
"""Up to so many numbers are a button each."""
_NUMBER = re.compile(r"[-−+]?\d+")


def menu(scene: Scene[Any], kind: Kind | None) -> str:
    """The buttons of the choices that got no element of their own."""
    left = scene.left()
    rungs = _rungs(scene, kind, left) if kind is not None and len(left) > MANY else []
    buttons = "".join(_button(scene, value) for value in left if value not in rungs)
    stepper = _stepper(scene, rungs) if rungs else ""
    return stepper + (f'<div class="choices">{buttons}</div>' if buttons else "")


def capital(text: str) -> str:
    """As a button begins."""
    return text[:1].upper() + text[1:]


def _rungs(scene: Scene[Any], kind: Kind, left: list[int]) -> list[int]:
    """The choices that differ by a number alone, if they are many; those with a name of their own stay buttons."""
    scale = [value for value in left if value not in kind.names]
    numbered = sum(1 for value in scale if _number(scene, value))
    # One of them may be called nothing.
    return scale if len(scale) > MANY and (kind.noun == NUMBER or numbered >= len(scale) - 1) else []


def _number(scene: Scene[Any], value: int) -> str:
    """The number that a choice is called by, which need not be its own: a payment may be negative."""
    if scene.mentions(value, NUMBER):
        return str(scene.number(value, NUMBER))
    found = _NUMBER.search(scene.plain_label(value))
    return found[0].replace("−", "-").removeprefix("+") if found else ""


def _stepper(scene: Scene[Any], rungs: list[int]) -> str:
    """A step less, a slider, a step more, and the button of the number that is chosen; the others wait unseen."""
    decision = scene.view["decision"]
    asked = escape(scene.words.plain(decision["question"])) if decision else ""
    shown = rungs.index(scene.suggested) if scene.suggested in rungs else 0
    buttons = "".join(_button(scene, value, _rung(scene, value, value == rungs[shown])) for value in rungs)
    return (
        f'<div class="stepper"><button type="button" data-step="-1" aria-label="{scene.say("stepper-less")}">−</button>'
        f'<input type="range" max="{len(rungs) - 1}" value="{shown}" autocomplete="off"'
        f' aria-label="{asked}" aria-valuetext="{scene.label(rungs[shown])}">'
        f'<button type="button" data-step="1" aria-label="{scene.say("stepper-more")}">+</button>{buttons}</div>'
    )


def _rung(scene: Scene[Any], value: int, shown: bool) -> str:
    look = ' class="shown"' if shown else ""
    return f'{look} data-typed="{escape(_number(scene, value))}"'


def _button(scene: Scene[Any], value: int, attributes: str = "") -> str:
    # Who confirms is not asked whether it is meant.
    final = ' data-final=""' if value in scene.final and not scene.confirms(value) else ""
    return (
        f'<button type="submit" name="choice" value="{value}" data-choice="{value}"{final}{attributes}>'
        f"{capital(scene.label(value))}</button>"
    )
