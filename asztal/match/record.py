"""Record: a match as JSON. States are rebuilt from it by replay.

    {"asztal": 1, "game": "tara", "rules": "1-0a1b2c3d", "options": {…}, "seed": 7,
     "seats": [{"who": "human", "name": "Réka"}, {"who": "bot", "name": "", "bot": "search:500"}],
     "choices": [[seat, choice], …], "digest": "…"}

``asztal`` is the version of this format, ``rules`` the game's rules version, ``options`` all table options, and
``digest`` a fingerprint of everything else, so that a record that was cut off or edited is noticed.
"""

from __future__ import annotations

import hashlib
import json
import os
import secrets
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from asztal.engine.errors import BadRecord, LongRecord

FORMAT = 1
# In names and around the lists; whatever has many more holds more choices.
_BRACKETS = 500
MAX_SEED = 2**63 - 1
HUMAN, BOT, OPEN = "human", "bot", "open"


@dataclass
class Seat:
    """Who sits there: a human, a bot (``bot`` says which), or nobody yet."""

    who: str = OPEN
    name: str = ""
    bot: str = ""


@dataclass
class Record:
    """Everything a match is made of."""

    game: str
    rules: str
    options: dict[str, str]
    seed: int
    seats: list[Seat]
    choices: list[tuple[int, int]] = field(default_factory=list)

    def to_json(self) -> str:
        """The record as JSON text."""
        content = self._content()
        return json.dumps({**content, "digest": _digest(content)}, ensure_ascii=False) + "\n"

    def _content(self) -> dict[str, Any]:
        return {
            "asztal": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "options": self.options,
            "seed": self.seed,
            "seats": [asdict(seat) for seat in self.seats],
            "choices": [list(choice) for choice in self.choices],
        }

    @classmethod
    def from_json(cls, text: str, most: int | None = None) -> Record:
        """A record read back; whatever is wrong with it is said in one sentence. It has so many choices at most."""
        try:
            return cls._from_json(text, most)
        except RecursionError:
            raise BadRecord("This is not a record: nothing in a record lies so deep.") from None

    @classmethod
    def _from_json(cls, text: str, most: int | None) -> Record:
        if most is not None and text.count("],") > most + _BRACKETS:
            # So each choice ends: this need not be read to know that it is too long.
            raise LongRecord(f"A record that is loaded here has at most {most} choices.")
        try:
            content = json.loads(text)
        except ValueError:
            if text.lstrip().startswith("{"):
                raise BadRecord("This record is cut off or damaged: it is not complete JSON. Save it again.") from None
            raise BadRecord("This is not a record: a record is a JSON file saved by Asztal.") from None
        if not isinstance(content, dict) or "asztal" not in content:
            raise BadRecord("This is not a record: a record is a JSON object with the entry 'asztal'.")
        if content["asztal"] != FORMAT:
            raise BadRecord(f"This record has the format {content['asztal']!r}; this Asztal reads format {FORMAT}.")
        choices = _entry(content, "choices", list)
        if most is not None and len(choices) > most:
            raise LongRecord(f"A record that is loaded here has at most {most} choices, not {len(choices)}.")
        digest = content.pop("digest", None)
        record = cls(
            game=_entry(content, "game", str),
            rules=_entry(content, "rules", str),
            options=_options(_entry(content, "options", dict)),
            seed=_seed(content),
            seats=[_seat(seat) for seat in _entry(content, "seats", list)],
            choices=[_choice(at, choice) for at, choice in enumerate(choices, 1)],
        )
        # First what it holds: a digest is not made of anything that has no place here.
        if content != record._content() or digest != _digest(content):
            raise BadRecord(
                "This record was edited: its content does not fit its digest. Use the file as it was saved."
            )
        return record

    def save(self, path: Path) -> None:
        """Writes the record; the file is replaced as a whole or not at all."""
        path.parent.mkdir(parents=True, exist_ok=True)
        draft = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
        try:
            with draft.open("x", encoding="utf-8") as file:
                file.write(self.to_json())
                file.flush()
                os.fsync(file.fileno())
            draft.replace(path)
        finally:
            draft.unlink(missing_ok=True)

    @classmethod
    def load(cls, path: Path) -> Record:
        """Reads a record from a file."""
        try:
            return cls.from_json(path.read_text(encoding="utf-8"))
        except FileNotFoundError:
            raise BadRecord(f"There is no file {path}; give the path of a saved record.") from None
        except UnicodeDecodeError:
            raise BadRecord(f"{path} is not a record: a record is a JSON text.") from None
        except OSError as error:
            raise BadRecord(f"{path} can't be read ({error.strerror}); give the path of a saved record.") from None


def _digest(content: Mapping[str, Any]) -> str:
    canonical = json.dumps(content, sort_keys=True, ensure_ascii=True, separators=(",", ":"))
    return hashlib.sha256(canonical.encode()).hexdigest()[:16]


def _entry(content: Mapping[str, Any], name: str, kind: type[Any]) -> Any:
    if not isinstance(content.get(name), kind) or isinstance(content[name], bool):
        raise BadRecord(f"This record has no proper entry '{name}'; Asztal writes a {_KINDS[kind]} there.")
    return content[name]


_KINDS = {str: "text", int: "whole number", list: "list", dict: "object"}


def _seed(content: Mapping[str, Any]) -> int:
    seed: int = _entry(content, "seed", int)
    if not 0 <= seed <= MAX_SEED:
        raise BadRecord(f"The seed of this record is {seed}; it must be from 0 to {MAX_SEED}.")
    return seed


def _options(options: Mapping[str, Any]) -> dict[str, str]:
    if not all(isinstance(value, str) for value in options.values()):
        raise BadRecord("This record has an option whose value is no text; Asztal writes texts there.")
    return dict(options)


def _seat(seat: Any) -> Seat:
    if not isinstance(seat, dict) or set(seat) != {"who", "name", "bot"}:
        raise BadRecord("This record has a seat without 'who', 'name' and 'bot'; Asztal writes these three.")
    if not all(isinstance(value, str) for value in seat.values()) or seat["who"] not in (HUMAN, BOT, OPEN):
        raise BadRecord(f"This record has a seat of an unknown kind; 'who' must be {HUMAN}, {BOT} or {OPEN}.")
    if any(0xD800 <= ord(letter) <= 0xDFFF for value in seat.values() for letter in value):
        raise BadRecord("This record has a seat whose name is no proper text; Asztal writes Unicode there.")
    return Seat(**seat)


def _choice(at: int, choice: Any) -> tuple[int, int]:
    if not isinstance(choice, list) or len(choice) != 2 or any(type(number) is not int for number in choice):
        raise BadRecord(f"Choice {at} of this record is {choice!r}; it must be a pair [seat, choice].")
    if not all(0 <= number < _MOST for number in choice):
        raise BadRecord(f"Choice {at} of this record is not legal: no seat and no choice has such a number.")
    return choice[0], choice[1]


_MOST = 2**31
