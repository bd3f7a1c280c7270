"""Facts: small pictures and numbers, told in words to those who don't see them."""

from __future__ import annotations

from typing import Any

from asztal.board.attributes import about, image
from asztal.board.scene import Scene


def fact(thing: str, label: str, inside: str, look: str = "", key: str = "") -> str:
    """Something seen at a glance: what explains it, its words (escaped), and its picture; with an id, if it has one."""
    named = f' id="{key}"' if key else ""
    return f'<span{named} class="{f"fact {look}".strip()}"{image(label)}{about(thing)}>{inside}</span>'


def count(key: str, number: int | str) -> str:
    """A number that flashes and tells the difference when it changes; the page knows it by its key."""
    return f'<b data-count="{key}">{number}</b>'


def counted(scene: Scene[Any], thing: str, picture: str, number: int | str, seat: int | None = None) -> str:
    """So many of a thing, of a seat or of all: picture and number, in words ``board-<thing>``."""
    key = thing if seat is None else f"{thing}-{seat}"
    return fact(thing, scene.say(f"board-{thing}", count=number), picture + count(key, number))


def pile(thing: str, number: int, label: str, face: str = "", look: str = "") -> str:
    """A pile of cards: its words (escaped), what is seen on top of it, and in its corner how many there are."""
    top = face + count(thing, number) if number else ""
    return f'<div id="{thing}" class="{f"pile {look}".strip()}"{image(label)}{about(thing)}>{top}</div>'
