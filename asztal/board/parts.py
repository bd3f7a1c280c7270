"""Parts: the pieces of a board that travel to an open page one by one, some of them lying within others."""

from __future__ import annotations

import re
from collections.abc import Mapping

_SLOT = re.compile("<!--part (.*?)-->")
_TAG = re.compile(r"<(\w+)")


def slot(part: str) -> str:
    """Where another part lies: it is filled in when the page is made, and travels alone when it changes."""
    return f"<!--part {part}-->"


def outermost(parts: Mapping[str, str]) -> list[str]:
    """The ids of the parts that lie within no other."""
    inner = {found for html in parts.values() for found in _SLOT.findall(html)}
    return [part for part in parts if part not in inner]


def filled(parts: Mapping[str, str], part: str) -> str:
    """A part with everything that lies in it."""
    return _SLOT.sub(lambda found: filled(parts, found[1]), parts[part])


def changes(before: Mapping[str, str], now: Mapping[str, str]) -> dict[str, str]:
    """What must travel so that a page that shows one shows the other: id -> the part.

    A part that came or went changed the one it lies in. What lay there before stays where it is: in its place an empty
    element says so, and it travels by itself if it has changed.
    """
    found: dict[str, str] = {}

    def send(part: str) -> str:
        known = _SLOT.findall(before.get(part, ""))
        return _SLOT.sub(lambda slot: _same(now[slot[1]], slot[1]) if slot[1] in known else send(slot[1]), now[part])

    def look(part: str) -> None:
        if before.get(part) != now[part]:
            found[part] = send(part)
        known = _SLOT.findall(before.get(part, ""))
        for inner in _SLOT.findall(now[part]):
            if inner in known:
                look(inner)

    for part in outermost(now):
        look(part)
    return found


def _same(html: str, part: str) -> str:
    """Stands for an element that a page has already."""
    tag = _TAG.match(html)
    assert tag is not None, f"The part '{part}' is no element."
    return f'<{tag[1]} id="{part}" data-same=""></{tag[1]}>'
