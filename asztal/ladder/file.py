"""The ladder file: the terms that all its matches share, then one line of JSON for each match, appended when it ends.

    {"ladder": 2, "game": "tara", "rules": "1-0a1b2c3d", "options": {…}, "seats": 2, "scale": 0.05,
     "bots_version": "4e5f6a7b compiled"}
    {"bots": ["search:0.8s", "greedy"], "seed": 7, "payoffs": [1.0, 0.0]}

``ladder`` is the version of this format, and ``bots_version`` tells bots apart that have the same name. ``bots`` names
the bots in the order of the seats with their budgets before they are scaled, and ``payoffs`` is each seat's share of
the victory. Whoever is killed while writing leaves a last line without its end; it is dropped, and its match is played
again.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any

from asztal.engine.errors import BadLadder
from asztal.engine.game import Game
from asztal.games import find

FORMAT = 2


@dataclass(frozen=True)
class Terms:
    """What all matches of a ladder have in common."""

    game: str
    rules: str
    options: dict[str, str]
    seats: int
    scale: float
    bots_version: str


@dataclass(frozen=True)
class Played:
    """A match that was played: the bots in the order of the seats, and each seat's share of the victory."""

    bots: tuple[str, ...]
    seed: int
    payoffs: tuple[float, ...]


class Ladder:
    """A ladder file and what it holds; a match that is there twice counts once."""

    def __init__(self, path: Path, terms: Terms, matches: list[Played], cut: int | None = None) -> None:
        self.path = path
        self.terms = terms
        self._matches = {(match.bots, match.seed): match for match in reversed(matches)}
        self._cut = cut
        """Where a last line begins that was cut off."""

    @classmethod
    def read(cls, path: Path) -> Ladder:
        """The ladder in a file, which stays as it is."""
        try:
            content = path.read_bytes()
        except FileNotFoundError:
            raise BadLadder(f"There is no file {path}; 'asztal ladder GAME --file {path}' plays one.") from None
        except OSError as error:
            raise BadLadder(f"{path} can't be read ({error.strerror}); give the path of a ladder file.") from None
        *lines, rest = content.split(b"\n")
        terms = _terms(path, lines[0] if lines else b"")
        matches = [_match(path, at, line, terms.seats) for at, line in enumerate(lines[1:], 2)]
        return cls(path, terms, matches, len(content) - len(rest) if rest else None)

    @classmethod
    def go_on(cls, path: Path, terms: Terms) -> Ladder:
        """The ladder in a file, to be gone on with on the same terms; a new one if there is no file yet."""
        first = {"ladder": FORMAT, **asdict(terms)}
        if not path.exists() or _is_cut_off(path, first):
            path.unlink(missing_ok=True)
            ladder = cls(path, terms, [])
            ladder._append(first)
            return ladder
        ladder = cls.read(path)
        for field in fields(Terms):
            theirs, ours = getattr(ladder.terms, field.name), getattr(terms, field.name)
            if theirs != ours:
                raise BadLadder(
                    f"{path} was played with {field.name} {_spoken(theirs)}, not {_spoken(ours)}; "
                    f"go on with what it was played with, or give another --file."
                )
        if ladder._cut is not None:
            os.truncate(path, ladder._cut)
        return ladder

    @property
    def game(self) -> Game:
        return find(self.terms.game)

    @property
    def matches(self) -> list[Played]:
        """The matches, in an order that does not depend on which ended first."""
        return [self._matches[key] for key in sorted(self._matches)]

    @property
    def notice(self) -> str:
        """What is wrong with the file and can be mended, in a sentence; empty if nothing is."""
        if self._cut is None:
            return ""
        return f"The last line of {self.path} was cut off; its match is left out until it is played again."

    def has(self, bots: tuple[str, ...], seed: int) -> bool:
        return (bots, seed) in self._matches

    def keep(self, match: Played) -> None:
        """Appends a match; it is in the file when this returns."""
        self._append(asdict(match))
        self._matches[match.bots, match.seed] = match

    def _append(self, line: Mapping[str, Any]) -> None:
        try:
            with self.path.open("ab") as file:
                file.write(_line(line))
        except OSError as error:
            raise BadLadder(f"{self.path} can't be written ({error.strerror}); give another --file.") from None


def _line(entries: Mapping[str, Any]) -> bytes:
    return json.dumps(entries).encode() + b"\n"


def _is_cut_off(path: Path, first: Mapping[str, Any]) -> bool:
    """Whether a file ends within its first line, so that nothing is lost if it begins anew."""
    return path.is_file() and path.stat().st_size < len(_line(first)) and _line(first).startswith(path.read_bytes())


def _spoken(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name}={option}" for name, option in value.items()) or "none"
    return f"{value:g}" if isinstance(value, float) else str(value)


def _object(line: bytes) -> dict[str, Any]:
    """The JSON object in a line; an empty one if there is none."""
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}


_TERMS: dict[str, type | tuple[type, ...]] = {
    "game": str,
    "rules": str,
    "options": dict,
    "seats": int,
    "scale": (int, float),
    "bots_version": str,
}


def _terms(path: Path, line: bytes) -> Terms:
    found = _object(line)
    if found.get("ladder", FORMAT) != FORMAT:
        raise BadLadder(f"{path} has the format {found['ladder']!r}; this Asztal reads format {FORMAT}.")
    if found.keys() != {"ladder", *_TERMS} or not all(isinstance(found[name], kind) for name, kind in _TERMS.items()):
        raise BadLadder(f"{path} is no ladder file: its first line must name ladder, {', '.join(_TERMS)}.")
    return Terms(**{name: found[name] for name in _TERMS})


def _match(path: Path, at: int, line: bytes, seats: int) -> Played:
    found = _object(line)
    bots = _list_of(found.get("bots"), str, seats)
    payoffs = _list_of(found.get("payoffs"), float, seats)
    seed = found.get("seed")
    shares = all(payoff >= 0 for payoff in payoffs) and abs(sum(payoffs) - 1) < 1e-6
    if len(found) != 3 or len(set(bots)) < seats or not shares or type(seed) is not int:
        raise BadLadder(
            f"Line {at} of {path} is damaged: it is no match between {seats} bots; take the line out or use a copy."
        )
    return Played(bots, seed, payoffs)


def _list_of(value: Any, kind: type, count: int) -> tuple[Any, ...]:
    """The entries of a list of so many of the kind; none at all if it is something else."""
    if isinstance(value, list) and len(value) == count and all(type(entry) is kind for entry in value):
        return tuple(value)
    return ()
