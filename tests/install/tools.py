"""What the tests of the packed and installed Asztal share."""

from __future__ import annotations

import os
import subprocess
from dataclasses import dataclass
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parents[2]
ODD = "asztal/games/connect_four/data/shapes.odd"


def tracked(folder: str = ".") -> list[str]:
    """The files of a folder of the checkout that git knows and that are there."""
    listed = subprocess.run(["git", "ls-files", "-z", folder], cwd=CHECKOUT, capture_output=True, text=True, check=True)
    return [name for name in listed.stdout.split("\0") if name and (CHECKOUT / name).is_file()]


@dataclass(frozen=True)
class Installed:
    """An environment with Asztal in it."""

    folder: Path

    def command(self, *arguments: str) -> list[str]:
        return [str(self.folder / "bin" / "asztal"), *arguments]

    def environment(self, home: Path) -> dict[str, str]:
        """Nothing of the checkout, nor of whoever runs the tests."""
        return {"PATH": os.environ["PATH"], "HOME": str(home), "LANG": "en_GB.UTF-8", "PYTHONUTF8": "1"}

    def say(self, home: Path, *arguments: str, typed: str = "") -> str:
        """What a command prints."""
        done = subprocess.run(
            self.command(*arguments),
            input=typed,
            cwd=home,
            env=self.environment(home),
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout
