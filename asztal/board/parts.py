"""Parts: the pieces of a board that travel to an open page one by one, some of them lying within others."""

from __future__ import annotations

import re
from collections.abc import Mapping

_SLOT = re.compile("<!--part (.*?)-->")


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
    """What must travel so that a page that shows one shows the other: id -> the part with everything in it.

    A part that came or went changed the one it lies in; what lies in a part that travels goes along.
    """
    found: dict[str, str] = {}

    def look(part: str) -> None:
        html = now[part]
        if before.get(part) != html:
            found[part] = filled(now, part)
        else:
            for inner in _SLOT.findall(html):
                look(inner)

    for part in outermost(now):
        look(part)
    return found
