"""The lock files with hashes: complete, and of the versions that the tests run with."""

from __future__ import annotations

import re
from importlib.metadata import requires

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.deploy.tools import CHECKOUT, DEPLOY

LINE = re.compile(r"([A-Za-z0-9._-]+)==([^ ;]+)(?: ; ([^\\]+?))? \\")
HASH = re.compile(r"    --hash=sha256:[0-9a-f]{64}(?: \\)?")


def locked(name: str) -> dict[str, str]:
    """Package → version; each must have hashes, and nothing else may stand in the file."""
    found: dict[str, str] = {}
    hashes = 1
    for line in (DEPLOY / name).read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            continue
        if HASH.fullmatch(line):
            hashes += 1
            continue
        package = LINE.fullmatch(line)
        assert package, line
        assert hashes, f"no hash before {line}"
        found[canonicalize_name(package[1])] = package[2]
        hashes = 0
    assert found
    assert hashes
    return found


def pinned() -> dict[str, str]:
    """The versions the tests run with."""
    lines = [
        line
        for name in ("requirements.lock", "requirements-dev.lock")
        for line in (CHECKOUT / name).read_text(encoding="utf-8").splitlines()
        if "==" in line
    ]
    return {canonicalize_name(package): version for package, _, version in (line.partition("==") for line in lines)}


def needed(package: str, extras: frozenset[str]) -> set[str]:
    """All that a package needs here, with what these need in turn."""
    found: set[str] = set()
    waiting = [(package, extras)]
    while waiting:
        name, wanted = waiting.pop()
        for line in requires(name) or []:
            requirement = Requirement(line)
            applies = requirement.marker is None or any(
                requirement.marker.evaluate({"extra": extra}) for extra in (*wanted, "")
            )
            other = canonicalize_name(requirement.name)
            if applies and other not in found:
                found.add(other)
                waiting.append((other, frozenset(requirement.extras)))
    return found


def test_what_running_needs_is_locked_and_no_tool_is() -> None:
    packages = locked("requirements.lock")
    assert not needed("asztal", frozenset({"postgres"})) - set(packages)
    assert not {"mypy", "pytest", "setuptools"} & set(packages)


def test_what_building_needs_is_locked() -> None:
    assert not {"setuptools", "mypy", *needed("mypy", frozenset({"mypyc"}))} - set(locked("requirements-build.lock"))


def test_the_versions_are_those_of_the_tests() -> None:
    known = pinned()
    for name in ("requirements.lock", "requirements-build.lock"):
        assert {package: known.get(package) for package in locked(name)} == locked(name)
