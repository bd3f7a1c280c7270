"""Lists: figures and goods in words."""

from __future__ import annotations

from collections.abc import Iterable

from asztal.board import Voice
from asztal.games.empires import data


def band(voice: Voice, figures: Iterable[int]) -> str:
    """Figures by type: "2 colonists, 1 soldier"; not escaped."""
    return ", ".join(
        voice.words.say(f"count-{data.FIGURES[figure]}", count=count) for figure, count in enumerate(figures) if count
    )


def goods_named(voice: Voice, goods: Iterable[int]) -> str:
    """The names of goods, each as often as it is there; not escaped."""
    return ", ".join(voice.words.noun("good", good) for good in goods)
