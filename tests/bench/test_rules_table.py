"""asztal bench: what it measures at, and how it tells it."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict, replace

import pytest

from asztal import bench, cli, games
from asztal.engine.step import AskTogether

QUICK = bench.Row("tara", 2, True, 9_876_543, 543_210.9, 0.123, 12.345, 23.456, 98_765, 1_234_567)
SLOW = bench.Row("tara", 2, False, 123_456, 98.7, 4.5, 45.678, 56.789, 654, None)
FOUR = replace(QUICK, game="connect_four", seats=2)


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> list[str]:
    """What the command prints of figures that are made up, on a screen of 100 columns."""
    made_up = {"tara": [QUICK, SLOW], "connect_four": [FOUR]}
    monkeypatch.setattr(cli, "measure_both_ways", made_up.__getitem__)
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setattr(sys, "argv", ["asztal", "bench", "connect_four", "tara"])
    cli.main()
    return capsys.readouterr().out.splitlines()


def test_every_title_and_figure_is_told_in_full(told: list[str]) -> None:
    heads = [line.split() for line in told if line.strip().startswith("seats")]
    assert heads == [[head for head, _ in bench.HEADS]] * 2
    lines = [line.split() for line in told if "compiled" in line]
    assert lines == [FOUR.cells(), QUICK.cells(), SLOW.cells()]


def test_the_tables_stand_under_the_titles_of_the_games(told: list[str]) -> None:
    titles = [line.strip() for line in told if line.strip() in ("Connect Four", "Tara, Seat of Kings")]
    assert titles == ["Connect Four", "Tara, Seat of Kings"]


def test_a_batch_that_could_not_be_measured_is_no_zero() -> None:
    assert SLOW.cells()[-1] == "–"


def test_json_has_every_figure(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(cli, "measure_both_ways", lambda name: [QUICK, SLOW])
    monkeypatch.setattr(sys, "argv", ["asztal", "bench", "tara", "--json"])
    cli.main()
    assert json.loads(capsys.readouterr().out) == [asdict(QUICK), asdict(SLOW)]


@pytest.mark.parametrize("name", games.names())
def test_positions_are_beginnings_of_usual_turns_all_over_a_match(name: str) -> None:
    game = games.find(name)
    turns = bench._turns(game, game.seats[-1])
    kinds = {turn.step.kind.name for turn in turns if turn.step is not None and turn.menu}
    assert len(kinds) == 1
    assert not any(isinstance(turn.step, AskTogether) for turn in turns)
    made = [int(turn.decisions) for turn in turns]
    assert made == sorted(set(made))
    assert made[-1] > 2 * made[len(made) // 4]
