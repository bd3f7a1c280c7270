"""``python -m asztal`` is the same as ``asztal``."""

from asztal.cli import main

main()
