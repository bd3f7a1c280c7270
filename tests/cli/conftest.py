"""Surroundings for the tests of the command line."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

from asztal import cli
from tests.cli.tools import Outcome, Run, keep


@pytest.fixture(autouse=True)
def _own_surroundings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A home, a language and a screen that depend on nobody's machine."""
    for name in ("XDG_DATA_HOME", "HOME"):
        monkeypatch.setenv(name, str(tmp_path / "home"))
    for name in ("ASZTAL_DATA", "LANGUAGE", "FORCE_COLOR", "TTY_COMPATIBLE", "TTY_INTERACTIVE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "400")
    monkeypatch.setenv("PYTHONUTF8", "1")


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs a command in this process, with lines typed."""

    def command(*arguments: str, typed: list[str] | None = None) -> Outcome:
        monkeypatch.setattr(sys, "argv", ["asztal", *arguments])
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed or [])))
        capsys.readouterr()
        code = 0
        try:
            cli.main()
        except SystemExit as leaving:
            code = leaving.code if isinstance(leaving.code, int) else 1
        out, err = capsys.readouterr()
        return Outcome(code, out, err)

    return command


@pytest.fixture
def shelf(tmp_path: Path) -> Path:
    """A folder with records good and bad."""
    folder = tmp_path / "shelf"
    good = keep(folder / "good.json").read_text(encoding="utf-8")
    keep(folder / "rules.json", rules="0-older")
    keep(folder / "illegal.json", choices=[(0, 0)])
    keep(folder / "unknown.json", game="tarra")
    (folder / "cut.json").write_text(good[: len(good) // 2], encoding="utf-8")
    (folder / "edited.json").write_text(good.replace('"seed": 5', '"seed": 6'), encoding="utf-8")
    (folder / "format.json").write_text(good.replace('"asztal": 1', '"asztal": 99'), encoding="utf-8")
    (folder / "notes.txt").write_text("Milk, eggs, bread", encoding="utf-8")
    (folder / "empty.json").write_text("", encoding="utf-8")
    (folder / "binary.json").write_bytes(bytes(range(256)))
    (folder / "folder").mkdir()
    return folder
