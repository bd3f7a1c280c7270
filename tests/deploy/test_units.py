"""The units for systemd: their commands exist, their settings are known, and they may do little."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.deploy.tools import DEPLOY, parsed, unit, values

UNITS = [path.name for path in sorted(DEPLOY.glob("*.service"))]
PORT = "8138"


def known() -> dict[str, str]:
    lines = (DEPLOY / "asztal.env").read_text(encoding="utf-8").splitlines()
    return {name: value for name, _, value in (line.partition("=") for line in lines if line and line[0] != "#")}


def command(name: str) -> list[str]:
    """What is started, with the settings of the file beside the units filled in."""
    (line,) = values(unit(name)["Service"], "ExecStart")
    filled = re.sub(r"\$\{(\w+)\}", lambda found: known()[found[1]], line.replace("%i", PORT))
    program, *arguments = filled.split()
    assert Path(program).name == "asztal"
    return arguments


def test_there_is_one_for_sqlite_and_two_for_postgresql() -> None:
    assert UNITS == ["asztal-think@.service", "asztal.service", "asztal@.service"]


def test_one_machine_keeps_its_file_where_it_may_write() -> None:
    name, options = parsed(command("asztal.service"))
    (folder,) = values(unit("asztal.service")["Service"], "StateDirectory")
    assert (name, Path(options["database"]).parent) == ("serve", Path("/var/lib") / folder)
    assert options["behind_proxy"]


def test_servers_and_workers_share_a_database() -> None:
    name, server = parsed(command("asztal@.service"))
    other, worker = parsed(command("asztal-think@.service"))
    assert (name, other) == ("serve", "think")
    assert server["port"] == int(PORT)
    assert server["metrics"] != f"127.0.0.1:{PORT}"
    assert server["database"] == worker["database"]
    assert server["database"].startswith("postgresql://")


@pytest.mark.parametrize("name", UNITS)
def test_they_may_do_little(name: str) -> None:
    settings = unit(name)["Service"]
    assert values(settings, "User") == ["asztal"]
    assert values(settings, "CapabilityBoundingSet") == [""]
    assert values(settings, "ProtectSystem") == ["strict"]
    assert values(settings, "SystemCallFilter") == ["@system-service", "~@privileged @resources"]
    for setting in ("NoNewPrivileges", "PrivateUsers", "ProtectHome", "PrivateDevices", "MemoryDenyWriteExecute"):
        assert values(settings, setting) == ["yes"], setting
    assert values(unit(name)["Install"], "WantedBy") == ["multi-user.target"]


def test_all_are_hardened_alike() -> None:
    def hardening(name: str) -> list[tuple[str, str]]:
        settings = unit(name)["Service"]
        return settings[settings.index(("User", "asztal")) :]

    assert len(hardening(UNITS[0])) > 30
    assert all(hardening(name) == hardening(UNITS[0]) for name in UNITS)
