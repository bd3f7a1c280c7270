"""A server of our own, in a folder of its own."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
from pathlib import Path

from bench.load.errors import LoadError
from bench.load.wire import PATIENCE_S

ROOT = Path(__file__).resolve().parent.parent.parent


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


class Server:
    """A server of our own, and what the system says about its process."""

    def __init__(self, process: asyncio.subprocess.Process, port: int) -> None:
        self.process = process
        self.port = port

    @classmethod
    async def start(cls, folder: Path, *options: str) -> Server:
        """Starts one on any port; it is ready when this returns. Without options addresses have no limits."""
        command = [sys.executable, "-m", "asztal", "serve", "--host", "127.0.0.1", "--port", "0", "--no-browser"]
        command += ["--database", str(folder / "load.db"), *(options or ("--rate", "0"))]
        with (folder / "server.log").open("ab") as log:
            process = await asyncio.create_subprocess_exec(
                *command, stdout=asyncio.subprocess.PIPE, stderr=log, stdin=asyncio.subprocess.DEVNULL, cwd=ROOT
            )
        assert process.stdout is not None
        line = b""
        with contextlib.suppress(TimeoutError):
            line = await asyncio.wait_for(process.stdout.readline(), PATIENCE_S)
        address = line.decode().partition("http://127.0.0.1:")[2]
        if not address:
            await cls(process, 0).stop(signal.SIGKILL)
            raise LoadError(f"The server did not start: {last_line(folder / 'server.log')}")
        say(f"server: process {process.pid}, port {address.partition('/')[0]}")
        return cls(process, int(address.partition("/")[0]))

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
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def machine_cpu_s() -> float:
    """CPU seconds so far of all processes on this machine."""
    fields = [int(field) for field in Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:]]
    # user, nice, system, idle, iowait, irq, softirq, steal; what guests take is in the first two already.
    return (sum(fields[:8]) - fields[3] - fields[4]) / os.sysconf("SC_CLK_TCK")


def last_line(path: Path) -> str:
    lines = path.read_text(encoding="utf-8").strip().splitlines()
    return lines[-1].strip() if lines else "no reason was given."
