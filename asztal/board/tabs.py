"""Tabs: on a phone one part of the board is seen at a time, and small maps lead to the others."""

from __future__ import annotations


def tab(key: str, name: str, box: str, small: str, *parts: str) -> str:
    """A link to the part with this id: its name (escaped), what is in its small map, and which parts come with it.

    It is marked where one of these is: where something may be done, and where the viewer is at home.
    """
    heads = [part[: part.index(">")] for part in parts]
    marks = "".join(f' {mark}=""' for mark in ("data-may", "data-here") if any(mark in head for head in heads))
    return f'<a href="#{key}"{marks}><svg viewBox="{box}" aria-hidden="true">{small}</svg>{name}</a>'


def tabs(label: str, links: list[str]) -> str:
    """The part ``regions``; its class tells how many there are."""
    return f'<nav id="regions" class="of-{len(links)}" aria-label="{label}">{"".join(links)}</nav>'
