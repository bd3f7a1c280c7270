"""Tara's words that do not lie in ``text/*.ftl``."""

from __future__ import annotations

from asztal.games.tara.data import CARDS


def noun(name: str, value: int, language: str) -> dict[str, str] | None:
    """Cards are named by their table, so that other cards bring their own names."""
    if name != "card":
        return None
    card = CARDS[value - 1]
    return {"": card.labels[language], "number": str(value), "cost": str(card.cost)}
