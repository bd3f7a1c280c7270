"""The README's tour runs, and its commands exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
GUIDE = ROOT / "docs" / "writing-a-game.md"


def test_the_tour_runs(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The first Python block of the README, in an empty folder; it must print what its comments promise."""
    code = re.findall(r"```python\n(.*?)```", README, re.DOTALL)[0]
    monkeypatch.chdir(tmp_path)
    exec(compile(code, "README.md", "exec"), {})
    promised = re.findall(r"print\(.*?\)\s+# (.*)", code)
    assert promised
    for line, promise in zip(capsys.readouterr().out.splitlines(), promised, strict=True):
        assert line == promise


def test_the_makefile_has_the_commands_the_readme_names() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for command in set(re.findall(r"`make (\w+)`|^make (\w+)", README, re.MULTILINE)):
        assert re.search(rf"^{''.join(command)}:", makefile, re.MULTILINE), command


def test_the_guide_shows_connect_four_as_it_is() -> None:
    """Every code block of the guide stands in the game folder it walks through, word for word."""
    folder = ROOT / "asztal" / "games" / "connect_four"
    sources = "\n".join(
        path.read_text(encoding="utf-8")
        for path in sorted(folder.rglob("*"))
        if path.is_file() and path.suffix in {".py", ".ftl"}
    )
    blocks = re.findall(r"```(?:python|fluent)\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(blocks) >= 5
    for block in blocks:
        for piece in re.split(r"\n[ ]*…\n", block):
            assert piece.strip() in sources, piece
