"""A real server in a process of its own, on a free port of this machine, with a database that goes with the test."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
from pathlib import Path
from urllib.parse import urlsplit

_AS_USERS_DO = ["-m", "asztal"]
_HURRIED = ["-c", "from asztal.cli import main; from asztal.web import worker; worker.BOT_PACE_S = 0.0; main()"]
"""Bots that don't wait for people to see what they do."""


class Server:
    """``asztal serve`` as users start it; it can be stopped, killed and started again at the same address."""

    def __init__(self, folder: Path, hurried: bool = False, games: Path | None = None) -> None:
        """The folder keeps the database; ``games`` is a folder of games that are not in the package."""
        self._environment = {**os.environ, **({"ASZTAL_GAMES": str(games)} if games else {})}
        self._way = _HURRIED if hurried else _AS_USERS_DO
        self._database = folder / "asztal.sqlite"
        self._log = folder / "server.log"
        self._process: subprocess.Popen[str] | None = None
        self.port = 0
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Returns when the server listens."""
        command = [sys.executable, *self._way, "serve", "--rate", "0", "--thinkers", "1"]
        with self._log.open("a", encoding="utf-8") as log:
            self._process = subprocess.Popen(
                [*command, "--port", str(self.port), "--database", str(self._database)],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env=self._environment,
            )
        assert self._process.stdout is not None
        ready = next((word for word in self._process.stdout.readline().split() if word.startswith("http")), "")
        assert ready, self.log()
        self.port = urlsplit(ready).port or 0

    def stop(self) -> None:
        """Ends the server the way a system does; it has time to let its pages go."""
        process = self._running()
        process.terminate()
        self._wait(process)

    def kill(self) -> None:
        """Ends the server at once, whatever it is about to do."""
        process = self._running()
        process.kill()
        self._wait(process)

    def close(self) -> None:
        """Ends the server, if it runs, and looks whether anything went wrong in it."""
        if self._process is not None:
            self.stop()
        assert "Traceback" not in self.log(), self.log()

    def log(self) -> str:
        """What the server has written about itself."""
        return self._log.read_text(encoding="utf-8")

    def _running(self) -> subprocess.Popen[str]:
        assert self._process is not None
        process, self._process = self._process, None
        return process

    @staticmethod
    def _wait(process: subprocess.Popen[str]) -> None:
        with process, contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(timeout=15)
            return
        process.kill()
        raise AssertionError("The server did not stop when it was told to.")
