"""Decides whether the compiled rules are used, or the same source uncompiled.

The build leaves ``_build.json`` beside this file: the digest of every compiled source. Sources are used when the
environment variable ASZTAL_UNCOMPILED is set, when nothing was compiled, and when a source was edited since: an old
extension module would otherwise hide the edit silently.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).resolve().parent
BUILD_RECORD = PACKAGE / "_build.json"
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
    "games/*/observation.py",
    "bots/budget.py",
    "bots/chain.py",
    "bots/lookahead.py",
    "bots/tournament.py",
    "bots/tree.py",
]


def compiled_sources() -> dict[str, Path]:
    """The sources to compile, by their names within the package."""
    paths = sorted(path for pattern in COMPILED for path in PACKAGE.glob(pattern))
    return {path.relative_to(PACKAGE).as_posix(): path for path in paths}


def source_digest(path: Path) -> str:
    """What the build record keeps of a source."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


def status() -> str:
    """Which rules run, and why."""
    if os.environ.get(SWITCH, "") not in ("", "0"):
        return f"uncompiled, because {SWITCH} is set"
    if not BUILD_RECORD.exists() or not _has_extensions():
        return "uncompiled; 'make' compiles them where there is a C compiler"
    record = _build_record()
    sources = compiled_sources()
    for name in sorted({*record, *sources}):
        if name not in sources or source_digest(sources[name]) != record.get(name):
            return f"uncompiled, because {name} has changed since the last build; 'make build' compiles it again"
    return "compiled"


def _build_record() -> dict[str, str]:
    """The digests of the sources as they were compiled; none if the record is damaged."""
    try:
        record = json.loads(BUILD_RECORD.read_text(encoding="utf-8"))
    except ValueError:
        return {}
    return record if isinstance(record, dict) else {}


def _has_extensions() -> bool:
    """Whether the build was made for this Python."""
    return any((PACKAGE / "engine" / f"rng{suffix}").exists() for suffix in EXTENSION_SUFFIXES)


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
