"""What the tests of deploy/ share."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import yaml

from asztal.cli import cli

CHECKOUT = Path(__file__).resolve().parents[2]
DEPLOY = CHECKOUT / "deploy"


def parsed(arguments: list[str]) -> tuple[str, dict[str, Any]]:
    """The command that arguments of asztal name, and its options; whatever does not exist is an error."""
    name, *rest = arguments
    command = cli.commands[name]
    return name, command.make_context(name, rest).params


def compose() -> dict[str, Any]:
    """The compose file, with its anchors filled in."""
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    return found


def unit(name: str) -> dict[str, list[tuple[str, str]]]:
    """The sections of a unit file, each with its settings in order."""
    sections: dict[str, list[tuple[str, str]]] = {}
    section = ""
    for line in (DEPLOY / name).read_text(encoding="utf-8").splitlines():
        if line.startswith("["):
            section = line.strip("[]")
            sections[section] = []
        elif line and not line.startswith("#"):
            key, separator, value = line.partition("=")
            assert separator, line
            sections[section].append((key, value))
    return sections


def stages() -> list[list[tuple[str, str]]]:
    """The instructions of each stage of the container file."""
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    found: list[list[tuple[str, str]]] = [[]]
    for line in "\n".join(lines).replace("\\\n", "").splitlines():
        name, _, rest = line.partition(" ")
        if name == "FROM":
            found.append([])
        found[-1].append((name, " ".join(rest.split())))
    return found


def values(settings: list[tuple[str, str]], name: str) -> list[str]:
    return [value for key, value in settings if key == name]
