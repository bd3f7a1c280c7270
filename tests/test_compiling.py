"""Compiling beside a server: on copies of the package, with builds that are made up."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from asztal import _compiled

PATIENCE_S = 30
REAL = (_compiled.PACKAGE.parent / "setup.py").read_text(encoding="utf-8")
SUCCEEDS = """
import json, sys
sys.path.insert(0, ".")
from asztal import _compiled
_compiled.LIBRARY.touch()
_compiled.BUILD_RECORD.write_text(json.dumps(_compiled.build_record()))
"""
FAILS = "raise SystemExit('the compiler is on strike')"
LASTS = """
import pathlib, subprocess, sys
helper = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
pathlib.Path("new").write_text(str(helper.pid))
pathlib.Path("new").rename("helper")
helper.wait()
"""
SERVES = """
import time
from pathlib import Path
from asztal.compiling import compiling
from asztal.words import Words
with compiling(Words("en")):
    while not Path({until!r}).exists():
        time.sleep(0.02)
    {then}
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of the package with nothing compiled, in a folder of its own."""
    ignored = shutil.ignore_patterns("__pycache__", "*.so", "_build.json")
    shutil.copytree(_compiled.PACKAGE, tmp_path / "asztal", ignore=ignored)
    return tmp_path


def serve(checkout: Path, until: str, then: str = "pass", **more: str) -> subprocess.Popen[str]:
    """Something that compiles meanwhile, until a file is there."""
    code = SERVES.format(until=until, then=then)
    environment = {**os.environ, "PYTHONPATH": str(checkout), **more}
    return subprocess.Popen(
        [sys.executable, "-c", code], cwd=checkout, env=environment, stdout=subprocess.PIPE, text=True
    )


def build(checkout: Path, script: str) -> None:
    (checkout / "setup.py").write_text(script, encoding="utf-8")


def said(server: subprocess.Popen[str], lines: int) -> list[str]:
    assert server.stdout is not None
    return [server.stdout.readline() for _ in range(lines)]


def finish(server: subprocess.Popen[str], checkout: Path) -> None:
    (checkout / "enough").touch()
    assert server.wait(PATIENCE_S) == 0
    assert server.stdout is not None
    server.stdout.close()


def is_running(process: int) -> bool:
    """Whether there is such a process; one that has ended and waits to be noticed is not."""
    try:
        return Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def test_it_tells_when_it_begins_and_when_it_is_done(checkout: Path) -> None:
    build(checkout, SUCCEEDS)
    server = serve(checkout, "enough")
    begins, done = said(server, 2)
    assert "being compiled in the background" in begins
    assert "from its next start on" in done
    finish(server, checkout)


def test_what_is_compiled_is_not_compiled_again(checkout: Path) -> None:
    build(checkout, SUCCEEDS)
    subprocess.run([sys.executable, "setup.py"], cwd=checkout, check=True)
    build(checkout, FAILS)
    (checkout / "enough").touch()
    out, _ = serve(checkout, "enough").communicate(timeout=PATIENCE_S)
    assert out == ""


def test_a_build_that_fails_is_told_with_its_reason_and_kept_in_the_log(checkout: Path) -> None:
    build(checkout, FAILS)
    server = serve(checkout, "enough")
    told = said(server, 2)[1]
    log = checkout / "build" / "compile.log"
    assert "stay uncompiled" in told
    assert "the compiler is on strike" in told
    assert str(log) in told
    assert "the compiler is on strike" in log.read_text(encoding="utf-8")
    finish(server, checkout)


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="needs to look at processes")
@pytest.mark.parametrize("then", ["pass", "import os; os.kill(os.getpid(), 9)"], ids=["usual end", "kill -9"])
def test_no_compiler_outlives_the_server(checkout: Path, then: str) -> None:
    build(checkout, LASTS)
    server = serve(checkout, "helper", then)
    server.communicate(timeout=PATIENCE_S)
    helper = int((checkout / "helper").read_text(encoding="utf-8"))
    ends = time.monotonic() + PATIENCE_S
    while is_running(helper) and time.monotonic() < ends:
        time.sleep(0.02)
    assert not is_running(helper)


def test_without_a_c_compiler_that_is_told_and_nothing_else_happens(checkout: Path) -> None:
    build(checkout, REAL)
    server = serve(checkout, "enough", CC="false")
    assert "no C compiler" in said(server, 2)[1]
    assert not (checkout / "asztal" / "_build.json").exists()
    finish(server, checkout)


def test_a_build_waits_for_another_in_the_same_place(checkout: Path) -> None:
    build(checkout, REAL)
    (checkout / "build").mkdir()
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
    with (checkout / "build" / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        other = subprocess.Popen(command, cwd=checkout, env={**os.environ, "ASZTAL_NO_COMPILE": "1"})
        with pytest.raises(subprocess.TimeoutExpired):
            other.wait(1.5)
    assert other.wait(PATIENCE_S) == 0
