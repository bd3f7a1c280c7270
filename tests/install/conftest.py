"""One build for all tests here, and one environment it is installed in: both take long."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
import venv
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.install.tools import CHECKOUT, ODD, Installed, tracked


@pytest.fixture(scope="session")
def dist(shared: Path) -> Path:
    """The folder with the sdist and the wheel that was made of it, each in isolation."""
    return once(shared / "dist", lambda folder: _build(shared / "export", folder))


@pytest.fixture(scope="session")
def installed(shared: Path, dist: Path) -> Installed:
    """The wheel, in an environment that had nothing else."""
    return Installed(once(shared / "environment", lambda folder: _install(next(dist.glob("*.whl")), folder)))


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that all processes of this test run share."""
    own = tmp_path_factory.getbasetemp()
    folder = (own.parent if "PYTEST_XDIST_WORKER" in os.environ else own) / "install"
    folder.mkdir(exist_ok=True)
    return folder


def once(folder: Path, make: Callable[[Path], None]) -> Path:
    """What whoever comes first makes; the others wait for it."""
    done = folder.with_suffix(".done")
    with folder.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not done.exists():
            make(folder)
            done.touch()
    return folder


def _build(export: Path, dist: Path) -> None:
    for name in tracked():
        (export / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(CHECKOUT / name, export / name)
    # A kind of data that nobody has listed anywhere; and what builds and runs leave behind.
    for name in (ODD, "asztal/_build.json", "asztal/engine/old.so", "asztal/__pycache__/old.pyc"):
        (export / name).parent.mkdir(exist_ok=True)
        (export / name).write_text("{}", encoding="utf-8")
    _run(sys.executable, "-m", "build", "--outdir", str(dist), str(export))


def _install(wheel: Path, folder: Path) -> None:
    venv.create(folder, with_pip=True)
    constraints = CHECKOUT / "requirements.lock"
    _run(str(folder / "bin" / "python"), "-m", "pip", "install", "--quiet", "-c", str(constraints), str(wheel))


def _run(*command: str) -> None:
    # Nothing of the checkout helps.
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
