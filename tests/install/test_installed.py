"""The wheel in an empty environment, from a folder that is not the checkout."""

from __future__ import annotations

import json
import signal
import subprocess
from pathlib import Path

from httpx import Client

from asztal import __version__, games
from tests.install.tools import Installed

PATIENCE_S = 60


def test_it_is_compiled_if_the_wheel_has_compiled_modules(installed: Installed, tmp_path: Path) -> None:
    compiled = any(installed.folder.glob("lib/python*/site-packages/asztal/*.so"))
    rules = "compiled" if compiled else "uncompiled; 'make build' compiles them where there is a C compiler"
    assert installed.say(tmp_path, "--version") == f"asztal {__version__} (rules {rules})\n"


def test_a_match_is_played_in_the_terminal(installed: Installed, tmp_path: Path) -> None:
    start = ("play", "connect_four", "--seats", "you,random", "--seed", "1", "--file", "four.json")
    assert "●" in installed.say(tmp_path, *start, typed="4\nq\n")
    assert len(json.loads((tmp_path / "four.json").read_text(encoding="utf-8"))["choices"]) == 2


def test_bots_play_every_game(installed: Installed, tmp_path: Path) -> None:
    for game in games.names():
        told = installed.say(tmp_path, "simulate", game, "--seats", "random,greedy", "--games", "2", "--json")
        assert json.loads(told)["games"] == 2


def test_the_table_is_served(installed: Installed, tmp_path: Path) -> None:
    command = installed.command("serve", "--port", "0", "--database", str(tmp_path / "tables.db"))
    with subprocess.Popen(
        command, cwd=tmp_path, env=installed.environment(tmp_path), stdout=subprocess.PIPE, text=True
    ) as server:
        try:
            assert server.stdout is not None
            address = next(word for word in server.stdout.readline().split() if word.startswith("http")).rstrip("/")
            with Client(base_url=address, headers={"origin": address}, timeout=PATIENCE_S) as browser:
                assert "Tara" in browser.get("/").raise_for_status().text
                form = {"game": "tara", "seats": 2, "who-0": "me", "who-1": "here"}
                table = browser.post("/tables", data=form).headers["location"]
                assert "<svg" in browser.get(table).raise_for_status().text
        finally:
            server.send_signal(signal.SIGINT)
            server.wait(PATIENCE_S)


def test_only_a_checkout_can_be_compiled(installed: Installed, tmp_path: Path) -> None:
    command = installed.command("serve", "--port", "0", "--database", str(tmp_path / "tables.db"), "--compile")
    done = subprocess.run(
        command, cwd=tmp_path, env=installed.environment(tmp_path), capture_output=True, text=True, check=False
    )
    assert (done.returncode, "leave out --compile" in done.stderr) == (2, True)
