"""Scene: what a game's board draws from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from html import escape
from typing import Generic, TypeVar

from asztal.engine.view import ChoiceView, SeatView
from asztal.words import Words

T = TypeVar("T")


@dataclass
class Scene(Generic[T]):
    """What a board draws from: a view, its words, and the choices that wait to be shown.

    ``T`` is the type of the game's own part of the view.
    """

    view: SeatView[T]
    words: Words
    """Names in them are plain texts; whatever comes from them must be escaped."""
    colours: Sequence[str]
    """The colour of each seat."""
    final: frozenset[int] = frozenset()
    """The choices that can't be taken back."""
    _offered: set[int] = field(default_factory=set)

    def __post_init__(self) -> None:
        decision = self.view["decision"]
        self.kind: str = decision["kind"] if decision else ""
        """The kind of decision the viewer is asked, or an empty text."""
        self.noun_asked: str = decision["noun"] if decision else ""
        """What is asked for: the noun that the choices of this kind stand for."""
        self.suggested: int | None = decision.get("suggested") if decision else None
        """What the game proposes to choose, if it does."""
        choices = decision["choices"] if decision else []
        self._choices: dict[int, ChoiceView] = {choice["value"]: choice for choice in choices}

    @property
    def table(self) -> T:
        """The game's own part of the view."""
        return self.view["table"]

    @property
    def seat(self) -> int | None:
        """The seat that looks on; None for a spectator."""
        return self.view["seat"]

    def may(self, noun: str, value: int) -> bool:
        """Whether this thing can be chosen now."""
        return noun == self.noun_asked and value in self._choices

    def first(self, noun: str) -> int | None:
        """The first of the choices, if this noun is asked for."""
        return next(iter(self._choices)) if noun == self.noun_asked else None

    def plain_label(self, value: int) -> str:
        """A choice in words."""
        return self.words.plain(self._choices[value]["phrase"])

    def mentions(self, value: int, name: str) -> bool:
        """Whether a choice's words mention something under a name."""
        return name in self._choices[value]["phrase"]["arguments"]

    def confirms(self, value: int) -> bool:
        """Whether a choice is itself the confirmation of others: its kind calls it ``confirm``."""
        return str(self._choices[value]["phrase"]["key"]) == f"choice-{self.kind}-confirm"

    def number(self, value: int, name: str) -> int:
        """A number that a choice's words mention."""
        return int(self._choices[value]["phrase"]["arguments"][name][1])

    def mentioned(self, name: str) -> int | None:
        """What the question mentions under a name, if it does."""
        decision = self.view["decision"]
        arguments = decision["question"]["arguments"] if decision else {}
        return int(arguments[name][1]) if name in arguments else None

    def label(self, value: int) -> str:
        """A choice in words, escaped."""
        return escape(self.plain_label(value))

    def offer(self, noun: str, value: int) -> str:
        """The attributes that make an element a choice: it glows, can be clicked and reached by keys, and has a label.

        An empty text where the thing is no choice now, so a board may offer whatever an element could ever stand for:
        ``offer("card", 7)`` says nothing while cells are asked for.
        """
        if not self.may(noun, value):
            return ""
        self._offered.add(value)
        final = ' data-final=""' if value in self.final else ""
        return f' data-choice="{value}"{final} role="button" tabindex="0" aria-label="{self.label(value)}"'

    def stands_for(self, noun: str, value: int) -> str:
        """The attribute by which a click on an element is one on the choice's own button in the question.

        For what may be out of sight where the choice must not be: panels, which a phone hides.
        """
        return f' data-for="{value}"' if self.may(noun, value) else ""

    def left(self) -> list[int]:
        """The choices that got no element of their own: the page makes buttons of them."""
        return [value for value in self._choices if value not in self._offered]

    def say(self, key: str, **arguments: str | int) -> str:
        """A text, escaped."""
        return escape(self.words.say(key, **arguments))

    def noun(self, noun: str, value: int) -> str:
        """A thing's name, escaped."""
        return escape(self.words.noun(noun, value))

    def name(self, seat: int) -> str:
        """A player's name, escaped."""
        return escape(self.words.names[seat])
