"""Voice: the words, names and colours of a table; what was drawn for one is kept for all that are alike."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from asztal.board import Scene, escape
from asztal.games.empires import data
from asztal.games.empires.view import TableView
from asztal.words import Words


@dataclass(frozen=True)
class Voice:
    """Everything but the position that a picture depends on."""

    language: str
    names: tuple[str, ...]
    colours: tuple[str, ...]
    words: Words = field(compare=False)

    def say(self, key: str, **arguments: str | int) -> str:
        """A text, escaped."""
        return escape(self.words.say(key, **arguments))

    def noun(self, noun: str, value: int) -> str:
        """A thing's name, escaped."""
        return escape(self.words.noun(noun, value))

    def name(self, seat: int) -> str:
        """A player's name, escaped."""
        return escape(self.names[seat])

    def band(self, figures: Iterable[int]) -> str:
        """Figures by type: "2 colonists, 1 soldier"; not escaped."""
        return ", ".join(
            self.words.say(f"count-{data.FIGURES[figure]}", count=count)
            for figure, count in enumerate(figures)
            if count
        )

    def goods(self, goods: Iterable[int]) -> str:
        """The names of goods, each as often as it is there; not escaped."""
        return ", ".join(self.words.noun("good", good) for good in goods)


def voice_of(scene: Scene[TableView]) -> Voice:
    """The voice of a scene."""
    return Voice(scene.words.language, tuple(scene.words.names), tuple(scene.colours), scene.words)
