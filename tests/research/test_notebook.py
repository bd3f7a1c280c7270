"""The notebook runs from top to bottom, and shows what it says it shows."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbclient import NotebookClient

from asztal import games
from asztal.engine.game import SPECTATOR, view_of
from asztal.research.picture import picture

NOTEBOOK = Path(__file__).parents[2] / "docs" / "notebook.ipynb"


def notebook() -> Any:
    return nbformat.read(NOTEBOOK, as_version=4)  # type: ignore[no-untyped-call]


@pytest.fixture(scope="module")
def shown(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[Any]]:
    """What each cell showed when the notebook was run in a kernel of its own, without anybody's settings."""
    folder = str(tmp_path_factory.mktemp("kernel"))
    with pytest.MonkeyPatch.context() as environment:
        for name in ("IPYTHONDIR", "JUPYTER_CONFIG_DIR", "JUPYTER_RUNTIME_DIR"):
            environment.setenv(name, folder)
        run = NotebookClient(notebook(), timeout=120, kernel_name="python3").execute()
    return {cell.id: cell.outputs for cell in run.cells if cell.cell_type == "code"}


def printed(outputs: list[Any]) -> str:
    return "".join(output.text for output in outputs if output.output_type == "stream" and output.name == "stdout")


def rates(outputs: list[Any]) -> list[int]:
    """The percentages of winning that a cell printed."""
    return [int(rate) for rate in re.findall(r"wins +(\d+)%", printed(outputs))]


def test_the_notebook_is_kept_valid_tidy_and_without_outputs() -> None:
    kept = notebook()
    nbformat.validate(kept)
    tidy = nbformat.writes(kept)  # type: ignore[no-untyped-call]
    assert NOTEBOOK.read_text(encoding="utf-8") == tidy + "\n"
    assert all(not cell.outputs for cell in kept.cells if cell.cell_type == "code")


def test_nothing_is_shown_on_stderr(shown: dict[str, list[Any]]) -> None:
    assert [name for name, outputs in shown.items() if any(out.get("name") == "stderr" for out in outputs)] == []


def test_each_seat_sees_its_own_cards(shown: dict[str, list[Any]]) -> None:
    hands = [set(re.findall(r"\d+", line)) for line in printed(shown["views"]).splitlines()]
    assert [len(hand) for hand in hands] == [6, 6]
    assert not hands[0] & hands[1]


def test_the_picture_is_shown_in_a_frame(shown: dict[str, list[Any]]) -> None:
    (output,) = shown["picture"]
    assert output.data["text/html"].startswith("<iframe")


def test_the_search_beats_chance(shown: dict[str, list[Any]]) -> None:
    search, random = rates(shown["bots"])
    assert search > 80 > 20 > random


def test_the_learner_gets_clearly_better(shown: dict[str, list[Any]]) -> None:
    (before,), (after,) = rates(shown["learner"]), rates(shown["lessons"])
    assert 35 < before < 65
    assert after > 70


def test_a_match_in_pettingzoo_has_a_winner(shown: dict[str, list[Any]]) -> None:
    rewards = [float(reward) for reward in re.findall(r": (-?[\d.]+)", printed(shown["pettingzoo"]))]
    assert len(rewards) == 3
    assert max(rewards) > 0


def test_openspiel_chooses_a_card(shown: dict[str, list[Any]]) -> None:
    assert "OpenSpiel chooses: " in printed(shown["openspiel"])


@pytest.mark.parametrize("name", games.names())
def test_a_picture_brings_its_style_along_and_asks_for_nothing(name: str) -> None:
    game = games.find(name)
    state = game.new(game.seats[0], 1, game.thinking.simulation)
    page = picture(game, view_of(game, state, int(state.seat))).page
    style, _, body = page.partition("</style>")
    assert f".{name}" in style
    assert f'class="board {name}"' in body
    assert all(address.startswith("#") for address in re.findall(r"""(?:url\(|href=|src=)["']?([^"')]*)""", page))


def test_a_picture_offers_choices_to_those_who_have_them_in_their_language() -> None:
    game = games.find("connect_four")
    state = game.new(2, 1)
    bodies = [picture(game, view_of(game, state, seat), "de").page.partition("</style>")[2] for seat in (0, SPECTATOR)]
    assert [body.count("data-choice") for body in bodies] == [7, 0]
    assert 'aria-label="Spalte 1"' in bodies[0]
