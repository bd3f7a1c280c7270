"""Servers and workers of our own, in a folder of their own."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
from pathlib import Path
from typing import Self

from bench.load.errors import LoadError
from bench.load.wire import PATIENCE_S

ROOT = Path(__file__).resolve().parent.parent.parent
LOG = "server.log"
# On a machine that has much else to do a start takes long.
START_S = 60.0


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


class Running:
    """A process of our own, and what the system says about it."""

    def __init__(self, process: asyncio.subprocess.Process, told: str) -> None:
        self.process = process
        self.told = told
        """The line by which it says that it is ready."""

    @classmethod
    async def run(cls, folder: Path, *command: str) -> Self:
        """Starts one; it is ready when this returns."""
        with (folder / LOG).open("ab") as log:
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "asztal", *command),
                stdout=asyncio.subprocess.PIPE,
                stderr=log,
                stdin=asyncio.subprocess.DEVNULL,
                cwd=ROOT,
            )
        assert process.stdout is not None
        line = b""
        with contextlib.suppress(TimeoutError):
            line = await asyncio.wait_for(process.stdout.readline(), START_S)
        running = cls(process, line.decode())
        if not line:
            await running.stop(signal.SIGKILL)
            raise LoadError(f"asztal {command[0]} did not start: {last_line(folder / LOG)}")
        return running

    async def stop(self, by: signal.Signals = signal.SIGTERM) -> None:
        """Ends it, gracefully if it can."""
        if self.process.returncode is not None:
            return
        with contextlib.suppress(ProcessLookupError):
            self.process.send_signal(by)
        try:
            await asyncio.wait_for(self.process.wait(), PATIENCE_S)
        except TimeoutError:
            self.process.kill()
            await self.process.wait()

    def memory_kb(self) -> int:
        """What it holds in memory now."""
        lines = Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS:"))

    def cpu_s(self) -> float:
        """CPU seconds so far, of all its threads."""
        return cpu_s(self.process.pid)


class Server(Running):
    """A server on any port."""

    @classmethod
    async def start(cls, folder: Path, *options: str, database: str = "") -> Self:
        """Without options addresses have no limits; without a database it has one in the folder."""
        command = ["serve", "--host", "127.0.0.1", "--port", "0", "--no-browser"]
        command += ["--database", database or str(folder / "load.db"), *(options or ("--rate", "0"))]
        server = await cls.run(folder, *command)
        say(f"server: process {server.process.pid}, port {server.port}")
        return server

    @property
    def port(self) -> int:
        return int(self.told.partition("http://127.0.0.1:")[2].partition("/")[0])


class Worker(Running):
    """A process in which bots think for servers."""

    @classmethod
    async def start(cls, folder: Path, database: str) -> Self:
        worker = await cls.run(folder, "think", "--database", database, "--thinkers", "1")
        say(f"worker: process {worker.process.pid}")
        return worker


def cpu_s(pid: int, with_children: bool = False) -> float:
    """CPU seconds so far of a process, and of those of its children that have ended."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return sum(map(int, fields[11 : 15 if with_children else 13])) / os.sysconf("SC_CLK_TCK")


def machine_cpu_s() -> float:
    """CPU seconds so far of all processes on this machine."""
    fields = [int(field) for field in Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:]]
    # user, nice, system, idle, iowait, irq, softirq, steal; what guests take is in the first two already.
    return (sum(fields[:8]) - fields[3] - fields[4]) / os.sysconf("SC_CLK_TCK")


def last_line(path: Path) -> str:
    lines = path.read_text(encoding="utf-8").strip().splitlines() if path.exists() else []
    return lines[-1].strip() if lines else "no reason was given."
