"""Playing a ladder, and going on with it."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from asztal.engine.errors import AsztalError
from asztal.games import find
from asztal.ladder.file import Ladder
from asztal.ladder.play import Plan, climb, plan
from asztal.ladder.results import level_bots

# Deterministic, because their budgets are iterations.
BOTS = ["random", "greedy", "search:3"]


@pytest.fixture(scope="module")
def planned() -> Plan:
    return plan("connect_four", BOTS, 6)


def played(path: Path, planned: Plan, jobs: int = 1) -> Ladder:
    ladder = Ladder.go_on(path, planned.terms)
    climb(ladder, planned.missing(ladder), jobs)
    return ladder


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory, planned: Plan) -> Ladder:
    """A ladder played without interruption."""
    return played(tmp_path_factory.mktemp("whole") / "four.jsonl", planned)


def test_all_matches_are_played_and_kept(whole: Ladder, planned: Plan) -> None:
    assert planned.missing(whole) == []
    seatings = Counter(match.bots for match in Ladder.read(whole.path).matches)
    assert seatings == dict.fromkeys(
        [("random", "greedy"), ("greedy", "random"), ("greedy", "search:3"), ("search:3", "greedy")], 3
    )


def test_the_payoffs_are_those_of_the_seats(whole: Ladder) -> None:
    won = Counter[str]()
    for match in whole.matches:
        won.update({bot: round(2 * payoff) for bot, payoff in zip(match.bots, match.payoffs, strict=True)})
    assert won["greedy"] + won["search:3"] >= 20
    assert won["random"] <= 4


@pytest.mark.parametrize("share", [0.0, 0.15, 0.4, 0.5, 0.77, 0.99])
def test_a_ladder_cut_off_anywhere_ends_as_if_it_had_not_been(
    whole: Ladder, planned: Plan, tmp_path: Path, share: float
) -> None:
    content = whole.path.read_bytes()
    first = content.index(b"\n") + 1
    path = tmp_path / "cut.jsonl"
    path.write_bytes(content[: first + int(share * (len(content) - first))])
    assert played(path, planned).matches == whole.matches
    assert sorted(path.read_bytes().splitlines()) == sorted(content.splitlines())


def test_what_is_there_is_not_played_again(whole: Ladder, planned: Plan) -> None:
    before = whole.path.read_bytes()
    played(whole.path, planned)
    assert whole.path.read_bytes() == before


def test_more_games_go_on_from_fewer(tmp_path: Path, whole: Ladder, planned: Plan) -> None:
    played(tmp_path / "more.jsonl", plan("connect_four", BOTS, 2))
    assert played(tmp_path / "more.jsonl", planned).matches == whole.matches


def test_the_number_of_processes_does_not_matter(tmp_path: Path, whole: Ladder, planned: Plan) -> None:
    assert played(tmp_path / "two.jsonl", planned, jobs=2).matches == whole.matches


def test_mixed_tables_of_three_are_played(tmp_path: Path) -> None:
    ladder = played(tmp_path / "tara.jsonl", plan("tara", ["random", "greedy", "search:1"], 3, seats=3))
    assert sorted(match.bots.index("greedy") for match in ladder.matches) == [0, 1, 2]


REFUSED = {
    "a bot alone": (("connect_four", ["greedy"]), {}, "at least 2 different bots, not 1"),
    "fewer bots than seats": (("tara", ["random", "greedy"]), {"seats": 3}, "at least 3 different bots, not 2"),
    "a bot twice": (("tara", ["random", "greedy", "random"]), {}, "'random' and 'random' are the same bot"),
    "a level and its bot": (("tara", ["medium", "{medium}"]), {}, "are the same bot; name every bot once"),
    "an unknown bot": (("tara", ["random", "impossible"]), {}, "'impossible'.*easy"),
    "an unknown game": (("tarra", ["random", "greedy"]), {}, "did you mean tara"),
    "too many seats": (("connect_four", ["random", "greedy"]), {"seats": 3}, "for 2 seats, not for 3"),
    "hardly any time": (("tara", ["random", "greedy"]), {"scale": 1e-9}, "from 0.0001 to 1"),
    "no time": (("tara", ["random", "greedy"]), {"scale": 0.0}, "from 0.0001 to 1"),
    "more than the time": (("tara", ["random", "greedy"]), {"scale": 1.5}, "from 0.0001 to 1"),
    "a time that is no number": (("tara", ["random", "greedy"]), {"scale": float("nan")}, "from 0.0001 to 1"),
    "an unknown option": (("tara", ["random", "greedy"]), {"options": {"x": "1"}}, "round_limit"),
}


@pytest.mark.parametrize(("asked", "more", "right"), REFUSED.values(), ids=REFUSED)
def test_what_makes_no_ladder_is_refused(asked: tuple[str, list[str]], more: dict[str, object], right: str) -> None:
    game, words = asked
    with pytest.raises(AsztalError, match=right):
        plan(game, [word.format(**level_bots(find("tara"))) for word in words], 10, **more)  # type: ignore[arg-type]
