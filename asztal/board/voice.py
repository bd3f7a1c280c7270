"""Voice: the words, names and colours of a table; what was drawn for one is kept for all that are alike."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from html import escape
from typing import Any

from asztal.board.scene import Scene
from asztal.engine.phrase import Phrase
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

    def told(self, key: str, mentions: dict[str, int]) -> str:
        """A text with nouns in their forms; not escaped."""
        return self.words.phrase(Phrase(key, mentions))

    def name(self, seat: int) -> str:
        """A player's name, escaped."""
        return escape(self.names[seat])

    def counts(self, pairs: Iterable[tuple[int, int]]) -> str:
        """Seats with a number each: "Réka 3, Niamh 1"; not escaped."""
        return ", ".join(f"{self.names[seat]} {number}" for seat, number in pairs)


def voice_of(scene: Scene[Any]) -> Voice:
    """The voice of a scene."""
    return Voice(scene.words.language, tuple(scene.words.names), tuple(scene.colours), scene.words)
