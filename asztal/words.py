"""Words: every text a person reads, from Fluent files, in the person's language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from asztal.engine.errors import UnknownLanguage
from asztal.engine.events import Event
from asztal.engine.folders import folder_of
from asztal.engine.game import Game
from asztal.engine.phrase import Phrase
from asztal.engine.step import NUMBER

LANGUAGES = {"en": "English", "de": "Deutsch", "hu": "magyar"}
_HERE = Path(__file__).resolve().parent


class Words:
    """One language's words for one game (or for the house alone).

    ``names`` are the players' names, by seat. A noun that takes forms ("in Connacht") has them as attributes of its
    message; a sentence reaches the form ``in`` of the argument ``province`` as ``$province-in``.
    """

    def __init__(self, language: str, game: Game | None = None, names: Sequence[str] = ()) -> None:
        self.language = language
        self.game = game
        self.bundle = _bundle(language, game.name if game else "")
        colours = game.colours if game else ()
        self.names = list(names) or [self.say(f"seat-{colour}") for colour in colours]

    def has(self, key: str) -> bool:
        return bool(self.bundle.has_message(key))

    def say(self, key: str, **arguments: str | float) -> str:
        """The text under a key."""
        return _format(self.language, self.game.name if self.game else "", key, tuple(sorted(arguments.items())))

    def phrase(self, phrase: Phrase) -> str:
        """A phrase in words, its nouns put into words as well."""
        return self._say(phrase.key, phrase.arguments)

    def _say(self, key: str, things: Mapping[str, tuple[str, int]]) -> str:
        arguments: dict[str, str | int] = {}
        for name, (noun, value) in things.items():
            arguments |= self._forms(name, noun, value)
        return self.say(key, **arguments)

    def attribute(self, key: str, attribute: str) -> str:
        """A text that belongs to another: ``option-x.about``."""
        return _attributes(self.language, self.game.name if self.game else "", key)[attribute]

    def option(self, name: str, value: str) -> str:
        """A value of a table option; a number speaks for itself."""
        key = f"option-{name}-{value}"
        return self.say(key) if self.has(key) or not value.isdecimal() else value

    def plain(self, phrase: Mapping[str, Any]) -> str:
        """A phrase as it stands in a view."""
        return self._say(phrase["key"], phrase["arguments"])

    def event(self, event: Event) -> str:
        """A line of the log."""
        kind = event.kind
        pairs = zip(kind.fields, zip(kind.nouns, event.values, strict=True), strict=True)
        return self._say(f"event-{kind.name}", dict(pairs))

    def noun(self, noun: str, value: int) -> str:
        """A thing's name."""
        return str(self._forms("it", noun, value)["it"])

    def joined(self, names: Sequence[str]) -> str:
        """Names as they stand in a sentence: A, B and C."""
        if len(names) < 2:
            return "".join(names)
        return self.say("names-joined", names=", ".join(names[:-1]), last=names[-1])

    def _forms(self, name: str, noun: str, value: int) -> dict[str, str | int]:
        if noun == NUMBER:
            return {name: value}
        if noun == "seat":
            return {name: self.names[value]}
        own = self.game.wording.noun(noun, value, self.language) if self.game else None
        if own is None:
            own = _attributes(self.language, self.game.name if self.game else "", f"{noun}-{value}")
        return {f"{name}-{form}" if form else name: text for form, text in own.items()}


def texts(language: str, game: str = "") -> list[Path]:
    """The files that hold a language's texts: the house's, the page's, and the game's."""
    files = [_HERE / "text" / f"{language}.ftl", _HERE / "web" / "text" / f"{language}.ftl"]
    return [*files, folder_of(game) / "text" / f"{language}.ftl"] if game else files


@cache
def _bundle(language: str, game: str) -> FluentBundle:
    if language not in LANGUAGES:
        spoken = ", ".join(f"{code} ({name})" for code, name in LANGUAGES.items())
        raise UnknownLanguage(f"Asztal does not speak '{language}'; it speaks {spoken}.")
    bundle = FluentBundle([language], use_isolating=False)
    for path in texts(language, game):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


@lru_cache(maxsize=20_000)
def _format(language: str, game: str, key: str, arguments: tuple[tuple[str, str | float], ...]) -> str:
    """A formatted text; Fluent takes some 20 µs, so what was said once is kept."""
    bundle = _bundle(language, game)
    pattern = bundle.get_message(key).value if bundle.has_message(key) else None
    if pattern is None:
        raise LookupError(f"There is no text '{key}' ({language}).")
    text, errors = bundle.format_pattern(pattern, dict(arguments))
    if errors:
        raise LookupError(f"The text '{key}' ({language}) can't be said: {errors[0]}")
    return str(text)


@cache
def _attributes(language: str, game: str, key: str) -> dict[str, str]:
    """The forms of a noun: the text itself, and its attributes."""
    bundle = _bundle(language, game)
    message = bundle.get_message(key)
    forms = {"": _format(language, game, key, ())}
    for attribute, pattern in message.attributes.items():
        forms[attribute] = str(bundle.format_pattern(pattern, {})[0])
    return forms
