"""Asztal side by side with OpenSpiel, PettingZoo, Catanatron and RLCard on this machine, in one go.

    python -m bench.peers             # a few minutes
    python -m bench.peers --quick     # about a quarter of that
    python -m bench.peers --json      # a list of rows for a program to read

Run it with the Python that Asztal is installed in, compiled and with ``asztal[research]``. The peers get an environment
of their own, ``.bench/venv``, made on first use from ``requirements-peers.txt``. Everybody is measured in turns, on one
core, in CPU time, and the best turn counts, so that a busy machine hurts all alike. Only ratios are judged: the exit
code is 1 if one misses its bar, and 2 if nothing could be measured.
"""
