"""Decides whether the compiled rules are used, or the same source uncompiled.

The build leaves ``_build.json`` beside this file when all else is done: the Python it is for, and the digest of every
compiled source. Sources are used when the environment variable ASZTAL_UNCOMPILED is set, when nothing was compiled, and
when a source was edited since: an old extension module would otherwise hide the edit silently.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from collections.abc import Sequence
from functools import cache
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType
from typing import Any

PACKAGE = Path(__file__).resolve().parent
BUILD_RECORD = PACKAGE / "_build.json"
LIBRARY = PACKAGE / f"rules__mypyc{EXTENSION_SUFFIXES[0]}"
"""What the compiled modules share, for this Python."""
SWITCH = "ASZTAL_UNCOMPILED"

# Everything that runs inside a simulation.
COMPILED = [
    "engine/actions.py",
    "engine/bits.py",
    "engine/events.py",
    "engine/observation.py",
    "engine/phrase.py",
    "engine/play.py",
    "engine/result.py",
    "engine/rng.py",
    "engine/state.py",
    "engine/step.py",
    "games/*/data.py",
    "games/*/events.py",
    "games/*/state.py",
    "games/*/steps.py",
    "games/*/steps/[!_]*.py",
    "games/*/features.py",
    "games/*/features/[!_]*.py",
    "games/*/observation.py",
    "bots/budget.py",
    "bots/chain.py",
    "bots/lookahead.py",
    "bots/tournament.py",
    "bots/tree.py",
]


# What the compiled modules import besides: not compiled, but its types are known to the compiler.
KNOWN = ["engine/errors.py", "engine/fields.py", "engine/folders.py", "engine/tables.py"]


def sources(patterns: list[str]) -> dict[str, Path]:
    """The sources that fit a pattern, by their names within the package."""
    paths = sorted(path for pattern in patterns for path in PACKAGE.glob(pattern))
    return {path.relative_to(PACKAGE).as_posix(): path for path in paths}


def build_record() -> dict[str, Any]:
    """What a build of the sources as they are now is known by: the Python it is for, and the digest of each source."""
    digests = {name: source_digest(path) for name, path in sources([*COMPILED, *KNOWN]).items()}
    return {"python": EXTENSION_SUFFIXES[0], "sources": digests}


def source_digest(path: Path) -> str:
    """What the build record keeps of a source."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


def _last_build() -> dict[str, Any]:
    """The record of the last build; empty if there is none that is whole."""
    if not LIBRARY.exists():
        return {}
    try:
        record = json.loads(BUILD_RECORD.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return record if isinstance(record, dict) and isinstance(record.get("sources"), dict) else {}


def is_current() -> bool:
    """Whether the sources are compiled as they are."""
    return _last_build() == build_record()


@cache
def status() -> str:
    """Which rules this process runs, and why. Later builds change nothing about it."""
    if os.environ.get(SWITCH, "") not in ("", "0"):
        return f"uncompiled, because {SWITCH} is set"
    last, now = _last_build(), build_record()
    if last == now:
        return "compiled"
    if last.get("python") != now["python"]:
        return "uncompiled; 'make build' compiles them where there is a C compiler"
    before, after = last["sources"], now["sources"]
    changed = min(name for name in {*before, *after} if before.get(name) != after.get(name))
    return f"uncompiled, because {changed} has changed since the last build; 'make build' compiles it again"


def is_compiled() -> bool:
    return status() == "compiled"


class _SourceFinder:
    """Finds the modules of this package as sources only, past any extension module beside them."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> ModuleSpec | None:
        if path is None or not name.startswith("asztal."):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None:
                return spec
        return None


def prefer_sources() -> None:
    """Called once, when the package is imported."""
    if not is_compiled():
        sys.meta_path.insert(0, _SourceFinder)
