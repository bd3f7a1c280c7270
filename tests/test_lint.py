"""A commit is held to what `make lint` holds everything to."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def test_the_hooks_run_what_make_lint_runs() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    recipe = re.findall(r"^lint:.*\n((?:\t.*\n)+)", makefile, re.MULTILINE)[0]
    linted = [line.strip().replace("$(BIN)", ".venv/bin") for line in recipe.splitlines()]
    hooks = re.findall(r"^ +entry: (.*)$", (ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8"), re.MULTILINE)
    assert linted
    assert hooks == linted
