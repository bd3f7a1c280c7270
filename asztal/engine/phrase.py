"""Phrase: something to be said, as a text key and the numbers it mentions."""

from __future__ import annotations


class Phrase:
    """A text key, and what the text mentions: ``name`` or ``name:noun`` -> number.

    The noun says what a number stands for ("seat", "province", …), so that it can be put into words.
    """

    def __init__(self, key: str, mentions: dict[str, int] | None = None) -> None:
        self.key = key
        self.arguments: dict[str, tuple[str, int]] = {}
        for field, value in (mentions or {}).items():
            self.arguments[name_of(field)] = noun_of(field), int(value)


def name_of(field: str) -> str:
    return field.partition(":")[0]


def noun_of(field: str) -> str:
    return field.partition(":")[2] or field
