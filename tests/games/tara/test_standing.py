"""The running score of Tara."""

from __future__ import annotations

from asztal.engine.game import SPECTATOR
from asztal.games.tara.view import breakdown, running_score, view
from tests.games.tara.position import Scene


def test_the_running_score_is_what_a_limit_on_rounds_would_count() -> None:
    scene = Scene("F1: blue*[red 2], F2: red, H1: blue, C1 C2: red, K1: red", "K1: BLUE, W1: yellow", "")
    score = dict(running_score(view(scene.state, SPECTATOR)))
    assert score == dict(breakdown(scene.state))
    assert score["kings"] == [1, 0, 0, 1]
    assert score["chieftains"] == [0, 0, 0, 2]
    assert score["farmers"] == [1, 0, 0, 1]
