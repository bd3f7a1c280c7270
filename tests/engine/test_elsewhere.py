"""Games in folders of one's own are modules like any other, also in processes that have not asked for them."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from pathlib import Path

GAMES = Path(__file__).parents[1] / "games_for_tests"
_SENDER = """
import pickle, sys
from asztal import games
sys.stdout.buffer.write(pickle.dumps(games.find("isles").new(2, 1)))
"""
_RECEIVER = "import pickle, sys; print(type(pickle.load(sys.stdin.buffer)).__module__)"


def test_a_state_of_a_game_from_elsewhere_can_be_sent_to_a_fresh_process() -> None:
    environment = {**os.environ, "ASZTAL_GAMES": str(GAMES)}
    sent = subprocess.run([sys.executable, "-c", _SENDER], env=environment, capture_output=True, check=True).stdout
    assert pickle.PROTO in sent
    command = [sys.executable, "-c", _RECEIVER]
    got = subprocess.run(command, env=environment, input=sent, capture_output=True, check=True).stdout
    assert got.strip() == b"asztal.games.isles.state"
