"""Reading a game's TOML tables, with errors that name the file, the entry and what would be right."""

from __future__ import annotations

import hashlib
import json
import os
import tomllib
from pathlib import Path
from typing import Any, NoReturn

from asztal.engine.errors import BadData
from asztal.engine.folders import folder_of

_READ: dict[str, dict[str, tuple[Any, dict[str, str]]]] = {}
"""The files that each game has read: all their numbers, and the texts that were asked for."""


class TomlTable:
    """One table of a file; every question it can't answer well raises BadData."""

    def __init__(self, where: str, entries: dict[str, Any], answers: dict[str, str] | None = None) -> None:
        self.where = where
        self.entries = entries
        self._answers = {} if answers is None else answers
        """The texts that were asked for, kept for the digest."""

    def wrong(self, key: str, right: str) -> NoReturn:
        raise BadData(f"{self.where}: the entry '{key}' is wrong: {right}.")

    def _get(self, key: str, kind: type[Any], called: str) -> Any:
        value = self.entries.get(key)
        # In Python a bool is an int; in a table it is not a number.
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            self.wrong(key, f"it must be {called}, not {value!r}" if key in self.entries else f"{called} is missing")
        return value

    def number(self, key: str, least: int, most: int) -> int:
        value: int = self._get(key, int, "a whole number")
        if not least <= value <= most:
            self.wrong(key, f"it must be from {least} to {most}, not {value}")
        return value

    def text(self, key: str) -> str:
        value: str = self._get(key, str, "a text")
        self._answers[f"{self.where}: {key}"] = value
        return value

    def words(self, key: str) -> str:
        """A text for people: it may be said otherwise without changing the rules."""
        value: str = self._get(key, str, "a text")
        return value

    def flag(self, key: str) -> bool:
        value: bool = self._get(key, bool, "true or false")
        return value

    def items(self, key: str) -> list[Any]:
        value: list[Any] = self._get(key, list, "a list")
        return value

    def expect(self, key: str, value: int) -> None:
        """The number that must stand here."""
        if self.number(key, -(1 << 31), 1 << 31) != value:
            self.wrong(key, f"it must be {value} here")

    def choice(self, key: str, allowed: list[str]) -> str:
        return allowed[self.one_of(self.text(key), allowed)]

    def one_of(self, value: str, allowed: list[str]) -> int:
        """The index of a value among those that are allowed."""
        if value not in allowed:
            raise BadData(f"{self.where}: '{value}' is not known here; it must be one of {', '.join(allowed)}.")
        return allowed.index(value)

    def within(self, key: str, entries: object) -> TomlTable:
        if not isinstance(entries, dict):
            self.wrong(key, "each of its entries must be a table")
        return TomlTable(f"{self.where}, {key}", entries, self._answers)

    def tables(self, key: str, count: int = -1) -> list[TomlTable]:
        """The tables of an array, all of them; with a count, exactly so many."""
        entries = self.items(key)
        if count not in (-1, len(entries)):
            self.wrong(key, f"there must be {count} of them, not {len(entries)}")
        return [self.within(f"{key} {at}", entry) for at, entry in enumerate(entries, 1)]

    def section(self, key: str) -> TomlTable:
        """A table within this one."""
        return self.within(key, self.entries.get(key))

    def numbered(self, key: str, by: str, first: int, count: int = -1) -> list[TomlTable]:
        """The tables of an array that are numbered by one of their entries, from the first number on."""
        tables = self.tables(key, count)
        for at, table in enumerate(tables, first):
            table.expect(by, at)
        return tables

    def named(self, key: str, name: str) -> TomlTable:
        """The table of an array whose id is the name."""
        for table in self.tables(key):
            if table.text("id") == name:
                return table
        self.wrong(key, f"the entry with id '{name}' is missing")


def read(game: str, name: str) -> TomlTable:
    """The file ``data/<name>.toml`` of a game, or the one that ASZTAL_DATA puts in its place."""
    path = folder_of(game) / "data" / f"{name}.toml"
    own = os.environ.get("ASZTAL_DATA")
    if own and not Path(own).is_dir():
        raise BadData(f"ASZTAL_DATA names {own}, which is no folder; it must hold {game}/{name}.toml or the like.")
    if own and (Path(own) / game / f"{name}.toml").exists():
        path = Path(own) / game / f"{name}.toml"
    where = f"{game}/{path.name}"
    try:
        entries = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadData(f"{where} is not a TOML file: {error}.") from None
    except OSError as error:
        raise BadData(f"{where} can't be read: {error.strerror}.") from None
    answers: dict[str, str] = {}
    _READ.setdefault(game, {})[name] = _numbers(entries), answers
    return TomlTable(where, entries, answers)


def _numbers(value: Any) -> Any:
    """What a table holds but for its texts, most of which are for people."""
    if isinstance(value, dict):
        return {key: _numbers(entry) for key, entry in value.items() if not isinstance(entry, str)}
    return [_numbers(entry) for entry in value] if isinstance(value, list) else value


def digest(game: str) -> str:
    """Eight letters for what the tables say that the game has read, or an empty text if it has none.

    All numbers count, and all texts that the rules have asked for; those for people may change (``words``).
    """
    files = _READ.get(game)
    return hashlib.sha256(json.dumps(files, sort_keys=True).encode()).hexdigest()[:8] if files else ""
