"""Compiling the rules beside a running server, so that the first start need not wait for them.

The build is a process group of its own and lasts no longer than whoever holds the other end of its input: the server,
however that ends. What it had made by then is not used, because the build record is written last.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from asztal._compiled import PACKAGE, is_current
from asztal.engine.errors import AsztalError
from asztal.words import Words

CHECKOUT = PACKAGE.parent
LOG = CHECKOUT / "build" / "compile.log"
BUILD = (sys.executable, "setup.py", "--quiet", "build_ext", "--inplace")
# Whoever plays or thinks comes first.
_NICENESS = 10


class NoCheckout(AsztalError):
    """There is nothing to compile where Asztal was installed ready-made."""


@contextmanager
def compiling(words: Words) -> Iterator[None]:
    """Compiles the rules meanwhile, if they are not, and says what came of it."""
    if not (CHECKOUT / "setup.py").exists():
        raise NoCheckout("The rules can be compiled in a checkout only; leave out --compile.")
    if is_current():
        yield
        return
    print(words.say("compile-begins"), flush=True)
    build = _start()
    threading.Thread(target=_report, args=(build, words), daemon=True).start()
    try:
        yield
    finally:
        assert build.stdin is not None
        build.stdin.close()
        build.wait()


def _start() -> subprocess.Popen[bytes]:
    LOG.parent.mkdir(exist_ok=True)
    with LOG.open("wb") as log:
        command = [sys.executable, "-m", "asztal.compiling"]
        return subprocess.Popen(
            command, cwd=CHECKOUT, stdin=subprocess.PIPE, stdout=log, stderr=log, start_new_session=True
        )


def _report(build: subprocess.Popen[bytes], words: Words) -> None:
    """Says how the build ended, unless it was ended."""
    if build.wait() < 0:
        return
    if is_current():
        print(words.say("compile-done"), flush=True)
    else:
        lines = LOG.read_text(encoding="utf-8", errors="replace").splitlines()
        print(words.say("compile-failed", why=lines[-1] if lines else "?", log=str(LOG)), flush=True)


def _end_with_the_input() -> None:
    sys.stdin.read()
    os.killpg(0, signal.SIGTERM)


def main() -> None:
    """Builds, as long as the input is open."""
    os.nice(_NICENESS)
    threading.Thread(target=_end_with_the_input, daemon=True).start()
    sys.exit(subprocess.run(BUILD, stdin=subprocess.DEVNULL, check=False).returncode)


if __name__ == "__main__":
    main()
