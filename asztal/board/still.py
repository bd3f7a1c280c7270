"""Pictures that never change: SVG files beside the board, sent once; other pictures refer to their shapes."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

_COMMENT = re.compile(r"<!--.*?-->", re.DOTALL)
_EACH = re.compile(r"<each>(.*?)</each>", re.DOTALL)


@cache
def still(path: Path, colours: tuple[str, ...] = ()) -> str:
    """A part of the board from a file that holds one SVG element with an id.

    What stands in ``<each>`` is drawn for every seat's colour, which is written ``{colour}`` there.
    """
    text = " ".join(_COMMENT.sub("", path.read_text(encoding="utf-8")).split()).replace("> <", "><")
    return _EACH.sub(lambda found: "".join(found[1].replace("{colour}", colour) for colour in colours), text)


def shape(name: str, box: str, look: str = "icon") -> str:
    """A shape of a still picture as a picture of its own; the box says what is seen of it."""
    return f'<svg class="{look}" viewBox="{box}" aria-hidden="true"><use href="#{name}"/></svg>'


def icon(name: str) -> str:
    """A small picture, drawn around (0, 0) with a reach of 12 under the id ``i-<name>``."""
    return shape(f"i-{name}", "-12 -12 24 24")
