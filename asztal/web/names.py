"""What people type: names, messages, notes and numbers, cleaned and limited."""

from __future__ import annotations

import unicodedata

from asztal.engine.errors import AsztalError

NAME_LENGTH = 24
MESSAGE_LENGTH = 400
NOTE_LENGTH = 4000
_DIGITS = 19
# What is typed may be longer than what is shown (accents of their own, blanks, both halves of a line break), but not
# much: composing a long row of accents takes a time that grows with its square.
_TYPED_PER_SHOWN = 2


_MARKS_IN_A_ROW = 30
"""No script stacks more accents on one letter (Unicode's stream-safe text)."""


class BadName(AsztalError):
    """A name without a letter or digit, or too long."""

    key = "error-name"


class BadText(AsztalError):
    """A message or note that is empty or too long."""

    key = "error-text"


def clean_name(typed: str) -> str:
    """The name as it will be shown."""
    if len(typed) <= _TYPED_PER_SHOWN * NAME_LENGTH and not _is_piled_up(typed):
        name = " ".join(_visible(typed).split())
        if len(name) <= NAME_LENGTH and any(letter.isalnum() for letter in name):
            return name
    raise BadName(f"A name has 1 to {NAME_LENGTH} characters, at least one of them a letter or digit.")


def clean_text(typed: str, length: int) -> str:
    """A message or note as it will be shown; line breaks stay."""
    if len(typed) <= _TYPED_PER_SHOWN * length and not _is_piled_up(typed):
        lines = [" ".join(_visible(line).split()) for line in typed.splitlines()]
        text = "\n".join(lines).strip()
        if len(text) <= length:
            return text
    raise BadText(f"A text has at most {length} characters.")


def _is_piled_up(typed: str) -> bool:
    """Whether more accents follow each other than any text has."""
    row = 0
    for letter in typed:
        row = row + 1 if unicodedata.combining(letter) else 0
        if row > _MARKS_IN_A_ROW:
            return True
    return False


def whole_number(typed: str) -> int | None:
    """The number that was typed or stands in an address; None if it is none, or beyond all numbers used here."""
    return int(typed) if typed.isascii() and typed.isdigit() and len(typed) <= _DIGITS else None


def _visible(text: str) -> str:
    """Composed letters, and neither control characters nor signs that turn the direction of what follows."""
    composed = unicodedata.normalize("NFC", text)
    return "".join(" " if letter in "\t\r\n" else letter for letter in composed if _is_shown(letter))


def _is_shown(letter: str) -> bool:
    # Joiners (U+200D) are part of many emoji; all other invisible signs are left out.
    return letter in "\t\r\n\u200d" or not unicodedata.category(letter).startswith("C")
