"""What is in the sdist and in the wheel."""

from __future__ import annotations

import tarfile
import zipfile
from pathlib import Path

import pytest

from tests.install.tools import CHECKOUT, ODD, tracked

pytestmark = pytest.mark.skipif(not (CHECKOUT / ".git").exists(), reason="only git knows which files there are")


def test_the_wheel_has_every_file_of_the_package_and_no_other(dist: Path) -> None:
    with zipfile.ZipFile(next(dist.glob("*.whl"))) as wheel:
        names = {name for name in wheel.namelist() if ".dist-info/" not in name}
    built = {name for name in names if name.endswith((".so", "asztal/_build.json"))}
    assert names - built == {*tracked("asztal"), ODD}
    assert "asztal/engine/old.so" not in built


def test_the_sdist_has_what_it_takes_to_build_and_test(dist: Path) -> None:
    with tarfile.open(next(dist.glob("*.tar.gz"))) as sdist:
        names = {name.partition("/")[2] for name in sdist.getnames()}
    needed = {*tracked("asztal"), *tracked("tests"), "setup.py", "pyproject.toml", "Makefile", "requirements.lock"}
    assert not needed - names
    assert not [name for name in names if name.endswith((".so", ".pyc", "_build.json"))]
