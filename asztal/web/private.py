"""Private files: whoever else has an account on this machine must read neither secrets nor the key."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

_BESIDE = ("", "-wal", "-shm", "-journal")


def make_files_private() -> None:
    """From now on, what this process makes is its user's alone."""
    os.umask(0o077)


def keep_private(database: Path) -> None:
    """Takes a database that is there already from everybody else; one that is not ours stays as it is."""
    for suffix in _BESIDE:
        path = database.with_name(database.name + suffix)
        with contextlib.suppress(OSError):
            if path.stat().st_mode & 0o077:
                path.chmod(0o600)
