"""Compiled or not: an edit always takes effect. All on copies of the package."""

from __future__ import annotations

import ast
import json
import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from asztal import _compiled
from asztal.engine.bits import bit, bits

needs_build = pytest.mark.skipif(not _compiled.is_current(), reason="nothing is compiled here")


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A copy of the package, its build included if there is one."""
    folder = tmp_path / "asztal"
    shutil.copytree(_compiled.PACKAGE, folder, ignore=shutil.ignore_patterns("__pycache__"))
    return folder


def ask(package: Path, code: str, uncompiled: str = "") -> str:
    """What a process that uses the copy prints."""
    environment = {**os.environ, "PYTHONPATH": str(package.parent), "ASZTAL_UNCOMPILED": uncompiled}
    code = f"import asztal; assert asztal.__file__ == {str(package / '__init__.py')!r}; {code}"
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, env=environment, cwd=package.parent, capture_output=True, text=True, check=True)
    return done.stdout.strip()


STATUS = "from asztal import _compiled; print(_compiled.status())"
RNG_FILE = "from asztal.engine import rng; print(rng.__file__)"


@needs_build
def test_an_unedited_build_is_used(package: Path) -> None:
    assert ask(package, STATUS) == "compiled"
    assert ask(package, RNG_FILE).endswith(tuple(EXTENSION_SUFFIXES))


@pytest.mark.parametrize("module", ["engine.rng", "engine.state", "games.tara.data", "bots.tree"])
def test_the_switch_gives_the_sources(package: Path, module: str) -> None:
    code = f"import asztal.{module} as module; print(module.__file__)"
    assert ask(package, code, uncompiled="1") == str(package / f"{module.replace('.', '/')}.py")


def test_the_switch_is_named(package: Path) -> None:
    assert ask(package, STATUS, uncompiled="1") == "uncompiled, because ASZTAL_UNCOMPILED is set"


@needs_build
def test_the_switch_set_to_0_is_off(package: Path) -> None:
    assert ask(package, STATUS, uncompiled="0") == "compiled"


@needs_build
def test_an_edit_is_noticed_and_takes_effect(package: Path) -> None:
    source = package / "engine" / "result.py"
    source.write_text(source.read_text(encoding="utf-8") + "\n\nEDITED = 'yes'\n", encoding="utf-8")
    assert "engine/result.py has changed since the last build; 'make build'" in ask(package, STATUS)
    assert ask(package, "from asztal.engine.result import EDITED; print(EDITED)") == "yes"
    assert ask(package, RNG_FILE) == str(package / "engine" / "rng.py")


@needs_build
def test_an_edited_rule_is_played(package: Path) -> None:
    source = package / "games" / "connect_four" / "steps.py"
    text = source.read_text(encoding="utf-8")
    assert '"four"' in text
    source.write_text(text.replace('"four"', '"quartet"'), encoding="utf-8")
    code = (
        "from asztal.games import find; state = find('connect_four').new(2, 1); "
        "[state.choose(column) for column in (0, 1, 0, 1, 0, 1, 0)]; print(state.result.reason)"
    )
    assert ask(package, code) == "quartet"


@needs_build
def test_a_new_source_is_noticed(package: Path) -> None:
    (package / "games" / "connect_four" / "data.py").write_text("", encoding="utf-8")
    assert "games/connect_four/data.py has changed" in ask(package, STATUS)


@needs_build
def test_a_source_that_is_gone_is_noticed(package: Path) -> None:
    (package / "bots" / "chain.py").unlink()
    assert "bots/chain.py has changed" in ask(package, STATUS)


def test_without_a_build_record_the_sources_are_used(package: Path) -> None:
    (package / "_build.json").unlink(missing_ok=True)
    assert ask(package, STATUS).startswith("uncompiled; 'make build' compiles them")
    assert ask(package, RNG_FILE) == str(package / "engine" / "rng.py")


@needs_build
def test_a_build_for_another_python_is_not_used(package: Path) -> None:
    record = json.loads((package / "_build.json").read_text(encoding="utf-8"))
    (package / "_build.json").write_text(json.dumps({**record, "python": ".cpython-27.so"}), encoding="utf-8")
    assert ask(package, STATUS).startswith("uncompiled")
    assert ask(package, RNG_FILE) == str(package / "engine" / "rng.py")


@needs_build
def test_a_record_without_its_library_counts_for_nothing(package: Path) -> None:
    (package / _compiled.LIBRARY.name).unlink()
    assert ask(package, STATUS).startswith("uncompiled")


@needs_build
def test_a_process_tells_which_rules_it_runs_also_after_the_next_build(package: Path) -> None:
    code = "from asztal import _compiled; _compiled.BUILD_RECORD.unlink(); print(_compiled.status())"
    assert ask(package, code) == "compiled"
    assert ask(package, STATUS).startswith("uncompiled")


@needs_build
@pytest.mark.parametrize("text", ["", "[]", "{}", json.dumps({"python": EXTENSION_SUFFIXES[0]})])
def test_a_broken_build_record_means_uncompiled(package: Path, text: str) -> None:
    (package / "_build.json").write_text(text, encoding="utf-8")
    assert ask(package, STATUS).startswith("uncompiled")


def shifted_literals(source: str) -> list[int]:
    """The lines of functions in which a literal number is shifted by something that is no constant."""
    return [
        line.lineno
        for function in ast.walk(ast.parse(source))
        if isinstance(function, ast.FunctionDef)
        for line in ast.walk(function)
        if isinstance(line, ast.BinOp)
        and isinstance(line.op, ast.LShift)
        and isinstance(line.left, ast.Constant)
        and not ast.unparse(line.right).rpartition(".")[2].isupper()
        and not isinstance(line.right, ast.Constant)
    ]


@pytest.mark.parametrize("name", _compiled.sources(_compiled.COMPILED))
def test_bits_are_made_by_the_one_way_that_has_enough_of_them(name: str) -> None:
    """Compiled, a literal 1 has only 32 bits to be shifted through: engine/bits.py has ``bit``."""
    assert shifted_literals(_compiled.sources(_compiled.COMPILED)[name].read_text(encoding="utf-8")) == []


def test_a_shifted_literal_is_found() -> None:
    assert shifted_literals("def f(n):\n    return 1 << n") == [2]
    assert shifted_literals("def f(n):\n    return 1 << 40 | 1 << SEATS") == []


def test_bits_reach_as_far_as_they_say() -> None:
    assert [bit(at) for at in range(62)] == [1 << at for at in range(62)]
    assert bits(bit(61) | bit(33) | bit(0)) == [0, 33, 61]


def test_the_compiler_knows_whatever_of_ours_the_compiled_modules_import() -> None:
    """What it does not know it would take for anything at all, and make slow code of it without a word."""
    known = {
        f"asztal.{name.removesuffix('.py').removesuffix('/__init__').replace('/', '.')}"
        for name in _compiled.sources([*_compiled.COMPILED, *_compiled.KNOWN])
    }
    for name, path in _compiled.sources(_compiled.COMPILED).items():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module and node.module.split(".")[0] == "asztal":
                modules = {f"{node.module}.{alias.name}" for alias in node.names}
                assert node.module in known or modules <= known, f"{name} imports {node.module}"
            if isinstance(node, ast.Import):
                modules = {alias.name for alias in node.names if alias.name.split(".")[0] == "asztal"}
                assert modules <= known, f"{name} imports {modules - known}"
