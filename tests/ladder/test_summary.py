"""``strength.toml``: what other programs read."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from asztal.engine.errors import BadLadder
from asztal.engine.rng import seeded
from asztal.games import find
from asztal.ladder import summary
from asztal.ladder.file import Ladder
from asztal.ladder.pairing import tables
from asztal.ladder.results import level_bots
from tests.ladder.tools import FOUR, kept, made_up

LEVELS = level_bots(find("connect_four"))
BOTS = list(LEVELS.values())
NAMES = list(LEVELS)


def climbed(path: Path, bots: list[str], games: int = 200) -> Ladder:
    strengths = {bot: 2.0**at for at, bot in enumerate(bots)}
    return kept(path, made_up(strengths, games, seeded(1), tables(bots, 2)))


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout of nothing but the folder of a game."""
    shelf = tmp_path / "checkout" / "asztal" / "games"
    (shelf / "connect_four").mkdir(parents=True)
    (tmp_path / "checkout" / "pyproject.toml").touch()
    monkeypatch.setattr(summary, "GAMES", shelf)
    return shelf


def test_every_level_above_the_lowest_tells_how_it_did_against_the_one_below(tmp_path: Path) -> None:
    read = tomllib.loads(summary.summary(climbed(tmp_path / "four.jsonl", BOTS)))
    assert {key: read[key] for key in read if key != "level"} == {"seats": 2, "scale": 1.0, "games": 200}
    assert [(level["name"], level["against"]) for level in read["level"]] == list(zip(NAMES[1:], NAMES, strict=False))
    for level in read["level"]:
        assert list(level) == ["name", "bot", "against", "games", "won", "low", "high"]
        assert level["bot"] == LEVELS[level["name"]]
        assert level["games"] == 200
        assert level["low"] < level["won"] < level["high"]
        assert level["won"] == pytest.approx(2 / 3, abs=0.12)


def test_the_lowest_level_is_told_against_chance_if_they_met(tmp_path: Path) -> None:
    read = tomllib.loads(summary.summary(climbed(tmp_path / "four.jsonl", ["random", *BOTS])))
    assert [level["name"] for level in read["level"]] == NAMES
    assert read["level"][0]["against"] == "random"


def test_a_ladder_without_a_level_is_not_published(checkout: Path, tmp_path: Path) -> None:
    with pytest.raises(BadLadder, match=f"no matches between {NAMES[-1]} and {NAMES[-2]}"):
        summary.publish([climbed(tmp_path / "four.jsonl", BOTS[:-1])])
    assert list(checkout.rglob("*.toml")) == []


def test_the_first_ladder_of_a_game_is_published_into_its_folder(checkout: Path, tmp_path: Path) -> None:
    first, second = climbed(tmp_path / "one.jsonl", BOTS), climbed(tmp_path / "two.jsonl", BOTS, 100)
    path = checkout / "connect_four" / "strength.toml"
    assert summary.publish([first, second]) == [path]
    assert path.read_text(encoding="utf-8") == summary.summary(first)
    assert first.terms == FOUR


def test_nothing_is_published_into_an_installation(checkout: Path, tmp_path: Path) -> None:
    (tmp_path / "checkout" / "pyproject.toml").unlink()
    with pytest.raises(BadLadder, match="into the sources of a checkout"):
        summary.publish([climbed(tmp_path / "four.jsonl", BOTS)])
    assert list(checkout.rglob("*.toml")) == []
